"""Nautilion as a referee sees it: the twelve Heroic Actions, and their meetings with the cards of the Darkhouse."""

import pytest
from house_referee import Log
from reference.nautilion_log import landings


def hero(path: str, first: int, expansions: tuple[int, ...] = (), **options: object) -> Log:
    """Give a game in which a Heroic Action lies revealed, with two others that have no part in the test."""
    others = [card for card in (1, 2, 3) if card != first][:2]
    return Log(path, sorted({5, *expansions}), heroic=[first, *others], **options)  # type: ignore[arg-type]


@pytest.mark.rule("NA-X5-01", "NA-X5-02", "NA-X5-03", "NA-X5-04", "NA-A05", "NA-X2-05")
def test_a_card_is_paid_with_crew_from_the_board() -> None:
    log = hero("1 6 8 9 x", 4, (2,), board="C2").turns(3, 1, 1, 1).turn(1, 1, 1, "reserve").turn(1, 1, 1, "board 3")
    log.refuses("NA-R01", "heroic 4 c6").do("roll 1 1 1").refuses("NA-X5-01", "heroic 5 c1", "heroic 12 x")
    log.refuses("NA-X5-02", "heroic 4 c9", "heroic 4 c3", "heroic 4 x", "heroic 4 r", "heroic 4 ma")
    log.refuses("NA-A05", "heroic 4 c1", "heroic 4 c6").do("heroic 4 c8").refuses("NA-X5-01", "heroic 4 c1")
    log.do("give d1 p1 n1").put().result(crew=2)


@pytest.mark.rule("NA-HA1", "NA-DA5", "NA-DA4")
def test_a_shield_for_two_turns() -> None:
    log = (
        hero("1 2 3 4 5 6", 1, (4,), darkhouse=[7, 5, 4, 10, 8])
        .turn(1, 1, 1)
        .do("roll 1 1 2", "heroic 1 c1", "give d2 p1 n1")
    )
    log.refuses("NA-DA5", "roll 1 1").do("roll 3").refuses("NA-R01", "discard r reserve").put()
    log.do("roll 1 1 4", "give d4 p1 n1").refuses("NA-R01", "discard r reserve").put()
    log.do("roll 1 1 4", "give d4 p1 n1", "discard r reserve").put().result(turns=5)


@pytest.mark.rule("NA-HA2")
def test_dice_are_turned_at_will() -> None:
    log = hero("1 2", 2).turn(1, 1, 1).do("roll 1 1 3", "heroic 2 c1").refuses("NA-R01", "give d1 p1 n3")
    log.refuses("NA-HA2", "set 1 1", "set 2", "set 1 1 1 1").do("set 2 4 4").refuses("NA-L01", "give d1 p1 n3")
    log.do("give d2 p4 n4").put().result(turns=3)
    log = hero("1 2", 2, (4,), darkhouse=[7, 8, 4, 5, 10]).turn(1, 1, 1).do("choose d", "roll 3", "heroic 2 c1")
    log.refuses("NA-HA2", "set 1 1", "set 1 1 1").do("set 1", "give d1", "roll 1 1", "give p1 n1").put().result(turns=3)
    log = (
        hero("1 2", 2, (4,), darkhouse=[7, 9, 4, 5, 10])
        .turn(1, 1, 1)
        .do("heroic 2 c1", "set 1 1 1", "give d1 p1 n1")
        .put()
    )


@pytest.mark.rule("NA-HA3", "NA-HA4")
def test_the_phantom_stays_or_goes_back() -> None:
    log = Log("1 2 3 4 … 7 8 9", [5], heroic=[3, 4, 1]).turn(1, 2, 1).turn(1, 1, 1)
    assert log.strip.endswith(" P 9 AB")
    log.do("roll 1 1 1", "heroic 4 c1", "heroic 3 c2", "give d1 p1 n1").put()
    assert log.strip.endswith(" P 9 AB")
    log = (
        Log("1 2 3 4 … 7 8 9", [5], heroic=[3, 4, 1])
        .turn(1, 2, 1)
        .do("roll 1 1 3", "heroic 4 c1", "give d1 p1 n3")
        .put()
    )
    assert log.strip.endswith("7 P AB")
    assert log.ship.pile == ["c8", "c1", "c9"]
    log = (
        Log("1 2 3 4 … 7 8 9", [5], heroic=[3, 4, 1])
        .turn(1, 2, 1)
        .do("roll 1 1 2", "heroic 4 c1", "give d1 p2 n1")
        .put()
    )
    assert log.strip.endswith("7 9 P AB")
    assert log.ship.pile == ["c8", "c1"]


