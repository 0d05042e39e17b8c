"""NA-X4 and NA-DA1 to DA12: the Darkhouse cards."""

import pytest
from seaway import FULL, Sea, sea

STRIP = "HI N 4 2 9 1 7 P AB"


def turn(position: Sea, d: int, p: int, n: int) -> Sea:
    dice = " ".join(map(str, sorted((d, p, n))))
    return position.play(f"roll {dice}", f"give d{d} p{p} n{n}")


@pytest.mark.rule("NA-X4-01")
def test_the_figure_walks_along_the_row_and_comes_back() -> None:
    row = (4, 10, 5, 1, 8)
    keys = ["double_discard", "only_four", "reroll_two", "twice", "figure_first"]
    for number in range(1, 12):
        assert sea(STRIP, row=row, turn=number).state.frame.action == keys[(number - 1) % 5]
    position = sea("HI N 4 2 9 1 7 4 4 4 4 4 4 P AB", row=row)
    assert position.state.frame.action == keys[0]
    position = turn(position, 1, 1, 1).play("place c4 reserve")
    assert position.state.frame.action == keys[1]


@pytest.mark.rule("NA-X4-02")
def test_other_cards_leave_phase_three_as_it_is() -> None:
    for card in (3, 6, 7, 11, 12):
        assert turn(sea(STRIP, card=card), 2, 1, 1).asked == "place"
        assert turn(sea(STRIP, card=card), 3, 1, 1).asked == "discard"


@pytest.mark.rule("NA-X4-03", "NA-DA3", "NA-DA11")
def test_what_cannot_be_done_is_ignored() -> None:
    assert sea(STRIP, card=3, turn=2, pile="r f3").asked == "roll"
    assert sea(STRIP, card=11, turn=2).asked == "roll"
    assert sea(STRIP, card=12, turn=2, reserve=1, pile="c3").asked == "roll"


# --- DA 1


@pytest.mark.rule("NA-DA1")
def test_phases_two_to_five_are_played_twice_with_the_same_dice() -> None:
    position = sea("HI N 4 2 9 1 7 4 P AB", card=1).play("roll 1 1 2", "give d1 p1 n2", "place c2 board")
    assert (position.turn, position.moves()) == (1, {"give d1 p1 n2", "give d1 p2 n1", "give d2 p1 n1"})
    assert position.refused("whirlwind") == "NA-R01"
    position = position.play("give d1 p2 n1", "place c9 reserve")
    assert (position.turn, position.strip) == (2, "HI 4 N P 7 AB")


@pytest.mark.rule("NA-DA1")
def test_a_stuck_nautilion_loses_the_first_pass_only() -> None:
    position = sea("HI N~6 4 2 9 1 7 4 P AB", card=1, expansions=(3,), turn=6).play("roll 1", "roll 1 2 4")
    assert position.moves("give") == {f"give d{d} p{p}" for d in (1, 2, 4) for p in (1, 2, 4) if d != p}
    position = position.play("whirlwind", "pay r")
    assert position.refused("roll 1 2") == "NA-C01"
    position = position.play("roll 1 2 4", "give d2 p1")
    assert position.reserve == "f6 r r r"
    assert len(position.moves("give")) == 6
    position = position.play("give d1 p2 n4")
    assert position.asked == "place"
    assert position.play("place c7 reserve").turn == 7


@pytest.mark.rule("NA-DA1", "NA-X2-18")
def test_a_collision_in_the_first_pass_ends_the_turn() -> None:
    position = turn(sea("HI N P 7 7 AB", card=1, expansions=(2,), hired="5"), 1, 1, 1).play("take x reserve")
    assert (position.turn, position.asked) == (2, "roll")


# --- DA 2, DA 8, DA 9


@pytest.mark.rule("NA-DA2")
def test_dice_are_rolled_and_given_one_by_one() -> None:
    start = sea(STRIP, card=2, cabin="mA 1", expansions=(1,), reserve=6)
    assert start.refused("roll 1 1 1") == "NA-C01"
    position = start.play("roll 3")
    assert position.moves("give") == {"give d3", "give p3", "give n3"}
    assert position.refused("give d3 p3") == "NA-L01"
    position = position.play("give p3")
    assert position.refused("whirlwind") == "NA-R01", "no die is open"
    position = position.play("roll 1")
    assert position.refused("give p1") == "NA-L01"
    assert position.refused("tide 3 1") == "NA-C06"
    position = position.play("whirlwind", "pay r", "roll 2", "partner a 2", "roll 1", "tide 1 4", "pay r r", "give n4")
    position = position.play("roll 1")
    assert position.moves("give") == {"give d1"}
    assert position.play("give d1").strip == "HI 4 2 P 1 N AB"


