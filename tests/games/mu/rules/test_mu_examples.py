"""The worked examples of the rules: those of the rulebook (XR1 to XR12) and more (X01 to X41), by their numbers."""

from typing import Any

import pytest
from mu_positions import BLUE, BOX, GREEN, RED, Table, charter_of, position, start

from pnp.games.mu.charter import Charter
from pnp.games.mu.places import COMPASS, SPACE_NUMBERS

# -- the rulebook's --------------------------------------------------------------------------------


def raise_three(villages: str) -> list[int]:
    table = position(settlers={RED: "2a"}, villages={RED: villages}, moai={RED: "2a.loose 2a.loose 2a.loose"})
    gained = []
    for direction in ("nw", "w", "sw"):
        before = table.points(RED)
        table = table.play(f"raise 2a.loose {direction}", "roll white")
        gained.append(table.points(RED) - before)
    return gained


@pytest.mark.rule("MU-326", "MU-327")
def test_xr1_to_xr4_a_raised_moai_scores_villages_by_standing_moai() -> None:
    assert raise_three("2b.in") == [1, 2, 3]
    assert raise_three("2b.in 2b.out") == [2, 4, 6]
    assert raise_three("") == [1, 1, 1]
    assert raise_three("16a.mid") == [1, 1, 1]


@pytest.mark.rule("MU-331")
@pytest.mark.parametrize(("held", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_xr5_and_x20_each_token_in_hand_makes_the_next_one_dearer(held: int, left: int) -> None:
    table = position(prayers=[held]).play("pray")
    assert table.actions == left
    assert table.player(RED).prayers == held + 1


@pytest.mark.rule("MU-331")
def test_x20_a_fifth_token_cannot_be_paid() -> None:
    assert position(prayers=[4]).rule("pray") == "MU-331"
    assert position(prayers=[2], frame={"actions": 2}).rule("pray") == "MU-331"


@pytest.mark.rule("MU-317")
def test_xr6_a_second_settler_needs_a_second_village() -> None:
    table = position(settlers={RED: "2a"}, villages={RED: "2b.in"}).play("create 2c")
    assert table.rule("create 2c") == "MU-317"
    assert not table.moves("create")


@pytest.mark.rule("MU-329", "MU-401")
def test_xr7_no_second_fissure_on_a_border() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, fissured="12-16").play("raise 16a.mid w")
    assert table.fissures == "12-16"
    assert table.points(RED) == 1
    assert table.asked[0] == "roll"


@pytest.mark.rule("MU-401", "MU-402")
def test_xr8_the_die_decides_whether_a_volcano_erupts() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}).play("raise 16a.mid w")
    assert table.moves() == ["roll white", "roll volcano"]
    white = table.play("roll white")
    assert white.asked == ("action", RED)
    assert white.lava == table.lava
    drawn = table.play("roll volcano")
    assert drawn.moves() == [f"draw {token}" for token in range(1, 9)]
    assert drawn.play("draw 5").lava == table.lava + 3


@pytest.mark.rule("MU-615", "MU-616")
@pytest.mark.parametrize(("standing", "bonus"), [("5c-sw", 0), ("5c-sw 4b-e", 4), ("5c-sw 4b-e 4c-e", 6)])
def test_xr9_neighbours_score_two_each(standing: str, bonus: int) -> None:
    scores = position(raised={RED: standing}).result["scores"][RED]
    assert scores["bonus"] == bonus
    assert scores["moai"] == 2 * len(standing.split())
    four = position(raised={RED: f"{standing} 5c-w"}).result["scores"][RED]
    assert four["bonus"] == 2 * (len(standing.split()) + 1)


