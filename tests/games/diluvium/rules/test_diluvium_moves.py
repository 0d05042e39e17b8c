"""The language of moves: one spelling for each, and nothing else is read."""

import pytest

from pnp.errors import RecordError
from pnp.games.diluvium.moves import Move, parse_move
from pnp.games.diluvium.places import PLACE_NUMBERS, SLOT_NUMBERS, SLOTS

GOOD = """
explore|settle|produce|engage|sail a05|sail ak1|sail c29 compass|sail bk3 compass compass|stay|mark g1|mark g2|mark g3
mark s|mark s e-a07f|mark s c05r-a07f|settler none|settler p-a05f|settler a05c-ak1w|take f|take c|take w|harvest a05
harvest none|harvest a05 sell 1|harvest a05 raise 12|harvest none sell 10 raise 1|commit 0|commit 7|commit 28
flee e|flee s s p ak1f|flee ak1f ak1c ak1w|flee s ak1f|slay|spare|play cornucopia|play machines|play weapons
play treasure|play cannon|play gate g-ak1w|play map a05 g1|play map a05 s|play map b22 s p-b22r|end|discard f
discard f f c w w|draw compass|draw map|reveal q01|reveal q12
"""
BAD = """
|Explore|explore |sail|sail  a05|sail a5|sail a18|sail ak3|sail b23|sail bk4|sail c30|sail A05|sail a05 Compass
sail a05 compass compass compass|sail a05 a06|stay a05|mark|mark g0|mark g4|mark g1 p-a05f|mark s p|mark s p-s
mark s none
settler|settler p-s|settler p-a05|settler p-a05x|settler x-a05f|settler p-a05f-a06f|settler p - a05f
take|take r|take f c
harvest|harvest a05 sell|harvest a05 sell 0|harvest a05 sell 01|harvest a05 raise 1 sell 1|harvest a05 sell 1 sell 1
harvest a05 sell -1|harvest a05 sell 1.5|commit|commit 01|commit -1|commit +1|commit ٣|commit one|flee
flee p s|flee ak1f s
flee ak1c ak1f|flee none|slay a05|spare x|play|play compass|play zephyr|play cornucopia f|play gate|play gate none
play map|play map a05|play map a05 g4|play map a05 g1 p-a05f|play map s|end end|discard|discard r
discard c f|discard f  f
draw|draw cards|draw gate map|reveal|reveal 1|reveal q1|reveal q00|reveal q13|reveal Q01
pass|sail\u00a0a05|sail a05\u0020
"""


@pytest.mark.parametrize("text", GOOD.replace("\n", "|").strip("|").split("|"))
def test_a_move_is_read_and_written_alike(text: str) -> None:
    move = parse_move(text)
    assert str(move) == text
    assert parse_move(str(move)) == move
    assert all(isinstance(value, int) for value in move.arguments)


@pytest.mark.parametrize("text", BAD.replace("\n", "|")[1:-1].split("|"))
def test_what_is_no_move_is_refused_by_a_sentence(text: str) -> None:
    with pytest.raises(RecordError, match="is not a move"):
        parse_move(text)


def test_all_slots_of_the_three_layouts_are_words() -> None:
    assert len(SLOTS) == 17 + 2 + 22 + 3 + 29 + 4
    assert (SLOTS[0], SLOTS[17], SLOTS[19], SLOTS[44], SLOTS[-1]) == ("a01", "ak1", "b01", "c01", "ck4")
    assert PLACE_NUMBERS["a01f"] == 4
    assert PLACE_NUMBERS["ck4r"] == 4 * len(SLOTS) + 3


def test_moves_sort_by_verb_and_then_as_places_lie() -> None:
    moves = [
        parse_move(text)
        for text in ("sail ak1", "sail a02", "mark s", "mark g1", "settler a01f-ak1f", "settler g-ak1f")
    ]
    assert [str(move) for move in sorted(moves)] == [
        *("mark g1", "mark s", "sail a02", "sail ak1", "settler g-ak1f", "settler a01f-ak1f")
    ]
    assert parse_move("sail a02") == Move("sail", (SLOT_NUMBERS["a02"], 0))


def test_long_numbers_are_numbers() -> None:
    assert parse_move("commit 12345678901234567890").arguments == (12345678901234567890,)
    with pytest.raises(RecordError):
        parse_move("commit " + "9" * 5000)
