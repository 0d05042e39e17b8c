"""The referee of drawings and its slow twin agree on random positions of all kinds."""

import os
from collections import Counter

import pytest
from reference import drawing as twin
from reference.flood import Cell
from reference.positions import Position, random_position

from pnp.games.carmine.board import GRID, Board, place_name
from pnp.games.carmine.charts import face_names, named_chart
from pnp.games.carmine.components import components
from pnp.games.carmine.drawing import Waters, judge_drawing, legal_drawings
from pnp.games.carmine.places import read_place
from pnp.games.carmine.shapes import Placement
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)
FACES = [named_chart(face, DATA).board.rows for face in face_names(DATA)]

SLICES = 20
SLICE = 1000 if not os.environ.get("PNP_SOAK") else 10_000
WHOLE = 6
"""All placements are compared on every so many-th position, which takes the twin ten times as long as a drawing."""


def waters(position: Position) -> Waters:
    return Waters(Board.parse(position.rows), position.rocks, position.perils, position.other, position.ship)


def as_twin(placement: Placement, kind: str) -> tuple[Cell, ...]:
    cells = tuple(map(GRID.place, placement.cells))
    return cells if kind == "current" else tuple(sorted(cells))


@pytest.mark.rule("CA-D1", "CA-D2", "CA-D3", "CA-D4", "CA-D5", "CA-D6", "CA-D7", "CA-D8", "CA-D9", "CA-D10", "CA-D11")
@pytest.mark.rule("CA-D13", "CA-V2")
@pytest.mark.parametrize("start", range(0, SLICES * SLICE, SLICE))
def test_the_referee_and_its_twin_agree(start: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(start, start + SLICE):
        position = random_position(number, FACES)
        card, adventure = twin.CARDS[position.card], BOX.adventures[position.card]
        here, sheet = waters(position), position.sheet
        solo, mirror = position.solo, position.mirror
        if number % WHOLE == 0:
            found = legal_drawings(here, adventure, solo=solo, mirror=mirror)
            expected = twin.legal(sheet, card, solo=solo, mirror=mirror)
            assert sorted(as_twin(placement, adventure.kind) for placement in found) == expected, position
            assert found == sorted(set(found), key=lambda placement: placement.cells)
            seen["nothing legal" if not found else "legal"] += 1
        for drawing in position.drawings[: 1 + number % 2]:
            places = None if drawing is None else [read_place(place_name(*cell)) for cell in drawing]
            broken = [violation.rule for violation in judge_drawing(here, adventure, places, solo=solo, mirror=mirror)]
            assert len(broken) == len(set(broken))
            assert set(broken) == twin.broken_rules(sheet, card, drawing, solo=solo, mirror=mirror), (position, drawing)
            seen.update(broken or ["nothing broken"])
    # The positions are worth comparing only if every rule is broken and kept in them.
    assert seen["nothing broken"] > SLICE // 10
    assert seen["legal"] > SLICE // 20
    assert seen["nothing legal"] > SLICE // 100
    for rule in (*(f"CA-D{number}" for number in (1, 2, 3, 4, 6, 7, 8, 10, 11)), "CA-V2"):
        assert seen[rule] >= 3, (rule, seen)
