"""A length of the serpent's body: round, scaled, plated below, with a spiny fin along its back.

A coil runs towards the head, so that its back lies on the right of the way, whatever it does. A place on it is (t, s):
the share of its length, and how far from its middle towards its back (1) or its belly (-1).
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, grain, tick
from pnp.draw.shapes import Path, Point, smooth

__all__ = ["Coil"]

BELLY = -0.42
"""Where the plates of the belly meet the scales."""


class Coil:
    """A bent tube along `spine`, its radius given at even shares of the way."""

    def __init__(self, spine: Curve, *radii: float, seed: int = 0) -> None:
        self.spine, self.radii, self.seed = spine, radii, seed

    def radius(self, t: float) -> float:
        place = min(max(t, 0.0), 1.0) * (len(self.radii) - 1)
        i = min(int(place), len(self.radii) - 2)
        share = place - i
        share = share * share * (3 - 2 * share)
        return self.radii[i] + (self.radii[i + 1] - self.radii[i]) * share

    def at(self, t: float, s: float, on: float = 0.0) -> Point:
        """Give a place on the body, moved `on` mm towards the head."""
        x, y = self.spine.at(t)
        dx, dy = self._direction(t)
        r = self.radius(t) * s
        return x - dy * r + dx * on, y + dx * r + dy * on

    def _direction(self, t: float) -> Point:
        """The way of the spine, evened out over its pieces so that rings do not jump."""
        (ax, ay), (bx, by) = self.spine.at(t - 0.03), self.spine.at(t + 0.03)
        d = math.hypot(bx - ax, by - ay) or 1.0
        return (bx - ax) / d, (by - ay) / d

    def engrave(self, plate: Plate, fin: float, begin: float = 0.0, end: float = 1.0) -> None:
        """Engrave the whole coil; `fin` is the height of its spines, which stand between two shares of the way."""
        self._fin(plate, fin, begin, end)
        plate.area(self._outline(), "white", 0.19)
        self._belly(plate)
        self._back(plate)
        self._scales(plate)

    def _outline(self) -> Path:
        count = max(5, round(self.spine.length / 2.2))
        shares = [i / (count - 1) for i in range(count)]
        back = smooth([self.at(t, 1) for t in shares])
        belly = smooth([self.at(t, -1) for t in reversed(shares)])
        return back.line(*self.at(1, -1)).add(Path(belly.steps[1:])).close()

    def _belly(self, plate: Plate) -> None:
        count = max(4, round(self.spine.length / 3))
        seam = smooth([self.at(i / (count - 1), BELLY) for i in range(count)])
        plate.lines(seam, 0.13)
        plates = round(self.spine.length / 0.58)
        rings = Path()
        for i in range(plates):
            t = (i + 0.5) / plates
            r = self.radius(t)
            rings.move(*self.at(t, BELLY)).curve(
                *self.at(t, BELLY - 0.2, -0.22 * r), *self.at(t, -0.8, -0.3 * r), *self.at(t, -1)
            )
        plate.lines(rings, 0.13)

    def _back(self, plate: Plate) -> None:
        """Shade the back in furrows from its edge, longer where the body dips into the water."""
        count = round(self.spine.length / 0.29)
        for i in range(1, count):
            t = i / count
            dip = max(0.0, 1 - min(t, 1 - t) * self.spine.length / 3.0)
            deep = (0.62 if i % 2 else 0.4) + 0.08 * grain(self.seed, i) + 0.45 * dip
            r = self.radius(t)
            plate.cuts(tick(self.at(t, 1), self.at(t, 1 - deep, -0.4 * r * deep), 0.2 + 0.06 * dip))

    def _scales(self, plate: Plate) -> None:
        """Lay small bows along the flank, where shade turns to light."""
        rows = round(self.spine.length / 0.47)
        scales = Path()
        for i in range(1, rows):
            t = i / rows
            r = self.radius(t)
            if r < 0.6:
                continue
            wide = 0.2
            for s in (0.16,) if i % 2 else (-0.06,) if i % 4 else (-0.06, 0.36):
                scales.move(*self.at(t, s + wide, 0.1 * r)).curve(
                    *self.at(t, s + 0.8 * wide, -0.3 * r),
                    *self.at(t, s - 0.8 * wide, -0.3 * r),
                    *self.at(t, s - wide, 0.1 * r),
                )
        plate.lines(scales, 0.12)

    def _fin(self, plate: Plate, high: float, begin: float, end: float) -> None:
        """Raise spines that lean towards the tail, with a hollow web from each to the next."""
        outer = Curve([self.at(begin + (end - begin) * k / 12, 1) for k in range(13)]).length
        count = max(3, round(outer / (0.5 + 0.62 * high)))
        step = (end - begin) / count
        edge = Path().move(*self.at(begin, 0.9))
        ribs: list[tuple[Point, Point]] = []
        for i in range(count):
            t = begin + step * (i + 0.3)
            middle = 1 - abs(2 * (i + 0.5) / count - 1) ** 2 * 0.5
            tall = high * middle * (1 + 0.1 * grain(self.seed, i, 2))
            tip = self._beyond(t, tall, -0.55 * tall)
            last = i == count - 1
            notch = self.at(end, 0.9) if last else self._beyond(t + 0.72 * step, 0.36 * tall, -0.2 * tall)
            edge.line(*tip)
            edge.curve(
                *self._beyond(t, 0.66 * tall, -0.15 * tall),
                *self._beyond(t + 0.4 * step, 0.36 * tall, -0.1 * tall),
                *notch,
            )
            ribs.append((self.at(t, 1), tip))
            ribs.append((self.at(t + 0.5 * step, 1), self._beyond(t + 0.3 * step, 0.42 * tall, -0.1 * tall)))
        shares = [end + (begin - end) * k / 8 for k in range(9)]
        plate.area(Path([*edge.steps, *(("L", *self.at(t, 0.7)) for t in shares), ("Z",)]), "fin", 0.15)
        for low, tip in ribs:
            plate.cuts(tick(low, tip, 0.2))

    def _beyond(self, t: float, out: float, on: float) -> Point:
        """A place `out` mm outside the back."""
        x, y = self.spine.at(t)
        dx, dy = self._direction(t)
        r = self.radius(t) + out
        return x - dy * r + dx * on, y + dx * r + dy * on
