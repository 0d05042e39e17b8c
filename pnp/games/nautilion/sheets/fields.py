"""The fields of the sea itself: each place can be crossed off, each bubble takes a token, each cabin a tick."""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.shapes import Box, Point
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.sheets.spiral import BUBBLE, Spiral
from pnp.games.nautilion.sheets.words import FormText, fill

__all__ = ["ask_cabins", "ask_places"]

_INNER = 0.35
"""Half the side of a square in a round, as a share of the round's width: a field is a box, and none lies on another."""


def _within(centre: Point, width: float) -> Box:
    x, y = centre
    return Box(x, y, x, y).grown(_INNER * width)


def ask_places(canvas: Canvas, spiral: Spiral, charter: Charter, words: FormText) -> None:
    """Ask for a cross on each place and a token in each bubble."""
    for place, token in zip(spiral.places, charter.path, strict=True):
        struck = fill(words.struck, {"place": place.number, "token": token})
        canvas.field(Field(f"sea.place.{place.number}", _within(place.centre, spiral.width), struck, Mark.CROSS))
        swapped = fill(words.swapped, {"place": place.number})
        box = _within(place.bubble, BUBBLE)
        canvas.field(Field(f"sea.swap.{place.number}", box, swapped, size=8, longest=2, align="middle"))


def ask_cabins(canvas: Canvas, cabins: Sequence[tuple[float, float, float]], charter: Charter, words: FormText) -> None:
    """Ask for a tick in each cabin; where Mercenaries may lie there, for a letter or number."""
    hired = 2 in charter.expansions
    for number, (x, y, r) in enumerate(cabins, 1):
        box = Box(x - 0.6 * r, y - 0.2 * r, x + 0.6 * r, y + 0.72 * r)
        said = fill(words.cabin, {"number": number})
        name = f"sea.cabin.{number}"
        canvas.field(
            Field(name, box, said, size=10, longest=2, align="middle") if hired else Field(name, box, said, Mark.TICK)
        )
