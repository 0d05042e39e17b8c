"""Boards without any beauty: random land, ponds, straits and corners, to try rules where good boards never would."""

from collections.abc import Sequence
from random import Random

from reference.flood import Cell, sides

ALL = [(column, row) for row in range(15) for column in range(15)]


def rough_board(rng: Random) -> Sequence[str]:
    """Give a board from nearly open to nearly dry; every port and monolith lies at the water, nothing else is sure."""
    share = rng.choice([0.15, 0.3, 0.45, 0.6])
    marks: dict[Cell, str] = {cell: "#" if rng.random() < share else "." for cell in ALL}
    shore = [cell for cell in ALL if marks[cell] == "#" and any(marks.get(near) == "." for near in sides(cell))]
    if len(shore) < 11:
        return rough_board(rng)
    for cell, mark in zip(rng.sample(shore, 11), "PPPPPPPPMMM", strict=True):
        marks[cell] = mark
    inland = [cell for cell in ALL if marks[cell] == "#"]
    for cell, mark in zip(rng.sample(inland, min(6, len(inland))), "gpwgpw", strict=False):
        marks[cell] = mark
    sea = [cell for cell in ALL if marks[cell] == "."]
    for cell in rng.sample(sea, min(5, len(sea) // 8)):
        marks[cell] = "x"
    return ["".join(marks[column, row] for column in range(15)) for row in range(15)]
