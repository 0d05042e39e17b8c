"""The player aid: a turn on one side, with what actions cost and what a Moai is worth; on the other what the land does.

It is a little smaller than A6, so that four of them lie on one sheet of A4 or Letter.
"""

from functools import partial
from typing import Annotated

import msgspec

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import grain
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.setting import Hand, arrange, draw_rows, rows_of, set_text
from pnp.draw.shapes import Box, Path, Point, Rect
from pnp.draw.theme import Theme
from pnp.draw.wording import named
from pnp.games.mu.components import Numbers, components
from pnp.press.part import BLEED, Part
from pnp.templates import Data, Templates

__all__ = ["HIGH", "PLAYERS", "WIDE", "aid_parts"]

WIDE, HIGH = 97.0, 130.0
PLAYERS = 4
_FILE = "mu/aid-text.toml"
_EDGE = 3.4
_HEAD = 13.6
_PAGE = Box(7.0, _HEAD + 2.0, WIDE - 7.0, HIGH - 5.6)
_TABLE = 4
"""The Villages and the Moai that the table of raised Moai shows."""


class ActionText(Data, frozen=True):
    """One action: its sign, its price and what it does."""

    icon: str
    cost: str
    text: str


class RaisingText(Data, frozen=True):
    title: str
    text: str


class WorthText(Data, frozen=True):
    """The table of what a raised Moai is worth."""

    title: str
    note: str


class BlockText(Data, frozen=True):
    icon: str
    title: str
    text: str


class LineText(Data, frozen=True):
    icon: str
    text: str
    each: str


class ScoreText(Data, frozen=True):
    title: str
    ties: str
    lines: tuple[LineText, ...]


class BackText(Data, frozen=True):
    """Sinking, eruptions, the end, and the final score."""

    title: str
    blocks: tuple[BlockText, ...]
    score: ScoreText


class AidText(Data, frozen=True):
    """The whole of aid-text.toml."""

    title: str
    turn: str
    ap: str
    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=6, max_length=6)]
    raising: RaisingText
    worth: WorthText
    back: BackText


class _Desk(msgspec.Struct, frozen=True):
    """What the aid is drawn with."""

    theme: Theme
    icons: Icons
    text: AidText
    numbers: Numbers

    def said(self, text: str) -> str:
        points = msgspec.structs.asdict(self.numbers.points)
        own = {"actions": self.numbers.actions, "last": self.numbers.last_volcanoes}
        return named(text, {**points, **own}, _FILE)

    @property
    def hand(self) -> Hand:
        body, strong, slant = (self.theme.type(f"aid-{name}") for name in ("text", "strong", "slant"))
        number = self.theme.type("aid-strong").inked(self.theme.ink("sheet-accent"))
        return Hand(body, strong, slant, strong, number, self.icons, leading=3.5, gap=0.6, icon=4.0, indent=3.6)


def aid_parts(data: Templates) -> list[Part]:
    """Give an aid for each player."""
    text = data.read(_FILE, AidText)
    desk = _Desk(data.read("mu/theme.toml", Theme), Icons.of(data), text, components(data).numbers)
    outline = Rect(0, 0, WIDE, HIGH, 3)
    front, back = partial(_draw_front, desk=desk), partial(_draw_back, desk=desk)
    return [Part("player-aid", outline, front, back, PLAYERS, "player-aid", "Player Aids")]


# -- both sides ------------------------------------------------------------------------------------


