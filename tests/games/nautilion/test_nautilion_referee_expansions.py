"""Nautilion as a referee sees it: Mages, Mercenaries and Reefs, alone and together."""

import pytest
from house_referee import Log
from reference.nautilion_log import landings

APPROACH = [(4, 4)] * 5 + [(1, 2)]
"""Dice of P and N after which two tokens lie between them on a path of 45: places 23 and 24."""
P_ENDS = [p for p, _ in landings(APPROACH, 45)]
N_ENDS = [n for _, n in landings(APPROACH, 45)]


def approach(p: str = "", n: str = "", between: str = "6 1") -> dict[int, str]:
    """Name what P and N end on while they come near each other, and what lies between them then."""
    path = dict(zip(P_ENDS, (p + " 1 4 7 7 3 9").split(), strict=False))
    path |= dict(zip(N_ENDS, n.split(), strict=False))
    return path | dict(zip((23, 24), between.split(), strict=True))


def come_near(log: Log, *places: str) -> Log:
    for i, (p, n) in enumerate(APPROACH):
        log.turn(1, p, n, places[i] if i < len(places) else "reserve")
    return log


# -- the Mages


@pytest.mark.rule("NA-X1-01", "NA-X1-02", "NA-X1-03", "NA-X1-04", "NA-X1-07", "NA-X1-08", "NA-X1-09")
def test_mages_and_their_partners_go_to_the_cabin() -> None:
    log = Log("ma ma 1 1 1 4 5 … mb", [1]).do("roll 1 1 1", "give d1 p1 n1").refuses("NA-X1-02", "place ma board")
    assert log.choices("place") == {"ma cabin", "ma reserve"}
    log.do("place ma cabin", "roll 1 1 1", "give d1 p1 n1").refuses("NA-X1-04", "place ma cabin")
    log.do("place ma reserve").turn(1, 1, 1, "board").do("roll 1 1 1", "give d1 p1 n1")
    assert log.choices("place") == {"c1 cabin", "c1 reserve"}
    log.do("place c1 cabin", "roll 1 1 1", "give d1 p1 n1")
    log.refuses("NA-X1-04", "place c1 cabin").refuses("NA-A01", "place c1 board").do("place c1 reserve")
    log.do("roll 1 1 3", "give d3 p1 n1")
    assert log.choices("discard") == {"ma cabin", "ma reserve", "c1 cabin", "c1 board", "c1 reserve", "r reserve"}
    log.refuses("NA-D02", "discard mb cabin", "discard mb reserve", "discard mb board")
    log.do("discard ma cabin").refuses("NA-A02", "place c4 board").do("place c4 cabin")
    log.do("roll 1 1 1").refuses("NA-X1-05", "partner a 1", "partner b 1")
    log.do("whirlwind", "pay ma", "roll 1 1 1", "give d1 p1 n1").refuses("NA-X1-01", "place c5 cabin")


@pytest.mark.rule("NA-X1-05", "NA-X1-06")
def test_each_partnership_rerolls_one_die_a_turn() -> None:
    log = Log("ma 1 mb 4 mc 7", [1])
    for _ in range(6):
        log.turn(1, 1, 1, "cabin")
    log.refuses("NA-R01", "partner a 1").do("roll 1 2 4")
    log.refuses("NA-X1-05", "partner a 3").do("partner a 4").refuses("NA-C01", "roll 1 1", "roll 1 1 1")
    log.refuses("NA-R01", "partner b 1", "give d1 p1 n2").do("roll 3").refuses("NA-X1-05", "partner a 3", "partner b 4")
    log.do("partner c 3", "roll 3", "whirlwind", "pay r", "roll 2 2 2").refuses(
        "NA-X1-05", "partner c 2", "partner a 2"
    )
    log.do("partner b 2", "roll 4").refuses("NA-X1-05", "partner b 4").do("give d2 p2 n4").put()
    log.do("roll 1 1 1", "partner a 1", "roll 4", "partner b 4", "roll 4", "partner c 4", "roll 2", "give d1 p1 n2")
    log.put().result(turns=9)


@pytest.mark.rule("NA-X1-05", "NA-R01")
def test_without_mages_nobody_is_a_partner() -> None:
    Log().do("roll 1 1 1").refuses("NA-R01", "partner a 1", "partner c 4", "heroic 1 c1", "darkhouse 12", "choose d")


