"""Ships and exploring in Diluvium, played through before all referees."""

import pytest
from house_diluvium import Log

# -- ships


@pytest.mark.rule(
    "DI-MOV-01", "DI-MOV-02", "DI-MOV-04", "DI-MOV-06", "DI-MOV-07", "DI-EXP-01", "DI-ENG-01", "DI-SET-07"
)
def test_a_ship_leaves_the_city_for_what_two_steps_and_no_food_allow() -> None:
    log = Log().do("explore")
    assert log.choices("sail") == {"a04", "a08", "a11"}
    log.refuses("MOV-01", "sail b01", "sail ck1", "sail b01 compass compass")
    log.refuses("EXP-01", "sail ak1", "sail ak1 compass", "stay")
    log.refuses("MOV-07", "sail ak2", "sail ak2 compass")
    log.refuses("MOV-04", "sail a02", "sail a09", "sail a07", "sail a07 compass compass")
    log.refuses("RUI-09", "sail a04 compass", "sail a05 compass compass")
    log.refuses("MOV-06", "sail a05", "sail a01", "sail a12", "sail a15")
    log = Log().do("engage")
    assert log.choices("sail") == {"a04", "a08", "a11"}
    assert log.choices("stay") == {""}
    log.refuses("ENG-01", "sail ak1", "sail ak1 compass")


@pytest.mark.rule("DI-MOV-04", "DI-MAP-02")
def test_a_face_down_tile_of_no_cost_ends_the_way() -> None:
    log = Log({"a08": "T07"}).do("explore").refuses("MOV-04", "sail a09", "sail a13").do("sail a08")
    assert log.choices("mark") == {"g1", *(f"s {section}-a08{kind}" for section in "spg" for kind in "fcw")}
    log.do("mark g1").go(1, "engage", "sail a08").go(1, "explore")
    assert "a09" not in log.choices("sail")
    log.refuses("MOV-06", "sail a09")


@pytest.mark.rule("DI-MOV-03", "DI-MOV-05", "DI-MOV-06", "DI-MOV-11")
@pytest.mark.parametrize(("food", "rule"), [(0, "MOV-03"), (1, "MOV-06"), (2, None), (3, None)])
def test_steps_and_tile_are_paid_together(food: int, rule: str | None) -> None:
    log = Log().do("explore", "sail a11", "mark g1").go(1, "settle", "settler p-ak1c", "settler g-ak1w")
    if food:
        log.go(1, "engage", "stay").go(1, "settle", "settler s-a11f", "settler s-a11w").farm(1, "f", food, "a11")
    log.go(1, "explore")
    if rule:
        log.refuses(rule, "sail a01")
    else:
        log.do("sail a01", "mark g1")
        assert log.seat(1).tokens["f"] == food - 2
    log.result()


@pytest.mark.rule("DI-MOV-02", "DI-MOV-03", "DI-MOV-07", "DI-MOV-09", "DI-MOV-11")
def test_a_warship_crosses_a_city_and_an_enemy_warship() -> None:
    """Adeline goes over AK1 and A04 to A05, or to the face-down A01 for one Food more (EX-R1)."""
    log = Log().go(2, "settle", "settler s-ak2f", "settler s-ak2w").farm(2, "f", 1).go(2, "engage", "sail a06")
    log.farm(2, "f", 1).go(2, "engage", "sail a05").farm(2, "f", 1).go(2, "engage", "sail a11")
    log.go(1, "engage", "sail a04").farm(2, "f", 2)
    log.do("engage")
    assert {"a05", "a01", "a08", "a04"} <= log.choices("sail")
    other = Log().do(*log.document["moves"])
    log.do("sail a05")
    assert log.seat(2).tokens["f"] == 1
    other.do("sail a01")
    assert other.seat(2).tokens["f"] == 0
    assert log.asked == other.asked == {"explore", "settle", "produce", "engage"}
    log.result()
    other.result()


