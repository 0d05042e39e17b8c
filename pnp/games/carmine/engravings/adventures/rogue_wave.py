"""The rogue wave: one wall of water out of nowhere, folding over a ship no larger than its foam.

The wave is one sheet between two curves: the inner one runs along the trough, up the hollow and under the lip; the
outer one runs through the foreground, up the wave's back and over its crest. All its lines are drawn from one to the
other, so that they run up the wall together and fall over with it.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, grain
from pnp.draw.shapes import Path, Point, smooth
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.scene import PANEL, WIDE, birds, little_ship, sky
from pnp.games.carmine.engravings.adventures.storm import drops, foam, water

__all__ = ["draw"]

HORIZON = 27.0

INNER = Curve.through(
    (-4, 40.2), (8, 39.9), (19, 38.4), (27, 34.6), (30.6, 28.8), (28.6, 23.0), (23.4, 20.4), (18.2, 21.6), (15.2, 25.6)
)
OUTER = Curve.through(
    (-6, 47),
    (14, 48),
    (34, 46.5),
    (52, 42),
    (60, 33),
    (58, 24),
    (50, 17.4),
    (38, 13.6),
    (26, 14.2),
    (17, 18.6),
    (13.6, 25.2),
)

LINES = 25


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    sky(plate, HORIZON, wash="storm", dark=0.1, seed=7, clear=lambda x, y: y < 11 or _behind(x, y))
    water(
        plate, HORIZON, seed=3, gap=1.1, clear=lambda x, y: 38 < y < 46.5 or (x > 30 - 0.1 * (y - 27) ** 2 and y < 46.5)
    )
    little_ship(plate, 8.4, 39.4, 0.3, -12)
    _wall(plate)
    _crest(plate)
    birds(plate, (7.5, 17.0), (10.6, 15.4))


def _behind(x: float, y: float) -> bool:
    """Whether the wave hides a place of the sky."""
    return x > 18 and y > 14.5 + 0.022 * (x - 36) ** 2


def _at(u: float, v: float) -> Point:
    (ax, ay), (bx, by) = INNER.at(u), OUTER.at(u)
    return ax + (bx - ax) * v, ay + (by - ay) * v


def _wall(plate: Plate) -> None:
    edge = [(min(max(x, 0.0), WIDE), y) for x, y in (*OUTER.places(30), *INNER.reversed().places(26))]
    plate.area(Path().polyline(edge, close=True), "storm-sea")
    for depth, wash in ((0.42, "storm"), (0.2, "murk")):  # the hollow lies in shade, the deeper the darker
        shares = [0.4 + 0.57 * k / 11 for k in range(12)]
        outer = [_at(u, depth * math.sin(math.pi * (u - 0.4) / 0.6)) for u in shares[-2:0:-1]]
        plate.area(smooth([*(_at(u, 0.0) for u in shares), *outer], closed=True), wash)
    for k in range(LINES):
        v = ((k + 0.4) / LINES) ** 1.12
        last = (0.97, 0.78, 0.9, 0.74)[k % 4]  # the sheet narrows towards the lip: line after line stays behind
        shares = [last * u / 15 for u in range(16)]
        places = [_at(u, v) for u in shares]
        widths = [_tone(u, v, k, p) for u, p in zip(shares, places, strict=True)]
        plate.cuts(furrow(places, [*widths[:-1], 0.0]))
    back = OUTER.places(12, 0.56, 0.9)
    plate.cuts(furrow(back, [0.44] * 12))
    hollow = INNER.places(14, 0.2, 0.97)
    plate.cuts(furrow(hollow, [0.3 + 0.12 * math.sin(math.pi * i / 13) for i in range(14)]))


def _tone(u: float, v: float, k: int, place: Point) -> float:
    """Deep in the hollow, light on the bulge, and streaked all over."""
    if PANEL.left + 1 < place[0] < PANEL.right - 1 and place[1] > PANEL.top + 1:
        return 0.0
    streak = math.sin(10 * u + 6 * grain(k, 1)) + 0.6 * math.sin(21 * u + 6 * grain(k, 2))
    hollow: float = math.exp(-(((u - 0.64) / 0.2) ** 2)) * (1 - v) ** 1.3
    light = math.exp(-(((u - 0.6) / 0.2) ** 2) - ((v - 0.62) / 0.22) ** 2)
    return max(0.0, 0.17 + 0.09 * streak + 0.34 * hollow - 0.16 * light)


def _crest(plate: Plate) -> None:
    """The lip breaks: a crust of foam along it, and drops that run before it."""
    foam(plate, Curve.through((48.5, 16.9), (44, 15.3), (40, 14.2)), 0.9, seed=5)
    foam(plate, Curve.through(*OUTER.places(7, 0.74, 0.97)).reversed(), 2.2, seed=8, inner=0.75)
    foam(
        plate,
        Curve.through((17.0, 20.2), (14.6, 22.8), (13.6, 26.0), (13.9, 28.6)).reversed(),
        2.7,
        seed=3,
        inner=0.9,
        thin=0.6,
    )
    drops(
        plate,
        (11.0, 28.6),
        (12.9, 31.4),
        (15.4, 30.6),
        (10.0, 25.0),
        (16.9, 28.6),
        (8.8, 30.8),
        (11.6, 33.6),
        (18.3, 26.4),
        (10.6, 21.0),
        (19.6, 29.6),
    )
