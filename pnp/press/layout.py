"""Layouts: the slots on a sheet of paper for parts of one outline.

Each way of placing the footer, of turning the part and (for folded backs) of folding the sheet is tried; the one that
holds most wins, the plainest of equals. The block of slots lies in the middle of its room, and the slots of a sheet
that is not full stay where they are: every sheet of a deck is cut at the same places.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pnp.draw.canvas import Matrix
from pnp.draw.shapes import Box, Rect, Shape
from pnp.press.backs import Axis, turned
from pnp.press.lattice import Lattice, lattices
from pnp.press.paper import EDGE, Paper

__all__ = ["FOLD_CLEAR", "FOOTER", "Foot", "Layout", "lay_out", "lay_whole", "layouts", "shared_layouts", "slot"]

FOOTER = 2.4
"""Height of the footer's band, which lies right at the printable edge, in mm."""

FOLD_CLEAR = 4.0
"""Distance of parts from the line along which the sheet is folded."""

_MARK_ROOM = 2.0
"""What a shortened cut mark needs: 0.5 mm of distance and 1.5 mm of line."""

_LINE_ROOM = 0.1
"""Half a cut line, which must not cross the printable edge either."""


_HAIR = 1e-6


class Foot(NamedTuple):
    """Where the footer is set: the place of its band, which is `FOOTER` mm high, and how long it is."""

    matrix: Matrix
    length: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Slots for parts: matrices from the part's coordinates to the page's."""

    slots: tuple[Matrix, ...]
    foot: Foot
    room: Box
    """Where marks may lie."""
    fold: Axis | None = None
    mixed: bool = False
    """Whether parts of different kinds lie on it, with gutters between them in which their marks lie."""


def foot_below(paper: Paper) -> Foot:
    """The footer at the bottom of the page."""
    return Foot((1, 0, 0, 1, EDGE, paper.height - EDGE - FOOTER), paper.width - 2 * EDGE)


def foot_beside(paper: Paper) -> Foot:
    """The footer along the left side, read from the right, where the margin at the bottom is too narrow."""
    return Foot((0, -1, 1, 0, EDGE, paper.height - EDGE), paper.height - 2 * EDGE)


def lay_out(outline: Shape, paper: Paper, bleed: float, *, folded: bool) -> Layout | None:
    """Give the layout that holds most, or None if not even one part fits."""
    best: Layout | None = None
    for layout in layouts(outline, paper, bleed, folded):
        if layout.slots and (best is None or len(layout.slots) > len(best.slots)):
            best = layout
    return best


def lay_whole(outline: Shape, paper: Paper) -> Layout | None:
    """Give the layout of a page of its own: one part in the middle of what the footer leaves, turned if it must be.

    A turned one is folded in its middle more often than not, so it lies in the middle of the paper if it can.
    """
    room = _room(paper, True, None)
    for turn in (False, True):
        box = (turned(outline) if turn else outline).box()
        if box.width <= room.width + _HAIR and box.height <= room.height + _HAIR:
            middle = room._replace(top=room.top + FOOTER)
            within = middle if turn and box.height <= middle.height + _HAIR else room
            return Layout(tuple(_slots([(0.0, 0.0)], box, within, turn)), foot_below(paper), room)
    return None


def shared_layouts(paper: Paper, folded: bool) -> Iterator[tuple[Box, Layout]]:
    """Give the rooms in which parts of different kinds are packed, each with the layout that they will have.

    Parts bring their own distance from each other, and with it from the edge and from the fold.
    """
    for fold in (Axis.UPRIGHT, Axis.LEVEL) if folded else (None,):
        room = _room(paper, True, fold)
        yield _half(room, fold, FOLD_CLEAR - 1.0, paper), Layout((), foot_below(paper), room, fold, mixed=True)


def layouts(outline: Shape, paper: Paper, bleed: float, folded: bool) -> Iterator[Layout]:
    """Give all ways of laying out parts of one outline."""
    shapes = (outline, turned(outline))
    for below, frame in _frames(isinstance(outline, Rect), paper):
        foot = foot_below(paper) if below else foot_beside(paper)
        for fold in (Axis.UPRIGHT, Axis.LEVEL) if folded else (None,):
            inner = _half(frame, fold, FOLD_CLEAR, paper).grown(-bleed)
            for turn, shape in enumerate(shapes):
                for lattice in lattices(shape, inner.width, inner.height, bleed):
                    slots = tuple(_slots(lattice, shape.box(), inner, bool(turn)))
                    yield Layout(slots, foot, _room(paper, below, fold), fold)


def _frames(marked: bool, paper: Paper) -> Iterator[tuple[bool, Box]]:
    """Give the rooms for parts, with whether the footer lies below.

    Both sides give way to the footer, so that the block lies in the middle of the page.
    """
    page = paper.printable.grown(-(_MARK_ROOM if marked else _LINE_ROOM))
    yield True, Box(page.left, page.top + FOOTER, page.right, page.bottom - FOOTER)
    yield False, Box(page.left + FOOTER, page.top, page.right - FOOTER, page.bottom)


def _room(paper: Paper, below: bool, fold: Axis | None) -> Box:
    """Give the room for fronts and their marks: what the footer leaves, on a folded sheet in both halves."""
    room = _half(paper.printable, fold, 0.0, paper)
    if not below:
        return room._replace(left=room.left + FOOTER)
    if fold is Axis.LEVEL:  # the footer lies in the backs' half, which is this one's mirror image
        return room._replace(top=room.top + FOOTER)
    return room._replace(bottom=room.bottom - FOOTER)


def _half(box: Box, fold: Axis | None, clear: float, paper: Paper) -> Box:
    """Give the half in which the fronts lie: left, or top."""
    if fold is Axis.UPRIGHT:
        return box._replace(right=paper.width / 2 - clear)
    if fold is Axis.LEVEL:
        return box._replace(bottom=paper.height / 2 - clear)
    return box


def _slots(lattice: Lattice, box: Box, room: Box, turn: bool) -> Iterator[Matrix]:
    """Put a lattice of (turned) boxes into the middle of a room."""
    if not lattice:
        return
    width = max(x for x, _ in lattice) + box.width
    height = max(y for _, y in lattice) + box.height
    left, top = room.centre[0] - width / 2, room.centre[1] - height / 2
    for x, y in lattice:
        yield slot(left + x, top + y, box.width, turn=turn)


def slot(left: float, top: float, width: float, *, turn: bool) -> Matrix:
    """Give the place of a part whose (turned) box has this corner and this width.

    A quarter turn clockwise takes the part's origin to the top right.
    """
    return (0, 1, -1, 0, left + width, top) if turn else (1, 0, 0, 1, left, top)
