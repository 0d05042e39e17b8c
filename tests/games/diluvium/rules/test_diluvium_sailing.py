"""Ships and exploring: what a way costs, where it may end, and what a marker brings."""

import pytest
from archipelago import sea, seat


@pytest.mark.rule("DI-MOV-01", "DI-MOV-02")
def test_two_steps_are_free_and_lead_over_adjacent_tiles() -> None:
    position = sea(up="a05 a06").play("explore")
    assert position.refused("sail a06") == "DI-MOV-03"
    assert position.play("sail a05").scout() == "a05"
    assert position.refused("sail b01") == "DI-MOV-01"
    assert position.refused("sail c29") == "DI-MOV-01"


@pytest.mark.rule("DI-MOV-05")
def test_a_face_down_tile_is_a_step_like_any_other() -> None:
    # a06 is the third step and costs 1 itself
    for food, legal in ((0, False), (1, False), (2, True)):
        position = sea(seat(food=food), up="a05").play("explore")
        assert ("sail a06" in position.moves()) is legal
    assert sea(seat(food=2), up="a05").play("explore", "sail a06").food() == 0


@pytest.mark.rule("DI-MOV-06")
def test_a_tile_is_not_entered_without_its_food() -> None:
    position = sea(seat(scout="a04")).play("explore")
    assert position.refused("sail a05") == "DI-MOV-06"
    assert position.moves() == {"sail ak1", "sail a08", "sail a11"}


@pytest.mark.rule("DI-MOV-07", "DI-MOV-08")
def test_only_the_own_city_takes_a_ship() -> None:
    position = sea(seat(scout="a07", warship="a07"))
    for action in ("explore", "engage"):
        sailing = position.play(action)
        assert sailing.refused("sail ak2") == "DI-MOV-07"
        assert "sail a14" in sailing.moves()
    home = sea(seat(scout="a04", warship="a04"))
    assert home.play("explore", "sail ak1").scout() == "ak1"
    assert home.play("engage", "sail ak1").warship() == "ak1"
    assert home.play("explore", "sail a11").scout() == "a11"


@pytest.mark.rule("DI-MOV-10")
def test_own_ships_and_enemy_exploration_ships_do_not_matter() -> None:
    position = sea(seat(warship="a04"), seat(scout="a11"))
    assert position.play("explore", "sail a04").scout() == "a04"
    assert position.play("explore", "sail a11").scout() == "a11"


@pytest.mark.rule("DI-MOV-12")
def test_a_beaten_ship_is_at_home_at_once() -> None:
    position = sea(seat(strength=6), seat(warship="a04", scout="a04", food=5))
    after = position.play("engage", "sail a04", "commit 0", "commit 0")
    assert (after.warship(2), after.scout(2), after.food(2)) == ("ak2", "ak2", 5)


@pytest.mark.rule("DI-MAP-02")
def test_a_tile_that_was_turned_up_stays_up() -> None:
    after = sea(seat(food=1, scout="a04")).play("explore", "sail a05")
    assert after.is_up("a05")
    assert sea().play("produce").refused("harvest a05") == "DI-PRO-01"


@pytest.mark.rule("DI-EXP-02")
def test_a_ship_without_destination_stays() -> None:
    near = sea(seat(scout="a01"), tiles={"a01": "T12"}).play("explore")
    assert near.moves() == {"sail a04", "sail a08", "sail ak1"}
    held = sea(seat(scout="a16"), tiles={"a16": "T23"}).play("explore")
    assert held.moves() == {"stay"}
    after = held.play("stay")
    assert (after.scout(), after.gold(), after.active) == ("a16", 0, 2)


@pytest.mark.rule("DI-EXP-02", "DI-RUI-09")
def test_no_destination_is_judged_without_compasses() -> None:
    # the only way leads over two Warships, and everything beside it costs Food
    seats = (seat(scout="c15", hand="compass"), seat(warship="c08"), seat(warship="c02"), seat())
    position = sea(*seats, players=4, up="c08 c02 c01").play("explore")
    assert position.moves() == {"stay", "sail c01 compass", "sail c06 compass", "sail ck1 compass"}
    assert position.play("sail c01 compass").scout() == "c01"
    assert position.play("stay").due == "after"


