"""Warships: fights, flight, Monsters."""

import pytest
from archipelago import sea, seat


@pytest.mark.rule("DI-ENG-01")
def test_a_warship_sails_or_stays() -> None:
    position = sea(seat(warship="a04")).play("engage")
    assert "stay" in position.moves()
    assert position.refused("sail a04") == "DI-ENG-01"
    assert position.play("stay").warship() == "a04"


@pytest.mark.rule("DI-ENG-02")
def test_fight_scaring_and_monster_come_in_this_order() -> None:
    enemy = seat(warship="a05", scout="a05", on="a05f", marks="a05")
    position = sea(seat(strength=4), enemy, tiles={"a05": "T20"}).play("engage", "sail a05")
    assert [position.due, position.play("commit 0").due] == ["commit", "defend"]
    scared = position.play("commit 0", "commit 0")
    assert scared.due == "flee"
    assert scared.refused("slay") == "DI-MON-01"
    met = scared.play("flee s")
    assert met.due == "monster"
    assert met.play("slay").gold() == 1 + 2 + 4


@pytest.mark.rule("DI-ENG-02", "DI-SCR-01")
def test_nothing_happens_on_the_own_city() -> None:
    after = sea(seat(warship="a04")).play("engage", "sail ak1")
    assert (after.active, after.gold()) == (2, 0)


@pytest.mark.rule("DI-ENG-03")
def test_an_enemy_warship_has_to_be_fought() -> None:
    position = sea(seat(), seat(warship="a04")).play("engage", "sail a04")
    assert position.moves() == {"commit 0"}
    assert position.refused("end") == "DI-TRN-02"
    assert position.refused("flee s") == "DI-SCR-02"
    assert sea(seat(), seat(scout="a04")).play("engage", "sail a04").refused("commit 0") == "DI-ENG-03"


@pytest.mark.rule("DI-ENG-04")
def test_nobody_commits_more_than_they_have() -> None:
    position = sea(seat(weapons=2), seat(warship="a04", weapons=3)).play("engage", "sail a04")
    assert position.moves() == {"commit 0", "commit 1", "commit 2"}
    assert position.refused("commit 3") == "DI-ENG-04"
    second = position.play("commit 2")
    assert (second.asked, second.weapons(1), second.state.spent) == (2, 2, (0, 0, 0))
    assert second.moves() == {"commit 0", "commit 1", "commit 2", "commit 3"}
    assert second.refused("commit 4") == "DI-ENG-04"


@pytest.mark.rule("DI-ENG-05", "DI-ENG-06", "DI-ENG-07", "DI-ENG-13")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [((1, 1), (1, 1), 1), ((1, 1), (1, 2), 2), ((4, 0), (1, 2), 1), ((1, 3), (5, 0), 2)],
)
def test_the_higher_value_wins_and_ties_are_the_attackers(
    attack: tuple[int, int], defence: tuple[int, int], winner: int
) -> None:
    one, other = seat(strength=attack[0], weapons=5), seat(strength=defence[0], weapons=5, warship="a04")
    after = sea(one, other).play("engage", "sail a04", f"commit {attack[1]}", f"commit {defence[1]}")
    assert (after.weapons(1), after.weapons(2)) == (5 - attack[1], 5 - defence[1])
    assert after.state.spent == (0, 0, attack[1] + defence[1])
    assert (after.warship(1), after.warship(2)) == (("a04", "ak2") if winner == 1 else ("ak1", "a04"))
    assert (after.strength(1), after.strength(2)) == (attack[0], defence[0])


@pytest.mark.rule("DI-ENG-09", "DI-ENG-10")
def test_only_a_winning_attacker_has_a_bonus() -> None:
    bare = seat(strength=3, board="sssppp")
    won = sea(bare, seat(strength=2, warship="a04")).play("engage", "sail a04", "commit 0", "commit 0")
    assert won.gold(1) == 1 + 2
    lost = sea(bare, seat(strength=6, warship="a04", board="sssppp")).play("engage", "sail a04", "commit 0", "commit 0")
    assert (lost.gold(1), lost.gold(2)) == (0, 2)


