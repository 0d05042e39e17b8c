"""Marks: where to cut and where to fold.

Rectangles are cut straight, from mark to mark: the marks lie in the margins only, so that nothing of them stays on a
part. Where unlike parts share a sheet, the gutters between them are margins too, and each part has marks of its own.
Round and many-sided parts have no straight cuts; a light line runs around each, and the line that two hexagons
share is drawn once.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from pnp.draw.canvas import Canvas, turning
from pnp.draw.shapes import Box, Path, Point, Polygon, Rect
from pnp.press.backs import Axis, apply, apply_path
from pnp.press.look import CREASE, CUT, FOLD, FOOT, LIGHT, MARK
from pnp.press.paper import Paper
from pnp.press.sheet import Block, Print

__all__ = ["LENGTH", "OFF", "crease", "cut_lines", "cut_marks", "fold_lines", "straight_marks"]

LENGTH = 4.0
OFF = 2.0
"""Length of a cut mark and its distance from the trim, in mm."""

_SHORTEST = 1.5
_NEAREST = 0.5
_CREASE = 10.0
"""Length of a fold mark."""


def cut_marks(canvas: Canvas, block: Block, bleed: float) -> None:
    """Draw the marks of straight cuts around a block, or around each part of a mixed one."""
    path = Path()
    for start, end in straight_marks(block, bleed):
        path.move(*start).line(*end)
    if path.steps:
        canvas.draw(path, stroke=MARK)


def straight_marks(block: Block, bleed: float) -> list[tuple[Point, Point]]:
    """Give the ends of the marks of straight cuts."""
    trims = [item.box for item in block.prints if isinstance(item.part.outline, Rect) and not item.part.whole]
    if not trims:
        return []
    return list((_marks_of_each if block.mixed else _marks)(trims, block, bleed))


def _marks(trims: list[Box], block: Block, bleed: float) -> Iterator[tuple[Point, Point]]:
    box, room = block.box, block.room
    xs = sorted({round(x, 4) for trim in trims for x in (trim.left, trim.right)})
    ys = sorted({round(y, 4) for trim in trims for y in (trim.top, trim.bottom)})
    if span := _span(box.top - room.top, bleed):
        yield from (((x, box.top - span[1]), (x, box.top - span[0])) for x in xs)
    if span := _span(room.bottom - box.bottom, bleed):
        yield from (((x, box.bottom + span[0]), (x, box.bottom + span[1])) for x in xs)
    if span := _span(box.left - room.left, bleed):
        yield from (((box.left - span[1], y), (box.left - span[0], y)) for y in ys)
    if span := _span(room.right - box.right, bleed):
        yield from (((box.right + span[0], y), (box.right + span[1], y)) for y in ys)


def _marks_of_each(trims: list[Box], block: Block, bleed: float) -> Iterator[tuple[Point, Point]]:
    """Give the marks beside each part, none twice; they stop short of what lies beyond the gutter."""
    boxes = [*(item.box for item in block.prints), *block.bare]
    seen: dict[tuple[float, ...], tuple[Point, Point]] = {}
    for trim in trims:
        others = [box for box in boxes if box != trim]
        for side, across in product(range(4), range(2)):
            # a mark lies beyond a side (left, top, right, bottom), in line with one of the two sides that meet it
            level = side % 2 == 0
            at = trim[(1 if level else 0) + 2 * across]
            sign = 1 if side >= 2 else -1
            room = _clear(trim[side], at, sign, level, block.room, others, bleed + _NEAREST)
            if span := _span(room, bleed):
                near, far = (trim[side] + sign * value for value in span)
                ends = ((near, at), (far, at)) if level else ((at, near), (at, far))
                seen.setdefault(tuple(round(value, 3) for point in ends for value in point), ends)
    yield from seen.values()


def _clear(start: float, at: float, sign: int, level: bool, room: Box, others: list[Box], keep: float) -> float:
    """Give how far one sees from a side along a line, before the end of the room or what another part keeps clear."""
    along, across = ((0, 2), (1, 3)) if level else ((1, 3), (0, 2))
    ends = [(room[along[sign > 0]] - start) * sign]
    for box in others:
        near = (box[along[sign < 0]] - start) * sign
        if near > -1e-6 and box[across[0]] - keep <= at <= box[across[1]] + keep:
            ends.append(near - keep)
    return min(ends)


def _span(room: float, bleed: float) -> tuple[float, float] | None:
    """Give where a mark begins and ends, counted from the trim.

    Nine cards on Letter leave 2.7 mm between the trim and the unprintable edge. There the mark gives up length first,
    down to 1.5 mm, then distance. With a bleed it begins beyond what is printed.
    """
    off = max(OFF, bleed + 1.0) if bleed else OFF
    length = min(LENGTH, max(_SHORTEST, room - off))
    off = min(off, room - length)
    return (off, off + length) if off >= bleed + _NEAREST - 1e-6 else None


def cut_lines(canvas: Canvas, prints: Iterable[Print]) -> None:
    """Draw the outlines of all parts that are not cut straight."""
    path = Path()
    edges: dict[frozenset[Point], tuple[Point, Point]] = {}
    for item in prints:
        outline = item.outline
        if item.part.whole or isinstance(outline, Rect):
            continue
        if isinstance(outline, Polygon):
            corners = [apply(item.matrix, *point) for point in outline.points]
            for ends in zip(corners, corners[1:] + corners[:1], strict=True):
                edges.setdefault(frozenset((round(x, 2), round(y, 2)) for x, y in ends), ends)
        else:
            path.add(apply_path(item.matrix, outline.path()))
    here: Point | None = None
    for start, end in edges.values():
        if start != here:
            path.move(*start)
        path.line(*end)
        here = end
    if path.steps:
        canvas.draw(path, stroke=CUT)


def fold_lines(canvas: Canvas, prints: Iterable[Print]) -> None:
    """Draw the lines along which nets are folded, on their fronts: light between the dashes, to be seen on the dark."""
    path = Path()
    for item in prints:
        for start, end in () if item.back else item.part.folds:
            path.move(*apply(item.matrix, *start)).line(*apply(item.matrix, *end))
    if path.steps:
        canvas.draw(path, stroke=LIGHT)
        canvas.draw(path, stroke=FOLD)


def crease(canvas: Canvas, fold: Axis, paper: Paper, fronts: Block) -> None:
    """Mark the line along which the whole sheet is folded: at both its ends, with a word beside it.

    Parts keep clear of the line, so that there is room even where they reach into the margin.
    """
    room = fronts.room
    if fold is Axis.UPRIGHT:
        ends = ((paper.width / 2, room.top, 90), (paper.width / 2, room.bottom, -90))
    else:
        ends = ((room.left, paper.height / 2, 0), (room.right, paper.height / 2, 180))
    for x, y, turn in ends:
        with canvas.group(turning(x, y, turn)):
            canvas.line(0, 0, _CREASE, 0, CREASE)
    x, y, turn = ends[0]
    with canvas.group(turning(x, y, turn)):
        canvas.text(0.4, -0.8, "fold", FOOT)