@pytest.mark.rule("MU-913", "MU-914")
def test_xr10_a_part_that_is_noticed_late_is_claimed() -> None:
    table = position(
        settlers={RED: "19a 19a", BLUE: "19a 19a"}, fissured="11-19 16-19", sinking="claim", frame={"split": False}
    ).play("claim 1")
    assert (table.points(BLUE), table.points(RED)) == (3, 0)
    table = table.play("save 11a", "save 16a")
    assert table.settlers(BLUE) == "11a 11a"
    assert table.settlers(RED) == "16a"
    assert 19 not in table.areas


def test_xr11_lava_before_the_first_turn() -> None:
    names = [name for name in (f"{n}{x}.in" for n in range(1, 9) for x in "abc") if start().has_lava(name)]
    assert len(names) == 24
    assert start().lava == 24 + 28
    assert not any(start().has_lava(f"{n}{x}.out") for n in range(1, 9) for x in "abc")


@pytest.mark.rule("MU-330", "MU-406")
def test_xr12_points_of_a_destroyed_village_are_kept() -> None:
    before = position(settlers={RED: "5b 16a"}, moai={RED: "16a.mid"}).play("build 5b.in")
    lost = before.play("raise 16a.mid w", "roll volcano", "draw 5")
    assert before.points(RED) == 1
    assert lost.points(RED) == 2
    assert lost.villages(RED) == ""
    assert lost.player(RED).villages_left(BOX.numbers) == 8


# -- more ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-304")
def test_x01_three_landings_from_the_landfall_bay() -> None:
    table = start()
    assert table.moves() == ["end", "land 16a", "land 19a", "land 20a", "pray"]
    assert table.play("land 16a").actions == 3


FIRST_TURN = ("land 16a", "sculpt 16a.mid", "raise 16a.mid w", "roll white", "pray")


@pytest.mark.rule("MU-304", "MU-321", "MU-322", "MU-323", "MU-325", "MU-326", "MU-328", "MU-331")
def test_x02_a_first_turn() -> None:
    table = start().play(*FIRST_TURN)
    assert table.actions == 0
    assert (table.points(RED), table.player(RED).prayers) == (1, 1)
    assert table.fissures == "12-16"
    assert table.raised(RED) == "16a-w"
    assert table.lava == 51
    assert len(table.parts) == 1
    assert table.moves() == ["end"]


@pytest.mark.rule("MU-109", "MU-302")
def test_x03_a_fissure_closes_the_whole_border() -> None:
    table = start().play(*FIRST_TURN, "end", "end")
    assert table.rule("move 16a 12c") == "MU-302"
    table = table.play("move 16a 20a", "move 20a 12c")
    assert table.rule("move 12c 16b") == "MU-302"


@pytest.mark.rule("MU-329")
def test_x04_a_moai_behind_the_fissure_brings_no_second_one() -> None:
    table = position(
        settlers={BLUE: "12c"}, moai={BLUE: "12c.mid"}, raised={RED: "16a-w"}, fissured="12-16", seat=BLUE
    ).play("raise 12c.mid e")
    assert table.points(BLUE) == 1
    assert table.fissures == "12-16"
    assert table.asked[0] == "roll"


def x05() -> Table:
    return position(settlers={RED: "20a 20a", BLUE: "20a 20a"}, moai={RED: "20a.mid"}, fissured="12-20")


@pytest.mark.rule("MU-325", "MU-501", "MU-503", "MU-509", "MU-510", "MU-511", "MU-514", "MU-515", "MU-517", "MU-518")
def test_x05_a_single_area_sinks() -> None:
    table = x05().play("raise 20a.mid ne")
    assert [len(part) for part in table.parts] == [21, 1]
    assert table.points(RED) == 1
    assert table.asked == ("save all", RED)
    assert table.moves() == ["save 12a", "save 12b", "save 12c", "save 16a"]
    table = table.play("save 12b")
    assert table.settlers(RED) == "12b 12b"
    assert table.asked == ("save one", BLUE)
    table = table.play("save 16a")
    assert table.settlers(BLUE) == "16a"
    assert table.fissures == ""
    assert 20 not in table.areas
    assert table.player(RED).moai_left(BOX.numbers) == 15
    assert table.player(BLUE).settlers_left(BOX.numbers) == 6
    assert table.points(RED) == 1
    assert table.asked[0] == "roll"


