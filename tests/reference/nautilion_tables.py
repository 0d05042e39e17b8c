"""What is printed on the boards and cards of Nautilion, typed in once more, so that a slip in the game's data shows."""

CREW = ("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9")
MAGES = ("ma", "mb", "mc")
REEFS = ("f3", "f6", "f9")
TOKENS = (*CREW, *MAGES, "x", *REEFS, "r")
"""In the order in which a move lists them."""

PARTNERS = {"a": ("ma", "c1"), "b": ("mb", "c4"), "c": ("mc", "c7")}
CABIN = ("ma", "mb", "mc", "c1", "c4", "c7")
FIGHTERS = ("c2", "c5", "c8")
PHANTOM_SPACES = 6

NEIGHBOURS = {
    "A1": {1: "289", 2: "139", 3: "249", 4: "359", 5: "469", 6: "579", 7: "689", 8: "179", 9: "12345678"},
    "A2": {1: "246", 2: "145", 3: "789", 4: "1267", 5: "278", 6: "149", 7: "3459", 8: "35", 9: "367"},
    "B1": {1: "457", 2: "567", 3: "89", 4: "18", 5: "1289", 6: "29", 7: "12", 8: "345", 9: "356"},
    "B2": {1: "267", 2: "169", 3: "68", 4: "89", 5: "78", 6: "123", 7: "15", 8: "345", 9: "24"},
    "C1": {1: "68", 2: "69", 3: "9", 4: "78", 5: "79", 6: "12", 7: "45", 8: "14", 9: "235"},
    "C2": {1: "68", 2: "4", 3: "67", 4: "28", 5: "8", 6: "139", 7: "3", 8: "145", 9: "6"},
}
"""The table of neighbours; that of ducts says the same and stands in the tests."""
BOARD_BONUS = {"A1": 0, "A2": 0, "B1": 2, "B2": 2, "C1": 5, "C2": 5}

COSTS = {"whirlwind": 1, "tide": 2, "swap": 3, "darkhouse": 2}
ADMIRALS = {1: ("c1", "c2", "c3", "c4", "c5"), 2: ("c5", "c6", "c7", "c8", "c9")}

RED = (1, 2, 3, 4, 5, 6, 7, 8, 9)
BLUE = (10, 11, 12)
LEVELS = {"intro": (3, 2), "normal": (4, 1), "difficult": (5, 0)}
"""How many red and how many blue cards lie in the row."""
NEEDS = {10: 1, 11: 2, 12: 3}
"""Heroic Actions that belong to an expansion."""
