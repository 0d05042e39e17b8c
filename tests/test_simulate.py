"""Simulations: the same figures for the same code, however the work is shared."""

import json
from statistics import mean

import pytest
from command_line import pnp

from pnp.game import settle
from pnp.registry import game, templates_for
from pnp.seeds import SetupCode
from pnp.simulate import Outcome, Side, Statistics, simulate

CARMINE = game("carmine")
CODE = settle(CARMINE, SetupCode.parse("carmine#TRADE-WIND"))


def test_the_figures_do_not_depend_on_how_many_work() -> None:
    alone = simulate(CARMINE, CODE, "random", 20, jobs=1)
    assert simulate(CARMINE, CODE, "random", 20, jobs=2) == alone
    assert len(alone.outcomes) == 20
    assert len({outcome.total for outcome in alone.outcomes}) > 3


def test_a_game_of_a_simulation_can_be_played_again_by_its_own_code() -> None:
    many = simulate(CARMINE, CODE, "random", 3)
    third = CARMINE.simulate(CODE.with_seed("TRADE-WIND/3"), "random", templates_for(CARMINE, None))  # type: ignore[attr-defined]
    assert many.outcomes[2] == third


def test_progress_is_told_and_reaches_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(CARMINE, CODE, "random", 20, progress=lambda done, all_: told.append((done, all_)))
    assert told == [(8, 20), (16, 20), (20, 20)]


def test_the_figures_are_those_of_the_outcomes() -> None:
    outcomes = tuple(
        Outcome(total, "high" if total >= 20 else "low", {"ports": total % 5}) for total in (3, 8, 21, 40, 28)
    )
    figures = Statistics("carmine#X", "planner", outcomes)
    data = figures.data()
    assert data["total"] == {
        "mean": 20.0,
        "deviation": 13.4,
        "min": 3,
        "quarter": 8,
        "median": 21,
        "three_quarters": 28,
        "max": 40,
    }
    assert data["labels"] == {"low": 0.4, "high": 0.6}
    assert data["counts"] == {"ports": mean([3, 3, 1, 0, 3])}
    assert sum(row["games"] for row in data["histogram"]) == 5
    text = figures.text()
    assert "5 games with the bot planner" in text
    assert text.index("low") < text.index("high")


def test_what_is_better_off_than_others_is_seen_in_a_table() -> None:
    outcomes = (
        Outcome(30, sides=(Side("place", "1", 30, 1.0), Side("place", "2", 20), Side("people", "Greek", 30, 1.0))),
        Outcome(20, sides=(Side("place", "1", 20, 0.5), Side("place", "2", 20, 0.5), Side("people", "Aztec", 20, 0.5))),
    )
    figures = Statistics("diluvium#X", "random", outcomes)
    assert figures.data()["balance"] == {
        "place": {"1": {"games": 2, "won": 0.75, "mean": 25.0}, "2": {"games": 2, "won": 0.25, "mean": 20.0}},
        "people": {"Aztec": {"games": 1, "won": 0.5, "mean": 20.0}, "Greek": {"games": 1, "won": 1.0, "mean": 30.0}},
    }
    assert figures.text().splitlines()[-8:] == [
        "",
        "place  games   won   mean",
        "1          2   75%   25.0",
        "2          2   25%   20.0",
        "",
        "people  games   won   mean",
        "Aztec       1   50%   20.0",
        "Greek       1  100%   30.0",
    ]
    assert "balance" not in Statistics("carmine#X", "random", (Outcome(3),)).data()


def test_games_that_are_won_or_lost_are_counted_so() -> None:
    ends = ((25, "won", True), (3, "lost: collision", False), (31, "won", True), (5, "lost: crew incomplete", False))
    figures = Statistics("nautilion#X", "random", tuple(Outcome(total, label, None, won) for total, label, won in ends))
    assert figures.data()["won"] == 2
    assert figures.data()["labels"] == {"lost: collision": 0.25, "lost: crew incomplete": 0.25, "won": 0.5}
    lines = figures.text().splitlines()
    assert lines[0] == "nautilion#X: 4 games with the bot random, 2 won (50%)"
    assert lines[-3:] == [
        "lost: collision          25%",
        "lost: crew incomplete    25%",
        "won                      50%",
    ]
    assert "won" not in Statistics("carmine#X", "random", (Outcome(3),)).data()


def test_the_planner_tells_stories_that_minstrels_envy() -> None:
    planner = simulate(CARMINE, CODE, "planner", 24, jobs=2).data()["total"]["mean"]
    assert planner >= 200
    assert planner >= simulate(CARMINE, CODE, "random", 24).data()["total"]["mean"] + 150


@pytest.mark.parametrize("deck", ["challenging", "short"])
def test_every_deck_can_be_sailed(deck: str) -> None:
    code = settle(CARMINE, SetupCode.parse(f"carmine:deck={deck}#X"))
    assert simulate(CARMINE, code, "planner", 2).data()["games"] == 2


def test_on_the_command_line() -> None:
    answer = pnp("simulate", "carmine#X", "--games", "9", "--bot", "random", "--jobs", "1", "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["games"] == 9
    shown = pnp("simulate", "carmine#X", "--games", "9", "--bot", "random", "--jobs", "1")
    assert shown.code == 0
    assert "Small-Time Braggart" in shown.out
    assert "#" in shown.out


def test_wins_and_causes_are_told_on_the_command_line() -> None:
    shown = pnp("simulate", "nautilion:expansions=2+5#X", "--games", "20", "--bot", "random", "--jobs", "1").out
    assert shown.startswith("nautilion:expansions=2+5#X: 20 games with the bot random, 0 won (0%)\n")
    assert "lost: collision" in shown
    assert "\nturns " in shown
    answer = json.loads(pnp("simulate", "nautilion#X", "--games", "9", "--bot", "random", "--jobs", "1", "--json").out)
    assert answer["won"] == 0
    assert sum(answer["labels"].values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bot", "planer"), "there is no bot “planer” (there are random, planner)"),
        (("--games", "0"), "Invalid value for '--games'"),
        (("--games", "1e9"), "Invalid value for '--games'"),
        (("--jobs", "0"), "Invalid value for '--jobs'"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_line(words: tuple[str, ...], sentence: str) -> None:
    answer = pnp("simulate", "carmine#X", *words)
    assert answer.code == 2
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
