"""The Anvil: one flat-topped stack of stone on which the sea has hammered since the world was made."""

from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.crag import broken, face, skyline
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, sea, sky
from pnp.games.carmine.engravings.adventures.surf import drops, foam, rings, splash

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
    for x, y in ((16.0, 15.0), (21.4, 14.9), (27.6, 14.7), (39.4, 15.0)):  # grass on its face, for the gulls
        for k in (-2, -1, 0, 1, 2):
            plate.cuts(tick((x + 0.3 * k, y), (x + 0.62 * k, y - 1.5 + 0.25 * abs(k)), 0.28))


def _surf(plate: Plate) -> None:
    drops(plate, 11.0, 34.6, 8.4, 18, seed=4, lean=-10)
    drops(plate, 45.8, 36.0, 6.4, 13, seed=5, lean=14)
    splash(plate, 12.0, 41.2, 15.0, 14.0, 7, seed=15, lean=-1.4)
    splash(plate, 45.2, 41.2, 12.6, 11.0, 6, seed=17, lean=1.0)
    splash(plate, 20.4, 42.0, 8.0, 4.2, 4, seed=6)
    foam(
        plate,
        ((2.0, 41.6), (9.0, 40.2), (18.0, 40.8), (28.0, 40.2), (37.0, 40.8), (46.0, 40.2), (53.4, 41.8)),
        43.0,
        seed=9,
    )
    rings(plate, 28.0, 41.4, 22.0, 1, seed=3, flat=0.06)
