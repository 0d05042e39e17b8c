"""A furrow that is as deep as the picture is dark there: lines that swell and fade many times on their way.

Water, cloud and rain are drawn by tone: a family of lines runs with the form, and each line is bold in the shade, thin
in the light and breaks off in the white. A `furrow` is one such line; it also breaks off at the edge of the scene, so
that a picture never leaves its box.
"""

import math
from collections.abc import Sequence

from pnp.draw.shapes import Box, Path, Point

__all__ = ["SCENE", "furrow"]

SCENE = Box(0.0, 0.0, 55.0, 70.0)
"""The picture's box, in mm."""

FAINT = 0.06
"""A furrow thinner than this does not print, in mm."""


def furrow(points: Sequence[Point], widths: Sequence[float], box: Box = SCENE) -> Path:
    """Draw a line through points with the width at each; where it is too thin or outside the box there is none."""
    path = Path(winding=True)
    places: list[Point] = []
    deep: list[float] = []
    before: tuple[Point, float] | None = None
    for point, width in zip(points, widths, strict=True):
        inside = _within(point, box)
        if before is not None and inside != _within(before[0], box):  # it crosses the edge of the box
            share = _crossing(before[0], point, box)
            edge = _between(before[0], point, share)
            at_edge = before[1] + (width - before[1]) * share
            if at_edge >= FAINT:
                places.append(edge)
                deep.append(at_edge)
            if not inside:
                _end(path, places, deep)
        if inside:
            if width >= FAINT:
                if not places and before is not None and _within(before[0], box):
                    places.append(before[0])  # a line that begins in the white comes out of a point
                    deep.append(0.0)
                places.append(point)
                deep.append(width)
            elif places:
                places.append(point)  # and runs out to one
                deep.append(0.0)
                _end(path, places, deep)
        before = point, width
    _end(path, places, deep)
    return _trimmed(path, box)


def _trimmed(path: Path, box: Box) -> Path:
    """Push handles and sides that lie beyond the box back to its edge: a furrow has width, and bends between points."""
    left, top, right, bottom = box
    for i, step in enumerate(path.steps):
        values = step[1:]
        xs, ys = values[::2], values[1::2]
        if xs and (min(xs) < left or max(xs) > right or min(ys) < top or max(ys) > bottom):
            inside = [(min(max(x, left), right), min(max(y, top), bottom)) for x, y in zip(xs, ys, strict=True)]
            path.steps[i] = (step[0], *(value for place in inside for value in place))
    return path


def _end(path: Path, places: list[Point], deep: list[float]) -> None:
    if len(places) > 1:
        _swelling(path, places, deep)
    places.clear()
    deep.clear()


def _crossing(a: Point, b: Point, box: Box) -> float:
    """At which share of the way from a to b, one of them inside, the edge of the box lies."""
    low, high, inside = 0.0, 1.0, _within(a, box)
    for _ in range(7):
        middle = (low + high) / 2
        if _within(_between(a, b, middle), box) == inside:
            low = middle
        else:
            high = middle
    return low if inside else high


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _within(point: Point, box: Box) -> bool:
    return box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom


def _swelling(path: Path, points: Sequence[Point], widths: Sequence[float]) -> None:
    """Add one closed furrow: there on its left side, back on its right."""
    last = len(points) - 1
    ways = []
    for i in range(last + 1):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        d = math.hypot(bx - ax, by - ay) or 1.0
        ways.append(((bx - ax) / d, (by - ay) / d))
    left = [(x + dy * w / 2, y - dx * w / 2) for (x, y), (dx, dy), w in zip(points, ways, widths, strict=True)]
    right = [(x - dy * w / 2, y + dx * w / 2) for (x, y), (dx, dy), w in zip(points, ways, widths, strict=True)]
    steps = path.steps
    steps.append(("M", *left[0]))
    for i in range(last):
        _reach(path, left[i], left[i + 1], ways[i], ways[i + 1], 1)
    if widths[last]:
        steps.append(("L", *right[last]))
    for i in range(last, 0, -1):
        _reach(path, right[i], right[i - 1], ways[i], ways[i - 1], -1)
    steps.append(("Z",))


def _reach(path: Path, a: Point, b: Point, p: Point, q: Point, sign: int) -> None:
    third = sign * math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    path.steps.append(
        ("C", a[0] + p[0] * third, a[1] + p[1] * third, b[0] - q[0] * third, b[1] - q[1] * third, b[0], b[1])
    )
