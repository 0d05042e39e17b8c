"""Backs lie behind their fronts, to a hundredth of a millimetre, as read from the PDF itself."""

import math

import pytest
from pdftrace import Point, trace_pdf
from presskit import CORNER, comb, demo_kit, front, part

from pnp.draw.shapes import Circle, Path, Rect, Shape, hexagon
from pnp.press.backs import Axis
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf
from pnp.press.sheet import What

CURVED = Path().move(0, 0).line(30, 0).curve(40, 10, 40, 30, 20, 50).line(0, 20).close()
OUTLINES: dict[str, Shape] = {
    "rect": Rect(0, 0, 41, 27),
    "rounded": Rect(0, 0, 63, 88, 3),
    "circle": Circle(12.5, 12.5, 12.5),
    "pointy hexagon": hexagon(38),
    "flat hexagon": hexagon(38, pointy=False),
    "corner": CORNER,
    "comb": comb((0, 0), (1, 0), (0, -1)),
    "curved": CURVED,
}


def kit_of(*parts: Part, cover: bool = False) -> Kit:
    return Kit("Test", "test#1", parts, cover=cover)


def off(one: list[Point], other: list[Point]) -> float:
    """How far the corners of two outlines lie apart."""
    if len(one) != len(other):
        return math.inf
    return max(max(min(math.dist(p, q) for q in b) for p in a) for a, b in ((one, other), (other, one)))


@pytest.mark.parametrize("shared", [False, True], ids=["own backs", "one back for all"])
@pytest.mark.parametrize("shape", OUTLINES.values(), ids=OUTLINES.keys())
@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT, Backs.FOLD])
@pytest.mark.parametrize("paper", list(Paper))
def test_backs_are_congruent_with_their_fronts(paper: Paper, backs: Backs, shape: Shape, shared: bool) -> None:
    same = front("back", shape)
    parts = [Part(f"p{i}", shape, front(f"p{i}", shape), same if shared else front(f"b{i}", shape)) for i in range(5)]
    options = PrintOptions(paper=paper, backs=backs)
    traces = trace_pdf(make_pdf(kit_of(*parts), options))
    pages = make_plan(kit_of(*parts), options).pages
    found = 0
    for i in range(0, len(traces), 1 if backs is Backs.FOLD else 2):
        ahead, behind = traces[i].clips, traces[min(i + 1, len(traces) - 1)].clips
        level = backs is Backs.DUPLEX_SHORT
        if backs is Backs.FOLD:
            level = pages[i].fold is Axis.LEVEL
            middle = paper.height / 2 if level else paper.width / 2
            behind = [clip for clip in ahead if min(point[level] for point in clip) > middle]
            ahead = [clip for clip in ahead if max(point[level] for point in clip) < middle]
        for clip in ahead:
            seen_from_behind = [(x, paper.height - y) if level else (paper.width - x, y) for x, y in clip]
            assert min(off(seen_from_behind, other) for other in behind) < 0.01
            found += 1
    assert found == 5


def test_a_fold_mirrors_fronts_on_one_half_into_backs_on_the_other() -> None:
    shape = CORNER
    parts = [Part(f"p{i}", shape, front(f"p{i}", shape), front(f"b{i}", shape)) for i in range(9)]
    plan = make_plan(kit_of(*parts), PrintOptions(backs=Backs.FOLD))
    for side in plan.pages:
        fronts, backs = side.blocks
        assert side.fold is not None
        middle = 105.0 if side.fold.value == "upright" else 148.5
        low, high = (0, 2) if side.fold.value == "upright" else (1, 3)
        assert all(item.box[high] < middle for item in fronts.prints)
        assert all(item.box[low] > middle for item in backs.prints)
        assert [item.part for item in fronts.prints] == [item.part for item in backs.prints]


@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT])
@pytest.mark.parametrize("order", list(Order))
def test_every_sheet_of_a_two_sided_job_has_two_pages_that_belong_together(backs: Backs, order: Order) -> None:
    plan = make_plan(demo_kit(), PrintOptions(backs=backs, order=order))
    count = len(plan.sheets)
    assert len(plan.pages) == 2 * count
    if order is Order.ALTERNATE:
        pairs = list(zip(plan.pages[::2], plan.pages[1::2], strict=True))
    else:
        pairs = list(zip(plan.pages[:count], plan.pages[count:], strict=True))
    for ahead, behind in pairs:
        assert ahead.what in (What.FRONT, What.COVER)
        if behind.what is What.BACK:
            assert sorted(p.name for p in ahead.parts if p.back) == sorted(p.name for p in behind.parts)
        else:
            assert behind.what is What.BLANK
            assert all(p.back is None for p in ahead.parts)
        assert ahead.label.removesuffix(" front") == behind.label.removesuffix(" back")


def test_without_backs_no_page_is_blank_and_no_back_is_drawn() -> None:
    plan = make_plan(demo_kit(), PrintOptions(backs=Backs.NONE))
    assert {side.what for side in plan.pages} == {What.COVER, What.FRONT}
    assert len(plan.pages) == len(plan.sheets)
    assert not any(item.back for side in plan.pages for block in side.blocks for item in block.prints)


def test_a_kit_whose_parts_have_no_backs_is_one_sided() -> None:
    plan = make_plan(kit_of(part("a", Rect(0, 0, 40, 40), backed=False), cover=True), PrintOptions())
    assert [side.what for side in plan.pages] == [What.COVER, What.FRONT]
    assert plan.document.duplex == ""


def test_a_whole_page_cannot_be_folded_and_gets_its_back_as_a_page() -> None:
    board = Rect(0, 0, 190, 260)
    whole = Part("board", board, front("board", board), front("behind", board), whole=True)
    plan = make_plan(kit_of(whole), PrintOptions(backs=Backs.FOLD))
    assert [side.what for side in plan.pages] == [What.FRONT, What.BACK]
    assert len(plan.sheets) == 2
    assert "glue" in plan.pages[1].note


def test_the_back_offset_moves_backs_and_their_marks_and_nothing_else() -> None:
    kit = kit_of(
        *(
            Part(f"p{i}", Rect(0, 0, 63, 88), front(f"p{i}", Rect(0, 0, 63, 88)), front(f"b{i}", CORNER))
            for i in range(3)
        )
    )
    plain = trace_pdf(make_pdf(kit, PrintOptions()))
    moved = trace_pdf(make_pdf(kit, PrintOptions(back_offset=(0.7, -1.2))))
    assert plain[0].clips == moved[0].clips
    assert plain[0].strokes == moved[0].strokes
    assert len(moved[1].clips) == 3
    for before, after in zip(plain[1].clips, moved[1].clips, strict=True):
        assert off([(x + 0.7, y - 1.2) for x, y in before], after) < 1e-6
    # the last stroke of a page are its cut marks: those above and below the block are moved with it
    before, after = plain[1].strokes[-1][2], moved[1].strokes[-1][2]
    assert [x + 0.7 for x, _ in before[:8]] == pytest.approx([x for x, _ in after[:8]], abs=1e-6)
    assert [y - 1.2 for _, y in before[-16:]] == pytest.approx([y for _, y in after[-16:]], abs=1e-6)
    assert min(x for x, _ in after) >= 5 - 1e-6
    assert max(x for x, _ in after) <= 205 + 1e-6
    assert plain[1].texts[-3:] == moved[1].texts[-3:]  # the footer stays