@pytest.mark.rule("DI-ENG-11", "DI-ENG-12")
def test_a_winning_defender_scares_what_the_attacker_has_there() -> None:
    attacker = seat(scout="a05", on="a05f a05w", marks="a05", board="sppp")
    position = sea(attacker, seat(strength=6, warship="a05"), tiles={"a05": "T20"})
    after = position.play("engage", "sail a05", "commit 0", "commit 0")
    assert (after.due, after.asked, after.gold(2)) == ("flee", 1, 1 + 1)
    fled = after.play("flee s ak1c")
    assert fled.gold(2) == 1 + 1 + 2
    assert (fled.scout(1), fled.settlers(1), fled.craft(1)) == ("ak1", "ak1c", 1)
    assert (fled.active, fled.gold(1)) == (2, 0)


# -- flight ----------------------------------------------------------------------------------------


@pytest.mark.rule("DI-SCR-01", "DI-SCR-02")
def test_own_pieces_do_not_flee_and_markers_stay() -> None:
    own = seat(scout="a04", on="a04f", marks="a04:g1")
    position = sea(own, seat(on="a04f a04c", marks="a04:s"), tiles={"a04": "T01"}).play("engage", "sail a04")
    after = position.play("flee s p")
    assert (after.scout(1), after.settlers(1), after.gold(1)) == ("a04", "a04f", 2)
    assert after.player(2).marked == 1 << 3
    assert after.state.free[3] == 0


@pytest.mark.rule("DI-SCR-03")
def test_a_scared_ship_alone_asks_nobody() -> None:
    after = sea(seat(), seat(scout="a04")).play("engage", "sail a04")
    assert (after.scout(2), after.gold(1), after.active) == ("ak2", 1, 2)


@pytest.mark.rule("DI-SCR-04", "DI-RUI-01")
def test_settlers_flee_to_free_sections_or_the_own_city() -> None:
    victim = seat(on="a04f a04c ak2c", marks="a04", board="ssppgg")
    position = sea(seat(), victim, tiles={"a04": "T01"}).play("engage", "sail a04")
    assert position.moves() == {
        *("flee s p", "flee s g", "flee p g"),
        *(f"flee {section} ak2{kind}" for section in "spg" for kind in "fw"),
        "flee ak2f ak2w",
    }
    assert position.refused("flee s") == "DI-SCR-02"
    assert position.refused("flee s p g") == "DI-SCR-02"
    for places in ("s s", "e s", "s ak2c", "s ak1f", "ak2f ak2f", "s a11f", "s bk2f", "s ak2r"):
        assert position.refused(f"flee {places}") == "DI-SCR-04"


@pytest.mark.rule("DI-SCR-07")
def test_owners_are_asked_clockwise_from_the_attacker() -> None:
    position = sea(
        seat(on="b09f", marks="b09:g1"),
        seat(),
        seat(on="b09c", marks="b09:s"),
        players=3,
        active=2,
        tiles={"b09": "T01"},
    ).play("engage", "sail b09")
    assert (position.asked, position.refused("flee bk1f")) == (3, "DI-SCR-04")
    then = position.play("flee bk3c")
    assert (then.asked, then.refused("flee bk3f")) == (1, "DI-SCR-04")
    after = then.play("flee bk1f")
    assert (after.gold(2), after.settlers(1), after.settlers(3), after.active) == (2, "bk1f", "bk3c", 3)


@pytest.mark.rule("DI-SCR-05")
def test_a_settler_that_flees_to_the_city_harvests() -> None:
    position = sea(seat(), seat(on="a04f a04c", marks="a04"), tiles={"a04": "T01"}, trays=(0, 9, 9))
    after = position.play("engage", "sail a04", "flee ak2f ak2w")
    assert (after.player(2).rack, after.state.trays) == ((0, 0, 1), (0, 9, 8))


