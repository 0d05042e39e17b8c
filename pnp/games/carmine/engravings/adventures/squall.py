"""The squall: out of a black cloud an old wind blows with both cheeks, and lays a ship over on its side.

Winds with faces blow from the corners of old charts; this one has come closer. The weather is all on the left, so that
the right, where the ship is flung, stays bright.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, bezier, cut_through, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.scene import little_ship, sky
from pnp.games.carmine.engravings.adventures.storm import cloud_bank, drops, foam, water
from pnp.games.carmine.engravings.sea import swell

__all__ = ["draw"]

HORIZON = 28.0

FACE: tuple[Point, ...] = (
    (10.6, 13.6), (13.6, 14.6), (15.0, 16.6), (14.9, 17.9), (15.8, 19.0), (16.8, 20.0), (16.5, 20.7), (15.6, 20.9),
    (15.9, 21.5), (17.0, 21.7), (17.3, 22.2), (16.6, 22.5), (17.2, 22.9), (16.9, 23.5), (15.9, 23.7), (16.0, 24.6),
    (15.3, 25.9), (13.4, 26.8), (11.0, 27.2), (7.0, 26.4), (5.0, 21.0), (6.6, 15.6),
)  # fmt: skip
"""The wind's outline from his hair over nose, lips and chin to his ear."""

CLOUD: tuple[Point, ...] = (
    (0, 28.4), (3.6, 28.8), (7.4, 27.8), (11, 26.6), (13.5, 23.4), (16, 19.6), (19.5, 16.4), (24.5, 14.6), (30.5, 13.6),
    (37, 12.2), (44, 11.0),
)  # fmt: skip

MOUTH = (17.5, 22.5)


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    sky(plate, HORIZON, wash="air", seed=8, clear=lambda x, y: y < 10.8 or x < 21 - 0.2 * y)
    water(plate, HORIZON, seed=5, rough=1.25, clear=lambda x, y: (abs(x - 41) < 8 and 34 < y < 38) or _wet(x, y))
    _curtain(plate)
    cloud_bank(plate, CLOUD, "murk", seed=3)
    _wind(plate)
    _breath(plate)
    little_ship(plate, 40.4, 36.9, 0.62, 22)
    swell(plate, 31.0, 52.6, 36.2, rows=4, seed=6, length=2.4, height=0.62, drop=0.75)
    drops(plate, (50.6, 35.6), (52.0, 34.4), (53.2, 35.8), (53.6, 33.6), (51.6, 32.8))


def _wet(x: float, y: float) -> bool:
    """Whether a place lies under the rain."""
    return -1.0 < x - 0.6 * (y - HORIZON) < 15.5 and y < 43.5


def _curtain(plate: Plate) -> None:
    """Rain that stands under the cloud like a curtain blown aside."""
    path = Path()
    for i in range(26):
        x, y, k = 0.7 + 0.6 * i, 27.8 + 0.5 * grain(i, 1), 0
        while y < 43:
            long = 2.6 + 1.6 * grain(i, k, 2)
            end = min(y + long, 43.4)
            path.move(x + 0.6 * (y - HORIZON), y).line(x + 0.6 * (end - HORIZON), end)
            y = end + 0.7 + 0.5 * grain(i, k, 3)
            k += 1
    plate.lines(path, 0.17)


def _wind(plate: Plate) -> None:
    """The wind's head: puffed cheeks, a knitted brow, and hair of cloud."""
    plate.area(smooth(FACE, closed=True), "white", 0.36)
    lid = Curve.through((12.0, 18.9), (13.0, 18.3), (14.3, 18.8))
    plate.cuts(stroke(lid, lambda t: 0.2 + 0.22 * math.sin(math.pi * t), 3))
    plate.area(Circle(13.4, 18.95, 0.34), "line")
    plate.lines(bezier([(12.2, 19.3), (12.8, 19.7), (13.6, 19.7), (14.2, 19.3)]), 0.14)
    brow = Curve.through((10.9, 17.6), (12.2, 16.4), (14.7, 17.7))
    plate.cuts(stroke(brow, lambda t: 0.75 - 0.45 * t, 4))
    plate.lines(bezier([(15.6, 20.2), (15.3, 19.9), (15.2, 20.3), (15.4, 20.6)]), 0.2)
    for r, a, b, width in (
        (3.3, 165, 352, 0.34), (2.8, 178, 335, 0.22), (2.35, 188, 318, 0.2), (1.9, 200, 300, 0.18),
        (1.45, 212, 285, 0.16)
    ):  # fmt: skip
        arc = Curve.arc(13.0, 22.6, r, a, b, 9).points
        plate.cuts(cut_through([arc[0], arc[3], arc[6], arc[9]], width))
    for k in range(9):  # the jaw in shade
        edge = (8.4 + 0.8 * k, 26.7 + 0.28 * math.sin(k / 2.4) - 0.05 * k)
        plate.cuts(tick(edge, (edge[0] - 0.7, edge[1] - 1.9 + 0.13 * k), 0.2))
    for k in range(3):  # and lines in a forehead that has frowned since the Flood
        plate.cuts(
            cut_through(
                [(10.9 + 0.2 * k, 15.9 - 0.55 * k), (12, 15.3 - 0.55 * k), (13, 15.4 - 0.5 * k), (13.9, 16 - 0.45 * k)],
                0.15,
            )
        )
    under = Curve.through((14.4, 13.2), (11.0, 12.6), (7.6, 14.6), (6.2, 18.0), (6.2, 22.0), (7.0, 25.6), (10.0, 28.0))
    over = Curve.through((11.6, 12.2), (6.6, 12.4), (3.4, 15.8), (2.6, 20.0), (3.0, 24.0), (5.0, 27.2))
    foam(plate, under.reversed(), 2.4, seed=9, inner=0.9, thin=0.7)
    foam(plate, over.reversed(), 3.0, seed=4, inner=0.9, thin=0.7)


def _breath(plate: Plate) -> None:
    """The gust: lines that spread from the lips; some of them curl up where they end."""
    for k in range(11):
        s = k / 10
        begin = (MOUTH[0] + 0.4, MOUTH[1] - 0.35 + 0.7 * s)
        reach = 15 + 7 * math.sin(math.pi * s) + 4 * grain(k)
        angle = -0.2 + 0.72 * s
        places = []
        for j in range(6):
            t = j / 5
            along = reach * t
            sway = 0.8 * math.sin(4.5 * t + 2 * s) * t
            places.append(
                (begin[0] + along * math.cos(angle) - sway * math.sin(angle), begin[1] + along * math.sin(angle) + sway)
            )
        plate.cuts(furrow(places, [0.0, 0.24, 0.36, 0.34, 0.24, 0.0 if k % 3 else 0.2]))
        if k % 3 == 0:
            x, y = places[-1]
            way = -1 if s < 0.5 else 1
            curl = [
                (x, y),
                (x + 1.3, y + 0.1 * way),
                (x + 1.9, y + 0.9 * way),
                (x + 1.2, y + 1.5 * way),
                (x + 0.6, y + 1.0 * way),
                (x + 1.0, y + 0.6 * way),
            ]
            plate.cuts(furrow(curl, [0.2, 0.24, 0.24, 0.2, 0.14, 0.0]))
