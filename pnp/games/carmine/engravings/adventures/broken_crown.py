"""The Broken Crown: a ring of rocks, one point fallen, with the sun where the king's head was."""

import math
from collections.abc import Sequence

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.carmine.engravings.adventures.crag import broken, crag, face, skyline
from pnp.games.carmine.engravings.adventures.scene import birds, sea, sky, sun
from pnp.games.carmine.engravings.adventures.surf import drops, foam

__all__ = ["draw"]

HORIZON = 26.5
SUN = (27.5, 21.6)

BACK = (
    ((18.6, 23.4), (15.8, 33.6), (21.4, 33.4), 0.0, 13, 1.0),
    ((27.6, 24.4), (24.6, 32.8), (30.6, 32.8), 0.0, 14, 1.0),
    ((36.6, 23.2), (33.8, 33.4), (39.4, 33.6), 0.0, 15, -1.0),
)
FRONT = (
    ((4.0, 16.0), (6.0, 37.4), (13.4, 39.2), -0.9, 36, 1.0),
    ((51.2, 15.8), (41.8, 39.2), (49.2, 37.4), 0.9, 33, -1.0),
    ((14.2, 20.6), (13.8, 39.4), (22.0, 40.4), -0.7, 22, 1.0),
    ((40.8, 20.2), (33.4, 40.4), (41.2, 39.4), 0.7, 24, -1.0),
)
"""The points of the crown: tip, left and right foot, how far it curls, grain, and the side of the light."""


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=51, clear=lambda x, y: (x - SUN[0]) ** 2 + (y - SUN[1]) ** 2 < 150)
    _glory(plate)
    sun(plate, *SUN, 5.4, horizon=HORIZON, rays=32)
    sea(plate, HORIZON, seed=52, glint=27.5)
    _points(plate, BACK, 1.0)
    _band(plate, ((6.4, 36.2), (14.0, 33.0), (27.5, 31.6), (41.0, 33.0), (48.6, 36.2)), 2.2, 71, "stone-shade")
    _points(plate, FRONT, 0.78)
    _stump(plate)
    _band(plate, ((5.4, 36.4), (10.0, 38.2), (17.0, 39.2), (24.0, 39.8)), 2.4, 72, "stone")
    _band(plate, ((32.2, 39.8), (38.0, 39.2), (45.0, 38.2), (49.8, 36.4)), 2.4, 73, "stone")
    _fallen(plate)
    foam(plate, ((3.4, 39.6), (9.0, 40.0), (17.0, 41.2), (25.0, 42.0)), 43.0, seed=4, puff=1.3, curls=False)
    foam(plate, ((31.0, 42.0), (38.0, 41.2), (46.0, 40.0), (51.6, 39.6)), 43.0, seed=6, puff=1.3, curls=False)
    drops(plate, 5.6, 38.0, 3.4, 7, seed=3, lean=-20)
    drops(plate, 49.6, 38.0, 3.4, 7, seed=7, lean=20)
    birds(plate, (12.0, 15.2), (43.6, 14.8), (46.0, 16.8), size=0.8)


def _points(plate: Plate, points: Sequence[tuple[Point, Point, Point, float, int, float]], gap: float) -> None:
    for tip, left, right, curl, seed, lit in points:
        crag(plate, tip, left, right, 0.5, seed=seed, rough=0.4, curl=curl, gap=gap, lit=lit)
        # a boulder has come to rest on the tip, as a pearl on a crown
        r = 0.105 * (right[0] - left[0]) + 0.2
        plate.area(Circle(tip[0], tip[1] - 0.5 * r, r), "white", 0.32)
        plate.cuts(tick((tip[0] + 0.8 * r, tip[1] - 0.4 * r), (tip[0] - 0.2 * r, tip[1] + 0.2 * r), 0.3))


def _band(plate: Plate, ridge: Sequence[Point], high: float, seed: int, wash: str) -> None:
    """The reef that joins the points, as the band of a crown does."""
    top = broken(ridge, seed, 0.3, 1.2)
    foot = [(x, y + high) for x, y in top]
    plate.area(Path().polyline([*top, *reversed(foot)], close=True), wash)
    face(plate, top, foot, gap=0.62, width=0.26, reach=(0.4, 1.0), slant=0.01, seed=seed)
    skyline(plate, top, 0.32)


def _stump(plate: Plate) -> None:
    """What is left of the middle point, and the point itself, which leans in the gap with its pearl beside it."""
    top = broken([(19.8, 40.4), (21.4, 34.6), (22.8, 35.6), (24.2, 33.6), (25.6, 35.4), (27.4, 42.0)], 61, 0.25, 1.4)
    plate.area(Path().polyline(top, close=True), "stone")
    edge = Curve(top)
    face(plate, edge.places(9, 0.55, 1.0), edge.places(9, 0.45, 0.0), gap=0.55, width=0.3, reach=(0.3, 0.75), seed=5)
    face(plate, edge.places(9, 0.4, 0.0), edge.places(9, 0.6, 1.0), gap=0.8, width=0.24, reach=(0.1, 0.3), seed=6)
    skyline(plate, top, 0.42)


def _fallen(plate: Plate) -> None:
    crag(plate, (32.4, 35.6), (26.6, 41.4), (30.2, 42.2), 0.4, seed=57, rough=0.25, gap=0.6, lit=1.0)
    plate.area(Circle(31.4, 41.2, 0.95), "white", 0.32)
    for k in (0.0, 0.35, 0.7):
        plate.cuts(tick((32.2 - 0.3 * k, 41.3 + 0.7 * k), (31.2, 41.5 + 0.4 * k), 0.24))
    foam(plate, ((24.2, 42.4), (27.0, 41.4), (30.0, 41.8), (33.4, 42.6)), 43.2, seed=8, puff=1.0, curls=False)


def _glory(plate: Plate) -> None:
    """Long beams between the rocks, as behind a head on a coin."""
    x, y = SUN
    for i in range(29):
        a = math.radians(-98 + 7 * i)
        c, s = math.sin(a), -math.cos(a)
        near, far = 9.4, 12.4 if i % 2 else 10.8
        end = x + far * c, y + far * s
        if end[1] < HORIZON - 0.4:
            plate.cuts(tick((x + near * c, y + near * s), end, 0.24), "carmine")
