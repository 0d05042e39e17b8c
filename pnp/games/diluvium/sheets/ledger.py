"""The ledger of a player: a line for each turn, and the Gold under a flap, since it is secret (DI-GEN-04).

The flap is folded over from the right. Two ledgers fill a sheet with long games; with three or four players games are
shorter, and four of them do. Alone there is one for the Rival as well. They look the same, but each has fields of its
own.
"""

from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box, Rect
from pnp.draw.wording import Hand
from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.words import SheetLook, fill, sheet_look
from pnp.games.diluvium.tiles.frame import key_fret
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["WIDE", "Size", "draw_ledger", "ledger_parts", "size_for"]

WIDE = 95.0
_ICONS = {"explore": "scout", "settle": "settler", "produce": "wheat", "engage": "galley"}
"""Of the four actions."""
_SECRET = 27.0
"""The width of the Gold columns, and of the flap that covers them."""
_LEFT, _TOP, _BOTTOM = 4.0, 26.4, 3.4
_TURN = 9.0
_BOX = 5.0
"""What is crossed off."""


class Size(NamedTuple):
    """How high a ledger is, and how many turns it has."""

    high: float
    turns: int

    @property
    def row(self) -> float:
        """Give the height of a turn."""
        return (self.high - _BOTTOM - _TOP) / self.turns


_LONG, _SHORT = Size(254.0, 24), Size(130.0, 16)


def size_for(seats: int) -> Size:
    """Give the size that fills a sheet for so many seats."""
    return _LONG if seats <= 2 else _SHORT


def ledger_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """Give a ledger for each seat of a setup."""
    fold, size = WIDE - _SECRET, size_for(setup.charter.seats)
    return [
        Part(
            f"ledger-{seat}",
            Rect(0, 0, WIDE, size.high),
            partial(draw_ledger, seat=seat, size=size, known=sheet_look(data), rival=setup.charter.solo and seat == 2),
            None,
            1,
            "ledgers",
            "Ledgers",
            (((fold, 0.0), (fold, size.high)),),
        )
        for seat in range(1, setup.charter.seats + 1)
    ]


def draw_ledger(canvas: Canvas, seat: int, size: Size, known: SheetLook, *, rival: bool = False) -> None:
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
    _draw_rows(canvas, secret, fold, size, known)
    _ask_rows(canvas, secret, f"ledger.{seat}", name, size, known)
    body, strong = theme.type("small"), theme.type("strong")
    hand = Hand.of(body, strong, known.icons, leading=3.5)
    canvas.rect(fold, 0, _SECRET, size.high, fill=theme.ink("wash"))
    with canvas.group(turning(WIDE, 0, 90)), canvas.group(moving(3.0, 1.4)):
        canvas.draw(key_fret(size.high - 6.0, 2.6), stroke=theme.pen("frame-line", 0.4, join="miter"))
    room = Box(fold + 3.0, 6.0, WIDE - 5.4, size.high - 4.0)
    set_text(canvas, words.flap, room, hand)
    stamp_icon(canvas, known.icons, "gold", fold + _SECRET / 2 - 1.6, size.high / 2, 14.0, theme.ink("terracotta"))
    set_text(canvas, words.wheel, room._replace(top=size.high - 26.0), hand)


def _actions(secret: float) -> list[float]:
    """Where the columns of the four actions are."""
    step = (secret - 0.6 - _LEFT - _TURN) / len(_ICONS)
    return [_LEFT + _TURN + (i + 0.5) * step for i in range(len(_ICONS))]


def _ask_rows(canvas: Canvas, secret: float, ledger: str, seat: str, size: Size, known: SheetLook) -> None:
    """Ask for the fields of each turn."""
    row, half, words = size.row, _SECRET / 2, known.form
    for turn in range(1, size.turns + 1):
        name, y = f"{ledger}.turn-{turn}", _TOP + (turn - 1) * row
        for action, said, x in zip(_ICONS, words.actions, _actions(secret), strict=True):
            label = fill(words.action, seat=seat, turn=turn, action=said)
            box = Box(x, y + row / 2, x, y + row / 2).grown(_BOX / 2)
            canvas.field(Field(f"{name}.{action}", box, label, Mark.CROSS))
        for column, (key, said) in enumerate((("gold", words.gold), ("total", words.total))):
            box = Box(secret + column * half, y, secret + (column + 1) * half, y + row).grown(-0.4)
            label = fill(said, seat=seat, turn=turn)
            canvas.field(Field(f"{name}.{key}", box, label, longest=4, size=9.5, align="middle"))


def _draw_rows(canvas: Canvas, secret: float, fold: float, size: Size, known: SheetLook) -> None:
    """A line for each turn: its number, the four actions to be crossed off, what was gained, and the sum."""
    theme, words = known.theme, known.ledger
    row, bottom = size.row, size.high - _BOTTOM
    head, small = theme.type("head"), theme.type("text")
    actions = _actions(secret)
    gains = ((secret + _SECRET / 4, words.gained), (secret + _SECRET * 3 / 4, words.total))
    canvas.text(_LEFT + 0.5, _TOP - 1.6, words.turn, head, fit=_TURN)
    for x, icon in zip(actions, _ICONS.values(), strict=True):
        stamp_icon(canvas, known.icons, icon, x, _TOP - 3.6, 5.6, theme.ink("line"))
    for x, said in gains:
        canvas.text(x, _TOP - 1.6, said, head, anchor="middle", fit=_SECRET / 2 - 1)
    for number in range(size.turns):
        y = _TOP + number * row
        canvas.line(_LEFT, y, fold, y, theme.pen("rule" if number else "line", 0.25))
        canvas.text(_LEFT + 5.0, y + row / 2 + small.cap_height / 2, str(number + 1), small, anchor="end")
        for x in actions:
            canvas.rect(x - _BOX / 2, y + row / 2 - _BOX / 2, _BOX, _BOX, r=0.6, stroke=theme.pen("line", 0.25))
    canvas.line(_LEFT, bottom, fold, bottom, theme.pen("line", 0.25))
    for x, wide in ((secret, 0.5), (secret + _SECRET / 2, 0.25)):
        canvas.line(x, _TOP, x, bottom, theme.pen("line", wide))
