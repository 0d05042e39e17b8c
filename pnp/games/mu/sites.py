"""Sites: where Fissures can lie, and what each of them closes (MU-107 to 109, 328).

In border mode a site is the whole border of two Areas, in edge mode a single hex edge. Sites are counted by the Areas
they part and then along them, so that one table serves both modes; sets of sites are masks.

A geyser is counted by its space and its direction: six for each space, also where there is none.
"""

from pnp.games.mu.continent import Continent
from pnp.games.mu.places import AREA_GEYSERS, AREA_OF, AREAS, SPACES
from pnp.masks import mask_of

__all__ = ["Sites"]


class Sites:
    """The sites of a continent in one of the two modes."""

    __slots__ = ("areas", "between", "closes", "count", "facing", "geysers", "of", "touching")

    def __init__(self, continent: Continent, by_edge: bool) -> None:
        edges = continent.edges
        self.areas: tuple[tuple[int, int], ...] = (
            tuple((one, other) for one, other, _, _ in edges) if by_edge else continent.borders
        )
        """The two Areas that each site parts."""
        self.count = len(self.areas)
        numbers = range(len(edges)) if by_edge else [self.areas.index((one, other)) for one, other, _, _ in edges]
        facing = [-1] * (6 * len(SPACES))
        closes: list[list[tuple[int, int]]] = [[] for _ in self.areas]
        for number, (_, _, space, direction) in zip(numbers, edges, strict=True):
            beyond = continent.beyond[space][direction]
            facing[6 * space + direction] = number
            facing[6 * beyond + (direction + 3) % 6] = number
            closes[number].append((space, beyond))
        self.facing = tuple(facing)
        """The site that each geyser faces; -1 where there is none, or the sea behind it."""
        self.closes = tuple(map(tuple, closes))
        """The pairs of adjacent spaces that each site parts."""
        self.between = {
            pair: mask_of(number for number, areas in enumerate(self.areas) if areas == pair)
            for pair in sorted(set(self.areas))
        }
        """All sites of a border, as a mask."""
        self.geysers = mask_of(geyser for geyser, site in enumerate(facing) if site >= 0)
        """The geysers that are open before the first Moai stands, as a mask (MU-116)."""

        self.of = tuple(
            mask_of(number for number, areas in enumerate(self.areas) if area in areas) for area in range(AREAS[-1] + 1)
        )
        """The sites along each Area, as a mask."""
        touching = list(AREA_GEYSERS)
        for space, row in enumerate(continent.beyond):
            for direction, beyond in enumerate(row):
                if beyond >= 0:
                    touching[AREA_OF[beyond]] |= 1 << 6 * space + direction
        self.touching = tuple(touching)
        """The geysers on each Area and those that face it, as a mask: what is closed when it sinks."""
