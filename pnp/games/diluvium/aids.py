"""The turn aid: the four actions, the limits, the gauge and the end on one side, the signs on the other.

It is half a board large, so that four of them lie on a sheet.
"""

from functools import partial
from typing import Annotated

import msgspec

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.setting import Hand, set_text
from pnp.draw.shapes import Box, Rect
from pnp.draw.wording import named
from pnp.games.diluvium.look import KINDS, Look, draw_label, look
from pnp.games.diluvium.tiles.frame import key_fret
from pnp.games.diluvium.tiles.sockets import draw_coin, draw_shell, draw_socket, draw_space
from pnp.games.diluvium.words import Words, board_numbers, words
from pnp.press.part import BLEED, Part
from pnp.templates import Data, Templates

__all__ = ["HIGH", "WIDE", "aid_parts"]

WIDE, HIGH = 95.0, 130.0
_FILE = "diluvium/aid-text.toml"
_EDGE = 4.6
_ACTIONS = (("explore", "scout"), ("settle", "settler"), ("produce", "wheat"), ("engage", "galley"))
_PAGE = Box(8.0, 8.0, WIDE - 8.0, HIGH - 7.0)


class BackText(Data, frozen=True):
    """The signs and what they mean."""

    title: str
    spaces: str
    niches: str
    icons: str
    gold: str
    settler: str
    cost: str
    kinds: dict[str, str]
    signs: Annotated[tuple[tuple[str, str], ...], msgspec.Meta(max_length=14)]


class AidText(Data, frozen=True):
    """The whole of aid-text.toml."""

    title: str
    turn: str
    explore: str
    settle: str
    produce: str
    engage: str
    gauge: str
    rules: str
    back: BackText


def aid_parts(data: Templates) -> list[Part]:
    """Give a turn aid for each player."""
    known, said, text = look(data), words(data), data.read(_FILE, AidText)
    return [
        Part(
            "turn-aid",
            Rect(0, 0, WIDE, HIGH, 3),
            partial(_draw_front, text=text, said=said, known=known),
            partial(_draw_back, text=text.back, known=known),
            len(known.box.civilisations),
            "turn-aid",
            "Turn Aids",
        )
    ]


def _hand(known: Look) -> Hand:
    theme = known.theme
    body, strong, slant = (theme.type(name) for name in ("aid-text", "aid-strong", "aid-slant"))
    inks = {"wheat": "food-ink", "anvil": "craft-ink", "spear": "weapons-ink", "gold": "gold-ink", "ruins": "ruins-ink"}
    own = {icon: theme.ink(ink) for icon, ink in inks.items()}
    return Hand(body, strong, slant, strong, strong, known.icons, inks=own, leading=4.05, gap=1.0, icon=4.2)


def _draw_ground(canvas: Canvas, title: str, known: Look) -> None:
    """A frame of terracotta with its running key, and the title."""
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink("frame"))
    pen = theme.pen("fret", 0.4, join="miter")
    for turn, x, y, long in (
        (0, 0.0, 0.0, WIDE),
        (90, WIDE, 0.0, HIGH),
        (180, WIDE, HIGH, WIDE),
        (270, 0.0, HIGH, HIGH),
    ):
        with canvas.group(turning(x, y, turn)), canvas.group(moving(_EDGE + 0.6, 1.25)):
            canvas.draw(key_fret(long - 2 * _EDGE - 1.2, 2.5), stroke=pen)
    inner = Rect(_EDGE, _EDGE, WIDE - 2 * _EDGE, HIGH - 2 * _EDGE)
    canvas.draw(inner, fill=theme.ink("paper"), stroke=theme.pen("line", 0.6, join="miter"))
    line = line_of(title.upper(), theme.type("aid-title"), fit=WIDE - 24)
    glyphs = line.straight(WIDE / 2, 12.2)
    canvas.draw(glyphs, fill=theme.ink("card-rival-text"))
    line.ghost(canvas, glyphs, WIDE / 2, 12.2)
    canvas.line(_PAGE.left, 14.2, _PAGE.right, 14.2, theme.pen("frame-line", 0.5))


