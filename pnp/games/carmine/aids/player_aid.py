"""The Player Aid: the turn on its front, what is met and what counts at the end on its back."""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import engraved, line_of
from pnp.draw.shapes import Box, Rect
from pnp.games.carmine.aids.border import draw_border
from pnp.games.carmine.aids.lines import draw_lines, set_lines
from pnp.games.carmine.aids.look import Entry, Look, look
from pnp.games.carmine.engravings import cost_rose
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["HIGH", "WIDE", "player_aid_parts"]

WIDE, HIGH = 95.0, 128.0
"""Four of them on a sheet of either paper."""

_ICON = 6.6
_TEXT = 9.0
"""Where text begins, from the left of an entry."""


def player_aid_parts(data: Templates, players: int = 1) -> list[Part]:
    """Give a Player Aid for every player."""
    known = look(data)
    return [
        Part(
            "player-aid",
            Rect(0, 0, WIDE, HIGH, 3),
            partial(_draw_front, known=known),
            partial(_draw_back, known=known),
            players,
            "player-aid",
            "Player Aids",
        )
    ]


def _draw_front(canvas: Canvas, known: Look) -> None:
    room, words = _ground(canvas, known), known.words.player
    y = _draw_title(canvas, room, words.front, known)
    y = _draw_heading(canvas, room, y, words.turn.title, known)
    for entry in words.turn.entries:
        y = _draw_entry(canvas, room, y, entry, known)
    y = _draw_heading(canvas, room, y, words.action.title, known)
    first, *rest = words.action.entries
    rose = 31.0
    top = y
    y = _draw_entry(canvas, room._replace(right=room.right - rose), y, first, known)
    scale = 0.78
    middle = room.right - rose / 2 + 1.0
    canvas.stamp(cost_rose(known.theme), moving(middle, top + 12.2, scale))
    y = max(y, top + 12.2 + 20 * scale + 0.6)
    for entry in rest:
        y = _draw_entry(canvas, room, y, entry, known)
    _draw_footing(canvas, room, (words.wind, words.foot), known)


def _draw_back(canvas: Canvas, known: Look) -> None:
    room, words = _ground(canvas, known), known.words.player
    y = _draw_title(canvas, room, words.back, known)
    y = _draw_heading(canvas, room, y, words.met.title, known)
    for entry in (*words.met.entries, *words.close.entries):
        y = _draw_entry(canvas, room, y, entry, known)
    y = _draw_heading(canvas, room, y, words.score.title, known)
    _draw_score(canvas, room, y, words.score.entries, known)


def _ground(canvas: Canvas, known: Look) -> Box:
    room = draw_border(canvas, WIDE, HIGH, known.theme, margin=1.8, band=1.3, star=5.6)
    return Box(room.left + 2.6, room.top + 2.2, room.right - 2.6, room.bottom - 2.2)


def _draw_title(canvas: Canvas, room: Box, title: str, known: Look) -> float:
    theme, style = known.theme, known.theme.type("aid-title")
    line = line_of(title.upper(), style, fit=room.width - 14)
    base = room.top + 2.0 + line.cap_height
    middle = room.centre[0]
    line.ghost(canvas, middle, base)
    engraved(
        canvas,
        line.straight(middle, base),
        dark=theme.ink("letter"),
        light=theme.ink("paper"),
        shade=theme.ink("line"),
        size=line.cap_height,
    )
    return base + 2.2


def _draw_heading(canvas: Canvas, room: Box, y: float, title: str, known: Look) -> float:
    """Set a heading between two lines, and give where what follows begins."""
    theme, style = known.theme, known.theme.type("aid-heading")
    base = y + style.cap_height + 0.9
    half = canvas.text(room.centre[0], base, title.upper(), style, anchor="middle") / 2 + 2.0
    level = base - style.cap_height / 2
    for left, right in ((room.left, room.centre[0] - half), (room.centre[0] + half, room.right)):
        canvas.line(left, level - 0.35, right, level - 0.35, theme.pen("carmine", 0.45))
        canvas.line(left, level + 0.45, right, level + 0.45, theme.pen("carmine", 0.15))
    return base + 1.7


def _draw_entry(canvas: Canvas, room: Box, y: float, entry: Entry, known: Look) -> float:
    """Set one thing to know: its icon on the left, its name, and what is said of it on the same line and below."""
    theme = known.theme
    lines = set_lines(f"*{entry.name.replace(' ', '~')}:* {entry.text}", room.right - room.left - _TEXT, known)
    high = max(lines.height, _ICON + 0.6)
    stamp_icon(canvas, known.icons, entry.icon, room.left + _ICON / 2, y + min(high, 8.0) / 2, _ICON, theme.ink("line"))
    base = y + (high - lines.height) / 2 + lines.leading * 0.72
    draw_lines(canvas, room.left + _TEXT, base, lines, known)
    return y + high + 1.1


def _draw_footing(canvas: Canvas, room: Box, texts: Sequence[str], known: Look) -> None:
    """Set what holds in every turn at the foot, on a band of its own."""
    lines = [set_lines(text, room.width - 4.0, known) for text in texts]
    high = sum(each.height for each in lines) + 2.4
    top = room.bottom - high
    canvas.rect(
        room.left,
        top,
        room.width,
        high,
        r=known.theme.radius,
        fill=known.theme.ink("shallow"),
        stroke=known.theme.pen("line", 0.25),
    )
    y = top + 1.2 + lines[0].leading * 0.72
    for each in lines:
        y = draw_lines(canvas, room.left + 2.0, y, each, known)


def _draw_score(canvas: Canvas, room: Box, y: float, entries: Sequence[Entry], known: Look) -> None:
    """Set what counts at the end in two columns."""
    theme = known.theme
    width = room.width / 2
    rows = (len(entries) + 1) // 2
    step = min(9.0, (room.bottom - y) / rows)
    for i, entry in enumerate(entries):
        left, top = room.left + (i // rows) * width, y + (i % rows) * step
        stamp_icon(canvas, known.icons, entry.icon, left + _ICON / 2, top + step / 2, 6.0, theme.ink("line"))
        name = theme.type("aid-strong")
        canvas.text(left + _TEXT - 0.6, top + step / 2 - 0.5, entry.name, name, fit=width - _TEXT)
        lines = set_lines(entry.text, width - _TEXT, known)
        draw_lines(canvas, left + _TEXT - 0.6, top + step / 2 + 2.9, lines, known)
