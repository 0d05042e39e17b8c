"""Settlers: how they move, the Settle and Produce actions, and what both bring."""

from typing import Any

import pytest
from archipelago import Sea, sea, seat


@pytest.mark.rule("DI-TRN-02")
def test_the_steps_of_a_turn_follow_each_other() -> None:
    position = sea(seat(hand="treasure treasure", food=6))
    assert position.due == "wheel"
    assert position.refused("play treasure") == "DI-RUI-02"
    assert position.refused("sail a04") == "DI-TRN-02"
    turned = position.play("settle")
    assert turned.refused("explore") == "DI-TRN-02"
    assert turned.refused("end") == "DI-TRN-02"
    before = turned.play("play treasure")
    assert (before.gold(), before.due) == (2, "settle")
    acting = before.play("settler s-ak1f")
    assert acting.refused("play treasure") == "DI-RUI-02"
    after = acting.play("settler s-ak1c")
    assert after.due == "after"
    limit = after.play("play treasure")
    assert (limit.gold(), limit.due) == (4, "discard")
    assert limit.play("discard f f").active == 2


@pytest.mark.rule("DI-TRN-07", "DI-TRN-08")
def test_optional_effects_are_repeated_and_bonuses_come_by_themselves() -> None:
    position = sea(seat(board="sssggg", craft=6, weapons=6)).play("produce")
    after = position.play("harvest none sell 3 raise 3")
    assert (after.gold(), after.strength()) == (10, 4)
    # Explore has no slots on side A, and no bonus
    explored = sea(seat(markers=0)).play("explore", "sail a04")
    assert explored.gold() == 0


@pytest.mark.rule("DI-MAP-03", "DI-MAP-05")
def test_a_space_holds_one_settler_and_islands_are_shared() -> None:
    position = sea(seat(marks="a04:g1"), seat(on="a04f", marks="a04:s"), tiles={"a04": "T01"}).play("settle")
    after = position.play("settler s-a04f")
    assert after.settlers(1) == after.settlers(2) == "a04f"
    assert after.refused("settler s-a04f") == "DI-SMV-02"
    assert "settler s-a04c" in after.moves()


@pytest.mark.rule("DI-MAP-06", "DI-SMV-02")
def test_a_city_is_for_its_owner() -> None:
    position = sea().play("settle")
    assert position.moves() == {f"settler {source}-ak1{kind}" for source in "spg" for kind in "fcw"}
    assert position.refused("settler s-ak2f") == "DI-SMV-02"
    assert position.refused("settler s-ak1r") == "DI-SMV-02"
    assert position.refused("settler s-bk1f") == "DI-SMV-02"


@pytest.mark.rule("DI-SMV-01")
def test_a_settler_comes_from_the_board_or_a_tile() -> None:
    position = sea(seat(board="sg", on="ak1f a04f", marks="a04 a11"), tiles={"a04": "T01", "a11": "T09"}).play("settle")
    sources = {move.removeprefix("settler ").split("-")[0] for move in position.moves()}
    assert sources == {"s", "g", "a04f", "ak1f"}
    for source in ("e", "p", "a04c", "ak1c", "ak2f", "b01f", "c05w"):
        assert position.refused(f"settler {source}-a11c") == "DI-SMV-01"


@pytest.mark.rule("DI-SMV-05", "DI-RES-02")
def test_an_empty_tray_gives_nothing_to_a_settler() -> None:
    after = sea(trays=(0, 9, 9)).play("settle", "settler s-ak1f")
    assert (after.food(), after.settlers(), after.state.trays) == (0, "ak1f", (0, 9, 9))


@pytest.mark.rule("DI-SMV-06", "DI-RUI-01")
def test_each_settler_in_the_ruins_draws_a_card() -> None:
    position = sea(seat(marks="a05"), tiles={"a05": "T17"}, deck="map gate cannon")
    drawing = position.play("settle", "settler s-a05r")
    assert drawing.state.is_chance
    assert drawing.moves() == {"draw map"}
    assert drawing.refused("draw gate") == "DI-RUI-01"
    assert drawing.refused("settler s-a05r") == "DI-TRN-02"
    after = drawing.play("draw map", "settler s-a05r", "draw gate")
    assert (after.hand(), after.due, len(after.state.ruins.cards)) == ("gate map", "after", 1)


