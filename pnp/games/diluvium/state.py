"""The state of a game at one moment, and the chance that a seed brings to it.

Three things change at different paces and are kept apart: the `Player` of each seat; the `Frame` of the turn, which is
new with each turn; and what lies on the table. Sets of slots are masks; Settlers are the places they stand on
(`places`); what is free on each slot is a byte with two bits for each kind of space.
"""

import msgspec

from pnp.agenda import CHANCE, Due
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.deal import reshuffled
from pnp.games.diluvium.deck import Deck
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import SLOTS

__all__ = ["Fate", "Frame", "Player", "State", "chance_move", "with_player"]

Tokens = tuple[int, int, int]
"""Food, Craft, Weapons."""


class Player(msgspec.Struct, frozen=True):
    """One seat: what it owns, and where its pieces are."""

    board: tuple[int, int, int, int]
    """Settlers in the sections; the Rival’s reserve is in the first."""
    scout: int
    """The slot of the Exploration Ship."""
    warship: int
    strength: int
    markers: int
    """Exploration Markers on the track."""
    settlers: tuple[int, ...] = ()
    """The places of the Settlers on tiles, ascending."""
    marked: int = 0
    """The slots with an Exploration Marker, as a mask."""
    rack: Tokens = (0, 0, 0)
    hand: tuple[int, ...] = ()
    """Ruins Cards, ascending."""
    gold: int = 0
    wheel: str = ""
    """The action of the turn before; none before the first (DI-SET-12)."""


class Frame(msgspec.Struct, frozen=True):
    """One turn: where it has come to, and what holds in it (DI-TRN-02)."""

    number: int = 0
    """From 1 on; 0 is the setup."""
    round: int = 0
    seat: int = 1
    """Whose turn it is."""
    step: int = 0
    """What the frame does next."""
    action: str = ""
    empty: int = 0
    """DI-TRN-06: the sections without a Settler when the turn began, as a mask."""
    moved: int = -1
    """DI-STL-01: where the Settler stands that moved first in a Settle action."""
    paid: bool = False
    """DI-VAR-06: whether a Settler that left the board has been paid in this turn."""
    playing: int = -1
    """The Ruins Card that takes effect just now."""
    card: int = -1
    """The Rival card whose action is under way."""
    committed: int = -1
    """DI-ENG-04: the attacker’s Weapons while the defender’s are not known; solo yours."""
    left: int = 0
    """DI-SOL-07: Settlers that the Rival still puts in this action."""
    last: bool = False
    """DI-END-01: whether this round is the last."""


class State(msgspec.Struct, frozen=True):
    """A game at one moment."""

    charter: Charter
    players: tuple[Player, ...]
    """By seat; seat 1 has index 0. In a solo game the second is the Rival."""
    frame: Frame
    trays: Tokens
    up: int
    """The slots whose tiles are turned up, as a mask; Cities are."""
    room: bytes
    """The free Settler spaces of each slot, two bits for each kind."""
    free: bytes
    """The free Exploration Spaces of each slot, two bits each for G1, G2, G3 and S."""
    ruins: Deck
    rival: Deck
    """No cards for two or more players."""
    due: tuple[Due, ...] = ()
    """The agenda; empty when the game is over."""
    spent: Tokens = (0, 0, 0)
    """The Discard Tray."""
    slain: int = 0
    """The slots with a Slain Monster token, as a mask."""
    drawn: int = 0
    """Solo: Ruins Cards that you have drawn, a gift not counted."""
    slew: int = 0
    """Solo: Monsters that you have slain."""
    is_over: bool = False

    @property
    def is_chance(self) -> bool:
        """Whether the next move is not a player's."""
        return not self.is_over and self.due[-1][1] == CHANCE

    @property
    def turn(self) -> int:
        """The turn under way, or the last one; 0 is the setup."""
        return self.frame.number

    @property
    def seat(self) -> int:
        """Who is asked now, which need not be the one whose turn it is; `CHANCE` also at the end."""
        return self.due[-1][1] if self.due else CHANCE

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.frame.seat

    @property
    def player(self) -> Player:
        """The one whose turn it is."""
        return self.players[self.frame.seat - 1]

    def name(self, slot: int) -> str:
        """Give the name of a slot of the map as it is printed."""
        return SLOTS[self.charter.layout.offset + slot].upper()


def with_player(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """Put a new value for a seat into the row."""
    return (*players[: seat - 1], player, *players[seat:])


# -- chance ----------------------------------------------------------------------------------------


class Fate(msgspec.Struct, frozen=True):
    """The chance of a seed: the order of both decks, however often they are shuffled."""

    seed: str
    version: int

    @classmethod
    def of(cls, charter: Charter, seed: str, version: int) -> "Fate":
        """The setup is drawn apart; what is left to chance needs nothing of it."""
        del charter
        return cls(seed, version)


def chance_move(state: State, fate: Fate) -> Move:
    """Give the outcome that the seed has for this moment."""
    verb, name, deck = (
        ("draw", "ruins", state.ruins) if state.due[-1].kind == "draw" else ("reveal", "rival", state.rival)
    )
    if deck.known:
        return Move(verb, deck.cards[:1])
    return Move(verb, (deck.following(reshuffled(fate.seed, fate.version, name, deck.shuffles, deck.shuffled)),))
