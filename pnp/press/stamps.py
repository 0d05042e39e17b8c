"""Stamps: a drawing that is printed more than once is stored once in the file.

The back of a deck is one drawing for all its cards, and a token may be there twelve times. Drawings are the same if
they are the same function, or the same function bound to the same arguments.
"""

import math
from collections import Counter
from collections.abc import Hashable, Iterable
from functools import partial

from pnp.draw.canvas import Canvas, Draw, Symbol
from pnp.draw.shapes import Circle, Point, Polygon, Rect, Shape
from pnp.press.sheet import Print, outline_key

__all__ = ["Stamps", "grown"]


class Stamps:
    """All that will be printed, so that it is known what comes more than once."""

    def __init__(self, prints: Iterable[Print], bleed: float) -> None:
        self._bleed = bleed
        self._uses: Counter[Hashable] = Counter()
        self._keep: list[Draw] = []  # keys hold identities, which are only good while the drawings live
        self._symbols: dict[Hashable, Symbol] = {}
        for item in prints:
            self._keep.append(item.draw)
            self._uses[_key(item)] += 1

    def put(self, canvas: Canvas, item: Print) -> None:
        """Draw one print, clipped to its outline and its bleed."""
        key = _key(item)
        clip = grown(item.outline, 0.0 if item.part.whole else self._bleed)
        if self._uses[key] < 2:
            with canvas.group(item.matrix, clip):
                item.draw(canvas)
            return
        symbol = self._symbols.get(key)
        if symbol is None:
            name = f"part {len(self._symbols)} {item.part.name} {'back' if item.back else 'front'}"
            symbol = self._symbols[key] = Symbol(name, clip.box(), partial(_clipped, item.draw, clip))
        canvas.stamp(symbol, item.matrix)


def _clipped(draw: Draw, clip: Shape, canvas: Canvas) -> None:
    if isinstance(clip, Rect):  # a symbol is clipped to its box anyway
        draw(canvas)
        return
    with canvas.group(clip=clip):
        draw(canvas)


def _key(item: Print) -> Hashable:
    return _draw_key(item.draw), outline_key(item.outline)


def _draw_key(draw: Draw) -> Hashable:
    if isinstance(draw, partial):
        try:
            # 1, 1.0 and True are equal, but they are not written alike.
            kinds = tuple(type(value) for value in (*draw.args, *draw.keywords.values()))
            key = (draw.func, draw.args, tuple(sorted(draw.keywords.items())), kinds)
            hash(key)
        except TypeError:
            return id(draw)
        return key
    return draw if isinstance(draw, Hashable) else id(draw)


def grown(outline: Shape, bleed: float) -> Shape:
    """Give what is printed of a part: its outline, grown by the bleed.

    Rounded corners are cut by hand, seldom exactly: a rectangle is printed into its corners, so that no white shows
    there. A shape with bays is printed into its whole box when there is a bleed; what lies beyond is cut off.
    """
    box = outline.box()
    if isinstance(outline, Rect):
        return Rect(box.left - bleed, box.top - bleed, box.width + 2 * bleed, box.height + 2 * bleed)
    if not bleed:
        return outline
    if isinstance(outline, Circle):
        return Circle(outline.x, outline.y, outline.r + bleed)
    if isinstance(outline, Polygon) and (points := _offset(outline.points, bleed)):
        return Polygon(points)
    return grown(Rect(box.left, box.top, box.width, box.height), bleed)


def _offset(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """Move the sides of a convex polygon outwards; gives nothing if it is not convex."""
    around = list(zip(points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True))
    turns = [(b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) for a, b, c in around]
    if not (all(turn > 0 for turn in turns) or all(turn < 0 for turn in turns)):
        return ()
    side = math.copysign(by, turns[0])
    moved = []
    for a, b, c in around:
        # The corner moves along the sum of the two sides' normals, as far as keeps both sides at the distance.
        n1 = _normal(a, b)
        n2 = _normal(b, c)
        scale = side / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((b[0] + (n1[0] + n2[0]) * scale, b[1] + (n1[1] + n2[1]) * scale))
    return tuple(moved)


def _normal(a: Point, b: Point) -> Point:
    length = math.dist(a, b)
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length
