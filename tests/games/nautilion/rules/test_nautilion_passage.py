"""NA-M, NA-P, NA-N, NA-E and NA-T: how the figures move, what they take, and how a game ends."""

import pytest
from seaway import FULL, Sea, sea

from pnp.games.nautilion.rules import result


def turn(position: Sea, d: int, p: int, n: int) -> Sea:
    """Roll these dice and give them so."""
    dice = " ".join(map(str, sorted((d, p, n))))
    return position.play(f"roll {dice}", f"give d{d} p{p} n{n}")


# --- movement


@pytest.mark.rule("NA-M01", "NA-M03", "NA-M04", "NA-M06", "NA-P01", "NA-P03", "NA-N01", "NA-N03")
def test_figures_count_tokens_and_stand_in_the_hole_of_the_last() -> None:
    after = turn(sea("HI N 4 2 9 1 7 P AB"), 1, 2, 3)
    assert after.pile == "c1"
    assert after.moves() == {"place c9 board", "place c9 reserve"}
    assert after.play("place c9 board").strip == "HI 4 2 N P 7 AB"


@pytest.mark.rule("NA-M05")
def test_the_nautilion_passes_the_phantom_without_counting_it() -> None:
    after = turn(sea("HI 4 4 N P 7 3 AB", crew="9"), 1, 1, 2)
    assert after.moves() == {"place c3 board", "place c3 reserve"}
    assert after.strip == "HI 4 P 7 N AB"


@pytest.mark.rule("NA-M05")
def test_the_phantom_passes_the_nautilion_without_counting_it() -> None:
    assert turn(sea("HI 5 6 N P 3 4 AB"), 1, 2, 1).strip == "HI P 6 N 4 AB"


@pytest.mark.rule("NA-M02")
def test_a_hole_is_not_counted() -> None:
    """Between N and 8 lay a token once; nothing tells of it any more."""
    after = turn(sea("HI 5 2 N 8 P 6 AB"), 1, 1, 1)
    assert after.pile == "c8"
    assert after.moves("place") == {"place c6 board", "place c6 reserve"}
    after = turn(sea("HI 5 2 9 N 8 P 6 AB"), 1, 4, 2)
    assert after.pile == "c5"
    assert after.strip == "HI P 2 9 8 N AB"


@pytest.mark.rule("NA-P02", "NA-P03", "NA-E02", "NA-T03")
def test_the_phantom_takes_the_last_token_or_reaches_the_happy_isles() -> None:
    start = sea("HI 5 P 3 N 2 AB")
    assert turn(start, 1, 1, 1).pile == "c5"
    lost = turn(start, 1, 2, 1)
    assert lost.cause == "phantom"
    assert lost.moves() == set()
    assert lost.strip == "HI P 5 3 N 2 AB", "N does not move any more"


@pytest.mark.rule("NA-M07", "NA-M09", "NA-E02")
@pytest.mark.parametrize("strip", ["HI P 3 N 2 AB", "HI N P 3 2 AB"])
def test_a_phantom_next_to_the_happy_isles_reaches_them_with_one_step(strip: str) -> None:
    assert turn(sea(strip), 1, 1, 1).cause == "phantom"


@pytest.mark.rule("NA-M08", "NA-N02", "NA-E01")
def test_a_full_crew_wins_at_the_abyss_and_beyond_it() -> None:
    for die in (2, 3, 4):
        after = turn(sea("HI 8 P 4 N 2 AB", crew=FULL), 1, 1, die)
        assert after.cause == "victory"
        assert after.pile == "c8"
    assert turn(sea("HI 8 P 4 N 2 AB", crew=FULL), 1, 1, 1).cause is None


@pytest.mark.rule("NA-M09")
def test_the_phantom_on_the_abyss_shields_nothing() -> None:
    start = sea("HI 8 5 5 N 2 P AB", crew=FULL, heroic=(3, 4), moored=True)
    after = start.play("roll 1 1 2", "heroic 3 c1", "give d1 p1 n2")
    assert after.cause == "crew", "it is reached, though the 1 was paid"


