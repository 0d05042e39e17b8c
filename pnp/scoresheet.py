"""Score sheets: what players have added up after a game, `pnp-score/1`, for every game that is scored by seats.

A sheet has a column for each seat and a row for each thing that counts. A game declares its rows (`Row`), who wins
(`ScoreGrid`) and what a record comes to (`Final`), all of it as a `ScoreBook`, which `ScoreKeeper.score_book` in
`pnp.game` gives; here no game is known. Without a record a sheet is checked by itself: counts times points, sums,
winners, ranks, and what the pieces allow (`pnp.tally`). With one it is compared with the end of that game.

    {"format": "pnp-score/1", "game": "mu", "options": {"players": 2}, "names": ["Ann", "Ben"],
     "columns": [{"track": 31, "villages": {"count": 2, "points": 6}, "settlers": {"count": 5}, "total": 79},
                 {"track": 40, "total": 75}],
     "winners": [0],
     "record": {"format": "pnp-game/1", "game": "mu", …}}

A bare number is points, or the count in a row that scores nothing (one that parts a tie). What is not written down is
left out; `seed`, `options`, `names`, `winners` and `record` may be left out, and options are then those of the record.

The text form is equal to it: headers, then a line for each row with a word for each seat, `5=20` for count and points,
`5=` for a count alone, `-` for nothing. A record stands there as its own text, a header for each line; people keep it
in a file of its own (`pnp validate SHEET --record GAME`).

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from pnp.annals import Entry, convert, put_code
from pnp.errors import PnpError, RecordError
from pnp.game import Referee, ScoreKeeper, Verdict, Violation
from pnp.headers import NOTHING, NUMBERS, TEXT, Field, read_headers, write_headers
from pnp.hints import nearest
from pnp.record import Line, Transcript, Word, read_transcript
from pnp.templates import Templates

__all__ = ["FORMAT", "MOST", "Clerk", "Column", "Final", "Mark", "Place", "Row", "ScoreBook", "ScoreGrid", "Tie"]

FORMAT = "pnp-score/1"
MOST = 9_999
"""No number on a sheet is greater."""


# -- what a game declares --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the sheet, for one seat: limits may differ from seat to seat."""

    name: str
    """In documents and in the fields of forms: a word in small letters."""
    title: str
    """For people: it stands in sentences as it is printed on the sheet."""
    rule: str
    """By which it counts."""
    each: int = 1
    """Points for each piece. 1: the points themselves are written; 0: it scores nothing, but may part a tie."""
    values: Sequence[int] = range(MOST + 1)
    """What the count can be, ascending: `range(8)` for seven pieces; a list where there are gaps."""
    limit: str = ""
    """The rule that says so; without one it is `rule`."""
    within: str = ""
    """The row whose count it cannot exceed, being a part of those."""
    sums: tuple[str, ...] = ()
    """It is the sum of the points of these rows."""
    together: int | None = None
    """The most that all seats can have of it together, counted."""


@dataclass(frozen=True, slots=True)
class Column:
    """A seat: what it is called in sentences, and its rows. All seats have the same rows, or some of them."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Tie:
    """What parts equal totals: more in a row wins, or less."""

    row: str
    rule: str
    fewest: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Seats that come in together. Where the sheet does not tell what parts them, it is open."""

    seats: tuple[int, ...]
    rule: str
    """By which they come before those behind them, or share the place."""
    open: bool = False


Values = Mapping[str, int]
"""By rows, of a seat: points, or the count in a row that scores nothing."""


@dataclass(frozen=True, slots=True)
class ScoreGrid:
    """The sheet of a game with certain options."""

    columns: tuple[Column, ...]
    """By seat."""
    total: str
    """The row whose greatest number wins."""
    rule: str
    """That it wins."""
    ties: tuple[Tie, ...] = ()
    shared: str = ""
    """The rule of a tie that nothing parts; without one it is that of the last `Tie`."""
    rank: str = ""
    """The row in which players write who came first, second, …, if there is one: a row with `each=0`."""
    first: int = 1
    """The number of the first seat, as records count them."""
    places: Callable[[Sequence[Values]], tuple[Place, ...] | None] | None = None
    """Who came in where, for games that are not won by totals and ties alone; None: the sheet does not tell."""


