"""Annals: whole games recorded move by move, `pnp-game/1`, for every game that is recorded so.

The document is one frame: options, setup and claims are of types that the game gives, moves are short texts. It is read
strictly: what has the wrong form cannot be judged.

The text form is equal to it. Headers say everything but the moves; a line is a turn and begins with its number, moves
are parted by `|`. A line for each move is read as well, and a turn may go over several lines:

    [Format "pnp-game/1"]
    [Code "nautilion:reserve=5,expansions=3#42"]    ; or [Game "nautilion"], [Seed -], [Reserve "5"], [Path "c7 c2 …"]
    [Finished "no"]
    [Claimed-Crew "4"]

    1 roll 1 4 4 | whirlwind | pay r | roll 1 2 4 | give d1 p4 n2 | place c2 board
    2 roll 1 1 2
      give d1 p2 n1 | place c9 board                ; a comment

A game declares its headers as an `Almanac`. Those of its options are called like the options of its setup codes, so
that a code can be spelled out. Turns are numbered for people: a number has to be greater than the one before.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pnp.errors import PnpError, RecordError
from pnp.game import Fault, Game, settle
from pnp.headers import NOTHING, TEXT, TRUTH, Field, put, read_headers, write_headers, wrong
from pnp.record import Header, Line, Transcript, Word
from pnp.seeds import SetupCode

__all__ = ["FORMAT", "Almanac", "Annal", "Entry", "convert", "put_code", "read_annal", "wrong_claim", "wrong_setup"]

FORMAT = "pnp-game/1"

MOST_MOVES = 5_000
"""Of any game; the longest have some hundred."""
LONGEST_MOVE = 200
_LONGEST = 200
"""Of a complaint, which may quote what it was given."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in a record."""


O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
C = TypeVar("C")
T = TypeVar("T")


class Annal(Entry, Generic[O, S, C], frozen=True):
    """A whole record; a game gives the types of its options, its setup and its claims."""

    format: Literal["pnp-game/1"]
    game: str
    seed: Annotated[str, Meta(max_length=200)] | None
    """Null: played with real components, so that everything stands in the record."""
    moves: Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_MOVE)], ...], Meta(max_length=MOST_MOVES)]
    options: O | UnsetType = UNSET
    setup: S | UnsetType = UNSET
    finished: bool = True
    claimed: C | UnsetType = UNSET


def convert(document: Any, kind: type[T]) -> T:
    """Read a document or a part of it; raises RecordError with the place of what is wrong."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise RecordError(_sentence(str(error))) from None


R = TypeVar("R", bound=Annal[Any, Any, Any])


def read_annal(document: Mapping[str, Any], kind: type[R], slug: str) -> R:
    """Read a record of a game."""
    record = convert(document, kind)
    if record.game != slug:
        raise RecordError(f"game: expected “{slug}”, not “{record.game[:40]}”")
    if record.seed is None and record.setup is UNSET:
        raise RecordError("the record has neither a setup nor a seed that gives one")
    return record


def wrong_setup(said: Entry, drawn: Entry, parts: Mapping[str, tuple[str, str]]) -> Fault | None:
    """Compare a setup with the seed's: rule and sentence of the first part that differs. One left out does not."""
    for name, (rule, sentence) in parts.items():
        value = getattr(said, name)
        if value is not UNSET and value != getattr(drawn, name):
            return Fault(rule, None, (), sentence)
    return None


def wrong_claim(rule: str, claimed: msgspec.Struct, result: Mapping[str, Any]) -> Fault | None:
    """Compare claims with the lines of the result that are called like them."""
    for name in claimed.__struct_fields__:
        value = getattr(claimed, name)
        if value is not UNSET and value != result[name]:
            said, true = (msgspec.json.encode(each).decode() for each in (value, result[name]))
            return Fault(rule, None, (), f"{name} is claimed to be {said}, but it is {true}")
    return None


def _sentence(complaint: str) -> str:
    """Put the place first, with moves counted as players do."""
    what, _, path = complaint.partition(" - at ")
    place = path.strip("`").removeprefix("$.")
    if place.startswith("moves[") and place.endswith("]"):
        place = f"move {int(place[6:-1]) + 1}" if place[6:-1].isdigit() else "moves"
    what = what[:1].lower() + what[1:_LONGEST]
    return f"{place}: {what}" if place and place != "$" else what


# -- the text form ---------------------------------------------------------------------------------


_ABOVE = {
    "Format": Field(("format",), TEXT),
    "Game": Field(("game",), TEXT),
    "Seed": Field(("seed",), TEXT),
}
_BELOW = {
    "Options": Field(("options",), NOTHING),
    "Setup": Field(("setup",), NOTHING),
    "Finished": Field(("finished",), TRUTH),
    "Claimed": Field(("claimed",), NOTHING),
}
"""The headers of every game, before and behind its own; a game may need the name of one behind for an option."""


