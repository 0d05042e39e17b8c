"""The words of the sheets, from `templates/diluvium/sheet-text.toml`, and what they are drawn with."""

from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec

from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.errors import TemplateError
from pnp.templates import Data, Templates

__all__ = [
    "DealerText",
    "FormText",
    "HeadText",
    "LayoutsText",
    "LedgerText",
    "LogText",
    "PlanText",
    "ScoreText",
    "SheetLook",
    "SheetText",
    "fill",
    "sheet_look",
    "sheet_words",
]

_FILE = "diluvium/sheet-text.toml"


class HeadText(Data, frozen=True):
    """Whose sheet it is."""

    name: str
    date: str


class PlanText(Data, frozen=True):
    """The setup plan; `heads` stand over the columns of the seats."""

    title: str
    sheet: str
    subtitle: str
    players: Annotated[tuple[str, ...], msgspec.Meta(min_length=4, max_length=4)]
    seat: str
    rival: str
    begins: str
    open: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]
    reserve: str
    trays: str
    nobody: str
    legend: str
    down: str
    scenario: str
    draw: str
    slay: str
    rival_gold: str
    resources: str
    strength: str
    card: str


class LayoutsText(Data, frozen=True):
    """The bare layouts; `steps` say how tiles are dealt into one, `legend` names the kinds of slots."""

    title: str
    subtitle: str
    up: str
    legend: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]
    steps: tuple[str, ...]


class DealerText(Data, frozen=True):
    """The dealer's list; `mixed` says when a record begins with the lines below it."""

    title: str
    sheet: str
    subtitle: str
    tiles: str
    open: str
    ruins: str
    rival: str
    note: str
    record: str
    mixed: str


class ScoreText(Data, frozen=True):
    """The score sheet."""

    title: str
    sheet: str
    subtitle: str
    player: str
    seat: str
    lines: Annotated[tuple[str, ...], msgspec.Meta(min_length=10, max_length=10)]
    total: str
    settlers: str
    rank: str
    hint: str
    game: str
    rounds: str
    ran_out: str
    solo: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    campaign: str


class LogText(Data, frozen=True):
    """The turn log; `words` are examples of moves with what they mean, `begins` stands over a record's first lines."""

    title: str
    sheet: str
    subtitle: str
    turn: str
    moves: str
    key: str
    words: tuple[tuple[str, str], ...]
    begins: str
    changed: str


class LedgerText(Data, frozen=True):
    """The ledger of a player."""

    title: str
    player: str
    turn: str
    gained: str
    total: str
    flap: str
    wheel: str


class FormText(Data, frozen=True):
    """What fields are for, as a screen reader says it."""

    turn: str
    score: str
    game: str
    ledger: str
    action: str
    gold: str
    total: str
    actions: Annotated[tuple[str, ...], msgspec.Meta(min_length=4, max_length=4)]
    trays: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    """Food, Craft, Weapons."""


class SheetText(Data, frozen=True):
    """The whole of sheet-text.toml."""

    head: HeadText
    plan: PlanText
    layouts: LayoutsText
    dealer: DealerText
    score: ScoreText
    log: LogText
    ledger: LedgerText
    form: FormText


class SheetLook(NamedTuple):
    """What the sheets are drawn with."""

    theme: Theme
    icons: Icons
    head: HeadText
    plan: PlanText
    layouts: LayoutsText
    dealer: DealerText
    score: ScoreText
    log: LogText
    ledger: LedgerText
    form: FormText


@lru_cache(maxsize=8)
def sheet_words(data: Templates) -> SheetText:
    """Read the words alone, once for each `Templates`."""
    return data.read(_FILE, SheetText)


@lru_cache(maxsize=8)
def sheet_look(data: Templates) -> SheetLook:
    """Read it, once for each `Templates`."""
    text = sheet_words(data)
    theme = data.read("diluvium/theme.toml", Theme)
    icons = Icons.of(data)
    return SheetLook(
        theme, icons, text.head, text.plan, text.layouts, text.dealer, text.score, text.log, text.ledger, text.form
    )


def fill(text: str, **values: object) -> str:
    """Fill in the names in braces."""
    try:
        return text.format(**values)
    except (KeyError, IndexError, ValueError):
        raise TemplateError(f"{_FILE}: “{text}” may name only {', '.join(values)} in braces") from None