@pytest.mark.rule("MU-116")
def test_x06_geysers_that_face_what_has_sunk_are_closed() -> None:
    table = position(settlers={RED: "16a 12c"}, moai={RED: "16a.mid 12c.mid"}, sunken=[20])
    assert table.rule("raise 16a.mid sw") == "MU-116"
    assert table.rule("raise 12c.mid se") == "MU-116"
    played = x05().play("raise 20a.mid ne", "save 16a", "save 12c", "roll white", "sculpt 16a.mid")
    assert played.rule("raise 16a.mid sw") == "MU-116"
    assert played.rule("raise 16a.mid w") == ""


@pytest.mark.rule("MU-115", "MU-116")
def test_x07_open_geysers_of_a_single() -> None:
    table = position(settlers={RED: "19a"}, moai={RED: "19a.mid"})
    assert table.moves("raise") == ["raise 19a.mid ne", "raise 19a.mid nw", "raise 19a.mid w"]
    for direction in ("e", "sw", "se"):
        assert table.rule(f"raise 19a.mid {direction}") == "MU-116"


X08 = "2-16 3-16 11-16 11-19 12-16"


@pytest.mark.rule("MU-509", "MU-512")
def test_x08_any_space_of_the_rim_saves() -> None:
    table = position(settlers={RED: "12a", BLUE: "20a"}, moai={RED: "12a.mid"}, fissured=X08)
    table = table.play("raise 12a.mid e")
    assert table.parts[1] == [16, 19, 20]
    assert table.asked == ("save one", BLUE)
    assert table.moves() == [f"save {space}" for space in ["2a", "2c", "3b", "11a", "11c", "12a", "12b", "12c"]]
    assert table.play("save 2a").settlers(BLUE) == "2a"


@pytest.mark.rule("MU-305", "MU-519")
def test_x09_landing_on_the_nearest_coast() -> None:
    table = position(players=3, settlers={RED: "12a", BLUE: "20a"}, moai={RED: "12a.mid"}, fissured=X08, aboard=[GREEN])
    table = table.play("raise 12a.mid e", "save 2a", "roll white", "end", "end")
    assert table.asked == ("action", GREEN)
    assert table.moves("land") == [f"land {space}" for space in ["11a", "11c", "12a", "12b", "12c"]]
    assert table.rule("land 3b") == "MU-305"
    assert table.rule("land 16a") == "MU-303"


@pytest.mark.rule("MU-503", "MU-504", "MU-516")
def test_x10_of_equal_parts_the_one_with_fewer_volcanoes_sinks() -> None:
    table = position(settlers={RED: "19a"}, moai={RED: "19a.mid"}, fissured="2-3 2-16 3-5 4-5 4-8 8-10 11-16").play(
        "raise 19a.mid nw"
    )
    assert table.parts == [
        [1, 2, 5, 6, 8, 11, 13, 14, 15, 21, 22],
        [3, 4, 7, 9, 10, 12, 16, 17, 18, 19, 20],
    ]
    table = table.play("save 11a")
    assert table.volcanoes == [1, 2, 5, 6, 8]


@pytest.mark.rule("MU-505", "MU-516")
def test_x11_a_token_decides_between_equal_parts() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, fissured="2-3 3-5 3-16 4-5 5-8 8-21 12-16").play(
        "raise 16a.mid sw"
    )
    assert table.parts == [
        [1, 2, 5, 6, 11, 13, 14, 15, 16, 19, 21, 22],
        [3, 4, 7, 8, 9, 10, 12, 17, 18, 20],
    ]
    assert table.asked[0] == "tie"
    assert table.moves() == [f"draw {token}" for token in range(1, 9)]
    second = table.play("draw 7")
    assert second.areas == [1, 2, 5, 6, 11, 13, 14, 15, 16, 19, 21, 22]
    assert second.volcanoes == [1, 2, 5, 6]
    assert second.asked[0] == "roll"
    first = table.play("draw 1")
    assert first.asked == ("save all", RED)
    assert first.play(first.moves()[0]).volcanoes == [3, 4, 7, 8]


