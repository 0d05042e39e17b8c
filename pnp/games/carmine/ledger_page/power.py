"""The others' power, and the monoliths with their treasures."""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path
from pnp.games.carmine.components import Gain
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.ledger_page.mark import draw_circled
from pnp.games.carmine.ledger_page.seal import END, SEAL, draw_seal, seal_radius
from pnp.games.carmine.ledger_page.track import STEM, Cell, draw_box, fitting

__all__ = ["draw_monoliths", "draw_power", "monolith_cells", "power_cells"]

_ICON = 6.4
_SIGN = 8.6  # room for the icon before a power track
_BOX = 5.8
_LEADING = 2.6
_PLAQUE, _PLAQUE_HIGH = 12.4, 5.8


def power_cells(area: Box, ends: Sequence[int]) -> list[list[Cell]]:
    """Lay one row of numbered boxes for each of the others."""
    rows = []
    for row, end in enumerate(ends):
        pitch = min(7.9, (area.width - _SIGN) / end)
        size = fitting(min(_BOX, pitch - 0.7), "power")
        top = area.top + row * (size + 1.2)
        lefts = [area.left + _SIGN + i * pitch for i in range(end)]
        rows.append([Cell(i + 1, Box(left, top, left + size, top + size)) for i, left in enumerate(lefts)])
    return rows


def draw_power(canvas: Canvas, look: Look, area: Box, rows: Sequence[Sequence[Cell]]) -> None:
    """Draw the power tracks; their boxes are numbered, since a power is compared with cannons."""
    start, words = look.ledger.start, look.words.tracks
    style = look.theme.type("ledger-faint")
    for cells, icon, now in zip(rows, (words.monsters, words.pirates), (start.monsters, start.pirates), strict=True):
        y = (cells[0].box.top + cells[0].box.bottom) / 2
        stamp_icon(canvas, look.icons, icon, area.left + _ICON / 2, y, _ICON, look.theme.ink("line"))
        for number, box in cells:
            draw_box(canvas, look, box)
            x = (box.left + box.right) / 2
            canvas.text(x, y + style.cap_height / 2, str(number), style, anchor="middle", fit=4.6)
            if number == now:
                draw_circled(canvas, look.theme, box, 1)


def monolith_cells(area: Box, count: int) -> list[Cell]:
    """Lay one box for each monolith that gives story, and one for that which gives a treasure."""
    pitch = min(9.7, (area.width - 26.0) / count)
    size = fitting(min(_BOX, pitch - 0.8), "monoliths")
    top = area.top + 0.6
    lefts = [area.left + (SEAL - size / 2) + i * pitch for i in range(count)]
    return [Cell(i + 1, Box(left, top, left + size, top + size)) for i, left in enumerate(lefts)]


def draw_monoliths(canvas: Canvas, look: Look, area: Box, cells: Sequence[Cell]) -> None:
    """Draw the boxes with their story, and the treasures at the end of the row."""
    exploring, theme = look.ledger.exploring, look.theme
    for number, box in cells[:-1]:
        x = (box.left + box.right) / 2
        gain = Gain("story", exploring.monoliths[number - 1])
        canvas.line(x, box.bottom, x, box.bottom + STEM + 0.4, theme.pen("line", 0.4))
        draw_seal(canvas, look, x, box.bottom + STEM + seal_radius(gain), gain, number)
        draw_box(canvas, look, box, key=True)
    last = cells[-1].box
    draw_box(canvas, look, last, key=True)
    _draw_arrow(canvas, look, last.right, (last.top + last.bottom) / 2)
    _draw_treasures(canvas, look, Box(last.right + 5.2, area.top, area.right, area.bottom))


def _draw_arrow(canvas: Canvas, look: Look, x: float, y: float) -> None:
    canvas.line(x, y, x + 3.2, y, look.theme.pen("line", 0.4))
    head = Path().polyline([(x + 4.8, y), (x + 2.9, y - 1.0), (x + 2.9, y + 1.0)], close=True)
    canvas.draw(head, fill=look.theme.ink("line"))


def _draw_treasures(canvas: Canvas, look: Look, area: Box) -> None:
    """Plaques with dashed rims, as all that is counted at the end; beside each, until when a solo voyage finds it."""
    ledger, theme, words = look.ledger, look.theme, look.words.treasure
    treasures = ledger.exploring.treasures
    pitch = min(_PLAQUE_HIGH + 0.9, area.height / max(len(treasures), 1))
    number, style = theme.type("ledger-number"), theme.type("ledger-tiny")
    ink = theme.ink("line")
    decks = dict.fromkeys((deck.turns, deck.treasures) for deck in ledger.decks.values())
    for i, amount in enumerate(treasures):
        y = area.top + i * pitch + _PLAQUE_HIGH / 2
        top = y - _PLAQUE_HIGH / 2
        canvas.rect(area.left, top, _PLAQUE, _PLAQUE_HIGH, r=1.2, stroke=theme.pen("wax-end-rim", 0.5))
        canvas.rect(
            area.left + 0.65, top + 0.65, _PLAQUE - 1.3, _PLAQUE_HIGH - 1.3, r=0.7,
            stroke=theme.pen("wax-end-rim", 0.2, dash=END.dash),
        )  # fmt: skip
        canvas.text(area.left + 5.7, y + number.cap_height / 2, str(amount), number.inked(ink), anchor="end")
        stamp_icon(canvas, look.icons, "renown", area.left + 8.9, y, 4.2, ink)
        lines = [words.later]
        if i < len(treasures) - 1:
            lines = [look.say(words.turn, turn=ends[i], cards=turns) for turns, ends in decks]
        first = y + style.cap_height / 2 - (len(lines) - 1) * _LEADING / 2
        for n, line in enumerate(lines):
            canvas.text(
                area.left + _PLAQUE + 1.1, first + n * _LEADING, line, style, fit=area.right - area.left - _PLAQUE - 1.1
            )
    canvas.text(area.right, area.top + len(treasures) * pitch + 2.2, words.solo, style, anchor="end")
