"""The marks on a filled sheet against its log: what is ticked in the ledger and written on the map should be what the
log brought. A difference is no mistake in play, since the log is what is judged; it is said, so that it can be found.

On the map a letter says what is drawn in a cell: M for a monster, P for a peril, C for a current, R for rocks, A for
an ambush. Any other letter is the player's own and means nothing here.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pnp.form import Form
from pnp.games.carmine.board import cell_name
from pnp.games.carmine.filled import TOTALS
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.voyage import Replay, replay
from pnp.masks import cells
from pnp.templates import Templates

__all__ = ["compare_form", "marks_of"]

_MOST = 6
"""Cells that are named in one sentence."""
_SPENT = "-spent"


def marks_of(played: Replay) -> dict[str, str]:
    """Give what stands in the fields of map and ledger when a voyage has been played to this point."""
    fields = {f"map.{cell}": letter for cell, letter in _letters(played.sheet).items()}
    for track, last, spent in _tracks(played.sheet):
        fields |= {f"ledger.{track}-{number}": "yes" for number in range(1, last + 1)}
        fields |= {f"ledger.{track}-{number}{_SPENT}": "yes" for number in range(1, spent + 1)}
    fields |= {f"ledger.renown-{slot}": str(value) for slot, value in enumerate(played.sheet.renown, 1)}
    if played.sheet.renown:
        fields["ledger.renown-sum"] = str(sum(played.sheet.renown))
    fields["ledger.total"] = str(played.verdict.total)
    return fields


def _tracks(sheet: Sheet) -> Iterator[tuple[str, int, int]]:
    """Give the tracks of the ledger: the last box that is marked, and the last that is crossed off as spent (CA-H1)."""
    yield "story", sheet.story, 0
    yield "provisions", sheet.provisions_boxes, sheet.provisions_boxes - sheet.provisions
    yield "gold", sheet.gold_boxes, sheet.gold_boxes - sheet.gold
    yield "wind", sheet.wind_boxes, sheet.wind_boxes - sheet.wind
    yield "monsters", sheet.monsters, 0
    yield "pirates", sheet.pirates, 0
    yield "cannon", sheet.cannons, 0
    yield "monolith", sheet.monoliths, 0
    yield "ship", sheet.ship, 0


def _letters(sheet: Sheet) -> dict[str, str]:
    ambushes = 0
    for ambush in sheet.ambushes:
        ambushes |= ambush.cells
    kinds = {
        "M": sheet.monster_cells,
        "P": sheet.peril_cells,
        "C": sheet.current_cells,
        "R": sheet.rocks,
        "A": ambushes,
    }
    return {cell_name(cell): letter for letter, mask in kinds.items() for cell in cells(mask)}


def compare_form(form: Form, document: Mapping[str, Any], data: Templates) -> tuple[str, ...]:
    """Say where totals, ledger and map differ from the log; what is not used at all is passed over."""
    used = [name for name in form.fields if name.startswith(("map.", "ledger.", "voyage."))]
    if not used:
        return ()
    played = replay(document, data)
    return (*_totals(form), *_ledger(form, played), *_map(form, played))


def _totals(form: Form) -> Iterator[str]:
    said = {place: form.fields[name] for name, place in TOTALS.items() if name in form.fields}
    if len(set(said.values())) > 1:
        yield "the totals differ: " + ", ".join(f"{value[:10]} in {place}" for place, value in said.items())


def _ledger(form: Form, played: Replay) -> Iterator[str]:
    marks = marks_of(played)
    for track, _, _ in _tracks(played.sheet):
        for ending, verb in (("", "marked"), (_SPENT, "crossed off")):
            there = {
                name
                for name in form.names
                if name.startswith(f"ledger.{track}-") and name.endswith(_SPENT) == bool(ending)
            }
            found, meant = there & form.fields.keys(), there & marks.keys()
            if found and found != meant:
                yield f"the ledger has {_boxes(track, found)} {verb}, by the log it is {_boxes(track, meant)}"


def _boxes(track: str, names: set[str]) -> str:
    numbers = sorted(int(name.removesuffix(_SPENT).rpartition("-")[2]) for name in names)
    if not numbers:
        return f"no box of {track}"
    if len(numbers) == 1:
        return f"box {numbers[0]} of {track}"
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"boxes {numbers[0]} to {numbers[-1]} of {track}"
    return f"{len(numbers)} boxes of {track} up to {numbers[-1]}"


def _map(form: Form, played: Replay) -> Iterator[str]:
    letters = _letters(played.sheet)
    known = {"M", "P", "C", "R", "A"}
    said = {
        name.removeprefix("map."): value.upper()
        for name, value in form.fields.items()
        if name.startswith("map.") and value.upper() in known
    }
    if not said:
        return
    wrong = [cell for cell in {**said, **letters} if said.get(cell) != letters.get(cell)]
    wrong = [cell for cell in wrong if f"map.{cell}" in form.names]
    if wrong:
        told = [f"{cell} ({said.get(cell, '–')}, by the log {letters.get(cell, '–')})" for cell in wrong[:_MOST]]
        yield f"the map differs from the log at {', '.join(told)}{' …' * (len(wrong) > _MOST)}"
