"""A frame of one's own: a thing is drawn upright and to its own measure, and placed small, tilted or mirrored."""

import math
from collections.abc import Iterable

from pnp.draw.curve import Curve
from pnp.draw.shapes import Path, Point, smooth

__all__ = ["Frame"]


class Frame:
    """Places (u, v), v down, as places of a plate: scaled, turned clockwise by `tilt` degrees, set down at (x, y).

    With `mirror` what looks to the right looks to the left, and leans the other way.
    """

    def __init__(self, x: float, y: float, scale: float = 1.0, tilt: float = 0.0, *, mirror: bool = False) -> None:
        self.x, self.y, self.scale = x, y, scale
        a = math.radians(tilt)
        self._c, self._s = scale * math.cos(a), scale * math.sin(a)
        self._way = -1 if mirror else 1

    def at(self, u: float, v: float) -> Point:
        return self.x + self._way * (u * self._c - v * self._s), self.y + u * self._s + v * self._c

    def all(self, *places: Point) -> list[Point]:
        return [self.at(u, v) for u, v in places]

    def each(self, places: Iterable[Point]) -> list[Point]:
        return [self.at(u, v) for u, v in places]

    def curve(self, *places: Point) -> Curve:
        """Lay a smooth curve through the places."""
        return Curve.through(*self.each(places))

    def smooth(self, *places: Point, closed: bool = False) -> Path:
        """Draw a smooth line through the places."""
        return smooth(self.each(places), closed=closed)

    def polygon(self, *places: Point) -> Path:
        return Path().polyline(self.each(places), close=True)
