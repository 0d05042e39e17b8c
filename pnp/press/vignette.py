"""The vignette of a cover: a compass rose over a swell, engraved in the room that a short parts list leaves free."""

import math

from pnp.draw.canvas import Canvas, moving
from pnp.draw.ink import WHITE, Ink, Paint, Pen
from pnp.draw.shapes import Box, Circle, Path, Point
from pnp.press.look import BOLD, FINE, INK, UNIT

__all__ = ["SMALLEST_ROOM", "vignette"]

SMALLEST_ROOM = 42.0
"""Height below which there is no vignette, in mm."""

_THIN = 0.15


def vignette(canvas: Canvas, box: Box, accent: Ink) -> None:
    """Draw the rose in the middle of a box, the swell to both sides."""
    r = min(box.height / 2, 34.0)
    x, y = box.centre
    _swell(canvas, Box(box.left, y - r * 0.5, box.right, y + r * 0.5), Circle(x, y, r + UNIT), accent)
    with canvas.group(moving(x, y)):
        _rose(canvas, r, accent)


def _swell(canvas: Canvas, box: Box, gap: Circle, accent: Ink) -> None:
    """Draw lines of waves that grow shorter away from the middle, and stop before the rose."""
    lines = 9
    for line in range(lines):
        t = line / (lines - 1) * 2 - 1
        y = box.top + box.height * line / (lines - 1)
        reach = box.width / 2 * math.sqrt(1 - 0.8 * t * t)
        clear = math.sqrt(max(0.0, gap.r**2 - (y - gap.y) ** 2)) + 1.0
        path = Path()
        for side in (-1, 1):
            start, count = clear, int((reach - clear) / 6)
            path.move(gap.x + side * start, y)
            for i in range(count):
                x0 = gap.x + side * (start + 6 * i)
                path.curve(x0 + side * 2, y - 1.3, x0 + side * 3.6, y - 1.3, x0 + side * 4.2, y - 0.2)
                path.curve(x0 + side * 4.6, y + 0.5, x0 + side * 5.6, y + 0.4, x0 + side * 6, y)
        canvas.draw(path, stroke=Pen(accent, FINE if line % 2 == 0 else _THIN, cap="round"))


def _rose(canvas: Canvas, r: float, accent: Ink) -> None:
    canvas.circle(0, 0, r, stroke=Pen(INK, BOLD))
    canvas.circle(0, 0, r - UNIT, stroke=Pen(INK, FINE))
    ticks = Path()
    for degree in range(0, 360, 5):
        inner = r - UNIT - (1.6 if degree % 15 == 0 else 0.8)
        ticks.move(*_at(degree, r - UNIT)).line(*_at(degree, inner))
    canvas.draw(ticks, stroke=Pen(INK, _THIN))
    degrees = Path()
    for degree in range(0, 360, 20):  # alternating degrees between the two rings
        for step in range(10):
            degrees.move(*_at(degree + step, r - UNIT / 2)).line(*_at(degree + step + 1, r - UNIT / 2))
    canvas.draw(degrees, stroke=Pen(INK, UNIT * 0.55))
    ring = r * 0.42
    for length, turns, dark in ((0.58, (22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5), accent),
                                (0.76, (45, 135, 225, 315), accent), (0.94, (0, 90, 180, 270), INK)):  # fmt: skip
        reach = (r - UNIT - 2.0) * length
        for turn in turns:
            _point(canvas, turn, reach, dark)
        if length < 0.6:
            canvas.circle(0, 0, ring, stroke=Pen(INK, FINE))
    canvas.circle(0, 0, r * 0.05, fill=WHITE, stroke=Pen(INK, FINE))


def _point(canvas: Canvas, turn: float, reach: float, dark: Ink) -> None:
    """Draw one point of the rose: a light half and a dark one, hatched where ink is saved."""
    waist = reach * 0.19
    tip, left, right = _at(turn, reach), _at(turn - 45, waist), _at(turn + 45, waist)
    pen = Pen(INK, _THIN, join="round")
    hatched = Ink(dark.full, Paint(dark.full, hatch=turn + 60, gap=0.55), Paint("#000000", hatch=turn + 60, gap=0.55))
    canvas.polygon([(0, 0), left, tip], fill=WHITE, stroke=pen)
    canvas.polygon([(0, 0), right, tip], fill=WHITE)
    canvas.polygon([(0, 0), right, tip], fill=hatched, stroke=pen)


def _at(degrees: float, r: float) -> Point:
    a = math.radians(degrees)
    return r * math.sin(a), -r * math.cos(a)
