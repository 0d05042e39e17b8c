"""The Anvil: one flat-topped stack of stone on which the sea has hammered since the world was made."""

from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.crag import broken, face, skyline
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, sea, sky
from pnp.games.carmine.engravings.adventures.surf import burst, drops, foam, rings

__all__ = ["draw"]

HORIZON = 27.0

TOP: tuple[Point, ...] = ((5.6, 18.2), (14.0, 15.0), (28.0, 14.4), (45.6, 15.2))
"""The face of the anvil, from the tip of its horn to its heel."""
UNDER: tuple[Point, ...] = (
    (5.6, 18.2),
    (11.6, 21.0),
    (17.4, 22.2),
    (20.8, 24.4),
    (21.6, 29.4),
    (17.0, 33.4),
    (13.4, 39.6),
)
HEEL: tuple[Point, ...] = (
    (45.6, 15.2),
    (45.0, 20.4),
    (38.6, 22.4),
    (35.4, 25.4),
    (35.8, 29.6),
    (40.4, 33.6),
    (44.0, 39.6),
)
BROW: tuple[Point, ...] = ((5.6, 18.2), (14.0, 17.2), (28.0, 17.0), (36.0, 17.4))
"""The edge between the face, which the light strikes, and the side under it."""
FOLD: tuple[Point, ...] = ((36.0, 17.4), (33.6, 21.8), (29.0, 24.6), (28.4, 29.4), (30.8, 33.6), (31.0, 40.2))
"""Where the front ends and the side in the dark begins."""


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=61, dark=0.25)
    clouds(plate, (9.0, 25.4, 12.0), (49.5, 24.6, 9.0), seed=6)
    sea(plate, HORIZON, seed=62, rough=0.9)
    _stack(plate)
    _surf(plate)
    birds(plate, (22.0, 12.9), (33.0, 12.8), (49.6, 17.6), size=0.75)


def _stack(plate: Plate) -> None:
    top, under = broken(TOP, 3, 0.3, 2.0), broken(UNDER, 4, 0.45, 1.5)
    heel, brow, fold = broken(HEEL, 5, 0.45, 1.5), broken(BROW, 6, 0.35, 1.6), broken(FOLD, 7, 0.5, 1.5)
    foot = [(20.0, 40.6), (31.0, 41.0), (38.0, 40.6)]
    plate.area(Path().polyline([*top, *heel[1:], *reversed(foot), *reversed(under)], close=True), "stone")
    plate.area(Path().polyline([*fold, *reversed(heel), (45.6, 15.2)], close=True), "stone-shade")
    # the neck lies in the shade of the face
    face(plate, brow, under[: len(under) * 2 // 3], gap=0.62, width=0.26, reach=(0.3, 0.75), slant=0.0, seed=1)
    face(plate, fold, heel, gap=0.5, width=0.3, reach=(0.8, 1.0), slant=0.06, seed=2)
    face(plate, heel, fold, gap=0.62, width=0.3, reach=(0.35, 0.8), slant=0.03, seed=3)
    face(plate, under, fold, gap=0.7, width=0.24, reach=(0.15, 0.5), slant=0.02, seed=4)
    # strata across the block, cracked
    for k, (ax, bx, y) in enumerate(((22.4, 28.6, 26.4), (21.0, 28.4, 29.8), (18.2, 30.6, 33.2), (16.0, 30.8, 36.4))):
        skyline(plate, broken([(ax, y), (bx, y + 0.5)], 30 + k, 0.25, 1.3), 0.18)
    skyline(plate, [*brow, *broken([(36.0, 17.4), (45.6, 15.2)], 9, 0.2, 1.6)[1:]], 0.3)
    skyline(plate, fold[: len(fold) * 3 // 4], 0.28)
    skyline(plate, [*reversed(under), *top[1:], *heel[1:]], 0.46)
    for i in range(12):  # grass on its face, for the gulls
        x = 17.0 + 2.1 * i
        plate.cuts(tick((x, 15.1), (x + 0.5, 13.9 + 0.3 * (i % 3)), 0.24))


def _surf(plate: Plate) -> None:
    burst(plate, 12.0, 36.4, 9.4, 12.4, 15, seed=2, lean=-22)
    burst(plate, 45.6, 37.6, 6.8, 9.6, 12, seed=4, lean=18)
    drops(plate, 11.0, 31.0, 7.0, 16, seed=4, lean=-12)
    drops(plate, 46.4, 34.6, 5.4, 11, seed=5, lean=14)
    left = (
        (2.6, 40.8),
        (3.6, 36.6),
        (6.4, 34.0),
        (8.6, 30.4),
        (12.4, 28.8),
        (16.4, 30.2),
        (17.6, 34.0),
        (21.0, 38.6),
        (26, 40.6),
    )
    right = (
        (33.0, 41.2),
        (38.6, 38.8),
        (40.8, 35.0),
        (44.4, 32.6),
        (47.8, 33.6),
        (49.2, 36.4),
        (52.0, 38.2),
        (53.2, 41.0),
    )
    foam(plate, right, 42.4, seed=7, puff=1.7)
    foam(plate, left, 42.4, seed=8, puff=1.8)
    foam(plate, ((19.0, 41.6), (24.0, 40.2), (30.0, 40.4), (37.0, 41.6)), 42.8, seed=9, puff=1.4)
    rings(plate, 28.0, 41.2, 22.0, 1, seed=3, flat=0.06)
