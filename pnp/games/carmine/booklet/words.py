"""The words of the rules booklet, from `carmine/booklet.toml`, with the game's numbers put into them.

No number of the game stands in the text: `{ships[1].price}` is looked up in the ledger, `{monster.gains}` is said in
numbers and icons, `{count.monsters}` counts cards. So a player who corrects a price in a copy has it right in the
booklet too, and a name that is not there is told instead of printed.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from pnp.draw.ink import Ink
from pnp.draw.theme import Theme, TypeSpec
from pnp.errors import TemplateError
from pnp.games.carmine.board import MONOLITHS, PORTS, SIDE
from pnp.games.carmine.booklet.worked import reckon, spend
from pnp.games.carmine.charts import face_names
from pnp.games.carmine.components import Gain, components
from pnp.games.carmine.plan import read_plan
from pnp.templates import Data, Templates

__all__ = ["BookletText", "PageText", "booklet_text", "booklet_theme", "say"]

_FILE = "carmine/booklet.toml"
_NAME = re.compile(r"\{([^{}]*)\}")
_STEP = re.compile(r"([a-z_]+)|\[(\d+)\]|\.")
_WORDS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""


class PageText(Data, frozen=True):
    """One page: a title, a line under it, a picture above or below the columns of text."""

    name: str
    title: str
    lead: str = ""
    top: str = ""
    """The figure across the page above the text; `bottom` the one below it."""
    bottom: str = ""
    columns: int = 2
    text: str = ""


class _File(Data, frozen=True):
    inks: Mapping[str, Ink]
    types: Mapping[str, TypeSpec]
    labels: Mapping[str, Mapping[str, str]]
    pages: tuple[PageText, ...]


class BookletText(NamedTuple):
    """All that is said, its numbers filled in."""

    pages: tuple[PageText, ...]
    labels: Mapping[str, Mapping[str, str]]
    """The words in each figure, by the figure's name and their own."""


@lru_cache(maxsize=8)
def booklet_text(data: Templates) -> BookletText:
    """Read the booklet's words and fill in the numbers, once for each `Templates`."""
    read = data.read(_FILE, _File)
    values = _values(data)
    try:
        pages = tuple(
            msgspec.structs.replace(
                page,
                title=_filled(page.title, values),
                lead=_filled(page.lead, values),
                text=_filled(page.text, values),
            )
            for page in read.pages
        )
        labels = {
            figure: {key: _filled(text, values) for key, text in texts.items()} for figure, texts in read.labels.items()
        }
    except TemplateError as error:
        raise TemplateError(f"{data.find(_FILE)} is wrong: {error}") from None
    return BookletText(pages, labels)


def booklet_theme(data: Templates) -> Theme:
    """Give the game's theme with the inks and types that only the booklet has."""
    theme, own = data.read("carmine/theme.toml", Theme), data.read(_FILE, _File)
    return msgspec.structs.replace(theme, inks={**theme.inks, **own.inks}, types={**theme.types, **own.types})


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


def _filled(text: str, values: Mapping[str, Any]) -> str:
    return _NAME.sub(lambda match: say(_look_up(match[1], values)), text)


def _look_up(name: str, values: Mapping[str, Any]) -> Any:
    """Walk from name to name: fields by dots, members of lists by numbers in brackets, from 0 on."""
    found: Any = values
    at = 0
    try:
        while at < len(name):
            match = _STEP.match(name, at)
            if match is None:
                raise KeyError(name)
            at = match.end()
            if match[1]:
                found = found[match[1]] if isinstance(found, Mapping) else getattr(found, match[1])
            elif match[2]:
                number = int(match[2])
                found = found[number]
    except (KeyError, IndexError, AttributeError, TypeError):
        raise TemplateError(f"“{{{name}}}” names nothing in the game’s data") from None
    if found is values:
        raise TemplateError(f"“{{{name}}}” names nothing in the game’s data")
    return found


def say(value: object) -> str:
    """Say a value in words, figures and icons."""
    if isinstance(value, Gain):
        icon = f"[{_WORDS.get(value.resource, value.resource)}]"
        return icon if value.resource == "fill" else f"{value.amount} {icon}"
    if isinstance(value, int):
        return str(value).replace("-", "−")
    if isinstance(value, str):
        return value
    if hasattr(value, "gold") and hasattr(value, "provisions"):  # a choice between the two
        return f"{value.gold} [gold] or {value.provisions} [provisions]"
    if isinstance(value, tuple):
        *most, last = [say(item) for item in value] or [""]
        joint = " and " if any(isinstance(item, Gain) for item in value) else ", "
        return joint.join([", ".join(most), last]) if most else last
    raise TemplateError(f"a {type(value).__name__} cannot be printed")
