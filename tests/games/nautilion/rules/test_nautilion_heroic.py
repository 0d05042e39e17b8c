"""NA-X5 and NA-HA1 to HA12: the Heroic Actions."""

from typing import Any

import pytest
from seaway import FULL, Sea, sea

from pnp.games.nautilion.pieces import count

STRIP = "HI N 4 2 9 1 7 P AB"


def rolled(strip: str = STRIP, /, **options: Any) -> Sea:
    return sea(strip, **options).play("roll 1 1 1")


@pytest.mark.rule("NA-X5-01", "NA-X5-02")
def test_cards_are_played_in_phase_one_and_paid_with_crew() -> None:
    start = sea(STRIP, heroic=(1, 3), crew="1 2 9", side="C2", cabin="mA 4", expansions=(1,), reserve="c5 r")
    assert start.refused("heroic 1 c1") == "NA-R01"
    position = start.play("roll 1 1 1")
    joined = rolled(heroic=(1, 3), crew="1 2 9")
    assert joined.moves("heroic") == {f"heroic {card} c{crew}" for card in (1, 3) for crew in (1, 2, 9)}
    assert position.refused("heroic 2 c1") == "NA-X5-01"
    assert position.refused("heroic 1 c5") == "NA-X5-02"
    assert position.refused("heroic 1 c4") == "NA-X5-02"
    assert rolled(crew="1").refused("heroic 1 c1") == "NA-R01"


@pytest.mark.rule("NA-X5-01", "NA-X1-06")
def test_cards_spells_and_partners_mix_in_any_order() -> None:
    position = rolled(heroic=(1, 3), crew="1 2 9", cabin="mA 1", expansions=(1,))
    position = position.play("whirlwind", "pay r", "roll 1 2 3", "heroic 1 c1", "partner a 3", "roll 4", "heroic 3 c2")
    assert position.play("tide 4 1", "pay r r").dice == (1, 1, 2)


@pytest.mark.rule("NA-X5-02", "NA-A05")
def test_the_payment_leaves_one_group() -> None:
    position = rolled(heroic=(1,), crew="1 6 8", side="C2")
    assert position.moves("heroic") == {"heroic 1 c6", "heroic 1 c8"}
    assert position.refused("heroic 1 c1") == "NA-A05"


@pytest.mark.rule("NA-X5-03", "NA-X5-04", "NA-X5-05")
def test_a_played_card_is_gone_though_it_did_nothing() -> None:
    position = rolled("HI N x x x x P AB", heroic=(6, 11), crew="1 2", expansions=(2,), deck=(8,))
    position = position.play("heroic 11 c1")
    assert (position.heroic, position.pile, position.asked) == ([6], "c1", "currents")
    assert position.refused("heroic 11 c2") == "NA-X5-01"
    assert position.play("heroic 6 c2").heroic == []


@pytest.mark.rule("NA-E05")
def test_a_card_that_is_left_loses_the_game() -> None:
    start = sea("HI 8 7 P 4 N 2 AB", crew=FULL, heroic=(7,), pile="c1 c2").play("roll 1 1 2")
    assert start.play("give d1 p1 n2").cause == "heroic"
    paid = start.play("heroic 7 c1")
    assert paid.asked == "currents", "only the paid number has room"
    assert paid.play("give d1 p1 n2").cause == "crew"


@pytest.mark.rule("NA-HA1")
def test_the_shield_holds_for_this_turn_and_the_next() -> None:
    position = sea("HI N 4 2 9 1 7 4 4 4 4 4 4 P AB", heroic=(1,), crew="1").play("roll 1 1 4", "heroic 1 c1")
    position = position.play("give d4 p1 n1", "place c4 reserve")
    position = position.play("roll 1 1 4", "give d4 p1 n1", "place c2 reserve")
    assert position.play("roll 1 1 4", "give d4 p1 n1").asked == "discard"
    double = sea(STRIP, heroic=(1,), crew="1", card=4).play("roll 1 1 4", "heroic 1 c1", "give d4 p1 n1")
    assert double.asked == "place"
    phantom = sea("HI 4 N 2 9 x P AB", heroic=(1,), crew="1", expansions=(2,), collided=True)
    assert phantom.play("roll 1 1 4", "heroic 1 c1", "give d4 p1 n1").asked == "discard", "but no Mercenary’s"


@pytest.mark.rule("NA-HA2")
def test_open_dice_are_set() -> None:
    position = rolled(heroic=(2,), crew="1").play("heroic 2 c1")
    assert len(position.moves()) == 20
    assert position.refused("set 1 2") == "NA-HA2"
    assert position.play("set 1 3 4").dice == (1, 3, 4)
    single = sea(STRIP, heroic=(2,), crew="1", card=2).play("roll 1", "give d1", "roll 2", "heroic 2 c1")
    assert single.moves() == {"set 1", "set 2", "set 3", "set 4"}
    two = sea(STRIP, heroic=(2,), crew="1", card=8).play("choose d", "roll 1", "give d1", "roll 2 2", "heroic 2 c1")
    assert two.play("set 3 4").moves("give") == {"give p3 n4", "give p4 n3"}


