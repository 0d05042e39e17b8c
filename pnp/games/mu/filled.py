"""Sheets that were filled in on a screen: the turn log as a record, the score sheet as a sheet of scores.

A line of the log is a turn of the text form without its number; its last move, `end`, is a tick, or goes without saying
where a later turn is filled in or the score is. The headers come with the form. What the score sheet says of the first
game belongs to the log; the second is another game, of which there is no log. Where the log is empty, a table is judged
by itself.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.games.mu.scores import ROWS
from pnp.games.mu.setup import OPTIONS
from pnp.record import Header, Line, Transcript, Word, read_segments
from pnp.scoresheet import FORMAT
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["compare_form", "read_form"]

_KEPT = {"Code", "Game", "Seed", *OPTIONS}
"""Headers of a record that a score sheet has too."""
_END = "end"


def read_form(form: Form) -> Reading:
    """Read a form; a RecordError begins with the field: `the turn log, turn 7: …`."""
    seats = _count(form, "score.1.seat-{}.total", 0)
    turns = _count(form, "log.{}.moves", 1)
    if not seats and not turns:
        raise RecordError("it has neither a turn log nor a score sheet: print it with the other sheets")
    tables = {game: table for game in (1, 2) if (table := _table(form, game, seats)) is not None}
    log, missing = _log(form, turns, is_over=1 in tables)
    if log is None and not tables:
        raise RecordError("nothing is filled in: neither a turn of the log nor a column of the score sheet")
    readings = [Reading(table, name=f"game {game}") for game, table in tables.items()]
    if 1 in tables:
        readings[0] = Reading(tables[1], missing, log)
    elif log is not None:
        readings.insert(0, Reading(log, missing))
    first, *others = readings
    return Reading(first.transcript, first.missing, first.record, first.name, tuple(others))


def _count(form: Form, name: str, first: int) -> int:
    number = 0
    while name.format(first + number) in form.names:
        number += 1
    return number


# -- the log ---------------------------------------------------------------------------------------


def _log(form: Form, turns: int, *, is_over: bool) -> tuple[Transcript | None, tuple[str, ...]]:
    """Put the record together, and say which lines between others are empty."""
    said = {turn: form.fields.get(f"log.{turn}.moves", "") for turn in range(1, turns + 1)}
    ticked = {turn for turn in said if form.fields.get(f"log.{turn}.end")}
    played = [turn for turn, text in said.items() if text or turn in ticked]
    if not played:
        return None, ()
    headers = (*form.head, Header(0, "Finished", "no", "the turn log"))
    missing = tuple(f"the turn log, turn {turn}: it is empty" for turn in range(1, played[-1]) if turn not in played)
    lines = [_line(turn, said[turn], ended=turn in ticked or turn < played[-1] or is_over) for turn in played]
    return Transcript(headers, tuple(lines)), missing


def _line(turn: int, text: str, *, ended: bool) -> Line:
    place = f"the turn log, turn {turn}"
    segments = list(read_segments(text, place)) if text else []
    if segments and not segments[-1]:  # a bar behind the last move
        segments.pop()
    typed = bool(segments) and bool(segments[0]) and segments[0][0].text.removesuffix(".") == str(turn)
    if ended and (not segments or [word.text.lower() for word in segments[-1]] != [_END]):
        segments.append((Word(_END),))
    segments[0] = segments[0] if typed else (Word(str(turn)), *segments[0])
    return Line(turn, tuple(segments), (place,) * len(segments))


# -- the score sheet -------------------------------------------------------------------------------


def _table(form: Form, game: int, seats: int) -> Transcript | None:
    """Give a table as the text form of a score sheet, if anything is written in it."""
    names = [form.fields.get(f"score.{game}.seat-{seat}.player", "") for seat in range(seats)]
    rows = {row: [_cell(form, f"score.{game}.seat-{seat}.{row}") for seat in range(seats)] for row in ROWS}
    if not any(map(any, rows.values())):
        return None
    headers = [Header(0, "Format", FORMAT), *_options(form, game)]
    if any(names):
        headers += [Header(0, "Name", name[:60]) for name in names]
    place = f"the score sheet, game {game}"
    lines = [
        Line(number, ((Word(row), *(Word(value or "-") for value in values)),), (f"{place}, {row}",))
        for number, (row, values) in enumerate(rows.items(), 1)
        if any(values)
    ]
    return Transcript(tuple(headers), tuple(lines))


def _cell(form: Form, name: str) -> str:
    """Give what is written in a row: points, a count, or both, as numbers are typed: `5=20`."""
    count, points, alone = (_plain(form.fields.get(field, "")) for field in (f"{name}.count", f"{name}.points", name))
    points = points or alone
    return f"{count}={points}" if count else points


def _plain(text: str) -> str:
    """Take a number as people type it: with spaces, a minus as it is printed, a place with its ending."""
    text = text.replace("−", "-").replace(" ", "").lower()
    for ending in (".", "st", "nd", "rd", "th"):
        text = text.removesuffix(ending) if text.removesuffix(ending).isdigit() else text
    return text


def _options(form: Form, game: int) -> Iterator[Header]:
    """Give the headers of a table. The second game has another seed."""
    if game == 1:
        yield from (header for header in form.head if header.key in _KEPT)
        return
    yield Header(0, "Game", "mu")
    options = {header.key: header.value for header in form.head if header.key in OPTIONS}
    for header in form.head:
        if header.key == "Code" and header.value:
            options = {name.title(): value for name, value in SetupCode.parse(header.value).options.items()}
    yield from (Header(0, name, value) for name, value in options.items())


# -- the rest of the form --------------------------------------------------------------------------


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where what is noted of the first game, its rounds and its end, differs from the record."""
    record = document.get("record") if document["format"] == FORMAT else document
    rounds = form.fields.get("score.1.rounds", "")
    ended = [why for why in ("volcanoes", "stagnation") if form.fields.get(f"score.1.ended.{why}")]
    if record is None or not (rounds or ended):
        return ()
    from pnp.games.mu.referee import judge

    stands = judge(record, data).result
    if stands is None or not stands["over"]:
        return ()
    found = []
    if rounds.isascii() and rounds.isdigit() and int(rounds) != stands["rounds"]:
        found.append(f"the score sheet: {int(rounds)} rounds are noted, and the record has {stands['rounds']}")
    if ended and ended != [stands["reason"]]:
        found.append(f"the score sheet: “{' and '.join(ended)}” is ticked, and the record ends by {stands['reason']}")
    return tuple(found)
