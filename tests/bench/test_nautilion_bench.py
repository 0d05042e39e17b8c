"""Random games of Nautilion against random games of chess, in moves a second."""

import random
from itertools import combinations
from time import process_time

import chess

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.components import components
from pnp.games.nautilion.deal import draw_admirals, draw_darkhouse, draw_heroic, draw_path, draw_reefs
from pnp.games.nautilion.rules import legal_moves, new_game, play
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
EXPANSIONS = tuple(used for number in range(6) for used in combinations((1, 2, 3, 4, 5), number))
RATIO = 1.0
"""Of chess: at least so many moves in the same time."""


def charter(number: int) -> Charter:
    used = EXPANSIONS[number % len(EXPANSIONS)]
    seed = f"BENCH-{number}"
    return Charter(
        BOX,
        draw_path(seed, 1, used, BOX),
        players=1 + number % 2,
        expansions=used,
        reefs=draw_reefs(seed, 1, used, BOX),
        darkhouse=draw_darkhouse(seed, 1, used, "normal", BOX),
        heroic=draw_heroic(seed, 1, used, BOX)[:3],
        admirals=draw_admirals(seed, 1, 1 + number % 2, BOX),
    )


CHARTERS = tuple(map(charter, range(64)))


def sail(number: int) -> int:
    chance = random.Random(number)
    state = new_game(CHARTERS[number % len(CHARTERS)])
    moves = 0
    while not state.is_over:
        state = play(state, chance.choice(legal_moves(state)))
        moves += 1
    return moves


def play_chess(number: int) -> int:
    chance = random.Random(number)
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


def test_games_are_played_at_the_pace_of_chess_at_least() -> None:
    sail(0)
    play_chess(0)
    best_ours = best_chess = 0.0
    for start in range(0, 3):
        begin = process_time()
        moves = sum(sail(number) for number in range(start * 128, start * 128 + 128))
        best_ours = max(best_ours, moves / (process_time() - begin))
        begin = process_time()
        moves = sum(play_chess(number) for number in range(start * 2, start * 2 + 2))
        best_chess = max(best_chess, moves / (process_time() - begin))
    print(f"\nNautilion: {best_ours:.0f} moves/s, {best_ours / best_chess:.2f} of chess")
    assert best_ours / best_chess >= RATIO
