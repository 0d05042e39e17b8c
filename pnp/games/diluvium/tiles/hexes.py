"""The hexagon of all tiles: its measure, its frame, and the places on it that every tile keeps free.

Eleven tiles of this size lie on a sheet of A4 and of Letter, in three columns: all 33 need three sheets.
"""

import math

from pnp.draw.shapes import Point, Polygon, hexagon, regular

__all__ = ["BAND", "CENTRE", "FLAT", "NICHES", "OUTLINE", "R", "field", "side_of"]

FLAT = 67.0
"""From side to side, in mm."""
R = FLAT / math.sqrt(3)
BAND = 3.6
"""The width of the frame."""
OUTLINE = hexagon(FLAT)
CENTRE: Point = (FLAT / 2, R)
"""Of a tile, from the corner of its box: tiles are drawn about their centre."""

_NICHE = 25.2
NICHES: tuple[Point, ...] = tuple(
    (_NICHE * math.sin(math.radians(a)), -_NICHE * math.cos(math.radians(a))) for a in (-60, 0, 60)
)
"""The upper three corners, from left to right: where Exploration Spaces lie."""


def field(inset: float = BAND) -> Polygon:
    """Give the hexagon about the centre, so much smaller on every side (larger if below 0)."""
    return regular(6, 0, 0, R - inset * 2 / math.sqrt(3))


def side_of(number: int) -> tuple[float, float]:
    """Give the turn of a side, in degrees, and its length; sides run clockwise from the upper right one.

    In turned coordinates a side lies above the centre, from left to right.
    """
    return 30.0 + 60.0 * number, R
