"""CA-N and CA-W: how a ship moves, under sail and by winds.

On the open board a ship begins at B5 with 5 provisions and 3 movement points: with the wind it sails 8 cells.
"""

import pytest
from harbour import Voyage, chart

EAST = "C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5 N5"
"""The way east from B5."""


def east(steps: int) -> str:
    return " ".join(EAST.split()[:steps])


def spent_hold(board: list[str] | None = None, **options: object) -> Voyage:
    """Give a voyage whose ship lies at J5 with an empty hold."""
    return Voyage(board or chart(), **options).turn(wind="E E W").navigate("E", east(8))


# --- CA-N1, CA-N2, CA-N3: the wind and what a step costs


@pytest.mark.rule("CA-N1")
@pytest.mark.parametrize("wind", ["NE", "W", "SE"])
def test_one_of_the_three_winds_is_sailed(wind: str) -> None:
    assert Voyage().turn(wind="NE W SE").navigate(wind, "C4").valid()


@pytest.mark.rule("CA-N1")
@pytest.mark.parametrize("route", ["C5", ""])
def test_no_other_wind_is_sailed_not_even_for_a_pass(route: str) -> None:
    assert Voyage().turn(wind="NE W SE").navigate("E", route).verdict().places == {(1, "CA-N1")}


COSTS = {
    "SE": {"SE": 1, "S": 2, "E": 2, "SW": 3, "NE": 3, "W": 4, "N": 4, "NW": 5},
    "N": {"N": 1, "NE": 2, "NW": 2, "E": 3, "W": 3, "SE": 4, "SW": 4, "S": 5},
    "W": {"W": 1, "SW": 2, "NW": 2, "S": 3, "N": 3, "SE": 4, "NE": 4, "E": 5},
}
HEADINGS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}


def step(cell: str, heading: str, times: int = 1) -> str:
    right, down = HEADINGS[heading]
    letters = "ABCDEFGHIJKLMNO"
    return f"{letters[letters.index(cell[0]) + right * times]}{int(cell[1:]) + down * times}"


@pytest.mark.rule("CA-N2")
@pytest.mark.parametrize(("wind", "heading"), [(wind, heading) for wind in COSTS for heading in HEADINGS])
def test_a_step_costs_more_the_further_it_turns_from_the_wind(wind: str, heading: str) -> None:
    # One step with the wind, the step in question, and the rest of 8 points with the wind again.
    home, ship = {"SE": ("C3", "D3"), "N": ("H14", "H13"), "W": ("N8", "M8")}[wind]
    first = step(ship, wind)
    second = step(first, heading)
    left = 8 - 1 - COSTS[wind][heading]
    rest = [step(second, wind, times) for times in range(1, left + 2)]
    voyage = Voyage(chart(port=home, land="O14")).start(home=home, ship=ship).turn(wind=f"{wind} {wind} E")
    assert voyage.navigate(wind, " ".join([first, second, *rest[:-1]])).valid()
    assert voyage.navigate(wind, " ".join([first, second, *rest])).broken() == {"CA-N3"}


@pytest.mark.rule("CA-N3", "CA-S9")
def test_the_first_ship_sails_three_points_and_five_provisions() -> None:
    assert Voyage().turn(wind="E E W").navigate("E", east(8)).valid()
    assert Voyage().turn(wind="E E W").navigate("E", east(9)).verdict().places == {(1, "CA-N3")}


@pytest.mark.rule("CA-N3")
def test_unused_points_are_lost() -> None:
    voyage = Voyage().turn(wind="E E W").navigate("E", "C5").turn(wind="E E W")
    assert voyage.navigate("E", "D5 E5 F5 G5 H5 I5 J5 K5").valid()
    assert voyage.navigate("E", "D5 E5 F5 G5 H5 I5 J5 K5 L5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-N3", "CA-H1")
def test_spent_provisions_are_gone() -> None:
    voyage = spent_hold().turn(wind="E E S")
    assert voyage.navigate("E", "K5 L5 M5").valid()
    assert voyage.navigate("E", "K5 L5 M5 N5").verdict().places == {(2, "CA-N3")}


@pytest.mark.rule("CA-N3")
def test_provisions_pay_exactly_what_a_step_lacks() -> None:
    # Two steps with the wind leave 1 point, a step at 45 degrees then costs 1 provision; 4 are left for 4 more steps.
    voyage = Voyage().turn(wind="E E W")
    assert voyage.navigate("E", "C5 D5 E4 F4 G4 H4 I4").valid()
    assert voyage.navigate("E", "C5 D5 E4 F4 G4 H4 I4 J4").broken() == {"CA-N3"}


