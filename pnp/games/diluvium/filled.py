"""Sheets that were filled in on a screen: the turn log as a record, the score sheet as a sheet of scores.

A line of the log is a turn of the text form without its number, and the headers come with the form. What the score
sheet says of the first game belongs to the log; the second is another game, of which there is no log. Where the log is
empty, a table is judged by itself. Alone with a seed, the lines of the Rival may stay empty: the seed plays them.

The ledgers of the same form are looked through for sums and for the wheel, and their last total is held against the
Gold (DI-TRN-04, END-04).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.games.diluvium.scores import GOAL, ROWS
from pnp.games.diluvium.setup import OPTIONS
from pnp.record import Header, Line, Transcript, Word, read_segments
from pnp.scoresheet import FORMAT
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["compare_form", "read_form"]

_KEPT = {"Code", "Game", "Seed", *OPTIONS}
"""Headers of a record that a score sheet has too."""
_ACTIONS = ("explore", "settle", "produce", "engage")
_SAID = {"yes": "1", "y": "1", "1": "1", "no": "0", "n": "0", "0": "0"}
_SCENARIO = re.compile(r"Z[1-4]\b", re.IGNORECASE)
_RANK = re.compile(r"([0-9]+)(?:\.|st|nd|rd|th)", re.IGNORECASE)


def read_form(form: Form) -> Reading:
    """Read a form; a RecordError begins with the field: `the turn log, turn 7: …`."""
    seats = _count(form, "score.1.seat-{}.gold")
    turns = _count(form, "log.{}.moves")
    if not seats and not turns:
        raise RecordError("it has neither a turn log nor a score sheet: print it with the other sheets")
    log, missing = _log(form, turns)
    tables = {game: table for game in (1, 2) if (table := _table(form, game, seats)) is not None}
    if log is None and not tables:
        raise RecordError("nothing is filled in: neither a turn of the log nor a column of the score sheet")
    readings = [Reading(table, name=f"game {game}") for game, table in tables.items()]
    if 1 in tables:
        readings[0] = Reading(tables[1], missing, log)
    elif log is not None:
        readings.insert(0, Reading(log, missing))
    first, *others = readings
    return Reading(first.transcript, first.missing, first.record, first.name, tuple(others))


def _count(form: Form, name: str) -> int:
    number = 0
    while name.format(number + 1) in form.names:
        number += 1
    return number


# -- the log ---------------------------------------------------------------------------------------


def _log(form: Form, turns: int) -> tuple[Transcript | None, tuple[str, ...]]:
    """Put the record together, and say which lines between others are empty."""
    said = {turn: form.fields.get(f"log.{turn}.moves", "") for turn in range(1, turns + 1)}
    played = [turn for turn, text in said.items() if text]
    if not played:
        return None, ()
    headers = (*form.head, Header(0, "Finished", "no", "the turn log"))
    solo = _is_solo(form.head)
    gaps = [turn for turn in range(1, played[-1]) if not said[turn] and not (solo and turn % 2 == 0)]
    missing = tuple(f"the turn log, turn {turn}: it is empty" for turn in gaps)
    return Transcript(headers, tuple(_line(turn, said[turn]) for turn in played)), missing


def _is_solo(head: Sequence[Header]) -> bool:
    said = {header.key: header.value or "" for header in head}
    players = SetupCode.parse(said["Code"]).options.get("players") if said.get("Code") else said.get("Players")
    return players == "1"


def _line(turn: int, text: str) -> Line:
    place = f"the turn log, turn {turn}"
    segments = list(read_segments(text, place))
    typed = segments[0][:1] and segments[0][0].text.removesuffix(".") == str(turn)
    segments[0] = segments[0] if typed else (Word(str(turn)), *segments[0])
    return Line(turn, tuple(segments), (place,) * len(segments))


# -- the score sheet -------------------------------------------------------------------------------


def _table(form: Form, game: int, seats: int) -> Transcript | None:
    """Give a table as the text form of a score sheet, if anything is written in it."""
    place = f"the score sheet, game {game}"
    names = [form.fields.get(f"score.{game}.seat-{seat}.player", "") for seat in range(1, seats + 1)]
    rows = {row: [form.fields.get(f"score.{game}.seat-{seat}.{row}", "") for seat in range(1, seats + 1)]
            for row in ROWS}  # fmt: skip
    goal = form.fields.get(f"score.{game}.goal", "")
    if not any(map(any, rows.values())):
        return None
    if goal:
        if goal.lower() not in _SAID:
            raise RecordError(f"{place}, the goal: it is yes or no, not “{goal[:40]}”")
        rows[GOAL] = [_SAID[goal.lower()], *[""] * (seats - 1)]
    headers = [Header(0, "Format", FORMAT), *_options(form, game)]
    if any(names):
        headers += [Header(0, "Name", name[:60]) for name in names]
    lines = [
        Line(number, ((Word(row), *(_word(value) for value in values)),), (f"{place}, {row}",))
        for number, (row, values) in enumerate(rows.items(), 1)
        if any(values)
    ]
    return Transcript(tuple(headers), tuple(lines))


def _options(form: Form, game: int) -> Iterator[Header]:
    """Give the headers of a table. The second game has another seed, and alone it may be another scenario."""
    if game == 1:
        yield from (header for header in form.head if header.key in _KEPT)
        return
    yield Header(0, "Game", "diluvium")
    options = {header.key: header.value for header in form.head if header.key in OPTIONS}
    for header in form.head:
        if header.key == "Code" and header.value:
            options = {name.title(): value for name, value in SetupCode.parse(header.value).options.items()}
    noted = _SCENARIO.match(form.fields.get(f"score.{game}.scenario", ""))
    if noted and options.get("Players") == "1":
        options = {**options, "Scenario": noted[0].upper()}
        options.pop("Carry", None)
    yield from (Header(0, name, value) for name, value in options.items())


def _word(value: str) -> Word:
    """Take a number as people type it: with spaces, a minus as it is printed, a rank with its ending."""
    text = value.replace("−", "-").replace(" ", "")
    match = _RANK.fullmatch(text)
    return Word(match[1] if match else text or "-")


# -- the rest of the form --------------------------------------------------------------------------


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where ledgers do not add up, where a wheel stood still, and what differs from the rest."""
    is_sheet = document["format"] == FORMAT
    gold: list[int | None] = [column.get("gold") for column in document["columns"]] if is_sheet else []
    record = document.get("record") if is_sheet else document
    return (*_rounds(form, record, data), *_ledgers(form, gold))


