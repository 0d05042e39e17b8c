"""The worked examples of the rules, one after the other, and the rulings on questions that players ask."""

import pytest
from harbour import OPEN, Ruling, Voyage, chart, drawn, whole_voyage
from test_rules_ambush import ambushed
from test_rules_sailing import step

FAR_EAST = "C5 D5 E5 F5 G5 H5 I5 J5"


@pytest.mark.rule("CA-D4", "CA-D1")
def test_example_1_the_kraken_touches_row_2_and_column_j() -> None:
    assert drawn("kraken", "J1 J2 K1") == set()
    assert drawn("kraken", "K4 K5 L4") == {"CA-D4"}


def second_example() -> Voyage:
    """Ship 1 at H13, wind NE, perils at I13 and J12, a monster at K11."""
    board = chart(port="H14", land="O14")
    voyage = Voyage(board).start(home="H14", ship="H13", first="weed-sea", at="I13 I14 I15 J14")
    voyage.turn("maelstrom", drawing="J12 K12 J13 K13").turn("hydra", wind="NE W SE", drawing="K11 L11 M11 L12")
    return voyage


@pytest.mark.rule("CA-N2", "CA-N3", "CA-M1", "CA-M2")
def test_example_2_a_long_way_north_east() -> None:
    # 2 + 1 + 1 + 1 + 1 + 1 = 7 points: 3 of the ship and 4 provisions; 1 for the monster. Story 1 + 1 + 2.
    voyage = second_example().navigate("NE", "I13 J12 K11 L10 M9 N8")
    ruling = voyage.verdict()
    assert ruling.valid
    assert ruling.story == 4
    assert second_example().navigate("NE", "I13 J12 K11 L10 M9 N8 N7").broken() == {"CA-N3"}
    # All 5 provisions are gone.
    assert voyage.turn(wind="S S N").navigate("S", "N9 N10 N11 N12").broken() == {"CA-N3"}


@pytest.mark.rule("CA-N2")
@pytest.mark.parametrize(
    ("heading", "cost"),
    [("SE", 1), ("S", 2), ("E", 2), ("SW", 3), ("NE", 3), ("W", 4), ("N", 4), ("NW", 5)],
)
def test_example_3_costs_with_a_wind_to_the_south_east(heading: str, cost: int) -> None:
    # A ship of 3 points that has spent n provisions on n + 3 cells can just pay for a step of 3 + 5 - n.
    board = chart(port="C3", land="O14")
    for spent in range(6):
        there = [step("D3", "SE", times) for times in range(1, 4 + spent)]
        voyage = Voyage(board).start(home="C3", ship="D3").turn(wind="SE SE E").navigate("SE", " ".join(there))
        voyage.turn(wind="SE SE E").navigate("SE", step(there[-1], heading))
        assert voyage.broken() == (set() if cost <= 3 + 5 - spent else {"CA-N3"})


