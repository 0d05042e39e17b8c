"""Courses of tesserae: small stones laid in rows that follow the coast, as a mosaic's layer sets them.

A course lies between two heights of the `Shores`. Its lower edge is found on a grid (marching squares, linked to lines)
and walked in steps of one stone; at each joint the stones reach up to the next height. Where a course runs against
another or ends on a ridge, stones are cut short or left out, and the bed shows. Stones that cross the edge of the field
are cut along it. All stones of one tone become one path.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from pnp.draw.shapes import Box, Path, Point
from pnp.games.diluvium.tiles.shore import Shores
from pnp.seeds import Stream

__all__ = ["Grid", "Laying", "Stone", "clipped", "courses", "paths_of"]

_STEP = 1.7
"""Of the grid on which courses are found, in mm."""
_SLIVER = 0.7
"""In square mm: a smaller piece of stone is left out."""


class Stone(NamedTuple):
    """A tessera: its corners, the number of its course, and the island that it is laid around."""

    corners: list[Point]
    course: int
    island: int


class Grid:
    """The heights of a tile on a grid, from which the lines of one height are read."""

    def __init__(self, shores: Shores, box: Box) -> None:
        self.shores = shores
        self.left, self.top = box.left - 0.31 * _STEP, box.top - 0.37 * _STEP
        self.columns = math.ceil(box.width / _STEP) + 2
        self.rows = math.ceil(box.height / _STEP) + 2
        height = shores.height
        self._heights = [
            [height(self.left + i * _STEP, self.top + j * _STEP) for i in range(self.columns)] for j in range(self.rows)
        ]

        # by whole heights, so that a line looks only at cells near its own
        self._cells: dict[int, list[tuple[float, float, int, int]]] = defaultdict(list)
        for j, (upper, lower) in enumerate(pairwise(self._heights)):
            for i in range(self.columns - 1):
                four = (upper[i], upper[i + 1], lower[i], lower[i + 1])
                low, high = min(four), max(four)
                for whole in range(math.floor(low), math.floor(high) + 1):
                    self._cells[whole].append((low, high, i, j))

    def highest(self) -> float:
        return max(map(max, self._heights))

    def lines(self, level: float) -> Iterator[tuple[list[Point], bool]]:
        """Give the lines at a height, each with the lower side on its right, and whether it is closed."""
        ahead: dict[int, int] = {}
        places: dict[int, Point] = {}
        heights, columns = self._heights, self.columns
        for low, high, i, j in self._cells.get(math.floor(level), ()):
            if low <= level < high:
                upper, lower = heights[j], heights[j + 1]
                a, b, c, d = upper[i] - level, upper[i + 1] - level, lower[i + 1] - level, lower[i] - level
                case = (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3
                # the cell's sides: each is named by its left or upper corner, odd if upright
                base = 2 * (j * columns + i)
                top, left = base, base + 1
                right, foot = base + 3, base + 2 * columns
                x, y = self.left + i * _STEP, self.top + j * _STEP
                for begin, end in _SIDES[case]:
                    for side in (begin, end):
                        if side == 0:
                            places[top] = x + _STEP * a / (a - b), y
                        elif side == 1:
                            places[right] = x + _STEP, y + _STEP * b / (b - c)
                        elif side == 2:
                            places[foot] = x + _STEP * d / (d - c), y + _STEP
                        else:
                            places[left] = x, y + _STEP * a / (a - d)
                    names = (top, right, foot, left)
                    ahead[names[begin]] = names[end]
        behind = {end: begin for begin, end in ahead.items()}
        while ahead:
            start = next(iter(ahead))
            seen = {start}
            while start in behind and behind[start] not in seen:
                start = behind[start]
                seen.add(start)
            line, here = [places[start]], start
            while here in ahead:
                here = ahead.pop(here)
                line.append(places[here])
            yield line, here == start


# For each cell, by which corners are high (upper left 1, upper right 2, lower right 4, lower left 8): lines from side
# to side (top 0, right 1, low 2, left 3) with the high corners on the left of the way.
_SIDES: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 3),),
    ((1, 0),),
    ((1, 3),),
    ((2, 1),),
    ((0, 3), (2, 1)),
    ((2, 0),),
    ((2, 3),),
    ((3, 2),),
    ((0, 2),),
    ((1, 0), (3, 2)),
    ((1, 2),),
    ((3, 1),),
    ((0, 1),),
    ((3, 0),),
    (),
)


class Laying(NamedTuple):
    """How stones are laid: the height of a course, how long a stone is, the joint between two."""

    high: float
    long: float
    joint: float


def courses(
    grid: Grid,
    laying: Laying,
    first: int,
    last: int,
    chance: Stream,
    field: tuple[Point, ...],
    keep: Callable[[int], bool] = lambda _: True,
) -> Iterator[Stone]:
    """Lay the courses from one number to before another; course 0 is the first on the water's side of the coast."""
    for course in range(first, last):
        level = course * laying.high
        for line, closed in grid.lines(level + 0.02):
            yield from _course(grid.shores, laying, line, closed, course, chance, field, keep)


