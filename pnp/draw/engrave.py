"""The engraver's technique: lines that swell and taper, hatching that follows a form, stipple.

On copper a line is a furrow: the graver enters, goes deeper, and leaves, so that a line is thin at its ends and bold
in its middle. Here such a line is a narrow closed area. Most of them are a single `cut`: two Bézier curves, four steps
of path, whatever their length; that is what keeps a plate of a thousand lines at a few kilobytes. The shortest are a
`tick`, which has three corners. Only outlines that turn a lot need a `stroke` of many pieces.

All cuts run the same way round, so that thousands of them can be one winding path and still add up where they cross.

A `Plate` is the finished picture: areas and lines in the order in which they lie over each other. Neighbours in one
ink are joined to one path. Places on a plate are rounded to 0.03 mm, less than a dot at 600 dpi.
"""

import math
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from pnp.draw.canvas import Canvas, moving
from pnp.draw.curve import Curve, flattened, inside
from pnp.draw.ink import Ink
from pnp.draw.shapes import Path, Point, Shape, Step
from pnp.draw.theme import Theme

__all__ = [
    "Patch",
    "Plate",
    "bezier",
    "contours",
    "cross_hatch",
    "cut",
    "cut_through",
    "grain",
    "hatch",
    "stipple",
    "stroke",
    "tick",
]

Width: TypeAlias = float | Callable[[float], float]
"""A width in mm, or the width at each share of the way."""


