"""CA-A and CA-M5, CA-D14: ambushes marked on this sheet by a neighbour, and the battles they lead to."""

from typing import Any

import pytest
from harbour import OPEN, Voyage, chart, judge_document

LEE = chart(land="C5")
"""C5 hides D5 from the ship at B5."""


def mark(centre: str, dots: str = "", cannons: int | None = None, by: str = "right") -> dict[str, Any]:
    names = dots.split()
    return {"by": by, "centre": centre, "dots": names, "cannons": len(names) if cannons is None else cannons}


def ambushed(centre: str, dots: str = "", board: list[str] | None = None, **more: Any) -> set[str]:
    drawing = mark(centre, dots, **more)
    return Voyage(board or OPEN, players=2).turn("ambush-port", drawing=drawing).broken()


# --- CA-A1, CA-A2: where


@pytest.mark.rule("CA-A1", "CA-D14")
def test_the_ambusher_sits_where_the_arrow_points() -> None:
    port = Voyage(players=2).turn("ambush-port", drawing=mark("K9", by="right"))
    assert port.valid()
    assert Voyage(players=2).turn("ambush-port", drawing=mark("K9", by="left")).broken() == {"CA-A1"}
    assert Voyage(players=2).turn("ambush-starboard", drawing=mark("K9", by="left")).valid()
    assert Voyage(players=2).turn("ambush-starboard", drawing=mark("K9", by="right")).broken() == {"CA-A1"}


@pytest.mark.rule("CA-A1")
@pytest.mark.parametrize("centre", ["A9", "H15", "O5", "C14", "K1", "P9", "K16"])
def test_an_ambush_is_marked_on_an_empty_sea_cell(centre: str) -> None:
    assert "CA-A1" in ambushed(centre)


@pytest.mark.rule("CA-A1")
def test_pirates_rocks_lines_and_other_ambushes_are_not_empty() -> None:
    assert "CA-A1" in ambushed("K9", board=chart(pirates="K9"))
    line = Voyage(players=2).turn(wind="E E W").navigate("E", "C5 D5 E5 F5 G5 H5")
    assert "CA-A1" in line.turn("ambush-port", drawing=mark("C5")).broken()
    rock = Voyage(players=2).turn("the-anvil", drawing="I10").turn("ambush-port", drawing=mark("I10"))
    assert "CA-A1" in rock.broken()
    twice = Voyage(players=2).turn("ambush-port", drawing=mark("K9", "K10"))
    assert twice.turn("ambush-starboard", drawing=mark("K10", by="left")).broken() == {"CA-A1"}


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize("centre", ["F5", "F4", "F9", "B9", "C9", "F1", "N5"])
def test_four_cells_away_is_out_of_sight(centre: str) -> None:
    assert ambushed(centre) == set()


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize("centre", ["E5", "D5", "C5", "E8", "E2", "B8", "C4", "B2"])
def test_three_cells_away_is_in_sight_on_open_water(centre: str) -> None:
    assert ambushed(centre) == {"CA-A2"}


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize(
    ("centre", "land"),
    [
        ("D5", "C5"),  # straight through
        ("E5", "D5"),
        ("E8", "C6"),  # along the diagonal
        ("E8", "D7"),
        ("D6", "C5"),  # through the lower part of C5 and the upper part of C6
        ("D6", "C6"),
        ("E6", "C5"),  # y = 5 + (x - B) / 3: leaves C5 at half way
        ("E6", "D6"),
        ("C8", "B6"),
    ],
)
def test_land_between_hides_an_ambush(centre: str, land: str) -> None:
    assert ambushed(centre, board=chart(land=land)) == set()


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize(
    ("centre", "land"),
    [
        ("D7", "C5"),  # only the corner of C5 is touched
        ("D7", "C5 B6"),  # the line slips between two corners
        ("D6", "B6 D5"),
        ("E6", "B6 E5"),
        ("D5", "C4 C6 D4 D6 B4"),
        ("D5", "E5 F5"),  # behind it
        ("C6", "C5 B6"),
    ],
)
def test_land_beside_the_line_hides_nothing(centre: str, land: str) -> None:
    assert ambushed(centre, board=chart(land=land)) == {"CA-A2"}


@pytest.mark.rule("CA-A2")
@pytest.mark.parametrize("paint", ["land", "gold", "provisions", "wind", "port", "monolith"])
def test_all_land_hides_ports_and_monoliths_included(paint: str) -> None:
    swap = {"port": "O14", "monolith": "H15"}.get(paint, "")
    assert ambushed("D5", board=chart(**{paint: "C5"}, **({"land": swap} if paint != "land" else {}))) == set()


