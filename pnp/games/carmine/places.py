"""Cell names as they stand in records.

Someone may write P3 or A16: a cell name, but of no cell of the board. That is a mistake of the player and not of the
file, so such a name gets a number too, beyond the grid. Its bit lies in no mask of sea or land, so each rule finds by
itself that it is neither. What has not even the form of a name (a letter and a number below 100) cannot be read.
"""

import re

from pnp.errors import RecordError
from pnp.games.carmine.board import GRID, SIDE, cell_name

__all__ = ["column_and_row", "place_name", "read_place"]

_NAME = re.compile(r"([A-Z])(0|[1-9][0-9]?)")
_ROWS = 100


def read_place(name: str) -> int:
    """Give the number of a cell; one of `GRID.size` or more lies off the board."""
    match = _NAME.fullmatch(name)
    if not match:
        raise RecordError(f"“{name[:20]}” is not a cell: cells are A1 to O15")
    column, row = ord(match[1]) - ord("A"), int(match[2]) - 1
    if column < SIDE and 0 <= row < SIDE:
        return GRID.cell(column, row)
    return GRID.size + column * _ROWS + row + 1


def column_and_row(place: int) -> tuple[int, int]:
    """Give where a cell lies on or off the board, from 0 on and for row 0 of the records -1."""
    if place < GRID.size:
        return GRID.place(place)
    column, number = divmod(place - GRID.size, _ROWS)
    return column, number - 1


def place_name(place: int) -> str:
    """Write a cell on or off the board."""
    if place < GRID.size:
        return cell_name(place)
    column, number = divmod(place - GRID.size, _ROWS)
    return f"{chr(ord('A') + column)}{number}"
