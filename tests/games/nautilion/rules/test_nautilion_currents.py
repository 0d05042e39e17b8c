"""NA-C, NA-L, NA-2P: dice, spells and plans, alone and for two."""

from typing import Any

import pytest
from seaway import FULL, Sea, sea

STRIP = "HI N 4 2 9 1 7 P AB"


@pytest.mark.rule("NA-C01")
def test_three_dice_are_rolled() -> None:
    start = sea(STRIP)
    assert len(start.moves()) == 20
    assert start.refused("roll 1 2") == "NA-C01"
    assert start.refused("roll 1 2 2 2") == "NA-C01"
    assert start.play("roll 1 2 4").dice == (1, 2, 4)


@pytest.mark.rule("NA-C02", "NA-C03", "NA-C05")
def test_whirlwinds_are_cast_while_they_can_be_paid() -> None:
    position = sea(STRIP, reserve=2).play("roll 4 4 4", "whirlwind", "pay r", "roll 1 1 4", "whirlwind", "pay r")
    assert position.refused("roll 1") == "NA-C01"
    position = position.play("roll 2 2 3")
    assert (position.reserve, position.pile, position.dice) == ("", "r r", (2, 2, 3))
    assert position.refused("tide 2 3") == "NA-C03"
    assert position.refused("whirlwind") == "NA-C03"
    assert position.moves("tide", "whirlwind", "swap") == set()


@pytest.mark.rule("NA-C06", "NA-C09")
def test_a_tide_turns_one_die_to_any_value() -> None:
    position = sea(STRIP).play("roll 1 1 3")
    assert position.moves("tide") == {f"tide {die} {value}" for die in (1, 3) for value in (1, 2, 3, 4)}
    assert position.play("tide 1 4", "pay r r").dice == (1, 3, 4)
    assert position.play("tide 3 3", "pay r r").dice == (1, 1, 3)
    assert position.refused("tide 2 4") == "NA-C06"


@pytest.mark.rule("NA-C07")
def test_a_translation_swaps_tokens_and_leaves_reefs() -> None:
    position = sea("HI N 4 2~6 9 P AB", reserve=3, expansions=(3,)).play("roll 1 1 1", "swap 1 2", "pay r r r")
    assert position.strip == "HI N 2 4~6 9 P AB"
    assert position.reserve == ""


@pytest.mark.rule("NA-C07")
def test_ends_have_no_place_to_swap() -> None:
    position = sea("HI N 4 2 9 P AB", reserve=3).play("roll 1 1 1")
    assert position.moves("swap") == {"swap 1 2", "swap 1 3", "swap 2 3"}
    for move in ("swap 1 4", "swap 4 5", "swap 1 999999"):
        assert position.refused(move) == "NA-C07"
    assert sea("HI N 4 2 9 P AB", reserve=2).play("roll 1 1 1").refused("swap 1 4") == "NA-C07"
    assert sea("HI N 4 2 9 P AB", reserve=2).play("roll 1 1 1").refused("swap 1 2") == "NA-C03"


@pytest.mark.rule("NA-C07")
def test_a_place_keeps_its_number() -> None:
    position = sea("HI N 4 2 9 1 7 P AB", reserve=3).play("roll 1 1 1", "give d1 p1 n1", "place c4 reserve")
    assert position.play("roll 1 1 1").moves("swap") == {"swap 2 3", "swap 2 4", "swap 3 4"}
    after = position.play("roll 1 1 1", "swap 2 4", "pay c4 r r", "give d1 p1 n1")
    assert after.moves() == {"place c1 board", "place c1 reserve"}


@pytest.mark.rule("NA-C09")
def test_equal_tokens_may_be_swapped() -> None:
    assert sea("HI N 4 4 9 P AB").play("roll 1 1 1", "swap 1 2", "pay r r r").strip == "HI N 4 4 9 P AB"


