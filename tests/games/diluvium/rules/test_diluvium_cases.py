"""The further cases of the rules, in their order."""

import pytest
from archipelago import Sea, sea, seat


@pytest.mark.rule("DI-TRN-04")
def test_01_the_action_of_the_turn_before_is_refused() -> None:
    position = sea(seat(wheel="settle"))
    assert position.refused("settle") == "DI-TRN-04"
    assert position.moves() == {"explore", "produce", "engage"}


@pytest.mark.rule("DI-TRN-03", "DI-TRN-05", "DI-PRO-05")
def test_02_produce_in_the_first_turn_does_nothing() -> None:
    position = sea()
    assert position.moves() == {"explore", "settle", "produce", "engage"}
    after = position.play("produce", "harvest none")
    assert (after.gold(), sum(after.player(1).rack), after.active) == (0, 0, 2)


def cost_two(food: int) -> Sea:
    return sea(seat(scout="a04", food=food), up="a05", tiles={"a02": "T23"}).play("explore")


@pytest.mark.rule("DI-MOV-04", "DI-EXP-03")
def test_03_two_food_open_a_tile_of_cost_two() -> None:
    after = cost_two(2).play("sail a02")
    assert (after.food(), after.is_up("a02"), after.due) == (0, True, "mark")


@pytest.mark.rule("DI-MOV-06")
def test_04_one_food_does_not() -> None:
    assert cost_two(1).refused("sail a02") == "DI-MOV-06"


@pytest.mark.rule("DI-MOV-04")
def test_05_a_face_down_tile_ends_the_way() -> None:
    position = sea(seat(food=6)).play("explore")
    assert position.refused("sail a09") == "DI-MOV-04"
    after = position.play("sail a08")
    assert (after.food(), after.scout()) == (6, "a08")


@pytest.mark.rule("DI-MOV-09")
def test_06_an_exploration_ship_crosses_a_warship_but_does_not_stop_there() -> None:
    position = sea(seat(), seat(warship="a04"), up="a05").play("explore")
    assert position.refused("sail a04") == "DI-MOV-09"
    assert position.play("sail a05").scout() == "a05"


@pytest.mark.rule("DI-EXP-04", "DI-EXP-10")
def test_07_a_tile_with_an_own_marker_is_not_explored_again() -> None:
    after = sea(seat(marks="a04")).play("explore", "sail a04")
    assert (after.markers(), after.gold(), after.scout(), after.active) == (5, 0, "a04", 2)


@pytest.mark.rule("DI-EXP-04")
def test_08_a_tile_without_free_spaces_is_not_explored() -> None:
    position = sea(seat(), seat(marks="b06:g2"), seat(marks="b06:s"), players=3, tiles={"b06": "T14"})
    after = position.play("explore", "sail b06")
    assert (after.markers(), after.gold(), after.active) == (6, 0, 2)


@pytest.mark.rule("DI-EXP-09")
def test_09_a_settler_space_without_room_moves_nobody() -> None:
    position = sea(
        seat(),
        seat(on="b06w b06w", marks="b06:g1"),
        seat(on="b06w", marks="b06:g1"),
        players=3,
        tiles={"b06": "T10"},
    ).play("explore", "sail b06")
    assert position.moves() == {"mark s"}
    after = position.play("mark s")
    assert (after.gold(), after.markers(), after.settlers()) == (1, 5, "")


@pytest.mark.rule("DI-EXP-01", "DI-EXP-04")
def test_10_without_markers_the_ship_moves_and_explores_nothing() -> None:
    position = sea(seat(markers=0)).play("explore")
    assert position.refused("stay") == "DI-EXP-01"
    after = position.play("sail a04")
    assert (after.gold(), after.markers(), after.active) == (0, 0, 2)


@pytest.mark.rule("DI-EXP-01")
def test_11_out_and_back_is_no_way() -> None:
    assert sea(seat(scout="a04")).play("explore").refused("sail a04") == "DI-EXP-01"


@pytest.mark.rule("DI-SMV-04", "DI-MAP-06")
def test_12_the_city_is_one_island() -> None:
    assert sea(seat(on="ak1f")).play("settle").refused("settler ak1f-ak1w") == "DI-SMV-04"


@pytest.mark.rule("DI-SMV-04", "DI-SMV-05")
def test_13_another_island_of_the_tile_is_allowed() -> None:
    after = sea(seat(on="a05f", marks="a05"), tiles={"a05": "T14"}).play("settle", "settler a05f-a05c")
    assert (after.craft(), after.settlers()) == (1, "a05c")


