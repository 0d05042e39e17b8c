"""What all of Diluvium's pieces are drawn with: its theme, the icons, and what is in the box.

Figures are black glaze with lines cut into them, as on a vase; each is a symbol, stored once however often it is seen.
"""

from functools import lru_cache
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import Icons
from pnp.draw.lettering import line_of
from pnp.draw.theme import Theme
from pnp.games.diluvium.components import Components, components
from pnp.templates import Templates

__all__ = ["CIVILISATIONS", "KINDS", "Look", "draw_label", "look"]

CIVILISATIONS = ("aztec", "chinese", "egyptian", "greek")

KINDS = {"F": "food", "C": "craft", "W": "weapons", "R": "ruins"}
"""The inks of the kinds of spaces."""

ICONS = {"F": "wheat", "C": "anvil", "W": "spear", "R": "ruins"}


class Look(NamedTuple):
    """The theme, the icons, and what is in the box."""

    theme: Theme
    icons: Icons
    box: Components


@lru_cache(maxsize=8)
def look(data: Templates) -> Look:
    """Read what the pieces are drawn with, once for each `Templates`."""
    return Look(data.read("diluvium/theme.toml", Theme), Icons.of(data), components(data))


def draw_label(canvas: Canvas, text: str, x: float, y: float, style: str, known: Look, *, ink: str = "") -> None:
    """Set a number or a word with its capitals centred about a place, as outlines: optically in the middle."""
    kind = known.theme.type(style)
    if ink:
        kind = kind.inked(known.theme.ink(ink))
    line = line_of(text, kind)
    base = y + kind.cap_height / 2
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    canvas.draw(glyphs, fill=kind.ink)
    line.ghost(canvas, glyphs, x, base)
