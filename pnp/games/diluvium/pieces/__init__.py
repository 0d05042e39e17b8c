"""The smaller pieces: tokens, ships, trays and racks."""

from pnp.games.diluvium.look import look
from pnp.games.diluvium.pieces.ships import ship_parts
from pnp.games.diluvium.pieces.tokens import token_stock
from pnp.games.diluvium.pieces.trays import rack_parts, tray_parts
from pnp.games.diluvium.words import words
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["figure_parts", "token_parts", "tray_and_rack_parts"]


def token_parts(data: Templates) -> list[Part]:
    """Give all tokens, whatever is played: a box is a box."""
    return token_stock(look(data))


def figure_parts(data: Templates) -> list[Part]:
    """Give the ships."""
    return ship_parts(look(data))


def tray_and_rack_parts(data: Templates) -> list[Part]:
    """Give what is folded: the four trays, and a rack for each player."""
    known, said = look(data), words(data)
    return tray_parts(known, said) + rack_parts(known, said)
