"""The fog bank: masts without a ship under them, a light without a tower, and a rock that nobody has seen yet.

Fog is the white of the paper. Banks lie one before the other; each has a bright rolling top, and below it level lines
that grow bolder until the next bank's top covers them, so that what stands between two banks loses its feet.
"""

import math
from itertools import pairwise

from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Circle, Path, Point, Polygon, Rect
from pnp.games.carmine.engravings.adventures.scene import HIGH, PANEL, WIDE, Frame, little_ship

__all__ = ["draw"]

LAMP = (42.0, 16.4)
"""The light."""


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    plate.area(Rect(0, 0, WIDE, HIGH), "fog")
    _glow(plate)
    _veil(plate)
    _bank(plate, 24.6, 1, 0.15, rows=4)
    _tower(plate)
    _masts(plate, Frame(30.4, 28.0))
    _bank(plate, 27.8, 2, 0.19, rows=4)
    little_ship(plate, 14.0, 38.6, 0.86, -2)
    _bank(plate, 31.0, 3, 0.24)
    _rock(plate)
    _bank(plate, 37.8, 4, 0.27)
    for k in range(3):
        _bank(plate, 45.4 + 8 * k, 5 + k, 0.27, rows=6)


def _bank(plate: Plate, top: float, seed: int, weight: float, rows: int = 7) -> None:
    """One bank across the whole scene."""
    tops: list[Point] = []
    x, i = 0.0, 0
    while x < WIDE - 2.5:
        tops.append((x, top + 1.0 * math.sin(0.13 * x + 2.1 * seed) + 0.5 * grain(seed, i)))
        x += 4.6 + 1.8 * grain(seed, i, 1)
        i += 1
    tops.append((WIDE, top + 1.0 * math.sin(0.13 * WIDE + 2.1 * seed)))
    low = min(top + 10, HIGH)
    outline = Path().move(0, low).line(*tops[0])
    arcs: list[Arc] = []
    for (ax, ay), (bx, by) in pairwise(tops):
        up = 0.34 * (bx - ax)
        arcs.append(((ax, ay), (max(ax - 0.1 * up, 0.0), ay - up), (min(bx + 0.1 * up, WIDE), by - up), (bx, by)))
        outline.curve(*arcs[-1][1], *arcs[-1][2], bx, by)
    plate.area(outline.line(WIDE, low).close(), "fog")
    for k, (a, h, g, b) in enumerate(arcs):
        if not _hidden(a[0], b[0], top):
            plate.cuts(cut(a, h, g, b, weight + 0.06, 0.0, 0.05 if k % 2 else 0.0))
    _dusted(plate, arcs, seed)
    for row in range(rows):
        y = top + 1.7 + 0.72 * row
        bold = weight * (0.6 + 0.13 * row)
        x, i = -4.0 * abs(grain(seed, row)), 0
        while x < WIDE:
            long = 8 + 0.8 * row + 5 * grain(seed, row, i, 1)
            begin, end = max(x, 0.0), min(x + long, WIDE)
            if end - begin > 1.2 and not _hidden(begin, end, y):
                third = (end - begin) / 3
                sway = 0.16 * grain(seed, row, i, 2)
                plate.cuts(
                    cut((begin, y), (begin + third, y + sway), (end - third, y - sway), (end, y), bold), "sky-line"
                )
            x += long + (3.6 - 0.42 * row) * (1.1 + grain(seed, row, i, 3))
            i += 1


Arc = tuple[Point, Point, Point, Point]


def _dusted(plate: Plate, arcs: list[Arc], seed: int) -> None:
    """Dots under the rolling top, as thick as its edge lets them be."""
    dots = Path()
    for k, (a, h, g, b) in enumerate(arcs):
        if _hidden(a[0], b[0], max(a[1], b[1]) + 1):
            continue
        for j in range(6):
            s = (j + 0.5 + 0.3 * grain(seed, k, j)) / 6
            r = 1 - s
            x = r**3 * a[0] + 3 * r * r * s * h[0] + 3 * r * s * s * g[0] + s**3 * b[0]
            y = r**3 * a[1] + 3 * r * r * s * h[1] + 3 * r * s * s * g[1] + s**3 * b[1]
            y += 0.45 + 0.4 * (j % 3) + 0.15 * grain(seed, k, j, 1)
            dots.move(x, y).line(x + 0.03, y)
    plate.lines(dots, 0.17, "sky-line")


def _hidden(a: float, b: float, y: float) -> bool:
    return PANEL.left < a and b < PANEL.right and PANEL.top < y < PANEL.bottom


def _veil(plate: Plate) -> None:
    """The sky: thin level lines, parted by the two beams of the light."""
    for row in range(16):
        y = 11.4 + 0.95 * row
        x, i = -5.0 * abs(grain(31, row)), 0
        while x < WIDE:
            long = 8 + 4 * grain(31, row, i)
            a, b = max(x, 0.0), min(x + long, WIDE)
            for begin, end in _parted(a, b, y):
                if end - begin > 0.8:
                    third = (end - begin) / 3
                    plate.cuts(cut((begin, y), (begin + third, y), (end - third, y), (end, y), 0.14), "sky-line")
            x += long + 1.6
            i += 1


