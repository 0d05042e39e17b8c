"""The lookout: what can still be done in a turn, and what it comes to.

It plays the rest of a turn by the engine itself, whatever the expansions in use, and asks somebody else what the end is
worth. Decisions take the best, chance the mean of all that dice can show, so that nothing is sampled. Where moves come
to the same, one of them is tried: reserve tokens are alike, and Crew on the board is spared while the reserve can pay.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import product

from msgspec.structs import replace

from pnp.games.nautilion.currents import give_moves
from pnp.games.nautilion.moves import BOARD, RESERVE, Move
from pnp.games.nautilion.rules import legal_moves, play
from pnp.games.nautilion.state import State

__all__ = ["Hand", "Lookout", "Valued", "ways"]

Valued = Callable[[State], float]
Key = tuple[object, ...]


@cache
def ways(faces: tuple[int, ...], number: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Give all that so many dice can show, with the chance of each, in order."""
    found = Counter(tuple(sorted(dice)) for dice in product(faces, repeat=number))
    every = len(faces) ** number
    return tuple((dice, found[dice] / every) for dice in sorted(found))


class Lookout:
    """Looks to the end of the turn under way, where `value` says what a position is worth."""

    def __init__(self, value: Valued) -> None:
        self._value = value

    def worth(self, state: State, turn: int) -> float:
        """Give what a position is worth if the rest of this turn is played as well as can be, without spells."""
        if state.cause or state.frame.number != turn:
            return self._value(state)
        due = state.due[-1]
        if due.kind in ("currents", "plan"):
            return max([self.worth(play(state, move), turn) for move in give_moves(state)])
        if due.kind in ("roll", "check", "again"):
            mean = 0.0
            for dice, chance in ways(state.charter.box.numbers.dice.faces, due.about[0]):
                mean += chance * self.worth(play(state, Move("roll", dice)), turn)
            return mean
        if due.kind == "reveal":
            return self._value(state)
        return max([self.worth(play(state, move), turn) for move in sensible(state)])

    def best(self, state: State, moves: Iterable[Move] | None = None) -> tuple[float, Move]:
        """Give the move that comes to most, the first of them where several do."""
        turn = state.frame.number
        found = [(self.worth(play(state, move), turn), move) for move in moves or sensible(state)]
        return max(found, key=lambda pair: pair[0])


class Hand:
    """What dice come to in one position of phase 1, if they are given: each way of giving them is played once."""

    def __init__(self, lookout: Lookout, state: State) -> None:
        self._lookout = lookout
        self._state = state
        self._known: dict[Key, float] = {}
        self._toll = _tolls(state)

    def worth(self, dice: tuple[int, ...]) -> float:
        """Give what these dice come to."""
        return self.give(dice)[0]

    def give(self, dice: tuple[int, ...]) -> tuple[float, Move]:
        """Give the best way of giving these dice."""
        state = self._state
        frame = state.frame
        if frame.dice != dice:
            state = replace(state, frame=replace(frame, dice=dice))
        known, toll = self._known, self._toll
        twice = dice if frame.action == "twice" else ()
        best, chosen = float("-inf"), None
        for move in give_moves(state):
            d, p, n = move[1]
            key = (toll[d], p, n, twice)
            worth = known.get(key)
            if worth is None:
                worth = known[key] = self._lookout.worth(play(state, move), frame.number)
            if worth > best:
                best, chosen = worth, move
        assert chosen is not None, "dice can be given"
        return best, chosen

    def mean(self, rolls: Iterable[tuple[tuple[int, ...], float]]) -> float:
        """Give what a roll comes to on average."""
        found = 0.0
        for dice, chance in rolls:
            found += chance * self.give(dice)[0]
        return found


def _tolls(state: State) -> tuple[int, ...]:
    """For each die of the Darkhouse one that comes to the same: it takes tokens or not (NA-D01, D02)."""
    frame, terms = state.frame, state.charter.box.numbers.darkhouse
    if frame.number <= state.shielded and frame.action != "reroll_two":
        return (0, 1, 1, 1, 1)
    least = terms.only if frame.action == "only_four" else terms.start
    found = [0, *(4 if die >= least else 1 for die in range(1, 5))]
    if frame.action == "reroll_two":
        found[terms.again] = terms.again
    return tuple(found)


def sensible(state: State) -> Sequence[Move]:
    """Give the legal moves of a decision, without those that come to the same or to less."""
    moves = legal_moves(state)
    kind = state.due[-1].kind
    if kind == "discard":
        return _discards(moves)
    if kind == "pay":
        return moves[:1]
    return moves


def _discards(moves: Sequence[Move]) -> Sequence[Move]:
    """One token of the reserve is like another, and better lost than Crew aboard."""
    if len(moves) == 1:
        return moves
    found = [move for move in moves if move[1][1] != RESERVE]
    reserve = next((move for move in moves if move[1][1] == RESERVE), None)
    if reserve is None:
        return found
    return [reserve, *(move for move in found if move[1][1] != BOARD)]
