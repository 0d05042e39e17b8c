"""The planner: it looks to the end of its turn, and from the best ends on through its next one.

It tries what the engine allows, the most promising first where there are many ways, and weighs each end by what it
promises (`outlook`). The few best are looked at once more: as if nobody else moved in between, the seat plays its next
turn as well as it knows, so that it sails to what it can then settle or slay. It never plays on the true state, only on
a guess of it that its seat cannot tell from the truth (`guess`), and keeps to its plan until something comes otherwise.

A fight is weighed by its chance. Whoever tried each number of Weapons against one answer would find, among many, a
number that wins by luck; so each is tried against the same answers, and the plan goes on from the likelier outcome.
"""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import NamedTuple

from msgspec.structs import replace

from pnp.games.diluvium.guess import guess, useful
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.outlook import Outlook, is_done
from pnp.games.diluvium.rules import go_on, legal_moves, play
from pnp.games.diluvium.state import Frame, State
from pnp.games.diluvium.weights import PlannerWeights
from pnp.seeds import Stream

__all__ = ["Planner"]

_WIDTH = {"settle": 3, "second": 2, "mark": 2, "produce": 2, "after": 1, "flee": 1, "discard": 1}
"""Of these decisions only the most promising ways are followed to the end of the turn; of all others each."""
_NARROW = {**_WIDTH, "settle": 1, "second": 1, "mark": 1, "produce": 1, "explore": 2, "engage": 2}
"""The same in the turn after."""
_CARDS = 2
"""Cards that are tried before the action that is due now; further ahead cards wait until the action is over."""
_ALIKE = 3
"""Ends that begin with the same move and are looked at once more: others would only differ in small things."""
_TRIES = 24
"""Guesses of what the other side commits to a fight that is due,"""
_FEW = 12
"""and to one that is only thought of."""
_SECRET = ("commit", "defend", "challenge")


class _Way(NamedTuple):
    """The decisions so far, the last one first."""

    state: State
    move: Move
    before: "_Way | None"


class _End(NamedTuple):
    """Where a turn may end."""

    worth: float
    state: State
    way: _Way | None
    luck: float = 0.0
    """What a fight on the way brings on average beyond what it brings here; part of the worth."""


class _Wager(NamedTuple):
    """A number of Weapons for a fight."""

    worth: float
    """On average."""
    move: Move
    state: State
    """After the likelier outcome,"""
    luck: float
    """and how much the average is better than that."""


