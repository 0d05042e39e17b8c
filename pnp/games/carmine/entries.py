"""The entries of a record: `pnp-voyage/1` as typed values, strictly read.

What has the wrong form cannot be judged: a field that nobody knows, a number where a name belongs, more turns than any
deck has. What has the right form and is wrong all the same (a cell off the board, a seventh face of a die) is read, so
that the referee can say which rule it breaks.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pnp.errors import RecordError

__all__ = ["AmbushEntry", "BattleEntry", "Explore", "Navigate", "Port", "Record", "TurnEntry", "read_entries"]

Cell = Annotated[str, Meta(pattern="^[A-Z](0|[1-9][0-9]?)$")]
"""The form of a cell's name, on the board or off it."""
Text = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Cells = Annotated[tuple[Cell, ...], Meta(max_length=400)]
Purse = Literal["gold", "provisions"]
_LONGEST = 200
"""Of a complaint, which may quote what it was given."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in a record."""


class Navigate(_Entry, frozen=True, tag_field="do", tag="navigate"):
    """CA-N. A pass has no route, and no `wind` is CA-N1."""

    wind: Text | None = None
    route: Cells = ()
    pirates_reward: Number | None = None


class Explore(_Entry, frozen=True, tag_field="do", tag="explore"):
    """CA-E."""

    cell: Cell
    reward: Number | None = None
    cannons: Count = 0
    treasure: Number | None = None


class Port(_Entry, frozen=True, tag_field="do", tag="port"):
    """CA-P."""

    cell: Cell
    buy: Annotated[tuple[Literal["ship", "hold", "cannon"], ...], Meta(max_length=400)] = ()


class AmbushEntry(_Entry, frozen=True):
    """CA-A1, A3."""

    by: Literal["left", "right"]
    centre: Cell
    dots: Cells = ()
    cannons: Count = 0


class BattleEntry(_Entry, frozen=True):
    """CA-A4, A5."""

    ambush: Literal["left", "right", "mine"]
    rolls: Annotated[tuple[Number, ...], Meta(max_length=10)]
    cannons: Annotated[tuple[Number, ...], Meta(max_length=10)] = ()
    choice: Purse | None = None


class TurnEntry(_Entry, frozen=True):
    """One turn. `drawing` is null for a card that was skipped."""

    action: Navigate | Explore | Port
    card: Text | None = None
    choice: Text | None = None
    wind: Annotated[tuple[Text, ...], Meta(max_length=10)] | None = None
    die: Number | None = None
    drawing: Cells | AmbushEntry | None = None
    winds_before: Cells = ()
    winds_after: Cells = ()
    pirates_reward: Number | None = None
    battles: Annotated[tuple[BattleEntry, ...], Meta(max_length=60)] = ()


class StartEntry(_Entry, frozen=True):
    """Before the first turn. Only of a voyage that was broken off here may home and ship be null."""

    drawings: Annotated[tuple[Cells | AmbushEntry | None, ...], Meta(max_length=60)]
    home: Cell | None
    ship: Cell | None
    cards: Annotated[tuple[Text, ...], Meta(max_length=60)] | None = None


class OptionEntry(_Entry, frozen=True):
    """What was agreed on before the game."""

    players: Annotated[int, Meta(ge=1, le=6)] = 1
    deck: Literal["standard", "challenging", "short"] = "standard"
    mirror: bool = False
    voyage: bool = False
    first_game: bool = False


class ClaimEntry(_Entry, frozen=True):
    """What the player reckons; the column has a slot for each story."""

    renown: Annotated[tuple[Number, ...], Meta(max_length=400)] | None = None
    total: Number | None = None


class Record(_Entry, frozen=True):
    """A whole record."""

    format: Literal["pnp-voyage/1"]
    game: Literal["carmine"]
    start: StartEntry
    turns: Annotated[tuple[TurnEntry, ...], Meta(max_length=60)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    board: Annotated[str, Meta(max_length=100)] | Annotated[tuple[Text, ...], Meta(max_length=60)] | None = None
    options: OptionEntry = OptionEntry()
    finished: bool = True
    claimed: ClaimEntry | None = None


def read_entries(document: Mapping[str, Any]) -> Record:
    """Read a record; raises RecordError with the place of what is wrong."""
    try:
        record = msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise RecordError(_sentence(str(error))) from None
    if (record.start.home is None or record.start.ship is None) and (record.turns or record.finished):
        raise RecordError("the record has no home port or no ship: start.home and start.ship are cells")
    if record.seed is None:
        _check_complete(record)
    return record


def _check_complete(record: Record) -> None:
    """Without a seed, cards and dice have to be written down."""
    if record.board is None:
        raise RecordError("the record has neither a board nor a seed that gives one")
    if record.start.cards is None:
        raise RecordError("the record has neither start.cards nor a seed that gives them")
    for number, turn in enumerate(record.turns, 1):
        for name, value in (("card", turn.card), ("wind", turn.wind), ("die", turn.die)):
            if value is None:
                raise RecordError(f"turn {number} has no {name}, and no seed gives it")


def _sentence(complaint: str) -> str:
    """Put the place first, with turns counted as players do, and name what a pattern is for."""
    what, _, path = complaint.partition(" - at ")
    place = re.sub(r"\bturns\[(\d+)\]", lambda match: f"turn {int(match[1]) + 1}", path.strip("`").removeprefix("$."))
    if "matching regex" in what:
        what = "Expected the name of a cell, like H13"
    what = what[:1].lower() + what[1:_LONGEST]
    return f"{place}: {what}" if place and place != "$" else what
