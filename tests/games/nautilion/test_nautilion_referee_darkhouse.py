"""Nautilion as a referee sees it: the twelve cards of the Darkhouse.

The card of turn 1 is often DA 7, which is ignored there; DA 4, 5 and 10 do nothing to a Darkhouse die of 1.
"""

import pytest
from house_referee import Log


def row(card: int, turn: int = 2) -> list[int]:
    """Give a row with the card in that turn and quiet cards in the first turns."""
    quiet = [other for other in (7, 4, 5, 10, 8) if other != card][:4]
    return [*quiet[: turn - 1], card, *quiet[turn - 1 :]]


@pytest.mark.rule("NA-X4-01", "NA-DA9", "NA-DA7")
def test_the_row_of_cards_begins_anew_after_five_turns() -> None:
    log = Log("1 2 3", [4], darkhouse=[9, 4, 5, 10, 7]).refuses("NA-R01", "roll 1 1 1")
    assert log.choices("give") == {"d2 p3 n4", "d2 p4 n3", "d3 p2 n4", "d3 p4 n2", "d4 p2 n3", "d4 p3 n2"}
    log.do("give d2 p3 n4").put().turns(3, 1, 1, 1)
    log.do("roll 1 1 3", "give d1 p1 n3").put("reserve")
    assert log.strip.startswith("HI N 2 3 ")
    log.refuses("NA-R01", "roll 1 1 1").do("give d2 p4 n3").put().result(turns=7)


@pytest.mark.rule("NA-DA1")
def test_twice_with_the_same_dice() -> None:
    log = Log("1 2 3 4 5 6", [4], darkhouse=row(1, 1)).do("roll 1 2 3", "tide 3 4", "pay r r", "give d1 p4 n2")
    log.refuses("NA-R01", "give d1 p2 n4").do("place c2 board").refuses("NA-R01", "whirlwind", "swap 1 3", "roll 1 1 1")
    log.refuses("NA-L01", "give d1 p2", "give d1 p3 n2").do("give d4 p1 n2", "discard c2 board", "place c4 board")
    log.result(turns=2, crew=1)
    assert log.table.sea.tokens_before_p() == 36 - 5 - 2


@pytest.mark.rule("NA-DA1", "NA-X3-05", "NA-X3-08")
def test_a_stuck_nautilion_loses_one_of_two_passes() -> None:
    log = Log("1 2 3 4 5", [3, 4], reefs={1: "f9", 4: "f3"}, darkhouse=row(1)).turn(1, 1, 1, "reserve")
    log.do("roll 1").refuses("NA-C01", "roll 1 1").do("roll 1 2 4", "whirlwind", "pay r").refuses("NA-C01", "roll 1 1")
    log.do("roll 1 2 4").refuses("NA-L01", "give d1 p2 n4", "give d1", "give d1 p1").do("give d1 p4")
    assert log.ship.reserve[-1] == "f9"
    log.refuses("NA-L01", "give d1 p4").do("give d1 p2 n4").put().result(turns=3)


@pytest.mark.rule("NA-X3-08", "NA-DA1")
def test_the_second_pass_leaves_the_reef_of_the_first() -> None:
    log = (
        Log("1 2 3 4 5", [3, 4], reefs={1: "f9", 4: "f3"}, darkhouse=row(1, 1)).do("roll 1 1 3", "give d1 p3 n1").put()
    )
    assert log.strip.startswith("HI N~9")
    log.do("give d1 p1 n3")
    assert "f9" in log.ship.pile
    log.put()
    assert "N~3" in log.strip
    log.refuses("NA-X3-03", "roll 1 1 1")


