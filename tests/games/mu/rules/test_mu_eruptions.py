"""Eruptions: the order in which owners decide, what lava leaves alone, and boards without lava."""

from typing import Any

import pytest
from mu_positions import BLUE, BOX, GREEN, RED, Table, position

FULL = "5a.in 5a.out 5b.in 5b.out 5c.in 5c.out"


def erupt(token: int, **told: Any) -> Table:
    """Volcano `token` erupts in the turn of `seat` by a Moai that brings no new Fissure."""
    seat = told.get("seat", RED)
    settlers, moai = dict(told.pop("settlers", {})), dict(told.pop("moai", {}))
    settlers[seat] = f"{settlers.get(seat, '')} 19a"
    moai[seat] = f"{moai.get(seat, '')} 19a.mid"
    table = position(settlers=settlers, moai=moai, fissured="16-19", **told)
    return table.play("raise 19a.mid w", "roll volcano", f"draw {token}")


@pytest.mark.rule("MU-409")
def test_owners_decide_clockwise_from_the_active_player() -> None:
    table = erupt(
        5,
        players=3,
        seat=BLUE,
        villages={RED: "5b.in", BLUE: "5c.in"},
        moai={GREEN: "5a.in 5b.loose", BLUE: "5b.loose", RED: "5c.loose 5c.loose"},
        prayers=[4, 4, 4],
    )
    asked = []
    while table.asked[0] != "action":
        asked.append((table.asked, table.moves()[0]))
        table = table.play(table.moves()[0])
    assert asked == [
        (("slot", BLUE), "lose 5c.in"),
        (("slot", GREEN), "lose 5a.in"),
        (("slot", RED), "lose 5b.in"),
        (("loose", BLUE), "lose 5b.loose"),
        (("loose", GREEN), "lose 5b.loose"),
        (("loose", RED), "lose 5c.loose"),
        (("loose", RED), "lose 5c.loose"),
    ]
    assert table.moai(RED) == table.moai(BLUE) == table.moai(GREEN) == ""


@pytest.mark.rule("MU-334", "MU-409")
def test_one_owner_decides_in_the_order_of_directions_while_tokens_last() -> None:
    table = erupt(5, villages={RED: "5c.in"}, moai={RED: "5b.in"}, prayers=[1])
    assert table.moves() == ["lose 5b.in", "protect 5b.in"]
    spent = table.play("protect 5b.in")
    assert spent.asked == ("action", RED)
    assert (spent.moai(RED), spent.villages(RED)) == ("5b.in", "")
    spared = table.play("lose 5b.in")
    assert spared.moves() == ["lose 5c.in", "protect 5c.in"]
    assert spared.play("protect 5c.in").villages(RED) == "5c.in"


@pytest.mark.rule("MU-334")
def test_several_tokens_protect_several_pieces() -> None:
    table = erupt(5, villages={RED: "5a.in 5b.in 5c.in"}, prayers=[3])
    table = table.play("protect 5a.in", "protect 5b.in", "protect 5c.in")
    assert table.villages(RED) == "5a.in 5b.in 5c.in"
    assert table.player(RED).prayers == 0
    assert not any(table.has_lava(slot) for slot in FULL.split())


@pytest.mark.rule("MU-408")
def test_loose_moai_are_asked_about_one_by_one() -> None:
    table = erupt(5, moai={BLUE: "5a.loose 5a.loose 5a.loose"}, prayers=[0, 1])
    assert table.asked == ("loose", BLUE)
    kept = table.play("protect 5a.loose")
    assert kept.asked == ("action", RED)
    assert kept.moai(BLUE) == "5a.loose"
    later = table.play("lose 5a.loose", "lose 5a.loose", "protect 5a.loose")
    assert later.moai(BLUE) == "5a.loose"


@pytest.mark.rule("MU-324", "MU-336", "MU-410", "MU-411")
def test_lava_leaves_settlers_standing_moai_and_fissures_alone() -> None:
    told: dict[str, Any] = {
        "settlers": {BLUE: "5a 5b"},
        "raised": {BLUE: "5a-nw"},
        "moai": {BLUE: "2a.loose"},
        "prayers": [0, 2],
        "points": [0, 7],
    }
    table = erupt(5, **told)
    assert table.asked == ("action", RED)
    assert table.settlers(BLUE) == "5a 5b"
    assert table.raised(BLUE) == "5a-nw"
    assert table.moai(BLUE) == "2a.loose"
    assert table.fissures == "16-19"
    assert (table.points(BLUE), table.player(BLUE).prayers) == (7, 2)
    assert all(table.has_lava(slot) for slot in FULL.split())


