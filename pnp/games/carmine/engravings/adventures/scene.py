"""What stands behind every adventure: sky, clouds, sun and moon, the sea, and the foam where something breaks it.

The sea is lines alone. Near the horizon they lie close and nearly level; towards the eye they part, swell and rock,
which gives the depth that a flat colour would not. All of it keeps within the scene's box, and under the card's panel
the water is not cut at all: nobody would see it, and a file of twenty-six cards does.
"""

import math
from collections.abc import Callable
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, bezier, cut, cut_through, grain, tick
from pnp.draw.shapes import Box, Circle, Path, Point, Rect, Shape
from pnp.games.carmine.engravings.adventures.frame import Frame
from pnp.games.carmine.engravings.adventures.galleon import little_ship

__all__ = [
    "HIGH",
    "PANEL",
    "TITLE",
    "WIDE",
    "Frame",
    "birds",
    "clouds",
    "halo",
    "little_ship",
    "moon",
    "rain",
    "sea",
    "sky",
    "spray",
    "stars",
    "sun",
    "waves_at",
]

WIDE, HIGH = 55.0, 70.0
"""The scene's box, in mm."""

EDGE = 0.2
"""How far from the box's sides a cloud's outline stays, so that its furrows have room to swell, in mm."""

TITLE = 11.0
"""How far down the card's title hides the sky."""

PANEL = Box(8.5, 43.5, 46.5, 67.7)
"""What the card's panel hides."""


def halo(plate: Plate, shape: Shape, width: float = 1.3) -> None:
    """Clear the lines around a shape that is drawn next, so that its outline stands free."""
    plate.area(shape, "paper", width, "paper")


# -- above the horizon -----------------------------------------------------------------------------


def sky(
    plate: Plate,
    horizon: float,
    *,
    wash: str = "air",
    dark: float = 0.0,
    seed: int = 1,
    clear: Callable[[float, float], bool] | None = None,
) -> None:
    """Engrave level lines, closer and bolder towards the zenith; `dark`, from 0 to 1, is weather or night.

    Lines break where `clear` says so of a place: about a moon, or for a beam of light.
    """
    plate.area(Rect(0, 0, WIDE, horizon), wash)
    y, row = TITLE, 0
    level, high = Path(), 0.7
    while high < TITLE - 0.3:  # behind the title hardly anything is seen: plain lines do
        level.move(0, high).line(WIDE, high)
        high += 0.8
    plate.lines(level, 0.15, "sky-line")
    while y < horizon - 0.9:
        near = y / horizon
        weight = (0.19 - 0.08 * near) * (1 + 0.5 * dark)
        x = 2.2 * (grain(seed, row) - 1)
        i = 0
        while x < WIDE:
            long = 17 + 10 * grain(seed, row, i, 1)
            begin, end = max(x, 0.0), min(x + long, WIDE)
            x += long + (0.5 + 1.6 * near) * (1.2 + grain(seed, row, i, 2)) * (1 - 0.7 * dark)
            i += 1
            for a, b in _open(begin, end, y, clear):
                if b - a > 0.8:
                    sag = 0.1 * grain(seed, row, i, 3)
                    third = (b - a) / 3
                    plate.cuts(cut((a, y), (a + third, y + sag), (b - third, y - sag), (b, y), weight), "sky-line")
        y += (0.72 + 0.75 * near) * (1 - 0.36 * dark)
        row += 1


def _open(begin: float, end: float, y: float, clear: Callable[[float, float], bool] | None) -> list[Point]:
    """The parts of a level line that are not kept clear."""
    if clear is None:
        return [(begin, end)]
    out: list[Point] = []
    count = max(2, round((end - begin) / 0.6))
    start: float | None = None
    for k in range(count + 1):
        x = begin + (end - begin) * k / count
        if clear(x, y):
            if start is not None:
                out.append((start, x))
            start = None
        elif start is None:
            start = x
    if start is not None:
        out.append((start, end))
    return out


def clouds(plate: Plate, *places: tuple[float, float, float], wash: str = "paper", seed: int = 1) -> None:
    """Engrave heaped clouds: for each the middle and level of its flat foot, and its width."""
    for k, (x, y, width) in enumerate(places):
        _cloud(plate, x, y, width, wash, seed + 7 * k)