@pytest.mark.rule("NA-HA4", "NA-DA1", "NA-DA3")
def test_a_phantom_sent_back_to_the_abyss_stays_there() -> None:
    log = hero("1 2 3 4 5 … 8 9", 4, (4,), darkhouse=[7, 1, 3, 4, 10]).turn(1, 1, 1)
    log.do("roll 1 3 3", "heroic 4 c1", "give d1 p3 n3").put("reserve").do("give d1 p3 n3").put("reserve")
    assert log.strip.endswith("8 P AB")
    assert log.ship.pile == ["c9", "c1"]
    log.refuses("NA-DA3", "return c9 p", "return c9 36", "return c9 7", "return c9 1").do("return c9 35")
    assert log.strip.endswith("8 9 P AB")


@pytest.mark.rule("NA-HA5")
def test_one_card_is_exchanged_for_another() -> None:
    log = Log("1 2 3", [5], heroic=[5, 4, 1]).turn(1, 1, 1).turn(1, 1, 1).do("roll 1 1 1", "heroic 5 c1")
    log.refuses("NA-HA5", "remove 5", "remove 2").refuses("NA-R01", "reveal 8").do("remove 4")
    log.refuses("NA-HA5", "reveal 11", "reveal 10", "reveal 12", "reveal 4", "reveal 5", "reveal 1").do("reveal 8")
    log.refuses("NA-X5-01", "heroic 4 c2").do("heroic 8 c2").refuses("NA-HA8", "gather c2", "gather f3").do("gather c1")
    log.do("give d1 p1 n1").put().result(turns=4)


