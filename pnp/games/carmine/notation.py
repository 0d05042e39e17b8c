"""The text form of a voyage and of a single drawing: what people type from a paper sheet. It is equal to the JSON form.

A voyage has headers, a line for the start, and a line for each turn:

    [Format "pnp-voyage/1"]
    [Game "carmine"]
    [Seed "KRAKEN-7"]            ; [Seed -] if it was played with real cards and dice
    [Board "A1"]                 ; or fifteen times [Row "==....#.P......"], from the north
    [Players "1"]
    start kraken J1 J2 K1 | maelstrom C11 D11 C12 D12 | home G7 ship H7
    1 sirens C14 D14 | NE W SE 4 | wind I6 | sail NE J5 K4 | reward 3 | wind L4
    2 gold-2 | N N S 2 | explore K5 take 2 build 1
    3 power-any pirates | E S S 6 | port G7 ship hold cannon cannon

Headers, in any order: Format, Game, Seed, Board or Row, Players, Deck; Mirror, Voyage, First-Game, Finished (yes or
no); Claimed (the total), Renown (the column from the bottom: "12 20 31"). `[Code "carmine:board=A1#KRAKEN-7"]`, as it
is printed on every sheet, stands for Game, Seed, Board and all options at once. In the lines:

    start   = "start" first { "|" first } "|" "home" cell "ship" cell
    first   = [card] drawing
    turn    = number [card] [choice] [drawing] [ "|" dice ] [ "|" wind [reward] ] "|" action [ "|" wind [reward] ]
              { "|" battle }
    choice  = "monsters" | "pirates"                       for power-any
    drawing = cell { cell } | "skipped" | "by" seat cell [ "dots" cell { cell } ] [ "cannons" number ]
    dice    = direction direction direction number         left out where the seed gives them, like cards
    wind    = "wind" cell { cell }                         before the action: winds before, behind it: winds after
    reward  = "|" "reward" number                          of pirates: behind "sail" when sailed to, else when blown to
    action  = "sail" direction { cell } [reward]           without cells: a pass
            | "explore" cell [ "take" number ] [ "build" number ] [ "treasure" (number | "none") ]
            | "port" cell { "ship" | "hold" | "cannon" }
    battle  = "battle" (seat | "mine") { number } [ "cannons" { number } ] [ "choose" ("gold" | "provisions") ]
    seat    = "left" | "right"

A card goes by its id or by its printed name in small letters: `fresh-breeze` is wind-1. A current is drawn from tail
to head. What may be left out in JSON may be left out here; a list that stands there and has no entries is a dash, and
null is the word none (in a header a dash, without quotes). A single drawing has the headers Ship (a cell, or
[Ship -]), Solo and Mirror, then what is on the board, and the card:

    monster B2
    current D4 E4 F4             ; each current has a line of its own
    spent B2
    draw kraken J1 J2 K1         ; or: draw kraken skipped

Nothing is lost in either direction, not even what breaks the rules: see `words` for what stands in quotes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from pnp.errors import PnpError, RecordError
from pnp.game import settle
from pnp.games.carmine.logbook import read_drawing, read_voyage, write_drawing, write_voyage
from pnp.games.carmine.words import EMPTY, Cursor, parse_number, write_card, write_cells
from pnp.hints import nearest
from pnp.record import Header, Line, Transcript, quoted
from pnp.seeds import SetupCode

__all__ = ["read_text", "write_text"]

_DRAWING = "pnp-drawing/1"
_MARKS = ("monster", "peril", "current", "rock", "ambush", "line", "spent")


def read_text(transcript: Transcript) -> dict[str, Any]:
    """Read the text form of a voyage or a drawing; what is wrong is a RecordError that begins with the line."""
    is_drawing = transcript.header("Format") == _DRAWING
    document = _read_headers(transcript.headers, _OF_A_DRAWING if is_drawing else _OF_A_VOYAGE)
    if is_drawing:
        _read_position(transcript.lines, document)
    else:
        document |= read_voyage(transcript.lines)
    return document


def write_text(document: Mapping[str, Any]) -> str:
    """Write a document that can be judged in the text form."""
    is_drawing = document["format"] == _DRAWING
    headers = _write_headers(document, _OF_A_DRAWING if is_drawing else _OF_A_VOYAGE)
    lines = _write_position(document) if is_drawing else write_voyage(document)
    return "\n".join([*headers, "", *lines, ""])


# -- headers ---------------------------------------------------------------------------------------


class _Kind(NamedTuple):
    """How a header's value is read and written. What cannot be read is a ValueError: `it is yes or no`."""

    read: Callable[[str], Any]
    write: Callable[[Any], str]