def grain(*numbers: int) -> float:
    """Give a value from -1 to 1 that looks random and is the same on every machine: the tremor of a hand."""
    state = 0x9E3779B9
    for value in numbers:
        state = (state ^ (value & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        state = (state ^ state >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        state ^= state >> 16
    return state / 0x7FFFFFFF - 1


# -- single lines ----------------------------------------------------------------------------------


def cut(
    begin: Point, handle: Point, other: Point, end: Point, width: float, head: float = 0.0, tail: float = 0.0
) -> Path:
    """Draw one furrow along a Bézier curve: `width` in its middle, `head` and `tail` at its ends."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    d = math.hypot(dx, dy) or 1.0
    nx, ny = dy / d, -dx / d
    # a cubic's middle is an eighth of each end and three eighths of each handle
    bulge = (width / 2 - (head + tail) / 16) / 0.75
    hx, hy, tx, ty, bx, by = nx * head / 2, ny * head / 2, nx * tail / 2, ny * tail / 2, nx * bulge, ny * bulge
    steps: list[Step] = [
        ("M", begin[0] + hx, begin[1] + hy),
        ("C", handle[0] + bx, handle[1] + by, other[0] + bx, other[1] + by, end[0] + tx, end[1] + ty),
    ]
    if tail:
        steps.append(("L", end[0] - tx, end[1] - ty))
    steps.append(("C", other[0] - bx, other[1] - by, handle[0] - bx, handle[1] - by, begin[0] - hx, begin[1] - hy))
    steps.append(("Z",))
    return Path(steps, winding=True)


def cut_through(points: Sequence[Point], width: float, head: float = 0.0, tail: float = 0.0) -> Path:
    """Draw one furrow through four points at even shares of its way."""
    return cut(points[0], *_handles(points), points[3], width, head, tail)


def bezier(points: Sequence[Point]) -> Path:
    """Draw a line of one curve through four points at even shares of its way: the cheapest line that bends."""
    handle, other = _handles(points)
    return Path().move(*points[0]).curve(*handle, *other, *points[3])


def _handles(points: Sequence[Point]) -> tuple[Point, Point]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    handle = (-5 * ax + 18 * bx - 9 * cx + 2 * dx) / 6, (-5 * ay + 18 * by - 9 * cy + 2 * dy) / 6
    other = (2 * ax - 9 * bx + 18 * cx - 5 * dx) / 6, (2 * ay - 9 * by + 18 * cy - 5 * dy) / 6
    return handle, other


def tick(begin: Point, end: Point, width: float) -> Path:
    """Draw a short straight furrow, blunt where it begins and pointed where it ends."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    k = width / 2 / (math.hypot(dx, dy) or 1.0)
    x, y = dy * k, -dx * k
    return Path(
        [("M", begin[0] + x, begin[1] + y), ("L", *end), ("L", begin[0] - x, begin[1] - y), ("Z",)], winding=True
    )


def stroke(curve: Curve | Sequence[Point], width: Width, count: int = 0) -> Path:
    """Draw a line of varying width along a curve, smooth through `count` of its places (of points: through each)."""
    if not isinstance(curve, Curve):
        count = count or len(curve)
        curve = Curve.through(*curve)
    count = max(count or 6, 2)
    last = count - 1
    halves = [(width(i / last) if callable(width) else width) / 2 for i in range(count)]
    ways = [curve.direction(i / last) for i in range(count)]
    places = [curve.at(i / last) for i in range(count)]
    sides = []
    for sign in (1, -1):
        sides.append(
            [(x + dy * h * sign, y - dx * h * sign) for (x, y), (dx, dy), h in zip(places, ways, halves, strict=True)]
        )
    path = Path([("M", *sides[0][0])], winding=True)
    _along_into(path, sides[0], ways)
    if halves[-1]:
        path.line(*sides[1][-1])
    _along_into(path, sides[1][::-1], [(-dx, -dy) for dx, dy in reversed(ways)])
    return path.close()


def _along_into(path: Path, points: Sequence[Point], ways: Sequence[Point]) -> None:
    """Add curves through the points that leave each of them its own way."""
    for i in range(len(points) - 1):
        (ax, ay), (bx, by) = points[i], points[i + 1]
        (px, py), (qx, qy) = ways[i], ways[i + 1]
        third = math.hypot(bx - ax, by - ay) / 3
        path.curve(ax + px * third, ay + py * third, bx - qx * third, by - qy * third, bx, by)


def _smooth_into(path: Path, points: Sequence[Point], letter: str) -> None:
    last = len(points) - 1
    if not path.steps or path.steps[-1][1:][-2:] != points[0]:
        path.steps.append((letter, *points[0]))
    for i in range(last):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[i]
        (cx, cy), (dx, dy) = points[i + 1], points[min(i + 2, last)]
        path.curve(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)


# -- many lines ------------------------------------------------------------------------------------


def hatch(
    shape: Shape,
    angle: float,
    gap: float,
    width: float,
    *,
    head: float | None = None,
    tail: float = 0.0,
    inset: float = 0.0,
    reach: float = 1.0,
    tremor: float = 0.0,
) -> Path:
    """Fill a shape with parallel furrows that never leave it.

    `angle` is the way they run, in degrees as drawn (0: to the right, 90: down). They begin blunt at the edge they come
    from unless `head` says otherwise, and end after `reach` of their way, about a `tremor` sooner or later.
    """
    outlines = flattened(shape.path())
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    # turn the shape so that the furrows are level
    turned = [[(x * c + y * s, y * c - x * s) for x, y in outline] for outline in outlines]
    levels = [y for outline in turned for _, y in outline]
    edges = [
        (p, q) for outline in turned for p, q in zip(outline, [*outline[1:], outline[0]], strict=True) if p[1] != q[1]
    ]
    path = Path(winding=True)
    blunt = width if head is None else head
    for k in range(math.ceil(min(levels) / gap), math.floor(max(levels) / gap) + 1):
        y = k * gap
        crossings = sorted(
            p[0] + (q[0] - p[0]) * (y - p[1]) / (q[1] - p[1]) for p, q in edges if (p[1] <= y) != (q[1] <= y)
        )
        for i in range(0, len(crossings) - 1, 2):
            begin, end = crossings[i] + inset, crossings[i + 1] - inset
            end = begin + (end - begin) * min(reach * (1 + tremor * grain(k, i)), 1.0)
            if end - begin < 2 * width:
                continue
            third = (end - begin) / 3
            places = [(x * c - y * s, x * s + y * c) for x in (begin, begin + third, end - third, end)]
            path.add(cut(places[0], places[1], places[2], places[3], width, blunt, tail))
    return path


def cross_hatch(shape: Shape, angle: float, gap: float, width: float, across: float = 60.0) -> Path:
    """Lay two sets of furrows over each other; sixty degrees apart they make the engraver's lozenges."""
    return hatch(shape, angle, gap, width).add(hatch(shape, angle + across, gap, width))


def contours(
    curve: Curve, gap: float, lines: int, width: float, *, thin: float = 1.0, shrink: float = 0.0, count: int = 5
) -> Path:
    """Draw lines that run beside a curve, to its right for a gap above 0 and to its left for one below.

    Each is `thin` times as wide as the one before, and `shrink` of the way shorter at both ends.
    """
    path = Path(winding=True)
    for k in range(1, lines + 1):
        trimmed = shrink * (k - 1)
        if trimmed >= 0.45:
            break
        beside = curve.beside(-gap * k, 8 * count).part(trimmed, 1 - trimmed, 8 * count)
        bold = width * thin ** (k - 1)
        path.add(stroke(beside, lambda t, bold=bold: bold * min(1.0, 4 * t, 4 * (1 - t)), count))  # type: ignore[misc]
    return path


def stipple(shape: Shape, gap: float, *, seed: int = 0, density: Callable[[float, float], float] | None = None) -> Path:
    """Scatter dots in a shape about `gap` apart: very short lines, to be drawn with a round pen as wide as a dot.

    `density` gives the share of dots that stay at a place, from 0 to 1.
    """
    outlines = flattened(shape.path())
    box = shape.box()
    path = Path()
    for row in range(math.ceil(box.height / (gap * 0.87))):
        for column in range(-1, math.ceil(box.width / gap) + 1):
            x = box.left + (column + 0.5 * (row % 2) + 0.3 * grain(seed, row, column, 1)) * gap
            y = box.top + (row + 0.5 + 0.3 * grain(seed, row, column, 2)) * gap * 0.87
            if not inside(outlines, x, y):
                continue
            if density is None or (grain(seed, row, column, 3) + 1) / 2 < density(x, y):
                path.move(x, y).line(x + 0.01, y)
    return path


class Patch:
    """A bent sheet between four curves, for lines that follow a form: a sail, a plank, a fold of cloth.

    `top` and `bottom` run with u, `left` and `right` with v; they must meet at the corners (S. A. Coons's surface).
    """

    def __init__(self, top: Curve, bottom: Curve, left: Curve, right: Curve) -> None:
        self.top, self.bottom, self.left, self.right = top, bottom, left, right

    def at(self, u: float, v: float) -> Point:
        (tx, ty), (bx, by) = self.top.at(u), self.bottom.at(u)
        (lx, ly), (rx, ry) = self.left.at(v), self.right.at(v)
        (ax, ay), (cx, cy) = self.top.points[0], self.top.points[-1]
        (dx, dy), (ex, ey) = self.bottom.points[0], self.bottom.points[-1]
        p, q = 1 - u, 1 - v
        return (
            q * tx + v * bx + p * lx + u * rx - p * q * ax - u * q * cx - p * v * dx - u * v * ex,
            q * ty + v * by + p * ly + u * ry - p * q * ay - u * q * cy - p * v * dy - u * v * ey,
        )

    def cut(self, begin: Point, end: Point, width: float, head: float = 0.0, tail: float = 0.0) -> Path:
        """Draw a furrow from one (u, v) to another, bent as the sheet is."""
        (u0, v0), (u1, v1) = begin, end
        places = [self.at(u0 + (u1 - u0) * s, v0 + (v1 - v0) * s) for s in (0, 1 / 3, 2 / 3, 1)]
        return cut_through(places, width, head, tail)

    def line(self, begin: Point, end: Point, count: int = 9) -> Curve:
        """Give the curve from one (u, v) to another."""
        (u0, v0), (u1, v1) = begin, end
        shares = [i / (count - 1) for i in range(count)]
        return Curve(self.at(u0 + (u1 - u0) * s, v0 + (v1 - v0) * s) for s in shares)

    def tick(self, begin: Point, end: Point, width: float) -> Path:
        """Draw a short furrow from one (u, v) to another, pointed where it ends."""
        return tick(self.at(*begin), self.at(*end), width)

    def outline(self, count: int = 4) -> Path:
        """Give the sheet's edge as one closed path, smooth through `count` places on each bent side."""
        path = Path()
        sides = (self.top, self.right, self.bottom.reversed(), self.left.reversed())
        for i, side in enumerate(sides):
            if len(side.points) == 2:
                path.steps.extend([("L" if i else "M", *point) for point in side.points[bool(i) :]])
            else:
                _smooth_into(path, side.places(count), "L" if i else "M")
        return path.close()


# -- the plate -------------------------------------------------------------------------------------


UNIT = 0.03
"""The grain of a plate in mm. Places are whole numbers of it, which a file holds in fewer characters."""


class Plate:
    """A picture of areas and lines, each in an ink of a theme, later ones over earlier ones."""

    def __init__(self) -> None:
        self._marks: list[_Mark] = []

    def area(self, shape: Shape, ink: str, width: float = 0.0, line: str = "line") -> None:
        """Fill a shape, and draw its outline if a width is given."""
        self._marks.append(_Mark(ink, line if width else "", width, _grained(shape.path())))

    def cuts(self, path: Path, ink: str = "line") -> None:
        """Add furrows: what `cut`, `tick`, `stroke`, `hatch` and `contours` give."""
        self._join(_Mark(ink, "", 0.0, _grained(path, winding=True)))

    def lines(self, path: Path, width: float, ink: str = "line") -> None:
        """Add lines of one width."""
        self._join(_Mark("", ink, width, _grained(path)))

    def inlay(self, other: "Plate", x: float, y: float, scale: float = 1.0) -> None:
        """Add another picture over this one, scaled about its origin and then moved."""
        for mark in other._marks:
            path = _grained(mark.path.moved(x, y, scale * UNIT))
            self._marks.append(mark._replace(width=mark.width * scale, path=path))

    def _join(self, mark: "_Mark") -> None:
        last = self._marks[-1] if self._marks else None
        if last is not None and last[:3] == mark[:3] and last.path.winding == mark.path.winding:
            last.path.add(mark.path)
        else:
            self._marks.append(mark)

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the picture with its origin at the canvas's."""
        for patterned, marks in groupby(self._marks, lambda mark: bool(mark.fill) and _patterned(theme.ink(mark.fill))):
            if patterned:  # a pattern has its own measure, in which it must be laid
                for mark in marks:
                    mark.draw(canvas, theme, 1.0)
            else:
                with canvas.group(moving(0, 0, UNIT)):
                    for mark in marks:
                        mark.draw(canvas, theme, UNIT)


class _Mark(NamedTuple):
    fill: str
    line: str
    width: float
    path: Path
    """In grains of the plate."""

    def draw(self, canvas: Canvas, theme: Theme, unit: float) -> None:
        path = self.path
        if unit != UNIT:
            path = path.moved(0, 0, UNIT)
            path.digits = 2
        canvas.draw(
            path,
            fill=theme.ink(self.fill) if self.fill else None,
            stroke=theme.pen(self.line, self.width / unit, cap="round") if self.line else None,
        )


def _patterned(ink: Ink) -> bool:
    return any(paint is not None and not paint.flat for paint in (ink.saver, ink.mono))


def _grained(path: Path, *, winding: bool = False) -> Path:
    steps: list[Step] = [(step[0], *[round(value / UNIT) for value in step[1:]]) for step in path.steps]
    return Path(steps, winding=winding or path.winding, digits=0)
