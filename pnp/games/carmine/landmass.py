"""Land: two mainlands and the islands between them, grown cell by cell.

A coast is drawn as a depth for each row, which gives it capes and bays and can never tear it. An island
begins in wide water and takes up one neighbouring cell after the other: either it grows out (a cell that
touches one of its own) or it fills up (a cell that touches two or more), in a proportion of its own, so that
some become slender and some stout. Three things are refused at every step, and with them all that looks like
noise: land that meets other land only in a point, water between two masses narrower than the plan's strait,
and inlets one cell wide that go in deeper than one.
"""

from pnp.games.carmine.board import GRID, SIDE
from pnp.games.carmine.plan import Coast, Islands, Plan
from pnp.games.carmine.waters import fjords, heart, pinched, with_sides
from pnp.masks import cells
from pnp.seeds import Stream

__all__ = ["grow_land", "pick"]

_INNER = GRID.full & ~GRID.within(GRID.west | GRID.east, 1)
_BRIM = GRID.north | GRID.south


def grow_land(stream: Stream, plan: Plan) -> int:
    """Give the land of a board. Whether it will do is for the caller to judge."""
    west, east = grow_mainland(stream, plan.coast), _mirrored(grow_mainland(stream, plan.coast))
    return grow_islands(stream, plan.islands, west | east)


def grow_mainland(stream: Stream, coast: Coast) -> int:
    """Give the mainland in the west; the one in the east is another such, mirrored."""
    depths: list[int] = []
    before = 0
    while len(depths) < SIDE:
        depth = stream.choice([depth for depth in coast.depths if depth != before])
        depths += [depth] * stream.between(*coast.stretch)
        before = depth
    del depths[SIDE:]
    for _ in range(stream.between(*coast.bays)):
        rows = stream.between(*coast.bay_rows)
        start = stream.below(SIDE - rows + 1)
        depths[start : start + rows] = [0] * rows
    land = 0
    for row, depth in enumerate(depths):
        land |= ((1 << depth) - 1) << GRID.cell(0, row)
    room = _columns(1, coast.reach)
    for _ in range(stream.between(*coast.capes)):
        land = _grown(stream, land, land, room, coast.slender) or land
    return land


def grow_islands(stream: Stream, islands: Islands, land: int) -> int:
    """Add islands to the mainlands until the land is as much as was drawn, or no water is wide enough."""
    aim = stream.between(*islands.land)
    for number, (least, most) in enumerate(islands.sizes):
        room = _INNER & ~_shelf(land, islands.strait)
        if stream.below(10) >= islands.edge:
            room &= ~_BRIM
        if not room & ~_BRIM:
            break
        size = min(stream.between(least, most), max(1, aim - land.bit_count()))
        slender = stream.choice(islands.slender)
        rings = islands.rings[min(number, len(islands.rings) - 1)]
        island = 1 << pick(stream, _widest(room & ~_BRIM, land, islands.strait, rings))
        while island.bit_count() < size:
            grown = _grown(stream, island, land | island, room, slender)
            if not grown:
                break
            island = grown
        land |= island
        if land.bit_count() >= aim:
            break
    return land


def _grown(stream: Stream, mass: int, land: int, room: int, slender: int) -> int:
    """Give the mass with one more cell inside the room, or 0 where none can be added."""
    free = GRID.orthogonal(mass) & room & ~land & ~pinched(land)
    inside = with_sides(mass, 2)
    while free:
        out, fill = free & ~inside, free & inside
        chosen = out if out and (not fill or stream.below(10) < slender) else fill
        cell = 1 << pick(stream, chosen)
        if not fjords(GRID.full ^ (land | cell)) and not heart(mass | cell):
            return mass | cell
        free ^= cell
    return 0


def _shelf(land: int, width: int) -> int:
    """Give the land and the water around it up to a width, with rounded corners: no other land may lie there."""
    for step in range(width):
        land |= GRID.orthogonal(land) if step % 2 else GRID.around(land)
    return land


def _widest(room: int, land: int, strait: int, rings: int) -> int:
    """Give the cells of the room that are farthest from land, in so many rings of distance."""
    found = [room]
    reach = _shelf(land | _BRIM, strait)
    while rest := room & ~reach:
        found.append(rest)
        reach = GRID.within(reach, 1)
    return found[-rings] if rings <= len(found) else found[0]


def pick(stream: Stream, mask: int) -> int:
    """Give one cell of a mask, all equally likely."""
    for _ in range(stream.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _columns(first: int, end: int) -> int:
    """Give the columns from the first up to, not including, the end."""
    return sum(GRID.west << column for column in range(first, end))


def _mirrored(mask: int) -> int:
    """Turn west and east around."""
    turned = 0
    for cell in cells(mask):
        column, row = GRID.place(cell)
        turned |= 1 << GRID.cell(SIDE - 1 - column, row)
    return turned
