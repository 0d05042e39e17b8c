"""The charter: what holds for a whole game: the continent, the bays, the modes, and the numbers of the box.

What the rules ask of it at every move is worked out once, when it is made.
"""

from dataclasses import dataclass, field
from typing import Literal, NoReturn

from pnp.errors import IllegalMove
from pnp.games.mu.components import Numbers
from pnp.games.mu.continent import Continent
from pnp.games.mu.hexes import Hex, neighbour
from pnp.games.mu.sites import Sites
from pnp.masks import mask_of

__all__ = ["Charter", "FissureMode", "SinkMode", "refuse"]

FissureMode = Literal["border", "edge"]
SinkMode = Literal["auto", "claim"]


def refuse(rule: str, message: str) -> NoReturn:
    """A rule is broken, which is the end of the move."""
    raise IllegalMove(rule, message)


@dataclass(frozen=True)
class Charter:
    """The terms of one game."""

    numbers: Numbers = field(compare=False, repr=False)
    continent: Continent
    bays: tuple[Hex, ...]
    """Where the Boat of each seat lies; seats are counted from 0."""
    first: int = 0
    """The First Player's seat."""
    fissure_mode: FissureMode = "border"
    sink_mode: SinkMode = "auto"
    stagnation_rounds: int = 3

    players: int = field(init=False, compare=False, repr=False)
    sites: Sites = field(init=False, compare=False, repr=False)
    claims: bool = field(init=False, compare=False, repr=False)
    """Whether parts sink by claim (MU-911 to 917)."""
    landings: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each seat the spaces adjacent to its bay, as a mask (MU-121)."""

    def __post_init__(self) -> None:
        if not 2 <= len(self.bays) <= 4 or not 0 <= self.first < len(self.bays):
            raise ValueError(f"{len(self.bays)} players cannot play, or seat {self.first} not begin (MU-923)")
        at = self.continent.at
        around = [[neighbour(bay, direction) for direction in range(6)] for bay in self.bays]
        worked_out = {
            "players": len(self.bays),
            "sites": Sites(self.continent, self.fissure_mode == "edge"),
            "claims": self.sink_mode == "claim",
            "landings": tuple(mask_of(at[place] for place in places if place in at) for places in around),
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        """Continents and bays differ enough."""
        return hash((self.continent, self.bays, self.first))
