"""Wording: a line of words, numbers and icons, and how long lines are broken. `setting` lays whole texts with it.

Text is written in a few signs that leave it readable as it stands:

    **bold**            *italic*            inside of each other too, and around icons
    [gold]              an icon of `templates/icons`, or a sign that the hand has of its own
    4 [gold]            an icon is never parted from the word before it: no line begins with one
    4~[gold]            the same with a thin space
    {price}             put in by `named` from a mapping before the text is set; what it gives may hold all of the above

A `Hand` says how it is set: types, icons, and their inks and sizes.

    hand = Hand.of(theme.type("rule"), theme.type("number"), icons, inks={"story": carmine})
    text = named("[cannon] or {price}", {"price": "**−1** [gold]"}, "card-text.toml")
    set_line(canvas, 31.5, 80, text, hand, anchor="middle", fit=52)    # one line, its baseline at y
    lines = wrapped(text, hand, 40)                                    # as many lines as it needs
    y = lines.draw(canvas, 5, 12)                                      # gives the baseline that would come next

A line with `fit` first closes the gaps beside its icons, then grows smaller, down to what can be read: the hand's
`least` for type, 4 mm for icons. What is too wide even then is known to the log, and found by the preflight.

In a row of icons with few words, as at the foot of a card, a hand with `between` has wider gaps beside icons and bold
numbers, and one that is `centred` gives type of every size its middle where icons have theirs; y then is that middle.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from pnp.draw.canvas import Canvas
from pnp.draw.icons import GRID, LEAST_ICON, Icons, stamp_icon
from pnp.draw.ink import Ink
from pnp.draw.type import PT, SMALLEST, Type
from pnp.errors import PressError, TemplateError

__all__ = [
    "Figure",
    "Hand",
    "Lines",
    "Sign",
    "Word",
    "capitals",
    "draw_line",
    "lines_of",
    "named",
    "plain",
    "set_line",
    "width_of",
    "words_of",
    "wrapped",
]

_THIN = 0.15
"""A thin space, as a share of the type's size."""
_CLOSED = 0.78
"""How far the gaps of a line close before it grows smaller."""
_SMALLEST_SHARE = 0.5


class Sign(NamedTuple):
    """A drawing that stands in a line like an icon."""

    width: float
    """As a share of an icon's side."""
    draw: Callable[[Canvas, float, float, float], None]
    """Takes its left end, its middle's height and an icon's side, in mm."""


class Figure(NamedTuple):
    """A picture in the text: how high it is, and its drawing from the top left corner on, for a width."""

    height: float
    draw: Callable[[Canvas, float], None]


class Hand(NamedTuple):
    """How a text is set: its types by the part they play, distances in mm, and where its icons and figures are from."""

    body: Type
    strong: Type
    slant: Type
    heading: Type
    accent: Type
    """Of the numbers and bullets of lists."""
    icons: Icons
    figures: Mapping[str, Figure] = {}
    inks: Mapping[str, Ink] = {}
    """Icons that have an ink of their own."""
    ink: Ink | None = None
    """Of the other icons; none: the body's."""
    signs: Mapping[str, Sign] = {}
    """What else may be named in brackets."""
    leading: float = 4.0
    gap: float = 1.5
    """Between paragraphs; before a heading it is twice as much."""
    indent: float = 4.0
    """Of lists."""
    icon: float = LEAST_ICON
    """Side of the icons' grid."""
    sign: float = 8.0
    """The same for a sign in the margin; the text beside it keeps 2 mm off."""
    between: float | None = None
    """Instead of a space: beside an icon and beside bold or italic words."""
    behind: float = 0.0
    """Air behind an icon, before a comma or a space."""
    centred: bool = False
    """Whether type is centred about the line's middle, whatever its size."""
    least: float = SMALLEST
    """How small type may become to fit, in points."""

    @classmethod
    def of(cls, body: Type, strong: Type, icons: Icons, **more: Any) -> "Hand":
        """Give a hand for lines, which need neither headings nor lists."""
        return cls(body, strong, more.pop("slant", body), strong, strong, icons, **more)

    def scaled(self, share: float) -> "Hand":
        """Give a smaller hand; nothing in it is too small to be read."""

        def smaller(style: Type) -> Type:
            return style.resized(min(style.size, max(style.size * share, self.least)))

        return self._replace(
            body=smaller(self.body),
            strong=smaller(self.strong),
            slant=smaller(self.slant),
            icon=min(self.icon, max(self.icon * share, LEAST_ICON)),
            between=None if self.between is None else self.between * share,
        )


class _Letters(NamedTuple):
    text: str
    style: Type


