"""A layout: the slots of a map, which of them touch, and how far it is from one to another (DI-MAP-01, MOV-01).

Slots are counted from 0: the Ocean slots in reading order, then the Cities in the order of the seats. Sets of slots are
masks. Ways lead over face-up tiles; a face-down tile ends them (DI-MOV-04).
"""

from collections.abc import Mapping
from functools import lru_cache

from pnp.games.diluvium.places import SLOT_NUMBERS
from pnp.masks import cells, mask_of

__all__ = ["Layout", "first_steps", "rings"]

_NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Layout:
    """One map without its tiles."""

    __slots__ = ("beside", "cities", "city_mask", "costs", "name", "ocean", "offset", "place_offset", "places", "up")

    def __init__(
        self, name: str, slots: Mapping[str, tuple[int, int]], costs: tuple[int, ...], up: tuple[bool, ...]
    ) -> None:
        self.name = name
        self.places = tuple(slots.values())
        """Where each slot is drawn, in axial coordinates."""
        at = {place: number for number, place in enumerate(self.places)}
        self.beside = tuple(
            mask_of(at[place] for dq, dr in _NEIGHBOURS if (place := (q + dq, r + dr)) in at) for q, r in self.places
        )
        self.costs = costs
        """The cost class of each Ocean slot."""
        self.ocean = len(costs)
        """How many Ocean slots there are; the Cities follow."""
        self.cities = len(self.places) - self.ocean
        self.city_mask = mask_of(range(self.ocean, len(self.places)))
        self.up = mask_of(slot for slot, turned in enumerate(up) if turned) | self.city_mask
        """What is turned up at the start; a City always is (DI-MAP-06)."""
        self.offset = SLOT_NUMBERS.get(next(iter(slots), "").lower(), 0)
        """The number of its first slot among all slots."""
        self.place_offset = self.offset * 4

    def __repr__(self) -> str:
        return f"Layout({self.name!r})"

    def __len__(self) -> int:
        return len(self.places)


@lru_cache(maxsize=1 << 14)
def rings(layout: Layout, up: int, start: int) -> tuple[int, ...]:
    """Give the slots at 0, 1, 2, … steps from a slot, each by a shortest way over face-up tiles."""
    beside = layout.beside
    seen = front = 1 << start
    found = [front]
    while front:
        grown = 0
        for slot in cells(front):
            grown |= beside[slot]
        ring = grown & ~seen
        seen |= ring
        if ring:
            found.append(ring)
        front = ring & up
    return tuple(found)


def first_steps(layout: Layout, up: int, start: int, target: int, number: int) -> tuple[int, ...]:
    """Give the first steps of the way to a target: of the shortest ones that which takes the lowest slots first."""
    back = rings(layout, up, target)
    distance = next(steps for steps, ring in enumerate(back) if ring >> start & 1)
    way = []
    at = start
    for left in range(distance - 1, max(-1, distance - 1 - number), -1):
        near = layout.beside[at] & back[left] & (up | 1 << target)
        at = (near & -near).bit_length() - 1
        way.append(at)
    return tuple(way)
