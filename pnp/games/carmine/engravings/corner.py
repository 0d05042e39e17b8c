"""The stars in the corners of the chart's border: a square with a frame and an eight-pointed star."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.rose import star_points

__all__ = ["corner_star"]

FRAMED = 6.5
"""From this size on, in mm, there is room for an inner frame."""


def corner_star(theme: Theme, size: float) -> Symbol:
    """Give a corner of `size` mm, about its centre."""
    half = size / 2

    def draw(canvas: Canvas) -> None:
        plate = Plate()
        plate.area(
            Rect(-half + 0.12, -half + 0.12, size - 0.24, size - 0.24), "white", 0.24 if size >= FRAMED else 0.16
        )
        r = 0.88 * half
        if size >= FRAMED:
            _inner_frame(plate, half, 0.82 * half)
            r = 0.76 * half
        star_points(plate, [45 + 90 * i for i in range(4)], 0.82 * r, 0.27 * r, "line", "carmine", 0.12)
        star_points(plate, [90 * i for i in range(4)], r, 0.3 * r, "line", "line", 0.12)
        plate.area(Circle(0, 0, 0.1 * r), "white", 0.12)
        plate.draw(canvas, theme)

    return Symbol(f"engraving corner {size:g}", Box(-half, -half, half, half), draw)


def _inner_frame(plate: Plate, half: float, inner: float) -> None:
    """A second frame with mitred corners, a dark quarter in each."""
    plate.lines(Rect(-inner, -inner, 2 * inner, 2 * inner).path(), 0.15)
    mitres = Path()
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        mitres.move(x * inner, y * inner).line(x * (half - 0.2), y * (half - 0.2))
        plate.area(_inside(Circle(x * inner, y * inner, 0.15 * half), x, y), "dark")
    plate.lines(mitres, 0.15)


def _inside(circle: Circle, x: int, y: int) -> Path:
    """The quarter of a circle that lies towards the middle of the square."""
    r = circle.r
    h = r * 0.448
    path = Path().move(circle.x, circle.y).line(circle.x - x * r, circle.y)
    path.curve(circle.x - x * r, circle.y - y * h, circle.x - x * h, circle.y - y * r, circle.x, circle.y - y * r)
    return path.close()
