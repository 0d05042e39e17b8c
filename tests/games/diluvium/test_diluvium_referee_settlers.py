"""Settling and producing in Diluvium, played through before all referees."""

import pytest
from house_diluvium import Log

# -- settling


@pytest.mark.rule("DI-STL-01", "DI-SMV-02", "DI-SMV-05", "DI-TRN-03")
def test_the_first_settlers_go_to_the_city() -> None:
    """EX-14."""
    log = Log().do("settle")
    assert log.choices("settler") == {f"{section}-ak1{kind}" for section in "spg" for kind in "fcw"}
    log.refuses("SMV-01", "settler e-ak1f", "settler ak1f-ak1c", "settler a04f-ak1c", "settler b01f-ak1c")
    log.refuses("SMV-02", "settler s-ak2f", "settler s-a04f", "settler s-a08f", "settler s-b01f", "settler s-ak1r")
    log.refuses("STL-02", "settler none").refuses("STL-04", "take f").refuses("TRN-02", "sail a04", "end")
    log.do("settler s-ak1c").refuses("STL-01", "settler ak1c-ak1f").refuses("STL-02", "settler none")
    log.refuses("SMV-02", "settler s-ak1c").do("settler g-ak1w")
    assert log.holds(1, c=1, w=1)
    log.result(settlers=[7, 9])


@pytest.mark.rule("DI-SMV-04", "DI-MAP-06")
def test_a_settler_does_not_shift_within_the_city() -> None:
    """EX-12."""
    log = Log().do("settle", "settler s-ak1f", "settler s-ak1c").go(1, "engage", "stay").go(1, "settle")
    log.refuses("SMV-04", "settler ak1f-ak1w").refuses("SMV-02", "settler ak1f-ak1c", "settler ak1f-ak1f")
    assert log.choices("settler") == {"s-ak1w", "p-ak1w", "g-ak1w"}
    log.do("settler s-ak1w")
    assert log.asked == {"explore", "settle", "produce", "engage"}
    assert log.holds(1, f=1, c=1, w=1)
    log.result()


@pytest.mark.rule("DI-STL-02", "DI-GEN-02", "DI-STL-04")
def test_nobody_can_move_without_a_free_space() -> None:
    """EX-15 and one Settle more; the bonus of an empty section comes all the same."""
    log = Log().do("settle", "settler s-ak1f", "settler s-ak1c").go(1, "engage", "stay")
    log.go(1, "settle", "settler s-ak1w").go(1, "engage", "stay").go(1, "settle")
    assert log.choices("settler") == {"none"}
    log.refuses("SMV-02", "settler p-ak1f").refuses("SMV-01", "settler s-ak1f").do("settler none")
    log.refuses("TRN-02", "settler p-ak1f", "settler none", "end").refuses("RES-03", "discard f")
    assert log.choices("take") == {"f", "c", "w"}
    log.do("take w")
    assert log.holds(1, f=1, c=1, w=2)
    log.result()


@pytest.mark.rule("DI-TRN-06", "DI-STL-04")
def test_a_section_that_is_left_in_this_turn_pays_from_the_next_on() -> None:
    """EX-16."""
    log = Log().do("explore", "sail a04", "mark s s-a04c").go(1, "settle", "settler s-a04f", "settler s-ak1f")
    assert log.table.active.number == 2
    log.go(1, "engage", "stay").go(1, "settle", "settler p-ak1c").refuses("STL-04", "take f")
    log.do("settler p-ak1w", "take c")
    assert log.holds(1, f=2, c=3, w=1)
    log.result()


