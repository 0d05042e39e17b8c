"""Bots: players of Diluvium, for simulations and for trying whether the numbers of the game are playable.

`random` takes any legal move. `planner` looks to the end of its turn: it tries what the engine allows, the most
promising first where there are many ways, and takes the one whose end promises most (`outlook`). It never plays on the
true state, only on a guess of it that its seat cannot tell from the truth (`guess`).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from pnp.games.diluvium import game
from pnp.games.diluvium.guess import guess
from pnp.games.diluvium.income import SOURCES, gains
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.outlook import WEIGHTS, Weights, rounds_left, worth
from pnp.games.diluvium.rules import chance_move, legal_moves, new_game, play, result
from pnp.games.diluvium.setup import make_setup
from pnp.games.diluvium.state import Fate, State
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "Bot", "Finished", "Planner", "RandomPlayer", "play_game", "simulate"]


class Bot(Protocol):
    """A player: asked for a move at every decision of its seat."""

    def choose(self, state: State) -> Move: ...


class RandomPlayer:
    """Takes any legal move, all equally likely."""

    def __init__(self, seat: int, stream: Stream) -> None:
        del seat
        self._stream = stream

    def choose(self, state: State) -> Move:
        return self._stream.choice(legal_moves(state))


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


BOTS: dict[str, Callable[[int, Stream], Bot]] = {"random": RandomPlayer, "planner": Planner}


class Finished(NamedTuple):
    """A game that is over: every move, how it ended, and where the Gold came from, by seat."""

    moves: tuple[Move, ...]
    end: State
    sources: tuple[Counter[str], ...]


def play_game(start: State, fate: Fate, bots: Sequence[Bot]) -> Finished:
    """Play a whole game with a bot for each seat; the seed draws the cards."""
    state = start
    moves: list[Move] = []
    sources: tuple[Counter[str], ...] = tuple(Counter() for _ in state.players)
    while not state.is_over:
        move = chance_move(state, fate) if state.is_chance else bots[state.seat - 1].choose(state)
        after = play(state, move)
        for seat, source, gold in gains(state, move, after):
            sources[seat - 1][source] += gold
        moves.append(move)
        state = after
    return Finished(tuple(moves), state, sources)


def simulate(code: SetupCode, bot: str, data: Templates) -> Outcome:
    """Play one game of a settled code that has a seed; the total is the best player's Gold, alone one's own."""
    charter = make_setup(code, data).charter
    assert code.seed is not None
    version = code.version or game.version
    streams = (Stream("diluvium", version, code.seed, "bot", bot, seat) for seat in range(1, charter.players + 1))
    bots = [BOTS[bot](seat, stream) for seat, stream in enumerate(streams, 1)]
    played = play_game(new_game(charter), Fate.of(charter, code.seed, version), bots)
    return _outcome(played)


def _outcome(played: Finished) -> Outcome:
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
        counts[f"all Gold by {source}"] = sum(part[source] for part in played.sources[:players])
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
