"""Which rule is named when a move is illegal, where several are broken at once: the checks in their order."""

from typing import Any

import pytest
from archipelago import Sea, sea, seat

from pnp.errors import IllegalMove
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import SLOTS
from pnp.games.diluvium.rules import play

# -- moves that are not due ------------------------------------------------------------------------

STRAY = {
    "DI-TRN-02": ("explore", "sail a04", "stay", "settler s-ak1f", "settler none", "harvest none", "end"),
    "DI-EXP-03": ("mark g1", "mark s", "mark s s-a04f"),
    "DI-STL-04": ("take f",),
    "DI-ENG-03": ("commit 0", "commit 99"),
    "DI-SCR-02": ("flee s",),
    "DI-MON-01": ("slay", "spare"),
    "DI-RUI-02": ("play treasure", "play gate s-ak1f", "play map a04 g1"),
    "DI-RES-03": ("discard f",),
    "DI-RUI-01": ("draw map",),
    "DI-SOL-02": ("reveal q01",),
}
POINTS: dict[str, tuple[Sea, set[str]]] = {
    "wheel": (sea(seat(hand="treasure")), {"explore"}),
    "explore": (sea(seat(hand="treasure")).play("explore"), {"sail", "stay", "play"}),
    "engage": (sea(seat(hand="treasure")).play("engage"), {"sail", "stay", "play"}),
    "settle": (sea(seat(hand="treasure")).play("settle"), {"settler", "play"}),
    "produce": (sea(seat(hand="treasure")).play("produce"), {"harvest", "play"}),
    "mark": (sea(seat(hand="treasure")).play("explore", "sail a04"), {"mark"}),
    "second": (sea(seat(hand="treasure")).play("settle", "settler s-ak1f"), {"settler"}),
    "take": (sea(seat(board="p", on="ak1f ak1c ak1w")).play("settle", "settler none"), {"take"}),
    "commit": (sea(seat(), seat(warship="a04")).play("engage", "sail a04"), {"commit"}),
    "flee": (sea(seat(), seat(on="a04f"), tiles={"a04": "T01"}).play("engage", "sail a04"), {"flee"}),
    "monster": (sea(tiles={"a04": "T20"}).play("engage", "sail a04"), {"slay", "spare"}),
    "after": (sea(seat(hand="treasure")).play("engage", "stay"), {"play", "end"}),
    "discard": (sea(seat(food=7)).play("engage", "stay"), {"discard"}),
    "draw": (sea(seat(marks="a05"), tiles={"a05": "T11"}).play("settle", "settler s-a05r"), {"draw"}),
    "reveal": (sea(players=1, active=2), {"reveal"}),
}


@pytest.mark.rule(
    "DI-TRN-02", "DI-EXP-03", "DI-STL-04", "DI-ENG-03", "DI-SCR-02", "DI-MON-01", "DI-RUI-02", "DI-RES-03"
)
@pytest.mark.rule("DI-RUI-01", "DI-SOL-02")
@pytest.mark.parametrize("point", POINTS)
def test_a_move_that_is_not_due_breaks_the_rule_of_its_line(point: str) -> None:
    position, verbs = POINTS[point]
    assert position.due == point
    for rule, moves in STRAY.items():
        for move in moves:
            if move.split()[0] not in verbs:
                assert position.refused(move) == rule, move


# -- sail ------------------------------------------------------------------------------------------


def sailing(action: str = "explore", **options: Any) -> Sea:
    return sea(seat(scout="a04", warship="a04", **options), seat(warship="a11"), up="a05 a06").play(action)


@pytest.mark.rule("DI-MOV-01", "DI-EXP-01", "DI-ENG-01", "DI-MOV-07", "DI-MOV-09", "DI-MOV-04")
def test_sail_names_its_rules_in_order() -> None:
    position = sailing()
    assert position.refused("sail b05 compass compass") == "DI-MOV-01"
    assert position.refused("sail a04 compass") == "DI-EXP-01"
    assert sailing("engage").refused("sail a04 compass") == "DI-ENG-01"
    assert position.refused("sail ak2 compass") == "DI-MOV-07"
    assert position.refused("sail a11 compass") == "DI-MOV-09"
    assert position.refused("sail a16 compass") == "DI-MOV-04"
    assert position.refused("sail a16") == "DI-MOV-04"
    # a City of another player is named although no way leads there, and so is a Warship
    shut = sea(seat(scout="a16"), seat(warship="a04")).play("explore")
    assert shut.refused("sail ak2") == "DI-MOV-07"
    assert shut.refused("sail a04") == "DI-MOV-09"


