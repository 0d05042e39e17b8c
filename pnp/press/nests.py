"""Nests: parts that are made of hexagons of one size lie in one honeycomb, whatever their outlines.

Boxes tell nothing about such parts: two triangles of three hexagons, one turned by half, need half the paper that their
boxes need. So the press lays out the honeycomb of the single hexagon, and each part takes as many of its cells as it is
made of, as it is drawn or turned by half. Neighbours share their sides: one cut serves both.

Sheets are filled one after the other. The cells of a sheet are gone through in order, and the first free one is
covered by the largest part that fits there, or by a smaller one, or left empty: a search that looks for the fullest
sheet, and gives up after a number of steps that is the same everywhere. With a bleed nothing can interlock, so then
parts are packed by their boxes like all others.

The last sheet of a nest is seldom full. What lies on it is bound to a parcel, a rectangle as large as all of it, which
is packed with what is left over of other kinds, and unpacked where it came to lie.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from pnp.draw.canvas import Canvas, Matrix
from pnp.draw.matrix import apply, combined
from pnp.draw.shapes import Box, Point, Polygon, Rect, Shape, hexagon
from pnp.press.backs import apply_box
from pnp.press.layout import Layout, layouts
from pnp.press.leftovers import Shared
from pnp.press.options import Backs, PrintOptions
from pnp.press.part import Part

__all__ = ["Comb", "Nest", "comb_of", "nested", "nests_of", "unpacked"]

_EXACT = 1e-3
_STEPS = 20_000
"""Of the search for one sheet."""


class Comb(NamedTuple):
    """What an outline is made of: hexagons from side to side so wide, standing on a corner or not, about centres."""

    flat: float
    pointy: bool
    centres: tuple[Point, ...]

    @property
    def cell(self) -> tuple[float, bool]:
        """What parts have in common that interlock."""
        return round(self.flat, 3), self.pointy


@dataclass(frozen=True, slots=True)
class Nest:
    """A sheet: the parts on it, with a layout that has a slot for each."""

    pieces: tuple[Part, ...]
    layout: Layout

    @property
    def box(self) -> Box:
        """What is covered on the page."""
        boxes = [apply_box(slot, part.box) for slot, part in zip(self.layout.slots, self.pieces, strict=True)]
        return Box.around([corner for box in boxes for corner in (box[:2], box[2:])])

    @property
    def parcel(self) -> Part:
        """Give all of it as one part; it is never printed, but unpacked before."""
        box, first = self.box, self.pieces[0]
        return Part(_name(self), Rect(0, 0, box.width, box.height), _nothing, _nothing if first.back else None)

    @property
    def alone(self) -> Layout:
        """Give the layout of the parcel where the nest is."""
        return replace(self.layout, slots=((1, 0, 0, 1, self.box.left, self.box.top),))


def _name(nest: Nest) -> str:
    return f"nest of {nest.pieces[0].name}"


def _nothing(_: Canvas) -> None:
    pass


@lru_cache(maxsize=256)
def _comb_of(outline: Polygon) -> Comb | None:
    sides = list(zip(outline.points, outline.points[1:] + outline.points[:1], strict=True))
    long = math.dist(*sides[0])
    turns = [math.degrees(math.atan2(by - ay, bx - ax)) % 60 for (ax, ay), (bx, by) in sides]
    pointy = abs(turns[0] - 30) < 0.01
    if any(abs(math.dist(*side) - long) > _EXACT for side in sides):
        return None
    if not pointy and min(turns[0], 60 - turns[0]) > 0.01:
        return None
    if any(abs((turn - turns[0] + 30) % 60 - 30) > 0.01 for turn in turns):
        return None
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides) / 2
    inwards = math.copysign(math.sqrt(3) / 2, area)
    found: dict[tuple[int, int], Point] = {}
    for (ax, ay), (bx, by) in sides:
        # each side belongs to one hexagon, whose middle lies inwards
        place = (ax + bx) / 2 - (by - ay) * inwards, (ay + by) / 2 + (bx - ax) * inwards
        found.setdefault(_near(place), place)
    if abs(len(found) * long * long * 1.5 * math.sqrt(3) - abs(area)) > 0.1:
        return None  # it is no comb, or one with cells that lie all inside
    return Comb(long * math.sqrt(3), pointy, tuple(found.values()))


def comb_of(outline: Shape) -> Comb | None:
    """Give what an outline is made of, if it is made of hexagons."""
    return _comb_of(outline) if isinstance(outline, Polygon) and len(outline.points) >= 6 else None


def _near(place: Point) -> tuple[int, int]:
    """Give the name of a place: no two cells are nearer than a millimetre, and none is off by a tenth."""
    return round(place[0] * 5), round(place[1] * 5)


def nests_of(kinds: Sequence[Sequence[Part]], options: PrintOptions) -> dict[int, list[Nest]]:
    """Give the nests of all kinds that interlock, with the first of them; the others of a nest have none."""
    cells: dict[object, list[int]] = {}
    for order, kind in enumerate(kinds):
        comb = None if kind[0].whole or options.bleed else comb_of(kind[0].outline)
        if comb is not None:
            has_back = kind[0].back is not None and options.backs is not Backs.NONE
            cells.setdefault((comb.cell, has_back), []).append(order)
    found: dict[int, list[Nest]] = {}
    for orders in cells.values():
        pieces = [part for _ in range(options.copies) for i in orders for part in kinds[i] for _ in range(part.count)]
        if max(_size(part) for part in pieces) > 1 and (nests := nested(pieces, options)):
            found |= {order: nests if order == orders[0] else [] for order in orders}
    return found


def unpacked(sheet: Shared, nests: Mapping[int, Sequence[Nest]]) -> Shared:
    """Give a sheet with what is in its parcels."""
    parcels = {_name(row[-1]): row[-1] for row in nests.values() if row}
    pieces: list[Part] = []
    slots: list[Matrix] = []
    for part, slot in zip(sheet.pieces, sheet.layout.slots, strict=False):
        nest = parcels.get(part.name)
        if nest is None:
            pieces.append(part)
            slots.append(slot)
            continue
        inwards = combined(slot, (1, 0, 0, 1, -nest.box.left, -nest.box.top))
        pieces += nest.pieces
        slots += [combined(inwards, place) for place in nest.layout.slots]
    return sheet._replace(pieces=tuple(pieces), layout=replace(sheet.layout, slots=tuple(slots)))


def nested(pieces: Sequence[Part], options: PrintOptions) -> list[Nest]:
    """Lay parts of one cell into honeycombs, on as few sheets as are found; nothing if one does not fit at all."""
    comb = comb_of(pieces[0].outline)
    assert comb is not None
    folded = options.backs is Backs.FOLD and pieces[0].back is not None
    cell = hexagon(comb.flat, pointy=comb.pointy)
    best: list[Nest] = []
    for layout in sorted(layouts(cell, options.paper, 0.0, folded), key=lambda layout: -len(layout.slots)):
        least = math.ceil(sum(_size(part) for part in pieces) / max(1, len(layout.slots)))
        if best and least >= len(best):
            break
        sheets = _fill(pieces, layout, cell) if layout.slots else []
        if sheets and (not best or len(sheets) < len(best)):
            best = sheets
    return best


def _size(part: Part) -> int:
    comb = comb_of(part.outline)
    assert comb is not None
    return len(comb.centres)


_Way: TypeAlias = tuple[int, int, Matrix]
"""Which kind is laid, the cells that it covers as a mask, and where it lies."""


def _fill(pieces: Sequence[Part], layout: Layout, cell: Polygon) -> list[Nest]:
    kinds = list(dict.fromkeys(part.outline for part in sorted(pieces, key=_size, reverse=True)))
    stacks = [[part for part in pieces if part.outline == kind] for kind in kinds]
    ways = _ways(kinds, layout, cell)
    laid = {kind for row in ways for kind, _, _ in row}
    if len(laid) < len(kinds):
        return []
    sheets: list[Nest] = []
    while any(stacks):
        chosen = _fullest(ways, [len(stack) for stack in stacks])
        parts = tuple(stacks[kind].pop(0) for kind, _, _ in chosen)
        slots = tuple(matrix for _, _, matrix in chosen)
        sheets.append(Nest(parts, Layout(slots, layout.foot, layout.room, layout.fold)))
    return sheets


def _ways(kinds: Sequence[Shape], layout: Layout, cell: Polygon) -> list[list[_Way]]:
    """Give for each cell the ways of laying something that has it as its first cell."""
    middle = cell.box().centre
    centres = [apply(matrix, *middle) for matrix in layout.slots]
    numbers = {_near(place): number for number, place in enumerate(centres)}
    rows: list[list[_Way]] = [[] for _ in centres]
    for kind, outline in enumerate(kinds):
        comb = comb_of(outline)
        assert comb is not None
        for sign in (1,) if len(comb.centres) == 1 else (1, -1):
            a, b, c, d = (sign * value for value in layout.slots[0][:4])
            (x0, y0), *_ = comb.centres
            for x, y in centres:
                matrix = a, b, c, d, x - a * x0 - c * y0, y - b * x0 - d * y0
                covered = [numbers.get(_near(apply(matrix, *place))) for place in comb.centres]
                found = [number for number in covered if number is not None]
                if len(found) == len(covered):
                    rows[min(found)].append((kind, sum(1 << number for number in found), matrix))
    return rows


def _fullest(ways: Sequence[Sequence[_Way]], counts: list[int]) -> list[_Way]:
    """Give the way of covering most cells with what there is; the first of equals."""
    best: list[_Way] = []
    most = -1
    steps = 0
    room = len(ways)
    sizes = Counter({kind: mask.bit_count() for row in ways for kind, mask, _ in row})

    def search(cell: int, taken: int, covered: int, chosen: list[_Way]) -> None:
        nonlocal best, most, steps
        steps += 1
        while cell < room and taken >> cell & 1:
            cell += 1
        if covered > most:
            best, most = chosen[:], covered
        left = sum(count * sizes[kind] for kind, count in enumerate(counts))
        free = room - cell - (taken >> cell).bit_count()
        if cell == room or covered + min(left, free) <= most or steps > _STEPS:
            return
        for way in ways[cell]:
            kind, mask, _ = way
            if counts[kind] and not mask & taken:
                counts[kind] -= 1
                search(cell + 1, taken | mask, covered + sizes[kind], [*chosen, way])
                counts[kind] += 1
        search(cell + 1, taken | 1 << cell, covered, chosen)

    search(0, 0, 0, [])
    return best
