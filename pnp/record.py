"""Records: what was played, read from files in JSON, as JSON lines, or in the text form that people type.

JSON is one object. JSON lines are one object a line: a file called `.jsonl`, or any file whose first line is an object
and not its last. They are read a line at a time, so that a file may be larger than the memory. Everything else is the
text form: headers, then a line for each move. A PDF is a sheet that was filled in (see `form`).

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
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from pnp.documents import document_name, open_document, parse_document
from pnp.errors import RecordError

if TYPE_CHECKING:
    from pnp.form import Form

__all__ = [
    "Header",
    "Line",
    "Record",
    "Records",
    "Transcript",
    "Word",
    "quoted",
    "read_headers",
    "read_segments",
    "read_transcript",
]

LARGEST = 2_000_000
"""Of a file that holds one document, in bytes. A voyage has a few thousand, the longest a few 100,000."""
LONGEST = 1_000_000
"""Of one of many lines, and of a text, in bytes."""
PATIENCE = 100
"""So many lines in a row that are not JSON: then the file is none either."""

_PDF = b"%PDF-"
_MARK = b"\xef\xbb\xbf"
"""Which some editors put in front of a text."""
_JSON = re.compile(rb"\s*(?:\{|\[\s*(?![\sA-Za-z]))")
"""An object or a list; what has a letter behind the bracket is a header."""
_HEADER = re.compile(r'\[\s*([A-Za-z][A-Za-z-]*)\s+(-|"[^"\\]*(?:\\.[^"\\]*)*")\s*\]\s*(?:;.*)?')
_NO_HEADER = 'a header is written like [Seed "KRAKEN-7"], one on a line'
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
    field: str = ""
    """Where it stands, if that is not a line: the field of a form."""

    @property
    def place(self) -> str:
        return self.field or f"line {self.line}"


class Line(NamedTuple):
    """A line of the text: its number in the file, and its words, cut into segments."""

    number: int
    segments: tuple[tuple[Word, ...], ...]
    fields: tuple[str, ...] = ()
    """Where each segment stands, if that is not a line: the field of a form."""

    @property
    def places(self) -> tuple[str, ...]:
        return self.fields or (f"line {self.number}",) * len(self.segments)


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
                raise RecordError(f"line {number}: {_NO_HEADER}")
            value = None if match[2] == "-" else _unquoted(match[2], f"line {number}")
            headers.append(Header(number, match[1], value))
        else:
            lines.append(Line(number, read_segments(line, f"line {number}")))
    return Transcript(tuple(headers), tuple(lines))


def read_headers(text: str) -> tuple[Header, ...]:
    """Read headers that stand one behind the other, as in a field of one line."""
    headers: list[Header] = []
    text = text.strip()
    while text:
        match = _HEADER.match(text)
        if not match:
            raise RecordError(_NO_HEADER)
        value = None if match[2] == "-" else _unquoted(match[2], f"the header {match[1]}")
        headers.append(Header(len(headers) + 1, match[1], value))
        text = text[match.end() :].lstrip()
    return tuple(headers)


def read_segments(line: str, place: str) -> tuple[tuple[Word, ...], ...]:
    """Cut a line into segments and those into words; an error begins with the place."""
    segments: list[list[Word]] = [[]]
    at = 0
    while at < len(line):
        match = _WORD.match(line, at)
        if not match:
            raise RecordError(f"{place}: “{line[at : at + 20].strip()}” cannot be read: a quote is left open")
        at = match.end()
        if match[2]:
            segments.append([])
        elif match[3]:
            segments[-1].append(Word(_unquoted(match[3], place), quoted=True))
        elif match[4]:
            segments[-1].append(Word(match[4]))
    return tuple(map(tuple, segments))


def _unquoted(text: str, place: str) -> str:
    try:
        value: str = json.loads(text)
        value.encode()
    except ValueError:
        raise RecordError(f"{place}: {text[:40]} has a backslash too many") from None
    return value


# -- files -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Record:
    """A document, and where it stands: `storm.txt`, or `storms.jsonl, line 7`."""

    place: str
    document: Mapping[str, Any] | None = None
    transcript: Transcript | None = None
    """In place of a document: a text that is to be read by its game."""
    form: "Form | None" = None
    """In place of both: a form that is to be read by its game."""
    error: RecordError | None = None
    """In place of all: why it cannot be read."""


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
        if first.startswith(_PDF) or self.path.suffix.lower() == ".pdf":
            yield from self._forms(first, file)
            return
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

    def _forms(self, first: bytes, file: BinaryIO) -> Iterator[Record]:
        """Read a PDF that was filled in, which may hold the sheets of several players."""
        from pnp.form import LARGEST, read_forms

        if not first.startswith(_PDF):
            raise RecordError(f"{self.name} is not a PDF")
        try:
            forms = read_forms(first + file.read(LARGEST + 1 - min(len(first), LARGEST)))
        except RecordError as error:
            raise RecordError(f"{self.name}: {error}") from None
        self.many = len(forms) > 1
        for form in forms:
            yield Record(f"{self.name}, copy {form.copy}" if self.many else self.name, form=form)

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
        held: list[Record] = []
        """What is wrong before the first document: of a file that is none at all, one sentence is enough."""
        found = number > 1
        strange = 0
        while line := file.readline(LONGEST + 1):
            place = f"{self.name}, line {number}"
            if len(line) > LONGEST:
                raise RecordError(f"{place} is longer than {LONGEST // 1_000_000} MB: no record is")
            record = self._line(place, line if number > 1 else line.removeprefix(_MARK))
            strange += 1
            if record is not None and record.error is None:
                found, strange = True, 0
                yield from held
                held.clear()
                yield record
            elif record is not None and found:
                yield record
            elif record is not None:
                held.append(record)
            if strange >= PATIENCE:
                raise RecordError(f"{place}: these are {PATIENCE} lines without a JSON object: the rest is not read")
            number += 1
        yield from held
        if not found and not held:
            raise RecordError(f"{self.name} is empty")

    def _line(self, place: str, line: bytes) -> Record | None:
        """Read a line, which may be empty."""
        try:
            return Record(place, parse_document(line.strip(), place, RecordError)) if line.strip() else None
        except RecordError as error:
            return Record(place, error=error)
