"""Where parts lie on the paper, and the marks around them, as read from the PDF."""

import itertools
import math

import pytest
from pdftrace import Trace, trace_pdf
from presskit import CORNER, CUBE, CUBE_FOLDS, cards, demo_kit, front, part

from pnp.draw.shapes import Box, Circle, Polygon, Rect, Shape, hexagon, regular
from pnp.errors import PressError
from pnp.press.backs import apply, turned
from pnp.press.lattice import is_hexagon
from pnp.press.layout import lay_out
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part, sheet
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf

MARKS = "0 0 0"


def kit_of(*parts: Part) -> Kit:
    return Kit("Test", "test#1", parts, cover=False)


def box_of(points: list[tuple[float, float]]) -> Box:
    return Box.around(points)


def marks_of(trace: Trace) -> list[Box]:
    points = [p for width, colour, line in trace.strokes if colour == MARKS and abs(width - 0.15) < 1e-6 for p in line]
    return [box_of(list(pair)) for pair in zip(points[::2], points[1::2], strict=True)]


@pytest.mark.parametrize(("paper", "left", "top"), [(Paper.A4, 10.5, 16.5), (Paper.LETTER, 13.45, 7.7)])
def test_nine_cards_with_the_margins_of_the_contract(paper: Paper, left: float, top: float) -> None:
    first, behind, *_ = trace_pdf(make_pdf(kit_of(*cards(9)), PrintOptions(paper=paper)))
    assert (first.width, first.height) == pytest.approx((paper.width, paper.height), abs=1e-4)
    boxes = [box_of(clip) for clip in first.clips]
    assert len(boxes) == 9
    wanted = [
        (left + 63 * column, top + 88 * row, left + 63 * column + 63, top + 88 * row + 88)
        for row in range(3)
        for column in range(3)
    ]
    for box, want in zip(boxes, wanted, strict=True):
        assert box == pytest.approx(want, abs=0.001)
    assert len([clip for clip in behind.clips if box_of(clip).width > 62]) >= 9


@pytest.mark.parametrize("paper", list(Paper))
def test_cut_marks_of_cards(paper: Paper) -> None:
    for trace in trace_pdf(make_pdf(kit_of(*cards(9)), PrintOptions(paper=paper))):
        marks = marks_of(trace)
        assert len(marks) == 16
        block = Box.around([p for clip in trace.clips for p in clip])
        for mark in marks:
            if mark.width < 0.001:  # above or below the block
                off = block.top - mark.bottom if mark.top < block.top else mark.top - block.bottom
                length, room = mark.height, block.top - 5
            else:
                off = block.left - mark.right if mark.left < block.left else mark.left - block.right
                length, room = mark.width, block.left - 5
            if room >= 6:
                assert (off, length) == pytest.approx((2, 4), abs=0.001)
            assert off >= 0.5
            assert length >= 1.5 - 1e-6


KITS = {
    "cards": kit_of(*cards(14)),
    "demo": demo_kit(),
    "wide": kit_of(part("wide", Rect(0, 0, 120, 70), count=5)),
    "net": kit_of(Part("die", CUBE, front("die", CUBE), None, 3, folds=CUBE_FOLDS)),
    "coins": kit_of(part("coin", Circle(10, 10, 10), count=200)),
    "tiles": kit_of(part("tile", hexagon(60), count=14)),
}


@pytest.mark.parametrize("bleed", [0, 3])
@pytest.mark.parametrize("backs", list(Backs))
@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("name", KITS)
def test_marks_lie_in_margins_only_and_nothing_near_the_edge(
    name: str, paper: Paper, backs: Backs, bleed: float
) -> None:
    edge = Box(5, 5, paper.width - 5, paper.height - 5).grown(1e-3)
    plan = make_plan(KITS[name], PrintOptions(paper=paper, backs=backs, bleed=bleed))
    traces = trace_pdf(make_pdf(KITS[name], PrintOptions(paper=paper, backs=backs, bleed=bleed)))
    for side, trace in zip(plan.pages, traces, strict=True):
        parts = [item.box.grown(0 if item.part.whole else bleed) for block in side.blocks for item in block.prints]
        for _, _, points in trace.strokes:
            assert inside(box_of(points), edge)
        for mark in marks_of(trace):
            assert inside(mark, edge)
            assert not any(overlap(mark, part_box) for part_box in parts)
        for clip in trace.clips:
            assert inside(box_of(clip), edge)
        for x, y in trace.texts:
            assert edge.left <= x <= edge.right
            assert edge.top <= y <= edge.bottom


def inside(box: Box, other: Box) -> bool:
    return other.left <= box.left and box.right <= other.right and other.top <= box.top and box.bottom <= other.bottom


def overlap(one: Box, other: Box) -> bool:
    hair = 1e-4
    return (
        one.left < other.right - hair
        and other.left < one.right - hair
        and one.top < other.bottom - hair
        and other.top < one.bottom - hair
    )


def test_with_a_bleed_each_card_has_its_own_and_fewer_fit() -> None:
    (first, *_) = trace_pdf(make_pdf(kit_of(*cards(9)), PrintOptions(bleed=3)))
    boxes = [box_of(clip) for clip in first.clips]
    assert len(boxes) < 9
    for box in boxes:
        assert sorted((round(box.width, 3), round(box.height, 3))) == [69, 94]
    assert not any(overlap(a, b) for a, b in itertools.combinations(boxes, 2))


@pytest.mark.parametrize(
    ("shape", "paper", "least"),
    [
        (Circle(12.5, 12.5, 12.5), Paper.A4, 74),  # a plain grid holds 7 x 10
        (hexagon(50), Paper.A4, 20),
        (Rect(0, 0, 88, 63), Paper.A4, 9),  # a turned card
        (Rect(0, 0, 20, 20), Paper.A4, 126),
    ],
)
def test_sheets_are_filled(shape: Shape, paper: Paper, least: int) -> None:
    layout = lay_out(shape, paper, 0, folded=False)
    assert layout is not None
    assert len(layout.slots) >= least