@pytest.mark.rule("NA-E07")
def test_the_phantom_arrives_before_the_nautilion() -> None:
    lost = turn(sea("HI P 4 N 2 AB", crew=FULL), 1, 1, 4)
    assert lost.cause == "phantom"
    assert lost.strip == "HI P 4 N 2 AB"


@pytest.mark.rule("NA-E03")
def test_eight_crew_are_no_crew() -> None:
    lost = turn(sea("HI 8 P N AB", crew="1 2 3 4 5 6 7 9"), 1, 1, 1)
    assert (lost.cause, result(lost.state)["won"], result(lost.state)["crew"]) == ("crew", False, 8)


@pytest.mark.rule("NA-E08")
def test_mercenaries_and_crew_on_the_cabin_are_no_crew() -> None:
    strip = "HI 8 5 P 3 N AB"
    hired = sea(strip, crew="2 3 4 5 6 7 8 9", hired="1", expansions=(1, 2), cabin="1 mA mB mC", collided=True)
    assert turn(hired, 1, 1, 1).cause == "crew"


@pytest.mark.rule("NA-E09")
def test_a_hopeless_game_goes_on() -> None:
    """No 1 is left anywhere."""
    after = turn(sea("HI 5 5 N 4 4 4 P AB", crew="2 3"), 1, 1, 1)
    assert after.cause is None
    assert after.moves()


@pytest.mark.rule("NA-E10")
def test_the_record_of_a_won_game_counts_what_is_left() -> None:
    """10, 2 tokens before P, 4 in the reserve, 2 for the board, 1 for a lower level."""
    won = turn(sea("HI 8 7 3 P 4 N 2 AB", crew=FULL, side="B1", level=3), 1, 1, 4)
    assert result(won.state)["record"] == 10 + 2 + 4 + 0 + 2 + 1
    rich = sea("HI 1 2 3 4 5 6 7 8 9 1 2 3 P 4 N 2 AB", crew=FULL, side="C2", reserve=8, level=6, card=10)
    assert result(turn(rich, 1, 1, 4).state)["record"] == 10 + 10 + 6 + 2 + 5 - 2


@pytest.mark.rule("NA-E10", "NA-R04")
def test_the_record_of_a_lost_game_counts_different_crew() -> None:
    lost = turn(sea("HI P 4 N 2 AB", crew="3 9"), 1, 1, 4)
    assert result(lost.state) == {
        "over": True,
        "won": False,
        "cause": "phantom",
        "turns": 1,
        "crew": 2,
        "record": 2,
    }


@pytest.mark.rule("NA-R03")
def test_a_game_that_is_not_over_has_no_result_yet() -> None:
    state = sea("HI N 4 2 P AB", crew="3 9", turn=7).state
    assert result(state) == {"over": False, "won": None, "cause": None, "turns": 7, "crew": 2, "record": None}


# --- the turn


@pytest.mark.rule("NA-T01", "NA-T02")
def test_a_turn_has_its_points_in_their_order() -> None:
    start = sea("HI 5 6 N~6 4 2 9 1 7 P AB", card=11, turn=2, pile="c1 c2", expansions=(3,))
    asked = []
    for move in ("take c1 reserve", "roll 3", "roll 1 3 4", "give d3 p1 n4", "discard c1 reserve", "place c1 board"):
        asked.append(start.asked)
        start = start.play(move)
    assert asked == ["take", "check", "roll", "currents", "discard", "place"]
    assert (start.turn, start.asked) == (3, "roll")


@pytest.mark.rule("NA-T04", "NA-2P02")
def test_every_choice_is_the_active_players() -> None:
    start = sea("HI N 4 2 9 1 7 P AB", admirals=(2, 1), seat=2, crew="3", turn=2)
    position = start.play("roll 1 3 4")
    assert position.state.due[-1].seat == 2
    position = position.play("give d4 p3 n1")
    assert position.state.due[-1] == ("discard", 2, (1,))
    assert start.state.is_chance