@pytest.mark.rule("CA-N3", "CA-P3")
def test_better_ships_sail_four_and_five_points() -> None:
    for buy, points in (("ship", 4), ("ship ship", 5)):
        voyage = Voyage(players=2).turn("gold-2").victories(4).turn("wind-1").visit("A5", buy)
        voyage.turn("gold-wind", wind="E E W")
        assert voyage.navigate("E", east(points + 5)).valid()
        assert voyage.navigate("E", east(points + 6)).verdict().places == {(3, "CA-N3")}


# --- CA-N4, CA-N5: steps


@pytest.mark.rule("CA-N4")
@pytest.mark.parametrize(
    "route",
    ["D5", "B5", "A5", "A4", "C5 E5", "C5 C7", "B4 B3 B2 A1"],
    ids=["two away", "no step", "a port", "mainland", "a leap", "a leap south", "the corner"],
)
def test_a_step_goes_to_a_neighbouring_sea_cell(route: str) -> None:
    assert "CA-N4" in Voyage().turn(wind="N E S").navigate("N", route).broken()


@pytest.mark.rule("CA-N4")
def test_land_and_the_edge_of_the_board_are_not_entered() -> None:
    assert Voyage(chart(land="C5")).turn(wind="E E S").navigate("E", "C5").broken() == {"CA-N4"}
    top = Voyage(chart(port="A1", land="A2")).start(home="A1", ship="B1").turn(wind="N N S")
    assert top.navigate("N", "B0").broken() <= {"CA-N4"}
    south = Voyage(chart(port="A15", land="A14")).start(home="A15", ship="B15").turn(wind="N N S")
    assert south.navigate("S", "B16").broken() == {"CA-N4"}


@pytest.mark.rule("CA-N4")
def test_a_ship_passes_diagonally_between_two_land_cells() -> None:
    assert Voyage(chart(land="C5 B6")).turn(wind="SE E E").navigate("SE", "C6").valid()


@pytest.mark.rule("CA-M6", "CA-N4")
def test_a_rock_is_never_entered() -> None:
    voyage = Voyage(players=2).turn("the-anvil", wind="E E W", drawing="I5")
    assert voyage.navigate("E", "C5 D5 E5 F5 G5 H5 I5").verdict().places == {(1, "CA-N4")}
    assert voyage.navigate("E", "C5 D5 E5 F5 G5 H5").valid()
    by_wind = Voyage(players=2).turn("the-anvil", drawing="I5").turn("wind-1", wind="E E W")
    assert by_wind.navigate("E", "C5 D5 E5 F5 G5 H5").then(winds_after="I5").broken() == {"CA-N4"}


@pytest.mark.rule("CA-M6", "CA-N4")
def test_a_ship_passes_diagonally_between_rocks() -> None:
    # The Teeth at L4, L5; the ship goes from L6 to M5 by the corner of L5 and the land at M6.
    board = chart(port="L7", land="O14 M6")
    voyage = Voyage(board).start(home="L7", ship="L6").turn("the-teeth", drawing="L4 L5", wind="NE E E")
    assert voyage.navigate("NE", "M5").valid()


@pytest.mark.rule("CA-N5")
def test_a_route_turns_and_crosses_itself() -> None:
    # With E: E 1, SE 2, N 3, S 3 ...: C5, D5 (2 points), D4 (N, 3), C5 again (SW, 4) would be 9: too far by one.
    voyage = Voyage().turn(wind="E E W")
    assert voyage.navigate("E", "C5 D5 C4 C5").broken() == {"CA-N3"}  # 1 + 1 + 4 + 3 = 9
    assert voyage.navigate("E", "C5 C4 C5 D5").valid()  # 1 + 3 + 3 + 1 = 8


@pytest.mark.rule("CA-N5")
def test_a_pass_is_a_route_without_steps() -> None:
    assert Voyage().turn(wind="E E W").navigate("E", "").valid()


# --- CA-W1: winds


@pytest.mark.rule("CA-W1")
def test_each_wind_moves_one_cell_in_any_direction() -> None:
    for cell in ("B4", "C4", "C5", "C6", "B6"):
        assert Voyage().turn("wind-1", winds_before=cell).valid()
    assert Voyage().turn("wind-1", winds_before="C5 D5").verdict().places == {(1, "CA-W1")}
    assert Voyage().turn(winds_before="C5").broken() == {"CA-W1"}
    assert Voyage().turn("wind-1").turn("gold-wind", winds_before="C5 D5").valid()
    assert Voyage().turn("wind-1").turn("gold-wind", winds_before="C5").then(winds_after="D5").valid()


@pytest.mark.rule("CA-W1", "CA-N4")
def test_a_wind_step_goes_to_a_neighbouring_sea_cell() -> None:
    assert Voyage().turn("wind-1", winds_before="D5").broken() == {"CA-N4"}
    assert Voyage().turn("wind-1", winds_before="A4").broken() == {"CA-N4"}


