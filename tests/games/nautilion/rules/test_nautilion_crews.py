"""NA-X1, NA-X2 and NA-X3: Mages, Mercenaries and the collision, Reefs."""

from typing import Any

import pytest
from seaway import FULL, Sea, sea

from pnp.games.nautilion.collision import harpoons

STRIP = "HI N 4 2 9 1 7 P AB"


def turn(position: Sea, d: int, p: int, n: int) -> Sea:
    dice = " ".join(map(str, sorted((d, p, n))))
    return position.play(f"roll {dice}", f"give d{d} p{p} n{n}")


# --- the Mages


@pytest.mark.rule("NA-X1-01", "NA-X1-02")
def test_a_mage_goes_on_its_letter_or_into_the_reserve() -> None:
    position = turn(sea("HI N mB 4 9 1 P AB", expansions=(1,), crew="3"), 1, 1, 1)
    assert position.moves() == {"place mb cabin", "place mb reserve"}
    assert position.refused("place mb board") == "NA-X1-02"
    assert position.play("place mb cabin").cabin == "mb"


@pytest.mark.rule("NA-X1-01", "NA-X1-03")
def test_partners_may_go_on_board_or_cabin() -> None:
    position = turn(sea("HI N 4 4 9 1 P AB", expansions=(1,), crew="3"), 1, 1, 1)
    assert position.moves() == {"place c4 board", "place c4 cabin", "place c4 reserve"}
    position = turn(sea("HI N 1 4 9 1 P AB", expansions=(1,), crew="1"), 1, 1, 1)
    assert position.moves() == {"place c1 cabin", "place c1 reserve"}
    position = turn(sea("HI N 2 4 9 1 P AB", expansions=(1,), crew="1"), 1, 1, 1)
    assert position.refused("place c2 cabin") == "NA-X1-01"
    assert turn(sea("HI N 1 4 9 1 P AB", crew="2"), 1, 1, 1).refused("place c1 cabin") == "NA-X1-01"


@pytest.mark.rule("NA-X1-04")
def test_a_second_mage_of_a_letter_goes_into_the_reserve() -> None:
    position = turn(sea("HI N mA 4 9 1 P AB", expansions=(1,), cabin="mA"), 1, 1, 1)
    assert position.moves() == {"place ma reserve"}
    assert position.refused("place ma cabin") == "NA-X1-04"


@pytest.mark.rule("NA-X1-05")
def test_three_partnerships_re_roll_three_dice_or_one_thrice() -> None:
    position = sea(STRIP, expansions=(1,), cabin="mA mB mC 1 4 7").play("roll 1 2 4")
    assert position.moves("partner") == {f"partner {letter} {die}" for letter in "abc" for die in (1, 2, 4)}
    position = position.play("partner a 4", "roll 3", "partner b 3", "roll 3", "partner c 3")
    assert position.refused("roll 1 1") == "NA-C01"
    position = position.play("roll 2")
    assert (position.dice, position.moves("partner")) == ((1, 2, 2), set())
    assert position.refused("partner a 1") == "NA-X1-05"


@pytest.mark.rule("NA-X1-05")
def test_both_partners_and_an_open_die_are_needed() -> None:
    position = sea(STRIP, expansions=(1,), cabin="mA mB 4 7", crew="1").play("roll 1 2 2")
    assert position.moves("partner") == {"partner b 1", "partner b 2"}
    assert position.refused("partner a 1") == "NA-X1-05"
    assert position.refused("partner c 1") == "NA-X1-05"
    assert position.refused("partner b 3") == "NA-X1-05"
    assert sea(STRIP).play("roll 1 2 2").refused("partner b 1") == "NA-R01"


@pytest.mark.rule("NA-X1-06")
def test_a_whirlwind_renews_no_partnership() -> None:
    position = sea(STRIP, expansions=(1,), cabin="mA 1").play("roll 1 2 4", "partner a 4", "roll 4")
    position = position.play("whirlwind", "pay r", "roll 1 1 1")
    assert position.refused("partner a 1") == "NA-X1-05"
    next_turn = position.play("give d1 p1 n1", "place c4 reserve", "roll 1 1 1")
    assert next_turn.moves("partner") == {"partner a 1"}


@pytest.mark.rule("NA-X1-07")
def test_the_darkhouse_may_take_from_the_cabin() -> None:
    position = turn(sea(STRIP, expansions=(1,), cabin="mA 1", reserve=0), 3, 1, 1)
    assert position.moves() == {"discard ma cabin", "discard c1 cabin"}
    assert position.play("discard c1 cabin").cabin == "ma"


