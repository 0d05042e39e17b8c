"""Ambush to port: by night, a black ship behind the palms, and a lantern that is not quite masked."""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.carmine.engravings.adventures.corsair import corsair, skull_flag
from pnp.games.carmine.engravings.adventures.crag import bluff
from pnp.games.carmine.engravings.adventures.scene import Frame, moon, sea, sky, stars, waves_at

__all__ = ["draw"]

HORIZON = 27.0
MOON = (11.6, 17.8)


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(
        plate,
        HORIZON,
        wash="gloom",
        dark=0.85,
        seed=71,
        clear=lambda x, y: (x - MOON[0]) ** 2 + (y - MOON[1]) ** 2 < 16,
    )
    moon(plate, *MOON, 2.7, crescent=True)
    stars(plate, (21.0, 14.6), (4.2, 14.0), (29.6, 17.4), (17.0, 22.6), (4.0, 22.6), (24.4, 19.0))
    sea(plate, HORIZON, wash="gloom", seed=72, dark=0.4, glint=MOON[0])
    ship = Frame(27.0, 36.4, 0.86, mirror=True)
    _beam(plate, *ship.at(19.2, -3.6))
    corsair(plate, ship, sails="gloom-sail")
    skull_flag(plate, Frame(*ship.at(-1.0, -18.8), 0.62, mirror=True))
    waves_at(plate, 26.0, 36.9, 23.0, seed=7, size=0.85)
    _lantern(plate, *ship.at(19.2, -3.6))
    bluff(
        plate,
        ((27.6, 40.2), (30.0, 37.2), (35.0, 33.6), (40.0, 31.4), (47.0, 29.4), (55.0, 27.4)),
        ((27.6, 40.4), (34.0, 41.6), (40.0, 42.4), (47.0, 42.9), (55.0, 43.2)),
        seed=9,
        rough=0.35,
        gap=0.6,
        reach=(0.45, 1.0),
        spurs=(((40.0, 31.6), (36.0, 41.4), 3.0), ((48.0, 29.4), (47.0, 42.0), 3.6)),
    )
    for x, y, top, seed in ((42.4, 31.0, (38.2, 18.4), 3), (47.6, 29.6, (47.4, 15.6), 5)):
        _palm(plate, (x, y), top, seed)


def _palm(plate: Plate, foot: Point, top: Point, seed: int) -> None:
    """A palm against the night: a ringed stem and nine fronds."""
    bend = 0.35 * (top[0] - foot[0])
    stem = Curve.through(
        foot, (foot[0] + 0.1 * bend, foot[1] - 0.35 * (foot[1] - top[1])), (top[0] - 0.6 * bend, top[1] + 4.0), top
    )
    plate.area(stroke(stem, lambda t: 1.5 - 0.7 * t, 6), "white", 0.3)
    for i in range(16):
        t = 0.03 + 0.058 * i
        plate.cuts(tick(stem.left(t, -0.62 + 0.3 * t), stem.left(t + 0.02, 0.1), 0.34))
    for i in range(9):
        a = math.radians(-170 + 42.5 * i + 6 * grain(seed, i))
        long = 5.6 + 0.8 * grain(seed, i, 1)
        dx, dy = long * math.sin(a), -long * math.cos(a)
        # a frond rises a little and then hangs
        end = top[0] + dx, top[1] + 0.55 * dy + 1.9
        rib = Curve.through(top, (top[0] + 0.5 * dx, top[1] + 0.42 * dy - 0.7), end)
        plate.cuts(_frond(rib))


def _frond(rib: Curve) -> Path:
    """One leaf: smooth above, cut into teeth that hang down below."""
    points = [rib.at(0.0)]
    back = []
    for k in range(8):
        t = 0.12 + 0.11 * k
        deep = 1.55 * math.sin(math.pi * (0.16 + 0.8 * t)) + 0.25
        x, y = rib.at(t)
        ux, uy = rib.direction(t)
        points.append((x + 0.28 * uy * (1 if ux > 0 else -1), y - 0.28 * abs(ux)))
        back.append((x + 0.12 * ux, y + 0.22))
        back.append((x + ux * 0.75 * deep, y + 0.8 * deep + 0.4 * uy))
    return Path().polyline([*points, rib.at(1.0), *reversed(back)], close=True)


def _beam(plate: Plate, x: float, y: float) -> None:
    """The light that slips out under the cloth, over the water to the left."""
    plate.area(Path().polyline([(x, y), (0.0, y - 1.6), (0.0, y + 6.4)], close=True), "glow")
    for k in range(5):
        end = (0.3, y - 1.1 + 1.8 * k)
        points = [(x + (end[0] - x) * j, y + (end[1] - y) * j) for j in (0.16, 0.4, 0.64, 0.9 - 0.06 * (k % 2))]
        plate.cuts(cut_through(points, 0.16), "flag")


def _lantern(plate: Plate, x: float, y: float) -> None:
    plate.lines(Path().move(x, y - 1.9).line(x, y - 3.4), 0.26)
    plate.area(Circle(x, y, 2.1), "glow")
    lamp = Path().polyline(
        [(x - 0.9, y + 1.1), (x - 1.1, y - 0.9), (x, y - 2.0), (x + 1.1, y - 0.9), (x + 0.9, y + 1.1)], close=True
    )
    plate.area(lamp, "white", 0.3)
    # the cloth over it, which has slipped
    cloth = Path().polyline(
        [(x + 1.5, y - 0.6), (x + 0.1, y - 2.4), (x - 0.1, y - 0.2), (x + 0.3, y + 1.0), (x + 1.7, y + 1.9)], close=True
    )
    plate.area(cloth, "dark", 0.2)
    plate.cuts(tick((x - 0.55, y + 0.8), (x - 0.45, y - 0.7), 0.5), "flag")
