"""Simulation: many games of one setup with a bot, and what came of them.

Game number n of a simulation has the seed `SEED/n`: each can be set up again by its own code, and the figures are the
same however many processes shared the work.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean, median, pstdev, quantiles
from typing import Any, Protocol, runtime_checkable

from pnp.errors import GameError, OptionError
from pnp.game import Game
from pnp.jobs import Progress, in_chunks
from pnp.registry import game as find_game
from pnp.registry import templates_for
from pnp.seeds import SetupCode
from pnp.templates import Templates

__all__ = ["MOST_GAMES", "Outcome", "Side", "Simulated", "Statistics", "simulate"]

MOST_GAMES = 1_000_000
_BINS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_ROWS = 16
_BAR = 40


@dataclass(frozen=True, slots=True)
class Side:
    """How one side of a game came off, to be compared with others of its kind: a seat, a civilisation."""

    kind: str
    name: str
    total: int
    won: float = 0.0
    """1 for a victory, and a part of it where it was shared."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended."""

    total: int
    label: str = ""
    """What the result is called, like a solo title."""
    counts: Mapping[str, int] | None = None
    """What else was counted, by name."""
    won: bool | None = None
    """In a game that is won or lost."""
    sides: tuple[Side, ...] = ()
    """In a game of several: whatever may be better off than others; a player is on one side of each kind."""


@runtime_checkable
class Simulated(Protocol):
    """A game that bots can play."""

    bots: tuple[str, ...]
    """Their names, the plainest first."""

    def simulate(self, code: SetupCode, bot: str, data: Templates) -> Outcome:
        """Play one game of a settled code with a bot."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a simulation."""

    code: str
    bot: str
    outcomes: tuple[Outcome, ...]

    @property
    def totals(self) -> list[int]:
        return sorted(outcome.total for outcome in self.outcomes)

    @property
    def wins(self) -> int | None:
        """How many were won, of a game that is won or lost."""
        won = [outcome.won for outcome in self.outcomes]
        return None if None in won else won.count(True)

    def data(self) -> dict[str, Any]:
        totals = self.totals
        low, high = _quarters(totals)
        won = {} if self.wins is None else {"won": self.wins}
        return {
            "code": self.code,
            "bot": self.bot,
            "games": len(totals),
            **won,
            "total": {
                "mean": round(mean(totals), 2),
                "deviation": round(pstdev(totals), 2),
                "min": totals[0],
                "quarter": low,
                "median": median(totals),
                "three_quarters": high,
                "max": totals[-1],
            },
            "histogram": [{"from": start, "games": games} for start, games in self._histogram()],
            "labels": dict(self._shares()),
            "counts": {name: round(value, 2) for name, value in self._means()},
            **self._balance_data(),
        }

    def text(self) -> str:
        """Describe it for people: a few figures, a histogram, shares and averages."""
        totals = self.totals
        low, high = _quarters(totals)
        games = f"{len(totals)} game{'s' if len(totals) != 1 else ''}"
        lines = [
            f"{self.code}: {games} with the bot {self.bot}{self._won()}",
            f"median {median(totals):g}, mean {mean(totals):.1f}, half of them from {low:g} to {high:g}, "
            f"all from {totals[0]} to {totals[-1]}",
            "",
        ]
        rows = self._histogram()
        most = max(games for _, games in rows)
        width = max(len(str(start)) for start, _ in rows)
        for start, count in rows:
            lines.append(f"{start:>{width}}  {'#' * round(_BAR * count / most):{_BAR}}  {count}".rstrip())
        for title, pairs in (
            ("", [(name, f"{share:.0%}") for name, share in self._shares()]),
            ("", [(name, f"{value:.1f}") for name, value in self._means()]),
        ):
            if pairs:
                widest = max(len(name) for name, _ in pairs)
                lines += [title, *(f"{name:{widest}}  {value:>5}" for name, value in pairs)]
        for kind, sides in self._balance().items():
            widest = max(len(name) for name in (kind, *sides))
            lines += ["", f"{kind:{widest}}  games   won   mean"]
            for name, (games_of, won, total) in sides.items():
                lines.append(f"{name:{widest}}  {games_of:>5}  {won:>4.0%}  {total:>5.1f}")
        return "\n".join(lines)

    def _won(self) -> str:
        return "" if self.wins is None else f", {self.wins} won ({self.wins / len(self.outcomes):.0%})"

    def _histogram(self) -> list[tuple[int, int]]:
        totals = self.totals
        width = next((bin_ for bin_ in _BINS if (totals[-1] - totals[0]) // bin_ < _ROWS), _BINS[-1])
        counts = Counter(total // width for total in totals)
        return [(place * width, counts[place]) for place in range(min(counts), max(counts) + 1)]

    def _shares(self) -> Iterator[tuple[str, float]]:
        """Give each label's share, from the lowest totals on."""
        by_total = sorted(self.outcomes, key=lambda outcome: (outcome.total, outcome.label))
        counts = Counter(outcome.label for outcome in by_total if outcome.label)
        for label, games in counts.items():
            yield label, games / len(self.outcomes)

    def _means(self) -> Iterator[tuple[str, float]]:
        for name in self.outcomes[0].counts or ():
            yield name, mean((outcome.counts or {})[name] for outcome in self.outcomes)

    def _balance(self) -> dict[str, dict[str, tuple[int, float, float]]]:
        """Give for each kind of sides, and each of them: its games, its part of the victories, and its mean total."""
        found: dict[str, dict[str, list[Side]]] = {}
        for outcome in self.outcomes:
            for side in outcome.sides:
                found.setdefault(side.kind, {}).setdefault(side.name, []).append(side)
        return {
            kind: {
                name: (len(sides), mean(side.won for side in sides), mean(side.total for side in sides))
                for name, sides in sorted(named.items())
            }
            for kind, named in found.items()
        }

    def _balance_data(self) -> dict[str, Any]:
        balance = {
            kind: {
                name: {"games": games, "won": round(won, 4), "mean": round(total, 2)}
                for name, (games, won, total) in sides.items()
            }
            for kind, sides in self._balance().items()
        }
        return {"balance": balance} if balance else {}


def _quarters(totals: Sequence[int]) -> tuple[float, float]:
    if len(totals) < 2:
        return totals[0], totals[0]
    low, _, high = quantiles(totals, n=4, method="inclusive")
    return low, high


def simulate(
    game: Game,
    code: SetupCode,
    bot: str,
    games: int,
    *,
    jobs: int = 1,
    templates: Path | None = None,
    progress: Progress | None = None,
) -> Statistics:
    """Play games 1 to `games` of a settled code that has a seed, in so many processes."""
    if not isinstance(game, Simulated):
        raise GameError(f"{game.title} has no bots to play it")
    if bot not in game.bots:
        raise OptionError(f"there is no bot “{bot}” (there are {', '.join(game.bots)})")
    play = partial(_play, game.slug, str(code), bot, templates)
    return Statistics(str(code), bot, tuple(in_chunks(play, range(1, games + 1), jobs, progress)))


def _play(slug: str, code: str, bot: str, templates: Path | None, numbers: range) -> list[Outcome]:
    """Play some of the games, in whatever process."""
    game = find_game(slug)
    assert isinstance(game, Simulated)
    parsed = SetupCode.parse(code)
    data = templates_for(game, templates)
    return [game.simulate(parsed.with_seed(f"{parsed.seed}/{number}"), bot, data) for number in numbers]
