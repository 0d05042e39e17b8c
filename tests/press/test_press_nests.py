"""Parts that are made of hexagons interlock on the sheet."""

import math
from collections import Counter
from itertools import pairwise

import pytest
from presskit import COMB, CORNER, comb, part

from pnp.draw.canvas import Page
from pnp.draw.log import LogCanvas
from pnp.draw.matrix import apply
from pnp.draw.shapes import Point, Polygon, Rect, hexagon
from pnp.press.backs import Axis
from pnp.press.marks import cut_lines
from pnp.press.nests import comb_of
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import EDGE, Paper
from pnp.press.part import Part
from pnp.press.sheet import Print, Sheet, impose

FLAT = COMB
SIDE = FLAT / math.sqrt(3)


TRIANGLE = comb((0, 0), (1, 0), (0, 1))
BENT = comb((0, 0), (1, 0), (0, -1))
PAIR = comb((0, 0), (1, 0))
SINGLE = hexagon(FLAT)


def laid(sheets: list[Sheet]) -> list[list[Print]]:
    return [list(sheet.front.blocks[0].prints) for sheet in sheets]


def cells_of(item: Print) -> list[Point]:
    found = comb_of(item.part.outline)
    assert found is not None
    return [apply(item.matrix, *centre) for centre in found.centres]


@pytest.mark.parametrize(
    ("outline", "cells"), [(TRIANGLE, 3), (BENT, 3), (PAIR, 2), (SINGLE, 1), (comb((0, 0), (1, 0), quarter=True), 2)]
)
def test_an_outline_is_known_by_the_hexagons_it_is_made_of(outline: Polygon, cells: int) -> None:
    found = comb_of(outline)
    assert found is not None
    assert len(found.centres) == cells
    assert found.flat == pytest.approx(FLAT)
    for centre in found.centres:
        near = sum(math.dist(centre, corner) < SIDE + 0.01 for corner in outline.points)
        assert near >= 3


@pytest.mark.parametrize(
    "outline",
    [CORNER, Rect(0, 0, 63, 88), Polygon(((0, 0), (9, 0), (9, 9), (0, 9), (0, 6), (0, 3))), hexagon(40).path()],
)
def test_other_outlines_are_no_combs(outline: Polygon | Rect) -> None:
    assert comb_of(outline) is None


def test_hexagons_of_another_size_do_not_make_a_comb() -> None:
    x, y = zip(*hexagon(40).points, strict=True)
    stretched = Polygon(tuple((a, 1.02 * b) for a, b in zip(x, y, strict=True)))
    assert comb_of(stretched) is None


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("backs", list(Backs))
def test_nested_parts_are_all_there_and_never_lie_over_each_other(paper: Paper, backs: Backs) -> None:
    parts = [
        part("t", TRIANGLE, count=7),
        part("v", BENT, count=3),
        part("d", PAIR, count=5),
        part("m", SINGLE, count=2),
    ]
    sheets = impose(parts, PrintOptions(paper=paper, backs=backs))
    found: Counter[str] = Counter()
    for prints in laid(sheets):
        cells = [cell for item in prints for cell in cells_of(item)]
        for i, one in enumerate(cells):
            assert all(math.dist(one, other) > FLAT - 0.001 for other in cells[:i])
        for item in prints:
            corners = [apply(item.matrix, *point) for point in _points(item.part)]
            assert all(EDGE <= x <= paper.width - EDGE and EDGE <= y <= paper.height - EDGE for x, y in corners)
        found.update(item.part.name for item in prints)
    assert found == {"t": 7, "v": 3, "d": 5, "m": 2}


def _points(piece: Part) -> tuple[Point, ...]:
    assert isinstance(piece.outline, Polygon)
    return piece.outline.points


def test_two_triangles_lie_in_each_other() -> None:
    wide = 56.0
    (prints,) = laid(impose([part("t", comb((0, 0), (1, 0), (0, 1), flat=wide), count=2)], PrintOptions()))
    xs, ys = zip(*(apply(item.matrix, *point) for item in prints for point in _points(item.part)), strict=True)
    assert max(xs) - min(xs) == pytest.approx(3.5 * wide)
    assert max(ys) - min(ys) == pytest.approx(3.5 * wide / math.sqrt(3))
    assert {item.matrix[0] for item in prints} == {1, -1}