@pytest.mark.rule("CA-H5", "CA-P3")
def test_example_4_filling_the_hold() -> None:
    board = chart(port="H4", land="O14")
    # Ship 1 with 2 provisions: 3 more.
    one = Voyage(board).turn("gold-2", wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5").turn().visit("H4", "hold")
    one.turn(wind="S S N")
    assert one.navigate("S", "H6 H7 H8 H9 H10 H11 H12 H13").valid()
    assert one.navigate("S", "H6 H7 H8 H9 H10 H11 H12 H13 H14").broken() == {"CA-N3"}
    # Ship 3 with 3 provisions: 7 more. 5 points and 2 of 5 provisions carry it to I5.
    three = Voyage(chart(port="I4", land="O14"), players=2).turn("wind-1").victories(5)
    three.turn("gold-2").visit("A5", "ship ship").turn("gold-wind", wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5 I5")
    three.turn("power-pirates").visit("I4", "hold").turn("power-monsters", wind="W W S")
    # 5 points and 10 provisions: 7 cells west, then 2 diagonals at 2 and one turn south at 3 and one more: 15.
    assert three.navigate("W", "H5 G5 F5 E5 D5 C5 B5 B6 B7 C7").broken() == {"CA-N3"}  # 7 + 3 + 3 + 5 = 18
    assert three.navigate("W", "H5 G5 F5 E5 D5 C5 B5 B6 B7").valid()  # 13
    assert three.navigate("W", "H5 G5 F5 E5 D5 C5 C6 B7 B8").valid()  # 6 + 3 + 2 + 3 = 14
    assert three.navigate("W", "H5 G5 F5 E5 D5 C6 C7 B8 B9").valid()  # 5 + 2 + 3 + 2 + 3 = 15
    assert three.navigate("W", "H5 G5 F5 E5 D5 C5 B5 B6 B7 B8").broken() == {"CA-N3"}  # 16


@pytest.mark.rule("CA-M4")
def test_example_5_pirates_beaten_by_three_cannons() -> None:
    voyage = Voyage(chart(pirates="D5"), players=2).turn("wind-1").victories(4)
    # Victory by victory, story and gold: 3, 2; 6, 4; 9, the fifth gold: story 10: gold 6, then 7; 13, 9.
    voyage.turn("gold-provision").visit("A5", "cannon cannon cannon")
    # Gold 10 fills the hold. Told 13, story 14; 7 gold paid; the third cannon gives story 15: 2 renown.
    voyage.turn("power-pirates", wind="E E W")
    for reward, fine in ((1, True), (2, True), (3, True), (4, False)):
        assert voyage.navigate("E", "C5 D5", pirates_reward=reward).valid() == fine
    ruling = voyage.navigate("E", "C5 D5", pirates_reward=2).verdict()
    assert (ruling.told, ruling.story, ruling.bonus) == (13, 17, 2)
    # Gold: 10 less 7, 3 of the pirates, 1 of the reward: 7. The port is three cells away.
    voyage.turn("gold-wind", wind="W W E").navigate("W", "C5 B5").turn("power-pirates")
    assert voyage.visit("A5", "hold " * 8).valid()
    assert voyage.visit("A5", "hold " * 9).broken() == {"CA-P3"}


@pytest.mark.rule("CA-A2")
def test_example_6_out_of_sight() -> None:
    assert ambushed("D5", board=chart(land="C4 C5 C6")) == set()
    assert ambushed("E5") == {"CA-A2"}
    assert ambushed("F5") == set()


def spout() -> Voyage:
    return Voyage().turn("waterspout", wind="E E W", drawing="D4 D5 D6")


@pytest.mark.rule("CA-N6")
def test_example_7_a_peril_at_the_end_of_a_route() -> None:
    assert spout().navigate("E", "C5 D5").broken() == {"CA-N6"}


@pytest.mark.rule("CA-M1")
def test_example_8_a_monster_without_provisions() -> None:
    voyage = Voyage().turn(wind="E E W").navigate("E", FAR_EAST).turn("hydra", wind="E E W", drawing="L4 L5 L6 K5")
    assert voyage.navigate("E", "K5").broken() == {"CA-M1"}


@pytest.mark.rule("CA-M4")
def test_example_9_pirates_with_two_provisions() -> None:
    voyage = Voyage(chart(pirates="I5")).turn(wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5").turn(wind="E E W")
    assert voyage.navigate("E", "I5").broken() == {"CA-M4"}


@pytest.mark.rule("CA-M4", "CA-W2")
def test_examples_10_and_11_a_step_and_a_wind_after_pirates() -> None:
    den = chart(pirates="D5")
    assert Voyage(den).turn(wind="E E W").navigate("E", "C5 D5 E5").broken() == {"CA-M4"}
    assert Voyage(den).turn("wind-1", wind="E E W").navigate("E", "C5 D5").then(winds_after="E5").broken() == {"CA-W2"}


@pytest.mark.rule("CA-M3")
def test_example_12_a_current_entered_in_the_middle_and_again_at_its_tail() -> None:
    voyage = Voyage().turn("long-pull", wind="E E W", drawing="C3 C4 C5 C6 C7").navigate("E", "C5")
    assert voyage.verdict().story == 1
    assert voyage.turn(wind="N N E").navigate("N", "B6 B5 B4 C3").verdict().story == 2


@pytest.mark.rule("CA-D6")
def test_example_13_the_last_cell_beside_a_port() -> None:
    assert drawn("fog-bank", "N11 M11 N12") == {"CA-D6"}
    assert drawn("titan-crab", "M10 N10 M11 N11") == set()


@pytest.mark.rule("CA-D8", "CA-D9")
def test_example_14_a_strait_one_cell_wide() -> None:
    strait = [name for name in [f"I{row}" for row in range(1, 16)] if name != "I4"]
    assert "CA-D8" in drawn("the-anvil", "I4", board=chart(land=" ".join(strait)), solo=False)
    # With I5 open a ship passes from H4 to I5 to J4 by the corners.
    gap = [name for name in strait if name != "I5"]
    assert drawn("the-anvil", "I4", board=chart(land=" ".join(gap)), solo=False) == set()
    # A bay at H4 that is left by the corner to I3 alone.
    diagonal = chart(land="H3 G3 G4 G5 H5 I5")
    assert drawn("the-anvil", "I4", board=diagonal, solo=False) == set()
    assert drawn("the-anvil", "I4", board=chart(diagonal, land="I3"), solo=False) == {"CA-D8"}


@pytest.mark.rule("CA-D5")
def test_example_15_full_lines() -> None:
    lines = [f"{letter}14" for letter in "BCDEFGHIJKLMN"] + [f"C{row}" for row in range(1, 16) if row != 14]
    assert drawn("sirens", "G7 H7", line=" ".join(lines)) == set()
    assert drawn("sirens", "G7 H7", line=" ".join(lines[:-1])) == {"CA-D4"}


@pytest.mark.rule("CA-P3", "CA-F5")
def test_example_16_the_seventh_cannon() -> None:
    # 11 victories: 33 story and 2 of the gold (5 and 20), 22 gold and 1 of the story: exactly 23, seven cannons.
    voyage = Voyage(players=2).turn().victories(11).turn().visit("A5", "cannon " * 7)
    ruling = voyage.verdict()
    assert ruling.valid
    # Told 35 (4 renown with 15 and 25: 9); the port and the third cannon make it 37; gold 15: 2; seventh cannon: 8.
    assert (ruling.told, ruling.story) == (35, 37)
    assert ruling.bonus == 2 + 3 + 4 + 2 + 8
    assert voyage.visit("A5", "cannon " * 7 + "hold").broken() == {"CA-P3"}


@pytest.mark.rule("CA-E1")
def test_example_17_exploring_twice_and_diagonally() -> None:
    board = chart(land="B4 C4")
    assert Voyage(board).turn().explore("B4").turn().explore("B4").verdict().places == {(2, "CA-E1")}
    assert Voyage(board).turn().explore("C4").broken() == {"CA-E1"}


@pytest.mark.rule("CA-P2", "CA-F6")
def test_example_18_a_story_is_told_once() -> None:
    # Six ties are 12 boxes.
    tie = {"ambush": "mine", "rolls": [3, 3], "cannons": [0, 0]}
    voyage = Voyage(players=2).turn().then(battles=[tie] * 6).turn().visit("A5")
    ruling = voyage.verdict()
    assert (ruling.told, ruling.story) == (12, 13)
    voyage.turn().visit("A5")
    assert voyage.claim(renown=[12]).valid()
    assert voyage.claim(renown=[12, 13]).verdict().places == {(None, "CA-F6")}
    assert voyage.claim(renown=[12, 12]).verdict().places == {(None, "CA-F6")}


@pytest.mark.rule("CA-F1")
def test_example_19_a_deck_of_25() -> None:
    assert whole_voyage(25).valid()
    assert whole_voyage(24).broken() == {"CA-F1"}
    assert whole_voyage(25).turn("sea-serpent", drawing="H5 I5 I6 J6").broken() == {"CA-F1"}


@pytest.mark.rule("CA-R2")
def test_example_20_three_equal_winds() -> None:
    assert Voyage().turn(wind="N N N").broken() == {"CA-R2"}


# --- rulings


@pytest.mark.rule("CA-N6", "CA-N7")
def test_ruling_one_may_stop_on_a_spent_peril_from_the_next_turn_on() -> None:
    voyage = spout().navigate("E", "C5 D5 E5").turn(wind="W W E").navigate("W", "D5")
    assert voyage.valid()


@pytest.mark.rule("CA-D3", "CA-N7")
def test_ruling_a_spent_adventure_still_takes_its_cell() -> None:
    voyage = Voyage().turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5").navigate("E", "C5 D5 E5")
    assert "CA-D3" in voyage.turn("carmine-drift", drawing="F5 G5 H5 I5").broken()


@pytest.mark.rule("CA-E5")
def test_ruling_a_cannon_built_while_exploring_costs_five() -> None:
    # An empty hold and a reward of 4: not enough.
    board = chart(land="J4")
    voyage = Voyage(board).turn(wind="E E W").navigate("E", FAR_EAST).turn(die=5).explore("J4", cannons=1)
    assert voyage.broken() == {"CA-E5"}


@pytest.mark.rule("CA-D1", "CA-D3", "CA-M3")
def test_rulings_on_drawing_are_kept() -> None:
    assert drawn("serpents-run", "C12 D12 E12 E11") == {"CA-D1"}  # mirrored
    assert drawn("sirens", "C4 C5", board=chart(pirates="C5")) == {"CA-D3"}  # pirates
    assert drawn("sirens", "C4 C5", line="C5") == {"CA-D3"}  # a line
    blocked = chart(land=" ".join(f"I{row}" for row in range(1, 16) if row != 4))
    assert drawn("fog-bank", "N11 M11 N12", board=blocked, current=["H4 I4 J4 K4"]) == {"CA-D6"}  # no barrier


@pytest.mark.rule("CA-E4")
def test_ruling_a_monolith_at_1_offers_6_1_and_2() -> None:
    stones = chart(monolith="B4", land="H15")
    fine = {reward for reward in range(1, 7) if Voyage(stones).turn(die=1).explore("B4", reward=reward).valid()}
    assert fine == {6, 1, 2}


@pytest.mark.rule("CA-F6")
def test_messages_name_place_matter_and_rule() -> None:
    def first(ruling: Ruling) -> dict[str, object]:
        violation: dict[str, object] = ruling.data["violations"][0]
        assert set(violation) == {"rule", "turn", "cells", "message"}
        assert isinstance(violation["message"], str)
        assert violation["message"]
        return violation

    peril = first(spout().navigate("E", "C5 D5").verdict())
    assert (peril["rule"], peril["turn"], list(peril["cells"])) == ("CA-N6", 1, ["D5"])  # type: ignore[call-overload]
    leap = first(Voyage(OPEN).turn().navigate("N", "B4 B2").verdict())
    assert (leap["rule"], leap["turn"]) == ("CA-N4", 1)
    assert "B2" in list(leap["cells"])  # type: ignore[call-overload]
