"""The Hydra: five heads on five necks out of one whirl of water. Two of them are quarrelling over the sailors."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Point
from pnp.games.carmine.engravings.adventures.fangs import engrave_fangs
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, sea, sky, waves_at

__all__ = ["draw"]

HORIZON = 26.0


def draw(plate: Plate) -> None:
    """Draw the necks from the hindmost to the foremost."""
    sky(plate, HORIZON, seed=6)
    birds(plate, (10, 16.6), (13.2, 15.2), (47, 17))
    sea(plate, HORIZON, seed=5, rough=0.9, hidden=_hidden)
    _neck(plate, ((28.4, 44), (33.4, 35), (36.8, 27), (35.6, 19.6), (32.0, 16.8)), 1, 16, mirror=True)
    _neck(plate, ((25, 44), (18.2, 36), (14.0, 29.6), (14.4, 22.8), (18.0, 20.0)), -1, -8)
    _neck(plate, ((30, 45), (37, 38.4), (44.2, 33), (43.2, 26.6), (46.0, 23.8)), -1, 4)
    _neck(plate, ((24, 45), (15.6, 39), (8.2, 34), (8.6, 27.6), (8.4, 25.4)), 1, 6, mirror=True)
    _neck(plate, ((27, 46), (30.4, 39.4), (27.6, 34), (24.0, 31), (24.6, 27.4)), -1, 16)
    waves_at(plate, 27, 42, 26, seed=3, size=1.6)


def _hidden(x: float, y: float) -> bool:
    return abs(x - 27) < 13 - abs(y - 35)


def _neck(plate: Plate, places: tuple[Point, ...], back: int, tilt: float, *, mirror: bool = False) -> None:
    neck = Limb(Curve.through(*places), 2.3, 1.9, 1.6, 1.35, 1.25, back=back)
    neck.engrave(plate, gap=0.96)
    plate.lines(neck.plates(1.05), 0.15)
    x, y = places[-1]
    engrave_fangs(plate, Frame(x, y, 1.15, tilt, mirror=mirror))
