"""The worked examples of the booklet, reckoned by the numbers of the ledger.

A ship at H13 sails with a wind to the north-east; and a provisions track in the middle of a game.
"""

from itertools import pairwise
from typing import NamedTuple

from pnp.errors import TemplateError
from pnp.games.carmine.board import GRID, parse_cell
from pnp.games.carmine.components import Gains, Ledger

__all__ = ["MONSTER", "PERIL", "ROUTE", "WIND", "Reckoning", "Spending", "reckon", "spend", "step_costs"]

WIND = "NE"
ROUTE = ("H13", "I13", "J12", "K11", "L10", "M9", "N8")
PERIL = ("I13", "J13", "K13", "J12")
"""A Weed Sea, turned: two of its cells are crossed."""
MONSTER = ("J10", "K10", "K11")
"""A Kraken, turned: one of its cells is crossed."""

_HEADINGS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


class Reckoning(NamedTuple):
    """What the route comes to."""

    cost: int
    ship: int
    """Movement that the ship gives."""
    sailed: int
    """Provisions for the rest of the movement."""
    fought: int
    """Provisions for the monster."""
    provisions: int
    story: int
    start: int
    cells: str


def step_costs() -> list[int]:
    """CA-N2: give the cost of each step of the route."""
    wind = _NAMES.index(WIND)
    places = [GRID.place(parse_cell(name)) for name in ROUTE]
    turns = [(_HEADINGS.index((x - a, y - b)) - wind) % 8 for (a, b), (x, y) in pairwise(places)]
    return [1 + min(turn, 8 - turn) for turn in turns]


def reckon(ledger: Ledger) -> Reckoning:
    """Sail the route with the first ship and no cannons."""
    cost, ship = sum(step_costs()), ledger.ships[0].movement
    fought = sum(gain.amount for gain in ledger.monster.price if gain.resource == "provisions")
    perils = sum(cell in PERIL for cell in ROUTE)
    monsters = sum(cell in MONSTER for cell in ROUTE)
    story = sum(
        times * gain.amount
        for times, gains in ((perils, ledger.peril.gains), (monsters, ledger.monster.gains))
        for gain in gains
        if gain.resource == "story"
    )
    sailed = max(0, cost - ship)
    paid = fought * monsters
    return Reckoning(cost, ship, sailed, paid, sailed + paid, story, ledger.start.provisions, ", ".join(ROUTE[1:]))


class Spending(NamedTuple):
    """A provisions track: boxes circled, those of them crossed off, and the bonuses of its first two columns."""

    gained: int
    spent: int
    left: int
    first: Gains
    second: Gains


def spend(ledger: Ledger) -> Spending:
    """Circle the first column and all but one box of the second; cross off the start and three boxes more."""
    if len(ledger.provisions.bonuses) < 2:
        raise TemplateError("the provisions track has fewer than two columns, which the rules booklet shows")
    first, second, *_ = sorted(ledger.provisions.bonuses)
    gained, spent = second - 1, ledger.start.provisions + 3
    bonuses = ledger.provisions.bonuses
    return Spending(gained, spent, gained - spent, bonuses[first], bonuses[second])
