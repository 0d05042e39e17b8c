"""The score pad: final score tables for two to six players, four to a page, to be cut apart.

Each table has a line for every part of the score, as the referee names them, a total, and what decides a tie (CA-F6).
A column takes three figures of handwriting; with fewer players the columns are wider.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.carmine.cards.look import Look, look
from pnp.games.carmine.components import Ledger
from pnp.games.carmine.setup import CarmineSetup
from pnp.games.carmine.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, line_to_write
from pnp.games.carmine.sheets.words import FormText, PadText, fill, sheet_text
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["TABLES", "columns_for", "draw_score_pad", "score_notes", "score_pad_part"]

TABLES = 4
MOST = 6

_TABLE = 90.0
_TOPS = (BELOW + 1.2, 146.4)
_LABEL = 42.0
_WIDEST = 14.0
_NAMES = 12.0
_TOTAL = 8.2
_TIE = 6.4


def columns_for(players: int) -> int:
    """Give the columns of a table; somebody who sails alone may still compare voyages with others."""
    return players if players > 1 else MOST


def score_pad_part(setup: CarmineSetup, data: Templates) -> Part:
    """Give the pad for as many players as a setup has."""
    front = partial(draw_score_pad, code=setup.code, columns=columns_for(setup.players), data=data)
    title = sheet_text(data).pad.sheet.title()
    return sheet("score-pad", WIDTH, HEIGHT, front, group="score-pad", title=title)


def draw_score_pad(canvas: Canvas, code: str, columns: int, data: Templates) -> None:
    """Draw a page of tables with a column for each player."""
    text, known = sheet_text(data), look(data)
    words = text.pad
    subtitle = fill(words.subtitle, tables=TABLES, players=columns)
    draw_head(canvas, words.title, subtitle, code, "score-pad", words.sheet, "pad", text.signature, known.theme)
    bottom = HEIGHT - 6.6
    high = bottom - _TOPS[1]
    places = [(x, y) for x in (LEFT, RIGHT - _TABLE) for y in _TOPS]
    for table, (x, y) in enumerate(places, 1):
        _draw_table(canvas, x, y, high, columns, words, known)
        _ask_table(canvas, table, x, y, high, columns, words, text.form, known)
    _draw_cuts(canvas, (_TOPS[0] + high + _TOPS[1]) / 2, bottom, known)


def score_notes(ledger: Ledger, words: PadText) -> list[str]:
    """Give the note of each line, with the numbers of the ledger."""
    values = {
        "pirates": f"−{abs(ledger.scoring.pirates)}",
        "home": ledger.scoring.home,
        "port": ledger.scoring.port,
        "ships": " + ".join(str(ship.renown) for ship in ledger.ships if ship.renown),
        "treasures": ", ".join(str(treasure) for treasure in ledger.exploring.treasures),
        "all": sum(
            gain.amount for gains in ledger.renown.bonuses.values() for gain in gains if gain.resource == "renown"
        ),
    }
    return [fill(line.note, **values) for line in words.lines]


def _draw_table(canvas: Canvas, x: float, y: float, high: float, columns: int, words: PadText, known: Look) -> None:
    theme = known.theme
    wide = min((_TABLE - _LABEL) / columns, _WIDEST)
    label = _TABLE - columns * wide
    style = theme.type("sheet-hint")
    end = x + canvas.text(x, y + 4.6, words.place, style) + 1.5
    canvas.line(end, y + 5.1, x + _TABLE, y + 5.1, theme.pen("line", 0.2))
    top = y + 7.4
    lines = top + _NAMES
    ties = y + high - _TIE * len(words.ties)
    total = ties - _TOTAL
    row = (total - lines) / len(words.lines)
    _draw_rules(canvas, x, top, y + high, label, wide, columns, known)
    name = theme.type("sheet-hint")
    canvas.text(x + label - 2.0, lines - 2.0, words.name, name, anchor="end")
    for i, (line, note) in enumerate(zip(words.lines, score_notes(known.box.ledger, words), strict=True)):
        middle = lines + (i + 0.5) * row
        canvas.line(x, lines + i * row, x + _TABLE, lines + i * row, theme.pen("line" if i == 0 else "sheet-rule", 0.2))
        _draw_label(canvas, line.icon, line.title, note, x, middle, label, known)
    _draw_total(canvas, x, total, words, known)
    for i, icon in enumerate(words.ties):
        middle = ties + (i + 0.5) * _TIE
        canvas.line(x, ties + i * _TIE, x + _TABLE, ties + i * _TIE, theme.pen("line" if i == 0 else "sheet-rule", 0.2))
        _draw_tie(canvas, words.tie if i == 0 else "", icon, x, middle, label, known)


def _ask_table(
    canvas: Canvas, table: int, x: float, y: float, high: float, columns: int, words: PadText, said: FormText,
    known: Look,
) -> None:  # fmt: skip
    """Ask for the fields of a table, captain by captain, where `_draw_table` has ruled it."""
    end = x + known.theme.type("sheet-hint").width(words.place) + 1.5
    line_to_write(canvas, f"pad.{table}.place", end, y + 4.7, x + _TABLE, fill(said.place, table=table))
    wide = min((_TABLE - _LABEL) / columns, _WIDEST)
    lines = y + 7.4 + _NAMES
    ties = y + high - _TIE * len(words.ties)
    total = ties - _TOTAL
    row = (total - lines) / len(words.lines)
    rows = [(f"line-{i}", lines + (i - 1) * row, row, line.title) for i, line in enumerate(words.lines, 1)]
    rows.append(("total", total, _TOTAL, words.total))
    rows += [
        (f"tie-{i}", ties + (i - 1) * _TIE, _TIE, fill(said.tie, what=icon)) for i, icon in enumerate(words.ties, 1)
    ]
    for captain in range(1, columns + 1):
        left = x + _TABLE - (columns - captain + 1) * wide
        box = Box(left, y + 7.4, left + wide, lines).grown(-0.4)
        name, label = f"pad.{table}.{captain}", fill(said.name, table=table, number=captain)
        canvas.field(Field(f"{name}.name", box, label, align="middle"))
        for line, top, tall, title in rows:
            label = fill(said.column, table=table, number=captain, line=title)
            box = Box(left, top, left + wide, top + tall).grown(-0.4)
            size = 12.0 if line == "total" else 10.0
            canvas.field(Field(f"{name}.{line}", box, label, longest=4, size=size, align="middle"))


def _draw_rules(
    canvas: Canvas, x: float, top: float, bottom: float, label: float, wide: float, columns: int, known: Look
) -> None:
    """Draw the outline and the uprights; what is not written on has a breath of colour."""
    theme = known.theme
    table = Rect(x, top, _TABLE, bottom - top, theme.radius)
    with canvas.group(clip=table):
        canvas.rect(x, top, label, bottom - top, fill=theme.ink("sheet-wash"))
    for i in range(columns):
        at = x + label + i * wide
        canvas.line(at, top, at, bottom, theme.pen("line", 0.4 if i == 0 else 0.2))
    canvas.draw(table, stroke=theme.pen("line", 0.5))


def _draw_label(
    canvas: Canvas, icon: str, title: str, note: str, x: float, middle: float, label: float, known: Look
) -> None:
    """Set icon and name from the left, the note to the right."""
    theme = known.theme
    stamp_icon(canvas, known.icons, icon, x + 3.9, middle, 4.4, theme.ink("line"))
    style, small = theme.type("sheet-line-name"), theme.type("sheet-note")
    room = label - 7.2 - 1.4
    if note:
        room -= small.width(note) + 1.0
        canvas.text(x + label - 1.4, middle + small.x_height / 2, note, small, anchor="end")
    canvas.text(x + 7.2, middle + style.cap_height / 2, title, style, fit=room)


def _draw_total(canvas: Canvas, x: float, y: float, words: PadText, known: Look) -> None:
    """The line that everybody looks for: between two bold rules."""
    theme = known.theme
    style = theme.type("sheet-total")
    middle = y + _TOTAL / 2
    for at in (y, y + _TOTAL):
        canvas.line(x, at, x + _TABLE, at, theme.pen("carmine", theme.bold))
    stamp_icon(canvas, known.icons, "trophy", x + 3.9, middle, 5.0, theme.ink("carmine"))
    canvas.text(x + 7.8, middle + style.cap_height / 2, words.total.upper(), style)


def _draw_tie(canvas: Canvas, said: str, icon: str, x: float, middle: float, label: float, known: Look) -> None:
    theme = known.theme
    style = theme.type("sheet-hint")
    if said:
        canvas.text(x + 1.8, middle + style.x_height / 2, said, style, fit=label - 9.0)
    stamp_icon(canvas, known.icons, icon, x + label - 3.9, middle, 4.4, theme.ink("line"))


def _draw_cuts(canvas: Canvas, y: float, bottom: float, known: Look) -> None:
    """Show where the tables are cut apart: never a line that would stay on a table."""
    theme, x = known.theme, WIDTH / 2
    dots = theme.pen("sheet-rule", 0.25, dash=(0.001, 1.1), cap="round")
    canvas.draw(Path().move(x, BELOW + 6.5).line(x, bottom).move(LEFT + 5.5, y).line(RIGHT, y), stroke=dots)
    stamp_icon(canvas, known.icons, "scissors", x, BELOW + 3.2, 4.2, theme.ink("line"), turn=90)
    stamp_icon(canvas, known.icons, "scissors", LEFT + 2.2, y, 4.2, theme.ink("line"))
