"""Paper: the two sizes of home printers, and the edge that no printer reaches."""

from enum import StrEnum

from pnp.draw.shapes import Box

__all__ = ["EDGE", "Paper"]

EDGE = 5.0
"""Nothing is printed nearer to the edge of the paper than this, in mm."""


class Paper(StrEnum):
    """A sheet of paper, upright."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        return 297.0 if self is Paper.A4 else 279.4

    @property
    def label(self) -> str:
        return "A4" if self is Paper.A4 else "Letter"

    @property
    def printable(self) -> Box:
        """Give what a home printer reaches."""
        return Box(EDGE, EDGE, self.width - EDGE, self.height - EDGE)
