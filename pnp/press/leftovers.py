"""Leftovers: parts that do not fill sheets of their own share sheets with others, where that saves paper.

Full sheets of one kind stay as they are: nine cards share their cuts, and every sheet of a deck is cut alike. What is
left of each kind goes into a pool. If the pool packs on fewer sheets than its kinds need by themselves, the paper is
saved; but a kind that could have its own sheet at no cost gets it, the largest first, since such a sheet is easier to
cut. Parts with and without backs may share a sheet that is printed on both sides: behind the ones nothing is printed.
On a folded sheet the backs lie beside the fronts, so there the two do not mix.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from pnp.draw.canvas import Matrix
from pnp.draw.shapes import Box, Point
from pnp.press.layout import Layout, shared_layouts
from pnp.press.options import PrintOptions
from pnp.press.packing import Clump, Packed, pack
from pnp.press.part import Part

__all__ = ["Leftover", "Shared", "fill_sheets", "fits", "share"]

_FULL = 0.5
"""A kind whose sheets are filled less than this, since one piece takes much room, shares all of them."""

_NEARLY_FULL = 0.75
"""A last sheet that is filled like this or more is left alone."""


class Leftover(NamedTuple):
    """Pieces of one kind that might lie on a sheet of others."""

    order: int
    """Where the kind stands in the list of parts."""
    pieces: tuple[Part, ...]
    layout: Layout
    """The kind's own."""
    follows: bool
    """Whether sheets of the same kind go before."""

    @property
    def sheets(self) -> int:
        """How many sheets of its own it needs."""
        return math.ceil(len(self.pieces) / len(self.layout.slots))


class Shared(NamedTuple):
    """The parts of a sheet with their layout, which has just so many slots or more, and its place in the order."""

    order: int
    pieces: tuple[Part, ...]
    layout: Layout


def fill_sheets(
    order: int, pieces: Sequence[Part], layout: Layout, options: PrintOptions
) -> tuple[list[Shared], Leftover | None]:
    """Fill sheets with one kind, and give what is left over."""
    full = len(layout.slots)
    box = pieces[0].box
    (room, _), *_ = shared_layouts(options.paper, layout.fold is not None)
    filled = box.width * box.height / (room.width * room.height)
    kept = len(pieces) - len(pieces) % full
    if full * filled < (_NEARLY_FULL if full == 1 else _FULL):
        kept = 0
    elif (len(pieces) - kept) * filled >= _NEARLY_FULL:
        kept = len(pieces)
    rest = tuple(pieces[kept:])
    if rest and not fits(rest[0], layout.fold is not None, options):
        kept, rest = len(pieces), ()
    sheets = [Shared(order, tuple(pieces[i : min(i + full, kept)]), layout) for i in range(0, kept, full)]
    return sheets, Leftover(order, rest, layout, kept > 0) if rest else None


def fits(part: Part, folded: bool, options: PrintOptions) -> bool:
    """Whether a part can lie on a sheet with others, however that is folded."""
    clump = Clump(part.outline, 1, options.bleed)
    return all(clump.forms(1, room.width, room.height) for room, _ in shared_layouts(options.paper, folded))


def share(leftovers: Sequence[Leftover], options: PrintOptions) -> list[Shared]:
    """Lay out all leftovers, together where that saves paper."""
    sheets: list[Shared] = []
    for folded in (False, True):
        pool = [rest for rest in leftovers if (rest.layout.fold is not None) == folded]
        sheets += _share(pool, folded, options)
    return sheets


def _share(pool: list[Leftover], folded: bool, options: PrintOptions) -> Iterator[Shared]:
    clumps = {rest.order: Clump(rest.pieces[0].outline, len(rest.pieces), options.bleed) for rest in pool}
    rooms = list(shared_layouts(options.paper, folded))
    together, best = pool, _pack(pool, clumps, rooms)
    if len(best.sheets) >= sum(rest.sheets for rest in pool):
        together = []
    for rest in sorted(together, key=lambda rest: -clumps[rest.order].area):
        others = [other for other in together if other is not rest]
        spared = len(best.sheets) - rest.sheets
        if spared > 0 and len((without := _pack(others, clumps, rooms, spared)).sheets) <= spared:
            together, best = others, without
    for rest in pool:
        if rest not in together:
            yield from _apart(rest)
    if together:
        yield from _sheets(together, best)


class _Pool(NamedTuple):
    """A pool that is packed: its sheets, and the room and the layout that all of them have."""

    sheets: list[list[Packed]]
    room: Box
    layout: Layout


def _pack(
    pool: Sequence[Leftover], clumps: dict[int, Clump], rooms: Sequence[tuple[Box, Layout]], enough: int = 1
) -> _Pool:
    """Pack a pool; a sheet that is folded may be folded either way, but all of them alike."""
    chosen = [clumps[rest.order] for rest in pool]
    tried = [_Pool(pack(chosen, room.width, room.height, enough), room, layout) for room, layout in rooms]
    return min(tried, key=lambda pool: len(pool.sheets))


def _apart(rest: Leftover) -> Iterator[Shared]:
    full = len(rest.layout.slots)
    for i in range(0, len(rest.pieces), full):
        yield Shared(rest.order, rest.pieces[i : i + full], rest.layout)


def _sheets(pool: Sequence[Leftover], packed: _Pool) -> Iterator[Shared]:
    """Give the sheets of a packed pool: the leftovers of a kind after its other sheets, all else where it begins."""
    stacks = [list(rest.pieces) for rest in pool]
    for sheet in packed.sheets:
        kinds = [pool[item.clump] for item in sheet]
        later = [rest.order for rest in kinds if rest.follows]
        order = max(later) if later else min(rest.order for rest in kinds)
        placed: list[tuple[int, Part, Matrix]] = []
        for item, corner in _centred(sheet, packed.room):
            rest = pool[item.clump]
            for slot in item.form.slots(rest.pieces[0].box, *corner):
                placed.append((rest.order, stacks[item.clump].pop(0), slot))
        placed.sort(key=lambda item: item[0])
        pieces = tuple(part for _, part, _ in placed)
        alone = kinds[0].layout
        if len({rest.order for rest in kinds}) == 1 and len(pieces) <= len(alone.slots):
            yield Shared(order, pieces, alone)
        else:
            yield Shared(order, pieces, replace(packed.layout, slots=tuple(slot for *_, slot in placed)))


def _centred(sheet: Sequence[Packed], room: Box) -> Iterator[tuple[Packed, Point]]:
    """Move what lies on a sheet to the middle of its room."""
    right = max(item.x + item.form.width for item in sheet)
    bottom = max(item.y + item.form.height for item in sheet)
    dx, dy = room.centre[0] - right / 2, room.centre[1] - bottom / 2
    for item in sheet:
        yield item, (item.x + dx, item.y + dy)