def _rounds(form: Form, record: Mapping[str, Any] | None, data: Templates) -> Iterator[str]:
    said = form.fields.get("score.1.rounds", "")
    if record is None or not _is_number(said):
        return
    from pnp.games.diluvium.referee import judge

    stands = judge(record, data).result
    if stands is not None and stands["over"] and stands["rounds"] != int(said):
        yield f"the score sheet: {int(said)} rounds are noted, and the record has {stands['rounds']}"


def _ledgers(form: Form, gold: Sequence[int | None]) -> Iterator[str]:
    for seat in range(1, _count(form, "ledger.{}.player") + 1):
        ledger = f"the ledger of seat {seat}"
        total, before = 0, ""
        filled = False
        for turn in range(1, _count(form, f"ledger.{seat}.turn-{{}}.total") + 1):
            name = f"ledger.{seat}.turn-{turn}"
            crossed = [action for action in _ACTIONS if form.fields.get(f"{name}.{action}")]
            if len(crossed) > 1:
                yield f"{ledger}, turn {turn}: {' and '.join(crossed)} are crossed off, and a turn has one action"
            elif crossed and crossed[0] == before:
                yield f"{ledger}, turn {turn}: {before} stands there twice running"
            before = crossed[0] if crossed else ""
            gained, sum_ = form.fields.get(f"{name}.gold", ""), form.fields.get(f"{name}.total", "")
            if not all(_is_number(text) for text in (gained, sum_) if text):
                yield f"{ledger}, turn {turn}: Gold and total are numbers"
                continue
            filled = filled or bool(gained or sum_)
            expected = total + int(gained or 0)
            if sum_ and gained and int(sum_) != expected:
                yield f"{ledger}, turn {turn}: {total} and {int(gained)} are {expected}, not {int(sum_)}"
            total = int(sum_) if sum_ else expected
        written = gold[seat - 1] if seat <= len(gold) else None
        if filled and written is not None and written != total:
            yield f"{ledger}: it ends with {total} Gold, and the score sheet says {written}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4
