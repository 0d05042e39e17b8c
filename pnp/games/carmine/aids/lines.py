"""Running text with icons in it: words, numbers and small pictures, wrapped to a width.

`[gold]` is an icon, `{monster-price}` a number of the ledger with its icon, `*word*` is bold, and `~` keeps what stands
on both sides of it on one line without a gap to break at. An icon stands on the line like a letter, in the middle of
the capitals; it is 4 mm at least, whatever the type.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import GRID, Icon, stamp_icon
from pnp.draw.ink import Ink
from pnp.draw.shapes import Box
from pnp.draw.type import Type
from pnp.errors import TemplateError
from pnp.games.carmine.aids.look import Look

__all__ = ["LEAST_ICON", "Lines", "draw_lines", "icon_reach", "set_lines"]

LEAST_ICON = 4.0

_NAME = re.compile(r"\{([a-z-]+)\}")
_PIECE = re.compile(r"\[([a-z0-9-]+)\]|([^\[\]]+)")
_AFTER = 0.3
"""Room behind an icon, in mm."""

_CARMINE = ("story", "cross", "renown")
"""Icons in the accent, as on cards."""


class _Bit(NamedTuple):
    """An icon, or letters in one type."""

    icon: str
    text: str
    style: Type
    width: float


class Lines(NamedTuple):
    """Text that is set: each line a row of words, each word of bits that stay together."""

    rows: tuple[tuple[tuple[_Bit, ...], ...], ...]
    space: float
    icon: float
    leading: float

    @property
    def height(self) -> float:
        """From the first baseline to the one that would come next."""
        return len(self.rows) * self.leading


def icon_reach(icon: Icon) -> Box:
    """Measure how far an icon's drawing reaches on its grid: rows are set by what is seen."""
    boxes = [icon.fill.box()] if icon.fill.steps else []
    if icon.stroke.steps:
        boxes.append(icon.stroke.box().grown(icon.width / 2))
    return Box.around([corner for box in boxes for corner in ((box.left, box.top), (box.right, box.bottom))])


def set_lines(text: str, width: float, look: Look, *, style: str = "aid-text", icon: float = LEAST_ICON) -> Lines:
    """Break a text into lines of at most `width` mm."""
    plain = look.theme.type(style)
    strong = look.theme.type("aid-strong").resized(plain.size + 0.5)
    space = plain.width(" ")
    rows: list[list[tuple[_Bit, ...]]] = [[]]
    used = 0.0
    for word in _words(_named(text, look.names), plain, strong, icon, look):
        long = sum(bit.width for bit in word)
        if rows[-1] and used + space + long > width:
            rows.append([])
        used = used + space + long if rows[-1] else long
        rows[-1].append(word)
    return Lines(tuple(tuple(row) for row in rows), space, icon, max(plain.leading, icon * 0.95))


def draw_lines(canvas: Canvas, x: float, y: float, lines: Lines, look: Look, *, anchor: str = "start") -> float:
    """Draw lines from the baseline y on; x is their left end or their middle. Gives the next baseline."""
    for row in lines.rows:
        long = sum(bit.width for word in row for bit in word) + lines.space * (len(row) - 1)
        at = x - (long / 2 if anchor == "middle" else 0.0)
        for word in row:
            for bit in word:
                _draw_bit(canvas, bit, at, y, lines.icon, look)
                at += bit.width
            at += lines.space
        y += lines.leading
    return y


def _named(text: str, names: Mapping[str, str]) -> str:
    for name in _NAME.findall(text):
        if name not in names:
            raise TemplateError(f"aid-text.toml says “{{{name}}}”, which the ledger does not have")
    return _NAME.sub(lambda match: names[match[1]], text)


def _words(text: str, plain: Type, strong: Type, icon: float, look: Look) -> Iterator[tuple[_Bit, ...]]:
    bold = False
    for word in text.split(" "):
        bits: list[_Bit] = []
        for k, part in enumerate(word.split("*")):
            bold = bold != (k > 0)
            for match in _PIECE.finditer(part):
                if match[1]:
                    reach = icon_reach(look.icons[match[1]]).width * icon / GRID
                    bits.append(_Bit(match[1], "", plain, reach + _AFTER))
                else:
                    # a number that belongs to an icon is bold: it is what is looked for
                    style = strong if bold or match[2].endswith("~") else plain
                    letters = match[2].replace("~", "").replace("\xa0", " ")
                    bits.append(_Bit("", letters, style, style.width(letters) + (0.45 if match[2][-1] == "~" else 0)))
        yield tuple(bits)


def _draw_bit(canvas: Canvas, bit: _Bit, x: float, y: float, size: float, look: Look) -> None:
    if not bit.icon:
        canvas.text(x, y, bit.text, bit.style)
        return
    ink: Ink = look.theme.ink("carmine" if bit.icon in _CARMINE else "silhouette")
    reach = icon_reach(look.icons[bit.icon])
    centre = x + (bit.width - _AFTER) / 2 + (GRID / 2 - reach.centre[0]) * size / GRID
    stamp_icon(canvas, look.icons, bit.icon, centre, y - bit.style.cap_height / 2, size, ink)
