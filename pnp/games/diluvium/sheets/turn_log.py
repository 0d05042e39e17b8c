"""The turn log: a line for each turn in the notation of records, and a key to it.

What is written here is typed in as it stands: a line begins with the turn's number, moves are parted by `|`. The seat
is there for people; a record does not need it. Filled in on a screen, a line is a field.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.shapes import Box
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, draw_heading
from pnp.games.diluvium.sheets.words import SheetLook, fill, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["TURNS", "draw_log", "headers", "log_part"]

TURNS = 48
"""Twelve rounds of four players; a longer game takes a second sheet."""
_COLUMNS = 2
_GAP = 4.0
_KEY = 42.5


def log_part(setup: DiluviumSetup, data: Templates) -> Part:
    """Give the log of a setup: the seats of the first turns stand there."""
    front = partial(draw_log, setup=setup, data=data)
    return sheet("turn-log", WIDTH, HEIGHT, front, group="turn-log", title="Turn Log")


def headers(setup: DiluviumSetup, *, spelled: bool = False) -> tuple[str, ...]:
    """Give the lines with which the typed record begins: the code says it all, unless the setup was changed.

    Spelled out, they bind a record to no seed: cards may have been mixed again at the table.
    """
    from pnp.games.diluvium import game

    if not spelled and not setup.changed:
        return '[Format "pnp-game/1"]', f'[Code "{setup.code}"]'
    data = setup.data()
    document = {
        "format": "pnp-game/1",
        "game": game.slug,
        "seed": None,
        "options": data["options"],
        "setup": data["setup"],
        "moves": [],
    }
    return tuple(line for line in game.write_text(document).splitlines() if line)


def draw_log(canvas: Canvas, setup: DiluviumSetup, data: Templates) -> None:
    """Draw the page."""
    known = sheet_look(data)
    words, theme, charter = known.log, known.theme, setup.charter
    draw_head(canvas, words.title, words.subtitle, setup.code, "turn-log", words.sheet, known.head, theme)
    top, bottom = BELOW + 6.5, HEIGHT - 6.5 - _KEY
    rows = TURNS // _COLUMNS
    row = (bottom - top) / rows
    wide = (RIGHT - LEFT - _GAP) / _COLUMNS
    for column in range(_COLUMNS):
        x = LEFT + column * (wide + _GAP)
        canvas.text(x + 0.5, top - 1.6, words.turn, theme.type("head"))
        canvas.text(x + 13.0, top - 1.6, words.moves, theme.type("head"))
        canvas.rect(x, top, 19.0, bottom - top, fill=theme.ink("wash"))
        for number in range(rows):
            turn = column * rows + number
            y = top + number * row
            base = y + row / 2 + theme.type("number").cap_height / 2
            seat = (charter.first - 1 + turn) % charter.seats + 1
            rival = charter.solo and seat == 2
            canvas.text(x + 8.0, base, str(turn + 1), theme.type("number"), anchor="end")
            said = known.plan.rival[:1] if rival else str(seat)
            canvas.text(x + 15.0, base, said, theme.type("small"), anchor="middle")
            label = fill(known.form.turn, turn=turn + 1, seat=known.plan.rival if rival else seat)
            box = Box(x + 19.6, y + 0.4, x + wide - 0.2, y + row - 0.1)
            canvas.field(Field(f"log.{turn + 1}.moves", box, label, size=7, wraps=True))
            strong = turn % charter.seats == 0
            canvas.line(x, y, x + wide, y, theme.pen("line" if strong else "rule", 0.35 if strong else 0.2))
        canvas.line(x, bottom, x + wide, bottom, theme.pen("line", 0.35))
        canvas.line(x + 19.0, top, x + 19.0, bottom, theme.pen("rule", 0.2))
    _draw_key(canvas, bottom + 6.5, setup, known)


def _draw_key(canvas: Canvas, top: float, setup: DiluviumSetup, known: SheetLook) -> None:
    """Show how each move is written, and with which lines a record begins."""
    words, theme = known.log, known.theme
    draw_heading(canvas, LEFT + 3.0, top, RIGHT, words.key, theme)
    rows = -(-len(words.words) // 2)
    wide = (RIGHT - LEFT) / 2
    for number, (example, meaning) in enumerate(words.words):
        column, row = divmod(number, rows)
        x, y = LEFT + 3.0 + column * wide, top + 5.0 + row * 4.0
        canvas.text(x, y, example, theme.type("notation"), fit=48.0)
        canvas.text(x + 49.0, y, meaning, theme.type("small"), fit=wide - 52.0)
    y = top + 5.0 + rows * 4.0 + 1.0
    # what lies face down in a setup that was changed is the dealer's to know
    said = words.changed if setup.changed else words.begins
    canvas.text(LEFT + 3.0, y, said, theme.type("small"), fit=RIGHT - LEFT - 6.0)
    if not setup.changed:
        canvas.text(LEFT + 3.0, y + 4.0, "  ".join(headers(setup)), theme.type("notation"), fit=RIGHT - LEFT - 6.0)