def _draw_front(canvas: Canvas, text: AidText, said: Words, known: Look) -> None:
    theme, board = known.theme, known.box.common
    numbers = {**board_numbers(board, known.box), "produce": board.produce_gold}
    hand = _hand(known)
    _draw_ground(canvas, text.title, known)
    y = set_text(canvas, named(text.turn, numbers, _FILE), _PAGE._replace(top=15.2), hand) + 1.2
    for key, icon in _ACTIONS:
        canvas.line(_PAGE.left, y, _PAGE.right, y, theme.pen("frame-line", 0.25))
        stamp_icon(canvas, known.icons, icon, _PAGE.left + 4.0, y + 5.4, 7.4, theme.ink("card-rival-text"))
        told = f"**{getattr(said.sections, key)}:** {named(getattr(text, key), numbers, _FILE)}"
        y = set_text(canvas, told, Box(_PAGE.left + 10.0, y + 1.2, _PAGE.right, _PAGE.bottom), hand) + 1.4
    canvas.line(_PAGE.left, y, _PAGE.right, y, theme.pen("frame-line", 0.5))
    y = _draw_gauge(canvas, y, text.gauge, known)
    set_text(canvas, named(text.rules, numbers, _FILE), _PAGE._replace(top=y), hand)


def _draw_gauge(canvas: Canvas, y: float, title: str, known: Look) -> float:
    """The positions of the Strength Marker, each with its Gold; gives where they end."""
    theme, gauge = known.theme, known.box.numbers.gauge
    style = theme.type("aid-strong")
    canvas.text(_PAGE.left, y + 4.6, title, style)
    middle, begin = y + 10.6, _PAGE.left + 6.0
    step = (_PAGE.width - 15.0) / max(1, len(gauge) - 1)
    canvas.line(begin, middle, begin + step * (len(gauge) - 1), middle, theme.pen("weapons-line", 1.0))
    for number, gold in enumerate(gauge, 1):
        x = begin + (number - 1) * step
        canvas.circle(x, middle, 3.4, fill=theme.ink("space"), stroke=theme.pen("line", 0.4))
        canvas.text(x, middle + style.cap_height / 2, str(number), style, anchor="middle")
        draw_coin(canvas, str(gold), x + 4.8, middle + 1.4, known, 2.6, "aid-coin")
    return middle + 5.2


def _draw_head(canvas: Canvas, y: float, title: str, known: Look) -> None:
    canvas.text(_PAGE.left, y, title, known.theme.type("aid-action"))


def _draw_back(canvas: Canvas, text: BackText, known: Look) -> None:
    theme = known.theme
    style = theme.type("aid-text")
    _draw_ground(canvas, text.title, known)
    _draw_head(canvas, 20.0, text.spaces, known)
    half = _PAGE.width / 2
    for number, kind in enumerate(KINDS):
        row, column = divmod(number, 2)
        x, y = _PAGE.left + 6.0 + column * half, 28.4 + row * 13.2
        draw_socket(canvas, kind, x, y, known, 0.95)
        canvas.text(x + 8.0, y + style.cap_height / 2, text.kinds.get(kind, ""), style, fit=half - 14)
    _draw_head(canvas, 53.4, text.niches, known)
    y = 62.4
    niches = ((text.gold, 6.4, 25.4), (text.settler, 33.0, 54.6), (text.cost, 61.6, _PAGE.width))
    for number, (said, middle, end) in enumerate(niches):
        x = _PAGE.left + middle
        if number < 2:
            draw_space(canvas, ("G2", "S")[number], x, y, known, 0.93)
        else:
            draw_shell(canvas, x, y, 5.6, known)
            canvas.circle(x, y, 3.1, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
            draw_label(canvas, "1", x, y, "monster", known)
        set_text(canvas, said, Box(x + 7.6, y - 6.2, _PAGE.left + end, y + 8.0), _hand(known))
    canvas.line(_PAGE.left, 72.6, _PAGE.right, 72.6, theme.pen("frame-line", 0.5))
    _draw_head(canvas, 78.0, text.icons, known)
    rows = -(-len(text.signs) // 2)
    for number, (icon, said) in enumerate(text.signs):
        column, row = divmod(number, rows)
        x, y = _PAGE.left + 4.0 + column * half, 83.0 + row * 6.1
        stamp_icon(canvas, known.icons, icon, x, y, 5.4, theme.ink("ink"))
        canvas.text(x + 6.0, y + style.cap_height / 2, said, style, fit=half - 10)
