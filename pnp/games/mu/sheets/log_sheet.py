"""The turn log: a line for each turn in the notation of records, and a key to it.

What is written here is typed in as it stands: a line begins with the turn's number, moves are parted by `|`, and the
turn's last move, `end`, is a tick. The seat is there for people; a record does not need it. Filled in on a screen, a
line is a field. The first sheet has the key; the others have more lines.
"""

from functools import partial
from typing import Any

import msgspec

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.setting import columns, set_text
from pnp.draw.shapes import Box
from pnp.draw.type import wrap
from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets.head import BELOW, BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, sheet_hand
from pnp.games.mu.sheets.words import SheetLook, fill, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["FIRST", "FURTHER", "draw_log_sheet", "headers", "log_parts", "turns_of"]

FIRST, FURTHER = 18, 26
"""Turns on the first sheet, and on each of the others."""
_SHEETS = {2: 2, 3: 3, 4: 3}
"""By players: a game has fifty to seventy turns; a longer one takes the last sheet twice."""
_NUMBER, _SEAT, _END = 9.0, 9.0, 8.5


def turns_of(page: int) -> range:
    """Give the turns of a sheet, counted from 1 on."""
    begin = 1 if page == 1 else FIRST + (page - 2) * FURTHER + 1
    return range(begin, begin + (FIRST if page == 1 else FURTHER))


def log_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """Give the sheets of the log: the seats stand there, as the setup says who begins."""
    return [
        sheet(
            f"turn-log-{page}",
            WIDTH,
            HEIGHT,
            partial(draw_log_sheet, page=page, setup=setup, data=data),
            group="turn-log",
            title="Turn Log",
        )
        for page in range(1, _SHEETS[setup.options.players] + 1)
    ]


def headers(setup: MuSetup, *, dice: bool = False) -> tuple[str, ...]:
    """Give the lines with which the typed record begins: the code says it all, unless the setup was changed.

    With real `dice` the seed gave no chance, so that it is not named: the setup is spelled out (MU-001).
    """
    from pnp.games.mu import game

    if not setup.changed and not dice:
        return '[Format "pnp-game/1"]', f'[Code "{setup.code}"]'
    spelled = setup.data()
    options, land = dict(spelled["options"]), dict(spelled["setup"])
    if options["setup"] == "standard":  # it gives the land by itself
        land = {"first_player": land["first_player"]}
    usual = {field.name: field.default for field in msgspec.structs.fields(setup.options)}
    options = {name: value for name, value in options.items() if usual[name] != value}
    document: dict[str, Any] = {
        "format": "pnp-game/1",
        "game": game.slug,
        "seed": None,
        "options": options,
        "setup": land,
        "moves": [],
    }
    return tuple(line for line in game.write_text(document).splitlines() if line)


def draw_log_sheet(canvas: Canvas, page: int, setup: MuSetup, data: Templates) -> None:
    """Draw a page."""
    known = sheet_look(data)
    words, theme = known.text.log, known.theme
    turns = turns_of(page)
    subtitle = words.subtitle if page == 1 else fill(words.page, first=turns[0], last=turns[-1])
    draw_head(canvas, words.title, subtitle, words.sheet, f"turn-log-{page}", setup, known)
    top = BELOW + 1.6
    if page == 1:
        top = _draw_key(canvas, top, setup, known)
    hint = theme.type("sheet-hint")
    left = LEFT + _NUMBER + _SEAT
    for x, text in (
        (LEFT + _NUMBER / 2, words.turn),
        (LEFT + _NUMBER + _SEAT / 2, words.seat),
        (RIGHT - _END / 2, words.end),
    ):
        canvas.text(x, top + 2.8, text, hint, anchor="middle")
    canvas.text(left + 1.5, top + 2.8, words.moves, hint)
    top += 4.2
    if page == 1:
        top = _draw_example(canvas, top, known)
    high = (BOTTOM - 7.0 - top) / len(turns)
    canvas.rect(LEFT, top, _NUMBER + _SEAT, high * len(turns), fill=theme.ink("sheet-wash"))
    for row, turn in enumerate(turns):
        _draw_turn(canvas, turn, top + row * high, high, setup, known)
    bottom = top + high * len(turns)
    for x in (left, RIGHT - _END):
        canvas.line(x, top, x, bottom, theme.pen("rule", 0.25))
    canvas.rect(LEFT, top, RIGHT - LEFT, bottom - top, r=1.2, stroke=theme.pen("sheet-edge", 0.45))


