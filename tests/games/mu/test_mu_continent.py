"""The continent: what follows from where its tiles lie, on the standard map."""

import tomllib

import pytest

from pnp.games.mu.continent import Continent, Placement
from pnp.games.mu.hexes import centre, corners, distance, neighbour, opposite, outline, turned
from pnp.games.mu.places import AREA_OF, SLOTS, SPACE_NUMBERS, SPACES, SPACES_OF
from pnp.masks import cells
from pnp.templates import house_templates

BORDERS = """
1-2: 1; 1-5: 3; 1-6: 3; 1-13: 2; 1-21: 1; 1-22: 2; 2-3: 1; 2-5: 3; 2-6: 1; 2-11: 1; 2-14: 2; 2-15: 1; 2-16: 2; 3-4: 2;
3-5: 2; 3-7: 2; 3-12: 3; 3-16: 1; 3-17: 1; 4-5: 2; 4-7: 2; 4-8: 3; 4-10: 3; 5-8: 1; 5-21: 1; 6-13: 1; 6-14: 3; 7-10: 1;
7-17: 3; 7-18: 3; 8-10: 1; 8-21: 2; 9-12: 3; 9-17: 3; 10-18: 2; 11-15: 4; 11-16: 2; 11-19: 2; 12-16: 2; 12-17: 1;
12-20: 3; 13-22: 1; 14-15: 3; 16-19: 1; 16-20: 1; 21-22: 1
"""


@pytest.fixture(scope="module")
def continent() -> Continent:
    rows = tomllib.loads((house_templates() / "mu" / "continent.toml").read_text())["areas"]
    return Continent([Placement(*row) for row in rows])


@pytest.mark.rule("MU-122")
def test_there_are_52_spaces_and_76_slots() -> None:
    assert len(SPACES) == 52
    assert SPACES[0] == "1a"
    assert SPACES[-1] == "22a"
    assert len(SLOTS) == 76
    assert SLOTS[:2] == ("1a.in", "1a.out")
    assert SLOTS[-1] == "22a.mid"
    assert [SPACES[space] for space in cells(SPACES_OF[12])] == ["12a", "12b", "12c"]


@pytest.mark.rule("MU-101", "MU-102")
def test_directions_go_against_the_clock_and_back() -> None:
    for d in range(6):
        there = neighbour((3, -2), d)
        assert distance((3, -2), there) == 1
        assert neighbour(there, opposite(d)) == (3, -2)
        assert turned(neighbour((0, 0), d), 1) == neighbour((0, 0), (d + 1) % 6)
    assert distance((1, 3), (-4, 4)) == 5


def test_an_edge_lies_between_its_corners() -> None:
    for d in range(6):
        (x, y), (there_x, there_y) = centre((0, 0)), centre(neighbour((0, 0), d))
        (ax, ay), (bx, by) = corners((0, 0))[d], corners((0, 0))[(d + 1) % 6]
        assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(((x + there_x) / 2, (y + there_y) / 2))


@pytest.mark.rule("MU-103", "MU-107", "MU-108", "MU-117")
def test_the_standard_continent_has_the_borders_of_its_table(continent: Continent) -> None:
    table = dict(entry.strip().split(": ") for entry in BORDERS.split(";"))
    counted = {f"{one}-{other}": 0 for one, other in continent.borders}
    for one, other, _, _ in continent.edges:
        counted[f"{one}-{other}"] += 1
    assert counted == {border: int(edges) for border, edges in table.items()}
    assert len(continent.borders) == 46
    assert len(continent.edges) == 89
    sea = sum(row.count(-1) for row in continent.beyond)
    inner = sum(AREA_OF[s] == AREA_OF[t] for s, row in enumerate(continent.beyond) for t in row if t >= 0) // 2
    assert (sea, inner) == (54, 40)
    assert len(outline(continent.hexes)) == 54


@pytest.mark.rule("MU-121")
def test_the_landfall_bay_lies_before_three_spaces(continent: Continent) -> None:
    land = {continent.at[place] for d in range(6) if (place := neighbour((1, 3), d)) in continent.at}
    assert {SPACES[space] for space in land} == {"16a", "19a", "20a"}
    assert continent.hexes[SPACE_NUMBERS["12c"]] == (0, 2)
