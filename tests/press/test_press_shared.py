"""Parts of unlike outline share sheets: paper is saved, and every part can still be cut out exactly."""

import itertools
import math
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from pdftrace import trace_pdf
from presskit import CORNER, CUBE, CUBE_FOLDS, cards, front, part
from reference.paper import apart, cuts

from pnp.draw.shapes import Box, Circle, Rect, Shape, hexagon
from pnp.press.contents import contents
from pnp.press.marks import straight_marks
from pnp.press.options import Backs, PrintOptions
from pnp.press.packing import Clump, pack
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import Plan, make_plan
from pnp.press.printing import make_pdf
from pnp.press.sheet import Block

sizes = st.floats(9, 130).map(lambda value: round(value, 2))
shapes: st.SearchStrategy[Shape] = st.one_of(
    st.builds(lambda w, h, r: Rect(0, 0, w, h, r), sizes, sizes, st.sampled_from([0.0, 3.0])),
    st.builds(lambda r: Circle(r, r, r), st.floats(5, 60).map(lambda value: round(value, 2))),
    st.builds(lambda flat, pointy: hexagon(flat, pointy=pointy), st.floats(15, 70), st.booleans()),
    st.sampled_from([CORNER, CUBE, Rect(0, 0, 63, 88, 3), Rect(0, 0, 20, 20)]),
)


@st.composite
def kits(draw: st.DrawFn) -> Kit:
    """Many kinds of which there are few."""
    parts = [
        part(f"part{i}", shape, backed=draw(st.booleans()), count=draw(st.integers(1, 5)), group=f"group{i % 3}")
        for i, shape in enumerate(draw(st.lists(shapes, min_size=2, max_size=9)))
    ]
    return Kit("Random", "random#1", tuple(parts), cover=False)


options = st.builds(
    PrintOptions,
    paper=st.sampled_from(Paper),
    backs=st.sampled_from(Backs),
    copies=st.integers(1, 2),
    bleed=st.sampled_from([0.0, 1.0, 3.0]),
    back_offset=st.sampled_from([(0.0, 0.0), (0.8, -1.3)]),
)


def kit_of(*parts: Part) -> Kit:
    return Kit("Test", "test#1", parts, cover=False)


def blocks(plan: Plan) -> Iterator[Block]:
    return (block for side in plan.pages for block in side.blocks)


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


@settings(max_examples=80, deadline=None)
@given(kits(), options)
def test_nothing_lies_on_anything_else_and_all_of_it_is_on_the_paper(kit: Kit, options: PrintOptions) -> None:
    paper = options.paper
    edge = Box(5, 5, paper.width - 5, paper.height - 5).grown(1e-6)
    for side in make_plan(kit, options).pages:
        prints = [item for block in side.blocks for item in block.prints]
        for item in prints:
            box = item.box.grown(options.bleed)
            assert edge.left <= box.left < box.right <= edge.right
            assert edge.top <= box.top < box.bottom <= edge.bottom
        for one, other in itertools.combinations(prints, 2):
            assert apart(one, other, 2 * options.bleed - 1e-3)


@settings(max_examples=80, deadline=None)
@given(kits(), options)
def test_no_mark_touches_a_part_nor_what_is_behind_one(kit: Kit, options: PrintOptions) -> None:
    plan = make_plan(kit, options)
    paper = options.paper
    for block in blocks(plan):
        parts = [*(item.box for item in block.prints), *block.bare]
        for start, end in straight_marks(block, options.bleed):
            mark = Box.around([start, end])
            assert 5 - 1e-6 <= mark.left <= mark.right <= paper.width - 5 + 1e-6
            assert 5 - 1e-6 <= mark.top <= mark.bottom <= paper.height - 5 + 1e-6
            assert 1.5 - 1e-6 <= math.dist(start, end) <= 4 + 1e-6
            for box in parts:
                assert not overlap(mark.grown(0.075), box.grown(options.bleed + 0.4))


@settings(max_examples=80, deadline=None)
@given(kits(), options)
def test_every_straight_side_can_be_cut_from_mark_to_mark(kit: Kit, options: PrintOptions) -> None:
    """Along each side of each rectangle one meets a mark, or neighbours that are cut along the same line first."""
    for block in blocks(make_plan(kit, options)):
        if not block.mixed:
            continue
        marks = [Box.around(ends) for ends in straight_marks(block, options.bleed)]
        boxes = [item.box for item in block.prints if isinstance(item.part.outline, Rect)]
        for box in boxes:
            for at, upright in ((box.left, True), (box.right, True), (box.top, False), (box.bottom, False)):
                for forward in (True, False):
                    assert marked(box, at, upright, forward, boxes, marks, options.bleed)


