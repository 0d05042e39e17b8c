"""The Whip Tide: the sea swings a lash over a ship and cracks it."""

import math

from pnp.draw.engrave import Plate, grain, tick
from pnp.draw.shapes import Path
from pnp.games.carmine.engravings.adventures.scene import clouds, little_ship, sea, sky, waves_at
from pnp.games.carmine.engravings.adventures.stream import Stream
from pnp.games.carmine.engravings.adventures.surf import drops, splash

__all__ = ["draw"]

HORIZON = 27.0
WAY = (
    (-1.5, 38.6), (9.0, 40.2), (20.0, 41.0), (32.0, 40.4), (42.0, 37.0), (48.0, 30.6), (48.6, 23.4), (44.0, 17.4),
    (36.0, 14.6), (27.0, 14.8), (20.4, 18.0), (18.6, 23.0), (21.4, 26.4),
)  # fmt: skip


class Lash(Stream):
    """A stream that leaves the sea: as broad as a whip is, ever thinner towards its tip."""

    def breadth(self, t: float) -> float:
        return 3.3 * math.sqrt(1 - t) * min(1.0, 0.55 + 2.4 * t) * (1 - 0.3 * t) + 0.16


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=41, dark=0.3)
    clouds(plate, (8.0, 17.5, 13.0), seed=13)
    sea(plate, HORIZON, seed=42, rough=0.9)
    little_ship(plate, 33.0, 33.0, 0.42, 17)
    waves_at(plate, 33.0, 33.6, 10.0, seed=5, size=0.8)
    lash = Lash(WAY, 3.0, HORIZON, flat=1.0)
    _foam(plate, lash)
    lash.engrave(plate, "run-wash", "run", lines=8, pieces=7, bold=0.36, seed=2)
    _shade(plate, lash)
    for t in (0.09, 0.25, 0.42, 0.57):
        lash.arrow(plate, t, "run-arrow", size=0.62)
    splash(plate, 48.0, 40.6, 9.6, 5.4, 5, seed=3, lean=1.2)
    for t, r, lean in ((0.5, 5.0, 95), (0.6, 4.2, 60), (0.72, 3.4, 10), (0.82, 3.6, -40)):
        drops(plate, *lash.at(t, 0.9), r, 6, seed=round(99 * t), lean=lean)
    _crack(plate, *lash.at(1.0, 0.0))


def _foam(plate: Plate, lash: Stream) -> None:
    """Fringe the outer side of the bend with claws of foam."""
    count = 19
    for i in range(count):
        t = 0.36 + 0.52 * i / (count - 1)
        tall = (0.9 + 0.5 * abs(grain(i, 3))) * math.sin(math.pi * (i + 0.7) / (count + 0.6)) ** 0.5
        a, b = lash.at(t, 0.97), lash.at(t + 0.026, 0.97)
        ox, oy = lash.at(t + 0.03, 1.0)
        cx, cy = lash.at(t + 0.03, 0.0)
        d = math.hypot(ox - cx, oy - cy)
        nx, ny = (ox - cx) / d, (oy - cy) / d
        fx, fy = b[0] - a[0], b[1] - a[1]
        tip = b[0] + nx * tall + fx * 0.6, b[1] + ny * tall + fy * 0.6
        one = a[0] + nx * tall * 0.9, a[1] + ny * tall * 0.9
        two = b[0] + nx * tall * 0.3, b[1] + ny * tall * 0.3
        claw = Path().move(*a).curve(*one, tip[0] - fx * 0.5 + nx * 0.3, tip[1] - fy * 0.5 + ny * 0.3, *tip)
        plate.area(claw.curve(*two, *two, *b).close(), "white", 0.2)


def _shade(plate: Plate, lash: Stream) -> None:
    """Darken the inner side, where the water turns away from the light."""
    for i in range(70):
        t = 0.22 + 0.74 * i / 70
        deep = 0.55 + 0.3 * grain(i, 8)
        plate.cuts(tick(lash.at(t, -1.0), lash.at(t + 0.008, -1.0 + deep), 0.24), "run")


def _crack(plate: Plate, x: float, y: float) -> None:
    """The crack of the whip: a star of sharp lines, and spray."""
    star = Path()
    for i in range(9):
        a = math.radians(-60 + 32 * i + 6 * grain(i, 5))
        near, far = 1.3, 3.4 + 0.9 * grain(i, 6)
        c, s = math.sin(a), -math.cos(a)
        star.add(tick((x + near * c, y + near * s), (x + far * c, y + far * s), 0.42))
    plate.area(star, "white", 0.5, "white")
    plate.cuts(star, "carmine")
    drops(plate, x, y, 4.6, 9, seed=6, lean=100)