def _read_truth(text: str) -> bool:
    try:
        return {"yes": True, "no": False}[text.strip().lower()]
    except KeyError:
        raise ValueError("yes or no") from None


def _read_nothing(text: str) -> dict[str, Any]:
    if text:
        raise ValueError("empty: its parts have headers of their own")
    return {}


_TEXT = _Kind(str, str)
_CELL = _Kind(str.upper, str)
_NUMBER = _Kind(parse_number, str)
_NUMBERS = _Kind(lambda text: [parse_number(word) for word in text.split()], lambda values: " ".join(map(str, values)))
_TRUTH = _Kind(_read_truth, lambda value: "yes" if value else "no")
_NOTHING = _Kind(_read_nothing, lambda _: "")
"""A part of the document that is there without anything in it."""

_HEADERS: dict[str, tuple[tuple[str, ...], _Kind]] = {
    "Format": (("format",), _TEXT),
    "Game": (("game",), _TEXT),
}
_OF_A_VOYAGE = _HEADERS | {
    "Seed": (("seed",), _TEXT),
    "Board": (("board",), _TEXT),
    "Options": (("options",), _NOTHING),
    "Players": (("options", "players"), _NUMBER),
    "Deck": (("options", "deck"), _TEXT),
    "Mirror": (("options", "mirror"), _TRUTH),
    "Voyage": (("options", "voyage"), _TRUTH),
    "First-Game": (("options", "first_game"), _TRUTH),
    "Finished": (("finished",), _TRUTH),
    "Claims": (("claimed",), _NOTHING),
    "Claimed": (("claimed", "total"), _NUMBER),
    "Renown": (("claimed", "renown"), _NUMBERS),
}
_OF_A_DRAWING = _HEADERS | {
    "Board": (("board",), _TEXT),
    "Ship": (("ship",), _CELL),
    "Solo": (("solo",), _TRUTH),
    "Mirror": (("mirror",), _TRUTH),
    "Marks": (("marks",), _NOTHING),
}
"""Where the value of each header stands in the document. `Row` and `Code` are read apart."""


def _read_headers(headers: Iterable[Header], known: Mapping[str, tuple[tuple[str, ...], _Kind]]) -> dict[str, Any]:
    names = {name.casefold(): name for name in (*known, "Row", "Code")}
    document: dict[str, Any] = {}
    seen: set[str] = set()
    for header in headers:
        name = names.get(header.key.casefold())
        if name is None:
            raise _wrong(header, f"there is no header “{header.key}”{nearest(header.key.title(), known)}")
        if name in seen and name != "Row":
            raise _wrong(header, f"the header {name} stands twice")
        seen.add(name)
        if name == "Code":
            _put_code(document, header)
        elif name == "Row":
            _put_row(document, header)
        else:
            path, kind = known[name]
            try:
                value = None if header.value is None else kind.read(header.value)
            except ValueError as error:
                raise _wrong(header, f"{name} is {error}, not “{(header.value or '')[:40]}”") from None
            _put(document, path, value, header)
    return document


def _wrong(header: Header, sentence: str) -> RecordError:
    return RecordError(f"line {header.line}: {sentence}")


def _put(document: dict[str, Any], path: tuple[str, ...], value: Any, header: Header) -> None:
    """Put a value where it belongs; a header may repeat what the code has said, and may not contradict it."""
    *outer, last = path
    for key in outer:
        document = document.setdefault(key, {})
    if document.get(last, value) != value:
        raise _wrong(header, f"{header.key} is “{header.value}”, but a header before it says otherwise")
    document[last] = value


