"""Reefs: the check before phase 1, and what becomes of a Reef (NA-X3).

A Reef lies beside a place. It is discarded with a token that leaves its place, stays beside the Nautilion where that
lands, and leaves it by the check, by being stuck, or because the Nautilion sails on unchecked (NA-X3-08).
"""

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.nautilion.currents import judge_roll
from pnp.games.nautilion.pieces import ONE, REEF_NUMBERS
from pnp.games.nautilion.state import State
from pnp.games.nautilion.steps import CURRENTS

__all__ = ["check", "reef_check", "stow_reef"]


def reef_check(state: State) -> State:
    """NA-X3-03: a Nautilion beside a Reef rolls a die before phase 1."""
    due = (Due("check", about=(1,)),) if state.path.reef else ()
    return replace(state, frame=replace(state.frame, step=CURRENTS), due=due)


def check(state: State, *dice: int) -> State:
    """NA-X3-03 to X3-05: free, and the Reef goes into the reserve, or stuck for this turn."""
    judge_roll(state, dice, "NA-X3-03")
    terms = state.charter.box.numbers.reef
    helped = state.crew >> REEF_NUMBERS[state.path.reef] & 1
    free = dice[0] + terms.pilot * helped >= terms.free
    frame = replace(state.frame, rolled=state.frame.rolled + 1, stuck=not free)
    state = replace(state, frame=frame, due=state.due[:-1])
    return stow_reef(state) if free else state


def stow_reef(state: State) -> State:
    """NA-X3-04, X3-05: the Reef beside the Nautilion goes into the reserve; HA 12 may have taken it."""
    reef = state.path.reef
    if not reef:
        return state
    return replace(state, path=replace(state.path, reef=0), reserve=state.reserve + ONE[reef])