def marked(box: Box, at: float, upright: bool, forward: bool, boxes: list[Box], marks: list[Box], bleed: float) -> bool:
    low, high = (1, 3) if upright else (0, 2)
    here = box[high] if forward else box[low]
    for mark in marks:
        along = mark[low] - here if forward else here - mark[high]
        if abs(mark[0 if upright else 1] - at) < 1e-3 and mark[high] - mark[low] > 1 and 0 < along < 7.5:
            return True
    for other in boxes:
        beside = other[0 if upright else 1] - 1e-3 <= at <= other[2 if upright else 3] + 1e-3
        on_line = min(abs(other[i] - at) for i in ((0, 2) if upright else (1, 3))) < 1e-3
        touching = -1e-3 < (other[low] - here if forward else here - other[high]) < 2 * bleed + 1e-3
        if other is not box and beside and on_line and touching:
            return marked(other, at, upright, forward, boxes, marks, bleed)
    return False


@settings(max_examples=80, deadline=None)
@given(kits(), options)
def test_cuts_are_counted_as_a_knife_is_set_down(kit: Kit, options: PrintOptions) -> None:
    for sheet in make_plan(kit, options).sheets:
        assert sheet.cuts == cuts(list(sheet.front.blocks[0].prints))


@settings(max_examples=60, deadline=None)
@given(kits(), options)
def test_sharing_never_needs_more_paper_than_sheets_of_their_own(kit: Kit, options: PrintOptions) -> None:
    shared = len(make_plan(kit, options).sheets)
    alone = 0
    kinds = {(repr(item.outline), item.back is None) for item in kit.parts}
    for outline, bare in kinds:
        like = [item for item in kit.parts if (repr(item.outline), item.back is None) == (outline, bare)]
        alone += len(make_plan(kit_of(*like), options).sheets)
    assert shared <= alone


@settings(max_examples=40, deadline=None)
@given(kits(), options)
def test_a_back_shows_all_parts_that_have_one_and_no_others(kit: Kit, options: PrintOptions) -> None:
    for sheet in make_plan(kit, options).sheets:
        if sheet.back is None:
            continue
        names = sorted(item.name for item in sheet.front.parts if item.back)
        assert names == sorted(item.name for item in sheet.back.parts)
        (block,) = sheet.back.blocks
        bare = sum(item.back is None for item in sheet.front.parts)
        assert len(block.bare) == bare


@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT])
@pytest.mark.parametrize("paper", list(Paper))
def test_backs_of_mixed_sheets_lie_behind_their_fronts_in_the_file(paper: Paper, backs: Backs) -> None:
    kit = kit_of(
        part("board", Rect(0, 0, 120, 90)), part("aid", Rect(0, 0, 90, 70, 3)), part("corner", CORNER, count=2)
    )
    ahead, behind = trace_pdf(make_pdf(kit, PrintOptions(paper=paper, backs=backs)))
    assert len(ahead.clips) == len(behind.clips) >= 4
    level = backs is Backs.DUPLEX_SHORT
    for clip in ahead.clips:
        seen = [(x, paper.height - y) if level else (paper.width - x, y) for x, y in clip]
        gap = min(
            max(min(math.dist(p, q) for q in other) for p in seen) for other in behind.clips if len(other) == len(seen)
        )
        assert gap < 0.01


def test_a_kit_of_many_small_things_takes_one_sheet() -> None:
    kit = kit_of(
        part("side-board", Rect(0, 0, 120, 80)),
        part("large", Circle(15, 15, 15), count=6),
        part("small", Circle(8, 8, 8), count=12),
        part("tile", hexagon(40), count=4, backed=False),
        Part("die", CUBE, front("die", CUBE), None, 1, folds=CUBE_FOLDS),
        part("flag", CORNER, count=3),
    )
    for paper in Paper:
        for backs in (Backs.DUPLEX, Backs.DUPLEX_SHORT, Backs.NONE):
            assert len(make_plan(kit, PrintOptions(paper=paper, backs=backs)).sheets) == 1


def test_full_sheets_of_a_kind_stay_as_they_are_and_what_is_left_over_comes_after_them() -> None:
    kit = kit_of(part("tile", hexagon(40), count=3), *cards(20), part("coin", Circle(15, 15, 15), count=9))
    plan = make_plan(kit, PrintOptions())
    assert [len(list(sheet.front.parts)) for sheet in plan.sheets] == [9, 9, 14]
    assert [part.name for part in plan.sheets[2].front.parts][3:5] == ["card-19", "card-20"]
    alone = make_plan(kit_of(*cards(18)), PrintOptions())
    for mine, theirs in zip(plan.sheets[:2], alone.sheets, strict=True):
        assert [item.box for item in mine.front.blocks[0].prints] == [
            item.box for item in theirs.front.blocks[0].prints
        ]