@pytest.mark.rule("DI-STL-01", "DI-SMV-02")
def test_14_the_first_turn_settles_the_city() -> None:
    after = sea().play("settle", "settler s-ak1c", "settler s-ak1w")
    assert (after.craft(), after.weapons()) == (1, 1)


@pytest.mark.rule("DI-STL-02", "DI-GEN-02", "DI-SMV-04")
def test_15_a_second_move_that_does_not_exist_is_skipped() -> None:
    after = sea(seat(on="ak1f ak1c")).play("settle", "settler s-ak1w")
    assert (after.weapons(), after.active) == (1, 2)


@pytest.mark.rule("DI-TRN-06", "DI-STL-04")
def test_16_a_section_emptied_in_this_turn_gives_no_bonus_yet() -> None:
    position = sea(seat(board="spppggg", on="ak1f", marks="a04"), tiles={"a04": "T01"})
    after = position.play("settle", "settler s-ak1c", "settler p-ak1w")
    assert after.active == 2
    later = after.play("produce", "harvest none", "produce", "harvest ak1")
    later = later.play("settle", "settler s-ak2f", "settler s-ak2c", "settle", "settler p-a04f", "settler p-a04c")
    assert later.due == "take"
    assert later.play("take w").weapons() == later.weapons() + 1


@pytest.mark.rule("DI-TRN-06")
def test_17_a_gate_does_not_unlock_the_bonus_of_this_turn() -> None:
    position = sea(seat(board="ssspggg", on="ak1f ak1c", hand="gate"))
    after = position.play("produce", "play gate p-ak1w", "harvest ak1")
    assert (after.board(), after.gold()) == ("sssggg", 0)


@pytest.mark.rule("DI-PRO-04", "DI-END-01")
def test_18_a_short_tray_gives_the_rest_and_the_last_round_follows() -> None:
    position = sea(seat(on="a04c a04c a04c", marks="a04"), tiles={"a04": "T09"}, trays=(9, 2, 9))
    after = position.play("produce", "harvest a04")
    assert (after.craft(), after.state.trays) == (2, (9, 0, 9))
    assert not after.state.frame.last
    assert after.play("produce", "harvest none").state.frame.last


@pytest.mark.rule("DI-PRO-03")
def test_19_a_tile_with_ruins_alone_may_be_chosen() -> None:
    after = sea(seat(on="a05r", marks="a05"), tiles={"a05": "T11"}).play("produce", "harvest a05")
    assert (sum(after.player(1).rack), after.hand(), after.active) == (0, "", 2)


@pytest.mark.rule("DI-PRO-08", "DI-RUI-05", "DI-RUI-11")
def test_20_strength_ends_at_six() -> None:
    position = sea(seat(strength=6, weapons=4, hand="cannon")).play("produce")
    assert position.refused("harvest none raise 1") == "DI-PRO-08"
    assert position.refused("play cannon") == "DI-RUI-11"
    assert position.moves() == {"harvest none"}


@pytest.mark.rule("DI-ENG-05", "DI-ENG-08", "DI-ENG-10", "DI-ENG-11")
def test_21_a_defender_wins() -> None:
    position = sea(seat(strength=3), seat(strength=4, warship="a05"), tiles={"a05": "T20"}, up="a05")
    after = position.play("engage", "sail a05", "commit 0", "commit 0")
    assert (after.gold(1), after.gold(2)) == (0, 2)
    assert (after.warship(1), after.warship(2)) == ("ak1", "a05")
    assert after.active == 2
    assert after.due == "wheel"


@pytest.mark.rule("DI-ENG-08", "DI-ENG-09", "DI-MON-06")
def test_22_two_fights_bring_two_bonuses() -> None:
    position = sea(seat(strength=5, board="sssppp"), seat(strength=3, warship="a05"), tiles={"a05": "T26"})
    after = position.play("engage", "sail a05", "commit 0", "commit 0")
    assert after.gold() == 5
    after = after.play("slay")
    assert (after.gold(), after.weapons()) == (14, 0)


@pytest.mark.rule("DI-MON-02", "DI-MON-04")
def test_23_weapons_of_the_fight_do_not_beat_the_monster() -> None:
    position = sea(seat(strength=3, weapons=2), seat(strength=5, warship="a05"), tiles={"a05": "T22"})
    after = position.play("engage", "sail a05", "commit 2", "commit 0")
    assert after.refused("slay") == "DI-MON-03"
    assert after.moves() == {"spare"}