@pytest.mark.rule("DI-MOV-07", "DI-MOV-08", "DI-MOV-09", "DI-MOV-10", "DI-INV-03")
def test_an_exploration_ship_crosses_an_enemy_warship_but_does_not_stop() -> None:
    log = Log().go(2, "settle", "settler s-ak2f", "settler s-ak2w").go(2, "engage", "sail a10").farm(2, "f", 2)
    log.go(2, "engage", "sail a09").go(1, "explore", "sail a08", "mark g1").go(1, "engage", "stay").go(1, "explore")
    log.refuses("MOV-09", "sail a09", "sail a09 compass")
    log.refuses("MOV-03", "sail a07", "sail a14")
    log.refuses("MOV-07", "sail ak2")
    log.do("sail a10", "mark s s-a10w").result()


# -- exploring


@pytest.mark.rule("DI-EXP-01", "DI-EXP-03", "DI-EXP-05", "DI-EXP-06", "DI-EXP-07", "DI-MOV-03")
def test_exploring_pays_for_the_marker_and_for_the_space() -> None:
    """EX-R2, on T23."""
    log = Log({"a02": "T23"}).go(1, "settle", "settler s-ak1f", "settler s-ak1c").go(1, "engage", "sail a05")
    log.farm(1, "f", 2).go(1, "engage", "sail a02").farm(1, "f", 1)
    before = log.gold[0]
    log.do("explore", "sail a02").refuses("EXP-06", "mark g1")
    assert {"g2", "g3", "s p-a02r", "s ak1f-a02c"} <= log.choices("mark")
    log.do("mark g2")
    assert log.gold[0] == before + 3
    assert log.seat(1).markers == 5
    assert log.seat(1).tokens["f"] == 0
    assert log.seat(1).explorer == "a02"
    log.result()


@pytest.mark.rule("DI-EXP-03", "DI-EXP-08", "DI-MAP-04", "DI-SMV-01", "DI-SMV-02")
def test_the_settler_of_a_mark_comes_from_the_board_or_another_tile_to_the_explored_one() -> None:
    log = Log({"a04": "T01", "a11": "T02"}).do("settle", "settler s-ak1f", "settler p-ak1c")
    log.go(1, "explore", "sail a04").refuses("EXP-06", "mark g2", "mark g3")
    log.refuses("EXP-08", "mark s", "mark s s-ak1w", "mark s s-a11f", "mark s s-b01f")
    log.refuses("SMV-01", "mark s e-a04f", "mark s ak1w-a04f", "mark s ak2f-a04f", "mark s b01f-a04f")
    log.refuses("SMV-02", "mark s s-a04w", "mark s s-a04r")
    log.refuses("TRN-02", "sail a11", "stay", "end", "settler s-a04f", "explore").refuses("RUI-02", "play treasure")
    log.do("mark s ak1f-a04c")
    assert log.holds(1, f=1, c=2)
    log.go(1, "engage", "stay").go(1, "explore", "sail a11").refuses("SMV-01", "mark s ak1f-a11f")
    log.do("mark s a04c-a11f").result(gold=[2, 0])


@pytest.mark.rule("DI-EXP-04", "DI-EXP-10", "DI-TRN-02")
def test_a_tile_with_an_own_marker_is_not_explored_again() -> None:
    log = Log().do("explore", "sail a04", "mark g1").go(1, "engage", "stay").go(1, "explore", "sail a11", "mark g1")
    log.go(1, "engage", "stay").go(1, "explore", "sail a04").refuses("EXP-03", "mark s", "mark g1", "mark s s-a04f")
    assert log.table.active.number == 2
    log.result(gold=[4, 0])


@pytest.mark.rule("DI-EXP-04", "DI-EXP-10")
def test_a_tile_without_a_free_space_may_be_entered_but_not_explored() -> None:
    """EX-08."""
    log = Log.meeting("T29").go(1, "explore", "sail b12", "mark g3").go(2, "explore", "sail b12", "mark g3")
    before = log.gold
    log.go(3, "explore", "sail b12").refuses("EXP-03", "mark g3", "mark s")
    assert log.gold == before
    assert log.seat(3).markers == 6
    assert log.seat(3).explorer == "b12"
    log.result()


