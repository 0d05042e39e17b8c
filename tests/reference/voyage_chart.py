"""The names of cells, the eight headings, and what a step costs by its angle to the wind."""

import re

from reference.flood import Cell
from reference.voyage_cards import COLUMNS

HEADINGS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
ROSE = list(HEADINGS)


def cell(name: str) -> Cell:
    """Read a cell's name, also of one that lies off the board."""
    match = re.fullmatch(r"([A-Z])(\d+)", name)
    assert match, name
    return ord(match[1]) - ord("A"), int(match[2]) - 1


def name_of(place: Cell) -> str:
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


def step_cost(wind: str, start: Cell, end: Cell) -> int:
    """CA-N2."""
    heading = (end[0] - start[0], end[1] - start[1])
    away = abs(ROSE.index(wind) - [HEADINGS[name] for name in ROSE].index(heading))
    return 1 + min(away, 8 - away)
