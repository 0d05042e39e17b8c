"""Tracks: boxes in rows or columns, each with its bonus hanging from it by a small stem.

Where a box lies is worked out apart from drawing it (`story_cells`, `column_cells`, …): a form that is filled in on a
screen has its fields where the pen would write. Sizes follow the ledger's numbers; when these ask for boxes that
nobody could write in, that is said rather than drawn.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.shapes import Box, Path
from pnp.errors import TemplateError
from pnp.games.carmine.components import Gain
from pnp.games.carmine.ledger_page.coin import COIN, draw_coin
from pnp.games.carmine.ledger_page.look import LEAST_BOX, Look
from pnp.games.carmine.ledger_page.mark import draw_circled, draw_crossed
from pnp.games.carmine.ledger_page.seal import SEAL, draw_seal, draw_seals, seal_radius, seals_width
from pnp.games.carmine.terms import Track

__all__ = [
    "Cell",
    "cannon_cells",
    "column_cells",
    "columns_of",
    "draw_box",
    "draw_cannons",
    "draw_columns",
    "draw_story",
    "draw_wind",
    "fitting",
    "row_cells",
    "story_cells",
]

RADIUS = 0.9
STEM = 1.3
"""Length of the stem between a box and its seal."""

_LABEL = 8.0  # room for the number before a row of the story
_ROW, _HALF = 10, 5
_STORY, _BOX = 6.5, 5.8  # the largest boxes
_START = 10.2  # room for the column of the start, its panel included


class Cell(NamedTuple):
    """A box of a track by its number, from 1 on."""

    number: int
    box: Box


def fitting(size: float, what: str) -> float:
    """Refuse boxes that are too small to write in."""
    if size < LEAST_BOX - 1e-9:
        raise TemplateError(f"the ledger asks for more boxes than fit on the Ship Board: {what}")
    return size


def _square(left: float, top: float, size: float) -> Box:
    return Box(left, top, left + size, top + size)


# -- where the boxes are ---------------------------------------------------------------------------


def story_cells(area: Box, track: Track) -> list[Cell]:
    """Lay rows of ten, a wider gap after five, and room behind each box that has a bonus."""
    if not track.boxes:
        return []
    rows = math.ceil(track.boxes / _ROW)
    pitch = area.height / rows
    size = fitting(min(_STORY, pitch - 1.5), "story")
    cells = []
    for row in range(rows):
        numbers = range(row * _ROW + 1, (row + 1) * _ROW + 1)
        taken = [_behind(track.bonuses.get(number, ())) for number in numbers]
        units = _ROW - 1 + 0.9
        gap = (area.width - _LABEL - _ROW * size - sum(taken)) / units
        if gap < 1.0:
            raise TemplateError("the ledger asks for more boxes than fit on the Ship Board: story")
        x, y = area.left + _LABEL, area.top + pitch * (row + 0.5) - size / 2
        for i, number in enumerate(numbers):
            if number <= track.boxes:
                cells.append(Cell(number, _square(x, y, size)))
            x += size + taken[i] + gap * (1.9 if i == _HALF - 1 else 1.0)
    return cells


def _behind(gains: tuple[Gain, ...]) -> float:
    return STEM + seals_width(gains) if gains else 0.0


def columns_of(track: Track, begun: int) -> tuple[int, int]:
    """Give the number of boxes before the first column, and in each column; `begun` is how many are circled already."""
    ends = sorted(track.bonuses)
    if not ends:
        return 0, max(track.boxes, 1)
    column = ends[1] - ends[0] if len(ends) > 1 else ends[0] - (begun if begun < ends[0] else 0)
    return ends[0] - column, column


def column_cells(area: Box, track: Track, begun: int, what: str) -> list[Cell]:
    """Lay the boxes of the start in a column of their own, then column by column; below is room for the seals."""
    start, column = columns_of(track, begun)
    columns = math.ceil((track.boxes - start) / column)
    left = area.left + (_START if start else 0.0)
    pitch = min(8.85, (area.right - left) / max(columns, 1))
    if columns and pitch < 2 * SEAL:
        raise TemplateError(f"the ledger asks for more columns than fit on the Ship Board: {what}")
    rise = (area.height - STEM - 2 * SEAL) / max(start, column)
    size = fitting(min(_BOX, rise - 0.85, pitch - 0.6), what)
    rise = min(rise, size + 1.1)
    cells = []
    for number in range(1, track.boxes + 1):
        if number <= start:
            x, row = area.left + 1.0, number - 1
        else:
            nth, row = divmod(number - start - 1, column)
            x = left + nth * pitch + (pitch - size) / 2
        cells.append(Cell(number, _square(x, area.top + row * rise, size)))
    return cells


def row_cells(area: Box, count: int, what: str, largest: float = 5.4) -> list[Cell]:
    """Lay one row over the whole width, its boxes at the top; groups of three, as one counts."""
    if not count:
        return []
    groups = (count - 1) // 3
    pitch = (area.width - groups * 1.0 + 0.8) / count
    size = fitting(min(largest, pitch - 0.8), what)
    pitch = (area.width - groups * 1.0 - size) / max(count - 1, 1)
    return [Cell(i + 1, _square(area.left + i * pitch + i // 3 * 1.0, area.top, size)) for i in range(count)]


def cannon_cells(area: Box, count: int) -> list[Cell]:
    """Lay one row below the prices."""
    pitch = area.width / max(count, 1)
    size = fitting(min(_BOX, pitch - 0.8), "cannons")
    top = area.top + 2 * COIN + 1.3
    return [Cell(i + 1, _square(area.left + (i + 0.5) * pitch - size / 2, top, size)) for i in range(count)]


# -- how they are drawn ----------------------------------------------------------------------------


def draw_box(canvas: Canvas, look: Look, box: Box, *, key: bool = False) -> None:
    """Draw a box to write in; one that brings something has a bolder line."""
    theme = look.theme
    width, height = round(box.width, 3), round(box.height, 3)

    def draw(canvas: Canvas) -> None:
        pen = theme.pen("line", 0.5 if key else 0.28)
        canvas.rect(0, 0, width, height, r=RADIUS, fill=theme.ink("ledger-box"), stroke=pen)

    name = f"box {width:g} by {height:g}{' key' if key else ''}"
    canvas.stamp(Symbol(name, Box(0, 0, width, height).grown(0.3), draw), moving(box.left, box.top))


def draw_story(canvas: Canvas, look: Look, cells: Sequence[Cell], area: Box) -> None:
    """Draw the story track: its rows ruled as in a ledger, and numbered where each begins."""
    theme, track = look.theme, look.ledger.story
    count, tiny = theme.type("ledger-count"), theme.type("ledger-tiny")
    rows = math.ceil(track.boxes / _ROW)
    pitch = area.height / max(rows, 1)
    for row in range(1, rows):
        y = area.top + row * pitch
        canvas.line(area.left, y, area.right, y, theme.pen("ledger-rule", 0.2))
    for number, box in cells:
        gains = track.bonuses.get(number, ())
        x, y = box.right, (box.top + box.bottom) / 2
        if gains:
            canvas.line(x, y, x + STEM + 0.4, y, theme.pen("line", 0.4))
            draw_seals(canvas, look, x + STEM, y, gains, number)
        draw_box(canvas, look, box, key=bool(gains))
        if number % _HALF == 0:
            canvas.text(box.left + 0.75, box.top + 2.35, str(number), tiny)
        if number % _ROW == 1:
            canvas.text(area.left + _LABEL - 2.4, y + count.cap_height / 2, str(number), count, anchor="end")
        if number <= look.ledger.start.story:
            draw_crossed(canvas, theme, box, number)


def draw_columns(canvas: Canvas, look: Look, cells: Sequence[Cell], track: Track, begun: int) -> None:
    """Draw a track of columns; what a ship begins with is circled already."""
    theme = look.theme
    start, column = columns_of(track, begun)
    if start and cells:
        _draw_start(canvas, look, [cell.box for cell in cells[:start]])
    _draw_rules(canvas, look, [cell.box for cell in cells[start::column]], cells)
    for number, box in cells:
        gains = track.bonuses.get(number, ())
        x = (box.left + box.right) / 2
        y = box.bottom + STEM
        for i, gain in enumerate(gains):
            r = seal_radius(gain)
            canvas.line(x, box.bottom, x, y + 0.4, theme.pen("line", 0.4))
            draw_seal(canvas, look, x, y + r, gain, number // column + i)
            y += 2 * r
        draw_box(canvas, look, box)
        if number <= begun:
            draw_circled(canvas, theme, box, number)


def _draw_start(canvas: Canvas, look: Look, boxes: Sequence[Box]) -> None:
    """A panel behind the boxes of the start, and the word for it below."""
    first, last = boxes[0], boxes[-1]
    theme = look.theme
    panel = Box(first.left, first.top, last.right, last.bottom).grown(1.0)
    canvas.rect(
        panel.left, panel.top, panel.width, panel.height, r=1.5, fill=theme.ink("ledger-wash"),
        stroke=theme.pen("ledger-rule", 0.25),
    )  # fmt: skip
    style = theme.type("ledger-note")
    canvas.text((first.left + first.right) / 2, panel.bottom + 3.4, look.words.tracks.start, style, anchor="middle")


def _draw_rules(canvas: Canvas, look: Look, tops: Sequence[Box], cells: Sequence[Cell]) -> None:
    """Fine lines between the columns, from the first box to below the seals."""
    rules = Path()
    for one, other in pairwise(tops):
        x = (one.right + other.left) / 2
        rules.move(x, one.top - 0.6).line(x, max(cell.box.bottom for cell in cells) + STEM + 2 * SEAL)
    if rules.steps:
        canvas.draw(rules, stroke=look.theme.pen("ledger-rule", 0.2))


def draw_wind(canvas: Canvas, look: Look, cells: Sequence[Cell], area: Box) -> None:
    """Draw the wind track, and beneath it when the wind may not be used."""
    style = look.theme.type("ledger-note")
    look.line(canvas, area.left, area.bottom - 2.2, look.words.tracks.wind, style, fit=area.width)
    for number, box in cells:
        draw_box(canvas, look, box)
        if number <= look.ledger.start.wind:
            draw_circled(canvas, look.theme, box, number)


def draw_cannons(canvas: Canvas, look: Look, cells: Sequence[Cell]) -> None:
    """Draw the cannon track: the price above each box, the bonus below."""
    cannons = look.ledger.cannons
    pen = look.theme.pen("line", 0.4)
    for number, box in cells:
        x = (box.left + box.right) / 2
        draw_coin(canvas, look, x, box.top - 1.3 - COIN, cannons.prices[number - 1])
        gains = cannons.bonuses.get(number, ())
        if gains:
            canvas.line(x, box.bottom, x, box.bottom + STEM + 0.4, pen)
            draw_seals(canvas, look, x - seals_width(gains) / 2 + 0.15, box.bottom + STEM + SEAL, gains, number)
        draw_box(canvas, look, box, key=bool(gains))
        if number <= look.ledger.start.cannons:
            draw_circled(canvas, look.theme, box, number)
