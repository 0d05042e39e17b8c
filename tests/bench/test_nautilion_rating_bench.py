"""What a game of the planner costs, against random games of chess.

A rating is 400 games and may take 20 seconds on two cores, that is a tenth of a second for a game on one. The machine
on which that was measured plays a random game of chess, in python-chess, in a seventieth of a second: a planned game
may cost seven of them with every expansion, and the plain game less.
"""

import random
from time import process_time

import chess
import pytest

from pnp.games.nautilion.bots import attempt
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
SEAS = 8
"""Each is another one, for some take twice the time of others."""
MOVES = 350
"""Half-moves of a random game of chess."""


def chess_time() -> float:
    """The time of half-moves that make up a random game, on average."""
    chance = random.Random(7)
    begin, moves = process_time(), 0
    while moves < 4 * MOVES:
        board = chess.Board()
        while not board.is_game_over() and moves < 4 * MOVES:
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
    return (process_time() - begin) / 4


@pytest.mark.parametrize(
    ("options", "most"), [("", 4.0), (":expansions=1+2+3+4+5", 7.0), (":players=2,expansions=1+2+3+4+5", 7.0)]
)
def test_a_planned_game_costs_no_more_than_some_random_games_of_chess(options: str, most: float) -> None:
    seas = [SetupCode.parse(f"nautilion{options}#BENCH/{sea}") for sea in range(SEAS)]
    attempt(seas[0], "BENCH", "planner", DATA)
    best = float("inf")
    for _ in range(3):
        yardstick = chess_time()
        begin = process_time()
        for sea in seas:
            attempt(sea, f"{sea.seed}:rate:1", "planner", DATA)
        best = min(best, (process_time() - begin) / SEAS / yardstick)
    print(f"\nnautilion{options}: a planned game costs {best:.2f} random games of chess")
    assert best <= most
