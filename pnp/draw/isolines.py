"""Isolines: the outlines of all that is higher than a level, from heights on a grid (marching squares).

Heights stand at the crossings of a square grid. Where a line crosses a side of a square its place is found between the
two heights; a square with two high corners opposite each other is decided by its mean. Outside the grid everything is
low, so that all lines are closed. Lines are thinned to what a smooth curve needs, and laid as curves through the rest.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from pnp.draw.shapes import Path, Point

__all__ = ["Grid", "isolines"]


class Grid:
    """Heights at places `left + step * column`, `top + step * row`; the outermost ones are lower than any level."""

    def __init__(self, left: float, top: float, step: float, rows: Sequence[Sequence[float]]) -> None:
        self.left, self.top, self.step = left, top, step
        self.rows = rows


_APART = 6
"""So many places of a line, which are two on each square or so, may lie between two that are kept."""

_Side: TypeAlias = tuple[int, int, int]
"""A side of a square: column and row of where it begins, and 0 if it is level or 1 if it is upright."""

# Which sides a line joins, for each set of high corners (1 top left, 2 top right, 4 bottom right, 8 bottom left). The
# high ground lies to the left of the way. Sides: 0 top, 1 right, 2 bottom, 3 left.
_JOINS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 3),), 2: ((1, 0),), 3: ((1, 3),), 4: ((2, 1),), 6: ((2, 0),), 7: ((2, 3),),
    8: ((3, 2),), 9: ((0, 2),), 11: ((1, 2),), 12: ((3, 1),), 13: ((0, 1),), 14: ((3, 0),),
}  # fmt: skip
_SADDLES = {
    (5, True): ((0, 1), (2, 3)), (5, False): ((0, 3), (2, 1)),
    (10, True): ((3, 0), (1, 2)), (10, False): ((1, 0), (3, 2)),
}  # fmt: skip


def isolines(grid: Grid, levels: Sequence[float], *, least: float = 0.0, spare: float = 0.2) -> list[Path]:
    """Give the outlines for each of the rising levels.

    Outlines around less than `least` square mm are left out; places that a straight line misses by no more than `spare`
    are spared.
    """
    walked = zip(levels, _walk(grid, levels), strict=True)
    return [_path(_chains(grid, level, joins), least, spare) for level, joins in walked]


def _walk(grid: Grid, levels: Sequence[float]) -> list[dict[_Side, _Side]]:
    """Go through all squares, and give for each level which side leads to which."""
    found: list[dict[_Side, _Side]] = [{} for _ in levels]
    lowest, count = levels[0], len(levels)
    for row, (upper, lower) in enumerate(zip(grid.rows, grid.rows[1:], strict=False)):
        for column in range(len(upper) - 1):
            a, b, c, d = upper[column], upper[column + 1], lower[column + 1], lower[column]
            top = max(a, b, c, d)
            if top <= lowest:
                continue
            low = min(a, b, c, d)
            sides = ((column, row, 0), (column + 1, row, 1), (column, row + 1, 0), (column, row, 1))
            for i in range(count):
                level = levels[i]
                if level >= top:
                    break
                if level < low:
                    continue
                high = (a > level) + 2 * (b > level) + 4 * (c > level) + 8 * (d > level)
                if high in (0, 15):
                    continue
                joins = _SADDLES[high, (a + b + c + d) / 4 > level] if high in (5, 10) else _JOINS[high]
                for begin, end in joins:
                    found[i][sides[begin]] = sides[end]
    return found


def _chains(grid: Grid, level: float, joins: dict[_Side, _Side]) -> list[list[Point]]:
    """Follow the sides round, and give the places where they are crossed."""
    chains: list[list[Point]] = []
    while joins:
        start, side = joins.popitem()
        chain = [_crossing(grid, level, start)]
        while side != start:
            chain.append(_crossing(grid, level, side))
            side = joins.pop(side)
        chains.append(chain)
    return chains


def _crossing(grid: Grid, level: float, side: _Side) -> Point:
    column, row, upright = side
    here = grid.rows[row][column]
    there = grid.rows[row + 1][column] if upright else grid.rows[row][column + 1]
    # never right on a crossing of the grid, where lines would meet
    s = min(max((level - here) / (there - here), 0.02), 0.98)
    x, y = (column, row + s) if upright else (column + s, row)
    return grid.left + x * grid.step, grid.top + y * grid.step


def _path(chains: list[list[Point]], least: float, spare: float) -> Path:
    path = Path(digits=2)
    for chain in chains:
        if abs(_area(chain)) < least:
            continue
        kept = _thinned(_eased(chain), spare)
        if len(kept) > 2:
            _lay(path, kept)
    return path


def _lay(path: Path, points: list[Point]) -> None:
    """Add a closed curve through points that lie near and far: each handle is a third of its piece, never more."""
    ways = []
    for (ax, ay), (bx, by) in zip(points[-1:] + points[:-1], points[1:] + points[:1], strict=True):
        d = 3 * hypot(bx - ax, by - ay) or 1.0
        ways.append(((bx - ax) / d, (by - ay) / d))
    steps = path.steps
    steps.append(("M", *points[0]))
    ends = zip(points, points[1:] + points[:1], ways, ways[1:] + ways[:1], strict=True)
    for (ax, ay), (bx, by), (px, py), (qx, qy) in ends:
        d = hypot(bx - ax, by - ay)
        steps.append(("C", ax + px * d, ay + py * d, bx - qx * d, by - qy * d, bx, by))
    steps.append(("Z",))


def _area(chain: list[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(chain, chain[1:] + chain[:1], strict=True)) / 2


def _eased(chain: list[Point]) -> list[Point]:
    """Take the stairs of the grid out of a line: each place moves half way to the middle of its neighbours."""
    around = zip(chain[-1:] + chain[:-1], chain, chain[1:] + chain[:1], strict=True)
    return [((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4) for (ax, ay), (bx, by), (cx, cy) in around]


def _thinned(chain: list[Point], spare: float) -> list[Point]:
    """Keep the places that matter: the one farthest off a straight line between two that are kept, again and again.

    No two that follow each other are farther apart than a few squares: a curve that is laid through them would stray.
    """
    count = len(chain)
    ends = [0, count // 3, 2 * count // 3, count]
    closed = [*chain, chain[0]]
    kept = set(ends)
    waiting = list(pairwise(ends))
    while waiting:
        begin, end = waiting.pop()
        if end - begin < 2:
            continue
        (ax, ay), (bx, by) = closed[begin], closed[end]
        dx, dy = bx - ax, by - ay
        long = hypot(dx, dy) or 1.0
        far, most = begin, -1.0
        for i in range(begin + 1, end):
            x, y = closed[i]
            off = abs((x - ax) * dy - (y - ay) * dx)
            if off > most:
                far, most = i, off
        if most > spare * long or end - begin > _APART:
            if most <= spare * long:
                far = (begin + end) // 2
            kept.add(far)
            waiting += [(begin, far), (far, end)]
    return [closed[i] for i in sorted(kept) if i < count]
