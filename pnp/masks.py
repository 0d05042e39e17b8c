"""Masks: sets of the cells of a grid, held in one whole number each.

Cell 0 is the north-west corner and counting goes as one reads: along the row, then down. Cell `n` is bit `n`
of a mask, so that union, section and difference are single operations of the processor, whatever the number
of cells, and a flood fill takes as many steps as the way is long instead of as many as there are cells. Masks
are plain integers: they hash, compare and stay as they are, which makes them fit for frozen states.

`Grid` knows the shape. Its two ways to grow, `orthogonal` and `around`, shift the whole mask at once; the
outer columns are held back first, so that nothing leaves on the east and comes in again on the west.
"""

from collections.abc import Callable, Iterable, Iterator

__all__ = ["Grid", "cells", "flood", "mask_of", "parts"]


class Grid:
    """A field of width x height cells; everything that depends on its shape is worked out once.

    `full` holds all cells; `north`, `south`, `west` and `east` the cells along an edge. `beside[cell]` are
    the two to four cells that share a side with a cell, `near[cell]` the three to eight that share a side or
    a corner.
    """

    __slots__ = (
        "_inner_east",
        "_inner_west",
        "beside",
        "east",
        "full",
        "height",
        "near",
        "north",
        "size",
        "south",
        "west",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a grid of {width} x {height} has no cells")
        self.width = width
        self.height = height
        self.size = width * height
        self.full = (1 << self.size) - 1
        self.north = (1 << width) - 1
        self.south = self.north << (self.size - width)
        self.west = self.full // self.north
        self.east = self.west << (width - 1)
        self._inner_west = self.full ^ self.west
        self._inner_east = self.full ^ self.east
        self.beside = tuple(self.orthogonal(1 << cell) for cell in range(self.size))
        self.near = tuple(self.around(1 << cell) for cell in range(self.size))

    def __repr__(self) -> str:
        return f"Grid({self.width}, {self.height})"

    def cell(self, column: int, row: int) -> int:
        """Give the number of the cell in a column and a row, both counted from 0."""
        return row * self.width + column

    def place(self, cell: int) -> tuple[int, int]:
        """Give the column and the row of a cell, both counted from 0."""
        row, column = divmod(cell, self.width)
        return column, row

    def distance(self, one: int, other: int) -> int:
        """Give the greater of the column and the row distance: the steps that a king would need."""
        row, column = divmod(one, self.width)
        other_row, other_column = divmod(other, self.width)
        return max(abs(column - other_column), abs(row - other_row))

    def eastward(self, mask: int) -> int:
        """Move all cells one step to the east; those of the last column leave the grid."""
        return (mask & self._inner_east) << 1

    def westward(self, mask: int) -> int:
        return (mask & self._inner_west) >> 1

    def northward(self, mask: int) -> int:
        return mask >> self.width

    def southward(self, mask: int) -> int:
        return (mask << self.width) & self.full

    def orthogonal(self, mask: int) -> int:
        """Give the cells that share a side with a cell of the mask; its own only if they are neighbours."""
        width = self.width
        return (
            ((mask & self._inner_east) << 1)
            | ((mask & self._inner_west) >> 1)
            | ((mask << width) & self.full)
            | (mask >> width)
        )

    def around(self, mask: int) -> int:
        """Give the cells that share a side or a corner with a cell of the mask, in the same sense."""
        width = self.width
        sides = ((mask & self._inner_east) << 1) | ((mask & self._inner_west) >> 1)
        band = mask | sides
        return sides | ((band << width) & self.full) | (band >> width)

    def within(self, mask: int, steps: int) -> int:
        """Give the mask and every cell at most so many steps of a king away from it."""
        for _ in range(steps):
            mask |= self.around(mask)
        return mask


def flood(start: int, within: int, grow: Callable[[int], int]) -> int:
    """Give all that is reached from the start by growing inside a mask, the start included where inside."""
    seen = front = start & within
    while front:
        front = grow(front) & within & ~seen
        seen |= front
    return seen


def parts(mask: int, grow: Callable[[int], int]) -> Iterator[int]:
    """Give the connected parts of a mask, the one with the lowest cell first."""
    while mask:
        part = flood(mask & -mask, mask, grow)
        yield part
        mask ^= part


def cells(mask: int) -> Iterator[int]:
    """Give the cells of a mask, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(numbers: Iterable[int]) -> int:
    """Give the mask that holds these cells."""
    mask = 0
    for cell in numbers:
        mask |= 1 << cell
    return mask
