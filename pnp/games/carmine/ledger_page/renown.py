"""The renown column: a slot for each port in which a story is told, filled from the bottom, and their sum."""

from collections.abc import Sequence
from itertools import pairwise

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path
from pnp.games.carmine.ledger_page.heading import draw_double_rule
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.ledger_page.seal import draw_seals, seals_width
from pnp.games.carmine.ledger_page.track import RADIUS, STEM, Cell, draw_box, fitting

__all__ = ["draw_renown", "renown_cells", "sum_box"]

_HEAD, _FOOT = 23.4, 23.5  # heights of the heading and of the sum
_NUMERAL = 9.0  # room for the numeral before a slot
_SUM = 11.0
_ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def renown_cells(area: Box, look: Look) -> list[Cell]:
    """Lay the slots from the bottom up; one with a bonus leaves room for its seal."""
    track = look.ledger.renown
    bottom = area.bottom - _FOOT
    pitch = (bottom - area.top - _HEAD) / track.boxes
    height = fitting(min(11.4, pitch - 2.6 if pitch > 9 else pitch - 0.8), "renown")
    cells = []
    for number in range(1, track.boxes + 1):
        gains = track.bonuses.get(number, ())
        right = area.right - (STEM + seals_width(gains) if gains else 2.0)
        top = bottom - number * pitch + (pitch - height) / 2
        cells.append(Cell(number, Box(area.left + _NUMERAL, top, right, top + height)))
    return cells


def sum_box(area: Box) -> Box:
    """Where the sum of the column is written."""
    top = area.bottom - _FOOT + 3.2
    return Box(area.left + _NUMERAL, top, area.right - 2.0, top + _SUM)


def draw_renown(canvas: Canvas, look: Look, area: Box, cells: Sequence[Cell]) -> None:
    """Draw heading, slots and sum."""
    theme = look.theme
    _draw_head(canvas, look, area)
    style = theme.type("ledger-roman")
    for number, box in cells:
        y = (box.top + box.bottom) / 2
        gains = look.ledger.renown.bonuses.get(number, ())
        if gains:
            canvas.line(box.right, y, box.right + STEM + 0.4, y, theme.pen("line", 0.4))
            draw_seals(canvas, look, box.right + STEM, y, gains, number)
        draw_box(canvas, look, box, key=bool(gains))
        canvas.text(area.left + _NUMERAL - 2.2, y + style.cap_height / 2, roman(number), style, anchor="end", fit=8.0)
    _draw_ways(canvas, look, cells)
    box = sum_box(area)
    draw_double_rule(canvas, look, box.left, box.right, box.top - 2.4)
    ink = theme.ink("ledger-box")
    canvas.rect(box.left, box.top, box.width, box.height, r=RADIUS, fill=ink, stroke=theme.pen("carmine", theme.bold))
    note = theme.type("ledger-note")
    y = (box.top + box.bottom) / 2 + note.cap_height / 2
    canvas.text(box.left - 1.8, y, look.words.renown.sum, note.resized(10), anchor="end")
    canvas.text((box.left + box.right) / 2, box.bottom + 4.2, look.words.renown.direction, note, anchor="middle")


def _draw_head(canvas: Canvas, look: Look, area: Box) -> None:
    words, theme = look.section("renown"), look.theme
    middle = (area.left + area.right) / 2
    stamp_icon(canvas, look.icons, words.icon, middle, area.top + 4.6, 9.6, theme.ink("carmine"))
    canvas.text(middle, area.top + 14.4, words.title.upper(), theme.type("ledger-heading"), anchor="middle")
    look.line(canvas, middle, area.top + 18.4, words.note, theme.type("ledger-note"), anchor="middle")
    draw_double_rule(canvas, look, area.left, area.right, area.top + 20.6)


def _draw_ways(canvas: Canvas, look: Look, cells: Sequence[Cell]) -> None:
    """A small arrowhead from each slot to the next."""
    heads = Path()
    for one, other in pairwise(cells):
        x, y = one.box.left + 12.0, (one.box.top + other.box.bottom) / 2
        heads.polyline([(x - 1.1, y + 0.6), (x, y - 0.6), (x + 1.1, y + 0.6)], close=True)
    if heads.steps:
        canvas.draw(heads, fill=look.theme.ink("carmine"))


def roman(number: int) -> str:
    """Write a number as on a clock."""
    out = ""
    for value, letters in _ROMAN:
        while number >= value:
            out, number = out + letters, number - value
    return out
