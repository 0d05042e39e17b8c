"""The Rival: what its cards make it do, and how a solo game is won."""

from typing import Any

import pytest
from archipelago import Sea, sea, seat
from msgspec.structs import replace

from pnp.games.diluvium.rival import steps_towards


def turn(card: str, rival: dict[str, Any], you: dict[str, Any] | None = None, /, **options: Any) -> Sea:
    """The Rival's turn with a card."""
    position = sea(you or seat(), rival, players=1, active=2, **options)
    assert position.due == "reveal"
    return position.play(f"reveal {card}")


@pytest.mark.rule("DI-SOL-02")
def test_after_each_of_your_turns_a_card_is_revealed() -> None:
    position = sea(players=1, rival_deck="q07 q08 q04")
    revealing = position.play("engage", "stay")
    assert (revealing.active, revealing.state.is_chance, revealing.moves()) == (2, True, {"reveal q07"})
    assert revealing.refused("reveal q08") == "DI-SOL-02"
    assert revealing.refused("engage") == "DI-TRN-02"
    after = revealing.play("reveal q07")
    assert (after.active, after.state.turn, after.state.rival.pile) == (1, 11, (6,))
    assert after.play("produce", "harvest none").moves() == {"reveal q08"}


@pytest.mark.rule("DI-SOL-03")
def test_an_empty_rival_deck_is_made_of_its_pile() -> None:
    position = sea(players=1, active=2, rival_deck="", rival_pile="q01 q05 q12")
    assert position.moves() == {"reveal q01", "reveal q05", "reveal q12"}
    after = position.play("reveal q05")
    assert (after.state.rival.pile, after.state.rival.shuffles) == ((4,), 1)


@pytest.mark.rule("DI-SOL-03", "DI-SOL-11")
def test_the_card_of_its_action_is_not_shuffled_for_the_fight() -> None:
    position = sea(
        seat(warship="a04"), seat(warship="a05"), players=1, active=2, rival_deck="q10", rival_pile="q01 q12"
    )
    fighting = position.play("reveal q10")
    assert (fighting.due, fighting.asked) == ("challenge", 1)
    answered = fighting.play("commit 0")
    assert answered.moves() == {"reveal q01", "reveal q12"}
    after = answered.play("reveal q12")
    assert after.state.rival.pile == (11, 9)


# -- Explore ---------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SOL-05", "DI-SOL-04")
def test_it_explores_the_nearest_tile_of_the_lowest_slot() -> None:
    after = turn("q01", seat(), tiles={"a07": "T01"})
    assert (after.scout(2), after.gold(2), after.markers(2)) == ("a07", 1 + 1, 5)
    assert after.player(2).rack == (0, 0, 0)


@pytest.mark.rule("DI-SOL-05", "DI-SOL-04")
def test_it_turns_up_tiles_without_food() -> None:
    after = turn("q01", seat(marks="a07 a14"), tiles={"a10": "T01"})
    assert (after.scout(2), after.is_up("a10"), after.markers(2)) == ("a10", True, 3)
    far = turn("q01", seat(marks="a07 a14 a10"), tiles={"a03": "T12"})
    assert (far.scout(2), far.is_up("a03"), far.markers(2)) == ("a03", True, 2)


@pytest.mark.rule("DI-SOL-05")
def test_it_skips_what_is_full_and_what_your_warship_guards() -> None:
    full = turn("q01", seat(), seat(marks="a07:g1", warship="a10"), tiles={"a07": "T01", "a14": "T01", "a10": "T03"})
    assert full.scout(2) == "a07"
    guarded = turn("q01", seat(), seat(warship="a07"), tiles={"a10": "T01"})
    assert guarded.scout(2) == "a10"
    idle = turn("q01", seat(markers=0), tiles={"a07": "T01"})
    assert (idle.scout(2), idle.gold(2)) == ("ak2", 0)


NEAR = "a03 a06 a07 a09 a10 a13 a14 a17"
"""All Ocean Tiles within two steps of the Rival's City."""


@pytest.mark.rule("DI-SOL-04", "DI-SOL-05")
def test_it_goes_two_steps_at_most_and_stops_before_your_warship() -> None:
    # the nearest tile left is a02, over a07 and then a03 rather than a06
    options: dict[str, Any] = {"tiles": dict.fromkeys(NEAR.split(), "T07")}
    rival = seat(marks=NEAR, markers=2)
    after = turn("q01", rival, **options)
    assert (after.scout(2), after.is_up("a02"), after.markers(2)) == ("a03", False, 2)
    assert turn("q01", rival, seat(warship="a07"), **options).scout(2) == "a03"
    assert turn("q01", rival, seat(warship="a03"), **options).scout(2) == "a07"