@dataclass(frozen=True)
class Almanac:
    """How a game's records are read and written as text."""

    game: Game
    fields: Mapping[str, Field]
    """Its headers: an option of a code has the option's name with capitals, `Phantom-Side`."""
    parse_move: Callable[[str], object]
    turns: Callable[[Mapping[str, Any]], Sequence[int]]
    """Gives the turns of the moves of a document that can be judged, as far as they can be played."""
    always: tuple[str, ...] = ()
    """Options that a record names even where a code leaves them out, because they are the default."""

    def read(self, transcript: Transcript) -> dict[str, Any]:
        """Read a text; what is wrong is a RecordError that begins with the line."""
        document = read_headers(transcript.headers, self._known, self._put_code)
        if "seed" not in document:
            raise RecordError("line 1: there is no header [Code …], nor [Seed …], which is [Seed -] without a seed")
        document["moves"] = list(self._moves(transcript.lines))
        return document

    def write(self, document: Mapping[str, Any]) -> str:
        """Write a document that can be judged."""
        code = self._code(document)
        rest = document
        if code is not None:
            rest = {key: value for key, value in document.items() if key not in ("game", "seed", "options")}
        form, *headers = write_headers(rest, self._known)
        codes = [f'[Code "{code}"]'] if code is not None else []
        return "\n".join([form, *codes, *headers, "", *_lines(document["moves"], self.turns(document)), ""])

    @property
    def _known(self) -> dict[str, Field]:
        below = {name: field for name, field in _BELOW.items() if name not in self.fields}
        return {**_ABOVE, **self.fields, **below}

    def _put_code(self, document: dict[str, Any], header: Header) -> None:
        put_code(self.game, self.fields, document, header, self.always)

    def _code(self, document: Mapping[str, Any]) -> SetupCode | None:
        """Give the code that says the same as game, seed and options together, if there is one."""
        options, seed = document.get("options"), document.get("seed")
        if seed is None:
            return None
        given: dict[str, str] = {}
        for option in self.game.options:
            field = self.fields[option.header]
            if options is not None and field.path[-1] in options:
                given[option.name] = field.kind.write(options[field.path[-1]])
        try:
            code = settle(self.game, SetupCode(self.game.slug, None, given).with_seed(seed))
            again: dict[str, Any] = {}
            self._put_code(again, Header(1, "Code", str(code)))
        except (PnpError, ValueError):
            return None
        same = all(again.get(key) == document.get(key) for key in ("game", "seed", "options"))
        return code if same and str(code).isprintable() and '"' not in str(code) and "\\" not in str(code) else None

    def _moves(self, lines: Sequence[Line]) -> Iterator[str]:
        turn = -1
        for line in lines:
            for place, words in enumerate(line.segments):
                if place == 0 and words and _is_number(words[0]):
                    number = int(words[0].text.removesuffix("."))
                    if number <= turn:
                        raise RecordError(f"{line.places[place]}: turn {number} cannot come after turn {turn}")
                    turn, words = number, words[1:]
                try:
                    yield self._move(words)
                except RecordError as error:
                    raise RecordError(f"{line.places[place]}: {error}") from None

    def _move(self, words: tuple[Word, ...]) -> str:
        if not words:
            raise RecordError("a move is missing before or behind a |, or behind the turn’s number")
        if quote := next((word for word in words if word.quoted), None):
            raise RecordError(f"{quote} is in quotes: no word of a move is")
        text = " ".join(word.text.lower() for word in words)
        self.parse_move(text)
        return text


def put_code(
    game: Game, fields: Mapping[str, Field], document: dict[str, Any], header: Header, always: Sequence[str] = ()
) -> None:
    """Spell a setup code out into the fields of its options: what it leaves out is left out, but for some of them."""
    try:
        code = settle(game, SetupCode.parse(header.value or ""))
    except PnpError as error:
        raise wrong(header, str(error)) from None
    if code.game != game.slug:
        raise wrong(header, f"the code is not one of {game.slug}")
    if code.version is not None:
        raise wrong(header, f"a record is of the newest generator, not of version {code.version}")
    put(document, ("game",), code.game, header)
    put(document, ("seed",), code.seed, header)
    spelled = {option.name: option.default for option in game.options if option.name in always}
    headers = {option.name: option.header for option in game.options}
    for name, value in {**spelled, **code.options}.items():
        field = fields[headers[name]]
        put(document, field.path, field.kind.read(value), header)


def _is_number(word: Word) -> bool:
    text = word.text.removesuffix(".")
    return not word.quoted and text.isascii() and text.isdigit() and len(text) <= 4


def _lines(moves: Sequence[str], turns: Sequence[int]) -> Iterator[str]:
    """Write a line for each turn; moves that cannot be played stand by themselves."""
    width = len(str(max(turns, default=0)))
    start = 0
    while start < len(turns):
        end = start + 1
        while end < len(turns) and turns[end] == turns[start]:
            end += 1
        yield f"{turns[start]:{width}} {' | '.join(moves[start:end])}"
        start = end
    yield from moves[len(turns) :]
