"""The planner: it weighs everything that can be done in a turn by the chance to win that it leaves.

For the dice at hand it tries every way of giving them, with every discard and placing that may matter; every Tide; a
Whirlwind and a partner's re-roll by the mean of all that can be rolled; the exchanges that bring what is wanted where
the Nautilion may land; every Heroic Action. Each is worth the chance of its best end (`outlook`). The few best are then
looked at once more, to the end of the next turn, whose dice are averaged. It leaves nothing to chance, and where two
ways are worth the same it takes the one that is listed first.
"""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.currents import partner_moves
from pnp.games.nautilion.darkhouse import use_moves
from pnp.games.nautilion.greedy import swaps
from pnp.games.nautilion.heroic import heroic_moves
from pnp.games.nautilion.lookout import FOLLOWING, Hand, Lookout, sensible, ways
from pnp.games.nautilion.moves import Move
from pnp.games.nautilion.outlook import Outlook
from pnp.games.nautilion.pieces import size
from pnp.games.nautilion.rules import play
from pnp.games.nautilion.state import State
from pnp.games.nautilion.weights import PlannerWeights

__all__ = ["Planner"]

_STEPWISE = ("one_by_one", "figure_first", "twice")
"""Darkhouse cards under which dice are not given all at once, or more than once."""


class Planner:
    """Plans each turn as a whole."""

    def __init__(self, charter: Charter, weights: PlannerWeights) -> None:
        self._charter = charter
        self._faces = charter.box.numbers.dice.faces
        self._outlook = Outlook(charter, weights)
        self._weights = weights
        self._looks = weights.looks[len(charter.expansions)]
        self._exchanges = weights.exchanges[len(charter.expansions)]
        self._lookout = Lookout(self._outlook.value, narrow=True)
        self._later = Lookout(self._next_turn, narrow=True)

    def choose(self, state: State) -> Move:
        kind = state.due[-1].kind
        if kind == "currents":
            return self._currents(state)
        moves = sensible(state)
        if len(moves) == 1:
            return moves[0]
        if kind == "plan":
            return Hand(self._lookout, state).give(state.frame.dice)[1]
        if kind in ("discard", "place", "recover", "keep"):
            return self._lookout.best(state, moves)
        return max(moves, key=lambda move: self._afterwards(play(state, move)))

    def _currents(self, state: State) -> Move:
        hand = Hand(self._lookout, state)
        ranked = hand.ranked(state.frame.dice)
        best, chosen = ranked[0]
        for worth, move in self._spells(state, hand, best):
            if worth > best:
                best, chosen = worth, move
        return self._closer(state, ranked) if chosen is ranked[0][1] else chosen

    def _closer(self, state: State, ranked: list[tuple[float, Move]]) -> Move:
        """Of the best ways of giving the dice take the one that is best after the next turn too."""
        least = ranked[0][0] * self._weights.closer
        close = [move for worth, move in ranked[: self._looks] if worth > least]
        if len(close) < 2 or state.frame.action in _STEPWISE:
            return ranked[0][1]
        return self._later.best(state, close)

    def _next_turn(self, state: State) -> float:
        """Give the chance to win at the end of the turn that begins here, its dice averaged."""
        if state.cause or state.frame.action in _STEPWISE:
            return self._outlook.value(state)
        due = state.due[-1]
        if due.kind == "roll":
            hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
            return hand.mean(ways(self._faces, due.about[0]))
        if due.kind == "check":
            found = 0.0
            for dice, chance in ways(self._faces, 1):
                found += chance * self._next_turn(play(state, Move("roll", dice)))
            return found
        return self._outlook.value(state)

    def _spells(self, state: State, hand: Hand, best: float) -> Iterator[tuple[float, Move]]:
        """Everything but giving the dice, and what it comes to."""
        frame, costs = state.frame, self._charter.box.numbers.spells
        purse = size(state.reserve)
        if frame.action != "fixed_234":
            turned = 1.0
            if purse >= costs.tide:
                tides = list(self._tides(state))
                turned = max(worth for worth, _ in tides)
                yield from tides
            # where no die could be turned to any good, other dice will hardly do any
            if purse >= costs.whirlwind and turned > best:
                cast = Move("whirlwind")
                paid = self._paid(play(state, cast))
                after = Hand(self._lookout, replace(paid, due=paid.due[:-1]))
                yield after.mean(ways(self._faces, len(state.frame.dice))), cast
        if frame.given.count(0) - frame.stuck > len(frame.dice):
            return  # dice are still to be rolled (DA 2, DA 8): what is independent of them can wait
        if purse >= costs.swap:
            for die, cast in swaps(state, self._exchanges):
                paid = self._paid(play(state, cast))
                yield Hand(self._lookout, paid).worth(state.frame.dice, die), cast
        if self._charter.expansions:
            yield from self._cards(state, hand)

    def _tides(self, state: State) -> Iterator[tuple[float, Move]]:
        dice = state.frame.dice
        after = Hand(self._lookout, self._paid(play(state, Move("tide", (dice[0], dice[0])))))
        for die in sorted(set(dice)):
            left = list(dice)
            left.remove(die)
            for value in range(1, 5):
                if value != die:
                    yield after.worth(tuple(sorted((*left, value)))), Move("tide", (die, value))

    def _paid(self, state: State) -> State:
        return play(state, sensible(state)[0])

    def _cards(self, state: State, hand: Hand) -> Iterator[tuple[float, Move]]:
        """What expansions add to phase 1: partners, a Darkhouse card, Heroic Actions."""
        dice = state.frame.dice
        found: list[Move] = []
        use_moves(state, found)
        for move in found:
            yield self._afterwards(play(state, move)), move
        found = []
        partner_moves(state, found)
        for move in found:
            mage, die = move.arguments
            if mage == found[0].arguments[0]:  # the partnerships are alike
                left = list(dice)
                left.remove(die)
                rolls = ((tuple(sorted((*left, *rolled))), chance) for rolled, chance in ways(self._faces, 1))
                yield hand.mean(rolls), move
        found = []
        heroic_moves(state, found)
        for _, group in groupby(found, key=lambda move: move.arguments[0]):
            # paid with the Crew that is missed least
            move = max(group, key=lambda move: self._outlook.value(play(state, move)))
            yield self._afterwards(play(state, move)), move

    def _afterwards(self, state: State) -> float:
        """Value what follows from a move at once, and the dice at hand; before the roll what is there."""
        kind = state.due[-1].kind
        if kind == "currents":
            return Hand(self._lookout, state).worth(state.frame.dice)
        moves = sensible(state)
        if kind == "set":
            hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
            return max(hand.worth(move.arguments) for move in moves)
        if kind == "roll" and state.frame.chosen >= 0 and not any(state.frame.given):
            hand = Hand(self._lookout, replace(state, due=state.due[:-1]))
            return hand.mean(ways(self._faces, state.due[-1].about[0]))
        if kind not in FOLLOWING:
            return self._outlook.value(state)
        if len(moves) > 1:
            moves = [max(moves, key=lambda move: self._outlook.value(play(state, move)))]
        return self._afterwards(play(state, moves[0]))
