"""The Rival of Diluvium and its scenarios, played through before all referees."""

from typing import Any

import pytest
from house_diluvium import Log

SEA = {"a07": "T01", "a10": "T02", "a14": "T03", "a04": "T04", "a08": "T05", "a11": "T06"}
"""The tiles without a cost: A07, A10 and A14 lie at the Rival's City."""


def solo(tiles: dict[str, str] | None = None, **more: Any) -> Log:
    return Log({**SEA, **(tiles or {})}, players=1, scenario=more.pop("scenario", "Z1"), **more)


def rival(log: Log, *cards: str) -> Log:
    """Let the Rival play these cards, and seat 1 nothing of note."""
    for card in cards:
        while "reveal" not in log.asked:
            log.do(log.dull())
        log.do(f"reveal {card}")
    return log


# -- setup


@pytest.mark.rule("DI-SOL-01", "DI-SOL-15", "DI-SOL-13", "DI-SET-09")
@pytest.mark.parametrize(
    ("scenario", "carry", "gold", "strength", "yours", "goal"),
    [
        ("Z1", "none", 0, 1, 1, None),
        ("Z2", "none", 0, 2, 1, 0),
        ("Z3", "strength", 0, 2, 2, 0),
        ("Z3", "loss", 4, 2, 1, 0),
        ("Z4", "loss", 16, 3, 1, None),
        ("Z4", "resources", 12, 3, 1, None),
    ],
)
def test_scenarios_begin_as_they_say(
    scenario: str, carry: str, gold: int, strength: int, yours: int, goal: int | None
) -> None:
    log = solo(scenario=scenario, carry=carry)
    log.result(gold=[0, gold], settlers=[9, 9], goal=goal, rounds=1, turns=1, winners=[], why=None)
    assert (log.seat(1).strength, log.seat(2).strength) == (yours, strength)
    gift = int(carry == "resources")
    assert log.holds(1, f=gift, c=gift, w=gift)
    assert set(log.table.trays.values()) == {16 - gift}
    if gift:
        log.do("produce").refuses("PRO-06", "harvest none sell 1").refuses("PRO-07", "harvest none raise 1")
        log.idle().go(1, "explore", "sail a12")
        assert log.holds(1, c=1, w=1)
    if carry == "strength":
        log.do("produce").refuses("PRO-08", "harvest none raise 5").refuses("PRO-07", "harvest none raise 4")


@pytest.mark.rule("DI-SOL-15", "DI-RUI-01")
def test_the_gift_of_a_card_is_the_first_move() -> None:
    log = solo(scenario="Z2", carry="card", ruins="treasure")
    log.result(turns=0, rounds=0, goal=0)
    log.refuses("RUI-01", "draw gate").refuses("TRN-02", "explore").do("draw treasure")
    log.result(turns=1, rounds=1, goal=0)
    log.do("engage", "play treasure", "stay").result(gold=[2, 0], goal=0, turns=2)


def spoiled(log: Log, **setup: Any) -> dict[str, Any]:
    kept = {name: value for name, value in {**log.document["setup"], **setup}.items() if value is not None}
    return {**log.document, "setup": kept}


def unusable() -> list[dict[str, Any]]:
    log, two, three = solo(), solo(scenario="Z2"), solo(scenario="Z3")
    cards = [f"Q{number:02}" for number in range(1, 13)]
    return [
        {**log.document, "options": {"players": 1, "carry": "loss"}},
        {**log.document, "options": {"players": 1, "scenario": "Z5"}},
        {**log.document, "options": {"players": 1, "scenario": "Z2", "carry": "gold"}},
        {**log.document, "options": {"players": 1, "scenario": "Z2"}},
        {**log.document, "options": {"players": 1, "scenario": "Z3"}},
        {**two.document, "options": {"players": 1, "scenario": "Z3"}},
        spoiled(log, first=2),
        spoiled(log, civilisations=["greek"]),
        spoiled(log, civilisations=["greek", "greek"]),
        spoiled(log, rival=cards[:-1]),
        spoiled(log, rival=[*cards[:-1], "Q01"]),
        spoiled(log, rival=[card.lower() for card in cards]),
        spoiled(three, tiles=["T23" if tile == "T25" else tile for tile in three.document["setup"]["tiles"]]),
    ]


