"""The words of the rules booklet, from `carmine/booklet.toml`, and the numbers of the game that they may name.

`{ships[1].price}` is looked up in the ledger, `{monster.gains}` is said in numbers and icons, `{count.monsters}` counts
cards.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from pnp.games.carmine.board import MONOLITHS, PORTS, SIDE
from pnp.games.carmine.booklet.worked import reckon, spend
from pnp.games.carmine.charts import face_names
from pnp.games.carmine.components import Gain, components
from pnp.games.carmine.plan import read_plan
from pnp.press import ruletext
from pnp.press.ruletext import RuleText, read_rules
from pnp.templates import Templates

__all__ = ["FILE", "booklet_text", "say"]

FILE = "carmine/booklet.toml"
_WORDS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""


@lru_cache(maxsize=8)
def booklet_text(data: Templates) -> RuleText:
    """Read the booklet's words and fill in the numbers, once for each `Templates`."""
    return read_rules(FILE, data, _values(data), say)


def _values(data: Templates) -> dict[str, Any]:
    """Give everything that a text may name."""
    box = components(data)
    kinds = Counter(card.kind for card in box.adventures.values())
    plan = read_plan(data).conditions
    return {
        **box.ledger._asdict(),
        "route": reckon(box.ledger),
        "track": spend(box.ledger),
        "count": {
            "adventures": len(box.adventures),
            "smooth": sum(card.count for card in box.smooth.values()),
            "monsters": kinds["monster"],
            "perils": kinds["peril"],
            "currents": kinds["current"],
            "rocks": kinds["rocks"],
            "ambushes": kinds["ambush"],
            "side": SIDE,
            "ports": PORTS,
            "monoliths": MONOLITHS,
            "pirates": plan.pirates,
            "bonuses": 3 * plan.bonuses_of_a_kind,
            "faces": len(face_names(data)),
            "ships": len(box.ledger.ships),
            "all_told": box.ledger.renown.bonuses.get(box.ledger.renown.boxes, ()),
        },
    }


def say(value: object) -> str:
    """Say a value in words, figures and icons."""
    if isinstance(value, Gain):
        icon = f"[{_WORDS.get(value.resource, value.resource)}]"
        return icon if value.resource == "fill" else f"{value.amount} {icon}"
    if hasattr(value, "gold") and hasattr(value, "provisions"):  # a choice between the two
        return f"{value.gold} [gold] or {value.provisions} [provisions]"
    if isinstance(value, tuple) and any(isinstance(item, Gain) for item in value):
        *most, last = [say(item) for item in value]
        return " and ".join([", ".join(most), last]) if most else last
    return ruletext.say(value)
