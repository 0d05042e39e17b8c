"""The relief of an Area: how high the land is, everywhere on a tile.

A tile may lie beside any other, turned any way, and still the contour lines run on from one to the next. So all outer
edges have one profile: low in the middle, where the geyser is, and the same way up to both corners. From the edge
inwards this gives way to the tile's own land, which is seeded by the number of the Area and runs on across its hexes: a
cone about the Volcano, or a hill for each space.

What depends on the shape alone is measured once for each shape.
"""

import math
from functools import lru_cache
from typing import NamedTuple

from pnp.draw.isolines import Grid
from pnp.draw.shapes import Point
from pnp.games.mu.hexes import neighbour
from pnp.games.mu.tiles.areas import EDGE, Area, area_tile
from pnp.press.part import BLEED
from pnp.seeds import Stream

__all__ = ["CORNER", "MIDDLE", "Relief", "inland", "profile", "relief"]

_STEP = 3.1
"""Of the grid, in mm."""
MIDDLE, CORNER = 0.1, 0.36
"""How high an outer edge is in its middle and at its ends."""
_INWARDS = 14.0
"""So far from the edge the land is all the tile's own."""
_WAVER = 7.0
"""So far from the edge it wavers as it likes."""


_DRY = 4.4
"""No water is nearer to the edge."""


class _Place(NamedTuple):
    """A place of the grid: how far it is inside of the outline, and how high the edge's profile goes on to it."""

    x: float
    y: float
    inside: float
    rim: float


class Relief(NamedTuple):
    """The heights of a tile, and its depths: the same upside down, but for what is near the edge."""

    grid: Grid
    depths: Grid

    def around(self, x: float, y: float) -> tuple[float, float]:
        """Give the least and the greatest height of the square of the grid in which a place on the tile lies."""
        rows = self.grid.rows
        row, column = int((y - self.grid.top) / self.grid.step), int((x - self.grid.left) / self.grid.step)
        heights = (*rows[row][column : column + 2], *rows[row + 1][column : column + 2])
        return min(heights), max(heights)


def profile(from_corner: float) -> float:
    """Give the height of an outer edge so many mm from its nearer corner."""
    share = min(from_corner / (EDGE / 2), 1.0)
    return MIDDLE + (CORNER - MIDDLE) * (1 + math.cos(math.pi * share)) / 2


def _smooth(share: float) -> float:
    s = min(max(share, 0.0), 1.0)
    return s * s * (3 - 2 * s)


@lru_cache(maxsize=8)
def _places(shape: str) -> tuple[tuple[_Place, ...], ...]:
    tile = next(tile for tile in map(area_tile, range(22, 0, -1)) if tile.shape == shape)
    ends = {tile.edge(space, d)[0] for space in range(len(tile.cells)) for d in range(6)}
    box = tile.box.grown(BLEED + 2 * _STEP)
    columns, rows = math.ceil(box.width / _STEP) + 1, math.ceil(box.height / _STEP) + 1
    found = []
    for row in range(rows):
        y = box.top + row * _STEP
        line = []
        for column in range(columns):
            x = box.left + column * _STEP
            inside = inland(x, y, tile)
            rim = profile(min(math.hypot(x - cx, y - cy) for cx, cy in ends))
            # beyond the bleed the land falls below every level, so that no line strays about there
            rim -= max(0.0, -inside - BLEED) * 0.3
            line.append(_Place(x, y, inside, rim))
        found.append(tuple(line))
    return tuple(found)


