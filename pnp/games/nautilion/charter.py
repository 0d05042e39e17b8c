"""The charter: what holds for a whole game: the options, the setup, and what is in the box.

What the rules ask of it at every move is worked out once, when it is made: which expansions are in use, the ducts of
the side in play, the numbers of each player's Admiral.
"""

from dataclasses import dataclass, field
from typing import NoReturn

from pnp.errors import IllegalMove
from pnp.games.nautilion.components import Components
from pnp.games.nautilion.ducts import SPACES, Ducts
from pnp.games.nautilion.pieces import MAGES
from pnp.masks import mask_of

__all__ = ["Charter", "refuse"]


def refuse(rule: str, message: str) -> NoReturn:
    """A rule is broken, which is the end of the move."""
    raise IllegalMove(rule, message)


@dataclass(frozen=True)
class Charter:
    """The terms of one game."""

    box: Components = field(compare=False, repr=False)
    path: tuple[str, ...]
    """The tokens from the Happy Isles on, as words."""
    players: int = 1
    board: str = "A1"
    """The side in play."""
    reserve: int = 4
    """The chosen level, before two players get more."""
    expansions: tuple[int, ...] = ()
    phantom_side: int = 2
    darkhouse_level: str = "intro"
    reefs: tuple[str, ...] = ()
    """From the Happy Isles on; none without expansion 3."""
    darkhouse: tuple[int, ...] = ()
    """The row of Darkhouse Action cards; none without expansion 4."""
    heroic: tuple[int, ...] = ()
    """The Heroic Action cards that lie open at the start; none without expansion 5."""
    admirals: tuple[int, ...] = ()
    """The Admiral cards of the first and the second player; none in a solo game."""

    ducts: Ducts = field(init=False, compare=False, repr=False)
    mages: bool = field(init=False, compare=False, repr=False)
    mercenaries: bool = field(init=False, compare=False, repr=False)
    heroics: bool = field(init=False, compare=False, repr=False)
    actions: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """What the cards of the Darkhouse row do, by their keys."""
    commands: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """NA-2P05: the Crew numbers that each seat may place, as a mask; seat 0 is both players together."""
    cabin: int = field(init=False, compare=False, repr=False)
    """NA-X1-01: the tokens of the cabin, as a mask."""
    partners: dict[int, int] = field(init=False, compare=False, repr=False)
    """NA-X1-05: the Crew beside each Mage."""
    fighters: int = field(init=False, compare=False, repr=False)
    pilots: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        tokens = self.box.tokens
        admirals = (mask_of(self.box.cards.admirals[card - 1]) for card in self.admirals)
        partners = {mage: tokens.mages.partners[letter] for letter, mage in zip(("a", "b", "c"), MAGES, strict=True)}
        mages = 1 in self.expansions
        worked_out = {
            "ducts": self.box.ducts[self.board],
            "mages": mages,
            "mercenaries": 2 in self.expansions,
            "heroics": 5 in self.expansions,
            "actions": tuple(self.box.darkhouse[card].key for card in self.darkhouse),
            "commands": (SPACES, *admirals) if self.players > 1 else (SPACES, SPACES),
            "cabin": mask_of((*partners, *partners.values())) if mages else 0,
            "partners": partners,
            "fighters": mask_of(tokens.crew.fighters),
            "pilots": mask_of(tokens.crew.pilots),
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        """Seas differ enough."""
        return hash((self.path, self.board, self.expansions))
