"""The charter: what holds for a whole voyage, whoever judges or plays it.

It is the board, what is in the box, and the options. Every rule takes it beside the sheet, and a `Report`: what the
rule calls when it is broken. To the engine's report a broken rule is the end of the move (`refuse`); the judge of a
record writes it down and goes on. So there is one text of each rule, for both.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn, Protocol

from pnp.errors import IllegalMove
from pnp.games.carmine.board import Board
from pnp.games.carmine.components import Components, Deck, Ledger
from pnp.games.carmine.places import name_of

__all__ = ["Charter", "Report", "refuse"]


class Report(Protocol):
    """Told of each broken rule: its id, a sentence without a full stop, the names of the cells concerned."""

    def __call__(self, rule: str, message: str, *cells: str) -> None: ...


def refuse(rule: str, message: str, *cells: str) -> NoReturn:
    """The report of whoever lets no rule be broken."""
    del cells  # the sentence names them
    raise IllegalMove(rule, message)


@dataclass(frozen=True)
class Charter:
    """The terms of one voyage."""

    board: Board
    box: Components
    players: int = 1
    deck: str = "standard"
    voyage: bool = False
    first_game: bool = False
    mirror: bool = False
    names: Mapping[int, str] = field(default_factory=dict, compare=False)
    """The ports' names, for messages; a board that was typed in has none."""
    ledger: Ledger = field(init=False, repr=False, compare=False)
    solo: bool = field(init=False)
    """Whether rocks and treasure follow the solo rules (CA-V1, V5)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "ledger", self.box.ledger)
        object.__setattr__(self, "solo", self.players == 1 or self.voyage)

    def __hash__(self) -> int:
        """What is in the box cannot be hashed, and need not be: boards differ."""
        return hash((self.board.land, self.deck, self.players))

    @property
    def ambushes(self) -> bool:
        """CA-S6, V1, V4, V5: whether the Ambush Cards are in the game."""
        return not (self.solo or self.first_game)

    @property
    def terms(self) -> Deck:
        """The deck that is played with."""
        return self.ledger.decks[self.deck]

    def port(self, cell: int) -> str:
        """Name a port in a sentence."""
        return f"the port of {self.names[cell]}" if cell in self.names else f"the port {name_of(cell)}"