@pytest.mark.rule("DI-SMV-04", "DI-SMV-05", "DI-STL-01", "DI-STL-03")
def test_islands_of_one_tile_are_different_places() -> None:
    """EX-13, on T01: two Food spaces and a Craft space."""
    log = (
        Log({"a04": "T01"})
        .do("explore", "sail a04", "mark s s-a04f")
        .go(1, "settle", "settler s-a04f", "settler p-a04c")
    )
    log.go(1, "engage", "stay").go(1, "settle").refuses("SMV-02", "settler a04f-a04c", "settler a04f-a04f")
    log.do("settler a04f-ak1w").refuses("SMV-04", "settler a04f-a04f").refuses("STL-01", "settler ak1w-a04f")
    log.do("settler a04c-a04f")
    assert log.holds(1, f=3, c=1, w=1)
    log.go(1, "engage", "stay").go(1, "settle", "settler a04f-a04c").do("settler a04f-ak1f")
    assert log.holds(1, f=4, c=2, w=1)
    log.go(1, "engage", "stay").go(1, "settle", "settler s-a04f").do("settler p-a04f")
    log.go(1, "explore", "sail a11", "mark s a04f-a11w").go(1, "settle", "settler a11w-a04f")
    log.do("settler a04f-a11w").result()


@pytest.mark.rule("DI-SMV-02", "DI-SMV-03", "DI-SMV-06", "DI-SMV-01")
def test_settlers_avoid_unmarked_tiles_and_enemy_warships() -> None:
    """EX-R3 and EX-27: only tiles with an own marker, and without an enemy Warship."""
    log = Log.meeting("T24", ruins="map").go(1, "explore", "sail b12", "mark g3")
    log.go(1, "settle", "settler p-b12r").refuses("TRN-02", "settler s-b12f").refuses("RUI-01", "draw gate")
    log.do("draw map", "settler bk1c-b12c", "end")
    assert log.seat(1).hand == ["map"]
    log.go(1, "engage", "sail b12").go(1, "settle").do("settler p-b12f", "settler s-b12f", "end")
    log.go(2, "engage", "sail b13").go(1, "engage", "sail bk1", "end").go(2, "produce", "harvest none")
    log.go(2, "engage", "sail b12")
    assert log.asked == {"flee"}
    log.do("flee s p p bk1c").go(1, "settle").refuses("SMV-03", "settler s-b12f", "settler bk1f-b12c")
    log.refuses("SMV-02", "settler s-b07f", "settler s-b12w").result()


@pytest.mark.rule("DI-SMV-05", "DI-RES-02")
def test_a_space_whose_tray_is_empty_is_settled_for_nothing() -> None:
    log = (
        Log({"a04": "T09"})
        .do("explore", "sail a04", "mark s s-a04c")
        .go(1, "settle", "settler s-a04c", "settler s-a04c")
    )
    while log.table.trays["c"]:
        sales = (log.seat(1).tokens["c"] + min(3, log.table.trays["c"])) // 2
        log.go(1, "produce", f"harvest a04 sell {sales}")
        if log.table.trays["c"]:
            log.go(1, "engage", "stay")
    held = log.seat(1).tokens["c"]
    log.go(1, "settle", "settler p-ak1c").refuses("STL-04", "take c").do("settler p-ak1f")
    log.refuses("STL-04", "take c")
    assert log.choices("take") == {"f", "w"}
    log.do("take f")
    assert log.holds(1, c=held, f=2)
    log.result()


# -- producing


@pytest.mark.rule("DI-TRN-03", "DI-TRN-05", "DI-PRO-05", "DI-PRO-01")
def test_a_first_turn_may_produce_nothing() -> None:
    """EX-02."""
    log = Log().do("produce").refuses("PRO-01", "harvest a04", "harvest ak1", "harvest b01", "harvest a09 sell 1")
    log.refuses("PRO-06", "harvest none sell 1", "harvest none sell 1 raise 1")
    log.refuses("PRO-07", "harvest none raise 1").refuses("PRO-08", "harvest none raise 6")
    assert log.choices("harvest") == {"none"}
    log.do("harvest none").result(gold=[0, 0], turns=2)
    assert log.holds(1)


