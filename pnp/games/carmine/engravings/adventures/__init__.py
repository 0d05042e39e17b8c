"""The pictures of the Adventure Cards: one module for each card, named as the card is.

A scene is drawn in a box of 55 x 70 mm whose origin is the top left of the card's inner window. Its subject lives in
x 2 to 53 and y 12.5 to 43: the title lies above, and below it the sea goes on quietly under the panel and the foot.
A module is imported when its card is printed, so that a sheet of one card does not pay for all of them.
"""

from collections.abc import Callable
from importlib import import_module
from typing import cast

# Loaded before `scene` is defined here: a module that is loaded later would take the function's name.
import pnp.games.carmine.engravings.adventures.scene  # noqa: F401
from pnp.draw.engrave import Plate

__all__ = ["scene"]


def scene(name: str) -> Callable[[Plate], None]:
    """Give the drawing of the card with this id (`sea-serpent` is drawn in the module `sea_serpent`)."""
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    return cast(Callable[[Plate], None], module.draw)
