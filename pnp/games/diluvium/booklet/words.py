"""The words of the rules booklet, from `diluvium/booklet.toml`, and the numbers of the game that they may name.

`{limit}` is looked up in the rules, `{common.sale}` on side A, `{count.tiles}` is counted. `{texts.cards}` and
`{texts.explore}` say the Ruins Cards and the Rival's actions as the cards say them themselves.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from pnp.games.diluvium.components import Components, components
from pnp.games.diluvium.words import Words, filled, rival_numbers, words
from pnp.press.ruletext import RuleText, read_rules
from pnp.templates import Templates

__all__ = ["FILE", "booklet_text"]

FILE = "diluvium/booklet.toml"
_NAMES = {"F": "Food", "C": "Craft", "W": "Weapons", "R": "Ruins"}


@lru_cache(maxsize=8)
def booklet_text(data: Templates) -> RuleText:
    """Read the booklet's words and fill in the numbers, once for each `Templates`."""
    return read_rules(FILE, data, _values(data))


def _values(data: Templates) -> dict[str, Any]:
    """Give everything that a text may name."""
    box, said = components(data), words(data)
    numbers = box.numbers
    costs = Counter(tile.cost for tile in box.tiles.values())
    return {
        "gauge": numbers.gauge,
        "top": len(numbers.gauge),
        "limit": numbers.limit,
        "scare": numbers.scare,
        "settle": numbers.settle,
        "bonus": numbers.bonus,
        "pieces": numbers.pieces,
        "trays": numbers.trays,
        "trade": numbers.trade,
        "rival": numbers.rival,
        "wants": ", ".join(_NAMES[kind] for kind in numbers.rival.wants),
        "common": box.common,
        "roles": box.civilisations,
        "peoples": said.civilisations,
        "carry": box.carry,
        "ranks": box.ranks,
        "scenarios": tuple(box.scenarios.values()),
        "count": {
            "tiles": len(box.tiles),
            "cost": [costs[cost] for cost in sorted(costs)],
            "cities": len(box.civilisations),
            "monsters": sum(tile.monster is not None for tile in box.tiles.values()),
            "ruins": sum(card.copies for card in box.ruins),
            "kinds": len(box.ruins),
            "rival": len(box.rival),
            "gold": ", ".join(f"{gold.pieces} of {gold.value}" for gold in numbers.gold),
            "small": box.layouts[2].ocean,
            "middle": box.layouts[3].ocean,
            "large": box.layouts[4].ocean,
        },
        "texts": {
            "cards": "\n\n".join(_cards(box, said)),
            **{key: filled(text.text, rival_numbers(box)) for key, text in said.rival.cards.items()},
        },
    }


def _cards(box: Components, said: Words) -> Iterator[str]:
    for card in box.ruins:
        text = said.ruins.cards[card.key]
        yield f"**{card.name}:** {filled(text.text, {'n': card.amount})}"
