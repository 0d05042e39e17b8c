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

The text form, which people type, is in `pnp.scoretext`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from pnp.annals import Entry, convert
from pnp.errors import PnpError, RecordError
from pnp.game import Referee, ScoreKeeper, Verdict, Violation
from pnp.headers import Field
from pnp.record import Transcript
from pnp.scoretext import ScoreText
from pnp.seeds import clean_seed
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
        ours, theirs = (_clean(seed) for seed in (sheet.seed, record.get("seed")))
        if ours and theirs and ours != theirs:
            raise RecordError(f"record: its seed is {theirs[:40]}, and that of the sheet is {ours[:40]}")
        if sheet.options is UNSET:
            return
        spelled = record.get("options")
        for name, field in self._book.options.items():
            key = field.path[-1]
            if key in sheet.options:
                own, other = self._spelled(name, sheet.options), self._spelled(name, spelled)
                if own != other:
                    raise RecordError(f"record: its option {key} is “{other}”, and that of the sheet is “{own}”")

    def _spelled(self, name: str, options: Any) -> str:
        """Write an option as in a code; one that is left out is the usual one."""
        field = self._book.options[name]
        default = next((option.default for option in self._game.options if option.header == name), "")
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
            own = [" ".join("".join(c if c.isprintable() else " " for c in name).split()) for name in sheet.names]
            names = [f"{name} ({said})" if said else name for name, said in zip(names, own, strict=True)]
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
        return ScoreText(self._game, self._book.options).read(transcript)

    def write_text(self, document: Mapping[str, Any]) -> str:
        """Write a document that can be judged."""
        return ScoreText(self._game, self._book.options).write(document)


def _clean(seed: Any) -> str:
    """Give a seed as codes have it; empty if there is none."""
    try:
        return clean_seed(seed) if isinstance(seed, str) else ""
    except PnpError:
        return str(seed)


def _lower(mistake: Violation) -> str:
    said = mistake.sentence().removesuffix(f" ({mistake.rule})")
    return f"{said[:1].lower()}{said[1:]}"


def _mark(name: str, value: Any, column: Column) -> Mark:
    """Read what stands in a row of a column."""
    row = next((row for row in column.rows if row.name == name), None)
    if row is None:
        known = ", ".join(row.name for row in column.rows)
        raise RecordError(f"{column.name} has no row “{name[:40]}” (there are {known})")
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