def _put_row(document: dict[str, Any], header: Header) -> None:
    rows = document.setdefault("board", [])
    if not isinstance(rows, list):
        raise _wrong(header, "the board is named already: it cannot have rows as well")
    rows.append(header.value or "")


def _put_code(document: dict[str, Any], header: Header) -> None:
    """Spell a setup code out: what it leaves out is the game's default."""
    from pnp.games.carmine import game

    try:
        code = settle(game, SetupCode.parse(header.value or ""))
    except PnpError as error:
        raise _wrong(header, str(error)) from None
    if code.version is not None:
        raise _wrong(header, f"a record is of the newest generator, not of version {code.version}")
    _put(document, ("game",), code.game, header)
    _put(document, ("seed",), code.seed, header)
    options = {option.name: code.options.get(option.name, option.default) for option in game.options}
    if board := options.pop("board"):
        _put(document, ("board",), _board(board), header)
    for name, value in options.items():
        path, kind = _OF_A_VOYAGE[name.title()]
        _put(document, path, kind.read(value), header)


def _board(name: str) -> str | list[str]:
    """Give a board as a record has it: a face by its name, one that grew from a seed of its own in rows."""
    from pnp.games.carmine import game
    from pnp.games.carmine.charts import face_names, seeded_chart
    from pnp.registry import templates_for

    data = templates_for(game)
    return name if name in face_names(data) else list(seeded_chart(name, game.version, data).board.rows)


def _write_headers(document: Mapping[str, Any], known: Mapping[str, tuple[tuple[str, ...], _Kind]]) -> Iterator[str]:
    for name, (path, kind) in known.items():
        *outer, last = path
        holder: Any = document
        for key in outer:
            holder = holder.get(key) or {}
        if last not in holder:
            continue
        value = holder[last]
        if value is None:
            yield f"[{name} -]"
        elif kind is _NOTHING:
            yield from () if value else [f'[{name} ""]']
        elif name == "Board" and not isinstance(value, str):
            yield from (f"[Row {quoted(row)}]" for row in value)
        else:
            yield f"[{name} {quoted(kind.write(value))}]"


# -- a single drawing ------------------------------------------------------------------------------


def _read_position(lines: Iterable[Line], document: dict[str, Any]) -> None:
    """Read what is on the board, and in the last line what was drawn on it."""
    done = 0
    for line in lines:
        cursor = Cursor(line.number, line.segments[0])
        if done:
            raise cursor.expected("nothing behind the line that begins with draw")
        if cursor.skip("draw"):
            done = line.number
            if (card := cursor.card()) is None:
                raise cursor.expected("the card that was drawn, like kraken")
            document["card"] = card
            document |= read_drawing(cursor)
        else:
            _read_marks(cursor, document.setdefault("marks", {}))
        cursor.end()
        if len(line.segments) > 1:
            raise cursor.wrong("there is no | in the lines of a drawing")
    if not done:
        raise RecordError("line 1: there is no line that begins with draw, and names the card and its cells")


def _read_marks(cursor: Cursor, marks: dict[str, Any]) -> None:
    kind = cursor.word(f"draw or one of {', '.join(_MARKS)}", _MARKS)
    if kind not in _MARKS:
        raise cursor.wrong(f"“{kind}” is not something on the board")
    empty = cursor.is_next(EMPTY)
    cells = cursor.cells()
    marks.setdefault(kind, []).extend([cells] if kind == "current" and not empty else cells)


def _write_position(document: Mapping[str, Any]) -> Iterator[str]:
    for kind, cells in (document.get("marks") or {}).items():
        for group in cells if kind == "current" and cells else [cells]:
            yield " ".join([kind, *(write_cells(group) if group or kind != "current" or not cells else [])])
    drawing = write_drawing(document["drawing"]) if "drawing" in document else []
    yield " ".join(["draw", write_card(document["card"]), *drawing])
