"""CA-M and CA-N6, N7, W2: what a ship meets on its way: monsters, perils, currents and pirates."""

import pytest
from harbour import Voyage, chart
from test_rules_sailing import east, spent_hold

# --- CA-M1: Sea Monsters


def whales(wind: str = "E E W") -> Voyage:
    """The Leviathan lies at C5 to F5, before the bow."""
    return Voyage().turn("leviathan", wind=wind, drawing="C5 D5 E5 F5")


@pytest.mark.rule("CA-M1")
def test_each_monster_cell_costs_a_provision_and_gives_two_story() -> None:
    # 4 points: 3 of the ship and 1 provision; 4 provisions for the monster: all 5. Story 8.
    ruling = whales().navigate("E", "C5 D5 E5 F5").verdict()
    assert ruling.valid
    assert ruling.story == 8
    assert whales().navigate("E", "C5").verdict().story == 2


@pytest.mark.rule("CA-M1", "CA-N3")
def test_after_monsters_there_is_less_for_sailing() -> None:
    assert whales().navigate("E", "C5 D5 E5 F5 G5").broken() == {"CA-N3"}
    assert whales().navigate("E", "C5 D5 E5 F4 G4 H4").broken() == {"CA-N3"}  # 1+1+1+2+1+1 = 7, 3 monsters: 7
    assert whales().navigate("E", "C5 D5 E5 F4").valid()


@pytest.mark.rule("CA-M1")
def test_without_a_provision_a_monster_is_not_entered() -> None:
    voyage = spent_hold().turn("hydra", wind="E E W", drawing="L4 L5 L6 K5")
    assert voyage.navigate("E", "K5").verdict().places == {(2, "CA-M1")}
    assert voyage.navigate("E", "K6").valid()


@pytest.mark.rule("CA-M1")
def test_enough_cannons_cost_nothing_at_a_monster() -> None:
    # One cannon against power 1: all 5 provisions are left for sailing.
    voyage = Voyage().turn("gold-2").visit("A5", "cannon").turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5")
    ruling = voyage.navigate("E", east(8)).verdict()
    assert ruling.valid
    assert ruling.story == 1 + 8
    assert voyage.navigate("E", east(9)).broken() == {"CA-N3"}


@pytest.mark.rule("CA-M1", "CA-C1")
def test_cannons_below_the_monsters_power_do_not_help() -> None:
    voyage = Voyage().turn("gold-2").visit("A5", "cannon").turn("power-monsters")
    voyage.turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5")
    assert voyage.navigate("E", east(4)).valid()
    assert voyage.navigate("E", east(5)).broken() == {"CA-N3"}
    pirates_only = Voyage().turn("gold-2").visit("A5", "cannon").turn("power-pirates")
    pirates_only.turn("leviathan", wind="E E W", drawing="C5 D5 E5 F5")
    assert pirates_only.navigate("E", east(8)).valid()


# --- CA-N7: once


@pytest.mark.rule("CA-N7", "CA-M1")
def test_a_monster_cell_works_once() -> None:
    # C5 (1), back to B5 against the wind (5), C5 again (1): 7 points are 4 provisions, and 1 for the monster.
    ruling = whales().navigate("E", "C5 B5 C5").verdict()
    assert ruling.valid
    assert ruling.story == 2


@pytest.mark.rule("CA-N7", "CA-M1")
def test_a_monster_cell_crossed_in_an_earlier_turn_is_open_water() -> None:
    voyage = whales("E E W").navigate("E", "C5").turn(wind="W W E").navigate("W", "B5").turn(wind="E E S")
    ruling = voyage.navigate("E", "C5").verdict()
    assert ruling.valid
    assert ruling.story == 2


# --- CA-M2, CA-N6: perils


def spout(wind: str = "E E W", card: str = "waterspout") -> Voyage:
    """The Waterspout lies at D4 to D6, across the way east."""
    return Voyage().turn(card, wind=wind, drawing="D4 D5 D6")


@pytest.mark.rule("CA-M2", "CA-N7")
def test_a_peril_gives_one_story_for_each_cell_once() -> None:
    assert spout().navigate("E", "C5 D5 E5").verdict().story == 1
    # E: C5 1, D5 1, D6 3, E6 1: two cells of the peril.
    assert spout().navigate("E", "C5 D5 D6 E6").verdict().story == 2
    # D5 twice: 1 + 1 + 3 (D4) + 3 (D5 again) = 8: two cells, and no place to stop.
    ruling = spout().navigate("E", "C5 D5 D4 D5").verdict()
    assert ruling.story == 2
    assert ruling.broken == {"CA-N6"}


