"""The banner of a cover: the picture that a game hangs over its parts list, and the lettering of its title.

A banner is a value like a part. It says how its picture is drawn into whatever box the cover has for it, since a long
list or a lower page leaves less; what runs over the box is cut off here, along the cut-in corners of the cover's frame.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from pnp.draw.canvas import Canvas
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme

__all__ = ["Banner", "DrawTitle", "draw_banner", "engraved_title", "notched"]

DrawTitle: TypeAlias = Callable[[Canvas, str, float, float, float], None]
"""Sets a title about x with its baseline at y, at most so many mm wide; the words lie beneath what is drawn."""


@dataclass(frozen=True, slots=True)
class Banner:
    """What a game brings to the cover of its kit."""

    picture: Callable[[Canvas, Box], None]
    """Fills a box about four to six times as wide as high."""
    title: DrawTitle | None = None
    """How the title is lettered; without it, in the type of the house."""


def draw_banner(canvas: Canvas, banner: Banner, box: Box, corner: float) -> None:
    """Draw the picture into a box whose upper corners are cut in."""
    with canvas.group(clip=notched(box, corner)):
        banner.picture(canvas, box)


def notched(box: Box, corner: float) -> Path:
    """Give a box with its upper corners cut in."""
    left, top, right, bottom = box
    c = corner
    return Path().polyline(
        [
            (left + c, top), (right - c, top), (right - c, top + c), (right, top + c),
            (right, bottom), (left, bottom), (left, top + c), (left + c, top + c),
        ],
        close=True,
    )  # fmt: skip


def engraved_title(theme: Theme, shade: str) -> DrawTitle:
    """Letter a title as the booklets do: capitals of the theme's `cover-title`, engraved, over a shade."""
    return partial(_engrave, theme=theme, shade=shade)


def _engrave(canvas: Canvas, text: str, x: float, y: float, width: float, *, theme: Theme, shade: str) -> None:
    from pnp.draw.lettering import engraved, line_of

    line = line_of(text.upper(), theme.type("cover-title"), fit=width)
    glyphs = line.straight(x, y)
    dark, light = theme.ink("ink"), theme.ink("white")
    engraved(canvas, glyphs, dark=dark, light=light, shade=theme.ink(shade), size=line.cap_height)
    line.ghost(canvas, glyphs, x, y)
