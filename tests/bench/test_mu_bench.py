"""Random games of Mu against random games of chess, in moves a second."""

import random
from time import process_time

import chess

from pnp.games.mu.charter import Charter
from pnp.games.mu.components import components
from pnp.games.mu.rules import legal_moves, new_game, play
from pnp.templates import Templates, house_templates

BOX = components(Templates(house_templates()))
RATIO = 2.0
"""Of chess: at least so many moves in the same time."""
CHARTERS = tuple(Charter(BOX.numbers, BOX.continent, (BOX.bay,) * players) for players in (2, 3, 4))


def play_mu(number: int, eager: bool) -> int:
    """Play a game; who is eager raises a Moai wherever one can be, so that the continent does sink."""
    chance = random.Random(number)
    state = new_game(CHARTERS[number % len(CHARTERS)])
    moves = 0
    while not state.is_over:
        legal = legal_moves(state)
        raises = [move for move in legal if move[0] == "raise"] if eager else None
        state = play(state, chance.choice(raises or legal))
        moves += 1
    return moves


def play_chess(number: int) -> int:
    chance = random.Random(number)
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return len(board.move_stack)


def rate(moves: int, begin: float) -> float:
    return moves / (process_time() - begin)


def test_games_are_played_faster_than_chess() -> None:
    play_mu(0, True)
    play_chess(0)
    best_plain = best_eager = best_chess = 0.0
    for start in range(3):
        begin = process_time()
        best_plain = max(best_plain, rate(sum(play_mu(start * 64 + n, False) for n in range(64)), begin))
        begin = process_time()
        best_eager = max(best_eager, rate(sum(play_mu(start * 16 + n, True) for n in range(16)), begin))
        begin = process_time()
        best_chess = max(best_chess, rate(sum(play_chess(start * 2 + n) for n in range(2)), begin))
    plain, eager = best_plain / best_chess, best_eager / best_chess
    print(f"\nMu: {best_plain:.0f} moves/s, {plain:.2f} of chess; with Moai {best_eager:.0f}, {eager:.2f} of chess")
    assert min(plain, eager) >= RATIO
