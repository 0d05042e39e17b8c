"""Turns: who is next, the wheel, and the last round (DI-TRN-01 to TRN-06, DI-END-01 to END-03).

The end check comes when the first player's turn begins; what the first player finds then holds for the whole round.
"""

from collections.abc import Callable

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.rival import RIVAL, ask_card
from pnp.games.diluvium.state import Frame, State, with_player

__all__ = ["ACTIONS", "begin_turn", "next_turn", "turn_wheel", "wheel_moves"]

ACTIONS = ("engage", "explore", "produce", "settle")
_WHEEL = {last: tuple(Move(action) for action in ACTIONS if action != last) for last in ("", *ACTIONS)}


def begin_turn(state: State) -> State:
    """DI-TRN-02, TRN-06: note which sections are empty; then the wheel is turned, or a Rival card."""
    frame = state.frame
    if not frame.number:
        frame = Frame(1, 1, state.charter.first)
    if state.charter.solo and frame.seat == RIVAL:
        return ask_card(replace(state, frame=frame), "reveal")
    empty = 0
    for section, settlers in enumerate(state.players[frame.seat - 1].board):
        if not settlers:
            empty |= 1 << section
    return replace(state, frame=replace(frame, empty=empty), due=(Due("wheel", frame.seat),))


def next_turn(state: State) -> State:
    """DI-TRN-01, END-01 to END-03: the next player; before the first player the end is checked."""
    frame, charter = state.frame, state.charter
    if frame.card >= 0:
        # the card of the Rival's action is over
        state = replace(state, rival=state.rival.discard(frame.card), frame=replace(frame, card=-1))
    seat = frame.seat % charter.seats + 1
    if seat != charter.first:
        return replace(state, frame=Frame(frame.number + 1, frame.round, seat, last=frame.last))
    if frame.last:
        return replace(state, is_over=True)
    last = not all(state.trays)
    return replace(state, frame=Frame(frame.number + 1, frame.round + 1, seat, last=last))


def wheel_moves(state: State) -> tuple[Move, ...]:
    """DI-TRN-03, TRN-04: any action but the one of the turn before."""
    return _WHEEL[state.player.wheel]


def turn_wheel(action: str) -> Callable[[State], State]:
    """Give what turning the wheel to an action does."""

    def turned(state: State) -> State:
        """DI-TRN-04"""
        player, seat = state.player, state.frame.seat
        if player.wheel == action:
            refuse("DI-TRN-04", f"player {seat} has chosen {action} in the turn before")
        players = with_player(state.players, seat, replace(player, wheel=action))
        return replace(state, players=players, frame=replace(state.frame, action=action), due=(Due(action, seat),))

    return turned
