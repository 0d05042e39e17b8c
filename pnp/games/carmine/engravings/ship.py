"""The galleon: three masts, all sail set, running before the wind."""

from functools import cache

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.hull import engrave_hull
from pnp.games.carmine.engravings.rigging import engrave_bowsprit, engrave_masts, engrave_pennants, engrave_shrouds
from pnp.games.carmine.engravings.sails import engrave_sails
from pnp.games.carmine.engravings.sea import swell

__all__ = ["ship"]

BOX = Box(-16.0, -28.0, 16.0, 2.6)


def ship(theme: Theme) -> Symbol:
    """Give the galleon: 32 x 30.6 mm, its origin in the middle of the waterline."""

    def draw(canvas: Canvas) -> None:
        _plate().draw(canvas, theme)

    return Symbol("engraving ship", BOX, draw)


@cache
def _plate() -> Plate:
    plate = Plate()
    engrave_masts(plate)
    engrave_bowsprit(plate)
    engrave_pennants(plate)
    engrave_shrouds(plate)
    engrave_sails(plate)
    engrave_hull(plate)
    swell(plate, -15.6, 15.6, -1.05, seed=3)
    return plate
