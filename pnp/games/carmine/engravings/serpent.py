"""The sea serpent: head reared, two coils and a finned tail out of the waves. It looks to the left."""

from functools import cache

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.coil import Coil
from pnp.games.carmine.engravings.head import Head
from pnp.games.carmine.engravings.sea import swell

__all__ = ["serpent"]

BOX = Box(-16.0, -17.5, 16.0, 2.6)


def serpent(theme: Theme) -> Symbol:
    """Give the serpent: 32 x 20.1 mm, its origin in the middle of the waterline."""

    def draw(canvas: Canvas) -> None:
        _plate().draw(canvas, theme)

    return Symbol("engraving serpent", BOX, draw)


@cache
def _plate() -> Plate:
    plate = Plate()
    _tail(plate)
    small = Curve.through((11.5, 0.3), (11.4, -1.5), (10.8, -3.0), (9.6, -3.7), (8.4, -3.0), (7.8, -1.5), (7.7, 0.3))
    Coil(small, 0.85, 1.0, 0.95, seed=3).engrave(plate, 1.0, 0.18, 0.86)
    large = Curve.through((6.0, 0.3), (5.9, -2.1), (5.0, -4.5), (3.2, -5.6), (1.4, -4.5), (0.5, -2.1), (0.4, 0.3))
    Coil(large, 1.25, 1.45, 1.35, seed=2).engrave(plate, 1.4, 0.16, 0.86)
    neck = Curve.through((-4.4, 0.3), (-2.6, -3.4), (-2.6, -7.4), (-4.5, -11.0), (-6.9, -12.8), (-9.3, -12.9))
    Coil(neck, 1.9, 1.7, 1.35, 1.1, 1.05, seed=1).engrave(plate, 1.6, 0.1, 0.86)
    Head(-8.5, -12.9, 9).engrave(plate)
    swell(plate, -15.6, 15.6, -0.95, seed=8)
    return plate


def _tail(plate: Plate) -> None:
    """The tail ends in a spade, like a devil's."""
    base = (14.1, -5.0)
    spade = Path().move(*base)
    spade.curve(13.9, -5.6, 13.4, -6.1, 12.4, -6.3).curve(13.4, -6.7, 14.3, -7.3, 15.3, -8.9)
    spade.curve(15.3, -7.4, 15.3, -6.4, 15.75, -5.2).curve(15.2, -5.6, 14.7, -5.4, 14.1, -5.0)
    plate.area(spade.close(), "fin", 0.19)
    for x, y in ((12.7, -6.3), (13.7, -6.7), (14.5, -7.4), (15.3, -8.8), (15.2, -7.0), (15.4, -6.0), (15.6, -5.3)):
        plate.cuts(tick(base, (x, y), 0.16))
    spine = Curve.through((14.2, -5.2), (13.2, -4.0), (12.7, -2.2), (12.7, -0.1))
    Coil(spine, 0.16, 0.5, 0.66, seed=4).engrave(plate, 0.6, 0.25, 0.8)
