"""Which rule a move breaks: the first in the order of judging, for every kind of move and every point of a turn."""

from typing import Any

import pytest
from mu_positions import BLUE, RED, Table, position, start

from pnp.errors import IllegalMove
from pnp.games.mu.moves import Move, parse_move
from pnp.games.mu.rules import legal_moves, play

SUNK = [20]


def at_action(**told: Any) -> Table:
    """Area 20 has sunk; a Fissure parts 12 and 16."""
    base: dict[str, Any] = {
        "settlers": {RED: "16a 2a", BLUE: "9a"},
        "moai": {RED: "16a.loose 2a.in", BLUE: "16a.mid"},
        "villages": {RED: "2b.in"},
        "raised": {RED: "16b-w", BLUE: "9a-nw"},
        "fissured": "12-16",
        "sunken": SUNK,
        "aboard": [],
    }
    return position(**(base | told))


MOVES = [
    # move and carry
    ("move 16b 2a", "MU-301"),
    ("move 16b 20a", "MU-301"),
    ("move 20a 16a", "MU-301"),
    ("move 16a 20a", "MU-303"),
    ("move 2a 20a", "MU-303"),
    ("move 16a 16a", "MU-301"),
    ("move 16a 9a", "MU-301"),
    ("move 16a 12c", "MU-302"),
    ("carry 16b.mid 2a", "MU-301"),
    ("carry 16a.mid 20a", "MU-303"),
    ("carry 16a.mid 9a", "MU-301"),
    ("carry 16a.mid 12c", "MU-302"),
    ("carry 16a.mid 16b", "MU-306"),
    ("carry 2a.loose 2b", "MU-306"),
    ("carry 2a.out 2b", "MU-306"),
    # landing
    ("land 16a", "MU-304"),
    ("land 20a", "MU-304"),
    # build and sculpt
    ("build 16b.mid", "MU-311"),
    ("build 16a.mid", "MU-311"),
    ("build 2a.out", "MU-311"),
    ("build 20a.mid", "MU-311"),
    ("sculpt 16b.mid", "MU-321"),
    ("sculpt 16a.mid", "MU-321"),
    # create
    ("create 16a", "MU-316"),
    ("create 20a", "MU-316"),
    ("create 9a", "MU-316"),
    # raise
    ("raise 16b.mid w", "MU-323"),
    ("raise 16a.mid w", "MU-323"),
    ("raise 2a.loose nw", "MU-323"),
    ("raise 16a.mid nw", "MU-323"),
    ("raise 16a.mid sw announce", "MU-323"),
    ("raise 16a.loose nw", "MU-115"),
    ("raise 2a.in e", "MU-115"),
    ("raise 16a.loose sw", "MU-116"),
    ("raise 16a.loose se", "MU-116"),
    ("raise 16a.loose w announce", "MU-911"),
    ("raise 16a.loose nw announce", "MU-115"),
    ("raise 16a.loose sw announce", "MU-116"),
    # claims
    ("claim 0", "MU-912"),
    ("claim 1", "MU-912"),
    ("claim 3", "MU-912"),
    # what is not due
    ("settle 9a", "MU-207"),
    ("roll white", "MU-401"),
    ("draw 5", "MU-402"),
    ("draw 5 6", "MU-413"),
    ("draw part 5", "MU-506"),
    ("save 16a", "MU-510"),
    ("protect 2b.in", "MU-406"),
    ("lose 2b.in", "MU-406"),
    ("lose 16a.loose", "MU-406"),
]


@pytest.mark.rule(
    "MU-115", "MU-116", "MU-205", "MU-301", "MU-302", "MU-303", "MU-306", "MU-311", "MU-316", "MU-321", "MU-323"
)
@pytest.mark.parametrize(("move", "rule"), MOVES)
def test_an_action_breaks_the_first_rule_of_its_row(move: str, rule: str) -> None:
    table = at_action()
    assert table.rule(move) == rule
    with pytest.raises(IllegalMove) as refused:
        play(table.state, parse_move(move))
    message = refused.value.message
    assert "\n" not in message
    assert not message.endswith(".")
    assert 10 < len(message) < 120


