"""The score sheet: two games on a page, each with a column for every player and a row for all that counts (MU-617).

Where pieces are counted there are two boxes: how many on the left, and what they are worth on the right. Fields are
called by game, seat and row: `score.1.seat-0.villages-count`, `score.1.seat-0.villages`.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box, Rect
from pnp.games.mu.scores import LINES, worth_of
from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets.head import BELOW, BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, sheet_hand
from pnp.games.mu.sheets.words import SheetLook, fill, sheet_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["GAMES", "draw_score_sheet", "score_sheet_part"]

GAMES = 2
_LABEL = 60.0
_HEAD = 8.4
_NAMES = 9.4
_TOTAL = 11.4
_PLACE = 7.6
_FOOT = 14.0
_ICONS = {
    "track": "trophy",
    "villages": "village",
    "settlers": "settler",
    "prayers": "prayer",
    "moai": "moai",
    "bonus": "moai",
}


def score_sheet_part(setup: MuSetup, data: Templates) -> Part:
    """Give the sheet for as many players as a setup has."""
    front = partial(draw_score_sheet, setup=setup, data=data)
    return sheet("score-sheet", WIDTH, HEIGHT, front, group="score-sheet", title="Score Sheet")


def draw_score_sheet(canvas: Canvas, setup: MuSetup, data: Templates) -> None:
    """Draw the page."""
    known = sheet_look(data)
    words, theme = known.text.score, known.theme
    draw_head(canvas, words.title, words.subtitle, words.sheet, "score-sheet", setup, known)
    top = BELOW + 2.0
    high = (BOTTOM - _FOOT - top) / GAMES
    for game in range(1, GAMES + 1):
        at = top + (game - 1) * high
        if game > 1:
            dots = theme.pen("rule", 0.3, dash=(0.001, 1.1), cap="round")
            canvas.line(LEFT + 6.0, at - 3.0, RIGHT, at - 3.0, dots)
            stamp_icon(canvas, known.icons, "scissors", LEFT + 2.4, at - 3.0, 4.2, theme.ink("ink"))
        _draw_game(canvas, game, Box(LEFT, at, RIGHT, at + high - 6.2), setup, known)
    said = f"{words.hint}\n\n{words.tie}"
    set_text(canvas, said, Box(LEFT + 6.0, BOTTOM - _FOOT + 0.5, RIGHT - 6.0, BOTTOM), sheet_hand(known, 7.4))


def _draw_game(canvas: Canvas, game: int, box: Box, setup: MuSetup, known: SheetLook) -> None:
    theme, words, players = known.theme, known.text.score, setup.options.players
    _draw_terms(canvas, game, box, known)
    top = box.top + _HEAD
    table = Rect(LEFT, top, RIGHT - LEFT, box.bottom - top, 1.6)
    with canvas.group(clip=table):
        canvas.rect(LEFT, top, _LABEL, box.bottom - top, fill=theme.ink("sheet-wash"))
    row = (box.bottom - top - _NAMES - _TOTAL - _PLACE) / len(LINES)
    wide = (RIGHT - LEFT - _LABEL) / players
    y = top
    _draw_names(canvas, game, y, wide, setup, known)
    y += _NAMES
    canvas.line(LEFT, y, RIGHT, y, theme.pen("sheet-edge", 0.35))
    for name in LINES:
        _draw_line(canvas, game, name, Box(LEFT, y, RIGHT, y + row), wide, setup, known)
        y += row
        canvas.line(LEFT, y, RIGHT, y, theme.pen("rule", 0.25))
    for at in (y, y + _TOTAL):
        canvas.line(LEFT, at, RIGHT, at, theme.pen("sheet-accent", theme.bold))
    style = theme.type("sheet-total")
    stamp_icon(canvas, known.icons, "renown", LEFT + 5.2, y + _TOTAL / 2, 7.0, theme.ink("sheet-accent"))
    canvas.text(LEFT + 10.6, y + _TOTAL / 2 + style.cap_height / 2, words.total.upper(), style)
    _ask_seats(canvas, game, "total", words.total, Box(LEFT, y, RIGHT, y + _TOTAL), wide, players, known)
    y += _TOTAL
    text = theme.type("sheet-strong")
    canvas.text(LEFT + 10.6, y + _PLACE / 2 + text.cap_height / 2, words.place, text)
    _ask_seats(canvas, game, "place", words.place, Box(LEFT, y, RIGHT, y + _PLACE), wide, players, known)
    for seat in range(players):
        x = LEFT + _LABEL + seat * wide
        canvas.line(x, top, x, box.bottom, theme.pen("sheet-edge", 0.35))
    canvas.draw(table, stroke=theme.pen("sheet-edge", 0.5))


def _draw_terms(canvas: Canvas, game: int, box: Box, known: SheetLook) -> None:
    """Ask for what the whole game has: when, its seed, who began, how long it was and why it ended."""
    theme, words = known.theme, known.text.score
    style, hint = theme.type("sheet-head"), theme.type("sheet-text")
    y = box.top + 4.4
    x = LEFT + canvas.text(LEFT, y, fill(words.game, number=game).upper(), style) + 4.0
    for name, title, wide in (
        ("date", words.date, 20.0),
        ("seed", words.seed, 19.0),
        ("first", words.first, 7.0),
        ("rounds", words.rounds, 8.0),
    ):
        x += canvas.text(x, y, title, hint) + 1.2
        canvas.line(x, y + 0.7, x + wide, y + 0.7, theme.pen("sheet-edge", 0.25))
        _ask_game(canvas, game, name, title, Box(x, y - 4.4, x + wide, y + 0.5), known)
        x += wide + 2.6
    x += canvas.text(x, y, words.ended, hint) + 1.8
    for name, title in (("volcanoes", words.volcanoes), ("stagnation", words.stagnation)):
        canvas.rect(x, y - 3.7, 5.0, 5.0, r=0.7, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.3))
        place = Box(x, y - 3.7, x + 5.0, y + 1.3).grown(-0.3)
        _ask_game(canvas, game, f"ended.{name}", f"{words.ended}: {title}", place, known, Mark.TICK)
        x += 6.0
        x += canvas.text(x, y, title, hint, fit=max(RIGHT - x, 1.0)) + 2.4


def _draw_names(canvas: Canvas, game: int, y: float, wide: float, setup: MuSetup, known: SheetLook) -> None:
    theme, words = known.theme, known.text
    strong, hint = theme.type("sheet-strong"), theme.type("sheet-hint")
    canvas.text(LEFT + 10.6, y + _NAMES / 2 + strong.cap_height / 2, words.score.player, strong)
    for seat in range(setup.options.players):
        x = LEFT + _LABEL + seat * wide
        said = fill(words.terms.seat, seat=seat)
        canvas.text(x + 1.2, y + 1.0 + hint.cap_height, said, hint)
        begin = x + 1.2 + hint.width(said)
        box = Box(begin + 0.6, y + 0.6, x + wide - 0.5, y + _NAMES - 0.5)
        label = fill(words.form.score, game=game, seat=seat, what=words.score.player)
        canvas.field(Field(f"score.{game}.seat-{seat}.player", box, label, size=9.5, longest=40))


def _draw_line(canvas: Canvas, game: int, name: str, box: Box, wide: float, setup: MuSetup, known: SheetLook) -> None:
    """Draw a row: its sign, what it counts, and for every player the boxes."""
    theme, words = known.theme, known.text
    each = worth_of(name, setup.box.numbers.points)
    style, note, sign = theme.type("sheet-strong"), theme.type("sheet-hint"), theme.type("sheet-times")
    middle = (box.top + box.bottom) / 2
    for shift in (-1.5, 1.5) if name == "bonus" else (0.0,):
        stamp_icon(canvas, known.icons, _ICONS[name], LEFT + 5.2 + shift, middle, 5.6, theme.ink("ink"))
    title, remark = getattr(words.score.lines, name), getattr(words.score.notes, name)
    base = middle + style.cap_height / 2 - (1.6 if remark else 0.0)
    canvas.text(LEFT + 10.6, base, title, style, fit=_LABEL - 12.0)
    if remark:
        canvas.text(LEFT + 10.6, base + 3.4, remark, note, fit=_LABEL - 12.0)
    tall = min(8.4, box.height - 1.4)
    for seat in range(setup.options.players):
        left = LEFT + _LABEL + seat * wide
        who = partial(fill, words.form.score, game=game, seat=seat)
        field = f"score.{game}.seat-{seat}.{name}"
        times = f"{words.score.times} {max(each, 2)} {words.score.equals}"
        room = sign.width(times) + 2.0
        half = min(15.0, (wide - 3.2 - room) / 2)
        x = left + (wide - room - 2 * half) / 2
        for kind, at in (("count", x), ("points", x + half + room)):
            if each < 2 and kind == "count":
                continue
            canvas.rect(at, middle - tall / 2, half, tall, r=0.9, fill=theme.ink("white"),
                        stroke=theme.pen("sheet-edge", 0.3))  # fmt: skip
            place = Box(at, middle - tall / 2, at + half, middle + tall / 2)
            said = fill(getattr(words.form, kind), what=title) if each > 1 else title
            _ask_number(canvas, f"{field}-count" if kind == "count" else field, place, who(what=said))
        if each > 1:
            canvas.text(x + half + room / 2, middle + sign.cap_height / 2, times, sign, anchor="middle")


def _ask_seats(
    canvas: Canvas, game: int, name: str, title: str, box: Box, wide: float, players: int, known: SheetLook
) -> None:
    """Ask for a number of every seat."""
    for seat in range(players):
        x = LEFT + _LABEL + seat * wide
        label = fill(known.text.form.score, game=game, seat=seat, what=title)
        bold = name == "total"
        _ask_number(canvas, f"score.{game}.seat-{seat}.{name}", box._replace(left=x, right=x + wide), label, bold=bold)


def _ask_number(canvas: Canvas, name: str, box: Box, label: str, *, bold: bool = False) -> None:
    size = 14.0 if bold else 10.5
    canvas.field(Field(name, box.grown(-0.5), label, longest=5, size=size, align="middle", bold=bold))


def _ask_game(
    canvas: Canvas, game: int, name: str, what: str, box: Box, known: SheetLook, mark: Mark | None = None
) -> None:
    """Ask for a field of a whole game."""
    label = fill(known.text.form.game, game=game, what=what)
    canvas.field(Field(f"score.{game}.{name}", box, label, mark, size=9))