def _cloud(plate: Plate, x: float, y: float, width: float, wash: str, seed: int) -> None:
    count = max(4, round(width / 2.6))
    tops: list[Point] = []
    for i in range(count + 1):
        s = i / count
        rise = width * 0.2 * math.sin(math.pi * s) ** 0.8 * (1 + 0.3 * grain(seed, i))
        tops.append((x + (s - 0.5) * width, y - rise))
    tops = [_inside(top) for top in tops]
    outline, arcs = Path().move(*tops[0]), []
    for i in range(count):
        (ax, ay), (bx, by) = tops[i], tops[i + 1]
        if bx - ax < 0.3:
            outline.line(bx, by)
            continue
        dx, dy = (bx - ax), (by - ay)
        # a heap bulges up and away from the cloud's middle
        up = 0.62 * math.hypot(dx, dy)
        nx, ny = dy / math.hypot(dx, dy), -dx / math.hypot(dx, dy)
        h1, h2 = (ax + nx * up, ay + ny * up), (bx + nx * up, by + ny * up)
        h1, h2 = _inside(h1), _inside(h2)
        outline.curve(*h1, *h2, bx, by)
        arcs.append(((ax, ay), h1, h2, (bx, by)))
    plate.area(outline.line(tops[0][0], y).close(), wash)
    for i, (a, h1, h2, b) in enumerate(arcs):
        plate.cuts(cut(a, h1, h2, b, 0.26, 0.05, 0.05))
        if i % 2 == 0 and i:  # folds that turn in from the notch between two heaps
            way = 1 if a[0] < x else -1
            plate.cuts(
                cut(
                    a,
                    (a[0] + 0.3 * way, a[1] + 0.5),
                    (a[0] + 0.9 * way, a[1] + 0.8),
                    (a[0] + 1.6 * way, a[1] + 0.7),
                    0.15,
                )
            )
    for k in range(4):  # the flat foot in shade, drawn out beyond the cloud
        low = y - 0.5 * k
        begin = x - width * (0.52 - 0.07 * k) + 0.8 * grain(seed, k, 5)
        end = x + width * (0.54 - 0.13 * k) + 0.8 * grain(seed, k, 6)
        begin, end = max(begin, 0.0), min(end, WIDE)
        if end - begin > 1:
            third = (end - begin) / 3
            plate.cuts(cut((begin, low), (begin + third, low), (end - third, low), (end, low), 0.18 - 0.02 * k))


def _inside(p: Point) -> Point:
    return min(max(p[0], EDGE), WIDE - EDGE), p[1]


def sun(plate: Plate, x: float, y: float, r: float, *, horizon: float | None = None, rays: int = 26) -> None:
    """Engrave the sun with rays long and short; what lies below the horizon is not seen."""
    low = horizon if horizon is not None else y + r
    disc = Circle(x, y, r).path()
    if low < y + r:
        a = math.degrees(math.acos(max(-1.0, min(1.0, (y - low) / r))))
        disc = Path().polyline(Curve.arc(x, y, r, -a, a).points, close=True)
    plate.area(disc, "sunlight", 0.22)
    level = y - r + 0.45
    while level < min(low, y + r) - 0.2:
        half = math.sqrt(max(r * r - (level - y) ** 2, 0.0)) - 0.15
        if level > y - 0.35 * r and half > 0.4:
            plate.cuts(
                cut((x - half, level), (x - half / 3, level), (x + half / 3, level), (x + half, level), 0.13),
                "sky-line",
            )
        level += 0.62
    for i in range(rays):
        a = 2 * math.pi * i / rays
        c, s = math.cos(a), math.sin(a)
        begin, end = r + 0.5, r + (3.2 if i % 2 else 1.9)
        if y + end * s < low - 0.2:
            plate.cuts(tick((x + begin * c, y + begin * s), (x + end * c, y + end * s), 0.24), "carmine")


def moon(plate: Plate, x: float, y: float, r: float, *, crescent: bool = False) -> None:
    """Engrave the moon, full or a crescent, in a ring of clear sky."""
    plate.area(Circle(x, y, r * 1.3), "moonlight")
    plate.area(Circle(x, y, r), "white", 0.22)
    if crescent:
        for k in range(7):
            s = 0.08 + 0.1 * k
            edge = [(x + r * (math.cos(a) * (1 - s * 1.35)), y + r * math.sin(a)) for a in (-1.35, -0.5, 0.5, 1.35)]
            plate.cuts(cut_through(edge, 0.15))
        return
    for dx, dy, size in ((-0.35, -0.25, 0.24), (0.25, 0.3, 0.3), (0.3, -0.42, 0.14), (-0.2, 0.42, 0.16)):
        ring = Curve.arc(x + dx * r, y + dy * r, size * r, 40, 260, 8).points
        plate.cuts(cut_through([ring[0], ring[3], ring[5], ring[8]], 0.14))
    for k in range(5):  # its night side
        s = 0.94 - 0.09 * k
        a = 1.0 - 0.16 * k
        places = [(x + r * s * math.cos(b), y + r * 0.97 * math.sin(b)) for b in (-a, -a / 3, a / 3, a)]
        plate.cuts(cut_through(places, 0.13))


