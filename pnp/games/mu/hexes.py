"""Hexes: the grid on which a continent lies, in axial coordinates with pointy tops (MU-101, 102).

`(q, r)` is a hex; q grows to the east, r to the south-east, and on paper y grows downwards. Directions are counted from
0 = east counter-clockwise. Lengths on paper are in widths of a hex, from flat side to flat side.
"""

from collections.abc import Collection
from math import sqrt

__all__ = ["DIRECTIONS", "Hex", "centre", "corners", "distance", "neighbour", "opposite", "outline", "turned"]

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east."""

_EDGE = 1 / sqrt(3)
"""The side of a hex, in widths."""


def neighbour(place: Hex, direction: int) -> Hex:
    """Give the hex on the other side of an edge."""
    dq, dr = DIRECTIONS[direction]
    return place[0] + dq, place[1] + dr


def opposite(direction: int) -> int:
    """Give the direction back."""
    return (direction + 3) % 6


def distance(one: Hex, other: Hex) -> int:
    """Give the number of steps between two hexes, whatever lies between them (MU-102)."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(place: Hex, times: int) -> Hex:
    """Turn a hex about (0, 0) by 60 degrees counter-clockwise, so many times."""
    q, r = place
    for _ in range(times % 6):
        q, r = q + r, -q
    return q, r


def centre(place: tuple[float, float]) -> tuple[float, float]:
    """Give where the middle of a hex, or a point between hexes, is on paper."""
    q, r = place
    return q + r / 2, r * sqrt(3) / 2


def corners(place: Hex) -> tuple[tuple[float, float], ...]:
    """Give the corners of a hex on paper: edge `d` goes from corner `d` to corner `d + 1`, against the clock."""
    x, y = centre(place)
    half = _EDGE / 2
    return (
        (x + 0.5, y + half),
        (x + 0.5, y - half),
        (x, y - _EDGE),
        (x - 0.5, y - half),
        (x - 0.5, y + half),
        (x, y + _EDGE),
    )


def outline(cells: Collection[Hex]) -> tuple[tuple[Hex, int], ...]:
    """Walk around a set of hexes: its outer edges `(hex, direction)` in cyclic order (MU-805).

    The set is connected and has no holes, so that one walk meets every edge that faces the outside.
    """
    inside = frozenset(cells)
    edges = ((r, q, d) for q, r in inside for d in range(6) if neighbour((q, r), d) not in inside)
    r, q, d = min(edges)
    start = here = ((q, r), d)
    walk = []
    while True:
        walk.append(here)
        place, direction = here
        turn = (direction + 1) % 6
        beyond = neighbour(place, turn)
        here = (beyond, (direction - 1) % 6) if beyond in inside else (place, turn)
        if here == start:
            return tuple(walk)
