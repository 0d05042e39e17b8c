"""Bots: players that sail a voyage alone, for simulations and for trying whether the numbers of the game are playable.

`random` takes any legal move. `planner` looks one turn ahead: it tries every way to spend the turn that the engine
allows (best first, within a budget) and takes the one whose end it likes best. What it likes is in `outlook.py`:
what is on the sheet, and what a tour of the ports that are still to be told would bring in the turns that are left.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import NamedTuple

from pnp.bots import Bot, Finished, RandomPlayer, play_game
from pnp.games.carmine import game, rules
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.components import components
from pnp.games.carmine.moves import Move
from pnp.games.carmine.outlook import Outlook
from pnp.games.carmine.rules import Fate, State, legal_moves, new_game, play
from pnp.games.carmine.scoring import score, title
from pnp.games.carmine.setup import make_setup
from pnp.replay import Table
from pnp.seeds import SetupCode, Stream
from pnp.simulate import Outcome
from pnp.templates import Templates

__all__ = ["BOTS", "Planner", "simulate"]

BUDGET = 320
"""States that the planner looks into in one turn."""


class Planner:
    """Plans each turn as a whole, by what it expects of the rest of the voyage."""

    def __init__(self, charter: Charter, stream: Stream) -> None:
        del stream  # it leaves nothing to chance
        self._outlook = Outlook(charter)
        self._plan: list[Move] = []

    def choose(self, state: State) -> Move:
        if state.phase == "before" and not state.acted and not self._plan:
            self._plan = self._turn(state)
        if self._plan:
            return self._plan.pop(0)
        moves = legal_moves(state)
        if state.phase == "draw":
            return max(moves, key=lambda move: self._outlook.drawing(state, move))
        if state.phase == "home":
            return max(moves, key=lambda move: self._outlook.berth(state, move))
        return max(moves, key=lambda move: self._outlook.value(play(state, move)))

    def _turn(self, state: State) -> list[Move]:
        """Give the moves of the best turn that is found, from here to its end."""
        order = count()
        value = self._outlook.value
        frontier: list[tuple[float, int, State, _Way | None]] = [(0.0, next(order), state, None)]
        seen: dict[tuple[object, ...], float] = {}
        best, best_way = float("-inf"), None
        for _ in range(BUDGET):
            if not frontier:
                break
            _, _, here, way = heappop(frontier)
            for move in legal_moves(here):
                there = play(here, move)
                worth = value(there)
                step = _Way(move, way)
                if there.turn != here.turn or there.phase == "card" or there.is_over:
                    if worth > best:
                        best, best_way = worth, step
                    continue
                key = (there.phase, there.wind, there.sheet.at, there.sheet.wind, there.sheet.halted, there.acted)
                if seen.get(key, float("-inf")) < worth:
                    seen[key] = worth
                    heappush(frontier, (-worth, next(order), there, step))
        assert best_way is not None, "every turn can end"
        return best_way.moves()


class _Way(NamedTuple):
    """The moves so far, the last one first."""

    move: Move
    before: "_Way | None"

    def moves(self) -> list[Move]:
        return list(self._backwards())[::-1]

    def _backwards(self) -> Iterator[Move]:
        way: _Way | None = self
        while way is not None:
            yield way.move
            way = way.before


BOTS: dict[str, Callable[[Charter, Stream], Bot[State, Move]]] = {
    "random": lambda _charter, stream: RandomPlayer(rules, stream),
    "planner": Planner,
}


def simulate(code: SetupCode, bot: str, data: Templates) -> Outcome:
    """Sail one voyage of a settled code that has a seed, by the solo rules (CA-V1), and count what it brought."""
    setup = make_setup(code, data)
    options = code.options
    charter = Charter(
        setup.chart.board,
        components(data),
        deck=options.get("deck", "standard"),
        mirror=options.get("mirror") == "yes",
    )
    assert code.seed is not None
    version = code.version or game.version
    player = BOTS[bot](charter, Stream("carmine", version, code.seed, "bot", bot))
    sailed = play_game(Table(rules, new_game(charter), Fate.of(charter, code.seed, version)), player)
    total = score(sailed.end.sheet, charter).total
    return Outcome(total, title(total, charter) or "", _counts(sailed))


def _counts(sailed: Finished[State, Move]) -> dict[str, int]:
    sheet = sailed.end.sheet
    verbs = [move.verb for move in sailed.moves]
    passes = sum(before.verb == "sail" and after.verb == "stop" for before, after in pairwise(sailed.moves))
    return {
        "story boxes": sheet.story,
        "ports told": len(sheet.renown),
        "monoliths": sheet.monoliths,
        "pirates met": (sailed.end.charter.board.pirates & sheet.spent).bit_count(),
        "cannons": sheet.cannons,
        "turns sailing": verbs.count("sail") - passes,
        "turns exploring": verbs.count("explore"),
        "turns in port": verbs.count("visit"),
        "turns passed": passes,
    }