@pytest.mark.rule("CA-N6")
def test_a_ship_may_not_stay_where_it_crossed_a_peril_this_turn() -> None:
    assert spout().navigate("E", "C5 D5").verdict().places == {(1, "CA-N6")}
    assert spout().navigate("E", "C5").valid()


@pytest.mark.rule("CA-N6")
def test_returning_to_a_peril_crossed_this_turn_is_no_way_round_the_rule() -> None:
    # C5 1, D5 1, E5 1, back to D5 against the wind 5: 8 points.
    assert spout().navigate("E", "C5 D5 E5 D5").broken() == {"CA-N6"}


@pytest.mark.rule("CA-N6")
def test_a_peril_spent_in_an_earlier_turn_is_open_water() -> None:
    voyage = spout().navigate("E", "C5 D5 E5").turn(wind="W W E")
    ruling = voyage.navigate("W", "D5").verdict()
    assert ruling.valid
    assert ruling.story == 1
    assert voyage.navigate("W", "D4").broken() == {"CA-N6"}  # its other cells are as they were


@pytest.mark.rule("CA-N6", "CA-W1")
def test_a_wind_takes_the_ship_off_a_peril_or_onto_it() -> None:
    voyage = spout().navigate("E", "C5").turn("wind-1", wind="E E S")
    assert voyage.navigate("E", "D5").then(winds_after="E5").valid()
    assert voyage.navigate("E", "").then(winds_after="D5").broken() == {"CA-N6"}


@pytest.mark.rule("CA-N6", "CA-W1")
def test_a_peril_entered_by_wind_is_left_in_the_same_turn() -> None:
    voyage = spout().navigate("E", "C5").turn("wind-1", wind="E E S", winds_before="D5")
    ruling = voyage.navigate("E", "E5").verdict()
    assert ruling.valid
    assert ruling.story == 1
    assert voyage.navigate("E", "").broken() == {"CA-N6"}
    island = Voyage(chart(land="D3")).turn("waterspout", drawing="D4 D5 D6").turn("wind-1", winds_before="C4")
    assert island.valid()


# --- CA-M3: currents


def stream(cells: str = "C3 C4 C5 C6 C7", wind: str = "E E W") -> Voyage:
    """The Long Pull lies before the bow, from north to south."""
    return Voyage().turn("long-pull", wind=wind, drawing=cells)


@pytest.mark.rule("CA-M3")
@pytest.mark.parametrize(
    ("cells", "story"),
    [
        ("C5 C6 C7 C8 C9", 2),  # entered at its tail: 5 cells
        ("C4 C5 C6 C7 C8", 2),
        ("C3 C4 C5 C6 C7", 1),
        ("C2 C3 C4 C5 C6", 1),
        ("C1 C2 C3 C4 C5", 0),  # entered at its head: 1 cell
        ("C6 C7 C8 C9 C10", 0),  # passed by
    ],
)
def test_a_ride_gives_a_story_for_each_two_cells(cells: str, story: int) -> None:
    ruling = stream(cells).navigate("E", "C5").verdict()
    assert ruling.valid
    assert ruling.story == story


@pytest.mark.rule("CA-M3")
def test_a_ride_costs_nothing_and_the_route_goes_on_from_the_head() -> None:
    voyage = stream()  # carried from C5 to C7
    assert voyage.navigate("E", "C5 D7").valid()
    assert voyage.navigate("E", "C5 D5").broken() == {"CA-N4"}
    assert voyage.navigate("E", "C5 D7 E7 F7 G7 H7 I7 J7").valid()
    assert voyage.navigate("E", "C5 D7 E7 F7 G7 H7 I7 J7 K7").broken() == {"CA-N3"}


@pytest.mark.rule("CA-M3", "CA-N7")
def test_a_current_is_ridden_again_from_an_unspent_cell() -> None:
    # From C7 with N: B6 (NW 2), B5 1, B4 1, C3 (NE 2) are 6 points. C3 and C4 are fresh: 1 story more.
    voyage = stream().navigate("E", "C5").turn(wind="N N E").navigate("N", "B6 B5 B4 C3")
    assert voyage.verdict().story == 2
    voyage.turn(wind="S S E")
    assert voyage.navigate("S", "C8").valid()  # it ended at the head again
    assert voyage.navigate("S", "D4").broken() == {"CA-N4"}