def stars(plate: Plate, *places: Point) -> None:
    """Engrave stars of four points."""
    for x, y in places:
        for dx, dy in ((0.0, 0.75), (0.0, -0.75), (0.55, 0.0), (-0.55, 0.0)):
            plate.cuts(tick((x, y), (x + dx, y + dy), 0.24))


def birds(plate: Plate, *places: Point, size: float = 1.0) -> None:
    """Engrave gulls far off: two bows each."""
    for i, (x, y) in enumerate(places):
        s = size * (1 + 0.2 * grain(i, round(x * 9)))
        for way in (-1, 1):
            tip = (x + way * 1.35 * s, y - (0.35 if way > 0 else 0.15) * s)
            plate.cuts(
                cut((x, y), (x + way * 0.3 * s, y - 0.75 * s), (x + way * 0.9 * s, y - 0.7 * s), tip, 0.26 * s**0.5)
            )


def rain(plate: Plate, box: Box, *, slant: float = 0.35, gap: float = 1.5, seed: int = 1) -> None:
    """Engrave driving rain in a box: fine slanting cuts, `slant` mm to the left for each mm down."""
    for row in range(math.ceil(box.height / (2 * gap))):
        for i in range(math.ceil(box.width / gap)):
            x = box.left + (i + 0.5 * (row % 2) + 0.5 + 0.4 * grain(seed, row, i)) * gap
            y = box.top + (row + 0.2 * grain(seed, row, i, 1)) * 2 * gap
            long = gap * (1.3 + 0.5 * grain(seed, row, i, 2))
            end = (x - slant * long, y + long)
            if y >= box.top and end[1] <= box.bottom and end[0] >= box.left and x <= box.right:
                plate.cuts(tick((x, y), end, 0.16), "sky-line")


# -- the sea ---------------------------------------------------------------------------------------


def sea(
    plate: Plate,
    horizon: float,
    bottom: float = HIGH,
    *,
    wash: str = "brine",
    seed: int = 1,
    rough: float = 0.5,
    dark: float = 0.0,
    glint: float | None = None,
    hidden: Callable[[float, float], bool] | None = None,
) -> None:
    """Engrave the sea from the horizon down: swelling cuts that part and coarsen towards the eye.

    `rough` rocks the lines, from 0 to 1; `dark` closes them up; `glint` is the x of a path of light below sun or moon.
    A line is left out if the subject will cover it: `hidden` says so of its ends.
    """
    plate.area(Rect(0, horizon, WIDE, bottom - horizon), wash)
    plate.cuts(cut((0, horizon), (18, horizon), (37, horizon), (WIDE, horizon), 0.26, 0.2, 0.2), "sea-line")
    y, row = horizon + 0.5, 0
    far = Path()
    while y < bottom - 0.3:
        near = min((y - horizon) / 34, 1.0)
        long = 7.0 + 9.0 * near
        weight = (0.14 + 0.17 * near) * (1 + 0.25 * dark)
        x = long * 0.5 * (grain(seed, row) - 1)
        i = 0
        while x < WIDE:
            piece = long * (1 + 0.45 * grain(seed, row, i, 1))
            begin, end = max(x, 0.0), min(x + piece, WIDE)
            x += piece + long * (0.16 + 0.12 * grain(seed, row, i, 2)) * (1 - 0.6 * dark)
            i += 1
            level = y + 0.2 * near * grain(seed, row, i, 3)
            if end - begin < 0.7 or (hidden is not None and hidden(begin, level) and hidden(end, level)):
                continue
            if PANEL.top < y < PANEL.bottom:
                if begin > PANEL.left and end < PANEL.right:
                    continue
                # a line that runs under the panel ends a little behind its edge
                if begin < PANEL.left:
                    end = min(end, PANEL.left + 1)
                elif end > PANEL.right:
                    begin = max(begin, PANEL.right - 1)
            for a, b in _lit(begin, end, glint, 1.4 + min(0.13 * (y - horizon), 2.0), row):
                if b - a < 0.7:
                    continue
                if near < 0.09:
                    far.move(a, level).line(b, level)
                else:
                    _wave(plate, a, b, level, weight, near * rough, i + row)
        y += (0.64 + 1.4 * near) * (1 - 0.25 * dark) * (1.25 if y > PANEL.top else 1.0)
        row += 1
    plate.lines(far, 0.13, "sea-line")  # far off lines need not swell


