"""The plan of a tile: where its islands, spaces and Monster lie.

Exploration Spaces keep to the upper corners, so that a player finds them at once; the Monster stands between two of
them; the islands share the rest. Each combination of islands has a few hand-made plans, of which a tile takes one by
its number, as it is or mirrored. A combination that nobody foresaw is spread by pushing its rounds apart.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pnp.draw.shapes import Point
from pnp.games.diluvium.components import Tile
from pnp.games.diluvium.tiles.hexes import NICHES, field
from pnp.games.diluvium.tiles.shore import Island, Round

__all__ = ["LAND", "MONSTER", "SPACE", "Plan", "Planned", "islands_of", "moved_in", "plan"]

SPACE = 7.1
"""Radius of an Exploration Space with its rim."""
LAND = 8.3
"""Of the land about a Settler space."""
MONSTER: Point = (0.0, -14.0)
_SWELL = 0.9
_APART = 2 * LAND + 3.2
_HALF = field().box().width / 2


class Planned(NamedTuple):
    """An island: its kind and where its Settler spaces lie."""

    kind: str
    places: tuple[Point, ...]


class Plan(NamedTuple):
    """Where everything is, about the tile's centre."""

    islands: tuple[Planned, ...]
    spaces: tuple[tuple[str, Point], ...]
    monster: Point | None
    free: tuple[float, float, float] | None
    """A place in open water and how far it is to the next thing there, for an ornament."""


_Places = tuple[tuple[Point, ...], ...]

# By the sizes of the islands: with the upper middle free, taken by an Exploration Space, or by a Monster.
_FREE: dict[tuple[int, ...], tuple[_Places, ...]] = {
    (2, 1): (
        (((-17.4, 5.6), (-6.0, 11.4)), ((14.6, 6.4),)),
        (((-12.8, 13.4), (-0.8, 16.6)), ((7.4, -1.6),)),
        (((-16.2, 5.6), (-12.2, 18.0)), ((9.6, 7.0),)),
    ),
    (1, 2): (
        (((-15.2, 6.6),), ((4.6, 12.0), (17.4, 6.0))),
        (((-7.6, -1.8),), ((0.8, 17.2), (13.6, 13.8))),
        (((-12.0, 5.0),), ((5.0, 16.8), (17.8, 9.4))),
    ),
    (2, 2): (
        (((-16.8, 5.0), (-12.4, 17.4)), ((16.8, 5.0), (12.4, 17.4))),
        (((-14.8, 5.0), (-3.2, 0.6)), ((3.4, 21.0), (15.0, 15.0))),
    ),
}
_TAKEN: dict[tuple[int, ...], tuple[_Places, ...]] = {
    (1, 1, 1): (
        (((-15.0, 6.0),), ((0.0, -6.5),), ((15.0, 6.0),)),
        (((-13.8, 5.0),), ((0.0, 19.0),), ((13.8, 5.0),)),
    ),
    (3,): (
        (((0.0, -3.6), (-7.9, 9.0), (7.9, 9.0)),),
        (((-12.5, 4.5), (0.0, 11.5), (12.5, 4.5)),),
        (((-12.5, 11.0), (0.5, 6.0), (12.5, 12.5)),),
    ),
    (3, 1): (
        (((-13.6, 10.4), (0.0, 17.6), (13.6, 10.4)), ((0.0, -6.8),)),
        (((-16.8, 4.8), (-10.4, 16.2), (1.6, 18.8)), ((4.4, -5.0),)),
        (((16.8, 4.8), (10.4, 16.2), (-1.6, 18.8)), ((-4.4, -5.0),)),
    ),
    (2, 1, 1): (
        (((-17.8, 6.0), (-6.4, 13.4)), ((14.4, 9.4),), ((0.0, -6.8),)),
        (((17.8, 6.0), (6.4, 13.4)), ((-14.4, 9.4),), ((0.0, -6.8),)),
    ),
}
_MONSTROUS: dict[tuple[int, ...], tuple[_Places, ...]] = {
    (2, 1): (
        (((-17.8, 7.4), (-6.2, 14.6)), ((14.6, 10.8),)),
        (((17.8, 7.4), (6.2, 14.6)), ((-14.6, 10.8),)),
        (((-15.6, 10.6), (-3.8, 16.0)), ((16.4, 8.8),)),
    ),
    (1, 2): ((((-14.6, 10.8),), ((6.2, 14.6), (17.8, 7.4))),),
    (3,): ((((-14.2, 9.4), (0.0, 16.0), (14.2, 9.4)),),),
}