@pytest.mark.rule("DI-ENG-01", "DI-MON-03")
def test_24_a_warship_stays_and_fights_the_monster() -> None:
    after = sea(seat(strength=3, warship="a05"), tiles={"a05": "T20"}).play("engage", "stay", "slay")
    assert after.gold() == 4


@pytest.mark.rule("DI-SCR-02", "DI-SCR-06", "DI-SCR-07")
def test_25_several_owners_flee_clockwise() -> None:
    position = sea(
        seat(),
        seat(scout="b06", on="b06f", marks="b06:g1"),
        seat(on="b06f b06c", marks="b06:s"),
        players=3,
        tiles={"b06": "T01"},
    ).play("engage", "sail b06")
    # each pays when it has fled: the ship at once, Settlers by their owners
    assert (position.gold(), position.asked) == (1, 2)
    then = position.play("flee s")
    assert (then.gold(), then.asked) == (2, 3)
    after = then.play("flee s bk3f")
    assert (after.scout(2), after.settlers(2), after.settlers(3)) == ("bk2", "", "bk3f")
    assert (after.gold(), after.active) == (4, 2)


@pytest.mark.rule("DI-SCR-05", "DI-RES-03")
def test_26_a_seventh_token_is_discarded_in_the_attackers_turn() -> None:
    position = sea(seat(), seat(food=3, craft=3, on="a04f", marks="a04"), tiles={"a04": "T01"})
    after = position.play("engage", "sail a04", "flee ak2f")
    assert (sum(after.player(2).rack), after.due, after.asked, after.active) == (7, "discard", 2, 1)
    assert after.moves() == {"discard f", "discard c"}
    assert after.play("discard f").food(2) == 3


@pytest.mark.rule("DI-SMV-03")
def test_27_the_own_warship_does_not_matter() -> None:
    after = sea(seat(marks="a04", warship="a04"), tiles={"a04": "T01"}).play("settle", "settler s-a04f")
    assert after.food() == 1


@pytest.mark.rule("DI-RUI-09", "DI-MOV-03")
def test_28_five_steps_with_a_compass_and_a_food() -> None:
    position = sea(seat(food=1, hand="compass", scout="a11"), up="a05 a06").play("explore")
    assert position.refused("sail a07") == "DI-MOV-03"
    after = position.play("sail a07 compass")
    assert (after.food(), after.scout(), after.pile) == (0, "a07", "compass")
    assert position.play("sail a06 compass").food() == 1


@pytest.mark.rule("DI-RUI-13", "DI-RUI-14", "DI-EXP-09")
def test_29_the_map_under_an_enemy_warship_moves_nobody() -> None:
    position = sea(seat(hand="map"), seat(warship="a04", marks="a04:g1"), tiles={"a04": "T01"}).play("produce")
    assert position.refused("play map a04 s s-a04f") == "DI-SMV-03"
    after = position.play("play map a04 s")
    assert (after.gold(), after.markers(), after.settlers(), after.pile) == (1, 5, "", "map")


@pytest.mark.rule("DI-RUI-05", "DI-RUI-07")
def test_30_machines_take_what_is_there() -> None:
    after = sea(seat(hand="machines"), trays=(9, 2, 9)).play("produce", "play machines")
    assert (after.craft(), after.state.trays[1]) == (2, 0)
    assert sea(seat(hand="machines"), trays=(9, 0, 9)).play("produce").refused("play machines") == "DI-RUI-05"


@pytest.mark.rule("DI-RUI-04")
def test_31_an_empty_deck_is_made_of_the_pile() -> None:
    pile = "treasure cannon cannon gate map"
    position = sea(seat(marks="a05"), tiles={"a05": "T11"}, deck="", pile=pile).play("settle", "settler s-a05r")
    assert position.moves() == {"draw treasure", "draw cannon", "draw gate", "draw map"}
    after = position.play("draw cannon")
    assert (after.hand(), after.pile, len(after.state.ruins.cards)) == ("cannon", "", 4)
    bare = sea(seat(marks="a05"), tiles={"a05": "T11"}, deck="").play("settle", "settler s-a05r")
    assert (bare.due, bare.hand()) == ("second", "")


