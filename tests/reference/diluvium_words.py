"""The grammar of Diluvium's moves: which texts are moves at all, and every text of a kind that could matter.

A text that is no move makes a record unusable; whether a move may be made is not asked here.
"""

import re
from functools import lru_cache
from itertools import combinations_with_replacement, product

from reference.diluvium_tables import ACTIONS, ALL_SLOTS, CARDS, KINDS, SECTIONS, TOKENS

_SLOT = "(?:" + "|".join(ALL_SLOTS) + ")"
_SPACE = f"{_SLOT}[{KINDS}]"
_PAIR = f"(?:[{SECTIONS}]|{_SPACE})-{_SPACE}"
_N = "[1-9][0-9]*"
_MARK = f"(?:g[123]|s(?: {_PAIR})?)"
_CARD = "(?:" + "|".join(CARDS) + ")"

PATTERNS = {
    **{action: action for action in ACTIONS},
    "sail": f"sail {_SLOT}(?: compass){{0,2}}",
    "stay": "stay",
    "mark": f"mark {_MARK}",
    "settler": f"settler (?:{_PAIR}|none)",
    "take": f"take [{TOKENS}]",
    "harvest": f"harvest (?:{_SLOT}|none)(?: sell {_N})?(?: raise {_N})?",
    "commit": f"commit (?:0|{_N})",
    "flee": f"flee(?: (?:[{SECTIONS}]|{_SPACE}))+",
    "slay": "slay",
    "spare": "spare",
    "play": f"play (?:cornucopia|machines|weapons|treasure|cannon|gate {_PAIR}|map {_SLOT} {_MARK})",
    "end": "end",
    "discard": f"discard(?: [{TOKENS}])+",
    "draw": f"draw {_CARD}",
    "reveal": "reveal q(?:0[1-9]|1[012])",
}

NOT_DUE = {
    **dict.fromkeys([*ACTIONS, "sail", "stay", "settler", "harvest", "end"], "DI-TRN-02"),
    "mark": "DI-EXP-03",
    "take": "DI-STL-04",
    "commit": "DI-ENG-03",
    "flee": "DI-SCR-02",
    "slay": "DI-MON-01",
    "spare": "DI-MON-01",
    "play": "DI-RUI-02",
    "discard": "DI-RES-03",
    "draw": "DI-RUI-01",
    "reveal": "DI-SOL-02",
}
"""The rule named when a move is not due."""


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
    order = {"discard": TOKENS, "flee": SECTIONS}.get(kind)
    if order:
        places = [order.index(word) if len(word) == 1 else 10 + KINDS.index(word[-1]) for word in words[1:]]
        if places != sorted(places):
            raise ValueError(f"{text!r}: wrong order")
    return words


def pair_texts(spaces: list[str]) -> list[str]:
    return [
        f"{source}-{to}" for source, to in product([*SECTIONS, *spaces], spaces) if source != to or source in spaces
    ]


def texts(kind: str, slots: list[str], spaces: list[str], most: int) -> list[str]:
    """Give the texts of a kind with these slots and spaces, numbers and lists up to so many."""
    if kind == "sail":
        return [f"sail {slot}{compass}" for slot in slots for compass in ("", " compass", " compass compass")]
    if kind == "mark":
        return ["mark g1", "mark g2", "mark g3", "mark s", *(f"mark s {pair}" for pair in pair_texts(spaces))]
    if kind == "settler":
        return ["settler none", *(f"settler {pair}" for pair in pair_texts(spaces))]
    if kind == "take":
        return [f"take {token}" for token in TOKENS]
    if kind == "harvest":
        numbers = range(most + 1)
        return [
            f"harvest {slot}" + (f" sell {sell}" if sell else "") + (f" raise {up}" if up else "")
            for slot, sell, up in product([*slots, "none"], numbers, numbers)
        ]
    if kind == "commit":
        return [f"commit {number}" for number in range(most + 1)]
    if kind == "flee":
        places = [*SECTIONS, *(space for token in TOKENS for space in spaces if space[1] == "k" and space[-1] == token)]
        return several("flee", places, most)
    if kind == "discard":
        return several("discard", list(TOKENS), most)
    if kind == "play":
        plain = [f"play {card}" for card in ("cornucopia", "machines", "weapons", "treasure", "cannon")]
        gates = [f"play gate {pair}" for pair in pair_texts(spaces)]
        maps = [f"play map {slot} {mark}" for slot in slots for mark in ("g1", "g2", "g3", "s")]
        return plain + gates + maps + [f"play map {pair[-4:-1]} s {pair}" for pair in pair_texts(spaces)]
    if kind == "draw":
        return [f"draw {card}" for card in CARDS]
    if kind == "reveal":
        return [f"reveal q{number:02}" for number in range(1, 13)]
    return [kind]


def several(kind: str, words: list[str], most: int) -> list[str]:
    """Give the kind with one to so many of the words, in their order."""
    return [
        " ".join([kind, *chosen])
        for count in range(1, most + 1)
        for chosen in combinations_with_replacement(words, count)
    ]