@pytest.mark.rule("DI-SMV-07")
def test_no_move_leads_back_to_the_board() -> None:
    position = sea(seat(on="ak1f ak1c a04f", marks="a04"), tiles={"a04": "T03"}).play("settle")
    for move in position.moves("settler"):
        assert len(move.split("-")[1]) > 2
    before = position.board()
    assert len(position.play("settler a04f-a04c").board()) == len(before)


@pytest.mark.rule("DI-STL-01")
def test_the_second_settler_is_another_one() -> None:
    marks = seat(marks="a04", on="a04f")
    position = sea(marks, tiles={"a04": "T01"}).play("settle", "settler s-ak1c")
    assert position.refused("settler ak1c-a04c") == "DI-STL-01"
    beside = sea(marks, tiles={"a04": "T01"}).play("settle", "settler s-a04f")
    assert "settler a04f-a04c" in beside.moves()
    assert beside.play("settler a04f-a04c").settlers() == "a04f a04c"
    gate = sea(seat(hand="gate", marks="a04"), tiles={"a04": "T01"}).play("settle", "play gate s-ak1c")
    assert "settler ak1c-a04c" in gate.moves()


@pytest.mark.rule("DI-STL-02")
def test_nobody_moves_only_if_nobody_can() -> None:
    position = sea().play("settle")
    assert position.refused("settler none") == "DI-STL-02"
    assert position.play("settler s-ak1f").refused("settler none") == "DI-STL-02"
    full = sea(seat(on="ak1f ak1c ak1w")).play("settle")
    assert full.moves() == {"settler none"}
    assert full.play("settler none").active == 2


@pytest.mark.rule("DI-STL-03")
def test_the_second_settler_may_take_the_place_of_the_first() -> None:
    position = sea(seat(on="a11w ak1f ak1c ak1w", marks="a11"), tiles={"a11": "T05"}).play(
        "settle", "settler ak1f-a11f"
    )
    after = position.play("settler a11w-ak1f")
    assert after.settlers() == "a11f ak1f ak1c ak1w"


@pytest.mark.rule("DI-STL-04", "DI-RES-05")
def test_the_settle_bonus_has_to_be_taken() -> None:
    position = sea(seat(board="pppggg", on="ak1f ak1c ak1w"), trays=(9, 0, 9)).play("settle", "settler none")
    assert (position.due, position.moves()) == ("take", {"take f", "take w"})
    assert position.refused("take c") == "DI-STL-04"
    assert position.refused("end") == "DI-TRN-02"
    assert position.play("take w").weapons() == 1
    assert sea(seat(board="sss", on="ak1f ak1c ak1w")).play("settle", "settler none").due == "wheel"
    dry = sea(seat(board="pppggg", on="ak1f ak1c ak1w"), trays=(0, 0, 0)).play("settle", "settler none")
    assert dry.active == 2
    assert position.play("take f").refused("take f") == "DI-STL-04"


# -- Produce ---------------------------------------------------------------------------------------


@pytest.mark.rule("DI-PRO-01")
def test_one_tile_with_an_own_settler_is_chosen() -> None:
    position = sea(seat(on="a04f ak1c", marks="a04"), seat(on="ak2f"), tiles={"a04": "T01"}).play("produce")
    assert position.moves() == {"harvest a04", "harvest ak1"}
    for slot in ("none", "ak2", "a05", "a11", "b04"):
        assert position.refused(f"harvest {slot}") == "DI-PRO-01"
    assert position.play("harvest ak1").craft() == 1