def test_a_kind_that_loses_no_paper_by_it_has_its_own_sheet() -> None:
    """Two boards never fit on one sheet: the cards stay alone, in their usual places, and only the coins move."""
    kit = kit_of(part("board", Rect(0, 0, 190, 150)), *cards(6), part("coin", Circle(15, 15, 15), count=9))
    plan = make_plan(kit, PrintOptions())
    assert [sheet.front.titles for sheet in plan.sheets] == [("board", "coin"), ("Adventure Cards",)]
    assert plan.sheets[1].front.blocks[0].prints[0].box[:2] == pytest.approx((10.5, 16.5))
    assert not plan.sheets[1].front.blocks[0].mixed


def test_a_kind_that_is_alone_in_the_kit_lies_as_it_always_did() -> None:
    (sheet,) = make_plan(kit_of(*cards(2)), PrintOptions()).sheets
    assert [item.box[:2] for item in sheet.front.blocks[0].prints] == [
        pytest.approx((10.5, 16.5)),
        pytest.approx((73.5, 16.5)),
    ]


def test_equal_pieces_lie_together_and_share_their_cuts() -> None:
    kit = kit_of(part("tile", Rect(0, 0, 30, 30), count=6), part("disc", Circle(40, 40, 40)))
    (sheet,) = make_plan(kit, PrintOptions()).sheets
    assert sheet.cuts == 2 + 7 + 1  # a row of six, and the disc
    assert len(straight_marks(sheet.front.blocks[0], 0)) == 2 * (2 + 7)


def test_the_parts_list_names_every_page_of_a_group_that_shares_sheets() -> None:
    kit = kit_of(
        part("disc", Circle(40, 40, 40), group="spinner", title="Spinner"),
        part("arrow", Rect(0, 0, 80, 20), group="spinner", title="Spinner"),
        part("aid", Rect(0, 0, 97, 129), group="aid", title="Aid", backed=False),
    )
    plan = make_plan(kit, PrintOptions())
    assert [(entry.title, entry.pieces, entry.pages) for entry in contents(plan)] == [
        ("Spinner", 2, "1–2"),
        ("Aid", 1, "1"),
    ]
    assert plan.pages[0].entries == ("Spinner", "Aid")
    assert plan.pages[1].titles == ("Spinner",)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(shapes, st.integers(1, 6)), min_size=1, max_size=8), st.sampled_from([0.0, 3.0]))
@example([(Rect(0, 0, 100, 100), 1)] * 8, 0.0)
def test_a_packing_can_be_cut_apart_from_edge_to_edge(pieces: list[tuple[Shape, int]], bleed: float) -> None:
    clumps = [Clump(shape, count, bleed) for shape, count in pieces]
    sheets = pack(clumps, 200, 284)
    placed = [0] * len(clumps)
    for sheet in sheets:
        for item in sheet:
            placed[item.clump] += len(item.form.corners)
        boxes = [Box(item.x, item.y, item.x + item.form.width, item.y + item.form.height) for item in sheet]
        assert all(box.right <= 200 + 1e-6 and box.bottom <= 284 + 1e-6 for box in boxes)
        assert cut_apart(boxes)
    assert placed == [count for _, count in pieces]
    assert pack(clumps, 200, 284) == sheets


def cut_apart(boxes: list[Box]) -> bool:
    """Whether some straight cut parts the boxes, and so on until each is alone."""
    if len(boxes) < 2:
        return True
    for low, high in ((0, 2), (1, 3)):
        for line in sorted({box[high] for box in boxes}):
            before = [box for box in boxes if box[high] <= line + 1e-6]
            after = [box for box in boxes if box[low] >= line - 1e-6]
            if after and len(before) + len(after) == len(boxes):
                return cut_apart(before) and cut_apart(after)
    return False


def test_a_mixed_sheet_is_drawn_with_its_marks_in_the_gutters() -> None:
    kit = kit_of(part("board", Rect(0, 0, 120, 90)), part("aid", Rect(0, 0, 60, 90)), part("coin", Circle(15, 15, 15)))
    plan = make_plan(kit, PrintOptions())
    (block,) = plan.pages[0].blocks
    board, aid = (next(item.box for item in block.prints if item.part.name == name) for name in ("board", "aid"))
    assert aid.left - board.right == pytest.approx(4)
    between = [ends for ends in straight_marks(block, 0) if board.right < ends[0][0] < aid.left]
    assert len(between) == 4
    trace = trace_pdf(make_pdf(kit, PrintOptions()))[0]
    drawn = {tuple(round(v, 1) for p in sorted(line) for v in p) for line in trace.lines}
    assert {tuple(round(v, 1) for p in sorted(ends) for v in p) for ends in between} <= drawn
