"""Bots: players of Nautilion, for simulations and for trying how hard a sea is.

`random` takes any legal move, `greedy` is the reference player that the stars of a setup go by, `planner` plays well.
"""

from collections.abc import Callable

from pnp.bots import Bot, Finished, RandomPlayer, play_game
from pnp.games.nautilion import game, rules
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.greedy import GreedyPlayer
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.planner import Planner
from pnp.games.nautilion.rules import new_game
from pnp.games.nautilion.setup import make_setup
from pnp.games.nautilion.state import Fate, State, result
from pnp.games.nautilion.weights import BotWeights, bot_weights
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "attempt", "simulate"]

_LABELS = {
    "victory": "won",
    "phantom": "lost: Phantom at the Happy Isles",
    "crew": "lost: crew incomplete",
    "mages": "lost: Mages missing",
    "heroic": "lost: Heroic Action left",
    "collision": "lost: collision",
}


BOTS: dict[str, Callable[[Charter, BotWeights, Stream], Bot[State, Move]]] = {
    "random": lambda _charter, _weights, stream: RandomPlayer(rules, stream),
    "greedy": lambda charter, weights, stream: GreedyPlayer(charter, weights.greedy, stream),
    "planner": lambda charter, weights, _stream: Planner(charter, weights.planner),
}


def _sail(code: SetupCode, chance: str, bot: str, data: Templates) -> Finished[State, Move]:
    """Play the sea of a settled code with the chance of a seed."""
    charter = make_setup(code, data).charter
    version = code.version or game.version
    player = BOTS[bot](charter, bot_weights(data), Stream("nautilion", version, chance, "bot", bot))
    return play_game(Table(rules, new_game(charter), Fate.of(charter, chance, version)), player)


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
