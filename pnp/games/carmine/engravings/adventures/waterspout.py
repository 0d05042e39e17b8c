"""The waterspout: cloud and sea have caught hold of each other, and a ship makes off with every sail it has.

The column is a tube about a bent spine. Each of its lines is half a turn of a screw, seen from in front: bold at the
edges, where the tube turns away, and gone where the light falls on it.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, cut_through, grain, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.scene import Frame, little_ship
from pnp.games.carmine.engravings.adventures.storm import cloud_bank, drops, foam, storm_sky, water
from pnp.games.carmine.engravings.sea import swell

__all__ = ["draw"]

HORIZON = 27.5

SPINE = Curve.through(
    (21.0, 9.0), (21.4, 14.5), (23.4, 19.5), (23.6, 24.0), (20.8, 28.5), (18.6, 33.0), (19.4, 38.6), per=6
)
RADII = (11.5, 8.0, 5.2, 3.7, 2.9, 2.4, 2.0, 1.8, 1.8, 2.2, 3.0)
TURNS = 54


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    storm_sky(
        plate,
        HORIZON,
        ((0, 14.5), (7, 15.4), (14, 16.4), (22, 17), (29, 16.2), (37, 14.8), (46, 13.6), (55, 12.6)),
        seed=9,
        dark=0.25,
    )
    water(plate, HORIZON, seed=6, gap=1.3, clear=lambda x, y: abs(x - 19) < 8 and 34 < y < 43)
    foam(plate, Curve.through((10.0, 39.0), (13, 37.2), (19.2, 36.4), (25, 37.2), (28.4, 39.0)), 1.8, seed=4)
    _gyre(plate, front=False)
    _column(plate)
    cloud_bank(plate, ((6.5, 11.0), (13.0, 12.2), (20.5, 12.8), (28.5, 12.2), (35.5, 11.0)), seed=5)
    _gyre(plate, front=True)
    _skirt(plate)
    _fish(plate, Frame(29.4, 29.0, 1.0, -50))
    _fish(plate, Frame(12.2, 25.4, 0.85, 35, mirror=True))
    little_ship(plate, 42.6, 35.2, 0.54, 8)
    swell(plate, 34.4, 51.4, 35.2, rows=2, seed=2, length=2.1, height=0.5, drop=0.6)


def _radius(t: float) -> float:
    place = min(max(t, 0.0), 1.0) * (len(RADII) - 1)
    i = min(int(place), len(RADII) - 2)
    a, b, c, d = (RADII[min(max(i + k, 0), len(RADII) - 1)] for k in (-1, 0, 1, 2))
    s = place - i
    return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)))


def _on(t: float, s: float) -> Point:
    """A place on the tube: s from -1, its left edge, to 1; the front of each ring bows down."""
    x, y = SPINE.at(t)
    r = _radius(t)
    dx, dy = _way(t)
    bow = 0.34 * r * math.sqrt(max(0.0, 1 - s * s))
    return x - s * r * -dy + dx * bow, y - s * r * dx + dy * bow


def _way(t: float) -> Point:
    (ax, ay), (bx, by) = SPINE.at(t - 0.04), SPINE.at(t + 0.04)
    d = math.hypot(bx - ax, by - ay) or 1.0
    return (bx - ax) / d, (by - ay) / d


def _column(plate: Plate) -> None:
    shares = [k / 14 for k in range(15)]
    left, right = [_on(t, -1) for t in shares], [_on(t, 1) for t in shares]
    body = smooth(left).add(Path([("L", *right[-1]), *smooth(right[::-1]).steps[1:]])).close()
    plate.area(body, "white", 0.9, "white")
    plate.area(body, "storm")
    middle = [_on(t, 0.3) for t in shares[1::2]]
    shade = smooth([*right, *reversed(middle)], closed=True)
    plate.area(shade, "murk")
    for k in range(TURNS):
        t = 0.08 + 0.92 * ((k + 0.5) / TURNS) ** 0.92
        light = -0.35 + 0.22 * grain(k, 1)
        places = [_on(t + 0.035 * s, s) for s in (light, light + (1 - light) * 0.45, light + (1 - light) * 0.8, 1.0)]
        plate.cuts(cut_through(places, 0.24 + 0.05 * grain(k, 2), tail=0.36))
        dark = -0.62 + 0.14 * grain(k, 3)
        plate.cuts(tick(_on(t - 0.035, -1), _on(t + 0.035 * dark, dark), 0.3))
    for edge in (left, right):
        plate.cuts(furrow(edge[3:], [0.38] * 12))


def _gyre(plate: Plate, *, front: bool) -> None:
    """Wind and spray that go round the column: behind it first, then before it."""
    for k, (t, wide) in enumerate(((0.62, 3.2), (0.7, 4.6), (0.78, 3.9), (0.87, 5.6), (0.93, 7.2))):
        x, y = SPINE.at(t)
        begin, end = (15, 175) if front else (190, 350)
        turn = 12 * grain(k, 3)
        places = []
        for j in range(6):
            a = math.radians(begin + turn + (end - begin) * j / 5)
            places.append((x + wide * math.cos(a), y + 0.3 * wide * math.sin(a) - 0.02 * wide * j))
        plate.cuts(furrow(places, [0.0, 0.2, 0.3, 0.28, 0.18, 0.0]))


def _skirt(plate: Plate) -> None:
    """Where the column stands the sea boils: a collar of foam, and spray flung outwards."""
    for k in range(14):
        way = -1 if k % 2 else 1
        x = 19.2 + way * (2.4 + 0.55 * k)
        out, up = way * (1.2 + 0.14 * k), 3.4 - 0.16 * k + grain(k, 2)
        plate.cuts(
            cut((x, 39.6), (x + 0.3 * out, 39.0 - 0.6 * up), (x + 0.8 * out, 39 - up), (x + 1.5 * out, 39.2 - up), 0.22)
        )
    foam(plate, Curve.through((9.4, 40.0), (13, 41.0), (19.2, 41.4), (25, 41.0), (29.2, 39.8)), 2.3, seed=6, inner=0.5)
    drops(
        plate,
        (9.6, 36.2),
        (11.2, 34.6),
        (14.0, 33.6),
        (25.6, 34.2),
        (28.0, 35.0),
        (29.8, 36.4),
        (12.6, 31.4),
        (26.4, 31.6),
    )


def _fish(plate: Plate, frame: Frame) -> None:
    """A fish that did not expect to fly."""
    body = frame.smooth((-1.5, 0), (-0.4, -0.62), (0.9, -0.42), (1.5, 0.05), (0.9, 0.45), (-0.4, 0.55), closed=True)
    plate.area(frame.polygon((-1.3, 0), (-2.3, -0.7), (-2.0, 0), (-2.3, 0.7)), "white", 0.22)
    plate.area(body, "white", 0.24)
    plate.lines(frame.smooth((0.55, -0.42), (0.35, 0), (0.55, 0.42)), 0.18)
    plate.area(Circle(*frame.at(0.95, -0.12), 0.16), "line")
    for k in range(4):
        u = -0.9 + 0.32 * k
        plate.cuts(tick(frame.at(u, 0.42), frame.at(u + 0.14, -0.1), 0.17))
