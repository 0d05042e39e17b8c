"""Exploring a tile: a marker leaves the track for an Exploration Space (DI-EXP-03 to EXP-10).

The Exploration Ship does it where it ends, the Forgotten Map anywhere (DI-RUI-13, RUI-14); both name a space in
the same words, so both are judged here.
"""

from functools import cache, lru_cache

from msgspec.structs import replace

from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import SETTLING, SPACES, Move
from pnp.games.diluvium.settlers import can_move, enemy_warships, judge_pair, move_settler, pairs
from pnp.games.diluvium.state import State, with_player

__all__ = ["can_explore", "explore", "explored_by", "mark", "mark_moves", "spaces_of"]

_GOLD_SPACES = tuple(tuple(space for space in (1, 2, 3) if byte >> 2 * (space - 1) & 3) for byte in range(256))
"""The Exploration Spaces with Gold that are free, by the byte of a slot."""
_SETTLING_BITS = 3 << 2 * (SETTLING - 1)


def can_explore(state: State, seat: int, slot: int) -> bool:
    """DI-EXP-03: an Ocean Tile with a free space and without an own marker, and a marker left."""
    player = state.players[seat - 1]
    return player.markers > 0 and state.free[slot] > 0 and not player.marked >> slot & 1


def _settling_slot(state: State, slot: int) -> int:
    """DI-EXP-08, RUI-14: where the Settler of an `S` may go: this tile, unless an enemy Warship is there."""
    return 1 << slot & ~enemy_warships(state, state.frame.seat)


def spaces_of(state: State, slot: int) -> list[tuple[int, ...]]:
    """DI-EXP-06, EXP-08, EXP-09: all ways to place a marker on a tile, as arguments, sorted."""
    byte = state.free[slot]
    found: list[tuple[int, ...]] = [(space,) for space in _GOLD_SPACES[byte]]
    if byte & _SETTLING_BITS:
        moves = pairs(state, _settling_slot(state, slot))
        found += [(SETTLING, *pair) for pair in moves] or [(SETTLING,)]
    return found


def explored_by(state: State, seat: int, slot: int, space: int) -> State:
    """DI-EXP-05 to EXP-07: the leftmost marker goes on a space, and pays what is under it and what the space pays."""
    player = state.players[seat - 1]
    track = state.charter.boards[seat - 1].track
    gold = player.gold + track[len(track) - player.markers] + (space if space != SETTLING else 0)
    player = replace(player, gold=gold, markers=player.markers - 1, marked=player.marked | 1 << slot)
    free = state.free
    free = free[:slot] + bytes((free[slot] - (1 << 2 * (space - 1)),)) + free[slot + 1 :]
    return replace(state, players=with_player(state.players, seat, player), free=free)


def explore(state: State, slot: int, space: int, pair: tuple[int, ...]) -> State:
    """DI-EXP-06: place the active player's marker on a space, or refuse it."""
    if not state.free[slot] >> 2 * (space - 1) & 3:
        refuse("DI-EXP-06", f"there is no free Exploration Space {SPACES[space].upper()} at {state.name(slot)}")
    if space == SETTLING and not pair and can_move(state, _settling_slot(state, slot)):
        refuse("DI-EXP-08", f"a Settler can move to {state.name(slot)}, so one moves")
    state = explored_by(state, state.frame.seat, slot, space)
    if not pair:
        return state
    return move_settler(state, *judge_pair(state, pair[0], pair[1], explored=slot))


# -- after the Exploration Ship's way --------------------------------------------------------------


@cache
def _mark(space: int) -> Move:
    return Move("mark", (space,))


@lru_cache(maxsize=1 << 14)
def _mark_settling(source: int, target: int) -> Move:
    return Move("mark", (SETTLING, source, target))


def mark_moves(state: State) -> list[Move]:
    """All ways to explore the tile of the Exploration Ship."""
    found = spaces_of(state, state.player.scout)
    return [_mark(way[0]) if len(way) == 1 else _mark_settling(way[1], way[2]) for way in found]


def mark(state: State, space: int, *pair: int) -> State:
    """DI-EXP-03: explore the tile of the Exploration Ship."""
    return explore(replace(state, due=state.due[:-1]), state.player.scout, space, pair)