def test_circles_keep_their_distance_and_hexagons_share_their_edges() -> None:
    coins = make_plan(kit_of(part("coin", Circle(12.5, 12.5, 12.5), count=70)), PrintOptions()).pages[0]
    centres = [item.box.centre for item in coins.blocks[0].prints]
    assert min(math.dist(a, b) for a, b in itertools.combinations(centres, 2)) == pytest.approx(27, abs=1e-6)
    tiles = make_plan(kit_of(part("tile", hexagon(50), count=12)), PrintOptions()).pages[0]
    centres = [item.box.centre for item in tiles.blocks[0].prints]
    assert min(math.dist(a, b) for a, b in itertools.combinations(centres, 2)) == pytest.approx(50, abs=1e-6)


def test_a_line_that_two_hexagons_share_is_drawn_once() -> None:
    trace = trace_pdf(make_pdf(kit_of(part("tile", hexagon(50), count=12, backed=False)), PrintOptions()))[0]
    centres = [box_of(clip).centre for clip in trace.clips if len(clip) == 6]
    assert len(centres) == 12
    neighbours = sum(abs(math.dist(a, b) - 50) < 0.01 for a, b in itertools.combinations(centres, 2))
    edges = [frozenset((round(x, 1), round(y, 1)) for x, y in line) for line in trace.lines]
    assert len(edges) == len(set(edges)) == 12 * 6 - neighbours
    assert all(math.dist(a, b) == pytest.approx(50 / math.sqrt(3), abs=0.01) for a, b in trace.lines)


@pytest.mark.parametrize("shape", [Circle(12.5, 12.5, 12.5), CORNER, hexagon(40)], ids=["circle", "corner", "hexagon"])
def test_the_cut_line_is_the_outline(shape: Shape) -> None:
    trace = trace_pdf(make_pdf(kit_of(part("one", shape, backed=False)), PrintOptions()))[0]
    (line,) = [points for width, _, points in trace.strokes if abs(width - 0.15) < 1e-6]
    (clip,) = trace.clips
    assert {(round(x, 2), round(y, 2)) for x, y in line} == {(round(x, 2), round(y, 2)) for x, y in clip}


def test_nets_have_dashed_folds_where_the_part_says() -> None:
    kit = kit_of(Part("die", CUBE, front("die", CUBE), None, folds=CUBE_FOLDS))
    trace = trace_pdf(make_pdf(kit, PrintOptions()))[0]
    (item,) = make_plan(kit, PrintOptions()).pages[0].blocks[0].prints
    light, dashed = [points for width, _, points in trace.strokes if abs(width - 0.25) < 1e-6]
    assert light == dashed, "between the dashes the line is light, so that it is seen on dark ground"
    wanted = [apply(item.matrix, x, y) for fold in CUBE_FOLDS for x, y in fold]
    assert [value for p in dashed for value in p] == pytest.approx([value for p in wanted for value in p], abs=0.01)


@pytest.mark.parametrize("paper", list(Paper))
def test_the_largest_whole_page_fits_both_papers_above_the_footer(paper: Paper) -> None:
    board = sheet("board", 200, 264, front("board", Rect(0, 0, 200, 264)), group="board", title="Board")
    for backs in (Backs.DUPLEX, Backs.DUPLEX_SHORT):
        plan = make_plan(kit_of(board, *cards(1)), PrintOptions(paper=paper, backs=backs))
        (item,) = plan.pages[0].blocks[0].prints
        assert item.box.left == pytest.approx(paper.width - item.box.right)
        assert item.box.top >= 5
        assert item.box.bottom <= paper.height - 5 - 2.4


@pytest.mark.parametrize(
    ("shape", "options", "words"),
    [
        (Rect(0, 0, 200, 400), PrintOptions(), r"the part big \(200 x 400 mm\) does not fit on A4$"),
        (
            Rect(0, 0, 190, 260),
            PrintOptions(bleed=3, paper=Paper.LETTER),
            "does not fit on Letter with a bleed of 3 mm",
        ),
        (Rect(0, 0, 190, 260), PrintOptions(backs=Backs.FOLD), "does not fit on A4 with its back beside it"),
        (Circle(150, 150, 150), PrintOptions(), r"\(300 x 300 mm\) does not fit on A4"),
    ],
)
def test_a_part_that_is_too_large_is_named_with_the_paper(shape: Shape, options: PrintOptions, words: str) -> None:
    with pytest.raises(PressError, match=words):
        make_plan(kit_of(part("big", shape)), options)


def test_a_whole_page_that_is_too_large_is_refused_and_a_wide_one_is_turned() -> None:
    with pytest.raises(PressError, match=r"board \(201 x 265 mm\) does not fit on A4"):
        make_plan(kit_of(sheet("board", 201, 265, front("b", CORNER), group="b", title="B")), PrintOptions())
    wide = make_plan(kit_of(sheet("board", 264, 200, front("b", CORNER), group="b", title="B")), PrintOptions())
    assert wide.pages[0].blocks[0].box.height == pytest.approx(264)


def test_only_regular_hexagons_go_into_a_honeycomb() -> None:
    assert is_hexagon(hexagon(40))
    assert is_hexagon(hexagon(40, pointy=False))
    assert is_hexagon(turned(hexagon(40)))
    assert not is_hexagon(regular(6, 20, 20, 20, turn=11))
    assert not is_hexagon(CORNER)
    assert not is_hexagon(Polygon(((0, 0), (20, 0), (30, 10), (20, 20), (0, 20), (-10, 10))))
