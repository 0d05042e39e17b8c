"""What is printed for Nautilion: a box full of things for a kit, and sheets for one more sea."""

from pnp.games.nautilion.aids import aid_parts
from pnp.games.nautilion.boards import board_parts
from pnp.games.nautilion.booklet import booklet_parts
from pnp.games.nautilion.cards import card_parts
from pnp.games.nautilion.figures import dice_parts, figure_parts
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets import sheet_parts
from pnp.games.nautilion.tokens import token_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]


def box_parts(setup: NautilionSetup, data: Templates) -> list[Part]:
    """Everything to play with, all expansions included: a box is a box. The sheets are those of the setup."""
    return [
        *booklet_parts(data),
        *board_parts(data),
        *figure_parts(data),
        *dice_parts(data),
        *token_parts(data),
        *card_parts(data),
        *aid_parts(data, setup.options.players),
        *sheet_parts(setup, data),
    ]
