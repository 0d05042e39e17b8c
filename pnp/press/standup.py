"""Stand-up figures: a picture and its other side joined at the top, folded there, glued, and set on a foot.

The strip that is cut out holds, from the top down: a flap, the back on its head, the fold, the front, a flap. Seen from
behind a figure is its own mirror image, so that is what the back is by default, and its contours lie on those of the
front; a back of its own is drawn as it should be read. Both flaps are bent outwards, one to each side, and the figure
stands by itself. With a base the strip ends in a tenon, which goes through the slot of a round foot.
"""

from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Draw, moving
from pnp.draw.shapes import Circle, Path, Point, Polygon, Rect, Shape
from pnp.press.part import Part

__all__ = ["FLAP", "SLOT", "TENON", "base", "standup"]

FLAP = 8.0
"""How far a flap reaches unless told, in mm."""
TENON = 4.0
SLOT = 0.8
"""How far a tenon reaches, and how wide its slot is: for two sheets of strong paper and the glue between them."""

_PLAY = 0.4
"""By how much a slot is longer than its tenon."""
_SHARE = 0.6
"""Of the figure's width that its tenon takes."""


class _Strip(NamedTuple):
    width: float
    height: float
    foot: float
    """What reaches below the figure at either end."""


def standup(
    name: str,
    width: float,
    height: float,
    front: Draw,
    back: Draw | None = None,
    *,
    group: str,
    title: str,
    count: int = 1,
    tenon: bool = False,
    flap: float = FLAP,
    foot: Draw | None = None,
) -> Part:
    """Give a figure of this size, whose drawings have their origin at the top left of the picture.

    What is drawn beyond the picture is cut off, at its sides by the bleed. A figure with a tenon needs a `base` of the
    same width; one without stands on its two flaps, which together are twice `flap` deep. Bent outwards they are seen
    from above: `foot` draws the one before the figure, its corner at the origin, and its mirror image lies behind.
    """
    strip = _Strip(width, height, TENON if tenon else flap)
    low = strip.foot + 2 * height
    levels = (strip.foot + height,) if tenon else (strip.foot, strip.foot + height, low)
    folds = tuple(((0.0, y), (width, y)) for y in levels)
    drawing = partial(_draw, strip=strip, front=front, back=back, foot=foot)
    return Part(name, _outline(strip, tenon), drawing, None, count, group, title, folds)


def _outline(strip: _Strip, tenon: bool) -> Shape:
    width, end = strip.width, 2 * (strip.height + strip.foot)
    if not tenon:
        return Rect(0, 0, width, end)
    left = width * (1 - _SHARE) / 2
    right, low = width - left, end - strip.foot
    points: tuple[Point, ...] = (
        (left, 0), (right, 0), (right, strip.foot), (width, strip.foot), (width, low), (right, low), (right, end),
        (left, end), (left, low), (0, low), (0, strip.foot), (left, strip.foot),
    )  # fmt: skip
    return Polygon(points)


def _draw(canvas: Canvas, strip: _Strip, front: Draw, back: Draw | None, foot: Draw | None) -> None:
    width, height, reach = strip
    fold = reach + height
    # Bleed at the sides is kept, what hangs over the fold or onto a flap is not.
    room = Rect(-5, 0, width + 10, height)
    with canvas.group(moving(0, fold), room):
        front(canvas)
    turned = (-1, 0, 0, -1, width, fold) if back else (1, 0, 0, -1, 0, fold)
    with canvas.group(turned, room):
        (back or front)(canvas)
    if foot is not None:
        flap = Rect(-5, 0, width + 10, reach + 5)
        for placed in ((1, 0, 0, 1, 0, fold + height), (1, 0, 0, -1, 0, reach)):
            with canvas.group(placed, flap):
                foot(canvas)


def base(name: str, diameter: float, width: float, front: Draw, *, group: str, title: str, count: int = 1) -> Part:
    """Give the round foot for a figure with a tenon and of this width: a disc with a slot across its middle."""
    r = diameter / 2
    long = width * _SHARE + _PLAY
    outline = Path().add(Circle(r, r, r).path()).add(Rect(r - long / 2, r - SLOT / 2, long, SLOT).path())
    return Part(name, outline, front, None, count, group, title)
