"""The galleon under sail."""

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme

__all__ = ["ship"]

BOX = Box(-16.0, -28.0, 16.0, 2.6)


def ship(theme: Theme) -> Symbol:
    """Give the galleon: 32 x 30.6 mm, its origin in the middle of the waterline."""

    def draw(canvas: Canvas) -> None:
        canvas.rect(-16, -28, 32, 30.6, stroke=theme.pen("line"))

    return Symbol("engraving ship", BOX, draw)
