"""Shapes: every way in which a card's adventure can lie on the board (CA-D1).

A card may be turned; only the variant `mirror` lets it be turned over. What that gives does not depend on the game: it
is worked out once for each card and kept. So are the ranks: the groups of placements among which the rules choose by
the card's two lines. Which rank a placement belongs to hangs on the card alone, so the rules about lines come down to
one sentence: the first rank with a sound placement is the one to draw from.
"""

from functools import cache
from typing import NamedTuple

from pnp.games.carmine.board import GRID, SIDE
from pnp.games.carmine.components import Adventure

__all__ = ["Lines", "Placement", "form", "forms", "lines", "placements", "ranks"]

Cells = tuple[tuple[int, int], ...]


class Placement(NamedTuple):
    """An adventure at a place: its cells as a mask, and one by one.

    Cells stand in reading order, those of a current from tail to head: a straight current has two placements on the
    same cells.
    """

    mask: int
    cells: tuple[int, ...]


class Lines(NamedTuple):
    """A card's row and column as masks, and the cell where they cross."""

    row: int
    column: int
    crossing: int


def form(cells: Cells, ordered: bool) -> Cells:
    """Give a shape as seen from the north-west corner of its box, in reading order unless its order matters."""
    west, north = min((x for x, _ in cells), default=0), min((y for _, y in cells), default=0)
    moved = ((x - west, y - north) for x, y in cells)
    return tuple(moved) if ordered else tuple(sorted(moved, key=lambda cell: (cell[1], cell[0])))


@cache
def forms(cells: Cells, ordered: bool, mirror: bool) -> frozenset[Cells]:
    """Give the shape in all its rotations, and those of its mirror image where that is allowed."""
    found = set()
    for start in (cells, tuple((-x, y) for x, y in cells)) if mirror else (cells,):
        turned = start
        for _ in range(4):
            found.add(form(turned, ordered))
            turned = tuple((-y, x) for x, y in turned)
    return frozenset(found)


@cache
def placements(adventure: Adventure, mirror: bool) -> tuple[Placement, ...]:
    """Give all placements inside the board, each once, sorted by their cells; an ambush has none (CA-D14)."""
    if not adventure.cells:
        return ()
    found = []
    for shape in forms(adventure.cells, adventure.kind == "current", mirror):
        width, height = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
        for row in range(SIDE - height + 1):
            for column in range(SIDE - width + 1):
                cells = tuple(GRID.cell(column + x, row + y) for x, y in shape)
                found.append(Placement(sum(1 << cell for cell in cells), cells))
    return tuple(sorted(found, key=lambda placement: placement.cells))


@cache
def lines(adventure: Adventure) -> Lines:
    """Give the two lines of a card that has a shape."""
    assert adventure.row is not None
    assert adventure.column is not None
    row = GRID.north << GRID.cell(0, adventure.row)
    return Lines(row, GRID.west << adventure.column, GRID.cell(adventure.column, adventure.row))


@cache
def ranks(adventure: Adventure, mirror: bool, solo: bool) -> tuple[tuple[Placement, ...], ...]:
    """Give the placements in the groups among which the rules choose, the first choice first.

    In general there are two: those that touch a line (CA-D4), and the others (CA-D5). Solo rocks (CA-V2) are ranked by
    class (over the crossing, on the line with the mark, on the other line, elsewhere), in each by their distance from
    the crossing.
    """
    if not adventure.cells:
        return ()
    row, column, crossing = lines(adventure)
    groups: dict[tuple[int, int], list[Placement]] = {}
    for placement in placements(adventure, mirror):
        if solo and adventure.kind == "rocks":
            marked, other = (row, column) if adventure.solo == "row" else (column, row)
            reach = min(_steps(cell, crossing) for cell in placement.cells)
            touched = (1 << crossing, marked, other, placement.mask)
            rank = next(number for number, line in enumerate(touched) if line & placement.mask), reach
        else:
            rank = (0 if placement.mask & (row | column) else 1), 0
        groups.setdefault(rank, []).append(placement)
    return tuple(tuple(groups[rank]) for rank in sorted(groups))


def _steps(one: int, other: int) -> int:
    """Column distance plus row distance."""
    (column, row), (other_column, other_row) = GRID.place(one), GRID.place(other)
    return abs(column - other_column) + abs(row - other_row)
