"""The serpent's head: half dragon, half sea horse, as old charts have it. It looks to the left, jaws open.

Drawn on a frame of its own: u forward along the jaw, v up, in mm from where the skull sits on the neck.
"""

import math
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth

__all__ = ["Head"]


class Head:
    """The head at (x, y), bowed by so many degrees."""

    def __init__(self, x: float, y: float, bow: float, scale: float = 1.0) -> None:
        self.x, self.y, self.scale = x, y, scale
        a = math.radians(bow)
        self._c, self._s = math.cos(a), math.sin(a)

    def at(self, u: float, v: float) -> Point:
        """Turn a place of the frame into one of the plate."""
        k = self.scale
        return self.x - k * (u * self._c + v * self._s), self.y + k * (u * self._s - v * self._c)

    def all(self, *places: Point) -> list[Point]:
        return [self.at(u, v) for u, v in places]

    def curve(self, *places: Point) -> Curve:
        return Curve.through(*self.all(*places))

    def engrave(self, plate: Plate) -> None:
        """Engrave the head from its horns to its tongue."""
        self._horn(plate, 0.62, -0.12)
        self._mouth(plate)
        self._skull(plate)
        self._horn(plate, 0.0, 0.0)
        self._frill(plate)
        self._face(plate)

    def _mouth(self, plate: Plate) -> None:
        gape = smooth(self.all((1.3, -0.3), (3.2, 0.0), (4.6, 0.1), (4.4, -1.4), (3.0, -1.1)), closed=True)
        plate.area(gape, "dark")
        tongue = self.curve((2.4, -0.75), (3.7, -0.72), (4.9, -0.5), (5.9, -0.78), (6.5, -0.62))
        plate.cuts(stroke(tongue, lambda t: 0.62 - 0.42 * t, 6), "white")
        plate.cuts(stroke(tongue, lambda t: 0.36 - 0.2 * t, 6), "carmine")
        fork = self.at(6.4, -0.64)
        for u, v in ((7.15, -0.3), (7.1, -0.98)):
            plate.cuts(tick(fork, self.at(u, v), 0.2), "carmine")

    def _skull(self, plate: Plate) -> None:
        jaw = smooth(
            self.all(
                (1.0, -0.35), (1.9, -0.62), (3.1, -1.05), (4.2, -1.42), (4.75, -1.34), (4.78, -1.66), (4.2, -2.02),
                (2.9, -1.9), (1.4, -1.62), (-0.2, -1.25),
            )
        )  # fmt: skip
        plate.area(jaw, "white", 0.19)
        for u, v, tall in ((2.5, -0.84, 0.42), (3.15, -1.06, 0.5), (3.75, -1.28, 0.5), (4.35, -1.42, 0.46)):
            plate.area(self._tooth(u, v, tall), "white", 0.12)
        for u, v, tall in (
            (2.2, -0.2, -0.4),
            (2.9, -0.12, -0.5),
            (3.6, -0.02, -0.5),
            (4.25, 0.04, -0.5),
            (5.0, 0.02, -0.8),
        ):
            plate.area(self._tooth(u, v, tall), "white", 0.12)
        skull = smooth(
            self.all(
                (-0.9, 1.0), (0.6, 1.35), (1.5, 1.62), (2.15, 1.45), (2.75, 0.95), (3.7, 0.66), (4.5, 0.72),
                (5.2, 0.74), (5.62, 0.4), (5.5, 0.02), (5.0, -0.02), (4.2, 0.08), (3.2, -0.06),
                (2.2, -0.26), (1.3, -0.36), (0.8, -0.75), (0.2, -1.1),
            )
        )  # fmt: skip
        plate.area(skull, "white", 0.2)

    def _tooth(self, u: float, v: float, tall: float) -> Path:
        return Path().polyline(self.all((u - 0.17, v), (u + 0.02, v + tall), (u + 0.17, v)), close=True)

    def _horn(self, plate: Plate, on: float, up: float) -> None:
        horn = self.curve((1.1 + on, 1.35 + up), (0.5 + on, 2.1 + up), (-0.5 + on, 2.6 + up), (-1.7 + on, 2.75 + up))
        plate.area(stroke(horn, lambda t: 0.66 * (1 - t) + 0.02, 4), "white", 0.2)
        for i in range(1, 7):
            t = 0.12 * i
            plate.cuts(tick(horn.left(t, 0.33 * (1 - t)), horn.left(t + 0.03, -0.2 * (1 - t)), 0.14))

    def _frill(self, plate: Plate) -> None:
        """The webbed fan behind the cheek."""
        root = (0.6, 0.0)
        tips = ((-1.1, 1.9), (-1.95, 1.0), (-2.25, -0.1), (-1.85, -1.2), (-0.85, -2.0))
        fan = Path().move(*self.at(0.75, 0.35))
        before = (0.5, 0.6)
        for i, (u, v) in enumerate(tips):
            inner = (u * 0.5 + before[0] * 0.5) * (0.78 if i else 1), (v * 0.5 + before[1] * 0.5) * (0.78 if i else 1)
            fan.curve(*self.at(*inner), *self.at(*inner), *self.at(u, v))
            before = (u, v)
        fan.curve(*self.at(-0.3, -1.2), *self.at(0.2, -1.0), *self.at(0.75, -0.75))
        plate.area(fan.close(), "fin", 0.2)
        for u, v in tips:
            plate.cuts(tick(self.at(*root), self.at(u * 0.94, v * 0.94), 0.2))
        for (au, av), (bu, bv) in pairwise(tips):
            for k in (0.33, 0.66):
                u, v = au + (bu - au) * k, av + (bv - av) * k
                plate.cuts(tick(self.at(*root), self.at(u * 0.62, v * 0.62), 0.12))

    def _face(self, plate: Plate) -> None:
        plate.area(smooth(self.all((1.55, 0.62), (2.0, 1.0), (2.55, 0.72), (2.05, 0.5)), closed=True), "white", 0.18)
        plate.area(Circle(*self.at(2.1, 0.73), 0.2 * self.scale), "line")
        plate.area(Circle(*self.at(2.16, 0.8), 0.06 * self.scale), "white")
        plate.cuts(
            stroke(
                self.curve((1.05, 1.0), (1.7, 1.3), (2.3, 1.12), (2.85, 0.66)), lambda t: 0.06 + 1.3 * t * (1 - t), 5
            )
        )
        plate.cuts(stroke(self.curve((4.75, 0.3), (4.95, 0.46), (5.2, 0.42)), lambda t: 0.12 + 0.14 * t, 3))
        for i in range(9):  # the muzzle rounds under
            u = 2.6 + 0.27 * i
            v = -0.16 + 0.035 * i
            plate.cuts(tick(self.at(u, v), self.at(u - 0.12, v + 0.34 + 0.1 * (i % 2)), 0.14))
        for i in range(14):  # jaw and throat in shade
            u = 0.1 + 0.32 * i
            v = -1.28 - 0.2 * min(u, 3.6) + 0.12 * max(u - 3.4, 0)
            plate.cuts(tick(self.at(u, v), self.at(u + 0.15, v + 0.34 + 0.14 * (i % 2)), 0.15))
        for i in range(8):  # crown and bridge of the nose
            u = 2.75 + 0.24 * i
            v = 0.84 - 0.2 * math.sin(math.pi * min(i / 7, 1))
            plate.cuts(tick(self.at(u, v), self.at(u - 0.06, v - 0.24), 0.13))
        for i in range(3):  # lines of the cheek
            places = self.all(
                (1.25 - 0.2 * i, 0.4), (1.05 - 0.14 * i, 0.0), (1.1, -0.4), (1.3 + 0.1 * i, -0.75 - 0.16 * i)
            )
            plate.cuts(cut_through(places, 0.15))
        for u, v, end in ((4.2, -2.0, (3.7, -2.95)), (3.5, -2.0, (2.8, -2.75))):  # barbels
            plate.cuts(stroke(self.curve((u, v), (u + 0.1, v - 0.5), end), lambda t: 0.24 * (1 - t) + 0.04, 4))
