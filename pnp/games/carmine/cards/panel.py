"""The panel: the card's shape, large, on the dotted grid of the chart.

Shapes of up to 5 x 3 cells have cells of 6.5 to 9.6 mm, each with the sign that the player will draw; larger ones,
which a player's own copy may have, shrink. Around the shape run three contour lines that fade, as water does around a
coast: they are wide strokes of the outline under narrower ones of white, which rounds every corner by itself. A
current is an arrow from a round tail to its head.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.ink import Ink, Paint, Pen
from pnp.draw.shapes import Path, Point, Rect
from pnp.games.carmine.cards.look import KindInks, Look, paler
from pnp.games.carmine.components import Adventure

__all__ = ["PANEL", "cell_size", "draw_panel", "draw_panel_ground", "outline_of", "shape_corner"]

PANEL = Rect(12.5, 47.5, 38.0, 24.2, 1.5)
_LARGEST = 9.6
_ROOM = (33.6, 19.5)
"""What a shape may take, so that its contours stay inside the panel."""
_CONTOURS = ((1.5, 0.13, 0.6), (1.1, 0.18, 0.4), (0.72, 0.22, 0.15))
"""Distance from the shape's outline, width, and share of white."""
_BOLD = 0.75


def draw_panel(canvas: Canvas, card: Adventure, look: Look) -> None:
    """Draw the panel with the shape in its middle."""
    size = cell_size(card.cells)
    left, top = shape_corner(card.cells)
    draw_panel_ground(canvas, PANEL, look)
    _draw_grid(canvas, left, top, size, look)
    _draw_shape(canvas, card, left, top, size, look)


def cell_size(cells: Sequence[tuple[int, int]]) -> float:
    """Give the side of a cell in mm."""
    columns, rows = _extent(cells)
    return min(_LARGEST, _ROOM[0] / columns, _ROOM[1] / rows)


def shape_corner(cells: Sequence[tuple[int, int]]) -> Point:
    """Give the top left corner of the shape, so that it stands in the middle of the panel."""
    (columns, rows), size = _extent(cells), cell_size(cells)
    return (
        PANEL.x + (PANEL.width - columns * size) / 2,
        PANEL.y + (PANEL.height - rows * size) / 2,
    )


