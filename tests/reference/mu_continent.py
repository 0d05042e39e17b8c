"""The Advanced Setup of Mu once more, slowly: sets of hexes, one candidate after the other, every condition as it is
written (MU-801 to 815). It shares nothing with the generator but the shapes of the tiles and the grid."""

from collections.abc import Iterator, Sequence
from typing import Any

from pnp.games.mu.hexes import Hex, neighbour, outline
from pnp.games.mu.places import SHAPE_OF, SHAPES

KINDS = {"T": 2, "V": 6, "D": 3, "M": 1}
Laid = dict[int, tuple[int, Hex]]
"""By tile its turns and its anchor."""


def cells(area: int, k: int, anchor: Hex) -> list[Hex]:
    found = []
    for q, r in SHAPES[SHAPE_OF[area]]:
        for _ in range(k):
            q, r = q + r, -q
        found.append((anchor[0] + q, anchor[1] + r))
    return found


def land(laid: Laid, areas: Sequence[int] = range(1, 23)) -> set[Hex]:
    return {cell for area in areas if area in laid for cell in cells(area, *laid[area])}


def beside(place: Hex) -> list[Hex]:
    return [neighbour(place, direction) for direction in range(6)]


def contact(new: Sequence[Hex], old: set[Hex]) -> int:
    """MU-803"""
    return sum(other in old for cell in new for other in beside(cell))


def touched(new: Sequence[Hex], laid: Laid) -> set[int]:
    return {area for area in laid if contact(new, land(laid, [area]))}


def has_gap(ground: set[Hex]) -> bool:
    """MU-804"""
    qs, rs = [q for q, _ in ground], [r for _, r in ground]
    box = {(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    sea = box - ground
    corner = (min(qs) - 1, min(rs) - 1)
    reached, border = {corner}, [corner]
    while border:
        for other in beside(border.pop()):
            if other in sea and other not in reached:
                reached.add(other)
                border.append(other)
    return reached != sea


def coastal_runs(area: int, laid: Laid) -> int:
    """MU-806: how many stretches of a tile's outline face no land."""
    ground = land(laid)
    faces_sea = [neighbour(place, d) not in ground for place, d in outline(cells(area, *laid[area]))]
    if all(faces_sea):
        return 1
    return sum(here and not before for before, here in zip([faces_sea[-1], *faces_sea], faces_sea, strict=False))


def must_cover(laid: Laid) -> set[Hex]:
    """MU-807"""
    return {other for cell in land(laid, range(1, 6)) for other in beside(cell)} - land(laid)


def candidates(area: int, laid: Laid) -> Iterator[tuple[int, Hex]]:
    """MU-802"""
    ground = land(laid)
    qs, rs = [q for q, _ in ground], [r for _, r in ground]
    for k in range(KINDS[SHAPE_OF[area]]):
        for r in range(min(rs) - 4, max(rs) + 5):
            for q in range(min(qs) - 4, max(qs) + 5):
                new = cells(area, k, (q, r))
                if not ground & set(new) and contact(new, ground):
                    yield k, (q, r)


def is_allowed(area: int, way: tuple[int, Hex], laid: Laid) -> bool:
    """The conditions of the three phases."""
    new = cells(area, *way)
    after = {**laid, area: way}
    if area <= 5:
        placed = len(laid)
        if len(touched(new, laid)) < min(2, placed) or contact(new, land(laid)) < (2 if placed == 1 else 4):
            return False
    elif area <= 8:
        if contact(new, land(laid, range(1, 6))) < 3 or touched(new, laid) & {6, 7, 8}:
            return False
    else:
        uncovered = must_cover(laid)
        if uncovered and not uncovered & set(new):
            return False
        if contact(new, land(laid)) < (2 if SHAPE_OF[area] == "M" else 3):
            return False
    if has_gap(land(after)):
        return False
    return all(coastal_runs(other, after) == 1 for other in after if other >= 6)


def attempt(source: Any) -> Laid | None:
    laid: Laid = {}
    for group in (range(1, 6), range(6, 9), range(9, 23)):
        order = list(group)
        source.shuffle(order)
        for area in order:
            if not laid:
                laid[area] = (source.below(2), (0, 0))
                continue
            ways = [way for way in candidates(area, laid) if is_allowed(area, way, laid)]
            if not ways:
                return None
            laid[area] = ways[source.below(len(ways))]
        if group.start == 1:
            for area in group:
                others = {other: laid[other] for other in group if other != area}
                if len(touched(cells(area, *laid[area]), others)) < 2:
                    return None
    return None if must_cover(laid) else laid


def recentred(laid: Laid) -> Laid:
    """MU-813"""
    ground = sorted(land(laid), key=lambda place: (place[1], place[0]))
    n, sum_q, sum_r = len(ground), sum(q for q, _ in ground), sum(r for _, r in ground)
    squares = [(n * q - sum_q) ** 2 + (n * q - sum_q) * (n * r - sum_r) + (n * r - sum_r) ** 2 for q, r in ground]
    q0, r0 = ground[squares.index(min(squares))]
    return {area: (k, (q - q0, r - r0)) for area, (k, (q, r)) in laid.items()}


def bays(source: Any, laid: Laid, players: int) -> list[Hex]:
    """MU-814"""
    ground = land(laid)
    walk = [neighbour(place, direction) for place, direction in outline(ground)]
    start = source.below(len(walk))
    chosen: list[Hex] = []
    for i in range(players):
        target = (start + i * len(walk) // players) % len(walk)
        ranks = []
        for bay in set(walk) - set(chosen):
            neighbours = sum(other in ground for other in beside(bay))
            if neighbours >= 2:
                position = walk.index(bay)
                forth, back = (position - target) % len(walk), (target - position) % len(walk)
                ranks.append((min(forth, back), -neighbours, position, bay))
        chosen.append(min(ranks)[-1])
    return chosen


def invariants(placements: Sequence[tuple[int, int, int]]) -> list[str]:
    """MU-818: what does not hold of a continent, its tiles in order."""
    laid: Laid = {area: (k, (q, r)) for area, (k, q, r) in enumerate(placements, 1)}
    ground = land(laid)
    wrong = []
    if len(placements) != 22 or sum(len(cells(area, *way)) for area, way in laid.items()) != 52 or len(ground) != 52:
        wrong.append("tiles or hexes")
    reached = {min(ground)}
    while more := {other for place in reached for other in beside(place)} & ground - reached:
        reached |= more
    if reached != ground:
        wrong.append("not connected")
    if has_gap(ground):
        wrong.append("holes")
    if must_cover(laid):
        wrong.append("an inner tile at the sea")
    if any(coastal_runs(area, laid) != 1 for area in range(6, 23)):
        wrong.append("a broken coast")
    borders = {(area, other) for area in laid for other in touched(cells(area, *laid[area]), laid) if other > area}
    if len(borders) > 46:
        wrong.append("too many borders")
    return wrong