@pytest.mark.rule("NA-X1-08")
def test_the_phantom_discards_mages() -> None:
    for used in ((1,), (1, 2)):
        assert turn(sea("HI N 4 2 9 mC P AB", expansions=used), 1, 1, 1).pile == "mc"


@pytest.mark.rule("NA-E04")
def test_all_three_mages_are_needed_at_the_abyss() -> None:
    strip = "HI 8 7 P 4 N 2 AB"
    assert turn(sea(strip, crew=FULL, expansions=(1,), cabin="mA mB 7"), 1, 1, 2).cause == "mages"
    assert turn(sea(strip, crew=FULL, expansions=(1,), cabin="mA mB mC"), 1, 1, 2).cause == "victory"
    assert turn(sea(strip, crew="1", expansions=(1,)), 1, 1, 2).cause == "crew"


# --- the Mercenaries, before the collision


@pytest.mark.rule("NA-X2-01")
@pytest.mark.parametrize(("token", "hosted"), [("x", "x"), ("2", "c2"), ("5", "c5"), ("8", "c8"), ("3", "")])
def test_the_phantom_hosts_mercenaries_and_fighters(token: str, hosted: str) -> None:
    position = turn(sea(f"HI N 4 2 9 {token} P AB", expansions=(2,)), 1, 1, 1)
    assert position.hosted == hosted
    assert position.pile == ("" if hosted else "c3")


@pytest.mark.rule("NA-X2-02")
def test_a_full_phantom_board_hosts_nobody() -> None:
    position = turn(sea("HI N 4 2 9 x P AB", expansions=(2,), hosted="x x x c2 c5 c8"), 1, 1, 1)
    assert (position.hosted, position.pile) == ("c2 c5 c8 x x x", "x")


@pytest.mark.rule("NA-X2-03")
def test_a_mercenary_goes_on_any_open_space() -> None:
    position = turn(sea("HI N x 4 9 1 P AB", expansions=(2,), crew="4"), 1, 1, 1)
    assert position.moves() == {"place x board 3", "place x board 5", "place x board 9", "place x reserve"}
    assert position.refused("place x board 4") == "NA-X2-03"
    assert position.refused("place x board 1") == "NA-A02"
    assert position.play("place x board 5").hired == "5"


@pytest.mark.rule("NA-X2-04", "NA-E08")
def test_a_mercenary_blocks_its_space_and_joins_others() -> None:
    position = turn(sea("HI N 5 4 9 1 P AB", expansions=(2,), crew="4", hired="5"), 1, 1, 1)
    assert position.refused("place c5 board") == "NA-A01"
    assert "place c6 board" in turn(sea("HI N 6 4 9 1 P AB", expansions=(2,), crew="4", hired="5"), 1, 1, 1).moves()
    apart = turn(sea(STRIP, side="C1", expansions=(2,), crew="1 4", hired="8", reserve=0), 3, 1, 1)
    assert apart.refused("discard x board 8") == "NA-A05"


@pytest.mark.rule("NA-X2-05")
def test_a_mercenary_may_be_discarded_but_pays_for_no_heroic_action() -> None:
    start = sea(STRIP, expansions=(2,), crew="4", hired="5", heroic=(3,), reserve=0)
    assert turn(start, 3, 1, 1).moves() == {"discard c4 board", "discard x board 5"}
    position = start.play("roll 1 1 1")
    assert position.moves("heroic") == {"heroic 3 c4"}
    assert position.refused("heroic 3 x") == "NA-X5-02"


# --- the collision


@pytest.mark.rule("NA-X2-08", "NA-X2-06", "NA-X2-18")
def test_the_phantom_goes_over_all_tokens_and_stops_before_the_nautilion() -> None:
    start = sea("HI 3 N 6 1 P 7 AB", expansions=(2,), hired="5 4", pile="c3")
    position = turn(start, 1, 4, 1)
    assert position.strip == "HI 3 N P 6 1 7 AB"
    assert position.asked == "recover"
    after = position.play("take c3 reserve")
    assert (after.turn, after.asked) == (2, "roll"), "N does not move"
    again = turn(after, 1, 1, 2)
    assert again.strip == "HI P 6 N 7 AB", "they pass each other now, and the 1 was taken"


