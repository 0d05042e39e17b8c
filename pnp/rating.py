"""Ratings: how often a named bot wins one setup, and a search for setups that are as hard as somebody wishes.

Where `pnp simulate` plays a new setup in every game, a rating plays one and the same with other chance: attempt number
n rolls the dice of the seed `SEED:rate:n`. So the rating of a code is the same on every machine, however many processes
share the work, and a longer one begins with the shorter.

A search tries seeds in a fixed order and gives a setup up as soon as it is clear that it lies outside the band. What it
finds has the rating that `pnp rate` gives it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Annotated, Any, Protocol, runtime_checkable

from msgspec import Meta

from pnp.annals import Entry, convert
from pnp.errors import GameError, OptionError, SetupError
from pnp.game import Game, Setup
from pnp.hints import nearest
from pnp.jobs import Progress, Workers
from pnp.registry import game as find_game
from pnp.registry import templates_for
from pnp.seeds import SetupCode
from pnp.templates import Data, Templates

__all__ = ["GAMES", "MOST_GAMES", "MOST_TRIES", "Band", "Rated", "Rating", "RatingEntry", "rate", "search"]

GAMES = 400
"""Attempts of a rating, unless told: the interval is then at most 10 points wide."""
MOST_GAMES = 1_000_000
MOST_TRIES = 100
"""Setups that a search looks at before it gives up."""

_SURE, _VERY_SURE = 1.96, 2.58
"""Standard errors that hold 95 and 99 of 100."""
_FIRST_LOOK = 40
"""Attempts after which a search looks at a setup for the first time, then four times as many, and so on."""


class Band(Data, frozen=True):
    """A difficulty: what the bot's share of won games lies in, `low` included."""

    name: str
    low: float
    high: float

    def holds(self, chance: float) -> bool:
        """Whether a chance lies in it; the hardest begins at 0, the easiest ends at 1."""
        return self.low <= chance < self.high or chance == self.high == 1

    def meets(self, low: float, high: float) -> bool:
        return low < self.high and high >= self.low


@runtime_checkable
class Rated(Protocol):
    """A game of which one setup can be won or lost, and is harder than another."""

    bots: tuple[str, ...]
    """Their names, the plainest first."""

    def bands(self, data: Templates) -> tuple[Band, ...]:
        """Give the difficulties, the easiest first: together they hold every chance from 0 to 1."""

    def rated(self, setup: Setup, rating: "Rating") -> Setup:
        """Give the setup with its rating, which is then shown, spelled out and printed."""

    def attempt(self, code: SetupCode, chance: str, bot: str, data: Templates) -> bool:
        """Play the setup of a settled code with the dice of another seed: is it won?"""


