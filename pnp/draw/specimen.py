"""The specimen: every icon at 24, 10, 6 and 4 mm, in ink on paper and reversed on a disc.

It is the page on which an icon is judged: whether it can be told at 4 mm, and whether it sits with its family. Whoever
corrects an icon in a copy of the templates prints it first.
"""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, Draw, Page, moving
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Ink, Paint, Pen, ink
from pnp.draw.type import Font, Type

__all__ = ["PER_PAGE", "draw_specimen", "specimen_pages"]

_INK = ink("#1D2A38")
_SOFT = ink("#55636F")
_RED = ink("#A3192E")

# Three discs, each with what is reversed on it. With little ink a disc is its rim alone, and its icon is in its colour.
_COLOURS = ("#A3192E", "#1F6F78", "#1D2A38")
_DISCS = tuple(Ink(colour, saver=Paint()) for colour in _COLOURS)
_REVERSED = tuple(Ink("#FFFFFF", saver=Paint(colour), mono=Paint("#FFFFFF")) for colour in _COLOURS)
_RIMS = tuple(Pen(ink(colour), 0.25) for colour in _COLOURS)

_TITLE = Type(Font("serif", "Bold"), 22, _INK, 2.6)
_LEDE = Type(Font("serif", "Regular", italic=True), 9.5, _SOFT)
_PART = Type(Font("serif", "Regular", italic=True), 9.5, _RED)
_NAME = Type(Font("serif", "Regular", italic=True), 9.5, _INK)
_GROUP = Type(Font("sans", "Semibold"), 6.5, _SOFT, 0.35)
_FOOT = Type(Font("sans"), 6.5, _SOFT)

_LARGE = 24.0
_SMALL = (10.0, 6.0, 4.0)
_RADII = (6.9, 4.2, 2.8)
_BESIDE = 3.0
"""Between the large icon and the small ones."""

_APART = 1.5
"""Between the discs."""

_ORDER = ("resources", "sea", "land", "people", "creatures", "directions", "dice", "marks")
"""From what the games are about to what is on every page; files that are not named here follow."""

_COLUMNS, _ROWS = 3, 8
PER_PAGE = _COLUMNS * _ROWS

_HEAD = 19.0
"""The title and its rule."""


def specimen_pages(icons: Icons, width: float, height: float) -> list[Draw]:
    """Give the drawings of the pages, each `width` by `height` mm; at least 180 by 250 are needed."""
    order = {group: i for i, group in enumerate(_ORDER)}
    names = sorted(icons, key=lambda name: order.get(icons[name].group, len(order)))
    chunks = [names[i : i + PER_PAGE] for i in range(0, len(names), PER_PAGE)]
    return [partial(_page, icons, chunk, width, height, len(names)) for chunk in chunks]


def draw_specimen(canvas: Canvas, paper_size: tuple[float, float], icons: Icons) -> int:
    """Draw the specimen on pages of this size in mm, with footers; gives how many pages there are."""
    paper_width, paper_height = paper_size
    margin, foot = 11.0, 8.0
    pages = specimen_pages(icons, paper_width - 2 * margin, paper_height - margin - foot - 4)
    for number, draw in enumerate(pages, 1):
        page = Page(paper_width, paper_height, label=str(number), entries=("Icons",) if number == 1 else ())
        with canvas.page(page):
            with canvas.group(moving(margin, margin)):
                draw(canvas)
            text = f"Icons · page {number} of {len(pages)} · print at 100 %"
            canvas.text(paper_width / 2, paper_height - foot, text, _FOOT, anchor="middle")
    return len(pages)


def _page(icons: Icons, names: Sequence[str], width: float, height: float, count: int, canvas: Canvas) -> None:
    groups = " · ".join(dict.fromkeys(icons[name].group for name in names))
    across = canvas.text(0, 9.5, "ICONS", _TITLE)
    canvas.text(across + 7, 9.5, f"{count} on a grid of 24 by 24, shown at 24, 10, 6 and 4 mm", _LEDE)
    canvas.text(width, 9.5, groups, _PART, anchor="end")
    canvas.line(0, 13, width, 13, Pen(_RED, 0.6))
    canvas.line(0, 14.2, width, 14.2, Pen(_RED, 0.25))
    cell = _LARGE + _BESIDE + 2 * sum(_RADII) + 2 * _APART
    across = (width - cell) / (_COLUMNS - 1)
    down = (height - _HEAD) / _ROWS
    for i, name in enumerate(names):
        row, column = divmod(i, _COLUMNS)
        with canvas.group(moving(column * across, _HEAD + row * down)):
            _cell(canvas, icons, name, cell)


def _cell(canvas: Canvas, icons: Icons, name: str, width: float) -> None:
    """Draw one icon in all its sizes; the small ones stand above one another by size, on one axis each."""
    stamp_icon(canvas, icons, name, _LARGE / 2, _LARGE / 2, _LARGE, _INK)
    left = _LARGE + _BESIDE
    for size, r, disc, reverse, rim in zip(_SMALL, _RADII, _DISCS, _REVERSED, _RIMS, strict=True):
        x = left + r
        stamp_icon(canvas, icons, name, x, 5, size, _INK)
        canvas.circle(x, 17.6, r, fill=disc, stroke=rim)
        stamp_icon(canvas, icons, name, x, 17.6, size, reverse)
        left += 2 * r + _APART
    canvas.text(1, _LARGE + 3.4, name, _NAME)
    canvas.text(width, _LARGE + 3.4, icons[name].group.upper(), _GROUP, anchor="end")