@pytest.mark.rule("DI-SOL-14", "DI-SOL-15", "DI-SOL-01")
@pytest.mark.parametrize("number", range(13))
def test_what_cannot_be_used_is_refused_alone_too(number: int) -> None:
    for referee in Log.judges:
        with pytest.raises(ValueError, match=r"."):
            referee(unusable()[number])


@pytest.mark.rule("DI-SOL-02", "DI-SOL-03")
def test_rival_cards_come_in_their_order_and_are_shuffled_anew() -> None:
    log = solo(rival="q07 q08").do("engage", "stay").refuses("SOL-02", "reveal q08", "reveal q01")
    log.refuses("TRN-02", "explore", "end").do("reveal q07").refuses("SOL-02", "reveal q08").result(turns=3, rounds=2)
    for _ in range(11):
        log.until(1).idle().do(log.legal("reveal")[0])
    log.idle()
    assert len(log.legal("reveal")) == 12
    log.result()
    other = solo()
    other.idle().do("reveal q05").idle().refuses("SOL-02", "reveal q05").do("reveal q04").result()


# -- exploring


@pytest.mark.rule("DI-SOL-04", "DI-SOL-05", "DI-SOL-06")
def test_the_rival_explores_the_nearest_tile_and_the_lowest_slot() -> None:
    log = rival(solo({"a03": "T17", "a06": "T14", "a02": "T28"}), "q01")
    assert log.seat(2).explorer == "a07"
    assert log.gold[1] == 2
    rival(log, "q02")
    assert (log.seat(2).explorer, log.gold[1]) == ("a03", 5)
    rival(log, "q03")
    assert (log.seat(2).explorer, log.gold[1]) == ("a02", 9)
    assert log.table.sea.tiles["a02"]["up"]
    assert log.holds(2)
    log.result()


@pytest.mark.rule("DI-SOL-05", "DI-SOL-06", "DI-SOL-07")
def test_the_rival_takes_a_settler_space_only_without_gold() -> None:
    """Your Map has taken the Gold of A07; the Rival puts a Settler there: Craft before Food."""
    log = solo(scenario="Z2", carry="card", ruins="map").do(
        "draw map", "engage", "play map a07 g1", "stay", "reveal q01"
    )
    assert log.table.sea.tiles["a07"]["settlers"] == [[2, "c"]]
    assert log.holds(2, c=1)
    log.result(gold=[2, 1], settlers=[9, 8])


@pytest.mark.rule("DI-SOL-05", "DI-MOV-09")
def test_the_rival_avoids_your_warship() -> None:
    log = solo().do("engage", "sail a08", "reveal q01").do("settle", "settler s-ak1f", "settler s-ak1c", "reveal q07")
    log.farm(1, "f", 2)
    log.go(1, "engage", "sail a09").until(1)
    log.go(1, "engage", "sail a10")
    before = log.seat(2).explorer
    assert before == "a07"
    while "reveal" not in log.asked:
        log.do(log.dull())
    log.do(next(text for text in ("reveal q01", "reveal q02", "reveal q03") if text in log.legal()))
    assert log.seat(2).explorer == "a03"
    log.result()


# -- settling


@pytest.mark.rule("DI-SOL-07", "DI-SOL-08", "DI-SMV-02")
def test_the_rival_settles_craft_weapons_ruins_food() -> None:
    log = rival(solo(ruins="map gate"), "q04")
    assert log.holds(2, c=1, w=1)
    log.result(settlers=[9, 7])
    rival(log, "q01", "q05")
    # C of A07, where nobody of the Rival stands; then F: A07 before the City, though fewer stand there
    assert log.table.sea.tiles["a07"]["settlers"] == [[2, "c"]]
    assert log.table.sea.tiles["ak2"]["settlers"] == [[2, "c"], [2, "w"], [2, "f"]]
    assert log.holds(2, c=2, w=1)
    assert log.table.discarded["f"] == 1
    log.result()


