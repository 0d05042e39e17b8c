"""The tempest: seas like hills, rain flat as shot, sails in rags, and the sky split from top to bottom.

Each sea is a hill with a leaning crest, drawn from far to near so that the nearer covers the farther; its lines run
over the hill from the trough behind to the trough before, bold on the side that turns away from the light.
"""

import math
from typing import NamedTuple

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, grain
from pnp.draw.shapes import Box, Path, Point, Rect
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.scene import HIGH, PANEL, WIDE
from pnp.games.carmine.engravings.adventures.storm import bolt, foam, quiet, rain, storm_sky
from pnp.games.carmine.engravings.adventures.wreck import storm_ship

__all__ = ["draw"]

HORIZON = 31.0


class Sea(NamedTuple):
    """A wave: its crest, how far it reaches to the left and to the right, and how high it stands."""

    x: float
    y: float
    left: float
    right: float
    high: float


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    storm_sky(
        plate,
        HORIZON,
        ((0, 15), (8, 15.6), (16, 14.4), (24, 13.6), (32, 14.2), (40, 15.4), (48, 16.4), (55, 16)),
        dark=0.1,
        seed=2,
    )
    rain(plate, Box(0.2, 15, 54.8, 31), -0.75, 1.7, seed=3, share=0.75)
    bolt(plate, (16.4, 16.6), (13.2, 20.2), (15.4, 20.5), (11.6, 24.4), (13.4, 24.6), (9.6, 29.6), width=1.5)
    bolt(plate, (40.4, 16.6), (42.2, 19.4), (40.8, 19.6), (42.9, 22.4), (41.9, 22.5), (43.6, 25.4), width=1.1)
    plate.area(Rect(0, HORIZON, WIDE, HIGH - HORIZON), "storm-sea")
    _hill(plate, Sea(10, 27.6, 20, 22, 10), 1)
    _hill(plate, Sea(49, 22.6, 23, 20, 15), 2)
    storm_ship(plate, 26.4, 36.6, 0.64, -18)
    _hill(plate, Sea(6.5, 33.0, 18, 27, 12.5), 3)
    _hill(plate, Sea(43, 34.8, 25, 24, 11.5), 4)
    _hill(plate, Sea(21, 41.0, 34, 45, 12), 5)
    quiet(plate, 54, seed=4)


LINE = (-1.0, -0.75, -0.5, -0.25, 0.0, 0.3, 0.65, 1.0)
"""Where a line over a hill is measured."""


def _edge(sea: Sea, s: float) -> Point:
    """The outline of a sea: s from -1, the trough on its left, to 1; the crest leans to the left."""
    side = sea.left if s < 0 else sea.right
    fall = abs(s) ** (1.25 if s < 0 else 1.6)
    lean = -0.1 * sea.high * math.exp(-((s / 0.25) ** 2))
    shape = math.sin(fall * math.pi / 2) if s < 0 else 1 - math.cos(fall * math.pi / 2) ** 1.2
    return sea.x + s * side + lean, sea.y + sea.high * shape


def _hill(plate: Plate, sea: Sea, seed: int) -> None:
    shares = [-1 + k / 10 for k in range(21)]
    edge = [_edge(sea, s) for s in shares]
    kept = [(min(max(x, 0.0), WIDE), min(y, HIGH)) for x, y in edge]
    floor = min(max(y for _, y in kept) + 3, HIGH)
    plate.area(Path().polyline([*kept, (kept[-1][0], floor), (kept[0][0], floor)], close=True), "storm-sea")
    plate.cuts(furrow(edge, [0.3 + 0.14 * math.exp(-((s / 0.4) ** 2)) for s in shares]))
    lines = round(sea.high * 0.85)
    for k in range(1, lines):
        depth = k / lines
        lower = sea._replace(y=sea.y + depth * sea.high * 0.9, high=sea.high * (1 - 0.62 * depth))
        places = [_edge(lower, s * (0.98 - 0.1 * depth)) for s in LINE]
        places = [(x + 0.25 * sea.high * depth * 0.6, y) for x, y in places]
        plate.cuts(furrow(places, [_tone(s, depth, seed * 40 + k, p) for s, p in zip(LINE, places, strict=True)]))
    crest = Curve.through(*(_edge(sea, s) for s in (-0.28, -0.14, 0.0, 0.12, 0.24)))
    foam(plate, crest, 0.09 * sea.high + 0.5, seed=seed, inner=0.9)


def _tone(s: float, depth: float, seed: int, place: Point) -> float:
    if PANEL.left + 1 < place[0] < PANEL.right - 1 and PANEL.top + 1 < place[1] < PANEL.bottom - 1:
        return 0.0
    streak = 0.07 * math.sin(9 * s + 6 * grain(seed, 1)) + 0.05 * math.sin(19 * s + 6 * grain(seed, 2))
    shade = 0.16 * math.exp(-(((s + 0.45) / 0.3) ** 2))
    light = 0.1 * math.exp(-(((s - 0.3) / 0.25) ** 2)) * (1 - depth)
    return max(0.0, 0.15 + streak + shade - light)