class _Picture(NamedTuple):
    """An icon, or a sign of the hand's."""

    name: str


class _Space(NamedTuple):
    """A space at which no line ends."""

    width: float


_Piece: TypeAlias = _Letters | _Picture | _Space
Word: TypeAlias = tuple[_Piece, ...]
"""Pieces without a space between them, or a word and its icon: no line ends inside."""

_INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<slant>.+?)\*|\[(?P<icon>[a-z0-9-]+)\]|(?P<thin>~)|(?P<space>[^\S\xa0]+)"
)
_NAME = re.compile(r"\{([a-z-]+)\}")


# -- reading ---------------------------------------------------------------------------------------


def named(text: str, names: Mapping[str, object], file: str) -> str:
    """Put in what the names in braces stand for; the file is where the text is from, for the message."""
    for name in _NAME.findall(text):
        if name not in names:
            from difflib import get_close_matches  # only a mistake needs it

            near = get_close_matches(name, names, 1)
            hint = f"; the nearest is {{{near[0]}}}" if near else ""
            raise TemplateError(f"{file} says “{{{name}}}”, which stands for nothing there{hint}")
    return _NAME.sub(lambda match: str(names[match[1]]), text)


def words_of(text: str, hand: Hand) -> list[Word]:
    """Part a text into words, each of its pieces with its type."""
    words: list[Word] = []
    word: list[_Piece] = []
    for piece in [*_pieces(text, hand), None]:
        if piece is not None:
            word.append(piece)
        elif word:
            words.append(tuple(word))
            word = []
    return words


def _pieces(text: str, hand: Hand) -> Iterator[_Piece | None]:
    """Give the pieces of a text in order; None is a space at which a line may end."""
    at = 0
    for match in _INLINE.finditer(text):
        if text[at : match.start()]:
            yield _Letters(text[at : match.start()].replace("\xa0", " "), hand.body)
        at = match.end()
        if match["icon"]:
            yield _Picture(match["icon"])
        elif match["thin"]:
            yield _Space(hand.body.size * PT * _THIN)
        elif match["space"]:
            # an icon stays with the number or word before it
            own = hand.body.width(" ") + hand.body.spacing if hand.between is None else hand.between
            yield _Space(own) if text[at : at + 1] == "[" else None
        else:
            style = hand.strong if match["strong"] else hand.slant
            yield from _pieces(match["strong"] or match["slant"], hand._replace(body=style))
    if text[at:]:
        yield _Letters(text[at:].replace("\xa0", " "), hand.body)


def capitals(word: Word) -> Word:
    """Give a word in capitals."""
    return tuple(piece._replace(text=piece.text.upper()) if isinstance(piece, _Letters) else piece for piece in word)


def plain(word: Word) -> str:
    """Give a word as it is written."""
    return "".join(
        piece.text if isinstance(piece, _Letters) else " " if isinstance(piece, _Space) else f"[{piece.name}]"
        for piece in word
    )


# -- measuring and breaking ------------------------------------------------------------------------


def lines_of(words: Sequence[Word], hand: Hand, width: float) -> Iterator[list[Word]]:
    """Break words into lines of at most `width` mm. Raises PressError for a word that is wider by itself."""
    line: list[Word] = []
    used = 0.0
    for word in words:
        wide = sum(_width(piece, hand) for piece in word)
        if wide > width + 1e-6:
            raise PressError(f"“{plain(word)}” is wider than its column of {width:.0f} mm")
        space = _width(_joint(line[-1], word, hand), hand) if line else 0.0
        if line and used + space + wide > width:
            yield line
            line, used, space = [], 0.0, 0.0
        line.append(word)
        used += space + wide
    if line:
        yield line


def width_of(line: Sequence[Word], hand: Hand) -> float:
    """Measure a line."""
    pieces = _joined(line, hand)
    wide = sum(_width(piece, hand) for piece in pieces)
    if pieces and isinstance(pieces[-1], _Picture):
        return wide - hand.behind
    return wide - pieces[-1].style.spacing if pieces and isinstance(pieces[-1], _Letters) else wide


def _joined(line: Sequence[Word], hand: Hand) -> list[_Piece]:
    """Give the pieces of a line with the spaces between its words."""
    pieces: list[_Piece] = []
    for number, word in enumerate(line):
        if number:
            pieces.append(_joint(line[number - 1], word, hand))
        pieces += word
    return pieces


def _joint(before: Word, after: Word, hand: Hand) -> _Letters | _Space:
    """Give the space between two words: that of their type, or what the hand has beside all but plain words."""
    last, first = before[-1], after[0]
    words = all(isinstance(piece, _Letters) and piece.style == hand.body for piece in (last, first))
    if hand.between is not None and not words:
        return _Space(hand.between)
    return _Letters(" ", last.style if isinstance(last, _Letters) else hand.body)