@pytest.mark.rule("DI-SOL-08", "DI-RUI-04")
def test_the_rival_draws_a_card_on_ruins_for_two_gold() -> None:
    log = rival(solo({"a03": "T19"}, ruins="map gate"), "q04", "q01", "q02", "q05")
    # A07 C, then A03 W comes before R
    gold = log.gold[1]
    rival(log, "q06")
    assert log.asked == {"draw"}
    log.refuses("RUI-01", "draw gate").refuses("TRN-02", "explore").do("draw map")
    assert log.gold[1] == gold + 2
    assert log.table.pile == ["map"]
    log.do("draw gate")
    assert log.gold[1] == gold + 4
    log.result(settlers=[9, 3], goal=None)


@pytest.mark.rule("DI-SOL-07")
def test_an_empty_reserve_is_worth_a_gold() -> None:
    """City 3, A07 3, A03 3: the last Settler leaves with the fifth card; the sixth pays."""
    log = rival(
        solo({"a03": "T20"}), "q01", "q02", "q04", "q05", "q06", "q03", "q07", "q08", "q09", "q10", "q11", "q12"
    )
    log.result(settlers=[9, 3])
    rival(log, "q04", "q05")
    assert log.seat(2).reserve == 9 - 6 - 3
    gold = log.gold[1]
    rival(log, "q06")
    assert log.gold[1] == gold + 1
    log.result(settlers=[9, 0])


# -- producing


@pytest.mark.rule("DI-SOL-09", "DI-SOL-08")
def test_the_rival_harvests_most_and_sells_at_once() -> None:
    log = rival(solo(), "q04", "q07")
    # City: 1 Craft, 1 Weapons; so 2 and 2: 3 Gold and strength 2
    assert log.holds(2)
    assert (log.gold[1], log.seat(2).strength) == (3, 2)
    rival(log, "q08")
    assert log.holds(2, c=1, w=1)
    rival(log, "q01", "q05", "q09")
    # City with F, C, W yields three, A07 one
    assert (log.gold[1], log.seat(2).strength) == (3 + 2 + 3, 3)
    log.result()


# -- engaging


@pytest.mark.rule("DI-SOL-10", "DI-SOL-12", "DI-SCR-06")
def test_the_rival_goes_for_your_pieces() -> None:
    log = solo().do("settle", "settler s-ak1f", "settler s-ak1c", "reveal q07").farm(1, "f", 2)
    log.go(1, "explore", "sail a08", "mark s p-a08w").until(1).go(1, "explore", "sail a09", "mark g3")
    while "reveal" not in log.asked:
        log.do(log.dull())
    # within three steps over face-up tiles there is no way to you: A10 lies face down
    log.do("reveal q10")
    assert log.seat(2).warship == "ak2"
    rival(log, "q01", "q02")
    log.go(1, "explore", "sail a10", "mark g1").do(
        next(text for text in ("reveal q11", "reveal q12") if text in log.legal())
    )
    # A10 with your ship is one step away, A08 with a Settler three
    assert log.seat(2).warship == "a10"
    assert log.seat(1).explorer == "ak1"
    log.result()


