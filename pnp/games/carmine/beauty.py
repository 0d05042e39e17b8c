"""Beauty: which lands are sound, and what is fair in them, counted in points.

Growing land is cheap, so the generator grows several and keeps the one that pleases most. What pleases is
what a maker of charts would draw: islands of many sizes with capes and bights, some land in every quarter, no
bars and boxes, no waste of empty water, a coast that opens here and there.
"""

from pnp.games.carmine.board import GRID, SIDE, Board
from pnp.games.carmine.plan import Beauty, Conditions
from pnp.games.carmine.waters import corners, dead_ends, fjords, most_cut_off, pinched, straight_shores
from pnp.masks import flood, parts

__all__ = ["CLOSED_QUARTERS", "OPEN_QUARTERS", "is_sound", "points"]

_LARGE = 5
_ISLET = 2
_MIDDLE = SIDE // 2


def _block(columns: range, rows: range) -> int:
    return sum(1 << GRID.cell(column, row) for column in columns for row in rows)


_HALVES = (range(_MIDDLE), range(_MIDDLE + 1, SIDE))
_HALVES_WITH_MIDDLE = (range(_MIDDLE + 1), range(_MIDDLE, SIDE))

OPEN_QUARTERS = tuple(_block(columns, rows) for rows in _HALVES for columns in _HALVES)
"""The four quarters of the board without column H and row 8, which lie between them."""

CLOSED_QUARTERS = tuple(_block(columns, rows) for rows in _HALVES_WITH_MIDDLE for columns in _HALVES_WITH_MIDDLE)
"""The four quarters, each with its part of column H and row 8: they overlap there."""


def is_sound(land: int, conditions: Conditions) -> bool:
    """Tell whether a land satisfies all conditions that do not speak of landmarks."""
    sea = GRID.full ^ land
    percent = land.bit_count() * 100
    board = Board(land, 0, 0, 0)
    return (
        conditions.land_percent_least * GRID.size <= percent <= conditions.land_percent_most * GRID.size
        and not pinched(land) & land
        and not fjords(sea)
        and dead_ends(sea).bit_count() <= conditions.coves
        and conditions.islands_least <= len(list(board.islands())) <= conditions.islands_most
        and all(part.bit_count() >= conditions.mainland_piece for part in parts(board.mainland, GRID.orthogonal))
        and flood(sea & -sea, sea, GRID.orthogonal) == sea
        and most_cut_off(sea) <= conditions.rock_cuts_off
    )


def points(land: int, beauty: Beauty) -> int:
    """Give the points of a land: the more, the fairer."""
    board = Board(land, 0, 0, 0)
    inland = land & ~board.mainland
    sizes = [island.bit_count() for island in board.islands()]
    count = len(sizes)
    islets = sum(size <= _ISLET for size in sizes)
    large = sum(size >= _LARGE for size in sizes)
    emptiest = min((inland & quarter).bit_count() for quarter in CLOSED_QUARTERS)
    at_edge = (inland & (GRID.north | GRID.south)).bit_count()
    wall = max((land & GRID.west).bit_count(), (land & GRID.east).bit_count())
    found = beauty.size * len(set(sizes))
    found += beauty.corner * (corners(inland) - 4 * count) + beauty.coast_corner * corners(board.mainland)
    found -= beauty.large * max(0, beauty.large_wanted - large)
    found -= beauty.straight * straight_shores(inland, beauty.straight_length)
    found -= beauty.islet * max(0, islets - beauty.islets_free)
    found -= beauty.quarter * max(0, beauty.quarter_wanted - emptiest)
    found -= beauty.edge * max(0, at_edge - beauty.edge_free)
    found -= beauty.empty * (GRID.full & ~GRID.within(land, 2)).bit_count()
    found -= beauty.wall * max(0, wall - beauty.wall_free)
    found -= beauty.land * max(0, beauty.land_wanted - land.bit_count())
    return found
