"""Nautilion as a referee sees it: seldom meetings of figures, cards and expansions."""

import pytest
from house_referee import Log
from reference.nautilion_log import landings

APPROACH = [(4, 4)] * 5 + [(1, 2)]
"""Dice of P and N after which two tokens lie between them on a path of 45: places 23 and 24."""


def chase(row: list[int], returns: tuple[int, ...]) -> Log:
    """Play eight turns in which N goes 4 and P goes 1; DA 3 lays its token beyond P."""
    log = Log({4: "x", 8: "c2", 12: "c9"}, [2, 4, 5], darkhouse=row, heroic=[4, 3, 1])
    for turn in range(1, 9):
        if turn in returns:
            log.do(f"return {log.ship.pile[0]} p")
        if turn == 5:
            log.do("choose d", "roll 1", "give d1", "roll 1 4", "give p1 n4").put("reserve")
        else:
            log.turn(1, 1, 4, "board 1" if turn == 1 else "board" if turn < 4 else "reserve")
    return log


@pytest.mark.rule("NA-X2-08", "NA-X2-10", "NA-DA3", "NA-HA4")
def test_a_phantom_that_leaves_the_abyss_to_collide_stands_in_a_hole() -> None:
    log = chase([3, 4, 5, 10, 8], (6,)).do("roll 1 3 3", "heroic 4 c9", "give d1 p3 n3").put("reserve")
    assert log.strip.endswith(" P AB")
    assert log.table.sea.p_on_ab
    log.do("choose d", "roll 1", "give d1", "roll 1 4", "give p4 n1", "take c9 reserve")
    assert " N P " in log.strip
    token = next(token for token in log.ship.pile if token[0] == "c")
    log.do(f"return {token} p")
    assert f" N P {token[1]} " in log.strip
    log.result(turns=11, over=False)


@pytest.mark.rule("NA-X2-08", "NA-X2-10", "NA-DA3", "NA-HA3")
def test_a_phantom_that_collides_on_the_abyss_stays_there() -> None:
    log = chase([4, 3, 5, 10, 8], (2, 7)).do("roll 1 3 4", "heroic 4 c9", "give d1 p3 n4").put("reserve")
    log.do("choose d", "roll 1", "heroic 3 c2", "give d1", "roll 1 3", "give p1 n3").put("reserve")
    assert log.strip.endswith(" N P AB")
    log.do("roll 1 1 4", "give d1 p1 n4").refuses("NA-X2-15", "take c9 board").do("take c9 reserve")
    assert log.strip.endswith(" N P AB")
    token = next(token for token in log.ship.pile if token[0] == "c")
    log.refuses("NA-DA3", f"return {token} p").do(f"return {token} n")
    assert log.strip.endswith(f" N {token[1]} P AB")


@pytest.mark.rule("NA-2P06", "NA-X2-16", "NA-2P09")
def test_admirals_limit_what_is_recovered_after_a_won_collision() -> None:
    ends = landings(APPROACH, 45)
    path = dict(zip([n for _, n in ends], ["x", "c5"], strict=False))
    path |= dict(zip([p for p, _ in ends], ["c6", "c4", "c3", "c1", "c9", "c7"], strict=False))
    log = Log(path, [2], admirals=[1, 2]).do("roll 1 4 4", "start 1", "give d1 p4 n4", "place x board 9")
    log.turn(1, 4, 4, "board").turns(3, 1, 4, 4, "reserve").turn(1, 1, 2, "reserve")
    log.do("roll 1 1 4", "give d1 p4 n1").refuses("NA-2P06", "take c6 board").refuses(
        "NA-A02", "take c1 board", "take c7 board"
    )
    log.refuses("NA-X2-16", "take c4 cabin", "take c6 cabin").refuses("NA-X2-14", "take c2 board")
    log.do("take c4 board").result(crew=2, turns=8)
    log.do("roll 1 1 1", "give d1 p1 n1").put("reserve")


