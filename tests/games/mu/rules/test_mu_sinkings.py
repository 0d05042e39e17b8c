"""Sinkings and claims: who is saved in which order, several parts at once, and what follows."""

import pytest
from mu_positions import BLUE, GREEN, RED, Table, position

# -- saving ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-510", "MU-511", "MU-514")
def test_others_save_one_each_clockwise_and_nothing_else() -> None:
    table = position(
        players=4,
        seat=GREEN,
        settlers={RED: "20a 20a", BLUE: "2a", GREEN: "20a 20a 2a", 3: "20a"},
        moai={GREEN: "20a.loose 20a.loose", RED: "20a.loose"},
        villages={3: "20a.mid"},
        fissured="12-20",
    ).play("raise 20a.loose ne")
    order = []
    while table.asked[0].startswith("save"):
        order.append(table.asked)
        table = table.play("save 16a")
    assert order == [("save all", GREEN), ("save one", 3), ("save one", RED)]
    assert table.settlers(GREEN) == "2a 16a 16a"
    assert (table.settlers(RED), table.settlers(3), table.settlers(BLUE)) == ("16a", "16a", "2a")
    assert table.moai(GREEN) == table.moai(RED) == ""
    assert table.villages(3) == ""
    assert table.raised(GREEN) == ""


@pytest.mark.rule("MU-518", "MU-520", "MU-206")
def test_the_turn_goes_on_after_a_sinking() -> None:
    table = position(
        settlers={RED: "20a"}, moai={RED: "20a.loose"}, villages={RED: "20a.mid"}, fissured="12-20", points=[5]
    ).play("raise 20a.loose ne", "save 16a", "roll white")
    assert table.points(RED) == 6
    assert table.actions == 3
    assert table.play("move 16a 12c").settlers(RED) == "12c"


@pytest.mark.rule("MU-501")
def test_a_raise_without_a_new_fissure_sinks_nothing() -> None:
    table = position(settlers={RED: "19a"}, moai={RED: "19a.mid"}, fissured="11-19 16-19", sinking="auto")
    assert len(table.parts) == 2
    assert table.play("raise 19a.mid w").asked[0] == "roll"


@pytest.mark.rule("MU-517")
@pytest.mark.parametrize(("mode", "fissures"), [("border", "12-20"), ("edge", "20a/12a 20a/12b 20a/12c")])
def test_fissures_along_the_part_go_with_it(mode: str, fissures: str) -> None:
    table = position(
        settlers={RED: "20a"}, moai={RED: "20a.mid"}, fissured=fissures,
        fissures=mode,
    ).play("raise 20a.mid ne", "save 12a")  # fmt: skip
    assert table.fissures == ""
    assert 20 not in table.areas


@pytest.mark.rule("MU-519")
def test_a_settler_aboard_is_not_asked_and_does_not_sink() -> None:
    table = position(
        settlers={RED: "16a"},
        moai={RED: "16a.mid"},
        fissured="2-16 3-16 11-16 11-19 12-20",
        aboard=[BLUE],
    ).play("raise 16a.mid w", "save 2a", "roll white")
    assert table.player(BLUE).aboard
    assert not {16, 19, 20} & set(table.areas)


# -- claim mode ------------------------------------------------------------------------------------


def split(**told: object) -> Table:
    """Red can break Area 19 off."""
    base: dict[str, object] = {
        "settlers": {RED: "19a 2a", BLUE: "19a"},
        "moai": {RED: "19a.mid"},
        "fissured": "11-19",
        "sinking": "claim",
    }
    return position(**(base | told))  # type: ignore[arg-type]


@pytest.mark.rule("MU-911")
def test_an_announced_part_sinks_without_points() -> None:
    table = split()
    assert table.moves("raise") == [
        "raise 19a.mid ne",
        "raise 19a.mid nw",
        "raise 19a.mid w",
        "raise 19a.mid w announce",
    ]
    table = table.play("raise 19a.mid w announce")
    assert table.asked == ("save all", RED)
    table = table.play("save 16a", "save 11a", "roll white")
    assert 19 not in table.areas
    assert (table.points(RED), table.points(BLUE)) == (1, 0)