@pytest.mark.rule("DI-SOL-05")
def test_without_a_target_its_ship_stays() -> None:
    everywhere = " ".join(f"a{number:02}" for number in range(1, 18))
    after = turn("q01", seat(marks=everywhere, markers=1, scout="a09"))
    assert (after.scout(2), after.markers(2), after.gold(2)) == ("a09", 1, 0)


@pytest.mark.rule("DI-SOL-04")
def test_it_does_not_start_where_both_tiles_are_forbidden() -> None:
    state = sea(players=1, up="a03 a06").state
    home, near, next_one, target = 18, 6, 2, 1
    assert steps_towards(state, home, target, 0) == next_one
    assert steps_towards(state, home, target, 1 << next_one) == near
    assert steps_towards(state, home, target, 1 << next_one | 1 << near) == home


@pytest.mark.rule("DI-SOL-06")
def test_it_takes_the_space_with_most_gold() -> None:
    after = turn("q01", seat(), tiles={"a07": "T23"})
    assert (after.gold(2), after.state.free[6]) == (1 + 3, 1 << 2 | 1 << 6)
    settling = turn("q01", seat(), seat(marks="a07:g1"), tiles={"a07": "T01"})
    assert (settling.gold(2), settling.settlers(2), settling.craft(2)) == (1, "a07c", 1)
    assert settling.board(2) == "e" * 8
    empty = turn("q01", seat(board=""), seat(marks="a07:g1"), tiles={"a07": "T01"})
    assert (empty.gold(2), empty.settlers(2), empty.markers(2)) == (1, "", 5)


@pytest.mark.rule("DI-SOL-06", "DI-SOL-08")
def test_its_settler_may_have_to_draw() -> None:
    position = turn("q01", seat(), seat(marks="a07:g3 a04"), tiles={"a07": "T26"}, deck="map", trays=(9, 0, 9))
    assert position.due == "draw"
    after = position.play("draw map")
    assert (after.gold(2), after.pile, after.settlers(2)) == (1 + 2, "map", "a07r")
    assert after.result["goal"] is None


# -- Settle ----------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SOL-07", "DI-SOL-08")
def test_it_settles_by_its_wants() -> None:
    after = turn("q04", seat())
    assert (after.settlers(2), after.player(2).rack, after.board(2)) == ("ak2c ak2w", (0, 1, 1), "e" * 7)
    dry = turn("q04", seat(), trays=(9, 0, 9))
    assert dry.settlers(2) == "ak2f ak2w"
    assert (dry.player(2).rack, dry.state.spent) == ((0, 0, 1), (1, 0, 0))


@pytest.mark.rule("DI-SOL-07")
def test_it_prefers_company_and_then_the_lowest_slot() -> None:
    tiles = {"a04": "T09", "a14": "T04"}
    company = turn("q04", seat(marks="a04 a14", on="a14w", board="e" * 8), tiles=tiles)
    assert company.settlers(2) == "a14c a14c a14w"
    lowest = turn("q04", seat(marks="a04 a14", board="e" * 9), tiles=tiles)
    assert lowest.settlers(2) == "a04c a04c"
    guarded = turn("q04", seat(marks="a04 a14", board="e" * 9), seat(warship="a04"), tiles=tiles)
    assert guarded.settlers(2) == "a14c a14c"


@pytest.mark.rule("DI-SOL-07")
def test_an_empty_reserve_brings_a_gold_and_a_full_map_nothing() -> None:
    assert turn("q04", seat(board="")).gold(2) == 1
    one = turn("q04", seat(board="e"))
    assert (one.settlers(2), one.gold(2), one.board(2)) == ("ak2c", 0, "")
    full = turn("q04", seat(board="e", on="ak2f ak2c ak2w"))
    assert (full.gold(2), full.board(2)) == (0, "e")


@pytest.mark.rule("DI-SOL-08")
def test_ruins_pay_it_two_gold_for_a_card() -> None:
    rival = seat(marks="a05", on="ak2c ak2w", board="e" * 7)
    position = turn("q04", rival, tiles={"a05": "T29"}, deck="gate map")
    after = position.play("draw gate", "draw map")
    assert (after.gold(2), after.pile, after.hand(2), after.settlers(2)) == (4, "gate map", "", "a05r a05r ak2c ak2w")
    bare = turn("q04", rival, tiles={"a05": "T29"}, deck="")
    assert (bare.gold(2), bare.settlers(2)) == (0, "a05r a05r ak2c ak2w")