@pytest.mark.rule("CA-M3", "CA-N7")
def test_a_spent_current_cell_does_nothing() -> None:
    voyage = stream().navigate("E", "C5").turn(wind="N N E").navigate("N", "C6")
    assert voyage.verdict().story == 1
    voyage.turn(wind="W W E")
    assert voyage.navigate("W", "B6").valid()  # the ship stayed at C6


@pytest.mark.rule("CA-M3", "CA-W1")
def test_a_current_entered_by_wind_carries_as_usual() -> None:
    voyage = Voyage().turn("long-pull", drawing="C3 C4 C5 C6 C7").turn("wind-1", wind="E E W", winds_before="C5")
    ruling = voyage.navigate("E", "D7").verdict()
    assert ruling.valid
    assert ruling.story == 1


@pytest.mark.rule("CA-M3", "CA-M4")
def test_pirates_beside_the_head_of_a_current_do_nothing() -> None:
    voyage = Voyage(chart(pirates="C8")).turn("long-pull", wind="E E W", drawing="C3 C4 C5 C6 C7")
    ruling = voyage.navigate("E", "C5 D7").verdict()
    assert ruling.valid
    assert ruling.points("CA-F3") == -5


@pytest.mark.rule("CA-M3", "CA-D3")
def test_a_ride_leaves_a_line_on_the_cells_it_passed() -> None:
    # The current lies there in any case; the ship was carried over it, and both keep later drawings away.
    voyage = stream().navigate("E", "C5").turn("sirens", drawing="C6 D6")
    assert voyage.start(first="kraken", at="D1 E1 D2").broken() == {"CA-D3"}


# --- CA-M4: pirates

DEN = chart(pirates="D5")


@pytest.mark.rule("CA-M4", "CA-F3")
def test_pirates_are_paid_with_three_provisions() -> None:
    # 2 points; 5 provisions less 3; gold 3, story 2, no pirates left.
    voyage = Voyage(DEN).turn(wind="E E W").navigate("E", "C5 D5")
    ruling = voyage.verdict()
    assert ruling.valid
    assert ruling.story == 2
    assert ruling.total == 2
    voyage.turn(wind="E E W")
    assert voyage.navigate("E", "E5 F5 G5 H5 I5").valid()  # 3 points and 2 provisions
    assert voyage.navigate("E", "E5 F5 G5 H5 I5 J5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-M4")
def test_pirates_who_were_paid_give_three_gold() -> None:
    voyage = Voyage(chart(pirates="B4")).turn(wind="N N S").navigate("N", "B4").turn(wind="S S E").navigate("S", "B5")
    voyage.turn()
    assert voyage.visit("A5", "hold hold hold").valid()
    assert voyage.visit("A5", "hold hold hold hold").broken() == {"CA-P3"}


@pytest.mark.rule("CA-M4")
def test_two_provisions_do_not_pay_pirates() -> None:
    board = chart(pirates="J5")
    three_left = Voyage(board).turn(wind="E E W").navigate("E", east(5)).turn(wind="E E W").navigate("E", "H5 I5 J5")
    assert three_left.valid()
    two_left = Voyage(board).turn(wind="E E W").navigate("E", east(6)).turn(wind="E E W").navigate("E", "I5 J5")
    assert two_left.verdict().places == {(2, "CA-M4")}


@pytest.mark.rule("CA-M4")
def test_provisions_for_the_way_are_not_there_for_pirates() -> None:
    # H5 costs 6 points, 3 provisions; 2 are left for the pirates there.
    assert Voyage(chart(pirates="H5")).turn(wind="E E W").navigate("E", east(6)).broken() == {"CA-M4"}
    assert Voyage(chart(pirates="G5")).turn(wind="E E W").navigate("E", east(5)).valid()


@pytest.mark.rule("CA-M4")
def test_a_step_after_pirates_is_refused() -> None:
    assert Voyage(DEN).turn(wind="E E W").navigate("E", "C5 D5 E5").verdict().places == {(1, "CA-M4")}


@pytest.mark.rule("CA-M4", "CA-W1")
def test_pirates_met_by_wind_end_the_movement_but_not_the_action() -> None:
    board = chart(pirates="B4", land="B3 O14", port="A4")
    voyage = Voyage(board).turn("wind-1", winds_before="B4", wind="N N S")
    assert voyage.navigate("N", "").valid()
    assert voyage.navigate("N", "C3").broken() == {"CA-M4"}
    assert voyage.explore("B3").valid()
    assert voyage.visit("A4").valid()


