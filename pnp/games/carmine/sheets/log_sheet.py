"""The log: a line for each turn in the text form of records, so that a voyage on paper can be typed in and validated.

Where the text form has a bar, the sheet has a bold upright rule: whoever types reads the line from left to right and
leaves out what is empty. A key, and a turn that is filled in, say how (see `pnp.games.carmine.notation`).
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Rect
from pnp.draw.type import SMALLEST, wrap
from pnp.games.carmine.cards.look import Look, look
from pnp.games.carmine.charts import face_names
from pnp.games.carmine.logbook import COLUMNS
from pnp.games.carmine.setup import CarmineSetup
from pnp.games.carmine.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head
from pnp.games.carmine.sheets.words import LogText, SheetText, fill, sheet_text
from pnp.press.part import Part, sheet
from pnp.record import quoted
from pnp.templates import Templates

__all__ = ["draw_log_sheet", "example_line", "headers", "log_sheet_part", "record_head"]

EDGES = (0.0, 8.0, 34.0, 68.0, 89.0, 109.0, 168.0, 186.0)
"""Where the columns begin and end, from the left of the table."""
BARS = (3, 4, 5, 6)
"""Which edges stand for a bar."""

_KEY = BELOW + 3.4
_FOOT = 8.4
_BOTTOM = HEIGHT - 1.0
_START = 8.0
_EXAMPLE = 6.4
_HIGHEST = 12.0
_INSET = 0.4
"""Of a field within its box."""
_TYPE = 8.5


def log_sheet_part(setup: CarmineSetup, data: Templates) -> Part:
    """Give the log for as many turns as the setup has."""
    front = partial(draw_log_sheet, setup=setup, data=data)
    title = sheet_text(data).log.sheet.title()
    return sheet("log-sheet", WIDTH, HEIGHT, front, group="log-sheet", title=title)


def headers(setup: CarmineSetup, data: Templates) -> tuple[str, ...]:
    """Give the lines with which the typed record begins.

    The code says it all where its seed gives cards and dice. People who roll their own dice, and those who changed the
    setup, have no seed to name; a board that is no named face then follows in rows.
    """
    begin = '[Format "pnp-voyage/1"]'
    if setup.dice is not None and not setup.changed:
        return begin, f"[Code {quoted(setup.code)}]"
    options = setup.options
    board = [] if _spelled_out(setup, data) else [f"[Board {quoted(setup.label)}]"]
    more = (("Mirror", options.mirror), ("First-Game", options.first_game), ("Voyage", options.voyage))
    return (
        begin,
        '[Game "carmine"]',
        "[Seed -]",
        *board,
        f'[Players "{options.players}"]',
        f'[Deck "{options.deck}"]',
        *(f'[{name} "yes"]' for name, holds in more if holds),
    )


def record_head(setup: CarmineSetup, data: Templates) -> str:
    """Give all headers of the record in one line, the board's rows among them if it has to be spelled out."""
    coded = setup.dice is not None and not setup.changed
    rows = setup.chart.board.rows if not coded and _spelled_out(setup, data) else ()
    return " ".join([*headers(setup, data), *(f"[Row {quoted(row)}]" for row in rows)])


def _spelled_out(setup: CarmineSetup, data: Templates) -> bool:
    """Whether the board has to be typed row by row."""
    return setup.changed or setup.label not in face_names(data)


def example_line(words: LogText, number: int = 1) -> str:
    """Give the example as it is typed."""
    card, drawing, *rest = words.turn
    return " | ".join([f"{number} {card} {drawing}", *rest])