@pytest.mark.rule("NA-DA2", "NA-X3-05")
def test_a_stuck_nautilion_gets_two_dice_one_by_one() -> None:
    position = sea("HI N~6 4 2 9 1 7 4 P AB", card=2, expansions=(3,), turn=6).play("roll 1", "roll 1")
    assert position.moves("give") == {"give d1", "give p1"}
    position = position.play("give d1", "roll 1", "give p1")
    assert (position.turn, position.reserve) == (7, "f6 r r r r")


@pytest.mark.rule("NA-DA8")
def test_one_figure_gets_its_die_first() -> None:
    start = sea(STRIP, card=8)
    assert start.moves() == {"choose d", "choose p", "choose n"}
    position = start.play("choose p", "roll 4")
    assert position.moves("give") == {"give p4"}
    position = position.play("whirlwind", "pay r", "roll 1", "give p1")
    assert position.refused("roll 1") == "NA-C01"
    position = position.play("roll 2 4")
    assert position.moves("give") == {"give d2 n4", "give d4 n2"}
    assert position.refused("give d2") == "NA-L01"
    assert position.refused("tide 1 2") == "NA-C06"
    position = position.play("whirlwind", "pay r", "roll 1 2", "whirlwind", "pay r", "roll 1 3", "give d1 n3")
    assert position.strip == "HI 4 2 N 1 P AB"


@pytest.mark.rule("NA-DA8")
def test_a_stuck_nautilion_ignores_the_choice() -> None:
    position = sea("HI N~6 4 2 9 1 7 4 P AB", card=8, expansions=(3,), turn=6).play("roll 1")
    assert position.refused("choose p") == "NA-R01"
    assert position.play("roll 1 2").moves("give") == {"give d1 p2", "give d2 p1"}


@pytest.mark.rule("NA-DA9")
def test_the_dice_are_two_three_and_four() -> None:
    position = sea(STRIP, card=9, reserve=6, cabin="mA 1", expansions=(1,), heroic=(2, 3), crew="1 2")
    assert len(position.moves("give")) == 6
    for move in ("whirlwind", "tide 2 3", "tide 1 3", "partner a 2", "partner b 1"):
        assert position.refused(move) == "NA-DA9"
    assert position.moves("tide", "whirlwind", "partner") == set()
    assert "swap 1 2" in position.moves()
    assert position.play("heroic 2 c1", "set 1 1 1").moves("give") == {"give d1 p1 n1"}
    stuck = sea("HI N~6 4 2 9 1 7 4 P AB", card=9, expansions=(3,), turn=6).play("roll 1")
    assert stuck.moves("give") == {f"give d{d} p{p}" for d in (2, 3, 4) for p in (2, 3, 4) if d != p}


# --- DA 3


@pytest.mark.rule("NA-DA3", "NA-T05")
def test_a_token_of_the_pile_is_laid_ahead_of_the_nautilion() -> None:
    start = sea("HI 5 N 4 2 P 7 AB", card=3, turn=2, pile="c3 mA x r f6", expansions=(1, 2, 3))
    gaps = ("n", "2", "3", "p", "4")
    assert start.moves() == {f"return {token} {gap}" for token in ("c3", "ma", "x") for gap in gaps}
    for move in ("return r n", "return f6 n", "return c4 n", "return c3 1", "return c3 5", "return c3 1000"):
        assert start.refused(move) == "NA-DA3"
    laid = {gap: start.play(f"return c3 {gap}").strip for gap in gaps}
    assert laid == {
        "n": "HI 5 N 3 4 2 P 7 AB",
        "2": "HI 5 N 4 3 2 P 7 AB",
        "3": "HI 5 N 4 2 3 P 7 AB",
        "p": "HI 5 N 4 2 P 3 7 AB",
        "4": "HI 5 N 4 2 P 7 3 AB",
    }
    after = start.play("return c3 n", "roll 1 1 1")
    assert "swap 2 5" in after.moves(), "it has the next number that was never used"
    assert after.pile == "ma x f6 r"