@pytest.mark.rule("MU-911", "MU-912")
def test_a_part_that_is_not_announced_stays_and_can_be_claimed() -> None:
    table = split().play("raise 19a.mid w")
    assert table.asked[0] == "roll"
    assert table.rule("claim 1") == "MU-401"
    table = table.play("roll white")
    assert len(table.parts) == 2
    assert table.moves("claim") == ["claim 1"]
    assert table.rule("claim 0") == "MU-912"
    assert table.play("pray", "move 2a 2b", "move 2b 2a").moves() == ["claim 1", "end"]
    later = table.play("end")
    assert later.moves("claim") == ["claim 0", "claim 1"]
    assert later.play("end").moves("claim") == ["claim 0", "claim 1"]


@pytest.mark.rule("MU-911")
def test_announcing_needs_a_new_fissure_and_several_parts() -> None:
    assert split(fissured="").rule("raise 19a.mid w announce") == "MU-911"
    assert split(fissured="16-19 11-19").rule("raise 19a.mid w announce") == "MU-911"
    older = split(fissured="12-20 16-20")
    assert older.rule("raise 19a.mid w announce") == ""
    table = older.play("raise 19a.mid w announce")
    assert 20 not in table.areas
    assert 19 in table.areas


@pytest.mark.rule("MU-912")
def test_after_a_sinking_the_own_turn_claims_nothing_new() -> None:
    table = split(fissured="12-20 16-20 11-19", moai={RED: "19a.mid 19a.loose"}, frame={"split": True})
    assert table.moves("claim") == ["claim 0", "claim 1"]
    table = table.play("claim 1", "raise 19a.mid w", "roll white")
    assert len(table.parts) == 2
    assert table.moves("claim") == ["claim 1"]
    assert table.rule("claim 0") == "MU-912"


@pytest.mark.rule("MU-914")
def test_savings_go_clockwise_from_the_claimant() -> None:
    table = split(
        players=4, settlers=dict.fromkeys(range(4), "19a 19a"), fissured="11-19 16-19", moai={}, seat=BLUE
    ).play("claim 3")
    order = []
    while table.asked[0].startswith("save"):
        order.append(table.asked)
        table = table.play("save 11a")
    assert order == [("save all", 3), ("save one", 0), ("save one", 1), ("save one", 2)]
    assert [len(table.player(seat).settlers) for seat in range(4)] == [1, 1, 1, 2]
    assert table.points(3) == 3
    assert table.asked == ("action", BLUE)


@pytest.mark.rule("MU-506", "MU-914")
def test_the_claimant_saves_all_after_a_draw_too() -> None:
    table = position(
        settlers={RED: "14a 14b", BLUE: "14a 14b"},
        sunken=[n for n in range(1, 23) if n not in (14, 15)],
        fissured="14-15",
        sinking="claim",
    ).play("claim 1", "draw part 14")
    assert table.asked == ("save all", BLUE)
    table = table.play("save 15a")
    assert table.asked == ("save one", RED)
    table = table.play("save 15b")
    assert (table.settlers(RED), table.settlers(BLUE)) == ("15b", "15a 15a")


@pytest.mark.rule("MU-915", "MU-508")
def test_settlers_saved_into_a_doomed_part_are_saved_again() -> None:
    """Area 20 sinks first (1 space), then Area 16 beside it (2 spaces)."""
    table = split(
        settlers={RED: "20a", BLUE: "20a 20a"}, fissured="12-20 16-20 2-16 3-16 11-16 12-16 16-19", moai={}
    ).play("claim 1", "save 16a", "save 16a")
    assert 20 not in table.areas
    assert table.asked == ("save all", BLUE)
    assert "save 19a" in table.moves()
    table = table.play("save 2a", "save 19a")
    assert (table.settlers(BLUE), table.settlers(RED)) == ("2a 2a", "19a")
    assert table.points(BLUE) == 3
    assert table.parts[0][0] == 1
    assert len(table.parts) == 1


@pytest.mark.rule("MU-507")
def test_equal_parts_that_must_all_sink_do_so_in_order() -> None:
    table = split(settlers={RED: "19a", BLUE: "22a"}, fissured="1-22 13-22 21-22 11-19 16-19", moai={}, aboard=[]).play(
        "claim 1"
    )
    assert table.asked == ("save one", RED)
    assert {19, 22} <= set(table.areas)
    table = table.play("save 16a")
    assert table.asked == ("save all", BLUE)
    assert 19 not in table.areas
    assert 22 not in table.play("save 13a").areas