def draw_log_sheet(canvas: Canvas, setup: CarmineSetup, data: Templates) -> None:
    """Draw the page."""
    text, known = sheet_text(data), look(data)
    words, theme = text.log, known.theme
    draw_head(canvas, words.title, words.subtitle, setup.code, "log-sheet", words.sheet, "log", text.signature, theme)
    y = _draw_key(canvas, setup, words, known, data)
    top = _draw_start(canvas, y, setup, text, known)
    heads = top + 3.6
    for left, right, head in zip(EDGES, EDGES[1:], words.heads, strict=False):
        canvas.text(LEFT + (left + right) / 2, heads, head, theme.type("sheet-hint"), anchor="middle", fit=right - left)
    top = heads + 1.6
    turns = len(setup.deal.cards)
    bottom = _BOTTOM - _FOOT
    high = min((bottom - top - _EXAMPLE) / turns, _HIGHEST)
    _draw_example(canvas, top, words, known)
    first = top + _EXAMPLE
    bottom = first + turns * high
    _draw_rules(canvas, top, first, high, turns, known)
    number = theme.type("sheet-number").resized(9.5)
    for i in range(turns):
        middle = first + (i + 0.5) * high
        canvas.text(LEFT + EDGES[1] / 2, middle + number.cap_height / 2, str(i + 1), number, anchor="middle")
        _ask_turn(canvas, i + 1, first + i * high, high, setup, text)
    _draw_claim(canvas, words, known)


def _draw_key(canvas: Canvas, setup: CarmineSetup, words: LogText, known: Look, data: Templates) -> float:
    """Set the key and the headers to type; give where the next thing may begin."""
    theme, y = known.theme, _KEY
    for line in (*words.key, *(() if setup.dice else words.table)):
        _draw_keyed(canvas, line, y, known)
        y += 3.7
    hint, typed = theme.type("sheet-hint"), theme.type("sheet-wind")
    coded = setup.dice is not None and not setup.changed
    more = words.seeded if coded else words.rows if _spelled_out(setup, data) else ""
    y += 0.9
    canvas.text(LEFT, y, f"{words.code} {more}".rstrip(), hint, fit=RIGHT - LEFT)
    y += 4.0
    x = LEFT
    for header in headers(setup, data):
        rows = wrap(header, typed, RIGHT - LEFT - 1.0)
        if x > LEFT and (len(rows) > 1 or x + typed.width(header) > RIGHT):
            x, y = LEFT, y + 3.4
        for i, row in enumerate(rows):
            y += 3.4 if i else 0.0
            end = x + canvas.text(x, y, row, typed)
        x = end + 3.0
    return y + 2.0


def _draw_keyed(canvas: Canvas, line: str, y: float, known: Look) -> None:
    """Set a line of the key: what is typed as it stands is upright and bold."""
    styles = [known.theme.type("sheet-hint"), known.theme.type("sheet-wind")]
    pieces = [(piece, styles[i % 2]) for i, piece in enumerate(line.split("*")) if piece]
    wide = sum(style.width(piece) for piece, style in pieces)
    scale = min(1.0, (RIGHT - LEFT) / wide)
    x = LEFT
    for piece, style in pieces:
        x += canvas.text(x, y, piece, style.resized(max(style.size * scale, SMALLEST)))


def _draw_start(canvas: Canvas, y: float, setup: CarmineSetup, text: SheetText, known: Look) -> float:
    """Draw the line of the start: two cards with their cells, the home port, the ship. Give its lower edge.

    The cards are printed where the seed gives them: nobody looks ahead by that.
    """
    theme, words = known.theme, text.log
    style, typed = theme.type("sheet-line-name"), theme.type("sheet-wind")
    base = y + _START / 2 + style.cap_height / 2
    canvas.rect(LEFT, y, RIGHT - LEFT, _START, r=theme.radius, fill=theme.ink("white"), stroke=theme.pen("line", 0.4))
    end = LEFT + 1.6 + canvas.text(LEFT + 1.6, base, words.start, style)
    for number, (x, right, card) in enumerate(zip((end + 1.8, 85.0), (83.0, 147.0), setup.deal.first, strict=True), 1):
        name, label = f"log.start.{number}", fill(text.form.first, number=number)
        if setup.dice is not None:
            x += canvas.text(x, base, card, typed) + 1.2
            canvas.field(Field(f"{name}.card", Box(0, 0, 0, 0), label, preset=card, locked=True, hidden=True))
        canvas.field(Field(f"{name}.cells", Box(x, y, right, y + _START).grown(-_INSET), label, size=_TYPE))
    for x in (83.0, 147.0):
        canvas.line(x, y, x, y + _START, theme.pen("line", theme.bold))
    for name, x, right, word in (("home", 148.6, 169.0, words.home), ("ship", 170.0, RIGHT, words.ship)):
        left = x + canvas.text(x, base, word, style) + 0.6
        box = Box(left, y, right, y + _START).grown(-_INSET)
        canvas.field(Field(f"log.{name}", box, f"{words.start.capitalize()}: {word}", size=_TYPE, longest=3))
    return y + _START


