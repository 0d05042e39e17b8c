"""The head of every sheet: title, code, whose it is and when, QR, a meander below, and the corner marks.

All sheets are 196 x 262 mm: the same size on A4 and Letter. The QR code holds the setup code and the name of the sheet,
so that a photo tells which sheet of which setup it shows.
"""

from pnp.draw.canvas import Canvas
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.lettering import line_of
from pnp.draw.qr import sheet_qr
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.draw.type import wrap
from pnp.games.diluvium.sheets.words import HeadText

__all__ = ["BELOW", "HEIGHT", "LEFT", "RIGHT", "WIDTH", "draw_head", "draw_heading", "draw_title"]

WIDTH, HEIGHT = 196.0, 262.0
LEFT, RIGHT = 5.0, 191.0
"""Between these lies what is written on."""
BELOW = 33.5
"""Where the head ends."""

_QR = 28.0
_TITLE = 92.0
"""The room for title, subtitle and code."""


def draw_head(
    canvas: Canvas, title: str, subtitle: str, code: str, name: str, sheet: str, words: HeadText, theme: Theme
) -> None:
    """Draw the head; `name` is the part's group, for the QR code, and `sheet` the same for people."""
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    draw_title(canvas, title, subtitle, theme)
    left = LEFT + 3.5
    style = theme.type("code")
    said = f"{code} · {sheet}"
    if style.width(said) > _TITLE:
        style = style.resized(6.5)
    for i, row in enumerate(wrap(said, style, _TITLE)):
        canvas.text(left, 23.4 + i * 2.9, row, style)
    for place, word, y in (("name", words.name, 12.2), ("date", words.date, 22.2)):
        end = 108.0 + canvas.text(108.0, y, word, theme.type("write"))
        canvas.line(end + 1.5, y + 0.6, 158.0, y + 0.6, theme.pen("line"))
        canvas.field(Field(f"{name}.{place}", Box(end + 1.5, y - 4.8, 158.0, y + 0.4), f"{sheet}: {word}", size=10.5))
    sheet_qr(canvas, 162.0, 0.0, _QR, code, name, theme.ink("line"))


def draw_title(
    canvas: Canvas, title: str, subtitle: str, theme: Theme, room: float = _TITLE, below: float = BELOW
) -> None:
    """Set the title and what it is about, and close the head with its meander."""
    left = LEFT + 3.5
    line = line_of(title.upper(), theme.type("title"), fit=room)
    path = line.straight(left, 11.8, "start")
    line.ghost(canvas, path, left, 11.8, "start")
    canvas.draw(path, fill=theme.ink("title"))
    canvas.text(left, 18.4, subtitle, theme.type("subtitle"), fit=room)
    _draw_meander(canvas, below - 4.2, theme)


def _draw_meander(canvas: Canvas, y: float, theme: Theme) -> None:
    """Draw the running key that the mosaics are edged with."""
    unit, tall = 6.2, 2.6
    path = Path().move(LEFT, y + tall)
    x = LEFT
    while x < RIGHT - 0.01:
        a, b, c = x + unit * 0.78, x + unit * 0.3, x + unit * 0.54
        top, low = y, y + tall * 0.66
        path.line(x, top).line(a, top).line(a, low).line(b + 0.1, low).line(b + 0.1, y + tall * 0.36)
        path.line(c, y + tall * 0.36)
        path.move(a, y + tall).line(x + unit, y + tall)
        path.move(x + unit, y + tall)
        x += unit
    canvas.draw(path, stroke=theme.pen("bronze-line", 0.3))
    canvas.line(LEFT, y + tall, RIGHT, y + tall, theme.pen("bronze-line", 0.3))


def draw_heading(canvas: Canvas, x: float, y: float, right: float, title: str, theme: Theme) -> None:
    """Set a heading in capitals and a line from there to the right."""
    style = theme.type("head")
    end = x + canvas.text(x, y, title.upper(), style) + 2.0
    if right - end > 3:
        middle = y - style.cap_height / 2
        canvas.line(end, middle, right, middle, theme.pen("terracotta", 0.2))
