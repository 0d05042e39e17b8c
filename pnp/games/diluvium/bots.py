"""Bots: players of Diluvium, for simulations and for trying whether the numbers of the game are playable.

`random` takes any legal move. `planner` looks to the end of its turn: it tries what the engine allows, the most
promising first where there are many ways, and takes the one whose end promises most (`outlook`). It never plays on the
true state, only on a guess of it that its seat cannot tell from the truth (`guess`).
"""

from collections import Counter
from collections.abc import Callable, Sequence

from pnp.bots import Bot, Finished, RandomPlayer, Seats, play_game
from pnp.games.diluvium import game, rules
from pnp.games.diluvium.guess import guess
from pnp.games.diluvium.income import SOURCES, gains
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.outlook import WEIGHTS, Weights, rounds_left, worth
from pnp.games.diluvium.referee import begin
from pnp.games.diluvium.rules import legal_moves, play, result
from pnp.games.diluvium.state import State
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "Planner", "Takings", "simulate"]


_WIDTH = {"settle": 2, "second": 1, "mark": 2, "produce": 2, "after": 1, "flee": 1, "discard": 1}
"""Of these decisions only the most promising ways are followed to the end of the turn; of all others each."""
_CARDS = 2
"""Cards that are tried before the action that is due now; further ahead cards wait until the action is over."""


class Planner:
    """Plans to the end of the turn, at every decision anew."""

    def __init__(self, seat: int, stream: Stream, weights: Weights = WEIGHTS) -> None:
        self._seat = seat
        self._stream = stream
        self._weights = weights
        self._left = 0.0

    def choose(self, state: State) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        here = guess(state, self._seat, self._stream)
        self._left = rounds_left(here, self._weights)
        if state.due[-1].kind in ("commit", "defend", "challenge"):
            return self._commit(here, moves)
        cards = [move for move in moves if move.verb == "play"]
        ways = [*self._best(here, cards, _CARDS), *self._ways(here, moves)]
        return max(ways, key=lambda move: self._value(play(here, move), here.turn))

    def _commit(self, here: State, moves: Sequence[Move]) -> Move:
        """Try each number against several guesses of the other side's answer."""
        tries = [guess(here, self._seat, self._stream) for _ in range(6)]
        return max(moves, key=lambda move: sum(self._value(play(there, move), here.turn) for there in tries))

    def _value(self, state: State, turn: int) -> float:
        """Give what a state promises when the turn is over, if this seat goes on as well as it knows."""
        while state.turn == turn and not state.is_over:
            moves = legal_moves(state)
            if len(moves) == 1:
                state = play(state, moves[0])
            elif state.seat != self._seat:
                state = play(state, self._stream.choice(moves))
            else:
                return max(self._value(play(state, move), turn) for move in self._ways(state, moves))
        return worth(state, self._seat, self._left, self._weights)

    def _ways(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        """Give the moves that are worth being followed."""
        kind = state.due[-1].kind
        if kind != "after":
            moves = [move for move in moves if move.verb != "play"]
        return self._best(state, moves, _WIDTH.get(kind, len(moves)))

    def _best(self, state: State, moves: Sequence[Move], number: int) -> Sequence[Move]:
        if len(moves) <= number:
            return moves
        seat, left, weights = self._seat, self._left, self._weights
        return sorted(moves, key=lambda move: -worth(play(state, move), seat, left, weights))[:number]


BOTS: dict[str, Callable[[int, Stream], Bot[State, Move]]] = {
    "random": lambda _seat, stream: RandomPlayer(rules, stream),
    "planner": Planner,
}


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
    takings = Takings(charter.seats)
    played = play_game(table, Seats({seat: BOTS[bot](seat, stream) for seat, stream in streams.items()}), takings)
    return _outcome(played, takings.sources)


def _outcome(played: Finished[State, Move], sources: Sequence[Counter[str]]) -> Outcome:
    end, charter = played.end, played.end.charter
    ended = result(end)
    verbs = Counter(move.verb for move in played.moves)
    players = charter.players
    counts = {"rounds": ended["rounds"], "turns": ended["turns"]}
    counts |= {f"Gold of place {place}": 0 for place in range(1, players + 1)}
    counts |= {f"wins of place {place}, %": 0 for place in range(1, players + 1)} if players > 1 else {}
    for seat in range(1, players + 1):
        place = (seat - charter.first) % players + 1
        counts[f"Gold of place {place}"] = ended["gold"][seat - 1]
        if players > 1 and seat in ended["winners"]:
            counts[f"wins of place {place}, %"] = round(100 / len(ended["winners"]))
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
    names = " and ".join(charter.civilisations[seat - 1].title() for seat in ended["winners"])
    return Outcome(max(ended["gold"]), f"won by {names}" if len(ended["winners"]) == 1 else "shared", counts)
