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
from pnp.scoreform import ScoreForm, code_options, count_fields, full_log, place_of
from pnp.scoresheet import FORMAT
from pnp.templates import Templates

__all__ = ["compare_form", "read_form"]

_SCORES = ScoreForm("diluvium", ROWS, OPTIONS)
_ACTIONS = ("explore", "settle", "produce", "engage")
_SAID = {"yes": "1", "y": "1", "1": "1", "no": "0", "n": "0", "0": "0"}
_SCENARIO = re.compile(r"Z[1-4]\b", re.IGNORECASE)


def read_form(form: Form) -> Reading:
    """Read a form; a RecordError begins with the field: `the turn log, turn 7: …`."""
    turns = count_fields(form, "log.{}.moves")
    if not turns and not count_fields(form, "score.1.seat-{}.gold"):
        raise RecordError("it has neither a turn log nor a score sheet: print it with the other sheets")
    log, missing = _log(form, turns)
    return _SCORES.reading(log, missing, {number: _table(form, number) for number in (1, 2)})


# -- the log ---------------------------------------------------------------------------------------


def _log(form: Form, turns: int) -> tuple[Transcript | None, tuple[str, ...]]:
    """Put the record together, and say which lines between others are empty."""
    said = {turn: form.fields.get(f"log.{turn}.moves", "") for turn in range(1, turns + 1)}
    played = [turn for turn, text in said.items() if text]
    if not played:
        return None, ()
    headers = (*form.head, Header(0, "Finished", "no", "the turn log"))
    solo = code_options(form.head, OPTIONS).get("Players") == "1"
    gaps = [turn for turn in range(1, played[-1]) if not said[turn] and not (solo and turn % 2 == 0)]
    missing = tuple(f"the turn log, turn {turn}: it is empty" for turn in gaps)
    return Transcript(headers, tuple(_line(turn, said[turn]) for turn in played)), missing


def _line(turn: int, text: str) -> Line:
    place = f"the turn log, turn {turn}"
    segments = list(read_segments(text, place))
    typed = segments[0][:1] and segments[0][0].text.removesuffix(".") == str(turn)
    segments[0] = segments[0] if typed else (Word(str(turn)), *segments[0])
    return Line(turn, tuple(segments), (place,) * len(segments))


# -- the score sheet -------------------------------------------------------------------------------


def _table(form: Form, number: int) -> Transcript | None:
    """Read a table. Alone the goal is noted above it, and the second may be of another scenario (DI-SOL-13)."""
    goal = form.fields.get(f"score.{number}.goal", "").lower()
    if goal and goal not in _SAID:
        raise RecordError(f"{place_of(number)}, the goal: it is yes or no, not “{goal[:40]}”")
    noted = _SCENARIO.match(form.fields.get(f"score.{number}.scenario", ""))
    return _SCORES.table(
        form,
        number,
        {GOAL: (_SAID[goal], "")} if goal else None,
        {"Scenario": noted[0].upper(), "Carry": None} if noted else None,
    )


# -- the rest of the form --------------------------------------------------------------------------


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where ledgers do not add up, where a wheel stood still, and what differs from the rest."""
    is_sheet = document["format"] == FORMAT
    gold: list[int | None] = [column.get("gold") for column in document["columns"]] if is_sheet else []
    record = document.get("record") if is_sheet else document
    return (*_rounds(form, record, data), *_ledgers(form, gold))


def _rounds(form: Form, record: Mapping[str, Any] | None, data: Templates) -> Iterator[str]:
    if record is None:
        return
    from pnp.games.diluvium.referee import judge

    verdict = judge(record, data)
    yield from full_log(form, verdict)
    stands, said = verdict.result, form.fields.get("score.1.rounds", "")
    if stands is not None and stands["over"] and _is_number(said) and stands["rounds"] != int(said):
        yield f"the score sheet: {int(said)} rounds are noted, and the record has {stands['rounds']}"


def _ledgers(form: Form, gold: Sequence[int | None]) -> Iterator[str]:
    for seat in range(1, count_fields(form, "ledger.{}.player") + 1):
        ledger = f"the ledger of seat {seat}"
        total, before = 0, ""
        filled = False
        for turn in range(1, count_fields(form, f"ledger.{seat}.turn-{{}}.total") + 1):
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