def _width(piece: _Piece, hand: Hand) -> float:
    match piece:
        case _Letters():  # spaced type has its space behind the last letter too, before what follows
            return piece.style.width(piece.text) + piece.style.spacing
        case _Space():
            return piece.width
        case _Picture():
            if piece.name in hand.signs:
                return hand.signs[piece.name].width * hand.icon + hand.behind
            # an icon takes as much room as is seen of it
            return hand.icons[piece.name].reach.width * hand.icon / GRID + hand.behind


# -- drawing ---------------------------------------------------------------------------------------


def set_line(
    canvas: Canvas, x: float, y: float, text: str, hand: Hand, *, anchor: str = "start", fit: float | None = None
) -> float:
    """Set one line from x, about it or up to it, with its baseline at y (`centred`: its middle). Gives its width."""
    if fit is not None:
        hand = _fitted(text, hand, fit)
    line = words_of(text, hand)
    width = draw_line(canvas, x, y, line, hand, anchor=anchor)
    if fit is not None and width > fit + 1e-6:
        canvas.overrun(width - fit)
    return width


def _fitted(text: str, hand: Hand, room: float) -> Hand:
    """Give the largest hand in which a line is at most `room` mm wide, or the smallest that can be read."""

    def fits(hand: Hand) -> bool:
        return width_of(words_of(text, hand), hand) <= room

    if fits(hand):
        return hand
    if hand.between is not None:
        hand = hand._replace(between=hand.between * _CLOSED)
        if fits(hand):
            return hand
    low, high = _SMALLEST_SHARE, 1.0
    while high - low > 0.002 and fits(hand.scaled(low)):
        middle = (low + high) / 2
        low, high = (middle, high) if fits(hand.scaled(middle)) else (low, middle)
    return hand.scaled(low)


def draw_line(canvas: Canvas, x: float, y: float, line: Sequence[Word], hand: Hand, *, anchor: str = "start") -> float:
    """Draw a line of words and give its width.

    Neighbours of one type are set in one go, so that they can be searched and copied.
    """
    width = width_of(line, hand)
    x -= {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    middle = y if hand.centred else y - hand.body.cap_height / 2
    run, begin = _Letters("", hand.body), x
    for piece in _joined(line, hand):
        end = x + _width(piece, hand)
        if isinstance(piece, _Letters) and piece.style == run.style:
            run = _Letters(run.text + piece.text, run.style)
        else:
            _write(canvas, begin, y, run, hand)
            run, begin = (piece, x) if isinstance(piece, _Letters) else (_Letters("", hand.body), end)
            if isinstance(piece, _Picture):
                _stamp(canvas, piece.name, x, middle, hand)
        x = end
    _write(canvas, begin, y, run, hand)
    return width


def _write(canvas: Canvas, x: float, y: float, run: _Letters, hand: Hand) -> None:
    """Leave out spaces at either end: they are no type."""
    text = run.text.strip(" ")
    if text:
        lead = len(run.text) - len(run.text.lstrip(" "))
        base = y + run.style.cap_height / 2 if hand.centred else y
        canvas.text(x + (run.style.width(" " * lead + text) - run.style.width(text)), base, text, run.style)


def _stamp(canvas: Canvas, name: str, x: float, middle: float, hand: Hand) -> None:
    if name in hand.signs:
        hand.signs[name].draw(canvas, x, middle, hand.icon)
        return
    left = hand.icons[name].reach.left * hand.icon / GRID
    ink = hand.inks.get(name, hand.ink or hand.body.ink)
    stamp_icon(canvas, hand.icons, name, x - left + hand.icon / 2, middle, hand.icon, ink)


@dataclass(frozen=True, slots=True)
class Lines:
    """A text that is broken into lines."""

    rows: tuple[tuple[Word, ...], ...]
    hand: Hand

    @property
    def leading(self) -> float:
        return self.hand.leading

    @property
    def height(self) -> float:
        """From the first baseline to the one that would come next."""
        return len(self.rows) * self.hand.leading

    def draw(self, canvas: Canvas, x: float, y: float, *, anchor: str = "start") -> float:
        """Draw them from the baseline y on; give the baseline that would come next."""
        for row in self.rows:
            draw_line(canvas, x, y, row, self.hand, anchor=anchor)
            y += self.hand.leading
        return y


def wrapped(text: str, hand: Hand, width: float) -> Lines:
    """Break a text into lines of at most `width` mm."""
    return Lines(tuple(tuple(line) for line in lines_of(words_of(text, hand), hand, width)), hand)