@pytest.mark.parametrize(("flat", "count"), [(30.0, 60), (40.0, 24), (56.0, 10)])
def test_a_nest_needs_less_paper_than_boxes_do(flat: float, count: int) -> None:
    shape = comb((0, 0), (1, 0), (0, 1), flat=flat)
    nested = impose([part("t", shape, count=count)], PrintOptions())
    boxes = impose([part("t", Rect(0, 0, shape.box().width, shape.box().height), count=count)], PrintOptions())
    assert len(nested) < len(boxes)


@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT, Backs.FOLD])
@pytest.mark.parametrize("shape", [BENT, comb((0, 0), (1, 0), (0, -1), quarter=True)])
def test_backs_of_a_nest_lie_behind_their_fronts(backs: Backs, shape: Polygon) -> None:
    options = PrintOptions(backs=backs)
    for sheet in impose([part("v", shape, count=9), part("x", SINGLE, count=2)], options):
        fronts = sheet.front.blocks[0]
        if backs is Backs.FOLD:
            assert sheet.front.fold is not None
            mirror, behind = sheet.front.fold.mirror(210, 297), sheet.front.blocks[1]
        else:
            assert sheet.back is not None
            axis = Axis.UPRIGHT if backs is Backs.DUPLEX else Axis.LEVEL
            mirror, behind = axis.mirror(210, 297), sheet.back.blocks[0]
        for front, back in zip(fronts.prints, behind.prints, strict=True):
            seen = back.outline
            assert isinstance(seen, Polygon)
            there = [apply(back.matrix, *point) for point in seen.points]
            for point in _points(front.part):
                x, y = apply(mirror, *apply(front.matrix, *point))
                assert min(math.dist((x, y), other) for other in there) < 0.01
            a, b, c, d, *_ = back.matrix
            assert a * d - b * c > 0, "a back is turned, never reversed"


def test_neighbours_share_their_cut() -> None:
    (prints,) = laid(impose([part("t", comb((0, 0), (1, 0), (0, 1), flat=56.0), count=2)], PrintOptions()))
    canvas = LogCanvas(whole=True)
    with canvas.page(Page(210, 297)):
        cut_lines(canvas, prints)
    sides = Counter(
        frozenset((round(x, 2), round(y, 2)) for x, y in ends)
        for item in prints
        for ends in pairwise([apply(item.matrix, *point) for point in (*_points(item.part), _points(item.part)[0])])
    )
    common = sum(times > 1 for times in sides.values())
    assert common == 3
    drawn = sum(line.count("L") for line in canvas.finish().splitlines() if "M" in line)
    assert drawn == 2 * 12 - common


def test_with_a_bleed_nothing_interlocks() -> None:
    for prints in laid(impose([part("t", TRIANGLE, count=4)], PrintOptions(bleed=3.0))):
        boxes = [item.box for item in prints]
        for i, one in enumerate(boxes):
            assert all(
                one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
                for other in boxes[:i]
            )


def test_the_last_sheet_of_a_nest_takes_others_in() -> None:
    tiles, tokens = part("t", TRIANGLE, count=2), part("k", Rect(0, 0, 60, 60), count=2)
    apart = [impose([one], PrintOptions()) for one in (tiles, tokens)]
    assert [len(sheets) for sheets in apart] == [1, 1]
    (sheet,) = impose([tiles, tokens], PrintOptions())
    prints = sheet.front.blocks[0].prints
    assert Counter(item.part.name for item in prints) == {"t": 2, "k": 2}
    squares = [item.box for item in prints if item.part.name == "k"]
    for item in prints:
        if item.part.name == "t":
            for x, y in cells_of(item):
                assert all(
                    math.dist((x, y), (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))) > FLAT / 2
                    for box in squares
                )
    assert sheet.back is not None
    assert len(sheet.back.blocks[0].prints) == 4


def test_single_hexagons_alone_lie_as_before() -> None:
    (prints,) = laid(impose([part("m", hexagon(67), count=11)], PrintOptions()))
    assert len(prints) == 11


def test_a_nest_is_the_same_each_time() -> None:
    parts = [part("t", TRIANGLE, count=7), part("d", PAIR, count=5)]
    one, other = (
        [[item.matrix for item in prints] for prints in laid(impose(parts, PrintOptions()))] for _ in range(2)
    )
    assert one == other


def test_copies_are_nested_too() -> None:
    sheets = laid(impose([part("t", TRIANGLE, count=3)], PrintOptions(copies=5)))
    assert sum(map(len, sheets)) == 15