def _draw_turn(canvas: Canvas, turn: int, y: float, high: float, setup: MuSetup, known: SheetLook) -> None:
    theme, words, charter = known.theme, known.text, setup.charter
    number, small = theme.type("sheet-number"), theme.type("sheet-text")
    seat = (charter.first + turn - 1) % charter.players
    base = y + high / 2 + number.cap_height / 2
    canvas.text(LEFT + _NUMBER - 2.0, base, str(turn), number, anchor="end")
    canvas.text(LEFT + _NUMBER + _SEAT / 2, base, str(seat), small, anchor="middle")
    if seat == charter.first:  # a round begins
        canvas.line(LEFT, y, RIGHT, y, theme.pen("sheet-edge", 0.35))
    else:
        canvas.line(LEFT, y, RIGHT, y, theme.pen("rule", 0.25))
    box = Box(LEFT + _NUMBER + _SEAT + 0.6, y + 0.4, RIGHT - _END - 0.6, y + high - 0.3)
    label = fill(words.form.turn, turn=turn, seat=seat)
    canvas.field(Field(f"log.{turn}.moves", box, label, size=8, wraps=True))
    x, middle = RIGHT - _END / 2, y + high / 2
    canvas.rect(x - 2.6, middle - 2.6, 5.2, 5.2, r=0.7, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
    place = Box(x - 2.6, middle - 2.6, x + 2.6, middle + 2.6).grown(-0.3)
    canvas.field(Field(f"log.{turn}.end", place, fill(words.form.end, turn=turn), Mark.TICK))


def _draw_example(canvas: Canvas, top: float, known: SheetLook) -> float:
    """Fill a line in, as by hand; give where the lines to write on begin."""
    theme, words = known.theme, known.text.log
    high, style = 6.4, theme.type("sheet-example")
    canvas.rect(LEFT, top, RIGHT - LEFT, high, fill=theme.ink("sheet-wash"))
    base = top + high / 2 + style.x_height / 2 + 0.2
    canvas.text(LEFT + _NUMBER / 2, base, words.example, theme.type("sheet-hint"), anchor="middle")
    canvas.text(LEFT + _NUMBER + _SEAT + 2.0, base, words.example_moves, style, fit=RIGHT - LEFT - 34)
    x, middle = RIGHT - _END / 2, top + high / 2
    canvas.rect(x - 2.5, middle - 2.5, 5.0, 5.0, r=0.7, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
    tick = theme.pen("sheet-pencil", 0.7, cap="round")
    canvas.line(x - 1.5, middle, x - 0.3, middle + 1.4, tick)
    canvas.line(x - 0.3, middle + 1.4, x + 1.7, middle - 1.6, tick)
    return top + high


def _draw_headers(canvas: Canvas, y: float, lines: tuple[str, ...], known: SheetLook) -> float:
    """Set the lines to type in a row, as far as they fit; give the baseline that comes next."""
    typed = known.theme.type("sheet-typed")
    x = begin = LEFT + 4.0
    for header in lines:
        rows = wrap(header, typed, RIGHT - begin)
        if x > begin and x + typed.width(header) > RIGHT:
            x, y = begin, y + 3.3
        for i, row in enumerate(rows):
            y += 3.3 if i else 0.0
            end = x + canvas.text(x, y, row, typed)
        x = end + 4.0
    return y + 4.4


def _draw_title(canvas: Canvas, title: str, box: Box, known: SheetLook) -> float:
    """Set a title with a line behind it; give where its text begins."""
    style = known.theme.type("sheet-head")
    base = box.top + 3.2
    end = box.left + canvas.text(box.left, base, title.upper(), style) + 2.0
    line = base - style.cap_height / 2
    canvas.line(end, line, box.right, line, known.theme.pen("sheet-accent", 0.25))
    return base + 1.3


def _draw_key(canvas: Canvas, top: float, setup: MuSetup, known: SheetLook) -> float:
    """Show how each move is written, and with which lines a record begins; give where the key ends."""
    theme, words = known.theme, known.text.log
    typed, text = theme.type("sheet-typed"), theme.type("sheet-text")
    hand = sheet_hand(known, 8.0)._replace(slant=typed)
    y = top
    said = ((words.playing, words.how), (words.typing, words.typed))
    halves = columns(Box(LEFT, top, RIGHT, top + 30), 2, 6.0)
    for (title, long), half in zip(said, halves, strict=True):
        begin = _draw_title(canvas, title, half, known)
        y = max(y, set_text(canvas, long, half._replace(top=begin), hand))
    y += 4.2
    y = _draw_headers(canvas, y, headers(setup), known)
    if not setup.changed:
        y += 0.8
        box = 4.8
        canvas.rect(LEFT, y - 3.7, box, box, r=0.7, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        tick = Box(LEFT, y - 3.7, LEFT + box, y - 3.7 + box).grown(-0.2)
        canvas.field(Field("log.dice", tick, words.dice, Mark.TICK))
        canvas.text(LEFT + box + 1.2, y, words.dice, text, fit=RIGHT - LEFT - box - 1.2)
        y = _draw_headers(canvas, y + 3.6, headers(setup, dice=True), known)
    y = _draw_title(canvas, words.key, Box(LEFT, y - 1.6, RIGHT, BOTTOM), known) + 2.6
    shown = [*words.words, *(words.claim_words if setup.options.sink_mode == "claim" else ())]
    rows = -(-len(shown) // 2)
    for number, (example, meaning) in enumerate(shown):
        column, place = divmod(number, rows)
        half, at = halves[column], y + place * 4.1
        canvas.text(half.left, at, example, typed, fit=40.0)
        canvas.text(half.left + 42.0, at, meaning, text, fit=half.width - 42.0)
    return y + rows * 4.1 - 1.4
