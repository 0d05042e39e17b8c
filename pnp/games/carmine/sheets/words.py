"""The words of the sheets, from `templates/carmine/sheet-text.toml`, and how names in braces are filled in."""

from typing import Annotated

import msgspec

from pnp.errors import TemplateError
from pnp.templates import Data, Templates

__all__ = [
    "FormText",
    "LogText",
    "PadText",
    "ScoreText",
    "SheetText",
    "SignatureText",
    "VoyageText",
    "fill",
    "sheet_text",
]

_FILE = "carmine/sheet-text.toml"
_Two = Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=2)]
"""Two lines, or two halves."""


class SignatureText(Data, frozen=True):
    """Whose sheet it is."""

    captain: str
    date: str


class VoyageText(Data, frozen=True):
    """The voyage sheet; `heads` stand over turn, card, line, shape, winds and die."""

    title: str
    subtitle: str
    sheet: str
    smooth: str
    first: str
    first_note: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]
    touch: _Two
    rocks_row: _Two
    rocks_column: _Two
    cover: _Two
    treasure: str
    end: str
    total: str
    either: str = msgspec.field(name="or")


class ScoreText(Data, frozen=True):
    """A line of the score."""

    title: str
    icon: str
    note: str = ""


class PadText(Data, frozen=True):
    """The score pad."""

    title: str
    subtitle: str
    sheet: str
    name: str
    place: str
    total: str
    tie: str
    ties: tuple[str, ...]
    """Icons of what decides a tie, in order."""
    lines: tuple[ScoreText, ...]


class LogText(Data, frozen=True):
    """The log; `heads` and `turn` stand over and in its columns."""

    title: str
    subtitle: str
    sheet: str
    start: str
    home: str
    ship: str
    claimed: str
    example: str
    typed: str
    code: str
    rows: str
    seeded: str
    heads: Annotated[tuple[str, ...], msgspec.Meta(min_length=7, max_length=7)]
    key: tuple[str, ...]
    table: tuple[str, ...]
    """More of the key, for those who play at one table: ambushes, and treasures that others may take."""
    turn: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]


class FormText(Data, frozen=True):
    """What fields are for, as a screen reader says it."""

    cell: str
    tracks: dict[str, str]
    """The tracks of the ledger by the names of their boxes."""
    gained: str
    spent: str
    renown: str
    renown_sum: str
    score: str
    first: str
    turn: str
    over: str
    drawn: str
    place: str
    name: str
    column: str
    tie: str


class SheetText(Data, frozen=True):
    """The whole of sheet-text.toml."""

    signature: SignatureText
    voyage: VoyageText
    pad: PadText
    log: LogText
    form: FormText


def sheet_text(data: Templates) -> SheetText:
    """Read the words of all sheets."""
    return data.read(_FILE, SheetText)


def fill(text: str, **values: object) -> str:
    """Put values for the names in braces; a name that this text does not have is the template's mistake."""
    try:
        return text.format_map(values)
    except (KeyError, ValueError, IndexError, AttributeError):
        known = ", ".join("{" + name + "}" for name in values)
        raise TemplateError(f"{_FILE} says “{text}”, where only {known or 'plain words'} can stand") from None
