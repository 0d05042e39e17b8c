"""The final score: a line for each thing that counts, the total, and what a solo player may be called."""

import math
from collections.abc import Sequence
from itertools import zip_longest

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box
from pnp.games.carmine.ledger_page.look import Look, ScoreLine
from pnp.games.carmine.ledger_page.track import RADIUS, Cell, draw_box, fitting

__all__ = ["draw_score", "score_cells", "total_box"]

_GAP = 4.5  # between the two columns of lines
_WIDE = 13.2  # of a box
_TITLES = 16.8  # height of the titles at the foot
_LEADING = 3.05


def score_cells(area: Box, count: int) -> list[Cell]:
    """Lay the boxes in two columns; the second leaves its foot to the total."""
    rows = _rows(count)
    pitch, width = _pitch(area, rows), (area.width - _GAP) / 2
    height = fitting(min(6.4, pitch - 0.9), "final score")
    cells = []
    for i in range(count):
        column, row = divmod(i, rows)
        right = area.left + column * (width + _GAP) + width
        top = area.top + row * pitch + (pitch - height) / 2
        cells.append(Cell(i + 1, Box(right - _WIDE, top, right, top + height)))
    return cells


def total_box(area: Box, count: int) -> Box:
    """Where the total is written: at the foot of the second column."""
    rows = _rows(count)
    pitch = _pitch(area, rows)
    return Box(area.right - 24.0, area.top + (rows - 1) * pitch + 0.6, area.right, area.top + rows * pitch + 3.0)


def _rows(count: int) -> int:
    return math.floor(count / 2) + 1


def _pitch(area: Box, rows: int) -> float:
    return (area.height - _TITLES) / rows


def draw_score(canvas: Canvas, look: Look, area: Box, cells: Sequence[Cell]) -> None:
    """Draw the lines, the total and the titles."""
    lines = look.words.score.lines
    width = (area.width - _GAP) / 2
    pitch = _pitch(area, _rows(len(lines)))
    for (_, box), line in zip(cells, lines, strict=True):
        left = box.right - width
        bottom = (box.top + box.bottom + pitch) / 2
        canvas.line(left, bottom, box.right, bottom, look.theme.pen("ledger-rule", 0.2))
        _draw_line(canvas, look, left, box, line)
    _draw_total(canvas, look, total_box(area, len(lines)))
    _draw_titles(canvas, look, Box(area.left, area.bottom - _TITLES, area.right, area.bottom))


def _draw_line(canvas: Canvas, look: Look, left: float, box: Box, line: ScoreLine) -> None:
    theme = look.theme
    y = (box.top + box.bottom) / 2
    stamp_icon(canvas, look.icons, line.icon, left + 2.5, y, 5.0, theme.ink("line"))
    canvas.text(left + 6.4, y - 0.25, line.title, theme.type("ledger-entry"))
    look.line(canvas, left + 6.4, y + 2.75, line.note, theme.type("ledger-small"), fit=box.left - left - 7.0)
    draw_box(canvas, look, box)
    if line.minus:
        canvas.line(box.left + 1.3, y, box.left + 3.1, y, theme.pen("line", 0.4))


def _draw_total(canvas: Canvas, look: Look, box: Box) -> None:
    theme = look.theme
    style = theme.type("ledger-total")
    middle = (box.top + box.bottom) / 2
    word = look.words.score.total.upper()
    canvas.text(box.left - 2.4, middle + style.cap_height / 2, word, style, anchor="end", fit=19.0)
    pen = theme.pen("carmine", theme.bold)
    canvas.rect(box.left, box.top, box.width, box.height, r=theme.radius, stroke=pen)
    canvas.rect(
        box.left + 0.8, box.top + 0.8, box.width - 1.6, box.height - 1.6,
        r=RADIUS, fill=theme.ink("ledger-box"), stroke=theme.pen("carmine", 0.2),
    )  # fmt: skip


def _draw_titles(canvas: Canvas, look: Look, area: Box) -> None:
    """The titles in two columns, each with the totals that earn it; the numbers line up."""
    titles = look.ledger.titles
    theme, small = look.theme, look.theme.type("ledger-small")
    canvas.text(area.left, area.top + 4.6, look.words.score.titles, theme.type("ledger-note"))
    rows = math.ceil(len(titles) / 2)
    for i, (title, above) in enumerate(zip_longest(titles, titles[1:])):
        column, row = divmod(i, rows)
        left = area.left + column * (area.width + _GAP) / 2
        y = area.top + 4.8 + (row + 1) * _LEADING
        span = f"{title.least}–{above.least - 1}" if above else f"{title.least}+"
        canvas.text(left + 9.4, y, span, small, anchor="end")
        canvas.text(left + 10.8, y, title.name, small)
