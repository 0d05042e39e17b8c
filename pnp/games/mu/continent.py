"""A continent: 22 Area tiles laid on the grid, and everything that follows from where they lie (MU-103 to 115).

Nothing here changes during a game: what has sunk is a mask in the state. Spaces, Areas and borders are numbers, sets
of them are masks. What a Fissure closes is a site of its own (`sites`).
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from pnp.games.mu.hexes import Hex, neighbour, turned
from pnp.games.mu.places import AREA_OF, AREAS, SHAPE_OF, SHAPES
from pnp.masks import mask_of

__all__ = ["Continent", "Placement", "cells_of"]


class Placement(NamedTuple):
    """How a tile lies: turned so many times by 60 degrees against the clock, and where its cell a is (MU-801)."""

    k: int
    q: int
    r: int


def cells_of(area: int, placement: Placement) -> tuple[Hex, ...]:
    """Give the hexes that a tile covers, in the order of their letters."""
    k, q, r = placement
    return tuple((q + dq, r + dr) for dq, dr in (turned(cell, k) for cell in SHAPES[SHAPE_OF[area]]))


class Continent:
    """The tiles as they lie; whether they may lie so is asked elsewhere."""

    __slots__ = ("__dict__", "at", "beside", "beyond", "hexes", "placements")

    def __init__(self, placements: Sequence[Placement]) -> None:
        self.placements = tuple(placements)
        """By Area, from Area 1 on."""
        self.hexes: tuple[Hex, ...] = tuple(
            cell for area, placement in zip(AREAS, placements, strict=True) for cell in cells_of(area, placement)
        )
        """Where each space is."""
        self.at = {place: space for space, place in enumerate(self.hexes)}
        """The space at a hex."""
        self.beyond = tuple(tuple(self.at.get(neighbour(place, d), -1) for d in range(6)) for place in self.hexes)
        """For each space and direction the space on the other side of the edge; -1 is the sea."""
        self.beside = tuple(mask_of(space for space in row if space >= 0) for row in self.beyond)
        """The adjacent spaces of each space (MU-105)."""

    def __repr__(self) -> str:
        return f"Continent({self.placements!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Continent) and self.placements == other.placements

    def __hash__(self) -> int:
        return hash(self.placements)

    @cached_property
    def edges(self) -> tuple[tuple[int, int, int, int], ...]:
        """All edges between two Areas, from the lower one: Area, Area, space of the lower one, direction. Sorted."""
        found = []
        for space, row in enumerate(self.beyond):
            for direction, other in enumerate(row):
                if other >= 0 and AREA_OF[space] < AREA_OF[other]:
                    found.append((AREA_OF[space], AREA_OF[other], space, direction))
        return tuple(sorted(found))

    @cached_property
    def borders(self) -> tuple[tuple[int, int], ...]:
        """All pairs of Areas with a common edge, the lower Area first, sorted (MU-108)."""
        return tuple(sorted({(one, other) for one, other, _, _ in self.edges}))

    @cached_property
    def inland(self) -> int:
        """The spaces without a sea neighbour before anything sinks, as a mask."""
        return mask_of(space for space, row in enumerate(self.beyond) if -1 not in row)
