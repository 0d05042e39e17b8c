"""Bots: players of Mu, for simulations and for trying whether the numbers of the game are playable.

`random` takes any legal move, `planner` plays well.
"""

from collections import Counter
from collections.abc import Callable

from pnp.bots import Bot, Finished, RandomPlayer, Seats, play_game
from pnp.games.mu import game, rules
from pnp.games.mu.land import splits
from pnp.games.mu.moves import Move
from pnp.games.mu.moving import space_of_place
from pnp.games.mu.planner import Planner
from pnp.games.mu.referee import begin
from pnp.games.mu.rules import result
from pnp.games.mu.state import State
from pnp.games.mu.weights import PlannerWeights, planner_weights, tempered
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "Sinkings", "simulate"]

BOTS: dict[str, Callable[[int, PlannerWeights, Stream], Bot[State, Move]]] = {
    "random": lambda _seat, _weights, stream: RandomPlayer(rules, stream),
    "planner": lambda seat, weights, stream: Planner(seat, tempered(weights, stream)),
}


class Sinkings:
    """An onlooker that counts what sinks, what is buried, and where the points on the track come from."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def __call__(self, before: State, move: Move, after: State) -> None:
        counts = self.counts
        gone = before.land.areas & ~after.land.areas
        if gone:
            counts["sinkings"] += len(before.land.parts) + _splits(before, move) - len(after.land.parts)
            counts["Areas sunk"] += gone.bit_count()
        for old, new in zip(before.players, after.players, strict=True):
            counts[move.verb] += new.points - old.points
        if before.due[-1].kind in ("token", "tokens"):
            counts["eruptions"] += len(move.arguments)


def _splits(state: State, move: Move) -> bool:
    """Whether a move splits the land."""
    if move.verb != "raise":
        return False
    place, direction, *_ = move.arguments
    sites = state.charter.sites
    return splits(state.land, sites, sites.facing[6 * space_of_place(place) + direction])


def simulate(code: SetupCode, bot: str, data: Templates) -> Outcome:
    """Play one game of a settled code that has a seed; the total is the best player's score."""
    table, version = begin(code, data), code.version or game.version
    assert code.seed is not None
    weights, seats = planner_weights(data), range(table.start.charter.players)
    streams = [Stream("mu", version, code.seed, "bot", bot, seat) for seat in seats]
    sinkings = Sinkings()
    played = play_game(table, Seats({seat: BOTS[bot](seat, weights, streams[seat]) for seat in seats}), sinkings)
    return _outcome(played, sinkings.counts)


def _outcome(played: Finished[State, Move], counted: Counter[str]) -> Outcome:
    end, charter = played.end, played.end.charter
    ended = result(end)
    verbs = Counter(move.verb for move in played.moves)
    players, scores, winners = charter.players, ended["scores"], ended["winners"]
    counts = {"rounds": ended["rounds"], "Moai raised": verbs["raise"]}
    counts |= {name: counted[name] for name in ("eruptions", "sinkings", "Areas sunk")}
    counts["Volcanoes left"] = end.land.volcanoes.bit_count()
    places = {(seat - charter.first) % players + 1: seat for seat in range(players)}
    counts |= {f"VP of place {place}": scores[places[place]]["total"] for place in sorted(places)}
    counts |= {
        f"wins of place {place}, %": round(100 / len(winners)) if places[place] in winners else 0
        for place in sorted(places)
    }
    for name, verb in (("Villages built", "build"), ("Moai raised", "raise"), ("claims", "claim")):
        counts[f"all VP by {name}"] = counted[verb]
    for name, words in (
        ("villages", "Villages at the end"),
        ("settlers", "Settlers at the end"),
        ("prayers", "Prayers at the end"),
        ("moai", "Moai at the end"),
        ("bonus", "neighbours"),
    ):
        counts[f"all VP by {words}"] = sum(score[name] for score in scores)  # type: ignore[literal-required]
    label = f"ended by {'few Volcanoes' if ended['reason'] == 'volcanoes' else 'stagnation'}"
    return Outcome(max(score["total"] for score in scores), label, counts)
