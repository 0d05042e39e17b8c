"""Side B and the end of the game in Diluvium, played through before all referees."""

import pytest
from house_diluvium import Log

NEAR = {"a04": "T01", "a08": "T07", "a11": "T02", "a05": "T11", "a12": "T14"}
"""Tiles near seat 1."""


# -- side B


@pytest.mark.rule("DI-VAR-02", "DI-SET-06")
def test_the_warmonger_goes_two_steps_for_a_food() -> None:
    """EX-35, around the map: steps beyond the second cost a Food for two."""
    log = Log(NEAR, side="B", civilisations="aztec chinese").do("settle", "settler s-ak1f", "settler s-ak1c")
    assert log.seat(1).strength == 4
    log.go(1, "engage", "sail a05").go(1, "explore", "sail a08", "mark g1").farm(1, "f", 2).go(1, "engage", "sail a12")
    log.farm(1, "f", 2)
    log.go(1, "engage", "sail a15").farm(1, "f", 1)
    # A15 to A05: A12, A08, A05, or to A04 over A11, AK1
    assert log.seat(1).warship == "a15"
    distances = log.table.sea.distances("a15")
    assert (distances["a05"], distances["a04"], distances["a08"]) == (3, 3, 2)
    log.go(1, "engage")
    food = log.seat(1).tokens["f"]
    assert food >= 1
    log.do("sail a05")
    assert log.seat(1).tokens["f"] == food - 1
    log.farm(1, "f", 2).go(1, "engage")
    assert log.table.sea.distances("a05")["a15"] == 3
    log.do("sail a15").result()


@pytest.mark.rule("DI-VAR-02", "DI-MOV-03")
@pytest.mark.parametrize(("side", "refused"), [("A", True), ("B", False)])
def test_four_steps_cost_the_warmonger_one_food(side: str, refused: bool) -> None:
    log = Log({"a01": "T12", **NEAR}, side=side, civilisations="aztec chinese").do(
        "settle", "settler s-ak1f", "settler s-ak1c"
    )
    log.farm(1, "f", 1).go(1, "engage", "sail a12").farm(1, "f", 2).go(1, "engage", "sail a15")
    log.go(1, "explore", "sail a04", "mark g1").farm(1, "f", 2).go(1, "explore", "sail a01", "mark g2")
    while log.seat(1).tokens["f"] > 1:
        log.go(1, "explore", *(["sail a04"] if log.seat(1).explorer != "a04" else ["sail a05", "mark g1"]))
    log.farm(1, "f", 1).go(1, "engage")
    assert log.seat(1).tokens["f"] == 1
    assert log.table.sea.distances("a15")["a01"] == 4
    if refused:
        log.refuses("MOV-03", "sail a01")
    else:
        log.do("sail a01")
        assert log.seat(1).tokens["f"] == 0
    log.result()


@pytest.mark.rule("DI-VAR-03", "DI-STL-04")
def test_the_artisan_takes_gold_for_a_bonus_and_sells_dearer() -> None:
    """EX-38."""
    log = Log(NEAR, side="B", civilisations="chinese greek").do("explore", "sail a04", "mark s s-a04c")
    log.go(1, "settle", "settler s-ak1c", "settler s-ak1f").go(1, "settle", "settler p-a04f")
    gold = log.gold[0]
    log.do("settler p-a04f")
    assert log.gold[0] == gold + 1
    log.refuses("STL-04", "take f").farm(1, "c", 3)
    log.go(1, "produce")
    log.do("harvest ak1 sell 2")
    assert log.gold[0] == gold + 1 + 8
    log.result()


@pytest.mark.rule("DI-VAR-04", "DI-MOV-02")
def test_the_explorer_goes_three_steps_and_is_paid_more() -> None:
    """EX-39."""
    log = Log(NEAR, side="B", civilisations="greek chinese").do("explore").refuses("MOV-06", "sail a01", "sail a05")
    log.do("sail a04", "mark g1").result(gold=[3, 0])
    log.go(1, "engage", "sail a08").go(1, "settle", "settler s-a04f", "settler s-ak1f").go(1, "explore")
    # a third step costs nothing, but a tile does; a Warship has two
    food = log.seat(1).tokens["f"]
    log.do("sail a12", "mark g2")
    assert log.seat(1).tokens["f"] == food - 1
    log.go(1, "engage").refuses("ENG-01", "sail a08").result()


@pytest.mark.rule("DI-VAR-05", "DI-VAR-06", "DI-PRO-09", "DI-SET-06")
def test_the_settlers_are_paid_once_a_turn_for_leaving_the_board() -> None:
    """EX-36 and EX-37."""
    log = Log(NEAR, side="B", civilisations="egyptian greek")
    assert log.seat(1).sections == {"e": 3, "s": 2, "p": 2, "g": 2}
    log.do("settle", "settler e-ak1f", "settler p-ak1c")
    assert log.gold[0] == 1
    log.go(1, "explore", "sail a04", "mark s ak1c-a04c")
    assert log.gold[0] == 2
    log.go(1, "settle", "settler a04c-ak1c", "settler p-a04f")
    assert log.gold[0] == 3
    log.go(1, "produce", "harvest ak1")
    assert log.gold[0] == 4
    log.go(1, "explore", "sail a11", "mark s e-a11f")
    assert log.gold[0] == 6
    log.result(settlers=[5, 9])


