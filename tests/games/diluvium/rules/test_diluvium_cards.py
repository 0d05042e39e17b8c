"""Resources and Ruins Cards: where they come from, when they may be played, what is left at the end."""

import pytest
from archipelago import BOX, Sea, sea, seat


@pytest.mark.rule("DI-RES-01")
def test_discarded_tokens_never_come_back() -> None:
    position = sea(seat(food=3), up="a05 a06").play("explore", "sail a06")
    assert (position.food(), position.state.spent, position.state.trays) == (2, (1, 0, 0), (16, 16, 16))


@pytest.mark.rule("DI-RES-03")
def test_six_tokens_are_kept_at_the_end_of_a_turn() -> None:
    position = sea(seat(food=2, craft=3, weapons=3)).play("engage", "stay")
    assert (position.due, position.asked) == ("discard", 1)
    assert position.moves() == {f"discard {kinds}" for kinds in ("f f", "f c", "f w", "c c", "c w", "w w")}
    for kinds in ("f", "f f c"):
        assert position.refused(f"discard {kinds}") == "DI-RES-03"
    assert sea(seat(craft=7)).play("engage", "stay").refused("discard f") == "DI-RES-03"
    after = position.play("discard f w")
    assert (after.player(1).rack, after.state.spent) == ((1, 3, 2), (1, 0, 1))
    assert sea(seat(craft=6)).play("engage", "stay").active == 2


@pytest.mark.rule("DI-RES-04", "DI-SCR-07")
def test_several_players_discard_clockwise() -> None:
    seats = (seat(food=7), seat(craft=8), seat(weapons=9))
    position = sea(*seats, players=3, active=2).play("engage", "stay")
    asked = []
    for move in ("discard c c", "discard w w w", "discard f"):
        asked.append(position.asked)
        assert position.moves() == {move}
        position = position.play(move)
    assert asked == [2, 3, 1]
    assert (position.active, position.state.spent) == (3, (1, 2, 3))


@pytest.mark.rule("DI-RES-05")
def test_tokens_are_taken_even_if_they_go_at_once() -> None:
    after = sea(seat(craft=6), trays=(1, 9, 9)).play("settle", "settler s-ak1f", "settler s-ak1w")
    assert (sum(after.player(1).rack), after.state.trays) == (8, (0, 9, 8))
    assert after.due == "discard"


@pytest.mark.rule("DI-RES-06")
def test_no_verb_gives_tokens_to_another_player() -> None:
    position = sea(seat(food=3, craft=3), seat(weapons=3))
    for action, move in (("engage", "stay"), ("produce", "harvest none"), ("produce", "harvest none sell 1")):
        assert position.play(action, move).player(2).rack == (0, 0, 3)


# -- playing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("DI-RUI-02")
def test_cards_are_played_by_the_active_player_before_and_after_the_action() -> None:
    position = sea(seat(hand="treasure cannon"), seat(hand="treasure"))
    assert position.refused("play treasure") == "DI-RUI-02"
    before = position.play("engage")
    assert before.moves("play") == {"play treasure", "play cannon"}
    assert before.refused("play machines") == "DI-RUI-02"
    after = before.play("play cannon", "stay")
    assert after.moves() == {"play treasure", "end"}
    done = after.play("end")
    assert (done.active, done.hand(1), done.gold(1)) == (2, "treasure", 0)
    assert done.play("engage").refused("play cannon") == "DI-RUI-02"


@pytest.mark.rule("DI-RUI-02", "DI-RUI-03")
def test_a_turn_ends_by_itself_with_an_empty_hand() -> None:
    position = sea(seat(hand="treasure")).play("engage", "stay")
    after = position.play("play treasure")
    assert (after.active, after.pile, after.gold(1)) == (2, "treasure", 2)


@pytest.mark.rule("DI-RUI-03")
def test_a_card_may_be_played_in_the_turn_it_was_drawn() -> None:
    position = sea(seat(marks="a05"), tiles={"a05": "T11"}, deck="treasure gate").play("settle", "settler s-a05r")
    after = position.play("draw treasure", "settler s-a05f", "play treasure")
    assert after.gold() == 2
    gate = sea(seat(marks="a05", hand="gate"), tiles={"a05": "T11"}, deck="treasure").play("settle")
    before = gate.play("play gate s-a05r", "draw treasure", "play treasure")
    assert (before.gold(), before.due, before.pile) == (2, "settle", "gate treasure")


