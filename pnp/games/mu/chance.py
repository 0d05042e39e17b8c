"""Chance: the die, the Volcano tokens and the lots, as a seed gives them (2.2, draws 3 to 6).

Each roll and each draw has a stream of its own by its number in the game, so that a record may leave out some and
write down others. Drawn tokens go back, so every draw is from all that are still in the game (MU-412).
"""

import msgspec

from pnp.games.mu.moves import PART, VOLCANO, WHITE, Move
from pnp.games.mu.sinking import tied_parts
from pnp.games.mu.state import State
from pnp.masks import cells
from pnp.seeds import Stream

__all__ = ["Fate", "chance_move"]

_FACES = 6


class Fate(msgspec.Struct, frozen=True):
    """The chance of a seed."""

    seed: str
    version: int

    def die(self, number: int) -> int:
        """Give a face from 0 to 5, the white ones first."""
        return Stream("mu", self.version, self.seed, "die", number).below(_FACES)

    def tokens(self, number: int) -> Stream:
        """Give the stream of a draw."""
        return Stream("mu", self.version, self.seed, "tokens", number)


def chance_move(state: State, fate: Fate) -> Move:
    """Give the outcome that the seed has for this moment."""
    kind = state.due[-1].kind
    if kind == "roll":
        white = _FACES - state.charter.numbers.volcano_faces
        return Move("roll", (WHITE if fate.die(state.rolls) < white else VOLCANO,))
    stream = fate.tokens(state.draws)
    if kind == "lot":
        return Move("draw", (PART, stream.choice(tied_parts(state.land))))
    pool = list(cells(state.land.volcanoes))
    drawn = [pool.pop(stream.below(len(pool))) for _ in range(2 if kind == "tokens" and len(pool) > 1 else 1)]
    return Move("draw", tuple(sorted(drawn)))
