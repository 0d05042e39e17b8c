"""Ruins Cards in Diluvium, played through before all referees."""

import pytest
from house_diluvium import Log
from reference.diluvium_log import filled
from reference.diluvium_tables import CARDS

RUINS = {"a05": "T17", "a12": "T18", "a04": "T01", "a08": "T07", "a11": "T02"}
"""Two tiles with two Ruins spaces each, near seat 1."""


def holding(first: str, second: str, **more: str) -> Log:
    """Seat 1 has drawn these cards from A05, where its ship is; its turn begins, and the section S is empty."""
    log = Log(RUINS, ruins=f"{first} {second} {more.pop('then', '')}", **more)  # type: ignore[arg-type]
    log.do("settle", "settler s-ak1f", "settler p-ak1c").go(1, "explore", "sail a05", "mark g2")
    log.go(1, "settle", "settler s-a05r", f"draw {first}").refuses(
        "RUI-02", f"play {first}" if first in PLAIN else "play treasure"
    )
    return log.do("settler s-a05r", f"draw {second}", "end").until(1)


PLAIN = ("cornucopia", "machines", "weapons", "treasure", "cannon")


@pytest.mark.rule("DI-RUI-01", "DI-RUI-02", "DI-RUI-03", "DI-RUI-10", "DI-RUI-11", "DI-TRN-02")
def test_cards_are_played_between_wheel_and_action_or_after_it() -> None:
    log = holding("treasure", "cannon").refuses("RUI-02", "play treasure").refuses("TRN-02", "end").do("engage")
    log.refuses("RUI-02", "play cornucopia", "play gate s-ak1f", "play map a04 g1").refuses("TRN-02", "end")
    gold = log.gold[0]
    log.do("play treasure").refuses("RUI-02", "play treasure")
    assert log.gold[0] == gold + 2
    log.do("sail a04").refuses("TRN-02", "explore", "stay", "sail ak1").do("play cannon")
    assert log.seat(1).strength == 2
    assert log.table.active.number == 2
    log.result()


@pytest.mark.rule("DI-RUI-02", "DI-TRN-02")
def test_a_turn_goes_on_while_the_hand_is_not_empty() -> None:
    log = holding("compass", "compass").do("produce", "harvest ak1")
    assert log.legal() == ["end"]
    log.refuses("TRN-02", "engage").do("end").until(1).do("settle", "settler p-ak1w", "settler p-a05f")
    assert log.asked == {"take"}
    log.refuses("TRN-02", "end").do("take f").do("end").result()


@pytest.mark.rule("DI-RUI-06", "DI-RUI-07", "DI-RUI-08", "DI-RES-03", "DI-RES-05")
def test_bounties_come_before_or_after_the_action() -> None:
    log = holding("cornucopia", "weapons").do("produce", "play weapons").do("harvest ak1 raise 1", "play cornucopia")
    assert log.seat(1).strength == 2
    assert log.seat(1).tokens == {"f": 4, "c": 2, "w": 1}
    assert log.asked == {"discard"}
    log.refuses("RES-03", "discard f f", "discard w w", "discard f f f f f").do("discard f").result()


@pytest.mark.rule("DI-RUI-05", "DI-RUI-07")
@pytest.mark.parametrize("left", [0, 2])
def test_machines_take_what_the_tray_has(left: int) -> None:
    """EX-30."""
    log = holding("machines", "machines", then="treasure")
    while log.table.trays["c"] > left:
        sales = (log.seat(1).tokens["c"] + 1) // 2
        log.go(1, "produce", "harvest ak1" + (f" sell {sales}" if sales else ""), "end").until(1)
    log.go(1, "engage")
    if left:
        held = log.seat(1).tokens["c"]
        log.do("play machines")
        assert log.seat(1).tokens["c"] == held + 2
    log.refuses("RUI-05", "play machines").do("stay").refuses("RUI-05", "play machines").do("end").result()


@pytest.mark.rule("DI-RUI-09", "DI-RUI-05", "DI-MOV-03")
def test_a_compass_saves_food_or_is_not_played() -> None:
    """EX-28: five steps with a Compass and a Food."""
    log = holding("compass", "treasure")
    log.go(1, "explore").refuses("RUI-05", "sail a04 compass", "sail ak1 compass", "sail a08 compass")
    log.refuses("RUI-09", "sail a04 compass compass", "sail a11 compass compass")
    assert log.seat(1).tokens["f"] == 0
    log.refuses("MOV-03", "sail a11", "sail a12").refuses("MOV-06", "sail a12 compass", "sail a01")
    log.do("sail a11 compass")
    assert log.table.pile == ["compass"]
    assert log.seat(1).hand == ["treasure"]
    log.do("mark g1", "end").farm(1, "f", 3)
    log.go(1, "explore", "sail a04", "mark g1", "end").result()


