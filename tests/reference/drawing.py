"""Drawing an adventure, by sets and loops: the twin of `pnp.games.carmine.drawing` (CA-D1 to D11, CA-V2).

Everything is done as the rules say it, and for every placement anew. The cards are typed here a second time, from the
rules, so that a slip in the templates is found too.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from reference.flood import Cell, sides, sides_and_corners

SIDE = 15


class Card(NamedTuple):
    kind: str
    name: str
    shape: str
    row: int
    column: str
    arrow: str = ""
    solo: str = ""


CARDS = {
    "kraken": Card("monster", "Kraken", "XX/X.", 2, "J"),
    "leviathan": Card("monster", "Leviathan", "XXXX", 8, "E"),
    "hydra": Card("monster", "Hydra", "XXX/.X.", 12, "L"),
    "sea-serpent": Card("monster", "Sea Serpent", "XX./.XX", 5, "H"),
    "sirens": Card("monster", "Sirens", "XX", 14, "C"),
    "titan-crab": Card("monster", "Titan Crab", "XX/XX", 10, "M"),
    "ghost-whale": Card("monster", "Ghost Whale", "X./X./XX", 4, "F"),
    "lantern-eel": Card("monster", "Lantern Eel", "XXX", 7, "B"),
    "maelstrom": Card("peril", "Maelstrom", "XX/XX", 11, "K"),
    "waterspout": Card("peril", "Waterspout", "X/X/X", 3, "D"),
    "fog-bank": Card("peril", "Fog Bank", "XX/X.", 6, "N"),
    "tempest": Card("peril", "Tempest", ".XX/XX.", 9, "G"),
    "weed-sea": Card("peril", "Weed Sea", "XXX/.X.", 13, "I"),
    "squall": Card("peril", "Squall", "XX", 1, "K"),
    "rogue-wave": Card("peril", "Rogue Wave", "XXXX", 15, "H"),
    "carmine-drift": Card("current", "Carmine Drift", "1234", 6, "F"),
    "long-pull": Card("current", "Long Pull", "12345", 10, "C"),
    "dogleg": Card("current", "Dogleg", "12./.34", 3, "M"),
    "serpents-run": Card("current", "Serpent’s Run", "123/..4", 12, "E"),
    "whip-tide": Card("current", "Whip Tide", "123/..4/..5", 8, "J"),
    "the-teeth": Card("rocks", "The Teeth", "XX", 5, "L", "left", "row"),
    "widows-shoal": Card("rocks", "Widow’s Shoal", "XX/.X", 9, "D", "right", "column"),
    "broken-crown": Card("rocks", "Broken Crown", "XXX", 11, "G", "left", "column"),
    "the-anvil": Card("rocks", "The Anvil", "X", 4, "I", "right", "row"),
}
"""All cards with a shape."""


@dataclass(frozen=True)
class Sheet:
    sea: frozenset[Cell]
    """With the pirates' cells."""
    ports: frozenset[Cell]
    pirates: frozenset[Cell]
    rocks: frozenset[Cell] = frozenset()
    perils: frozenset[Cell] = frozenset()
    """Not spent."""
    other: frozenset[Cell] = frozenset()
    """Monsters, currents, ambushes, spent perils, lines."""
    ship: Cell | None = None

    @cached_property
    def empty(self) -> frozenset[Cell]:
        """CA-D3."""
        return self.sea - self.rocks - self.perils - self.other - self.pirates - {self.ship}

    @cached_property
    def reach(self) -> frozenset[Cell]:
        """CA-D9, and CA-D6 for the time before the ship is placed."""
        if self.ship is None:
            return self.sea
        return _reached(self.ship, self.sea - self.rocks)

    @cached_property
    def open_ports(self) -> set[Cell]:
        """CA-D6."""
        stops = self.reach - self.rocks - self.perils
        return {port for port in self.ports if any(cell in stops for cell in sides(port))}

    @cached_property
    def ways_out(self) -> set[Cell]:
        """CA-D7."""
        assert self.ship is not None
        return {cell for cell in sides_and_corners(self.ship) if cell in self.sea and cell not in self.rocks}


@lru_cache(maxsize=8)
def _reached(start: Cell, water: frozenset[Cell]) -> frozenset[Cell]:
    """Wave by wave."""
    left, wave = set(water), {start}
    while wave:
        left -= wave
        wave = {other for cell in wave for other in sides_and_corners(cell)} & left
    return water - left | {start}


@lru_cache(maxsize=8)
def _pieces(water: frozenset[Cell]) -> list[frozenset[Cell]]:
    found = []
    while water:
        found.append(_reached(next(iter(water)), water))
        water -= found[-1]
    return found


def shape_of(card: Card) -> list[Cell]:
    marked = [
        (mark, (x, y)) for y, row in enumerate(card.shape.split("/")) for x, mark in enumerate(row) if mark != "."
    ]
    return [cell for _, cell in sorted(marked, key=lambda item: (item[0], item[1][1], item[1][0]))]


@cache
def placements(card: Card, mirror: bool) -> list[tuple[Cell, ...]]:
    """CA-D1: by trying every cell of the board as the place of the shape's first cell. A current's order counts."""
    found = set()
    for flip in (1, -1) if mirror else (1,):
        shape = [(flip * x, y) for x, y in shape_of(card)]
        for _ in range(4):
            shape = [(-y, x) for x, y in shape]
            for column in range(-SIDE, 2 * SIDE):
                for row in range(-SIDE, 2 * SIDE):
                    cells = [(column + x, row + y) for x, y in shape]
                    if all(0 <= x < SIDE and 0 <= y < SIDE for x, y in cells):
                        found.add(tuple(cells if card.kind == "current" else sorted(cells)))
    return sorted(found)


