"""The generator: from a seed to an Adventure Board that satisfies every condition of the plan.

Several lands are grown and the fairest of the sound ones gets its landmarks. Where none is sound, or the
landmarks find no place, the next attempt begins with a stream of its own; its number stands in the stream's
key, so that nothing depends on how much chance an earlier attempt has used. After the last attempt the plan's
spare board is taken, turned about by the seed, so that there is always a board.

Only integers are used, and no order but that of lists and bits: the same seed gives the same board
everywhere. `version` is part of the key. A generator that would give another board to a seed gets a new one.
"""

from pnp.games.carmine.beauty import is_sound, points
from pnp.games.carmine.board import Board
from pnp.games.carmine.landmarks import place_landmarks
from pnp.games.carmine.landmass import grow_land
from pnp.games.carmine.plan import Plan
from pnp.seeds import Stream

__all__ = ["VERSION", "attempt_board", "generate_board", "spare_board"]

VERSION = 1
"""The newest version of the generator."""


def generate_board(seed: str, version: int, plan: Plan) -> Board:
    """Give the board of a seed."""
    for attempt in range(plan.attempts):
        if board := attempt_board(Stream("carmine", version, seed, "board", attempt), plan):
            return board
    return spare_board(Stream("carmine", version, seed, "board", "spare"), plan)


def attempt_board(stream: Stream, plan: Plan) -> Board | None:
    """Give a board, or None where this stream leads to none."""
    best, most = 0, 0
    for _ in range(plan.beauty.lands):
        land = grow_land(stream, plan)
        if is_sound(land, plan.conditions):
            found = points(land, plan.beauty)
            if not best or found > most:
                best, most = land, found
    return place_landmarks(stream, best, plan) if best else None


def spare_board(stream: Stream, plan: Plan) -> Board:
    """Give the spare board as it is, mirrored, turned upside down, or both: the conditions hold for all four."""
    rows = plan.spare.split()
    if stream.below(2):
        rows = [row[::-1] for row in rows]
    if stream.below(2):
        rows = rows[::-1]
    return Board.parse(rows)