def _course(
    shores: Shores,
    laying: Laying,
    line: list[Point],
    closed: bool,
    course: int,
    chance: Stream,
    field: tuple[Point, ...],
    keep: Callable[[int], bool],
) -> Iterator[Stone]:
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    whole = sum(lengths)
    count = max(1, round(whole / laying.long))
    if whole < laying.long * 0.6 or (closed and count < 3):
        return
    unit = whole / count
    marks = [i * unit + (chance.real(-0.16, 0.16) * unit if 0 < i < count else 0.0) for i in range(count + 1)]
    joints: list[tuple[Point, Point, int] | None] = []
    walls = _walls(field, laying.high + laying.long)
    safe = min(far - laying.high - laying.long for _, _, far in walls) ** 2  # no side of the field is nearer
    at, way = 0, 0.0
    for mark in marks:
        while at < len(lengths) - 1 and way + lengths[at] < mark:
            way += lengths[at]
            at += 1
        s = (mark - way) / (lengths[at] or 1.0)
        (ax, ay), (bx, by) = line[at], line[at + 1]
        x, y = ax + (bx - ax) * s, ay + (by - ay) * s
        # a stone that begins so far outside the field cannot reach it
        outside = x * x + y * y > safe and any(nx * x + ny * y > far for nx, ny, far in walls)
        joints.append(None if outside else _joint(shores, laying, x, y, course))
    if closed:
        joints[-1] = joints[0]
    inset = laying.joint / 2
    for one, other in pairwise(joints):
        if one is None or other is None or not keep(one[2]):
            continue
        (a, d), (b, c) = one[:2], other[:2]
        if math.dist(a, d) + math.dist(b, c) < 0.55 * laying.high:
            continue
        low, high = math.dist(a, b), math.dist(d, c)
        if low < 0.35 or high > 3.5 * low + 0.5:
            continue
        p = inset / low
        corners = [_between(a, b, p), _between(a, b, 1 - p)]
        # where a coast bends inwards joints run together, and the stone between them is a wedge
        if high < 0.45 or (c[0] - d[0]) * (b[0] - a[0]) + (c[1] - d[1]) * (b[1] - a[1]) <= 0:
            corners.append(((c[0] + d[0]) / 2, (c[1] + d[1]) / 2))
        else:
            q = inset / high
            corners += [_between(d, c, 1 - q), _between(d, c, q)]
        if any(x * x + y * y > safe for x, y in corners):
            corners = clipped(corners, field)
        if len(corners) > 2 and _area(corners) > _SLIVER:
            yield Stone(corners, course, one[2])


@lru_cache(maxsize=8)
def _walls(field: tuple[Point, ...], beyond: float) -> list[tuple[float, float, float]]:
    """Give the sides of a field, so much farther out: the way that each faces, and its distance from the origin."""
    walls = []
    for (ax, ay), (bx, by) in zip(field, [*field[1:], field[0]], strict=True):
        long = math.dist((ax, ay), (bx, by))
        nx, ny = (by - ay) / long, (ax - bx) / long
        walls.append((nx, ny, nx * ax + ny * ay + beyond))
    return walls


def _joint(shores: Shores, laying: Laying, x: float, y: float, course: int) -> tuple[Point, Point, int] | None:
    """Give both ends of a joint: on the lower edge of the course, and as far up as the course reaches."""
    level = course * laying.high
    h, gx, gy, which = shores.slope(x, y)
    steep = math.sqrt(gx * gx + gy * gy)
    if steep < 0.08:
        return None
    nx, ny = gx / steep, gy / steep
    inset = laying.joint / 2
    off = (level - h) / max(steep, 0.5) + inset
    x, y = x + nx * off, y + ny * off
    reach = min(laying.high / steep, laying.high * 1.3) - laying.joint
    # beyond a ridge heights fall again: the joint ends where it no longer climbs as steeply as it began
    base, height = level + inset * steep, shores.height
    if height(x + nx * reach, y + ny * reach) - base < 0.7 * steep * reach:
        low, far = 0.0, reach
        for _ in range(4):
            middle = (low + far) / 2
            if height(x + nx * middle, y + ny * middle) - base >= 0.86 * steep * middle - 0.02:
                low = middle
            else:
                far = middle
        reach = low + 0.1
    return (x, y), (x + nx * reach, y + ny * reach), which


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _area(corners: Sequence[Point]) -> float:
    total = 0.0
    px, py = corners[-1]
    for x, y in corners:
        total += px * y - x * py
        px, py = x, y
    return abs(total) / 2


def clipped(corners: list[Point], field: Sequence[Point]) -> list[Point]:
    """Give what of a stone lies inside a field with straight sides, whose corners run clockwise."""
    for (ax, ay), (bx, by) in zip(field, [*field[1:], field[0]], strict=True):
        dx, dy = bx - ax, by - ay
        sides = [dx * (y - ay) - dy * (x - ax) for x, y in corners]
        if min(sides) >= 0:
            continue
        if max(sides) <= 0:
            return []
        out: list[Point] = []
        for i, (x, y) in enumerate(corners):
            here, before = sides[i], sides[i - 1]
            if (here >= 0) != (before >= 0):
                out.append(_between(corners[i - 1], (x, y), before / (before - here)))
            if here >= 0:
                out.append((x, y))
        corners = out
    return corners


def paths_of(stones: Iterator[Stone] | Sequence[Stone], tone: Callable[[Stone], str]) -> dict[str, Path]:
    """Give the stones as one path for each tone."""
    paths: dict[str, Path] = defaultdict(Path)
    for stone in stones:
        paths[tone(stone)].polyline(stone.corners, close=True)
    return dict(paths)
