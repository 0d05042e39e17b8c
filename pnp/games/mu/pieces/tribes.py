"""The four tribes: each has its colour, its pattern and its sign, and any two of the three would do without the third.

The pattern is line work over the colour: waves, dots of light, chevrons of feathers, the net of the fishers. Where ink
is scarce or black the colour is paper and the pattern is all there is.
"""

import math

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import dots
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.mu.pieces.look import Look
from pnp.press.part import BLEED

__all__ = ["draw_foot", "draw_ground", "draw_sign", "pattern"]

_STEP = 1.8
"""From one line of a pattern to the next."""
_LINE = 0.34


def pattern(tribe: str, box: Box, step: float = _STEP) -> Path:
    """Give the lines of a tribe's pattern over a box; they may reach beyond it."""
    path = Path(digits=2)
    rows, columns = math.ceil(box.height / step) + 1, math.ceil(box.width / step) + 1
    if tribe == "wave":
        long = 1.25 * step
        for j in range(rows):
            y = box.top + j * step
            path.move(box.left - long, y)
            for i in range(math.ceil(box.width / long) + 2):
                x, rise = box.left + (i - 1) * long, (0.55 if i % 2 else -0.55) * step
                path.curve(x + long * 0.36, y + rise, x + long * 0.64, y + rise, x + long, y)
    elif tribe == "sun":
        for j in range(rows):
            path.add(dots((box.left + (i + 0.5 * (j % 2)) * step, box.top + j * step) for i in range(columns)))
    elif tribe == "bird":
        half = 0.62 * step
        for j in range(rows + 1):
            y = box.top + (j - 0.5) * step
            count = math.ceil(box.width / half) + 1
            path.polyline([(box.left + i * half, y + (half if i % 2 else 0.0)) for i in range(count)])
    else:
        net = 1.25 * step
        for i in range(-math.ceil(box.height / net), math.ceil(box.width / net) + 1):
            x = box.left + i * net
            path.move(x, box.top).line(x + box.height, box.bottom)
            path.move(x + box.height, box.top).line(x, box.bottom)
    return path


def draw_ground(canvas: Canvas, box: Box, tribe: str, known: Look, step: float = _STEP) -> None:
    """Lay a tribe's colour with its pattern over a box."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        canvas.rect(0, 0, box.width, box.height, fill=theme.ink(f"{tribe}-ground"))
        with canvas.group(clip=Rect(0, 0, box.width, box.height)):
            wide = (0.55 if tribe == "sun" else _LINE) * (step / _STEP) ** 0.5
            lines = pattern(tribe, Box(0, 0, box.width, box.height), step)
            canvas.draw(lines, stroke=theme.pen(f"{tribe}-mark", wide, cap="round", join="miter"))

    name = f"mu ground {tribe} {box.width:g} {box.height:g} {step:g}"
    canvas.stamp(Symbol(name, Box(0, 0, box.width, box.height), draw), moving(box.left, box.top))


def draw_foot(canvas: Canvas, wide: float, reach: float, tribe: str, known: Look) -> None:
    """Draw the flap before a figure, its corner at the origin: the tribe's ground, as far as it is bent."""
    draw_ground(canvas, Box(-BLEED, 0, wide + BLEED, reach + BLEED), tribe, known, 1.5)


def draw_sign(canvas: Canvas, tribe: str, x: float, y: float, size: float, known: Look, *, ink: str = "") -> None:
    """Draw a tribe's sign about a place, in its own ink unless told."""
    stamp_icon(canvas, known.icons, f"tribe-{tribe}", x, y, size, known.theme.ink(ink or f"{tribe}-ink"))