@pytest.mark.rule("CA-W2")
def test_no_wind_is_spent_after_pirates() -> None:
    voyage = Voyage(DEN).turn("wind-1", wind="E E W").navigate("E", "C5 D5").then(winds_after="E5")
    assert voyage.verdict().places == {(1, "CA-W2")}
    before = Voyage(DEN).turn("wind-1", wind="E E W", winds_before="C5").navigate("E", "D5")
    assert before.valid()
    twice = Voyage(chart(pirates="C5")).turn("wind-1").turn("gold-wind", winds_before="C5 D5")
    assert twice.broken() == {"CA-W2"}


@pytest.mark.rule("CA-W2", "CA-W1")
def test_a_wind_after_pirates_that_is_not_there_breaks_both_rules() -> None:
    voyage = Voyage(DEN).turn(wind="E E W").navigate("E", "C5 D5").then(winds_after="E5")
    assert voyage.broken() == {"CA-W1", "CA-W2"}


@pytest.mark.rule("CA-W2")
def test_winds_blow_again_in_the_next_turn() -> None:
    voyage = Voyage(DEN).turn("wind-1", wind="E E W").navigate("E", "C5 D5").turn(winds_before="E5")
    assert voyage.valid()


@pytest.mark.rule("CA-M4")
def test_pirates_beaten_by_cannons_take_nothing() -> None:
    # One cannon, then 8 cells east: the hold is empty, and the pirates at J5 are met with power 1.
    voyage = Voyage(chart(pirates="J5")).turn("gold-2").visit("A5", "cannon").turn("wind-1", wind="E E W")
    ruling = voyage.navigate("E", east(8), pirates_reward=1).verdict()
    assert ruling.valid
    assert ruling.story == 1 + 2 + 1  # the port, the pirates, and the fifth gold
    voyage.turn("gold-wind", wind="W W E")
    assert voyage.navigate("W", "I5 H5 G5 F5 E5 D5").valid()  # 3 points and the 3 provisions of reward 1
    assert voyage.navigate("W", "I5 H5 G5 F5 E5 D5 C5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-M4")
@pytest.mark.parametrize("reward", [None, 0, 2, 3, 7, -1])
def test_the_reward_is_named_and_at_most_the_number_of_cannons(reward: int | None) -> None:
    voyage = Voyage(DEN).turn("gold-2").visit("A5", "cannon").turn("wind-1", wind="E E W")
    more = {} if reward is None else {"pirates_reward": reward}
    assert voyage.navigate("E", "C5 D5", **more).verdict().places == {(2, "CA-M4")}


@pytest.mark.rule("CA-M4")
def test_a_reward_is_ignored_when_pirates_are_paid_or_not_met() -> None:
    voyage = Voyage(DEN).turn(wind="E E W").navigate("E", "C5 D5", pirates_reward=6)
    assert voyage.valid()
    assert voyage.verdict().story == 2
    assert Voyage(DEN).turn(wind="E E W").navigate("E", "C5", pirates_reward=4).valid()


@pytest.mark.rule("CA-M4", "CA-C1")
def test_cannons_below_the_pirates_power_do_not_help() -> None:
    voyage = Voyage(DEN).turn("gold-2").visit("A5", "cannon").turn("power-pirates", wind="E E W")
    voyage.navigate("E", "C5 D5", pirates_reward=1).turn("wind-1", wind="E E W")
    assert voyage.navigate("E", "E5 F5 G5 H5 I5").valid()
    assert voyage.navigate("E", "E5 F5 G5 H5 I5 J5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-M4", "CA-W1")
def test_pirates_met_by_wind_have_their_reward_beside_the_winds() -> None:
    voyage = Voyage(chart(pirates="C5")).turn("gold-2").visit("A5", "cannon").turn("wind-1", wind="E E W")
    voyage.navigate("E", "").then(winds_before="C5")
    assert voyage.broken() == {"CA-M4"}
    assert voyage.then(pirates_reward=1).valid()
    after = Voyage(chart(pirates="D5")).turn("gold-2").visit("A5", "cannon").turn("wind-1", wind="E E W")
    after.navigate("E", "C5").then(winds_after="D5")
    assert after.broken() == {"CA-M4"}
    assert after.then(pirates_reward=1).valid()


@pytest.mark.rule("CA-M4", "CA-N7")
def test_pirates_met_before_are_open_water() -> None:
    voyage = Voyage(DEN).turn(wind="E E W").navigate("E", "C5 D5").turn(wind="W W E").navigate("W", "C5")
    voyage.turn(wind="E E S")
    ruling = voyage.navigate("E", "D5 E5").verdict()
    assert ruling.valid
    assert ruling.story == 2
