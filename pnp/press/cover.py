"""The cover: the game's banner, what is in the kit, how it is printed and cut, a ruler to check the size, and the code.

It is drawn last of all in thought and first on paper, because the parts list says on which pages everything lies. The
page hangs on two columns; the left one is 100 mm wide, which is the ruler.
"""

import re

from pnp import __version__
from pnp.draw.canvas import Canvas
from pnp.draw.ink import Ink, Pen
from pnp.draw.qr import qr
from pnp.draw.shapes import Box, Path
from pnp.draw.type import SMALLEST, Type, wrap
from pnp.press.banner import Banner, draw_banner, notched
from pnp.press.contents import Entry, contents
from pnp.press.howto import how_to
from pnp.press.look import ACCENT, BOLD, FINE, HAIR, INK, SOFT, UNIT, sans, serif
from pnp.press.plan import Plan
from pnp.press.vignette import SMALLEST_ROOM, vignette

__all__ = ["RULER", "cover"]

RULER = 100.0
TICK_BOX = 5.0

_FRAME = 10.5
_CORNER = 2 * UNIT
"""How far the fine line of the frame is cut in at the corners."""
_MARGIN = 21.0
_GUTTER = 9.0
_FOOT = 63.0
"""Height of the band with ruler and code, from the bottom of the paper."""

_HEIGHTS = (42.0, 40.0, 38.0, 36.0, 34.0, 32.0)
"""The heights that a banner may have."""
_TITLE, _TAGLINE, _COLUMNS = 13.0, 7.5, 10.5
"""How far the title's baseline is below the banner, the tagline below that, and the columns below the tagline."""
_ROWS = (6 * UNIT, 5 * UNIT, 4 * UNIT, 3.5 * UNIT, 3 * UNIT)
"""The heights that the rows of the list may have. The last is for lists that are not whole otherwise."""

_NAME = serif(32, "Semibold", spacing=2.4)
_HEAD = sans(8, "Semibold", spacing=0.55)
_ROW = sans(10.5)
_SMALL = sans(8, ink=SOFT)
_QR = 30.0
_PAGES = 16.0
"""The room for an entry's pages."""


def cover(canvas: Canvas, plan: Plan) -> None:
    """Draw the cover of a plan on a page of its own."""
    accent = plan.kit.accent or ACCENT
    paper = plan.options.paper
    left, right = _MARGIN, paper.width - _MARGIN
    _frame(canvas, Box(_FRAME, _FRAME, paper.width - _FRAME, paper.height - _FRAME))
    bottom = paper.height - _FOOT
    middle = left + RULER + _GUTTER
    entries = contents(plan)
    if plan.kit.banner:
        high = _banner_height(bottom - 4 * UNIT, len(entries))
        box = Box(_FRAME + UNIT, _FRAME + UNIT, paper.width - _FRAME - UNIT, _FRAME + UNIT + high)
        y = _lid(canvas, plan.kit.banner, plan.kit.game, box, right - left)
        top = _tagline(canvas, plan.kit.tagline, Box(left, y, right, y + _TAGLINE), _COLUMNS)
    else:
        y = _masthead(canvas, plan.kit.game, left, right, accent)
        top = _tagline(canvas, plan.kit.tagline, Box(left, y, right, y + 7 * UNIT), 12 * UNIT)
    _contents(canvas, entries, Box(left, top, left + RULER, bottom - 4 * UNIT), accent)
    _how_to(canvas, plan, Box(middle, top, right, bottom - 4 * UNIT), accent)
    canvas.line(left, bottom, right, bottom, Pen(INK, FINE))
    _ruler(canvas, left, bottom + 4 * UNIT, accent)
    _code(canvas, plan, Box(middle, bottom + 4 * UNIT, right, paper.height - _MARGIN), accent)


def _frame(canvas: Canvas, box: Box) -> None:
    """Draw a bold and a fine line around the page, the fine one cut in at the corners."""
    canvas.rect(box.left, box.top, box.width, box.height, stroke=Pen(INK, BOLD))
    left, top, right, bottom = box.grown(-UNIT)
    c = 2 * UNIT
    path = Path().polyline(
        [
            (left + c, top), (right - c, top), (right - c, top + c), (right, top + c),
            (right, bottom - c), (right - c, bottom - c), (right - c, bottom), (left + c, bottom),
            (left + c, bottom - c), (left, bottom - c), (left, top + c), (left + c, top + c),
        ],
        close=True,
    )  # fmt: skip
    canvas.draw(path, stroke=Pen(INK, FINE))


def _banner_height(bottom: float, entries: int) -> float:
    """Give the height of a banner that leaves its room to the list: a lower one for a long list or a low page."""
    for high in _HEIGHTS:
        top = _FRAME + UNIT + high + _TITLE + _TAGLINE + _COLUMNS
        if entries * _ROWS[-2] <= _room(top, bottom):
            break
    return high