@pytest.mark.rule("MU-104", "MU-106", "MU-502")
def test_x12_an_inland_area_sinks_and_leaves_a_coast() -> None:
    table = position(settlers={RED: "5a", BLUE: "5b"}, moai={RED: "5a.loose"}, fissured="1-5 2-5 3-5 4-5 5-8").play(
        "raise 5a.loose nw"
    )
    assert table.moves() == [f"save {space}" for space in ["1a", "1c", "2a", "2b", "3a", "3b", "4b", "8c", "21a"]]
    table = table.play("save 4b", "save 8c")
    assert len(table.volcanoes) == 7
    assert table.state.land.spaces.bit_count() == 49
    lost = position(players=2, sunken=[5], settlers={RED: "16a"}).play("end")
    assert lost.asked == ("settle", BLUE)
    assert "settle 4b" in lost.moves()
    assert "settle 3c" not in lost.moves()


def erupt(token: int, **told: Any) -> Table:
    """Let a Volcano erupt in Red's turn by a Moai that brings no new Fissure."""
    settlers, moai = dict(told.pop("settlers", {})), dict(told.pop("moai", {}))
    settlers[RED] = f"{settlers.get(RED, '')} 19a"
    moai[RED] = f"{moai.get(RED, '')} 19a.mid"
    table = position(settlers=settlers, moai=moai, fissured="16-19", **told)
    return table.play("raise 19a.mid w", "roll volcano", f"draw {token}")


FIVE = "5a.in 5b.out 5c.in 5c.out 1a.in"


@pytest.mark.rule("MU-403", "MU-404", "MU-405", "MU-406")
def test_x13_lava_goes_to_the_first_slot_without_lava() -> None:
    table = erupt(5, villages={RED: "5b.in"}, lava=FIVE)
    assert table.villages(RED) == ""
    assert all(table.has_lava(slot) for slot in ["5a.in", "5a.out", "5b.in", "5b.out", "5c.in", "5c.out"])
    assert table.lava == 7


@pytest.mark.rule("MU-335", "MU-407")
def test_x14_a_prayer_keeps_the_village_and_stops_the_lava() -> None:
    table = erupt(5, villages={RED: "5b.in"}, lava=FIVE, prayers=[1])
    assert table.asked == ("slot", RED)
    assert table.moves() == ["lose 5b.in", "protect 5b.in"]
    kept = table.play("protect 5b.in")
    assert kept.villages(RED) == "5b.in"
    assert kept.lava == 6
    assert kept.player(RED).prayers == 0
    assert kept.state.prayers == 19
    lost = table.play("lose 5b.in")
    assert (lost.villages(RED), lost.lava, lost.player(RED).prayers) == ("", 7, 1)


@pytest.mark.rule("MU-408")
def test_x15_lava_destroys_loose_moai_in_its_space() -> None:
    table = erupt(5, moai={BLUE: "5a.loose"}, lava=FIVE)
    assert table.has_lava("5a.out")
    assert table.moai(BLUE) == ""
    asked = erupt(5, moai={BLUE: "5a.loose"}, lava=FIVE, prayers=[0, 1])
    assert asked.asked == ("loose", BLUE)
    kept = asked.play("protect 5a.loose")
    assert kept.moai(BLUE) == "5a.loose"
    assert kept.has_lava("5a.out")


