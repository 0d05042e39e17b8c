"""The eight directions of wind and ship, as numbers from 0 to 7 clockwise from north.

Whatever is asked of two directions (how far the ship heads off the wind) is then a matter of their difference.
`HEADINGS` and `AHEAD` answer the two questions that sailing asks of the grid: which way is it from here to there, and
what lies that way.
"""

from pnp.games.carmine.board import GRID

__all__ = ["AHEAD", "DIRECTIONS", "HEADINGS", "WINDS"]

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
WINDS = {name: number for number, name in enumerate(DIRECTIONS)}
"""The number of a direction by its name."""

_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def _ahead(cell: int, direction: int) -> int | None:
    column, row = GRID.place(cell)
    column, row = column + _STEPS[direction][0], row + _STEPS[direction][1]
    return GRID.cell(column, row) if 0 <= column < GRID.width and 0 <= row < GRID.height else None


AHEAD: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(_ahead(cell, direction) for direction in range(8)) for cell in range(GRID.size)
)
"""The next cell by cell and direction; None beyond the edge of the board."""

HEADINGS: tuple[dict[int, int], ...] = tuple(
    {there: direction for direction, there in enumerate(row) if there is not None} for row in AHEAD
)
"""The direction by cell and neighbouring cell."""