def _draw_ground(canvas: Canvas, title: str, desk: _Desk) -> None:
    """A slab of basalt with the title, cracked open over the paper."""
    theme = desk.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink("aid-frame"))
    canvas.rect(_EDGE, _EDGE, WIDE - 2 * _EDGE, HIGH - 2 * _EDGE, r=1.8, stroke=theme.pen("aid-edge", 0.4))
    top = [(_EDGE, _HEAD), *_jagged(_EDGE, WIDE - _EDGE, _HEAD, 1), (WIDE - _EDGE, _HEAD)]
    paper = Path().polyline(top)
    low, r = HIGH - _EDGE, 1.8
    paper.line(WIDE - _EDGE, low - r).curve(WIDE - _EDGE, low - r / 2, WIDE - _EDGE - r / 2, low, WIDE - _EDGE - r, low)
    paper.line(_EDGE + r, low).curve(_EDGE + r / 2, low, _EDGE, low - r / 2, _EDGE, low - r).close()
    canvas.draw(paper, fill=theme.ink("paper"), stroke=theme.pen("aid-edge", 0.4))
    crack = Path().polyline(top)
    canvas.draw(crack, stroke=theme.pen("aid-crack", 0.9, join="miter"))
    line = line_of(title.upper(), theme.type("aid-title"), fit=WIDE - 38)
    glyphs = line.straight(WIDE / 2, 10.2)
    canvas.draw(glyphs, fill=theme.ink("aid-title"))
    line.ghost(canvas, glyphs, WIDE / 2, 10.2)
    for way in (-1, 1):
        stamp_icon(canvas, desk.icons, "moai", WIDE / 2 + way * (WIDE / 2 - 9.8), 8.2, 7.4, theme.ink("aid-title"))


def _jagged(left: float, right: float, y: float, seed: int) -> list[Point]:
    steps = 36
    return [
        (left + (right - left) * i / steps, y + (0.5 if i % 2 else -0.5) + 0.3 * grain(i, seed))
        for i in range(1, steps)
    ]


def _draw_heading(canvas: Canvas, y: float, icon: str, title: str, desk: _Desk) -> float:
    """Set a heading with its sign and a line behind it; give where what it heads begins."""
    theme = desk.theme
    style = theme.type("aid-head")
    x = _PAGE.left
    if icon:
        stamp_icon(canvas, desk.icons, icon, x + 2.4, y + 2.4, 5.0, theme.ink("sheet-accent"))
        x += 6.4
    base = y + 2.4 + style.cap_height / 2
    end = x + canvas.text(x, base, title.upper(), style) + 2.0
    canvas.line(end, y + 2.4, _PAGE.right, y + 2.4, theme.pen("sheet-accent", 0.25))
    return y + 5.3


# -- the front -------------------------------------------------------------------------------------


def _draw_front(canvas: Canvas, desk: _Desk) -> None:
    theme, text = desk.theme, desk.text
    _draw_ground(canvas, text.title, desk)
    y = set_text(canvas, desk.said(text.turn), _PAGE, desk.hand) + 1.0
    price = theme.type("aid-number")
    for action in text.actions:
        canvas.line(_PAGE.left, y, _PAGE.right, y, theme.pen("rule", 0.25))
        turn = 90 if action.icon == "lying" else 0
        icon = "moai" if turn else action.icon
        rows = rows_of(desk.said(action.text), desk.hand, _PAGE.right - _PAGE.left - 17.0)
        said = sum(row.height for row in rows)
        low = y + max(said + 1.2, 7.2)
        middle = (y + low) / 2
        draw_rows(canvas, arrange(rows, [Box(_PAGE.left + 17.0, middle - said / 2, _PAGE.right, HIGH)]))
        stamp_icon(canvas, desk.icons, icon, _PAGE.left + 3.4, middle, 6.4, theme.ink("ink"), turn=turn)
        canvas.circle(_PAGE.left + 11.6, middle, 2.9, fill=theme.ink("white"), stroke=theme.pen("sheet-accent", 0.6))
        canvas.text(_PAGE.left + 11.6, middle + price.cap_height / 2, action.cost, price, anchor="middle")
        y = low
    y = _draw_heading(canvas, y + 0.8, "", text.raising.title, desk)
    half = _PAGE.left + 42.0
    set_text(canvas, desk.said(text.raising.text), Box(_PAGE.left, y, half, _PAGE.bottom + 0.6), desk.hand)
    _draw_worth(canvas, Box(half + 3.0, y, _PAGE.right, _PAGE.bottom), desk)


