"""Ratings of Nautilion: pinned, alike for all who work, found by difficulty, carried and read back by setups."""

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import pnp

from pnp.errors import SetupError
from pnp.game import settle
from pnp.games.nautilion import game
from pnp.games.nautilion.bots import attempt
from pnp.games.nautilion.setup import NautilionSetup, make_setup, read_setup
from pnp.rating import Rated, Rating, rate
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
CODE = settle(game, SetupCode.parse("nautilion#KRAKEN-7"))
LANTERN = settle(game, SetupCode.parse("nautilion:board=B2#KRAKEN-7"))
ALL = settle(game, SetupCode.parse("nautilion:reserve=6,expansions=1+2+3+4+5#KRAKEN-7"))


def test_the_game_can_be_rated() -> None:
    assert isinstance(game, Rated)
    assert game.bots == ("random", "greedy", "planner")


@pytest.mark.parametrize(
    ("code", "bot", "wins"),
    [
        (LANTERN, "greedy", "WWWW---W----W---"),
        (LANTERN, "planner", "WWWWWWWWW-WWWW--"),
        (ALL, "greedy", "----WWW-"),
        (ALL, "planner", "WWWW--WW"),
    ],
)
def test_the_rating_of_a_code_is_the_same_on_every_machine(code: SetupCode, bot: str, wins: str) -> None:
    """If this changes, the rating on sheets that are printed already is no longer what `pnp rate` says."""
    won = (attempt(code, f"KRAKEN-7:rate:{number}", bot, DATA) for number in range(1, len(wins) + 1))
    assert "".join("W" if win else "-" for win in won) == wins
    assert rate(game, code, bot, len(wins)).wins == wins.count("W")


def test_a_rating_does_not_depend_on_how_many_work() -> None:
    assert rate(game, LANTERN, games=16, jobs=2) == rate(game, LANTERN, games=16, jobs=1)


# -- a setup that carries its rating ---------------------------------------------------------------


def rated() -> NautilionSetup:
    made = game.rated(make_setup(CODE, DATA), Rating(str(CODE), "planner", 400, 380, "easy"))
    assert isinstance(made, NautilionSetup)
    return made


def spelled() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(rated().data()))
    return document


def test_a_setup_tells_its_rating_and_spells_it_out() -> None:
    setup = rated()
    assert "Rated easy: the planner wins 95 % of 400 games (92 to 97 %)" in setup.text().splitlines()
    assert spelled()["rating"] == Rating(str(CODE), "planner", 400, 380, "easy").data()
    assert read_setup(spelled(), DATA) == setup
    assert "rating" not in make_setup(CODE, DATA).data()
    assert "Rated" not in make_setup(CODE, DATA).text()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("code", "nautilion#OTHER", "a rating of nautilion#OTHER|one of nautilion#OTHER"),
        ("bot", "clairvoyant", "by a bot “clairvoyant”"),
        ("wins", 401, "401 wins in 400 games"),
        ("wins", 379, "does not agree with itself"),
        ("chance", 0.5, "does not agree with itself"),
        ("interval", [0.1, 0.9], "does not agree with itself"),
        ("difficulty", "brutal", "does not agree with itself"),
        ("games", 0, "games"),
        ("games", "400", "games"),
        ("extra", 1, "extra"),
    ],
)
def test_a_rating_that_cannot_be_is_refused(field: str, value: object, message: str) -> None:
    document = spelled()
    document["rating"][field] = value
    with pytest.raises(SetupError, match=message):
        read_setup(document, DATA)


def test_a_sea_that_was_changed_by_hand_has_no_rating_any_more() -> None:
    document = spelled()
    path = document["setup"]["path"]
    at = next(at for at in range(35) if path[at] != path[at + 1])
    path[at], path[at + 1] = path[at + 1], path[at]
    changed = read_setup(document, DATA)
    assert changed.changed
    assert changed.rating is None


# -- the command line ------------------------------------------------------------------------------


def test_rate_says_how_hard_a_setup_is() -> None:
    said = json.loads(pnp("rate", "nautilion#KRAKEN-7", "--games", "12", "--json").out)
    assert said == rate(game, CODE, games=12).data()
    text = pnp("rate", "nautilion#KRAKEN-7", "--games", "8", "--bot", "greedy").out
    assert "the bot greedy won" in text


def test_a_setup_of_a_difficulty_is_found_and_says_so(tmp_path: Path) -> None:
    words = ["setup", "nautilion:board=C2#STORM", "--difficulty", "brutal", "--games", "40"]
    file = tmp_path / "storm.json"
    assert "written" in pnp(*words, "--json", "-o", str(file)).out
    document = json.loads(file.read_text(encoding="utf-8"))
    rating = document["rating"]
    assert rating["difficulty"] == "brutal"
    assert rating["games"] == 40
    assert read_setup(document, DATA).rating == rate(game, SetupCode.parse(document["code"]), games=40)
    assert "Rated brutal: the planner wins" in pnp(*words).out


def test_games_go_with_a_difficulty() -> None:
    assert "--games goes with --difficulty" in pnp("setup", "nautilion#X", "--games", "40").refusal()