@pytest.mark.rule("DI-VAR-06", "DI-SCR-04", "DI-VAR-05")
def test_a_flight_pays_the_settlers_nothing_and_may_fill_explore() -> None:
    log = Log(NEAR, side="B", civilisations="greek egyptian").go(2, "explore", "sail a10", "mark s e-a10w")
    log.go(2, "settle", "settler e-ak2f", "settler s-ak2c").farm(2, "f", 2).go(
        2, "explore", "sail a09", "mark s e-a09f"
    )
    log.go(1, "settle", "settler s-ak1f", "settler s-ak1c").go(1, "engage", "sail a08").go(1, "engage", "sail a09")
    gold = log.gold
    log.refuses("SCR-04", "flee p", "flee g", "flee ak2f", "flee ak1w").refuses("SCR-02", "flee e e")
    assert log.choices("flee") == {"e", "s", "ak2w"}
    log.do("flee ak2w")
    assert log.gold == [gold[0] + 1, gold[1]]
    log.result()


# -- the end


def drain(log: Log, seat: int) -> Log:
    """Let a seat harvest its City until a tray is empty; it stops behind the turn that did it."""
    while all(log.table.trays.values()):
        log.go(seat, "produce", f"harvest {log.seat(seat).city}")
        if "discard" in log.asked:
            log.do(log.dull())
    return log


@pytest.mark.rule("DI-END-05", "DI-END-06", "DI-END-04")
@pytest.mark.parametrize(("second", "winners", "why"), [(False, [1], "settlers"), (True, [1, 2], "shared")])
def test_a_tie_goes_to_the_fewer_settlers_on_the_board(second: bool, winners: list[int], why: str) -> None:
    """EX-34, with no Gold at all."""
    log = Log().do("settle", "settler s-ak1c", "settler s-ak1w")
    if second:
        log.go(2, "settle", "settler s-ak2f", "settler s-ak2w")
    drain(log, 1)
    while not log.position.over:
        log.idle()
    log.result(gold=[0, 0], settlers=[7, 7 if second else 9], winners=winners, why=why)
    for claim, valid in [({"winners": winners}, True), ({"winners": [2]}, False), ({"gold": [0, 0]}, True)]:
        for referee in log.judges:
            verdict = referee({**log.document, "finished": True, "claimed": claim})
            assert verdict["violations"] == ([] if valid else [{"rule": "DI-END-04", "move": None, "turn": None}])


@pytest.mark.rule("DI-END-01", "DI-END-02", "DI-END-03", "DI-SET-11")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_last_round_begins_with_the_first_player(seat: int) -> None:
    """EX-32 and EX-33: three players, seat 2 is first; whoever empties the tray, the round and one more are played."""
    tiles = {"b02": "T09", "b09": "T10", "b19": "T08"}
    near = {1: ("b02", "c"), 2: ("b09", "w"), 3: ("b19", "f")}
    log = Log(tiles, players=3, first=2)
    slot, kind = near[seat]
    log.go(seat, "explore", f"sail {slot}", f"mark s s-{slot}{kind}")
    log.go(seat, "settle", f"settler s-{slot}{kind}", f"settler s-{slot}{kind}")
    while log.table.trays[kind]:
        log.go(seat, "produce", f"harvest {slot}")
        if "discard" in log.asked:
            log.do(log.dull())
    # seat 1 is the last of a round: when it is done, the check has been made
    rounds, turns = log.table.rounds, log.table.turns
    assert log.table.last_round == (seat == 1)
    order = []
    while not log.position.over:
        order.append(log.table.active.number)
        log.idle()
    assert order == {1: [2, 3, 1], 2: [3, 1, 2, 3, 1], 3: [1, 2, 3, 1]}[seat]
    log.result(over=True, rounds=rounds + (seat != 1), turns=turns + len(order) - 1)
    log.refuses("END-02", "explore", "stay", "play treasure", "discard f", "reveal q01", "mark g1")


@pytest.mark.rule("DI-END-07", "DI-RES-03", "DI-RUI-15", "DI-END-02")
def test_the_limit_holds_in_the_last_turn_too() -> None:
    log = Log(first=2).go(1, "settle", "settler s-ak1c", "settler s-ak1w")
    drain(log, 1)
    log.until(1)
    assert log.table.last_round
    assert log.seat(1).wheel == "produce"
    assert log.seat(1).held() == 6
    log.do("settle", "settler s-ak1f")
    assert log.asked == {"discard"}
    for referee in log.judges:
        verdict = referee({**log.document, "finished": True})
        assert verdict["violations"] == [{"rule": "DI-END-02", "move": None, "turn": None}]
    log.refuses("TRN-02", "explore").do("discard f").result(over=True)