def _extent(cells: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


def draw_panel_ground(canvas: Canvas, panel: Rect, look: Look) -> None:
    """Draw the white sheet with its double line, and a rim that keeps the sea off."""
    theme = look.theme
    rim = Rect(panel.x - 1.0, panel.y - 1.0, panel.width + 2.0, panel.height + 2.0, panel.r + 0.8)
    inner = Rect(panel.x + 0.6, panel.y + 0.6, panel.width - 1.2, panel.height - 1.2, panel.r - 0.5)
    canvas.draw(rim, fill=theme.ink("card-plate"))
    canvas.draw(panel, fill=theme.ink("white"), stroke=theme.pen("card-line", 0.4))
    canvas.draw(inner, stroke=theme.pen("card-line", 0.15))


def _draw_grid(canvas: Canvas, left: float, top: float, size: float, look: Look) -> None:
    """Draw the chart's dotted lines through all of the panel, hung on the shape's cells."""
    box = Rect(PANEL.x + 1.1, PANEL.y + 1.1, PANEL.width - 2.2, PANEL.height - 2.2).box()
    pen = look.theme.pen("card-grid", 0.26, dash=(0.001, size / 8), cap="round")
    for k in range(-9, 16):
        x, y = left + k * size, top + k * size
        # a line begins a whole number of dots before the shape, so that crossings share a dot
        if box.left <= x <= box.right:
            begin = top - size / 8 * int((top - box.top) / (size / 8))
            canvas.line(x, begin, x, box.bottom, pen)
        if box.top <= y <= box.bottom:
            begin = left - size / 8 * int((left - box.left) / (size / 8))
            canvas.line(begin, y, box.right, y, pen)


def _draw_shape(canvas: Canvas, card: Adventure, left: float, top: float, size: float, look: Look) -> None:
    theme, inks = look.theme, look.inks(card.kind)
    outline = outline_of(card.cells).moved(left, top, size)
    for far, width, white in _CONTOURS:
        fading = Ink(paler(inks.accent.full, white), Paint(paler(inks.accent.full, 0.35 + 0.65 * white)))
        canvas.draw(outline, stroke=Pen(fading, 2 * far + width, join="round"))
        canvas.draw(outline, stroke=Pen(theme.ink("white"), 2 * far - width, join="round"))
    tint = Ink(paler(inks.accent.full, 0.88), Paint("#FFFFFF"), Paint("#FFFFFF"))
    for x, y in card.cells:
        canvas.rect(left + x * size, top + y * size, size, size, fill=tint)
    hatch = Ink(paler(inks.accent.full, 0.66), Paint(), Paint("#000000", weight=0.5))
    with canvas.group(clip=outline):
        canvas.draw(_slants(left, top, card.cells, size), stroke=Pen(hatch, 0.16))
    _draw_divisions(canvas, card.cells, left, top, size, inks)
    if card.kind == "current":
        _draw_arrow(
            canvas, [(left + (x + 0.5) * size, top + (y + 0.5) * size) for x, y in card.cells], size, look, inks
        )
    else:
        for x, y in card.cells:
            _draw_sign(canvas, left + (x + 0.5) * size, top + (y + 0.5) * size, size, card.kind, look, inks)
    canvas.draw(outline, stroke=Pen(inks.accent, _BOLD, join="miter"))


def _slants(left: float, top: float, cells: Sequence[tuple[int, int]], size: float) -> Path:
    """Slanting lines over the whole shape, a whole number to a cell."""
    columns, rows = _extent(cells)
    width, height = columns * size, rows * size
    gap = size / 7
    path = Path(digits=2)
    for k in range(1, int((width + height) / gap) + 1):
        along = k * gap
        path.move(left + max(along - height, 0), top + min(along, height))
        path.line(left + min(along, width), top + max(along - width, 0))
    return path


def _draw_divisions(
    canvas: Canvas, cells: Sequence[tuple[int, int]], left: float, top: float, size: float, inks: KindInks
) -> None:
    path, known = Path(), set(cells)
    for x, y in cells:
        if (x + 1, y) in known:
            path.move(left + (x + 1) * size, top + y * size).line(left + (x + 1) * size, top + (y + 1) * size)
        if (x, y + 1) in known:
            path.move(left + x * size, top + (y + 1) * size).line(left + (x + 1) * size, top + (y + 1) * size)
    if path.steps:
        canvas.draw(path, stroke=Pen(inks.accent, 0.25))


def _draw_sign(canvas: Canvas, x: float, y: float, size: float, kind: str, look: Look, inks: KindInks) -> None:
    """Draw the type's icon in a cell, on a white ground so that the hatching does not fray it."""
    side = size * 0.7
    white = look.theme.ink("white")
    canvas.circle(x, y, size * 0.41, fill=white)
    stamp_icon(canvas, look.icons, look.words.kinds.of(kind).icon, x, y, side, inks.accent)


def _draw_arrow(canvas: Canvas, way: Sequence[Point], size: float, look: Look, inks: KindInks) -> None:
    """Draw the current from its round tail to its head, rounded where it turns."""
    white = look.theme.ink("white")
    if len(way) == 1:
        canvas.circle(*way[0], size * 0.24, fill=inks.accent)
        return
    bold = size * 0.15
    (hx, hy), (bx, by) = way[-1], way[-2]
    far = ((hx - bx) ** 2 + (hy - by) ** 2) ** 0.5
    dx, dy = (hx - bx) / far, (hy - by) / far
    tip = hx + dx * size * 0.36, hy + dy * size * 0.36
    neck = hx - dx * size * 0.06, hy - dy * size * 0.06
    line = _rounded([*way[:-1], neck], size * 0.42)
    half, back = size * 0.32, size * 0.22
    barb = [
        (hx - dx * back - dy * half, hy - dy * back + dx * half),
        tip,
        (hx - dx * back + dy * half, hy - dy * back - dx * half),
        neck,
    ]
    head = Path().polyline(barb, close=True)
    for pen, halo in ((white, 1.3), (inks.accent, 0.0)):
        canvas.draw(line, stroke=Pen(pen, bold + halo, join="round"))
        canvas.draw(head, fill=pen, stroke=Pen(pen, halo + 0.2, join="round" if halo else "miter"))
        canvas.circle(*way[0], size * 0.2 + halo / 2, fill=pen)
    canvas.circle(*way[0], size * 0.1, fill=white)


def _rounded(points: Sequence[Point], r: float) -> Path:
    """Give a line through the points whose corners are cut short by a curve."""
    path = Path().move(*points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        first, last = _towards(here, before, r), _towards(here, after, r)
        path.line(*first)
        path.curve(*_towards(here, first, r * 0.45), *_towards(here, last, r * 0.45), *last)
    return path.line(*points[-1])


def _towards(a: Point, b: Point, by: float) -> Point:
    d = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 or 1.0
    return a[0] + (b[0] - a[0]) * by / d, a[1] + (b[1] - a[1]) * by / d


def outline_of(cells: Iterable[tuple[int, int]]) -> Path:
    """Trace the outline of cells of side 1: clockwise, one loop for each piece and each hole, corners alone."""
    known = set(cells)
    ways: defaultdict[Point, list[Point]] = defaultdict(list)
    for x, y in sorted(known):
        for dx, dy, begin, end in (
            (0, -1, (x, y), (x + 1, y)),
            (1, 0, (x + 1, y), (x + 1, y + 1)),
            (0, 1, (x + 1, y + 1), (x, y + 1)),
            (-1, 0, (x, y + 1), (x, y)),
        ):
            if (x + dx, y + dy) not in known:
                ways[begin].append(end)
    path = Path()
    while ways:
        loop: list[Point] = [next(iter(ways))]
        while (ends := ways.get(loop[-1])) is not None:
            # where two cells touch at a corner, the loop turns right: it stays with its own cell
            here = loop[-1]
            there = ends[0] if len(ends) == 1 else _right_turn(loop[-2] if len(loop) > 1 else here, here, ends)
            ends.remove(there)
            if not ends:
                del ways[here]
            loop.append(there)
        path.polyline(_corners(loop[:-1]), close=True)
    return path


def _right_turn(before: Point, here: Point, ends: Sequence[Point]) -> Point:
    way = here[0] - before[0], here[1] - before[1]
    return max(ends, key=lambda end: way[0] * (end[1] - here[1]) - way[1] * (end[0] - here[0]))


def _corners(loop: Sequence[Point]) -> list[Point]:
    """Leave out the points at which the outline goes straight on."""
    out = []
    for i, here in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        if (here[0] - before[0]) * (after[1] - here[1]) != (here[1] - before[1]) * (after[0] - here[0]):
            out.append(here)
    return out