@pytest.mark.rule("NA-HA3")
def test_the_phantom_stays() -> None:
    position = rolled(heroic=(3,), crew="1").play("heroic 3 c1", "give d1 p1 n1")
    assert (position.strip, position.pile) == ("HI N 2 9 1 7 P AB", "c1")
    both = rolled(heroic=(3, 4), crew="1 2").play("heroic 4 c1", "heroic 3 c2", "give d1 p1 n1")
    assert both.strip == "HI N 2 9 1 7 P AB"
    met = rolled("HI N P 4 4 AB", heroic=(3,), crew="1 2 5 8 9", expansions=(2,)).play("heroic 3 c1", "give d1 p1 n1")
    assert met.asked == "recover", "the Nautilion still collides"


@pytest.mark.rule("NA-HA4")
def test_the_phantom_goes_backwards_and_stops_on_the_abyss() -> None:
    back = sea("HI 4 4 N P 2 9 AB", heroic=(4,), crew="1").play("roll 1 1 2", "heroic 4 c1", "give d1 p2 n1")
    assert (back.strip, back.pile) == ("HI 4 4 N P AB", "c1 c9")
    crossing = sea("HI 4 P 4 N 2 9 AB", heroic=(4,), crew="1").play("roll 1 1 2", "heroic 4 c1", "give d1 p2 n1")
    assert (crossing.strip, crossing.pile) == ("HI 4 4 P N AB", "c1 c2")
    moored = sea("HI 4 4 N 2 P AB", heroic=(4,), crew="1", moored=True).play("roll 1 1 3", "heroic 4 c1")
    moored = moored.play("give d1 p3 n1")
    assert (moored.strip, moored.pile, moored.state.path.moored) == ("HI 4 4 N P AB", "c1", True)
    past = sea("HI 4 P 4 N 2 9 AB", heroic=(4,), crew="1").play("roll 1 1 4", "heroic 4 c1", "give d1 p4 n1")
    assert past.strip == "HI 4 4 N 9 P AB"
    hosted = sea("HI 4 N 4 P x~3 AB", heroic=(4,), crew="1", expansions=(2, 3)).play("roll 1 1 1", "heroic 4 c1")
    hosted = hosted.play("give d1 p1 n1")
    assert (hosted.hosted, hosted.pile) == ("x", "c1 f3")


@pytest.mark.rule("NA-HA4", "NA-DA1")
def test_heroic_effects_hold_in_both_passes() -> None:
    position = sea("HI 4 N 4 4 P 2 9 AB", heroic=(4,), crew="1", card=1).play("roll 1 1 1", "heroic 4 c1")
    position = position.play("give d1 p1 n1", "place c4 reserve")
    assert position.strip == "HI 4 N 4 P 9 AB"
    assert position.play("give d1 p1 n1").strip == "HI 4 N P AB"


@pytest.mark.rule("NA-HA5")
def test_a_card_is_replaced_and_the_new_one_may_be_played_at_once() -> None:
    position = rolled(heroic=(4, 5), crew="1 2", deck=(8, 9)).play("heroic 5 c1")
    assert position.moves() == {"remove 4"}
    assert position.refused("remove 5") == "NA-HA5"
    position = position.play("remove 4")
    assert (position.state.is_chance, position.moves()) == (True, {"reveal 8", "reveal 9"})
    assert position.refused("reveal 11") == "NA-HA5"
    position = position.play("reveal 8")
    assert position.heroic == [8]
    assert "heroic 8 c2" in position.moves()


@pytest.mark.rule("NA-HA5")
def test_the_last_card_replaces_nothing() -> None:
    position = rolled(heroic=(5,), crew="1 2", deck=(8, 9)).play("heroic 5 c1")
    assert (position.heroic, position.asked) == ([], "currents")


@pytest.mark.rule("NA-HA6", "NA-X5-06")
def test_crew_comes_aboard_from_the_path() -> None:
    position = rolled("HI 3 N 4 2~6 9 1 7 P 5 AB", heroic=(6,), crew="1 2", expansions=(3,), turn=2)
    position = position.play("heroic 6 c1")
    assert position.moves() == {"lift 1", "lift 4"}
    assert position.refused("lift 5") == "NA-X5-06"
    assert position.refused("lift 3") == "NA-A01"
    assert position.refused("lift 2") == "NA-A02"
    assert position.refused("lift 8") == "NA-HA6"
    position = position.play("lift 4")
    assert (position.crew, position.strip) == ("2 9", "HI 3 N 4 2~6 1 7 P 5 AB")


