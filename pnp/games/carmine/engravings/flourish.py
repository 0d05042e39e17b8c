"""The small line above the title, between two flourishes of the pen."""

from pnp.draw.canvas import Canvas
from pnp.draw.curve import Curve
from pnp.draw.engrave import stroke
from pnp.draw.shapes import Circle, Path, Point
from pnp.draw.theme import Theme

__all__ = ["FLOURISH", "draw_game_line", "flourish"]

FLOURISH = 16.0
"""Length of one flourish in mm."""

GAP = 3.4
"""Between text and flourish, in mm."""

STEM: tuple[Point, ...] = (
    (0.0, 0.0), (3.2, -0.75), (6.6, -0.3), (9.8, 0.75), (13.0, 0.8), (15.3, -0.2), (15.4, -1.6), (14.0, -2.0),
    (13.2, -1.2), (13.9, -0.55),
)  # fmt: skip
TENDRIL: tuple[Point, ...] = ((3.4, 0.9), (5.6, 1.0), (7.9, 0.1), (9.9, -1.0), (11.4, -0.9), (11.3, 0.0), (10.5, -0.05))


def flourish(x: float, y: float, side: int) -> Path:
    """Give a flourish that begins at (x, y) and runs to the right (1) or to the left (-1)."""

    def placed(points: tuple[Point, ...]) -> Curve:
        return Curve.through(*((x + side * u, y + v) for u, v in points))

    path = stroke(placed(STEM), lambda t: 0.1 + 0.62 * max(0.0, 1 - abs(t - 0.46) / 0.42) ** 1.5, 16)
    path.add(stroke(placed(TENDRIL), lambda t: 0.1 + 0.3 * max(0.0, 1 - abs(t - 0.4) / 0.4), 9))
    for u, v, r in ((13.75, -0.75, 0.32), (10.6, -0.2, 0.24), (-1.35, 0.0, 0.22)):
        path.add(Circle(x + side * u, y + v, r).path())
    return path


def draw_game_line(canvas: Canvas, theme: Theme, cx: float, y: float, text: str) -> None:
    """Set small spaced capitals about cx with their baseline at y, and a flourish on either side."""
    style = theme.type("game")
    half = canvas.text(cx, y, text.upper(), style, anchor="middle") / 2 + GAP
    middle = y - style.cap_height / 2
    both = Path(winding=True)
    for side in (-1, 1):
        both.add(flourish(cx + side * half, middle, side))
    canvas.draw(both, fill=style.ink)
