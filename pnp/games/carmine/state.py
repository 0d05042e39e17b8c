"""The state of a voyage that is being played, and the chance that a seed brings to it."""

import msgspec

from pnp.game import Score
from pnp.games.carmine import game
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.deck import Deal, deal, winds_and_die
from pnp.games.carmine.ledger import new_sheet
from pnp.games.carmine.moves import Move
from pnp.games.carmine.scoring import score
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.stock import FIRST_CARDS

__all__ = ["Fate", "State", "chance_move", "final_score", "new_game"]


class State(msgspec.Struct, frozen=True):
    """A voyage at one moment."""

    charter: Charter
    sheet: Sheet
    phase: str = "card"
    """card, choose, draw, home, dice, before (the action), sail, port, reward, after (the action), over."""
    turn: int = 0
    """From 1 on; 0 before the ship is placed."""
    first: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    winds: tuple[int, ...] = ()
    die: int = 0
    wind: int = 0
    """The wind that was chosen to sail by."""
    points: int = 0
    """Movement points that are left."""
    acted: bool = False
    """Whether the action of this turn was begun."""

    @property
    def is_chance(self) -> bool:
        """Whether the next move is not the player's."""
        return self.phase == "card" or self.phase == "dice"

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def card(self) -> str:
        """The card that was revealed last."""
        return self.cards[-1] if self.cards else self.first[-1]


def new_game(charter: Charter) -> State:
    """CA-S7, S9: begin a voyage, before the first cards."""
    if not charter.solo:
        raise ValueError("the engine sails alone: games of several players are judged by their records")
    return State(charter, new_sheet(charter.ledger))


def final_score(state: State) -> Score:
    """CA-F: the score sheet, as if the voyage ended now."""
    return score(state.sheet, state.charter)


# -- chance ----------------------------------------------------------------------------------------


class Fate(msgspec.Struct, frozen=True):
    """The chance of a seed: its cards, and its dice turn by turn (CA-V5)."""

    seed: str
    version: int
    deal: Deal

    @classmethod
    def of(cls, charter: Charter, seed: str, version: int = game.version) -> "Fate":
        return cls(seed, version, deal(seed, version, charter.deck, charter.ambushes, charter.box))


def chance_move(state: State, fate: Fate) -> Move:
    """Give the outcome that the seed has for this moment."""
    if state.phase == "dice":
        dice = winds_and_die(fate.seed, fate.version, state.turn)
        return Move("dice", (*dice.wind, dice.die))
    drawn = len(state.first)
    return Move("card", (fate.deal.first[drawn] if drawn < FIRST_CARDS else fate.deal.cards[len(state.cards)],))