def _draw_worth(canvas: Canvas, box: Box, desk: _Desk) -> None:
    """The points of a raised Moai, by Villages and standing Moai of the Area (MU-326, 327)."""
    theme, words = desk.theme, desk.text.worth
    number, text = theme.type("aid-strong"), theme.type("aid-text")
    canvas.text(box.left, box.top + 2.6, words.title, number, fit=box.width)
    top = box.top + 3.9
    rows = range(_TABLE)
    wide, high = box.width / (_TABLE + 1), 4.3
    canvas.rect(box.left, top, box.width, high, fill=theme.ink("sheet-wash"))
    canvas.rect(box.left, top, wide, high * (_TABLE + 1), fill=theme.ink("sheet-wash"))
    stamp_icon(canvas, desk.icons, "village", box.left + wide * 0.25, top + high / 2 + 0.1, 4.0, theme.ink("ink"))
    stamp_icon(canvas, desk.icons, "moai", box.left + wide * 0.78, top + high / 2, 4.0, theme.ink("ink"))
    for moai in range(1, _TABLE + 1):
        x = box.left + (moai + 0.5) * wide
        canvas.text(x, top + high / 2 + number.cap_height / 2, str(moai), number, anchor="middle")
    for villages in rows:
        y = top + (villages + 1) * high
        canvas.line(box.left, y, box.right, y, theme.pen("rule", 0.25))
        canvas.text(box.left + wide / 2, y + high / 2 + number.cap_height / 2, str(villages), number, anchor="middle")
        for moai in range(1, _TABLE + 1):
            worth = villages * moai if villages else desk.numbers.points.standing
            x = box.left + (moai + 0.5) * wide
            canvas.text(x, y + high / 2 + text.cap_height / 2, str(worth), text, anchor="middle")
    bottom = top + (_TABLE + 1) * high
    canvas.rect(box.left, top, box.width, bottom - top, stroke=theme.pen("line", 0.3))
    for i in range(1, _TABLE + 1):
        canvas.line(box.left + i * wide, top, box.left + i * wide, bottom, theme.pen("rule", 0.25))
    small = desk.hand._replace(body=text.resized(7.5), leading=3.1)
    set_text(canvas, words.note, Box(box.left, bottom + 0.6, box.right, box.bottom + 1.0), small)


# -- the back --------------------------------------------------------------------------------------


def _draw_back(canvas: Canvas, desk: _Desk) -> None:
    text = desk.text.back
    _draw_ground(canvas, text.title, desk)
    y = _PAGE.top - 0.6
    for block in text.blocks:
        y = _draw_heading(canvas, y, block.icon, block.title, desk)
        y = set_text(canvas, desk.said(block.text), _PAGE._replace(top=y), desk.hand) + 1.2
    _draw_score(canvas, y, desk)


def _draw_score(canvas: Canvas, y: float, desk: _Desk) -> None:
    """The final score, in two columns."""
    theme, text = desk.theme, desk.text.back.score
    style, number = theme.type("aid-text"), theme.type("aid-number")
    y = _draw_heading(canvas, y, "renown", text.title, desk) + 0.3
    rows, step = -(-len(text.lines) // 2), 5.0
    columns = ((_PAGE.left, 34.0), (_PAGE.left + 37.0, _PAGE.width - 37.0))
    for i, line in enumerate(text.lines):
        column, row = divmod(i, rows)
        (x, wide), middle = columns[column], y + (row + 0.5) * step
        for shift in (-1.0, 1.2) if line.icon == "neighbours" else (0.0,):
            icon = "moai" if line.icon == "neighbours" else line.icon
            stamp_icon(canvas, desk.icons, icon, x + 2.4 + shift, middle, 4.4, theme.ink("ink"))
        canvas.text(x + 6.4, middle + style.cap_height / 2, line.text, style, fit=wide - 13.0)
        canvas.text(x + wide - 1.0, middle + number.cap_height / 2, desk.said(line.each), number, anchor="end")
    canvas.text(_PAGE.left, y + rows * step + 2.8, text.ties, theme.type("aid-slant"), fit=_PAGE.width)