@pytest.mark.rule("DI-RUI-04")
def test_a_card_in_play_is_not_among_those_that_are_shuffled_for_it() -> None:
    position = sea(seat(marks="a05", hand="gate"), tiles={"a05": "T11"}, deck="", pile="map").play("settle")
    drawing = position.play("play gate s-a05r")
    assert drawing.moves() == {"draw map"}
    after = drawing.play("draw map")
    assert (after.pile, after.hand(), after.state.ruins.cards) == ("gate", "map", ())
    alone = sea(seat(marks="a05", hand="gate"), tiles={"a05": "T11"}, deck="").play("settle", "play gate s-a05r")
    assert (alone.due, alone.pile) == ("settle", "gate")


@pytest.mark.rule("DI-RUI-05")
def test_a_card_that_changes_nothing_is_not_playable() -> None:
    hand = "cornucopia machines weapons compass cannon gate map"
    stuck = seat(hand=hand, strength=6, markers=0, on="ak1f ak1c ak1w")
    position = sea(stuck, trays=(0, 0, 0)).play("engage", "stay")
    assert position.moves() == {"end"}
    for move, rule in (
        ("cornucopia", "DI-RUI-05"),
        ("machines", "DI-RUI-05"),
        ("weapons", "DI-RUI-05"),
        ("cannon", "DI-RUI-11"),
        ("map a04 g1", "DI-RUI-13"),
        ("gate s-ak1f", "DI-SMV-02"),
    ):
        assert position.refused(f"play {move}") == rule


@pytest.mark.rule("DI-RUI-06", "DI-RUI-07", "DI-RUI-08")
@pytest.mark.parametrize(("card", "rack"), [("cornucopia", (3, 0, 0)), ("machines", (0, 3, 0)), ("weapons", (0, 0, 3))])
def test_token_cards_take_three(card: str, rack: tuple[int, int, int]) -> None:
    after = sea(seat(hand=card)).play("engage", f"play {card}")
    assert after.player(1).rack == rack
    assert tuple(16 - left for left in after.state.trays) == rack
    kind = rack.index(3)
    short = sea(seat(hand=card), trays=tuple(1 if kind == at else 9 for at in range(3)))  # type: ignore[arg-type]
    assert short.play("engage", f"play {card}").player(1).rack[kind] == 1


@pytest.mark.rule("DI-RUI-09")
def test_compasses_add_up_and_replace_no_food_of_a_tile() -> None:
    position = sea(seat(hand="compass compass", scout="a11", food=1), up="a05 a06 a07").play("explore")
    assert position.moves("sail") >= {
        "sail a06 compass",
        "sail a07 compass",
        "sail a10 compass compass",
        "sail a03 compass compass",
    }
    assert position.refused("sail a04 compass") == "DI-RUI-05"
    assert position.refused("sail a06 compass compass") == "DI-RUI-05"
    far = position.play("sail a10 compass compass")
    assert (far.food(), far.pile, far.hand()) == (1, "compass compass", "")
    assert position.play("sail a07 compass").hand() == "compass"
    poor = sea(seat(hand="compass", scout="a11"), up="a05").play("explore")
    assert poor.refused("sail a06 compass") == "DI-MOV-06"
    assert poor.refused("sail a06 compass compass") == "DI-RUI-09"


@pytest.mark.rule("DI-RUI-09", "DI-VAR-02")
def test_compasses_count_before_the_warmongers_halving() -> None:
    position = sea(
        seat(hand="compass", warship="a11", food=1), civilisations=("aztec", "greek"), side="B", up="a05 a06 a07"
    ).play("engage")
    assert position.play("sail a07 compass").food() == 0
    assert position.refused("sail a07") == "DI-MOV-03"
    assert position.play("sail a06 compass").food() == 1
    assert position.play("sail a06").food() == 0


@pytest.mark.rule("DI-RUI-09")
def test_a_compass_is_on_the_pile_before_anything_is_explored() -> None:
    position = sea(seat(hand="compass", scout="a11"), up="a05", tiles={"a05": "T11"}, deck="").play("explore")
    drawing = position.play("sail a05 compass", "mark s s-a05r")
    assert drawing.moves() == {"draw compass"}


