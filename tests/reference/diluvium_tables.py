"""What is printed in Diluvium: tiles, layouts, tracks, boards and cards, as plain lists, typed in for the slow referee.

Kinds, slots and cards are written as in records: in small letters.
"""

from typing import Any

KINDS = "fcwr"
"""Food, Craft, Weapons, Ruins."""
TOKENS = "fcw"
SECTIONS = "espg"
"""Explore, Settle, Produce, Engage."""
ACTIONS = ["explore", "settle", "produce", "engage"]
CIVILISATIONS = ["aztec", "chinese", "egyptian", "greek"]

OCEAN = """
T01 0 G1,S     F2,C1    -
T02 0 G1,S     F2,W1    -
T03 0 G1,S     C2,F1    -
T04 0 G1,S     C2,W1    -
T05 0 G1,S     W2,F1    -
T06 0 G1,S     W2,C1    -
T07 0 G1,G1,S  F1,C1,W1 -
T08 0 G1,G1,S  F3       -
T09 0 G1,G1,S  C3       -
T10 0 G1,G1,S  W3       -
T11 1 G1,G2,S  F3,R1    -
T12 1 G1,G2,S  C3,R1    -
T13 1 G1,G2,S  W3,R1    -
T14 1 G2,S     F2,C2    -
T15 1 G2,S     C2,W2    -
T16 1 G2,S     W2,F2    -
T17 1 G1,G2    F1,R2    -
T18 1 G1,G2    C1,R2    -
T19 1 G1,G2    W1,R2    -
T20 1 G2,S     F2,W1    3/4
T21 1 G2,S     C2,F1    3/4
T22 1 G2,S     W2,C1    4/5
T23 2 G2,G3,S  C2,W1,R1 -
T24 2 G2,G3,S  F2,C1,R1 -
T25 2 G3,S     F2,R1    4/5
T26 2 G3,S     C2,R1    5/6
T27 2 G3,S     W2,R1    5/6
T28 2 G2,G3    F1,W2    6/8
T29 2 G3,G3    R3       7/10
"""

LAYOUTS = {
    "a": """
        A01 0 -2 1 down, A02 1 -2 2 down, A03 2 -2 1 down,
        A04 -1 -1 0 up, A05 0 -1 1 down, A06 1 -1 1 down, A07 2 -1 0 up,
        AK1 -2 0 city up, A08 -1 0 0 down, A09 0 0 2 down, A10 1 0 0 down, AK2 2 0 city up,
        A11 -2 1 0 up, A12 -1 1 1 down, A13 0 1 1 down, A14 1 1 0 up,
        A15 -2 2 1 down, A16 -1 2 2 down, A17 0 2 1 down""",
    "b": """
        B01 2 -3 1 down,
        BK1 0 -2 city up, B02 1 -2 0 up, B03 2 -2 1 down, B04 3 -2 1 down,
        B05 -2 -1 1 down, B06 -1 -1 0 up, B07 0 -1 0 down, B08 1 -1 2 down, B09 2 -1 0 up,
        B10 -2 0 1 down, B11 -1 0 2 down, B12 0 0 2 down, B13 1 0 0 down, BK2 2 0 city up,
        B14 -3 1 1 down, B15 -2 1 0 up, B16 -1 1 0 down, B17 0 1 2 down, B18 1 1 0 up,
        BK3 -2 2 city up, B19 -1 2 0 up, B20 0 2 1 down, B21 1 2 1 down,
        B22 -1 3 1 down""",
    "c": """
        CK1 -2 -2 city up, C01 -1 -2 0 up, C02 0 -2 1 down, C03 1 -2 1 down, C04 2 -2 1 down, C05 3 -2 0 up,
        CK2 4 -2 city up,
        C06 -2 -1 0 up, C07 -1 -1 1 down, C08 0 -1 2 down, C09 1 -1 2 down, C10 2 -1 1 down, C11 3 -1 0 up,
        C12 -3 0 0 down, C13 -2 0 1 down, C14 -1 0 2 down, C15 0 0 2 down, C16 1 0 2 down, C17 2 0 1 down,
        C18 3 0 0 down,
        C19 -3 1 0 up, C20 -2 1 1 down, C21 -1 1 2 down, C22 0 1 2 down, C23 1 1 1 down, C24 2 1 0 up,
        CK4 -4 2 city up, C25 -3 2 0 up, C26 -2 2 1 down, C27 -1 2 1 down, C28 0 2 1 down, C29 1 2 0 up,
        CK3 2 2 city up""",
}
LAYOUT_OF = {1: "a", 2: "a", 3: "b", 4: "c"}
TRAY = {1: 16, 2: 16, 3: 23, 4: 28}

