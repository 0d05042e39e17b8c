"""Bots of any game: who is asked, what chance answers, and what an onlooker sees."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from pnp.bots import RandomPlayer, Seats, play_game
from pnp.errors import IllegalMove
from pnp.replay import Table
from pnp.seeds import Stream


@dataclass(frozen=True)
class Heap:
    """A heap of pebbles, and who takes from it; after each round the tide may bring one."""

    pebbles: int = 12
    seat: int = 0
    turn: int = 1

    @property
    def is_over(self) -> bool:
        return not self.pebbles

    @property
    def is_chance(self) -> bool:
        return self.seat == 3


class Pebbles:
    """Seats 0 to 2 take one to three pebbles in turn; then the tide has the move."""

    def parse_move(self, text: str, /) -> int:
        return int(text)

    def legal_moves(self, state: Heap, /) -> list[int]:
        return [0, 1] if state.is_chance else list(range(1, min(3, state.pebbles) + 1))

    def play(self, state: Heap, move: int, /) -> Heap:
        if move not in self.legal_moves(state):
            raise IllegalMove("PE-1", f"nobody takes {move}")
        change = move if state.is_chance else -move
        return Heap(state.pebbles + change, (state.seat + 1) % 4, state.turn + 1)

    def chance_move(self, state: Heap, fate: str, /) -> int:
        return Stream(fate, state.turn).below(2)


class Takes:
    """Takes as many as it always does, and notes when it was asked."""

    def __init__(self, pebbles: int) -> None:
        self.pebbles = pebbles
        self.asked: list[int] = []

    def choose(self, state: Heap, /) -> int:
        self.asked.append(state.turn)
        return min(self.pebbles, state.pebbles)


TABLE: Table[Heap, int, str] = Table(Pebbles(), Heap(), "TIDE")


def test_each_seat_is_asked_by_its_own_number_and_chance_by_nobody() -> None:
    bots = {seat: Takes(seat + 1) for seat in range(3)}
    played = play_game(TABLE, Seats(bots))
    assert played.end.is_over
    assert played.moves[:3] == (1, 2, 3)
    for seat, bot in bots.items():
        assert bot.asked == [turn for turn in range(1, len(played.moves) + 1) if (turn - 1) % 4 == seat]


def test_one_bot_decides_for_all() -> None:
    bot = Takes(2)
    played = play_game(TABLE, bot)
    tides = [move for number, move in enumerate(played.moves) if number % 4 == 3]
    assert len(bot.asked) + len(tides) == len(played.moves)
    assert sum(played.moves) - 2 * sum(tides) == 12


def test_the_seed_answers_chance() -> None:
    tides = {seed: play_game(Table(Pebbles(), Heap(), seed), Takes(1)).moves[3::4] for seed in ("EBB", "FLOW", "CALM")}
    for seed, moves in tides.items():
        assert moves == tuple(Stream(seed, 4 * number).below(2) for number in range(1, len(moves) + 1))
    assert len(set(tides.values())) > 1


def test_an_onlooker_sees_every_move_between_two_positions() -> None:
    seen: list[tuple[Heap, Any, Heap]] = []
    played = play_game(TABLE, Takes(1), lambda before, move, after: seen.append((before, move, after)))
    assert tuple(move for _, move, _ in seen) == played.moves
    assert (seen[0][0], seen[-1][2]) == (TABLE.start, played.end)
    assert all(earlier[2] is later[0] for earlier, later in pairwise(seen))


def test_a_random_player_takes_every_legal_move_and_the_same_again() -> None:
    player = RandomPlayer(Pebbles(), Stream("any"))
    choices = [player.choose(Heap()) for _ in range(60)]
    assert {choices.count(move) > 8 for move in (1, 2, 3)} == {True}
    assert set(choices) == {1, 2, 3}
    again = RandomPlayer(Pebbles(), Stream("any"))
    assert [again.choose(Heap()) for _ in range(60)] == choices


def test_what_a_bot_does_against_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        play_game(TABLE, Takes(4))
