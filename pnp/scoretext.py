"""The text form of score sheets: a row of the sheet is a line of the text.

It is equal to the document (see `pnp.scoresheet`): headers, then a line for each row with a word for each seat, `5=20`
for count and points, `5=` for a count alone, `-` for nothing. A record stands there as its own text, a header for each
line; people keep it in a file of its own (`pnp validate SHEET --record GAME`).

    [Format "pnp-score/1"]
    [Code "mu#42"]                ; or [Game "mu"], [Players "2"]
    [Name "Ann"]
    [Name "Ben"]
    [Winners "0"]

    track     31   40
    villages  2=6  -
    settlers  5=   -
    total     79   75
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from pnp.annals import put_code
from pnp.errors import RecordError
from pnp.game import Game, Referee
from pnp.headers import NOTHING, NUMBERS, TEXT, Field, read_headers, write_headers
from pnp.record import Line, Transcript, Word, read_transcript

__all__ = ["ScoreText"]


class ScoreText:
    """How the sheets of a game are read and written as text."""

    def __init__(self, game: Game, options: Mapping[str, Field]) -> None:
        self._game = game
        self._options = options

    def read(self, transcript: Transcript) -> dict[str, Any]:
        """Read headers and rows; an error begins with the line."""
        document = read_headers(transcript.headers, self._known, partial(put_code, self._game, self._options))
        if (lines := document.get("record")) is not None:
            document["record"] = self._read_record(lines)
        columns: list[dict[str, Any]] = []
        for number, line in enumerate(transcript.lines):
            for name, cells in _rows(line):
                if not columns and not number:
                    columns = [{} for _ in cells]
                if len(cells) != len(columns):
                    raise RecordError(
                        f"{line.places[0]}: the row {name} has {len(cells)} entries, those above have {len(columns)}"
                    )
                for column, cell in zip(columns, cells, strict=True):
                    if name in column:
                        raise RecordError(f"{line.places[0]}: the row {name} stands twice")
                    if cell is not None:
                        column[name] = cell
        document["columns"] = columns
        return document

    def write(self, document: Mapping[str, Any]) -> str:
        """Write a document that can be judged."""
        rest = dict(document)
        if "record" in rest:
            game = self._game
            assert isinstance(game, Referee)
            rest["record"] = [line for line in game.write_text(rest["record"]).splitlines() if line]
        headers = list(write_headers(rest, self._known))
        names = dict.fromkeys(name for column in document["columns"] for name in column)
        table = [[name, *(_cell(column.get(name)) for column in document["columns"])] for name in names]
        widths = [max(map(len, cells)) for cells in zip(*table, strict=True)]
        rows = ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in table]
        return "\n".join([*headers, "", *rows, ""])

    def _read_record(self, lines: Sequence[str]) -> dict[str, Any]:
        game = self._game
        assert isinstance(game, Referee)
        try:
            return game.read_text(read_transcript("\n".join(lines)))
        except RecordError as error:
            raise RecordError(f"record, {error}") from None

    @property
    def _known(self) -> dict[str, Field]:
        return {
            "Format": Field(("format",), TEXT),
            "Game": Field(("game",), TEXT),
            "Seed": Field(("seed",), TEXT),
            **self._options,
            "Options": Field(("options",), NOTHING),
            "Name": Field(("names",), TEXT, each=True),
            "Winners": Field(("winners",), NUMBERS),
            "Record": Field(("record",), TEXT, each=True),
        }


_CELL = re.compile(r"(-?[0-9]{1,9})(=(-?[0-9]{1,9})?)?")


def _rows(line: Line) -> Iterator[tuple[str, list[Any]]]:
    """Read the rows of a line: the name, then an entry for each seat."""
    for words, place in zip(line.segments, line.places, strict=True):
        if not words or not re.fullmatch(r"[a-z][a-z-]{0,39}", words[0].text.lower()):
            raise RecordError(f"{place}: a row is its name and an entry for each seat, like “total 79 75”")
        yield words[0].text.lower(), [_entry(word, place) for word in words[1:]]


def _entry(word: Word, place: str) -> Any:
    if word.text == "-":
        return None
    match = _CELL.fullmatch(word.text.replace("−", "-"))
    if match is None or word.quoted:
        raise RecordError(f"{place}: {word} is not an entry: it is points, like 20, or a count with them, like 5=20")
    if match[2] is None:
        return int(match[1])
    return {"count": int(match[1])} | ({"points": int(match[3])} if match[3] else {})


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    return f"{value['count']}={value.get('points', '')}" if isinstance(value, dict) else str(value)
