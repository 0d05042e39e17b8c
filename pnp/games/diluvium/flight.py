"""Flight: what stands on the tile of a Warship and belongs to others goes home (DI-SCR, ENG-12).

Ships go at once. Settlers stay on the tile until their owner has said where they flee to, all of one owner together;
the owners are asked clockwise. Each ship and each Settler pays the one who scares them when it has fled, not before.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import KINDS, PLACES, SPACE_SHIFT, kind_of, place_of, slot_of
from pnp.games.diluvium.resources import taken
from pnp.games.diluvium.settlers import local, with_room
from pnp.games.diluvium.state import State, with_player

__all__ = ["flee", "flee_moves", "scare_away"]


def scare_away(state: State, slot: int, winner: int, victims: Iterable[int]) -> State:
    """DI-SCR-02, SCR-03, SCR-06, SCR-07: what these seats have on a slot flees, and the winner is paid for it."""
    players, room, fled = state.players, state.room, 0
    due: list[Due] = []
    for seat in victims:
        player = players[seat - 1]
        if player.scout == slot:
            player = replace(player, scout=state.charter.homes[seat - 1])
            fled += 1
        scared = [place for place in player.settlers if slot_of(place) == slot]
        if scared and state.charter.solo and seat == 2:
            # DI-SOL-12
            fled += len(scared)
            for place in scared:
                room = with_room(room, place, 1)
            staying = tuple(place for place in player.settlers if slot_of(place) != slot)
            player = replace(player, settlers=staying, board=_sent(player.board, (0,) * len(scared)))
        elif scared:
            due.append(Due("flee", seat, (slot, len(scared), winner)))
        players = with_player(players, seat, player)
    state = replace(state, players=players, room=room, due=(*state.due, *reversed(due)))
    return _paid(state, winner, fled)


def _paid(state: State, winner: int, fled: int) -> State:
    """DI-SCR-06: for each that has fled."""
    player = state.players[winner - 1]
    gold = player.gold + fled * state.charter.box.numbers.scare
    return replace(state, players=with_player(state.players, winner, replace(player, gold=gold)))


def _sent(board: tuple[int, int, int, int], sections: tuple[int, ...]) -> tuple[int, int, int, int]:
    one, two, three, four = (number + sections.count(at) for at, number in enumerate(board))
    return one, two, three, four


# -- where to --------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def _ways(places: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, ...], ...]:
    """Give all ways of sending so many Settlers to places with so much room each, in order."""
    if not number:
        return ((),)
    if not places:
        return ()
    (place, room), *others = places
    rest = tuple(others)
    return tuple(
        (place,) * here + way for here in range(min(room, number), -1, -1) for way in _ways(rest, number - here)
    )


def flee_moves(state: State) -> list[Move]:
    """DI-SCR-04: every choice of free sections and free spaces of the own City."""
    _, seat, (_, number, _) = state.due[-1]
    charter = state.charter
    board, slots = state.players[seat - 1].board, charter.boards[seat - 1].slots
    places = [(section, slots[section] - board[section]) for section in range(len(slots))]
    home = charter.homes[seat - 1]
    for kind in range(len(KINDS)):
        if state.room[home] >> 2 * kind & 3:
            places.append((place_of(home, kind) + charter.layout.place_offset, 1))
    open_places = tuple((place, room) for place, room in places if room > 0)
    return [Move("flee", way) for way in _ways(open_places, number)]


def flee(state: State, *places: int) -> State:
    """DI-SCR-04 to SCR-06: one owner's Settlers go where the owner says and are paid for; in the City they harvest."""
    _, seat, (slot, number, winner) = state.due[-1]
    charter, player = state.charter, state.players[seat - 1]
    if len(places) != number:
        refuse("DI-SCR-02", f"{number} Settlers of player {seat} flee, not {len(places)}")
    home, slots, room = charter.homes[seat - 1], charter.boards[seat - 1].slots, state.room
    arrived: list[int] = []
    for place in places:
        end = local(state, place)
        if 0 <= end < SPACE_SHIFT:
            is_free = player.board[end] + places.count(end) <= slots[end]
        else:
            is_free = slot_of(end) == home and room[home] >> 2 * kind_of(end) & 3 > 0
            if is_free:
                room = with_room(room, end, -1)
                arrived.append(end)
        if not is_free:
            refuse("DI-SCR-04", f"{PLACES[place]} is no free place of player {seat}")
    for place in player.settlers:
        if slot_of(place) == slot:
            room = with_room(room, place, 1)
    staying = (place for place in player.settlers if slot_of(place) != slot)
    player = replace(player, settlers=tuple(sorted((*staying, *arrived))), board=_sent(player.board, places))
    state = replace(state, players=with_player(state.players, seat, player), room=room, due=state.due[:-1])
    for place in arrived:
        state = taken(state, seat, kind_of(place), 1)
    return _paid(state, winner, number)