@pytest.mark.rule("CA-A2")
def test_rocks_and_pirates_hide_nothing() -> None:
    assert ambushed("D5", board=chart(pirates="C5")) == {"CA-A2"}
    rock = Voyage(players=2).turn("widows-shoal", drawing="C6 C5 D6")
    assert "CA-A2" in rock.turn("ambush-port", drawing=mark("D5")).broken()


# --- CA-A3, CA-A6: dots, and no place at all


@pytest.mark.rule("CA-A3")
def test_dots_lie_around_the_mark_one_for_each_cannon_at_most() -> None:
    assert ambushed("K9", "J8 K8 L8") == set()
    assert ambushed("K9", "", cannons=4) == set()
    assert ambushed("K9", "J8", cannons=4) == set()
    assert ambushed("K9", "J8 K8", cannons=1) == {"CA-A3"}
    assert ambushed("K9", "I8") == {"CA-A3"}
    assert ambushed("K9", "K9") == {"CA-A3"}
    assert ambushed("K9", "J8 J8") == {"CA-A3"}


@pytest.mark.rule("CA-A3")
def test_dots_lie_on_empty_sea_but_may_be_seen() -> None:
    assert ambushed("F5", "E5") == set()
    assert ambushed("N9", "O9") == {"CA-A3"}
    assert ambushed("K2", "K1") == {"CA-A3"}
    assert ambushed("K9", "K10", board=chart(pirates="K10")) == {"CA-A3"}


@pytest.mark.rule("CA-A6", "CA-D14")
def test_an_ambush_is_skipped_only_if_no_cell_can_take_it() -> None:
    assert Voyage(players=2).turn("ambush-port", drawing=None).broken() == {"CA-A6"}
    sea = {"B5", "C6"}
    names = [f"{letter}{row}" for letter in "BCDEFGHIJKLMN" for row in range(1, 16)]
    ashore = " ".join(name for name in names if name not in sea and name != "H15")
    puddle = Voyage(chart(land=ashore), players=2).start(at=None, and_at=None)
    assert puddle.turn("ambush-port", drawing=None).valid()
    assert judge_document({**puddle.document, "board": chart(puddle.document["board"], sea="N5")}).broken == {"CA-A6"}


@pytest.mark.rule("CA-D3", "CA-A3")
def test_adventures_keep_off_ambush_marks() -> None:
    voyage = Voyage(players=2).turn("ambush-port", drawing=mark("E9", "E10"))
    for at in ("E6 E7 E8 E9", "E10 E11 E12 E13"):
        voyage.turn("leviathan", drawing=at)
        assert voyage.broken() == {"CA-D3"}
        voyage.document["turns"].pop()
    assert voyage.turn("leviathan", drawing="E5 E6 E7 E8").valid()


# --- CA-M5: meeting one


def trap(**more: Any) -> Voyage:
    """An ambush of the neighbour on the right: its mark at F5, a dot at E5. The ship lies at B5."""
    return Voyage(players=2, **more).turn("ambush-port", wind="E E W", drawing=mark("F5", "E5", cannons=1))


def battle(rolls: list[int], cannons: tuple[int, int] = (1, 0), choice: str | None = "provisions") -> dict[str, Any]:
    entry: dict[str, Any] = {"ambush": "right", "rolls": rolls, "cannons": list(cannons)}
    if choice is not None:
        entry["choice"] = choice
    return entry


@pytest.mark.rule("CA-M5")
@pytest.mark.parametrize("route", ["C5 D5 E5", "C5 D5 E4 F5", "C5 D5 E5 F5", "C5 D5 E5 F4 G4"])
def test_crossing_the_mark_or_a_dot_leads_to_one_battle(route: str) -> None:
    assert trap().navigate("E", route).broken() == {"CA-M5"}
    fought = trap().navigate("E", route).then(battles=[battle([1])])
    assert fought.valid()
    assert fought.verdict().story == 3
    again = trap().navigate("E", route).then(battles=[battle([1]), battle([1])])
    assert again.broken() == {"CA-M5"}


@pytest.mark.rule("CA-M5")
def test_no_battle_without_crossing() -> None:
    assert trap().navigate("E", "C5 D5").valid()
    assert trap().navigate("E", "C5 D5").then(battles=[battle([1])]).verdict().places == {(1, "CA-M5")}
    other = {**battle([1]), "ambush": "left"}
    assert trap().navigate("E", "C5 D5 E5").then(battles=[other]).broken() == {"CA-M5"}


@pytest.mark.rule("CA-M5", "CA-N7")
def test_each_ambush_is_fought_once_in_the_game() -> None:
    voyage = trap().navigate("E", "C5 D5 E5").then(battles=[battle([1])]).turn(wind="E E W").navigate("E", "F5 G5")
    assert voyage.valid()
    assert voyage.then(battles=[battle([1])]).verdict().places == {(2, "CA-M5")}