@pytest.mark.rule("DI-RUI-09", "DI-RUI-05", "DI-MOV-03", "DI-MOV-06")
def test_sail_counts_compasses_before_food() -> None:
    assert sailing().refused("sail a05 compass") == "DI-RUI-09"
    assert sailing(hand="compass").refused("sail a05 compass compass") == "DI-RUI-09"
    assert sailing(hand="compass").refused("sail a05 compass") == "DI-RUI-05"
    assert sailing(hand="compass").refused("sail a02 compass") == "DI-RUI-05"
    assert sailing().refused("sail a03") == "DI-MOV-03"
    assert sailing(food=1).refused("sail a03") == "DI-MOV-06"
    assert sailing().refused("sail a02") == "DI-MOV-06"
    assert sailing(hand="compass").refused("sail a03 compass") == "DI-MOV-06"
    assert sailing(hand="compass", food=1).play("sail a03 compass").food() == 0


@pytest.mark.rule("DI-EXP-01")
def test_stay_in_explore_is_refused_while_there_is_a_destination() -> None:
    assert sailing().refused("stay") == "DI-EXP-01"


# -- pairs -----------------------------------------------------------------------------------------


def settling() -> Sea:
    own = seat(marks="a04 a11:g1 a05", on="a04f ak1f ak1w", board="s", hand="gate")
    other = seat(warship="a11", on="a11c a11c a11c")
    return sea(own, other, tiles={"a04": "T01", "a11": "T09", "a05": "T14"}).play("settle")


@pytest.mark.rule("DI-SMV-01", "DI-SMV-02", "DI-SMV-03", "DI-SMV-04", "DI-STL-01")
@pytest.mark.parametrize("verb", ["settler", "play gate"])
def test_a_pair_names_its_rules_in_order(verb: str) -> None:
    position = settling()
    assert position.refused(f"{verb} p-a17r") == "DI-SMV-01"
    assert position.refused(f"{verb} a17r-a17r") == "DI-SMV-01"
    assert position.refused(f"{verb} ak1f-a07f") == "DI-SMV-02"
    assert position.refused(f"{verb} ak1f-a11c") == "DI-SMV-02"
    assert position.refused(f"{verb} ak1f-ak1f") == "DI-SMV-02"
    assert position.refused(f"{verb} ak1f-ak1c") == "DI-SMV-04"
    assert position.refused(f"{verb} a04f-a04f") == "DI-SMV-04"
    free = sea(seat(marks="a11:g1", on="ak1f"), seat(warship="a11"), tiles={"a11": "T09"}).play("settle")
    assert free.refused("settler ak1f-a11c") == "DI-SMV-03"
    guarded = sea(seat(marks="a11:g1", on="a11c"), seat(warship="a11"), tiles={"a11": "T09"}).play("settle")
    assert guarded.refused("settler a11c-a11c") == "DI-SMV-03"


@pytest.mark.rule("DI-STL-01")
def test_a_settler_that_has_moved_is_named_before_where_it_goes() -> None:
    position = settling().play("settler s-a05f")
    for target in ("a05c", "a17r", "a11c", "a05f"):
        assert position.refused(f"settler a05f-{target}") == "DI-STL-01"


# -- the others ------------------------------------------------------------------------------------


@pytest.mark.rule("DI-EXP-06", "DI-EXP-08", "DI-SMV-01", "DI-SMV-02")
def test_mark_names_its_rules_in_order() -> None:
    position = sea(seat(on="ak1f"), tiles={"a04": "T01"}).play("explore", "sail a04")
    assert position.refused("mark g3") == "DI-EXP-06"
    assert position.refused("mark s") == "DI-EXP-08"
    assert position.refused("mark s e-ak1c") == "DI-SMV-01"
    assert position.refused("mark s s-ak1c") == "DI-EXP-08"
    assert position.refused("mark s s-b04f") == "DI-EXP-08"
    assert position.refused("mark s s-a04w") == "DI-SMV-02"
    everyone = "ak1f ak1c ak1w a11c a11c a11c a14c a14c a14w"
    away = sea(seat(on=everyone, marks="a11 a14"), tiles={"a04": "T01", "a11": "T09", "a14": "T04"})
    assert away.board() == ""
    assert away.play("explore", "sail a04").refused("mark s") == "DI-EXP-08"
    taken = sea(seat(), seat(marks="a04:s"), tiles={"a04": "T01"}).play("explore", "sail a04")
    assert taken.refused("mark s e-ak1c") == "DI-EXP-06"


