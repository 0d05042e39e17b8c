"""The Settle action: two different Settlers, one after the other, then the bonus (DI-STL).

The second move is judged after the first with its harvest and its card. Where no Settler can move, that is said, and
the bonus comes all the same.
"""

from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import SETTLE
from pnp.games.diluvium.settlers import can_move, judge_pair, move_settler, open_slots, pairs
from pnp.games.diluvium.state import State, with_player
from pnp.games.diluvium.steps import AFTER, BONUS, SECOND

__all__ = ["ask_second", "first_settler", "second_settler", "settle_bonus", "settler_moves"]

_NOBODY = Move("settler")


@lru_cache(maxsize=1 << 14)
def _settler(source: int, target: int) -> Move:
    return Move("settler", (source, target))


def settler_moves(state: State) -> list[Move]:
    """DI-STL-01, STL-02: all moves of a Settler; `none` where there is none."""
    found = pairs(state, open_slots(state, state.frame.seat), state.frame.moved)
    return [_settler(*pair) for pair in found] or [_NOBODY]


def first_settler(state: State, *pair: int) -> State:
    """DI-STL-01: the first Settler moves."""
    if not pair:
        _judge_nobody(state)
        return replace(state, due=(), frame=replace(state.frame, step=BONUS))
    start, end = judge_pair(state, pair[0], pair[1])
    return move_settler(replace(state, due=(), frame=replace(state.frame, step=SECOND, moved=end)), start, end)


def ask_second(state: State) -> State:
    """DI-STL-02, STL-03: the second Settler, if one can move now."""
    frame = state.frame
    state = replace(state, frame=replace(frame, step=BONUS))
    if can_move(state, open_slots(state, frame.seat), frame.moved):
        return replace(state, due=(Due("second", frame.seat),))
    return state


def second_settler(state: State, *pair: int) -> State:
    """DI-STL-01: another Settler moves."""
    if not pair:
        _judge_nobody(state)
    start, end = judge_pair(state, pair[0], pair[1], moved=state.frame.moved)
    return move_settler(replace(state, due=()), start, end)


def _judge_nobody(state: State) -> None:
    if can_move(state, open_slots(state, state.frame.seat), state.frame.moved):
        refuse("DI-STL-02", "a Settler can move, so one moves")


def settle_bonus(state: State) -> State:
    """DI-STL-04, VAR-03: a resource of choice, or Gold, if the section was empty."""
    frame = state.frame
    state = replace(state, frame=replace(frame, step=AFTER))
    if not frame.empty >> SETTLE & 1:
        return state
    gold = state.charter.boards[frame.seat - 1].settle_gold
    if gold:
        player = state.player
        player = replace(player, gold=player.gold + gold)
        return replace(state, players=with_player(state.players, frame.seat, player))
    return replace(state, due=(Due("take", frame.seat),)) if any(state.trays) else state
