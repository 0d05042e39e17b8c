"""Turns: action points, who is next, a Settler for who has none, Prayer tokens, and the end (MU-201 to 207, 331 to 333,
601 to 604).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.mu.charter import refuse
from pnp.games.mu.eruption import check_lava
from pnp.games.mu.land import coast
from pnp.games.mu.moves import Move
from pnp.games.mu.places import SPACES
from pnp.games.mu.state import Frame, State, added, with_player
from pnp.masks import cells

__all__ = ["can_pray", "end", "next_turn", "pray", "settle", "settle_moves", "spend"]


def spend(state: State, cost: int, what: str) -> Frame:
    """MU-202: pay for an action."""
    frame = state.frame
    if frame.actions < cost:
        refuse("MU-202", f"{what} costs {cost} AP, and seat {frame.seat} has {frame.actions} left")
    return replace(frame, actions=frame.actions - cost)


# -- one after the other ---------------------------------------------------------------------------


def end(state: State) -> State:
    """MU-204: action points that are left are lost."""
    return replace(state, due=())


def next_turn(state: State) -> State:
    """MU-201, 602, 604: the next player; before the First Player the end is checked."""
    frame, charter = state.frame, state.charter
    if not frame.number:
        return _begin(state, Frame(1, 1, charter.first))
    seat = (frame.seat + 1) % charter.players
    number, last = frame.number + 1, frame.last
    if seat != charter.first:
        return _begin(state, Frame(number, frame.round, seat, raised=frame.raised, idle=frame.idle, last=last))
    if last:
        return replace(state, reason="volcanoes")
    idle = 0 if frame.raised else frame.idle + 1
    if idle >= charter.stagnation_rounds:
        return replace(state, reason="stagnation")
    return _begin(state, Frame(number, frame.round + 1, seat, idle=idle))


def _begin(state: State, frame: Frame) -> State:
    """MU-207: zero lava, then a Settler for who has none, then the actions."""
    split = len(state.land.parts) > 1
    frame = replace(frame, actions=state.charter.numbers.actions, split=split)
    player, seat = state.players[frame.seat], frame.seat
    due: tuple[Due, ...] = (Due("action", seat),)
    if not player.settlers and not player.aboard:
        due = (*due, Due("settle", seat))
    state = replace(state, frame=frame, due=due)
    return state if state.lava else check_lava(state)


# -- the Settler for who has none ------------------------------------------------------------------

_SETTLE = tuple(Move("settle", (space,)) for space in range(len(SPACES)))


def settle_moves(state: State) -> Sequence[Move]:
    """Give all coastal spaces."""
    return [_SETTLE[space] for space in cells(coast(state.land, state.charter.continent))]


def settle(state: State, space: int) -> State:
    """MU-207"""
    if not coast(state.land, state.charter.continent) >> space & 1:
        refuse("MU-207", f"the new Settler comes to a coastal space, and {SPACES[space]} is none")
    player = replace(state.player, settlers=added(state.player.settlers, space))
    return replace(state, players=with_player(state.players, state.frame.seat, player), due=state.due[:-1])


# -- Prayer tokens ---------------------------------------------------------------------------------


def can_pray(state: State) -> bool:
    """MU-331, 332"""
    frame = state.frame
    return not frame.prayed and state.prayers > 0 and frame.actions > state.players[frame.seat].prayers


def pray(state: State) -> State:
    """MU-331, 332: each token that is held makes the next one dearer."""
    frame, player = state.frame, state.player
    if frame.prayed:
        refuse("MU-332", f"seat {frame.seat} has obtained a Prayer token in this turn already")
    if not state.prayers:
        refuse("MU-332", "no Prayer token is left in the supply")
    cost = 1 + player.prayers
    if frame.actions < cost:
        refuse("MU-331", f"the next Prayer token costs {cost} AP, and seat {frame.seat} has {frame.actions} left")
    return replace(
        state,
        players=with_player(state.players, frame.seat, replace(player, prayers=player.prayers + 1)),
        frame=replace(frame, actions=frame.actions - cost, prayed=True),
        prayers=state.prayers - 1,
    )