# --- placing


@pytest.mark.rule("NA-A02", "NA-A04")
def test_a_lone_four_admits_three_five_and_nine() -> None:
    placed = {
        number
        for number in range(1, 10)
        if f"place c{number} board" in turn(sea(f"HI 4 N {number} 1 P AB", crew="4"), 1, 1, 1).moves()
    }
    assert placed == {3, 5, 9}


@pytest.mark.rule("NA-A02", "NA-N04")
def test_without_a_duct_the_reserve_is_forced() -> None:
    after = turn(sea("HI N 5 1 1 P AB", crew="1 2"), 1, 1, 1)
    assert after.moves() == {"place c5 reserve"}
    assert after.refused("place c5 board") == "NA-A02"


@pytest.mark.rule("NA-A01")
def test_a_taken_space_is_taken() -> None:
    after = turn(sea("HI N 5 1 1 P AB", crew="5"), 1, 1, 1)
    assert after.moves() == {"place c5 reserve"}
    assert after.refused("place c5 board") == "NA-A01"


@pytest.mark.rule("NA-A03")
def test_an_emptied_board_takes_any_first_token() -> None:
    position = sea("HI N 3 1 1 P AB", side="B1", crew="7", reserve=0).play("roll 1 1 3", "give d3 p1 n1")
    assert position.moves() == {"discard c7 board"}
    assert "place c3 board" in position.play("discard c7 board").moves()


@pytest.mark.rule("NA-N04", "NA-N05", "NA-N06")
def test_the_reserve_is_free_has_no_limit_and_gives_nothing_back() -> None:
    after = turn(sea("HI N 3 3 1 1 P AB", reserve=8), 1, 1, 1).play("place c3 reserve")
    assert after.reserve == "c3 r r r r r r r r"
    assert not any("c3 board" in move for move in after.play("roll 1 1 1").moves())


# --- the Darkhouse


@pytest.mark.rule("NA-D01", "NA-D02")
@pytest.mark.parametrize(("die", "asked"), [(1, "place"), (2, "place"), (3, "discard"), (4, "discard")])
def test_a_die_of_three_or_four_costs_a_token(die: int, asked: str) -> None:
    after = turn(sea("HI N 3 3 1 1 P AB", crew="1 2", reserve="c5 r"), die, 1, 1)
    assert after.asked == asked
    if asked == "discard":
        assert after.moves() == {"discard c1 board", "discard c2 board", "discard c5 reserve", "discard r reserve"}


@pytest.mark.rule("NA-D03")
def test_who_has_nothing_loses_nothing() -> None:
    assert turn(sea("HI N 3 3 1 1 P AB", reserve=0), 4, 1, 1).asked == "place"


@pytest.mark.rule("NA-D04", "NA-A05", "NA-A06")
@pytest.mark.parametrize(
    ("side", "crew", "may"),
    [("C2", "1 6 8", "6 8"), ("C2", FULL, "2 5 7 9"), ("B1", "1 3 5 9", "1 3"), ("C1", FULL, "1 2 3 4 5 6 7 8")],
)
def test_a_discard_leaves_one_group(side: str, crew: str, may: str) -> None:
    position = turn(sea("HI N 3 3 1 1 P AB", side=side, crew=crew, reserve=0), 3, 1, 1)
    assert position.moves() == {f"discard c{number} board" for number in may.split()}
    for number in set(crew.split()) - set(may.split()):
        assert position.refused(f"discard c{number} board") == "NA-A05"


@pytest.mark.rule("NA-A06")
def test_every_crew_that_is_one_group_has_somebody_to_spare() -> None:
    for ducts in sea("HI N P AB").state.charter.box.ducts.values():
        for taken in range(2, 1024, 2):
            if ducts.joined[taken]:
                assert ducts.spare[taken], taken
