"""What every figure of the booklet is drawn with, and the small things that several of them show."""

import re
from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.setting import Hand, set_text
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.games.carmine.components import Components, Gain
from pnp.templates import Templates

__all__ = ["Desk", "draw_badge", "draw_caption", "draw_seal", "draw_table"]


_FIGURES = re.compile(r"\*{0,2}−?\d+\*{0,2}")
_PLACES = 4.4
"""Room for three figures in a table, in mm."""


class Desk(NamedTuple):
    """All that a figure is drawn with."""

    data: Templates
    theme: Theme
    icons: Icons
    box: Components
    labels: Mapping[str, Mapping[str, str]]
    hand: Hand
    """For running text; `small` is for captions."""
    small: Hand

    def label(self, figure: str, key: str) -> str:
        return self.labels[figure][key]


def draw_caption(
    canvas: Canvas, x: float, y: float, width: float, text: str, desk: Desk, height: float = 30.0
) -> float:
    """Set a caption with its top at y; give its lower edge."""
    return set_text(canvas, text, Box(x, y, x + width, y + height), desk.small)


def draw_badge(canvas: Canvas, x: float, y: float, *, legal: bool, desk: Desk) -> None:
    """A tick or a cross in a disc: whether what is shown may be done."""
    ink = "teal" if legal else "carmine"
    canvas.circle(x, y, 3.0, fill=desk.theme.ink("white"), stroke=desk.theme.pen(ink, 0.6))
    stamp_icon(canvas, desk.icons, "tick" if legal else "cross", x, y, 4.2, desk.theme.ink(ink))


def draw_seal(canvas: Canvas, x: float, y: float, gain: Gain, desk: Desk, *, r: float = 3.3) -> None:
    """A bonus as a wax seal: teal for what is gained at once, ochre with its renown for the end of the game."""
    late = gain.resource == "renown"
    wax = Path()
    count = 14
    points = []
    for i in range(count * 4):
        reach = r * (1 + 0.07 * cos(2 * pi * i / 4))
        angle = 2 * pi * i / (count * 4)
        points.append((x + reach * sin(angle), y - reach * cos(angle)))
    wax.polyline(points, close=True)
    canvas.draw(wax, fill=desk.theme.ink("seal-late" if late else "seal-now"), stroke=desk.theme.pen("seal-rim", 0.25))
    canvas.circle(x, y, r * 0.84, stroke=desk.theme.pen("on-seal", 0.15, dash=(0.7, 0.5)))
    if late:
        style = desk.theme.type("seal")
        canvas.text(x, y + style.cap_height / 2, str(gain.amount), style, anchor="middle")
    else:
        icon = "fill-hold" if gain.resource == "fill" else gain.resource
        stamp_icon(canvas, desk.icons, icon, x, y, 4.1, desk.theme.ink("on-seal"))


def draw_table(
    canvas: Canvas, rows: Sequence[Sequence[str]], lefts: Sequence[float], width: float, step: float, desk: Desk
) -> None:
    """Draw a table: the first row is its head; cells are running text, in columns that begin at `lefts`.

    Numbers stand with their last figures in one line.
    """
    head = desk.small._replace(body=desk.small.strong)
    ends = [*(left - 1.5 for left in lefts[1:]), width]
    for number, row in enumerate(rows):
        y = number * step
        for left, right, text in zip(lefts, ends, row, strict=True):
            if _FIGURES.fullmatch(text):
                style = desk.small.strong if text.startswith("*") else desk.small.body
                base = y + step / 2 + style.cap_height / 2
                canvas.text(left + _PLACES, base, text.strip("*"), style, anchor="end")
            elif text:
                hand = desk.small if number else head
                drop = (step - hand.leading) / 2
                set_text(canvas, text, Box(left, y + drop, right, y + drop + hand.leading), hand)
        pen = desk.theme.pen("line", 0.2) if number else desk.theme.pen("carmine", 0.4)
        canvas.line(0, y + step, width, y + step, pen)
