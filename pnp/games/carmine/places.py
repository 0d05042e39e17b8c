"""Cell names as they stand in records, as numbers.

Someone may write P3 or A16: a cell name, but of no cell of the board. That is a mistake of the player and not of the
file, so such a name gets a number too, beyond the grid. Its bit lies in no mask of sea or land, so each rule finds by
itself that it is neither.
"""

from pnp.games.carmine.board import GRID, SIDE, parse_place, place_name

__all__ = ["name_of", "names_of", "read_place"]

_ROWS = 100
_NAMES = tuple(place_name(*GRID.place(cell)) for cell in range(GRID.size))


def read_place(name: str) -> int:
    """Give the number of a cell; one of `GRID.size` or more lies off the board."""
    column, row = parse_place(name)
    if column < SIDE and 0 <= row < SIDE:
        return GRID.cell(column, row)
    return GRID.size + column * _ROWS + row + 1


def name_of(place: int) -> str:
    """Write a cell on or off the board."""
    if place < GRID.size:
        return _NAMES[place]
    column, number = divmod(place - GRID.size, _ROWS)
    return place_name(column, number - 1)


def names_of(places: tuple[int, ...]) -> str:
    """Write several cells, as a list in a sentence."""
    return ", ".join(map(name_of, places))