def three(active: int, food: int) -> Sea:
    """Seat 2 is first, and one Food is left."""
    return sea(*(seat(),) * 3, players=3, first=2, active=active, trays=(food, 9, 9))


@pytest.mark.rule("DI-END-01", "DI-END-02")
def test_32_the_last_round_begins_at_the_check() -> None:
    after = three(1, 1).play("settle", "settler s-bk1f", "settler s-bk1c")
    assert (after.active, after.state.frame.last) == (2, True)
    after = after.play("engage", "stay", "engage", "stay")
    assert (after.active, after.due) == (1, "wheel")
    after = after.play("engage", "stay")
    assert after.due == "over"
    assert after.result["over"]


@pytest.mark.rule("DI-END-03")
def test_33_a_round_under_way_goes_on() -> None:
    after = three(2, 1).play("settle", "settler s-bk2f", "settler s-bk2c")
    assert not after.state.frame.last
    after = after.play("engage", "stay", "engage", "stay")
    assert (after.active, after.state.frame.last) == (2, True)
    after = after.play("engage", "stay", "produce", "harvest none", "produce", "harvest none")
    assert after.due == "over"


@pytest.mark.rule("DI-END-05", "DI-END-06")
def test_34_equal_gold_is_parted_by_settlers() -> None:
    def ended(one: str, other: str) -> Sea:
        return sea(seat(gold=24, board=one), seat(gold=24, board=other), active=2, last=True).play("engage", "stay")

    assert (ended("s", "sss").result["winners"], ended("s", "sss").result["why"]) == ([1], "settlers")
    assert (ended("s", "s").result["winners"], ended("s", "s").result["why"]) == ([1, 2], "shared")


@pytest.mark.rule("DI-VAR-02")
def test_35_the_warmonger_sails_two_steps_for_a_food() -> None:
    up = "a05 a06"
    position = sea(seat(food=1, warship="a11"), civilisations=("aztec", "greek"), side="B", up=up).play("engage")
    after = position.play("sail a06")
    assert (after.food(), after.warship()) == (0, "a06")
    assert position.refused("sail a07") == "DI-MOV-03"
    rich = sea(seat(food=2, warship="a11"), civilisations=("aztec", "greek"), side="B", up=up).play("engage")
    assert rich.play("sail a07").food() == 0


@pytest.mark.rule("DI-VAR-06")
def test_36_the_settler_role_is_paid_once_a_turn() -> None:
    options = seat(on="a04f", marks="a04", board="eeessppg")
    position = sea(options, civilisations=("egyptian", "greek"), side="B", tiles={"a04": "T01"}).play("settle")
    assert position.play("settler s-ak1f", "settler a04f-ak1c").gold() == 1
    assert position.play("settler s-ak1f", "settler s-ak1c").gold() == 1
    assert position.play("settler a04f-ak1f").gold() == 0


@pytest.mark.rule("DI-VAR-05")
def test_37_two_slots_are_empty_sooner() -> None:
    options = seat(on="ak1f ak1c", board="eeessgg")
    after = sea(options, civilisations=("egyptian", "greek"), side="B").play("produce", "harvest ak1")
    assert after.gold() == 1


@pytest.mark.rule("DI-VAR-03")
def test_38_the_artisan_has_gold_for_a_bonus_and_for_craft() -> None:
    options = seat(board="pppggg", craft=4)
    position = sea(options, civilisations=("chinese", "greek"), side="B")
    after = position.play("settle", "settler p-ak1f", "settler p-ak1w")
    assert (after.gold(), sum(after.player(1).rack), after.active) == (1, 6, 2)
    assert position.play("produce", "harvest none sell 2").gold() == 8


@pytest.mark.rule("DI-VAR-04")
def test_39_the_explorer_sails_three_steps_and_earns_more() -> None:
    position = sea(civilisations=("greek", "aztec"), side="B", up="a05 a06", tiles={"a06": "T01"})
    after = position.play("explore", "sail a06", "mark g1")
    assert (after.gold(), after.food()) == (3, 0)


@pytest.mark.rule("DI-SOL-11", "DI-ENG-08")
def test_40_a_rival_card_decides_the_fight() -> None:
    you, rival = seat(strength=2, weapons=1), seat(strength=2, warship="a04")
    position = sea(you, rival, players=1).play("engage", "sail a04", "commit 1", "reveal q12")
    assert (position.gold(1), position.gold(2)) == (0, 1)
    assert (position.warship(1), position.warship(2), position.weapons()) == ("ak1", "a04", 0)