@pytest.mark.rule("MU-202")
@pytest.mark.parametrize(
    "move",
    [
        "move 16b 9a",
        "carry 16b.mid 9a",
        "land 9a",
        "build 16b.mid",
        "create 9a",
        "sculpt 16b.mid",
        "raise 16b.mid nw",
        "raise 16a.loose w announce",
    ],
)
def test_too_few_points_come_before_everything_else(move: str) -> None:
    assert at_action(frame={"actions": 0}).rule(move) == "MU-202"


@pytest.mark.rule("MU-202")
def test_a_village_costs_two_points() -> None:
    table = at_action(frame={"actions": 1})
    assert table.rule("build 16b.mid") == "MU-202"
    assert not table.moves("build")
    assert table.rule("pray") == ""


@pytest.mark.rule("MU-205")
def test_an_empty_reserve_comes_last() -> None:
    villages = "1a.in 1b.in 1c.in 3a.in 3b.in 3c.in 4a.in 2b.in"
    table = at_action(villages={RED: villages}, settlers={RED: "2a 2a 2a 2a 2b 2b 2b"})
    assert table.rule("build 2b.out") == "MU-311"
    assert table.rule("build 2a.in") == "MU-311"
    assert at_action(villages={RED: villages}, moai={}).rule("build 16a.mid") == "MU-205"
    assert table.rule("create 2a") == "MU-205"
    assert table.rule("create 3a") == "MU-316"
    table = at_action(raised={}, moai={RED: "9b.loose " * 15})
    assert table.rule("sculpt 16a.mid") == "MU-205"
    assert table.rule("sculpt 2a.out") == "MU-321"
    assert table.rule("sculpt 9a.mid") == "MU-321"


@pytest.mark.rule("MU-205", "MU-317")
def test_the_limit_of_an_area_comes_before_an_empty_reserve() -> None:
    table = at_action(settlers={RED: "2a 2a 2a 2a 2b 2b"}).play("create 2c")
    assert table.settlers(RED) == "2a 2a 2a 2a 2b 2b 2c"
    assert table.rule("create 2a") == "MU-317"


@pytest.mark.rule("MU-304", "MU-305", "MU-303")
def test_landings_are_judged_in_order() -> None:
    assert at_action(aboard=[RED]).rule("land 20a") == "MU-303"
    assert at_action(aboard=[RED]).rule("land 9a") == "MU-304"
    assert at_action(aboard=[RED]).rule("land 2a") == "MU-304"
    far = position(aboard=[RED], sunken=[16, 19, 20])
    assert far.rule("land 16a") == "MU-303"
    assert far.rule("land 9a") == "MU-305"
    assert far.rule("land 2b") == "MU-305"
    assert far.rule("land 12c") == ""


@pytest.mark.rule("MU-331", "MU-332")
def test_prayers_are_judged_in_order() -> None:
    assert at_action(frame={"actions": 0, "prayed": True}).rule("pray") == "MU-332"
    assert at_action(frame={"actions": 0}, supply=0).rule("pray") == "MU-332"
    assert at_action(frame={"actions": 0}).rule("pray") == "MU-331"


@pytest.mark.rule("MU-912")
def test_claims_need_claim_mode_a_seat_and_two_parts() -> None:
    split = "11-19 16-19"
    assert position(fissured=split, sinking="claim").rule("claim 1") == ""
    assert position(fissured=split, sinking="claim").rule("claim 0") == ""
    assert position(fissured=split, sinking="claim").rule("claim 2") == "MU-912"
    assert position(fissured="11-19", sinking="claim").rule("claim 1") == "MU-912"
    assert position(fissured=split, sinking="claim", frame={"actions": 0}).rule("claim 1") == ""


# -- at other points -------------------------------------------------------------------------------

