"""Steps under sail and by wind, and what the ship meets."""

import pytest
from msgspec.structs import replace
from open_sea import BOX, LEDGER, ROWS, Report, cell, charter, mask, sheet

from pnp.errors import IllegalMove
from pnp.games.carmine.board import Board
from pnp.games.carmine.charter import Charter, refuse
from pnp.games.carmine.ledger import end_turn
from pnp.games.carmine.sailing import (
    can_enter,
    drift,
    enter,
    judge_rest,
    movement,
    perilous,
    ride,
    sail,
    step_cost,
    take_prize,
)
from pnp.games.carmine.sheet import Ambush, Sheet
from pnp.games.carmine.winds import WINDS

TERMS = charter()


def sailed(start: Sheet, wind: str, route: str, report: Report | None = None) -> Sheet:
    now, points = start, movement(start, TERMS)
    for name in route.split():
        now, points = sail(now, TERMS, WINDS[wind], points, cell(name), report if report is not None else refuse)
    return now


@pytest.mark.rule("CA-N2")
@pytest.mark.parametrize(
    ("heading", "cost"), [("SE", 1), ("S", 2), ("E", 2), ("SW", 3), ("NE", 3), ("W", 4), ("N", 4), ("NW", 5)]
)
def test_a_step_costs_more_the_further_it_leads_off_the_wind(heading: str, cost: int) -> None:
    assert step_cost(WINDS["SE"], WINDS[heading]) == cost


@pytest.mark.rule("CA-N3", "CA-M1", "CA-M2")
def test_the_rulebooks_voyage_spends_five_provisions_and_tells_of_four_things() -> None:
    start = sheet("H13", peril_cells="I13 J12", monster_cells="K11")
    end = sailed(start, "NE", "I13 J12 K11 L10 M9 N8")
    assert (end.provisions, end.story, end.at) == (0, 4, cell("N8"))
    assert end.line == mask("H13 I13 J12 K11 L10 M9 N8")
    assert end.spent == mask("I13 J12 K11")


@pytest.mark.rule("CA-N3")
def test_provisions_pay_exactly_what_is_missing_at_the_step_that_needs_it() -> None:
    now, points = sail(sheet(), TERMS, WINDS["N"], 3, cell("I12"), refuse)
    assert (now.provisions, points) == (5, 1)
    now, points = sail(now, TERMS, WINDS["N"], points, cell("J12"), refuse)
    assert (now.provisions, points) == (3, 0)


@pytest.mark.rule("CA-N3")
def test_what_is_gained_on_the_way_may_pay_for_later_steps() -> None:
    """The peril's story is the 20th and fills the hold, which pays for the next step."""
    start = sheet(provisions=0, story=19, peril_cells="H12")
    end = sailed(start, "N", "H12 I13")
    assert (end.provisions, end.story) == (3, 20)
    with pytest.raises(IllegalMove):
        sailed(replace(start, story=18), "N", "H12 I13")


@pytest.mark.rule("CA-N3")
def test_a_step_that_cannot_be_paid_is_a_mistake_and_is_made_with_what_there_is() -> None:
    report = Report()
    end = sailed(sheet(provisions=1), "N", "H14 I14", report)
    assert report == ["CA-N3", "CA-N3"]
    assert (end.provisions, end.at) == (0, cell("I14"))


@pytest.mark.rule("CA-N4", "CA-M6")
@pytest.mark.parametrize("name", ["H10", "I9", "A1", "G12"])
def test_land_rocks_and_far_cells_are_not_entered(name: str) -> None:
    start = sheet("H12" if name != "H10" else "H9", rocks="G12")
    report = Report()
    end = sailed(start, "N", name, report)
    assert report == ["CA-N4"]
    assert end.at == (cell("I9") if name == "I9" else start.at)
    assert (end.provisions, end.line | mask("I9")) == (5, start.line | mask("I9"))


@pytest.mark.rule("CA-N4")
def test_a_diagonal_step_between_two_land_cells_is_allowed() -> None:
    """The way from F12 to G13 leads between land at G12 and at F13."""
    strait = Charter(Board.parse((*ROWS[:11], "=.....#.......=", "=....#........=", *ROWS[13:])), BOX)
    now, _ = sail(sheet("F12"), strait, WINDS["SE"], 3, cell("G13"), refuse)
    assert now.at == cell("G13")


@pytest.mark.rule("CA-N5")
def test_a_route_may_cross_itself() -> None:
    assert sailed(sheet(), "N", "H12 H13 H12").line == mask("H12 H13")


@pytest.mark.rule("CA-N6")
def test_a_turn_may_not_end_on_a_peril_that_was_crossed_in_it() -> None:
    report = Report()
    there = sailed(sheet(peril_cells="H12"), "N", "H12", report)
    judge_rest(there, report)
    assert report == ["CA-N6"]
    assert perilous(there) == mask("H12")


@pytest.mark.rule("CA-N6")
def test_a_peril_of_an_earlier_turn_is_open_water() -> None:
    report = Report()
    later = end_turn(sailed(sheet(peril_cells="H12"), "N", "H12 I11"), LEDGER)
    judge_rest(sailed(later, "SW", "H12"), report)
    assert report == []


@pytest.mark.rule("CA-N7")
def test_each_cell_works_once() -> None:
    end = sailed(sheet(provisions=9, peril_cells="H12 I11", monster_cells="I12"), "N", "H12 H13 H12 I11")
    assert end.story == 2


@pytest.mark.rule("CA-M1")
@pytest.mark.parametrize(("cannons", "power", "left"), [(0, 1, 4), (1, 1, 5), (2, 3, 4), (3, 2, 5)])
def test_a_monster_takes_a_provision_from_a_ship_with_few_cannons(cannons: int, power: int, left: int) -> None:
    end = sailed(sheet(monster_cells="H12", cannons=cannons, monsters=power), "N", "H12")
    assert (end.provisions, end.story) == (left, 2)