@pytest.mark.rule("NA-C03", "NA-T06", "NA-X1-09", "NA-X3-07")
def test_any_tokens_of_the_reserve_pay() -> None:
    position = sea(STRIP, reserve="c2 mA f3 r", expansions=(1, 3)).play("roll 1 1 1", "tide 1 2")
    assert position.moves() == {"pay c2 ma", "pay c2 f3", "pay c2 r", "pay ma f3", "pay ma r", "pay f3 r"}
    for move in ("pay r", "pay r r", "pay c2 f3 r", "pay c3 r"):
        assert position.refused(move) == "NA-C03"


@pytest.mark.rule("NA-C04", "NA-X1-10")
def test_board_and_cabin_pay_for_nothing() -> None:
    position = sea(STRIP, reserve=0, crew=FULL, cabin="mA 1", expansions=(1,)).play("roll 1 1 1")
    assert position.moves() == {"give d1 p1 n1", "partner a 1"}


@pytest.mark.rule("NA-C08", "NA-R01")
@pytest.mark.parametrize("spell", ["whirlwind", "tide 1 2", "swap 1 2"])
def test_spells_are_for_phase_one(spell: str) -> None:
    start = sea(STRIP, crew="9")
    assert start.refused(spell) == "NA-R01"
    assert start.play("roll 1 1 3", "give d3 p1 n1").refused(spell) == "NA-R01"


@pytest.mark.rule("NA-L01")
def test_every_assignment_of_the_dice_is_legal_once() -> None:
    assert len(sea(STRIP).play("roll 1 2 4").moves("give")) == 6
    position = sea(STRIP).play("roll 1 1 3")
    assert position.moves("give") == {"give d1 p1 n3", "give d1 p3 n1", "give d3 p1 n1"}
    for move in ("give d1 p1", "give d1 p1 n1", "give d1 p3 n3", "give n3", "give d1 p1 n4"):
        assert position.refused(move) == "NA-L01"


@pytest.mark.rule("NA-L02", "NA-R01")
def test_dice_once_given_are_given() -> None:
    position = sea(STRIP).play("roll 1 1 3", "give d1 p1 n3")
    assert position.refused("give d3 p1 n1") == "NA-R01"


@pytest.mark.rule("NA-R02")
def test_nothing_comes_after_the_end() -> None:
    lost = sea("HI P 3 N 2 AB").play("roll 1 1 1", "give d1 p1 n1")
    for move in ("roll 1 1 1", "place c2 reserve", "give d1 p1 n1"):
        assert lost.refused(move) == "NA-R02"


# --- two players


def first_turn(**options: Any) -> Sea:
    return sea(STRIP, admirals=(1, 2), seat=0, **options)


@pytest.mark.rule("NA-2P03", "NA-2P04")
def test_who_starts_is_chosen_after_the_first_roll_and_turns_alternate() -> None:
    position = first_turn()
    assert (position.seat, position.state.is_chance) == (0, True)
    position = position.play("roll 1 1 1")
    assert position.moves() == {"start 1", "start 2"}
    assert position.refused("give d1 p1 n1") == "NA-R01"
    position = position.play("start 2")
    assert (position.seat, position.state.due[-1].seat) == (2, 2)
    position = position.play("whirlwind", "pay r", "roll 1 1 1", "give d1 p1 n1", "place c4 reserve")
    assert (position.seat, position.turn) == (1, 2)
    position = position.play("roll 1 1 1", "give d1 p1 n1", "place c2 reserve")
    assert (position.seat, position.turn) == (2, 3)


@pytest.mark.rule("NA-2P03")
def test_the_start_follows_the_first_die_of_da_2_and_da_8_and_the_setting_of_da_9() -> None:
    one_by_one = first_turn(card=2).play("roll 3", "start 1", "give p3", "roll 1", "give d1", "roll 1")
    assert one_by_one.moves("give") == {"give n1"}
    figure_first = first_turn(card=8)
    assert figure_first.state.due[-1].seat == -1, "they choose together"
    assert figure_first.play("choose n", "roll 2", "start 2", "give n2", "roll 1 1").moves("give") == {"give d1 p1"}
    fixed = first_turn(card=9)
    assert fixed.moves() == {"start 1", "start 2"}
    assert "give d2 p3 n4" in fixed.play("start 2").moves()


