"""The head of every sheet to write on: title, code, the ship in play, whose it is and when, QR, and the corner marks.

All sheets are 196 x 262 mm, the same size on A4 and Letter. The QR code holds the setup code and the name of the sheet,
with a space between them, so that a photo tells which sheet of which setup it shows.
"""

from pnp.draw.canvas import Canvas
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import engraved, line_of
from pnp.draw.ornament import star
from pnp.draw.picture import stamp_picture
from pnp.draw.qr import sheet_qr
from pnp.draw.setting import Hand
from pnp.draw.shapes import Box, Path
from pnp.draw.type import wrap
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.sheets.words import SignatureText

__all__ = ["BELOW", "BOTTOM", "HEIGHT", "LEFT", "RIGHT", "WIDTH", "draw_head", "draw_heading", "sheet_hand"]

WIDTH, HEIGHT = 196.0, 262.0
LEFT, RIGHT = 6.5, 189.5
"""Between these lies what is written on, beside the corner marks too."""
BELOW, BOTTOM = 29.5, 261.0
"""Where the head ends, and where the sheet does."""

_QR = 27.0
_TITLE = 84.0
"""The room for title, subtitle and code."""


def draw_head(
    canvas: Canvas,
    title: str,
    subtitle: str,
    code: str,
    sheet: str,
    words: SignatureText,
    known: Look,
    *,
    ship: str = "A1",
    players: int = 1,
    stars: int = 0,
    more: str = "",
) -> None:
    """Draw the head of a sheet; `sheet` is its name: what the QR code and the line under the title say.

    `stars` follow the subtitle; `more` is a line under the code.
    """
    theme = known.theme
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    left = LEFT + 1.5
    line = line_of(title.upper(), theme.type("sheet-title"), fit=_TITLE - 6)
    glyphs = line.straight(left, 11.4, "start")
    line.ghost(canvas, glyphs, left, 11.4, "start")
    shade = theme.ink("sheet-brass")
    engraved(canvas, glyphs, dark=theme.ink("ink"), light=theme.ink("white"), shade=shade, size=line.cap_height)
    room = _TITLE - 3.4 * stars - (2.0 if stars else 0.0)
    end = left + canvas.text(left, 17.4, subtitle, theme.type("sheet-subtitle"), fit=room) + 2.6
    shapes = Path()
    for i in range(stars):
        shapes.add(star(end + 3.4 * i, 16.3, 1.6))
    if stars:
        canvas.draw(shapes, fill=theme.ink("sheet-brass"), stroke=theme.pen("line", 0.2))
    style = theme.type("sheet-code")
    said = f"{code} · {sheet}"
    rows = wrap(said, style, _TITLE)
    if more:
        rows += wrap(more, style, _TITLE)
    if len(rows) > 2:
        style = style.resized(6.5)
        rows = wrap(said, style, _TITLE) + (wrap(more, style, _TITLE) if more else [])
    for i, row in enumerate(rows):
        canvas.text(left, 21.6 + i * (3.0 if len(rows) < 3 else 2.6), row, style)
    stamp_picture(canvas, figure_picture(ship, known), 106.0, 12.6, 0.72, turn=-8)
    name = words.captain if players == 1 else words.captains
    form = sheet.replace(" ", "-")
    for place, word, y in (("captain", name, 10.6), ("date", words.date, 20.6)):
        end = 120.5 + canvas.text(120.5, y, word, theme.type("sheet-write"))
        canvas.line(end + 1.5, y + 0.6, 160.5, y + 0.6, theme.pen("sheet-edge", 0.25))
        canvas.field(
            Field(f"{form.removesuffix('-sheet')}.{place}", Box(end + 1.5, y - 4.6, 160.5, y + 0.4), word, size=10.5)
        )
    sheet_qr(canvas, 162.4, 0.0, _QR, code, form, theme.ink("line"))
    _draw_rule(canvas, BELOW - 2.0, known)


def _draw_rule(canvas: Canvas, y: float, known: Look) -> None:
    """Two lines with steps in their middle, as over a door of the nineteen-twenties."""
    theme, middle = known.theme, (LEFT + RIGHT) / 2
    canvas.line(LEFT, y, RIGHT, y, theme.pen("sheet-edge", 0.6))
    canvas.line(LEFT, y + 0.95, RIGHT, y + 0.95, theme.pen("sheet-brass", 0.25))
    for i, half in enumerate((15.0, 9.0, 4.0)):
        canvas.line(middle - half, y - 0.9 - 0.75 * i, middle + half, y - 0.9 - 0.75 * i, theme.pen("sheet-brass", 0.3))


def draw_heading(
    canvas: Canvas, box: Box, title: str, known: Look, *, note: str = "", icon: str = "", right: str = ""
) -> float:
    """Set a heading at the top of a box and a line under it; give where what it heads may begin."""
    theme = known.theme
    style, hint = theme.type("sheet-head"), theme.type("sheet-hint")
    base, x = box.top + 3.1, box.left
    if icon:
        stamp_icon(canvas, known.icons, icon, x + 2.0, base - style.cap_height / 2, 4.2, style.ink)
        x += 5.2
    end = x + canvas.text(x, base, title.upper(), style, fit=box.right - x) + 1.8
    until = box.right
    if right:
        until -= canvas.text(box.right, base, right, hint, anchor="end") + 1.5
    if note and hint.resized(6.8).width(note) <= until - end:
        canvas.text(end, base, note, hint, fit=until - end)
    canvas.line(box.left, box.top + 4.4, box.right, box.top + 4.4, theme.pen("sheet-brass", 0.35))
    return box.top + 5.4


def sheet_hand(known: Look, size: float = 7.6) -> Hand:
    """Give how the running words of sheets are set."""
    theme = known.theme
    body, strong, slant = (theme.type(f"sheet-{name}").resized(size) for name in ("text", "strong", "slant"))
    return Hand(
        body, strong, slant, theme.type("sheet-head"), strong, known.icons, leading=0.43 * size, gap=0.6, icon=4.0
    )
