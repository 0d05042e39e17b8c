"""Turns and actions: what each costs, needs and does, beyond the worked examples."""

import pytest
from mu_positions import BLUE, BOX, GREEN, RED, position, start

from pnp.agenda import CHANCE
from pnp.games.mu.places import FIRST_SLOT, SLOT_BITS, SLOTS, SPACE_NUMBERS, SPACES

# -- the board -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-110", "MU-111", "MU-112", "MU-114")
def test_a_volcano_lies_on_the_common_corner_of_three_spaces() -> None:
    """Each of them is a direction with a channel of two slots; all other spaces have one slot."""
    for area in range(1, 9):
        spaces = [SPACE_NUMBERS[f"{area}{letter}"] for letter in "abc"]
        for space in spaces:
            others = [other for other in spaces if other != space]
            assert all(BOX.continent.beside[space] >> other & 1 for other in others)
            slots = SLOTS[FIRST_SLOT[space] :][:2]
            assert slots == (f"{SPACES[space]}.in", f"{SPACES[space]}.out")
    for space, name in enumerate(SPACES[24:], 24):
        assert SLOT_BITS[space] == 1
        assert SLOTS[FIRST_SLOT[space]] == f"{name}.mid"


@pytest.mark.rule("MU-817")
def test_geysers_follow_from_the_neighbours() -> None:
    geysers = start().state.open
    for space, row in enumerate(BOX.continent.beyond):
        for direction, beyond in enumerate(row):
            across = beyond >= 0 and SPACES[beyond][:-1] != SPACES[space][:-1]
            assert bool(geysers >> 6 * space + direction & 1) == across


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-201", "MU-202", "MU-204")
def test_turns_go_clockwise_and_unspent_points_are_lost() -> None:
    table = start(3, first=2)
    seats = []
    for _ in range(6):
        seats.append(table.asked[1])
        assert table.actions == 4
        table = table.play("end")
    assert seats == [2, 0, 1, 2, 0, 1]
    assert table.play("pray").play("end").actions == 4


@pytest.mark.rule("MU-203")
def test_actions_are_repeated_in_any_order() -> None:
    table = position(settlers={RED: "16a"}).play("sculpt 16a.mid", "move 16a 16b", "sculpt 16b.mid", "move 16b 16a")
    assert table.actions == 0
    assert table.moai(RED) == "16a.mid 16b.mid"


@pytest.mark.rule("MU-207", "MU-317", "MU-612")
def test_who_has_no_settler_gets_one_free_of_charge() -> None:
    table = position(settlers={RED: "2a"}, villages={BLUE: "12b.mid"}).play("end")
    assert table.asked == ("settle", BLUE)
    table = table.play("settle 12b")
    assert table.actions == 4
    assert table.settlers(BLUE) == "12b"
    assert table.play("create 12a").rule("create 12a") == "MU-317"


@pytest.mark.rule("MU-207")
def test_a_settler_aboard_is_enough() -> None:
    assert position(aboard=[BLUE]).play("end").asked == ("action", BLUE)


@pytest.mark.rule("MU-207", "MU-413", "MU-414")
def test_zero_lava_comes_before_the_new_settler() -> None:
    table = position(settlers={RED: "2a"}, lava="").play("end")
    assert table.asked == ("tokens", CHANCE)
    table = table.play("draw 1 2")
    assert table.asked == ("settle", BLUE)
    assert table.play("settle 9a").asked == ("action", BLUE)


@pytest.mark.rule("MU-604")
def test_one_raised_moai_in_a_round_sets_stagnation_back() -> None:
    table = position(settlers={RED: "16a", BLUE: "2a"}, moai={RED: "16a.mid"}, stagnation=2, frame={"idle": 1})
    assert table.play("end", "end").state.is_over
    table = table.play("raise 16a.mid w", "roll white", "end", "end")
    assert table.state.frame.idle == 0
    table = table.play("end", "end")
    assert not table.state.is_over
    assert table.play("end", "end").result["reason"] == "stagnation"


@pytest.mark.rule("MU-602", "MU-604")
def test_the_trigger_goes_before_stagnation() -> None:
    table = position(settlers={RED: "2a", BLUE: "2a"}, seat=BLUE, stagnation=1, frame={"last": True})
    assert table.play("end").result["reason"] == "volcanoes"


@pytest.mark.rule("MU-208", "MU-922")
def test_a_state_keeps_nothing_hidden() -> None:
    """What a token shows is drawn when it is needed: no order of tokens lies in a state."""
    state = start().state
    assert set(state.__struct_fields__) == {
        "charter", "players", "frame", "land", "lava", "open", "prayers", "due", "eruption", "sinking", "rolls",
        "draws", "reason",
    }  # fmt: skip


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-301", "MU-119")
def test_settlers_of_all_share_a_space() -> None:
    table = position(settlers={RED: "16a 16b", BLUE: "16b 16b"}).play("move 16a 16b")
    assert table.settlers(RED) == "16b 16b"
    assert table.settlers(BLUE) == "16b 16b"
    assert table.moves("move").count("move 16b 16a") == 1


@pytest.mark.rule("MU-118", "MU-306")
def test_any_number_of_moai_lie_loose_in_a_space() -> None:
    table = position(settlers={RED: "16a 16a"}, moai={RED: "16a.mid 16a.loose 16b.loose"})
    table = table.play("carry 16a.mid 16b", "carry 16a.loose 16b")
    assert table.moai(RED) == "16b.loose 16b.loose 16b.loose"
    assert table.moves("carry") == [f"carry 16b.loose {space}" for space in ("2a", "2c", "3b", "11c", "12c", "16a")]
    assert table.rule("sculpt 16a.mid") == "MU-321"