# -- Produce ---------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SOL-09")
def test_it_harvests_where_it_yields_most_then_sells_and_raises() -> None:
    rival = seat(on="ak2f ak2c ak2w a04c a04c", marks="a04", craft=1, weapons=1)
    after = turn("q07", rival, tiles={"a04": "T03"})
    assert (after.player(2).rack, after.gold(2), after.strength(2)) == ((0, 0, 0), 3, 2)
    assert (after.state.trays, after.state.spent) == ((15, 15, 15), (1, 2, 2))
    dry = turn("q07", rival, tiles={"a04": "T03"}, trays=(0, 9, 0))
    assert (dry.player(2).rack, dry.gold(2), dry.strength(2)) == ((0, 1, 1), 3, 1)
    nobody = turn("q07", seat(craft=4, weapons=3))
    assert (nobody.gold(2), nobody.strength(2), nobody.player(2).rack) == (6, 2, (0, 0, 1))


@pytest.mark.rule("DI-SOL-09", "DI-SOL-04")
def test_equal_yields_go_to_the_lowest_slot_and_the_city_is_the_last() -> None:
    tiles = {"a04": "T04", "a14": "T05"}
    three = turn("q07", seat(on="a04c a14w ak2f", marks="a04 a14"), tiles=tiles)
    assert (three.player(2).rack, three.state.spent) == ((0, 1, 0), (0, 0, 0))
    two = turn("q07", seat(on="a14w ak2c", marks="a14"), tiles=tiles)
    assert two.player(2).rack == (0, 0, 1)


@pytest.mark.rule("DI-SOL-09", "DI-RES-03")
def test_it_keeps_six_tokens_and_weapons_go_first() -> None:
    after = turn("q07", seat(weapons=9, strength=6))
    assert after.player(2).rack == (0, 0, 6)
    mixed = turn("q04", seat(craft=5, weapons=2, board=""))
    assert mixed.player(2).rack == (0, 5, 1)
    crafts = turn("q04", seat(craft=8, weapons=1, board=""))
    assert (crafts.player(2).rack, crafts.state.spent) == ((0, 6, 0), (0, 2, 1))


# -- Engage ----------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SOL-10")
def test_it_sails_to_the_tile_of_the_highest_value() -> None:
    you = seat(scout="a07", on="a14f a14w", marks="a14")
    after = turn("q10", seat(), you, tiles={"a14": "T05"})
    assert (after.warship(2), after.due, after.asked) == ("a14", "flee", 1)
    assert after.play("flee s p").gold(2) == 2
    monster = turn("q10", seat(strength=3), seat(scout="a14"), tiles={"a07": "T20"})
    assert (monster.warship(2), monster.gold(2), monster.is_slain("a07")) == ("a07", 4, True)
    weak = turn("q10", seat(strength=2, weapons=6), seat(scout="a14"), tiles={"a07": "T20"})
    assert (weak.warship(2), weak.gold(2), weak.scout(1)) == ("a14", 1, "ak1")
    assert monster.result["goal"] is None


@pytest.mark.rule("DI-SOL-10")
def test_it_reaches_three_steps_far() -> None:
    after = turn("q10", seat(), seat(scout="a05"), up="a06", tiles={"a05": "T12", "a06": "T14"})
    assert (after.warship(2), after.gold(2), after.scout(1)) == ("a05", 1, "ak1")
    # one of your pieces is a Gold, and your Warship the Gold at its marker
    stronger = turn(
        "q10", seat(), seat(scout="a07", warship="a05", strength=4), up="a06", tiles={"a05": "T12", "a06": "T14"}
    )
    assert (stronger.warship(2), stronger.due) == ("a05", "challenge")


@pytest.mark.rule("DI-SOL-10")
def test_equal_values_go_by_distance_and_slot() -> None:
    tie = turn("q10", seat(), seat(scout="a07", on="a14f", marks="a14"), tiles={"a14": "T05"})
    assert (tie.warship(2), tie.gold(2)) == ("a07", 1)
    here = turn("q10", seat(warship="a14", strength=3), seat(), tiles={"a14": "T20", "a07": "T21"})
    assert (here.warship(2), here.gold(2), here.is_slain("a14")) == ("a14", 4, True)


@pytest.mark.rule("DI-SOL-10", "DI-SOL-04")
def test_without_a_target_it_sails_towards_your_pieces() -> None:
    # your ship is four steps away, over a07, a06 and a05
    after = turn("q10", seat(), seat(scout="a04"), up="a05 a06", tiles={"a05": "T12", "a06": "T14"})
    assert (after.warship(2), after.gold(2)) == ("a06", 0)
    settled = turn(
        "q10", seat(), seat(on="a04f", marks="a04"), up="a05 a06", tiles={"a04": "T01", "a05": "T12", "a06": "T14"}
    )
    assert settled.warship(2) == "a06"
    ready = turn("q10", seat(), seat(warship="a04"), up="a05 a06", tiles={"a05": "T12", "a06": "T14"})
    assert (ready.warship(2), ready.active) == ("a06", 1)
    # over your City, where it may not stop
    city = turn("q10", seat(warship="a01"), seat(scout="a15"), up="a11")
    assert city.warship(2) == "a04"
    idle = turn("q10", seat())
    assert idle.warship(2) == "ak2"
    cut = turn("q10", seat(), seat(scout="a04"))
    assert cut.warship(2) == "ak2"


