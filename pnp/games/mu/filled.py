"""Sheets that were filled in on a screen: the turn log as a record, the score sheet as a sheet of scores.

A line of the log is a turn of the text form without its number; its last move, `end`, is a tick, or goes without saying
where a later turn is filled in or the score is. The headers come with the form. What the score sheet says of the first
game belongs to the log; the second is another game, of which there is no log. Where the log is empty, a table is judged
by itself.

With a real die the chance is not the seed's: a tick says so, and the record then names no seed (MU-001).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.game import settle
from pnp.games.mu import game
from pnp.games.mu.scores import ROWS
from pnp.games.mu.setup import OPTIONS, make_setup
from pnp.games.mu.sheets.log_sheet import headers
from pnp.record import Header, Line, Transcript, Word, read_headers, read_segments
from pnp.registry import templates_for
from pnp.scoreform import ScoreForm, count_fields, full_log
from pnp.scoresheet import FORMAT
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["compare_form", "read_form"]

_SCORES = ScoreForm("mu", ROWS, OPTIONS, first=0)
_END = "end"


def read_form(form: Form) -> Reading:
    """Read a form; a RecordError begins with the field: `the turn log, turn 7: …`."""
    turns = count_fields(form, "log.{}.moves")
    if not turns and not count_fields(form, "score.1.seat-{}.total", 0):
        raise RecordError("it has neither a turn log nor a score sheet: print it with the other sheets")
    tables = {number: _SCORES.table(form, number) for number in (1, 2)}
    log, missing = _log(form, turns, is_over=tables[1] is not None)
    return _SCORES.reading(log, missing, tables)


# -- the log ---------------------------------------------------------------------------------------


def _log(form: Form, turns: int, *, is_over: bool) -> tuple[Transcript | None, tuple[str, ...]]:
    """Put the record together, and say which lines between others are empty."""
    said = {turn: form.fields.get(f"log.{turn}.moves", "") for turn in range(1, turns + 1)}
    ticked = {turn for turn in said if form.fields.get(f"log.{turn}.end")}
    played = [turn for turn, text in said.items() if text or turn in ticked]
    if not played:
        return None, ()
    head = (*_head(form), Header(0, "Finished", "no", "the turn log"))
    missing = tuple(f"the turn log, turn {turn}: it is empty" for turn in range(1, played[-1]) if turn not in played)
    lines = [_line(turn, said[turn], ended=turn in ticked or turn < played[-1] or is_over) for turn in played]
    return Transcript(head, tuple(lines)), missing


def _head(form: Form) -> tuple[Header, ...]:
    """Give the headers of the record: with a real die the seed is not named, and what it gave is spelled out."""
    code = next((header.value for header in form.head if header.key == "Code"), None)
    if not form.fields.get("log.dice") or not code:
        return form.head
    setup = make_setup(settle(game, SetupCode.parse(code)), templates_for(game))
    return read_headers(" ".join(headers(setup, dice=True)))


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


# -- the rest of the form --------------------------------------------------------------------------


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where what is noted of the first game, its rounds and its end, differs from the record."""
    record = document.get("record") if document["format"] == FORMAT else document
    if record is None:
        return ()
    from pnp.games.mu.referee import judge

    verdict = judge(record, data)
    assert verdict.result is not None
    return (*full_log(form, verdict), *_ending(form, verdict.result))


def _ending(form: Form, stands: Mapping[str, Any]) -> Iterator[str]:
    if not stands["over"]:
        return
    rounds = form.fields.get("score.1.rounds", "")
    ended = [why for why in ("volcanoes", "stagnation") if form.fields.get(f"score.1.ended.{why}")]
    if rounds.isascii() and rounds.isdigit() and int(rounds) != stands["rounds"]:
        yield f"the score sheet: {int(rounds)} rounds are noted, and the record has {stands['rounds']}"
    if ended and ended != [stands["reason"]]:
        yield f"the score sheet: “{' and '.join(ended)}” is ticked, and the record ends by {stands['reason']}"
