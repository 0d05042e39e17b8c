"""Places: the names of Areas, spaces, slots and directions, which are the same on every continent (MU-122).

Spaces are counted from 0 in the order of their names: 1a is 0, 22a is 51. Sets of spaces are masks of 52 bits, sets of
Areas masks in which Area n is bit n. Slots are counted the same way: the two of each space of Areas 1 to 8 (`in`, then
`out`), then the one of each other space (`mid`), 76 in all (MU-112).

A lying Moai is named by its slot or, where it lies loose, by its space and `loose`. Behind the slots, the number of a
place is 76 and the number of its space.
"""

from pnp.masks import mask_of

__all__ = [
    "AREAS",
    "AREA_GEYSERS",
    "AREA_OF",
    "AREA_SLOTS",
    "COMPASS",
    "FIRST_SLOT",
    "LOOSE",
    "SHAPES",
    "SHAPE_OF",
    "SLOTS",
    "SLOTS_OF",
    "SLOT_BITS",
    "SLOT_NUMBERS",
    "SPACES",
    "SPACES_OF",
    "SPACE_NUMBERS",
    "SPACE_OF_SLOT",
    "TURNS",
    "VOLCANOES",
    "VOLCANO_AREAS",
]

AREAS = range(1, 23)
VOLCANOES = range(1, 9)
"""The Areas with a Volcano."""

SHAPES: dict[str, tuple[tuple[int, int], ...]] = {
    "T": ((0, 0), (1, 0), (0, 1)),
    "V": ((0, 0), (1, 0), (0, -1)),
    "D": ((0, 0), (1, 0)),
    "M": ((0, 0),),
}
"""Triangle, bent triple, pair and single: the cells a, b, c of a tile that is not turned."""
TURNS = {"T": 2, "V": 6, "D": 3, "M": 1}
"""How many ways there are to turn a shape that yield different cells; they are the first so many (MU-801)."""
SHAPE_OF = ("", *"TTTTTTTTTTVVDDDDDDMMMM")
"""The shape of each Area, by its number."""

SPACES = tuple(f"{area}{letter}" for area in AREAS for letter, _ in zip("abc", SHAPES[SHAPE_OF[area]], strict=False))
SPACE_NUMBERS = {name: number for number, name in enumerate(SPACES)}
AREA_OF = tuple(int(name[:-1]) for name in SPACES)
"""The Area of each space."""
SPACES_OF = (0, *(mask_of(space for space, owner in enumerate(AREA_OF) if owner == area) for area in AREAS))
"""The spaces of each Area, as a mask."""

SLOTS = tuple(
    f"{name}.{slot}"
    for name, area in zip(SPACES, AREA_OF, strict=True)
    for slot in (("in", "out") if area in VOLCANOES else ("mid",))
)
SLOT_NUMBERS = {name: number for number, name in enumerate(SLOTS)}
SPACE_OF_SLOT = tuple(SPACE_NUMBERS[name.partition(".")[0]] for name in SLOTS)
SLOTS_OF = tuple(mask_of(slot for slot, owner in enumerate(SPACE_OF_SLOT) if owner == space) for space in range(52))
"""The slots of each space, as a mask."""

FIRST_SLOT = tuple(SPACE_OF_SLOT.index(space) for space in range(52))
SLOT_BITS = tuple((1 << slots.bit_count()) - 1 for slots in SLOTS_OF)
"""What `slots >> FIRST_SLOT[space]` has of its space."""
AREA_SLOTS = (0, *(mask_of(slot for slot, space in enumerate(SPACE_OF_SLOT) if AREA_OF[space] == n) for n in AREAS))
"""The slots of each Area, as a mask."""
AREA_GEYSERS = (0, *(mask_of(geyser for geyser in range(6 * 52) if AREA_OF[geyser // 6] == n) for n in AREAS))
"""The geysers of each Area, as a mask: space n has 6 n and the five that follow, one for each direction."""
VOLCANO_AREAS = mask_of(VOLCANOES)

LOOSE = len(SLOTS)
"""A loose Moai in space n lies at the place 76 + n."""

COMPASS = ("e", "ne", "nw", "w", "sw", "se")
"""The six directions, as `hexes.DIRECTIONS` counts them."""
