"""Shapes: the outlines that are drawn, clipped to and cut along. All lengths are millimetres, y points down.

A `Path` is a list of steps, each a tuple that begins with its letter: ("M", x, y), ("L", x, y),
("C", x1, y1, x2, y2, x, y) or ("Z",). Four steps are enough for every curve we draw, and every back-end can write them
down as they are. The other shapes are values that know their path; the back-ends have a shorter word for some.
"""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

__all__ = ["Box", "Circle", "Path", "Point", "Polygon", "Rect", "Shape", "hexagon", "regular", "smooth"]

Point: TypeAlias = tuple[float, float]
Step: TypeAlias = tuple[str, *tuple[float, ...]]

# Distance of a Bézier handle that makes a quarter circle: off by 0.03 % of the radius at most.
KAPPA = 4 / 3 * math.tan(math.pi / 8)


class Box(NamedTuple):
    """An upright rectangle by its sides, as a measure: nothing is drawn with it."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @classmethod
    def around(cls, points: Iterable[Point]) -> "Box":
        xs, ys = zip(*points, strict=True)
        return cls(min(xs), min(ys), max(xs), max(ys))


class Path:
    """A line or area of straight and curved pieces, built step by step.

    Areas are filled by the even-odd rule, so that a piece inside another is a hole whatever its direction (`winding`
    is for type, whose pieces may overlap).
    """

    __slots__ = ("digits", "kept", "steps", "winding")

    def __init__(
        self, steps: Iterable[Step] = (), *, winding: bool = False, kept: bool = False, digits: int = 3
    ) -> None:
        self.steps: list[Step] = list(steps)
        self.winding = winding
        self.kept = kept
        """It will be painted again and again: a back-end may store it once."""
        self.digits = digits
        """How exactly a file holds it: where a tenth of a millimetre does, no more need be written."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Path) and self.steps == other.steps and self.winding == other.winding

    __hash__ = None  # type: ignore[assignment]  # a path grows while it is built

    def move(self, x: float, y: float) -> "Path":
        self.steps.append(("M", x, y))
        return self

    def line(self, x: float, y: float) -> "Path":
        self.steps.append(("L", x, y))
        return self

    def curve(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> "Path":
        self.steps.append(("C", x1, y1, x2, y2, x, y))
        return self

    def close(self) -> "Path":
        self.steps.append(("Z",))
        return self

    def add(self, other: "Path") -> "Path":
        """Append another path's pieces: holes, or strokes that are drawn in one go."""
        self.steps.extend(other.steps)
        return self

    def polyline(self, points: Iterable[Point], *, close: bool = False) -> "Path":
        """Append straight lines through the points."""
        letter = "M"
        for x, y in points:
            self.steps.append((letter, x, y))
            letter = "L"
        return self.close() if close else self

    def path(self) -> "Path":
        return self

    def box(self) -> Box:
        """Measure the corners and handles: a curve may stay inside, it is never outside."""
        xs: list[float] = []
        ys: list[float] = []
        for step in self.steps:
            values = step[1:]
            xs += values[::2]
            ys += values[1::2]
        return Box(min(xs), min(ys), max(xs), max(ys))

    def moved(self, dx: float, dy: float, scale: float = 1.0) -> "Path":
        """Give a copy, scaled about the origin and then moved."""
        offset = (dx, dy)
        steps: list[Step] = [
            (step[0], *(value * scale + offset[i % 2] for i, value in enumerate(step[1:]))) for step in self.steps
        ]
        return Path(steps, winding=self.winding, kept=self.kept, digits=self.digits)

    def mirrored(self, x: float = 0.0) -> "Path":
        """Give a copy, mirrored about the upright line at x."""
        steps: list[Step] = [
            (step[0], *(value if i % 2 else 2 * x - value for i, value in enumerate(step[1:]))) for step in self.steps
        ]
        return Path(steps, winding=self.winding, kept=self.kept, digits=self.digits)

    def d(self, digits: int = 3) -> str:
        """Write the path as SVG path data, with numbers as `number` writes them; all at once, which is far quicker."""
        forms = {n: "%s" + " ".join([f"%.{digits}f"] * n) for n in (0, 2, 4, 6)}
        text = " ".join([forms[len(step) - 1] % step for step in self.steps])
        return _MINUS_ZERO.sub("0", _ZEROS.sub("", text) if digits else text)

    @classmethod
    def parse(cls, d: str) -> "Path":
        """Read SVG path data: M L H V C Q A Z, absolute or relative. Raises ValueError."""
        from pnp.draw.pathdata import parse

        return cls(parse(d))


_ZEROS = re.compile(r"(?<=[0-9])\.?0+(?![0-9.])")
_MINUS_ZERO = re.compile(r"-0(?![0-9.])")


def number(value: float, digits: int = 3) -> str:
    """Write a number as briefly as it can be: no trailing zeros, no minus zero."""
    text = f"{value:.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle, its corners rounded by `r`."""

    x: float
    y: float
    width: float
    height: float
    r: float = 0.0

    def box(self) -> Box:
        return Box(self.x, self.y, self.x + self.width, self.y + self.height)

    def path(self) -> Path:
        left, top, right, bottom = self.box()
        r = min(self.r, self.width / 2, self.height / 2)
        if r <= 0:
            return Path().polyline([(left, top), (right, top), (right, bottom), (left, bottom)], close=True)
        h = r * (1 - KAPPA)
        path = Path().move(left + r, top)
        path.line(right - r, top).curve(right - h, top, right, top + h, right, top + r)
        path.line(right, bottom - r).curve(right, bottom - h, right - h, bottom, right - r, bottom)
        path.line(left + r, bottom).curve(left + h, bottom, left, bottom - h, left, bottom - r)
        path.line(left, top + r).curve(left, top + h, left + h, top, left + r, top)
        return path.close()


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle by its centre and radius."""

    x: float
    y: float
    r: float

    def box(self) -> Box:
        return Box(self.x - self.r, self.y - self.r, self.x + self.r, self.y + self.r)

    def path(self) -> Path:
        x, y, r, h = self.x, self.y, self.r, self.r * KAPPA
        path = Path().move(x + r, y)
        path.curve(x + r, y + h, x + h, y + r, x, y + r)
        path.curve(x - h, y + r, x - r, y + h, x - r, y)
        path.curve(x - r, y - h, x - h, y - r, x, y - r)
        path.curve(x + h, y - r, x + r, y - h, x + r, y)
        return path.close()


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed figure with straight sides."""

    points: tuple[Point, ...]

    def box(self) -> Box:
        return Box.around(self.points)

    def path(self) -> Path:
        return Path().polyline(self.points, close=True)


Shape: TypeAlias = Rect | Circle | Polygon | Path


def regular(sides: int, x: float, y: float, r: float, turn: float = 0.0) -> Polygon:
    """Give a regular polygon; its first corner lies `turn` degrees clockwise from the top."""
    angles = (math.radians(turn + 360 * i / sides) for i in range(sides))
    return Polygon(tuple((x + r * math.sin(a), y - r * math.cos(a)) for a in angles))


def hexagon(flat: float, *, pointy: bool = True) -> Polygon:
    """Give a hexagon that is `flat` mm from side to side, its box at the origin."""
    r = flat / math.sqrt(3)
    shape = regular(6, 0, 0, r, 0 if pointy else 30)
    box = shape.box()
    return Polygon(tuple((px - box.left, py - box.top) for px, py in shape.points))


def smooth(points: Sequence[Point], *, closed: bool = False, tension: float = 0.5) -> Path:
    """Lay a smooth curve through all the points (Catmull and Rom, as Bézier pieces)."""
    count = len(points)
    if count < 2:
        raise ValueError("a curve needs two points")
    k = tension / 3
    path = Path().move(*points[0])
    for i in range(count if closed else count - 1):
        if closed:
            before, here, there, after = (points[(i + j) % count] for j in (-1, 0, 1, 2))
        else:
            before, here, there, after = (points[min(max(i + j, 0), count - 1)] for j in (-1, 0, 1, 2))
        path.curve(
            here[0] + (there[0] - before[0]) * k,
            here[1] + (there[1] - before[1]) * k,
            there[0] - (after[0] - here[0]) * k,
            there[1] - (after[1] - here[1]) * k,
            *there,
        )
    return path.close() if closed else path