@pytest.mark.rule("NA-E04", "NA-E08")
@pytest.mark.parametrize("mages", [2, 3])
def test_the_mages_must_be_aboard(mages: int) -> None:
    dice = [(1, 2)] * 6 + [(1, 3)] * (3 + mages)
    wanted = ["ma", "mb", "mc"][:mages] + [f"c{number}" for number in range(1, 10)]
    log = Log({n: token for (_, n), token in zip(landings(dice, 45), wanted, strict=True)}, [1])
    for i, (p, n) in enumerate(dice):
        log.turn(1, p, n, "cabin" if i < mages else "board")
    while not log.position.over:
        log.do("roll 1 1 4", "give d1 p1 n4").put()
    log.result(won=mages == 3, cause="victory" if mages == 3 else "mages", crew=9)


@pytest.mark.rule("NA-E08")
def test_crew_on_the_cabin_is_no_crew() -> None:
    log = Log("1 4 7", [1])
    for _ in range(3):
        log.turn(1, 1, 1, "cabin")
    log.result(crew=0)


@pytest.mark.rule("NA-2P06", "NA-2P07")
def test_admirals_limit_crew_on_the_cabin_but_no_mages() -> None:
    log = Log("1 ma 7 …", [1], admirals=[2, 1]).do("roll 1 1 1", "start 1", "give d1 p1 n1")
    log.refuses("NA-2P06", "place c1 cabin").refuses("NA-2P05", "place c1 board").do("place c1 reserve")
    log.turn(1, 1, 1, "cabin").turn(1, 1, 1, "cabin").result(turns=4)


# -- the Mercenaries


@pytest.mark.rule("NA-X2-03", "NA-X2-04", "NA-X2-05")
def test_mercenaries_take_any_empty_space_and_block_it() -> None:
    log = Log("x x 5 9 x", [2], board="B1").do("roll 1 1 1", "give d1 p1 n1")
    assert log.choices("place") == {"x reserve", *(f"x board {space}" for space in range(1, 10))}
    log.refuses("NA-X1-01", "place x cabin").do("place x board 5").result(crew=0)
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-X2-03", "place x board 5").refuses("NA-A02", "place x board 3")
    log.do("place x board 9", "roll 1 1 1", "give d1 p1 n1").refuses("NA-A01", "place c5 board").do("place c5 reserve")
    log.do("roll 1 1 1", "give d1 p1 n1").refuses("NA-A01", "place c9 board").do("place c9 reserve")
    log.turn(1, 1, 1, "board 3").do("roll 1 1 4", "give d4 p1 n1").refuses("NA-A05", "discard x board 9")
    log.refuses("NA-D02", "discard x board 1", "discard x reserve", "discard c5 board").do("discard x board 3")


@pytest.mark.rule("NA-X2-01", "NA-X2-08", "NA-X2-18", "NA-X2-06", "NA-X2-15")
def test_the_phantom_stops_before_the_nautilion() -> None:
    log = come_near(Log(approach(n="x"), [2]), "board 1")
    assert " N 6 1 P " in log.strip
    log.do("roll 1 1 4", "give d1 p4 n1")
    assert " N P 6 1 " in log.strip
    assert log.asked == {"take"}
    log.refuses("NA-X2-15", "take c4 board", "take c4 cabin", "take x board 1").refuses("NA-X2-14", "take c5 board")
    log.refuses("NA-X2-14", "take ma reserve", "take r cabin")
    log.do("take x reserve").result(over=False, turns=8)
    log.do("roll 1 1 2", "give d1 p1 n2").refuses("NA-R01", "take c1 reserve").put()
    assert log.strip.index(" P ") < log.strip.index(" N ")


@pytest.mark.rule("NA-X2-07", "NA-X2-08")
@pytest.mark.parametrize("die", [1, 4])
def test_without_a_token_between_them_any_step_collides(die: int) -> None:
    log = come_near(Log(approach(n="x 5"), [2]), "board 4", "board").do(f"roll 1 2 {die}" if die > 1 else "roll 1 1 2")
    before = len(log.ship.pile)
    log.do(f"give d1 p2 n{die}")
    assert log.ship.pile[before] == "c6"
    assert " N P 1 " in log.strip
    assert log.asked == {"take"}
    log.refuses("NA-X2-16", "take c6 cabin", "take x board 4").refuses("NA-A02", "take c1 board", "take c3 board")
    log.do("take c6 board").result(crew=2, turns=8)