def inland(x: float, y: float, tile: Area) -> float:
    """Give about how far a place is from the edge of a tile; outside it is less than nothing.

    Near a side it is the distance. Farther in all sides have a say, so that the land has no crease where the nearest
    side changes.
    """
    pressing, odd = 0.0, False
    for (ax, ay), (bx, by) in tile.sides:
        dx, dy = bx - ax, by - ay
        s = min(max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
        pressing += ((x - ax - s * dx) ** 2 + (y - ay - s * dy) ** 2 + 1e-9) ** -1.5
        if (ay <= y) != (by <= y) and x < ax + dx * (y - ay) / dy:
            odd = not odd
    return math.pow(pressing, -1 / 3) * (1 if odd else -1)


def _off(x: float, y: float, begin: Point, end: Point) -> float:
    """Give the distance of a place from a line between two points."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    s = min(max(((x - begin[0]) * dx + (y - begin[1]) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
    return math.hypot(x - begin[0] - s * dx, y - begin[1] - s * dy)


def _shores(tile: Area) -> list[Point]:
    """Give where a pond has room: towards a corner that neither a name nor the number is near."""
    found = []
    for x, y in tile.centres:
        for angle in range(30, 360, 60):
            a = math.radians(angle)
            place = x + 19.5 * math.cos(a), y + 19.5 * math.sin(a)
            if all(math.dist(place, other) > 11.5 for other in (*tile.names, tile.disc)):
                found.append(place)
    return found


class _Land:
    """A tile's own land."""

    def __init__(self, tile: Area) -> None:
        stream = Stream("mu tiles", "relief", tile.number)
        self._waves = []
        for long, high in ((52, 0.07), (37, 0.055), (27, 0.03), (19, 0.014)):
            angle, k = stream.real(0, 2 * math.pi), 2 * math.pi / (long * stream.real(0.9, 1.1))
            self._waves.append((k * math.cos(angle), k * math.sin(angle), stream.real(0, 2 * math.pi), high))
        self._volcano = tile.volcano
        self._spurs = [(n, stream.real(0.04, 0.1), stream.real(0, 2 * math.pi)) for n in (2, 3, 5, 7)]
        self._hills = []
        self._ridges = []
        if tile.volcano is None:
            tops = []
            for x, y in tile.centres:
                angle, far = stream.real(0, 2 * math.pi), stream.real(0.5, 5)
                tops.append((x + far * math.cos(angle), y + far * math.sin(angle)))
                self._hills.append((*tops[-1], stream.real(0.3, 0.66), stream.real(13.5, 17.5)))
            for space, facing in tile.inner:
                other = tile.cells.index(neighbour(tile.cells[space], facing))
                self._ridges.append((tops[space], tops[other], stream.real(0.0, 0.36)))
        shores = stream.shuffled(_shores(tile)) if tile.volcano is None else []
        self._hollows = [
            (*place, stream.real(5.6, 7.4)) for place in shores[: (1 + len(tile.cells) + stream.below(2)) // 2]
        ]

    def waver(self, x: float, y: float) -> float:
        return sum(high * math.sin(a * x + b * y + c) for a, b, c, high in self._waves)

    def height(self, x: float, y: float) -> float:
        if self._volcano is not None:
            dx, dy = x - self._volcano[0], y - self._volcano[1]
            angle = math.atan2(dy, dx)
            r = math.hypot(dx, dy) * (1 + sum(k * math.sin(n * angle + c) for n, k, c in self._spurs))
            return 0.24 + 0.88 * math.exp(-max(r - 8.0, 0.0) / 19.0)
        hills = (high * math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (w * w)) for hx, hy, high, w in self._hills)
        ridges = [high * math.exp(-((_off(x, y, begin, end) / 10) ** 2)) for begin, end, high in self._ridges]
        hollows = (math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (w * w)) for hx, hy, w in self._hollows)
        return 0.16 + max(sum(hills), *ridges, 0.0) - 0.5 * sum(hollows)


@lru_cache(maxsize=32)
def relief(number: int) -> Relief:
    """Give the heights of an Area."""
    tile = area_tile(number)
    land = _Land(tile)
    places = _places(tile.shape)
    rows, deep = [], []
    for line in places:
        row, low = [], []
        for x, y, inside, rim in line:
            height = rim
            if inside > 0:
                own = _smooth(inside / _INWARDS)
                height += (land.height(x, y) - rim) * own + land.waver(x, y) * _smooth(inside / _WAVER)
            row.append(height)
            low.append(-height if inside > _DRY else -1.0)
        rows.append(row)
        deep.append(low)
    first = places[0][0]
    return Relief(Grid(first.x, first.y, _STEP, rows), Grid(first.x, first.y, _STEP, deep))