@pytest.mark.rule("DI-EXP-09", "DI-MAP-05")
def test_a_settler_space_without_a_free_island_moves_nobody() -> None:
    """EX-09: the S of T26 is explored when its islands are full."""
    log = Log.meeting("T26", ruins="").go(1, "explore", "sail b12", "mark g3")
    log.go(1, "settle", "settler p-b12c", "settler p-b12c").go(1, "engage", "stay")
    log.go(1, "settle", "settler g-b12r", "draw cornucopia", "settler g-bk1w", "end")
    before = log.gold
    log.go(2, "explore", "sail b12").refuses("EXP-06", "mark g3").refuses("SMV-02", "mark s s-b12c", "mark s s-b12f")
    assert log.choices("mark") == {"s"}
    log.do("mark s")
    assert log.gold == [before[0], before[1] + 1, before[2]]
    assert log.seat(2).markers == 5
    log.result()


@pytest.mark.rule("DI-EXP-01", "DI-EXP-04", "DI-EXP-05")
def test_after_the_sixth_marker_the_ship_still_has_to_move() -> None:
    """EX-10."""
    log = Log({"a04": "T01", "a08": "T08", "a11": "T02", "a05": "T11", "a12": "T12", "a01": "T14", "a15": "T13"})
    log.go(1, "settle", "settler s-ak1f", "settler s-ak1c")
    for slot, mark, gold in [
        ("a04", "g1", 2),
        ("a08", "g1", 2),
        ("a11", "g1", 2),
        ("a12", "g1", 3),
        ("a15", "g2", 4),
        ("a05", "g2", 5),
    ]:
        log.farm(1, "f", 3)
        if log.seat(1).wheel == "explore":
            log.idle().until(1)
        before = log.gold[0]
        log.do("explore", f"sail {slot}", f"mark {mark}")
        assert log.gold[0] == before + gold
    log.farm(1, "f", 3)
    before = log.gold[0]
    log.do("explore").refuses("EXP-01", "stay", "sail a05").do("sail a01").refuses("EXP-03", "mark g2", "mark s")
    assert log.gold[0] == before
    assert log.seat(1).markers == 0
    log.result()


@pytest.mark.rule("DI-EXP-02", "DI-EXP-01", "DI-RUI-09", "DI-RUI-05")
def test_without_a_destination_the_ship_stays_and_explores_nothing() -> None:
    """Two enemy Warships shut in a ship without Food on a corner of the map; a Compass may still help it."""
    log = Log.meeting("T24", ruins="compass", tiles={"b22": "T18"})
    log.do("explore", "sail b12", "mark s p-b12r", "draw compass", "end")
    log.go(2, "settle", "settler s-bk2f", "settler s-bk2c").go(3, "settle", "settler s-bk3c", "settler s-bk3w")
    log.go(1, "engage", "stay", "end").go(2, "produce", "harvest bk2").go(3, "produce", "harvest bk3")
    assert log.seat(1).tokens["f"] == 2
    log.go(1, "explore", "sail b22", "mark g2", "end").go(2, "engage", "sail b16").go(3, "engage", "sail b19")
    log.go(1, "engage", "stay", "end").go(1, "explore")
    assert set(log.legal()) == {"stay", *(f"sail {slot} compass" for slot in ("b07", "b12", "b13", "b15"))}
    log.refuses("MOV-09", "sail b19", "sail b16 compass").refuses("MOV-07", "sail bk3").refuses("MOV-03", "sail b12")
    log.refuses("MOV-06", "sail b20", "sail b17", "sail b11 compass")
    log.refuses("RUI-05", "sail b20 compass").refuses("RUI-09", "sail b12 compass compass")
    before = log.gold
    log.do("stay").refuses("EXP-03", "mark g1").do("end")
    assert log.gold == before
    log.result()
