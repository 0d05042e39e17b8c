"""Warships, scaring and Monsters in Diluvium, played through before all referees."""

import pytest
from house_diluvium import Log


def strong(log: Log, seat: int, strength: int, weapons: int = 0) -> Log:
    """Let a seat with a Settler on W of its City raise its strength, and keep so many Weapons; its turn begins."""
    me = log.seat(seat)
    while me.strength < strength:
        log.farm(seat, "w", 1)
        if me.wheel == "produce":
            log.do("engage", "stay").until(seat)
        crop = me.tokens["w"] + 1
        ups = min(strength - me.strength, crop // 2)
        log.do("produce", f"harvest {me.city}" + (f" raise {ups}" if ups else ""))
        if "discard" in log.asked and log.table.active is me:
            log.do(next(text for text in log.legal("discard") if "w" not in text.split()))
        log.until(seat)
    return log.farm(seat, "w", weapons)


@pytest.mark.rule(
    "DI-ENG-02", "DI-ENG-03", "DI-ENG-04", "DI-ENG-05", "DI-ENG-06", "DI-ENG-07", "DI-ENG-08", "DI-ENG-13"
)
@pytest.mark.rule(
    "DI-SCR-01", "DI-SCR-02", "DI-SCR-03", "DI-SCR-04", "DI-SCR-05", "DI-SCR-06", "DI-SCR-08", "DI-MOV-12"
)
def test_a_tie_goes_to_the_attacker_and_everybody_flees() -> None:
    """EX-R6: 3 against 3; the loser's ships go home, one Settler to the City, one to the board."""
    log = Log.meeting("T23").go(1, "settle", "settler g-bk1w").go(2, "explore", "sail b12", "mark g2")
    log.go(2, "settle", "settler p-b12c", "settler p-bk2c").go(2, "settle", "settler p-bk2w", "settler g-bk2f")
    log.go(2, "settle", "settler bk2f-b12c", "settler b12c-b12w").go(2, "engage", "sail b12")
    strong(log, 1, 2, 1).go(1, "engage")
    assert log.seat(2).explorer == log.seat(2).warship == "b12"
    tokens, gold = dict(log.seat(2).tokens), log.gold
    log.do("sail b12").refuses("ENG-04", f"commit {log.seat(1).tokens['w'] + 1}", "commit 99")
    log.refuses("MON-01", "slay", "spare").refuses("SCR-02", "flee s s").refuses("RUI-02", "play treasure")
    log.do("commit 1").refuses("ENG-04", f"commit {tokens['w'] + 1}").do("commit 2")
    assert log.gold[0] == gold[0] + 1 + 1
    assert log.seat(2).warship == log.seat(2).explorer == "bk2"
    log.refuses("ENG-03", "commit 0").refuses("SCR-02", "flee p", "flee p p p", "flee bk1f")
    log.refuses(
        "SCR-04", "flee e p", "flee s s", "flee g g", "flee p bk1f", "flee p bk2c", "flee p b12r", "flee bk2f bk2f"
    )
    assert log.choices("flee") == {"p p", "p g", "p bk2f", "g bk2f"}
    log.do("flee g bk2f")
    assert log.gold == [gold[0] + 4, *gold[1:]]
    assert log.seat(2).tokens == {**tokens, "w": tokens["w"] - 2, "f": tokens["f"] + 1}
    assert log.seat(2).sections == {"e": 0, "s": 3, "p": 0, "g": 3}
    assert (log.seat(1).strength, log.seat(2).strength) == (2, 1)
    log.result()


@pytest.mark.rule("DI-ENG-05", "DI-ENG-08", "DI-ENG-10", "DI-ENG-11", "DI-ENG-02")
def test_a_winning_defender_is_paid_at_the_attackers_marker() -> None:
    """EX-21: 3 against the Warmonger's 4, on a tile with a Monster."""
    log = Log.meeting("T26", side="B").go(2, "engage", "sail b12", "spare").go(1, "settle", "settler g-bk1w")
    strong(log, 1, 3).until(1)
    log.go(1, "engage")
    gold = log.gold
    log.do("sail b12", "commit 0", "commit 0").refuses("MON-01", "spare", "slay")
    assert log.gold == [gold[0], gold[1] + 2, gold[2]]
    assert (log.seat(1).warship, log.seat(2).warship) == ("bk1", "b12")
    assert log.table.active.number == 2
    log.result()


@pytest.mark.rule("DI-ENG-09", "DI-MON-05", "DI-MON-06", "DI-MAP-08", "DI-ENG-13")
def test_an_empty_section_pays_for_each_fight_that_is_won() -> None:
    """EX-22: a Warship at 3 and a Monster of 5, beaten by 5 with section G empty."""
    log = Log.meeting("T26", side="B", civilisations="aztec greek chinese", tiles={"b06": "T01"})
    log.go(1, "settle", "settler g-bk1w").go(2, "settle", "settler s-bk2w", "settler s-bk2f")
    strong(log, 2, 3).go(2, "engage", "sail b12", "spare")
    strong(log, 1, 5).until(1)
    log.go(1, "explore", "sail b06", "mark s g-b06f").go(1, "settle", "settler g-b06f").idle()
    assert log.seat(1).sections["g"] == 0
    log.until(1)
    gold = log.gold[0]
    log.do("engage", "sail b12", "commit 0", "commit 0").refuses("ENG-03", "commit 0")
    assert log.gold[0] == gold + 2 + 3
    assert log.asked == {"slay", "spare"}
    weapons = log.seat(1).tokens["w"]
    log.do("slay")
    assert log.gold[0] == gold + 2 + 3 + 6 + 3
    assert log.seat(1).tokens["w"] == weapons
    assert log.table.sea.tiles["b12"]["slain"]
    log.go(1, "produce", "harvest b06").go(1, "engage", "stay").refuses("MON-01", "slay").result()


@pytest.mark.rule("DI-MON-02", "DI-MON-03", "DI-MON-04", "DI-MON-07", "DI-MON-08", "DI-MAP-07")
def test_weapons_of_a_fight_are_gone_for_the_monster() -> None:
    """EX-23: 3 with two Weapons, all committed; the Monster has 4."""
    log = Log.meeting("T25").go(2, "settle", "settler s-bk2w", "settler s-bk2f").go(2, "engage", "sail b12")
    log.refuses("MON-03", "slay")
    assert log.legal() == ["spare"]
    log.do("spare").go(1, "settle", "settler g-bk1w")
    strong(log, 1, 3, 2).until(1)
    log.go(1, "engage")
    held = log.seat(1).tokens["w"]
    log.do("sail b12", f"commit {held}", "commit 0").refuses("MON-03", "slay").do("spare")
    strong(log, 1, 3, 1)
    gold, held = log.gold[0], log.seat(1).tokens["w"]
    log.go(1, "engage", "stay", "slay")
    assert log.gold[0] == gold + 5
    assert log.seat(1).tokens["w"] == held - 1
    log.result()


@pytest.mark.rule("DI-ENG-01", "DI-MON-01", "DI-MON-03", "DI-MON-07")
def test_a_warship_that_stays_may_fight_the_monster_there() -> None:
    """EX-24; the Monster of a tile turned up in this movement may be fought, or spared, at once."""
    log = Log({"a05": "T20"}).do("settle", "settler s-ak1f", "settler s-ak1w").go(1, "engage", "sail a05")
    log.refuses("MON-03", "slay").refuses("TRN-02", "stay", "sail a04", "end").do("spare")
    strong(log, 1, 3)
    gold = log.gold[0]
    log.do("engage", "stay", "slay")
    assert log.gold[0] == gold + 4
    log.result()


@pytest.mark.rule("DI-SCR-02", "DI-SCR-06", "DI-SCR-07", "DI-SCR-04")
def test_several_owners_flee_clockwise_from_the_active_player() -> None:
    """EX-25, with the Warship of seat 3: a ship and a Settler of seat 1, two Settlers of seat 2."""
    log = Log.meeting("T24").go(1, "explore", "sail b12", "mark s p-b12c")
    log.go(2, "explore", "sail b12", "mark g3").go(2, "settle", "settler s-b12f", "settler s-b12f")
    log.go(2, "explore", "sail bk2").go(3, "engage")
    gold = log.gold
    log.do("sail b12")
    assert log.gold[2] == gold[2] + 1
    assert log.seat(1).explorer == "bk1"
    log.refuses("SCR-02", "flee s s", "flee s s s").do("flee p")
    assert log.gold[2] == gold[2] + 2
    log.refuses("SCR-02", "flee s").refuses("SCR-04", "flee s bk1w", "flee p p").do("flee s bk2f")
    assert log.gold == [gold[0], gold[1], gold[2] + 4]
    assert log.seat(2).tokens["f"] == 3
    log.result(settlers=[7, 8, 9])


@pytest.mark.rule("DI-SCR-05", "DI-RES-03", "DI-RES-04", "DI-RES-05", "DI-INV-06")
def test_a_victim_over_the_limit_discards_in_the_attackers_turn() -> None:
    """EX-26; in clockwise order from the active player."""
    log = Log.meeting("T24").go(1, "explore", "sail b12", "mark s p-b12f").farm(1, "f", 4)
    while log.seat(1).held() < 6:
        log.idle().until(1)
    log.go(3, "engage")
    assert log.seat(1).held() == 6
    tokens = dict(log.seat(1).tokens)
    log.do("sail b12").do("flee bk1w")
    assert log.seat(1).held() == 7
    log.refuses("RES-03", "discard f f", "discard w w").refuses("TRN-02", "explore", "end")
    if not tokens["w"]:
        assert log.choices("discard") == {"f", "c", "w"}
    log.do("discard f").result()
    assert log.seat(1).tokens == {**tokens, "f": tokens["f"] - 1, "w": tokens["w"] + 1}


@pytest.mark.rule("DI-ENG-02", "DI-SCR-01", "DI-MOV-08")
def test_on_a_city_tile_nothing_happens() -> None:
    log = Log().do("engage", "stay").go(2, "engage", "sail a07").go(2, "produce", "harvest none")
    log.go(2, "engage", "sail ak2").refuses("MON-01", "spare").refuses("SCR-02", "flee s").result(gold=[0, 0])


@pytest.mark.rule("DI-SCR-01", "DI-SCR-08", "DI-TRN-06", "DI-MAP-04")
def test_markers_stay_and_a_section_that_is_refilled_pays_no_longer() -> None:
    log = (
        Log.meeting("T24")
        .go(1, "explore", "sail b12", "mark s p-b12f")
        .go(1, "settle", "settler p-b12f", "settler s-bk1w")
    )
    assert log.seat(1).sections["p"] == 0
    log.go(2, "engage", "sail b12").do("flee p p")
    gold = log.gold[0]
    log.go(1, "produce", "harvest bk1")
    assert log.gold[0] == gold
    assert log.table.sea.marked("b12", 1)
    log.go(1, "settle").refuses("SMV-03", "settler p-b12c").result()