@pytest.mark.rule("DI-EXP-03", "DI-MAP-03")
def test_a_tile_has_to_be_explored() -> None:
    position = sea(tiles={"a04": "T07"}).play("explore", "sail a04")
    assert {move.split()[1] for move in position.moves()} == {"g1", "s"}
    assert position.refused("end") == "DI-TRN-02"


@pytest.mark.rule("DI-EXP-05")
def test_the_track_pays_from_the_left() -> None:
    for side, name, track in (("A", "greek", (1, 1, 1, 2, 2, 3)), ("B", "greek", (2, 2, 2, 3, 3, 4))):
        for left in range(6, 0, -1):
            position = sea(seat(markers=left), side=side, civilisations=(name, "aztec"), tiles={"a04": "T01"})
            after = position.play("explore", "sail a04", "mark g1")
            assert (after.gold(), after.markers()) == (track[6 - left] + 1, left - 1)


@pytest.mark.rule("DI-EXP-06", "DI-MAP-04")
def test_a_space_holds_one_marker_for_good() -> None:
    tiles = {"a04": "T07"}
    one = sea(seat(), seat(marks="a04:g1"), tiles=tiles).play("explore", "sail a04")
    assert "mark g1" in one.moves()
    after = one.play("mark g1")
    assert after.state.free[3] == 1 << 6
    both = sea(seat(), seat(marks="a04:s"), tiles={"a04": "T01"}).play("explore", "sail a04")
    assert both.moves() == {"mark g1"}
    assert both.refused("mark s") == "DI-EXP-06"
    assert both.refused("mark g2") == "DI-EXP-06"


@pytest.mark.rule("DI-EXP-07")
@pytest.mark.parametrize(("tile", "space", "gold"), [("T01", "g1", 2), ("T14", "g2", 3), ("T25", "g3", 4)])
def test_gold_spaces_pay_what_they_say(tile: str, space: str, gold: int) -> None:
    assert sea(tiles={"a04": tile}).play("explore", "sail a04", f"mark {space}").gold() == gold


@pytest.mark.rule("DI-EXP-08")
def test_a_settler_space_brings_a_settler_from_anywhere() -> None:
    position = sea(seat(on="a11f ak1c", marks="a11"), tiles={"a04": "T23", "a11": "T01"}).play("explore", "sail a04")
    assert position.refused("mark s") == "DI-EXP-08"
    assert position.refused("mark s s-ak1f") == "DI-EXP-08"
    assert {move for move in position.moves() if move.endswith("a04r")} == {
        f"mark s {source}-a04r" for source in ("s", "p", "g", "a11f", "ak1c")
    }
    after = position.play("mark s a11f-a04w")
    assert (after.weapons(), after.settlers(), after.gold()) == (1, "a04w ak1c", 1)
    drawing = position.play("mark s g-a04r")
    assert (drawing.due, drawing.gold()) == ("draw", 1)
    assert drawing.play("draw map").hand() == "map"


@pytest.mark.rule("DI-EXP-09")
def test_a_settler_space_without_settlers_moves_nobody() -> None:
    position = sea(seat(board="", on="ak1f"), tiles={"a04": "T01"}).play("explore", "sail a04")
    assert "mark s ak1f-a04f" in position.moves()
    bare = sea(seat(board=""), tiles={"a04": "T01"}).play("explore", "sail a04")
    assert bare.moves() == {"mark g1", "mark s"}


@pytest.mark.rule("DI-EXP-10")
def test_a_tile_of_others_may_be_explored_while_there_is_room() -> None:
    position = sea(seat(), seat(marks="a04:g1", scout="a04", on="a04f"), tiles={"a04": "T01"})
    after = position.play("explore", "sail a04", "mark s s-a04f")
    assert after.settlers(1) == after.settlers(2) == "a04f"
    assert after.player(1).marked == after.player(2).marked


@pytest.mark.rule("DI-MAP-07", "DI-MON-08")
def test_a_monster_hinders_nothing() -> None:
    position = sea(seat(scout="a04", food=3), tiles={"a04": "T20", "a05": "T28"}, up="a05 a06")
    after = position.play("explore", "sail a06")
    assert after.food() == 3
    exploring = position.play("explore", "sail a05", "mark g2")
    assert (exploring.gold(), exploring.player(1).strength) == (3, 1)
    settled = sea(seat(marks="a05"), tiles={"a05": "T28"}).play("settle", "settler s-a05w")
    assert settled.weapons() == 1
