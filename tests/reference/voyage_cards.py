"""The cards, tracks and prices of Carmine Archipelago, written down a second time.

The numbers stand here apart from the templates, so that a slip in the data is seen as well as one in the code.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from reference.flood import Cell

SIDE = 15
COLUMNS = "ABCDEFGHIJKLMNO"

_TABLE = """
kraken monster XX/X. 2 J
leviathan monster XXXX 8 E
hydra monster XXX/.X. 12 L
sea-serpent monster XX./.XX 5 H
sirens monster XX 14 C
titan-crab monster XX/XX 10 M
ghost-whale monster X./X./XX 4 F
lantern-eel monster XXX 7 B
maelstrom peril XX/XX 11 K
waterspout peril X/X/X 3 D
fog-bank peril XX/X. 6 N
tempest peril .XX/XX. 9 G
weed-sea peril XXX/.X. 13 I
squall peril XX 1 K
rogue-wave peril XXXX 15 H
carmine-drift current 1234 6 F
long-pull current 12345 10 C
dogleg current 12./.34 3 M
serpents-run current 123/..4 12 E
whip-tide current 123/..4/..5 8 J
the-teeth rocks XX 5 L row
widows-shoal rocks XX/.X 9 D column
broken-crown rocks XXX 11 G column
the-anvil rocks X 4 I row
"""

SMOOTH = {
    "gold-2": 2,
    "gold-provision": 2,
    "provisions-2": 3,
    "wind-1": 2,
    "gold-wind": 1,
    "power-monsters": 3,
    "power-pirates": 3,
    "power-any": 2,
}
AMBUSHES = {"ambush-port": "right", "ambush-starboard": "left"}
"""The seat of the ambusher, as the marked sheet sees it."""
GAINS: dict[str, list[tuple[str, int]]] = {
    "gold-2": [("gold", 2)],
    "gold-provision": [("gold", 1), ("provisions", 1)],
    "provisions-2": [("provisions", 2)],
    "wind-1": [("wind", 1)],
    "gold-wind": [("gold", 1), ("wind", 1)],
}
REWARDS: dict[int, list[tuple[str, int]]] = {
    1: [("provisions", 3)],
    2: [("gold", 1), ("provisions", 2)],
    3: [("gold", 2), ("wind", 1)],
    4: [("story", 1), ("provisions", 3)],
    5: [("gold", 2), ("provisions", 4)],
    6: [("gold", 3), ("wind", 1), ("story", 1)],
}
DECKS = {"standard": (25, 15, 15, "CA-S3"), "challenging": (25, 18, 12, "CA-S4"), "short": (18, 12, 8, "CA-S5")}
"""Turns, Adventure Cards, Smooth Sailing Cards, and the rule that says so."""
SHIPS = {1: (0, 3, 5, 0), 2: (4, 4, 7, 3), 3: (5, 5, 10, 6)}
"""Price, movement points, hold, renown."""
CANNONS = [2, 2, 3, 3, 4, 4, 5]


class Adventure(NamedTuple):
    kind: str
    shape: tuple[Cell, ...]
    row: int
    column: int
    solo: str | None


def _read_shape(text: str) -> tuple[Cell, ...]:
    marked = [
        (mark, (column, row))
        for row, line in enumerate(text.split("/"))
        for column, mark in enumerate(line)
        if mark != "."
    ]
    # sorting is stable, so that only the numbers of a current change the order
    return tuple(cell for _, cell in sorted(marked, key=lambda pair: pair[0]))


def _read_table() -> Iterator[tuple[str, Adventure]]:
    for line in _TABLE.split("\n"):
        if line:
            name, kind, shape, row, column, *more = line.split()
            solo = more[0] if more else None
            yield name, Adventure(kind, _read_shape(shape), int(row) - 1, COLUMNS.index(column), solo)


ADVENTURES = dict(_read_table())


def _at_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    return tuple((column - left, row - top) for column, row in cells)


@cache
def turned(shape: tuple[Cell, ...], mirror: bool) -> list[tuple[Cell, ...]]:
    """Give the shape in its four rotations, each cell in its place of the order; with `mirror` in eight."""
    found = []
    for flip in (1, -1) if mirror else (1,):
        cells = [(column * flip, row) for column, row in shape]
        for _ in range(4):
            cells = [(-row, column) for column, row in cells]
            found.append(_at_corner(cells))
    return found


@cache
def placed(name: str, mirror: bool) -> list[tuple[Cell, ...]]:
    """Give every place of a card's shape on the board, the doubles of a symmetric shape left out."""
    card = ADVENTURES[name]
    found: dict[object, tuple[Cell, ...]] = {}
    for shape in turned(card.shape, mirror):
        wide, high = max(column for column, _ in shape), max(row for _, row in shape)
        for left in range(SIDE - wide):
            for top in range(SIDE - high):
                cells = tuple((column + left, row + top) for column, row in shape)
                found[cells if card.kind == "current" else frozenset(cells)] = cells
    return list(found.values())
