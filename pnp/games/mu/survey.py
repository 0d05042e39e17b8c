"""The survey: whether tiles may lie as they do, and where the shore of the continent has bays (MU-121, 805, 806, 818).

It holds for every continent: the standard one, those that are generated, and those that players build by hand. The
finer conditions of the generator, under which tiles are added one by one, are not asked here.
"""

from collections.abc import Sequence

from pnp.games.mu.continent import Continent, Placement, cells_of
from pnp.games.mu.hexes import DIRECTIONS, Hex, neighbour, outline
from pnp.games.mu.places import AREA_OF, AREAS, SHAPE_OF, SPACES, TURNS

__all__ = ["INNER", "bays_of", "flaw", "land_beside"]

INNER = range(1, 6)
"""The Areas that never touch the sea at the start."""


def land_beside(place: Hex, continent: Continent) -> list[int]:
    """Give the spaces around a hex."""
    found = (continent.at.get(neighbour(place, direction), -1) for direction in range(6))
    return [space for space in found if space >= 0]


def bays_of(continent: Continent) -> dict[Hex, int]:
    """Give every sea hex in which a Boat may lie, with the number of its land neighbours: two or more (MU-814)."""
    sea = {neighbour(place, d) for place in continent.hexes for d in range(6)} - continent.at.keys()
    beside = {place: len(land_beside(place, continent)) for place in sorted(sea)}
    return {place: count for place, count in beside.items() if count >= 2}


def flaw(placements: Sequence[Placement]) -> str | None:
    """Say in a few words why the tiles cannot lie so (MU-818); None is a sound continent."""
    for area, placement in zip(AREAS, placements, strict=True):
        turns = TURNS[SHAPE_OF[area]]
        if not 0 <= placement.k < turns:
            return f"Area {area} is turned {placement.k} times, and its shape has the turns 0 to {turns - 1}"
    continent = Continent(placements)
    if len(continent.at) < len(continent.hexes):
        space = next(space for space, place in enumerate(continent.hexes) if continent.at[place] != space)
        other = continent.at[continent.hexes[space]]
        return f"Areas {AREA_OF[space]} and {AREA_OF[other]} overlap"
    if lost := _unreached(continent):
        return f"Area {lost} is not joined to Area 1"
    if hole := _hole(continent):
        return f"the continent has a hole beside {hole}"
    for area, placement in zip(AREAS, placements, strict=True):
        faces_sea = [neighbour(place, d) not in continent.at for place, d in outline(cells_of(area, placement))]
        if area in INNER:
            if any(faces_sea):
                return f"Area {area} touches the sea, and Areas 1 to 5 lie inland"
        elif not any(faces_sea):
            return f"Area {area} has no coast"
        elif sum(faces_sea[i] and not faces_sea[i - 1] for i in range(len(faces_sea))) > 1:
            return f"the coast of Area {area} is broken in two or more stretches"
    return None


def _unreached(continent: Continent) -> int:
    """Give the first Area that cannot be reached from 1a; 0 is none."""
    reached, border = {0}, [0]
    while border:
        for space in continent.beyond[border.pop()]:
            if space >= 0 and space not in reached:
                reached.add(space)
                border.append(space)
    return next((AREA_OF[space] for space in range(len(SPACES)) if space not in reached), 0)


def _hole(continent: Continent) -> str:
    """Give a space beside a hole; nothing if all sea is one.

    The walk around a connected continent meets every edge that faces the outer sea, so that any other faces a hole.
    """
    met = set(outline(continent.hexes))
    for space, place in enumerate(continent.hexes):
        for direction in range(len(DIRECTIONS)):
            if neighbour(place, direction) not in continent.at and (place, direction) not in met:
                return SPACES[space]
    return ""
