"""The words of the sheets, from `templates/nautilion/sheet-text.toml`, and how names in braces are filled in."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

import msgspec

from pnp.errors import TemplateError
from pnp.games.nautilion.components import Components
from pnp.templates import Data, Templates

__all__ = [
    "DiceText",
    "FormText",
    "LogText",
    "ScoreText",
    "SeaText",
    "SheetText",
    "SignatureText",
    "fill",
    "numbers_of",
    "sheet_text",
]

_FILE = "nautilion/sheet-text.toml"


class SignatureText(Data, frozen=True):
    """Whose sheet it is."""

    captain: str
    captains: str
    date: str


class SpellText(Data, frozen=True):
    """What each spell does, in a few words."""

    whirlwind: str
    tide: str
    swap: str


class SeaText(Data, frozen=True):
    """The sea sheet; `heads` stand over the dice of D, P and N, what was taken, and what was lost."""

    title: str
    sheet: str
    subtitle: str
    reserve: str
    reserve_note: str
    pile: str
    pile_note: str
    cabin: str
    phantom: str
    harpoons: str
    spells: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]
    strike: str
    order: str
    machinations: str
    reefs: str
    aboard: str
    with_mages: str
    with_heroic: str
    with_mercenaries: str
    pairs: str
    hosts: str
    deeds: str
    also: str
    spell_line: str
    admirals: str
    admiral: str
    spell: SpellText
    darkhouse_cards: dict[str, str]
    heroic_cards: dict[str, str]


class DiceText(Data, frozen=True):
    """The back of the sea sheet."""

    title: str
    sheet: str
    subtitle: str
    how: str
    turn: str
    deck: str


class ColumnText(Data, frozen=True):
    """The columns of the log."""

    first: str
    roll: str
    spells: str
    give: str
    discard: str
    place: str


class KeyText(Data, frozen=True):
    """The key of the notation; names in braces are the `tokens` of the expansions in use."""

    base: tuple[str, ...]
    mages: tuple[str, ...]
    mercenaries: tuple[str, ...]
    reefs: tuple[str, ...]
    darkhouse: tuple[str, ...]
    heroic: tuple[str, ...]
    two: tuple[str, ...]
    tokens: dict[str, str]


_Columns = Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]


class LogText(Data, frozen=True):
    """The log; each turn of the example is a text for each column."""

    title: str
    sheet: str
    subtitle: str
    code: str
    seeded: str
    example: str
    typed: str
    claimed: str
    heads: ColumnText
    turns_of_example: tuple[_Columns, ...]
    key: KeyText


class ScoreText(Data, frozen=True):
    """The score sheet."""

    title: str
    sheet: str
    subtitle: str
    date: str
    captains: str
    terms: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=7, max_length=7)]
    card: str
    reserve: str
    cabin: str
    harpoons: str
    tie: str
    stuck: str
    heroic: str
    result: str
    won: str
    lost: str
    causes: dict[str, str]
    record: str
    lines: dict[str, str]
    record_lost: str


class FormText(Data, frozen=True):
    """What fields are for, as a screen reader says it."""

    struck: str
    swapped: str
    cabin: str
    reserve: str
    spent: str
    pile: str
    mages: str
    phantom: str
    harpoons: str
    heroic: str
    turn: str
    claim: str
    game: str
    figures: dict[str, str]
    columns: dict[str, str]

    def column(self, name: str) -> str:
        """Say what stands in a column of turns."""
        return self.figures.get(name) or self.columns[name]


class SheetText(Data, frozen=True):
    """The whole of sheet-text.toml."""

    signature: SignatureText
    sea: SeaText
    dice: DiceText
    log: LogText
    score: ScoreText
    form: FormText


@lru_cache(maxsize=8)
def sheet_text(data: Templates) -> SheetText:
    """Read the words of all sheets, once for each `Templates`."""
    return data.read(_FILE, SheetText)


def numbers_of(box: Components) -> dict[str, Any]:
    """Give the rules' numbers that a text may name."""
    toll, numbers = box.numbers.darkhouse, box.numbers
    a, b, c = toll.fixed
    return {
        "from": toll.start,
        "only": toll.only,
        "tokens": toll.tokens,
        "double": toll.double,
        "again": toll.again,
        "price": toll.price,
        "a": a,
        "b": b,
        "c": c,
        "gather": numbers.heroic.gather,
        "free": numbers.reef.free,
        "pilot": numbers.reef.pilot,
    }


def fill(text: str, values: Mapping[str, Any]) -> str:
    """Put values for the names in braces; a name that there is not is the template's mistake."""
    try:
        return text.format_map(values)
    except (KeyError, ValueError, IndexError, AttributeError):
        known = ", ".join("{" + name + "}" for name in values)
        raise TemplateError(f"{_FILE} says “{text}”, where only {known or 'plain words'} can stand") from None