@pytest.mark.rule("DI-PRO-01", "DI-PRO-06", "DI-PRO-07", "DI-PRO-08")
def test_harvest_names_its_rules_in_order() -> None:
    position = sea(seat(on="ak1f", strength=6)).play("produce")
    assert position.refused("harvest none sell 9 raise 9") == "DI-PRO-01"
    assert position.refused("harvest a04 sell 9 raise 9") == "DI-PRO-01"
    assert position.refused("harvest ak1 sell 1 raise 9") == "DI-PRO-06"
    assert position.refused("harvest ak1 raise 1") == "DI-PRO-08"
    assert sea(seat(on="ak1f", strength=5)).play("produce").refused("harvest ak1 raise 1") == "DI-PRO-07"
    assert sea(seat(on="ak1f", strength=5)).play("produce").refused("harvest ak1 raise 2") == "DI-PRO-08"


@pytest.mark.rule("DI-RUI-02", "DI-RUI-05", "DI-RUI-11", "DI-RUI-13")
@pytest.mark.rule("DI-ENG-04", "DI-PRO-06", "DI-PRO-07")
def test_nobody_commits_or_sells_less_than_nothing() -> None:
    """No record can say so, but a program might."""
    fight = sea(seat(weapons=2), seat(warship="a04")).play("engage", "sail a04").state
    market = sea(seat(on="a04f", craft=2, weapons=2)).play("produce").state
    slot = SLOTS.index("a04")
    for state, move, rule in (
        (fight, Move("commit", (-1,)), "DI-ENG-04"),
        (market, Move("harvest", (slot, -1, 0)), "DI-PRO-06"),
        (market, Move("harvest", (slot, 0, -1)), "DI-PRO-07"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            play(state, move)
        assert refusal.value.rule == rule


def test_play_names_its_rules_in_order() -> None:
    empty = sea(seat(strength=6, markers=0), trays=(0, 0, 0)).play("engage")
    for move in ("cornucopia", "cannon", "gate p-a17r", "map a04 g1"):
        assert empty.refused(f"play {move}") == "DI-RUI-02"
    held = sea(seat(strength=6, hand="weapons cannon map", marks="a04:g1"), trays=(9, 9, 0), tiles={"a04": "T01"})
    position = held.play("engage")
    assert position.refused("play weapons") == "DI-RUI-05"
    assert position.refused("play cannon") == "DI-RUI-11"
    assert position.refused("play map a04 g1") == "DI-RUI-13"
    assert position.refused("play map ak1 s e-a17f") == "DI-RUI-13"
    assert position.refused("play map a11 g3") == "DI-EXP-06"


@pytest.mark.rule("DI-SCR-02", "DI-SCR-04")
def test_flee_counts_before_it_looks() -> None:
    position = sea(seat(), seat(on="a04f a04c"), tiles={"a04": "T01"}).play("engage", "sail a04")
    for places in ("e e e", "b01f", "ak2f"):
        assert position.refused(f"flee {places}") == "DI-SCR-02"
    assert position.refused("flee e e") == "DI-SCR-04"


# -- slots of other maps ---------------------------------------------------------------------------


@pytest.mark.rule("DI-MOV-01", "DI-RUI-13", "DI-SMV-01", "DI-SMV-02", "DI-PRO-01", "DI-SCR-04")
@pytest.mark.parametrize(("players", "slots"), [(2, "b01 b22 c01 ck4"), (3, "a01 ak2 c01 ck4"), (4, "a01 ak2 b01 bk3")])
def test_slots_of_other_maps_are_words_and_no_places_of_this_one(players: int, slots: str) -> None:
    home, near = {2: ("ak1", "a04"), 3: ("bk1", "b02"), 4: ("ck1", "c01")}[players]
    own = seat(on=f"{home}f", hand="map gate")
    table = sea(own, seat(on=f"{near}f", marks=near), players=players, tiles={near: "T01"})
    settling, engaging = table.play("settle"), table.play("engage")
    fleeing = engaging.play(f"sail {near}")
    for slot in slots.split():
        assert engaging.refused(f"sail {slot}") == "DI-MOV-01"
        assert engaging.refused(f"play map {slot} g1") == "DI-RUI-13"
        assert table.play("produce").refused(f"harvest {slot}") == "DI-PRO-01"
        for kind in "fcwr":
            assert settling.refused(f"settler {slot}{kind}-{home}c") == "DI-SMV-01"
            assert settling.refused(f"play gate s-{slot}{kind}") == "DI-SMV-02"
            assert fleeing.refused(f"flee {slot}{kind}") == "DI-SCR-04"
