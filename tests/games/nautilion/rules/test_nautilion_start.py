"""NA-S, NA-V and the chance of a seed: how a game is laid out, and what the same seed always gives."""

from collections import Counter
from itertools import combinations

import pytest
from seaway import BOX, Sea, charter_of, sea

from pnp.games.nautilion.deal import draw_board, draw_darkhouse, draw_heroic, rolled, usable
from pnp.games.nautilion.pieces import count, size
from pnp.games.nautilion.rules import Fate, chance_move, legal_moves, new_game, play
from pnp.seeds import Stream

ALL = [used for number in range(6) for used in combinations((1, 2, 3, 4, 5), number)]


@pytest.mark.rule("NA-S01", "NA-S02", "NA-S03", "NA-V04")
@pytest.mark.parametrize(("used", "length"), [((), 38), ((1,), 47), ((2,), 47), ((1, 2), 56), ((3, 4, 5), 38)])
def test_the_path_has_the_tokens_of_its_expansions(used: tuple[int, ...], length: int) -> None:
    path = charter_of("KRAKEN", expansions=used).path
    tokens = Counter(path)
    assert len(path) + 2 == length
    assert all(tokens[f"c{number}"] == 4 for number in range(1, 10))
    assert all(tokens[mage] == (3 if 1 in used else 0) for mage in ("ma", "mb", "mc"))
    assert tokens["x"] == (9 if 2 in used else 0)
    assert path != charter_of("KRAKEN-2", expansions=used).path
    assert path == charter_of("KRAKEN", expansions=used, board="C2", players=2, reserve=1).path


@pytest.mark.rule("NA-S04")
@pytest.mark.parametrize(("used", "number"), [((3,), 12), ((1, 3), 15), ((2, 3), 15), ((1, 2, 3), 18), ((), 0)])
def test_a_reef_lies_beside_every_third_token(used: tuple[int, ...], number: int) -> None:
    charter = charter_of("KRAKEN", expansions=used)
    assert len(charter.reefs) == number
    assert max(Counter(charter.reefs).values(), default=0) <= 6
    reefs = new_game(charter).path.reefs
    assert [place for place, reef in enumerate(reefs, 1) if reef] == list(range(1, 3 * number, 3))


@pytest.mark.rule("NA-S05", "NA-S06", "NA-S07", "NA-S10", "NA-S11")
def test_everything_is_empty_at_the_start_and_the_figures_stand_on_the_ends() -> None:
    for used in ALL:
        state = new_game(charter_of("KRAKEN", expansions=used))
        assert (state.crew, state.hired, state.cabin, state.hosted, state.pile) == (0, 0, 0, 0, 0)
        assert (state.path.nautilion, state.path.phantom, state.path.moored) == (0, len(state.path.tokens), True)
        assert not state.path.crossed
        assert str(state).startswith("HI N ")
        assert str(state).endswith(" P AB")


@pytest.mark.rule("NA-S08", "NA-2P01", "NA-V01")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_the_reserve_of_the_start_is_the_level(players: int, level: int) -> None:
    state = new_game(charter_of("KRAKEN", players=players, reserve=level))
    assert count(state.reserve, 17) == size(state.reserve) == level + (2 if players == 2 else 0)


@pytest.mark.rule("NA-S09", "NA-S12", "NA-V03")
def test_the_row_of_the_darkhouse_fits_its_level() -> None:
    assert charter_of("KRAKEN").darkhouse == ()
    assert new_game(charter_of("KRAKEN")).frame.action == ""
    for level, red in (("intro", 3), ("normal", 4), ("difficult", 5)):
        for seed in range(50):
            row = draw_darkhouse(f"{seed}", 1, (4,), level, BOX)
            assert len(set(row)) == 5
            assert sum(card <= 9 for card in row) == red
    rows = [draw_darkhouse(f"{seed}", 1, (4,), "intro", BOX) for seed in range(200)]
    assert {card for row in rows for card in row} == set(range(1, 13))
    assert len({tuple(card > 9 for card in row) for row in rows}) == 10, "blue cards lie anywhere in the row"


@pytest.mark.rule("NA-S13")
def test_three_usable_cards_lie_open() -> None:
    for used in ALL:
        charter = charter_of("KRAKEN", expansions=used)
        if 5 not in used:
            assert (charter.heroic, new_game(charter).deck) == ((), 0)
            continue
        fitting = {card for card in range(1, 13) if card < 10 or card - 9 in used}
        assert set(usable(used, BOX)) == fitting
        assert len(set(charter.heroic)) == 3
        state = new_game(charter)
        assert state.revealed.bit_count() == 3
        assert state.revealed | state.deck == sum(1 << card for card in fitting)
        assert set(draw_heroic("KRAKEN", 1, used, BOX)) == fitting


