"""The stars in the corners of the chart's border."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme

__all__ = ["corner_star"]


def corner_star(theme: Theme, size: float) -> Symbol:
    """Give a corner of `size` mm, about its centre."""
    half = size / 2

    def draw(canvas: Canvas) -> None:
        canvas.rect(-half, -half, size, size, stroke=theme.pen("line"))

    return Symbol(f"engraving corner {size:g}", Box(-half, -half, half, half), draw)
