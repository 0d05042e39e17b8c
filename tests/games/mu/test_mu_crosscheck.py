"""Mu's engine and the slow referee judge the same things: random games, wild positions, and all legal moves.

Games are played by the slow referee's random player: for two to four, with whole borders and single edges, with and
without claims. `PNP_SOAK=1` plays twenty times as many.
"""

import os

import pytest
from house_mu import (
    house_fault,
    house_judge,
    house_legal,
    house_opening,
    house_play,
    house_position,
    house_table,
    readable,
    slow_table,
)
from reference.mu import CANDIDATES, Position, UnusableError, judge, legal, opening
from reference.mu_chaos import some_chaos
from reference.mu_log import KINDS, altered, forgeries, slips, some_game, some_land, some_move, some_setup, tastes
from reference.mu_table import Json

from pnp.games.mu.rules import State
from pnp.seeds import Stream

SOAK = 20 if os.environ.get("PNP_SOAK") else 1
SLICES = 4
TEXTS = list(CANDIDATES)


def games(part: int, count: int) -> list[tuple[int, Json]]:
    """Give the games of a slice, by number."""
    numbers = range(part, count * SLICES * SOAK, SLICES)
    return [(number, KINDS[(number * 5 + number // len(KINDS)) % len(KINDS)]) for number in numbers]


def follow(stream: Stream, position: Position, state: State, longest: int, odds: int) -> None:
    """Play on at random; after every move both have the same table, and sometimes all that may be said is compared."""
    likes = [tastes(stream) for _ in range(position.table.players)]
    for _ in range(longest):
        if position.over:
            break
        move = some_move(stream, position, likes[position.table.active])
        where = (position.table.turn, move)
        if stream.below(odds) == 0 or "end" not in position.ask:
            assert sorted(house_legal(state)) == sorted(legal(position)), where
        if stream.below(odds) == 0:
            near = [altered(stream, move) for _ in range(20)]
            for text in [*near, *(stream.choice(TEXTS) for _ in range(100))]:
                assert house_fault(state, text) == position.fault(text), (where, text)
        position.make(move)
        state = house_play(state, move)
        assert house_table(state) == slow_table(position), where
        position.table.check()
    assert state.is_over == position.over
    if position.over:
        assert house_fault(state, "end") == position.fault("end")


@pytest.mark.parametrize("part", range(SLICES))
def test_both_see_the_same_table_the_same_legal_moves_and_the_same_faults(part: int) -> None:
    for number, kind in games(part, 3):
        stream = Stream("mu", "games", number)
        document = some_setup(stream, kind)
        follow(stream, opening(document), house_opening(document), 1500, 30)


@pytest.mark.parametrize("part", range(SLICES))
def test_both_go_on_alike_from_wild_positions(part: int) -> None:
    for number, kind in games(part, 25):
        stream = Stream("mu", "chaos", number)
        document = some_setup(stream, kind)
        position = some_chaos(stream, document)
        state = house_position(document, position)
        assert house_table(state) == slow_table(position), number
        follow(stream, position, state, 30, 12)


def slow_judge(document: Json) -> Json | None:
    try:
        return judge(document)
    except UnusableError:
        return None


@pytest.mark.rule("MU-201", "MU-602", "MU-604", "MU-617", "MU-618")
@pytest.mark.parametrize("part", range(SLICES))
def test_both_give_the_same_verdict_on_records(part: int) -> None:
    for number, kind in games(part, 2):
        stream = Stream("mu", "records", number)
        kind, land = some_land(stream, kind)
        game = some_game(stream, some_setup(stream, kind, land))
        verdict = judge({**game, "finished": True})
        assert verdict["valid"], number
        assert house_judge({**game, "finished": True}) == verdict, number
        for record in slips(stream, game, 12):
            assert house_judge(record) == slow_judge(record), (number, record)
        for record in forgeries(stream, {**game, "moves": game["moves"][:20], "finished": False}, 30):
            assert house_judge(record) == slow_judge(record), (number, record)


def test_both_read_the_same_moves() -> None:
    assert all(readable(text) for text in TEXTS)
    wrong = ("move 16a", "move  16a 16b", "Move 16a 16b", "draw 3 3", "draw 4 3", "draw 9", "draw part 23", "claim 4")
    assert not any(map(readable, wrong))
