"""The 24 named faces: all sound, all different."""

from itertools import combinations

import pytest
from reference.board_conditions import CONDITIONS

from pnp.games.carmine.board import Chart
from pnp.games.carmine.charts import face_names, named_chart
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
FACES = [f"{sheet}{side}" for sheet in "ABCDEFGHIJKL" for side in "12"]
CHARTS: dict[str, Chart] = {face: named_chart(face, DATA) for face in FACES}


def test_there_are_twelve_sheets_of_two_sides() -> None:
    assert list(face_names(DATA)) == FACES


@pytest.mark.parametrize("face", FACES)
def test_a_face_satisfies_all_that_is_asked_of_generated_boards(face: str) -> None:
    rows = CHARTS[face].board.rows
    assert [condition.__name__ for condition in CONDITIONS if not condition(rows)] == []


def test_no_two_faces_are_alike() -> None:
    for (one, first), (other, second) in combinations(CHARTS.items(), 2):
        differing = (first.board.land ^ second.board.land).bit_count()
        assert differing >= 50, f"{one} and {other} differ in {differing} cells of land"


def test_every_archipelago_has_a_name_of_its_own() -> None:
    assert len({chart.name for chart in CHARTS.values()}) == len(FACES)
    assert max(len(chart.name) for chart in CHARTS.values()) <= 24


def test_no_port_and_no_sea_is_named_twice_in_all_the_faces() -> None:
    ports = [port for chart in CHARTS.values() for port in chart.ports]
    seas = [sea for chart in CHARTS.values() for sea in chart.seas]
    assert len(set(ports)) == len(ports) == 8 * 24
    assert len(set(seas)) == len(seas) == 3 * 24
    assert max(map(len, ports)) <= 13
    assert max(map(len, seas)) <= 20
