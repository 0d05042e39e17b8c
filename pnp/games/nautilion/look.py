"""What all of Nautilion's pieces are drawn with: its theme and the icons, and numbers that can be read from afar.

Pictures are symbols, which are stored once in a file however often they are stamped: a ship stands on its figure, on
its board and on half of the cards.
"""

from functools import lru_cache
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import Icons
from pnp.draw.ink import Pen
from pnp.draw.lettering import line_of
from pnp.draw.theme import Theme
from pnp.games.nautilion.components import Components, components
from pnp.templates import Templates

__all__ = ["Look", "Tone", "draw_numeral", "look"]


class Look(NamedTuple):
    """The theme, the icons, and what is in the box."""

    theme: Theme
    icons: Icons
    box: Components


class Tone(NamedTuple):
    """The inks of a body: its own, the side away from the light, the side towards it, and small marks upon it."""

    body: str
    shade: str
    light: str
    mark: str

    @classmethod
    def of(cls, name: str) -> "Tone":
        return cls(name, f"{name}-shade", f"{name}-light", f"{name}-mark")


@lru_cache(maxsize=8)
def look(data: Templates) -> Look:
    """Read what the pieces are drawn with, once for each `Templates`."""
    return Look(data.read("nautilion/theme.toml", Theme), Icons.of(data), components(data))


def draw_numeral(
    canvas: Canvas,
    text: str,
    x: float,
    base: float,
    theme: Theme,
    *,
    style: str = "numeral",
    rim: float = 0.8,
    told: bool = True,
) -> None:
    """Draw a number or letter in foam with a dark rim, so that it stands out from any picture.

    6 and 9 are underlined: a round token has no other way of saying which is its foot. What is not `told` is part of a
    picture and no type.
    """
    line = line_of(text, theme.type(style))
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    if text in ("6", "9"):
        wide = 0.62 * box.width
        low = base + 0.42
        glyphs.polyline(
            [(x - wide / 2, low), (x + wide / 2, low), (x + wide / 2, low + 0.62), (x - wide / 2, low + 0.62)],
            close=True,
        )
    if told:
        line.ghost(canvas, glyphs, x, base)
    canvas.draw(glyphs, stroke=Pen(theme.ink("rim"), 2 * rim, join="round"))
    canvas.draw(glyphs, fill=theme.ink("foam"), stroke=theme.pen("line", 0.12))
