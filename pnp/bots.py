"""Bots: whoever plays a game without a person, and the one way of playing a game to its end with them.

Nothing here knows a particular game: a bot is asked for a move wherever somebody decides, the seed answers chance, and
the engine makes the move and refuses what is illegal. One bot may decide for everybody, or each seat has one of its own
(`Seats`). What a game counts besides the moves, like where its gold came from, an onlooker sees as it happens.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pnp.replay import Engine, State, Table
from pnp.seeds import Stream

__all__ = ["Bot", "Finished", "Onlooker", "RandomPlayer", "Seated", "Seats", "play_game"]

S = TypeVar("S", bound=State)
M = TypeVar("M")
F = TypeVar("F")
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Bot(Protocol[S_contra, M_co]):
    """A player: asked for a move at every decision that is its own."""

    def choose(self, state: S_contra, /) -> M_co: ...


class RandomPlayer(Generic[S, M]):
    """Takes any legal move, all equally likely."""

    def __init__(self, engine: Engine[S, M, Any], stream: Stream) -> None:
        self._engine = engine
        self._stream = stream

    def choose(self, state: S, /) -> M:
        return self._stream.choice(self._engine.legal_moves(state))


class Seated(State, Protocol):
    """A position of a game whose players decide for themselves."""

    @property
    def seat(self) -> int:
        """Who is asked now, by the number that the game gives to the seat."""


P = TypeVar("P", bound=Seated)


class Seats(Generic[P, M]):
    """A bot for each seat: together they are one that decides for everybody."""

    def __init__(self, bots: Mapping[int, Bot[P, M]]) -> None:
        self._bots = bots

    def choose(self, state: P, /) -> M:
        return self._bots[state.seat].choose(state)


class Finished(NamedTuple, Generic[S, M]):
    """A game that is over: every move, and how it ended."""

    moves: tuple[M, ...]
    end: S


Onlooker = Callable[[S, M, S], None]
"""Is shown each move, with the position before it and the one after it."""


def play_game(table: Table[S, M, F], bot: Bot[S, M], onlooker: Onlooker[S, M] | None = None) -> Finished[S, M]:
    """Play a whole game of a table that has a seed."""
    engine, state, fate = table.engine, table.start, table.fate
    moves: list[M] = []
    while not state.is_over:
        if state.is_chance:
            assert fate is not None, "bots play with a seed"
            move = engine.chance_move(state, fate)
        else:
            move = bot.choose(state)
        after = engine.play(state, move)
        if onlooker is not None:
            onlooker(state, move, after)
        moves.append(move)
        state = after
    return Finished(tuple(moves), state)
