"""The grammar of moves: which texts are moves at all, and every text of a kind that could matter at some point.

A text that is no move makes a record unusable; whether a move may be made is not asked here.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product

from reference.nautilion_tables import TOKENS

_T = "(?:c[1-9]|m[abc]|x|f[369]|r)"
_V = "[1-4]"
_H = "(?:[1-9]|1[012])"
_A = "(?:[1-9][0-9]*)"
_PUT = f"(?:{_T} reserve|{_T} cabin|(?!x ){_T} board|x board [1-9])"

PATTERNS = {
    "roll": f"roll(?: {_V})+",
    "reveal": f"reveal {_H}",
    "return": f"return {_T} (?:n|p|{_A})",
    "take": f"take {_PUT}",
    "darkhouse": "darkhouse 12",
    "pass": "pass",
    "choose": "choose [dpn]",
    "start": "start [12]",
    "whirlwind": "whirlwind",
    "tide": f"tide {_V} {_V}",
    "swap": f"swap {_A} {_A}",
    "pay": f"pay(?: {_T})+",
    "partner": f"partner [abc] {_V}",
    "heroic": f"heroic {_H} {_T}",
    "set": f"set(?: {_V})+",
    "remove": f"remove {_H}",
    "lift": f"lift {_A}",
    "gather": f"gather(?: none|(?: {_T})+)",
    "give": f"give(?= )(?: d{_V})?(?: p{_V})?(?: n{_V})?",
    "discard": f"discard {_PUT}",
    "place": f"place {_PUT}",
    "keep": "keep(?: [1-9])+",
}


def read_move(text: object) -> list[str]:
    """Give the words of a move, the kind first."""
    if not isinstance(text, str):
        raise ValueError(f"{text!r} is no text")
    return list(_read(text))


@lru_cache(maxsize=1 << 14)
def _read(text: str) -> list[str]:
    words = text.split(" ")
    kind = words[0]
    if kind not in PATTERNS or not re.fullmatch(PATTERNS[kind], text):
        raise ValueError(f"{text!r} is no move")
    rest = words[1:]
    if kind in ("roll", "set") and rest != sorted(rest):
        raise ValueError(f"{text!r}: values are listed ascending")
    if kind == "keep" and rest != sorted(set(rest)):
        raise ValueError(f"{text!r}: spaces are listed ascending")
    if kind == "pay" or (kind == "gather" and rest != ["none"]):
        order = [TOKENS.index(token) for token in rest]
        if order != sorted(order):
            raise ValueError(f"{text!r}: tokens are listed in their order")
    if kind == "swap" and not int(rest[0]) < int(rest[1]):
        raise ValueError(f"{text!r}: the lower place comes first")
    return words


@cache
def all_texts(kind: str, places: int) -> list[str]:
    return list(texts(kind, places))


def texts(kind: str, places: int) -> Iterator[str]:
    """Give every text of a kind, with places from 1 to one more than there are and lists of at most three or four."""
    dice, cards, spots = "1234", range(1, 13), range(1, places + 2)
    if kind in ("roll", "set"):
        for count in (1, 2, 3, 4):
            for values in combinations_with_replacement(dice, count):
                yield f"{kind} {' '.join(values)}"
    elif kind in ("reveal", "remove"):
        yield from (f"{kind} {card}" for card in cards)
    elif kind == "return":
        yield from (f"return {token} {gap}" for token in TOKENS for gap in ("n", "p", *spots))
    elif kind in ("take", "discard", "place"):
        for token in TOKENS:
            yield f"{kind} {token} reserve"
            yield f"{kind} {token} cabin"
            if token == "x":
                yield from (f"{kind} x board {space}" for space in range(1, 10))
            else:
                yield f"{kind} {token} board"
    elif kind == "darkhouse":
        yield "darkhouse 12"
    elif kind in ("pass", "whirlwind"):
        yield kind
    elif kind == "choose":
        yield from (f"choose {figure}" for figure in "dpn")
    elif kind == "start":
        yield from ("start 1", "start 2")
    elif kind == "tide":
        yield from (f"tide {old} {new}" for old in dice for new in dice)
    elif kind == "swap":
        yield from (f"swap {a} {b}" for a, b in combinations(spots, 2))
    elif kind == "pay":
        for count in (1, 2, 3):
            for tokens in combinations_with_replacement(TOKENS, count):
                yield f"pay {' '.join(tokens)}"
    elif kind == "gather":
        yield "gather none"
        for count in (1, 2, 3):
            for tokens in combinations_with_replacement(TOKENS, count):
                yield f"gather {' '.join(tokens)}"
    elif kind == "partner":
        yield from (f"partner {letter} {value}" for letter in "abc" for value in dice)
    elif kind == "heroic":
        yield from (f"heroic {card} {token}" for card in cards for token in TOKENS)
    elif kind == "lift":
        yield from (f"lift {place}" for place in spots)
    elif kind == "give":
        for d, p, n in product(("", *dice), repeat=3):
            if d + p + n:
                yield "give" + (f" d{d}" if d else "") + (f" p{p}" if p else "") + (f" n{n}" if n else "")
    elif kind == "keep":
        for count in range(1, 10):
            for spaces in combinations("123456789", count):
                yield f"keep {' '.join(spaces)}"
    else:
        raise AssertionError(kind)
