"""Ambush to starboard: at dawn, in the fog under a cliff, with the guns run out; a fat merchant comes whistling by."""

from itertools import pairwise

from pnp.draw.engrave import Plate, cut, grain
from pnp.draw.shapes import Path
from pnp.games.carmine.engravings.adventures.corsair import corsair, skull_flag
from pnp.games.carmine.engravings.adventures.crag import bluff
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, little_ship, sea, sky, sun, waves_at

__all__ = ["draw"]

HORIZON = 25.5


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=81, clear=lambda x, y: (x - 46) ** 2 + (y - HORIZON) ** 2 < 70)
    sun(plate, 46.0, HORIZON, 4.2, horizon=HORIZON, rays=26)
    sea(plate, HORIZON, seed=82, rough=0.3)
    little_ship(plate, 46.4, 28.8, 0.3, mirror=True)
    waves_at(plate, 46.4, 29.0, 7.0, seed=3, size=0.55)
    _fog(plate, 32.6, 32.0, 55.0, 1)
    ship = Frame(27.6, 38.0, 0.9, -1)
    corsair(plate, ship, guns=True)
    skull_flag(plate, Frame(*ship.at(-1.0, -18.6), 0.72))
    waves_at(plate, 25.6, 38.4, 15.0, seed=4, size=0.9)
    bluff(
        plate,
        ((18.6, 40.6), (17.0, 34.0), (19.4, 28.4), (16.4, 22.0), (17.6, 16.6), (12.0, 13.6), (0.0, 12.6)),
        ((18.6, 40.6), (15.0, 40.8), (10.0, 41.0), (5.0, 41.2), (0.0, 41.2)),
        seed=12,
        rough=0.6,
        gap=0.8,
        reach=(0.25, 0.7),
        spurs=(((12.4, 13.8), (10.4, 40.4), 5.0), ((4.4, 13.0), (3.0, 40.4), 3.6)),
    )
    _fog(plate, 41.2, 0.0, 33.0, 2)
    _fog(plate, 40.2, 30.0, 55.0, 5)
    birds(plate, (27.0, 14.8), (40.0, 17.0), (43.4, 15.4), size=0.75)


def _fog(plate: Plate, y: float, left: float, right: float, seed: int) -> None:
    """A bank of fog: rolling bows above, a few long level lines below."""
    wide = right - left
    count = max(4, round(wide / 3.4))
    crest = [
        (left + wide * i / count, y - (1.5 + 0.6 * grain(seed, i) if 0 < i < count else -0.4)) for i in range(count + 1)
    ]
    edge = Path().move(*crest[0])
    bows = []
    for (ax, ay), (bx, by) in pairwise(crest):
        one, two = (ax - 0.3, ay - 1.1), (bx + 0.5, by - 1.3)
        one, two = (max(one[0], left), one[1]), (min(two[0], right), two[1])
        edge.curve(*one, *two, bx, by)
        bows.append(((ax, ay), one, two, (bx, by)))
    edge.curve(right - 0.2 * wide, y + 2.0, left + 0.2 * wide, y + 2.0, *crest[0])
    plate.area(edge.close(), "fog")
    for i, (a, one, two, b) in enumerate(bows):
        plate.cuts(cut(a, one, two, b, 0.2))
        if i % 2:  # the end of a bow rolls in
            plate.cuts(cut(b, (b[0] - 0.2, b[1] + 0.9), (b[0] - 1.4, b[1] + 1.0), (b[0] - 1.5, b[1] + 0.2), 0.17))
    for k in range(4):
        level = y - 0.5 + 0.55 * k
        begin = left + wide * (0.1 + 0.2 * abs(grain(seed, k, 5)))
        end = right - wide * (0.1 + 0.25 * abs(grain(seed, k, 6)))
        third = (end - begin) / 3
        line = cut((begin, level), (begin + third, level - 0.2), (end - third, level + 0.2), (end, level), 0.18)
        plate.cuts(line, "sky-line")
