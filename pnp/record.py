"""Records: what was played, read from files in JSON, as JSON lines, or in the text form that people type.

JSON is one object. JSON lines are one object a line: a file called `.jsonl`, or any file whose first line is an object
and not its last. They are read a line at a time, so that a file may be larger than the memory. Everything else is the
text form: headers, then a line for each move.

    [Format "pnp-voyage/1"]     ; a comment begins with a semicolon and ends with the line
    [Game "carmine"]
    1 sirens C14 D14 | sail NE I6

A header's value is a JSON string, or a dash for nothing. A line is cut into segments by `|` and those into words by
spaces; a word that would be misread so is written as a JSON string. What the words mean is the game's affair: it is
handed a `Transcript`. What cannot be read is a `RecordError` with the file and the line.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from pnp.documents import document_name, open_document, parse_document
from pnp.errors import RecordError

__all__ = ["Header", "Line", "Record", "Records", "Transcript", "Word", "quoted", "read_transcript"]

LARGEST = 2_000_000
"""Of a file that holds one document, in bytes. A voyage has a few thousand, the longest a few 100,000."""
LONGEST = 1_000_000
"""Of one of many lines, and of a text, in bytes."""
PATIENCE = 100
"""So many lines in a row that are not JSON: then the file is none either."""

_MARK = b"\xef\xbb\xbf"
"""Which some editors put in front of a text."""
_JSON = re.compile(rb"\s*(?:\{|\[\s*(?![\sA-Za-z]))")
"""An object or a list; what has a letter behind the bracket is a header."""
_HEADER = re.compile(r'\[\s*([A-Za-z][A-Za-z-]*)\s+(-|"[^"\\]*(?:\\.[^"\\]*)*")\s*\]\s*(?:;.*)?')
_WORD = re.compile(r'\s*(?:(;.*)|(\|)|("[^"\\]*(?:\\.[^"\\]*)*")(?=[\s|;]|$)|([^\s|;"]+)(?=[\s|;]|$))\s*')


# -- the text form ---------------------------------------------------------------------------------


class Word(NamedTuple):
    """A word of a line. One in quotes never is a keyword, a number or a dash: it is only itself."""

    text: str
    quoted: bool = False

    def __str__(self) -> str:
        return f"“{self.text[:40]}”"


class Header(NamedTuple):
    """A header: `[Seed "KRAKEN-7"]`, or `[Seed -]` with the value None."""

    line: int
    key: str
    value: str | None


class Line(NamedTuple):
    """A line of the text: its number in the file, and its words, cut into segments."""

    number: int
    segments: tuple[tuple[Word, ...], ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """A record in the text form: its headers in their order, then its lines; comments are gone."""

    headers: tuple[Header, ...]
    lines: tuple[Line, ...]

    def header(self, key: str) -> str | None:
        """Give the value of a header, None if it is not there."""
        return next((header.value for header in self.headers if header.key.casefold() == key.casefold()), None)


def quoted(text: str) -> str:
    """Write a text as a header's value, or as a word that is only itself."""
    return json.dumps(text, ensure_ascii=False)


def read_transcript(text: str) -> Transcript:
    """Cut a text into headers, lines and words; an error begins with the line: `line 7: …`."""
    headers: list[Header] = []
    lines: list[Line] = []
    for number, raw in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            if lines:
                raise RecordError(f"line {number}: headers stand before the first move")
            match = _HEADER.fullmatch(line)
            if not match:
                raise RecordError(f'line {number}: a header is written like [Seed "KRAKEN-7"]')
            value = None if match[2] == "-" else _unquoted(match[2], number)
            headers.append(Header(number, match[1], value))
        else:
            lines.append(Line(number, _segments(line, number)))
    return Transcript(tuple(headers), tuple(lines))


