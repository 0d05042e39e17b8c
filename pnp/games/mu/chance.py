"""Chance: the die, the Volcano tokens and the lots, as a seed gives them (MU-401, 402, 413, 505, 506).

Drawn tokens go back, so every draw is from all that are still in the game (MU-412).
"""

from pnp.games.mu.moves import PART, VOLCANO, WHITE, Move
from pnp.games.mu.sinking import tied_parts
from pnp.games.mu.state import FACES, Fate, State
from pnp.masks import cells

__all__ = ["chance_move"]


def chance_move(state: State, fate: Fate) -> Move:
    """Give the outcome that the seed has for this moment."""
    kind = state.due[-1].kind
    if kind == "roll":
        white = FACES - state.charter.numbers.volcano_faces
        return Move("roll", (WHITE if fate.die(state.rolls) < white else VOLCANO,))
    stream = fate.tokens(state.draws)
    if kind == "lot":
        return Move("draw", (PART, stream.choice(tied_parts(state.land))))
    pool = list(cells(state.land.volcanoes))
    drawn = [pool.pop(stream.below(len(pool))) for _ in range(2 if kind == "tokens" and len(pool) > 1 else 1)]
    return Move("draw", tuple(sorted(drawn)))
