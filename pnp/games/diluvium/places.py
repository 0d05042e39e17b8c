"""Places: slots of the map, Settler spaces on them, and sections of an Action Board, as numbers and as words.

The words are those of a record. A slot is a word of the language whatever map a game is played on, so all slots of all
layouts are numbered in one row: of each layout first the Ocean slots, then the Cities. A game itself counts from the
first slot of its layout; what comes from a move is brought down by that offset, and a number outside the map is a slot
that it does not have.

A place is where a Settler stands: 0 to 3 are the sections, then each slot has four, one for each kind of island. No
tile has two islands of one kind, so slot and kind name the island, and its spaces are interchangeable.
"""

__all__ = [
    "CRAFT",
    "ENGAGE",
    "EXPLORE",
    "FOOD",
    "KINDS",
    "LAYOUTS",
    "NUMBERS",
    "PLACES",
    "PLACE_NUMBERS",
    "PRODUCE",
    "RUINS",
    "SECTIONS",
    "SETTLE",
    "SLOTS",
    "SLOT_NUMBERS",
    "SPACE_SHIFT",
    "WEAPONS",
    "kind_of",
    "place_of",
    "slot_of",
]

FOOD, CRAFT, WEAPONS, RUINS = range(4)
KINDS = "fcwr"
EXPLORE, SETTLE, PRODUCE, ENGAGE = range(4)
SECTIONS = "espg"
NUMBERS = {kind: number for number, kind in enumerate(KINDS)}
SPACE_SHIFT = 4
"""So many numbers go to a slot."""

LAYOUTS = {"A": (17, 2), "B": (22, 3), "C": (29, 4)}
"""The Ocean slots and Cities that the language has words for."""


def _slots() -> tuple[str, ...]:
    found: list[str] = []
    for name, (ocean, cities) in LAYOUTS.items():
        found += [f"{name.lower()}{number:02}" for number in range(1, ocean + 1)]
        found += [f"{name.lower()}k{seat}" for seat in range(1, cities + 1)]
    return tuple(found)


SLOTS = _slots()
SLOT_NUMBERS = {slot: number for number, slot in enumerate(SLOTS)}
PLACES = (*SECTIONS, *(slot + kind for slot in SLOTS for kind in KINDS))
PLACE_NUMBERS = {place: number for number, place in enumerate(PLACES)}


def place_of(slot: int, kind: int) -> int:
    """Give the place of a kind of island on a slot."""
    return SPACE_SHIFT + (slot << 2) + kind


def slot_of(place: int) -> int:
    """Give the slot of a place; a section has none, and gives -1."""
    return (place >> 2) - 1


def kind_of(place: int) -> int:
    """Give the kind of the island of a place on a slot."""
    return place & 3
