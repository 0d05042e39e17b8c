"""The outlook: what a planner expects of the rest of a voyage.

The heart of the game is that a story told in a port is worth as many points as story boxes are crossed by then, eight
times over. So a box of story is worth more the more ports are still to come, and a port the more story there is. The
outlook draws up a rough tour of the ports that are left, the nearest first, and asks how many of them the turns allow.
Everything else (provisions, gold, winds, cannons) is worth what it usually saves. The weights are a player's taste.
"""

from functools import cache

from pnp.games.carmine.board import GRID
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.moves import Move
from pnp.games.carmine.sailing import perilous
from pnp.games.carmine.scoring import score
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.state import State
from pnp.masks import cells

__all__ = ["Outlook"]

_FAR = 99
_GROWTH = 0.2  # story that a turn brings on the way
_PROVISION = 1.5
_GOLD = 0.6
_WIND = 3.5
_CANNON = 4.0
_MONOLITH = 2.0
_STRANDED = 40.0


class Outlook:
    """A player's judgement of states and drawings, for one voyage."""

    def __init__(self, charter: Charter) -> None:
        self._charter = charter
        self._turns = charter.terms.turns
        self._ports = tuple(cells(charter.board.ports))
        self._ways = cache(self._measure)
        self._tour = cache(self._draw_up)

    def value(self, state: State) -> float:
        """Give the total that this state promises."""
        sheet = state.sheet
        left = self._turns - state.turn
        if left <= 0 and state.phase in ("over", "after", "sail"):
            return score(sheet, self._charter).total - self._strand(sheet)
        if sheet.at is None:
            return 0.0
        visits, wait = self._tour(sheet.at, sheet.told, left, sheet.ship, sheet.rocks)
        share = left / self._turns
        worth = sum(sheet.renown) + sheet.story * (1 + visits) + _GROWTH * wait
        worth += sum(ship.renown for ship in self._charter.ledger.ships[: sheet.ship]) + sheet.treasure
        worth += 6.0 * share * (sheet.ship - 1)
        hold = self._charter.ledger.ships[sheet.ship - 1].hold
        worth += _PROVISION * min(sheet.provisions, hold) * min(1.0, 4 * share)
        worth += _GOLD * min(sheet.gold, 14) * min(1.0, 0.3 + 2 * share)
        worth += _WIND * sheet.wind * min(1.0, 0.2 + 4 * share)
        worth += _CANNON * sheet.cannons * (0.3 + share)
        worth += _MONOLITH * sheet.monoliths
        missed = (self._charter.board.pirates & ~sheet.spent).bit_count()
        worth += self._charter.ledger.scoring.pirates * missed
        return worth - self._strand(sheet)

    def _strand(self, sheet: Sheet) -> float:
        return _STRANDED if sheet.at is not None and perilous(sheet) >> sheet.at & 1 else 0.0

    # -- the tour of the ports -------------------------------------------------------------------------

    def _measure(self, rocks: int) -> tuple[tuple[int, ...], ...]:
        """For each port the steps to a berth beside it, from every cell."""
        water = self._charter.board.sea & ~rocks
        return tuple(self._distances(GRID.beside[port] & water, water) for port in self._ports)

    @staticmethod
    def _distances(start: int, water: int) -> tuple[int, ...]:
        distances = [_FAR] * GRID.size
        reached, ring, steps = 0, start, 0
        while ring:
            for cell in cells(ring):
                distances[cell] = steps
            reached |= ring
            ring = GRID.around(ring) & water & ~reached
            steps += 1
        return tuple(distances)

    def _draw_up(self, at: int, told: int, left: int, ship: int, rocks: int) -> tuple[float, float]:
        """Give how many ports can still be told in the turns that are left, and the turns until each, added up."""
        pace = 2.6 + 0.5 * ship
        ways = self._ways(rocks)
        open_ports = [index for index, port in enumerate(self._ports) if not told >> port & 1]
        visits = wait = elapsed = 0.0
        while open_ports:
            nearest = min(open_ports, key=lambda index: ways[index][at])
            steps = ways[nearest][at]
            if steps >= _FAR:
                break
            elapsed += steps / pace + 1
            if elapsed > left:
                visits += max(0.0, 1 - (elapsed - left))  # it might just do
                break
            visits += 1
            wait += elapsed
            open_ports.remove(nearest)
            berths = GRID.beside[self._ports[nearest]] & self._charter.board.sea & ~rocks
            at = min(cells(berths), key=lambda cell: ways[nearest][cell])
        return visits, wait

    # -- before the ship sails ---------------------------------------------------------------------------

    def berth(self, state: State, move: Move) -> float:
        """Judge a home port and a first cell: the tour from there, and how near the ports are to each other."""
        _, ship = move.arguments
        visits, wait = self._tour(int(ship), 0, self._turns, 1, state.sheet.rocks)
        return visits * 20 - wait * 0.1

    def drawing(self, state: State, move: Move) -> float:
        """Judge where an adventure lies: near the way to the next ports, and not where the ship must stop."""
        sheet = state.sheet
        kind = self._charter.box.adventures[state.card].kind
        if move.verb == "skip" or kind == "rocks":
            return 0.0
        gain = {"monster": 2.0, "peril": 1.0, "current": 0.5}[kind]
        worth = 0.0
        ways = self._ways(sheet.rocks)
        for cell in move.arguments:
            near = min(ways[index][int(cell)] for index in range(len(self._ports)))
            if sheet.at is None:
                worth += gain / (2 + near)
                continue
            off = GRID.distance(sheet.at, int(cell))
            worth += gain * (1.0 if 1 <= off <= 3 else 0.6 if off <= 5 else 0.25)
            if kind == "peril" and near == 0:
                worth -= 0.6  # berths should stay free
        return worth
