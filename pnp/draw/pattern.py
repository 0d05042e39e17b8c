"""Patterns: the lines and dots that stand for a colour. Laid over a box; the canvas clips them to the shape.

All patterns hang on one lattice over the whole drawing, so that two neighbouring areas of the same ink show no seam.
"""

import math
from collections.abc import Iterator

from pnp.draw.ink import Paint
from pnp.draw.shapes import Box, Path

__all__ = ["DOTS_IN_TILE", "dots", "lines", "tiles"]

DOTS_IN_TILE = 12
"""Dots are drawn once on a tile of so many rows and columns (an even number), which is then stamped side by side."""


def lines(box: Box, paint: Paint) -> Path:
    """Parallel lines, and a second set across them if the paint wants it."""
    assert paint.hatch is not None
    path = Path(_parallel(box, paint.hatch, paint.gap), digits=2)
    return path.add(Path(_parallel(box, paint.hatch + 90, paint.gap))) if paint.cross else path


def _parallel(box: Box, angle: float, gap: float) -> Iterator[tuple[str, float, float]]:
    """The k-th line satisfies y cos a - x sin a = k gap; each is as long as the box lets it be."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    across = [y * c - x * s for x in (box.left, box.right) for y in (box.top, box.bottom)]
    for k in range(math.ceil(min(across) / gap), math.floor(max(across) / gap) + 1):
        x, y = -k * gap * s, k * gap * c  # the place on the line that is nearest to the origin
        begin, end = -math.inf, math.inf
        for place, way, low, high in ((x, c, box.left, box.right), (y, s, box.top, box.bottom)):
            if abs(way) > 1e-9:
                first, last = sorted(((low - place) / way, (high - place) / way))
                begin, end = max(begin, first), min(end, last)
        if begin < end:
            yield "M", x + begin * c, y + begin * s
            yield "L", x + end * c, y + end * s


def dots(gap: float) -> Path:
    """One tile of dots at uneven places, like an engraver's stipple; each is a very short line with round ends."""
    path = Path()
    for row in range(DOTS_IN_TILE):
        for column in range(DOTS_IN_TILE):
            # Any fixed scatter does, as long as it is the same on every machine.
            scatter = (row * 7919 + column * 104729 + row * column * 31) * 2654435761 >> 7 & 0xFFFF
            dx, dy = (scatter & 0xFF) / 255 - 0.5, (scatter >> 8) / 255 - 0.5
            x = (column + 0.25 + 0.5 * (row % 2) + 0.6 * dx) * gap
            y = (row + 0.5 + 0.6 * dy) * gap
            path.move(x, y).line(x + 0.01, y)  # some viewers lengthen a line that has no length at all
    return path


def tiles(box: Box, side: float) -> Iterator[tuple[float, float]]:
    """The corners of the tiles that cover a box."""
    for row in range(math.floor(box.top / side), math.ceil(box.bottom / side)):
        for column in range(math.floor(box.left / side), math.ceil(box.right / side)):
            yield column * side, row * side
