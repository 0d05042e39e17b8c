"""Packing: clumps of equal pieces on as few sheets as may be, each sheet cut apart from edge to edge.

A clump is what is left of one kind of part. Its pieces lie together as on a sheet of their own, in one of several
forms: a row, a column, a block, turned or not. A form takes a corner of a free rectangle, and what remains of the
rectangle is cut in two straight across (a guillotine packing): whoever cuts the sheet apart can follow with a knife and
a ruler. No rule of placing is best for all kits, so a few are tried, and the first that needs the fewest sheets wins.
Nothing here is left to chance: the same clumps are packed alike everywhere.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Literal, NamedTuple, TypeAlias

from pnp.draw.canvas import Matrix
from pnp.draw.shapes import Box, Circle, Shape
from pnp.press.backs import turned
from pnp.press.lattice import Lattice, lattices
from pnp.press.layout import slot

__all__ = ["PAD", "Clump", "Form", "Packed", "pack"]

PAD = 2.0
"""What a piece keeps clear around itself, beside its bleed: room for a short cut mark, or for scissors."""

_ROUND_PAD = 1.0
"""The same for a circle: two of them come as near to each other as on a sheet of their own."""

_HAIR = 1e-6
_MANY = 60
"""Pieces from which on only a few rules are tried: with so many small ones all rules do well."""


class Form(NamedTuple):
    """A way of laying pieces together: the room it takes, whether pieces are turned, the corners of their boxes."""

    width: float
    height: float
    turn: bool
    corners: Lattice

    def slots(self, box: Box, x: float, y: float) -> list[Matrix]:
        """Give the places of its pieces, whose unturned box this is, if its own corner lies at a point."""
        if self.turn:
            return [slot(x + left, y + top, box.height, turn=True) for left, top in self.corners]
        return [slot(x + left, y + top, box.width, turn=False) for left, top in self.corners]


class Clump:
    """Equal pieces that should lie together."""

    def __init__(self, outline: Shape, count: int, bleed: float) -> None:
        self.count = count
        self._bleed = bleed
        self._pad = (_ROUND_PAD if isinstance(outline, Circle) else PAD) + bleed
        self._shapes = (outline, turned(outline))
        self._known: dict[tuple[int, float, float], list[Form]] = {}
        self._lattices: dict[tuple[float, float], list[tuple[bool, Box, Lattice]]] = {}

    @property
    def area(self) -> float:
        box = self._shapes[0].box()
        return self.count * box.width * box.height

    def forms(self, count: int, width: float, height: float) -> list[Form]:
        """Give the ways of laying so many pieces together in a room; none is both wider and higher than another."""
        key = count, width, height
        if key not in self._known:
            self._known[key] = self._found(*key)
        return self._known[key]

    def _found(self, count: int, width: float, height: float) -> list[Form]:
        found: dict[tuple[float, float], tuple[float, float, bool, Lattice]] = {}
        pad = self._pad
        for turn, box, lattice in self._laid(width, height):
            for corners in _cut_short(lattice, count):
                wide = max(corners)[0] + box.width + 2 * pad
                high = corners[-1][1] + box.height + 2 * pad
                found.setdefault((round(wide, 3), round(high, 3)), (wide, high, turn, corners))
        return [
            Form(*form[:3], [(x + pad, y + pad) for x, y in form[3]])
            for (wide, high), form in found.items()
            if not any(w <= wide and h <= high and (w, h) != (wide, high) for w, h in found)
        ]

    def _laid(self, width: float, height: float) -> list[tuple[bool, Box, Lattice]]:
        """Give the lattices of both ways to turn a piece, which are the same for any number of pieces."""
        key = width, height
        if key not in self._lattices:
            room = width - 2 * self._pad, height - 2 * self._pad
            self._lattices[key] = [
                (bool(turn), shape.box(), lattice)
                for turn, shape in enumerate(self._shapes)
                for lattice in lattices(shape, *room, self._bleed)
            ]
        return self._lattices[key]


def _cut_short(lattice: Lattice, count: int) -> Iterator[Lattice]:
    """Give the first pieces of a lattice for each number of columns that it may be cut down to.

    A lattice is in order of its rows, so a scan may end at the last piece that is wanted.
    """
    if len(lattice) < count:
        return
    least = sorted(x for x, _ in lattice)[count - 1]
    for limit in sorted({round(x, 3) for x, _ in lattice}):
        reach = limit + _HAIR + 1e-3
        if reach < least:
            continue
        corners = list(islice((corner for corner in lattice if corner[0] <= reach), count))
        yield corners
        if corners[-1][1] - corners[0][1] < 1e-3:
            return  # one row, which more columns do not change


class Packed(NamedTuple):
    """Some pieces of a clump at their place in the room."""

    clump: int
    form: Form
    x: float
    y: float


_Order: TypeAlias = Literal["largest", "longest", "listed"]
_Fit: TypeAlias = Literal["snug", "small", "high"]
_Halves: TypeAlias = Literal["level", "upright", "long", "short"]


class _Rule(NamedTuple):
    """A way of packing."""

    parted: bool
    """Whether a clump may be parted to fill a sheet that is begun."""
    order: _Order
    """Which clumps are laid first."""
    fit: _Fit
    """Which free rectangle a form is laid into: one that it nearly spans, the smallest, or the uppermost."""
    cut: _Halves
    """How what remains is cut in two."""

    def rank(self, clump: Clump, width: float, height: float) -> float:
        if self.order == "largest":
            return -clump.area
        if self.order == "longest":
            return -max(max(form[:2]) for form in clump.forms(1, width, height))
        return 0.0

    def score(self, box: Box, form: Form) -> float:
        if self.fit == "snug":
            return round(min(box.width - form.width, box.height - form.height), 3)
        if self.fit == "small":
            return round(box.width * box.height - form.width * form.height, 3)
        return round(box.top * 1000 + box.left, 3)

    def level(self, box: Box, form: Form) -> bool:
        if self.cut in ("level", "upright"):
            return self.cut == "level"
        return (box.width - form.width < box.height - form.height) == (self.cut == "long")


_ORDERS: tuple[_Order, ...] = ("largest", "longest", "listed")
_FITS: tuple[_Fit, ...] = ("snug", "small", "high")
_CUTS: tuple[_Halves, ...] = ("level", "upright", "long", "short")
_RULES = [_Rule(*chosen) for chosen in product((False, True), _ORDERS, _FITS, _CUTS)]
_FEW = _RULES[::13]


def pack(clumps: Sequence[Clump], width: float, height: float, enough: int = 1) -> list[list[Packed]]:
    """Give the sheets of the rule that needs fewest; at `enough` sheets, or at what must be, no further rule is tried.

    Every piece fits into the room by itself.
    """
    if not clumps:
        return []
    least = max(enough, math.ceil(sum(clump.area for clump in clumps) / (width * height)))
    many = sum(clump.count for clump in clumps) > _MANY
    best: list[list[Packed]] | None = None
    for rule in _FEW if many else _RULES:
        sheets = _pack(clumps, Box(0, 0, width, height), rule)
        if best is None or len(sheets) < len(best):
            best = sheets
        if len(best) <= least:
            break
    assert best is not None
    return best


def _pack(clumps: Sequence[Clump], room: Box, rule: _Rule) -> list[list[Packed]]:
    size = room.width, room.height
    free: list[list[Box]] = []
    sheets: list[list[Packed]] = []
    for number in sorted(range(len(clumps)), key=lambda i: rule.rank(clumps[i], *size)):
        clump = clumps[number]
        left = clump.count
        while left:
            for boxes, sheet in zip(free, sheets, strict=True):
                if placed := _place(clump, left, number, boxes, rule, size, parted=rule.parted):
                    sheet.append(placed)
                    break
            else:
                free.append([room])
                placed = _place(clump, left, number, free[-1], rule, size, parted=True)
                assert placed is not None, "a piece is larger than the room"
                sheets.append([placed])
            left -= len(placed.form.corners)
    return sheets


def _place(
    clump: Clump, left: int, number: int, boxes: list[Box], rule: _Rule, size: tuple[float, float], *, parted: bool
) -> Packed | None:
    """Lay as many pieces of a clump as will go into one free rectangle, and cut up what remains of it."""
    rooms = [(box.width + _HAIR, box.height + _HAIR) for box in boxes]
    for count in _counts(left) if parted else (left,):
        best: tuple[float, int, Form] | None = None
        for form in clump.forms(count, *size):
            wide, high = form.width, form.height
            for i, (width, height) in enumerate(rooms):
                if wide <= width and high <= height:
                    score = rule.score(boxes[i], form)
                    if best is None or score < best[0]:
                        best = score, i, form
        if best:
            _, i, form = best
            box = boxes.pop(i)
            boxes += _remains(box, form, rule.level(box, form))
            return Packed(number, form, box.left, box.top)
    return None


def _counts(left: int) -> Iterator[int]:
    """Give how many pieces are tried: one less each time, of many a quarter less."""
    while left:
        yield left
        left -= max(1, left // 4)


def _remains(box: Box, form: Form, level: bool) -> list[Box]:
    x, y = box.left + form.width, box.top + form.height
    if level:
        rest = (Box(x, box.top, box.right, y), Box(box.left, y, box.right, box.bottom))
    else:
        rest = (Box(x, box.top, box.right, box.bottom), Box(box.left, y, x, box.bottom))
    return [other for other in rest if min(other.width, other.height) > 2 * _ROUND_PAD]
