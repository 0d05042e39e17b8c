"""The score sheet: two tables with a column for each player, lines that sum up to the Gold, and what decides a tie.

A game is won by Gold alone, so the lines are only for those who want to know where it came from (DI-END-04, END-07).
Alone the second column is the Rival's, and a few lines more tell of the campaign. Fields are called by game, seat and
row: `score.1.seat-2.gold`.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Rect
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.income import SOURCES
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.head import BELOW, HEIGHT, LEFT, RIGHT, WIDTH, draw_head
from pnp.games.diluvium.sheets.plan import KIND_ICONS
from pnp.games.diluvium.sheets.words import SheetLook, fill, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["TABLES", "draw_scores", "score_part"]

TABLES = 2
_LABEL = 58.0
_NAMES = 7.4
_TOTAL = 8.6
_HEAD = 8.6
_FOOT = 6.0
_TIE = 6.2
_CAMPAIGN = 7.0
_SIGNS = {
    "track": "explore",
    "spaces": "scout",
    "craft": "anvil",
    "bonuses": "wheat",
    "fights": "galley",
    "gauge": "blades",
    "scaring": "settler",
    "monsters": "slain",
    "cards": "card",
    "role": "city",
}
"""What stands for a line, as on boards and cards."""


def score_part(setup: DiluviumSetup, data: Templates) -> Part:
    """Give the sheet for as many players as a setup has."""
    front = partial(draw_scores, setup=setup, data=data)
    return sheet("score-sheet", WIDTH, HEIGHT, front, group="score-sheet", title="Score Sheet")


def draw_scores(canvas: Canvas, setup: DiluviumSetup, data: Templates) -> None:
    """Draw the page."""
    known = sheet_look(data)
    words, theme, charter = known.score, known.theme, setup.charter
    draw_head(canvas, words.title, words.subtitle, setup.code, "score-sheet", words.sheet, known.head, theme)
    top = BELOW + 2.5
    high = (HEIGHT - _FOOT - top) / TABLES
    for number in range(1, TABLES + 1):
        _draw_table(canvas, number, top + (number - 1) * high, high - 3.6, charter, known)
    canvas.text(WIDTH / 2, HEIGHT - 2.2, words.hint, theme.type("small"), anchor="middle")


def _draw_table(canvas: Canvas, number: int, top: float, high: float, charter: Charter, known: SheetLook) -> None:
    words, theme = known.score, known.theme
    _draw_game(canvas, number, top + 3.4, charter, known)
    bottom = top + high
    top += _HEAD + (_CAMPAIGN if charter.solo else 0.0)
    row = (bottom - top - 2 * _NAMES - _TOTAL - 2 * _TIE) / len(words.lines)
    table = Rect(LEFT, top, RIGHT - LEFT, bottom - top, theme.radius)
    with canvas.group(clip=table):
        canvas.rect(LEFT, top, _LABEL, bottom - top, fill=theme.ink("wash"))
    wide = (RIGHT - LEFT - _LABEL) / charter.seats
    y = top
    rows = [("player", words.player, _NAMES), ("", words.seat, _NAMES)]
    rows += [(name, line, row) for name, line in zip(SOURCES, words.lines, strict=True)]
    for name, title, tall in rows:
        canvas.text(
            LEFT + 2.5, y + tall / 2 + theme.type("text").cap_height / 2, title, theme.type("text"), fit=_LABEL - 12
        )
        if name in _SIGNS:
            stamp_icon(canvas, known.icons, _SIGNS[name], LEFT + _LABEL - 5.0, y + tall / 2, 4.2, theme.ink("ink"))
        if name:
            _ask_row(canvas, number, name, title, y, tall, charter, known)
        y += tall
        canvas.line(LEFT, y, RIGHT, y, theme.pen("rule", 0.25))
    _fill_seats(canvas, top + _NAMES, wide, charter, known)
    _draw_total(canvas, y, known)
    _ask_row(canvas, number, "gold", words.total, y, _TOTAL, charter, known)
    y += _TOTAL
    for name, title in (("settlers", words.settlers), ("rank", words.rank)):
        canvas.text(LEFT + 2.5, y + _TIE / 2 + theme.type("text").cap_height / 2, title, theme.type("text"))
        _ask_row(canvas, number, name, title, y, _TIE, charter, known)
        y += _TIE
        if y < bottom - 0.1:
            canvas.line(LEFT, y, RIGHT, y, theme.pen("rule", 0.25))
    for seat in range(charter.seats):
        x = LEFT + _LABEL + seat * wide
        canvas.line(x, top, x, bottom, theme.pen("line", 0.4 if seat == 0 else 0.25))
    canvas.draw(table, stroke=theme.pen("line", 0.5))


def _ask_row(
    canvas: Canvas, number: int, name: str, title: str, y: float, tall: float, charter: Charter, known: SheetLook
) -> None:
    """Ask for the fields of a row, one for each seat."""
    wide = (RIGHT - LEFT - _LABEL) / charter.seats
    player, total = name == "player", name == "gold"
    for seat in range(1, charter.seats + 1):
        who = known.plan.rival if charter.solo and seat == 2 else fill(known.plan.seat, seat=seat)
        label = fill(known.form.score, game=number, seat=who, what=title)
        x = LEFT + _LABEL + (seat - 1) * wide
        box = Box(x, y, x + wide, y + tall).grown(-0.6)
        size, longest = (13.0 if total else 9.5), (40 if player else 5)
        canvas.field(
            Field(
                f"score.{number}.seat-{seat}.{name}",
                box,
                label,
                longest=longest,
                size=size,
                align="middle",
                bold=total,
            )
        )


def _fill_seats(canvas: Canvas, y: float, wide: float, charter: Charter, known: SheetLook) -> None:
    """Print what the setup says of each seat."""
    theme, plan = known.theme, known.plan
    for seat, name in enumerate(charter.civilisations, 1):
        x = LEFT + _LABEL + (seat - 0.5) * wide
        rival = charter.solo and seat == 2
        role = f", {charter.boards[seat - 1].name}" if charter.side == "B" and not rival else ""
        said = f"{plan.rival if rival else seat} · {name.title()}{role}"
        style = theme.type("strong")
        canvas.text(x, y + _NAMES / 2 + style.cap_height / 2, said, style, anchor="middle", fit=wide - 2)


def _draw_total(canvas: Canvas, y: float, known: SheetLook) -> None:
    """The line that everybody looks for: between two bold rules."""
    theme = known.theme
    style = theme.type("total")
    for at in (y, y + _TOTAL):
        canvas.line(LEFT, at, RIGHT, at, theme.pen("terracotta", theme.bold))
    stamp_icon(canvas, known.icons, "gold", LEFT + 6.0, y + _TOTAL / 2, 6.0, theme.ink("terracotta"))
    canvas.text(LEFT + 11.0, y + _TOTAL / 2 + style.cap_height / 2, known.score.total.upper(), style)


def _draw_game(canvas: Canvas, number: int, y: float, charter: Charter, known: SheetLook) -> None:
    """Ask for what the whole game has: rounds, and the tray that ran out; alone for the campaign too."""
    words, theme = known.score, known.theme
    text = theme.type("text")
    canvas.text(LEFT, y + 0.6, fill(words.game, number=number).upper(), theme.type("head"))
    x = LEFT + 26.0
    x += canvas.text(x, y + 0.6, words.rounds, text) + 1.5
    canvas.line(x, y + 1.2, x + 20, y + 1.2, theme.pen("line"))
    _ask(canvas, number, "rounds", words.rounds, Box(x, y - 4.0, x + 20, y + 1.0), known)
    x += 26.0
    x += canvas.text(x, y + 0.6, words.ran_out, text) + 3.0
    for kind, tray, said in zip("FCW", ("food", "craft", "weapons"), known.form.trays, strict=True):
        icon, ink = KIND_ICONS[kind]
        canvas.rect(x, y - 3.6, 5.2, 5.2, r=0.6, stroke=theme.pen("line"))
        box = Box(x, y - 3.6, x + 5.2, y + 1.6).grown(-0.4)
        _ask(canvas, number, f"ran-out.{tray}", said, box, known, Mark.TICK)
        stamp_icon(canvas, known.icons, icon, x + 8.4, y - 1.0, 5.0, theme.ink(ink))
        x += 15.0
    if charter.solo:
        x = LEFT
        y += _CAMPAIGN
        for name, title, room in zip(("scenario", "goal", "gift"), words.solo, (34.0, 14.0, 50.0), strict=True):
            end = x + canvas.text(x, y + 0.6, title, text) + 1.5
            canvas.line(end, y + 1.2, end + room, y + 1.2, theme.pen("line"))
            _ask(canvas, number, name, title, Box(end, y - 4.0, end + room, y + 1.0), known)
            x = end + room + 5.0


def _ask(
    canvas: Canvas, number: int, name: str, what: str, box: Box, known: SheetLook, mark: Mark | None = None
) -> None:
    """Ask for a field of a whole game."""
    label = fill(known.form.game, game=number, what=what)
    canvas.field(Field(f"score.{number}.{name}", box, label, mark, size=9.5))
