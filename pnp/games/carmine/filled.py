"""A sheet that was filled in on a screen, as a record in the text form; and a record as what stands in the fields.

The columns of the log are segments of the text form, so one grammar reads both (see `notation`): a turn's columns are
put in a row, with bars between them, and every segment keeps the name of its column for those who have mistyped it.
The headers come with the form. A cell alone in a column of winds is a wind.

What is not filled in is said, and what can be judged is judged. A log whose last turns are empty is a voyage that was
broken off. A turn without an action in the midst of others ends what can be judged; then the voyage is too short
(CA-F1), and what was claimed is not held against the part that can be replayed.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pnp.errors import RecordError
from pnp.form import Form, Reading
from pnp.games.carmine.logbook import ACTIONS, COLUMNS, turn_columns, write_drawing
from pnp.games.carmine.words import is_cell, write_card
from pnp.record import Header, Line, Transcript, Word, read_segments

__all__ = ["TOTALS", "fill_form", "read_form", "renown_slots"]

TOTALS = {"log.total": "the log", "ledger.total": "the ledger", "voyage.total": "the voyage sheet"}
"""Where a total may stand, in the order in which it is looked for."""

_FIRST = 2
_ONE = "the log, start"


def read_form(form: Form) -> Reading:
    """Read the log of a form; a RecordError begins with the field: `the log, turn 7, action: …`."""
    if "log.home" not in form.names:
        raise RecordError("it has no log, and the log alone can be judged: print it with the other sheets")
    turns = [_Turn(number, form.fields) for number in _turn_numbers(form.names)]
    played = [turn for turn in turns if turn.columns]
    begun = ["log.home", "log.ship", *(f"log.start.{number}.cells" for number in range(1, _FIRST + 1))]
    if not played and not any(name in form.fields for name in begun):
        raise RecordError("the log is empty: neither the start nor a turn is filled in")
    missing: list[str] = []
    start = _start(form, missing, need_ship=bool(played))
    complete = next((i for i, turn in enumerate(turns) if not turn.has_action), len(turns))
    cut = bool(played) and played[-1].number > complete + 1
    _tell_turns(turns, complete, cut, missing)
    finished = cut or complete == len(turns)
    headers = [*form.head, Header(0, "Finished", "yes" if finished else "no", "the log")]
    headers += [] if cut else _claims(form, missing)
    return Reading(Transcript(tuple(headers), (start, *(turn.line for turn in turns[:complete]))), tuple(missing))


def fill_form(document: Mapping[str, Any], names: Collection[str]) -> dict[str, str]:
    """Give what stands in the log of a form with these fields when a record is written into it."""
    start, fields = document["start"], {}
    for i, drawing in enumerate(start.get("drawings") or ()):
        name = f"log.start.{i + 1}"
        printed = f"{name}.card" in names
        card = [] if printed or not start.get("cards") else [write_card(start["cards"][i])]
        fields[f"{name}.cells"] = " ".join([*card, *write_drawing(drawing)])
    fields |= {f"log.{key}": start[key] for key in ("home", "ship") if start.get(key)}
    for number, turn in enumerate(document["turns"], 1):
        for column, segments in zip(COLUMNS, turn_columns(turn), strict=True):
            fields[f"log.{number}.{column}"] = " | ".join(" ".join(words) for words in segments)
    claimed = document.get("claimed") or {}
    if claimed.get("total") is not None:
        fields["log.total"] = str(claimed["total"])
    fields |= {f"ledger.renown-{slot}": str(value) for slot, value in enumerate(claimed.get("renown") or (), 1)}
    return {name: value for name, value in fields.items() if value}


# -- the start -------------------------------------------------------------------------------------


def _start(form: Form, missing: list[str], *, need_ship: bool) -> Line:
    """Put the line of the start together: the first cards, the home port, the ship."""
    segments: list[tuple[Word, ...]] = []
    fields: list[str] = []
    for number in range(1, _FIRST + 1):
        name, place = f"log.start.{number}", f"{_ONE}, card {number}"
        card, cells = form.fields.get(f"{name}.card", ""), form.fields.get(f"{name}.cells", "")
        if not cells:
            what = f"the cells of {card}, which is judged as skipped" if card else "a card with its cells"
            missing.append(f"{place}: {what}")
            cells = "skipped" if card else ""
        if cells:
            for segment in read_segments(f"{card} {cells}", place):
                segments.append(segment)
                fields.append(place)
    absent = [key for key in ("home", "ship") if not form.fields.get(f"log.{key}")]
    if absent:
        said = " and ".join({"home": "the home port", "ship": "the cell of the ship"}[key] for key in absent)
        if need_ship:
            verb = "are" if len(absent) > 1 else "is"
            raise RecordError(f"{_ONE}: {said} {verb} missing, without which no turn can be judged")
        missing.append(f"{_ONE}: {said}")
    for key in ("home", "ship"):
        place = f"{_ONE}, {key}"
        value = "none" if absent else form.fields[f"log.{key}"].removeprefix(key)
        segments.append((Word(key), *(word for segment in read_segments(value, place) for word in segment)))
        fields.append(place)
    segments[0] = (Word("start"), *segments[0])
    return Line(1, tuple(segments), tuple(fields))


# -- the turns -------------------------------------------------------------------------------------


def _turn_numbers(names: Collection[str]) -> Iterator[int]:
    number = 1
    while f"log.{number}.action" in names:
        yield number
        number += 1


class _Turn:
    """A turn of the log: what stands in its columns, and the line that they make."""

    def __init__(self, number: int, fields: Mapping[str, str]) -> None:
        self.number = number
        values = {column: fields.get(f"log.{number}.{column}", "") for column in COLUMNS}
        self.columns = {column: value for column, value in values.items() if value}
        first: list[Word] = [Word(str(number))]
        segments: list[tuple[Word, ...]] = []
        places: list[str] = []
        for column, value in self.columns.items():
            place = f"the log, turn {number}, {COLUMNS[column]}"
            found = list(read_segments(value, place))
            if column in ("card", "cells") and not segments:
                first += found.pop(0)
            segments += [_wind(segment) if column in ("before", "after") else segment for segment in found]
            places += [place] * len(found)
        said = " and ".join(COLUMNS[column] for column in ("card", "cells") if column in self.columns)
        self.line = Line(
            number + 1, (tuple(first), *segments), (f"the log, turn {number}{f', {said}' if said else ''}", *places)
        )

    @property
    def has_action(self) -> bool:
        """Whether an action stands in its column, however mistyped, or in another."""
        starts = [segment[0] for segment in self.line.segments[1:] if segment]
        return "action" in self.columns or any(word.text.lower() in ACTIONS for word in starts if not word.quoted)


def _wind(segment: tuple[Word, ...]) -> tuple[Word, ...]:
    return (Word("wind"), *segment) if segment and is_cell(segment[0]) else segment


def _tell_turns(turns: list[_Turn], complete: int, cut: bool, missing: list[str]) -> None:
    """Say which turns are not there, and what follows from it."""
    if complete == len(turns):
        return
    halted = turns[complete]
    if halted.columns:
        missing.append(f"the log, turn {halted.number}, action: the turn is left out")
    if cut:
        missing.append(f"the log, turn {halted.number}: only what comes before it can be judged")
        return
    empty = [turn.number for turn in turns[complete:] if not turn.columns]
    if empty:
        which = f"turn {empty[0]}" if len(empty) == 1 else f"turns {empty[0]} to {empty[-1]}"
        after = f"after turn {complete}" if complete else "before its first turn"
        missing.append(f"the log, {which}: judged as a voyage that was broken off {after}")


# -- what is claimed -------------------------------------------------------------------------------


def _claims(form: Form, missing: list[str]) -> Iterator[Header]:
    for name, place in TOTALS.items():
        if value := form.fields.get(name):
            yield Header(0, "Claimed", _number(value), f"{place}, total")
            break
    else:
        missing.append("the total")
    slots = renown_slots(form)
    if gaps := [slot for slot, value in slots.items() if not value]:
        missing.append(f"the ledger, renown column: slot {gaps[0]}, so the column is not judged")
    elif slots:
        yield Header(0, "Renown", " ".join(map(_number, slots.values())), "the ledger, renown column")


def renown_slots(form: Form) -> dict[int, str]:
    """Give the renown column from the bottom to the last slot that is filled in."""
    filled = [slot for slot in range(1, len(form.names) + 1) if form.fields.get(f"ledger.renown-{slot}")]
    return {slot: form.fields.get(f"ledger.renown-{slot}", "") for slot in range(1, max(filled, default=0) + 1)}


def _number(text: str) -> str:
    """Take a minus as it is printed for one as it is typed."""
    return text.replace("−", "-").replace("–", "-").replace(" ", "")