@dataclass(frozen=True, slots=True)
class Rating:
    """How a bot did with one setup."""

    code: str
    bot: str
    games: int
    wins: int
    difficulty: str

    @property
    def chance(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the true chance lies, 95 times of 100."""
        return interval(self.wins, self.games, _SURE)

    def data(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "code": self.code,
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "chance": round(self.chance, 4),
            "interval": [round(low, 4), round(high, 4)],
            "difficulty": self.difficulty,
        }

    def sentence(self) -> str:
        """Say it in a line, as on a sheet: `hard: the planner wins 31 % of 400 games (27 to 36 %)`."""
        low, high = self.interval
        return (
            f"{self.difficulty}: the {self.bot} wins {_percent(self.chance)} of {self.games} games "
            f"({100 * low:.0f} to {_percent(high)})"
        )

    def text(self) -> str:
        """Describe it for people."""
        low, high = self.interval
        return "\n".join(
            [
                f"{self.code}: {self.difficulty}",
                f"the bot {self.bot} won {self.wins} of {self.games} games: {_percent(self.chance, 1)}, "
                f"and 95 times of 100 the true chance lies between {_percent(low, 1)} and {_percent(high, 1)}",
            ]
        )


class RatingEntry(Entry, frozen=True):
    """A rating as it stands in a setup that was spelled out."""

    code: str
    bot: str
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    wins: Annotated[int, Meta(ge=0, le=MOST_GAMES)]
    chance: float
    interval: tuple[float, float]
    difficulty: str

    @classmethod
    def of(cls, rating: Rating) -> "RatingEntry":
        return convert(rating.data(), cls)

    def rating(self, game: Game, code: SetupCode, data: Templates) -> Rating:
        """Take it as the rating of a code; what does not agree with itself is refused by a SetupError."""
        assert isinstance(game, Rated)
        if self.code != str(code):
            raise SetupError(f"the rating is one of {self.code}, not of {code}")
        if self.bot not in game.bots:
            raise SetupError(f"the rating is by a bot “{self.bot}” (there are {', '.join(game.bots)})")
        if self.wins > self.games:
            raise SetupError(f"the rating has {self.wins} wins in {self.games} games")
        found = Rating(self.code, self.bot, self.games, self.wins, _difficulty(game, self.wins / self.games, data))
        if RatingEntry.of(found) != self:
            raise SetupError("the rating does not agree with itself: chance, interval and difficulty follow from wins")
        return found


def _percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def interval(wins: int, games: int, errors: float) -> tuple[float, float]:
    """Give Wilson's interval, which is right for few games and for chances near 0 and 1 too."""
    share, spread = wins / games, errors * errors / games
    middle = (share + spread / 2) / (1 + spread)
    half = errors / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(
    game: Game,
    code: SetupCode,
    bot: str = "",
    games: int = GAMES,
    *,
    jobs: int = 1,
    templates: Path | None = None,
    progress: Progress | None = None,
) -> Rating:
    """Rate a settled code that has a seed; without a name the best bot plays."""
    bot = _checked(game, bot)
    with Workers(jobs) as workers:
        wins = sum(_attempts(game, code, bot, range(1, games + 1), workers, templates, progress))
    return _rating(game, code, bot, games, wins, templates)


def search(
    game: Game,
    code: SetupCode,
    difficulty: str,
    bot: str = "",
    games: int = GAMES,
    *,
    jobs: int = 1,
    templates: Path | None = None,
    progress: Progress | None = None,
) -> Rating:
    """Find a setup of a difficulty: the seed of the code itself, or `SEED/2`, `SEED/3` and so on."""
    bot = _checked(game, bot)
    band = _band(game, difficulty, templates)
    closest: Rating | None = None
    with Workers(jobs) as workers:
        for number in range(1, MOST_TRIES + 1):
            tried = code if number == 1 else code.with_seed(f"{code.seed}/{number}")
            rating = _looked_at(game, tried, bot, games, band, workers, templates)
            if band.holds(rating.chance) and rating.games == games:
                return rating
            if closest is None or _distance(band, rating) < _distance(band, closest):
                closest = rating
            if progress is not None:
                progress(number, MOST_TRIES)
    assert closest is not None
    raise OptionError(
        f"none of {MOST_TRIES} setups like {code} is {band.name}: the nearest was {closest.code}, of which the "
        f"{bot} won {_percent(closest.chance)}; other options make a game easier or harder"
    )


def _distance(band: Band, rating: Rating) -> float:
    return max(band.low - rating.chance, rating.chance - band.high, 0.0)


def _looked_at(
    game: Game, code: SetupCode, bot: str, games: int, band: Band, workers: Workers, templates: Path | None
) -> Rating:
    """Rate a setup as long as it may lie in the band."""
    wins = played = 0
    for until in _looks(games):
        wins += sum(_attempts(game, code, bot, range(played + 1, until + 1), workers, templates))
        played = until
        if not band.meets(*interval(wins, played, _VERY_SURE)):
            break
    return _rating(game, code, bot, played, wins, templates)


def _looks(games: int) -> Iterator[int]:
    look = _FIRST_LOOK
    while look < games:
        yield look
        look *= 4
    yield games


def _attempts(
    game: Game,
    code: SetupCode,
    bot: str,
    numbers: range,
    workers: Workers,
    templates: Path | None,
    progress: Progress | None = None,
) -> list[bool]:
    return workers.in_chunks(partial(_play, game.slug, str(code), bot, templates), numbers, progress)


def _play(slug: str, code: str, bot: str, templates: Path | None, numbers: range) -> list[bool]:
    """Make some of the attempts, in whatever process."""
    game = find_game(slug)
    assert isinstance(game, Rated)
    parsed, data = SetupCode.parse(code), templates_for(game, templates)
    return [game.attempt(parsed, f"{parsed.seed}:rate:{number}", bot, data) for number in numbers]


def _checked(game: Game, bot: str) -> str:
    if not isinstance(game, Rated):
        raise GameError(f"{game.title} has no rating: it is not won or lost against the sea alone")
    if bot and bot not in game.bots:
        raise OptionError(f"there is no bot “{bot}” (there are {', '.join(game.bots)})")
    return bot or game.bots[-1]


def _band(game: Game, difficulty: str, templates: Path | None) -> Band:
    assert isinstance(game, Rated)
    bands = {band.name: band for band in game.bands(templates_for(game, templates))}
    if difficulty.casefold() not in bands:
        raise OptionError(
            f"there is no difficulty “{difficulty}”{nearest(difficulty, bands)} (there are {', '.join(bands)})"
        )
    return bands[difficulty.casefold()]


def _rating(game: Game, code: SetupCode, bot: str, games: int, wins: int, templates: Path | None) -> Rating:
    data = templates_for(game, templates)
    return Rating(str(code), bot, games, wins, _difficulty(game, wins / games, data))


def _difficulty(game: Game, chance: float, data: Templates) -> str:
    assert isinstance(game, Rated)
    bands = game.bands(data)
    return next((band.name for band in bands if band.holds(chance)), bands[-1].name)
