"""The measures of the Area tiles: their hexes, their outlines, and where everything lies on them.

A tile is drawn as it lies with no turn, the corner of its box at the origin. Hexes are 56 mm from side to side: fifteen
lie on a sheet of A4 and of Letter, in five rows, so that all 22 tiles need four sheets, and the standard continent is
476 x 501 mm large.
"""

import math
from functools import cached_property, lru_cache
from typing import NamedTuple

from pnp.draw.matrix import Matrix, combined, moving, turning
from pnp.draw.shapes import Box, Point, Polygon
from pnp.games.mu.continent import Placement
from pnp.games.mu.hexes import Hex, centre, corners, neighbour, outline
from pnp.games.mu.places import SHAPE_OF, SHAPES, VOLCANOES

__all__ = ["EDGE", "FLAT", "GEYSER", "SLOT", "Area", "Slot", "area_tile", "direction", "lying"]

FLAT = 56.0
"""A hex, from side to side, in mm."""
EDGE = FLAT / math.sqrt(3)
"""The side of a hex: also the distance of a corner from the centre."""
SLOT = 14.0
"""A slot and a Lava tile, from side to side."""
GEYSER = 8.0
"""The width of a geyser."""

_TO_SLOT, _TO_GEYSER = 12.0, 21.0
"""From the centre of a hex."""
_TO_NAME, _TO_DISC = 25.6, 24.2
"""From the centre to a name, and to the number of a tile that has no inner edge."""
_ALONG = 21.5
"""From an end of an inner edge to the number, which lies on it."""


class Slot(NamedTuple):
    """A place for a Lava tile."""

    kind: str
    """in, out or mid"""
    place: Point
    angle: float
    """The way the lava flows, in degrees clockwise from east."""


def direction(number: int) -> Point:
    """Give the way to a neighbour, of length 1."""
    angle = math.radians(-60 * number)
    return math.cos(angle), math.sin(angle)


class Area:
    """The measures of one tile."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.shape = SHAPE_OF[number]
        self.cells: tuple[Hex, ...] = SHAPES[self.shape]

    @cached_property
    def _shift(self) -> Point:
        points = [corner for cell in self.cells for corner in corners(cell)]
        return min(x for x, _ in points), min(y for _, y in points)

    def _paper(self, place: Point) -> Point:
        dx, dy = self._shift
        return (place[0] - dx) * FLAT, (place[1] - dy) * FLAT

    @cached_property
    def outline(self) -> Polygon:
        """Where it is cut."""
        return Polygon(tuple(self._paper(corners(cell)[edge]) for cell, edge in outline(self.cells)))

    @cached_property
    def sides(self) -> tuple[tuple[Point, Point], ...]:
        """The sides of its outline."""
        points = self.outline.points
        return tuple(zip(points, points[1:] + points[:1], strict=True))

    @property
    def box(self) -> Box:
        return self.outline.box()

    @cached_property
    def centres(self) -> tuple[Point, ...]:
        """The middles of its spaces, in the order of their letters."""
        return tuple(self._paper(centre(cell)) for cell in self.cells)

    @cached_property
    def volcano(self) -> Point | None:
        """The corner that the three spaces of Areas 1 to 8 have in common (MU-110)."""
        return self.middle if self.number in VOLCANOES else None

    @cached_property
    def middle(self) -> Point:
        """The mean of its spaces' centres."""
        xs, ys = zip(*self.centres, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    @cached_property
    def inner(self) -> tuple[tuple[int, int], ...]:
        """Its inner edges, each once: the space, and the direction (MU-107)."""
        return tuple(
            (space, d)
            for space, cell in enumerate(self.cells)
            for d in range(6)
            if neighbour(cell, d) in self.cells[space + 1 :]
        )

    @cached_property
    def geysers(self) -> tuple[tuple[int, int], ...]:
        """Its outer edges, each with a geyser: the space, and the direction that it faces (MU-115)."""
        return tuple(
            (space, d)
            for space, cell in enumerate(self.cells)
            for d in range(6)
            if neighbour(cell, d) not in self.cells
        )

    def geyser(self, space: int, facing: int) -> Point:
        """Give the place of a geyser."""
        return _from(self.centres[space], direction(facing), _TO_GEYSER)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """Its slots, in the order of their names (MU-112)."""
        found: list[Slot] = []
        for x, y in self.centres:
            if self.volcano is None:
                found.append(Slot("mid", (x, y), 0.0))
                continue
            way = (x - self.volcano[0]) / EDGE, (y - self.volcano[1]) / EDGE
            angle = math.degrees(math.atan2(way[1], way[0]))
            found.append(Slot("in", _from((x, y), way, -_TO_SLOT), angle))
            found.append(Slot("out", _from((x, y), way, _TO_SLOT), angle))
        return tuple(found)

    def edge(self, space: int, facing: int) -> tuple[Point, Point]:
        """Give the ends of an edge, against the clock."""
        ends = corners(self.cells[space])
        return self._paper(ends[facing]), self._paper(ends[(facing + 1) % 6])

    @cached_property
    def names(self) -> tuple[Point, ...]:
        """Where the names of its spaces stand: towards a corner that no geyser is near, or between two geysers."""
        return tuple(self._name(space) for space in range(len(self.cells)))

    def _name(self, space: int) -> Point:
        angle = {"T": (-150, -30, 90), "V": (150, -30, -150), "D": (-150, -30), "M": (-90,)}[self.shape][space]
        way = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return _from(self.centres[space], way, _TO_NAME)

    @cached_property
    def disc(self) -> Point:
        """Where the number of the tile stands: on its first inner edge, or in the lowest corner of a single."""
        if self.shape == "M":
            return _from(self.centres[0], (0.0, 1.0), _TO_DISC)
        lower, upper = self.edge(*self.inner[0])
        if self.shape == "T":
            return _from(lower, _way(lower, upper), _ALONG)
        return _from(upper, _way(upper, lower), _ALONG)


def _from(place: Point, way: Point, far: float) -> Point:
    return place[0] + way[0] * far, place[1] + way[1] * far


def _way(begin: Point, end: Point) -> Point:
    d = math.dist(begin, end)
    return (end[0] - begin[0]) / d, (end[1] - begin[1]) / d


def lying(number: int, placement: Placement, x: float, y: float, flat: float = FLAT) -> Matrix:
    """Give where a tile lies on a table whose hex (0, 0) has its middle at (x, y), and whose hexes are so wide."""
    k, q, r = placement
    cx, cy = area_tile(number).centres[0]
    at = centre((q, r))
    return combined(turning(x + at[0] * flat, y + at[1] * flat, -60 * k, flat / FLAT), moving(-cx, -cy))


@lru_cache(maxsize=32)
def area_tile(number: int) -> Area:
    """Give the measures of a tile, measured once."""
    return Area(number)
