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

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pnp.errors import PnpError, RecordError
from pnp.game import settle
from pnp.games.carmine.logbook import read_drawing, read_voyage, write_drawing, write_voyage
from pnp.games.carmine.words import EMPTY, Cursor, write_card, write_cells
from pnp.headers import NOTHING, NUMBER, NUMBERS, TEXT, TRUTH, Field, Kind, put, read_headers, write_headers, wrong
from pnp.record import Header, Line, Transcript
from pnp.seeds import SetupCode

__all__ = ["read_text", "write_text"]

_DRAWING = "pnp-drawing/1"
_MARKS = ("monster", "peril", "current", "rock", "ambush", "line", "spent")


def read_text(transcript: Transcript) -> dict[str, Any]:
    """Read the text form of a voyage or a drawing; what is wrong is a RecordError that begins with the line."""
    is_drawing = transcript.header("Format") == _DRAWING
    document = read_headers(transcript.headers, _OF_A_DRAWING if is_drawing else _OF_A_VOYAGE, _put_code)
    if is_drawing:
        _read_position(transcript.lines, document)
    else:
        document |= read_voyage(transcript.lines)
    return document


def write_text(document: Mapping[str, Any]) -> str:
    """Write a document that can be judged in the text form."""
    is_drawing = document["format"] == _DRAWING
    headers = write_headers(document, _OF_A_DRAWING if is_drawing else _OF_A_VOYAGE)
    lines = _write_position(document) if is_drawing else write_voyage(document)
    return "\n".join([*headers, "", *lines, ""])


# -- headers ---------------------------------------------------------------------------------------

_CELL = Kind(str.upper, str)
_HEADERS = {
    "Format": Field(("format",), TEXT),
    "Game": Field(("game",), TEXT),
}
_OF_A_VOYAGE = _HEADERS | {
    "Seed": Field(("seed",), TEXT),
    "Board": Field(("board",), TEXT),
    "Row": Field(("board",), TEXT, each=True),
    "Options": Field(("options",), NOTHING),
    "Players": Field(("options", "players"), NUMBER),
    "Deck": Field(("options", "deck"), TEXT),
    "Mirror": Field(("options", "mirror"), TRUTH),
    "Voyage": Field(("options", "voyage"), TRUTH),
    "First-Game": Field(("options", "first_game"), TRUTH),
    "Finished": Field(("finished",), TRUTH),
    "Claims": Field(("claimed",), NOTHING),
    "Claimed": Field(("claimed", "total"), NUMBER),
    "Renown": Field(("claimed", "renown"), NUMBERS),
}
_OF_A_DRAWING = _HEADERS | {
    "Board": Field(("board",), TEXT),
    "Row": Field(("board",), TEXT, each=True),
    "Ship": Field(("ship",), _CELL),
    "Solo": Field(("solo",), TRUTH),
    "Mirror": Field(("mirror",), TRUTH),
    "Marks": Field(("marks",), NOTHING),
}


def _put_code(document: dict[str, Any], header: Header) -> None:
    """Spell a setup code out: what it leaves out is the game's default."""
    from pnp.games.carmine import game

    try:
        code = settle(game, SetupCode.parse(header.value or ""))
    except PnpError as error:
        raise wrong(header, str(error)) from None
    if code.version is not None:
        raise wrong(header, f"a record is of the newest generator, not of version {code.version}")
    put(document, ("game",), code.game, header)
    put(document, ("seed",), code.seed, header)
    options = {option.name: code.options.get(option.name, option.default) for option in game.options}
    if board := options.pop("board"):
        put(document, ("board",), _board(board), header)
    for name, value in options.items():
        field = _OF_A_VOYAGE[name.title()]
        put(document, field.path, field.kind.read(value), header)


def _board(name: str) -> str | list[str]:
    """Give a board as a record has it: a face by its name, one that grew from a seed of its own in rows."""
    from pnp.games.carmine import game
    from pnp.games.carmine.charts import face_names, seeded_chart
    from pnp.registry import templates_for

    data = templates_for(game)
    return name if name in face_names(data) else list(seeded_chart(name, game.version, data).board.rows)


# -- a single drawing ------------------------------------------------------------------------------


def _read_position(lines: Iterable[Line], document: dict[str, Any]) -> None:
    """Read what is on the board, and in the last line what was drawn on it."""
    done = 0
    for line in lines:
        cursor = Cursor(line.places[0], line.segments[0])
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