@lru_cache(maxsize=64)
def plan(tile: Tile) -> Plan:
    """Give the plan of a tile."""
    sizes = tuple(int(island[1]) for island in tile.islands)
    number = int(tile.id[1:])
    table = _MONSTROUS if tile.monster else _FREE if len(tile.spaces) == 2 else _TAKEN
    # a Monster stands where the middle one of three Exploration Spaces would lie; a third then goes below
    niches = [NICHES[0], NICHES[2]] if len(tile.spaces) == 2 or tile.monster else list(NICHES)
    if len(tile.spaces) == 1:
        niches = niches[:1]
    elif len(tile.spaces) > len(niches):
        niches.append((0.0, 25.6))
    known = table.get(sizes)
    places = known[number % len(known)] if known else _spread(sizes, niches, tile.monster is not None)
    islands = tuple(Planned(island[0], there) for island, there in zip(tile.islands, places, strict=True))
    spaces = tuple(zip(tile.spaces, niches, strict=True))
    return Plan(islands, spaces, MONSTER if tile.monster else None, _widest(islands, niches, tile.monster is not None))


def moved_in(place: Point, swell: float) -> Point:
    """Give where an Exploration Space lies that is shown swollen: so far inwards that it keeps off the frame."""
    x, y = place
    k = 1 - (swell - 1) * SPACE / math.hypot(x, y)
    return x * k, y * k


def islands_of(found: Plan) -> list[Island]:
    """Give the land of a plan, then the Monster's rock, then the Exploration Spaces, as coasts."""
    islands = [
        Island(tuple(Round(x, y, LAND + (0.5 if kind == "R" else 0.0)) for x, y in places), _SWELL)
        for kind, places in found.islands
    ]
    if found.monster:
        x, y = found.monster
        islands.append(
            Island((Round(x, y - 3.8, 9.3), Round(x - 4.2, y + 3.0, 8.1), Round(x + 4.2, y + 3.0, 8.1)), 0.6)
        )
    return islands + [Island((Round(x, y, SPACE),)) for _, (x, y) in found.spaces]


def _widest(islands: Sequence[Planned], niches: Sequence[Point], monster: bool) -> tuple[float, float, float] | None:
    """Give the widest open water, if there is room for an ornament."""
    rounds = [Round(x, y, LAND + 2.7) for _, places in islands for x, y in places]
    rounds += [Round(x, y, SPACE + 0.6) for x, y in niches]
    if monster:
        rounds.append(Round(*MONSTER, 14.0))
    best = (0.0, 0.0, 0.0)
    for i in range(-12, 13):
        for j in range(-14, 14):
            x, y = 2.0 * i, 2.0 * j
            edge = _edge(x, y) - 1.6
            if edge > best[2]:
                room = min(math.hypot(x - a, y - b) - r for a, b, r in rounds)
                best = max(best, (x, y, min(room, edge)), key=lambda found: found[2])
    return best if best[2] >= 5.5 else None


def _edge(x: float, y: float) -> float:
    """Give how far a place is from the frame."""
    return _HALF - max(abs(x), abs(x) / 2 + abs(y) * math.sqrt(3) / 2)


def _spread(sizes: Sequence[int], niches: Sequence[Point], monster: bool) -> list[tuple[Point, ...]]:
    """Push islands apart until none touches another, an Exploration Space or the frame, as far as there is room."""
    fixed = [Round(x, y, SPACE) for x, y in niches]
    if monster:
        fixed.append(Round(*MONSTER, 13.0))
    shapes: list[list[Point]] = []
    for size in sizes:
        r = {1: 0.0, 2: 5.9}.get(size, 6.8)
        shapes.append([(r * math.sin(2.1 * k * (1.5 if size == 2 else 1)), r * math.cos(2.1 * k)) for k in range(size)])
    middles = [[9.0 * math.cos(2.4 * k + 2.0), 6.0 + 9.0 * math.sin(2.4 * k + 2.0)] for k in range(len(sizes))]
    for _ in range(160):
        for k, shape in enumerate(shapes):
            push = [0.0, 0.0]
            for dx, dy in shape:
                x, y = middles[k][0] + dx, middles[k][1] + dy
                others = [(*there, SPACE + LAND + 2.0) for there in ((r.x, r.y) for r in fixed)]
                others += [
                    (middles[m][0] + ex, middles[m][1] + ey, _APART)
                    for m, other in enumerate(shapes)
                    if m != k
                    for ex, ey in other
                ]
                for ox, oy, apart in others:
                    d = math.hypot(x - ox, y - oy) or 0.1
                    if d < apart:
                        push[0] += (x - ox) / d * (apart - d) * 0.3
                        push[1] += (y - oy) / d * (apart - d) * 0.3
                room = _edge(x, y) - LAND - 0.8
                if room < 0:
                    d = math.hypot(x, y) or 0.1
                    push[0] += x / d * room
                    push[1] += y / d * room
            middles[k][0] += push[0]
            middles[k][1] += push[1]
    return [tuple((mx + dx, my + dy) for dx, dy in shape) for (mx, my), shape in zip(middles, shapes, strict=True)]