GAUGE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4}
"""Gold at the Strength Marker."""

SIDE_A: dict[str, Any] = {
    "slots": {"e": 0, "s": 3, "p": 3, "g": 3},
    "strength": 1,
    "explorer_steps": 2,
    "warship_steps": 2,
    "warship_steps_per_food": 1,
    "sale": 3,
    "settle_bonus": "resource",
    "track": [1, 1, 1, 2, 2, 3],
    "leaving": 0,
}
SIDE_B: dict[str, dict[str, Any]] = {
    "aztec": {**SIDE_A, "strength": 4, "warship_steps_per_food": 2},
    "chinese": {**SIDE_A, "sale": 4, "settle_bonus": "gold"},
    "greek": {**SIDE_A, "explorer_steps": 3, "track": [2, 2, 2, 3, 3, 4]},
    "egyptian": {**SIDE_A, "slots": {"e": 3, "s": 2, "p": 2, "g": 2}, "leaving": 1},
}

CARDS = ["cornucopia", "machines", "weapons", "compass", "treasure", "cannon", "gate", "map"]
"""Two of each."""
BOUNTY = {"cornucopia": "f", "machines": "c", "weapons": "w"}

RIVAL = {
    "q01": ("explore", 0),
    "q02": ("explore", 1),
    "q03": ("explore", 2),
    "q04": ("settle", 0),
    "q05": ("settle", 1),
    "q06": ("settle", 2),
    "q07": ("produce", 0),
    "q08": ("produce", 1),
    "q09": ("produce", 1),
    "q10": ("engage", 1),
    "q11": ("engage", 2),
    "q12": ("engage", 3),
}

SCENARIOS = {
    # strength and Gold of the Rival; tiles that must be there; tiles that may not
    "Z1": (1, 0, [], []),
    "Z2": (2, 0, ["T17", "T18", "T19"], []),
    "Z3": (2, 0, ["T20", "T21", "T22"], ["T23", "T24"]),
    "Z4": (3, 12, [], []),
}
GOALS = {"Z1": 0, "Z2": 3, "Z3": 2, "Z4": 0}
"""Ruins Cards drawn in Z2, Monsters slain in Z3."""
CARRY = ["none", "resources", "strength", "card", "loss"]


def ocean_tiles() -> dict[str, tuple[int, list[str], dict[str, int], tuple[int, int] | None]]:
    """Give cost, Exploration Spaces, islands and Monster (strength, Gold) of every tile."""
    tiles = {}
    for line in OCEAN.strip().splitlines():
        name, cost, spaces, islands, monster = line.split()
        strength_and_gold = None
        if monster != "-":
            strength, gold = monster.split("/")
            strength_and_gold = (int(strength), int(gold))
        tiles[name] = (
            int(cost),
            spaces.lower().split(","),
            {island[0].lower(): int(island[1]) for island in islands.split(",")},
            strength_and_gold,
        )
    return tiles


def layout(name: str) -> dict[str, tuple[int, int, int | None, bool]]:
    """Give q, r, cost class (None for a City) and whether it lies face up, for every slot."""
    slots = {}
    for entry in LAYOUTS[name].split(","):
        slot, q, r, cost, face = entry.split()
        slots[slot.lower()] = (int(q), int(r), None if cost == "city" else int(cost), face == "up")
    return slots


TILES = ocean_tiles()
ALL_SLOTS = [slot for name in LAYOUTS for slot in layout(name)]
