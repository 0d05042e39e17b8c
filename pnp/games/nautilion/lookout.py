"""The lookout: what can still be done in a turn, and what it comes to.

It plays the rest of a turn by the engine itself, whatever the expansions in use, and asks somebody else what the end is
worth. Decisions take the best, chance the mean of all that dice can show, so that nothing is sampled. Where moves come
to the same, one of them is tried: reserve tokens are alike, and what is placed is spared while the reserve can pay.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import permutations, product
from math import inf

from msgspec.structs import replace

from pnp.games.nautilion.currents import give_moves
from pnp.games.nautilion.moves import AHEAD, BEYOND, RESERVE, Move
from pnp.games.nautilion.pieces import MERCENARY, kinds
from pnp.games.nautilion.placing import placeable
from pnp.games.nautilion.rules import go_on, legal_moves, play
from pnp.games.nautilion.state import State

__all__ = ["FOLLOWING", "Hand", "Lookout", "Valued", "sensible", "ways"]

Valued = Callable[[State], float]


FOLLOWING = ("pay", "price", "salvage", "gather", "lift", "remove", "rescue")
"""What is asked directly after a spell or a card, before the dice are given."""


@cache
def ways(faces: tuple[int, ...], number: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Give all that so many dice can show, with the chance of each, in order."""
    found = Counter(tuple(sorted(dice)) for dice in product(faces, repeat=number))
    every = len(faces) ** number
    return tuple((dice, found[dice] / every) for dice in sorted(found))


class Lookout:
    """Looks to the end of the turn under way, where `value` says what a position is worth.

    A narrow one tells many choices apart by what is there directly after them, and follows the best only.
    """

    def __init__(self, value: Valued, narrow: bool = False) -> None:
        self._value = value
        self._most = 2 if narrow else 100

    def worth(self, state: State, turn: int) -> float:
        """Give what a position is worth if the turn is played to its end as well as can be, all dice being given."""
        if state.cause or state.frame.number != turn:
            return self._value(state)
        due = state.due[-1]
        if due.kind == "again":
            mean = 0.0
            for dice, chance in ways(state.charter.box.numbers.dice.faces, due.about[0]):
                mean += chance * self.worth(play(state, Move("roll", dice)), turn)
            return mean
        if due.kind == "plan":  # the second pass of DA 1 is planned when it comes
            return self._value(state)
        moves = sensible(state)
        if len(moves) > self._most:
            valued = [(self._value(after), after) for after in [play(state, move) for move in moves]]
            value, after = max(valued, key=lambda pair: pair[0])
            return value if after.cause or after.frame.number != turn else self.worth(after, turn)
        return max([self.worth(play(state, move), turn) for move in moves])

    def best(self, state: State, moves: Iterable[Move]) -> Move:
        """Give the move that comes to most, the first of them where several do."""
        turn = state.frame.number
        return max(moves, key=lambda move: self.worth(play(state, move), turn))