class Planner:
    """Plays one seat."""

    def __init__(self, seat: int, weights: PlannerWeights, stream: Stream) -> None:
        self._seat = seat
        self._stream = stream
        self._weights = weights
        self._outlook = Outlook(seat, weights)
        self._left = 0.0
        self._plan: dict[object, Move] = {}

    def choose(self, state: State, /) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        kind = state.due[-1].kind
        planned = self._plan.get(self._key(state))
        if planned is not None and kind not in _SECRET and planned in moves:
            return planned
        here = guess(state, self._seat, self._stream)
        self._left = self._outlook.rounds_left(here)
        if kind in _SECRET:
            return self._wager(here, moves, _TRIES).move
        cards = [move for move in moves if move.verb == "play"]
        first = [*self._best(here, cards, _CARDS), *self._ways(here, moves, _WIDTH)]
        ends: list[_End] = []
        for move in first:
            found = self._ends(play(here, move), here.turn, _Way(here, move, None), _WIDTH)
            ends += nlargest(_ALIKE, found, key=lambda end: end.worth)
        way = self._farthest(ends).way
        self._plan = {}
        while way is not None:
            self._plan[self._key(way.state)] = chosen = way.move
            way = way.before
        return chosen

    def _key(self, state: State) -> object:
        """What a plan goes by: if it is as it was thought to be, the plan still holds."""
        return state.turn, state.due[-1], state.players[self._seat - 1], state.up

    def _wager(self, state: State, moves: Sequence[Move], tries: int) -> _Wager:
        """Try each number of Weapons against the same guesses of what the other side has and answers."""
        guesses = [guess(state, self._seat, self._stream) for _ in range(tries)]
        return max((self._wagered(move, guesses) for move in moves), key=lambda wager: wager.worth)

    def _wagered(self, move: Move, guesses: Sequence[State]) -> _Wager:
        """Answers come as evenly as they can. Only who has won makes a difference: of each outcome one is followed."""
        home = guesses[0].charter.homes[self._seat - 1]
        outcomes: dict[bool, State] = {}
        times = {True: 0, False: 0}
        for number, there in enumerate(guesses):
            after = play(there, move)
            if after.turn == there.turn and after.due and after.due[-1].kind in ("defend", "bonus"):
                answers = useful(after, legal_moves(after))
                after = play(after, answers[number * len(answers) // len(guesses)])
            won = after.players[self._seat - 1].warship != home
            times[won] += 1
            outcomes.setdefault(won, after)
        turn = guesses[0].turn
        worths = {won: self._value(after, turn) for won, after in outcomes.items()}
        worth = sum(times[won] * each for won, each in worths.items()) / len(guesses)
        likely = max(outcomes, key=lambda won: times[won])
        return _Wager(worth, move, outcomes[likely], worth - worths[likely])

    def _farthest(self, ends: Sequence[_End]) -> _End:
        """Follow the best ends through the next turn of the seat."""
        looks, ahead = self._weights.looks, self._weights.ahead
        if not looks or len(ends) == 1:
            return max(ends, key=lambda end: end.worth)
        best = nlargest(looks, ends, key=lambda end: end.worth)
        return max(best, key=lambda end: (1.0 - ahead) * end.worth + ahead * self._next_turn(end))

    def _next_turn(self, end: _End) -> float:
        """Give what an end is worth after the next turn of the seat, as if nobody else moved."""
        state, seat = end.state, self._seat
        if is_done(state, seat):
            return end.worth
        frame = state.frame
        last = frame.last or not all(state.trays)
        state = go_on(replace(state, frame=Frame(frame.number, frame.round, seat, last=last), due=()))
        left = self._left
        self._left = max(0.5, left - 1.0)
        best = max(there.worth for there in self._ends(state, state.turn, None, _NARROW))
        self._left = left
        return best + end.luck

    def _value(self, state: State, turn: int) -> float:
        """Give what a state promises when the turn is over, if this seat goes on as well as it knows."""
        return max(end.worth for end in self._ends(state, turn, None, _NARROW))

    def _ends(self, state: State, turn: int, way: _Way | None, widths: dict[str, int]) -> Iterator[_End]:
        """Give the ends that a turn may come to from here."""
        while state.turn == turn and not state.is_over:
            moves = legal_moves(state)
            if state.seat == self._seat and state.due[-1].kind in _SECRET:
                # also without Weapons: the other side may have some
                wager = self._wager(state, moves, _FEW)
                for end in self._ends(wager.state, turn, _Way(state, wager.move, way), widths):
                    yield end._replace(worth=end.worth + wager.luck, luck=wager.luck)
                return
            if len(moves) == 1:
                state = play(state, moves[0])
            elif state.seat != self._seat:
                state = play(state, self._stream.choice(moves))
            else:
                for move in self._ways(state, moves, widths):
                    yield from self._ends(play(state, move), turn, _Way(state, move, way), widths)
                return
        yield _End(self._outlook.worth(state, self._left), state, way)

    def _ways(self, state: State, moves: Sequence[Move], widths: dict[str, int]) -> Sequence[Move]:
        """Give the moves that are worth being followed."""
        kind = state.due[-1].kind
        if kind != "after":
            moves = [move for move in moves if move.verb != "play"]
        return self._best(state, moves, widths.get(kind, len(moves)))

    def _best(self, state: State, moves: Sequence[Move], number: int) -> Sequence[Move]:
        if len(moves) <= number:
            return moves
        worth, left = self._outlook.worth, self._left
        return nlargest(number, moves, key=lambda move: worth(play(state, move), left))