@pytest.mark.rule("DI-TRN-04")
@pytest.mark.parametrize("action", ["explore", "settle", "produce", "engage"])
def test_the_action_differs_from_the_one_before(action: str) -> None:
    """EX-01."""
    log = Log().do(action)
    log.idle().until(1).refuses("TRN-04", action)
    assert set(log.legal()) == {"explore", "settle", "produce", "engage"} - {action}
    log.refuses("TRN-02", "sail a04", "stay", "settler s-ak1f", "harvest none", "end").refuses("EXP-03", "mark g1")
    log.refuses("ENG-03", "commit 0").refuses("SCR-02", "flee s").refuses("MON-01", "slay", "spare")
    log.refuses("RUI-02", "play treasure", "play gate s-ak1f", "play map a04 g1").refuses("RES-03", "discard f")
    log.refuses("RUI-01", "draw map").refuses("SOL-02", "reveal q01").refuses("STL-04", "take f")


@pytest.mark.rule("DI-PRO-02", "DI-PRO-03", "DI-PRO-06", "DI-PRO-07", "DI-PRO-09", "DI-PRO-01")
def test_production_sale_raise_and_bonus() -> None:
    """EX-R4 and EX-19: Settlers on C, C, W and R of T23, and section P empty."""
    log = Log({"a02": "T23", "a05": "T17"}, ruins="compass").go(1, "settle", "settler p-ak1f", "settler p-ak1c")
    log.go(1, "engage", "sail a05").farm(1, "f", 2).go(1, "engage", "sail a02").farm(1, "f", 1)
    log.go(1, "explore", "sail a02", "mark s p-a02r", "draw compass", "end")
    log.go(1, "produce", "harvest a02", "end")
    assert log.seat(1).tokens["c"] >= 2
    log.go(1, "settle", "settler s-a02c", "settler s-a02c", "end").go(1, "produce", "harvest a02 sell 2", "end")
    log.go(1, "settle", "settler ak1f-a02w", "settler g-ak1f", "end")
    before, tokens = log.gold[0], dict(log.seat(1).tokens)
    log.go(1, "produce").refuses("PRO-06", f"harvest a02 sell {(tokens['c'] + 2) // 2 + 1}")
    log.refuses("PRO-07", f"harvest a02 sell 1 raise {(tokens['w'] + 1) // 2 + 1}")
    log.refuses("PRO-01", "harvest a04", "harvest none", "harvest ak2").do("harvest a02 sell 1 raise 1", "end")
    assert log.gold[0] == before + 1 + 3
    assert log.seat(1).strength == 2
    assert log.seat(1).tokens == {"f": tokens["f"], "c": tokens["c"], "w": tokens["w"] - 1}
    log.result()


@pytest.mark.rule("DI-PRO-04", "DI-RES-02", "DI-END-01", "DI-END-03")
def test_a_short_tray_gives_what_is_left() -> None:
    """EX-18: three Settlers on T09, two Craft in the tray; the next end check begins the last round."""
    log = (
        Log({"a04": "T09"})
        .do("explore", "sail a04", "mark s s-a04c")
        .go(1, "settle", "settler s-a04c", "settler s-a04c")
    )
    while log.table.trays["c"] > 2:
        log.go(1, "produce", "harvest a04" + (" sell 3" if log.seat(1).tokens["c"] >= 3 else ""))
        if log.table.trays["c"] > 2:
            log.go(1, "engage", "stay")
    log.until(1)
    if log.seat(1).wheel == "produce":
        log.do("engage", "stay")
    held, left = log.seat(1).tokens["c"], log.table.trays["c"]
    assert 0 < left < 3
    log.go(1, "produce", "harvest a04")
    assert log.seat(1).tokens["c"] == held + left
    assert not log.table.last_round
    log.until(1)
    assert log.table.last_round
    rounds = log.table.rounds
    log.idle().idle().result(over=True, rounds=rounds, turns=2 * rounds, winners=[1], why="gold")
    log.refuses("END-02", "explore", "end", "draw map")
