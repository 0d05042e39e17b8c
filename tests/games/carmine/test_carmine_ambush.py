"""Where a neighbour may lie in wait, and how a battle ends."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from open_sea import BOARD, BOX, Report, cell, charter, mask, sheet

from pnp.games.carmine.ambush import battle_outcome, fight, hideouts, is_out_of_sight, lay_ambush, skip_ambush
from pnp.games.carmine.board import GRID
from pnp.games.carmine.sheet import Ambush, Sheet

TABLE = charter(players=3)
PORT, STARBOARD = BOX.adventures["ambush-port"], BOX.adventures["ambush-starboard"]


def laid(start: Sheet, centre: str, dots: str = "", cannons: int = 0, by: str = "right") -> tuple[Sheet, Report]:
    report = Report()
    spots = tuple(map(cell, dots.split()))
    return lay_ambush(start, TABLE, PORT, by, cell(centre), spots, cannons, report), report


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize(
    ("ship", "spot", "hidden"),
    [
        *(("H9", "H12", True), ("F9", "F12", True)),  # behind G10 to H11 and F11
        *(("C13", "F13", False), ("C13", "G13", True), ("C13", "F10", False)),  # three and four away in open water
        *(("J6", "L8", True), ("J8", "L5", True)),
    ],
)
def test_an_ambush_is_out_of_sight_from_four_cells_on_or_behind_land(ship: str, spot: str, hidden: bool) -> None:
    assert is_out_of_sight(BOARD, cell(ship), cell(spot), 4) is hidden


@given(st.integers(0, GRID.size - 1), st.integers(-3, 3), st.integers(-3, 3))
def test_the_line_of_sight_is_the_one_of_geometry(ship: int, across: int, down: int) -> None:
    """Walk along the line in very small steps and look at the cells on whose inside one stands."""
    column, row = GRID.place(ship)
    if not (across or down) or not (0 <= column + across < GRID.width and 0 <= row + down < GRID.height):
        return
    steps = 4 * 3 * 5 * 7 * 2
    crossed = set()
    for step in range(steps + 1):
        x, y = column + Fraction(across * step, steps), row + Fraction(down * step, steps)
        if (x - Fraction(1, 2)).denominator > 1 and (y - Fraction(1, 2)).denominator > 1:
            crossed.add(GRID.cell(round(x), round(y)))
    expected = any(BOARD.land >> passed & 1 for passed in crossed)
    assert is_out_of_sight(BOARD, ship, GRID.cell(column + across, row + down), 4) is expected


@pytest.mark.rule("CA-A1", "CA-A3")
def test_an_ambush_and_its_dots_are_marked() -> None:
    after, report = laid(sheet("H13"), "C4", "C5 B4", cannons=2)
    assert report == []
    assert after.ambushes == (Ambush("right", mask("C4 C5 B4")),)
    assert after.occupied(BOARD) & mask("C4 C5 B4") == mask("C4 C5 B4")


@pytest.mark.rule("CA-A1")
@pytest.mark.parametrize("centre", ["C9", "E4", "H13", "B2"])
def test_an_ambush_needs_an_empty_sea_cell(centre: str) -> None:
    assert laid(sheet("H13", peril_cells="B2"), centre)[1] == ["CA-A1"]


@pytest.mark.rule("CA-A1")
def test_the_cards_arrow_says_where_the_ambusher_sits() -> None:
    assert (PORT.arrow, STARBOARD.arrow) == ("left", "right")
    assert laid(sheet("H13"), "C4", by="left")[1] == ["CA-A1"]


@pytest.mark.rule("CA-A2")
def test_an_ambush_in_sight_is_a_mistake() -> None:
    assert laid(sheet("H13"), "J13")[1] == ["CA-A2"]


@pytest.mark.rule("CA-A3")
@pytest.mark.parametrize(
    ("dots", "cannons"), [("C5", 0), ("C5 C5", 2), ("C6", 1), ("C4", 1), ("D3 D4 D5", 2), ("B2", 1)]
)
def test_dots_lie_around_the_mark_one_for_each_cannon(dots: str, cannons: int) -> None:
    assert laid(sheet("H13"), "C4", dots, cannons)[1] == ["CA-A3"]


@pytest.mark.rule("CA-A6")
def test_an_ambush_is_skipped_only_where_no_cell_can_take_it() -> None:
    report = Report()
    skip_ambush(sheet("H13"), TABLE, PORT, report)
    full = sheet("H13", monster_cells=hideouts(sheet("H13"), TABLE))
    skip_ambush(full, TABLE, PORT, report)
    assert report == ["CA-A6"]


@pytest.mark.rule("CA-A4")
@pytest.mark.parametrize(
    ("rolls", "cannons", "outcome"),
    [
        *(((6,), (0, 7), "ambusher"), ((1,), (7, 0), "defender")),
        *(((5, 6), (7, 0), "defender"), ((2, 1), (0, 7), "ambusher")),
        *(((4, 3), (1, 2), "tie"), ((4, 3), (1, 1), "ambusher"), ((4, 3), (1, 3), "defender")),
        *(
            ((6, 3), (0, 0), None),
            ((4,), (0, 0), None),
            ((), (0, 0), None),
            ((7,), (0, 0), None),
            ((4, 0), (0, 0), None),
        ),
        ((4, 3), (1,), None),
    ],
)
def test_six_wins_and_one_loses_and_else_the_cannons_count(
    rolls: tuple[int, ...], cannons: tuple[int, ...], outcome: str | None
) -> None:
    assert battle_outcome(rolls, cannons) == outcome


def fought(
    start: Sheet, rolls: tuple[int, ...], choice: str | None, whose: str = "left", cannons: tuple[int, ...] = (0, 0)
) -> tuple[Sheet, Report]:
    report = Report()
    return fight(start, TABLE, whose, rolls, cannons, choice, report), report


def met(**fields: Any) -> Sheet:
    return sheet(ambushes=(Ambush("left", mask("H12")),), ambushed=("left",), **fields)


@pytest.mark.rule("CA-A5")
def test_the_winner_gains_three_story_and_what_is_chosen() -> None:
    for choice, gold, provisions in (("gold", 2, 5), ("provisions", 0, 8)):
        after, report = fought(met(), (1,), choice)
        assert (after.story, after.gold, after.provisions, report) == (3, gold, provisions, [])
    assert fought(met(), (1,), None)[1] == ["CA-A5"]


@pytest.mark.rule("CA-A5")
@pytest.mark.parametrize(
    ("gold", "provisions", "choice", "left", "broken"),
    [
        *((1, 2, "gold", (0, 2), []), (1, 2, "provisions", (1, 0), [])),
        *((1, 1, "gold", (0, 1), []), (1, 1, "provisions", (0, 1), ["CA-A5"])),
        *((0, 2, "provisions", (0, 0), []), (0, 2, "gold", (0, 0), ["CA-A5"])),
        *((0, 1, "provisions", (0, 0), []), (0, 1, "gold", (0, 1), []), (0, 1, None, (0, 1), ["CA-A5"])),
        (0, 0, None, (0, 0), []),
    ],
)
def test_the_loser_pays_in_full_what_can_be_paid_in_full(
    gold: int, provisions: int, choice: str | None, left: tuple[int, int], broken: list[str]
) -> None:
    after, report = fought(met(gold=gold, provisions=provisions), (6,), choice)
    assert ((after.gold, after.provisions), after.story, report) == (left, 1, broken)


@pytest.mark.rule("CA-A5")
def test_a_tie_gives_two_story() -> None:
    after, report = fought(met(), (3, 3), None)
    assert (after.story, after.gold, after.provisions, report) == (2, 0, 5, [])


@pytest.mark.rule("CA-A5")
def test_an_ambush_of_ones_own_is_fought_from_the_other_side() -> None:
    assert fought(sheet(), (6,), "gold", "mine")[0].gold == 2
    assert fought(sheet(gold=1), (1,), "gold", "mine")[0].gold == 0


@pytest.mark.rule("CA-M5")
def test_a_battle_with_an_ambush_that_was_not_met_is_a_mistake() -> None:
    start = sheet()
    assert fought(start, (6,), "gold") == (start, ["CA-M5"])
    after, _ = fought(met(), (3, 3), None)
    assert fought(after, (3, 3), None)[1] == ["CA-M5"], "and each is fought once"


@pytest.mark.rule("CA-A4")
def test_the_cannons_are_those_of_the_ship() -> None:
    after, report = fought(met(cannons=2), (3, 3), "gold", cannons=(1, 1))
    assert report == ["CA-A4"]
    assert after.story == 3, "it has won, by the cannons that it has"
