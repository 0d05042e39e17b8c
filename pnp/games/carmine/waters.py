"""Waters: what can be said about a sea from its shape alone.

All of it is judged for the whole board at once, with masks that are shifted against each other: the generator
asks after every cell of land that it lays.
"""

from collections.abc import Iterator

from pnp.games.carmine.board import GRID
from pnp.masks import cells, flood, parts

__all__ = [
    "corners",
    "dead_ends",
    "fjords",
    "heart",
    "most_cut_off",
    "pinched",
    "straight_shores",
    "straits",
    "with_sides",
]


def with_sides(mask: int, count: int) -> int:
    """Give the cells of the board that have at least so many (1 to 4) of the mask's cells beside them."""
    north, south = GRID.southward(mask), GRID.northward(mask)
    west, east = GRID.eastward(mask), GRID.westward(mask)
    if count == 1:
        return north | south | west | east
    if count == 2:
        return (north & south) | (west & east) | ((north | south) & (west | east))
    if count == 3:
        return (north & south & (west | east)) | (west & east & (north | south))
    return north & south & west & east


def pinched(land: int) -> int:
    """Give the cells that have land at a corner with water on both sides of that corner.

    Such a cell, were it land, would meet the other only in a point: an ugly coast and an odd strait.
    """
    north, south = GRID.southward(land), GRID.northward(land)
    west, east = GRID.eastward(land), GRID.westward(land)
    found = GRID.eastward(north) & ~(north | west)
    found |= GRID.westward(north) & ~(north | east)
    found |= GRID.eastward(south) & ~(south | west)
    found |= GRID.westward(south) & ~(south | east)
    return found


def heart(land: int) -> int:
    """Give the land cells that have land all around."""
    row = land & GRID.eastward(land) & GRID.westward(land)
    return row & GRID.southward(row) & GRID.northward(row)


def corners(land: int) -> int:
    """Count the corners at which land juts out: 4 for a square, 5 for an L, 6 for a T, 8 for a cross."""
    north, south = GRID.southward(land), GRID.northward(land)
    west, east = GRID.eastward(land), GRID.westward(land)
    return sum((land & ~(side | other)).bit_count() for side in (north, south) for other in (west, east))


def straight_shores(land: int, length: int) -> int:
    """Count the places where a shore goes on so far without a turn."""
    count = 0
    for shore in (land & ~GRID.southward(land), land & ~GRID.northward(land)):
        for _ in range(length - 1):
            shore &= GRID.westward(shore)
        count += shore.bit_count()
    for shore in (land & ~GRID.eastward(land), land & ~GRID.westward(land)):
        for _ in range(length - 1):
            shore &= GRID.northward(shore)
        count += shore.bit_count()
    return count


def dead_ends(sea: int) -> int:
    """Give the sea cells with at most one way on; the edge of the board is no way on."""
    return sea & ~with_sides(sea, 2)


def fjords(sea: int) -> int:
    """Give the cells that are dead ends once the dead ends are filled: inlets one wide and more than one deep."""
    return dead_ends(sea & ~dead_ends(sea))


def straits(sea: int) -> int:
    """Give the sea cells around which the sea does not hang together: only these can part it when they are taken.

    Going around a cell, a new piece of sea begins with each side that is sea and is not joined to the next
    side by the corner between the two. Two such beginnings mean two pieces, as far as one can see from the
    cell.
    """
    north, south = GRID.southward(sea), GRID.northward(sea)
    west, east = GRID.eastward(sea), GRID.westward(sea)
    one = north & ~(east & GRID.westward(north))
    two = east & ~(south & GRID.westward(south))
    three = south & ~(west & GRID.eastward(south))
    four = west & ~(north & GRID.eastward(north))
    return sea & ((one & two) | (three & four) | ((one | two) & (three | four)))


def most_cut_off(sea: int) -> int:
    """Give the most cells that a rock on any one sea cell parts from the largest piece that is left.

    Judged by orthogonal steps. Who may also step over corners is never cut off from more.
    """
    return max(_cut_off(sea), default=0)


def _cut_off(sea: int) -> Iterator[int]:
    for cell in cells(straits(sea)):
        left = sea ^ (1 << cell)
        start = GRID.beside[cell] & left
        piece = flood(start & -start, left, GRID.orthogonal)
        if piece != left:
            yield left.bit_count() - max(part.bit_count() for part in parts(left, GRID.orthogonal))