@pytest.mark.rule("MU-505", "MU-506", "MU-508")
def test_three_equal_parts_are_drawn_one_after_the_other() -> None:
    """Areas 13 and 16 and 18: three islands of two spaces; no rim, so nobody is saved."""
    table = position(
        settlers={RED: "13a", BLUE: "16a"},
        sunken=[n for n in range(1, 23) if n not in (13, 16, 18)],
        sinking="claim",
    )
    assert table.parts == [[13], [16], [18]]
    table = table.play("claim 0")
    assert table.moves() == ["draw part 13", "draw part 16", "draw part 18"]
    table = table.play("draw part 16")
    assert table.settlers(BLUE) == ""
    assert table.moves() == ["draw part 13", "draw part 18"]
    table = table.play("draw part 18")
    assert table.asked == ("action", RED)
    assert table.settlers(RED) == "13a"
    assert table.play("end").asked == ("settle", BLUE)


@pytest.mark.rule("MU-513")
def test_with_an_empty_rim_nobody_is_saved() -> None:
    """Area 19 is an island of its own."""
    table = position(
        settlers={RED: "19a 19a", BLUE: "19a 2a"}, sunken=[11, 16], sinking="claim", frame={"split": False}
    )
    assert len(table.parts) == 2
    table = table.play("claim 1")
    assert table.asked == ("action", RED)
    assert table.settlers(RED) == ""
    assert table.settlers(BLUE) == "2a"
    assert table.points(BLUE) == 3


@pytest.mark.rule("MU-601", "MU-916")
def test_lava_and_volcanoes_are_counted_after_a_claim() -> None:
    gone = [4, 6, 7, 8, 9, 10, 17, 18]
    table = position(
        settlers={RED: "2a", BLUE: "2a"},
        sunken=gone,
        fissured="1-5 2-5 3-5 5-21 2-3 3-16 3-12",
        sinking="claim",
        lava="5a.in 3a.in",
    )
    assert sorted(len(part) for part in table.parts) == [1, 1, 12]
    table = table.play("claim 0")
    assert table.volcanoes == [1, 2]
    assert table.state.frame.last
    assert table.asked[0] == "tokens"
    table = table.play("draw 1 2")
    assert table.asked == ("action", RED)
    assert table.actions == 4


@pytest.mark.rule("MU-917")
def test_fissures_never_run_out_in_claim_mode() -> None:
    """Every border may have one."""
    borders = position().state.charter.continent.borders
    fissured = " ".join(f"{one}-{other}" for one, other in borders if (one, other) != (12, 16))
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, fissured=fissured, sinking="claim")
    table = table.play("raise 16a.mid w")
    assert len(table.fissures.split()) == 46
    assert len(table.parts) == 22


@pytest.mark.rule("MU-602", "MU-617")
def test_parts_that_nobody_claims_count_in_the_score() -> None:
    table = split(fissured="11-19 16-19", moai={}, seat=BLUE, frame={"last": True}).play("end")
    assert table.result["over"]
    assert table.result["scores"][RED]["settlers"] == 8
    assert table.result["winners"] == [RED]


@pytest.mark.rule("MU-618")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [
        ({"settlers": "2a"}, {"villages": "3a.in", "points": 1}, [RED]),
        ({"villages": "2a.in 2b.in", "points": 0}, {"moai": "3a.in 3b.in 3c.in", "points": 0}, [RED]),
        ({"moai": "2a.in"}, {"points": 2}, [RED]),
        ({"points": 2}, {"points": 2}, [RED, BLUE]),
        ({"points": 2}, {"points": 3}, [BLUE]),
    ],
)
def test_ties_are_broken_by_settlers_villages_and_moai(
    red: dict[str, object], blue: dict[str, object], winners: list[int]
) -> None:
    told = {name: {RED: red.get(name, ""), BLUE: blue.get(name, "")} for name in ("settlers", "villages", "moai")}
    points = [red.get("points", 0), blue.get("points", 0)]
    table = position(**told, points=points, seat=BLUE, frame={"last": True}, aboard=[RED]).play("end")  # type: ignore[arg-type]
    totals = [score["total"] for score in table.result["scores"]]
    assert (totals[0] == totals[1]) == (winners != [BLUE])
    assert table.result["winners"] == winners
