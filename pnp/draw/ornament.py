"""Ornament: the figures that a pattern is made of. Rays, scales, stepped frames, rows of rivets, stars, bodies.

A `Plate` draws areas and lines; these are the areas and lines that more than one picture wants. All are paths about a
place, and none knows an ink. Dots are lines of no length: a round pen as wide as a dot draws hundreds of them in one
stroke.
"""

import math
from collections.abc import Iterable, Sequence

from pnp.draw.curve import Curve
from pnp.draw.engrave import stroke
from pnp.draw.shapes import KAPPA, Box, Path, Point, smooth

__all__ = ["around", "blob", "both", "burst", "dots", "ellipse", "rays", "scales", "star", "stepped", "tube"]


def around(x: float, y: float, r: float, count: int, turn: float = 0.0) -> list[Point]:
    """Give places at even distances on a circle, the first `turn` degrees clockwise from the top."""
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return [(x + r * math.sin(a), y - r * math.cos(a)) for a in angles]


def dots(places: Iterable[Point]) -> Path:
    """Give a dot at each place, for a pen with round ends."""
    path = Path(digits=2)
    for x, y in places:
        path.move(x, y).line(x + 0.01, y)
    return path


def ellipse(x: float, y: float, rx: float, ry: float) -> Path:
    """Give an upright ellipse about a place."""
    h, v = rx * KAPPA, ry * KAPPA
    path = Path().move(x + rx, y).curve(x + rx, y + v, x + h, y + ry, x, y + ry)
    path.curve(x - h, y + ry, x - rx, y + v, x - rx, y).curve(x - rx, y - v, x - h, y - ry, x, y - ry)
    return path.curve(x + h, y - ry, x + rx, y - v, x + rx, y).close()


def rays(x: float, y: float, inner: float, outer: float, count: int, begin: float = 0.0, end: float = 360.0) -> Path:
    """Give straight lines out of a place, evenly from one angle to another; angles are clockwise from the top."""
    path = Path(digits=2)
    whole = math.isclose((end - begin) % 360, 0)
    for i in range(count):
        a = math.radians(begin + (end - begin) * i / (count if whole else count - 1))
        c, s = math.cos(a), math.sin(a)
        path.move(x + inner * s, y - inner * c).line(x + outer * s, y - outer * c)
    return path


def burst(x: float, y: float, inner: float, outer: float, count: int, share: float = 0.5, turn: float = 0.0) -> Path:
    """Give rays as areas that widen outwards, each taking a share of its part of the circle."""
    path = Path(digits=2)
    half = math.pi * share / count
    for i in range(count):
        a = math.radians(turn) + 2 * math.pi * i / count
        corners = ((inner, a - half), (outer, a - half), (outer, a + half), (inner, a + half))
        path.polyline([(x + r * math.sin(b), y - r * math.cos(b)) for r, b in corners], close=True)
    return path


def scales(box: Box, r: float, rings: int = 3, *, rise: float = 0.5) -> Path:
    """Give the waves of a Japanese cloth: rows of bows in each other, each row half a bow aside, `rise` radii apart.

    No bow shows what a nearer row would cover, so that the lines can be drawn over any ground.
    """
    path = Path(digits=2)
    rows = math.ceil(box.height / (r * rise)) + 1
    for row in range(rows):
        y = box.top + row * r * rise
        x = box.left + (r if row % 2 else 0.0)
        while x - r < box.right:
            for k in range(rings):
                bow = r * (1 - k / rings)
                _bow_into(path, x, y, bow, _seen(r, bow, rise))
            x += 2 * r
    return path


def _seen(r: float, bow: float, rise: float) -> float:
    """Half the angle of a bow that the next row leaves open: where it meets the bows beside and below it."""
    dx, dy = r, r * rise
    apart = math.hypot(dx, dy)
    if apart >= r + bow:
        return math.pi / 2
    # the angle at this bow's centre between the way to its neighbour and the crossing of both
    at = math.acos((apart * apart + bow * bow - r * r) / (2 * apart * bow)) if bow + apart > r else 0.0
    return max(0.0, min(math.pi / 2, math.pi / 2 + math.atan2(dy, dx) - at))


def _bow_into(path: Path, x: float, y: float, r: float, half: float) -> None:
    if half <= 0.05:
        return
    handle = 4 / 3 * math.tan(half / 4) * r
    c, s = math.cos(half), math.sin(half)
    path.move(x - r * s, y - r * c)
    path.curve(x - r * s + handle * c, y - r * c - handle * s, x - handle, y - r, x, y - r)
    path.curve(x + handle, y - r, x + r * s - handle * c, y - r * c - handle * s, x + r * s, y - r * c)


def stepped(box: Box, step: float, steps: int = 2) -> Path:
    """Give a frame whose corners come in by steps, as on a house of the nineteen-twenties."""
    left, top, right, bottom = box
    corners: list[Point] = []
    for sx, sy, x, y, across in (
        (1, 1, left, top, False),
        (-1, 1, right, top, True),
        (-1, -1, right, bottom, False),
        (1, -1, left, bottom, True),
    ):
        stairs: list[Point] = []
        for k in range(steps, 0, -1):
            stairs += [
                (x + sx * step * (steps - k), y + sy * step * k),
                (x + sx * step * (steps - k + 1), y + sy * step * k),
            ]
        stairs.append((x + sx * step * steps, y))
        corners += stairs[::-1] if across else stairs
    return Path().polyline(corners, close=True)


def star(x: float, y: float, r: float, points: int = 5, waist: float = 0.42, turn: float = 0.0) -> Path:
    """Give a star; `waist` is the share of its radius at which the notches lie."""
    corners = []
    for i in range(2 * points):
        a, reach = math.radians(turn) + math.pi * i / points, r * (waist if i % 2 else 1)
        corners.append((x + reach * math.sin(a), y - reach * math.cos(a)))
    return Path().polyline(corners, close=True)


def blob(*points: Point) -> Path:
    """Give a closed smooth outline through the points."""
    return smooth(points, closed=True)


def both(path: Path, x: float = 0.0) -> Path:
    """Give a path together with its mirror image about an upright line."""
    return Path(path.steps, winding=path.winding, digits=path.digits).add(path.mirrored(x))


def tube(points: Sequence[Point], *widths: float, count: int = 0) -> Path:
    """Give a round limb along a smooth curve, its widths taken at even shares of the way."""
    curve = Curve.through(*points)
    last = len(widths) - 1

    def width(t: float) -> float:
        i = min(int(t * last), last - 1)
        return widths[i] + (widths[i + 1] - widths[i]) * (t * last - i)

    return stroke(curve, width if last else widths[0], count or 2 * len(points))
