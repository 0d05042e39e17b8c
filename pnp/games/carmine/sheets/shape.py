"""A card's shape on a small grid: what has to be drawn, at a glance.

It is the panel of the card without its engraving: cells on the chart's dotted lines, a bold outline, slanting lines in
rocks and a spot in each cell of a monster or a peril, so that the types differ in black as well; a current is an arrow
from its round tail to its head.
"""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.ink import Ink, Paint, Pen
from pnp.draw.shapes import Box, Path, Point
from pnp.games.carmine.cards.look import Look, paler
from pnp.games.carmine.cards.panel import outline_of
from pnp.games.carmine.components import Adventure

__all__ = ["LARGEST", "draw_shape", "shape_box"]

LARGEST = 4.6
"""The side of a cell in mm, where there is room."""


def shape_box(cells: Sequence[tuple[int, int]], room: Box) -> tuple[Box, float]:
    """Give where a shape lies in its room, and the side of its cells."""
    columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    side = min(LARGEST, (room.right - room.left) / columns, (room.bottom - room.top) / rows)
    left = (room.left + room.right - columns * side) / 2
    top = (room.top + room.bottom - rows * side) / 2
    return Box(left, top, left + columns * side, top + rows * side), side


def draw_shape(canvas: Canvas, card: Adventure, room: Box, look: Look) -> None:
    """Draw the shape in the middle of its room."""
    box, side = shape_box(card.cells, room)
    _draw_grid(canvas, box, side, room, look)
    accent = look.inks(card.kind).accent
    tint = Ink(paler(accent.full, 0.86), Paint("#FFFFFF"), Paint("#FFFFFF"))
    fine, known = Path(), set(card.cells)
    for x, y in card.cells:
        left, top = box.left + x * side, box.top + y * side
        canvas.rect(left, top, side, side, fill=tint)
        if (x + 1, y) in known:
            fine.move(left + side, top).line(left + side, top + side)
        if (x, y + 1) in known:
            fine.move(left, top + side).line(left + side, top + side)
    if fine.steps:
        canvas.draw(fine, stroke=Pen(accent, 0.25))
    middles = [(box.left + (x + 0.5) * side, box.top + (y + 0.5) * side) for x, y in card.cells]
    if card.kind == "current":
        _draw_arrow(canvas, middles, side, accent)
    else:
        for middle in middles:
            _draw_mark(canvas, card.kind, middle, side, accent)
    canvas.draw(outline_of(card.cells).moved(box.left, box.top, side), stroke=Pen(accent, 0.6, join="miter"))


def _draw_grid(canvas: Canvas, box: Box, side: float, room: Box, look: Look) -> None:
    """Draw the chart's dotted lines through the room, hung on the shape's cells."""
    pen = look.theme.pen("card-grid", 0.22, dash=(0.001, side / 5), cap="round")
    for k in range(-12, 13):
        x, y = box.left + k * side, box.top + k * side
        if room.left <= x <= room.right + 0.01:
            canvas.line(x, box.top - int((box.top - room.top) / (side / 5)) * side / 5, x, room.bottom, pen)
        if room.top <= y <= room.bottom + 0.01:
            canvas.line(box.left - int((box.left - room.left) / (side / 5)) * side / 5, y, room.right, y, pen)


def _draw_mark(canvas: Canvas, kind: str, at: Point, side: float, accent: Ink) -> None:
    """Mark a cell by its type: a spot for a monster, a ring for a peril, a peak for rocks."""
    x, y = at
    r = side * 0.17
    if kind == "monster":
        canvas.circle(x, y, r, fill=accent)
    elif kind == "peril":
        canvas.circle(x, y, r * 1.15, stroke=Pen(accent, 0.45))
    else:
        peak = [(x - r * 1.35, y + r), (x, y - r * 1.3), (x + r * 1.35, y + r)]
        canvas.draw(Path().polyline(peak), stroke=Pen(accent, 0.5, join="miter"))


def _draw_arrow(canvas: Canvas, way: Sequence[Point], side: float, accent: Ink) -> None:
    """Draw a current from its tail to its head."""
    if len(way) == 1:
        canvas.circle(*way[0], side * 0.24, fill=accent)
        return
    (hx, hy), (bx, by) = way[-1], way[-2]
    far = ((hx - bx) ** 2 + (hy - by) ** 2) ** 0.5
    dx, dy = (hx - bx) / far, (hy - by) / far
    back, half, tip = side * 0.16, side * 0.3, side * 0.34
    neck = hx - dx * back, hy - dy * back
    canvas.draw(Path().polyline([*way[:-1], neck]), stroke=Pen(accent, side * 0.16, join="round"))
    barb = [
        (hx + dx * tip, hy + dy * tip),
        (neck[0] - dy * half, neck[1] + dx * half),
        (neck[0] + dy * half, neck[1] - dx * half),
    ]
    canvas.polygon(barb, fill=accent)
    canvas.circle(*way[0], side * 0.2, fill=Ink("#FFFFFF", mono=Paint("#FFFFFF")), stroke=Pen(accent, side * 0.13))