@pytest.mark.rule("DI-SOL-11")
def test_you_defend_with_weapons_against_its_card() -> None:
    you = seat(warship="a07", weapons=3, strength=1)
    position = turn("q10", seat(strength=2), you, rival_deck="q10 q12 q01")
    assert (position.due, position.moves()) == ("challenge", {"commit 0", "commit 1", "commit 2", "commit 3"})
    assert position.refused("commit 4") == "DI-ENG-04"
    beaten = position.play("commit 3", "reveal q12")
    assert (beaten.warship(1), beaten.gold(2), beaten.weapons(1)) == ("ak1", 1, 0)
    other = turn("q10", seat(strength=2, weapons=5), you, rival_deck="q10 q01")
    won = other.play("commit 3", "reveal q01")
    assert (won.warship(2), won.gold(1), won.warship(1)) == ("ak2", 1, "a07")
    assert won.weapons(2) == 5


@pytest.mark.rule("DI-SOL-11", "DI-ENG-09")
def test_your_bonus_holds_against_the_rival_and_it_has_none() -> None:
    you = seat(strength=5, board="sssppp")
    after = sea(you, seat(strength=3, warship="a04"), players=1).play("engage", "sail a04", "commit 0", "reveal q01")
    assert after.gold(1) == 2 + 3


@pytest.mark.rule("DI-SOL-12")
def test_its_settlers_flee_into_the_reserve() -> None:
    rival = seat(scout="a04", on="a04f a04c", marks="a04", board="e" * 7)
    after = sea(seat(), rival, players=1, tiles={"a04": "T01"}).play("engage", "sail a04")
    assert (after.gold(1), after.board(2), after.settlers(2), after.scout(2)) == (3, "e" * 9, "", "ak2")
    assert after.state.room[3] == 2 | 1 << 2


# -- winning ---------------------------------------------------------------------------------------


def ended(
    scenario: str, gold: tuple[int, int], drawn: int = 0, slew: int = 0
) -> tuple[list[int], str | None, int | None]:
    position = sea(seat(gold=gold[0]), seat(gold=gold[1], board=""), players=1, active=2, last=True, scenario=scenario)
    after = Sea(replace(position.state, drawn=drawn, slew=slew)).play("reveal q07").result
    return after["winners"], after["why"], after["goal"]


@pytest.mark.rule("DI-SOL-13")
def test_you_win_with_more_gold_and_the_goal() -> None:
    assert ended("Z1", (5, 4)) == ([1], "gold", None)
    assert ended("Z1", (5, 5)) == ([2], "gold", None)
    assert ended("Z4", (5, 6)) == ([2], "gold", None)
    assert ended("Z2", (5, 4), drawn=3) == ([1], "gold", 3)
    assert ended("Z2", (5, 4), drawn=2) == ([2], "goal", 2)
    assert ended("Z2", (4, 5), drawn=2) == ([2], "gold", 2)
    assert ended("Z3", (5, 4), slew=2, drawn=1) == ([1], "gold", 2)
    assert ended("Z3", (5, 4), slew=1, drawn=9) == ([2], "goal", 1)


@pytest.mark.rule("DI-SOL-13")
def test_the_goal_counts_what_you_do_yourself() -> None:
    position = sea(seat(marks="a05"), players=1, scenario="Z2", tiles={"a05": "T17"}).play("settle", "settler s-a05r")
    assert position.play("draw map").result["goal"] == 1
    slain = sea(seat(strength=6), players=1, scenario="Z3", tiles={"a04": "T20"}).play("engage", "sail a04", "slay")
    assert slain.result["goal"] == 1
    assert turn("q10", seat(strength=3), tiles={"a07": "T20"}, scenario="Z3").result["goal"] == 0
    idle = ("reveal q07", "produce", "harvest none", "reveal q08")
    both = sea(seat(strength=6), players=1, scenario="Z3", tiles={"a04": "T20", "a05": "T21"}, up="a05").play(
        "engage", "sail a04", "slay", *idle, "engage", "sail a05", "slay"
    )
    assert both.result["goal"] == 2


@pytest.mark.rule("DI-SOL-13", "DI-END-01")
def test_the_end_is_checked_when_your_turn_begins() -> None:
    position = sea(seat(on="ak1f"), players=1, trays=(1, 9, 9)).play("produce", "harvest ak1")
    assert (position.active, position.state.frame.last) == (2, False)
    last = position.play("reveal q07")
    assert (last.active, last.state.frame.last) == (1, True)
    assert last.play("engage", "stay", "reveal q08").due == "over"
