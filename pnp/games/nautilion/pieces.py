"""Pieces: the tokens as numbers, and pools of them.

Every kind of token has a number, in the order in which a move lists several: Crew 1 to 9 are themselves, then the
Mages, the Mercenary, the Reefs and the Reserve token. A set of kinds is a mask, in which kind `t` is bit `t`; the
spaces of the board are bits 1 to 9 in the same way, and so are the six of the cabin.

A pool is a heap of tokens without order (the reserve, the discard pile, the Phantom board): one whole number with four
bits for each kind, which hold how many of it there are. No kind has more than nine tokens, so that nothing carries
over; adding a token is one addition, and equal heaps are equal numbers.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

__all__ = [
    "CREW",
    "KINDS",
    "MAGES",
    "MERCENARY",
    "NUMBERS",
    "ONE",
    "PATH_KINDS",
    "REEFS",
    "REEF_NUMBERS",
    "RESERVE_TOKEN",
    "WORDS",
    "count",
    "holds",
    "kinds",
    "mask_of_kinds",
    "multisets",
    "pool_of",
    "size",
    "tokens",
]

WORDS = ("", *(f"c{number}" for number in range(1, 10)), "ma", "mb", "mc", "x", "f3", "f6", "f9", "r")
"""The tokens by number, as a record writes them; 0 is no token."""
NUMBERS = {word: number for number, word in enumerate(WORDS) if word}
KINDS = range(1, len(WORDS))
CREW = range(1, 10)
MAGES = (10, 11, 12)
MERCENARY = 13
REEFS = (14, 15, 16)
REEF_NUMBERS = {14: 3, 15: 6, 16: 9}
RESERVE_TOKEN = 17
PATH_KINDS = range(1, MERCENARY + 1)
"""What may lie on the path."""
ONE = tuple(1 << 4 * kind for kind in range(len(WORDS)))
"""A pool with one token of a kind."""
_EVERY_OTHER = sum(15 << 8 * byte for byte in range(len(WORDS)))


def count(pool: int, kind: int) -> int:
    """Give how many tokens of a kind are in a pool."""
    return pool >> 4 * kind & 15


def size(pool: int) -> int:
    """Give how many tokens are in a pool: its bytes are added up by a remainder, for which 255 is enough."""
    return ((pool & _EVERY_OTHER) + (pool >> 4 & _EVERY_OTHER)) % 255


@lru_cache(maxsize=1 << 14)
def kinds(pool: int) -> tuple[int, ...]:
    """Give the kinds in a pool, ascending."""
    return tuple(kind for kind in KINDS if pool >> 4 * kind & 15)


@lru_cache(maxsize=1 << 14)
def mask_of_kinds(pool: int) -> int:
    """Give the kinds in a pool as a mask."""
    return sum(1 << kind for kind in kinds(pool))


def tokens(pool: int) -> Iterator[int]:
    """Give the tokens of a pool, ascending."""
    for kind in kinds(pool):
        yield from (kind,) * count(pool, kind)


def pool_of(given: Iterable[int]) -> int:
    """Make a pool of tokens."""
    return sum(ONE[kind] for kind in given)


def holds(pool: int, wanted: tuple[int, ...]) -> bool:
    """Whether all these tokens can be taken from a pool together."""
    return all(count(pool, kind) >= wanted.count(kind) for kind in wanted)


@lru_cache(maxsize=1 << 12)
def multisets(pool: int, number: int) -> tuple[tuple[int, ...], ...]:
    """Give all ways of taking so many tokens from a pool, each ascending, in order."""
    if number == 0:
        return ((),)
    found = []
    for kind in kinds(pool):
        # what is lower was the first of another way
        rest = (pool - ONE[kind]) >> 4 * kind << 4 * kind
        found += [(kind, *others) for others in multisets(rest, number - 1)]
    return tuple(found)