@pytest.mark.rule("DI-RUI-09", "DI-RUI-14", "DI-MOV-03")
def test_two_compasses_add_up_and_food_may_be_paid_instead() -> None:
    log = holding("compass", "compass", then="gate")
    log.farm(1, "f", 2).go(1, "engage", "sail a12", "end").farm(1, "f", 3).go(1, "engage")
    assert log.seat(1).warship == "a12"
    assert {"a05", "a05 compass"} <= log.choices("sail")
    log.refuses("RUI-05", "sail a05 compass compass", "sail a01 compass compass")
    food = log.seat(1).tokens["f"]
    log.do("sail a05 compass", "end")
    assert log.seat(1).tokens["f"] == food
    log.result()


@pytest.mark.rule("DI-PRO-08", "DI-RUI-11", "DI-RUI-05", "DI-VAR-02")
def test_strength_ends_at_six() -> None:
    """EX-20."""
    log = holding("cannon", "cannon", side="B", civilisations="aztec greek")
    assert log.seat(1).strength == 4
    log.go(1, "engage", "stay", "play cannon", "end").go(
        1, "settle", "settler g-ak1w", "settler p-a05f", "take w", "end"
    )
    assert log.seat(1).strength == 5
    log.go(1, "produce").refuses("PRO-08", "harvest ak1 raise 2", "harvest ak1 raise 99")
    log.refuses("PRO-06", "harvest ak1 sell 9 raise 9").do("harvest ak1 raise 1", "end").farm(1, "w", 2)
    log.go(1, "produce").refuses("RUI-11", "play cannon").refuses("PRO-08", "harvest ak1 raise 1").idle().result()


@pytest.mark.rule("DI-RUI-12", "DI-TRN-06", "DI-PRO-09")
def test_a_gate_before_the_action_unlocks_no_bonus() -> None:
    """EX-17: the Gate takes the last Settler out of section P."""
    log = holding("gate", "treasure").go(1, "explore", "sail a04", "mark s p-a04f", "end")
    log.go(1, "produce").refuses("SMV-01", "play gate s-ak1w", "play gate b01f-ak1w")
    log.refuses("SMV-02", "play gate p-a11f", "play gate p-ak1f", "play gate ak1f-ak1c", "play gate p-b01f")
    log.refuses("SMV-04", "play gate ak1f-ak1w", "play gate a04f-a04f")
    gold = log.gold[0]
    log.do("play gate p-ak1w")
    assert log.seat(1).sections["p"] == 0
    log.do("harvest ak1", "end")
    assert log.gold[0] == gold
    log.go(1, "engage", "stay", "end").go(1, "produce", "harvest ak1", "end")
    assert log.gold[0] == gold + 1
    log.result()


@pytest.mark.rule("DI-RUI-12", "DI-STL-01", "DI-RUI-03")
def test_a_settler_moved_by_a_gate_may_move_again_and_its_card_be_played_at_once() -> None:
    game = holding("gate", "gate", then="treasure cannon")
    game.go(1, "settle", "play gate a05r-ak1w").do("settler ak1w-a05r", "draw treasure").refuses(
        "RUI-02", "play treasure"
    )
    game.do("settler p-ak1w", "take c", "play gate a05r-a05f", "play treasure").result()
    other = holding("gate", "gate", then="treasure cannon")
    other.do("explore", "sail a04", "mark s p-a04f", "end").go(1, "engage").do(
        "play gate a05r-a05f", "play gate a05f-a05r"
    )
    other.refuses("RUI-01", "draw cannon").refuses("RUI-02", "play treasure").refuses("TRN-02", "stay")
    other.do("draw treasure", "play treasure", "stay").result()


@pytest.mark.rule("DI-RUI-13", "DI-EXP-05", "DI-EXP-06", "DI-EXP-08")
def test_a_map_explores_any_face_up_tile_without_an_own_marker() -> None:
    log = holding("map", "map", then="cannon").do("engage")
    log.refuses("RUI-13", "play map a05 g1", "play map ak1 s", "play map ak2 g1", "play map a12 s", "play map b02 g1")
    log.refuses("EXP-06", "play map a04 g2", "play map a07 g3").refuses(
        "EXP-08", "play map a04 s", "play map a04 s p-a11f"
    )
    log.refuses("SMV-01", "play map a04 s s-a04f").refuses("SMV-02", "play map a04 s p-a04r")
    gold, markers = log.gold[0], log.seat(1).markers
    log.do("play map a14 g1")
    assert (log.gold[0], log.seat(1).markers) == (gold + 2, markers - 1)
    log.do("stay", "play map a04 s a05r-a04c")
    assert log.gold[0] == gold + 3
    assert log.table.active.number == 2
    log.result()


