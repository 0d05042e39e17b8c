"""Sheets: parts share sheets of paper, and each sheet has its sides, which are the pages of the file.

In a job that is printed on both sides every sheet of paper has two pages. A sheet without backs is followed by a page
that stays blank: without it the next front would be printed there. With all fronts first the same pairs stand in two
halves of the file, so that the stack can be turned by hand.

Parts are of one kind if they have the same outline and all have backs or none has. A kind fills its own sheets, and
what is left over shares sheets with others. Kinds that are made of hexagons of one size interlock, and share nests.
Boards and other whole pages have a sheet each. Where paper is printed on one side, the back of a whole page is a page
of its own, to be glued on or not.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from pnp.draw.canvas import Draw, Matrix
from pnp.draw.shapes import Box, Circle, Polygon, Rect, Shape
from pnp.errors import PressError
from pnp.press.backs import Axis, apply_box, behind, mirrored
from pnp.press.cuts import straight_cuts
from pnp.press.layout import FOOTER, Foot, Layout, foot_below, lay_out, lay_whole
from pnp.press.leftovers import Leftover, Shared, fill_sheets, fits, share
from pnp.press.nests import nests_of, unpacked
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Part

__all__ = ["Block", "Print", "Sheet", "Side", "What", "cover_sheet", "impose", "outline_key", "sides"]


class Print(NamedTuple):
    """One side of a part at its place on a page."""

    part: Part
    back: bool
    matrix: Matrix

    @property
    def draw(self) -> Draw:
        draw = self.part.back if self.back else self.part.front
        assert draw is not None
        return draw

    @property
    def outline(self) -> Shape:
        """The part's outline as one sees it from this side, in the part's coordinates."""
        return mirrored(self.part.outline) if self.back else self.part.outline

    @property
    def box(self) -> Box:
        """What it covers on the page."""
        return apply_box(self.matrix, self.part.box)


class Block(NamedTuple):
    """Parts that lie together, and the room in which their marks may lie."""

    prints: tuple[Print, ...]
    room: Box
    mixed: bool = False
    """Whether their marks lie beside each part, rather than around all of them."""
    bare: tuple[Box, ...] = ()
    """Where this side of other parts is empty: no mark may lie there either."""

    @property
    def box(self) -> Box:
        boxes = [item.box for item in self.prints]
        return Box.around([corner for box in boxes for corner in (box[:2], box[2:])])


class What(Enum):
    """What a page is."""

    FRONT = "front"
    BACK = "back"
    BLANK = "blank"
    COVER = "cover"


@dataclass(frozen=True, slots=True)
class Side:
    """A page: what is printed on one side of a sheet of paper."""

    what: What
    blocks: tuple[Block, ...]
    foot: Foot
    titles: tuple[str, ...] = ()
    """What is on it, for the footer and the outline."""
    fold: Axis | None = None
    note: str = ""
    """What the player does with this page, in the footer."""
    label: str = ""
    """What its page number reads."""
    entries: tuple[str, ...] = ()
    """What begins on this page, for the outline."""

    @property
    def parts(self) -> Iterator[Part]:
        for block in self.blocks:
            for item in block.prints:
                yield item.part


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper: a front, and a back where there is one."""

    front: Side
    back: Side | None = None

    @property
    def cuts(self) -> int:
        """Count the cuts of one sheet: straight ones as far as they run, and one around every other outline."""
        prints = [item for item in self.front.blocks[0].prints if not item.part.whole] if self.front.blocks else []
        straight = [item.box for item in prints if isinstance(item.part.outline, Rect)]
        others = [item.box for item in prints if not isinstance(item.part.outline, Rect)]
        return len(straight_cuts(straight, others)) + len(others)


def cover_sheet(paper: Paper) -> Sheet:
    """Give the sheet of the cover, which is drawn from what is on all the others."""
    return Sheet(Side(What.COVER, (), foot_below(paper), ("Cover",)))


def impose(parts: Sequence[Part], options: PrintOptions) -> list[Sheet]:
    """Lay out the parts, with their counts and copies, on sheets of paper."""
    shared: list[Shared] = []
    sheets: list[tuple[int, Sheet]] = []
    leftovers: list[Leftover] = []
    kinds = _kinds(parts, options.backs)
    nests = nests_of(kinds, options)
    for order, kind in enumerate(kinds):
        pieces = [part for _ in range(options.copies) for part in kind for _ in range(part.count)]
        if kind[0].whole:
            sheets += [(order, sheet) for part in pieces for sheet in _whole(part, options)]
        elif order in nests:
            for nest in nests[order]:
                folded = nest.layout.fold is not None
                if nest is nests[order][-1] and fits(nest.parcel, folded, options):
                    leftovers.append(Leftover(order, (nest.parcel,), nest.alone, len(nests[order]) > 1))
                else:
                    shared.append(Shared(order, nest.pieces, nest.layout))
        else:
            filled, rest = fill_sheets(order, pieces, _layout(kind[0], options), options)
            shared += filled
            leftovers += [rest] if rest else []
    shared += share(leftovers, options)
    sheets += [(sheet.order, _shared(unpacked(sheet, nests), options)) for sheet in shared]
    return [sheet for _, sheet in sorted(sheets, key=lambda item: item[0])]


def _kinds(parts: Sequence[Part], backs: Backs) -> list[list[Part]]:
    """Sort parts by kind, in order of first appearance; whole pages that follow one another stay together."""
    kinds: dict[object, list[Part]] = {}
    run: object = None
    for part in parts:
        if not part.whole:
            run = None
        elif run is None:
            run = f"pages from {part.name}"
        has_back = part.back is not None and backs is not Backs.NONE
        kinds.setdefault(run or (outline_key(part.outline), has_back), []).append(part)
    return list(kinds.values())


