"""The mosaic of a tile: the sea in courses about its coasts, the land in courses within them.

Stones are lighter near the coast and darker in the deep, with a stone of gold here and there. Beneath lies plain sea:
where courses run together and leave a gap, the gap is a stone cut to fit.
"""

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import blob
from pnp.draw.shapes import Path
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.courses import Grid, Laying, Stone, courses, paths_of
from pnp.games.diluvium.tiles.hexes import field
from pnp.games.diluvium.tiles.shore import Island, Shores
from pnp.seeds import Stream

__all__ = ["Mosaic", "draw_mosaic", "land_tone", "mosaic"]

SEA = Laying(1.8, 1.95, 0.06)
LAND = Laying(1.4, 1.55, 0.05)
JOINT = 0.27
_TONES = ("sea-pale", "sea-light", "sea", "sea-deep", "sea-dark")
_LAND_COURSES = 3


class Mosaic(NamedTuple):
    """The stones of a tile by their inks, and its coasts."""

    sea: dict[str, Path]
    land: dict[str, Path]
    rock: dict[str, Path]
    coasts: Path
    ground: Path
    """The land without its stones."""


def land_tone(stone: Stone, chance: Stream) -> str:
    """Give the ink of a stone of an island: surf has bleached the outermost, and inland they are of sand."""
    luck = chance.real()
    if stone.course == -1:
        return "shore" if luck < 0.66 else "sand-dark"
    return ("sand", "sand-dark")[luck < 0.3] if stone.course == -2 else ("sand-light", "sand")[luck < 0.35]


def _lay(islands: Sequence[Island], rocks: frozenset[int], spaces: frozenset[int], key: str) -> Mosaic:
    inner = field()
    shores = Shores(islands, key)
    grid = Grid(shores, inner.box())
    edge = inner.points
    chance = Stream("diluvium stones", key)
    count = math.ceil(grid.highest() / SEA.high)

    def sea_tone(stone: Stone) -> str:
        if stone.course == 0 and stone.island not in spaces:
            return "surf"
        luck = chance.real()
        if luck < 0.012:
            return "sea-glint"
        deep = 0.62 * stone.course + (0.9 if stone.island in spaces else 0.0) + 2.6 * luck - 1.2
        return _TONES[max(0, min(4, int(deep)))]

    def rock_tone(stone: Stone) -> str:
        luck = chance.real()
        if stone.course == -1:
            return "rock-dark" if luck < 0.75 else "rock"
        return ("rock", "rock-light")[luck < 0.4] if stone.course == -2 else ("clay", "rock-light")[luck < 0.3]

    sea = paths_of(courses(grid, SEA, 0, count, chance, edge), sea_tone)
    stones = list(courses(grid, LAND, -_LAND_COURSES, 0, chance, edge, lambda island: island not in spaces))
    land = paths_of([stone for stone in stones if stone.island not in rocks], partial(land_tone, chance=chance))
    rock = paths_of([stone for stone in stones if stone.island in rocks], rock_tone)
    coasts, ground = Path(), Path()
    for line, closed in grid.lines(0.0):
        island = shores.slope(*line[0])[3]
        if closed and island not in spaces:
            coast = blob(*line[:-1])
            coasts.add(coast)
            if island not in rocks:
                ground.add(coast)
    return Mosaic(sea, land, rock, coasts, ground)


@lru_cache(maxsize=64)
def mosaic(islands: tuple[Island, ...], rocks: frozenset[int], spaces: frozenset[int], key: str) -> Mosaic:
    """Lay the stones of a tile: `rocks` and `spaces` are the numbers of the Monster's islands and of the spaces."""
    return _lay(islands, rocks, spaces, key)


def draw_mosaic(
    canvas: Canvas,
    islands: tuple[Island, ...],
    rocks: frozenset[int],
    spaces: frozenset[int],
    key: str,
    known: Look,
) -> None:
    """Draw sea and land of a tile about the centre, inside the frame; stored once, in whatever size it is shown."""

    def draw(canvas: Canvas) -> None:
        _draw(canvas, mosaic(islands, rocks, spaces, key), known)

    canvas.stamp(Symbol(f"diluvium mosaic {key}", field(-0.2).box(), draw), moving(0, 0))


def _draw(canvas: Canvas, laid: Mosaic, known: Look) -> None:
    plate = Plate()
    plate.area(field(-0.1), "sea-flat")
    for ink in sorted(laid.sea):
        plate.area(laid.sea[ink], ink, JOINT, "joint")
    plate.area(laid.coasts, "rock-light", 0.7, "coast")
    plate.area(laid.ground, "sand-light")
    for ink in sorted(laid.land):
        plate.area(laid.land[ink], ink, JOINT * 0.8, "land-joint")
    for ink in sorted(laid.rock):
        plate.area(laid.rock[ink], ink, JOINT * 0.8, "rock-joint")
    plate.lines(laid.coasts, 0.42, "coast")
    plate.draw(canvas, known.theme)