@pytest.mark.rule("NA-HA10")
def test_partners_whose_space_is_taken_stay_in_the_pile() -> None:
    log = Log("1 7 … 4 1", [1, 5], heroic=[10, 1, 2]).turn(1, 1, 1, "cabin").turn(1, 1, 1, "board")
    assert log.ship.pile == ["c1", "c4"]
    log.do("roll 1 1 1", "heroic 10 c7")
    assert log.ship.cabin == ["c1", "c4"]
    assert log.ship.pile == ["c1", "c7"]


@pytest.mark.rule("NA-DA6", "NA-X2-18")
def test_a_phantom_that_collides_exchanges_nothing() -> None:
    log = Log({4: "x", 8: "c3"}, [2, 4], darkhouse=[7, 6, 4, 5, 10])
    log.do("roll 1 4 4", "give d1 p4 n4", "place x board 1").do("roll 1 4 4", "give d1 p4 n4").put("reserve")
    log.turns(3, 1, 4, 4, "reserve").do("roll 1 1 2", "give d1 p2 n1").put("reserve")
    log.do("roll 1 3 4", "give d1 p4 n3")
    assert log.asked == {"take"}
    log.do(f"take {log.ship.pile[0]} reserve").result(turns=8, over=False)


@pytest.mark.rule("NA-DA6", "NA-HA9", "NA-X2-19")
def test_the_outer_tokens_are_own_before_the_phantoms_mercenary_is_paid_for() -> None:
    """After the collision N ends on a Mercenary, which goes to P and costs a token: the outer two may pay."""
    path = {4: "x", 8: "c2", 12: "c1", 21: "c4", 23: "c6", 24: "x", 27: "c7"}
    log = Log(path, [2, 4, 5], darkhouse=[4, 5, 6, 10, 8], heroic=[9, 1, 2])
    log.turn(1, 4, 4, "board 1").turn(1, 4, 4, "board").turns(2, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 4 4", "give p4 n4").put("reserve").turn(1, 1, 2, "reserve")
    log.do("roll 1 1 4", "give d1 p4 n1", f"take {log.ship.pile[0]} reserve", "roll 1 1 2").burn(1, 1, 2)
    log.do("heroic 9 c2", "give d1 p1 n2", "place c4 reserve")
    assert log.choices("discard") == {"c4 reserve", "c6 reserve", "c7 reserve"}
    log.do("discard c6 reserve").result(turns=9, crew=0)


@pytest.mark.rule("NA-DA6", "NA-X2-21", "NA-X2-19")
def test_after_the_collision_a_mercenary_taken_from_the_phantom_costs_nothing() -> None:
    path = {4: "x", 8: "c2", 12: "c1", 21: "x", 23: "c6"}
    log = Log(path, [2, 4], darkhouse=[4, 5, 6, 10, 8])
    log.turn(1, 4, 4, "board 1").turn(1, 4, 4, "board").turns(2, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 4 4", "give p4 n4").put("reserve").turn(1, 1, 2, "reserve")
    log.do("roll 1 1 4", "give d1 p4 n1", f"take {log.ship.pile[0]} reserve", "roll 1 1 1", "give d1 p1 n1")
    log.refuses("NA-X2-21", "place x board 1").do("place x reserve").result(turns=9)
    assert log.ship.pile[-1] == "c6"


@pytest.mark.rule("NA-DA7", "NA-M05", "NA-P02")
def test_a_nautilion_that_goes_back_to_the_happy_isles_passes_the_phantom() -> None:
    log = Log("5 …", [4], darkhouse=[4, 5, 10, 7, 8]).turn(1, 4, 2, "reserve").turns(2, 1, 4, 1, "reserve")
    log.turn(1, 4, 2).do("choose d", "roll 1", "give d1", "roll 2 4", "give p4 n2").put("reserve")
    log.turns(2, 1, 4, 1, "reserve").turn(1, 1, 1, "reserve")
    assert log.strip.startswith("HI 5 P N ")
    log.do("roll 1 1 1", "give d1 p1 n1")
    assert log.strip.startswith("HI N P ")
    log.do("choose d", "roll 1", "give d1", "roll 1 1", "give p1 n1").result(cause="phantom", turns=10)
