"""Fiducials: four black squares in the corners of a sheet to write on, so that a photo of it can be righted."""

from pnp.draw.canvas import Canvas
from pnp.draw.ink import BLACK
from pnp.draw.shapes import Box

__all__ = ["CLEAR", "SIDE", "fiducials"]

SIDE = 5.0
"""Millimetres: twenty pixels in a poor photo of a page, which is enough to find a corner."""

CLEAR = 1.5
"""White that stays around a square on the sides that face the sheet, for whoever draws beside it."""


def fiducials(canvas: Canvas, box: Box) -> None:
    """Draw the squares just inside the corners of a box. They are alike: the sheet's QR code tells which way is up."""
    for x in (box.left, box.right - SIDE):
        for y in (box.top, box.bottom - SIDE):
            canvas.rect(x, y, SIDE, SIDE, fill=BLACK)