@pytest.mark.rule("MU-303", "MU-308")
def test_the_boat_stays_empty() -> None:
    table = start().play("land 16a")
    assert not table.player(RED).aboard
    assert not table.moves("land")
    assert table.rule("land 16a") == "MU-304"


@pytest.mark.rule("MU-304", "MU-121")
def test_each_boat_lands_from_its_own_bay() -> None:
    table = start(3, bays=((1, 3), (0, -3), (-4, 4)))
    assert table.moves("land") == ["land 16a", "land 19a", "land 20a"]
    table = table.play("end")
    assert table.moves("land") == ["land 8b", "land 21a", "land 22a"]
    table = table.play("end")
    assert table.asked == ("action", GREEN)
    assert table.moves("land") == ["land 7c", "land 17a", "land 18a"]


# -- building --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-113", "MU-311", "MU-312", "MU-313")
def test_a_village_takes_the_place_of_lava_and_stays() -> None:
    table = position(settlers={RED: "5a", BLUE: "5a"}, lava="5a.in 5a.out 9a.mid")
    assert table.moves("build") == ["build 5a.in", "build 5a.out"]
    table = table.play("build 5a.out")
    assert (table.points(RED), table.villages(RED), table.actions) == (1, "5a.out", 2)
    assert table.rule("build 5a.out") == "MU-311"
    assert table.rule("carry 5a.out 5b") == "MU-306"
    table = table.play("end", "build 5a.in")
    assert (table.villages(RED), table.villages(BLUE)) == ("5a.out", "5a.in")


@pytest.mark.rule("MU-321", "MU-322")
def test_sculpting_scores_nothing() -> None:
    table = position(settlers={RED: "5a"}).play("sculpt 5a.in")
    assert (table.points(RED), table.moai(RED), table.actions) == (0, "5a.in", 3)
    assert table.player(RED).moai_left(BOX.numbers) == 14


@pytest.mark.rule("MU-316", "MU-317")
def test_settlers_that_have_left_count_for_the_limit() -> None:
    table = position(settlers={RED: "2a"}, villages={RED: "2b.in"}).play("create 2a", "move 2a 5c")
    assert table.rule("create 2a") == "MU-317"
    assert table.play("end", "settle 9a", "end").rule("create 2a") == ""


@pytest.mark.rule("MU-317")
def test_each_area_has_a_limit_of_its_own() -> None:
    table = position(settlers={RED: "2a 3a"}, villages={RED: "2b.in 3b.in"}).play("create 2a", "create 3a")
    assert table.rule("create 2a") == "MU-317"
    assert table.rule("create 3a") == "MU-317"


@pytest.mark.rule("MU-331", "MU-332")
def test_the_supply_of_prayer_tokens_ends() -> None:
    table = position(settlers={BLUE: "2a"}, supply=1).play("pray", "end")
    assert table.rule("pray") == "MU-332"


# -- raising ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-324")
def test_a_standing_moai_never_moves_again() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.loose"}).play("raise 16a.loose w", "roll white")
    assert table.rule("carry 16a.loose 16b") == "MU-306"
    assert table.rule("raise 16a.loose w") == "MU-323"
    again = position(settlers={RED: "16a"}, moai={RED: "16a.loose"}, raised={BLUE: "16a-w"}, fissured="12-16")
    assert again.rule("raise 16a.loose w") == "MU-116"


@pytest.mark.rule("MU-116")
def test_a_geyser_bears_one_moai() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.loose 16a.loose"}).play("raise 16a.loose w", "roll white")
    assert table.rule("raise 16a.loose w") == "MU-116"
    assert table.rule("raise 16a.loose ne") == ""


@pytest.mark.rule("MU-327")
def test_moai_that_face_the_sea_by_now_still_count() -> None:
    table = position(
        settlers={RED: "16b"},
        villages={RED: "16a.mid"},
        raised={RED: "16a-sw 16a-w"},
        moai={RED: "16b.mid"},
        fissured="12-16",
        sunken=[20],
    ).play("raise 16b.mid e")
    assert table.points(RED) == 3


@pytest.mark.rule("MU-325", "MU-401", "MU-402")
def test_the_die_is_rolled_even_without_volcanoes() -> None:
    table = position(
        settlers={RED: "14a"}, moai={RED: "14a.mid"}, sunken=[n for n in range(1, 23) if n not in (14, 15)]
    )
    table = table.play("raise 14a.mid e", "draw part 15")
    assert table.asked[0] == "roll"
    assert table.play("roll volcano").asked == ("action", RED)


@pytest.mark.rule("MU-116", "MU-118", "MU-306", "MU-323")
def test_the_first_space_is_a_space_like_any_other() -> None:
    table = position(settlers={RED: "1a"}, moai={RED: "1a.loose 1a.loose"}, villages={RED: "1a.in"})
    table = table.play("carry 1a.loose 1b", "move 1b 1a", "raise 1a.loose w", "roll white")
    assert table.moai(RED) == "1b.loose"
    assert table.raised(RED) == "1a-w"
    hit = position(settlers={RED: "19a"}, moai={RED: "19a.mid", BLUE: "1a.loose"}, fissured="16-19", bare="1a.in")
    assert hit.play("raise 19a.mid w", "roll volcano", "draw 1").moai(BLUE) == ""
    gone = position(settlers={RED: "5b"}, moai={RED: "5b.loose"}, sunken=[1])
    assert gone.moves("raise") == ["raise 5b.loose e", "raise 5b.loose se"]
    inner = position(settlers={RED: "1b 1c"}, moai={RED: "1b.loose 1c.loose"})
    assert inner.rule("raise 1c.loose w") == "MU-115"
