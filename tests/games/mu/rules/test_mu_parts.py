"""The land by masks and floods against the slow way: random Fissures in both modes, and parts that sink in turn."""

import random
from collections.abc import Iterable

import pytest
from mu_positions import BOX, charter_of
from reference import mu_parts

from pnp.games.mu.charter import FissureMode
from pnp.games.mu.continent import cells_of
from pnp.games.mu.land import Land, coast, cracked, nearest_coast, rim, spaces_of, splits, sunk, whole
from pnp.games.mu.places import AREAS
from pnp.masks import cells

HEXES = BOX.continent.hexes
AREAS_AT = {
    place: area for area, laid in zip(AREAS, BOX.continent.placements, strict=True) for place in cells_of(area, laid)
}
Fissure = frozenset[int] | frozenset[mu_parts.Hex]


def hexes(spaces: int) -> set[mu_parts.Hex]:
    return {HEXES[space] for space in cells(spaces)}


def fissure_of(mode: FissureMode, site: int) -> Fissure:
    sites = charter_of(fissures=mode).sites
    if mode == "border":
        return frozenset(sites.areas[site])
    ((one, other),) = sites.closes[site]
    return frozenset((HEXES[one], HEXES[other]))


def check(land: Land, slow: mu_parts.Land, fissures: Iterable[Fissure]) -> None:
    """Whatever the engine keeps about the land is what walking over it finds."""
    fissures = set(fissures)
    assert hexes(land.spaces) == set(slow)
    assert set(cells(land.areas)) == set(slow.values())
    parts = mu_parts.parts_of(slow, fissures)
    assert [hexes(spaces_of(part)) for part in land.parts] == parts
    for space, place in enumerate(HEXES):
        assert hexes(land.ways[space]) == (mu_parts.steps_from(slow, place, fissures) if place in slow else set())
    assert hexes(coast(land, BOX.continent)) == mu_parts.coastal_spaces(slow)
    for part, places in zip(land.parts, parts, strict=True):
        assert hexes(rim(land, BOX.continent, part)) == mu_parts.rim_of(slow, places)


@pytest.mark.rule("MU-105", "MU-106", "MU-107", "MU-109", "MU-120", "MU-509")
@pytest.mark.parametrize("mode", ["border", "edge"])
@pytest.mark.parametrize("seed", range(12))
def test_parts_ways_coast_and_rim_are_those_of_a_walk(mode: FissureMode, seed: int) -> None:
    chance, sites = random.Random(seed), charter_of(fissures=mode).sites
    land, slow, fissures = whole(BOX.continent, sites), dict(AREAS_AT), dict[int, Fissure]()
    check(land, slow, fissures.values())
    while land.areas.bit_count() > 4:
        free = [
            site
            for site, pair in enumerate(sites.areas)
            if site not in fissures and all(land.areas >> area & 1 for area in pair)
        ]
        if free:
            site = chance.choice(free)
            after = cracked(land, sites, site)
            assert splits(land, sites, site) == (len(after.parts) > len(land.parts))
            land, fissures[site] = after, fissure_of(mode, site)
            check(land, slow, fissures.values())
        if len(land.parts) > 1 and (not free or chance.random() < 0.3):
            part = chance.choice(land.parts)
            gone = set(cells(part))
            land = sunk(land, sites, part)
            slow = {place: area for place, area in slow.items() if area not in gone}
            fissures = {site: fissure for site, fissure in fissures.items() if not gone & set(sites.areas[site])}
            assert set(cells(land.fissures)) == set(fissures)
            check(land, slow, fissures.values())
        elif not free:
            break


@pytest.mark.rule("MU-102", "MU-305")
def test_the_nearest_coast_is_measured_over_the_grid() -> None:
    sites = charter_of().sites
    chance = random.Random(5)
    land, slow = whole(BOX.continent, sites), dict(AREAS_AT)
    for area in chance.sample(range(1, 23), 15):
        land = sunk(land, sites, 1 << area)
        slow = {place: number for place, number in slow.items() if number != area}
        bay, ring, steps = (1, 3), {(1, 3)}, 0
        while not ring & mu_parts.coastal_spaces(slow):
            ring |= {other for place in ring for other in mu_parts.around(place)}
            steps += 1
        assert hexes(nearest_coast(land, BOX.continent, bay)) == ring & mu_parts.coastal_spaces(slow)
        assert steps > 0


@pytest.mark.rule("MU-108")
@pytest.mark.parametrize(("mode", "count"), [("border", 46), ("edge", 89)])
def test_sites_are_borders_or_edges(mode: FissureMode, count: int) -> None:
    sites = charter_of(fissures=mode).sites
    assert sites.count == count
    assert sum(map(len, sites.closes)) == 89
    assert sites.geysers.bit_count() == 178
    assert list(sites.areas) == sorted(sites.areas)