@pytest.mark.rule("DI-RUI-14", "DI-EXP-09", "DI-RUI-13", "DI-SMV-03")
def test_a_map_may_show_a_tile_with_an_enemy_warship() -> None:
    """EX-29: only S is free there, and no Settler moves."""
    log = (
        holding("map", "treasure").go(2, "explore", "sail a14", "mark g1").go(2, "engage", "sail a14").go(1, "produce")
    )
    assert log.table.sea.free_marks("a14") == ["s"]
    log.refuses("EXP-06", "play map a14 g1").refuses("SMV-03", "play map a14 s p-a14w")
    gold, settlers = log.gold[0], log.seat(1).ready()
    log.do("play map a14 s")
    assert (log.gold[0], log.seat(1).ready()) == (gold + 1, settlers)
    log.idle().result()


@pytest.mark.rule("DI-RUI-13")
def test_a_map_needs_a_marker() -> None:
    log = Log.meeting("T24", ruins="map")
    log.do("explore", "sail b12", "mark s p-b12r", "draw map", "end")
    for slot in ("b07", "b06", "b02", "b13", "b16"):
        log.farm(1, "f", 3).go(1, "explore", f"sail {slot}", "mark g1", "end")
    assert log.seat(1).markers == 0
    log.go(1, "engage").refuses("RUI-13", "play map b15 g1", "play map b12 g3", "play map a01 g1").do("stay", "end")
    log.result()


def shift(log: Log, kind: str) -> str:
    """Give a move of a Settler from one of the two Ruins to the other."""
    pairs = [f"{kind} a05r-a12r", f"{kind} a12r-a05r"]
    return next(text for text in pairs if log.position.fault(text) is None)


@pytest.mark.rule("DI-RUI-04", "DI-INV-07", "DI-RUI-03", "DI-GEN-02")
def test_an_empty_deck_is_shuffled_anew_and_without_cards_none_is_drawn() -> None:
    """EX-31. A Gate that draws is not among the cards shuffled for it."""
    order = filled(["treasure", "treasure", "cannon"], CARDS * 2)
    log = holding("treasure", "treasure", then=" ".join(order[2:]))
    log.go(1, "produce", "harvest ak1", "end").go(1, "explore", "sail ak1", "end").farm(1, "f", 1)
    log.go(1, "explore", "sail a12", "mark g2", "end").go(1, "settle", "settler p-a12r", f"draw {order[2]}")
    log.do("settler a05r-a12r", f"draw {order[3]}", "take w", "end")
    at = 4
    while at < 16:
        log.go(1, "settle").do(shift(log, "settler"), f"draw {order[at]}")
        log.do(shift(log, "settler"), f"draw {order[at + 1]}")
        at += 2
        if "take" in log.asked:
            log.do("take w" if log.table.trays["w"] else "take f")
        log.do("end")
    assert not log.table.deck
    assert not log.table.pile
    # no card anywhere: the Ruins give nothing
    log.go(1, "settle").do(shift(log, "settler")).refuses("RUI-01", "draw gate")
    assert "settler" in log.asked
    log.do(shift(log, "settler")).idle()
    assert log.seat(1).hand.count("gate") == 2
    # a Gate on Ruins, pile empty: nothing to draw; then it lies on the pile
    log.go(1, "engage").do(shift(log, "play gate"))
    assert log.table.pile == ["gate"]
    log.do("play treasure").do(shift(log, "play gate")).refuses("RUI-01", "draw map", "draw cannon")
    assert log.choices("draw") == {"gate", "treasure"}
    log.do("draw gate").do("stay", "end").result()


@pytest.mark.rule("DI-RUI-01", "DI-SET-08")
def test_without_a_known_order_any_card_of_the_deck_is_drawn() -> None:
    log = Log(RUINS).do("settle", "settler s-ak1f", "settler p-ak1c").go(1, "explore", "sail a05", "mark g2")
    log.go(1, "settle", "settler s-a05r")
    assert log.choices("draw") == set(CARDS)
    log.do("draw map", "settler s-a05r", "draw map", "end").go(1, "explore", "sail a04", "mark s a05r-a04f", "end")
    log.go(1, "settle", "settler p-a05r").refuses("RUI-01", "draw map").do("draw gate").result()


@pytest.mark.rule("DI-RUI-01")
def test_with_a_known_order_only_the_top_card_is_drawn() -> None:
    log = (
        Log(RUINS, ruins="gate map")
        .do("settle", "settler s-ak1f", "settler p-ak1c")
        .go(1, "explore", "sail a05", "mark g2")
    )
    log.refuses("RUI-01", "draw gate").go(1, "settle", "settler s-a05r").refuses("RUI-01", "draw map", "draw treasure")
    assert log.choices("draw") == {"gate"}
