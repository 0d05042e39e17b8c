"""What is printed for Diluvium."""

from pnp.games.diluvium.aids import aid_parts
from pnp.games.diluvium.boards import board_parts
from pnp.games.diluvium.booklet import booklet_parts
from pnp.games.diluvium.decks import card_parts
from pnp.games.diluvium.pieces import figure_parts, token_parts, tray_and_rack_parts
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets import setup_sheets
from pnp.games.diluvium.sheets.layouts import layout_parts
from pnp.games.diluvium.tiles import city_parts, tile_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]


def box_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """Everything to play a setup with: the whole box, whatever is played, and the sheets of its ocean."""
    return [
        *booklet_parts(data),
        *sheet_parts(setup, data),
        *layout_parts(data),
        *board_parts(data),
        *tile_parts(data),
        *city_parts(data),
        *card_parts(data),
        *aid_parts(data),
        *figure_parts(data),
        *token_parts(data),
        *tray_and_rack_parts(data),
    ]


def sheet_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """The sheets of one more game."""
    return setup_sheets(setup, data)