@pytest.mark.rule("CA-M1")
def test_a_monster_without_provisions_may_not_be_entered() -> None:
    report = Report()
    start = sheet(monster_cells="H12", provisions=0)
    assert not can_enter(start, TERMS, cell("H12"))
    end = sailed(start, "N", "H12", report)
    assert report == ["CA-M1"]
    assert (end.provisions, end.story) == (0, 2)


@pytest.mark.rule("CA-M1")
def test_the_provision_for_movement_is_not_there_for_the_monster() -> None:
    start = sheet(monster_cells="H14", provisions=2)
    assert can_enter(start, TERMS, cell("H14"), 1)
    assert not can_enter(start, TERMS, cell("H14"), 2)
    with pytest.raises(IllegalMove) as refused:
        sailed(start, "N", "H14")
    assert refused.value.rule == "CA-M1"


@pytest.mark.rule("CA-M1")
def test_at_a_monster_the_provision_is_spent_before_the_story_is_gained() -> None:
    """The 20th story fills the hold: to 5, because the provision has gone already."""
    assert sailed(sheet(monster_cells="H12", story=18), "N", "H12").provisions == 5


@pytest.mark.rule("CA-M3")
def test_a_current_entered_at_its_third_cell_and_then_at_its_first() -> None:
    stream = sheet("F14", currents=["D13 E13 F13 G13 H13"])
    first = sailed(stream, "N", "F13")
    assert (first.at, first.story, first.spent) == (cell("H13"), 1, mask("F13 G13 H13"))
    again = sailed(replace(first, at=cell("C13")), "E", "D13")
    assert (again.at, again.story, again.spent) == (cell("H13"), 2, mask("D13 E13 F13 G13 H13"))
    assert again.line & mask("D13 E13 F13 G13") == mask("D13 E13 F13 G13")


@pytest.mark.rule("CA-M3")
def test_a_spent_cell_of_a_current_does_nothing() -> None:
    stream = sheet("F14", currents=["D13 E13 F13 G13 H13"], spent="F13 G13 H13")
    assert ride(stream, cell("F13")) == ()
    end = sailed(stream, "N", "F13")
    assert (end.at, end.story) == (cell("F13"), 0)


@pytest.mark.rule("CA-M3")
def test_the_ship_sails_on_from_the_head() -> None:
    end = sailed(sheet("C13", currents=["D13 E13 F13 G13"]), "E", "D13 H13")
    assert (end.at, end.provisions, end.story) == (cell("H13"), 5, 2)


@pytest.mark.rule("CA-M4")
def test_pirates_take_three_provisions_and_end_the_movement() -> None:
    end = sailed(sheet("K13"), "SE", "L14")
    assert (end.provisions, end.gold, end.story, end.halted, end.prize) == (2, 3, 2, True, False)
    with pytest.raises(IllegalMove) as refused:
        sail(end, TERMS, WINDS["SE"], 3, cell("M14"), refuse)
    assert refused.value.rule == "CA-M4"


@pytest.mark.rule("CA-M4")
def test_pirates_with_two_provisions_may_not_be_met() -> None:
    report = Report()
    start = sheet("K13", provisions=2)
    assert not can_enter(start, TERMS, cell("L14"))
    assert sailed(start, "SE", "L14", report).provisions == 0
    assert report == ["CA-M4"]


@pytest.mark.rule("CA-M4")
def test_beaten_pirates_leave_a_reward_that_the_cannons_reach() -> None:
    met = sailed(sheet("K13", cannons=3, pirates=2), "SE", "L14")
    assert (met.provisions, met.gold, met.story, met.prize) == (5, 3, 2, True)
    chosen = take_prize(met, TERMS, 2, refuse)
    assert (chosen.gold, chosen.provisions, chosen.prize) == (4, 7, False)
    for wrong in (0, 4, None):
        report = Report()
        assert take_prize(met, TERMS, wrong, report).gold == 3
        assert report == ["CA-M4"]


@pytest.mark.rule("CA-M4")
def test_pirates_once_met_are_open_water() -> None:
    later = end_turn(sailed(sheet("K13"), "SE", "L14"), LEDGER)
    again = sailed(replace(later, at=cell("K13")), "SE", "L14 M14")
    assert (again.gold, again.halted) == (3, False)


@pytest.mark.rule("CA-M5")
def test_an_ambush_is_met_once_and_the_ship_sails_on() -> None:
    trap = (Ambush("left", mask("H12 I12")), Ambush("right", mask("I11")))
    end = sailed(sheet(ambushes=trap), "N", "H12 I12 I11")
    assert end.ambushed == ("left", "right")
    fought = (replace(trap[0], fought=True),)
    assert sailed(sheet(ambushes=fought), "N", "H12").ambushed == ()


@pytest.mark.rule("CA-W1")
def test_a_wind_moves_the_ship_one_cell_whatever_the_dice_say() -> None:
    end = drift(sheet(wind=2, peril_cells="G14"), TERMS, cell("G14"), refuse)
    assert (end.wind, end.provisions, end.story, end.at) == (1, 5, 1, cell("G14"))


@pytest.mark.rule("CA-W1", "CA-W2")
def test_winds_after_pirates_break_one_rule_and_winds_that_are_not_there_another() -> None:
    met = enter(sheet("K13"), TERMS, cell("L14"), refuse)
    for winds, rules in ((1, ["CA-W2"]), (0, ["CA-W1", "CA-W2"])):
        report = Report()
        drift(replace(met, wind=winds), TERMS, cell("M13"), report)
        assert report == rules