@pytest.mark.rule("NA-2P05")
@pytest.mark.parametrize(("seat", "number", "placed"), [(1, 2, True), (2, 2, False), (1, 5, True), (2, 5, True)])
def test_only_numbers_of_the_own_admiral_come_aboard(seat: int, number: int, placed: bool) -> None:
    start = sea(f"HI N {number} 4 9 1 P AB", admirals=(1, 2), seat=seat, turn=2)
    position = start.play("roll 1 1 1", "give d1 p1 n1")
    assert (f"place c{number} board" in position.moves()) is placed
    if not placed:
        assert position.refused(f"place c{number} board") == "NA-2P05"


@pytest.mark.rule("NA-2P06")
def test_the_admiral_limits_the_cabin_the_pile_and_the_exchange() -> None:
    cabin = sea("HI N 1 4 9 1 P AB", admirals=(1, 2), seat=2, turn=2, expansions=(1,))
    cabin = cabin.play("roll 1 1 1", "give d1 p1 n1")
    assert cabin.moves() == {"place c1 reserve"}
    assert cabin.refused("place c1 cabin") == "NA-2P06"
    salvage = sea(STRIP, admirals=(1, 2), seat=2, turn=2, card=12, pile="c1 c6").play("darkhouse 12", "pay r r")
    assert salvage.moves() == {"take c6 board"}
    assert salvage.refused("take c1 board") == "NA-2P06"
    exchange = sea(STRIP, admirals=(1, 2), seat=1, turn=2, card=6).play("roll 1 1 1", "give d1 p1 n1")
    assert exchange.moves() == {"place c7 reserve"}
    assert exchange.refused("place c7 board") == "NA-2P06"


@pytest.mark.rule("NA-2P06", "NA-X2-16")
def test_the_admiral_limits_what_the_collision_brings_aboard() -> None:
    start = sea("HI N P 7 7 AB", admirals=(1, 2), seat=1, turn=2, expansions=(2,), hired="5 4", pile="c9 c3")
    position = start.play("roll 1 1 1", "give d1 p1 n1")
    assert position.refused("take c9 board") == "NA-2P06"
    assert "take c3 board" in position.moves()


@pytest.mark.rule("NA-2P07")
def test_mages_mercenaries_and_heroic_actions_are_free_of_the_admiral() -> None:
    mage = sea("HI N mA 4 9 1 P AB", admirals=(1, 2), seat=2, turn=2, expansions=(1,))
    assert "place ma cabin" in mage.play("roll 1 1 1", "give d1 p1 n1").moves()
    hired = sea("HI N x 4 9 1 P AB", admirals=(1, 2), seat=2, turn=2, expansions=(2,))
    assert "place x board 1" in hired.play("roll 1 1 1", "give d1 p1 n1").moves()
    heroic = sea(STRIP, admirals=(1, 2), seat=2, turn=2, heroic=(7,), crew="9 3", pile="c1")
    assert heroic.play("roll 1 1 1", "heroic 7 c3").moves() == {"take c1 board"}


@pytest.mark.rule("NA-2P08")
def test_any_token_may_be_discarded_by_either_player() -> None:
    start = sea(STRIP, admirals=(1, 2), seat=2, turn=2, crew="1 9", reserve=0)
    assert start.play("roll 1 1 3", "give d3 p1 n1").moves() == {"discard c1 board", "discard c9 board"}


@pytest.mark.rule("NA-2P09")
def test_a_turn_cut_short_is_a_turn() -> None:
    start = sea("HI N P 7 7 AB", admirals=(1, 2), seat=1, turn=2, expansions=(2,), hired="5")
    position = start.play("roll 1 1 1", "give d1 p1 n1", "take x reserve")
    assert (position.seat, position.turn) == (2, 3)
