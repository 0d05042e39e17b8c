"""The state of a game at one moment, and the chance that a seed brings to it.

What changes at different paces is kept apart: the `Player` of each seat; the `Frame` of the turn; the `Land`, which
changes only by Fissures and sinkings; and, while it lasts, an `Eruption` or a `Sinking`. Sets of slots, spaces and
geysers are masks; pieces that are alike are the spaces they are in, ascending (Settlers of one player in one
space, and loose Moai).

Reserves are not kept: they are what is not on the board, so that no piece can get lost between the two.
"""

from bisect import insort

import msgspec

from pnp.agenda import CHANCE, Due
from pnp.games.mu.charter import Charter
from pnp.games.mu.components import Numbers
from pnp.games.mu.land import Land
from pnp.seeds import Stream

__all__ = [
    "FACES",
    "Eruption",
    "Fate",
    "Frame",
    "Player",
    "Sinking",
    "State",
    "added",
    "moved",
    "removed",
    "with_player",
]


class Player(msgspec.Struct, frozen=True):
    """One seat: where its pieces are, and what it holds."""

    settlers: tuple[int, ...] = ()
    """The spaces of the Settlers on land, ascending."""
    aboard: bool = True
    """Whether a Settler is on the Boat."""
    villages: int = 0
    """The slots with a Village, as a mask."""
    moai: int = 0
    """The slots with an unraised Moai, as a mask."""
    loose: tuple[int, ...] = ()
    """The spaces of the loose Moai, ascending (MU-118)."""
    raised: int = 0
    """The geysers with a standing Moai, as a mask."""
    prayers: int = 0
    points: int = 0
    """Victory Points on the track."""

    def settlers_left(self, numbers: Numbers) -> int:
        """Give how many are in the reserve."""
        return numbers.settlers - len(self.settlers) - self.aboard

    def villages_left(self, numbers: Numbers) -> int:
        return numbers.villages - self.villages.bit_count()

    def moai_left(self, numbers: Numbers) -> int:
        return numbers.moai - self.moai_on_board

    @property
    def moai_on_board(self) -> int:
        """Standing, lying and loose."""
        return self.moai.bit_count() + len(self.loose) + self.raised.bit_count()


class Frame(msgspec.Struct, frozen=True):
    """One turn, and what holds beyond it."""

    number: int = 0
    """From 1 on."""
    round: int = 0
    seat: int = 0
    """Whose turn it is: the active player."""
    actions: int = 0
    """Action points left (MU-202)."""
    prayed: bool = False
    """MU-332: whether a Prayer token has been obtained in this turn."""
    created: tuple[int, ...] = ()
    """MU-317: the Area of each Settler that was created in this turn."""
    split: bool = False
    """MU-912: whether there are several parts since before this turn."""
    raised: bool = False
    """Whether a Moai has been raised in this round."""
    idle: int = 0
    """MU-604: the rounds in a row, up to the last one, in which none was."""
    last: bool = False
    """MU-601: whether the end is triggered."""


class Eruption(msgspec.Struct, frozen=True):
    """A Volcano that erupts while owners decide about their pieces (MU-403 to 409)."""

    following: tuple[int, ...] = ()
    """The Volcanoes that erupt after this one (MU-413)."""
    flow: int = 0
    """The spaces that have received lava, as a mask."""
    threats: tuple[tuple[int, int], ...] = ()
    """The threatened pieces, by owner and place, in the order of MU-409; the first is asked about."""
    loose: bool = False
    """Whether the slots are done and the loose Moai are at stake."""


class Sinking(msgspec.Struct, frozen=True):
    """A part that sinks while Settlers are saved (MU-509 to 512)."""

    part: int
    """Its Areas, as a mask."""
    rim: int
    saver: int
    """Who saves all own Settlers: the active player, or the claimant (MU-914)."""


class State(msgspec.Struct, frozen=True):
    """A game at one moment."""

    charter: Charter
    players: tuple[Player, ...]
    """By seat, from 0."""
    frame: Frame
    land: Land
    lava: int
    """The slots with a Lava tile, as a mask."""
    open: int
    """The open geysers, as a mask (MU-116)."""
    prayers: int
    """Prayer tokens in the supply."""
    due: tuple[Due, ...] = ()
    """The agenda; empty when the game is over."""
    eruption: Eruption | None = None
    sinking: Sinking | None = None
    rolls: int = 0
    """How often the die was rolled."""
    draws: int = 0
    """How often tokens or lots were drawn."""
    reason: str = ""
    """Why the game is over: `volcanoes` or `stagnation`; empty while it is not."""

    @property
    def is_over(self) -> bool:
        return self.reason != ""

    @property
    def is_chance(self) -> bool:
        """Whether the next move is not a player's."""
        return bool(self.due) and self.due[-1][1] == CHANCE

    @property
    def turn(self) -> int:
        """The turn under way, or the last one."""
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
        return self.players[self.frame.seat]

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Give all seats in the order of play, from one of them."""
        count = len(self.players)
        return tuple((start + step) % count for step in range(count))


def with_player(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """Put a new value for a seat into the row."""
    return (*players[:seat], player, *players[seat + 1 :])


# -- pieces that are alike -------------------------------------------------------------------------


def added(pieces: tuple[int, ...], space: int) -> tuple[int, ...]:
    """Put one more into a space."""
    left = list(pieces)
    insort(left, space)
    return tuple(left)


def removed(pieces: tuple[int, ...], space: int) -> tuple[int, ...]:
    """Take one from a space in which there is one."""
    left = list(pieces)
    left.remove(space)
    return tuple(left)


def moved(pieces: tuple[int, ...], source: int, target: int) -> tuple[int, ...]:
    """Move one of them."""
    left = list(pieces)
    left.remove(source)
    insort(left, target)
    return tuple(left)


# -- chance ----------------------------------------------------------------------------------------

FACES = 6
"""Of the die."""


class Fate(msgspec.Struct, frozen=True):
    """The chance of a seed. Each roll and each draw has a stream of its own, by its number in the game."""

    seed: str
    version: int

    @classmethod
    def of(cls, charter: Charter, seed: str, version: int) -> "Fate":
        """The setup is drawn apart; what is left to chance needs nothing of it."""
        del charter
        return cls(seed, version)

    def die(self, number: int) -> int:
        """Give a face from 0 to 5, the white ones first."""
        return Stream("mu", self.version, self.seed, "die", number).below(FACES)

    def tokens(self, number: int) -> Stream:
        """Give the stream of a draw."""
        return Stream("mu", self.version, self.seed, "tokens", number)