@pytest.mark.rule("MU-404", "MU-411")
def test_a_full_volcano_adds_nothing() -> None:
    table = erupt(5, lava=f"{FULL} 1a.in")
    assert table.lava == 7


@pytest.mark.rule("MU-403", "MU-405")
def test_a_bare_inner_slot_is_filled_before_the_outer_one() -> None:
    table = erupt(5, villages={RED: "5a.out"}, lava="5b.in 1a.in")
    assert table.has_lava("5a.in")
    assert table.villages(RED) == "5a.out"
    assert table.has_lava("5b.out")
    assert not table.has_lava("5c.out")
    outer = erupt(5, villages={RED: "5a.out"}, lava="5a.in")
    assert outer.villages(RED) == ""
    assert outer.has_lava("5a.out")


@pytest.mark.rule("MU-406")
def test_a_destroyed_piece_can_be_used_again() -> None:
    table = erupt(5, moai={BLUE: "5a.in"})
    assert table.player(BLUE).moai_left(BOX.numbers) == 15


# -- boards without lava ---------------------------------------------------------------------------


@pytest.mark.rule("MU-413")
def test_of_two_eruptions_the_second_begins_when_the_first_is_done() -> None:
    table = position(settlers={RED: "2a"}, villages={BLUE: "6a.in", RED: "3a.in"}, prayers=[1, 1], lava="2a.in").play(
        "sculpt 2a.in", "draw 3 6"
    )
    assert table.moves() == ["lose 3a.in", "protect 3a.in"]
    assert table.state.eruption is not None
    assert table.state.eruption.following == (6,)
    assert not table.has_lava("6b.in")
    table = table.play("protect 3a.in")
    assert table.has_lava("6b.in")
    assert table.moves() == ["lose 6a.in", "protect 6a.in"]
    assert table.play("lose 6a.in").lava == 5


@pytest.mark.rule("MU-414")
def test_lava_that_does_not_come_is_not_called_twice() -> None:
    """Six protected pieces leave the board without lava; the next turn begins with another check."""
    table = position(
        settlers={RED: "2a", BLUE: "2a"},
        villages={RED: "3a.in 3b.in 3c.in 6a.in 6b.in 6c.in"},
        prayers=[6],
        lava="2a.in",
    ).play("sculpt 2a.in", "draw 3 6")
    for slot in ("3a", "3b", "3c", "6a", "6b", "6c"):
        table = table.play(f"protect {slot}.in")
    assert table.lava == 0
    assert table.asked == ("action", RED)
    assert table.play("move 2a 2b").asked == ("action", RED)
    assert table.play("end").asked[0] == "tokens"


@pytest.mark.rule("MU-413")
def test_without_volcanoes_no_lava_comes() -> None:
    table = position(
        settlers={RED: "14a", BLUE: "15a"}, sunken=[n for n in range(1, 23) if n not in (14, 15)], lava="14a.mid"
    ).play("sculpt 14a.mid")
    assert table.lava == 0
    assert table.asked == ("action", RED)
    assert table.play("end").asked == ("action", BLUE)


@pytest.mark.rule("MU-325", "MU-414")
def test_a_sinking_that_takes_the_last_lava_brings_eruptions_before_the_roll() -> None:
    table = position(settlers={RED: "20a", BLUE: "2a"}, moai={RED: "20a.loose"}, fissured="12-20", lava="20a.mid").play(
        "raise 20a.loose ne", "save 12a"
    )
    assert table.asked[0] == "tokens"
    table = table.play("draw 1 2")
    assert table.lava == 6
    assert table.asked[0] == "roll"
    assert table.play("roll white").asked == ("action", RED)


@pytest.mark.rule("MU-414")
def test_a_raise_that_sinks_nothing_counts_no_lava() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, lava="").play("raise 16a.mid w")
    assert table.fissures == "12-16"
    assert table.asked[0] == "roll"
    assert table.play("roll white").asked == ("action", RED)