@pytest.mark.rule("NA-X2-07", "NA-X2-08")
def test_a_die_that_is_not_too_long_is_a_normal_move_and_then_any_collides() -> None:
    position = sea("HI 3 N 6 1 P 7 AB", expansions=(2,), hired="5 4", pile="c3").play("roll 1 1 2", "give d1 p2 n1")
    assert position.strip == "HI 3 N P 1 7 AB"
    assert position.asked == "recover"
    assert position.pile == "c3 c6 x x"


@pytest.mark.rule("NA-X2-08", "NA-X2-10")
def test_with_nothing_between_them_they_collide_and_no_end_is_reached() -> None:
    for strip in ("HI N P 3 AB", "HI 3 N P AB"):
        for moored in (False, True):
            position = turn(sea(strip, expansions=(2,), hired="5", crew="", moored=moored, heroic=(1,)), 1, 1, 4)
            assert (position.strip, position.asked) == (strip, "recover")
            assert position.state.path.moored is moored
    away = turn(sea("HI 3 N 4 P AB", expansions=(2,), hired="5", moored=True), 1, 2, 1)
    assert (away.strip, away.state.path.moored) == ("HI 3 N P 4 AB", False)
    over = sea("HI 3 N 4 P AB", expansions=(2,), crew="1 2 5 8 9", heroic=(3,), moored=True)
    over = over.play("roll 1 1 4", "heroic 3 c1", "give d1 p1 n4")
    assert (over.strip, over.asked) == ("HI 3 4 N P AB", "recover")


@pytest.mark.rule("NA-X2-09")
def test_who_goes_backwards_does_not_collide() -> None:
    north = turn(sea("HI 3 3 N 6 6 P AB", expansions=(2,), card=7, turn=2, hired="5"), 1, 1, 1)
    assert north.strip == "HI 3 N 6 P AB"
    back = sea("HI 3 N 1 P 6 4 AB", expansions=(2,), heroic=(4,), crew="1 2").play("roll 1 1 2", "heroic 4 c1")
    assert back.play("give d1 p2 n1").strip == "HI 3 N 6 P AB"


@pytest.mark.rule("NA-X2-11", "NA-X2-12")
def test_harpoons_are_counted() -> None:
    position = sea(STRIP, expansions=(2,), hosted="x c5", crew="1 2 8", hired="9", cabin="mA", reserve="c5 x")
    assert harpoons(position.state) == (4, 5)
    assert harpoons(sea(STRIP, expansions=(2,), harpoons=3).state) == (0, 3)


@pytest.mark.rule("NA-X2-13", "NA-E06")
def test_fewer_harpoons_lose() -> None:
    lost = turn(sea("HI N P 3 AB", expansions=(2,), hosted="x c5", crew="2 8", hired="9"), 1, 1, 1)
    assert (lost.cause, lost.moves()) == ("collision", set())


def met(**options: Any) -> Sea:
    """The Phantom has 2 and a 2; the board B1 has 1 and 9 with Mercenaries on 5 and 2 between them."""
    values: dict[str, Any] = {
        "hosted": "c2",
        "pile": "c5",
        "crew": "1 9",
        "hired": "5 2",
        "side": "B1",
        "expansions": (2,),
    }
    return turn(sea("HI N P 3 AB", **(values | options)), 1, 1, 1)


@pytest.mark.rule("NA-X2-14", "NA-X2-16", "NA-X2-17")
def test_a_token_recovered_after_a_win_joins_the_groups() -> None:
    won = met()
    assert (won.pile, won.hosted, won.hired) == ("c2 c5 x x", "", "")
    assert won.moves() == {"take c2 reserve", "take c5 board", "take c5 reserve", "take x reserve"}
    after = won.play("take c5 board")
    assert (after.crew, after.pile, after.turn) == ("1 5 9", "c2 x x", 2)


@pytest.mark.rule("NA-X2-17")
def test_a_token_that_joins_nothing_leaves_a_group_to_choose() -> None:
    parted = met().play("take x reserve")
    assert parted.moves() == {"keep 1", "keep 9"}
    assert parted.refused("keep 1 9") == "NA-X2-17"
    assert parted.refused("keep 2") == "NA-X2-17"
    kept = parted.play("keep 9")
    assert (kept.crew, kept.pile) == ("9", "c1 c2 c5 x")