@pytest.mark.rule("NA-DA3")
def test_nothing_is_laid_beyond_a_phantom_on_the_abyss_or_behind_the_nautilion() -> None:
    moored = sea("HI 5 N 4 P AB", card=3, turn=2, pile="c3", moored=True)
    assert moored.moves() == {"return c3 n", "return c3 2"}
    assert moored.refused("return c3 p") == "NA-DA3"
    assert moored.play("return c3 2").strip == "HI 5 N 4 3 P AB"
    assert "return c3 p" in sea("HI 5 N 4 P AB", card=3, turn=2, pile="c3").moves()
    crossed = sea("HI 5 P N 4 AB", card=3, turn=2, pile="c3")
    assert crossed.moves() == {"return c3 n", "return c3 2"}
    assert crossed.play("return c3 n").strip == "HI 5 P N 3 4 AB"
    facing = sea("HI 5 N P 4 AB", card=3, turn=2, pile="c3")
    assert facing.play("return c3 n").strip == "HI 5 N 3 P 4 AB"
    assert facing.play("return c3 p").strip == "HI 5 N P 3 4 AB"


# --- DA 4, DA 5, DA 10


@pytest.mark.rule("NA-DA4")
def test_the_darkhouse_takes_two_tokens_one_after_the_other() -> None:
    position = turn(sea(STRIP, card=4, side="C2", crew="1 6 8", reserve=0), 3, 1, 1)
    position = position.play("discard c6 board")
    assert position.moves() == {"discard c1 board", "discard c8 board"}
    assert position.play("discard c1 board").asked == "place"
    last = turn(sea(STRIP, card=4, reserve=1), 3, 1, 1).play("discard r reserve")
    assert last.asked == "place"
    assert turn(sea(STRIP, card=4), 2, 1, 1).asked == "place"


@pytest.mark.rule("NA-DA5")
def test_a_two_is_rolled_again() -> None:
    position = turn(sea(STRIP, card=5), 2, 1, 1)
    assert (position.asked, position.state.is_chance) == ("again", True)
    assert position.refused("roll 1 1") == "NA-DA5"
    assert position.refused("whirlwind") == "NA-R01"
    assert position.play("roll 2").asked == "place"
    assert position.play("roll 3").moves() == {"discard r reserve"}
    assert turn(sea(STRIP, card=5), 1, 1, 1).asked == "place"
    assert turn(sea(STRIP, card=5), 3, 1, 1).asked == "discard"
    assert turn(sea(STRIP, card=5, reserve=0), 2, 1, 1).asked == "again"


@pytest.mark.rule("NA-DA5", "NA-HA1")
def test_the_shield_covers_what_is_rolled_again() -> None:
    position = sea(STRIP, card=5, heroic=(1,), crew="1").play("roll 1 1 2", "heroic 1 c1", "give d2 p1 n1", "roll 3")
    assert position.asked == "place"


@pytest.mark.rule("NA-DA10")
def test_only_a_four_costs_a_token() -> None:
    assert turn(sea(STRIP, card=10), 3, 1, 1).asked == "place"
    assert turn(sea(STRIP, card=10), 4, 1, 1).asked == "discard"


# --- DA 6, DA 7


@pytest.mark.rule("NA-DA6")
def test_each_gets_the_token_of_the_other() -> None:
    position = turn(sea(STRIP, card=6), 1, 1, 2)
    assert position.moves() == {"place c7 board", "place c7 reserve"}
    assert position.strip == "HI N 4 2 9 1 P AB", "it is placed before N moves"
    position = position.play("place c7 board")
    assert (position.strip, position.pile, position.turn) == ("HI 4 N 9 1 P AB", "c2", 2)


@pytest.mark.rule("NA-DA6", "NA-X2-01", "NA-X2-19")
def test_each_token_is_treated_as_the_others() -> None:
    before = turn(sea("HI N 2 9 9 x P AB", card=6, expansions=(2,), crew="1"), 1, 1, 1)
    assert before.moves() == {"place x reserve", *(f"place x board {space}" for space in (2, 8, 9))}
    assert before.play("place x board 9").hosted == "c2"
    after = turn(sea("HI 4 N x 9 9 x P AB", card=6, expansions=(2,), collided=True, reserve=1), 1, 1, 1)
    assert after.moves() == {"place x reserve"}
    after = after.play("place x reserve")
    assert (after.asked, after.moves()) == ("discard", {"discard r reserve", "discard x reserve"})


