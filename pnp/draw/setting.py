"""Setting: running text with bold, italic, icons, lists, headings and figures, laid into columns and over pages.

A text is written in a few signs that leave it readable as it stands:

    ## A heading                   one line, set in capitals, never alone at the foot of a column
    - an entry of a list           continued by lines that begin with a space
    1. an entry that is counted
    @icon An entry with a sign     which stands large in the margin; such an entry is never broken
    ![name]                        a figure, as wide as the column
    **bold**, *italic*, [icon]     inside of all others, as in any line: see `wording`, where also a `Hand` is from

Blank lines part paragraphs. `rows_of` turns a text into rows for a width; `arrange` lays rows into boxes, one after
the other, and says so when they do not fit: nothing ever runs out of its box unseen.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box
from pnp.draw.wording import Figure, Hand, Word, capitals, draw_line, lines_of, plain, words_of
from pnp.errors import PressError, TemplateError

__all__ = [
    "Figure",
    "Hand",
    "Placed",
    "Row",
    "arrange",
    "arrange_evenly",
    "columns",
    "draw_rows",
    "rows_of",
    "set_text",
]


class Row(NamedTuple):
    """What is laid as a whole: a line of type or a figure."""

    before: float
    """Distance from what stands above, unless it is the first of its box."""
    height: float
    keep: bool
    """Whether it stays with the row that follows."""
    draw: Callable[[Canvas], None]


class Placed(NamedTuple):
    """A row at its place."""

    x: float
    y: float
    row: Row


_COUNTED = re.compile(r"(\d+)\. ")
_FIGURE = re.compile(r"!\[([a-z0-9-]+)\]")
_SIGNED = re.compile(r"@([a-z0-9-]+) ")


# -- reading ---------------------------------------------------------------------------------------


def rows_of(text: str, hand: Hand, width: float) -> list[Row]:
    """Break a text into rows for a column of so many mm."""
    rows: list[Row] = []
    for block in _blocks(text):
        rows += _block_rows(block, hand, width)
    return rows


def _blocks(text: str) -> Iterator[str]:
    """Give paragraphs, headings, figures and entries of lists, each as one line."""
    for paragraph in re.split(r"\n\s*\n", text.strip("\n")):
        lines: list[str] = []
        for line in paragraph.splitlines():
            if lines and not _begins(line) and not lines[-1].startswith("## "):
                lines[-1] += " " + line.strip()
            elif line.strip():
                lines.append(line.strip())
        yield from lines


def _begins(line: str) -> bool:
    return line.startswith(("## ", "- ", "![", "@")) or bool(_COUNTED.match(line))


def _block_rows(block: str, hand: Hand, width: float) -> Iterator[Row]:
    if match := _FIGURE.fullmatch(block):
        if match[1] not in hand.figures:
            raise TemplateError(f"there is no figure named {match[1]}")
        figure = hand.figures[match[1]]
        yield Row(hand.gap * 1.5, figure.height, False, partial(_draw_figure, figure=figure, width=width))
    elif block.startswith("## "):
        words = [capitals(word) for word in words_of(block[3:], hand._replace(body=hand.heading))]
        yield from _line_rows(words, hand, width, before=hand.gap * 2, keep=True)
    elif block.startswith("- "):
        yield from _entry_rows("•", block[2:], hand, width)
    elif match := _SIGNED.match(block):
        yield from _signed_rows(match[1], block[match.end() :], hand, width)
    elif match := _COUNTED.match(block):
        yield from _entry_rows(match[1], block[match.end() :], hand, width)
    else:
        yield from _line_rows(words_of(block, hand), hand, width, before=hand.gap)


def _entry_rows(mark: str, text: str, hand: Hand, width: float) -> Iterator[Row]:
    lines = _line_rows(words_of(text, hand), hand, width - hand.indent, before=hand.gap * 0.5, at=hand.indent)
    for number, row in enumerate(lines):
        yield row if number else row._replace(draw=partial(_draw_entry, mark=mark, row=row, hand=hand))


def _signed_rows(name: str, text: str, hand: Hand, width: float) -> Iterator[Row]:
    at = hand.sign + 2.0
    rows = list(_line_rows(words_of(text, hand), hand, width - at, before=hand.gap, at=at))
    short = max(0.0, hand.sign - hand.leading * len(rows))
    for number, row in enumerate(rows):
        last = number == len(rows) - 1
        draw = row.draw if number else partial(_draw_signed, name=name, row=row, hand=hand)
        yield row._replace(height=row.height + (short if last else 0.0), keep=not last, draw=draw)


# -- breaking --------------------------------------------------------------------------------------


def _line_rows(
    words: Sequence[Word], hand: Hand, width: float, *, before: float, keep: bool = False, at: float = 0.0
) -> Iterator[Row]:
    lines = list(lines_of(words, hand, width))
    for number, line in enumerate(lines):
        # the first line of a paragraph is not left behind, nor is its last one sent ahead alone; and what ends in a
        # colon stays with what it announces
        lone = len(lines) > 1 and number in (0, len(lines) - 2)
        announcing = number == len(lines) - 1 and plain(line[-1]).endswith(":")
        draw = partial(_draw_words, line=line, x=at, hand=hand)
        yield Row(0.0 if number else before, hand.leading, keep or lone or announcing, draw)


# -- drawing ---------------------------------------------------------------------------------------


def _draw_words(canvas: Canvas, line: Sequence[Word], x: float, hand: Hand) -> None:
    draw_line(canvas, x, _baseline(hand), line, hand)


def _draw_entry(canvas: Canvas, mark: str, row: Row, hand: Hand) -> None:
    canvas.text(0, _baseline(hand), mark, hand.accent)
    row.draw(canvas)


def _draw_signed(canvas: Canvas, name: str, row: Row, hand: Hand) -> None:
    ink = hand.inks.get(name, hand.body.ink)
    stamp_icon(canvas, hand.icons, name, hand.sign / 2, hand.sign / 2 + 0.3, hand.sign, ink)
    row.draw(canvas)


def _draw_figure(canvas: Canvas, figure: Figure, width: float) -> None:
    figure.draw(canvas, width)


def _baseline(hand: Hand) -> float:
    """Where type stands in a line: capitals lie in its middle, a little low since more hangs down than sticks out."""
    return (hand.leading + hand.body.cap_height) / 2 - 0.05 * hand.leading


# -- laying ----------------------------------------------------------------------------------------


def arrange(rows: Sequence[Row], boxes: Iterable[Box]) -> list[Placed]:
    """Lay rows into boxes, each filled before the next. Raises PressError when there are more rows than room."""
    placed: list[Placed] = []
    rest = list(rows)
    for box in boxes:
        count = _fitting(rest, box.height)
        y = box.top
        for number, row in enumerate(rest[:count]):
            y += row.before if number else 0.0
            placed.append(Placed(box.left, y, row))
            y += row.height
        rest = rest[count:]
    if rest:
        over = sum(row.before + row.height for row in rest)
        raise PressError(f"a text is too long for its place by {over:.0f} mm")
    return placed


def _fitting(rows: Sequence[Row], height: float) -> int:
    """Count the rows that go into a height, so that none is parted from the one it stays with."""
    used, count = 0.0, 0
    for number, row in enumerate(rows):
        used += (row.before if number else 0.0) + row.height
        if used > height + 1e-6:
            break
        count = number + 1
    while 0 < count < len(rows) and rows[count - 1].keep:
        count -= 1
    return count


def columns(box: Box, count: int, gap: float) -> list[Box]:
    """Divide a box into columns."""
    width = (box.width - gap * (count - 1)) / count
    lefts = (box.left + number * (width + gap) for number in range(count))
    return [Box(left, box.top, left + width, box.bottom) for left in lefts]


def draw_rows(canvas: Canvas, placed: Iterable[Placed]) -> None:
    """Draw what was arranged."""
    for x, y, row in placed:
        with canvas.group(moving(x, y)):
            row.draw(canvas)


def set_text(canvas: Canvas, text: str, box: Box, hand: Hand, *, count: int = 1, gap: float = 5.0) -> float:
    """Set a text into the columns of a box, as even as can be, and give the lowest edge that was reached."""
    boxes = columns(box, count, gap)
    rows = rows_of(text, hand, boxes[0].width)
    placed = arrange_evenly(rows, boxes) if count > 1 else arrange(rows, boxes)
    draw_rows(canvas, placed)
    return max((y + row.height for _, y, row in placed), default=box.top)


def arrange_evenly(rows: Sequence[Row], boxes: Sequence[Box]) -> list[Placed]:
    """Lay rows into boxes that are all filled alike: to the least height at which the rows still fit."""
    best = arrange(rows, boxes)
    low, high = 0.0, boxes[0].height
    while high - low > 0.25:
        middle = (low + high) / 2
        try:
            best = arrange(rows, [box._replace(bottom=box.top + middle) for box in boxes])
            high = middle
        except PressError:
            low = middle
    return best
