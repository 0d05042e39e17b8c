"""The arched ribbon that carries a title: a broad band, folded under at both ends, with swallow tails behind it.

The band is sheared, not bent: its ends are upright and its edges are arcs, and the letters on it stand upright too.
"""

import math

from msgspec.structs import replace

from pnp.draw.canvas import Canvas
from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, grain, tick
from pnp.draw.lettering import Lettering, engraved, line_of
from pnp.draw.shapes import Path, Point
from pnp.draw.theme import Theme
from pnp.draw.type import Type

__all__ = ["RIBBON_HEIGHT", "draw_ribbon_title"]

RIBBON_HEIGHT = 20.0
"""From the crown of the arch to the lowest corner of the tails, in mm."""

BAND = 13.0
ARCH = 3.9
DROP = 3.6
"""How much lower the tails hang than the band."""

ROOMY = 0.66
"""The share of its room that a short title is spaced out to."""

TAIL = 0.085
FOLD = 0.052
"""Shares of the whole width: of a tail beside the band, and of the fold under it."""


def draw_ribbon_title(canvas: Canvas, theme: Theme, cx: float, y: float, width: float, title: str) -> None:
    """Draw a ribbon `width` mm from tail to tail, its crown at y, and the title on it."""
    half = width / 2 - TAIL * width
    plate = Plate()
    for side in (-1, 1):
        _tail(plate, cx, y, half, width, side)
    _band(plate, cx, y, half)
    plate.draw(canvas, theme)
    line = _title(title.upper(), theme.type("title"), 2 * half * 0.85)
    base = y + (BAND + line.cap_height) / 2 + 0.1
    letters = line.arched(_arc(cx, base, half))
    line.ghost(canvas, letters, cx, base)
    _stars(canvas, theme, cx, y + BAND / 2, half, line.width / 2)
    engraved(
        canvas,
        letters,
        dark=theme.ink("letter"),
        light=theme.ink("ribbon"),
        shade=theme.ink("line"),
        size=line.cap_height,
    )


def _title(text: str, style: Type, width: float) -> Lettering:
    """Lay the title; a short one is spaced out, so that it does not look lost."""
    line = line_of(text, style, fit=width)
    spare = ROOMY * width - line.width
    if spare <= 0 or len(text) < 2:
        return line
    spacing = min(style.spacing + spare / (len(text) - 1), 2.6 * style.spacing)
    return line_of(text, replace(style, spacing=spacing), fit=width)


def _stars(canvas: Canvas, theme: Theme, cx: float, y: float, half: float, taken: float) -> None:
    """Set a star on both sides of a title that leaves room for it."""
    away = taken + 8.0
    if away > 0.8 * half:
        return
    stars = Path()
    for side in (-1, 1):
        x, level = cx + side * away, y + ARCH * (away / half) ** 2
        corners = [(1.75 if i % 2 == 0 else 0.5) for i in range(8)]
        angles = [math.pi * i / 4 for i in range(8)]
        turns = zip(corners, angles, strict=True)
        stars.polyline([(x + r * math.sin(a), level - r * math.cos(a)) for r, a in turns], close=True)
    canvas.draw(stars, fill=theme.ink("flag"), stroke=theme.pen("carmine", 0.12))


def _arc(cx: float, y: float, half: float) -> Curve:
    """An edge of the band: highest in the middle."""
    shares = [i / 24 for i in range(-24, 25)]
    return Curve([(cx + half * s, y + ARCH * s * s) for s in shares])


def _arc_path(cx: float, y: float, half: float) -> Path:
    """The same as one Bézier piece: a parabola is one exactly."""
    low, third = y + ARCH, 2 * half / 3
    rise = low - ARCH * 4 / 3
    return Path().move(cx - half, low).curve(cx - half + third, rise, cx + half - third, rise, cx + half, low)


def _band(plate: Plate, cx: float, y: float, half: float) -> None:
    low = y + BAND + ARCH
    third, rise = 2 * half / 3, y + BAND - ARCH / 3
    band = _arc_path(cx, y, half).line(cx + half, low)
    band.curve(cx + half - third, rise, cx - half + third, rise, cx - half, low).close()
    plate.area(band, "ribbon")
    patch = Patch(
        _arc(cx, y, half),
        _arc(cx, y + BAND, half),
        Curve([(cx - half, y + ARCH), (cx - half, low)]),
        Curve([(cx + half, y + ARCH), (cx + half, low)]),
    )
    for side in (-1, 1):  # the cloth rounds away towards its ends
        for i in range(17):
            u = 0.003 + 0.0042 * i
            long = (1 - i / 18) ** 0.8
            u = 1 - u if side > 0 else u
            reach = 0.42 * long + 0.05 * grain(i, side, 1)
            for begin, way in ((0.085, 1), (0.915, -1)):
                end = begin + way * max(reach, 0.04)
                plate.cuts(patch.tick((u, begin), (u, end), 0.15 + 0.06 * long))
    plate.lines(band, 0.42)
    for inset in (1.0, BAND - 1.0):
        plate.lines(_arc_path(cx, y + inset, half), 0.16)


def _tail(plate: Plate, cx: float, y: float, half: float, width: float, side: int) -> None:
    """One end: the fold under the band, and the tail that comes out behind it."""
    edge = cx + side * half
    inner = edge - side * FOLD * width
    outer = cx + side * width / 2
    slope = 2 * ARCH / half * 0.9  # the tail goes on as the arch ends

    def at(x: float, down: float) -> Point:
        return x, y + ARCH + DROP + down + abs(x - inner) * slope * 0.55 - 0.9

    notch = outer - side * TAIL * width * 0.42
    tall = BAND - 1.2
    tail = Path().polyline(
        [at(inner, 0), at(outer, 0), at(notch, tall * 0.5), at(outer, tall), at(inner, tall)], close=True
    )
    plate.area(tail, "ribbon-back", 0.36)
    for i in range(14):  # shade cast by the band
        x = edge + side * (0.25 + 0.3 * i)
        long = 0.42 * (1 - i / 15)
        for begin, way in ((0.02, 1), (0.98, -1)):
            a, b = at(x, tall * begin), at(x, tall * (begin + way * long * (1 + 0.15 * grain(i, way))))
            plate.cuts(tick(a, b, 0.18))
    for i in range(7):  # and along the notch
        for begin in (0.08 + 0.052 * i, 0.92 - 0.052 * i):
            depth = abs(begin - 0.5) * 2
            x = outer + (notch - outer) * (1 - depth)
            a = at(x - side * 0.15, tall * begin)
            b = at(x - side * (2.4 - 0.3 * i + 0.3 * grain(i, 3)), tall * begin)
            plate.cuts(tick(a, b, 0.17))
    low = y + BAND + ARCH
    plate.area(Path().polyline([(edge, low), (inner, low - 2.0), at(inner, tall)], close=True), "dark", 0.3)
