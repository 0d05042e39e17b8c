"""Slow and obviously right: whether outlines on paper keep apart, and how many cuts there are.

Outlines are taken as the many-sided figures that they nearly are, and every side is compared with every other.
"""

import itertools
import math

from pnp.draw.shapes import Box, Circle, Point, Rect
from pnp.press.backs import apply
from pnp.press.sheet import Print

_PIECES = 24


def figure(item: Print) -> list[list[Point]]:
    """The outline of a print on its page, as closed figures."""
    figures: list[list[Point]] = []
    for letter, *values in item.outline.path().steps:
        if letter == "M":
            figures.append([(values[0], values[1])])
        elif letter == "L":
            figures[-1].append((values[0], values[1]))
        elif letter == "C":
            figures[-1] += bent(figures[-1][-1], values)
    return [[apply(item.matrix, x, y) for x, y in points] for points in figures]


def bent(start: Point, values: list[float]) -> list[Point]:
    a, b, c, d, e, f = values
    out = []
    for i in range(1, _PIECES + 1):
        t = i / _PIECES
        u = 1 - t
        out.append(
            (
                u**3 * start[0] + 3 * u * u * t * a + 3 * u * t * t * c + t**3 * e,
                u**3 * start[1] + 3 * u * u * t * b + 3 * u * t * t * d + t**3 * f,
            )
        )
    return out


def sides(points: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(points, points[1:] + points[:1], strict=True))


def within(point: Point, points: list[Point]) -> bool:
    """Whether a ray from a point crosses the sides of a figure an odd number of times."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in sides(points):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def far(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a side."""
    long = math.dist(start, end)
    if long == 0:
        return math.dist(point, start)
    t = ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / long**2
    t = min(1.0, max(0.0, t))
    return math.dist(point, (start[0] + t * (end[0] - start[0]), start[1] + t * (end[1] - start[1])))


def apart(one: Print, other: Print, by: float) -> bool:
    """Whether two outlines keep their distance; boxes that do so already need no closer look."""
    a, b = one.box, other.box
    mine, theirs = one.part.outline, other.part.outline
    if isinstance(mine, Circle) and isinstance(theirs, Circle):
        return math.dist(a.centre, b.centre) >= mine.r + theirs.r + by
    if max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom) >= by:
        return True
    for here, there in itertools.product(figure(one), figure(other)):
        if within(inner(here), there) or within(inner(there), here):
            return False
        for p, q in ((here, there), (there, here)):
            if min(far(point, *side) for point in p for side in sides(q)) < by:
                return False
    return True


def inner(points: list[Point]) -> Point:
    """A point inside a figure: a hair off the middle of one of its sides."""
    for (ax, ay), (bx, by) in sides(points):
        long = math.dist((ax, ay), (bx, by))
        if long < 0.01:
            continue
        x, y = (ax + bx) / 2, (ay + by) / 2
        dx, dy = (ay - by) / long * 0.01, (bx - ax) / long * 0.01
        for point in ((x + dx, y + dy), (x - dx, y - dy)):
            if within(point, points):
                return point
    raise AssertionError("a figure without an inside")


def cuts(prints: list[Print]) -> int:
    """How often a knife is set down: once for all sides that lie on one line with nothing between them."""
    straight = [item.box for item in prints if isinstance(item.part.outline, Rect)]
    boxes = [item.box for item in prints]
    count = len(prints) - len(straight)
    for upright in (True, False):
        lines = [side for box in straight for side in edges(box, upright)]
        groups = [{i} for i in range(len(lines))]
        for i, j in itertools.combinations(range(len(lines)), 2):
            if abs(lines[i][0] - lines[j][0]) < 0.002 and one_cut(lines[i], lines[j], boxes, upright):
                mine = next(group for group in groups if i in group)
                theirs = next(group for group in groups if j in group)
                if mine is not theirs:
                    mine |= theirs
                    groups.remove(theirs)
        count += len(groups)
    return count


def edges(box: Box, upright: bool) -> list[tuple[float, float, float]]:
    """The two upright or level sides of a box: where, from and to."""
    if upright:
        return [(box.left, box.top, box.bottom), (box.right, box.top, box.bottom)]
    return [(box.top, box.left, box.right), (box.bottom, box.left, box.right)]


def one_cut(
    one: tuple[float, float, float], other: tuple[float, float, float], boxes: list[Box], upright: bool
) -> bool:
    start, end = min(one[1], other[1]), max(one[2], other[2])
    for box in boxes:
        low, high, first, last = (
            (box.left, box.right, box.top, box.bottom) if upright else (box.top, box.bottom, box.left, box.right)
        )
        if low + 0.002 < one[0] < high - 0.002 and last > start + 0.002 and first < end - 0.002:
            return False
    return True