def _lid(canvas: Canvas, banner: Banner, game: str, box: Box, width: float) -> float:
    """Hang the banner into the frame, and letter the title below it. Gives the title's baseline."""
    draw_banner(canvas, banner, box, _CORNER)
    canvas.draw(notched(box, _CORNER), stroke=Pen(INK, FINE))
    canvas.line(box.left, box.bottom, box.right, box.bottom, Pen(INK, BOLD))
    middle, y = box.centre[0], box.bottom + _TITLE
    if banner.title:
        banner.title(canvas, game, middle, y, width)
    else:
        canvas.text(middle, y, game.upper(), _NAME, anchor="middle", fit=width)
    return y


def _masthead(canvas: Canvas, game: str, left: float, right: float, accent: Ink) -> float:
    """Set title and ornament, where there is no banner. Gives the baseline of the ornament."""
    middle, width = (left + right) / 2, right - left
    title = _NAME.face.printable(game.upper())
    lines = [title] if _NAME.fitted(title, width).size >= 20 else _halves(title)
    y = 42.0 if len(lines) == 1 else 36.0
    for line in lines:
        # The space behind the last letter is not there, so that the line stands in the middle.
        canvas.text(middle, y, line, _NAME, anchor="middle", fit=width)
        y += 12.0
    y += 9.0 - 12.0
    _waves(canvas, middle, y, accent)
    return y


def _tagline(canvas: Canvas, tagline: str, box: Box, below: float) -> float:
    """Set the tagline on the foot of a box, and half way to the columns a rule. Gives where the columns begin."""
    y = box.top
    if tagline:
        y = box.bottom
        style = serif(12.5, ink=INK, italic=True)
        canvas.text(box.centre[0], y, tagline, style, anchor="middle", fit=box.width)
    canvas.line(box.left, y + below / 2, box.right, y + below / 2, Pen(INK, FINE))
    return y + below


def _halves(title: str) -> list[str]:
    """Break a long title at the space nearest to its middle."""
    spaces = [i for i, character in enumerate(title) if character == " "]
    if not spaces:
        return [title]
    at = min(spaces, key=lambda i: abs(i - len(title) / 2))
    return [title[:at], title[at + 1 :]]


def _waves(canvas: Canvas, x: float, y: float, accent: Ink) -> None:
    """Draw a small swell to both sides of a lozenge."""
    path = Path()
    for side in (-1, 1):
        path.move(x + side * 5, y)
        for i in range(4):
            x0 = x + side * (5 + 6 * i)
            path.curve(x0 + side * 2, y - 2.4, x0 + side * 4, y - 2.4, x0 + side * 4.4, y - 0.2)
            path.curve(x0 + side * 4.6, y + 0.6, x0 + side * 5.6, y + 0.6, x0 + side * 6, y)
    canvas.draw(path, stroke=Pen(accent, FINE * 2, cap="round", join="round"))
    canvas.polygon([(x, y - 2.2), (x + 1.6, y - 0.4), (x, y + 1.4), (x - 1.6, y - 0.4)], fill=accent)


def _heading(canvas: Canvas, x: float, y: float, text: str, accent: Ink) -> None:
    canvas.text(x, y, text.upper(), _HEAD.inked(accent))


def _contents(canvas: Canvas, entries: list[Entry], box: Box, accent: Ink) -> None:
    _heading(canvas, box.left, box.top, "In this kit", accent)
    pieces = box.right - 18
    canvas.text(pieces, box.top, "pieces", _SMALL, anchor="end")
    canvas.text(box.right, box.top, "pages", _SMALL, anchor="end")
    y, room = box.top + 2 * UNIT, _room(box.top, box.bottom)
    step = next((step for step in _ROWS if len(entries) * step <= room), _ROWS[-1])
    fits = int(room / step)
    if len(entries) > fits:
        rest = len(entries) - fits + 1
        entries = [*entries[: fits - 1], Entry(f"and {rest} more, named in the outline of this file", 0, "")]
    tick = min(TICK_BOX, step - UNIT)
    for entry in entries:
        canvas.line(box.left, y, box.right, y, HAIR)
        inset = (step - tick) / 2
        baseline = y + step / 2 + _ROW.cap_height / 2
        canvas.rect(box.left, y + inset, tick, tick, stroke=Pen(INK, FINE))
        canvas.text(box.left + 5 * UNIT, baseline, entry.title, _ROW, fit=pieces - box.left - 17)
        if entry.pieces:
            canvas.text(pieces, baseline, str(entry.pieces), _ROW, anchor="end")
        canvas.text(box.right, baseline, _in_short(entry.pages), _SMALL, anchor="end", fit=_PAGES)
        y += step
    canvas.line(box.left, y, box.right, y, HAIR)
    free = Box(box.left, y + 6 * UNIT, box.right, box.bottom)
    if free.height >= SMALLEST_ROOM:
        vignette(canvas, free, accent)


