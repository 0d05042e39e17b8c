"""The state of a game at one moment, its result, and the chance that a seed brings to it.

Three things change at different paces and are kept apart: the `Path`; the `Frame` of the turn, which is new with each
turn; and what the players own. Heaps of tokens are pools and sets of spaces are masks (`pieces`), so that a state is a
handful of numbers.
"""

from typing import TypedDict

import msgspec

from pnp.agenda import CHANCE, Due
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.deal import draw_heroic, rolled
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import WORDS, size

__all__ = ["Fate", "Frame", "Result", "State", "chance_move", "result"]


class Frame(msgspec.Struct, frozen=True):
    """One turn: where it has come to, its dice, and what holds in it (NA-T01, T02)."""

    number: int = 1
    seat: int = 1
    """Whose turn it is; 0 in the first turn of two players, until they choose (NA-2P03)."""
    action: str = ""
    """What the Darkhouse card of the turn does (NA-X4-01), by its key."""
    step: int = 0
    """What the frame does next."""
    dice: tuple[int, ...] = ()
    """The open dice, ascending."""
    cast: tuple[int, ...] = ()
    """All dice of the first pass (DA 1), for the second."""
    given: tuple[int, int, int] = (0, 0, 0)
    """The dice of Darkhouse, Phantom and Nautilion; 0 while they have none."""
    chosen: int = -1
    """DA 8: the figure of the first die."""
    rolled: int = 0
    """How many dice were rolled in this turn."""
    stuck: bool = False
    """NA-X3-05: whether the Nautilion is held by its Reef; in the second pass of DA 1 it is not."""
    second: bool = False
    """Whether this is the second pass (DA 1)."""
    used: bool = False
    """Whether DA 12 was used."""
    renewed: int = 0
    """The partnerships that have re-rolled a die (NA-X1-05), as a mask of their Mages."""
    stays: bool = False
    """HA 3"""
    back: bool = False
    """HA 4"""
    three: bool = False
    """HA 9"""


class State(msgspec.Struct, frozen=True):
    """A game at one moment."""

    charter: Charter
    path: Path
    reserve: int
    """A pool."""
    frame: Frame
    due: tuple[Due, ...] = ()
    """The agenda; empty when the game is over."""
    crew: int = 0
    """The spaces of the board with Crew on them."""
    hired: int = 0
    """The spaces of the board with a Mercenary."""
    cabin: int = 0
    """The tokens on the cabin, as a mask."""
    pile: int = 0
    """The discard pile, a pool."""
    hosted: int = 0
    """The tokens on the Phantom board, a pool."""
    collided: bool = False
    revealed: int = 0
    """The Heroic Action cards that lie open, as a mask."""
    deck: int = 0
    """The usable cards that may still be in the Heroic Action deck, as a mask."""
    shielded: int = 0
    """HA 1: the last turn that it covers."""
    removed: int = 0
    """Tokens that are out of the game (HA 12), a pool."""
    cause: str = ""
    """Why the game is over: victory, phantom, crew, mages, heroic or collision."""

    @property
    def is_over(self) -> bool:
        return self.cause != ""

    @property
    def is_chance(self) -> bool:
        """Whether the next move is not a player's."""
        return self.cause == "" and self.due[-1][1] == CHANCE

    @property
    def turn(self) -> int:
        """The turn under way, or the last one."""
        return self.frame.number

    @property
    def seat(self) -> int:
        """Whose turn it is; 0 in the first turn of two players, until they choose."""
        return self.frame.seat

    def __str__(self) -> str:
        """The strip: the path with its figures and Reefs, from the Happy Isles to the Abyss."""
        path = self.path
        words = [_strip_word(token, reef) for token, reef in zip(path.tokens, path.reefs, strict=True)]
        figures = [(path.nautilion, not path.crossed, _strip_word(0, path.reef)), (path.phantom, path.crossed, "P")]
        # the figure that is nearer to the Abyss goes in first: what stands at the same index moves up
        for at, _, word in sorted(figures, key=lambda figure: (-figure[0], figure[1])):
            words.insert(at, word)
        return " ".join(("HI", *words, "AB"))


def _strip_word(token: int, reef: int) -> str:
    name = WORDS[token].removeprefix("c") if token else "N"
    name = f"m{name[1].upper()}" if name[0] == "m" else name
    return f"{name}~{WORDS[reef][1:]}" if reef else name


class Result(TypedDict):
    """How a game stands, or how it ended."""

    over: bool
    won: bool | None
    cause: str | None
    turns: int
    crew: int
    record: int | None


def result(state: State) -> Result:
    """Give the result; what is not known before the end is None."""
    won = state.cause == "victory"
    over = state.is_over
    return {
        "over": over,
        "won": won if over else None,
        "cause": state.cause or None,
        "turns": state.turn,
        "crew": state.crew.bit_count(),
        "record": _record(state, won) if over else None,
    }


def _record(state: State, won: bool) -> int:
    """NA-E10"""
    if not won:
        return state.crew.bit_count()
    charter = state.charter
    terms = charter.box.numbers.record
    return (
        terms.won
        + min(state.path.phantom, terms.sea)
        + min(size(state.reserve), terms.reserve)
        + terms.expansion * len(charter.expansions)
        + charter.box.sides[charter.board].bonus
        + charter.box.numbers.reserve.standard
        - charter.reserve
    )


# -- chance ----------------------------------------------------------------------------------------


class Fate(msgspec.Struct, frozen=True):
    """The chance of a seed: the dice of every turn, and the order of the Heroic Action cards."""

    seed: str
    version: int
    heroic: tuple[int, ...]

    @classmethod
    def of(cls, charter: Charter, seed: str, version: int) -> "Fate":
        return cls(seed, version, draw_heroic(seed, version, charter.expansions, charter.box))


def chance_move(state: State, fate: Fate) -> Move:
    """Give the outcome that the seed has for this moment."""
    due = state.due[-1]
    if due.kind == "reveal":
        return Move("reveal", (next(card for card in fate.heroic if state.deck >> card & 1),))
    frame = state.frame
    dice = rolled(fate.seed, fate.version, frame.number, frame.rolled, due.about[0], state.charter.box)
    return Move("roll", dice)
