"""A Smooth Sailing Card: the galleon before a rising sun, and what everybody gains in large medallions.

Copies of a card differ in what does not matter in play: where the sun comes up, how the ship lies, the clouds. So no
two of the eighteen are the same picture.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.ink import Ink, Paint, Pen
from pnp.draw.shapes import Rect
from pnp.draw.type import wrap
from pnp.games.carmine.cards.dawn import draw_dawn
from pnp.games.carmine.cards.foot import FOOT, draw_foot_ground
from pnp.games.carmine.cards.frame import WINDOW, draw_window_line, frame
from pnp.games.carmine.cards.look import Look, look
from pnp.games.carmine.cards.title import SMALLEST_TYPE, draw_plate
from pnp.games.carmine.components import Smooth
from pnp.templates import Templates

__all__ = ["draw_smooth"]

_PLATE = Rect(8.0, 6.0, 47.0, 10.6)
_MEDALS = 62.0
"""The middle of the medallions."""
_MEDAL_ROOM = 48.0
_ICONS = {"fill": "fill-hold"}
_POWERS = {"monsters": ("sea-monster",), "pirates": ("pirates",), "any": ("sea-monster", "pirates")}


class Medal(NamedTuple):
    """What one medallion shows."""

    number: str
    icon: str
    below: str = ""


def draw_smooth(canvas: Canvas, card: Smooth, copy: int, data: Templates) -> None:
    """Draw the front of the card's copy of that number, its top left corner at the origin."""
    known = look(data)
    words = known.words.smooth
    canvas.stamp(frame("smooth", known), moving(0, 0))
    canvas.draw(WINDOW, fill=known.theme.ink("card-plate"))
    with canvas.group(clip=WINDOW):
        with canvas.group(moving(WINDOW.x, WINDOW.y)):
            draw_dawn(canvas, card.id, list(known.box.smooth).index(card.id), copy, known)
        draw_foot_ground(canvas, "smooth", known)
    draw_plate(canvas, _PLATE, card.name, f"{words.title}, {words.everyone}", "smooth", known)
    medals = _medals(card, known)
    _draw_medals(canvas, medals, words.either if card.power == "any" else "+", known)
    _draw_story(canvas, card.text, known)
    draw_window_line(canvas, known)


def _medals(card: Smooth, known: Look) -> list[Medal]:
    medals = [
        Medal("" if gain.resource == "fill" else str(gain.amount), _ICONS.get(gain.resource, gain.resource))
        for gain in card.gains
    ]
    if card.power is not None:
        medals += [Medal("+1", icon, known.words.smooth.power) for icon in _POWERS[card.power]]
    return medals


def _draw_medals(canvas: Canvas, medals: Sequence[Medal], between: str, known: Look) -> None:
    """Draw the medallions side by side, and a small disc where two of them meet."""
    if not medals:
        return
    count = len(medals)
    r = min(10.6, (_MEDAL_ROOM / count - 1.6) / 2)
    pitch = 2 * r + 1.4
    left = 31.5 - pitch * (count - 1) / 2
    for i, medal in enumerate(medals):
        _draw_medal(canvas, medal, left + i * pitch, _MEDALS, r, known)
    theme, style = known.theme, known.theme.type("card-rule")
    for i in range(count - 1):
        x = left + (i + 0.5) * pitch
        canvas.circle(x, _MEDALS, 2.7, fill=theme.ink("card-plate"), stroke=theme.pen("line", 0.35))
        if between == "+":
            for dx, dy in ((1.35, 0.0), (0.0, 1.35)):
                canvas.line(x - dx, _MEDALS - dy, x + dx, _MEDALS + dy, theme.pen("line", 0.6))
        else:
            canvas.text(x, _MEDALS + style.x_height / 2, between, style.fitted(between, 4.4), anchor="middle")


def _draw_medal(canvas: Canvas, medal: Medal, x: float, y: float, r: float, known: Look) -> None:
    """Draw a disc of white with a beaded rim in the card's colour, the number and the icon beside each other."""
    theme, accent = known.theme, known.inks("smooth").accent
    canvas.circle(x, y, r, fill=theme.ink("white"), stroke=theme.pen("line", 0.3))
    canvas.circle(x, y, r - 0.75, stroke=Pen(Ink(accent.full, Paint(accent.full, weight=0.55)), 0.75))
    beads = 2 * math.pi * (r - 1.55) / max(24, round(2 * math.pi * (r - 1.55) / 0.9))
    canvas.circle(x, y, r - 1.55, stroke=Pen(accent, 0.3, dash=(0.001, beads), cap="round"))
    scale = r / 10.0
    style = theme.type("card-medallion")
    style = style.resized(
        max(style.size * scale * (0.6 if medal.below else 0.78 if len(medal.number) > 1 else 1.0), SMALLEST_TYPE)
    )
    side, gap = 8.4 * scale * (0.83 if medal.below else 1.0), 0.5 * scale
    width = style.width(medal.number)
    at = x - (width + gap + side) / 2 if medal.number else x - side / 2
    level = y - 1.3 * scale if medal.below else y
    if medal.number:
        canvas.text(at, level + style.cap_height / 2, medal.number, style)
        at += width + gap
    stamp_icon(canvas, known.icons, medal.icon, at + side / 2, level, side, theme.ink("line"))
    if medal.below:
        small = theme.type("card-type").inked(known.inks("smooth").text)
        canvas.text(x, y + 5.6 * scale, medal.below, small, anchor="middle")


def _draw_story(canvas: Canvas, text: str, known: Look) -> None:
    """Set the card's few words in the foot, in one line or two of about the same length."""
    style, width = known.theme.type("card-story"), FOOT.width - 5.0
    lines = wrap(text, style, width)
    if len(lines) > 1:
        while len(wrap(text, style, width - 1.0)) == len(lines):
            width -= 1.0
        lines = wrap(text, style, width)
    y = FOOT.y + FOOT.height / 2 + 0.75 + style.x_height / 2 - (len(lines) - 1) * 3.5 / 2
    for line in lines:
        canvas.text(31.5, y, line, style, anchor="middle", fit=FOOT.width - 4.0)
        y += 3.5