@pytest.mark.rule("NA-X2-11", "NA-X2-12", "NA-X2-13", "NA-E06")
@pytest.mark.parametrize(
    ("side", "hosted", "aboard", "outcome"),
    [
        (2, "x 5", ["2", "x:1", "8"], "lost"),
        (2, "x", ["2", "x:1", "8"], "tie"),
        (2, "5", ["2", "x:1", "8"], "won"),
        (3, "5", ["2", "x:1", "8"], "tie"),
        (3, "5 8", ["2", "x:1", "8"], "lost"),
        (2, "", [], "lost"),
        (2, "", ["2", "9", "8"], "tie"),
        (2, "", ["1", "9", "4", "5"], "lost"),
    ],
)
def test_harpoons_decide(side: int, hosted: str, aboard: list[str], outcome: str) -> None:
    tokens = [word.partition(":")[0] for word in aboard]
    targets = [f"board {word[2:]}" if word.startswith("x") else "board" for word in aboard]
    log = come_near(Log(approach(hosted, " ".join(tokens)), [2], side=side), *targets)
    log.do("roll 1 1 3", "give d1 p3 n1")
    if outcome == "lost":
        crew = sum(token != "x" for token in tokens)
        log.result(over=True, won=False, cause="collision", turns=7, crew=crew, record=crew)
        log.refuses("NA-R02", "take c1 reserve")
    else:
        assert log.asked == {"take"}
        crew_to_board = [text for text in log.choices("take") if text.endswith("board")]
        assert bool(crew_to_board) == (outcome == "won")
        log.do("take c1 reserve")
        if "keep" in log.asked:
            assert "x:1" in aboard
            assert log.choices("keep") == {"2", "8"}
            log.refuses("NA-X2-17", "keep 2 8", "keep 1", "keep 1 2 8").do("keep 2").result(crew=1)
        log.result(over=False, turns=8)


@pytest.mark.rule("NA-X2-14", "NA-X2-16", "NA-X2-17")
@pytest.mark.parametrize("hosted", ["2", "2 8"])
def test_a_recovered_token_may_join_what_mercenaries_had_joined(hosted: str) -> None:
    path = approach(hosted, "1 x 9 x 5 3")
    log = Log(path, [2], board="B1")
    for (p, n), where in zip(APPROACH, ["board", "board 5", "board", "board 2", "reserve", "reserve"], strict=True):
        log.turn(1, p, n, where)
    log.do("roll 1 3 3", "whirlwind", "pay c5", "roll 1 3 3", "give d1 p3 n3")
    if hosted == "2":
        log.refuses("NA-X2-16", "take x board 5").do("take c5 board")
        assert log.asked == {"roll"}
        log.result(crew=3, turns=8)
    else:
        log.refuses("NA-X2-15", "take c5 board").do("take c5 reserve").refuses(
            "NA-X2-17", "keep 1 9", "keep 5", "keep 2"
        )
        log.refuses("NA-R01", "roll 1 1 1").do("keep 9").result(crew=1, turns=8)
        assert log.ship.pile[-1] == "c1"


@pytest.mark.rule("NA-X2-02")
def test_the_phantom_board_holds_six() -> None:
    tail = [(1, 1)] * 7
    path = {p: token for (p, _), token in zip(landings(tail, 45), ["x", "c2", "x", "c5", "c8", "x", "x"], strict=True)}
    log = Log({**path, 1: "c1", 2: "c2"}, [2, 5], heroic=[8, 1, 2])
    for turn in range(7):
        log.turn(1, 1, 1)
        assert log.ship.pile == ([] if turn < 6 else ["x"])
    log.do("roll 1 1 1", f"heroic 8 c{log.ship.board and min(log.ship.board)}")
    log.refuses("NA-HA8", "gather x x", "gather c2", "gather c1").do("gather x").result(turns=8)


@pytest.mark.rule("NA-X2-19", "NA-X2-20", "NA-X2-21", "NA-D03")
@pytest.mark.parametrize("poor", [False, True])
def test_after_the_collision_mercenaries_cost_an_own_token(poor: bool) -> None:
    log = come_near(Log({**approach(n="x"), 21: "x"}, [2]), "board 1").do("roll 1 1 3", "give d1 p3 n1")
    log.do("take x reserve").do("roll 1 1 4")
    if poor:
        log.burn(1, 1, 4)
    log.do("give d1 p1 n4")
    if poor:
        assert log.asked == {"place"}
        log.put().result(over=False)
    else:
        assert log.asked == {"discard"}
        log.refuses("NA-D02", "discard c1 board", "discard c9 reserve").do("discard x reserve").put("reserve")
        log.result(over=False)


@pytest.mark.rule("NA-X2-21")
def test_after_the_collision_mercenaries_go_into_the_reserve() -> None:
    log = come_near(Log({**approach(n="x"), 23: "x", 24: "c6"}, [2]), "board 1").do("roll 1 1 3", "give d1 p3 n1")
    log.do("take x reserve", "roll 1 1 2", "give d2 p1 n1").refuses("NA-X2-21", "place x board 1")
    log.refuses("NA-X1-01", "place x cabin").do("place x reserve").result(turns=9)


