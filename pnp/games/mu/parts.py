"""What is printed for Continent of Mu: a box full of things for a kit, and sheets for one more game."""

from pnp.games.mu.aids import aid_parts
from pnp.games.mu.booklet import booklet_parts
from pnp.games.mu.pieces import piece_parts, track_part
from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets import written_parts
from pnp.games.mu.sheets.plan import plan_part
from pnp.games.mu.tiles import tile_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]


def box_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """Everything to play with, whatever is played: a box is a box. The sheets are those of the setup."""
    return [
        *booklet_parts(data),
        *aid_parts(data),
        *sheet_parts(setup, data),
        track_part(data),
        *tile_parts(data),
        *piece_parts(data),
    ]


def sheet_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """The sheets of one more game."""
    return [plan_part(setup, data), *written_parts(setup, data)]
