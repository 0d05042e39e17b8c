"""A limb of a monster: an arm, a neck or a tail, round and bent, that thins along its way.

It is shaded by rings: furrows that begin bold at the back's edge and run out across the body, each bowed the way the
body rounds. That alone makes a tube of two bent lines. A place on a limb is a share of its way and a side: 1 is the
right of the way, -1 the left.
"""

import math
from typing import NamedTuple

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Path, Point, smooth

__all__ = ["Limb"]


class Station(NamedTuple):
    """A place on the spine: where it is, which way the limb goes there, how thick it is."""

    x: float
    y: float
    dx: float
    dy: float
    r: float

    def at(self, side: float, on: float = 0.0) -> Point:
        """Give a place across the limb, moved `on` radii along it."""
        r = self.r
        return self.x - self.dy * r * side + self.dx * r * on, self.y + self.dx * r * side + self.dy * r * on


class Limb:
    """A tube along `spine`, its radius given at even shares of the way; its back is the side of that sign."""

    def __init__(self, spine: Curve, *radii: float, back: int = 1, seed: int = 1) -> None:
        self.spine, self.radii, self.back, self.seed = spine, radii, back, seed

    def radius(self, t: float) -> float:
        place = min(max(t, 0.0), 1.0) * (len(self.radii) - 1)
        i = min(int(place), len(self.radii) - 2)
        return self.radii[i] + (self.radii[i + 1] - self.radii[i]) * (place - i)

    def station(self, t: float) -> Station:
        (ax, ay), (bx, by) = self.spine.at(t - 0.012), self.spine.at(t + 0.012)
        d = math.hypot(bx - ax, by - ay) or 1.0
        return Station((ax + bx) / 2, (ay + by) / 2, (bx - ax) / d, (by - ay) / d, self.radius(t))

    def at(self, t: float, side: float) -> Point:
        return self.station(t).at(side)

    def outline(self, count: int = 0) -> Path:
        """Give the limb's edge; it ends in a round tip."""
        count = count or max(6, round(self.spine.length / 2.3))
        stations = [self.station(i / (count - 1)) for i in range(count)]
        edge = [s.at(1) for s in stations] + [stations[-1].at(0, 0.9)] + [s.at(-1) for s in reversed(stations)]
        return smooth(edge).close()

    def band(self, begin: float, end: float, count: int = 0) -> Path:
        """Give the strip between two sides of the limb, for a tint."""
        count = count or max(5, round(self.spine.length / 3))
        stations = [self.station(i / (count - 1)) for i in range(count)]
        return smooth([s.at(begin) for s in stations] + [s.at(end) for s in reversed(stations)]).close()

    def engrave(
        self, plate: Plate, *, tint: str = "flesh", gap: float = 0.6, edge: float = 0.36, clear: float = 1.1
    ) -> None:
        """Engrave body, tint and rings; what a creature has besides is laid over it."""
        outline = self.outline()
        plate.area(outline, "white", clear, "paper")  # the clear ring about it is its own broad white outline
        plate.area(self.band(0.9 * self.back, -0.15 * self.back), tint)
        plate.cuts(self.rings(gap))
        plate.lines(outline, edge)

    def rings(self, gap: float, *, reach: float = 0.62, width: float = 0.3, bow: float = 0.45) -> Path:
        """Give the furrows of the back; every other one is shorter, and all bow towards the limb's end."""
        path = Path(winding=True)
        t, i = gap / self.spine.length, 0
        while t < 0.985:
            s = self.station(t)
            b = self.back
            bold = min(width, 0.2 + 0.1 * s.r)
            if i % 2 and s.r > 0.9:
                deep = 2 * reach * (1 + 0.12 * grain(self.seed, i))
                handles = s.at(b * (1 - 0.3 * deep), bow * 0.5), s.at(b * (1 - 0.7 * deep), bow)
                path.add(cut(s.at(b), *handles, s.at(b * (1 - deep), bow * (1 - 0.3 * deep)), bold * 0.8, bold))
            else:  # short ones, and those of a thin tip, look straight
                path.add(tick(s.at(b), s.at(b * (1 - 1.1 * reach), bow * 0.6), bold * 1.2))
            # the thinner the limb the closer its rings
            t += gap * (0.72 + 0.28 * min(s.r / 1.6, 1.0)) / self.spine.length
            i += 1
        return path

    def suckers(self, plate: Plate, begin: float = 0.02, end: float = 0.97) -> None:
        """Set suckers along the belly: rings that grow smaller with the limb. Each is three dots of a round pen."""
        sizes: dict[float, Path] = {}
        t = begin
        while t < end:
            s = self.station(t)
            size = max(0.2, round(s.r * 2.2) * 0.22)
            x, y = s.at(-self.back * 0.62)
            sizes.setdefault(size, Path()).move(x, y).line(x + 0.01, y)
            t += (size * 1.12 + 0.12) / self.spine.length
        for size, dots in sizes.items():
            plate.lines(dots, size + 0.26)
            plate.lines(dots, size, "white")
            if size > 0.6:
                plate.lines(dots, size * 0.36)

    def plates(self, gap: float, side: float = 0.35) -> Path:
        """Give the seams of a belly's plates, to be drawn as lines."""
        path = Path()
        count = round(self.spine.length / gap)
        b = -self.back
        for i in range(1, count):
            s = self.station(i / count)
            path.move(*s.at(b * side)).line(*s.at(b * 0.96, -0.16))
        return path
