"""Marks of the pen: circles and crosses as a player makes them, for the legend and for what is marked from the start.

They are drawn by hand, as it were: a loop that overshoots its own beginning, two strokes that bend a little. So a mark
is never taken for a part of the printed form.
"""

import math

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.shapes import Box, Path, smooth
from pnp.draw.theme import Theme
from pnp.seeds import Stream

__all__ = ["draw_circled", "draw_crossed"]

_HANDS = 3


def draw_circled(canvas: Canvas, theme: Theme, box: Box, which: int = 0) -> None:
    """Circle a box: what is gained."""
    _stamp(canvas, theme, box, which, "circled", 0.41)


def draw_crossed(canvas: Canvas, theme: Theme, box: Box, which: int = 0) -> None:
    """Cross a box off: what is spent, or told."""
    _stamp(canvas, theme, box, which, "crossed", 0.34)


def _stamp(canvas: Canvas, theme: Theme, box: Box, which: int, what: str, share: float) -> None:
    x, y = box.centre
    hand = which % _HANDS

    def draw(canvas: Canvas) -> None:
        path = _loop(hand) if what == "circled" else _strokes(hand)
        canvas.draw(path, stroke=theme.pen("carmine", 0.15, cap="round"))

    canvas.stamp(Symbol(f"{what} {hand}", Box(-1.25, -1.25, 1.25, 1.25), draw), moving(x, y, box.height * share))


def _loop(hand: int) -> Path:
    chance = Stream("carmine", "circled", hand)
    turn, squeeze = chance.real(-0.5, 0.3), chance.real(0.02, 0.06)
    points = []
    for i in range(13):
        a = turn + math.tau * 1.08 * i / 12
        r = 1.0 - squeeze * math.cos(2 * a - turn) + 0.09 * (i / 12 - 0.5)
        points.append((r * math.sin(a), -r * math.cos(a)))
    return smooth(points)


def _strokes(hand: int) -> Path:
    chance = Stream("carmine", "crossed", hand)
    bend, slip = chance.real(-0.12, 0.12), chance.real(-0.1, 0.1)
    down = smooth([(-1.0, -0.95 + slip), (bend, -bend), (1.0, 0.95)])
    return down.add(smooth([(0.95, -1.0), (bend, bend), (-0.95 + slip, 1.0)]))
