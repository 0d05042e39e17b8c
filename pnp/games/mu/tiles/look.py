"""What the Area tiles are drawn with: their theme, the icons, and words set as outlines."""

from functools import lru_cache
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import Icons
from pnp.draw.lettering import line_of
from pnp.draw.theme import Theme
from pnp.draw.type import Type
from pnp.templates import Templates

__all__ = ["LANDS", "TileLook", "draw_label", "draw_number", "tile_look"]

LANDS = 16
"""The bands of the land, from the lowest on: `land-0` and so on in the theme."""


class TileLook(NamedTuple):
    """The theme and the icons."""

    theme: Theme
    icons: Icons


@lru_cache(maxsize=8)
def tile_look(data: Templates) -> TileLook:
    """Read it, once for each `Templates`."""
    return TileLook(data.read("mu/tile-theme.toml", Theme), Icons.of(data))


def draw_number(canvas: Canvas, number: int, x: float, y: float, style: str, known: TileLook) -> None:
    """Set the number of a tile, which lies any way up: 6 and 9 have a bar at their foot."""
    kind = known.theme.type(style)
    draw_label(canvas, str(number), x, y, kind)
    if number in (6, 9):
        high = kind.cap_height
        canvas.rect(x - 0.36 * high, y + 0.63 * high, 0.72 * high, 0.11 * high, fill=kind.ink)


def draw_label(canvas: Canvas, text: str, x: float, y: float, kind: Type) -> None:
    """Set a number or a word with its figures centred about a place, as outlines: optically in the middle."""
    line = line_of(text, kind)
    base = y + kind.cap_height / 2
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    canvas.draw(glyphs, fill=kind.ink)
    line.ghost(canvas, glyphs, x, base)
