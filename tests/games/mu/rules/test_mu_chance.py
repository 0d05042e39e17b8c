"""What a seed gives: each roll and each draw from a stream of its own, as it is told in the rules."""

import pytest
from mu_positions import RED, Table, position

from pnp.games.mu.rules import Fate, chance_move
from pnp.seeds import Stream

SEEDS = [f"SEED-{number}" for number in range(40)]


def drawn(table: Table, seed: str) -> str:
    assert table.state.is_chance
    return str(chance_move(table.state, Fate(seed, 1)))


def rolling() -> Table:
    return position(settlers={RED: "16a"}, moai={RED: "16a.mid 16a.loose"}).play("raise 16a.mid w")


@pytest.mark.rule("MU-401")
def test_three_faces_are_white_and_three_show_a_volcano() -> None:
    faces = [Stream("mu", 1, seed, "die", 0).below(6) for seed in SEEDS]
    assert set(faces) == set(range(6))
    assert [drawn(rolling(), seed) for seed in SEEDS] == [
        "roll white" if face < 3 else "roll volcano" for face in faces
    ]


@pytest.mark.rule("MU-401", "MU-412")
def test_every_roll_and_draw_is_a_new_one() -> None:
    second = rolling().play("roll white", "raise 16a.loose ne")
    assert [drawn(second, seed) for seed in SEEDS] == [
        "roll white" if Stream("mu", 1, seed, "die", 1).below(6) < 3 else "roll volcano" for seed in SEEDS
    ]
    again = rolling().play("roll volcano", "draw 4", "raise 16a.loose ne", "roll volcano")
    assert [drawn(again, seed) for seed in SEEDS] == [
        f"draw {1 + Stream('mu', 1, seed, 'tokens', 1).below(8)}" for seed in SEEDS
    ]


@pytest.mark.rule("MU-402")
def test_a_token_is_one_of_those_in_the_game() -> None:
    table = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, sunken=[6, 13, 14])
    table = table.play("raise 16a.mid w", "roll volcano")
    left = [1, 2, 3, 4, 5, 7, 8]
    assert [drawn(table, seed) for seed in SEEDS] == [
        f"draw {left[Stream('mu', 1, seed, 'tokens', 0).below(7)]}" for seed in SEEDS
    ]


@pytest.mark.rule("MU-413")
def test_two_tokens_are_different_and_stand_in_order() -> None:
    table = position(settlers={RED: "2a"}, lava="2a.in").play("build 2a.in")
    for seed in SEEDS:
        stream, pool = Stream("mu", 1, seed, "tokens", 0), list(range(1, 9))
        one = pool.pop(stream.below(8))
        other = pool.pop(stream.below(7))
        assert drawn(table, seed) == "draw {} {}".format(*sorted((one, other)))
    alone = position(settlers={RED: "2a"}, lava="2a.in", sunken=[1, 3, 4, 5, 6, 7, 8]).play("build 2a.in")
    assert {drawn(alone, seed) for seed in SEEDS} == {"draw 2"}


@pytest.mark.rule("MU-505", "MU-506")
def test_ties_are_drawn_by_a_token_or_a_lot() -> None:
    tie = position(settlers={RED: "16a"}, moai={RED: "16a.mid"}, fissured="2-3 3-5 3-16 4-5 5-8 8-21 12-16").play(
        "raise 16a.mid sw"
    )
    assert [drawn(tie, seed) for seed in SEEDS] == [
        f"draw {1 + Stream('mu', 1, seed, 'tokens', 0).below(8)}" for seed in SEEDS
    ]
    islands = position(sunken=[n for n in range(1, 23) if n not in (13, 16, 18)], sinking="claim").play("claim 0")
    lots = [(13, 16, 18)[Stream("mu", 1, seed, "tokens", 0).below(3)] for seed in SEEDS]
    assert [drawn(islands, seed) for seed in SEEDS] == [f"draw part {area}" for area in lots]
    assert islands.play("draw part 13").state.draws == 1