@pytest.mark.rule("NA-X2-15", "NA-X2-17")
def test_after_a_tie_the_token_goes_into_the_reserve() -> None:
    tie = met(hosted="c2 c8")
    assert tie.moves() == {f"take {token} reserve" for token in ("c2", "c5", "c8", "x")}
    assert tie.refused("take c5 board") == "NA-X2-15"
    assert tie.play("take c5 reserve").moves() == {"keep 1", "keep 9"}


@pytest.mark.rule("NA-X2-14")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    position = turn(sea("HI N P 3 AB", expansions=(2,), crew="2 5 8 9"), 1, 1, 1)
    assert (position.turn, position.asked) == (2, "roll")


@pytest.mark.rule("NA-X2-16")
def test_what_a_win_does_not_allow() -> None:
    won = met(pile="c5 c7 mA", crew="1", expansions=(1, 2))
    assert won.refused("take c3 reserve") == "NA-X2-14"
    assert won.refused("take c7 cabin") == "NA-X2-16"
    assert won.refused("take ma cabin") == "NA-X2-16"
    assert won.refused("take ma board") == "NA-X2-16"
    assert won.refused("take x board 5") == "NA-X2-16"
    assert won.refused("take c2 board") == "NA-A02"
    assert met(pile="c1").refused("take c1 board") == "NA-A01"


# --- after the collision


@pytest.mark.rule("NA-X2-19")
def test_a_mercenary_of_the_phantom_costs_a_token_then() -> None:
    start = sea("HI 4 N 2 9 x P AB", expansions=(1, 2), collided=True, crew="4", cabin="mA", reserve="r")
    position = turn(start, 1, 1, 1)
    assert (position.pile, position.strip) == ("x", "HI 4 N 2 9 P AB")
    assert position.moves() == {"discard c4 board", "discard ma cabin", "discard r reserve"}
    assert position.play("discard r reserve").asked == "place"
    broke = turn(sea("HI 4 N 2 9 x P AB", expansions=(2,), collided=True, reserve=0), 1, 1, 1)
    assert (broke.pile, broke.asked) == ("x", "place")


@pytest.mark.rule("NA-X2-20", "NA-X2-06")
def test_fighters_are_discarded_then_and_nothing_collides() -> None:
    position = turn(sea("HI 4 N P 2 9 5 AB", expansions=(2,), collided=True), 1, 1, 1)
    assert position.strip == "HI P N 9 5 AB"
    position = turn(sea("HI 5 N P 2 9 5 AB", expansions=(2,), collided=True), 1, 1, 1)
    assert (position.pile, position.hosted) == ("c5", "")


@pytest.mark.rule("NA-X2-21")
def test_a_mercenary_goes_into_the_reserve_then() -> None:
    position = turn(sea("HI 4 N x 9 5 P AB", expansions=(2,), collided=True), 1, 1, 1)
    assert position.moves() == {"place x reserve"}
    assert position.refused("place x board 5") == "NA-X2-21"


def test_the_phantom_that_met_the_nautilion_on_the_happy_isles_reaches_them_next() -> None:
    position = turn(sea("HI N 3 3 P 4 AB", expansions=(2,), hired="5"), 1, 3, 1).play("take x reserve")
    assert position.strip == "HI N P 3 3 4 AB"
    assert turn(position, 1, 1, 1).cause == "phantom"


# --- the Reefs


@pytest.mark.rule("NA-X3-01")
def test_the_phantom_discards_a_token_and_its_reef() -> None:
    assert turn(sea("HI N 4 2 9 4~9 P AB", expansions=(3,)), 1, 1, 1).pile == "c4 f9"
    hosted = turn(sea("HI N 4 2 9 x~6 P AB", expansions=(2, 3)), 1, 1, 1)
    assert (hosted.hosted, hosted.pile) == ("x", "f6")


@pytest.mark.rule("NA-X3-02")
def test_the_reef_of_the_token_stays_beside_the_nautilion() -> None:
    position = turn(sea("HI N 4~3 2 9 1 P AB", expansions=(3,)), 1, 1, 1).play("place c4 board")
    assert (position.strip, position.asked, position.pile) == ("HI N~3 2 9 P AB", "check", "c1")


@pytest.mark.rule("NA-X3-03", "NA-X3-04")
@pytest.mark.parametrize(("crew", "die", "stuck"), [("3", 2, False), ("3", 1, True), ("6", 2, True), ("", 3, False)])
def test_a_pilot_on_the_board_helps_in_the_check(crew: str, die: int, stuck: bool) -> None:
    position = sea("HI N~3 4 2 9 1 P AB", expansions=(3,), crew=crew, reserve="c3").play(f"roll {die}")
    assert position.state.frame.stuck is stuck
    assert position.reserve == ("c3" if stuck else "c3 f3")
    assert len(position.play("roll 1 1" if stuck else "roll 1 1 1").dice) == 3 - stuck