@pytest.mark.rule("NA-HA6", "NA-X3-08")
def test_the_reef_of_a_lifted_token_is_discarded() -> None:
    position = rolled("HI N 4 9~6 1 7 P AB", heroic=(6,), crew="2 3", expansions=(3,)).play("heroic 6 c3", "lift 2")
    assert position.pile == "c3 f6"


@pytest.mark.rule("NA-HA6")
def test_mages_and_mercenaries_are_not_lifted() -> None:
    position = rolled("HI N mA x 9 1 7 P AB", heroic=(6,), crew="2 3", expansions=(1, 2)).play("heroic 6 c3")
    assert position.refused("lift 1") == "NA-HA6"
    assert position.refused("lift 2") == "NA-HA6"
    blocked = rolled("HI N 4 4 4 P AB", heroic=(6,), crew="3 9", hired="4", expansions=(2,)).play("heroic 6 c3")
    assert blocked.asked == "currents", "a Mercenary fills the space"


@pytest.mark.rule("NA-HA7")
def test_what_comes_may_mend_what_the_payment_parts() -> None:
    position = rolled(heroic=(7,), crew="1 2 3", pile="c9").play("heroic 7 c2")
    assert position.moves() == {"take c9 board"}
    after = position.play("take c9 board")
    assert (after.crew, after.pile) == ("1 3 9", "c2")


@pytest.mark.rule("NA-HA7", "NA-A05")
def test_a_payment_that_nothing_mends_is_illegal() -> None:
    position = rolled(heroic=(7,), crew="1 5 9", pile="c3", side="B1")
    assert position.refused("heroic 7 c5") == "NA-A05"
    other = rolled(heroic=(1,), crew="1 2 3", pile="c9")
    assert other.refused("heroic 1 c2") == "NA-A05", "another card brings nobody"
    assert position.moves("heroic") == {"heroic 7 c1", "heroic 7 c9"}
    both = rolled(heroic=(7,), crew="1 2 3", pile="c9 c4").play("heroic 7 c2")
    assert both.refused("take c4 board") == "NA-A05"
    lifted = rolled("HI N 4 9 1 7 P AB", heroic=(6,), crew="1 2 3").play("heroic 6 c2")
    assert lifted.moves() == {"lift 2"}
    assert lifted.refused("lift 1") == "NA-A05"


@pytest.mark.rule("NA-HA7", "NA-X5-06")
def test_the_paid_number_does_not_come_back() -> None:
    position = rolled(heroic=(7,), crew="1 2", pile="c2 c3 mA r", expansions=(1,)).play("heroic 7 c2")
    assert position.asked == "currents", "a 3 joins no 1, and the 2 was paid"
    position = rolled(heroic=(7,), crew="1 2", pile="c2 c9 mA r", expansions=(1,)).play("heroic 7 c2")
    assert position.moves() == {"take c9 board"}
    assert position.refused("take c2 board") == "NA-X5-06"
    assert position.refused("take c9 reserve") == "NA-HA7"
    assert position.refused("take ma board") == "NA-HA7"
    assert position.refused("take c4 board") == "NA-HA7"


@pytest.mark.rule("NA-HA7", "NA-HA6")
def test_an_emptied_board_takes_any_number() -> None:
    assert rolled(heroic=(7,), crew="1", pile="c5").play("heroic 7 c1").moves() == {"take c5 board"}
    assert len(rolled(heroic=(6,), crew="1").play("heroic 6 c1").moves()) == 4


@pytest.mark.rule("NA-HA8")
def test_up_to_three_tokens_are_gathered() -> None:
    position = rolled(heroic=(8,), crew="1 2", pile="c1 c5 r").play("heroic 8 c1")
    assert position.play("gather c1 c5 r").pile == "c1"
    assert len(position.moves()) == 8
    for move in ("gather c1 c1", "gather c2", "gather r r"):
        assert position.refused(move) == "NA-HA8"
    assert position.play("gather none").reserve == "r r r r"
    assert position.play("gather c1 r").reserve == "c1 r r r r r"
    many = rolled(heroic=(8,), crew="1 2", pile="c5 c5 c5 c5").play("heroic 8 c1")
    assert many.refused("gather c5 c5 c5 c5") == "NA-HA8"
    none = rolled(heroic=(8,), crew="1 2").play("heroic 8 c1")
    assert none.asked == "currents", "the pile held nothing before the payment"


@pytest.mark.rule("NA-HA9")
def test_three_tokens_go_into_the_reserve() -> None:
    position = sea("HI N 6 1~3 8~6 9 9 P AB", heroic=(9,), crew="2", reserve=0, expansions=(3,))
    position = position.play("roll 1 1 2", "heroic 9 c2", "give d1 p1 n2")
    assert (position.reserve, position.strip, position.turn) == ("c1 c6 c8", "HI N~3 9 P AB", 2)
    assert position.pile == "c2 c9 f6"


