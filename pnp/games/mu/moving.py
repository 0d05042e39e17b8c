"""Moving: Settlers go from space to space, with or without a Moai, or leave the Boat (MU-301 to 308)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from pnp.games.mu.charter import refuse
from pnp.games.mu.land import nearest_coast
from pnp.games.mu.moves import Move
from pnp.games.mu.places import AREA_OF, FIRST_SLOT, LOOSE, SLOT_BITS, SPACE_OF_SLOT, SPACES
from pnp.games.mu.state import Player, State, added, moved, removed, with_player
from pnp.games.mu.turns import spend
from pnp.masks import cells

__all__ = [
    "carry",
    "carry_moves",
    "land",
    "landing_moves",
    "lies_at",
    "lying_places",
    "move",
    "space_of_place",
    "taken_up",
    "walk_moves",
]

# -- lying Moai ------------------------------------------------------------------------------------


def space_of_place(place: int) -> int:
    """Give the space of a slot or of a loose Moai."""
    return place - LOOSE if place >= LOOSE else SPACE_OF_SLOT[place]


def lies_at(player: Player, place: int) -> bool:
    """Whether an unraised Moai of the player lies there."""
    return place - LOOSE in player.loose if place >= LOOSE else bool(player.moai >> place & 1)


def taken_up(player: Player, place: int) -> Player:
    """Take away an unraised Moai; its slot becomes bare (MU-307)."""
    if place >= LOOSE:
        return replace(player, loose=removed(player.loose, place - LOOSE))
    return replace(player, moai=player.moai & ~(1 << place))


def lying_places(player: Player, here: Iterable[int]) -> list[tuple[int, int]]:
    """Give the place and the space of each own lying Moai beside an own Settler, sorted; alike ones once."""
    found = []
    if moai := player.moai:
        for space in here:
            slot = FIRST_SLOT[space]
            bits = moai >> slot & SLOT_BITS[space]
            if bits & 1:
                found.append((slot, space))
            if bits & 2:
                found.append((slot + 1, space))
    if player.loose:
        found += [(LOOSE + space, space) for space in dict.fromkeys(player.loose) if space in player.settlers]
    return found


# -- the moves -------------------------------------------------------------------------------------


@lru_cache(1 << 14)
def walk_moves(space: int, ways: int) -> tuple[Move, ...]:
    """Give the moves from a space to a set of others."""
    return tuple(Move("move", (space, target)) for target in cells(ways))


@lru_cache(1 << 14)
def carry_moves(place: int, ways: int) -> tuple[Move, ...]:
    """Give the moves with a Moai to a set of spaces."""
    return tuple(Move("carry", (place, target)) for target in cells(ways))


_LAND = tuple(Move("land", (space,)) for space in range(len(SPACES)))


def landing_moves(state: State) -> Sequence[Move]:
    """MU-304, 305: all landings of the active player's Boat."""
    return [_LAND[space] for space in cells(_landings(state))]


def _landings(state: State) -> int:
    charter, seat = state.charter, state.frame.seat
    beside = charter.landings[seat] & state.land.spaces
    return beside or nearest_coast(state.land, charter.continent, charter.bays[seat])


def move(state: State, source: int, target: int) -> State:
    """MU-301 to 303"""
    frame, player = spend(state, 1, "a move"), state.player
    _check_way(state, player, source, target)
    player = replace(player, settlers=moved(player.settlers, source, target))
    return replace(state, players=with_player(state.players, frame.seat, player), frame=frame)


def carry(state: State, place: int, target: int) -> State:
    """MU-306, 307: the Moai arrives loose."""
    frame, player = spend(state, 1, "a move"), state.player
    source = space_of_place(place)
    _check_way(state, player, source, target)
    if not lies_at(player, place):
        refuse("MU-306", f"seat {frame.seat} has no unraised Moai there in {SPACES[source]} to carry")
    player = taken_up(player, place)
    player = replace(player, settlers=moved(player.settlers, source, target), loose=added(player.loose, target))
    return replace(state, players=with_player(state.players, frame.seat, player), frame=frame)


def _check_way(state: State, player: Player, source: int, target: int) -> None:
    if source not in player.settlers:
        refuse("MU-301", f"seat {state.frame.seat} has no Settler in {SPACES[source]}")
    if not state.land.spaces >> target & 1:
        refuse("MU-303", f"{SPACES[target]} has sunk, and Settlers never enter the sea")
    if not state.charter.continent.beside[source] >> target & 1:
        refuse("MU-301", f"{SPACES[target]} is not adjacent to {SPACES[source]}")
    if not state.land.ways[source] >> target & 1:
        refuse("MU-302", f"a Fissure lies between {SPACES[source]} and {SPACES[target]}")


def land(state: State, space: int) -> State:
    """MU-304, 305, 308: the Boat stays behind, empty."""
    frame, player, charter = spend(state, 1, "a landing"), state.player, state.charter
    if not player.aboard:
        refuse("MU-304", f"seat {frame.seat} has no Settler on the Boat any more")
    if not state.land.spaces >> space & 1:
        refuse("MU-303", f"Area {AREA_OF[space]} has sunk, and {SPACES[space]} with it")
    if not _landings(state) >> space & 1:
        if charter.landings[frame.seat] & state.land.spaces:
            refuse("MU-304", f"{SPACES[space]} is not adjacent to the bay of seat {frame.seat}")
        refuse("MU-305", f"{SPACES[space]} is not the coast nearest to the bay of seat {frame.seat}")
    player = replace(player, aboard=False, settlers=added(player.settlers, space))
    return replace(state, players=with_player(state.players, frame.seat, player), frame=frame)
