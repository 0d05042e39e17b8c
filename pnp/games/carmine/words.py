"""Words: the vocabulary of the text form, and a cursor that reads it (see `notation`).

A bare word may be typed in capitals or not: cells and directions are read in capitals, everything else in small
letters. What is not in the vocabulary (a card that does not exist, a wind of a ninth direction: the referee's affair,
not the reader's) is written as a quoted word, which is taken as it stands. So every text of a record can be written,
and none is mistaken for another word.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from pnp.errors import RecordError
from pnp.games.carmine.winds import DIRECTIONS
from pnp.record import Word, quoted

__all__ = [
    "EMPTY",
    "NONE",
    "Cursor",
    "write_card",
    "write_cells",
    "write_list",
    "write_number",
    "write_numbers",
    "write_word",
]

T = TypeVar("T")

EMPTY, NONE = "-", "none"
"""A list without entries; and nothing at all, which is null in JSON."""

_CELL = re.compile(r"[A-Z](0|[1-9][0-9]?)")
_CARD = re.compile(r"[a-z][a-z0-9-]*")
_NUMBER = re.compile(r"-?[0-9]{1,4000}")
_KEYWORDS = frozenset(
    (
        *(
            "battle",
            "build",
            "by",
            "cannons",
            "cards",
            "choice",
            "choose",
            "die",
            "dots",
            "draw",
            "drawings",
            "explore",
        ),
        *("home", "monsters", "none", "pirates", "port", "reward", "sail", "ship", "skipped", "start", "take"),
        *("treasure", "wind"),
    )
)
"""Names that a card cannot have without quotes."""


def is_cell(word: Word) -> bool:
    """Whether a word has the form of a cell's name, on the board or off it."""
    return not word.quoted and _CELL.fullmatch(word.text.upper()) is not None


def is_card(word: Word) -> bool:
    """Whether a word is a card's name; one in quotes can be nothing else at its place."""
    if word.quoted:
        return True
    text = word.text.lower()
    return bool(_CARD.fullmatch(text)) and text not in _KEYWORDS and not is_cell(word)


def is_number(word: Word) -> bool:
    """Whether a word is a whole number."""
    return not word.quoted and _NUMBER.fullmatch(word.text) is not None


# -- writing ---------------------------------------------------------------------------------------


def write_word(text: str, vocabulary: Iterable[str] = ()) -> str:
    """Write a word of a vocabulary as it is, and any other in quotes."""
    return text if text in vocabulary else quoted(text)


def write_card(text: str) -> str:
    """Write a card's name; one that could be another word stands in quotes."""
    return text if is_card(Word(text)) and text == text.lower() else quoted(text)


def write_number(number: int | None) -> str:
    """Write a number, or that there is none."""
    return NONE if number is None else str(number)


def write_list(entries: Iterable[T] | None, write: Callable[[T], str]) -> list[str]:
    """Write a list; a dash says that there is one, without entries."""
    return [NONE] if entries is None else [write(entry) for entry in entries] or [EMPTY]


def write_numbers(numbers: Iterable[int] | None) -> list[str]:
    """Write a list of numbers."""
    return write_list(numbers, str)


def write_cells(names: Iterable[str | None] | None) -> list[str]:
    """Write a list of cells."""
    return write_list(names, _write_cell)


def _write_cell(name: str | None) -> str:
    return NONE if name is None else name if _CELL.fullmatch(name) else quoted(name)


# -- reading ---------------------------------------------------------------------------------------


class Cursor:
    """The words of a segment, read from left to right; what is wrong is a RecordError that begins with the place."""

    def __init__(self, place: str, words: tuple[Word, ...]) -> None:
        self.place = place
        self._words = words
        self._at = 0

    def wrong(self, sentence: str) -> RecordError:
        return RecordError(f"{self.place}: {sentence}")

    def expected(self, what: str) -> RecordError:
        """Say what should stand here, and what does."""
        word = self.peek()
        return self.wrong(f"expected {what}, {'but the segment ends' if word is None else f'not {word}'}")

    def peek(self) -> Word | None:
        return self._words[self._at] if self._at < len(self._words) else None

    def take(self) -> None:
        self._at += 1

    def is_number(self) -> bool:
        word = self.peek()
        return word is not None and is_number(word)

    def is_next(self, *keywords: str) -> bool:
        word = self.peek()
        return word is not None and not word.quoted and word.text.lower() in keywords

    def is_cell(self) -> bool:
        word = self.peek()
        return word is not None and is_cell(word)

    def skip(self, *keywords: str) -> bool:
        """Step over a keyword, if it is the next word."""
        found = self.is_next(*keywords)
        self._at += found
        return found

    def end(self, what: str = "no more words here") -> None:
        if self.peek() is not None:
            raise self.expected(what)

    # -- what may stand somewhere ------------------------------------------------------------------

    def word(self, what: str, vocabulary: Iterable[str]) -> str:
        """Read a word of a vocabulary, or any in quotes."""
        word = self.peek()
        if word is not None and word.quoted:
            self._at += 1
            return word.text
        for known in vocabulary:
            if self.skip(known.lower()):
                return known
        raise self.expected(what)

    def card(self) -> str | None:
        """Read a card's name, if one is next."""
        word = self.peek()
        if word is None or not is_card(word):
            return None
        self._at += 1
        return word.text if word.quoted else word.text.lower()

    def cell(self, what: str = "a cell like C14") -> str:
        word = self.peek()
        if word is None or not (word.quoted or is_cell(word)):
            raise self.expected(what)
        self._at += 1
        return word.text if word.quoted else word.text.upper()

    def number(self, what: str = "a number") -> int:
        word = self.peek()
        if word is None or not is_number(word):
            raise self.expected(what)
        self._at += 1
        return int(word.text)

    def number_or_none(self, what: str) -> int | None:
        return None if self.skip(NONE) else self.number(what)

    # -- lists -------------------------------------------------------------------------------------

    def cells(self) -> list[str]:
        return self._list(lambda word: word.quoted or is_cell(word), self.cell)

    def cells_or_none(self) -> list[str] | None:
        return None if self.skip(NONE) else self.cells()

    def numbers(self) -> list[int]:
        return self._list(is_number, self.number)

    def words(self, what: str, vocabulary: Iterable[str]) -> list[str]:
        """Read words of a vocabulary to the end of the segment."""
        return self._list(lambda _: True, lambda: self.word(what, vocabulary))

    def directions(self, what: str) -> list[str]:
        """Read winds, up to the die."""
        return self._list(
            lambda word: not is_number(word) and not self.is_next("die", NONE), lambda: self.word(what, DIRECTIONS)
        )

    def no_entries(self) -> list[Any]:
        if not self.skip(EMPTY):
            raise self.expected("a dash, for a list without entries")
        return []

    def _list(self, belongs: Callable[[Word], bool], read: Callable[[], T]) -> list[T]:
        """Read words as long as they belong to the list; a dash is the empty one."""
        found: list[T] = []
        if self.skip(EMPTY):
            return found
        while (word := self.peek()) is not None and belongs(word):
            found.append(read())
        return found
