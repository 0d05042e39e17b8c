"""The head of every sheet to write on: title, code, terms, who plays and when, QR, a Moai, and the corner marks.

All sheets are 196 x 262 mm, the same size on A4 and Letter. The QR code holds the setup code and the name of the sheet,
so that a photo tells which sheet of which setup it shows.
"""

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import grain
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.lettering import engraved, line_of
from pnp.draw.qr import sheet_qr
from pnp.draw.setting import Hand
from pnp.draw.shapes import Box, Point
from pnp.draw.type import wrap
from pnp.games.mu.pieces import heads
from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets.words import SheetLook, fill

__all__ = ["BELOW", "BOTTOM", "HEIGHT", "LEFT", "RIGHT", "WIDTH", "draw_head", "sheet_hand", "terms_of"]

WIDTH, HEIGHT = 196.0, 262.0
LEFT, RIGHT = 6.5, 189.5
"""Between these lies what is written on, beside the corner marks too."""
BELOW, BOTTOM = 30.5, 261.0
"""Where the head ends, and where the sheet does."""

_QR = 27.0
_TITLE = 86.0
"""The room for title, subtitle and code."""
_HEADS = (("bird", 100.6, 0.42), ("sun", 110.2, 0.54), ("fish", 119.6, 0.36))
"""The Moai beside it: where each stands, and its scale."""


def terms_of(setup: MuSetup, known: SheetLook) -> str:
    """Say in a line what was agreed on: the continent, the modes, and who begins."""
    words, options, charter = known.text.terms, setup.options, setup.charter
    said = (
        getattr(words, options.setup),
        getattr(words, options.fissure_mode),
        getattr(words, options.sink_mode),
        fill(words.first, seat=charter.first),
    )
    return " · ".join(said)


def draw_head(
    canvas: Canvas, title: str, subtitle: str, sheet: str, name: str, setup: MuSetup, known: SheetLook
) -> None:
    """Draw the head; `name` is the part's, for the QR code and the fields, and `sheet` the same for people."""
    theme = known.theme
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    left = LEFT + 1.5
    line = line_of(title.upper(), theme.type("sheet-title"), fit=_TITLE - 4)
    glyphs = line.straight(left, 11.6, "start")
    line.ghost(canvas, glyphs, left, 11.6, "start")
    shade = theme.ink("sheet-accent")
    engraved(canvas, glyphs, dark=theme.ink("ink"), light=theme.ink("white"), shade=shade, size=line.cap_height)
    canvas.text(left, 17.6, subtitle, theme.type("sheet-subtitle"), fit=_TITLE)
    style = theme.type("sheet-code")
    rows = [*wrap(f"{setup.code} · {sheet}", style, _TITLE), *wrap(terms_of(setup, known), style, _TITLE)]
    step = 3.0 if len(rows) < 3 else 2.75
    for i, row in enumerate(rows):
        canvas.text(left, 21.8 + i * step, row, style)
    for tribe, x, scale in _HEADS:
        heads.stamp_head(canvas, tribe, x, BELOW - 2.2 - heads.HIGH * scale, scale, theme)  # upon the crack
    words = known.text.head
    for place, word, y in (("players", words.players, 10.6), ("date", words.date, 20.6)):
        end = 126.0 + canvas.text(126.0, y, word, theme.type("sheet-write"))
        canvas.line(end + 1.5, y + 0.6, 160.5, y + 0.6, theme.pen("sheet-edge", 0.25))
        box = Box(end + 1.5, y - 4.8, 160.5, y + 0.4)
        canvas.field(Field(f"{name}.{place}", box, f"{sheet}: {word}", size=10))
    sheet_qr(canvas, 162.4, 0.0, _QR, setup.code, name, theme.ink("ink"))
    _draw_crack(canvas, BELOW - 1.6, known)


def _draw_crack(canvas: Canvas, y: float, known: SheetLook) -> None:
    """A Fissure runs across the page under the head."""
    theme = known.theme
    steps = 60
    upper: list[Point] = []
    lower: list[Point] = []
    for i in range(steps + 1):
        x = LEFT + (RIGHT - LEFT) * i / steps
        swing = (0.5 if i % 2 else -0.5) + 0.35 * grain(i, 7)
        half = 0.0 if i in (0, steps) else 0.24 + 0.16 * grain(i, 11)
        upper.append((x, y + swing - half))
        lower.append((x, y + swing + half))
    canvas.polygon([*upper, *reversed(lower)], fill=theme.ink("sheet-accent"))


def sheet_hand(known: SheetLook, size: float = 7.6) -> Hand:
    """Give how the running words of sheets are set."""
    theme = known.theme
    body, strong, slant = (theme.type(f"sheet-{name}").resized(size) for name in ("text", "strong", "slant"))
    return Hand(
        body, strong, slant, theme.type("sheet-head"), strong, known.icons, leading=0.43 * size, gap=0.6, icon=4.0
    )