@pytest.mark.rule("DI-RUI-10", "DI-RUI-11")
def test_treasure_and_cannon() -> None:
    after = sea(seat(hand="treasure cannon", strength=5)).play("engage", "play treasure", "play cannon")
    assert (after.gold(), after.strength()) == (2, 6)


@pytest.mark.rule("DI-RUI-12")
def test_a_gate_moves_a_settler_by_the_usual_rules() -> None:
    position = sea(seat(hand="gate", on="ak1f a04f", marks="a04"), tiles={"a04": "T01"}).play("produce")
    assert position.refused("play gate ak1f-ak1c") == "DI-SMV-04"
    assert position.refused("play gate e-ak1c") == "DI-SMV-01"
    assert position.refused("play gate s-a11f") == "DI-SMV-02"
    after = position.play("play gate a04f-a04c")
    assert (after.craft(), after.settlers()) == (1, "a04c ak1f")


@pytest.mark.rule("DI-RUI-13")
def test_the_map_explores_any_face_up_ocean_tile() -> None:
    position = sea(seat(hand="map", marks="a04"), tiles={"a14": "T07", "a11": "T14", "a04": "T01"}).play("produce")
    for slot in ("a04", "a05", "ak1", "ak2", "b02", "c29"):
        assert position.refused(f"play map {slot} g1") == "DI-RUI-13"
    assert position.refused("play map a11 g1") == "DI-EXP-06"
    assert position.refused("play map a14 s") == "DI-EXP-08"
    assert position.refused("play map a14 s s-ak1f") == "DI-EXP-08"
    after = position.play("play map a14 s s-a14w")
    assert (after.gold(), after.markers(), after.weapons(), after.scout()) == (1, 4, 1, "ak1")
    assert position.play("play map a11 g2").gold() == 3
    none = sea(seat(hand="map", markers=0)).play("produce")
    assert none.refused("play map a04 g1") == "DI-RUI-13"


@pytest.mark.rule("DI-RUI-14")
def test_the_map_may_take_gold_under_an_enemy_warship() -> None:
    position = sea(seat(hand="map"), seat(warship="a04"), tiles={"a04": "T01"}).play("produce")
    assert {move for move in position.moves() if " a04 " in move} == {"play map a04 g1", "play map a04 s"}
    assert position.play("play map a04 g1").gold() == 2


# -- the end ---------------------------------------------------------------------------------------


def ended(*seats: dict[str, object], players: int = 2) -> Sea:
    return sea(*seats, players=players, active=players, last=True).play("engage", "stay")


@pytest.mark.rule("DI-END-04", "DI-END-07", "DI-RUI-15", "DI-GEN-01")
def test_gold_alone_wins() -> None:
    rich = seat(gold=9)
    laden = seat(gold=8, food=6, strength=6, on="ak2f ak2c ak2w", markers=0)
    after = ended(rich, laden)
    assert (after.result["winners"], after.result["why"], after.result["gold"]) == ([1], "gold", [9, 8])


@pytest.mark.rule("DI-END-05", "DI-END-06")
def test_only_those_with_most_gold_are_compared() -> None:
    after = ended(seat(gold=5, board="sss"), seat(gold=7, board="ss"), seat(gold=7, board="ss"), players=3)
    assert (after.result["winners"], after.result["why"]) == ([2, 3], "shared")
    assert after.result["settlers"] == [3, 2, 2]


@pytest.mark.rule("DI-END-02")
def test_nothing_is_played_after_the_end() -> None:
    after = ended()
    assert after.moves() == set()
    for move in ("explore", "end", "draw map", "discard f", "mark g1"):
        assert after.refused(move) == "DI-END-02"
    last = sea(seat(), seat(food=7, hand="treasure"), active=2, last=True).play("engage", "stay")
    assert last.due == "after"
    assert last.play("play treasure", "discard f").result["gold"] == [0, 2]


@pytest.mark.rule("DI-GEN-03")
def test_gold_may_be_more_than_the_pieces() -> None:
    pieces = sum(heap.value * heap.pieces for heap in BOX.numbers.gold)
    assert pieces == 190
    assert sea(seat(gold=pieces, hand="treasure")).play("engage", "play treasure").gold() == 192
