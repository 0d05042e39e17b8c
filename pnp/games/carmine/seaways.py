"""Seaways: what an adventure has to leave open, whatever card it is of (CA-D3, CA-D6 to D9).

What makes it fast, and why it is right:

- Only rocks stop a ship (CA-D9), and only rocks and unspent perils cannot be stopped on. So a monster or a current that
  fits is sound; a peril need only be held against the landings of the ports, which are known before it is drawn.
- Rocks that part a body of water part the cells around them: a way that led through the rocks enters and leaves them
  over that ring. If what is left of the ring hangs together by itself, or by any way round, the body does.
- Where the sea stays whole, what can be reached afterwards is what could be reached before, less the rocks: the
  landings then tell at once whether a port is shut.

Rulings. Reach counts the ship's own cell, so a port beside which the ship lies is open. Before the ship is placed every
body of water has to stay whole, and once it is placed only the ship's.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from pnp.games.carmine.board import GRID, SIDE, Board
from pnp.games.carmine.components import Adventure
from pnp.games.carmine.shapes import Placement
from pnp.masks import cells as cells_of
from pnp.masks import parts

__all__ = ["Landing", "Waters", "sound"]

_INNER_EAST = GRID.full ^ GRID.east
_INNER_WEST = GRID.full ^ GRID.west


class Landing(NamedTuple):
    """A port that is open, and the cells beside it on which the ship can reach it and stop."""

    port: int
    cells: int


@dataclass(frozen=True)
class Waters:
    """A board as the drawing rules see it, with masks for what has been drawn on it."""

    board: Board
    rocks: int = 0
    perils: int = 0
    """Peril cells that are not spent."""
    occupied: int = 0
    """Cells that are not empty (CA-D3); rocks, perils, pirates and the ship are counted in by themselves."""
    ship: int | None = None
    """The ship's cell, None before it is placed."""

    @cached_property
    def open(self) -> int:
        """Where a ship can sail: sea without rocks (CA-D9)."""
        return self.board.sea & ~self.rocks

    @cached_property
    def taken(self) -> int:
        """All sea cells on which nothing can be drawn (CA-D3)."""
        ship = 0 if self.ship is None else 1 << self.ship
        return (self.occupied | self.rocks | self.perils | self.board.pirates | ship) & self.board.sea

    @cached_property
    def blocked(self) -> int:
        """All cells on which nothing can be drawn (CA-D2, D3)."""
        return self.board.land | self.taken

    @cached_property
    def bodies(self) -> tuple[int, ...]:
        """The bodies of water that have to stay whole (CA-D8): the ship's, or all before it is placed."""
        if self.ship is None:
            return tuple(parts(self.open, GRID.around))
        return (self.reach(0),)

    def reach(self, rocks: int) -> int:
        """Give what the ship can reach if there were more rocks (CA-D9); all, before it is placed (CA-D6)."""
        water = self.open & ~rocks
        if self.ship is None:
            return water
        ship = 1 << self.ship
        return _spread(ship, water | ship)

    def open_ports(self, reach: int, perils: int = 0) -> Iterator[Landing]:
        """Give the ports at which the ship can stop (CA-D6), within a reach and with more perils."""
        stops = reach & self.open & ~(self.perils | perils)
        for port in cells_of(self.board.ports):
            if landing := GRID.beside[port] & stops:
                yield Landing(port, landing)

    @cached_property
    def landings(self) -> tuple[Landing, ...]:
        """The ports that are open now; a port that is shut already does not count (CA-D6)."""
        return tuple(self.open_ports(self.reach(0)))

    @cached_property
    def shores(self) -> int:
        """All landings together: what touches none of them shuts no port."""
        return reduce(or_, (landing.cells for landing in self.landings), 0)

    @cached_property
    def berth(self) -> int:
        """The cells to which the ship can go (CA-D7); none if it is not placed, or shut in already."""
        return 0 if self.ship is None else GRID.near[self.ship] & self.open


def _spread(start: int, water: int, until: int = 0) -> int:
    """Give what is reached from the start over water, in all eight directions (CA-D9).

    It may end early, as soon as all of `until` is reached. This is `masks.flood` written out for this grid: the referee
    spends most of its time here.
    """
    seen = start
    while True:
        band = seen | (seen & _INNER_EAST) << 1 | (seen & _INNER_WEST) >> 1
        grown = (band | band << SIDE | band >> SIDE) & water
        if grown == seen or (until and not until & ~grown):
            return grown
        seen = grown


def _stays_whole(body: int, rocks: int) -> bool:
    """CA-D8: whether a body of water, connected before, is connected without these cells.

    A way from cell to cell that led over the rocks leads, up to them and away from them, over the ring. So if all cells
    of the ring can still be reached from one of them, everything can; most often the ring itself is way enough.
    """
    if not body & rocks:
        return True
    left = body & ~rocks
    ring = GRID.around(rocks) & left
    if not ring:
        return True
    seen = _spread(ring & -ring, ring)
    return seen == ring or not ring & ~_spread(seen, left, ring)


def sound(waters: Waters, adventure: Adventure, rank: Iterable[Placement]) -> list[Placement]:
    """Give those placements that fit (CA-D2, D3) and leave ports, ship and sea open (CA-D6, D7, D8)."""
    blocked = waters.blocked
    found = [placement for placement in rank if not placement[0] & blocked]
    if not found or adventure.kind == "monster" or adventure.kind == "current":
        return found
    shores, landings = waters.shores, [landing.cells for landing in waters.landings]
    if adventure.kind == "rocks" and waters.berth:  # some of it has to stay open, as with a port
        shores |= waters.berth
        landings.append(waters.berth)
    found = [
        placement
        for placement in found
        if not placement[0] & shores or all(cells & ~placement[0] for cells in landings)
    ]
    if adventure.kind == "rocks":
        for body in waters.bodies:
            found = [placement for placement in found if _stays_whole(body, placement[0])]
    return found
