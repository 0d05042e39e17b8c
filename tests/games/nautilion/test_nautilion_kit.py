"""The kit as a whole: everything is in the box, it is printed quickly and small, and nothing is wrong with it."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from papers import DATA, setup

from pnp.draw.ink import Mode
from pnp.errors import SetupError
from pnp.games.nautilion import game
from pnp.games.nautilion.aids import chances, readings
from pnp.games.nautilion.label import label_of, points_of
from pnp.games.nautilion.setup import read_setup
from pnp.press.options import PrintOptions
from pnp.press.paper import Paper
from pnp.press.preflight import preflight
from pnp.press.printing import make_pdf
from pnp.rating import Rating

BOX = setup().box
LARGEST = 1_500_000


def test_the_box_holds_what_the_inventory_says() -> None:
    kit = game.kit(setup("players=2"), DATA)
    counts = {name: sum(part.count for part in parts) for name, parts in kit.groups()}
    tokens = ("crew", "mages", "mercenaries", "reefs", "reserve", "ends")
    assert [counts[name] for name in tokens] == [36, 9, 9, 18, 8, 2]
    assert counts["table-cards"] + counts["darkhouse-actions"] + counts["heroic-actions"] == 28
    assert (counts["boards"], counts["side-boards"], counts["figures"], counts["dice"]) == (3, 2, 8, 3)
    assert (counts["rules"], counts["turn-aid"]) == (3, 2)
    assert next(iter(counts)) == "rules"
    assert kit.accent is not None
    assert len(kit.steps) == 3


def test_sheets_alone_are_the_sea_the_log_and_the_score() -> None:
    kit = game.sheets(setup(), DATA)
    assert [part.group for part in kit.parts] == ["sea-sheet", "log-sheet", "score-sheet"]
    assert all(part.whole for part in kit.parts)
    assert not kit.cover


def test_nothing_is_wrong_with_the_fullest_kit_on_either_paper() -> None:
    """The contract of all games looks at the usual kit in every ink."""
    kit = game.kit(setup("players=2,expansions=1+2+3+4+5"), DATA)
    jobs = [PrintOptions(paper=paper, ink=Mode.SAVER) for paper in (Paper.A4, Paper.LETTER)]
    assert preflight(kit, jobs) == []


def test_the_file_of_the_kit_is_small() -> None:
    assert len(make_pdf(game.kit(setup(), DATA), PrintOptions())) <= LARGEST


# -- the turn aid ------------------------------------------------------------------------------------


def test_ordinary_dice_are_read_as_the_faces_are_spread() -> None:
    assert readings(BOX) == {1: (1, 2), 2: (3, 4), 3: (5,), 4: (6,)}


@pytest.mark.rule("NA-X3-09")
def test_the_chances_of_the_aid_are_those_of_the_dice() -> None:
    told = chances(BOX)
    assert told["calm"] == Fraction(64, 216)
    assert told["storm"] == Fraction(8, 216)
    assert (told["alone"], told["helped"]) == (Fraction(2, 6), Fraction(4, 6))
    assert told["any 4"] == 1 - Fraction(5, 6) ** 3


# -- how hard it looks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "points", "stars"),
    [
        ("", 0, 2),
        ("reserve=6", -2, 1),
        ("board=A2,reserve=4", 1, 2),
        ("board=C2,reserve=1", 9, 4),
        ("expansions=1", 3, 3),
        ("expansions=2,phantom-side=3", 3, 3),
        ("expansions=2", 2, 2),
        ("players=2,board=B2,expansions=3", 6, 4),
        ("board=C1,expansions=4+5,darkhouse-level=difficult", 12, 5),
    ],
)
def test_the_label_follows_the_points(options: str, points: int, stars: int) -> None:
    made = setup(options)
    assert points_of(made.options, made.sea, BOX) == points
    assert label_of(made.options, made.sea, BOX).stars == stars


# -- the rating --------------------------------------------------------------------------------------

RATING = Rating("nautilion#42", "greedy", 400, 232, "brutal")


def test_a_rating_is_spelled_out_and_read_back() -> None:
    rated = replace(setup(), rating=RATING)
    document = json.loads(json.dumps(rated.data()))
    assert document["rating"]["wins"] == 232
    assert read_setup(document, DATA) == rated
    assert "brutal: the greedy wins 58 % of 400 games" in rated.text()
    assert "rating" not in setup().data()


@pytest.mark.parametrize(
    "wrong", [{"wins": 401}, {"code": "nautilion#43"}, {"chance": 0.9}, {"games": 0}, {"bot": 3}, {"more": 1}]
)
def test_a_rating_that_does_not_fit_is_refused(wrong: dict[str, object]) -> None:
    document = json.loads(json.dumps(replace(setup(), rating=RATING).data()))
    document["rating"] |= wrong
    with pytest.raises(SetupError):
        read_setup(document, DATA)


def test_a_sea_that_was_changed_loses_its_rating() -> None:
    document = json.loads(json.dumps(replace(setup(), rating=RATING).data()))
    path = document["setup"]["path"]
    other = next(i for i in range(1, len(path)) if path[i] != path[0])
    path[0], path[other] = path[other], path[0]
    changed = read_setup(document, DATA)
    assert changed.changed
    assert changed.rating is None
