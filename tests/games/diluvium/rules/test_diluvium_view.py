"""What a seat may know: its own things, and what lies open."""

import msgspec
import pytest
from archipelago import Sea, sea, seat

from pnp.games.diluvium.rules import View, view


def table() -> Sea:
    one = seat(food=1, weapons=2, gold=5, hand="gate map", strength=2)
    other = seat(craft=3, weapons=1, gold=7, hand="compass", warship="a04")
    return sea(one, other, up="a05", pile="treasure")


@pytest.mark.rule("DI-GEN-04")
def test_a_seat_knows_its_own_things_and_the_numbers_of_others() -> None:
    seen = view(table().state, 1)
    own, other = seen.players
    assert (own.rack, own.hand, own.gold) == ((1, 0, 2), (6, 7), 5)
    assert (other.rack, other.hand, other.gold) == (None, None, None)
    assert (other.tokens, other.cards, other.strength, other.civilisation) == (4, 1, 1, "aztec")
    spectator = view(table().state, 0)
    assert [(player.rack, player.hand, player.gold) for player in spectator.players] == [(None, None, None)] * 2


@pytest.mark.rule("DI-GEN-04", "DI-MAP-02", "DI-SET-03")
def test_face_down_tiles_and_decks_are_unknown_to_all() -> None:
    state = table().state
    seen = view(state, 2)
    known = [slot for slot, tile in enumerate(seen.tiles) if tile]
    assert known == [3, 4, 6, 10, 13]
    assert seen.tiles[4] == state.charter.tiles[4]
    assert seen.costs == state.charter.layout.costs
    assert all(seen.room[slot] == seen.free[slot] == 0 for slot in range(17) if slot not in known)
    assert (seen.ruins, seen.ruins_pile) == (16, (4,))


@pytest.mark.rule("DI-GEN-04")
def test_a_view_is_the_same_whatever_is_hidden() -> None:
    def other(**options: object) -> View:
        one = seat(food=1, weapons=2, gold=5, hand="gate map", strength=2)
        return view(sea(one, seat(warship="a04", **options), up="a05", pile="treasure").state, 1)

    assert other(craft=3, weapons=1, gold=7, hand="compass") == other(food=4, gold=1, hand="map")
    assert other(craft=3) != other(craft=4)
    assert view(table().state, 1) == other(food=4, gold=1, hand="map")


@pytest.mark.rule("DI-ENG-04", "DI-GEN-04")
def test_committed_weapons_are_secret_until_both_are_there() -> None:
    position = table().play("engage", "sail a04")
    for number in (0, 2):
        committed = position.play(f"commit {number}").state
        assert view(committed, 1).committed == number
        assert view(committed, 2).committed is None
        assert view(committed, 0).committed is None
    assert view(position.play("commit 0").state, 2) == view(position.play("commit 2").state, 2)


@pytest.mark.rule("DI-GEN-04")
def test_all_gold_is_shown_at_the_end_and_the_rival_has_no_secrets() -> None:
    ended = sea(seat(gold=3), seat(gold=4), active=2, last=True).play("engage", "stay").state
    assert [player.gold for player in view(ended, 1).players] == [3, 4]
    solo = sea(seat(gold=3), seat(gold=4, craft=2), players=1).state
    assert (view(solo, 1).players[1].gold, view(solo, 1).players[1].rack) == (4, (0, 2, 0))
    with pytest.raises(ValueError, match="no player 2"):
        view(solo, 2)


@pytest.mark.rule("DI-GEN-04", "DI-SOL-02", "DI-RUI-03")
def test_the_card_that_is_at_work_lies_open_and_the_decks_are_counted() -> None:
    solo = sea(seat(warship="a04"), seat(warship="a05"), players=1, active=2, rival_deck="q10 q12", rival_pile="q01")
    fighting = view(solo.play("reveal q10").state, 1)
    assert (fighting.rival_card, fighting.rival, fighting.rival_pile) == (9, 1, (0,))
    gate = sea(seat(hand="gate", marks="a05"), tiles={"a05": "T17"}, deck="map treasure").play("engage")
    seen = view(gate.play("play gate s-a05r").state, 2)
    assert (seen.playing, seen.ruins, seen.ruins_pile, seen.players[0].cards) == (6, 2, (), 0)
    after = view(gate.play("play gate s-a05r", "draw map").state, 2)
    assert (after.playing, after.ruins, after.ruins_pile, after.players[0].cards) == (-1, 1, (6,), 1)


def test_a_view_is_a_value_that_goes_into_json() -> None:
    seen = view(table().state, 1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
