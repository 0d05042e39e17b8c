"""The ledger of a player: a line for each turn, and the Gold under a flap, since it is secret (DI-GEN-04).

The flap is folded over from the right. Four ledgers lie on a sheet; alone there is one for the Rival as well. They look
the same, but each has fields of its own.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box, Rect
from pnp.draw.wording import Hand
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.words import SheetLook, fill, sheet_look
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["HIGH", "TURNS", "WIDE", "draw_ledger", "ledger_parts"]

WIDE, HIGH = 95.0, 130.0
TURNS = 24
_ICONS = {"explore": "scout", "settle": "settler", "produce": "wheat", "engage": "galley"}
"""Of the four actions."""
_SECRET = 27.0
"""The width of the Gold columns, and of the flap that covers them."""
_LEFT, _TOP, _BOTTOM = 4.0, 26.4, HIGH - 3.4
_TURN = 9.0


def ledger_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """Give a ledger for each seat of a setup."""
    fold = WIDE - _SECRET
    return [
        Part(
            f"ledger-{seat}",
            Rect(0, 0, WIDE, HIGH),
            partial(draw_ledger, seat=seat, known=sheet_look(data), rival=setup.charter.solo and seat == 2),
            None,
            1,
            "ledgers",
            "Ledgers",
            (((fold, 0.0), (fold, HIGH)),),
        )
        for seat in range(1, setup.charter.seats + 1)
    ]


def draw_ledger(canvas: Canvas, seat: int, known: SheetLook, *, rival: bool = False) -> None:
    """Draw a ledger with its corner at the origin."""
    theme, words = known.theme, known.ledger
    fold = WIDE - _SECRET
    secret = fold - _SECRET
    title = line_of(words.title.upper(), theme.type("title").resized(15), fit=34.0)
    glyphs = title.straight(_LEFT, 9.4, "start")
    canvas.draw(glyphs, fill=theme.ink("title"))
    title.ghost(canvas, glyphs, _LEFT, 9.4, "start")
    end = _LEFT + canvas.text(_LEFT, 17.0, words.player, theme.type("write")) + 1.5
    canvas.line(end, 17.6, fold - 3.0, 17.6, theme.pen("line"))
    name = known.plan.rival if rival else fill(known.plan.seat, seat=seat)
    label = fill(known.form.ledger, seat=name, what=words.player)
    canvas.field(Field(f"ledger.{seat}.player", Box(end, 12.2, fold - 3.0, 17.4), label, size=10.5))
    _draw_rows(canvas, secret, fold, known)
    _ask_rows(canvas, secret, f"ledger.{seat}", name, known)
    body, strong = theme.type("small"), theme.type("strong")
    hand = Hand.of(body, strong, known.icons, leading=3.5)
    canvas.rect(fold, 0, _SECRET, HIGH, fill=theme.ink("wash"))
    set_text(canvas, words.flap, Box(fold + 3.0, 6.0, WIDE - 3.0, 60.0), hand)
    stamp_icon(canvas, known.icons, "gold", fold + _SECRET / 2, HIGH / 2, 14.0, theme.ink("terracotta"))
    set_text(canvas, words.wheel, Box(fold + 3.0, HIGH - 34.0, WIDE - 3.0, HIGH - 4.0), hand)


def _actions(secret: float) -> list[float]:
    """Where the columns of the four actions are."""
    step = (secret - _LEFT - _TURN) / len(_ICONS)
    return [_LEFT + _TURN + (i + 0.5) * step for i in range(len(_ICONS))]


def _ask_rows(canvas: Canvas, secret: float, ledger: str, seat: str, known: SheetLook) -> None:
    """Ask for the fields of each turn."""
    row, half, words = (_BOTTOM - _TOP) / TURNS, _SECRET / 2, known.form
    for turn in range(1, TURNS + 1):
        name, y = f"{ledger}.turn-{turn}", _TOP + (turn - 1) * row
        for action, said, x in zip(_ICONS, words.actions, _actions(secret), strict=True):
            label = fill(words.action, seat=seat, turn=turn, action=said)
            box = Box(x - 1.5, y + row / 2 - 1.5, x + 1.5, y + row / 2 + 1.5)
            canvas.field(Field(f"{name}.{action}", box, label, Mark.CROSS))
        for column, (key, said) in enumerate((("gold", words.gold), ("total", words.total))):
            box = Box(secret + column * half, y, secret + (column + 1) * half, y + row).grown(-0.4)
            label = fill(said, seat=seat, turn=turn)
            canvas.field(Field(f"{name}.{key}", box, label, longest=4, size=8, align="middle"))


def _draw_rows(canvas: Canvas, secret: float, fold: float, known: SheetLook) -> None:
    """A line for each turn: its number, the four actions to be crossed off, what was gained, and the sum."""
    theme, words = known.theme, known.ledger
    row = (_BOTTOM - _TOP) / TURNS
    head, small = theme.type("head"), theme.type("small")
    actions = _actions(secret)
    gains = ((secret + _SECRET / 4, words.gained), (secret + _SECRET * 3 / 4, words.total))
    canvas.text(_LEFT + 0.5, _TOP - 1.6, words.turn, head, fit=_TURN)
    for x, icon in zip(actions, _ICONS.values(), strict=True):
        stamp_icon(canvas, known.icons, icon, x, _TOP - 3.2, 5.2, theme.ink("line"))
    for x, said in gains:
        canvas.text(x, _TOP - 1.6, said, head, anchor="middle", fit=_SECRET / 2 - 1)
    for number in range(TURNS):
        y = _TOP + number * row
        canvas.line(_LEFT, y, fold, y, theme.pen("rule" if number else "line", 0.25))
        canvas.text(_LEFT + 5.0, y + row / 2 + small.cap_height / 2, str(number + 1), small, anchor="end")
        for x in actions:
            canvas.rect(x - 1.5, y + row / 2 - 1.5, 3.0, 3.0, r=0.4, stroke=theme.pen("line", 0.25))
    canvas.line(_LEFT, _BOTTOM, fold, _BOTTOM, theme.pen("line", 0.25))
    for x, wide in ((secret, 0.5), (secret + _SECRET / 2, 0.25)):
        canvas.line(x, _TOP, x, _BOTTOM, theme.pen("line", wide))
