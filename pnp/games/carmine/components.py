"""Components: the cards, tracks, prices and rewards of the game, from `carmine/cards.toml` and `carmine/ledger.toml`.

The rulebook's icons and tables are lost, so many of these numbers are our own choice; a player who has the game can
correct each of them in a copy. That is why no number of a card, a track or a price stands in code, and why what is
read here is checked for sense: a mistyped shape is told when it is read, not when it is drawn.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

import msgspec

from pnp.errors import TemplateError
from pnp.games.carmine.board import SIDE
from pnp.games.carmine.terms import AmbushTerms, Deck, Gain, Gains, Ledger, read_ledger
from pnp.templates import Data, Templates

__all__ = ["Adventure", "AmbushTerms", "Components", "Deck", "Gain", "Gains", "Ledger", "Smooth", "components"]

Kind = Literal["monster", "peril", "current", "rocks", "ambush"]
Side = Literal["left", "right"]
Line = Literal["row", "column"]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_DIGITS = "123456789"
_COLUMNS = "ABCDEFGHIJKLMNO"


class Adventure(msgspec.Struct, frozen=True):
    """An Adventure Card. Equal cards are equal values, so that their placements are worked out once."""

    id: str
    kind: Kind
    name: str
    text: str
    cells: tuple[tuple[int, int], ...]
    """The shape as printed, (column, row) from its north-west corner: in reading order, a current from tail to head."""
    row: int | None
    """The card's lines, counted from 0; None for an ambush."""
    column: int | None
    arrow: Side | None
    solo: Line | None
    """The line with the solo mark (rocks, CA-V2)."""


class Smooth(Data, frozen=True):
    """A Smooth Sailing Card: `count` of it are in the box (CA-C1)."""

    id: _Id
    count: _Some
    name: _Text
    text: _Text
    gains: Gains = ()
    power: Literal["monsters", "pirates", "any"] | None = None


class _AdventureEntry(Data, frozen=True):
    id: _Id
    kind: Kind
    name: _Text
    text: _Text
    shape: tuple[str, ...] = ()
    row: Annotated[int, msgspec.Meta(ge=1, le=SIDE)] | None = None
    column: Annotated[str, msgspec.Meta(pattern="^[A-O]$")] | None = None
    arrow: Side | None = None
    solo: Line | None = None


class _CardFile(Data, frozen=True):
    adventures: tuple[_AdventureEntry, ...]
    smooth: tuple[Smooth, ...]


class Components(NamedTuple):
    """Everything in the box, by id where it has one; dictionaries keep the order of the files."""

    adventures: Mapping[str, Adventure]
    smooth: Mapping[str, Smooth]
    ledger: Ledger

    def card_called(self, word: str) -> str:
        """Give the id of the card that a record means; a word that is no card's stays as it is.

        Smooth Sailing Cards are filed by what they bring, and paper shows only what they are called: whoever types a
        log from paper writes `fresh-breeze`, in small letters like any card, and means wind-1.
        """
        if word in self.adventures or word in self.smooth:
            return word
        called = [card.id for card in self.smooth.values() if _typed(card.name) == word]
        return called[0] if len(called) == 1 else word


def _typed(name: str) -> str:
    """Give a printed name as it is typed: in small letters, with hyphens, without what is no letter."""
    return "-".join("".join(sign for sign in part if sign.isalnum()) for part in name.lower().split())


def components(data: Templates) -> Components:
    """Read the components, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> Components:
    cards = data.read("carmine/cards.toml", _CardFile)
    try:
        adventures = {entry.id: _adventure(entry) for entry in cards.adventures}
        smooth = {card.id: card for card in cards.smooth}
        if len(adventures | smooth) < len(cards.adventures) + len(cards.smooth):
            raise TemplateError("two cards have one id")
    except TemplateError as error:
        raise TemplateError(f"{data.find('carmine/cards.toml')} is wrong: {error}") from None
    box = Components(adventures, smooth, read_ledger(data))
    _check_decks(box, data)
    return box


def _adventure(entry: _AdventureEntry) -> Adventure:
    """Turn a card as it is written into one as it is used."""
    if entry.kind == "ambush":  # CA-D14
        if entry.shape or entry.row or entry.column or entry.solo or not entry.arrow:
            raise TemplateError(f"{entry.id}: an ambush has an arrow, and neither shape nor lines")
        return Adventure(entry.id, entry.kind, entry.name, entry.text, (), None, None, entry.arrow, None)
    if entry.row is None or entry.column is None:
        raise TemplateError(f"{entry.id}: the row or the column is missing")
    is_rocks = entry.kind == "rocks"
    if is_rocks != (entry.arrow is not None) or is_rocks != (entry.solo is not None):
        raise TemplateError(f"{entry.id}: rocks have an arrow and a solo line, other shapes have neither")
    cells = _cells(entry)
    row, column = entry.row - 1, _COLUMNS.index(entry.column)
    return Adventure(entry.id, entry.kind, entry.name, entry.text, cells, row, column, entry.arrow, entry.solo)


def _cells(entry: _AdventureEntry) -> tuple[tuple[int, int], ...]:
    marks = [(mark, (x, y)) for y, line in enumerate(entry.shape) for x, mark in enumerate(line) if mark != "."]
    wanted = "X" * len(marks)
    if entry.kind == "current":  # CA-D11: an ordered path
        marks.sort()
        wanted = _DIGITS[: len(marks)]
    if not marks or "".join(mark for mark, _ in marks) != wanted:
        signs = "the numbers from 1 on, each once" if entry.kind == "current" else "X"
        raise TemplateError(f"{entry.id}: the shape is made of dots and {signs}")
    cells = [cell for _, cell in marks]
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    if max(x - west for x, _ in cells) >= SIDE or max(y - north for _, y in cells) >= SIDE:
        raise TemplateError(f"{entry.id}: the shape is larger than the board")
    if entry.kind == "current" and any(max(abs(x - u), abs(y - v)) != 1 for (x, y), (u, v) in pairwise(cells)):
        raise TemplateError(f"{entry.id}: each cell of a current touches the next")
    return tuple((x - west, y - north) for x, y in cells)


def _check_decks(cards: Components, data: Templates) -> None:
    """Decks need enough cards, even without the Ambush Cards and the two that are set aside (CA-S2, S6)."""
    adventures = sum(card.kind != "ambush" for card in cards.adventures.values()) - 2
    smooth = sum(card.count for card in cards.smooth.values())
    for name, deck in cards.ledger.decks.items():
        if deck.adventures > adventures or deck.smooth > smooth:
            only = f"there are only {adventures} adventures and {smooth} smooth to deal"
            raise TemplateError(f"{data.find('carmine/ledger.toml')} is wrong: decks.{name}: {only}")
