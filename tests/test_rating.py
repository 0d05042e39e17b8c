"""Ratings: the same for the same code whoever works, with an honest interval, and searches that keep to it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from command_line import pnp

from pnp import rating
from pnp.errors import GameError, OptionError
from pnp.game import Game
from pnp.rating import Band, Rating, rate, search
from pnp.registry import game as find_game
from pnp.seeds import SetupCode, Stream
from pnp.templates import Templates

BANDS = (Band("easy", 0.6, 1.0), Band("medium", 0.4, 0.6), Band("hard", 0.0, 0.4))
CODE = SetupCode("coins", "HEADS")


@dataclass
class Coins:
    """A game that is won by a coin: each seed has a coin of its own, more or less fair."""

    slug = "coins"
    title = "Coins"
    bots = ("clumsy", "clever")
    tossed: int = 0

    def bands(self, data: Templates) -> tuple[Band, ...]:
        return BANDS

    def rated(self, setup: Any, rating: Rating) -> Any:
        return setup

    def attempt(self, code: SetupCode, chance: str, bot: str, data: Templates) -> bool:
        self.tossed += 1
        fairness = Stream("coin", code.seed or "").between(0, 100)
        return Stream(chance, bot).below(100) < (fairness if bot == "clever" else 0)


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> Any:
    game = Coins()
    monkeypatch.setattr(rating, "find_game", lambda slug: game)
    monkeypatch.setattr(rating, "templates_for", lambda game, templates: Templates(Path()))
    return game


def test_a_rating_is_a_count_of_wins_in_games_that_can_be_named(coins: Any) -> None:
    found = rate(coins, CODE, games=50)
    wins = [coins.attempt(CODE, f"HEADS:rate:{n}", "clever", Templates(Path())) for n in range(1, 51)]
    assert (found.wins, found.games, found.bot, found.code) == (sum(wins), 50, "clever", "coins#HEADS")
    assert rate(coins, CODE, "clumsy", 50).wins == 0
    assert found.data()["chance"] == round(sum(wins) / 50, 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (200, 400, 0.4512, 0.5488)],
)
def test_the_interval_is_the_one_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert Rating("c", "b", games, wins, "").interval == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("band", BANDS)
def test_a_search_finds_a_setup_whose_rating_lies_in_the_band(coins: Any, band: Band) -> None:
    found = search(coins, CODE, band.name, games=100)
    assert band.low <= found.chance < band.high
    assert found.difficulty == band.name
    again = SetupCode.parse(found.code)
    assert rate(coins, again, games=100) == found
    assert again.seed == "HEADS" or (again.seed or "").startswith("HEADS/")


def test_a_search_gives_up_early_on_what_is_clearly_too_hard(coins: Any) -> None:
    coins.tossed = 0
    with pytest.raises(OptionError, match="none of 100 setups like coins#HEADS is easy: the nearest was"):
        search(coins, CODE, "easy", "clumsy", 400)
    assert coins.tossed == 100 * 40


def test_bands_hold_every_chance_once() -> None:
    for wins in range(101):
        assert sum(band.holds(wins / 100) for band in BANDS) == 1


def test_words_that_are_not_known_are_refused(coins: Any) -> None:
    with pytest.raises(OptionError, match="there is no bot “clevr”"):
        rate(coins, CODE, "clevr")
    with pytest.raises(OptionError, match="no difficulty “hart”, did you mean hard"):
        search(coins, CODE, "hart")


def test_a_game_without_victory_has_no_rating() -> None:
    carmine: Game = find_game("carmine")
    with pytest.raises(GameError, match="has no rating"):
        rate(carmine, SetupCode("carmine", "X"))
    for words in (["rate", "carmine#X"], ["setup", "carmine#X", "--difficulty", "hard"]):
        assert "has no rating" in pnp(*words).refusal()


def test_a_rating_reads_well(coins: Any) -> None:
    said = Rating("coins#HEADS", "clever", 400, 124, "hard")
    assert said.sentence() == "hard: the clever wins 31 % of 400 games (27 to 36 %)"
    assert said.text().splitlines()[0] == "coins#HEADS: hard"
