"""Pictures: plates that are engraved once, and stamped wherever they are wanted."""

from collections.abc import Callable

from pnp.draw.canvas import Canvas, Matrix, Symbol, turning
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme

__all__ = ["picture", "stamp_picture"]


def picture(name: str, within: Box | float, draw: Callable[[Plate], None], theme: Theme) -> Symbol:
    """Give a picture as a symbol; it keeps within a box, or within so many mm of the origin."""

    def stamped(canvas: Canvas) -> None:
        plate = Plate()
        draw(plate)
        plate.draw(canvas, theme)

    box = within if isinstance(within, Box) else Box(-within, -within, within, within)
    return Symbol(name, box, stamped)


def stamp_picture(
    canvas: Canvas, symbol: Symbol, x: float, y: float, scale: float = 1.0, *, turn: float = 0.0, flip: bool = False
) -> None:
    """Stamp a picture with its origin at a place: scaled, turned clockwise, looking the other way if it is flipped."""
    a, b, c, d, e, f = turning(x, y, turn, scale)
    matrix: Matrix = (-a, -b, c, d, e, f) if flip else (a, b, c, d, e, f)
    canvas.stamp(symbol, matrix)