def _room(top: float, bottom: float) -> float:
    """Give the height of a list's rows, below its heading."""
    return bottom - top - 2 * UNIT


def _in_short(pages: str) -> str:
    """Give the pages of an entry; of those that lie on too many sheets for the column, the first and the last."""
    if _SMALL.resized(SMALLEST).width(pages) <= _PAGES:
        return pages
    first, *_, last = re.findall(r"\d+", pages)
    return f"{first} … {last}"


def _how_to(canvas: Canvas, plan: Plan, box: Box, accent: Ink) -> None:
    """Set the steps in the largest type in which they fit."""
    chapters = [("How to make it", how_to(plan)), ("And then", list(plan.kit.steps))]
    chapters = [(title, steps) for title, steps in chapters if steps]
    for size in (10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5):
        style = sans(size)
        if _height(chapters, style, box.width) <= box.height:
            break
    y = box.top
    for title, steps in chapters:
        _heading(canvas, box.left, y, title, accent)
        y += 4 * UNIT
        for number, step in enumerate(steps, 1):
            canvas.text(box.left, y, str(number), serif(style.size + 1, "Semibold", accent))
            y = canvas.paragraph(box.left + 3 * UNIT, y, box.width - 3 * UNIT, step, style) + UNIT / 2
        y += 3 * UNIT


def _height(chapters: list[tuple[str, list[str]]], style: Type, width: float) -> float:
    lines = sum(len(wrap(step, style, width - 3 * UNIT)) for _, steps in chapters for step in steps)
    return lines * style.leading + sum(len(steps) for _, steps in chapters) * UNIT / 2 + len(chapters) * 7 * UNIT


def _ruler(canvas: Canvas, x: float, y: float, accent: Ink) -> None:
    """Draw the ruler by which a player sees whether the printer kept the size."""
    _heading(canvas, x, y, "Check the size", accent)
    base = y + 8 * UNIT
    canvas.line(x, base, x + RULER, base, Pen(INK, FINE))
    for name, every, length, width in (("mm", 1, 2.0, 0.15), ("half", 5, 3.2, 0.15), ("ten", 10, 4.6, FINE)):
        path = Path()
        for mm in range(0, int(RULER) + 1, every):
            if name == "ten" or mm % (10 if name == "half" else 5):
                path.move(x + mm, base).line(x + mm, base - length)
        canvas.draw(path, stroke=Pen(INK, width))
    number = sans(7.5)
    for mm in range(0, int(RULER) + 1, 10):
        anchor = "start" if mm == 0 else "end" if mm == RULER else "middle"
        canvas.text(x + mm, base + 3.4, str(mm), number, anchor=anchor)
    text = (
        "This ruler is 100 mm long. If it is off by more than 0.5 mm, the printer has scaled the page: choose 100 % or "
        "“actual size” in its dialogue and print again before anything is cut."
    )
    canvas.paragraph(x, base + 6 * UNIT, RULER, text, sans(9))


def _code(canvas: Canvas, plan: Plan, box: Box, accent: Ink) -> None:
    """Set the setup code as text and as a QR code."""
    _heading(canvas, box.left, box.top, "Setup code", accent)
    # About what the quiet zone takes on the left, so that the modules stand on the column's edge.
    quiet = 3.5
    qr(canvas, box.left - quiet, box.top + UNIT, _QR, plan.kit.code, INK)
    x = box.left + _QR - quiet + UNIT / 2
    width = box.right - x
    for size in (12, 11, 10, 9, 8, 7, 6.5):
        style = serif(size, "Semibold")
        lines = _code_lines(plan.kit.code, style, width)
        if len(lines) * style.leading <= 14:
            break
    y = box.top + 2.5 * UNIT + style.cap_height
    for line in lines:
        canvas.text(x, y, line, style)
        y += style.leading
    text = f"With pnp {__version__} this code prints the same kit for everybody."
    canvas.paragraph(x, y + UNIT / 2, width, text, _SMALL)


def _code_lines(code: str, style: Type, width: float) -> list[str]:
    """Break a code behind its marks if it can be, and inside a word only if it must."""
    lines = [""]
    for piece in re.findall(r"[^#,:]*[#,:]|[^#,:]+", style.face.printable(code)):
        if lines[-1] and style.width(lines[-1] + piece) > width:
            lines.append("")
        *full, last = wrap(lines[-1] + piece, style, width)
        lines[-1:] = [*full, last]
    return lines
