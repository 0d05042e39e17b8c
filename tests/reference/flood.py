"""Cells as pairs of column and row, in plain sets: the twin of `pnp.masks`."""

from collections.abc import Callable, Sequence
from functools import cache

Cell = tuple[int, int]
Neighbours = Callable[[Cell], Sequence[Cell]]


@cache
def sides(cell: Cell) -> Sequence[Cell]:
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


@cache
def sides_and_corners(cell: Cell) -> Sequence[Cell]:
    column, row = cell
    return [(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1) if (right, down) != (0, 0)]


def grown(cells: set[Cell], board: set[Cell], neighbours: Neighbours) -> set[Cell]:
    return {other for cell in cells for other in neighbours(cell) if other in board}


def reached(start: set[Cell], within: set[Cell], neighbours: Neighbours) -> set[Cell]:
    seen = set()
    waiting = [cell for cell in start if cell in within]
    while waiting:
        cell = waiting.pop()
        if cell not in seen:
            seen.add(cell)
            waiting.extend(other for other in neighbours(cell) if other in within)
    return seen


def pieces(cells: set[Cell], neighbours: Neighbours) -> list[set[Cell]]:
    """Connected pieces, the one with the first cell in reading order first."""
    found = []
    left = set(cells)
    while left:
        first = min(left, key=lambda cell: (cell[1], cell[0]))
        piece = reached({first}, left, neighbours)
        found.append(piece)
        left -= piece
    return found


def king_distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