@pytest.mark.rule("NA-DA6", "NA-X3-01", "NA-X3-02")
def test_reefs_take_no_part_in_the_exchange() -> None:
    position = turn(sea("HI N 2~3 9 9 4~6 P AB", card=6, expansions=(3,)), 1, 1, 1).play("place c4 reserve")
    assert (position.strip, position.pile) == ("HI N~3 9 9 P AB", "c2 f6")


@pytest.mark.rule("NA-DA6")
def test_halves_of_the_exchange_work_alone() -> None:
    stopped = sea("HI 5 N 2 9 P AB", card=6, heroic=(4,), crew="1 2").play("roll 1 1 1", "heroic 4 c1", "give d1 p1 n1")
    assert (stopped.turn, stopped.pile) == (2, "c1 c2"), "P stops on the Abyss and still gets the token of N"
    stuck = sea("HI N~6 2 9 9 4 P AB", card=6, expansions=(3,), turn=6).play("roll 1", "roll 1 1", "give d1 p1")
    assert (stuck.pile, stuck.turn) == ("c4", 7)
    gone = turn(sea("HI N P 7 7 AB", card=6, expansions=(2,), hired="5"), 1, 1, 1)
    assert gone.asked == "recover"


@pytest.mark.rule("NA-DA6", "NA-HA3", "NA-HA4")
def test_heroic_actions_and_the_exchange() -> None:
    start = sea("HI 5 N 2 9 P 3 AB", card=6, heroic=(3, 4, 9), crew="1 2 9").play("roll 1 1 1")
    stays = start.play("heroic 3 c1", "give d1 p1 n1")
    assert (stays.moves(), stays.strip) == ({"place c2 reserve"}, "HI 5 N 9 P 3 AB")
    back = start.play("heroic 4 c1", "give d1 p1 n1")
    assert back.moves() == {"place c3 board", "place c3 reserve"}
    assert back.play("place c3 reserve").pile == "c1 c2"
    three = start.play("heroic 9 c1", "give d1 p1 n1", "place c9 reserve")
    assert (three.strip, three.pile, three.reserve) == ("HI N P AB", "c1 c2", "c3 c5 c9 r r r r")


@pytest.mark.rule("NA-DA7", "NA-M05")
def test_the_nautilion_goes_backwards() -> None:
    stopped = turn(sea("HI 4 N 9 9 9 9 P AB", card=7, turn=2), 1, 1, 3)
    assert (stopped.strip, stopped.turn) == ("HI N 4 9 9 9 P AB", 3)
    past = turn(sea("HI 6 P 4 N 9 9 AB", card=7, turn=2), 1, 1, 3)
    assert past.strip == "HI N P 4 9 9 AB", "the Phantom is ahead of it again"
    passing = turn(sea("HI 5 4 P 2 N 9 AB", card=7, turn=2), 1, 1, 2)
    assert passing.strip == "HI N P 2 9 AB"
    assert "place c5 board" in passing.moves()
    over = sea("HI 4 P 2 N 9 AB", card=7, turn=2, heroic=(3,), crew="1").play("roll 1 1 2", "heroic 3 c1")
    over = over.play("give d1 p1 n2")
    assert over.strip == "HI N P 2 9 AB"
    assert "place c4 board" in over.moves()
    first = turn(sea(STRIP, card=7, turn=1), 1, 1, 1)
    assert first.strip == "HI N 2 9 1 P AB", "in turn 1 it is ignored"
    assert turn(sea(STRIP, card=7, turn=6), 1, 1, 1).strip == "HI N 4 2 9 1 P AB"


@pytest.mark.rule("NA-DA7", "NA-X3-05")
def test_a_stuck_nautilion_does_not_go_backwards() -> None:
    stuck = sea("HI 4 N~6 2 9 9 4 P AB", card=7, expansions=(3,), turn=2).play("roll 1", "roll 1 1", "give d1 p1")
    assert stuck.strip == "HI 4 N 2 9 9 P AB"


# --- DA 11, DA 12


@pytest.mark.rule("NA-DA11", "NA-T05")
def test_any_token_of_the_pile_goes_into_the_reserve() -> None:
    start = sea(STRIP, card=11, turn=2, pile="c3 r f6", crew="2")
    assert start.moves() == {"take c3 reserve", "take f6 reserve", "take r reserve"}
    assert start.refused("take c4 reserve") == "NA-DA11"
    assert start.refused("take c3 board") == "NA-DA11"
    after = start.play("take f6 reserve")
    assert (after.reserve, after.pile) == ("f6 r r r r", "c3 r")


