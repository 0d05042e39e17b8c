"""The words of the rules booklet, from `nautilion/booklet.toml`, and the numbers of the game that they may name.

`{spells.tide}` is looked up in the rules, `{count.crew}` counts tokens, and `{actions.red}` says the cards of a kind
one after the other, as they say it themselves.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from pnp.games.nautilion.cards.words import words
from pnp.games.nautilion.components import components
from pnp.press.ruletext import RuleText, read_rules
from pnp.templates import Templates

__all__ = ["FILE", "booklet_text"]

FILE = "nautilion/booklet.toml"
_ROMAN = ("I", "II", "III", "IV", "V")


@lru_cache(maxsize=8)
def booklet_text(data: Templates) -> RuleText:
    """Read the booklet's words and fill in the numbers, once for each `Templates`."""
    return read_rules(FILE, data, _values(data))


def _values(data: Templates) -> dict[str, Any]:
    """Give everything that a text may name."""
    box = components(data)
    numbers, tokens, cards = box.numbers, box.tokens, box.cards
    return {
        "dice": numbers.dice,
        "spells": numbers.spells,
        "toll": numbers.darkhouse,
        "reef": numbers.reef,
        "deeds": numbers.heroic,
        "reserve": numbers.reserve,
        "record": numbers.record,
        "tokens": tokens,
        "phantom": box.boards.phantom,
        "levels": cards.levels,
        "cards": cards,
        "count": {
            "crew": 9 * tokens.crew.copies,
            "mages": len(tokens.mages.partners) * tokens.mages.copies,
            "reefs": len(tokens.reefs.numbers) * tokens.reefs.copies,
            "boards": len(box.boards.sides),
            "darkhouse": len(cards.darkhouse),
            "heroic": len(cards.heroic),
            "admirals": len(cards.admirals),
            "b": max((side.bonus for side in box.boards.sides if side.id[0] == "B"), default=0),
            "c": max((side.bonus for side in box.boards.sides if side.id[0] == "C"), default=0),
        },
        "actions": {
            "red": _said(data, "red"),
            "blue": _said(data, "blue"),
            "heroic": _said(data, "heroic"),
        },
    }


def _said(data: Templates, kind: str) -> str:
    return "\n\n".join(_entries(data, kind))


def _entries(data: Templates, kind: str) -> Iterator[str]:
    said, box = words(data), components(data)
    if kind == "heroic":
        for deed in box.heroic.values():
            text = said.action("heroic", deed.key)
            needs = f" *(with {_ROMAN[deed.expansion - 1]})*" if deed.expansion else ""
            yield f"**{deed.number} {text.title}:**{needs} {said.filled(text.text)}"
    else:
        for card in box.darkhouse.values():
            if card.colour == kind:
                text = said.action("darkhouse", card.key)
                yield f"**{card.number} {text.title}:** {said.filled(text.text)}"
