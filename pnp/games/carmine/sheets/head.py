"""The head of every sheet to write on: title, code, a ship under sail, whose it is and when, QR, and the corner marks.

All sheets are 196 x 262 mm, like the Adventure Board: the same size on A4 and Letter. The QR code holds the setup code
and the name of the sheet, with a space between them, so that a photo tells which sheet of which setup it shows.
"""

from pnp.draw.canvas import Canvas, moving
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.lettering import engraved, line_of
from pnp.draw.qr import sheet_qr
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.draw.type import wrap
from pnp.games.carmine.cards.look import pictures
from pnp.games.carmine.engravings import ship
from pnp.games.carmine.sheets.words import SignatureText

__all__ = ["BELOW", "HEIGHT", "LEFT", "RIGHT", "WIDTH", "draw_head", "draw_heading", "line_to_write"]

WIDTH, HEIGHT = 196.0, 262.0
LEFT, RIGHT = 5.0, 191.0
"""Between these lies what is written on."""
BELOW = 31.0
"""Where the head ends."""

_QR = 28.0
_TITLE = 81.0
"""The room for title, subtitle and code."""


def draw_head(
    canvas: Canvas, title: str, subtitle: str, code: str, name: str, sheet: str, form: str, words: SignatureText,
    theme: Theme,
) -> None:  # fmt: skip
    """Draw the head of a sheet.

    `name` is its part's group, for the QR code, and `sheet` the same for people; its fields begin with `form`.
    """
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    left = LEFT + 3.0
    line = line_of(title.upper(), theme.type("sheet-title"), fit=_TITLE)
    path = line.straight(left, 11.6, "start")
    line.ghost(canvas, path, left, 11.6, "start")
    engraved(
        canvas,
        path,
        dark=theme.ink("letter"),
        light=theme.ink("white"),
        shade=theme.ink("line"),
        size=line.cap_height,
    )
    canvas.text(left, 18.2, subtitle, theme.type("sheet-subtitle"), fit=_TITLE)
    style = theme.type("code")
    said = f"{code} · {sheet}"
    if style.width(said) > _TITLE:
        style = style.resized(6.5)
    for i, row in enumerate(wrap(said, style, _TITLE)):
        canvas.text(left, 23.2 + i * 3.0, row, style)
    canvas.stamp(ship(pictures(theme)), moving(104.5, 25.4, 0.74))
    for signed, word, y in (("captain", words.captain, 12.2), ("date", words.date, 22.2)):
        end = 118.5 + canvas.text(118.5, y, word, theme.type("write"))
        canvas.line(end + 1.5, y + 0.6, 160.0, y + 0.6, theme.pen("line"))
        line_to_write(canvas, f"{form}.{signed}", end + 1.5, y, 160.0, word)
    sheet_qr(canvas, 161.8, 0.0, _QR, code, name, theme.ink("line"))
    canvas.line(LEFT, BELOW - 2.2, RIGHT, BELOW - 2.2, theme.pen("line", theme.bold))
    canvas.line(LEFT, BELOW - 1.3, RIGHT, BELOW - 1.3, theme.pen("carmine"))


def line_to_write(canvas: Canvas, name: str, left: float, y: float, right: float, label: str) -> None:
    """Ask for the field above a line that was drawn a little below the baseline y."""
    canvas.field(Field(name, Box(left, y - 4.6, right, y + 0.4), label, size=10.5))


def draw_heading(canvas: Canvas, x: float, y: float, right: float, title: str, note: str, theme: Theme) -> None:
    """Set a heading in capitals, a few words behind it, and a line from there to the right."""
    style, hint = theme.type("sheet-head"), theme.type("sheet-hint")
    end = x + canvas.text(x, y, title.upper(), style) + 2.0
    if note:
        end += canvas.text(end, y, note, hint, fit=right - end) + 2.0
    if right - end > 3:
        canvas.line(end, y - style.cap_height / 2, right, y - style.cap_height / 2, theme.pen("carmine", 0.2))
