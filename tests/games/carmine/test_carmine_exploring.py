"""Rewards ashore, monoliths and their treasure, cannons from provisions."""

import pytest
from msgspec.structs import replace
from open_sea import LEDGER, Report, cell, charter, mask, sheet

from pnp.games.carmine.charter import refuse
from pnp.games.carmine.exploring import build_cannons, explorable, explore, rewards
from pnp.games.carmine.sheet import Sheet

TERMS = charter()
REWARDS = {
    1: {"provisions": 3},
    2: {"gold": 1, "provisions": 2},
    3: {"gold": 2, "wind": 1},
    4: {"story": 1, "provisions": 3},
    5: {"gold": 2, "provisions": 4},
    6: {"gold": 3, "wind": 1, "story": 1},
}


def gains(before: Sheet, after: Sheet) -> dict[str, int]:
    counted = {name: getattr(after, name) - getattr(before, name) for name in ("gold", "provisions", "wind", "story")}
    return {name: count for name, count in counted.items() if count}


def explored(start: Sheet, name: str, die: int, reward: int | None = None, turn: int = 1) -> tuple[Sheet, Report]:
    report = Report()
    return explore(start, TERMS, cell(name), die, reward, report, turn=turn), report


@pytest.mark.rule("CA-E1")
def test_land_and_mainland_beside_the_ship_can_be_explored_once() -> None:
    assert explorable(sheet("B14"), TERMS.board) == mask("A14 B15")
    assert explorable(sheet("B14", explored="A14"), TERMS.board) == mask("B15")
    assert explorable(sheet("B11"), TERMS.board) == 0, "a port is not"


@pytest.mark.rule("CA-E1")
@pytest.mark.parametrize("name", ["A14", "A13", "B13", "A11", "O2"])
def test_what_was_explored_or_lies_elsewhere_cannot_be(name: str) -> None:
    start = sheet("B12" if name == "A11" else "B14", explored="A14")
    after, report = explored(start, name, 1)
    assert report == ["CA-E1"]
    assert after is start


@pytest.mark.rule("CA-E2")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_gives_the_reward(die: int) -> None:
    start = sheet("B14")
    after, report = explored(start, "A14", die)
    assert report == []
    assert gains(start, after) == REWARDS[die]
    assert after.explored == mask("A14")


@pytest.mark.rule("CA-E2")
def test_another_reward_than_the_dies_is_a_mistake_and_not_gained() -> None:
    start = sheet("B14")
    after, report = explored(start, "A14", 2, 3)
    assert report == ["CA-E2"]
    assert gains(start, after) == REWARDS[2]


@pytest.mark.rule("CA-E3")
@pytest.mark.parametrize(
    ("ship", "name", "bonus"), [("F5", "E5", "gold"), ("H9", "H10", "provisions"), ("K2", "K3", "wind")]
)
def test_a_printed_bonus_is_gained_as_well(ship: str, name: str, bonus: str) -> None:
    start = sheet(ship)
    after, _ = explored(start, name, 1)
    assert gains(start, after) == {"provisions": 3, bonus: 1} if bonus != "provisions" else {"provisions": 4}


@pytest.mark.rule("CA-E4")
@pytest.mark.parametrize(("die", "choice"), [(1, (1, 2, 6)), (2, (1, 2, 3)), (5, (4, 5, 6)), (6, (1, 5, 6))])
def test_a_monolith_offers_the_neighbours_of_the_die(die: int, choice: tuple[int, ...]) -> None:
    assert rewards(TERMS, cell("E4"), die) == choice
    assert rewards(TERMS, cell("E3"), die) == (die,)


@pytest.mark.rule("CA-E4")
def test_a_reward_beyond_the_neighbours_is_a_mistake() -> None:
    _, report = explored(sheet("D4"), "E4", 1, 3)
    assert report == ["CA-E4"]


@pytest.mark.rule("CA-E4")
def test_monoliths_give_one_story_then_two_then_the_treasure() -> None:
    now = sheet("D4")
    story = []
    for ship, name in (("D4", "E4"), ("J7", "K7"), ("G12", "G11")):
        now, _ = explored(replace(now, at=cell(ship)), name, 1)
        story.append(now.story)
    assert story == [1, 3, 3]
    assert (now.monoliths, now.treasure) == (3, 10)


@pytest.mark.rule("CA-E4")
def test_the_monoliths_story_comes_after_the_reward() -> None:
    """The 20th story fills the hold of 5; the reward's three provisions are there already, so nothing is missing."""
    after, _ = explored(sheet("D4", provisions=2, story=19), "E4", 1)
    assert (after.provisions, after.story) == (5, 20)


@pytest.mark.rule("CA-V3")
@pytest.mark.parametrize(
    ("deck", "turn", "treasure"),
    [
        *(("standard", 15, 10), ("standard", 16, 6), ("standard", 20, 6), ("standard", 21, 3), ("standard", 25, 3)),
        *(("challenging", 15, 10), ("challenging", 21, 3)),
        *(("short", 11, 10), ("short", 12, 6), ("short", 14, 6), ("short", 15, 3)),
    ],
)
def test_a_solo_treasure_shrinks_with_the_turns(deck: str, turn: int, treasure: int) -> None:
    start = sheet("D4", monoliths=2)
    for players in ({"players": 1}, {"players": 3, "voyage": True}):
        after = explore(start, charter(deck=deck, **players), cell("E4"), 1, None, refuse, turn=turn, treasure=1)
        assert after.treasure == treasure


@pytest.mark.rule("CA-E4")
def test_among_several_players_the_treasure_is_the_one_that_was_taken() -> None:
    table = charter(players=3)
    start = sheet("D4", monoliths=2)
    for number, renown, broken in ((1, 10, []), (3, 3, []), (None, 0, []), (4, 0, ["CA-E4"])):
        report = Report()
        after = explore(start, table, cell("E4"), 1, None, report, turn=25, treasure=number)
        assert (after.treasure, report) == (renown, broken)


@pytest.mark.rule("CA-E5")
@pytest.mark.parametrize(("provisions", "built"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2)])
def test_a_cannon_takes_five_provisions(provisions: int, built: int) -> None:
    start = sheet(provisions=provisions)
    after = build_cannons(start, TERMS, built, refuse)
    assert (after.cannons, after.provisions) == (built, provisions - 5 * built)
    report = Report()
    assert build_cannons(start, TERMS, 1_000_000, report) == after
    assert report == ["CA-E5"]


@pytest.mark.rule("CA-E5")
def test_a_bonus_of_one_cannon_may_pay_for_the_next() -> None:
    """The third cannon's story is the 20th and fills the hold."""
    after = build_cannons(sheet(provisions=5, cannons=2, story=19), TERMS, 2, refuse)
    assert (after.cannons, after.provisions) == (4, 0)


@pytest.mark.rule("CA-E5")
def test_the_cannon_track_has_an_end() -> None:
    report = Report()
    last = len(LEDGER.cannons.prices)
    assert build_cannons(sheet(provisions=20, cannons=last), TERMS, 1, report).cannons == last
    assert report == ["CA-E5"]
