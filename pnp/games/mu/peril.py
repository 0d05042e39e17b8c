"""Peril: how likely each Area sinks before the end, as far as the open borders tell.

An Area whose last link is about to break is in peril, and so is everything that hangs on the rest by it: the side with
fewer spaces sinks, and of equal sides the one with fewer Volcanoes (MU-503, 504). Otherwise the fewer borders of an
Area are open, the sooner it is cut off.
"""

from pnp.games.mu.land import Land
from pnp.games.mu.places import AREAS, SPACES_OF, VOLCANO_AREAS
from pnp.games.mu.weights import PlannerWeights
from pnp.masks import cells

__all__ = ["bridges", "perils"]

_SIZES = tuple(16 * SPACES_OF[area].bit_count() + (VOLCANO_AREAS >> area & 1) for area in range(AREAS[-1] + 1))
"""Spaces of each Area, and behind them its Volcano: the smaller sum sinks."""


def perils(land: Land, weights: PlannerWeights) -> dict[int, float]:
    """Give for each Area on the board how likely it sinks in a long game."""
    by_borders, last = weights.borders, len(weights.borders) - 1
    found = {area: by_borders[min(max(land.links[area].bit_count() - 1, 0), last)] for area in cells(land.areas)}
    for side in bridges(land):
        for area in cells(side):
            found[area] = max(found[area], weights.bridge)
    if len(land.parts) > 1:
        greatest = max(land.parts, key=_size)
        found |= dict.fromkeys(cells(land.areas & ~greatest), 1.0)
    return found


def _size(side: int) -> int:
    return sum(_SIZES[area] for area in cells(side))


def bridges(land: Land) -> list[int]:
    """Give for each border whose Fissure would split a part the side that would sink, as a mask of Areas.

    Walks through the links once: a border is a bridge if no other way leads from behind it to before it.
    """
    links = land.links
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    found: list[int] = []
    for part in land.parts:
        whole = _size(part)
        root = (part & -part).bit_length() - 1
        order[root] = low[root] = len(order)
        stack = [(root, 0, links[root])]
        below = {root: 1 << root}
        while stack:
            area, parent, rest = stack.pop()
            if rest:
                bit = rest & -rest
                stack.append((area, parent, rest ^ bit))
                other = bit.bit_length() - 1
                if other not in order:
                    order[other] = low[other] = len(order)
                    below[other] = bit
                    stack.append((other, area, links[other] & ~(1 << area)))
                else:
                    low[area] = min(low[area], order[other])
            elif parent:
                low[parent] = min(low[parent], low[area])
                below[parent] |= below[area]
                if low[area] > order[parent]:
                    side = below[area]
                    size = _size(side)
                    if 2 * size <= whole:
                        found.append(side)
                    if 2 * size >= whole:
                        found.append(part & ~side)
    return found