@pytest.mark.rule("NA-DA1", "NA-X2-08")
@pytest.mark.parametrize("between", [0, 2])
def test_a_nautilion_that_collides_in_the_second_pass(between: int) -> None:
    """P stays where it is by HA 3. With no token between them N stays too, and so does its Reef."""
    reefs = {4: "f9", 22: "f6", 25: "f9", 34: "f9"}
    cards = [1, 4, 5, 10, 8]
    log = Log({4: "x", 8: "c2", 22: "c4"}, [2, 3, 4, 5], reefs=reefs, darkhouse=cards, heroic=[3, 1, 2])
    log.do("roll 1 4 4", "give d1 p4 n4", "place x board 1", "give d1 p4 n4", "place c2 board")
    log.turns(3, 1, 4, 4, "reserve")
    log.do(
        "choose d",
        "roll 1",
        "give d1",
        "roll 1 1" if between else "roll 1 3",
        "give p1 n1" if between else "give p3 n1",
    ).put("reserve")
    log.do("roll 1 1 3", "heroic 3 c2", "give d1 p3 n1", "place c4 reserve")
    assert "N~6" in log.strip
    log.do("give d1 p1 n3")
    if between:
        assert " N P " in log.strip
        log.refuses("NA-X2-14", "take f3 reserve").refuses("NA-X2-15", "take f6 board").do("take f6 reserve")
        log.refuses("NA-C01", "roll 1").result(turns=7)
    else:
        assert " N~6 P " in log.strip
        log.refuses("NA-X2-14", "take f6 reserve").do("take c2 reserve").refuses("NA-X3-03", "roll 1 1 1").result(
            turns=7
        )


@pytest.mark.rule("NA-DA2")
def test_one_die_after_the_other() -> None:
    log = Log("1 2 3", [4], darkhouse=row(2, 1)).refuses("NA-C01", "roll 1 1 1").do("roll 4")
    log.refuses("NA-L01", "give d4 p4", "give d3").refuses("NA-C06", "tide 1 2").refuses("NA-R01", "roll 1")
    log.do("whirlwind", "pay r").refuses("NA-C01", "roll 1 1", "roll 1 1 1").do("roll 1", "give p1", "roll 3")
    log.refuses("NA-L01", "give p3").refuses("NA-C06", "tide 1 2").do("tide 3 1", "pay r r", "give d1")
    log.do("roll 3").refuses("NA-L01", "give d3", "give p3").do("give n3", "place c3 board").result(turns=2)


@pytest.mark.rule("NA-DA2")
def test_one_die_after_the_other_for_a_stuck_nautilion() -> None:
    log = Log("1 2", [3, 4], reefs={1: "f9"}, darkhouse=row(2)).turn(1, 1, 1).do("roll 2").refuses("NA-C01", "roll 1 1")
    log.do("roll 1").refuses("NA-L01", "give n1").do("give p1", "roll 1", "give d1").result(turns=3)


@pytest.mark.rule("NA-DA3")
def test_a_token_of_the_pile_comes_back_ahead_of_the_nautilion() -> None:
    log = (
        Log("1 2 3 … 9 8", [4], darkhouse=row(3))
        .do("roll 1 1 2", "whirlwind", "pay r", "roll 1 1 2", "give d1 p2 n1")
        .put()
    )
    assert log.asked == {"return"}
    assert len(log.choices("return")) == 36
    log.refuses("NA-R01", "roll 1 1 1", "pass").refuses("NA-DA3", "return c9 1", "return c9 35", "return c9 37")
    log.refuses("NA-DA3", "return r n", "return c8 n", "return ma n")
    assert {gap.split()[1] for gap in log.choices("return")} == {"n", "p", *map(str, range(2, 35)), "36"}
    log.do("return c9 p")
    assert log.strip.endswith(" P 9 8 AB")
    log.refuses("NA-R01", "return c9 n").do("roll 1 1 1", "swap 2 37", "pay r r r")
    assert log.strip.startswith("HI N 9 3 ")
    log.do("give d1 p1 n1", "place c9 board").result(crew=2)


