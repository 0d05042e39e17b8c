"""The land: which Areas are still there, where Fissures lie, and the parts that follow from both (MU-120).

It changes only when a Fissure is placed or a part sinks, so what the rules ask of it at every move is kept with it: the
ways from each space, the links of each Area, the parts. A part is a union of whole Areas, since inner edges never
close; it is found by a flood over Areas, and its name is its lowest one.
"""

import msgspec

from pnp.games.mu.continent import Continent
from pnp.games.mu.hexes import Hex, distance
from pnp.games.mu.places import AREAS, SPACES, SPACES_OF, VOLCANO_AREAS
from pnp.games.mu.sites import Sites
from pnp.masks import cells, mask_of

__all__ = ["Land", "coast", "cracked", "nearest_coast", "rim", "spaces_of", "splits", "sunk", "whole"]


class Land(msgspec.Struct, frozen=True):
    """All that is above the sea."""

    areas: int
    """The Areas on the board, as a mask; Area n is bit n."""
    spaces: int
    fissures: int
    """The sites with a Fissure, as a mask."""
    ways: tuple[int, ...]
    """For each space the spaces that a Settler reaches in one step, as a mask; none from the sea."""
    links: tuple[int, ...]
    """For each Area those beyond an open border, as a mask; Area n has index n."""
    parts: tuple[int, ...]
    """The Areas of each part as a mask, the part with the lowest Area first."""

    @property
    def volcanoes(self) -> int:
        """The Volcanoes on the board, which are the tokens in the game, as a mask."""
        return self.areas & VOLCANO_AREAS


def whole(continent: Continent, sites: Sites) -> Land:
    """Give the land before the first Fissure."""
    links = [0] * (AREAS[-1] + 1)
    for one, other in sites.areas:
        links[one] |= 1 << other
        links[other] |= 1 << one
    areas = mask_of(AREAS)
    return Land(areas, (1 << len(SPACES)) - 1, 0, continent.beside, tuple(links), _parts(areas, links))


def spaces_of(areas: int) -> int:
    """Give the spaces of a set of Areas."""
    spaces = 0
    for area in cells(areas):
        spaces |= SPACES_OF[area]
    return spaces


# -- Fissures --------------------------------------------------------------------------------------


def cracked(land: Land, sites: Sites, site: int) -> Land:
    """Put a Fissure on a site that has none (MU-109, 328)."""
    fissures = land.fissures | 1 << site
    ways = list(land.ways)
    for one, other in sites.closes[site]:
        ways[one] &= ~(1 << other)
        ways[other] &= ~(1 << one)
    links, parts = land.links, land.parts
    one, other = sites.areas[site]
    if not sites.between[one, other] & ~fissures:
        links = _cut(links, one, other)
        parts = _split(parts, links, one, other)
    return Land(land.areas, land.spaces, fissures, tuple(ways), links, parts)


def splits(land: Land, sites: Sites, site: int) -> bool:
    """Whether a Fissure on this site would split a part."""
    one, other = sites.areas[site]
    if sites.between[one, other] & ~(land.fissures | 1 << site):
        return False
    return not _reached(_cut(land.links, one, other), 1 << one) >> other & 1


def _cut(links: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    left = list(links)
    left[one] &= ~(1 << other)
    left[other] &= ~(1 << one)
    return tuple(left)


def _split(parts: tuple[int, ...], links: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """One link less splits one part at most (MU-508)."""
    reached = _reached(links, 1 << one)
    if reached >> other & 1:
        return parts
    found = [part for part in parts if not part >> one & 1]
    rest = next(part for part in parts if part >> one & 1) & ~reached
    return tuple(sorted((*found, reached, rest), key=_lowest))


def _parts(areas: int, links: list[int]) -> tuple[int, ...]:
    found = []
    while areas:
        part = _reached(links, areas & -areas)
        found.append(part)
        areas &= ~part
    return tuple(found)


def _reached(links: tuple[int, ...] | list[int], start: int) -> int:
    seen = front = start
    while front:
        lowest = front & -front
        new = links[lowest.bit_length() - 1] & ~seen
        seen |= new
        front = front ^ lowest | new
    return seen


def _lowest(part: int) -> int:
    return part & -part


# -- sinking ---------------------------------------------------------------------------------------


def sunk(land: Land, sites: Sites, part: int) -> Land:
    """Take a part away, and the Fissures along it (MU-515, 517)."""
    areas = land.areas & ~part
    fissures, spaces = land.fissures, land.spaces
    for area in cells(part):
        fissures &= ~sites.of[area]
        spaces &= ~SPACES_OF[area]
    ways = tuple(way & spaces if spaces >> space & 1 else 0 for space, way in enumerate(land.ways))
    links = tuple(link & areas if areas >> area & 1 else 0 for area, link in enumerate(land.links))
    return Land(areas, spaces, fissures, ways, links, tuple(other for other in land.parts if other != part))


def rim(land: Land, continent: Continent, part: int) -> int:
    """Give the spaces outside a part that are adjacent to it, whatever Fissures there are (MU-105, 509)."""
    inside = spaces_of(part)
    around = 0
    for space in cells(inside):
        around |= continent.beside[space]
    return around & land.spaces & ~inside


# -- the coast -------------------------------------------------------------------------------------


def coast(land: Land, continent: Continent) -> int:
    """Give the spaces with a sea neighbour; the shore of an inland hole is coast too (MU-104, 106)."""
    spaces, inner = land.spaces, continent.inland
    return mask_of(space for space in cells(spaces) if not inner >> space & 1 or continent.beside[space] & ~spaces)


def nearest_coast(land: Land, continent: Continent, bay: Hex) -> int:
    """Give the coastal spaces at the smallest distance from a bay, over land and sea (MU-305)."""
    steps = {space: distance(continent.hexes[space], bay) for space in cells(coast(land, continent))}
    least = min(steps.values())
    return mask_of(space for space, far in steps.items() if far == least)