@pytest.mark.rule("MU-404", "MU-408")
def test_x16_a_full_channel_spares_loose_moai() -> None:
    table = erupt(5, moai={BLUE: "5a.loose"}, lava="5a.in 5a.out", prayers=[0, 1])
    assert table.asked == ("action", RED)
    assert table.moai(BLUE) == "5a.loose"


@pytest.mark.rule("MU-407", "MU-409")
def test_x17_no_lava_no_threat_to_loose_moai() -> None:
    table = erupt(5, moai={RED: "5a.in", BLUE: "5a.loose"}, lava="5b.in 5b.out 5c.in 5c.out", prayers=[1, 1])
    assert table.asked == ("slot", RED)
    table = table.play("protect 5a.in")
    assert table.asked == ("action", RED)
    assert table.moai(BLUE) == "5a.loose"
    assert not table.has_lava("5a.in")
    assert not table.has_lava("5a.out")


@pytest.mark.rule("MU-413", "MU-414")
def test_x18_the_last_lava_tile_brings_two_eruptions() -> None:
    table = position(settlers={RED: "20a"}, lava="20a.mid").play("sculpt 20a.mid")
    assert table.asked[0] == "tokens"
    assert len(table.moves()) == 28
    table = table.play("draw 3 6")
    assert table.lava == 6
    assert all(table.has_lava(f"{area}{letter}.in") for area in (3, 6) for letter in "abc")
    assert table.asked == ("action", RED)


@pytest.mark.rule("MU-207", "MU-413")
def test_x19_one_volcano_left_erupts_alone() -> None:
    table = position(settlers={RED: "2a", BLUE: "2a"}, sunken=[1, 3, 4, 5, 6, 7, 8], lava="").play("end")
    assert table.asked[0] == "tokens"
    assert table.moves() == ["draw 2"]
    table = table.play("draw 2")
    assert table.lava == 3
    assert table.asked == ("action", BLUE)


@pytest.mark.rule("MU-331", "MU-333", "MU-335")
def test_x21_a_token_spent_in_anothers_turn_makes_the_next_cheaper() -> None:
    table = position(
        settlers={BLUE: "19a"},
        moai={BLUE: "19a.mid"},
        villages={RED: "5b.in"},
        prayers=[2],
        fissured="16-19",
        seat=BLUE,
    ).play("raise 19a.mid w", "roll volcano", "draw 5", "protect 5b.in", "end", "settle 9a", "pray")
    assert table.actions == 2


@pytest.mark.rule("MU-203", "MU-332")
def test_x22_one_prayer_token_a_turn() -> None:
    table = position(frame={"actions": 3}).play("pray")
    assert table.actions == 2
    assert table.rule("pray") == "MU-332"


@pytest.mark.rule("MU-317", "MU-318")
def test_x23_a_new_village_covers_a_second_settler() -> None:
    table = position(settlers={RED: "2a"}, villages={RED: "2b.in"}).play("create 2a", "build 2a.in", "create 2c")
    assert table.actions == 0
    assert table.points(RED) == 1
    assert table.settlers(RED) == "2a 2a 2c"


@pytest.mark.rule("MU-327")
def test_x24_lying_moai_do_not_count() -> None:
    table = position(
        settlers={RED: "2a"},
        villages={RED: "2b.in 2b.out"},
        raised={RED: "2b-nw 2c-e"},
        moai={RED: "2a.loose 2c.in"},
    ).play("raise 2a.loose nw")
    assert table.points(RED) == 6


@pytest.mark.rule("MU-306", "MU-307")
def test_x25_one_of_two_moai_is_carried() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid 16a.loose"}).play("carry 16a.mid 16b")
    assert table.moai(RED) == "16a.loose 16b.loose"
    assert not table.has_lava("16a.mid")
    assert table.settlers(RED) == "16b"


@pytest.mark.rule("MU-205")
def test_x26_nothing_is_sculpted_without_a_moai_in_reserve() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "9a.loose " * 15})
    assert table.has_lava("16a.mid")
    assert table.rule("sculpt 16a.mid") == "MU-205"