@pytest.mark.rule("DI-SCR-08", "DI-TRN-06")
def test_a_refilled_section_gives_no_bonus_in_the_owners_next_turn() -> None:
    victim = seat(on="a04f", marks="a04", board="sssggg")
    position = sea(seat(), victim, tiles={"a04": "T01"}).play("engage", "sail a04")
    assert position.play("flee p", "produce", "harvest none").gold(2) == 0
    assert position.play("flee ak2f", "produce", "harvest ak2").gold(2) == 1


@pytest.mark.rule("DI-SCR-04", "DI-MAP-05")
def test_who_has_fled_leaves_a_free_space_and_takes_another() -> None:
    own, victim = seat(marks="a04:g1"), seat(on="a04f a04f ak2c", marks="a04:s")
    after = sea(own, victim, tiles={"a04": "T01"}).play("engage", "sail a04", "flee s ak2f")
    assert after.state.room[3] == 2 | 1 << 2
    assert after.state.room[18] == 1 << 4


@pytest.mark.rule("DI-SCR-01")
def test_a_warship_that_stays_finds_nobody() -> None:
    after = sea(seat(warship="a04")).play("engage", "stay")
    assert (after.gold(), after.active) == (0, 2)


# -- Monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("DI-MON-01")
def test_a_monster_may_be_spared() -> None:
    position = sea(seat(strength=6), tiles={"a04": "T20"}).play("engage", "sail a04")
    assert position.moves() == {"slay", "spare"}
    after = position.play("spare")
    assert (after.gold(), after.is_slain("a04"), after.active) == (0, False, 2)


@pytest.mark.rule("DI-MON-02", "DI-MON-03")
@pytest.mark.parametrize(("strength", "weapons", "left"), [(1, 1, None), (1, 2, 0), (1, 5, 3), (3, 2, 2), (6, 0, 0)])
def test_just_the_missing_weapons_are_spent(strength: int, weapons: int, left: int | None) -> None:
    position = sea(seat(strength=strength, weapons=weapons), tiles={"a04": "T20"}).play("engage", "sail a04")
    if left is None:
        assert position.refused("slay") == "DI-MON-03"
        return
    after = position.play("slay")
    assert (after.weapons(), after.gold(), after.state.spent) == (left, 4, (0, 0, weapons - left))


@pytest.mark.rule("DI-MAP-08", "DI-MON-05")
def test_a_slain_monster_is_out_of_the_game() -> None:
    position = sea(seat(strength=6, warship="a04"), tiles={"a04": "T20"}, slain="a04")
    assert position.play("engage", "stay").active == 2


@pytest.mark.rule("DI-MON-06")
def test_the_monster_bonus_needs_an_empty_section() -> None:
    assert sea(seat(strength=3, board="g"), tiles={"a04": "T20"}).play("engage", "sail a04", "slay").gold() == 4
    assert sea(seat(strength=3, board="s"), tiles={"a04": "T20"}).play("engage", "sail a04", "slay").gold() == 6


@pytest.mark.rule("DI-MON-07")
def test_a_monster_that_was_just_turned_up_may_be_fought() -> None:
    position = sea(seat(strength=4, food=1, warship="a04"), tiles={"a05": "T22"}).play("engage")
    assert not position.is_up("a05")
    assert position.play("sail a05", "slay").gold() == 5


@pytest.mark.rule("DI-MON-08", "DI-ENG-13")
def test_monsters_do_nothing_to_those_who_leave_them_alone() -> None:
    position = sea(seat(strength=1, warship="a04", scout="a04"), tiles={"a04": "T29"}).play("engage", "stay")
    assert position.moves() == {"spare"}
    after = position.play("spare")
    assert (after.warship(), after.scout(), after.strength()) == ("a04", "a04", 1)