def _ask_turn(canvas: Canvas, turn: int, top: float, high: float, setup: CarmineSetup, text: SheetText) -> None:
    """Ask for the fields of a turn. At a common table ambushes and battles are told as well, which takes more room."""
    for name, left, right, head in zip(COLUMNS, EDGES[1:-1], EDGES[2:], text.log.heads[1:], strict=True):
        box = Box(LEFT + left, top, LEFT + right, top + high).grown(-_INSET)
        label = fill(text.form.turn, turn=turn, column=head)
        size = _TYPE if setup.dice is not None else {"cells": 6.5, "after": 0.0}.get(name, _TYPE)
        canvas.field(Field(f"log.{turn}.{name}", box, label, size=size))


def _draw_example(canvas: Canvas, top: float, words: LogText, known: Look) -> None:
    """Fill a line in, as by hand."""
    theme = known.theme
    style = theme.type("sheet-example")
    base = top + _EXAMPLE / 2 + style.x_height / 2 + 0.1
    with canvas.group(clip=Rect(LEFT, top, RIGHT - LEFT, 2 * _EXAMPLE, theme.radius)):
        canvas.rect(LEFT, top, RIGHT - LEFT, _EXAMPLE, fill=theme.ink("sheet-wash"))
    canvas.text(LEFT + EDGES[1] / 2, base, words.example, theme.type("sheet-hint"), anchor="middle")
    for left, right, said in zip(EDGES[1:], EDGES[2:], words.turn, strict=False):
        canvas.text(LEFT + left + 1.4, base, said, style, fit=right - left - 2.4)


def _draw_rules(canvas: Canvas, top: float, first: float, high: float, turns: int, known: Look) -> None:
    """Rule the lines, every fifth one a little stronger; uprights that are bars are bold."""
    theme = known.theme
    bottom = first + turns * high
    for i in range(turns):
        y = first + i * high
        strong = i % 5 == 0
        canvas.line(LEFT, y, RIGHT, y, theme.pen("line" if strong else "sheet-rule", 0.3 if strong else 0.18))
    for i, x in enumerate(EDGES[1:-1], 1):
        bar = i in BARS
        pen = theme.pen("line", theme.bold) if bar else theme.pen("sheet-rule", 0.25, dash=(0.001, 1.0), cap="round")
        canvas.line(LEFT + x, top, LEFT + x, bottom, theme.pen("line", 0.2) if i == 1 else pen)
    canvas.rect(LEFT, top, RIGHT - LEFT, bottom - top, r=theme.radius, stroke=theme.pen("line", 0.5))


def _draw_claim(canvas: Canvas, words: LogText, known: Look) -> None:
    """Draw the box for the total at the foot, and how the example is typed."""
    theme = known.theme
    y = _BOTTOM - _FOOT + 1.8
    style, typed = theme.type("sheet-hint"), theme.type("code")
    middle = y + 3.2
    left = LEFT + 3.0
    left += canvas.text(left, middle + style.x_height / 2, words.typed, style) + 1.6
    canvas.text(left, middle + typed.x_height / 2, example_line(words), typed, fit=110.0 - left)
    wide = canvas.text(168.0, middle + style.x_height / 2, words.claimed, style, anchor="end", fit=45.0)
    stamp_icon(canvas, known.icons, "trophy", 164.4 - wide, middle, 4.6, theme.ink("carmine"))
    canvas.field(
        Field("log.total", Box(170.0, y, 188.0, y + 6.4).grown(-_INSET), words.claimed, size=12, align="middle")
    )
    canvas.rect(170.0, y, 18.0, 6.4, r=0.9, fill=theme.ink("white"), stroke=theme.pen("carmine", 0.4))