@pytest.mark.rule("CA-W1")
def test_winds_cost_no_provisions_and_no_points() -> None:
    voyage = Voyage().turn("wind-1", wind="E E W", winds_before="C5")
    assert voyage.navigate("E", "D5 E5 F5 G5 H5 I5 J5 K5").valid()
    assert voyage.navigate("E", "D5 E5 F5 G5 H5 I5 J5 K5 L5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-W1", "CA-M1")
def test_a_monster_entered_by_wind_is_met_as_in_sailing() -> None:
    voyage = Voyage().turn("leviathan", drawing="C5 D5 E5 F5").turn("wind-1", wind="E E W", winds_before="C5")
    ruling = voyage.navigate("E", "D4 E4 F4 G4 H4 I4").verdict()  # 2+1+1+1+1+1 = 7: 4 provisions, 1 for the monster
    assert ruling.valid
    assert ruling.story == 2
    assert voyage.navigate("E", "D4 E4 F4 G4 H4 I4 J4").broken() == {"CA-N3"}


NEIGHBOURS_OF_J5 = ["J4", "K4", "K5", "K6", "J6", "I6", "I5", "I4"]


@pytest.mark.rule("CA-M4", "CA-M1", "CA-W1")
@pytest.mark.parametrize("cell", NEIGHBOURS_OF_J5)
@pytest.mark.parametrize("by_wind", [False, True], ids=["under sail", "by wind"])
def test_what_cannot_be_paid_is_not_entered_from_any_side(cell: str, by_wind: bool) -> None:
    # The ship comes to J5 along row 5 with an empty hold, or from the east where the cell lies in its way.
    way, home, ship = ("C5 D5 E5 F5 G5 H5 I5 J5", "A5", "B5")
    if cell == "I5":
        way, home, ship = ("M5 L5 K5 J5", "O5", "N5")
    voyage = Voyage(chart(pirates=cell)).start(home=home, ship=ship)
    heading = "E" if ship == "B5" else "W"
    voyage.turn("wind-1", wind=f"{heading} {heading} S").navigate(heading, way)
    wind = next(name for name in HEADINGS if step("J5", name) == cell)
    voyage.turn(wind=f"{wind} {wind} {'S' if wind != 'S' else 'N'}")
    if by_wind:
        voyage.then(winds_before=cell)
    else:
        voyage.navigate(wind, cell)
    # Coming from the west the hold is empty; from the east, 4 provisions pay for the pirates.
    assert voyage.verdict().places == ({(2, "CA-M4")} if ship == "B5" else set())


@pytest.mark.rule("CA-M1", "CA-W1")
def test_a_monster_without_provisions_is_not_entered_by_wind_either() -> None:
    voyage = spent_hold().turn("kraken", drawing="J4 J3 K3").turn("wind-1", winds_before="J4")
    assert voyage.verdict().places == {(3, "CA-M1")}


@pytest.mark.rule("CA-W1", "CA-E1", "CA-P1")
def test_winds_blow_before_and_after_exploring_and_visiting() -> None:
    board = chart(land="C4")
    voyage = Voyage(board).turn("wind-1", winds_before="B4")
    assert voyage.explore("C4").valid()
    assert voyage.explore("A4").valid()
    assert voyage.visit("A5").broken() == {"CA-P1"}
    after = Voyage(board).turn("wind-1")
    assert after.visit("A5").then(winds_after="B4").valid()
    assert after.explore("C4").then(winds_after="B4").broken() == {"CA-E1"}


@pytest.mark.rule("CA-D3", "CA-W1")
def test_wind_steps_leave_a_line_too() -> None:
    voyage = Voyage().turn("wind-1", winds_before="C5").navigate("N", "C4").turn("lantern-eel", drawing="B5 C5 D5")
    assert "CA-D3" in voyage.broken()
    beside = Voyage().turn("wind-1", winds_before="C5").navigate("N", "C4").turn("lantern-eel", drawing="B6 C6 D6")
    assert beside.valid()


@pytest.mark.rule("CA-D3")
def test_later_drawings_keep_off_the_line_but_not_off_its_corners() -> None:
    # From B5 to C4 the line passes the corner of B4 and C5 without entering them.
    voyage = Voyage().turn(wind="NE E E").navigate("NE", "C4")
    voyage.turn("sirens", drawing="C5 C6").start(first="kraken", at="D1 E1 D2")
    assert voyage.valid()
    assert Voyage().start(first="kraken", at="D1 E1 D2").turn("sirens", drawing="C4 C5").valid()
    crossed = Voyage().start(first="kraken", at="D1 E1 D2").turn(wind="NE E E").navigate("NE", "C4")
    assert crossed.turn("sirens", drawing="C3 C4").broken() == {"CA-D3"}