@pytest.mark.rule("NA-X3-03", "NA-X1-10")
def test_mercenaries_and_the_cabin_pilot_nothing_and_nothing_changes_the_check() -> None:
    position = sea("HI N~3 4 2 9 1 P AB", expansions=(1, 2, 3), hired="3", cabin="mA 1", heroic=(2,))
    assert position.moves() == {"roll 1", "roll 2", "roll 3", "roll 4"}
    assert position.refused("whirlwind") == "NA-R01"
    assert position.refused("roll 1 1") == "NA-X3-03"
    assert position.play("roll 2").state.frame.stuck


@pytest.mark.rule("NA-X3-05", "NA-X3-06")
def test_a_stuck_nautilion_stays_for_a_turn_and_gets_its_reef() -> None:
    position = sea("HI N~6 4 2 9 1 P AB", expansions=(1, 3), reserve="c6 r", cabin="mA 1").play("roll 2", "roll 1 4")
    assert position.moves("give") == {"give d1 p4", "give d4 p1"}
    assert position.refused("give d1 p1 n4") == "NA-L01"
    assert position.moves("partner") == {"partner a 1", "partner a 4"}
    position = position.play("whirlwind", "pay r", "roll 1 1", "give d1 p1")
    assert (position.strip, position.turn, position.asked) == ("HI N 4 2 9 P AB", 2, "roll")
    assert position.reserve == "c6 f6"
    assert len(position.play("roll 1 1 1").dice) == 3


@pytest.mark.rule("NA-X2-18", "NA-X3-05")
def test_a_stuck_nautilion_gets_its_reef_even_if_it_is_run_into() -> None:
    position = sea("HI N~6 P 2 9 1 AB", expansions=(2, 3), hired="4", crew="3", turn=2)
    position = position.play("roll 1", "roll 1 1", "give d1 p1")
    assert position.asked == "recover"
    assert position.reserve == "r r r r"
    position = position.play("take x reserve")
    assert (position.reserve, position.strip, position.turn) == ("x f6 r r r r", "HI N P 2 9 1 AB", 3)


@pytest.mark.rule("NA-X3-08")
def test_a_reef_that_is_left_behind_is_discarded() -> None:
    """In the second pass of DA 1 the Nautilion sails on unchecked."""
    start = sea("HI N 4~3 2~6 9 1 1 P AB", expansions=(3,), card=1)
    position = start.play("roll 1 1 1", "give d1 p1 n1", "place c4 reserve")
    assert position.strip == "HI N~3 2~6 9 1 P AB"
    position = position.play("give d1 p1 n1")
    assert position.strip == "HI N~6 9 P AB"
    assert position.pile == "c1 c1 f3"


@pytest.mark.rule("NA-X3-08", "NA-X2-08")
def test_a_reef_stays_beside_a_nautilion_that_collides_where_it_is() -> None:
    start = sea("HI N 4~3 2 1 P AB", expansions=(2, 3), card=1, hired="9", crew="2")
    first = start.play("roll 1 1 2", "give d1 p2 n1", "place c4 board")
    assert first.strip == "HI N~3 P 1 AB"
    second = first.play("give d2 p1 n1", "take x reserve", "keep 2")
    assert (second.strip, second.asked, second.turn) == ("HI N~3 P 1 AB", "check", 2)
    away = sea("HI N 4~3 2 3 3 1 P AB", expansions=(2, 3), card=1, hired="9", crew="2", reserve=0)
    away = away.play("roll 1 1 4", "give d4 p1 n1")
    away = away.play("discard x board 9", "place c4 reserve").play("give d1 p1 n4")
    assert away.cause == "collision"
    assert (away.pile, away.strip) == ("c1 c3 x f3", "HI 2 3 N P AB")


@pytest.mark.rule("NA-X3-09")
def test_the_check_succeeds_as_often_as_the_faces_say() -> None:
    faces = sea(STRIP).state.charter.box.numbers.dice.faces
    for crew, ways in (("", 2), ("9", 4)):
        start = sea("HI N~9 4 2 9 1 P AB", expansions=(3,), crew=crew)
        free = [die for die in faces if not start.play(f"roll {die}").state.frame.stuck]
        assert len(free) == ways
