"""The legend under the map: the signs and what they mean, the cost of a step, the code, and who sails.

The words stand in `templates/carmine/legend.toml`.
"""

from pnp.draw.canvas import Canvas, moving
from pnp.draw.field import Field
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.qr import sheet_qr
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings import cost_rose
from pnp.games.carmine.page.places import draw_bonus_mark, draw_monolith_mark, draw_pirates_mark, draw_port_mark
from pnp.templates import Data

__all__ = ["Legend", "draw_legend", "draw_signature"]

_ROW = 7.7


class Entry(Data, frozen=True):
    """One sign."""

    sign: str
    title: str
    note: str


class Column(Data, frozen=True):
    """A heading, and signs beneath it."""

    title: str
    entries: tuple[Entry, ...] = ()


class Legend(Data, frozen=True):
    """The whole of legend.toml."""

    chart: Column
    drawn: Column
    cost: Column
    log: Column


def draw_legend(
    canvas: Canvas, width: float, legend: Legend, sheet: str, code: str, theme: Theme, icons: Icons
) -> None:
    """Draw the four columns from the origin on; `sheet` says which sheet of which code this is."""
    chart, drawn, cost, log = 0.0, 58.0, 110.0, width - 26.0
    _draw_heading(canvas, chart, drawn - 6, legend.chart.title, theme)
    for i, entry in enumerate(legend.chart.entries):
        _draw_entry(canvas, chart, 5.6 + i * _ROW, entry, theme, icons)
    _draw_heading(canvas, drawn, cost - 6, legend.drawn.title, theme)
    for i, entry in enumerate(legend.drawn.entries):
        _draw_entry(canvas, drawn, 5.6 + i * _ROW, entry, theme, icons)
    _draw_heading(canvas, cost, log - 5, legend.cost.title, theme)
    canvas.stamp(cost_rose(theme), moving((cost + log - 5) / 2, 18.0, 0.78))
    _draw_heading(canvas, log, width, legend.log.title, theme)
    sheet_qr(canvas, log - 1.5, 1.2, 29, code, "board", theme.ink("line"))
    canvas.text((log + width) / 2, 31.6, code, theme.type("code"), anchor="middle", fit=30)
    canvas.text((log + width) / 2, 35.0, sheet, theme.type("note"), anchor="middle", fit=30)


def _draw_heading(canvas: Canvas, left: float, right: float, title: str, theme: Theme) -> None:
    style = theme.type("heading")
    end = left + canvas.text(left, 0, title.upper(), style)
    if right - end > 3:
        canvas.line(end + 1.8, -style.cap_height / 2, right, -style.cap_height / 2, theme.pen("line", 0.2))


def _draw_entry(canvas: Canvas, x: float, y: float, entry: Entry, theme: Theme, icons: Icons) -> None:
    """One sign, as it looks on the map or as one draws it, and two lines of words."""
    with canvas.group(moving(x + 3.6, y, 0.86)):
        if entry.sign == "port":
            draw_port_mark(canvas, 0, 0.9, theme, icons)
        elif entry.sign == "monolith":
            draw_monolith_mark(canvas, 0, 0, theme, icons)
        elif entry.sign == "pirates":
            draw_pirates_mark(canvas, 0, 0, theme, icons, framed=False)
        elif entry.sign == "bonus":
            draw_bonus_mark(canvas, 0, 0, theme, icons, "gold")
        else:
            canvas.rect(-3.7, -3.7, 7.4, 7.4, stroke=theme.pen("grid", 0.22, dash=(0.001, 0.925), cap="round"))
            stamp_icon(canvas, icons, entry.sign, 0, 0, 6.2, theme.ink("silhouette"))
    canvas.text(x + 8.8, y - 0.35, entry.title, theme.type("entry"))
    canvas.text(x + 8.8, y + 2.85, entry.note, theme.type("note"))


def draw_signature(canvas: Canvas, width: float, theme: Theme) -> None:
    """Three lines to write on: captain, ship, date; the origin is their baseline."""
    style = theme.type("write")
    for word, left, right in (("Captain", 0.0, 0.36), ("Ship", 0.38, 0.7), ("Date", 0.72, 1.0)):
        end = left * width + canvas.text(left * width, 0, word, style)
        canvas.line(end + 1.8, 0.5, right * width, 0.5, theme.pen("line", 0.25))
        box = Box(end + 1.8, -4.6, right * width, 0.3)
        canvas.field(Field(f"map.{word.lower()}", box, word, size=10.5))