@pytest.mark.rule("NA-HA9")
def test_ends_are_never_taken_and_the_phantom_is_skipped() -> None:
    last = sea("HI 4 P 6 N 3 AB", heroic=(9,), crew="2", reserve=0).play("roll 1 1 1", "heroic 9 c2", "give d1 p1 n1")
    assert (last.reserve, last.strip) == ("c3 c6", "HI P N AB")
    beyond = sea("HI 4 N 5 6 P 3 AB", heroic=(3, 9), crew="1 2", reserve=0).play("roll 1 1 2", "heroic 9 c2")
    beyond = beyond.play("heroic 3 c1", "give d1 p1 n2")
    assert (beyond.reserve, beyond.strip) == ("c3 c5 c6", "HI 4 N P AB")
    missed = sea("HI 4 4 P 6 N 3 AB", heroic=(9,), crew=FULL).play("roll 1 1 2", "heroic 9 c2", "give d1 p1 n2")
    assert missed.cause == "crew"


@pytest.mark.rule("NA-HA9", "NA-X3-05")
def test_three_tokens_are_void_if_the_nautilion_ends_on_none() -> None:
    stuck = sea("HI N~6 4 9 9 9 P AB", heroic=(9,), crew="2", reserve=0, expansions=(3,))
    stuck = stuck.play("roll 1", "roll 1 1", "heroic 9 c2", "give d1 p1")
    assert (stuck.reserve, stuck.heroic) == ("f6", [])
    met = sea("HI N P 9 9 AB", heroic=(9,), crew="2 5 8 1 9", reserve=0, expansions=(2,))
    met = met.play("roll 1 1 1", "heroic 9 c1", "give d1 p1 n1")
    assert (met.asked, met.strip) == ("recover", "HI N P 9 9 AB")


@pytest.mark.rule("NA-HA10", "NA-X5-06", "NA-X1-10")
def test_the_other_partners_come_on_the_cabin() -> None:
    full = rolled(heroic=(10,), crew="4 3", pile="c1 c4 c7", expansions=(1,)).play("heroic 10 c4")
    assert (full.cabin, full.pile) == ("c1 c7", "c4 c4")
    some = rolled(heroic=(10,), crew="7", pile="c1", expansions=(1,)).play("heroic 10 c7")
    assert (some.cabin, some.pile) == ("c1", "c7")
    taken = rolled(heroic=(10,), crew="7", pile="c1 c4", cabin="1 mA", expansions=(1,)).play("heroic 10 c7")
    assert (taken.cabin, taken.pile) == ("c1 c4 ma", "c1 c7")
    void = rolled(heroic=(10,), crew="3", pile="c1 c4", expansions=(1,)).play("heroic 10 c3")
    assert (void.cabin, void.heroic) == ("", [])
    at_once = rolled(heroic=(10,), crew="7", pile="c1", cabin="mA", expansions=(1,)).play("heroic 10 c7")
    assert "partner a 1" in at_once.moves()


@pytest.mark.rule("NA-HA11")
def test_a_mercenary_leaves_the_phantom_board() -> None:
    sunk = rolled(heroic=(11,), crew="5", hosted="x x c2", expansions=(2,)).play("heroic 11 c5")
    assert (sunk.hosted, sunk.pile) == ("c2 x", "c5 x")
    for crew, hosted in (("4", "x x"), ("5", "c2")):
        void = rolled(heroic=(11,), crew=crew, hosted=hosted, expansions=(2,)).play(f"heroic 11 c{crew}")
        assert (void.hosted, void.heroic) == (hosted, [])


@pytest.mark.rule("NA-HA12")
def test_reefs_of_a_number_leave_the_game() -> None:
    strip = "HI 4~3 N~3 9~3 1~6 7 P 4~3 AB"
    position = sea(strip, heroic=(12,), crew="3 4", reserve="f3 r", pile="f3", expansions=(3,), turn=2)
    position = position.play("roll 1", "roll 1 1", "heroic 12 c3")
    assert (position.strip, position.reserve, position.pile) == ("HI 4 N 9 1~6 7 P 4 AB", "f3 r", "c3 f3")
    assert count(position.state.removed, 14) == 4
    assert position.moves("give") == {"give d1 p1"}, "N stays stuck"
    assert position.play("give d1 p1").reserve == "f3 r", "and gets no Reef"
    void = rolled("HI N 9~3 1~6 7 P AB", heroic=(12,), crew="4", expansions=(3,)).play("heroic 12 c4")
    assert void.strip == "HI N 9~3 1~6 7 P AB"
