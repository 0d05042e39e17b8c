"""Stories told in ports, and what is bought there."""

from typing import Any

import pytest
from msgspec.structs import replace
from open_sea import BOX, LEDGER, ROWS, Report, cell, charter, mask, sheet

from pnp.games.carmine.board import Board
from pnp.games.carmine.charter import Charter, refuse
from pnp.games.carmine.ports import buy, price_of, visit, visitable
from pnp.games.carmine.scoring import score
from pnp.games.carmine.sheet import Sheet

TERMS = charter()


def visited(start: Sheet, port: str) -> Sheet:
    after = visit(start, TERMS, cell(port), refuse)
    assert after is not None
    return after


@pytest.mark.rule("CA-P1")
@pytest.mark.parametrize(("ship", "port"), [("B12", "A11"), ("B14", "A11"), ("B14", "A14"), ("B14", "C14")])
def test_a_port_is_visited_from_beside_it(ship: str, port: str) -> None:
    report = Report()
    assert visit(sheet(ship), TERMS, cell(port), report) is None
    assert report == ["CA-P1"]


@pytest.mark.rule("CA-P2")
def test_a_story_is_told_before_its_own_box_is_crossed_off() -> None:
    told = visited(sheet("B11", story=12), "A11")
    assert (told.renown, told.story, told.told) == ((12,), 13, mask("A11"))


@pytest.mark.rule("CA-P2")
def test_a_second_visit_tells_nothing() -> None:
    told = visited(sheet("B11", story=12), "A11")
    assert visited(told, "A11") == told


@pytest.mark.rule("CA-P2")
def test_the_box_for_telling_may_bring_its_bonus() -> None:
    assert visited(sheet("B11", story=4), "A11").wind == 1


@pytest.mark.rule("CA-P2", "CA-F5")
def test_the_eighth_story_brings_ten_renown() -> None:
    seven = sheet("B11", renown=(1,) * 7)
    lines = [{line.what: line.points for line in score(now, TERMS).lines} for now in (seven, visited(seven, "A11"))]
    assert [line["All ports told"] for line in lines] == [0, 10]


@pytest.mark.rule("CA-P4")
def test_of_two_ports_beside_the_ship_either_can_be_chosen() -> None:
    """The port of O11 is moved beside the one of A11, across a cell of sea."""
    rows = [*ROWS[:10], "P.P..#M#......=", *ROWS[11:]]
    strait = Charter(Board.parse(rows), BOX)
    start = sheet("B11", story=3)
    assert visitable(start, strait.board) == mask("A11 C11")
    for port in ("A11", "C11"):
        after = visit(start, strait, cell(port), refuse)
        assert after is not None
        assert (after.told, after.renown) == (mask(port), (3,))


@pytest.mark.rule("CA-P3")
def test_both_ships_in_one_visit_cost_nine_gold() -> None:
    fleet = sheet(gold=9)
    for _ in range(2):
        fleet = buy(fleet, TERMS, "ship", refuse)
    assert (fleet.ship, fleet.gold) == (3, 0)
    assert price_of(fleet, TERMS, "ship") is None


@pytest.mark.rule("CA-P3")
def test_a_larger_hold_is_filled_to_its_own_limit() -> None:
    laden = buy(buy(sheet(gold=5, provisions=2), TERMS, "ship", refuse), TERMS, "hold", refuse)
    assert (laden.provisions, laden.gold) == (7, 0)


@pytest.mark.rule("CA-P3")
def test_a_fill_that_gains_nothing_may_be_bought() -> None:
    report = Report()
    assert buy(sheet(gold=1), TERMS, "hold", report).gold == 0
    assert report == []


@pytest.mark.rule("CA-P3")
def test_cannons_cost_what_the_track_says() -> None:
    guns, paid = sheet(gold=30), []
    while (price := price_of(guns, TERMS, "cannon")) is not None:
        guns = buy(guns, TERMS, "cannon", refuse)
        paid.append(price)
    assert paid == [2, 2, 3, 3, 4, 4, 5]
    assert guns.gold == 30 - sum(paid)


@pytest.mark.rule("CA-P3", "CA-F5")
def test_the_seventh_cannon_for_exactly_its_price() -> None:
    before = sheet(gold=5, cannons=6)
    after = buy(before, TERMS, "cannon", refuse)
    assert (after.gold, after.cannons) == (0, 7)
    assert score(after, TERMS).total - score(before, TERMS).total == 8


@pytest.mark.rule("CA-P3")
@pytest.mark.parametrize(
    ("ware", "fields"),
    [
        *(("ship", {"gold": 3}), ("hold", {"gold": 0}), ("cannon", {"gold": 1})),
        *(("ship", {"gold": 9, "ship_number": 3}), ("cannon", {"gold": 9, "cannons": 7})),
    ],
)
def test_what_is_too_dear_or_not_there_is_not_bought(ware: str, fields: dict[str, Any]) -> None:
    number = fields.pop("ship_number", 1)
    before = replace(sheet(**fields), ship=number)
    report = Report()
    assert buy(before, TERMS, ware, report) == before
    assert report == ["CA-P3"]


@pytest.mark.rule("CA-N3")
def test_a_larger_ship_sails_further() -> None:
    assert [ship.movement for ship in LEDGER.ships] == [3, 4, 5]
