"""Where an adventure may be drawn, by sets and loops: CA-D1 to D11, CA-V2 and the ambush marks CA-A1 to A3."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from reference.flood import Cell, king_distance, pieces, reached, sides, sides_and_corners
from reference.voyage_cards import ADVENTURES, AMBUSHES, Adventure, placed, turned


@dataclass
class Waters:
    """What counts when something is drawn."""

    sea: set[Cell]
    land: set[Cell]
    ports: set[Cell]
    rocks: set[Cell] = field(default_factory=set)
    perils: set[Cell] = field(default_factory=set)
    """Unspent ones."""
    occupied: set[Cell] = field(default_factory=set)
    """Everything that CA-D3 names."""
    ship: Cell | None = None

    def reach(self, rocks: set[Cell]) -> set[Cell]:
        """CA-D9; before there is a ship, every sea cell."""
        if self.ship is None:
            return self.sea
        return reached({self.ship}, self.sea - rocks, sides_and_corners)

    def open_ports(self, reach: set[Cell], rocks: set[Cell], perils: set[Cell]) -> set[Cell]:
        stops = (reach & self.sea) - rocks - perils
        return {port for port in self.ports if stops & set(sides(port))}


def blocks(waters: Waters, kind: str, cells: Sequence[Cell]) -> set[str]:
    """CA-D6 to D8: what the drawing shuts."""
    if kind not in ("rocks", "peril"):
        return set()  # CA-D9: only rocks stop reach, and only rocks and perils keep a ship from stopping
    rocks = waters.rocks | set(cells) if kind == "rocks" else waters.rocks
    perils = waters.perils | set(cells) if kind == "peril" else waters.perils
    before = waters.reach(waters.rocks)
    after = before if kind == "peril" else waters.reach(rocks)
    broken = set()
    if waters.open_ports(before, waters.rocks, waters.perils) - waters.open_ports(after, rocks, perils):
        broken.add("CA-D6")
    if waters.ship is None:
        for piece in pieces(waters.sea - waters.rocks, sides_and_corners) if kind == "rocks" else []:
            if len(pieces(piece - rocks, sides_and_corners)) > 1:
                broken.add("CA-D8")
    else:
        around = set(sides_and_corners(waters.ship)) & waters.sea
        if around - waters.rocks and not around - rocks:
            broken.add("CA-D7")
        if before - rocks - after:
            broken.add("CA-D8")
    return broken


def fits(waters: Waters, cells: Sequence[Cell]) -> bool:
    """CA-D2 and D3."""
    return all(cell in waters.sea and cell not in waters.occupied for cell in cells)


def touches(card: Adventure, cells: Sequence[Cell]) -> bool:
    return any(row == card.row or column == card.column for column, row in cells)


def legal(waters: Waters, name: str, mirror: bool) -> Iterator[tuple[Cell, ...]]:
    """Give the placements that obey CA-D1, D2, D3, D6, D7 and D8."""
    for cells in placed(name, mirror):
        if fits(waters, cells) and not blocks(waters, ADVENTURES[name].kind, cells):
            yield cells


def rank(card: Adventure, cells: Sequence[Cell]) -> tuple[int, int]:
    """CA-V2: the class of a solo rock, then its distance from the crossing; the smallest is allowed."""
    distance = min(abs(column - card.column) + abs(row - card.row) for column, row in cells)
    on_row = any(row == card.row for _, row in cells)
    on_column = any(column == card.column for column, _ in cells)
    marked, other = (on_row, on_column) if card.solo == "row" else (on_column, on_row)
    if distance == 0:
        return 1, 0
    return (2 if marked else 3 if other else 4), distance


def broken_by(waters: Waters, name: str, cells: Sequence[Cell] | None, *, solo: bool, mirror: bool) -> set[str]:
    """Name every rule that a drawing breaks; `None` is a card that was skipped."""
    card = ADVENTURES[name]
    if cells is None:
        return {"CA-D10"} if any(True for _ in legal(waters, name, mirror)) else set()
    broken = set()
    whole = placed(name, mirror)
    if tuple(cells) not in whole:
        if len(set(cells)) != len(cells) or set(cells) not in [set(other) for other in whole]:
            # a shape that leaves the board may still be the right shape
            if not _is_turned(card, cells, mirror):
                broken.add("CA-D1")
        elif card.kind == "current":
            broken.add("CA-D11")
    if any(cell not in waters.sea for cell in cells):
        broken.add("CA-D2")
    if any(cell in waters.occupied for cell in cells):
        broken.add("CA-D3")
    if broken & {"CA-D1", "CA-D2", "CA-D3"}:
        return broken
    broken |= blocks(waters, card.kind, cells)
    if card.kind == "rocks" and solo:
        mine = rank(card, cells)
        if not broken and mine != (1, 0):
            better = [other for other in whole if rank(card, other) < mine]
            if any(fits(waters, other) and not blocks(waters, card.kind, other) for other in better):
                broken.add("CA-V2")
    elif not touches(card, cells) and any(touches(card, other) for other in legal(waters, name, mirror)):
        broken.add("CA-D4")
    return broken


def _is_turned(card: Adventure, cells: Sequence[Cell], mirror: bool) -> bool:
    """Whether the cells have the card's shape, wherever they lie."""
    if not cells or len(set(cells)) != len(cells):
        return False
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    shape = {(column - left, row - top) for column, row in cells}
    return any(shape == set(other) for other in turned(card.shape, mirror))


def in_sight(waters: Waters, one: Cell, other: Cell) -> bool:
    """CA-A2: nearer than 4, and no land whose inside the line between the two centres crosses."""
    return king_distance(one, other) < 4 and not any(_crosses(one, other, land) for land in waters.land)


def _crosses(one: Cell, other: Cell, square: Cell) -> bool:
    """Whether a segment between two centres meets the inside of a square: no line parts them."""
    # All lengths are doubled, so that corners are whole numbers.
    (x1, y1), (x2, y2), (cx, cy) = ((2 * column, 2 * row) for column, row in (one, other, square))
    if min(x1, x2) >= cx + 1 or max(x1, x2) <= cx - 1 or min(y1, y2) >= cy + 1 or max(y1, y2) <= cy - 1:
        return False
    corners = [(cx + right, cy + down) for right in (-1, 1) for down in (-1, 1)]
    side = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in corners]
    return min(side) < 0 < max(side)


def hiding_places(waters: Waters) -> set[Cell]:
    """CA-A1: where an ambush may be marked."""
    empty = waters.sea - waters.occupied
    return {cell for cell in empty if waters.ship is None or not in_sight(waters, waters.ship, cell)}


def ambush_broken_by(waters: Waters, card: str, mark: tuple[str, Cell, list[Cell], int] | None) -> set[str]:
    """CA-A1 to A3 and A6."""
    if mark is None:
        return {"CA-A6"} if hiding_places(waters) else set()
    by, centre, dots, cannons = mark
    broken = set()
    if by != AMBUSHES[card] or centre not in waters.sea or centre in waters.occupied:
        broken.add("CA-A1")
    elif waters.ship is not None and in_sight(waters, waters.ship, centre):
        broken.add("CA-A2")
    empty = waters.sea - waters.occupied - {centre}
    if (
        len(dots) > cannons
        or len(set(dots)) != len(dots)
        or any(dot not in empty or dot not in sides_and_corners(centre) for dot in dots)
    ):
        broken.add("CA-A3")
    return broken
