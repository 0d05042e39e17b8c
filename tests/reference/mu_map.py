"""The map of Continent of Mu, plainly: tiles as lists of hexes, names of spaces, and who is beside whom."""

__all__ = ["DIRECTIONS", "SHAPE", "SLOTS", "SPACES", "STANDARD", "STANDARD_BAY", "Hex", "coast_runs", "cover", "near"]

Hex = tuple[int, int]

DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}

CELLS = {
    "T": [(0, 0), (1, 0), (0, 1)],
    "V": [(0, 0), (1, 0), (0, -1)],
    "D": [(0, 0), (1, 0)],
    "M": [(0, 0)],
}
SHAPE = {area: "T" if area < 11 else "V" if area < 13 else "D" if area < 19 else "M" for area in range(1, 23)}
TURNS = {"T": 2, "V": 6, "D": 3, "M": 1}

STANDARD = [
    [1, 1, -2], [1, 1, 0], [0, -1, 1], [0, -2, 0], [0, 0, -1], [0, 3, -3], [0, -3, 2], [1, -2, -1],
    [1, -3, 5], [1, -4, 1], [1, 3, 1], [5, -1, 3], [0, 2, -4], [1, 3, -1], [1, 3, 0], [2, 1, 2],
    [1, -3, 4], [2, -4, 3], [0, 2, 2], [0, 0, 3], [0, 0, -2], [0, 1, -3],
]  # fmt: skip
STANDARD_BAY = (1, 3)

SPACES = [f"{area}{letter}" for area in SHAPE for letter in "abc"[: len(CELLS[SHAPE[area]])]]
SLOTS = [
    f"{space}.{slot}" for space in SPACES for slot in (["in", "out"] if int(space[:-1]) <= 8 else ["mid"])
]  # fmt: skip


def turn(cell: Hex, times: int) -> Hex:
    q, r = cell
    for _ in range(times):
        q, r = q + r, -q
    return q, r


def cover(rows: list[list[int]]) -> dict[str, Hex]:
    """Give the hex of every space."""
    where = {}
    for area, (times, q, r) in enumerate(rows, 1):
        for letter, cell in zip("abc", CELLS[SHAPE[area]], strict=False):
            dq, dr = turn(cell, times)
            where[f"{area}{letter}"] = (q + dq, r + dr)
    return where


def near(place: Hex) -> list[Hex]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in DIRECTIONS.values()]


def coast_runs(cells: list[Hex], land: set[Hex]) -> int:
    """Count the stretches of coast of a tile: runs of outer edges to the sea, as one walks around it.

    Two sea edges hang together if one can go from one to the other along the tile's outline without meeting an edge
    to land; corners are compared in thirds of a hex, which are whole numbers.
    """
    corner = [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)]  # from the centre, in thirds, clockwise from ENE
    between = {(1, 0): (0, 1), (0, 1): (1, 2), (-1, 1): (2, 3), (-1, 0): (3, 4), (0, -1): (4, 5), (1, -1): (5, 0)}
    shore: list[set[Hex]] = []
    for q, r in cells:
        for (dq, dr), ends in between.items():
            beyond = (q + dq, r + dr)
            if beyond not in land:
                shore.append({(3 * q + corner[at][0], 3 * r + corner[at][1]) for at in ends})
    runs = 0
    left = list(shore)
    while left:
        runs += 1
        front = [left.pop()]
        while front:
            points = front.pop()
            touching = [other for other in left if other & points]
            left = [other for other in left if not other & points]
            front += touching
    return runs
