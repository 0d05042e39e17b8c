"""The examples of the rulebook on our maps, and the sample of a record."""

import pytest
from archipelago import BOX, Sea, sea, seat

from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.rules import new_game


def adeline(food: int = 2) -> Sea:
    """Adeline's Warship has Braley's City and Warship on its way."""
    return sea(seat(warship="a04"), seat(warship="a11", food=food), up="a05", active=2).play("engage")


@pytest.mark.rule("DI-MOV-02", "DI-MOV-03", "DI-MOV-07", "DI-MOV-09", "DI-MOV-11")
def test_movement_crosses_a_city_and_a_warship_for_one_food() -> None:
    after = adeline().play("sail a05")
    assert (after.warship(2), after.food(2)) == ("a05", 1)
    assert after.warship(1) == "a04"
    assert after.due != "commit"


@pytest.mark.rule("DI-MOV-03", "DI-MOV-04", "DI-MOV-05")
def test_movement_onto_a_face_down_tile_costs_the_step_and_its_food() -> None:
    assert not adeline().is_up("a01")
    after = adeline().play("sail a01")
    assert (after.warship(2), after.food(2)) == ("a01", 0)
    assert after.is_up("a01")
    assert adeline(1).refused("sail a01") == "DI-MOV-06"
    assert adeline(0).refused("sail a01") == "DI-MOV-03"


@pytest.mark.rule("DI-EXP-01", "DI-EXP-03", "DI-EXP-05", "DI-EXP-06", "DI-EXP-07", "DI-MOV-03")
def test_explore_pays_the_track_and_the_space() -> None:
    position = sea(seat(food=1), up="a05 a02", tiles={"a02": "T23"})
    after = position.play("explore", "sail a02", "mark g2")
    assert (after.food(), after.gold(), after.markers(), after.scout()) == (0, 3, 5, "a02")


@pytest.mark.rule("DI-STL-01", "DI-SMV-01", "DI-SMV-02", "DI-SMV-03", "DI-SMV-05", "DI-SMV-06")
def test_settle_draws_a_card_and_takes_food() -> None:
    joe = seat(marks="a05 a04:s a07", on="a04c")
    tiles = {"a05": "T11", "a04": "T03", "a08": "T09", "a07": "T09"}
    position = sea(joe, seat(warship="a07"), tiles=tiles, up="a08").play("settle")
    assert position.refused("settler s-a08c") == "DI-SMV-02"
    assert position.refused("settler s-a07c") == "DI-SMV-03"
    after = position.play("settler s-a05r", "draw treasure", "settler a04c-ak1f")
    assert after.hand() == "treasure"
    assert (after.food(), after.state.trays) == (1, (15, 16, 16))
    assert after.settlers() == "a05r ak1f"


@pytest.mark.rule("DI-PRO-01", "DI-PRO-02", "DI-PRO-03", "DI-PRO-06", "DI-PRO-07", "DI-PRO-09")
def test_produce_harvests_sells_and_raises() -> None:
    gavin = seat(on="a05c a05c a05w a05r", marks="a05", board="sssgg", craft=2, weapons=1, strength=1)
    position = sea(gavin, tiles={"a05": "T23"})
    after = position.play("produce", "harvest a05 sell 2 raise 1")
    assert (after.craft(), after.weapons(), after.hand()) == (0, 0, "")
    assert (after.strength(), after.gold()) == (2, 7)
    assert after.state.trays == (16, 14, 15)


@pytest.mark.rule("DI-ENG-01", "DI-MON-02", "DI-MON-03", "DI-MON-05", "DI-MON-06")
def test_a_monster_pays_its_gold_and_the_bonus() -> None:
    joe = seat(strength=4, weapons=1, board="sssppp")
    after = sea(joe, up="a05", tiles={"a05": "T26"}).play("engage", "sail a05", "slay")
    assert (after.weapons(), after.gold(), after.strength()) == (0, 8, 4)
    assert after.is_slain("a05")


@pytest.mark.rule("DI-ENG-03", "DI-ENG-04", "DI-ENG-05", "DI-ENG-06", "DI-ENG-07", "DI-ENG-08")
@pytest.mark.rule("DI-SCR-02", "DI-SCR-03", "DI-SCR-04", "DI-SCR-05", "DI-SCR-06")
def test_a_warship_fight_ends_in_flight() -> None:
    adeline = seat(strength=2, weapons=1)
    gavin = seat(weapons=2, warship="a04", scout="a04", on="a04f a04c ak2c ak2w", marks="a04", board="sss", markers=5)
    position = sea(adeline, gavin, tiles={"a04": "T01"}).play("engage", "sail a04")
    assert position.asked == 1
    fighting = position.play("commit 1")
    assert fighting.asked == 2
    assert fighting.weapons(1) == 1
    fled = fighting.play("commit 2")
    assert (fled.gold(1), fled.due, fled.asked) == (2, "flee", 2)
    assert fled.state.spent == (0, 0, 3)
    after = fled.play("flee g ak2f")
    assert (after.warship(2), after.scout(2)) == ("ak2", "ak2")
    assert (after.food(2), after.board(2), after.settlers(2)) == (1, "sssg", "ak2f ak2c ak2w")
    assert (after.gold(1), after.gold(2)) == (4, 0)
    assert (after.strength(1), after.strength(2)) == (2, 1)


@pytest.mark.rule("DI-ENG-08")
def test_the_gauge_shows_what_a_beaten_marker_pays() -> None:
    assert BOX.numbers.gauge == (1, 1, 2, 2, 3, 4)
    for strength, gold in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)):
        position = sea(seat(strength=6), seat(strength=strength, warship="a04"))
        assert position.play("engage", "sail a04", "commit 0", "commit 0").gold() == gold


def test_the_sample_of_a_record_is_played_to_three_and_one_gold() -> None:
    tiles = "T12 T23 T14 T03 T17 T20 T01 T08 T26 T05 T07 T15 T11 T02 T18 T29 T22"
    ruins = (
        "gate treasure map cornucopia compass machines weapons cannon gate map treasure cornucopia compass cannon "
        "weapons machines"
    )
    charter = Charter(BOX, ("greek", "aztec"), tuple(tiles.split()), tuple(ruins.split()), 2)
    moves = (
        "explore, sail a07, mark s p-a07f, settle, settler s-ak1c, settler s-ak1f, settle, settler p-a07c, "
        "settler p-ak2w, explore, sail a05, mark g2, engage, sail a10, settle, settler s-a05r, draw gate, "
        "settler p-a05f, play gate g-ak1w"
    )
    after = Sea(new_game(charter)).play(*moves.split(", "))
    assert after.result["gold"] == [3, 1]
    assert (after.result["turns"], after.result["rounds"], after.active) == (7, 4, 2)
    assert after.due == "wheel"