@pytest.mark.rule("DI-SOL-11", "DI-ENG-08", "DI-ENG-07")
def test_in_a_fight_the_rival_reveals_a_card() -> None:
    """EX-40: you lose 3 against 5, and the Rival gains the Gold of your marker."""
    log = solo(scenario="Z2", carry="strength").do("engage", "sail a08", "reveal q07")
    log.do("settle", "settler s-ak1f", "settler s-ak1w", "reveal q08").farm(1, "f", 2).go(1, "engage", "sail a09")
    log.until(1).go(1, "engage", "sail a10")
    while "reveal" not in log.asked:
        log.do(log.dull())
    weapons = log.seat(1).tokens["w"]
    log.do("reveal q10")
    assert log.seat(2).warship == "a10"
    log.refuses("ENG-04", f"commit {weapons + 1}").refuses("SOL-02", "reveal q12").refuses("TRN-02", "explore")
    log.do("commit 1").refuses("SOL-02", "reveal q10").refuses("ENG-03", "commit 0")
    gold = log.gold
    log.do("reveal q12")
    assert log.gold == [gold[0], gold[1] + 1]
    assert log.seat(1).warship == "ak1"
    assert log.seat(1).tokens["w"] == weapons - 1
    assert log.table.rival_pile[-2:] == ["q12", "q10"]
    log.result()
    # now you attack, and a tie is yours
    log.go(1, "engage", "sail a09").go(1, "engage", "sail a10").refuses("SOL-02", "reveal q01").do("commit 2")
    gold = log.gold
    assert (log.seat(1).strength, log.seat(2).strength) == (2, 2)
    log.do("reveal q11")
    assert log.gold == [gold[0] + 1, gold[1]]
    assert log.seat(2).warship == "ak2"
    log.result()


@pytest.mark.rule("DI-SOL-03", "DI-SOL-11")
def test_the_card_of_the_action_is_not_shuffled_for_a_fight_within_it() -> None:
    log = solo(rival="q10 q11 q01 q02 q03 q04 q05 q06 q07 q08 q09 q12", ruins="")
    log.do("settle", "settler s-ak1f", "settler s-ak1w").go(1, "engage", "sail a08").farm(1, "f", 2)
    log.go(1, "engage", "sail a09").go(1, "engage", "sail a10")
    while log.table.rival_deck != ["q12"]:
        log.do(log.dull())
    while "reveal" not in log.asked:
        log.do(log.dull())
    log.refuses("SOL-02", "reveal q10").do("reveal q12").do("commit 0").refuses("SOL-02", "reveal q12")
    assert len(log.choices("reveal")) == 11
    # 1 against 3 or more: the Rival wins, and both cards lie on the pile
    gold = log.gold[1]
    log.do("reveal q04")
    assert log.gold[1] == gold + 1
    assert log.table.rival_pile == ["q04", "q12"]
    assert len(log.table.rival_deck) == 10
    log.result()


@pytest.mark.rule("DI-SOL-10", "DI-MON-05")
@pytest.mark.parametrize(("tile", "gold"), [("T20", 4), ("T22", 0)])
def test_the_rival_slays_monsters_that_it_can_beat(tile: str, gold: int) -> None:
    log = rival(solo({"a03": tile}, scenario="Z4"), "q01", "q02")
    before = log.gold[1]
    rival(log, "q10")
    assert log.gold[1] == before + gold
    assert log.seat(2).warship == ("a03" if gold else "ak2")
    assert log.table.sea.tiles["a03"]["slain"] == bool(gold)
    log.result(goal=None)


# -- the end


@pytest.mark.rule("DI-SOL-13", "DI-SOL-16")
@pytest.mark.parametrize(("scenario", "tile"), [("Z1", "T17"), ("Z2", "T17"), ("Z4", "T17")])
def test_more_gold_and_the_goal_win(scenario: str, tile: str) -> None:
    """You sell Craft; without three Ruins Cards Silent Gates is lost, however rich you are."""
    log = solo({"a04": "T09", "a05": tile}, scenario=scenario).do("explore", "sail a04", "mark s s-a04c", "reveal q07")
    log.do("settle", "settler s-a04c", "settler s-a04c", "reveal q08")
    while not log.position.over:
        if "harvest" in log.asked and log.table.active.number == 1:
            crop = log.seat(1).tokens["c"] + min(3, log.table.trays["c"])
            log.do("harvest a04" + (f" sell {crop // 2}" if crop > 1 else ""))
        else:
            log.do(log.dull())
    you, they = log.gold
    won = you > they and scenario != "Z2"
    why = "goal" if you > they and scenario == "Z2" else "gold"
    log.result(over=True, winners=[1] if won else [2], why=why, goal=0 if scenario == "Z2" else None)
    if scenario == "Z2":
        assert why == "goal"
    log.refuses("END-02", "reveal q01", "explore")