def _segments(line: str, number: int) -> tuple[tuple[Word, ...], ...]:
    segments: list[list[Word]] = [[]]
    at = 0
    while at < len(line):
        match = _WORD.match(line, at)
        if not match:
            raise RecordError(f"line {number}: “{line[at : at + 20].strip()}” cannot be read: a quote is left open")
        at = match.end()
        if match[2]:
            segments.append([])
        elif match[3]:
            segments[-1].append(Word(_unquoted(match[3], number), quoted=True))
        elif match[4]:
            segments[-1].append(Word(match[4]))
    return tuple(map(tuple, segments))


def _unquoted(text: str, number: int) -> str:
    try:
        value: str = json.loads(text)
        value.encode()
    except ValueError:
        raise RecordError(f"line {number}: {text[:40]} has a backslash too many") from None
    return value


# -- files -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Record:
    """A document, and where it stands: `storm.txt`, or `storms.jsonl, line 7`."""

    place: str
    document: Mapping[str, Any] | None = None
    transcript: Transcript | None = None
    """In place of a document: a text that is to be read by its game."""
    error: RecordError | None = None
    """In place of both: why it cannot be read."""


class Records:
    """The records in a file, to be read once.

    `many` says, once the first has been read, whether there is one a line. In such a file a line that cannot be read
    is a `Record` with an error, and the next is read all the same.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = document_name(path)
        self.many = path.suffix.lower() in (".jsonl", ".ndjson")

    def __iter__(self) -> Iterator[Record]:
        try:
            with open_document(self.path, RecordError) as file:
                yield from self._lines(file) if self.many else self._any(file)
        except RecordError as error:
            yield Record(self.name, error=error)

    def _any(self, file: BinaryIO) -> Iterator[Record]:
        """Look at the first line: if it is an object and another line follows, there is one a line."""
        first = file.readline(LONGEST + 1).removeprefix(_MARK)
        if first.lstrip().startswith(b"{") and (document := self._object(first)) is not None:
            rest = self._lines(file, 2)
            second = next(rest, None)
            self.many = second is not None
            yield Record(f"{self.name}, line 1" if self.many else self.name, document)
            if second is not None:
                yield second
                yield from rest
        else:
            yield self._one(first + file.read(max(0, LARGEST + 1 - len(first))))

    def _object(self, line: bytes) -> dict[str, Any] | None:
        try:
            return parse_document(line, self.name, RecordError)
        except RecordError:
            return None

    def _one(self, data: bytes) -> Record:
        if len(data) > LARGEST:
            raise RecordError(f"{self.name} is larger than {LARGEST // 1_000_000} MB: no record is")
        if not data.strip():
            raise RecordError(f"{self.name} is empty")
        if self.path.suffix.lower() == ".json" or _JSON.match(data):
            return Record(self.name, parse_document(data, self.name, RecordError))
        if len(data) > LONGEST:
            raise RecordError(f"{self.name} is larger than {LONGEST // 1_000_000} MB: no record in the text form is")
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise RecordError(f"{self.name} is not UTF-8 text: byte {error.start} is wrong") from None
        try:
            return Record(self.name, transcript=read_transcript(text))
        except RecordError as error:
            raise RecordError(f"{self.name}, {error}") from None

    def _lines(self, file: BinaryIO, number: int = 1) -> Iterator[Record]:
        """Read one document a line; a file that goes on being no JSON is given up."""
        found = number > 1
        strange = 0
        while line := file.readline(LONGEST + 1):
            place = f"{self.name}, line {number}"
            if len(line) > LONGEST:
                raise RecordError(f"{place} is longer than {LONGEST // 1_000_000} MB: no record is")
            if number == 1:
                line = line.removeprefix(_MARK)
            strange += 1
            if line.strip():
                found = True
                try:
                    yield Record(place, parse_document(line.strip(), place, RecordError))
                    strange = 0
                except RecordError as error:
                    yield Record(place, error=error)
            if strange >= PATIENCE:
                raise RecordError(f"{place}: these are {PATIENCE} lines without a JSON object: the rest is not read")
            number += 1
        if not found:
            raise RecordError(f"{self.name} is empty")