@pytest.mark.rule("CA-M5", "CA-W1")
def test_an_ambush_entered_by_wind_is_met_as_well() -> None:
    voyage = trap().navigate("E", "C5 D5").turn("wind-1", winds_before="E5")
    assert voyage.broken() == {"CA-M5"}
    assert voyage.then(battles=[battle([1])]).valid()


@pytest.mark.rule("CA-M5")
def test_two_ambushes_in_one_turn_are_two_battles() -> None:
    voyage = Voyage(players=3).turn("ambush-port", drawing=mark("F5", "E5"))
    voyage.turn("ambush-starboard", wind="E E W", drawing=mark("G5", by="left")).navigate("E", "C5 D5 E5 F5 G5")
    left = {**battle([1]), "ambush": "left"}
    assert voyage.then(battles=[battle([1])]).broken() == {"CA-M5"}
    ruling = voyage.then(battles=[battle([1]), left]).verdict()
    assert ruling.valid
    assert ruling.story == 6


@pytest.mark.rule("CA-M5")
def test_an_ambush_does_not_stop_the_ship_and_costs_nothing() -> None:
    voyage = trap().navigate("E", "C5 D5 E5 F5 G5 H5 I5 J5").then(battles=[battle([1])])
    assert voyage.valid()


# --- CA-A4: who wins


@pytest.mark.rule("CA-A4", "CA-A5")
@pytest.mark.parametrize(
    ("rolls", "cannons", "story"),
    [
        ([6], (1, 0), 1),  # the ambusher's 6 wins
        ([1], (1, 0), 3),  # the ambusher's 1 loses
        ([5, 6], (3, 0), 3),  # the defender's 6 wins, whatever the cannons
        ([2, 1], (0, 0), 1),  # the defender's 1 loses
        ([4, 3], (1, 0), 1),  # 5 against 3
        ([3, 5], (1, 0), 3),  # 4 against 5
        ([4, 5], (1, 0), 2),  # 5 against 5
        ([2, 2], (0, 0), 2),
        ([2, 5], (7, 0), 1),
    ],
)
def test_a_battle_is_decided_by_rolls_and_then_by_cannons(
    rolls: list[int], cannons: tuple[int, int], story: int
) -> None:
    ruling = trap().navigate("E", "C5 D5 E5").then(battles=[battle(rolls, cannons)]).verdict()
    assert ruling.valid
    assert ruling.story == story


@pytest.mark.rule("CA-A4")
@pytest.mark.parametrize("rolls", [[6, 3], [1, 3], [4], [4, 3, 2], [0], [7], [4, 0], [4, 7], []])
def test_the_rolls_of_a_battle_are_complete_and_no_more(rolls: list[int]) -> None:
    broken = trap().navigate("E", "C5 D5 E5").then(battles=[battle(rolls)]).broken()
    assert broken == {"CA-A4"}


@pytest.mark.rule("CA-A4")
def test_cannons_count_as_at_the_end_of_the_turn() -> None:
    voyage = Voyage(LEE, players=2).turn("ambush-port", drawing=mark("D5", "C4 C6")).turn("wind-1").turn("gold-2")
    voyage.visit("A5", "cannon").then(winds_after="C4")
    # The ambusher's 4 + 2 against 5 and one cannon: a tie. The told story is the first box.
    ruling = voyage.then(battles=[battle([4, 5], (2, 1))]).verdict()
    assert ruling.valid
    assert ruling.story == 1 + 2
    assert "CA-A4" in voyage.then(battles=[battle([4, 5], (2, 0))]).broken()


# --- CA-A5: what it brings


@pytest.mark.rule("CA-A5")
def test_the_winner_gains_two_gold_or_three_provisions() -> None:
    board = chart(port="E6", land="O14")
    for choice, gold in (("gold", 2), ("provisions", 0)):
        voyage = Voyage(board, players=2).turn("ambush-port", wind="E E W", drawing=mark("F5", "E5", cannons=1))
        voyage.navigate("E", "C5 D5 E5").then(battles=[battle([1], choice=choice)]).turn()
        assert voyage.visit("E6", "hold " * gold).valid()
        assert voyage.visit("E6", "hold " * (gold + 1)).broken() == {"CA-P3"}
    # The hold is empty after 8 cells; 3 provisions carry 3 further than the ship's points.
    empty = trap().navigate("E", "C5 D5 E5 F5 G5 H5 I5 J5").then(battles=[battle([1])]).turn(wind="W W E")
    assert empty.navigate("W", "I5 H5 G5 F5 E5 D5").valid()
    assert empty.navigate("W", "I5 H5 G5 F5 E5 D5 C5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-A5")
