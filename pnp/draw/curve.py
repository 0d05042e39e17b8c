"""Curves that can be walked along: where one is after a share of the way, and which side is left.

A `Path` is what is drawn; a `Curve` is what a drawing is made from. Lettering follows one, hatching springs from one,
a serpent's back is one. It is held as many short straight pieces with their lengths, which is exact enough for a plate
(pieces are far shorter than a line is wide) and cheap to walk.
"""

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise

from pnp.draw.shapes import Path, Point

__all__ = ["Curve", "flattened", "inside"]


class Curve:
    """An open line through points, measured along itself. `t` is always the share of its length, 0 to 1."""

    __slots__ = ("_ends", "points")

    def __init__(self, points: Iterable[Point]) -> None:
        self.points: list[Point] = list(points)
        if len(self.points) < 2:
            raise ValueError("a curve needs two points")
        total, ends = 0.0, [0.0]
        for (x0, y0), (x1, y1) in pairwise(self.points):
            total += math.hypot(x1 - x0, y1 - y0)
            ends.append(total)
        self._ends = ends

    @classmethod
    def through(cls, *points: Point, per: int = 8) -> "Curve":
        """Lay a smooth curve through all the points, of `per` pieces between two of them."""
        if len(points) < 3:
            return cls(points)
        last = len(points) - 1
        out: list[Point] = [points[0]]
        for i in range(last):
            (ax, ay), (bx, by) = points[max(i - 1, 0)], points[i]
            (cx, cy), (dx, dy) = points[i + 1], points[min(i + 2, last)]
            for k in range(1, per + 1):
                s = k / per
                r = 1 - s
                # Catmull and Rom's weights, as `shapes.smooth` lays them
                a, b = -0.5 * s * r * r, 1 + s * s * (1.5 * s - 2.5)
                c, d = 1 + r * r * (1.5 * r - 2.5), -0.5 * r * s * s
                out.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
        return cls(out)

    @classmethod
    def arc(cls, x: float, y: float, r: float, begin: float, end: float, pieces: int = 24) -> "Curve":
        """Lay an arc about (x, y); angles are degrees clockwise from the top."""
        angles = (math.radians(begin + (end - begin) * i / pieces) for i in range(pieces + 1))
        return cls((x + r * math.sin(a), y - r * math.cos(a)) for a in angles)

    @property
    def length(self) -> float:
        return self._ends[-1]

    def at(self, t: float) -> Point:
        """Give the place after a share of the way; beyond the ends the curve goes straight on."""
        ends = self._ends
        way = t * ends[-1]
        i = bisect_right(ends, way, 1, len(ends) - 1)
        (x0, y0), (x1, y1) = self.points[i - 1], self.points[i]
        begin = ends[i - 1]
        s = (way - begin) / ((ends[i] - begin) or 1.0)
        return x0 + (x1 - x0) * s, y0 + (y1 - y0) * s

    def direction(self, t: float) -> Point:
        """Give the way the curve runs there, of length 1."""
        i = bisect_right(self._ends, t * self._ends[-1], 1, len(self._ends) - 1)
        (x0, y0), (x1, y1) = self.points[i - 1], self.points[i]
        d = math.hypot(x1 - x0, y1 - y0) or 1.0
        return (x1 - x0) / d, (y1 - y0) / d

    def left(self, t: float, by: float) -> Point:
        """Give the place `by` mm to the left of the way there (above a line that runs to the right)."""
        x, y = self.at(t)
        dx, dy = self.direction(t)
        return x + dy * by, y - dx * by

    def places(self, count: int, begin: float = 0.0, end: float = 1.0) -> list[Point]:
        """Give `count` places at equal distances between two shares of the way."""
        return [self.at(begin + (end - begin) * i / (count - 1)) for i in range(count)]

    def part(self, begin: float, end: float, count: int = 12) -> "Curve":
        return Curve(self.places(count, begin, end))

    def reversed(self) -> "Curve":
        return Curve(self.points[::-1])

    def beside(self, by: float, count: int | None = None) -> "Curve":
        """Give the curve that runs `by` mm to the left of this one."""
        n = (count or len(self.points)) - 1
        return Curve(self.left(i / n, by) for i in range(n + 1))

    def path(self, count: int = 0) -> Path:
        """Draw the curve: all its pieces, or a smooth line through `count` of its places."""
        if not count:
            return Path().polyline(self.points)
        from pnp.draw.shapes import smooth

        return smooth(self.places(count))


def flattened(path: Path, pieces: int = 6) -> list[list[Point]]:
    """Give a path's outlines as corners alone, each curve cut into `pieces`."""
    out: list[list[Point]] = []
    for letter, *values in path.steps:
        if letter == "M":
            out.append([(values[0], values[1])])
        elif letter == "L":
            out[-1].append((values[0], values[1]))
        elif letter == "C":
            out[-1].extend(_bezier(out[-1][-1], values, pieces))
    return out


def inside(outlines: Iterable[Sequence[Point]], x: float, y: float) -> bool:
    """Whether a point lies inside of outlines, by the even-odd rule."""
    odd = False
    for outline in outlines:
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if (ay <= y) != (by <= y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                odd = not odd
    return odd


def _bezier(start: Point, handles: Sequence[float], pieces: int) -> Iterable[Point]:
    x1, y1, x2, y2, x3, y3 = handles
    for k in range(1, pieces + 1):
        s = k / pieces
        r = 1 - s
        a, b, c, d = r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s
        yield a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3