@dataclass(frozen=True, slots=True)
class Final:
    """What a record comes to at its end: by seat the rows that are known (see `Values`), and the winners."""

    columns: tuple[Values, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class ScoreBook:
    """How a game's score sheets are read and checked."""

    options: Mapping[str, Field]
    """The headers of its options, as in its `Almanac`."""
    grid: Callable[[Mapping[str, Any], Templates], ScoreGrid]
    """Gives the sheet by the options of a document; what is wrong with those is a PnpError."""
    final: Callable[[Mapping[str, Any], Templates], Final | None]
    """Gives the end of a record without mistakes; None: its game is not over."""
    not_over: str
    """The rule of a game that is not over."""


# -- the document ----------------------------------------------------------------------------------


_Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
_Name = Annotated[str, Meta(max_length=60)]


class Mark(Entry, frozen=True):
    """What is written in a row of a column: a count, points, or both."""

    count: _Number | None = None
    points: _Number | None = None


class _Counted(Entry, frozen=True):
    """A count with its points, or without: points alone are a bare number."""

    count: _Number
    points: _Number | UnsetType = UNSET


class _Sheet(Entry, frozen=True):
    format: Literal["pnp-score/1"]
    game: str
    columns: Annotated[tuple[dict[str, Any], ...], Meta(max_length=20)]
    seed: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    names: Annotated[tuple[_Name, ...], Meta(max_length=20)] | UnsetType = UNSET
    winners: Annotated[tuple[_Number, ...], Meta(max_length=20)] | UnsetType = UNSET
    record: dict[str, Any] | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A sheet that was read and fits its grid."""

    grid: ScoreGrid
    names: tuple[str, ...]
    """Of the columns, in sentences."""
    columns: tuple[Mapping[str, Mark], ...]
    winners: tuple[int, ...] | None


class Clerk:
    """The referee of score sheets: that of any game which keeps them."""

    formats: tuple[str, ...] = (FORMAT,)

    def __init__(self, game: ScoreKeeper) -> None:
        self._game = game
        self._book = game.score_book()

    def judge(self, document: Mapping[str, Any], data: Templates) -> Verdict:
        """Check a sheet, and compare it with its record if it has one."""
        from pnp.tally import check

        sheet = convert(document, _Sheet)
        if sheet.game != self._game.slug:
            raise RecordError(f"game: expected “{self._game.slug}”, not “{sheet.game[:40]}”")
        violations: tuple[Violation, ...] = ()
        final = None
        if sheet.record is not UNSET:
            self._compare_heads(sheet, sheet.record)
            violations, final = self._judge_record(sheet.record, data)
        written = self._fit(sheet, data)
        return check(written, final, violations, has_record=sheet.record is not UNSET)

    # -- its record

    def _judge_record(self, record: Mapping[str, Any], data: Templates) -> tuple[tuple[Violation, ...], Final | None]:
        """Give what is wrong with a record, or what it comes to."""
        game = self._game
        assert isinstance(game, Referee)
        form = record.get("format")
        if not isinstance(form, str) or form not in game.formats:
            raise RecordError(f"record: its format is not {' or '.join(game.formats)}")
        try:
            verdict = game.judge(record, data)
        except RecordError as error:
            raise RecordError(f"record: {error}") from None
        if verdict.violations:
            said = (
                Violation(mistake.rule, None, (), f"the record has a mistake: {_lower(mistake)}")
                for mistake in verdict.violations
            )
            return tuple(said), None
        final = self._book.final(record, data)
        if final is None:
            message = "the record ends before the game is over, so the sheet cannot be compared with it"
            return (Violation(self._book.not_over, None, (), message),), None
        return (), final

    def _compare_heads(self, sheet: _Sheet, record: Mapping[str, Any]) -> None:
        """Refuse a record of another game, seed or setup."""
        if record.get("game") != sheet.game:
            raise RecordError(f"record: it is not one of {sheet.game}")
        seed = record.get("seed")
        if sheet.seed not in (UNSET, None) and seed is not None and sheet.seed != seed:
            raise RecordError(f"record: its seed is {str(seed)[:40]}, and that of the sheet is {str(sheet.seed)[:40]}")
        if sheet.options is UNSET:
            return
        theirs = record.get("options")
        for name, field in self._book.options.items():
            key = field.path[-1]
            if key in sheet.options:
                ours, other = self._spelled(name, sheet.options), self._spelled(name, theirs)
                if ours != other:
                    raise RecordError(f"record: its {key} are “{other}”, and those of the sheet “{ours}”")

    def _spelled(self, name: str, options: Any) -> str:
        """Write an option as in a code; one that is left out is the usual one."""
        field = self._book.options[name]
        default = next((option.default for option in self._game.options if option.name.title() == name), "")
        value = options.get(field.path[-1], UNSET) if isinstance(options, Mapping) else UNSET
        try:
            return default if value is UNSET else field.kind.write(value)[:40]
        except (TypeError, AttributeError):
            return str(value)[:40]

    # -- its cells

    def _fit(self, sheet: _Sheet, data: Templates) -> ScoreSheet:
        """Fit a sheet into the grid of its options; what does not fit is a RecordError."""
        options = sheet.options
        if sheet.record is not UNSET:
            theirs = sheet.record.get("options")
            options = {**(theirs if isinstance(theirs, dict) else {}), **({} if options is UNSET else options)}
        try:
            grid = self._book.grid({} if options is UNSET else options, data)
        except RecordError:
            raise
        except PnpError as error:
            raise RecordError(str(error)) from None
        count = len(grid.columns)
        for what, entries in (("columns", sheet.columns), ("names", sheet.names)):
            if entries is not UNSET and len(entries) != count:
                raise RecordError(f"{what}: there are {len(entries)}, and the sheet has {count} seats")
        names = [column.name for column in grid.columns]
        if sheet.names is not UNSET:
            names = [f"{name} ({own})" if own.strip() else name for name, own in zip(names, sheet.names, strict=True)]
        winners = None
        if sheet.winners is not UNSET:
            winners, seats = sheet.winners, range(grid.first, grid.first + count)
            if not winners or list(winners) != sorted(set(winners)) or not set(winners) <= set(seats):
                raise RecordError(f"winners: these are seats from {seats[0]} to {seats[-1]}, ascending, each once")
        columns = tuple(
            {name: _mark(name, value, column) for name, value in cells.items()}
            for column, cells in zip(grid.columns, sheet.columns, strict=True)
        )
        if not any(columns):
            raise RecordError("nothing is written on the sheet")
        return ScoreSheet(grid, tuple(names), columns, winners)

    # -- the text form

    def read_text(self, transcript: Transcript) -> dict[str, Any]:
        """Read headers and rows; an error begins with the line."""
        game = self._game
        document = read_headers(transcript.headers, self._known, lambda into, header: put_code(
            game, self._book.options, into, header
        ))  # fmt: skip
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

    def write_text(self, document: Mapping[str, Any]) -> str:
        """Write a document that can be judged."""
        rest = dict(document)
        if "record" in rest:
            game = self._game
            assert isinstance(game, Referee)
            rest["record"] = game.write_text(rest["record"]).splitlines()
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
            **self._book.options,
            "Options": Field(("options",), NOTHING),
            "Name": Field(("names",), TEXT, each=True),
            "Winners": Field(("winners",), NUMBERS),
            "Record": Field(("record",), TEXT, each=True),
        }


def _lower(mistake: Violation) -> str:
    said = mistake.sentence().removesuffix(f" ({mistake.rule})")
    return f"{said[:1].lower()}{said[1:]}"


def _mark(name: str, value: Any, column: Column) -> Mark:
    """Read what stands in a row of a column."""
    row = next((row for row in column.rows if row.name == name), None)
    if row is None:
        known = [row.name for row in column.rows]
        raise RecordError(f"{column.name} has no row “{name[:40]}”{nearest(name[:40], known)}")
    try:
        if not isinstance(value, dict):
            number = convert(value, _Number)
            return Mark(points=number) if row.each else Mark(count=number)
        pair = convert(value, _Counted)
    except RecordError as error:
        raise RecordError(f"{column.name}, {name}: {error}") from None
    if row.each in (0, 1):
        raise RecordError(f"{column.name}, {name}: it is a number alone, without a count and points")
    return Mark(pair.count, None if pair.points is UNSET else pair.points)


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