OTHERS = ("end", "move 16a 16b", "claim 1", "settle 9a", "roll white", "draw 1", "draw 1 2", "draw part 1", "save 9a",
          "protect 9a.mid", "lose 9a.loose")  # fmt: skip


def settling() -> Table:
    return position(settlers={RED: "2a"}).play("end")


def rolling() -> Table:
    return position(settlers={RED: "16a"}, moai={RED: "16a.mid"}).play("raise 16a.mid w")


def drawing() -> Table:
    return rolling().play("roll volcano")


def drawing_two() -> Table:
    return position(settlers={RED: "2a"}, lava="2a.in").play("build 2a.in")


def tying() -> Table:
    return position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, fissured="2-3 3-5 3-16 4-5 5-8 8-21 12-16").play(
        "raise 16a.mid sw"
    )


def saving_all() -> Table:
    return position(settlers={RED: "20a", BLUE: "20a"}, moai={RED: "20a.mid"}, fissured="12-20").play(
        "raise 20a.mid ne"
    )


def saving_one() -> Table:
    return saving_all().play("save 12a")


def deciding() -> Table:
    return position(
        settlers={RED: "19a"}, moai={RED: "19a.mid", BLUE: "5a.in 5a.loose"}, prayers=[0, 1], fissured="16-19"
    ).play("raise 19a.mid w", "roll volcano", "draw 5")


def deciding_loose() -> Table:
    return deciding().play("lose 5a.in")


POINTS = [
    (settling, "MU-207", "settle"),
    (rolling, "MU-401", "roll"),
    (drawing, "MU-402", "draw"),
    (drawing_two, "MU-413", "draw"),
    (tying, "MU-505", "draw"),
    (saving_all, "MU-510", "save"),
    (saving_one, "MU-511", "save"),
    (deciding, "MU-406", "protect lose"),
    (deciding_loose, "MU-408", "protect lose"),
]


@pytest.mark.rule("MU-206", "MU-207", "MU-401", "MU-402", "MU-413", "MU-505", "MU-510", "MU-511", "MU-406", "MU-408")
@pytest.mark.parametrize(("at", "rule", "verbs"), POINTS)
def test_what_is_not_due_breaks_the_rule_of_what_is(at: Any, rule: str, verbs: str) -> None:
    table = at()
    for move in OTHERS:
        if move.split()[0] not in verbs.split():
            assert table.rule(move) == rule, move


@pytest.mark.rule("MU-207")
def test_a_new_settler_comes_to_the_coast() -> None:
    for space in ("2a", "5c", "12a", "3b"):
        assert settling().rule(f"settle {space}") == "MU-207"
    assert settling().rule("settle 12b") == ""
    assert position(settlers={RED: "2a"}, sunken=[20]).play("end").rule("settle 20a") == "MU-207"


@pytest.mark.rule("MU-402", "MU-413", "MU-505")
@pytest.mark.parametrize(
    ("at", "rule", "wrong"),
    [
        (drawing, "MU-402", ["draw 1 2", "draw part 1"]),
        (drawing_two, "MU-413", ["draw 1", "draw part 1"]),
        (tying, "MU-505", ["draw 1 2", "draw part 1", "draw part 3"]),
    ],
)
def test_wrong_counts_of_tokens(at: Any, rule: str, wrong: list[str]) -> None:
    for move in wrong:
        assert at().rule(move) == rule


@pytest.mark.rule("MU-402", "MU-413")
def test_tokens_of_sunken_volcanoes_are_not_drawn() -> None:
    gone = [6, 13, 14]
    one = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, sunken=gone).play("raise 16a.mid w", "roll volcano")
    assert one.rule("draw 6") == "MU-402"
    two = position(settlers={RED: "2a"}, lava="2a.in", sunken=gone).play("build 2a.in")
    assert two.rule("draw 5 6") == "MU-413"
    assert two.rule("draw 6 7") == "MU-413"
    assert two.rule("draw 5 7") == ""


