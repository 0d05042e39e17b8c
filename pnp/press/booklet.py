"""Booklets: pages laid on sheets so that the stack, folded once and stapled through the fold, reads in order.

The outermost sheet carries the last page beside the first; on its back lie the second and the last but one; and so on
inwards. Each sheet is a whole part that is turned like a leaf, about the upright line in its middle. The press places a
part's back by how the paper is flipped, so one order serves long-edge and short-edge duplex alike, and pages glued
back to back as well. A sheet lies in the middle of the paper, where it is folded; two short marks show the line.

Pages are drawn from their top left corner on. Between the two pages of a sheet lies the gutter, half of it each.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Draw, moving
from pnp.draw.ink import Pen
from pnp.draw.shapes import Rect
from pnp.errors import PressError
from pnp.press.look import INK, MARK
from pnp.press.part import Part

__all__ = ["LARGEST", "Leaf", "booklet", "leaves"]

LARGEST = (264.0, 200.0)
"""What both A4 and Letter hold crosswise, in mm."""

_TICK = 3.0
"""Length of a fold mark."""
_STAPLES = (0.25, 0.75)
"""Where staples go, as shares of the height."""
_STAPLE = 6.0


class Leaf(NamedTuple):
    """One sheet of a booklet: the numbers of its pages, from 1 on, as one looks at either side."""

    front: tuple[int, int]
    back: tuple[int, int]


def leaves(pages: int) -> list[Leaf]:
    """Give the sheets for so many pages, the outermost first; the pages are made a multiple of four."""
    count = -(-pages // 4) * 4
    return [Leaf((count - n, n + 1), (n + 2, count - n - 1)) for n in range(0, count // 2, 2)]


def booklet(
    pages: Sequence[Draw],
    width: float,
    height: float,
    *,
    gutter: float = 20.0,
    name: str = "rules",
    group: str = "rules",
    title: str = "Rules",
) -> list[Part]:
    """Give the sheets of a booklet whose pages are so large; blank ones stand at the end where some are missing."""
    wide = 2 * width + gutter
    if wide > LARGEST[0] or height > LARGEST[1]:
        raise PressError(
            f"a booklet with pages of {width:g} x {height:g} mm does not fit on all papers: "
            f"two of them and the gutter are {wide:g} mm wide, and {LARGEST[0]:g} x {LARGEST[1]:g} mm is the most"
        )
    by_number = dict(enumerate(pages, 1))
    parts = []
    for number, leaf in enumerate(leaves(len(pages)), 1):
        sides = [
            partial(
                _draw_side,
                left=by_number.get(left),
                right=by_number.get(right),
                right_at=width + gutter,
                middle=wide / 2,
                height=height,
                stapled=number == 1 and side == leaf.front,
            )
            for side in leaf
            for left, right in (side,)
        ]
        outline = Rect(0, 0, wide, height)
        parts.append(Part(f"{name}-{number}", outline, sides[0], sides[1], 1, group, title, whole=True))
    return parts


def _draw_side(
    canvas: Canvas, left: Draw | None, right: Draw | None, right_at: float, middle: float, height: float, stapled: bool
) -> None:
    """Draw two pages side by side, and the marks in the gutter."""
    for draw, x in ((left, 0.0), (right, right_at)):
        if draw is not None:
            with canvas.group(moving(x, 0)):
                draw(canvas)
    canvas.line(middle, 0, middle, _TICK, MARK)
    canvas.line(middle, height - _TICK, middle, height, MARK)
    if stapled:
        for share in _STAPLES:
            y = share * height
            canvas.line(middle, y - _STAPLE, middle, y + _STAPLE, Pen(INK, 0.5))