@pytest.mark.rule("NA-HA5", "NA-E05", "NA-X5-05")
@pytest.mark.parametrize("played", [2, 3])
def test_no_card_may_be_left_at_the_abyss(played: int) -> None:
    dice = [(1, 1)] * 4 + [(1, 2)] * 8
    numbers = [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    log = Log({n: f"c{i}" for (_, n), i in zip(landings(dice), numbers, strict=True)}, [5], heroic=[5, 1, 3])
    log.turn(1, 1, 1)
    for card in (1, 3, 5)[:played]:
        log.do("roll 1 1 1", f"heroic {card} c1")
        if card == 5:
            log.refuses("NA-R01", "remove 1", "reveal 2").refuses("NA-X5-01", "heroic 5 c1", "heroic 1 c1")
        log.do("give d1 p1 n1", "place c1 board")
    log.turns(3 - played, 1, 1, 1).turns(8, 1, 1, 2)
    while not log.position.over:
        log.turn(1, 1, 4)
    log.result(crew=9, won=played == 3, cause="victory" if played == 3 else "heroic")


@pytest.mark.rule("NA-HA6", "NA-X5-06", "NA-A01", "NA-A02", "NA-X3-08")
def test_crew_from_the_path() -> None:
    log = hero("1 2 3 9 4 5 2 1 3", 6, (3,), reefs={1: "f9", 4: "f6"}).turns(3, 1, 1, 1).do("roll 1 1 1")
    log.do("heroic 6 c1").refuses("NA-HA6", "lift 1", "lift 99", "lift 36").refuses("NA-X5-06", "lift 8")
    log.refuses("NA-A01", "lift 7", "lift 9").refuses("NA-A02", "lift 6").refuses("NA-R01", "give d1 p1 n1")
    log.do("lift 4").result(crew=3)
    assert log.ship.pile[-2:] == ["c1", "f6"]
    log.do("give d1 p1 n1").do("place c4 board")


@pytest.mark.rule("NA-HA6", "NA-X5-02", "NA-A05")
def test_a_payment_may_split_the_crew_if_crew_from_the_path_rejoins_it() -> None:
    log = hero("1 2 3 9 4 5 2 1 3", 6).turns(3, 1, 1, 1).do("roll 1 1 1").refuses("NA-A05", "heroic 1 c2")
    log.do("heroic 6 c2").refuses("NA-X5-06", "lift 7").refuses("NA-A01", "lift 8", "lift 9")
    log.refuses("NA-A05", "lift 5", "lift 6").do("lift 4").result(crew=3)


@pytest.mark.rule("NA-HA7", "NA-X5-06", "NA-A01", "NA-A02", "NA-A05")
def test_crew_from_the_pile() -> None:
    log = hero("1 2 3 1 … 3 5 4 9", 7).turns(4, 1, 1, 1).do("roll 1 1 1", "heroic 7 c2")
    log.refuses("NA-X5-06", "take c2 board").refuses("NA-HA7", "take c9 reserve", "take c8 board", "take c9 cabin")
    log.refuses("NA-HA7", "take x board 1", "take r board").refuses("NA-A01", "take c3 board")
    log.refuses("NA-A05", "take c4 board", "take c5 board").do("take c9 board").result(crew=3)
    log = hero("1 2 3 1 … 3 5 4 9", 7).turns(4, 1, 1, 1).do("roll 1 1 1", "heroic 7 c1")
    assert log.refuses("NA-A02", "take c5 board").choices("take") == {"c4 board", "c9 board"}
    log = hero("1 5 9 … 3 3 3", 7, board="B1").turns(3, 1, 1, 1).do("roll 1 1 1").refuses("NA-A05", "heroic 7 c5")


@pytest.mark.rule("NA-HA7", "NA-X5-05")
def test_where_nothing_can_be_recovered_the_card_is_void() -> None:
    log = hero("2 … 2 2", 7).turns(1, 1, 2, 1).do("roll 1 1 1", "heroic 7 c2").refuses("NA-R01", "take c2 board")
    log.do("give d1 p1 n1").put().result(turns=3)


@pytest.mark.rule("NA-HA8")
def test_up_to_three_tokens_from_the_pile() -> None:
    log = hero("1 2 3 4 5 … 4 3 2 1", 8).turns(4, 1, 1, 1).do("roll 1 1 1", "heroic 8 c4")
    log.refuses("NA-HA8", "gather c4 c4", "gather c1 c2 c3 c4", "gather c5", "gather c1 c1").refuses(
        "NA-R01", "give d1 p1 n1"
    )
    log.do("gather c1 c4").result(crew=3)
    log = hero("1 2 3 4 5 … 4 3 2 1", 8).turns(2, 1, 1, 1).do("roll 1 1 1", "heroic 8 c2", "gather none")
    log = (
        hero("1 2 … x", 8, (2,))
        .turn(1, 1, 1)
        .do("roll 1 1 1", "heroic 8 c1")
        .refuses("NA-R01", "gather none", "gather c1")
    )


@pytest.mark.rule("NA-HA9")
def test_three_tokens_go_into_the_reserve() -> None:
    log = hero("1 6 1 8 9", 9).turn(1, 1, 1).do("roll 1 1 2", "heroic 9 c1", "give d1 p1 n2")
    assert sorted(log.ship.reserve[-3:]) == ["c1", "c6", "c8"]
    assert log.strip.startswith("HI N 9")
    log.refuses("NA-R01", "place c1 board").result(turns=3, crew=0)


@pytest.mark.rule("NA-HA9")
def test_the_abyss_is_not_one_of_three_tokens() -> None:
    log = hero("2 2 1", 9).turn(1, 1, 3, "board").turns(7, 1, 1, 3, "reserve").do("roll 1 1 3", "heroic 9 c1")
    size = len(log.ship.reserve)
    log.do("give d1 p1 n3")
    assert len(log.ship.reserve) == size + 2
    log.do("roll 1 1 1", "give d1 p1 n1").result(cause="crew")


@pytest.mark.rule("NA-HA9", "NA-X3-08", "NA-X3-02")
def test_of_three_tokens_only_the_nautilions_reef_stays() -> None:
    options = {"reefs": {4: "f9", 7: "f3"}}
    log = hero("1 6 1 8 9 2 3", 9, (3,), **options).turn(1, 1, 2).do("roll 1 1 3", "heroic 9 c6", "give d1 p1 n3")
    assert log.strip.startswith("HI 1~9 1 N 3~3 ")
    assert log.ship.pile.count("f9") == 1
    log = hero("1 6 1 8 9 2 3", 9, (3,), **options).turn(1, 1, 2).do("roll 1 1 2", "heroic 9 c6", "give d1 p1 n2")
    assert log.strip.startswith("HI 1~9 N~9 2 3~3 ")


@pytest.mark.rule("NA-HA9", "NA-DA6")
def test_with_the_exchange_the_phantom_gets_the_middle_one() -> None:
    log = hero("1 6 1 8 9 … 7 7", 9, (4,), darkhouse=[7, 6, 4, 5, 10]).turn(1, 1, 1).do("roll 1 1 2", "heroic 9 c1")
    log.do("give d1 p1 n2", "place c7 board").result(turns=3, crew=1)
    assert log.ship.reserve[-2:] == ["c6", "c8"]
    assert log.ship.pile == ["c7", "c1", "c1"]


@pytest.mark.rule("NA-HA3", "NA-DA6")
def test_a_phantom_that_stays_exchanges_nothing() -> None:
    log = (
        hero("1 2 3", 3, (4,), darkhouse=[7, 6, 4, 5, 10])
        .turn(1, 1, 1)
        .do("roll 1 1 1", "heroic 3 c1", "give d1 p1 n1")
    )
    log.do("place c2 board").result(turns=3)


@pytest.mark.rule("NA-HA4", "NA-DA6")
def test_a_phantom_on_the_abyss_gives_nothing_and_takes_all_the_same() -> None:
    log = (
        hero("1 2 3", 4, (4,), darkhouse=[7, 6, 4, 5, 10])
        .turn(1, 1, 1)
        .do("roll 1 1 1", "heroic 4 c1", "give d1 p1 n1")
    )
    log.result(turns=3, crew=0)
    assert log.ship.pile[-1] == "c2"
    log = (
        hero("1 2 3 … 7 7", 4, (4,), darkhouse=[7, 6, 4, 5, 10])
        .turn(1, 2, 1)
        .do("roll 1 1 1", "heroic 4 c1", "give d1 p1 n1")
    )
    log.do("place c7 board").result(turns=3, crew=1)


@pytest.mark.rule("NA-HA10", "NA-X1-10")
def test_partners_come_from_the_pile() -> None:
    log = hero("7 ma … 1 4", 10, (1,)).do("roll 1 1 2", "give d1 p2 n1", "place c7 board").turn(1, 1, 1, "cabin")
    assert log.ship.pile[0] == "c1"
    log.do("roll 1 1 1").refuses("NA-X5-02", "heroic 10 ma").refuses("NA-X1-05", "partner a 1").do("heroic 10 c7")
    assert "c1" in log.ship.cabin
    assert "c7" not in log.ship.cabin
    log.do("partner a 1", "roll 4", "give d1 p1 n4").put().result(turns=4)


@pytest.mark.rule("NA-HA10", "NA-X5-05")
def test_partners_do_not_come_for_others() -> None:
    log = hero("9 2 … 1 4", 10, (1,)).turn(1, 2, 1).do("roll 1 1 1", "heroic 10 c9")
    assert log.ship.cabin == []
    log.do("give d1 p1 n1").put().result(turns=3)


@pytest.mark.rule("NA-HA11")
@pytest.mark.parametrize(("paid", "left"), [("c2", ["c5"]), ("c1", ["x", "c5"])])
def test_a_mercenary_of_the_phantom_is_sunk(paid: str, left: list[str]) -> None:
    log = hero(f"{paid[1]} 9 … 5 x", 11, (2,)).turns(2, 1, 1, 1).do("roll 1 1 1", f"heroic 11 {paid}")
    assert log.ship.phantom_board == left
    assert log.ship.pile == ([paid, "x"] if paid == "c2" else [paid])
    log.result(turns=3)


@pytest.mark.rule("NA-HA12")
def test_reefs_of_a_number_are_cleared() -> None:
    log = hero("3 2 1 4 5", 12, (3,), reefs={1: "f3", 4: "f3", 7: "f9"}).turn(1, 1, 1).do("roll 1", "roll 1 1")
    log.do("heroic 12 c3", "give d1 p1").result(turns=3)
    assert "~3" not in log.strip
    assert "f3" not in log.ship.reserve + log.ship.pile
    log.refuses("NA-C01", "roll 1").do("roll 1 1 2", "give d1 p1 n2").put().refuses("NA-R01", "place c4 board")


@pytest.mark.rule("NA-2P07")
def test_admirals_do_not_limit_heroic_actions() -> None:
    log = hero("1 2 9 3", 6, admirals=[1, 2]).do("roll 1 1 1", "start 1", "give d1 p1 n1", "place c1 board")
    log.do("roll 1 1 1", "heroic 6 c1", "lift 4").result(crew=1)


@pytest.mark.rule("NA-HA3", "NA-HA4", "NA-X2-07")
@pytest.mark.parametrize("card", [3, 4])
def test_heroic_actions_avoid_a_collision_by_the_phantom_only(card: int) -> None:
    dice = [(4, 4)] * 5 + [(1, 2)]
    path = dict(zip([n for _, n in landings(dice, 45)], ["c2", "c9", "c8"], strict=False))
    log = Log(path, [2, 5], heroic=[card, 1, 2])
    for p, n in dice:
        log.turn(1, p, n)
    log.do("roll 1 1 4", f"heroic {card} c2", "give d1 p4 n1").put("reserve").result(turns=8, over=False)
    log.do("roll 1 1 4", "give d1 p1 n4").result(cause="collision", turns=8)