@pytest.mark.rule("MU-306", "MU-323")
def test_x27_moai_of_others_are_neither_raised_nor_carried() -> None:
    table = position(settlers={RED: "16a"}, moai={BLUE: "16a.mid 16a.loose"})
    for place in ("mid", "loose"):
        assert table.rule(f"raise 16a.{place} w") == "MU-323"
        assert table.rule(f"carry 16a.{place} 16b") == "MU-306"


@pytest.mark.rule("MU-601", "MU-602", "MU-603")
def test_x28_the_round_of_the_trigger_is_the_last() -> None:
    table = position(
        players=4,
        first=2,
        seat=0,
        settlers={0: "3c", 1: "2a", 2: "2a", 3: "2a"},
        moai={0: "3c.loose"},
        sunken=[4, 5, 6, 7, 8, 9, 10, 17, 18],
        fissured="2-3 3-16",
        frame={"number": 11, "round": 3},
    )
    table = table.play("raise 3c.loose e", "save 12a", "roll white")
    assert table.volcanoes == [1, 2]
    assert table.state.frame.last
    table = table.play("end")
    assert table.asked == ("action", 1)
    table = table.play("end")
    assert table.state.is_over
    assert table.result["reason"] == "volcanoes"
    assert (table.result["rounds"], table.result["turns"]) == (3, 12)
    assert table.rule("end") == "MU-602"


@pytest.mark.rule("MU-601", "MU-602")
def test_x28_a_trigger_in_the_last_turn_of_a_round_ends_the_game_after_it() -> None:
    table = position(
        players=4,
        first=2,
        seat=1,
        settlers={0: "2a", 1: "3c", 2: "2a", 3: "2a"},
        moai={1: "3c.loose"},
        sunken=[4, 5, 6, 7, 8, 9, 10, 17, 18],
        fissured="2-3 3-16",
        frame={"number": 12, "round": 3},
    ).play("raise 3c.loose e", "save 12a", "roll white", "end")
    assert table.state.is_over


@pytest.mark.rule("MU-601")
def test_x29_three_volcanoes_are_no_trigger() -> None:
    table = position(
        settlers={RED: "3c 5a", BLUE: "2a"},
        moai={RED: "3c.loose 5a.loose"},
        sunken=[4, 6, 7, 8, 9, 10, 17, 18],
        fissured="2-3 3-5 3-16 1-5 2-5",
    )
    assert len(table.volcanoes) == 4
    table = table.play("raise 3c.loose e", "save 12a", "roll white")
    assert len(table.volcanoes) == 3
    assert not table.state.frame.last
    table = table.play("raise 5a.loose nw", "save 1a", "roll white")
    assert table.volcanoes == [1, 2]
    assert table.state.frame.last


@pytest.mark.rule("MU-615")
def test_x30_neighbours_do_not_mind_fissures() -> None:
    table = position(raised={RED: "12c-e 16a-w 20a-ne 13a-sw"}, fissured="12-16 16-20 13-22")
    scores = table.result["scores"][RED]
    assert (scores["bonus"], scores["moai"]) == (6, 8)


def x31() -> Table:
    """Red scores 79; so does Blue, with one Moai less on the board."""
    return position(
        settlers={RED: "2a 2a 3a 3a 9a", BLUE: "1a 1a 1a 1a 1a"},
        villages={RED: "2b.in 2c.in", BLUE: "8a.in 8b.in"},
        moai={RED: "9a.mid", BLUE: "4a.in 4b.in 4c.in 7a.in 7b.in"},
        raised={RED: "12c-e 16a-w 20a-ne 20a-nw 13a-sw"},
        prayers=[1],
        points=[31, 43],
        aboard=[RED],
        seat=BLUE,
        frame={"last": True},
    )


