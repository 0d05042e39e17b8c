"""The loose pieces of Continent of Mu, and its score track."""

from pnp.games.mu.pieces.boats import boat_parts
from pnp.games.mu.pieces.die import die_parts
from pnp.games.mu.pieces.fissures import fissure_parts
from pnp.games.mu.pieces.lava import lava_parts
from pnp.games.mu.pieces.look import look
from pnp.games.mu.pieces.moai import moai_parts
from pnp.games.mu.pieces.settlers import settler_parts
from pnp.games.mu.pieces.tokens import token_parts
from pnp.games.mu.pieces.track import track_sheet
from pnp.games.mu.pieces.villages import village_parts
from pnp.games.mu.pieces.volcanoes import volcano_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["piece_parts", "track_part"]


def piece_parts(data: Templates) -> list[Part]:
    """Give all loose pieces, whatever is played: a box is a box."""
    known = look(data)
    return [
        *moai_parts(known),
        *settler_parts(known),
        *village_parts(known),
        *boat_parts(known),
        *token_parts(known),
        *volcano_parts(known),
        *die_parts(known),
        *lava_parts(known),
        *fissure_parts(known),
    ]


def track_part(data: Templates) -> Part:
    """Give the score track."""
    return track_sheet(look(data))
