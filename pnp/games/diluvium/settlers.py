"""Settlers: how one moves, whatever effect moves it (DI-SMV), and what it finds where it lands.

A move is a pair of places. The pairs that are legal now are sources times targets, without those that stay on their
island. A City is a single island whose spaces yield different things (DI-MAP-06).
"""

from functools import cache

from msgspec.structs import replace

from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.places import PLACES, RUINS, SECTIONS, SPACE_SHIFT, kind_of, place_of, slot_of
from pnp.games.diluvium.resources import taken
from pnp.games.diluvium.ruins import owe_draw
from pnp.games.diluvium.state import Player, State, with_player
from pnp.masks import cells

__all__ = [
    "can_move",
    "enemy_warships",
    "judge_pair",
    "landed",
    "local",
    "move_settler",
    "open_slots",
    "pairs",
    "places_on",
    "sources",
    "targets",
    "with_room",
]

_KINDS = tuple(tuple(kind for kind in range(4) if byte >> 2 * kind & 3) for byte in range(256))
"""The kinds that have a free space, by the byte of a slot."""
_SECTIONS = range(len(SECTIONS))


def local(state: State, place: int) -> int:
    """Bring a place of the language down to the map; it may be none of the map's."""
    if place < SPACE_SHIFT:
        return place
    found = place - state.charter.layout.place_offset
    return found if SPACE_SHIFT <= found < SPACE_SHIFT + 4 * len(state.room) else -1


def with_room(room: bytes, place: int, number: int) -> bytes:
    """Give the free spaces with so many more (or fewer) at a place."""
    slot = slot_of(place)
    return room[:slot] + bytes((room[slot] + (number << 2 * kind_of(place)),)) + room[slot + 1 :]


# -- which moves there are -------------------------------------------------------------------------


def sources(player: Player, moved: int = -1) -> list[int]:
    """DI-SMV-01: sections and places with an own Settler, ascending; not the one that has `moved` there just now."""
    found = [section for section in _SECTIONS if player.board[section]]
    last = -1
    for place in player.settlers:
        if place != last:
            last = place
            if place != moved or player.settlers.count(place) > 1:
                found.append(place)
    return found


def enemy_warships(state: State, seat: int) -> int:
    """Give the slots with a Warship of somebody else, as a mask."""
    found = 0
    for number, player in enumerate(state.players, 1):
        if number != seat:
            found |= 1 << player.warship
    return found


def open_slots(state: State, seat: int) -> int:
    """DI-SMV-02, SMV-03: the own City and the tiles with an own marker, but for those with an enemy Warship."""
    own = state.players[seat - 1].marked | 1 << state.charter.homes[seat - 1]
    return own & ~enemy_warships(state, seat)


@cache
def places_on(slot: int, byte: int) -> tuple[int, ...]:
    """Give the places of a slot that are free, by the byte of their room."""
    return tuple(place_of(slot, kind) for kind in _KINDS[byte])


def targets(state: State, slots: int) -> list[int]:
    """DI-SMV-02: the free places on these slots, ascending."""
    room = state.room
    found: list[int] = []
    for slot in cells(slots):
        found += places_on(slot, room[slot])
    return found


def apart(state: State, source: int, target: int) -> bool:
    """DI-SMV-04, MAP-06: whether two places are not on one island."""
    if source == target:
        return False
    slot = slot_of(target)
    return slot < state.charter.layout.ocean or slot_of(source) != slot


def pairs(state: State, slots: int, moved: int = -1) -> list[tuple[int, int]]:
    """Give all moves of the active player's Settlers to these slots, as places of the language, sorted."""
    found: list[tuple[int, int]] = []
    ends = targets(state, slots)
    if not ends:
        return found
    layout = state.charter.layout
    shift, ocean = layout.place_offset, place_of(layout.ocean, 0)
    for source in sources(state.player, moved):
        if source < SPACE_SHIFT:
            found += [(source, end + shift) for end in ends]
        elif source < ocean:
            found += [(source + shift, end + shift) for end in ends if end != source]
        else:
            found += [(source + shift, end + shift) for end in ends if end >> 2 != source >> 2]
    return found


def can_move(state: State, slots: int, moved: int = -1) -> bool:
    """Whether any Settler of the active player can move to these slots."""
    ends = targets(state, slots)
    return any(apart(state, source, end) for source in sources(state.player, moved) for end in ends)


# -- judging ---------------------------------------------------------------------------------------


def judge_pair(state: State, source: int, target: int, explored: int = -1, moved: int = -1) -> tuple[int, int]:
    """Refuse a move by the first rule that it breaks, and give its places on the map.

    `explored` is the one slot to which an Exploration Space moves a Settler, `moved` the place of one that has moved.
    """
    seat, player = state.frame.seat, state.player
    start, end = local(state, source), local(state, target)
    there = (player.board[start] if start < SPACE_SHIFT else player.settlers.count(start)) if start >= 0 else 0
    if not there:
        refuse("DI-SMV-01", f"player {seat} has no Settler at {PLACES[source]}")
    if start == moved and there == 1:
        refuse("DI-STL-01", f"the Settler at {PLACES[source]} has moved already")
    slot = slot_of(end) if end >= 0 else -1
    if explored >= 0 and slot != explored:
        refuse("DI-EXP-08", f"the Settler moves to the explored tile {state.name(explored)}")
    home = state.charter.homes[seat - 1]
    own = slot >= 0 and (player.marked | 1 << home) >> slot & 1
    if not own or not state.room[slot] >> 2 * kind_of(end) & 3:
        refuse("DI-SMV-02", f"{PLACES[target]} is no free space on the own City or beside an own marker")
    if enemy_warships(state, seat) >> slot & 1:
        refuse("DI-SMV-03", f"there is an enemy Warship at {state.name(slot)}")
    if not apart(state, start, end):
        refuse("DI-SMV-04", f"{PLACES[source]} and {PLACES[target]} are on one island")
    return start, end


# -- moving ----------------------------------------------------------------------------------------


def move_settler(state: State, source: int, target: int) -> State:
    """Move a Settler of the active player between two places of the map, and let it find what is there."""
    frame = state.frame
    seat, player = frame.seat, state.player
    room = state.room
    settlers, board, gold = list(player.settlers), player.board, player.gold
    if source < SPACE_SHIFT:
        board = _without(board, source)
        leaving = state.charter.boards[seat - 1].leaving
        if leaving and not frame.paid:
            # DI-VAR-06
            gold += leaving
            frame = replace(frame, paid=True)
    else:
        settlers.remove(source)
        room = with_room(room, source, 1)
    settlers.append(target)
    settlers.sort()
    player = replace(player, settlers=tuple(settlers), board=board, gold=gold)
    players = with_player(state.players, seat, player)
    return landed(replace(state, players=players, room=with_room(room, target, -1), frame=frame), seat, target)


def landed(state: State, seat: int, place: int) -> State:
    """DI-SMV-05, SMV-06: a Settler takes a token or draws a card; an empty tray gives nothing."""
    kind = kind_of(place)
    return owe_draw(state, seat) if kind == RUINS else taken(state, seat, kind, 1)


def _without(board: tuple[int, int, int, int], section: int) -> tuple[int, int, int, int]:
    one, two, three, four = (number - (at == section) for at, number in enumerate(board))
    return one, two, three, four