@pytest.mark.rule("NA-X2-10", "NA-P02", "NA-2P09")
def test_a_phantom_that_met_the_nautilion_next_to_the_happy_isles_arrives_with_its_next_move() -> None:
    dice = [(4, 1)] * 9
    path = {p: f"c{'1379'[i % 4]}" for i, (p, _) in enumerate(landings(dice, 45))}
    log = Log({**path, 1: "x", 2: "c1"}, [2], admirals=[2, 1]).do("roll 1 1 4", "start 1", "give d1 p4 n1")
    log.do("place x board 9").turns(8, 1, 4, 1, "reserve")
    assert log.strip.startswith("HI N P ")
    log.do("roll 1 1 4", "give d1 p4 n1", "take c1 reserve").result(over=False, turns=11)
    assert log.table.admiral() == 2
    log.do("roll 1 1 1", "give d1 p1 n1").result(cause="phantom", turns=11)


# -- the Reefs


@pytest.mark.rule("NA-X3-02", "NA-X3-03", "NA-X3-04", "NA-X3-05", "NA-X3-06", "NA-T02")
@pytest.mark.parametrize(
    ("aboard", "die", "free"), [(True, 2, True), (True, 1, False), (False, 2, False), (False, 3, True)]
)
def test_the_reef_check(aboard: bool, die: int, free: bool) -> None:
    log = Log("1 2 3 4", [3], reefs={4: "f3"}).turn(1, 1, 2).turn(1, 1, 1, "board" if aboard else "reserve")
    log.turn(1, 1, 1, "reserve")
    assert " N~3 " in log.strip
    log.refuses("NA-X3-03", "roll 1 1 1", "roll 1 1").refuses("NA-R01", "whirlwind", "give d1 p1 n1").do(f"roll {die}")
    if free:
        assert log.ship.reserve[-1] == "f3"
        log.refuses("NA-C01", "roll 1 1", "roll 1").do("roll 1 1 1", "give d1 p1 n1").put().result(turns=5)
    else:
        log.refuses("NA-C01", "roll 1 1 1", "roll 1").do("roll 2 4").refuses("NA-L01", "give d2 p4 n4", "give d2 n4")
        log.refuses("NA-L01", "give d2", "give p2").do("whirlwind", "pay r").refuses("NA-C01", "roll 1 1 1", "roll 1")
        log.do("roll 1 2", "tide 1 3", "pay r r", "give d2 p3").result(turns=5)
        assert log.ship.reserve[-1] == "f3"
        assert log.asked == {"roll"}
        log.refuses("NA-C01", "roll 1").do("roll 1 1 1").do("give d1 p1 n1").put()


@pytest.mark.rule("NA-X3-01", "NA-X3-07")
def test_the_phantom_discards_a_reef_with_its_token() -> None:
    log = (
        Log({1: "c1", 2: "c2", 34: "c4", 3: "c3"}, [3, 5], reefs={34: "f9"}, heroic=[8, 1, 2])
        .turn(1, 1, 2)
        .turn(1, 2, 1)
    )
    assert log.ship.pile[-2:] in (["c4", "f9"], ["f9", "c4"])
    log.do("roll 1 1 1", "heroic 8 c3").refuses("NA-HA8", "gather c3", "gather c4 c4", "gather f9 f9")
    log.do("gather c4 f9").do("tide 1 2").do("pay c4 f9", "give d1 p1 n2").result(turns=3)


@pytest.mark.rule("NA-X3-05", "NA-X2-18", "NA-X2-17")
def test_a_phantom_that_meets_a_stuck_nautilion_leaves_it_the_reef() -> None:
    log = come_near(Log({**approach(n="x"), 22: "c4"}, [2, 3], reefs={22: "f6"}), "board 1")
    assert " N~6 6~" in log.strip or " N~6 6 " in log.strip
    log.do("roll 2", "roll 1 3", "give d1 p3", "take c4 reserve")
    assert log.ship.reserve[-1] == "f6"
    assert " N P " in log.strip
    log.refuses("NA-C01", "roll 1").result(turns=8)


@pytest.mark.rule("NA-X3-03")
def test_a_mercenary_on_the_pilots_space_is_no_help() -> None:
    log = Log("x 2 3 4", [2, 3], reefs={4: "f3"}).do("roll 1 1 1", "give d1 p1 n1", "place x board 3")
    log.do("roll 3").do("roll 1 1 3", "give d1 p1 n3").put("reserve")
    log.do("roll 2").refuses("NA-C01", "roll 1 1 1").do("roll 1 1", "give d1 p1").result(turns=4)


@pytest.mark.rule("NA-X3-08", "NA-X2-01")
def test_a_hosted_fighter_loses_its_reef() -> None:
    log = Log({43: "x", 2: "c1"}, [2, 3], reefs={43: "f6"}).turn(1, 3, 2)
    assert (log.ship.phantom_board, log.ship.pile) == (["x"], ["f6"])
