"""The eight winds as they are shown on compasses, dice and the spinner: a colour, a pattern and the letters.

One look for all of them, so that a die is matched with a compass at a glance. The colours differ in lightness; the
pattern says the same again in lines, and says it alone where the colour is left out. The letters stand on a white plate
in the type of the chart, so that they are read on every ground.

| wind | pattern      | wind | pattern        |
|------|--------------|------|----------------|
| N    | lattice      | S    | close bars     |
| NE   | dots         | SW   | waves          |
| E    | zigzag       | W    | scales         |
| SE   | rings        | NW   | bricks         |

A pattern is laid on the plane about the origin; who draws moves the origin to the middle of a sector or a face.
"""

import math
from collections.abc import Callable
from functools import cache

from pnp.draw.canvas import Canvas, turning
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Circle, Path, Point, Shape
from pnp.draw.theme import Theme
from pnp.games.carmine.aids.look import Look
from pnp.games.carmine.engravings.rose import LILY, star_points
from pnp.games.carmine.winds import DIRECTIONS

__all__ = [
    "PATTERNS",
    "draw_centre_mark",
    "draw_lily",
    "draw_sector",
    "draw_wind",
    "draw_wind_plate",
    "polar",
    "sector",
    "wind_ink",
]

_K = 0.5523


def polar(turn: float, r: float) -> Point:
    """Give the place at so many degrees clockwise from north."""
    a = math.radians(turn)
    return r * math.sin(a), -r * math.cos(a)


def wind_ink(wind: int) -> str:
    """Give the name of a wind's ink."""
    return f"wind-{DIRECTIONS[wind].lower()}"


def sector(inner: float, outer: float, half: float) -> Path:
    """Give a piece of a ring about the origin that looks north, `half` degrees to either side."""
    path = Path().move(*polar(-half, inner)).line(*polar(-half, outer))
    _arc(path, outer, -half, half)
    path.line(*polar(half, inner))
    _arc(path, inner, half, -half)
    return path.close()


def _arc(path: Path, r: float, begin: float, end: float) -> None:
    if r <= 0:
        return
    reach = r * 4 / 3 * math.tan(math.radians(end - begin) / 4)
    (x0, y0), (x1, y1) = polar(begin, r), polar(end, r)
    a, b = math.radians(begin), math.radians(end)
    path.curve(
        x0 + reach * math.cos(a), y0 + reach * math.sin(a), x1 - reach * math.cos(b), y1 - reach * math.sin(b), x1, y1
    )


# -- areas -----------------------------------------------------------------------------------------


def draw_wind(canvas: Canvas, wind: int, shape: Shape, theme: Theme, *, rim: float = 0.0) -> None:
    """Fill a shape near the origin with a wind's colour and pattern; with `rim`, draw a line around it."""
    name = wind_ink(wind)
    canvas.draw(shape, fill=theme.ink(name))
    lines, width = PATTERNS[wind](shape.box())
    with canvas.group(clip=shape):
        canvas.draw(lines, stroke=theme.pen(f"{name}-pattern", width, cap="round"))
    if rim:
        canvas.draw(shape, stroke=theme.pen("line", rim))


def draw_sector(
    canvas: Canvas, wind: int, centre: Point, inner: float, outer: float, theme: Theme, half: float = 22.5
) -> None:
    """Draw a wind's piece of a ring in its direction."""
    middle = (inner + outer) / 2
    with canvas.group(turning(*centre, 45 * wind)), canvas.group(turning(0, -middle, 0)):
        draw_wind(canvas, wind, sector(inner, outer, half).moved(0, middle), theme, rim=0.3)


def draw_wind_plate(canvas: Canvas, wind: int, x: float, y: float, r: float, look: Look) -> None:
    """Draw the letters of a wind on a white disc, upright, in the middle of the disc by what is seen."""
    theme, name = look.theme, DIRECTIONS[wind]
    canvas.circle(x, y, r, fill=theme.ink("white"), stroke=theme.pen("line", 0.35))
    if r > 4:
        canvas.circle(x, y, r - 0.7, stroke=theme.pen("line", 0.14))
    style = theme.type("aid-wind")
    style = style.resized(style.size * min(1.0, r / 5.0)).fitted(name, 1.45 * r)
    canvas.text(x, y + style.cap_height / 2, name, style, anchor="middle")


def draw_centre_mark(canvas: Canvas, x: float, y: float, theme: Theme) -> None:
    """Mark where the pin goes."""
    pen = theme.pen("line", 0.2)
    canvas.circle(x, y, 2.2, fill=theme.ink("white"), stroke=theme.pen("line", 0.3))
    canvas.circle(x, y, 0.75, stroke=pen)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        canvas.line(x + dx * 1.15, y + dy * 1.15, x + dx * 2.2, y + dy * 2.2, pen)


