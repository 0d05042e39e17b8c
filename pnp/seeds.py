"""Seeds: setup codes, and the streams of chance that flow from them.

A setup code names everything that is random or chosen in a game: `game@version:option=value,…#SEED`. The same code
gives the same setup to everybody for ever, so nothing here leans on anything that may change under us: not on the
`random` module (only its `random()` is documented as stable), not on `hash()`, not on the order of dictionaries.

A stream is named by a key, and its words are SHA-256 over that key and a counter. Two streams share nothing: drawing
once more from one of them, or adding a third, shifts no other. That is why each purpose has a stream of its own.
"""

import re
import secrets
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from struct import unpack
from typing import TypeVar
from unicodedata import normalize

from pnp.errors import CodeError

__all__ = ["SEED_LENGTH", "SetupCode", "Stream", "clean_seed", "daily_seed", "made_up_seed"]

T = TypeVar("T")

SEED_LENGTH = 64
"""Longest seed: it has to fit into a footer and a small QR code."""

_WORD = 1 << 64
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_VALUE = re.compile(r"[^,=#:\s]+(?: [^,=#:\s]+)*")


class Stream:
    """An endless sequence of 64-bit words that depends on its key alone.

    The key's parts are written with their kind and length, so that ("ab", "c") and ("a", "bc"), or 1 and "1", differ.
    """

    __slots__ = ("_count", "_head", "_key", "_words")

    def __init__(self, *key: str | int) -> None:
        head = sha256(b"pnp-stream/1")
        for part in key:
            # int() takes off what an enumeration or a truth value would be called.
            kind, data = ("i", str(int(part))) if isinstance(part, int) else ("s", part)
            raw = data.encode()
            head.update(f"{kind}{len(raw)}:".encode() + raw)
        self._key = key
        self._head = head
        self._count = 0
        self._words: list[int] = []

    def __repr__(self) -> str:
        return f"Stream{self._key!r}"

    def word(self) -> int:
        """Give the next 64 bits."""
        if not self._words:
            block = self._head.copy()
            block.update(self._count.to_bytes(8, "big"))
            self._words = list(unpack(">4Q", block.digest()))[::-1]
            self._count += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """Give an integer from 0 to n - 1, all equally likely (by rejection, without the bias of a remainder)."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"below({n}): the bound lies between 1 and 2**64")
        limit = _WORD - _WORD % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def between(self, low: int, high: int) -> int:
        """Give an integer from low to high, both included."""
        return low + self.below(high - low + 1)

    def real(self, low: float = 0.0, high: float = 1.0) -> float:
        """Give a number from low up to high, for art; rules use integers."""
        return low + (high - low) * ((self.word() >> 11) / (1 << 53))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Give a shuffled copy."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def choice(self, items: Sequence[T]) -> T:
        """Give one of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Give count different items in random order (the first steps of a shuffle from the front)."""
        if not 0 <= count <= len(items):
            raise ValueError(f"cannot take {count} of {len(items)} items")
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]


@dataclass(frozen=True, slots=True)
class SetupCode:
    """`game@version:option=value,…#SEED`, taken apart.

    `options` holds only what differs from the game's defaults, in the game's own order; `version` is None for the
    game's newest generator. The game settles both (`Game.options`), so that equal setups have equal codes.
    """

    game: str
    seed: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    version: int | None = None

    @classmethod
    def parse(cls, text: str) -> "SetupCode":
        """Read a code, in capitals or not, an option's name as in a record (`phantom_side`) or not.

        What the game makes of its options is the game's matter.
        """
        head, mark, seed = text.strip().partition("#")
        text = _shown(text)
        name, colon, tail = head.strip().partition(":")
        name, at, version = name.lower().partition("@")
        if not _NAME.fullmatch(name):
            raise CodeError(f"“{text}” is not a setup code: it begins with a game’s name, like carmine#KRAKEN-7")
        if at and not re.fullmatch(r"[1-9][0-9]{0,3}", version):
            raise CodeError(f"“{text}”: the generator’s version after @ is a number from 1 on, not “{_shown(version)}”")
        options: dict[str, str] = {}
        for item in tail.split(",") if colon else ():
            key, equals, value = (piece.strip() for piece in item.partition("="))
            key = key.lower().replace("_", "-")
            if not equals or not _NAME.fullmatch(key) or not _VALUE.fullmatch(value) or not value.isprintable():
                raise CodeError(f"“{text}”: “{_shown(item)}” is not an option, which looks like players=3")
            if key in options:
                raise CodeError(f"“{text}” gives the option {_shown(key)} twice")
            options[key] = value
        return cls(name, clean_seed(seed) if mark else None, options, int(version) if at else None)

    def __str__(self) -> str:
        version = "" if self.version is None else f"@{self.version}"
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        seed = "" if self.seed is None else f"#{self.seed}"
        return f"{self.game}{version}{':' if options else ''}{options}{seed}"

    def __hash__(self) -> int:
        return hash((self.game, self.seed, frozenset(self.options.items()), self.version))

    def with_seed(self, seed: str) -> "SetupCode":
        return replace(self, seed=clean_seed(seed))


def _shown(text: str) -> str:
    """Give a text as it can be quoted in a message: on one line, and not longer than that."""
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in " ".join(text.split()))
    return line if len(line) <= 80 else f"{line[:79]}…"


def clean_seed(text: str) -> str:
    """Trim and upper-case a seed: any text is one, as long as it can be printed in a footer.

    A letter and its accent are one character, however a keyboard sends them: what looks alike is the same seed.
    """
    seed = normalize("NFC", normalize("NFC", " ".join(text.split())).upper())
    if not seed:
        raise CodeError("the seed is empty: give any text, or leave it out and one is made up")
    if len(seed) > SEED_LENGTH:
        raise CodeError(f"the seed is {len(seed)} characters long: {SEED_LENGTH} is the most that fits on a page")
    if not seed.isprintable():
        raise CodeError("the seed has characters that cannot be printed")
    return seed


def daily_seed(now: datetime | None = None) -> str:
    """Give the seed of the day: the date in Greenwich, so that it is the same for everybody."""
    return (now or datetime.now(UTC)).astimezone(UTC).strftime("%Y-%m-%d")


def made_up_seed() -> str:
    """Make up a short seed that can be said over the table, like TORAMI-47: about 30 million of them."""
    word = "".join(secrets.choice("BDFGKLMNPRSTVZ") + secrets.choice("AEIOU") for _ in range(3))
    return f"{word}-{10 + secrets.randbelow(90)}"
