"""The parts of a continent of Mu the slow way: spaces as nodes, open edges as links, plain sets (MU-120).

Nothing is shared with the engine but what a tile covers: spaces are hexes, an edge is a pair of them, and Fissures are
pairs of Areas or pairs of hexes.
"""

from collections.abc import Collection, Mapping, Set

Hex = tuple[int, int]
Land = Mapping[Hex, int]
"""The Area of every hex that is land."""

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

__all__ = ["Hex", "Land", "around", "coastal_spaces", "doomed", "is_open", "parts_of", "rim_of", "steps_from"]


def around(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in STEPS]


def is_open(land: Land, one: Hex, other: Hex, fissures: Collection[frozenset[int] | frozenset[Hex]]) -> bool:
    """Whether one can go from a space to an adjacent one."""
    return frozenset((one, other)) not in fissures and frozenset((land[one], land[other])) not in fissures


def steps_from(land: Land, place: Hex, fissures: Collection[frozenset[int] | frozenset[Hex]]) -> set[Hex]:
    return {other for other in around(place) if other in land and is_open(land, place, other, fissures)}


def parts_of(land: Land, fissures: Collection[frozenset[int] | frozenset[Hex]]) -> list[set[Hex]]:
    """Walk from space to space until no new one is met; the part with the lowest Area comes first."""
    left, found = set(land), []
    while left:
        part, queue = set(), [min(left)]
        while queue:
            place = queue.pop()
            if place not in part:
                part.add(place)
                queue += steps_from(land, place, fissures)
        found.append(part)
        left -= part
    return sorted(found, key=lambda part: min(land[place] for place in part))


def rim_of(land: Land, part: Set[Hex]) -> set[Hex]:
    return {other for place in part for other in around(place) if other in land and other not in part}


def coastal_spaces(land: Land) -> set[Hex]:
    return {place for place in land if any(other not in land for other in around(place))}


def doomed(land: Land, parts: list[set[Hex]]) -> list[set[Hex]]:
    """Give the parts with fewest spaces and, among them, fewest Volcanoes: Areas 1 to 8 have one each."""

    def size(part: set[Hex]) -> tuple[int, int]:
        return len(part), len({land[place] for place in part if land[place] <= 8})

    least = min(map(size, parts))
    return [part for part in parts if size(part) == least]