@pytest.mark.rule("MU-611", "MU-612", "MU-613", "MU-614", "MU-617")
def test_x31_a_whole_score() -> None:
    assert x31().result["scores"][RED] == {
        "track": 31,
        "villages": 6,
        "settlers": 20,
        "prayers": 2,
        "moai": 12,
        "bonus": 8,
        "total": 79,
    }


@pytest.mark.rule("MU-618")
def test_x32_more_moai_win_the_third_tie_break() -> None:
    assert x31().result["winners"] == []
    stands = x31().play("end").result
    assert [score["total"] for score in stands["scores"]] == [79, 79]
    assert stands["winners"] == [RED]


def x33(split: bool = False) -> Table:
    return position(
        settlers={RED: "19a 19a", BLUE: "19a 19a"},
        fissured="11-19 16-19 12-20 16-20",
        sinking="claim",
        frame={"split": split},
    )


@pytest.mark.rule("MU-507", "MU-912", "MU-913", "MU-914", "MU-915")
def test_x33_one_claim_sinks_all_surplus_parts() -> None:
    table = x33().play("claim 1")
    assert table.points(BLUE) == 3
    assert table.asked == ("save all", BLUE)
    assert table.moves() == ["save 11a", "save 11c", "save 16a"]
    table = table.play("save 16a", "save 11c")
    assert table.settlers(BLUE) == "16a 16a"
    assert table.settlers(RED) == "11c"
    assert not {19, 20} & set(table.areas)
    assert table.points(BLUE) == 3
    assert table.fissures == ""
    assert table.asked == ("action", RED)


@pytest.mark.rule("MU-325", "MU-402")
def test_x34_a_volcano_that_has_sunk_cannot_be_drawn() -> None:
    table = position(settlers={RED: "8a", BLUE: "2a"}, moai={RED: "8a.loose"}, fissured="4-8 5-8 8-21").play(
        "raise 8a.loose sw", "save 10b", "roll volcano"
    )
    assert table.moves() == [f"draw {token}" for token in range(1, 8)]
    assert table.rule("draw 8") == "MU-402"


@pytest.mark.rule("MU-604")
def test_x35_three_rounds_without_a_raised_moai_end_the_game() -> None:
    table = start(players=3)
    for turn in range(9):
        assert not table.state.is_over, turn
        table = table.play("end")
    assert table.state.is_over
    assert table.result["reason"] == "stagnation"
    assert (table.result["rounds"], table.result["turns"]) == (3, 9)
    assert table.rule("pray") == "MU-604"


@pytest.mark.rule("MU-921", "MU-923")
def test_x36_two_to_four_players() -> None:
    assert [len(start(players).state.players) for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(ValueError, match="MU-923"):
            Charter(BOX.numbers, BOX.continent, (BOX.bay,) * players)


def test_x39_in_edge_mode_a_fissure_closes_one_edge() -> None:
    table = position(settlers={RED: "20a"}, moai={RED: "20a.mid"}, fissures="edge").play("raise 20a.mid nw")
    continent = charter_of().continent
    assert continent.beyond[SPACE_NUMBERS["20a"]][COMPASS.index("nw")] == SPACE_NUMBERS["12c"]
    table = table.play("roll white")
    assert table.rule("move 20a 12c") == "MU-302"
    assert table.rule("move 20a 12a") == ""


@pytest.mark.rule("MU-316", "MU-318")
def test_x40_a_settler_comes_to_any_space_of_the_area() -> None:
    table = position(settlers={RED: "2a"}, villages={RED: "2c.in"})
    assert table.moves("create") == ["create 2a", "create 2b", "create 2c"]
    assert table.play("create 2b").settlers(RED) == "2a 2b"


@pytest.mark.rule("MU-912")
def test_x41_the_own_turn_claims_only_older_splits() -> None:
    assert x33().rule("claim 0") == "MU-912"
    assert x33(split=True).rule("claim 0") == ""