@pytest.mark.rule("NA-S14", "NA-2P01")
def test_two_players_get_an_admiral_each() -> None:
    dealt = {charter_of(f"{seed}", players=2).admirals for seed in range(30)}
    assert dealt == {(1, 2), (2, 1)}
    assert charter_of("KRAKEN").admirals == ()
    assert BOX.cards.admirals == ((1, 2, 3, 4, 5), (5, 6, 7, 8, 9))


@pytest.mark.rule("NA-V02")
def test_boards_are_as_hard_as_their_letter_says() -> None:
    """Of the full crew fewer can be spared, and fewer ducts lead to a space."""
    spare = {name: ducts.spare[1022].bit_count() for name, ducts in BOX.ducts.items()}
    assert spare == {"A1": 9, "A2": 9, "B1": 9, "B2": 9, "C1": 8, "C2": 4}
    number = [len(side.ducts) for side in BOX.sides.values()]
    assert number == [16, 14, 12, 11, 9, 8]
    assert {draw_board(f"{seed}", 1, BOX) for seed in range(60)} == set(BOX.sides)


def test_spaces_and_ducts_can_be_drawn() -> None:
    for side in BOX.sides.values():
        for (x, y), (u, v) in combinations(side.spaces, 2):
            assert (x - u) ** 2 + (y - v) ** 2 >= 27**2
        for one, other in side.ducts:
            (x, y), (u, v) = side.spaces[one - 1], side.spaces[other - 1]
            length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
            for number, (a, b) in enumerate(side.spaces, 1):
                along = ((a - x) * (u - x) + (b - y) * (v - y)) / length**2
                if number not in (one, other) and 0 <= along <= 1:
                    assert abs((a - x) * (v - y) - (b - y) * (u - x)) / length >= 19.9, (side.id, one, other, number)


# --- the chance of a seed


@pytest.mark.rule("NA-R05")
def test_the_dice_of_a_turn_come_from_its_own_stream_in_the_order_rolled() -> None:
    stream = Stream("nautilion", 1, "KRAKEN", "turn", 3, "dice")
    dice = [stream.choice((1, 1, 2, 2, 3, 4)) for _ in range(7)]
    assert rolled("KRAKEN", 1, 3, 0, 1, BOX) == (dice[0],)
    assert rolled("KRAKEN", 1, 3, 1, 3, BOX) == tuple(sorted(dice[1:4]))
    assert rolled("KRAKEN", 1, 3, 4, 3, BOX) == tuple(sorted(dice[4:7]))


@pytest.mark.rule("NA-R05")
def test_a_whirlwind_goes_on_in_the_stream_and_leaves_the_next_turn_alone() -> None:
    charter = charter_of("KRAKEN")
    fate = Fate.of(charter, "KRAKEN", 1)
    plain = Sea(new_game(charter))
    plain = plain.play(str(chance_move(plain.state, fate)))
    windy = plain.play("whirlwind", "pay r")
    assert chance_move(windy.state, fate).arguments == rolled("KRAKEN", 1, 1, 3, 3, BOX)
    windy = windy.play(str(chance_move(windy.state, fate)))
    later = []
    for position in (plain, windy):
        while position.turn == 1:
            position = position.play(str(legal_moves(position.state)[0]))
        later.append(chance_move(position.state, fate))
    assert later[0] == later[1]


@pytest.mark.rule("NA-R05", "NA-HA5")
def test_a_revealed_card_is_the_next_usable_of_the_shuffle() -> None:
    for seed in map(str, range(20)):
        order = Stream("nautilion", 1, seed, "heroic").shuffled(list(range(1, 13)))
        fitting = [card for card in order if card < 10]
        charter = charter_of(seed, expansions=(5,))
        assert charter.heroic == tuple(fitting[:3])
        position = sea("HI N 4 2 9 1 P AB", heroic=(5, *(card for card in charter.heroic if card != 5)), crew="1")
        if 5 not in fitting[:3]:
            continue
        state = new_game(charter)
        position = sea("HI N 4 2 9 1 P AB", heroic=charter.heroic, crew="1", deck=tuple(fitting[3:]))
        other = next(card for card in charter.heroic if card != 5)
        position = position.play("roll 1 1 1", "heroic 5 c1", f"remove {other}")
        assert chance_move(position.state, Fate.of(charter, seed, 1)).arguments == (fitting[3],)
        assert state.deck == position.state.deck


def test_old_states_stay_as_they_were() -> None:
    charter = charter_of("KRAKEN", expansions=(1, 2, 3, 4, 5), players=2)
    stream = Stream("old states")
    kept = []
    state = new_game(charter)
    while not state.is_over:
        kept.append((state, repr(state), legal_moves(state)))
        state = play(state, stream.choice(legal_moves(state)))
    assert all((repr(old), legal_moves(old)) == (text, moves) for old, text, moves in kept)
