"""The pages of a rules booklet: a title in spaced capitals, a figure, columns of text, a folio.

A page has 120 x 192 mm for itself; around it lie the margins, at least 9 mm on A4 and on Letter. A game brings its
words (see `ruletext`), its theme, its figures, and a cover of its own. `press.booklet` then lays the pages on sheets.

Of a theme these are used: the inks line, hair and white, and the types body, strong, slant, section, marker, lead,
page-title, folio, caption, caption-strong, caption-slant and contents.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from pnp.draw.canvas import Canvas, Draw, moving
from pnp.draw.engrave import cut
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Ink
from pnp.draw.setting import Figure, Hand, arrange_evenly, columns, draw_rows, rows_of, set_text
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.errors import PressError, TemplateError
from pnp.press.booklet import booklet
from pnp.press.part import Part
from pnp.press.ruletext import PageText
from pnp.templates import Templates

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Desk",
    "draw_badge",
    "draw_caption",
    "draw_page",
    "draw_table",
    "hand_of",
    "pages_of",
    "rules_parts",
    "small_hand_of",
]

WIDTH, HEIGHT = 120.0, 192.0
_HEAD = 13.0
"""Where the text begins under a title."""
_FOOT = HEIGHT - 7.0
_GAP = 5.0
"""Between columns, and between text and figures."""
_LEAN = 0.5
"""How far italics lean out of a line: the sheet ends there."""
_TIGHTER = (1.0, 0.975, 0.95)
"""How far lines close up before a text is said to be too long: a corrected number may make one line more."""
_FIGURES = re.compile(r"\*{0,2}−?\d+\*{0,2}")
_PLACES = 4.4
"""Room for three figures in a table, in mm."""


@dataclass(frozen=True)
class Desk:
    """All that pages and figures are drawn with. A game may have one with more on it."""

    data: Templates
    file: str
    """Where the words are from, for messages."""
    theme: Theme
    icons: Icons
    labels: Mapping[str, Mapping[str, str]]
    hand: Hand
    """For running text; `small` is for captions."""
    small: Hand
    accent: str
    """The ink of titles, and of what is wrong; `good` is that of what is right."""
    good: str
    figures: Mapping[str, Figure] = field(default_factory=dict)

    def label(self, figure: str, key: str) -> str:
        return self.labels[figure][key]


D = TypeVar("D", bound=Desk)


def hand_of(theme: Theme, icons: Icons, inks: Mapping[str, Ink]) -> Hand:
    """Give the hand of running text; some icons have inks of their own."""
    body, strong, slant, section, marker = (
        theme.type(name) for name in ("body", "strong", "slant", "section", "marker")
    )
    return Hand(body, strong, slant, section, marker, icons, inks=inks)


def small_hand_of(hand: Hand, theme: Theme) -> Hand:
    """Give the hand of captions."""
    body, strong, slant = (theme.type(name) for name in ("caption", "caption-strong", "caption-slant"))
    return hand._replace(body=body, strong=strong, slant=slant, leading=3.7, gap=0.8, icon=4.0)


# -- the whole -------------------------------------------------------------------------------------


def pages_of(pages: Sequence[PageText], desk: D, draw_cover: Callable[[Canvas, PageText, D], None]) -> list[Draw]:
    """Give the pages in the order of reading, each drawn from its top left corner on; a game draws the first itself."""
    cover, *others = pages
    return [
        partial(_draw_cover, page=cover, desk=desk, draw=draw_cover),
        *(partial(draw_page, page=page, number=number, desk=desk) for number, page in enumerate(others, 2)),
    ]


def _draw_cover(canvas: Canvas, page: PageText, desk: D, draw: Callable[[Canvas, PageText, D], None]) -> None:
    draw(canvas, page, desk)


def rules_parts(pages: Sequence[Draw]) -> list[Part]:
    """Give the sheets of a booklet, to be folded and stapled."""
    return booklet(pages, WIDTH, HEIGHT, group="rules", title="Rules")


# -- a page ----------------------------------------------------------------------------------------


def draw_page(canvas: Canvas, page: PageText, number: int, desk: Desk) -> None:
    """Draw a page from its top left corner on. Raises TemplateError if its text does not fit."""
    _draw_title(canvas, page.title, desk)
    top, bottom = _HEAD, _FOOT
    if page.lead:
        hand = desk.hand._replace(body=desk.theme.type("lead"), leading=4.6)
        top = set_text(canvas, page.lead, Box(_LEAN, top, WIDTH - _LEAN, top + 20), hand) + 2.5
    if page.top:
        figure = _figure(page.top, desk)
        with canvas.group(moving(0, top)):
            figure.draw(canvas, WIDTH)
        top += figure.height + 3.0
    if page.bottom:
        figure = _figure(page.bottom, desk)
        bottom -= figure.height
        with canvas.group(moving(0, bottom)):
            figure.draw(canvas, WIDTH)
        bottom -= 3.0
    _set_columns(canvas, page, Box(0, top, WIDTH, bottom), desk)
    _draw_folio(canvas, number, desk)


def _figure(name: str, desk: Desk) -> Figure:
    try:
        return desk.figures[name]
    except KeyError:
        raise TemplateError(f"the booklet has no figure named {name}") from None


def _set_columns(canvas: Canvas, page: PageText, box: Box, desk: Desk) -> None:
    boxes = columns(box, page.columns, _GAP)
    wrong = ""
    for share in _TIGHTER:
        hand = desk.hand._replace(figures=desk.figures, leading=desk.hand.leading * share, gap=desk.hand.gap * share)
        try:
            rows = rows_of(page.text, hand, boxes[0].width)
            placed = arrange_evenly(rows, boxes)
        except PressError as error:
            wrong = str(error)
        else:
            draw_rows(canvas, placed)
            if page.columns == 2 and placed:
                x = (boxes[0].right + boxes[1].left) / 2
                end = max(y + row.height for _, y, row in placed)
                canvas.line(x, box.top + 1, x, end - 0.5, desk.theme.pen("hair", 0.2))
            return
    raise TemplateError(f"{desk.file}: on the page {page.name} {wrong}")


def _draw_title(canvas: Canvas, title: str, desk: Desk) -> None:
    style = desk.theme.type("page-title")
    canvas.text(0, 5.6, title.upper(), style, fit=WIDTH)
    canvas.draw(cut((0, 8.6), (30, 8.6), (90, 8.6), (WIDTH, 8.6), 0.5), fill=desk.theme.ink(desk.accent))
    canvas.line(0, 9.7, WIDTH, 9.7, desk.theme.pen("line", 0.2))


def _draw_folio(canvas: Canvas, number: int, desk: Desk) -> None:
    """The page's number between two short lines, as on a chart's edge."""
    style = desk.theme.type("folio")
    y, middle = HEIGHT - 1.4, WIDTH / 2
    canvas.text(middle, y, str(number), style, anchor="middle")
    for side in (-1, 1):
        at = y - style.cap_height / 2
        canvas.draw(_lozenge(middle + side * 6, at, 0.8), fill=desk.theme.ink(desk.accent))
        canvas.line(middle + side * 8, at, middle + side * 22, at, desk.theme.pen("line", 0.2))


def _lozenge(x: float, y: float, r: float) -> Path:
    return Path().polyline([(x - 1.6 * r, y), (x, y - r), (x + 1.6 * r, y), (x, y + r)], close=True)


# -- what covers and figures have in common --------------------------------------------------------


def draw_caption(
    canvas: Canvas, x: float, y: float, width: float, text: str, desk: Desk, height: float = 30.0
) -> float:
    """Set a caption with its top at y; give its lower edge."""
    return set_text(canvas, text, Box(x, y, x + width, y + height), desk.small)


def draw_badge(canvas: Canvas, x: float, y: float, *, legal: bool, desk: Desk) -> None:
    """A tick or a cross in a disc: whether what is shown may be done."""
    ink = desk.good if legal else desk.accent
    canvas.circle(x, y, 3.0, fill=desk.theme.ink("white"), stroke=desk.theme.pen(ink, 0.6))
    stamp_icon(canvas, desk.icons, "tick" if legal else "cross", x, y, 4.2, desk.theme.ink(ink))


def draw_table(
    canvas: Canvas, rows: Sequence[Sequence[str]], lefts: Sequence[float], width: float, step: float, desk: Desk
) -> None:
    """Draw a table: the first row is its head; cells are running text, in columns that begin at `lefts`.

    Numbers stand with their last figures in one line.
    """
    head = desk.small._replace(body=desk.small.strong)
    ends = [*(left - 1.5 for left in lefts[1:]), width]
    for number, row in enumerate(rows):
        y = number * step
        for left, right, text in zip(lefts, ends, row, strict=True):
            if _FIGURES.fullmatch(text):
                style = desk.small.strong if text.startswith("*") else desk.small.body
                base = y + step / 2 + style.cap_height / 2
                canvas.text(left + _PLACES, base, text.strip("*"), style, anchor="end")
            elif text:
                hand = desk.small if number else head
                drop = (step - hand.leading) / 2
                set_text(canvas, text, Box(left, y + drop, right, y + drop + hand.leading), hand)
        pen = desk.theme.pen("line", 0.2) if number else desk.theme.pen(desk.accent, 0.4)
        canvas.line(0, y + step, width, y + step, pen)