def draw_lily(canvas: Canvas, x: float, y: float, scale: float, theme: Theme, ink: str = "flag") -> None:
    """Draw the lily of north with its waist at (x, y)."""
    canvas.draw(_lily().moved(x, y, scale), fill=theme.ink(ink), stroke=theme.pen("carmine", 0.1))


@cache
def _lily() -> Path:
    return Path.parse(LILY)


def star(canvas: Canvas, x: float, y: float, reach: float, theme: Theme) -> None:
    """Draw the eight points of the winds about (x, y), light and dark halves."""
    plate = Plate()
    fine = max(0.14, 0.01 * reach)
    star_points(plate, [22.5 + 45 * i for i in range(8)], 0.6 * reach, 0.12 * reach, "line", "line", fine)
    star_points(plate, [45 + 90 * i for i in range(4)], 0.86 * reach, 0.15 * reach, "line", "carmine", fine)
    star_points(plate, [90 * i for i in range(4)], reach, 0.18 * reach, "line", "line", fine)
    with canvas.group(turning(x, y, 0)):
        plate.draw(canvas, theme)


# -- patterns --------------------------------------------------------------------------------------


def _levels(low: float, high: float, gap: float) -> list[float]:
    return [k * gap for k in range(math.floor(low / gap), math.ceil(high / gap) + 1)]


def _slanting(box: Box, gap: float, way: int) -> Path:
    path = Path(digits=2)
    high = box.height
    for x in _levels(box.left - high, box.right + high, gap):
        path.move(x, box.top).line(x + way * high, box.bottom)
    return path


def _lattice(box: Box) -> tuple[Path, float]:
    # both sets go through the lattice's own corners whatever the height of the box
    tall = Box(box.left, -math.ceil(box.height) - 2.0, box.right, math.ceil(box.height) + 2.0)
    return _slanting(tall, 2.0, 1).add(_slanting(tall, 2.0, -1)), 0.42


def _dots(box: Box) -> tuple[Path, float]:
    path = Path(digits=2)
    for row, y in enumerate(_levels(box.top, box.bottom, 1.3)):
        for x in _levels(box.left, box.right, 1.5):
            path.move(x + row % 2 * 0.75, y).line(x + row % 2 * 0.75 + 0.01, y)
    return path, 0.55


def _zigzag(box: Box) -> tuple[Path, float]:
    path = Path(digits=2)
    for y in _levels(box.top - 1, box.bottom, 1.5):
        path.polyline([(x, y + (i % 2) * 1.0) for i, x in enumerate(_levels(box.left, box.right, 1.0))])
    return path, 0.4


def _rings(box: Box) -> tuple[Path, float]:
    path = Path(digits=2)
    for row, y in enumerate(_levels(box.top, box.bottom, 2.1)):
        for x in _levels(box.left, box.right, 2.4):
            path.add(Circle(x + row % 2 * 1.2, y, 0.62).path())
    return path, 0.3


def _bars(box: Box) -> tuple[Path, float]:
    path = Path(digits=2)
    for x in _levels(box.left, box.right, 1.0):
        path.move(x, box.top).line(x, box.bottom)
    return path, 0.5


def _waves(box: Box) -> tuple[Path, float]:
    path, long, high = Path(digits=2), 3.6, 0.95
    for y in _levels(box.top - 1, box.bottom + 1, 1.75):
        path.move(math.floor(box.left / long) * long, y)
        for x in _levels(box.left, box.right, long):
            path.curve(x + long * 0.18, y - high, x + long * 0.32, y - high, x + long / 2, y)
            path.curve(x + long * 0.68, y + high, x + long * 0.82, y + high, x + long, y)
    return path, 0.34


def _scales(box: Box) -> tuple[Path, float]:
    path, r = Path(digits=2), 1.1
    for row, y in enumerate(_levels(box.top, box.bottom + r, 1.1)):
        for x in _levels(box.left - r, box.right, 2 * r):
            at = x + row % 2 * r
            for s in (r, 0.5 * r):
                path.move(at - s, y).curve(at - s, y - s * _K, at - s * _K, y - s, at, y - s)
                path.curve(at + s * _K, y - s, at + s, y - s * _K, at + s, y)
    return path, 0.3


def _bricks(box: Box) -> tuple[Path, float]:
    path, high, long = Path(digits=2), 1.4, 2.8
    for row, y in enumerate(_levels(box.top, box.bottom, high)):
        path.move(box.left, y).line(box.right, y)
        for x in _levels(box.left, box.right, long):
            path.move(x + row % 2 * long / 2, y).line(x + row % 2 * long / 2, y + high)
    return path, 0.36


PATTERNS: tuple[Callable[[Box], tuple[Path, float]], ...] = (
    _lattice, _dots, _zigzag, _rings, _bars, _waves, _scales, _bricks,
)  # fmt: skip
"""The lines of each wind's pattern over a box, and their width."""