@pytest.mark.rule("MU-413")
@pytest.mark.parametrize("tokens", [(3, 3), (6, 3)])
def test_two_tokens_are_different_ones_in_order(tokens: tuple[int, int]) -> None:
    """No text says so; a program that plays might."""
    table = drawing_two()
    assert Move("draw", tokens) not in legal_moves(table.state)
    with pytest.raises(IllegalMove) as refused:
        play(table.state, Move("draw", tokens))
    assert refused.value.rule == "MU-413"


@pytest.mark.rule("MU-506")
def test_a_lot_is_cast_between_equal_parts_without_volcanoes() -> None:
    """Areas 14 and 15, both pairs, are all that is left."""
    table = position(
        settlers={RED: "14a"},
        moai={RED: "14a.mid"},
        sunken=[n for n in range(1, 23) if n not in (14, 15)],
    ).play("raise 14a.mid e")
    assert table.asked[0] == "lot"
    assert table.moves() == ["draw part 14", "draw part 15"]
    assert table.rule("draw part 13") == "MU-506"
    assert table.rule("draw 1") == "MU-506"
    assert table.rule("draw 1 2") == "MU-506"
    for move in ("end", "roll white", "save 9a"):
        assert table.rule(move) == "MU-506"
    assert table.play("draw part 15").areas == [14]
    other = table.play("draw part 14", "save 15a")
    assert other.areas == [15]
    assert other.settlers(RED) == "15a"
    assert other.play("roll volcano").asked == ("action", RED)


@pytest.mark.rule("MU-509")
def test_settlers_are_saved_to_the_rim() -> None:
    for space in ("20a", "2a", "16b", "11a"):
        assert saving_all().rule(f"save {space}") == "MU-509"
        assert saving_one().rule(f"save {space}") == "MU-509"


@pytest.mark.rule("MU-409")
def test_decisions_are_about_the_piece_that_is_due() -> None:
    assert deciding().rule("protect 5a.loose") == "MU-409"
    assert deciding().rule("lose 5b.in") == "MU-409"
    assert deciding_loose().rule("lose 5a.in") == "MU-409"
    assert deciding_loose().rule("protect 5a.loose") == ""


@pytest.mark.rule("MU-602", "MU-604")
def test_nothing_is_played_after_the_end() -> None:
    stagnant = start(stagnation=1).play("end", "end")
    last = position(seat=BLUE, frame={"last": True}).play("end")
    for move in OTHERS:
        assert stagnant.rule(move) == "MU-604"
        assert last.rule(move) == "MU-602"


@pytest.mark.parametrize(
    ("at", "move", "sentence"),
    [
        (drawing, "draw 1 2", "one token is drawn here"),
        (drawing_two, "draw 1", "two tokens are drawn here"),
        (drawing_two, "draw part 1", "two tokens are drawn here"),
        (deciding, "lose 5b.in", "seat 1 decides about 5a.in now"),
        (deciding_loose, "lose 5b.in", "seat 1 decides about 5a.loose now"),
        (rolling, "end", "“end” cannot be played now: the die is rolled"),
        (at_action, "raise 16a.loose se", "the geyser se of 16a faces the sea"),
        (at_action, "raise 16a.loose sw", "the geyser sw of 16a faces the sea"),
        (at_action, "raise 2a.in e", "2a has no geyser e: 2c is of the same Area"),
        (at_action, "move 16a 12c", "a Fissure lies between 16a and 12c"),
        (at_action, "move 16a 20a", "20a has sunk, and Settlers never enter the sea"),
    ],
)
def test_refusals_say_what_is_wrong(at: Any, move: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(at().state, parse_move(move))
    assert refused.value.message == sentence


def test_a_geyser_with_a_moai_is_called_so() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.loose"}, raised={BLUE: "16a-w"}, fissured="12-16")
    with pytest.raises(IllegalMove, match="bears a Moai already"):
        play(table.state, parse_move("raise 16a.loose w"))
