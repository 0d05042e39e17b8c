"""The sea serpent."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme

__all__ = ["serpent"]

BOX = Box(-16.0, -17.5, 16.0, 2.6)


def serpent(theme: Theme) -> Symbol:
    """Give the serpent: 32 x 20.1 mm, its origin in the middle of the waterline."""

    def draw(canvas: Canvas) -> None:
        canvas.rect(-16, -17.5, 32, 20.1, stroke=theme.pen("line"))

    return Symbol("engraving serpent", BOX, draw)
