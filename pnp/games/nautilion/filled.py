"""A log that was filled in on a screen, as a record in the text form.

Its columns are moves of the text form without their verbs, which stand over them (see `sheets.log_sheet`): a turn's
columns are put in a row with their verbs, and each keeps its name for those who have mistyped it. The headers come with
the form. A log without a result is a game that was broken off.

The sea sheet of the same form is compared with what the record comes to: who is ticked aboard has to be there.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.record import Header, Line, Transcript, Word, read_segments
from pnp.templates import Templates

__all__ = ["compare_form", "read_form"]

_COLUMNS = {"first": "before the dice", "roll": "roll", "spells": "spells", "give": "give", "discard": "discard"}
_COLUMNS["place"] = "place"
_VERBS = ("roll", "give", "discard", "place")
"""Columns whose word is typed before what stands in them."""
_CLAIMS = ("won", "cause", "turns", "crew", "record")
_YES, _NO = ("yes", "y", "won", "true", "1"), ("no", "n", "lost", "false", "0")


def read_form(form: Form) -> Reading:
    """Read the log of a form; a RecordError begins with the field: `the log, turn 7, place: …`."""
    numbers = list(_turn_numbers(form))
    if not numbers:
        raise RecordError("it has no log, and the log alone can be judged: print it with the other sheets")
    turns = {number: _columns(number, form.fields) for number in numbers}
    played = [number for number, columns in turns.items() if columns]
    if not played:
        raise RecordError("the log is empty: no turn is filled in")
    claims = [name for name in _CLAIMS if form.fields.get(f"log.claimed.{name}")]
    missing = [f"the log, turn {number}: it is empty" for number in range(1, played[-1]) if not turns[number]]
    finished = bool({"won", "cause", "record"} & set(claims))
    if not finished:
        missing.append(f"the result: judged as a game that was broken off in turn {played[-1]} or after it")
    headers = [*form.head, Header(0, "Finished", "yes" if finished else "no", "the log")]
    headers += [_claim(name, form.fields[f"log.claimed.{name}"]) for name in claims]
    lines = [_line(number, turns[number]) for number in played]
    return Reading(Transcript(tuple(headers), tuple(lines)), tuple(missing))


def _turn_numbers(form: Form) -> Iterator[int]:
    number = 1
    while f"log.{number}.place" in form.names:
        yield number
        number += 1


def _columns(number: int, fields: Mapping[str, str]) -> dict[str, str]:
    """Give what stands in the columns of a turn, by their names."""
    values = {name: fields.get(f"log.{number}.{name}", "") for name in _COLUMNS}
    dice = {figure: fields.get(f"log.{number}.{figure}", "") for figure in "dpn"}
    values["give"] = " ".join(f"{figure}{die}" for figure, die in dice.items() if die)
    return {name: value for name, value in values.items() if value}


def _line(number: int, columns: Mapping[str, str]) -> Line:
    segments: list[tuple[Word, ...]] = []
    places: list[str] = []
    for name, value in columns.items():
        place = f"the log, turn {number}, {_COLUMNS[name]}"
        for words in read_segments(value, place):
            verb = name if name in _VERBS else ""
            typed = words and words[0].text.lower() == verb
            segments.append((Word(verb), *words) if verb and not typed else words)
            places.append(place)
    segments[0] = (Word(str(number)), *segments[0])
    return Line(number, tuple(segments), tuple(places))


def _claim(name: str, value: str) -> Header:
    text = value.strip().lower()
    if name == "won":
        text = "yes" if text in _YES else "no" if text in _NO else text
    return Header(0, f"Claimed-{name.title()}", text, f"the log, result, {name}")


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where the ticks of the sea sheet differ from the crew that the record leaves aboard."""
    ticked = [number for number in range(1, 10) if form.fields.get(f"sea.cabin.{number}")]
    if not ticked:
        return ()
    from pnp.games.nautilion.referee import judge

    stands = judge(document, data).result
    if stands is None or stands["crew"] == len(ticked):
        return ()
    return (f"the sea sheet: {len(ticked)} cabins are ticked, and the record leaves {stands['crew']} Crew aboard",)
