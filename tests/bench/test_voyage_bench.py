"""Random voyages against random games of chess, in moves a second; and how long a referee takes over a record."""

import random
from time import process_time

import chess

from pnp.bots import RandomPlayer, play_game
from pnp.games.carmine import rules
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.chronicle import record_of
from pnp.games.carmine.components import components
from pnp.games.carmine.rules import Fate, new_game
from pnp.games.carmine.voyage import judge
from pnp.replay import Table
from pnp.seeds import Stream
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
CHARTER = Charter(named_chart("A1", DATA).board, components(DATA))
RATIO = 0.5
"""Of chess: at least so many moves in the same time."""


def sail(number: int) -> tuple[int, dict[str, object]]:
    seed = f"BENCH-{number}"
    sailed = play_game(
        Table(rules, new_game(CHARTER), Fate.of(CHARTER, seed)), RandomPlayer(rules, Stream("bench", number))
    )
    return len(sailed.moves), record_of(CHARTER, sailed.moves, seed=seed, board="A1")


def play_chess(number: int) -> int:
    chance = random.Random(number)
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


def test_voyages_are_sailed_at_half_the_pace_of_chess_at_least() -> None:
    sail(0)
    play_chess(0)
    best_ours = best_chess = 0.0
    for start in range(1, 31, 10):
        begin = process_time()
        moves = sum(sail(number)[0] for number in range(start, start + 10))
        best_ours = max(best_ours, moves / (process_time() - begin))
        begin = process_time()
        moves = sum(play_chess(number) for number in range(start, start + 2))
        best_chess = max(best_chess, moves / (process_time() - begin))
    print(f"\nvoyages: {best_ours:.0f} moves/s, {best_ours / best_chess:.2f} of chess")
    assert best_ours / best_chess >= RATIO


def test_a_record_is_judged_in_a_blink() -> None:
    """Ten milliseconds, where a random voyage is sailed in ten: judging replays it, and works nothing out twice."""
    _, record = sail(1)
    judge(record, DATA)
    sailing = judging = float("inf")
    for _ in range(5):
        begin = process_time()
        sail(1)
        sailing = min(sailing, process_time() - begin)
        begin = process_time()
        verdict = judge(record, DATA)
        judging = min(judging, process_time() - begin)
        assert verdict.valid
    print(f"\na record: {judging * 1000:.1f} ms, {judging / sailing:.2f} of sailing it")
    assert judging <= 1.5 * sailing
