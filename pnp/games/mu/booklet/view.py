"""A view: a piece of the continent on paper, and where everything that belongs to it lies (the drawing rules of tiles).

Distances are shares of a hex's width, as they are on the tiles, so that a figure is a small picture of the table.
"""

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from typing import NamedTuple

from pnp.draw.shapes import Box, Point, Polygon
from pnp.games.mu.continent import Continent
from pnp.games.mu.hexes import Hex, centre, corners
from pnp.games.mu.places import AREA_OF, COMPASS, SPACE_NUMBERS, SPACES, VOLCANOES

__all__ = ["View", "names_of", "view_of"]

_GEYSER = 21 / 56
_SLOT = 12 / 56


class View(NamedTuple):
    """Where hex (0, 0) has its middle, and how wide a hex is, in mm."""

    continent: Continent
    x: float
    y: float
    wide: float

    def point(self, place: tuple[float, float]) -> Point:
        px, py = centre(place)
        return self.x + px * self.wide, self.y + py * self.wide

    def hexagon(self, place: Hex, shrink: float = 0.0) -> Polygon:
        """Give the outline of a hex, drawn in by a share of its size."""
        cx, cy = self.point(place)
        points = (self._paper(corner) for corner in corners(place))
        return Polygon(tuple((x + (cx - x) * shrink, y + (cy - y) * shrink) for x, y in points))

    def _paper(self, point: Point) -> Point:
        return self.x + point[0] * self.wide, self.y + point[1] * self.wide

    def edge(self, place: Hex, direction: int) -> tuple[Point, Point]:
        points = corners(place)
        return self._paper(points[direction]), self._paper(points[(direction + 1) % 6])

    def hex_of(self, space: str) -> Hex:
        return self.continent.hexes[SPACE_NUMBERS[space]]

    def space(self, space: str) -> Point:
        return self.point(self.hex_of(space))

    def hexes_of(self, area: int) -> list[Hex]:
        return [place for space, place in enumerate(self.continent.hexes) if AREA_OF[space] == area]

    def volcano(self, area: int) -> Point:
        places = self.hexes_of(area)
        return self.point((sum(q for q, _ in places) / 3, sum(r for _, r in places) / 3))

    def geyser(self, space: str, direction: int | str) -> Point:
        turn = COMPASS.index(direction) if isinstance(direction, str) else direction
        x, y = self.space(space)
        way = radians(-60 * turn)
        return x + _GEYSER * self.wide * cos(way), y + _GEYSER * self.wide * sin(way)

    def slot(self, slot: str) -> Point:
        """Give the middle of a slot: towards the Volcano, away from it, or in the middle of its space."""
        space, _, kind = slot.partition(".")
        x, y = self.space(space)
        area = AREA_OF[SPACE_NUMBERS[space]]
        if area not in VOLCANOES:
            return x, y
        vx, vy = self.volcano(area)
        share = _SLOT * self.wide / hypot(vx - x, vy - y) * (1 if kind == "in" else -1)
        return x + (vx - x) * share, y + (vy - y) * share


def view_of(continent: Continent, areas: Iterable[int], box: Box, *, wide: float = 0.0) -> View:
    """Give the view that shows some Areas in a box as large as they fit, or with hexes so wide, in its middle."""
    chosen = {*areas}
    points = [
        corner for space, place in enumerate(continent.hexes) if AREA_OF[space] in chosen for corner in corners(place)
    ]
    round_ = Box.around(points)
    scale = wide or min(box.width / round_.width, box.height / round_.height)
    (x, y), (mx, my) = box.centre, round_.centre
    return View(continent, x - mx * scale, y - my * scale, scale)


def names_of(area: int) -> list[str]:
    """Give the names of an Area's spaces."""
    return [name for name, owner in zip(SPACES, AREA_OF, strict=True) if owner == area]