class Hand:
    """What dice come to in one position of phase 1, if they are given now.

    What counts in the end is which figure has which die. Each such end is played once, whatever the dice that lead to
    it; and where dice are given one after the other (DA 2, DA 8) it is the same.
    """

    def __init__(self, lookout: Lookout, state: State) -> None:
        if not state.frame.seat:  # DA 8 in the first turn of two players, who choose the figure before they begin
            state = replace(state, frame=replace(state.frame, seat=1))
        self._lookout = lookout
        self._state = state
        self._known: dict[tuple[int, int, int], float] = {}
        self._toll = _tolls(state)

    def give(self, dice: tuple[int, ...]) -> tuple[float, Move]:
        """Give the best way of giving these dice, and what it comes to."""
        return max(self._ways(dice), key=_worth)

    def ranked(self, dice: tuple[int, ...]) -> list[tuple[float, Move]]:
        """Give all ways of giving these dice, the best first, and what they come to."""
        return sorted(self._ways(dice), key=_worth, reverse=True)

    def worth(self, dice: tuple[int, ...], nautilion: int = 0) -> float:
        """Give what these dice come to, if the Nautilion gets this one or may get any."""
        if nautilion and not self._state.frame.stuck and not any(self._state.frame.given) and len(dice) == 3:
            rest = list(dice)
            rest.remove(nautilion)
            return max(self._given(rest[0], rest[1], nautilion), self._given(rest[1], rest[0], nautilion))
        return self.give(dice)[0]

    def _ways(self, dice: tuple[int, ...]) -> list[tuple[float, Move]]:
        state = self._state
        frame = state.frame
        if frame.dice != dice:
            state = replace(state, frame=replace(frame, dice=dice))
        given = self._given
        if any(frame.given):
            d, p, n = frame.given
            return [(given(x or d, y or p, z or n), move) for move in give_moves(state) for x, y, z in (move[1],)]
        return [(given(*move[1]), move) for move in give_moves(state)]

    def mean(self, rolls: Iterable[tuple[tuple[int, ...], float]]) -> float:
        """Give what a roll comes to on average."""
        found = 0.0
        for dice, chance in rolls:
            found += chance * self.give(dice)[0]
        return found

    def _given(self, d: int, p: int, n: int) -> float:
        """Give what it comes to that the figures have these dice, or have none yet (0)."""
        key = (self._toll[d], p, n)
        found = self._known.get(key)
        if found is None:
            frame = self._state.frame
            if d and p and (n or frame.stuck):
                given = replace(frame, given=(d, p, n), cast=frame.dice, dice=())
                state = go_on(replace(self._state, frame=given, due=self._state.due[:-1]))
                found = self._lookout.worth(state, frame.number)
            else:
                found = self._awaited(d, p, n)
            self._known[key] = found
        return found

    def _awaited(self, d: int, p: int, n: int) -> float:
        """The mean over the dice that are rolled next: one that goes to any figure (DA 2), or the last two (DA 8)."""
        frame = self._state.frame
        faces = self._state.charter.box.numbers.dice.faces
        number = 1 if frame.action == "one_by_one" else (d, p, n).count(0)
        found = 0.0
        for dice, chance in ways(faces, number):
            best = -inf
            for rest in permutations((*dice, *[0] * ((d, p, n).count(0) - number))):
                left = iter(rest)
                given = (d or next(left), p or next(left), n or next(left))
                if not (frame.stuck and given[2]):
                    best = max(best, self._given(*given))
            found += chance * best
        return found


def _worth(pair: tuple[float, Move]) -> float:
    return pair[0]


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
    if len(moves) == 1:
        return moves
    prune = _PRUNED.get(state.due[-1].kind)
    return prune(state, moves) if prune else moves


def _first(_: State, moves: Sequence[Move]) -> Sequence[Move]:
    """What is paid comes to the same; Crew, which is listed first, may be recovered from the pile one day."""
    return moves[:1]


def _last(_: State, moves: Sequence[Move]) -> Sequence[Move]:
    """Into the reserve goes as much as can, and what is of no use elsewhere, which is listed last."""
    most = max(len(move[1]) for move in moves)
    return [move for move in moves if len(move[1]) == most][-1:]


def _discards(_: State, moves: Sequence[Move]) -> Sequence[Move]:
    """One token of the reserve is like another, and better lost than any that is placed."""
    return next(([move] for move in moves if move[1][1] == RESERVE), moves)


def _places(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """A Mercenary goes where it is least in the way: its space is closed until the figures meet."""
    if moves[0][1][0] != MERCENARY or len(moves) <= _HIRING + 1:
        return moves
    path = state.path
    coming = path.tokens[path.nautilion : path.phantom]
    spaces = sorted(moves[1:], key=lambda move: (state.crew >> move[1][1] & 1, coming.count(move[1][1]), move))
    return [moves[0], *spaces[:_HIRING]]


def _payers(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The payments of DA 12 that differ: any, or one that holds something to be placed."""
    fits = placeable(state)
    found = [moves[0]]
    for kind in kinds(state.reserve):
        if fits >> kind & 1:
            found += [move for move in moves if kind in move[1]][:1]
    return sorted(set(found))


def _gaps(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """DA 3: within the Nautilion's reach, or as far away as can be."""
    path = state.path
    near = (AHEAD, *path.places[path.nautilion : path.nautilion + 3], *path.places[-1:], BEYOND)
    return [move for move in moves if move[1][1] in near]


def _lifts(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """HA 6: of each number the first on the path, which is passed soonest, and the last."""
    path = state.path
    ends: dict[int, list[Move]] = {}
    for move in sorted(moves, key=lambda move: path.place_at(move[1][0])):
        ends.setdefault(path.tokens[path.place_at(move[1][0])], []).append(move)
    return sorted({move for found in ends.values() for move in (found[0], found[-1])})


_HIRING = 2
"""Spaces for a Mercenary that are looked at."""
_PRUNED: dict[str, Callable[[State, Sequence[Move]], Sequence[Move]]] = {
    "pay": _first,
    "take": _last,
    "gather": _last,
    "discard": _discards,
    "place": _places,
    "price": _payers,
    "return": _gaps,
    "lift": _lifts,
}