@pytest.mark.rule("DI-PRO-02")
def test_settlers_of_others_yield_nothing() -> None:
    position = sea(seat(on="a04f", marks="a04:g1"), seat(on="a04f a04c", marks="a04:s"), tiles={"a04": "T01"})
    after = position.play("produce", "harvest a04")
    assert (after.player(1).rack, after.player(2).rack) == ((1, 0, 0), (0, 0, 0))


@pytest.mark.rule("DI-PRO-05")
def test_without_settlers_sales_and_bonus_remain() -> None:
    position = sea(seat(board="sssggg", craft=2, weapons=2)).play("produce")
    assert position.moves() == {
        "harvest none",
        "harvest none sell 1",
        "harvest none raise 1",
        "harvest none sell 1 raise 1",
    }
    after = position.play("harvest none sell 1 raise 1")
    assert (after.gold(), after.strength(), after.state.spent) == (4, 2, (0, 2, 2))


@pytest.mark.rule("DI-PRO-06", "DI-PRO-07")
def test_what_is_sold_may_come_from_the_harvest_but_has_to_be_there() -> None:
    position = sea(seat(on="a04c a04c a04w", marks="a04", weapons=1), tiles={"a04": "T04"}).play("produce")
    assert position.refused("harvest a04 sell 2") == "DI-PRO-06"
    assert position.refused("harvest a04 raise 2") == "DI-PRO-07"
    after = position.play("harvest a04 sell 1 raise 1")
    assert (after.gold(), after.strength(), after.player(1).rack) == (3, 2, (0, 0, 0))


@pytest.mark.rule("DI-PRO-08")
def test_raises_end_at_the_last_position() -> None:
    position = sea(seat(strength=5, weapons=4)).play("produce")
    assert position.moves() == {"harvest none", "harvest none raise 1"}
    assert position.refused("harvest none raise 2") == "DI-PRO-08"


@pytest.mark.rule("DI-PRO-09")
def test_an_empty_section_pays_a_gold() -> None:
    assert sea(seat(board="sssggg")).play("produce", "harvest none").gold() == 1
    assert sea(seat(board="p")).play("produce", "harvest none").gold() == 0


@pytest.mark.rule("DI-VAR-05", "DI-TRN-08")
def test_the_settler_role_has_slots_in_explore_but_no_bonus_there() -> None:
    position = sea(
        seat(board="ssppgg", on="a11f ak1f ak1c", markers=0, marks="a11"),
        side="B",
        civilisations=("egyptian", "greek"),
        tiles={"a11": "T01"},
    )
    assert position.play("explore", "sail a04").gold() == 0
    before = sea(side="B", civilisations=("egyptian", "greek")).play("settle")
    assert "settler e-ak1f" in before.moves()


@pytest.mark.rule("DI-VAR-06")
def test_any_effect_pays_the_settler_role_but_flight_does_not() -> None:
    egypt: dict[str, Any] = {"side": "B", "civilisations": ("egyptian", "greek"), "tiles": {"a04": "T01"}}

    def paid(position: Sea, *moves: str) -> int:
        return position.play(*moves).gold()

    assert paid(sea(seat(hand="gate"), **egypt), "produce", "play gate e-ak1f") == 1
    assert paid(sea(seat(hand="gate"), **egypt), "settle", "play gate e-ak1f", "settler s-ak1c") == 1
    assert paid(sea(**egypt), "explore", "sail a04", "mark s p-a04f") == 2
    assert paid(sea(seat(hand="map"), **egypt), "produce", "play map a04 s p-a04f") == 2
    attacked = sea(seat(on="a04f", marks="a04"), seat(warship="a08"), active=2, **egypt)
    assert paid(attacked, "engage", "sail a04", "flee ak1f") == 0


@pytest.mark.rule("DI-VAR-06", "DI-TRN-06")
def test_the_role_is_paid_again_in_the_next_turn() -> None:
    position = sea(side="B", civilisations=("egyptian", "greek")).play("settle", "settler e-ak1f", "settler e-ak1c")
    position = position.play("engage", "stay", "engage", "stay", "produce", "harvest none")
    assert position.play("settle", "settler e-ak1w").gold() == 2