@pytest.mark.rule("NA-DA3")
def test_nothing_is_laid_behind_the_nautilion_or_beyond_the_abyss() -> None:
    log = Log(darkhouse=[3, 4, 5, 10, 8], expansions=[4]).turns(4, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 4 4", "give p4 n4").put("reserve")
    assert log.strip.index(" P ") < log.strip.index(" N ")
    token = log.ship.pile[0]
    log.refuses("NA-DA3", f"return {token} p", f"return {token} 1", f"return {token} 15", f"return {token} 20")
    log.do(f"return {token} n").refuses("NA-R01", "return c1 n")


@pytest.mark.rule("NA-DA3")
@pytest.mark.parametrize(("gap", "strip"), [("n", " N 6 P "), ("p", " N P 6 "), ("20", " N P 7 6 ")])
def test_a_token_is_laid_before_or_beyond_a_phantom_next_to_the_nautilion(gap: str, strip: str) -> None:
    log = Log({33: "c6", 20: "c7", 17: "c4"}, [4], darkhouse=[3, 4, 5, 10, 8]).turns(4, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 2 2", "give p2 n2").put("reserve")
    assert "4 N P 7 " in log.strip
    log.refuses("NA-DA3", "return c6 17", "return c6 18", "return c6 19", "return c6 37").do(f"return c6 {gap}")
    assert strip in log.strip
    log.do("roll 1 1 1", "give d1 p1 n1")
    log.refuses("NA-M04", "place c7 reserve" if gap == "p" else "place c6 reserve").put("reserve")
    assert log.ship.pile[-1] == ("c6" if gap == "n" else "c4")


@pytest.mark.rule("NA-DA3", "NA-M05")
def test_a_token_is_laid_ahead_of_a_nautilion_that_has_just_passed_the_phantom() -> None:
    log = Log({33: "c6", 19: "c7"}, [4], darkhouse=[3, 4, 5, 10, 8]).turns(4, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 1 4", "give p4 n1").put("reserve")
    assert " P N 7 " in log.strip
    log.refuses("NA-DA3", "return c6 p", "return c6 15").do("return c6 n")
    assert " P N 6 7 " in log.strip
    log.do("roll 1 1 1", "give d1 p1 n1", "place c6 reserve")


@pytest.mark.rule("NA-DA3")
def test_without_a_token_that_belongs_on_the_path_nothing_returns() -> None:
    log = Log({43: "c5"}, [2, 3, 4], reefs={43: "f3"}, darkhouse=row(3)).do("roll 1 2 3", "whirlwind", "pay r")
    log.do("roll 1 2 3", "give d1 p3 n2").put("reserve")
    assert sorted(log.ship.pile) == ["f3", "r"]
    log.refuses("NA-R01", "return f3 n").do("roll 1 1 1")


@pytest.mark.rule("NA-DA4", "NA-X4-02")
def test_two_tokens_instead_of_one() -> None:
    log = Log("1 2 3", [4], darkhouse=row(4), reserve=1).turn(1, 1, 1).do("roll 1 1 4", "give d4 p1 n1")
    log.do("discard r reserve").refuses("NA-D02", "discard r reserve").do("discard c1 board")
    assert log.asked == {"place"}
    log = Log("1 2", [4], darkhouse=row(4), reserve=1).turn(1, 1, 1, "reserve").do("roll 1 1 3", "whirlwind", "pay c1")
    log.do("roll 1 1 3", "give d3 p1 n1", "discard r reserve")
    assert log.asked == {"place"}


@pytest.mark.rule("NA-DA4", "NA-A05")
def test_the_second_of_two_tokens_obeys_the_ducts_too() -> None:
    log = Log("1 6 8", [4], board="C2", darkhouse=row(4, 4), reserve=1).turns(3, 1, 1, 1).do("roll 1 1 3")
    log.burn(1, 1, 3).do("give d3 p1 n1").refuses("NA-A05", "discard c1 board").do(
        "discard c6 board", "discard c1 board"
    )
    log.put().result(turns=5)


@pytest.mark.rule("NA-DA5")
def test_a_two_is_rolled_again() -> None:
    log = (
        Log("1 2", [4], darkhouse=row(5, 1))
        .do("roll 1 1 2", "give d2 p1 n1")
        .refuses("NA-DA5", "roll 1 1", "roll 1 1 1")
    )
    log.refuses("NA-R01", "discard r reserve", "place c1 board").do("roll 3", "discard r reserve").put()
    for die in (1, 2):
        Log("1", [4], darkhouse=row(5, 1)).do("roll 1 1 2", "give d2 p1 n1", f"roll {die}", "place c1 board").result(
            turns=2
        )
    log = Log("1", [4], darkhouse=row(5, 1)).do("roll 1 1 4", "give d1 p1 n4").refuses("NA-R01", "roll 3")
    log = (
        Log("1", [4], darkhouse=row(5, 1), reserve=1).do("roll 1 1 2").burn(1, 1, 2).do("give d2 p1 n1", "roll 4").put()
    )


@pytest.mark.rule("NA-DA6")
def test_the_figures_exchange_their_tokens() -> None:
    log = Log("4 2 9 … 1 7", [4], darkhouse=row(6, 1)).do("roll 1 1 2", "give d1 p1 n2")
    log.refuses("NA-M04", "place c2 board").do("place c7 board").result(turns=2)
    assert log.strip.startswith("HI 4 N 9")
    assert log.strip.endswith("1 P AB")
    assert log.ship.pile == ["c2"]


@pytest.mark.rule("NA-DA6", "NA-2P06")
def test_the_exchange_obeys_admirals_and_reefs() -> None:
    log = Log({4: "c2", 43: "c7"}, [1, 3, 4], admirals=[1, 2], darkhouse=row(6, 1), reefs={4: "f3", 43: "f9"})
    log.do("roll 1 3 4", "start 1", "give d1 p3 n4")
    log.refuses("NA-2P06", "place c7 board", "place c7 cabin").do("place c7 reserve")
    assert log.ship.pile == ["f9", "c2"]
    assert "N~3" in log.strip


@pytest.mark.rule("NA-DA6", "NA-X2-01")
def test_the_exchange_before_the_collision() -> None:
    log = Log({1: "c5", 45: "x"}, [2, 4], darkhouse=row(6, 1)).do("roll 1 1 1", "give d1 p1 n1")
    log.refuses("NA-M04", "place c5 board").do("place x board 7").result(turns=2, crew=0)
    assert log.ship.phantom_board == ["c5"]


@pytest.mark.rule("NA-DA6")
def test_the_exchange_is_ignored_for_a_stuck_nautilion() -> None:
    log = Log("1 2", [3, 4], darkhouse=row(6), reefs={1: "f9"}).turn(1, 1, 1).do("roll 1", "roll 1 1", "give d1 p1")
    log.result(turns=3)


@pytest.mark.rule("NA-DA7")
def test_the_nautilion_goes_backwards() -> None:
    log = Log("4 2 9", [4], darkhouse=row(7)).turn(1, 1, 2).do("roll 1 1 3", "give d1 p1 n3")
    assert log.strip.startswith("HI N 4 9")
    log.result(turns=3, crew=1)
    log = Log("4 2 9", [4], darkhouse=row(7)).turn(1, 1, 3).do("roll 1 1 1", "give d1 p1 n1", "place c2 board")
    assert log.strip.startswith("HI 4 N ")
    log = Log("4 2 9", [4], darkhouse=[7, 1, 4, 5, 10]).do("roll 1 1 2", "give d1 p1 n2", "place c2 board")
    log.result(turns=2)


@pytest.mark.rule("NA-DA7", "NA-M05")
def test_going_backwards_the_phantom_is_not_counted() -> None:
    log = Log(darkhouse=[7, 4, 5, 10, 8], expansions=[4]).turns(4, 1, 4, 4, "reserve")
    log.do("choose d", "roll 1", "give d1", "roll 4 4", "give p4 n4").put("reserve")
    behind = log.strip[: log.strip.index(" P ")].split()[-1]
    log.do("roll 1 1 4", "give d1 p1 n4")
    # P moves first and takes what was next behind it
    second = log.document["setup"]["path"][13]
    assert log.ship.pile[-1] == f"c{behind}"
    log.do(f"place {second} reserve").result(turns=7)
    assert " N P " in log.strip


@pytest.mark.rule("NA-DA8")
def test_a_figure_is_chosen_before_its_die() -> None:
    log = (
        Log("1 2 3 4", [4], darkhouse=row(8, 1))
        .refuses("NA-R01", "roll 1")
        .do("choose p")
        .refuses("NA-C01", "roll 1 1 1")
    )
    log.do("roll 4").refuses("NA-L01", "give d4", "give n4", "give p3").do("whirlwind", "pay r", "roll 1", "give p1")
    log.refuses("NA-C01", "roll 1").refuses("NA-R01", "choose d", "whirlwind").do("roll 2 4").refuses(
        "NA-L01", "give d2 p4"
    )
    log.refuses("NA-L01", "give d2").refuses("NA-C06", "tide 1 2").do("whirlwind", "pay r").refuses("NA-C01", "roll 1")
    log.do("roll 1 3", "give d1 n3", "place c3 board").result(turns=2)


@pytest.mark.rule("NA-DA8")
def test_a_stuck_nautilion_ignores_the_chosen_figure() -> None:
    log = Log("1 2", [3, 4], darkhouse=row(8), reefs={1: "f9"}).turn(1, 1, 1).do("roll 1").refuses("NA-R01", "choose d")
    log.do("roll 1 1", "give d1 p1").result(turns=3)


@pytest.mark.rule("NA-2P03")
@pytest.mark.parametrize(("card", "before", "after"), [
    (2, ["roll 1"], ["give d1", "roll 1", "give p1", "roll 1", "give n1"]),
    (8, ["choose n", "roll 1"], ["give n1", "roll 1 1", "give d1 p1"]),
    (9, [], ["give d2 p3 n4"]),
    (1, ["roll 1 1 1"], ["give d1 p1 n1", "place c1 reserve", "give d1 p1 n1"]),
    (12, ["roll 1 1 1"], ["give d1 p1 n1"]),
    (11, ["roll 1 1 1"], ["give d1 p1 n1"]),
    (3, ["roll 1 1 1"], ["give d1 p1 n1"]),
])  # fmt: skip
def test_who_begins_is_chosen_after_the_first_die(card: int, before: list[str], after: list[str]) -> None:
    log = Log("1 1 1 1", [4], admirals=[2, 1], darkhouse=row(card, 1))
    for text in before:
        log.refuses("NA-R01", "start 1", "give d1 p1 n1").do(text)
    assert log.asked == {"start"}
    log.refuses("NA-R01", "whirlwind", after[0]).do("start 2", *after).do("place c1 board").result(turns=2, crew=1)


@pytest.mark.rule("NA-DA9", "NA-X1-05")
def test_fixed_dice_stop_rerolls_but_no_translation() -> None:
    log = Log("ma 1 3 4", [1, 3, 4], reefs={4: "f9"}, darkhouse=[7, 4, 9, 5, 10], reserve=6)
    log.turn(1, 1, 1, "cabin").turn(1, 1, 1, "cabin")
    log.refuses("NA-DA9", "whirlwind", "tide 2 3", "tide 1 1", "partner a 2", "partner b 1")
    log.do("swap 4 5", "pay r r r").refuses("NA-L01", "give d2 p3", "give d1 p3 n4").do("give d2 p4 n3").put()


@pytest.mark.rule("NA-DA9")
def test_a_stuck_nautilion_leaves_one_fixed_die_over() -> None:
    log = (
        Log("1 2", [3, 4], reefs={1: "f9"}, darkhouse=row(9)).turn(1, 1, 1).do("roll 1").refuses("NA-DA9", "whirlwind")
    )
    assert log.choices("give") == {"d2 p3", "d2 p4", "d3 p2", "d3 p4", "d4 p2", "d4 p3"}
    log.do("give d2 p4").result(turns=3)


@pytest.mark.rule("NA-DA10")
def test_only_a_four_costs_a_token() -> None:
    log = Log("1", [4], darkhouse=row(10, 1)).do("roll 1 1 3", "give d3 p1 n1", "place c1 board")
    log = Log("1", [4], darkhouse=row(10, 1)).do("roll 1 1 4", "give d4 p1 n1", "discard r reserve", "place c1 board")
    log.result(turns=2)


@pytest.mark.rule("NA-DA11", "NA-T05")
def test_a_token_of_the_pile_goes_into_the_reserve() -> None:
    log = (
        Log("1 2 … 9 8", [4], darkhouse=row(11))
        .do("roll 1 2 2", "whirlwind", "pay r", "roll 1 1 2", "give d1 p2 n1")
        .put()
    )
    log.refuses("NA-R01", "roll 1 1 1", "pass").refuses("NA-DA11", "take c9 board", "take c9 cabin", "take c8 reserve")
    log.refuses("NA-DA11", "take x board 1", "take ma reserve")
    assert log.choices("take") == {"c9 reserve", "r reserve"}
    log.do("take c9 reserve", "roll 1 1 1", "whirlwind", "pay c9", "roll 1 1 1", "give d1 p1 n1").put()
    assert Log(darkhouse=row(11, 1), expansions=[4]).asked == {"roll"}


@pytest.mark.rule("NA-DA12")
def test_a_token_of_the_pile_is_bought_aboard() -> None:
    log = Log("2 9 3 … 9 2", [4], darkhouse=row(12, 4), reserve=1).turns(2, 1, 1, 1).turn(1, 1, 1, "reserve")
    log.ship.pile.sort()
    assert log.asked == {"darkhouse", "pass"}
    log.refuses("NA-R01", "roll 1 1 1", "take c3 board").do("darkhouse 12").refuses("NA-R01", "take c3 board", "pass")
    log.refuses("NA-DA12", "pay c3", "pay r r", "pay c3 c3", "pay c1 c2", "pay c2 c3 r").do("pay c3 r")
    log.refuses("NA-DA12", "take c3 reserve", "take r board", "take c5 board", "take f3 board", "take r reserve")
    log.refuses("NA-X1-01", "take c3 cabin", "take r cabin").refuses("NA-A01", "take c2 board", "take c9 board")
    log.do("take c3 board").refuses("NA-R01", "darkhouse 12").do("roll 1 1 1").refuses("NA-DA12", "darkhouse 12")
    log.do("give d1 p1 n1").put().result(turns=5)


@pytest.mark.rule("NA-DA12")
def test_the_purchase_may_wait_for_phase_one() -> None:
    log = Log("2 9 3 … 9 2", [4], darkhouse=row(12, 4), reserve=1).turns(2, 1, 1, 1).turn(1, 1, 1, "reserve").do("pass")
    log.refuses("NA-R01", "pass", "darkhouse 12").do("roll 1 1 1", "darkhouse 12", "pay c3 r", "take c3 board")
    log.refuses("NA-DA12", "darkhouse 12").refuses("NA-C03", "whirlwind").do("give d1 p1 n1").put()
    log = Log(darkhouse=row(12, 1), expansions=[4]).refuses("NA-R01", "darkhouse 12", "pass").do("roll 1 1 1")
    log.refuses("NA-DA12", "darkhouse 12").do("give d1 p1 n1")


@pytest.mark.rule("NA-DA12", "NA-2P06", "NA-X1-02", "NA-X2-03")
def test_the_purchase_obeys_all_rules_of_placing() -> None:
    log = Log("5 1 … 8 ma", [1, 4], darkhouse=row(12, 3), admirals=[1, 2], reserve=6)
    log.do(
        "roll 1 1 1", "start 1", "give d1 p1 n1", "place c5 board", "roll 1 1 1", "give d1 p1 n1", "place c1 reserve"
    )
    log.do("darkhouse 12", "pay c1 r").refuses("NA-X1-02", "take ma board").refuses(
        "NA-A02", "take c8 board", "take c1 board"
    )
    log.refuses("NA-X1-01", "take c8 cabin").refuses("NA-DA12", "take mb cabin", "take ma reserve").do("take c1 cabin")
    log.result(turns=3, crew=1)


@pytest.mark.rule("NA-DA12", "NA-2P06", "NA-X2-03", "NA-X1-04")
def test_mercenaries_and_partners_may_be_bought() -> None:
    log = Log("5 x 4 6 …", [1, 2, 4], darkhouse=row(12, 4), admirals=[1, 2], reserve=6).do("roll 1 1 1", "start 2")
    log.do("give d1 p1 n1", "place c5 board").turn(1, 1, 1, "reserve").turn(1, 1, 1, "reserve")
    log.do("darkhouse 12", "pay c4 x").refuses("NA-X2-03", "take x board 5").refuses("NA-A02", "take x board 1")
    log.refuses("NA-DA12", "take x reserve", "take mb cabin").refuses("NA-X1-01", "take x cabin")
    assert "c4 board" in log.choices("take")
    log.do("take x board 9").result(crew=1)
    log = Log("5 x 4 6 …", [1, 2, 4], darkhouse=row(12, 4), admirals=[1, 2], reserve=6).do("roll 1 1 1", "start 1")
    log.do("give d1 p1 n1", "place c5 board").turn(1, 1, 1, "reserve").turn(1, 1, 1, "reserve")
    log.do("darkhouse 12", "pay c4 x").refuses("NA-2P06", "take c4 board", "take c4 cabin").do("take x board 4")
