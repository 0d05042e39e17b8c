"""Random games of Diluvium against random games of chess, in moves a second."""

import random
from time import process_time

import chess

from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import components
from pnp.games.diluvium.deal import draw_civilisations, draw_first, draw_rival, draw_ruins, draw_tiles
from pnp.games.diluvium.rules import legal_moves, new_game, play
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
RATIO = 1.0
"""Of chess: at least so many moves in the same time."""


def charter(number: int) -> Charter:
    seed, players, scenario = f"BENCH-{number}", 1 + number % 4, f"Z{1 + number // 8 % 4}"
    return Charter(
        BOX,
        draw_civilisations(seed, 1, players, BOX),
        draw_tiles(seed, 1, players, scenario, BOX),
        draw_ruins(seed, 1, BOX),
        draw_first(seed, 1, players),
        players,
        "AB"[number // 4 % 2],
        draw_rival(seed, 1, players, BOX),
        scenario if players == 1 else "Z1",
    )


CHARTERS = tuple(map(charter, range(32)))


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


def test_games_are_played_faster_than_chess() -> None:
    sail(0)
    play_chess(0)
    best_ours = best_chess = 0.0
    for start in range(0, 3):
        begin = process_time()
        moves = sum(sail(number) for number in range(start * 64, start * 64 + 64))
        best_ours = max(best_ours, moves / (process_time() - begin))
        begin = process_time()
        moves = sum(play_chess(number) for number in range(start * 2, start * 2 + 2))
        best_chess = max(best_chess, moves / (process_time() - begin))
    print(f"\nDiluvium: {best_ours:.0f} moves/s, {best_ours / best_chess:.2f} of chess")
    assert best_ours / best_chess >= RATIO
