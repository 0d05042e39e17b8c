"""Lattices: where many equal shapes lie in a room, as tightly as scissors allow.

A lattice is a list of the corners (top left, row by row) of the shapes' boxes, its own box at the origin. Cards lie
side by side and share their cuts; hexagons lie in a honeycomb and share theirs; circles lie in staggered rows when that
holds more; anything else lies in a plain grid with room for the scissors.
"""

import math
from collections.abc import Iterator
from typing import TypeAlias

from pnp.draw.shapes import Circle, Point, Polygon, Rect, Shape

__all__ = ["Lattice", "is_hexagon", "lattices"]

Lattice: TypeAlias = list[Point]

_CIRCLE_GAP = 2.0
_OTHER_GAP = 4.0
_HAIR = 1e-6
"""What the arithmetic may be off by when something fits exactly."""

_ROOT = math.sqrt(3) / 2


def lattices(outline: Shape, width: float, height: float, bleed: float) -> Iterator[Lattice]:
    """Give the ways of laying out an outline in a room, unturned; the plainest first."""
    box = outline.box()
    w, h = box.width, box.height
    if isinstance(outline, Rect):
        yield _grid(w, h, 2 * bleed, width, height)
    elif isinstance(outline, Circle):
        gap = max(_CIRCLE_GAP, 2 * bleed)
        yield _grid(w, h, gap, width, height)
        yield _rows(w, h, w + gap, width, height)
        yield _columns(w, h, w + gap, width, height)
    elif is_hexagon(outline):
        yield (_rows if h > w else _columns)(w, h, min(w, h) + 2 * bleed, width, height)
    else:
        yield _grid(w, h, max(_OTHER_GAP, 2 * bleed), width, height)


def is_hexagon(outline: Shape) -> bool:
    """Whether it is a regular hexagon that stands on a corner or on a side."""
    if not isinstance(outline, Polygon) or len(outline.points) != 6:
        return False
    box = outline.box()
    x, y = box.centre
    r = max(box.width, box.height) / 2
    if any(abs(math.dist(point, (x, y)) - r) > 1e-3 for point in outline.points):
        return False
    sides = zip(outline.points, outline.points[1:] + outline.points[:1], strict=True)
    return (
        all(abs(math.dist(a, b) - r) < 1e-3 for a, b in sides)
        and abs(min(box.width, box.height) / r / 2 - _ROOT) < 1e-3
    )


def _fit(size: float, pitch: float, room: float) -> int:
    """How many things of a size fit into a room at a pitch."""
    return max(0, math.floor((room - size) / pitch + _HAIR) + 1) if size <= room + _HAIR else 0


def _grid(w: float, h: float, gap: float, width: float, height: float) -> Lattice:
    columns, rows = _fit(w, w + gap, width), _fit(h, h + gap, height)
    return [(column * (w + gap), row * (h + gap)) for row in range(rows) for column in range(columns)]


def _rows(w: float, h: float, pitch: float, width: float, height: float) -> Lattice:
    """Staggered rows: every other row is moved by half a pitch, and the rows draw nearer together."""
    return [
        (column * pitch + row % 2 * pitch / 2, row * pitch * _ROOT)
        for row in range(_fit(h, pitch * _ROOT, height))
        for column in range(_fit(w, pitch, width - row % 2 * pitch / 2))
    ]


def _columns(w: float, h: float, pitch: float, width: float, height: float) -> Lattice:
    """Staggered columns, in order of rows all the same."""
    return sorted(((x, y) for y, x in _rows(h, w, pitch, height, width)), key=lambda corner: (corner[1], corner[0]))
