"""A current: a ribbon of flowing lines that lies on the sea.

The sea is seen aslant, so that a stream is broad where it comes towards the eye, flat where it crosses the view, and
narrow far away; a ribbon of one thickness would stand on the water like a fence. A place on a stream is (t, s): the
share of its way, and how far to the right of its middle (1) or to the left (-1).
"""

import math
from collections.abc import Sequence

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, grain, stroke
from pnp.draw.shapes import Path, Point, smooth

__all__ = ["Stream"]

NEAR = 12.0
"""How far under the horizon a stream has its full breadth, in mm."""

SIDES = (0.2, 54.8)

STEP = 0.02
"""Between the two places that tell which way a stream runs, as a share of it."""


class Stream:
    """A ribbon through places of the picture, running as they do, `half` mm to each side where `NEAR` is.

    `flat` is how aslant the sea is seen: 1 is from above. It keeps within the scene's sides.
    """

    def __init__(self, points: Sequence[Point], half: float, horizon: float, *, flat: float = 0.5) -> None:
        self.middle, self.half, self.horizon, self.flat = Curve.through(*points), half, horizon, flat

    def breadth(self, t: float) -> float:
        """Give half the breadth there, where the stream runs towards the eye."""
        return self.half * max(self.middle.at(t)[1] - self.horizon + 0.6, 0.5) / NEAR

    def at(self, t: float, s: float, on: float = 0.0) -> Point:
        """Give a place on the stream as it is seen, moved `on` half breadths down its way."""
        (ax, ay), (bx, by) = self.middle.at(t - STEP), self.middle.at(t + STEP)
        dx, dy = bx - ax, (by - ay) / self.flat
        x, y = self.middle.at(t)
        k = self.breadth(t) / (math.hypot(dx, dy) or 1.0)
        return min(max(x + (dx * on - dy * s) * k, SIDES[0]), SIDES[1]), y + (dy * on + dx * s) * k * self.flat

    def line(self, s: float, begin: float = 0.0, end: float = 1.0, count: int = 16) -> Curve:
        """Give the line along the stream at one distance from its middle."""
        return Curve(self.at(begin + (end - begin) * i / (count - 1), s) for i in range(count))

    def engrave(
        self, plate: Plate, wash: str, ink: str, *, lines: int = 7, pieces: int = 5, bold: float = 0.3, seed: int = 1
    ) -> None:
        """Engrave its water, its two banks and the lines between them, which break off and begin anew."""
        right, left = self.line(1.0, count=24).points, self.line(-1.0, count=24).points
        water = smooth(right).line(*left[-1]).add(Path(smooth(left[::-1]).steps[1:])).close()
        plate.area(water, wash)
        for bank in (right, left):
            plate.cuts(stroke(bank, lambda t: self._bold(t, bold * 1.25)), ink)
        for i in range(1, lines):
            s = 2 * i / lines - 1
            t = 0.04 * grain(seed, i)
            for k in range(pieces):
                begin = max(t, 0.0) + 0.014
                end = min(t + (1 + 0.35 * grain(seed, i, k)) / pieces, 1.0)
                t = end + 0.014
                if end - begin < 0.04:
                    continue
                width = self._bold((begin + end) / 2, bold * (1 + 0.25 * grain(seed, i, k, 3)))
                plate.cuts(cut_through([self.at(begin + (end - begin) * j / 3, s) for j in range(4)], width), ink)

    def _bold(self, t: float, bold: float) -> float:
        """Lines grow finer with the distance, but never too fine to print."""
        return max(0.12, bold * min(1.0, 0.3 + (self.middle.at(t)[1] - self.horizon) / NEAR))

    def arrow(self, plate: Plate, t: float, ink: str, *, size: float = 1.0, edge: str = "white") -> None:
        """Lay a barbed head on the water, pointing down the way."""
        corners = [(0.0, 1.3), (0.62, -0.95), (0.0, -0.45), (-0.62, -0.95)]
        head = Path().polyline([self.at(t, s * size, on * size) for s, on in corners], close=True)
        plate.area(head, edge, 0.7, edge)
        plate.area(head, ink, 0.15, "line")
