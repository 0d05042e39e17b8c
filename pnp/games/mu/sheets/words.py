"""The words of the sheets, from `templates/mu/sheet-text.toml`, and what they are drawn with."""

from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec

from pnp.draw.icons import Icons
from pnp.draw.theme import Theme
from pnp.draw.wording import named
from pnp.templates import Data, Templates

__all__ = [
    "FormText",
    "HeadText",
    "LogText",
    "PlanText",
    "ScoreText",
    "SheetLook",
    "SheetText",
    "TermText",
    "fill",
    "sheet_look",
]

_FILE = "mu/sheet-text.toml"


class HeadText(Data, frozen=True):
    """Whose sheet it is."""

    players: str
    date: str


class TermText(Data, frozen=True):
    """What the setup says, in a few words each."""

    standard: str
    advanced: str
    border: str
    edge: str
    auto: str
    claim: str
    first: str
    seat: str


class ScoreLines(Data, frozen=True):
    """A text for each line that counts."""

    track: str
    villages: str
    settlers: str
    prayers: str
    moai: str
    bonus: str


class ScoreText(Data, frozen=True):
    """The score sheet."""

    title: str
    sheet: str
    subtitle: str
    game: str
    date: str
    seed: str
    first: str
    rounds: str
    ended: str
    volcanoes: str
    stagnation: str
    player: str
    times: str
    equals: str
    total: str
    place: str
    tie: str
    hint: str
    lines: ScoreLines
    notes: ScoreLines


_Words = Annotated[tuple[tuple[str, str], ...], msgspec.Meta(min_length=1, max_length=14)]


class LogText(Data, frozen=True):
    """The turn log; `words` are examples of moves and what they mean, and more of them for claims."""

    title: str
    sheet: str
    subtitle: str
    page: str
    turn: str
    seat: str
    moves: str
    end: str
    playing: str
    how: str
    typing: str
    typed: str
    dice: str
    example: str
    example_moves: str
    key: str
    words: _Words
    claim_words: _Words


class PlanText(Data, frozen=True):
    """The setup plan; `heads` stand over the columns of the seats, `legend` beside its signs."""

    title: str
    sheet: str
    subtitle: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    bay: str
    how: str
    pieces: str
    legend: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class FormText(Data, frozen=True):
    """What fields are for, as a screen reader says it."""

    turn: str
    end: str
    score: str
    count: str
    points: str
    game: str


class SheetText(Data, frozen=True):
    """The whole of sheet-text.toml."""

    head: HeadText
    terms: TermText
    score: ScoreText
    log: LogText
    plan: PlanText
    form: FormText


class SheetLook(NamedTuple):
    """What the sheets are drawn with."""

    theme: Theme
    icons: Icons
    text: SheetText


@lru_cache(maxsize=8)
def sheet_look(data: Templates) -> SheetLook:
    """Read the words and the look of all sheets, once for each `Templates`."""
    return SheetLook(data.read("mu/theme.toml", Theme), Icons.of(data), data.read(_FILE, SheetText))


def fill(text: str, **values: Any) -> str:
    """Put values for the names in braces; a name that there is not is the template's mistake."""
    return named(text, values, _FILE)
