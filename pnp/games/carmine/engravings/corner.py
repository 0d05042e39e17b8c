"""The stars in the corners of the chart's border: a square with a frame and an eight-pointed star."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.rose import star_points

__all__ = ["corner_star"]


def corner_star(theme: Theme, size: float) -> Symbol:
    """Give a corner of `size` mm, about its centre."""
    half = size / 2

    def draw(canvas: Canvas) -> None:
        plate = Plate()
        plate.area(Rect(-half + 0.12, -half + 0.12, size - 0.24, size - 0.24), "white", 0.24)
        inner = half * 0.82
        plate.lines(Rect(-inner, -inner, 2 * inner, 2 * inner).path(), 0.15)
        ticks = Path()
        for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            ticks.move(x * inner, y * inner).line(x * (half - 0.2), y * (half - 0.2))
            quarter = Circle(x * inner, y * inner, 0.15 * half)
            plate.area(_inside(quarter, x, y), "dark")
        plate.lines(ticks, 0.15)
        r = 0.77 * half
        star_points(plate, [45 + 90 * i for i in range(4)], 0.82 * r, 0.27 * r, "line", "carmine", 0.12)
        star_points(plate, [90 * i for i in range(4)], r, 0.3 * r, "line", "line", 0.12)
        plate.area(Circle(0, 0, 0.1 * r), "white", 0.12)
        plate.draw(canvas, theme)

    return Symbol(f"engraving corner {size:g}", Box(-half, -half, half, half), draw)


def _inside(circle: Circle, x: int, y: int) -> Path:
    """The quarter of a circle that lies towards the middle of the square."""
    r = circle.r
    h = r * 0.448
    path = Path().move(circle.x, circle.y).line(circle.x - x * r, circle.y)
    path.curve(circle.x - x * r, circle.y - y * h, circle.x - x * h, circle.y - y * r, circle.x, circle.y - y * r)
    return path.close()
