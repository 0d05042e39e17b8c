"""How many games of a few moves there are from positions of Mu, as kept in `tests/perft/mu.txt`."""

import os
from pathlib import Path

from mu_positions import charter_of

from pnp.games.mu.charter import Charter
from pnp.games.mu.rules import State, legal_moves, new_game, play
from pnp.seeds import Stream

PERFT = Path(__file__).parents[3] / "perft" / "mu.txt"


def perft(state: State, depth: int) -> int:
    """Count the games of so many moves from here."""
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(play(state, move), depth - 1) for move in moves)


def later(charter: Charter, number: int) -> State:
    """Give a position some moves into a random game of players who raise Moai when they can."""
    state = new_game(charter)
    stream = Stream("perft", charter.players, charter.fissure_mode, charter.sink_mode)
    for _ in range(number):
        moves = legal_moves(state)
        raises = [move for move in moves if move.verb == "raise"]
        following = play(state, stream.choice(raises or [move for move in moves if move.verb != "end"] or moves))
        if following.is_over:
            break
        state = following
    return state


def counted() -> str:
    lines = [
        "; Mu: how many games of one, two and three moves there are from a position, chance included.",
        "; Columns: players, Fissures, sinking, moves made before; then the counts and what is asked.",
        "",
    ]
    for players in (2, 3, 4):
        for fissures in ("border", "edge"):
            for sinking in ("auto", "claim"):
                for made in (0, 12, 75, 300):
                    charter = charter_of(players, fissures=fissures, sinking=sinking, stagnation=99)
                    state = later(charter, made)
                    counts = " ".join(f"{perft(state, depth):>6}" for depth in (1, 2, 3))
                    asked = state.due[-1].kind
                    lines.append(f"{players} {fissures:<6} {sinking:<5} {made:>3} {counts}  {asked}")
    return "\n".join(lines) + "\n"


def test_counts_of_games_are_those_that_are_kept() -> None:
    text = counted()
    if os.environ.get("PNP_GOLDEN") == "write":
        PERFT.write_text(text, encoding="utf-8", newline="\n")
    assert PERFT.read_text(encoding="utf-8").splitlines() == text.splitlines()
