"""Pieces that belong together as one part: a disc beside its rose, an arrow beside its spinner, four dice.

The press lays parts of one outline on a sheet. What is needed together and differs in outline would take a sheet of
paper for each piece; as one part, cut along several lines, it takes one for all.
"""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.shapes import Path, Point
from pnp.press.part import BLEED, Part

__all__ = ["APART", "beside", "together"]

APART = 2 * BLEED + 1.0
"""Between two pieces: room for the bleed of both, and for scissors."""


def beside(rows: Sequence[Sequence[Part]]) -> list[tuple[Part, Point]]:
    """Place pieces in rows, each in the middle of its row's height."""
    out: list[tuple[Part, Point]] = []
    y = 0.0
    for row in rows:
        high = max(piece.box.height for piece in row)
        x = 0.0
        for piece in row:
            out.append((piece, (x, y + (high - piece.box.height) / 2)))
            x += piece.box.width + APART
        y += high + APART
    return out


def together(name: str, placed: Sequence[tuple[Part, Point]], count: int = 1) -> Part:
    """Give placed pieces as one part in the group of the first: its outline is all their outlines."""
    outline = Path()
    folds = []
    for piece, (x, y) in placed:
        outline.add(piece.outline.path().moved(x, y))
        folds += [((ax + x, ay + y), (bx + x, by + y)) for (ax, ay), (bx, by) in piece.folds]
    first = placed[0][0]
    front = partial(_draw, placed=tuple(placed))
    return Part(name, outline, front, None, count, first.group, first.title, tuple(folds))


def _draw(canvas: Canvas, placed: Sequence[tuple[Part, Point]]) -> None:
    for piece, (x, y) in placed:
        with canvas.group(moving(x, y)):
            piece.front(canvas)
