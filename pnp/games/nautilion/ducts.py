"""Air ducts: which spaces of a board are joined, and what follows from it for every crew that can stand on them.

A board has nine spaces, so that there are only 512 sets of taken spaces. What the rules ask of each (NA-A02 to A05) is
worked out once for a side; in play it is looked up.
"""

from collections.abc import Iterable

from pnp.masks import cells, flood, mask_of, parts

__all__ = ["SPACES", "Ducts"]

SPACES = mask_of(range(1, 10))
"""All spaces of a board: space `s` is bit `s`."""


class Ducts:
    """The ducts of one side. The tables are asked by the mask of the taken spaces.

    `joined[taken]`: whether they are one group, or none. `open[taken]`: where another token may be put (NA-A02, A03).
    `spare[taken]`: which of them may be discarded (NA-A05). `mending[taken]`: the empty spaces that make one group of
    them, even if they are none (HA 6, HA 7).
    """

    __slots__ = ("beside", "joined", "mending", "open", "spare")

    def __init__(self, ducts: Iterable[tuple[int, int]]) -> None:
        beside = [0] * 10
        for one, other in ducts:
            beside[one] |= 1 << other
            beside[other] |= 1 << one
        self.beside = tuple(beside)
        every = range(SPACES + 2)  # bit 0 is nobody’s, and does no harm
        joined = tuple(flood(taken & -taken, taken, self.around) == taken for taken in every)
        self.joined = joined
        self.open = tuple(self.around(taken) & ~taken & SPACES if taken else SPACES for taken in every)
        self.mending = tuple(mask_of(s for s in cells(SPACES & ~taken) if joined[taken | 1 << s]) for taken in every)
        self.spare = tuple(mask_of(s for s in cells(taken) if joined[taken ^ 1 << s]) for taken in every)

    def around(self, taken: int) -> int:
        """Give the spaces that a duct joins to one of these."""
        found = 0
        for space in cells(taken):
            found |= self.beside[space]
        return found

    def groups(self, taken: int) -> tuple[int, ...]:
        """Give the groups into which these spaces fall, the one with the lowest number first."""
        return tuple(parts(taken, self.around))