def outline_key(outline: Shape) -> Hashable:
    """Give what equal outlines have in common; a thousandth of a millimetre is no difference."""
    if isinstance(outline, Rect):
        return "rect", *(round(value, 3) for value in (outline.width, outline.height, outline.r))
    if isinstance(outline, Circle):
        return "circle", round(outline.r, 3)
    if isinstance(outline, Polygon):
        return "polygon", *((round(x, 3), round(y, 3)) for x, y in outline.points)
    return "path", *((step[0], *(round(value, 3) for value in step[1:])) for step in outline.steps)


def _layout(part: Part, options: PrintOptions) -> Layout:
    """Give the layout of a kind on its own sheets."""
    folded = options.backs is Backs.FOLD and part.back is not None
    layout = lay_out(part.outline, options.paper, options.bleed, folded=folded)
    if layout is None:
        raise _too_large(part, options, " with its back beside it" if folded else "")
    return layout


def _shared(sheet: Shared, options: PrintOptions) -> Sheet:
    prints = (Print(part, False, place) for part, place in zip(sheet.pieces, sheet.layout.slots, strict=False))
    return _sheet(tuple(prints), sheet.layout, options)


def _whole(part: Part, options: PrintOptions) -> Iterator[Sheet]:
    layout = lay_whole(part.outline, options.paper)
    if layout is None:
        raise _too_large(part, options, "")
    sheet = _sheet((Print(part, False, layout.slots[0]),), layout, options)
    yield sheet
    if not options.backs.duplex and part.back is not None:
        # The back of a card may be left out; that of a page says something of its own.
        block = Block((Print(part, True, layout.slots[0]),), layout.room)
        note = "back of the sheet before" + (": glue the two together" if options.backs is Backs.FOLD else "")
        yield Sheet(replace(sheet.front, what=What.BACK, blocks=(block,), note=note))


def _too_large(part: Part, options: PrintOptions, how: str) -> PressError:
    bleed = f" with a bleed of {options.bleed:g} mm" if options.bleed and not part.whole else ""
    return PressError(
        f"the part {part.name} ({part.box.width:g} x {part.box.height:g} mm) does not fit on "
        f"{options.paper.label}{bleed}{how}"
    )


def _sheet(prints: tuple[Print, ...], layout: Layout, options: PrintOptions) -> Sheet:
    paper, backs = options.paper, options.backs
    block = Block(prints, layout.room, layout.mixed)
    front = Side(What.FRONT, (block,), layout.foot, _titles(block), layout.fold)
    if layout.fold:
        behind_fold = _behind(block, layout.fold.mirror(paper.width, paper.height))
        note = "fold in the middle, glue, then cut"
        return Sheet(replace(front, blocks=(block, behind_fold), note=note))
    if not backs.duplex or all(item.part.back is None for item in prints):
        return Sheet(front)
    mirror = _flip(backs).mirror(paper.width, paper.height)
    backs_of = _behind(block, mirror)
    return Sheet(front, Side(What.BACK, (backs_of,), _foot_behind(front.foot, mirror), _titles(backs_of)))


def _titles(block: Block) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_title(item.part) for item in block.prints))


def _title(part: Part) -> str:
    return part.title or part.group or part.name


def _flip(backs: Backs) -> Axis:
    return Axis.LEVEL if backs is Backs.DUPLEX_SHORT else Axis.UPRIGHT


def _behind(block: Block, mirror: Matrix) -> Block:
    prints = tuple(
        Print(item.part, True, behind(item.matrix, item.part.box, mirror)) for item in block.prints if item.part.back
    )
    bare = tuple(apply_box(mirror, item.box) for item in block.prints if not item.part.back)
    return Block(prints, apply_box(mirror, block.room), block.mixed, bare)


def _foot_behind(foot: Foot, mirror: Matrix) -> Foot:
    """The footer lies behind the front's footer, where the layout keeps room for it."""
    return foot._replace(matrix=behind(foot.matrix, Box(0, 0, foot.length, FOOTER), mirror))


def sides(sheets: Sequence[Sheet], options: PrintOptions) -> list[Side]:
    """Give the pages in the order of the file, labelled."""
    paired = options.backs.duplex and any(sheet.back for sheet in sheets)
    mirror = _flip(options.backs).mirror(options.paper.width, options.paper.height)
    fronts: list[Side] = []
    backs: list[Side] = []
    seen: set[str] = set()
    for sheet, name in zip(sheets, _names(sheets), strict=True):
        front = sheet.front
        new = tuple(title for title in front.titles if title not in seen)
        seen.update(new)
        label = f"{name} front" if paired and name.isdigit() else name
        fronts.append(replace(front, label=label, entries=new))
        if paired:
            blank = Side(What.BLANK, (), _foot_behind(front.foot, mirror), front.titles)
            backs.append(replace(sheet.back or blank, label=f"{name} back"))
    if not paired or options.order is Order.FRONTS_FIRST:
        return fronts + backs
    return [side for pair in zip(fronts, backs, strict=True) for side in pair]


def _names(sheets: Sequence[Sheet]) -> Iterator[str]:
    """Covers are not counted."""
    number = 0
    for sheet in sheets:
        if sheet.front.what is What.COVER:
            yield "cover"
        else:
            number += 1
            yield str(number)
