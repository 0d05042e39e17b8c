"""Bots: players of Diluvium, for simulations and for trying whether the numbers of the game are playable.

`random` takes any legal move, `planner` plays well, on no more than its seat may know.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from pnp.bots import Bot, Finished, RandomPlayer, Seats, play_game
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.income import SOURCES, gains
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.planner import Planner
from pnp.games.diluvium.referee import begin
from pnp.games.diluvium.rules import Result, result
from pnp.games.diluvium.state import State
from pnp.games.diluvium.weights import PlannerWeights, planner_weights
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome, Side
from pnp.templates import Templates

__all__ = ["BOTS", "Takings", "simulate"]


BOTS: dict[str, Callable[[int, PlannerWeights, Stream], Bot[State, Move]]] = {
    "random": lambda _seat, _weights, stream: RandomPlayer(rules, stream),
    "planner": Planner,
}


_ENDS = {"gold": "most Gold", "settlers": "as much Gold, fewest Settlers on the board", "shared": "shared"}


class Takings:
    """An onlooker that counts where each seat's Gold comes from."""

    def __init__(self, seats: int) -> None:
        self.sources: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))

    def __call__(self, before: State, move: Move, after: State) -> None:
        for seat, source, gold in gains(before, move, after):
            self.sources[seat - 1][source] += gold


def simulate(code: SetupCode, bot: str, data: Templates) -> Outcome:
    """Play one game of a settled code that has a seed; the total is the best player's Gold, alone one's own."""
    table, version = begin(code, data), code.version or game.version
    charter = table.start.charter
    assert code.seed is not None
    streams = {seat: Stream("diluvium", version, code.seed, "bot", bot, seat) for seat in range(1, charter.players + 1)}
    weights, takings = planner_weights(data), Takings(charter.seats)
    bots = {seat: BOTS[bot](seat, weights, stream) for seat, stream in streams.items()}
    played = play_game(table, Seats(bots), takings)
    return _outcome(played, takings.sources)


def _outcome(played: Finished[State, Move], sources: Sequence[Counter[str]]) -> Outcome:
    end, charter = played.end, played.end.charter
    ended = result(end)
    verbs = Counter(move.verb for move in played.moves)
    players = charter.players
    counts = {"rounds": ended["rounds"], "turns": ended["turns"]}
    if charter.solo:
        counts["Gold of the Rival"] = ended["gold"][1]
    for source in SOURCES:
        counts[f"all Gold by {source}"] = sum(part[source] for part in sources[:players])
    counts |= {
        "fights": verbs["commit"] // (1 if charter.solo else 2),
        "flights": verbs["flee"],
        "Monsters slain": end.slain.bit_count(),
        "tiles turned up": (end.up & ~charter.layout.up).bit_count(),
        "cards drawn": verbs["draw"],
        "Settlers left": sum(ended["settlers"][:players]),
    }
    for name, tray in zip(("Food", "Craft", "Weapons"), end.trays, strict=True):
        counts[f"{name} tray empty, %"] = 0 if tray else 100
    if charter.solo:
        won = ended["winners"] == [1]
        label = "won" if won else "lost: not more Gold" if ended["why"] == "gold" else "lost: goal missed"
        return Outcome(ended["gold"][0], label, counts, won)
    return Outcome(max(ended["gold"]), _ENDS[ended["why"] or ""], counts, sides=tuple(_sides(charter, ended)))


def _sides(charter: Charter, ended: Result) -> Iterator[Side]:
    """Give each seat by its place in the order of turns and by its civilisation."""
    for seat, (gold, civilisation) in enumerate(zip(ended["gold"], charter.civilisations, strict=True), 1):
        won = 1 / len(ended["winners"]) if seat in ended["winners"] else 0.0
        yield Side("place", str((seat - charter.first) % charter.players + 1), gold, won)
        yield Side("civilisation", civilisation.title(), gold, won)
