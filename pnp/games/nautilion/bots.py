"""Bots: players of Nautilion, for simulations and for trying how hard a sea is.

`random` takes any legal move, `greedy` is the reference player that the stars of a setup go by, `planner` plays well.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from pnp.games.nautilion import game
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.greedy import GreedyPlayer
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.planner import Planner
from pnp.games.nautilion.rules import legal_moves, new_game, play
from pnp.games.nautilion.setup import make_setup
from pnp.games.nautilion.state import Fate, State, chance_move, result
from pnp.games.nautilion.weights import BotWeights, bot_weights
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "Bot", "Finished", "RandomPlayer", "attempt", "play_game", "simulate"]

_LABELS = {
    "victory": "won",
    "phantom": "lost: Phantom at the Happy Isles",
    "crew": "lost: crew incomplete",
    "mages": "lost: Mages missing",
    "heroic": "lost: Heroic Action left",
    "collision": "lost: collision",
}


class Bot(Protocol):
    """A player: asked for a move at every decision."""

    def choose(self, state: State) -> Move: ...


class RandomPlayer:
    """Takes any legal move, all equally likely."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, state: State) -> Move:
        return self._stream.choice(legal_moves(state))


BOTS: dict[str, Callable[[Charter, BotWeights, Stream], Bot]] = {
    "random": lambda _charter, _weights, stream: RandomPlayer(stream),
    "greedy": lambda charter, weights, stream: GreedyPlayer(charter, weights.greedy, stream),
    "planner": lambda charter, weights, _stream: Planner(charter, weights.planner),
}


class Finished(NamedTuple):
    """A game that is over: every move, and how it ended."""

    moves: tuple[Move, ...]
    end: State


def play_game(charter: Charter, fate: Fate, bot: Bot) -> Finished:
    """Play a whole game: the seed rolls the dice, the bot decides for all players."""
    state = new_game(charter)
    moves: list[Move] = []
    while not state.is_over:
        move = chance_move(state, fate) if state.is_chance else bot.choose(state)
        state = play(state, move)
        moves.append(move)
    return Finished(tuple(moves), state)


def _sail(code: SetupCode, chance: str, bot: str, data: Templates) -> Finished:
    """Play the sea of a settled code with the chance of a seed."""
    charter = make_setup(code, data).charter
    version = code.version or game.version
    player = BOTS[bot](charter, bot_weights(data), Stream("nautilion", version, chance, "bot", bot))
    return play_game(charter, Fate.of(charter, chance, version), player)


def attempt(code: SetupCode, chance: str, bot: str, data: Templates) -> bool:
    """Play the sea of a settled code with the chance of another seed: is it won?

    The sea, the Darkhouse row, the open Heroic Actions and the Admirals belong to the setup. Chance are the dice and
    the order of the Heroic Action deck, which is no part of a setup: nobody knows it.
    """
    return _sail(code, chance, bot, data).end.cause == "victory"


def simulate(code: SetupCode, bot: str, data: Templates) -> Outcome:
    """Play one game of a settled code that has a seed; the total is the record (NA-E10)."""
    assert code.seed is not None
    played = _sail(code, code.seed, bot, data)
    ended = result(played.end)
    verbs = [move.verb for move in played.moves]
    counts = {
        "turns": ended["turns"],
        "crew": ended["crew"],
        **{f"{verb}s": verbs.count(verb) for verb in ("whirlwind", "tide", "swap")},
    }
    return Outcome(ended["record"] or 0, _LABELS[ended["cause"] or ""], counts, bool(ended["won"]))