@pytest.mark.parametrize("rolls", [[1], [6]])
def test_winner_and_loser_make_a_choice(rolls: list[int]) -> None:
    voyage = trap().navigate("E", "C5 D5 E5").then(battles=[battle(rolls, choice=None)])
    assert voyage.broken() == {"CA-A5"}


@pytest.mark.rule("CA-A5")
def test_a_tie_needs_no_choice() -> None:
    assert trap().navigate("E", "C5 D5 E5").then(battles=[battle([3, 4], choice=None)]).valid()


@pytest.mark.rule("CA-A5")
def test_the_loser_pays_two_provisions() -> None:
    voyage = trap().navigate("E", "C5 D5 E5").then(battles=[battle([6])]).turn(wind="E E W")
    assert voyage.navigate("E", "F5 G5 H5 I5 J5 K5").valid()  # 3 + 3
    assert voyage.navigate("E", "F5 G5 H5 I5 J5 K5 L5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-A5")
def test_the_loser_pays_what_can_be_paid_in_full() -> None:
    # No gold, 5 provisions: gold may not be chosen. With gold it may.
    assert trap().navigate("E", "C5 D5 E5").then(battles=[battle([6], choice="gold")]).broken() == {"CA-A5"}
    rich = Voyage(players=2).turn("gold-2").turn("ambush-port", wind="E E W", drawing=mark("F5", "E5", cannons=1))
    assert rich.navigate("E", "C5 D5 E5").then(battles=[battle([6], choice="gold")]).valid()
    # One provision left and gold: provisions may not be chosen.
    poor = rich.navigate("E", "C5 D5 E5 F5 G5 H5 I5")
    assert poor.then(battles=[battle([6], choice="provisions")]).broken() == {"CA-A5"}
    assert poor.then(battles=[battle([6], choice="gold")]).valid()


@pytest.mark.rule("CA-A5")
def test_exactly_one_gold_or_two_provisions_can_be_paid_in_full() -> None:
    # 6 cells: 2 provisions left, no gold.
    two = trap().navigate("E", "C5 D5 E5 F5 G5 H5")
    assert two.then(battles=[battle([6], choice="gold")]).broken() == {"CA-A5"}
    assert two.then(battles=[battle([6], choice="provisions")]).valid()
    # 7 cells: 1 provision left, and 1 gold of the card.
    one = Voyage(players=2).turn("gold-wind").turn("ambush-port", wind="E E W", drawing=mark("F5", "E5", cannons=1))
    one.navigate("E", "C5 D5 E5 F5 G5 H5 I5")
    assert one.then(battles=[battle([6], choice="provisions")]).broken() == {"CA-A5"}
    assert one.then(battles=[battle([6], choice="gold")]).valid()


@pytest.mark.rule("CA-A5")
def test_a_loser_who_can_pay_neither_loses_as_much_as_possible() -> None:
    # 7 cells: 1 provision left, no gold.
    for choice, left in (("provisions", 0), ("gold", 1)):
        voyage = trap().navigate("E", "C5 D5 E5 F5 G5 H5 I5").then(battles=[battle([6], choice=choice)])
        voyage.turn(wind="E E W")
        steps = ["J5", "K5", "L5", "M5", "N5"]
        assert voyage.navigate("E", " ".join(steps[: 3 + left])).valid()
        assert voyage.navigate("E", " ".join(steps[: 4 + left])).broken() == {"CA-N3"}


@pytest.mark.rule("CA-A5", "CA-H3")
def test_a_battle_comes_before_the_hold_limit() -> None:
    # 5 + 2 of the card, less 2 for the lost battle: 5 are kept. The other way round it would be 3.
    voyage = Voyage(players=2).turn("ambush-port", drawing=mark("F5", "E5", cannons=1))
    voyage.turn("provisions-2", wind="E E W").navigate("E", "C5 D5 E5").then(battles=[battle([6])])
    voyage.turn(wind="E E W")
    assert voyage.navigate("E", "F5 G5 H5 I5 J5 K5 L5 M5").valid()
    assert voyage.navigate("E", "F5 G5 H5 I5 J5 K5 L5 M5 N5").broken() == {"CA-N3"}


@pytest.mark.rule("CA-A5", "CA-A4")
@pytest.mark.parametrize(("rolls", "story"), [([6], 3), ([1], 1), ([4, 6], 1), ([4, 1], 3), ([3, 3], 2), ([4, 3], 3)])
def test_an_own_ambush_elsewhere_is_seen_from_the_other_side(rolls: list[int], story: int) -> None:
    entry = {"ambush": "mine", "rolls": rolls, "cannons": [0, 0], "choice": "provisions"}
    ruling = Voyage(players=2).turn().then(battles=[entry]).verdict()
    assert ruling.valid
    assert ruling.story == story
