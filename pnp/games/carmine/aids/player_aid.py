"""The Player Aid: the turn on its front, what is met and what counts at the end on its back."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import engraved, line_of
from pnp.draw.shapes import Box, Rect
from pnp.draw.wording import Lines
from pnp.games.carmine.aids.border import draw_border
from pnp.games.carmine.aids.look import Entry, Look, Section, look
from pnp.games.carmine.engravings import cost_rose
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["HIGH", "WIDE", "player_aid_parts"]

WIDE, HIGH = 97.0, 129.0
"""Four of them on a sheet of either paper."""

_ROSE = 0.76
"""The size of the rose with the costs."""

_LEAST_AIR, _MOST_AIR = 0.6, 3.0
"""Between entries, in mm."""

_SCORE_ROW = 8.2

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
    low = _draw_footing(canvas, room, (words.wind, words.foot), known)
    sections = [words.turn, words.action]
    air = _air(room._replace(top=y, bottom=low), sections, known, rose=True)
    for section in sections:
        y = _draw_heading(canvas, room, y, section.title, known)
        beside = section is words.action
        if beside:
            reach = 20 * _ROSE
            canvas.stamp(cost_rose(known.chart), moving(room.right - reach * 0.95, y + reach + 0.6, _ROSE))
        for entry in _laid(room, y, section.entries, air, known, rose=beside):
            y = _draw_entry(canvas, room.left, entry, air, known)


def _draw_back(canvas: Canvas, known: Look) -> None:
    room, words = _ground(canvas, known), known.words.player
    y = _draw_title(canvas, room, words.back, known)
    rows = (len(words.score.entries) + 1) // 2
    low = room.bottom - 0.6 - _heading_height(known) - rows * _SCORE_ROW
    air = _air(room._replace(top=y, bottom=low), [words.met], known, rose=False)
    y = _draw_heading(canvas, room, y, words.met.title, known)
    for entry in _laid(room, y, words.met.entries, air, known, rose=False):
        y = _draw_entry(canvas, room.left, entry, air, known)
    y = _draw_heading(canvas, room, low, words.score.title, known)
    _draw_score(canvas, room, y, words.score.entries, known)


class _Laid(NamedTuple):
    """An entry that is set: where it begins, its lines, and how high it is."""

    entry: Entry
    y: float
    lines: Lines
    height: float


def _laid(room: Box, y: float, entries: Sequence[Entry], air: float, known: Look, *, rose: bool) -> list[_Laid]:
    """Set entries one below the other; with a rose in the corner at the top right, text goes round it."""
    out, clear = [], y + 40 * _ROSE if rose else y
    for entry in entries:
        right = room.right - (40 * _ROSE if y < clear - 2.0 else 0.0)
        name = entry.name.replace(" ", chr(0xA0))
        lines = known.lines(f"**{name}:** {entry.text}", right - room.left - _TEXT)
        out.append(_Laid(entry, y, lines, max(lines.height, _ICON + 0.4)))
        y += out[-1].height + air
    return out


def _air(room: Box, sections: Sequence[Section], known: Look, *, rose: bool) -> float:
    """Share out the height that is left over as air between the entries."""
    best = _LEAST_AIR
    for tenths in range(round(_LEAST_AIR * 10), round(_MOST_AIR * 10) + 1):
        y = room.top
        for i, section in enumerate(sections):
            entries = _laid(room, y + _heading_height(known), section.entries, tenths / 10, known, rose=rose and i > 0)
            y = entries[-1].y + entries[-1].height + tenths / 10
        if y <= room.bottom:
            best = tenths / 10
    return best


def _ground(canvas: Canvas, known: Look) -> Box:
    room = draw_border(canvas, WIDE, HIGH, known.theme, margin=1.8, band=1.3, star=5.6)
    return Box(room.left + 2.6, room.top + 2.2, room.right - 2.6, room.bottom - 2.4)


def _draw_title(canvas: Canvas, room: Box, title: str, known: Look) -> float:
    theme, style = known.theme, known.theme.type("aid-title")
    line = line_of(title.upper(), style, fit=room.width - 14)
    base = room.top + 2.0 + line.cap_height
    middle = room.centre[0]
    path = line.straight(middle, base)
    line.ghost(canvas, path, middle, base)
    engraved(
        canvas,
        path,
        dark=theme.ink("letter"),
        light=theme.ink("paper"),
        shade=theme.ink("line"),
        size=line.cap_height,
    )
    return base + 2.6


def _draw_heading(canvas: Canvas, room: Box, y: float, title: str, known: Look) -> float:
    """Set a heading between two lines, and give where what follows begins."""
    theme, style = known.theme, known.theme.type("aid-heading")
    base = y + style.cap_height + 1.1
    half = canvas.text(room.centre[0], base, title.upper(), style, anchor="middle") / 2 + 2.0
    level = base - style.cap_height / 2
    for left, right in ((room.left, room.centre[0] - half), (room.centre[0] + half, room.right)):
        canvas.line(left, level - 0.35, right, level - 0.35, theme.pen("carmine", 0.45))
        canvas.line(left, level + 0.45, right, level + 0.45, theme.pen("carmine", 0.15))
    return y + _heading_height(known)


def _heading_height(known: Look) -> float:
    return known.theme.type("aid-heading").cap_height + 3.0


def _draw_entry(canvas: Canvas, left: float, laid: _Laid, air: float, known: Look) -> float:
    """Draw one thing to know: its icon on the left, its name, and what is said of it on the same line and below."""
    y, lines, high = laid.y, laid.lines, laid.height
    level = y + min(high, 8.0) / 2
    stamp_icon(canvas, known.icons, laid.entry.icon, left + _ICON / 2, level, _ICON, known.theme.ink("silhouette"))
    base = y + (high - lines.height) / 2 + lines.leading * 0.72
    lines.draw(canvas, left + _TEXT, base)
    return y + high + air


def _draw_footing(canvas: Canvas, room: Box, texts: Sequence[str], known: Look) -> float:
    """Set what holds in every turn at the foot, on a band of its own, and give where the band begins."""
    lines = [known.lines(text, room.width - 4.0) for text in texts]
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
        y = each.draw(canvas, room.left + 2.0, y)
    return top


def _draw_score(canvas: Canvas, room: Box, y: float, entries: Sequence[Entry], known: Look) -> None:
    """Set what counts at the end in two columns."""
    theme = known.theme
    width = room.width / 2
    rows = (len(entries) + 1) // 2
    step = _SCORE_ROW
    for i, entry in enumerate(entries):
        left, top = room.left + 2.0 + (i // rows) * width, y + (i % rows) * step
        stamp_icon(canvas, known.icons, entry.icon, left + _ICON / 2, top + step / 2, 6.0, theme.ink("silhouette"))
        name = theme.type("aid-strong")
        canvas.text(left + _TEXT - 0.6, top + step / 2 - 0.5, entry.name, name, fit=width - _TEXT)
        lines = known.lines(entry.text, width - _TEXT)
        lines.draw(canvas, left + _TEXT - 0.6, top + step / 2 + 2.9)