def _parted(a: float, b: float, y: float) -> list[Point]:
    """What the beams and the glow leave of a level line."""
    out: list[Point] = []
    begin: float | None = None
    for k in range(25):
        x = a + (b - a) * k / 24
        if _lit(x, y):
            if begin is not None:
                out.append((begin, x))
            begin = None
        elif begin is None:
            begin = x
    if begin is not None:
        out.append((begin, b))
    return out


def _lit(x: float, y: float) -> bool:
    dx, dy = x - LAMP[0], y - LAMP[1]
    along = abs(dx)
    middle = 0.22 * along if dx < 0 else -0.2 * along
    return math.hypot(dx, dy) < 4.6 or abs(dy - middle) < 0.8 + 0.13 * along


def _glow(plate: Plate) -> None:
    """The light's halo: dots that thin out."""
    plate.area(Circle(*LAMP, 4.4), "moonlight")
    dots = Path()
    for k in range(110):  # turned by the golden angle each time, dots never line up
        r, a = 1.6 + 5.4 * (k / 110) ** 0.8, 2.399963 * k
        x, y = LAMP[0] + r * math.cos(a), LAMP[1] + r * math.sin(a)
        dots.move(x, y).line(x + 0.03, y)
    plate.lines(dots, 0.2, "sky-line")


def _tower(plate: Plate) -> None:
    """The lighthouse, pale: only its lantern is sure."""
    x, y = LAMP
    plate.area(
        Polygon(((x - 1.0, y + 1.6), (x + 1.0, y + 1.6), (x + 2.1, 31.5), (x - 2.1, 31.5))), "white", 0.24, "sky-line"
    )
    for k in range(9):
        s = k / 9
        half = 1.0 + 1.1 * s
        yy = y + 2.2 + 12.4 * s
        plate.cuts(tick((x + half, yy), (x + 0.15 * half, yy + 0.15), 0.2), "sky-line")
        plate.cuts(tick((x + half, yy + 0.65), (x + 0.45 * half, yy + 0.75), 0.18), "sky-line")
    plate.area(Polygon(((x - 1.5, y + 1.2), (x + 1.5, y + 1.2), (x + 1.2, y + 1.8), (x - 1.2, y + 1.8))), "white", 0.22)
    plate.area(Rect(x - 0.85, y - 0.9, 1.7, 2.1), "moonlight", 0.22)
    plate.lines(Path().move(x, y - 0.9).line(x, y + 1.2).move(x - 0.85, y + 0.1).line(x + 0.85, y + 0.1), 0.14)
    plate.area(Polygon(((x - 1.25, y - 0.9), (x, y - 2.3), (x + 1.25, y - 0.9))), "dark", 0.2)
    plate.lines(Path().move(x, y - 2.2).line(x, y - 3.1), 0.22)


def _masts(plate: Plate, frame: Frame) -> None:
    """Another ship, or what the fog shows of it: three bare masts and a flag."""
    poles, yards = Path(), Path()
    for x, top in ((-2.2, -4.4), (0.0, -6.6), (2.4, -5.2)):
        poles.move(*frame.at(x, 0)).line(*frame.at(x, top))
        for k in (0.25, 0.62):
            half = 0.7 + 0.55 * k
            yards.move(*frame.at(x - half, top * (1 - k))).line(*frame.at(x + half, top * (1 - k) - 0.1))
            yards.move(*frame.at(x - half, top * (1 - k))).line(*frame.at(x, top * (1.16 - k)))
            yards.line(*frame.at(x + half, top * (1 - k) - 0.1))
    yards.move(*frame.at(-2.2, -4.2)).line(*frame.at(0, -6.2)).line(*frame.at(2.4, -5.0)).line(*frame.at(5.2, -1.6))
    plate.lines(yards, 0.15, "sky-line")
    plate.lines(poles, 0.26)
    plate.area(frame.polygon((0, -7.4), (1.7, -7.0), (1.1, -6.7), (1.6, -6.4), (0, -6.5)), "flag", 0.12)


def _rock(plate: Plate) -> None:
    """What the lookout has not seen."""
    frame = Frame(35.0, 39.6, 1.3)
    plate.area(
        frame.polygon(
            (-4.2, 0),
            (-3.0, -2.6),
            (-2.2, -2.4),
            (-1.0, -6.2),
            (-0.2, -5.4),
            (0.9, -7.4),
            (1.6, -4.4),
            (2.6, -4.8),
            (3.4, -1.8),
            (4.4, 0),
        ),
        "white",
        0.34,
    )
    for u, v, long in (
        (0.95, -7.2, 6.6), (1.25, -6.0, 5.4), (1.6, -4.4, 3.8), (2.05, -4.5, 3.8), (2.6, -4.7, 4.2), (2.95, -3.4, 2.8),
        (3.35, -2.0, 1.8), (-0.1, -5.3, 4.6), (0.25, -5.6, 4.0), (0.6, -6.4, 5.4), (-1.0, -6.0, 3.4), (-2.2, -2.4, 2.0),
        (-0.6, -5.6, 2.6), (-2.6, -2.4, 1.4),
    ):  # fmt: skip
        plate.cuts(tick(frame.at(u, v), frame.at(u + 0.08 * long, v + long), 0.38))