@pytest.mark.rule("NA-DA12")
def test_two_tokens_bring_one_of_the_pile_aboard() -> None:
    start = sea(STRIP, card=12, turn=2, crew="2 9", reserve="c3 r")
    position = start.play("darkhouse 12", "pay c3 r")
    assert position.moves() == {"take c3 board"}
    assert position.refused("take r board") == "NA-DA12"
    assert position.refused("take c3 reserve") == "NA-DA12"
    assert position.refused("take c4 board") == "NA-DA12"
    position = position.play("take c3 board")
    assert (position.crew, position.asked, position.pile) == ("2 3 9", "roll", "r")
    position = position.play("roll 1 1 1")
    assert position.refused("darkhouse 12") == "NA-DA12"


@pytest.mark.rule("NA-DA12")
def test_it_is_used_in_phase_zero_or_one() -> None:
    start = sea(STRIP, card=12, turn=2, crew="2 9", pile="c3 c6", reserve=5)
    assert start.moves() == {"darkhouse 12", "pass"}
    position = start.play("pass", "roll 1 1 1")
    assert "darkhouse 12" in position.moves()
    position = position.play("darkhouse 12", "pay r r", "take c3 board")
    assert position.refused("darkhouse 12") == "NA-DA12"
    assert position.play("give d1 p1 n1").asked == "place"


@pytest.mark.rule("NA-DA12")
def test_it_needs_two_tokens_and_something_to_place() -> None:
    first = sea(STRIP, card=12, reserve=4)
    assert first.asked == "roll"
    assert first.play("roll 1 1 1").refused("darkhouse 12") == "NA-DA12"
    full = sea(STRIP, card=12, turn=2, crew=FULL, pile="x c3 mA", expansions=(2,))
    assert full.asked == "roll", "no space is empty"
    poor = sea(STRIP, card=12, reserve=1, pile="c3", turn=2).play("roll 1 1 1")
    assert poor.refused("darkhouse 12") == "NA-DA12"
    assert sea(STRIP, card=11, pile="c3").play("take c3 reserve", "roll 1 1 1").refused("darkhouse 12") == "NA-R01"


@pytest.mark.rule("NA-DA12")
def test_only_a_payment_that_leaves_something_to_place_is_legal() -> None:
    start = sea(STRIP, card=12, turn=2, crew="2 9", reserve="c3 r r").play("darkhouse 12")
    assert start.moves() == {"pay c3 r"}
    for move in ("pay r r", "pay c3", "pay c3 r r", "pay c4 r"):
        assert start.refused(move) == "NA-DA12"


@pytest.mark.rule("NA-DA12", "NA-X1-01", "NA-X2-03", "NA-X2-21")
def test_it_fills_the_cabin_and_hires_mercenaries() -> None:
    start = sea(STRIP, card=12, turn=2, crew="2 9", pile="mA c1 c4 x f3", cabin="1", expansions=(1, 2))
    position = start.play("darkhouse 12", "pay r r")
    free = {f"take x board {space}" for space in (1, 3, 4, 5, 6, 7, 8)}
    assert position.moves() == {"take ma cabin", "take c1 board", "take c4 board", "take c4 cabin"} | free
    assert position.refused("take c1 cabin") == "NA-X1-04"
    assert position.refused("take f3 cabin") == "NA-X1-01"
    assert position.refused("take f3 board") == "NA-DA12"
    assert position.refused("take ma board") == "NA-X1-02"
    assert position.refused("take x board 9") == "NA-X2-03"
    later = sea("HI N 4 2 9 1 7 P AB", card=12, turn=2, crew="2", pile="x c3", expansions=(2,), collided=True)
    later = later.play("darkhouse 12", "pay r r")
    assert later.refused("take x board 1") == "NA-X2-21"


@pytest.mark.rule("NA-DA12", "NA-X3-03")
def test_the_pilot_may_come_aboard_before_the_check() -> None:
    start = sea("HI N~3 4 2 9 1 7 P AB", card=12, turn=2, crew="2", pile="c3", expansions=(3,))
    assert not start.play("darkhouse 12", "pay r r", "take c3 board", "roll 2").state.frame.stuck


@pytest.mark.rule("NA-DA12", "NA-X1-05")
def test_a_partnership_completed_in_phase_one_counts_at_once() -> None:
    start = sea(STRIP, card=12, turn=2, pile="c1", cabin="mA", expansions=(1,)).play("pass", "roll 1 1 1")
    assert "partner a 1" in start.play("darkhouse 12", "pay r r", "take c1 cabin").moves()
