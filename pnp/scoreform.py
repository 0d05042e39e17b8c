"""Score sheets in a form: printed tables of scores as the text form of score sheets, with the log of the game beside.

Fields of a table are called by its number, the seat and the row, `score.1.seat-2.villages`; where pieces are counted,
the count is `score.1.seat-2.villages-count` (no field lies within another). Of several tables the first belongs to the
log of the same form. The others are other games with the same options, of which there is no record.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.game import Verdict
from pnp.headers import Field
from pnp.record import Header, Line, Transcript, Word
from pnp.scoresheet import FORMAT
from pnp.seeds import SetupCode

__all__ = ["ScoreForm", "code_options", "count_fields", "full_log", "place_of"]

_ENDING = re.compile(r"([0-9]+)(?:\.|st|nd|rd|th)", re.IGNORECASE)


def count_fields(form: Form, name: str, first: int = 1) -> int:
    """Say how many fields there are of a name with a number in it: `log.{}.moves`."""
    number = first
    while name.format(number) in form.names:
        number += 1
    return number - first


def full_log(form: Form, verdict: Verdict) -> Iterator[str]:
    """Say how a log goes on that has no line left, where nothing is wrong but the game is not over."""
    is_open = verdict.valid and verdict.result is not None and not verdict.result["over"]
    if is_open and form.fields.get(f"log.{count_fields(form, 'log.{}.moves')}.moves"):
        yield "the turn log: it is full, and the game is not over; its last line takes further turns behind a |"


def code_options(head: Sequence[Header], options: Mapping[str, Field]) -> dict[str, str | None]:
    """Give the options that a form's head says, by their headers, whether they are spelled out or in a code."""
    said = {header.key: header.value for header in head if header.key in options}
    names = {field.path[-1].replace("_", "-"): name for name, field in options.items()}
    for header in head:
        if header.key == "Code" and header.value:
            said |= {names[name]: value for name, value in SetupCode.parse(header.value).options.items()}
    return said


@dataclass(frozen=True)
class ScoreForm:
    """How the tables of a game's score sheet are read."""

    slug: str
    rows: tuple[str, ...]
    """From top to bottom."""
    options: Mapping[str, Field]
    """As in its `ScoreBook`."""
    first: int = 1
    """The number of the first seat."""

    def table(
        self,
        form: Form,
        number: int,
        extra: Mapping[str, Sequence[str]] | None = None,
        changed: Mapping[str, str | None] | None = None,
    ) -> Transcript | None:
        """Read a table, if anything is written in it.

        `extra` are rows that are noted elsewhere; `changed` are options that a further game has otherwise, or not.
        """
        table, first = f"score.{number}", self.first
        count = count_fields(form, f"{table}.seat-{{}}.{self.rows[0]}", first)
        seats = [f"{table}.seat-{seat}" for seat in range(first, first + count)]
        rows: dict[str, Sequence[str]] = {
            row: [_entry(form.fields, f"{seat}.{row}") for seat in seats] for row in self.rows
        }
        if not any(map(any, rows.values())):
            return None
        rows |= extra or {}
        headers = [Header(0, "Format", FORMAT), *self._headers(form, number, changed or {})]
        names = [form.fields.get(f"{seat}.player", "") for seat in seats]
        if any(names):
            headers += [Header(0, "Name", name[:60]) for name in names]
        lines = [
            Line(at, ((Word(row), *(Word(entry or "-") for entry in entries)),), (f"{place_of(number)}, {row}",))
            for at, (row, entries) in enumerate(rows.items(), 1)
            if any(entries)
        ]
        return Transcript(tuple(headers), tuple(lines))

    def _headers(self, form: Form, number: int, changed: Mapping[str, str | None]) -> Iterator[Header]:
        """The first table has the headers of the log; another game has another seed."""
        if number == 1:
            kept = {"Code", "Game", "Seed", *self.options}
            yield from (header for header in form.head if header.key in kept)
            return
        yield Header(0, "Game", self.slug)
        options = {**code_options(form.head, self.options), **changed}
        yield from (Header(0, name, value) for name, value in options.items() if value is not None)

    def reading(
        self, log: Transcript | None, missing: tuple[str, ...], tables: Mapping[int, Transcript | None]
    ) -> Reading:
        """Put the readings of a form together: the first table with the log, or what there is of them."""
        readings = [Reading(table, name=f"game {number}") for number, table in tables.items() if table is not None]
        if tables.get(1) is not None:
            readings[0] = Reading(readings[0].transcript, missing, log)
        elif log is not None:
            readings.insert(0, Reading(log, missing))
        if not readings:
            raise RecordError("nothing is filled in: neither a turn of the log nor a column of the score sheet")
        first, *others = readings
        return Reading(first.transcript, first.missing, first.record, first.name, tuple(others))


def place_of(number: int) -> str:
    """Name a table in a sentence."""
    return f"the score sheet, game {number}"


def _entry(fields: Mapping[str, str], name: str) -> str:
    """Give what is written in a row: points, a count, or both."""
    count, points = (_plain(fields.get(field, "")) for field in (f"{name}-count", name))
    return f"{count}={points}" if count else points


def _plain(value: str) -> str:
    """Take a number as people type it: with spaces, a minus as it is printed, a rank with its ending."""
    text = value.replace("−", "-").replace(" ", "")
    match = _ENDING.fullmatch(text)
    return match[1] if match else text
