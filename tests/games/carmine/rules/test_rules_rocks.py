"""CA-D12, CA-D13 and CA-V2: rocks, drawn by a neighbour or, alone, as near to the crossing as can be."""

import pytest
from harbour import Voyage, chart, drawn
from test_rules_drawing import BAY, column, row


@pytest.mark.rule("CA-D12")
def test_at_a_table_the_neighbour_draws_rocks_anywhere_on_the_lines() -> None:
    assert drawn("the-anvil", "I10", solo=False) == set()
    assert drawn("the-anvil", "M4", solo=False) == set()
    assert drawn("the-anvil", "H5", solo=False) == {"CA-D4"}
    assert drawn("broken-crown", "N10 N11 N12", solo=False) == {"CA-D6"}


@pytest.mark.rule("CA-D12")
def test_a_neighbours_rock_on_a_sheet_of_two_players_is_judged_by_the_same_rules() -> None:
    assert Voyage(players=2).turn("the-anvil", drawing="I10").broken() == set()
    assert Voyage(players=1).turn("the-anvil", drawing="I10").broken() == {"CA-V2"}
    assert Voyage(players=2).turn("the-anvil", drawing="H5").verdict().places == {(1, "CA-D4")}


@pytest.mark.rule("CA-V2", "CA-D13")
def test_a_solo_rock_covers_the_crossing_if_it_can() -> None:
    assert drawn("the-anvil", "I4") == set()
    assert drawn("the-anvil", "J4") == {"CA-V2"}
    assert drawn("the-anvil", "I5") == {"CA-V2"}
    assert drawn("the-anvil", "D10") == {"CA-V2"}
    for at in ("L5 M5", "K5 L5", "L4 L5", "L5 L6"):
        assert drawn("the-teeth", at) == set()


@pytest.mark.rule("CA-V2")
def test_then_it_goes_on_the_line_with_the_solo_mark_as_near_as_can_be() -> None:
    for at, broken in {"H4": set(), "J4": set(), "I3": {"CA-V2"}, "I5": {"CA-V2"}, "G4": {"CA-V2"}}.items():
        assert drawn("the-anvil", at, line="I4") == broken
    assert drawn("the-anvil", "G4", line="H4 I4 J4") == set()
    assert drawn("the-anvil", "K4", board=chart(land="H4 I4"), line="J4") == set()
    assert drawn("the-anvil", "I5", line="H4 I4 J4") == {"CA-V2"}  # nearer, but on the other line


@pytest.mark.rule("CA-V2")
def test_then_on_the_other_line() -> None:
    full = row(4)
    assert drawn("the-anvil", "I3", line=full) == set()
    assert drawn("the-anvil", "I5", line=full) == set()
    assert drawn("the-anvil", "I2", line=full) == {"CA-V2"}
    assert drawn("the-anvil", "H5", line=full) == {"CA-V2"}


@pytest.mark.rule("CA-V2")
def test_then_anywhere_but_near() -> None:
    full = f"{row(4)} {column('I')}"
    for at in ("H3", "J3", "H5", "J5"):
        assert drawn("the-anvil", at, line=full) == set()
    for at in ("H2", "G5", "J6", "B15"):
        assert drawn("the-anvil", at, line=full) == {"CA-V2"}


@pytest.mark.rule("CA-V2")
def test_the_distance_is_that_of_the_nearest_cell() -> None:
    # Widow's Shoal, row 9, column D with the mark; D8 to D10 are taken, so that two steps away is nearest.
    taken = "D8 D9 D10"
    for at in ("D7 E7 E8", "D7 D6 E7", "D11 C11 D12", "D11 C11 C10"):
        assert drawn("widows-shoal", at, line=taken) == set()
    for at in ("D6 E6 E7", "D12 C12 C11", "E9 F9 E8", "C9 B9 C10"):
        assert drawn("widows-shoal", at, line=taken) == {"CA-V2"}


@pytest.mark.rule("CA-V2", "CA-D8")
def test_a_crossing_that_would_cut_the_sea_is_passed_over() -> None:
    assert drawn("the-anvil", "H4", board=BAY) == set()
    assert drawn("the-anvil", "J4", board=BAY) == set()
    assert drawn("the-anvil", "G4", board=BAY) == {"CA-V2"}


@pytest.mark.rule("CA-V2", "CA-D13")
def test_where_rocks_shut_something_the_place_is_not_judged() -> None:
    assert drawn("the-anvil", "N2") == {"CA-D6"}


@pytest.mark.rule("CA-D13", "CA-V5")
def test_a_seeded_voyage_of_several_keeps_the_solo_rule_for_rocks() -> None:
    assert Voyage(players=3, voyage=True).turn("the-anvil", drawing="I10").broken() == {"CA-V2"}
    assert Voyage(players=3, voyage=True).turn("the-anvil", drawing="I4").broken() == set()
