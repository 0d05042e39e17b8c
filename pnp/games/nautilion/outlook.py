"""The outlook: how likely a position is to be won, by what a great many played games have shown.

The odds of a win are a product of many factors, so their logarithm is a sum: each feature of a position adds what it
was found to be worth (`bots.toml`). The great ones are tables: the way of the Phantom and the way of the Nautilion,
each against what is missing. What is missing counts together, Crew, Mages and open Heroic Actions, for each costs about
a turn. How badly a board is joined is told by the draws that would fill it (`fill`).

A chance must be the same number on every machine, so that it is made of the four basic operations alone: the
exponential is a power of a number near 1.
"""

from functools import lru_cache

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.collision import harpoons
from pnp.games.nautilion.ducts import SPACES, Ducts
from pnp.games.nautilion.pieces import REEF_NUMBERS, size
from pnp.games.nautilion.state import State
from pnp.games.nautilion.weights import PlannerWeights
from pnp.masks import cells

__all__ = ["Outlook", "chance_of", "fill"]

_LONGEST = 70
"""More tokens than a path can have."""
_MISSING = tuple(tuple(cells(SPACES & ~crew)) for crew in range(0, SPACES + 2, 2))
"""For each crew the numbers that it lacks."""
_CLEAR = 12
"""Where the logarithm of the odds is cut off: nothing is certain before the end."""


def chance_of(odds: float) -> float:
    """Give the chance that belongs to the logarithm of odds."""
    odds = min(max(odds, -_CLEAR), _CLEAR)
    power = 1 - odds / 4096
    for _ in range(12):
        power *= power
    return 1 / (1 + power)


@lru_cache(maxsize=16)
def fill(ducts: Ducts) -> tuple[float, ...]:
    """Give for each set of taken spaces how many draws from 1 to 9 fill the board on average, if what fits is put."""
    found = [0.0] * (SPACES + 2)
    for taken in range(SPACES - 2, -1, -2):
        room = ducts.open[taken]
        total = 9.0
        for space in cells(room):
            total += found[taken | 1 << space]
        found[taken] = total / room.bit_count() if room else 0.0
    return tuple(found)


@lru_cache(maxsize=128)
def _spread(knots: tuple[int, ...], values: tuple[float, ...]) -> tuple[float, ...]:
    """Give a table by every number, from one that has values for some."""
    found = []
    for number in range(_LONGEST):
        right = next((at for at, knot in enumerate(knots) if knot >= number), len(knots) - 1)
        left = max(right - 1, 0)
        if number >= knots[right] or left == right:
            found.append(values[right])
        else:
            part = (number - knots[left]) / (knots[right] - knots[left])
            found.append(values[left] + part * (values[right] - values[left]))
    return tuple(found)


class Outlook:
    """Says what positions of one game are worth: the chance to win it, from 0 to 1."""

    def __init__(self, charter: Charter, weights: PlannerWeights) -> None:
        self._charter = charter
        self._weights = w = weights
        self._phantom = [_spread(w.knots, row) for row in w.phantom]
        self._ahead = [_spread(w.knots, row) for row in w.ahead]
        self._reserve, self._race = w.reserve, w.race
        self._copies = tuple(w.copies[sum(number > few for few in w.few)] for number in range(len(w.phantom)))
        self._turns = [tuple(row[min(turns, len(row) - 1)] for turns in range(_LONGEST)) for row in w.turns]
        self._most_reserve = len(w.reserve)
        self._open = tuple(w.open[min(number, len(w.open) - 1)] for number in range(10))
        self._room, self._commands = charter.ducts.open, charter.commands
        self._near = w.near
        self._mages = charter.cabin & ~SPACES
        self._arms: dict[tuple[int, int, int, int], float] = {}
        self._most = len(w.phantom) - 1
        base = w.base + w.players[charter.players - 1]
        for number in charter.expansions:
            base += w.expansions[number - 1]
        self._fill = tuple(base + w.fill * draws for draws in fill(charter.ducts))
        self._special = bool(charter.expansions)

    def value(self, state: State) -> float:
        """Give the chance to win from here."""
        if state.cause:
            return 1.0 if state.cause == "victory" else 0.0
        return chance_of(self.odds(state))

    def odds(self, state: State) -> float:
        """Give the logarithm of the odds."""
        path, crew = state.path, state.crew
        row = path.tokens[path.nautilion :]
        missing = _MISSING[crew >> 1]
        found = self._fill[crew]
        count = len(missing)
        if self._special:
            more, added = self._expansions(state, row)
            found += added
            count = min(count + more, self._most)
        copies = self._copies[count]
        for number in missing:
            found += copies[row.count(number)]
        reserve = size(state.reserve)
        found += self._reserve[reserve if reserve < self._most_reserve else -1]
        if not count:
            lead = (28 * path.phantom - 13 * len(row)) // 26 + len(self._race) // 2
            return found + self._race[min(max(lead, 0), len(self._race) - 1)]
        room = self._room[crew | state.hired] & ~crew & self._commands[state.frame.seat]
        wanted = room | self._mages & ~state.cabin
        for token, worth in zip(row, self._near, strict=False):
            if wanted >> token & 1:
                found += worth
        ahead, phantom = len(row), path.phantom
        found += self._ahead[count][ahead] + self._phantom[count][phantom] + self._open[room.bit_count()]
        return found + self._turns[count][min(2 * phantom // 3, 3 * ahead // 5)]

    def _expansions(self, state: State, row: bytes) -> tuple[int, float]:
        """Give what else is missing, and what else counts."""
        w, charter, path = self._weights, self._charter, state.path
        found = 0.0
        missing = 0
        if charter.mages:
            cabin = state.cabin
            for mage, crew in charter.partners.items():
                if not cabin >> mage & 1:
                    found += w.mages[row.count(mage)]
                    missing += 1
                found += w.cabin[(cabin >> mage & 1) + 2 * (cabin >> crew & 1)]
        if charter.mercenaries:
            if state.collided:
                found += w.collided
            else:
                found += self._armed(state)
        if path.reef:
            found += w.reefs[state.crew >> REEF_NUMBERS[path.reef] & 1]
        if state.frame.action:
            found += w.actions.get(state.frame.action, 0.0)
        if state.revealed:
            for card in cells(state.revealed):
                found += w.heroic[card - 1]
                missing += 1
        return missing, found

    def _armed(self, state: State) -> float:
        """What the harpoons of both sides are worth, and the spaces that Mercenaries take."""
        key = state.crew & self._charter.fighters, state.hired, state.hosted, state.path.between
        found = self._arms.get(key)
        if found is None:
            w = self._weights
            ours, theirs = harpoons(state)
            row = w.harpoons[sum(state.path.between > distance for distance in w.distances)]
            lead = ours - theirs + len(row) // 2
            found = row[min(max(lead, 0), len(row) - 1)] + w.hired * state.hired.bit_count()
            self._arms[key] = found
        return found
