"""The compass rose."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme

__all__ = ["cost_rose", "rose"]


def rose(theme: Theme, r: float, line_ink: str = "line", accent: str = "carmine") -> Symbol:
    """Give a rose of radius r about its centre; the lily of north stands above the ring."""

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r, stroke=theme.pen(line_ink))
        canvas.circle(0, 0, r / 2, stroke=theme.pen(accent))

    return Symbol(f"engraving rose {r:g} {line_ink} {accent}", Box(-1.06 * r, -1.36 * r, 1.06 * r, 1.06 * r), draw)


def cost_rose(theme: Theme) -> Symbol:
    """Give the rose with the cost of a step at its eight points: 38 x 40 mm about its centre."""

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, 12, stroke=theme.pen("line"))

    return Symbol("engraving cost rose", Box(-19, -20, 19, 20), draw)