def has_shape(card: Card, cells: Sequence[Cell], mirror: bool, *, ordered: bool) -> bool:
    """CA-D1 and D11: wherever the cells lie, off the board too."""
    if len(set(cells)) != len(cells):
        return False
    for flip in (1, -1) if mirror else (1,):
        shape = [(flip * x, y) for x, y in shape_of(card)]
        for _ in range(4):
            shape = [(-y, x) for x, y in shape]
            for x, y in cells:
                # the shape, with its first cell on each of the drawn ones
                moved = [(x + u - shape[0][0], y + v - shape[0][1]) for u, v in shape]
                if moved == list(cells) or (not ordered and set(moved) == set(cells)):
                    return True
    return False


def blocking(sheet: Sheet, card: Card, cells: Sequence[Cell]) -> set[str]:
    """CA-D6, D7, D8: look at the sheet before and after."""
    after = sheet
    if card.kind == "rocks":
        after = replace(sheet, rocks=sheet.rocks | set(cells))
    elif card.kind == "peril":
        after = replace(sheet, perils=sheet.perils | set(cells))
    broken = set()
    if sheet.open_ports - after.open_ports:
        broken.add("CA-D6")
    if sheet.ship is not None:
        if sheet.ways_out and not after.ways_out:
            broken.add("CA-D7")
        if sheet.reach - after.rocks - after.reach:
            broken.add("CA-D8")
    else:
        later = _pieces(after.sea - after.rocks)
        for piece in _pieces(sheet.sea - sheet.rocks):
            left = piece - after.rocks
            if left and not any(left <= other for other in later):
                broken.add("CA-D8")
    return broken


def is_sound(sheet: Sheet, card: Card, cells: Sequence[Cell]) -> bool:
    """CA-D2, D3, D6, D7, D8."""
    return all(cell in sheet.empty for cell in cells) and not blocking(sheet, card, cells)


def touches(card: Card, cells: Sequence[Cell]) -> bool:
    """CA-D4."""
    return any(row == card.row - 1 or "ABCDEFGHIJKLMNO"[column] == card.column for column, row in cells)


def legal(sheet: Sheet, card: Card, *, solo: bool, mirror: bool) -> list[tuple[Cell, ...]]:
    sound = [cells for cells in placements(card, mirror) if is_sound(sheet, card, cells)]
    if solo and card.kind == "rocks":
        return nearest(card, sound)
    return [cells for cells in sound if touches(card, cells)] or sound


def nearest(card: Card, sound: list[tuple[Cell, ...]]) -> list[tuple[Cell, ...]]:
    """CA-V2."""
    row, column = card.row - 1, "ABCDEFGHIJKLMNO".index(card.column)
    over_crossing = [cells for cells in sound if (column, row) in cells]
    on_row = [cells for cells in sound if any(y == row for _, y in cells)]
    on_column = [cells for cells in sound if any(x == column for x, _ in cells)]
    marked, other = (on_row, on_column) if card.solo == "row" else (on_column, on_row)
    for group in (over_crossing, marked, other, sound):
        if group:
            away = [min(abs(x - column) + abs(y - row) for x, y in cells) for cells in group]
            return [cells for cells, distance in zip(group, away, strict=True) if distance == min(away)]
    return []


def is_nearer(card: Card, one: Sequence[Cell], other: Sequence[Cell]) -> bool:
    """CA-V2: whether one placement, if both are sound, rules the other out."""
    ranks = []
    for cells in (one, other):
        row, column = card.row - 1, "ABCDEFGHIJKLMNO".index(card.column)
        lines = [any(y == row for _, y in cells), any(x == column for x, _ in cells)]
        marked, unmarked = lines if card.solo == "row" else reversed(lines)
        group = 1 if (column, row) in cells else 2 if marked else 3 if unmarked else 4
        ranks.append((group, min(abs(x - column) + abs(y - row) for x, y in cells)))
    return ranks[0] < ranks[1]


def broken_rules(sheet: Sheet, card: Card, cells: Sequence[Cell] | None, *, solo: bool, mirror: bool) -> set[str]:
    if cells is None:
        return {"CA-D10"} if any(is_sound(sheet, card, other) for other in placements(card, mirror)) else set()
    broken = set()
    if not cells or not has_shape(card, cells, mirror, ordered=False):
        broken.add("CA-D1")
    elif card.kind == "current" and not has_shape(card, cells, mirror, ordered=True):
        broken.add("CA-D11")
    if any(cell not in sheet.sea for cell in cells):
        broken.add("CA-D2")
    if any(cell in sheet.sea and cell not in sheet.empty for cell in cells):
        broken.add("CA-D3")
    if broken - {"CA-D11"}:
        return broken
    blocked = blocking(sheet, card, cells)
    if solo and card.kind == "rocks":
        if not blocked and any(
            is_nearer(card, other, cells) and is_sound(sheet, card, other) for other in placements(card, mirror)
        ):
            broken.add("CA-V2")
    elif not touches(card, cells) and any(
        touches(card, other) and is_sound(sheet, card, other) for other in placements(card, mirror)
    ):
        broken.add("CA-D4")
    return broken | blocked