def _lit(begin: float, end: float, glint: float | None, half: float, row: int) -> list[Point]:
    """What a path of light leaves of a line: it stops short on both sides, and only a glitter lies between."""
    if glint is None or end < glint - half or begin > glint + half:
        return [(begin, end)]
    left, right = glint - half * (1 + 0.3 * grain(row, 1)), glint + half * (1 + 0.3 * grain(row, 2))
    pieces = [(begin, min(end, left)), (max(begin, right), end)]
    if row % 2 and begin <= glint < end:
        middle = glint + 0.5 * half * grain(row, 3)
        pieces.append((middle - 0.3 * half - 0.3, middle + 0.3 * half + 0.3))
    return pieces


def _wave(plate: Plate, begin: float, end: float, y: float, weight: float, rock: float, number: int) -> None:
    """One line of the sea, which rocks up or down by its number."""
    long = end - begin
    high = min(rock * 1.5 * (0.75 + 0.25 * grain(number, round(y * 7))), 0.16 * long) * (1 if number % 2 else -1)
    third = long / 3
    plate.cuts(cut((begin, y), (begin + third, y - high), (end - third, y + high), (end, y), weight), "sea-line")


def waves_at(plate: Plate, x: float, y: float, width: float, *, seed: int = 1, size: float = 1.0) -> None:
    """Engrave the foam where something rises from the water: white hollows with sharp crests over its foot, and rings.

    `y` is the waterline; the foam reaches about 0.9 mm above it and 1.3 mm below it, times `size`.
    """
    half = width / 2
    for row in range(2):
        reach = half * (1 - 0.12 * row)
        level = y - 0.25 * size + 0.75 * size * row
        count = max(2, round(2 * reach / (1.9 * size)))
        crests: list[Point] = []
        for i in range(count + 1):
            s = i / count
            jump = 0.45 * size * math.sin(math.pi * s) * (1 + 0.6 * grain(seed, row, i))
            shift = 0.22 / count * grain(seed, row, i, 1) if 0 < i < count else 0.0
            crests.append((x - reach + 2 * reach * (s + shift), level - jump))
        troughs = []
        for (ax, ay), (bx, by) in pairwise(crests):
            dx, low = bx - ax, max(ay, by) + 0.42 * size
            troughs.append([(ax, ay), (ax + 0.3 * dx, low - 0.05), (ax + 0.68 * dx, low), (bx, by)])
        foam = Path().move(*crests[0])
        for trough in troughs:
            foam.steps.append(bezier(trough).steps[1])
        foam.line(x + reach * 0.75, level + 1.1 * size).line(x - reach * 0.75, level + 1.1 * size)
        plate.area(foam.close(), "white")
        for trough in troughs:
            plate.cuts(cut_through(trough, 0.25))
            if row:
                (ax, ay), b, c, (dx, dy) = trough
                plate.cuts(
                    cut_through(
                        [(ax + 0.3, ay + 0.75), (b[0], b[1] + 0.4), (c[0], c[1] + 0.4), (dx - 0.3, dy + 0.75)], 0.15
                    ),
                    "sea-line",
                )


def spray(plate: Plate, x: float, y: float, width: float, high: float, *, seed: int = 1, drops: int = 14) -> None:
    """Throw up drops in a fan from a waterline: the higher, the smaller."""
    for i in range(drops):
        s = 2 * (i + 0.5) / drops - 1
        rise = (0.25 + 0.75 * abs(grain(seed, i))) * (1 - 0.45 * s * s)
        r = 0.3 - 0.2 * rise
        at = (x + s * width / 2 * (0.6 + 0.4 * rise), y - high * rise)
        plate.area(Circle(*at, r), "white", 0.12)
        if i % 3 == 0:
            foot = (x + s * width * 0.2, y - 0.2 * high * rise)
            plate.cuts(
                cut(foot, (foot[0], foot[1] - 0.3 * high * rise), (at[0], at[1] + 1.2), (at[0], at[1] + 0.5), 0.14)
            )
