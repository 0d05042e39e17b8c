"""Booklets: printed, flipped, folded and leafed through, the pages come in order."""

import re
from functools import partial

import pytest

from pnp.draw.canvas import Canvas, Matrix
from pnp.draw.log import LogCanvas, PlacedText
from pnp.errors import PressError
from pnp.press.backs import apply
from pnp.press.booklet import booklet, leaves
from pnp.press.look import sans
from pnp.press.options import Backs, Order, PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan

WIDTH, HEIGHT = 120.0, 192.0
BOTH = pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT])
PAPERS = pytest.mark.parametrize("paper", list(Paper))


def numbered(number: int, canvas: Canvas) -> None:
    canvas.text(WIDTH / 2, HEIGHT / 2, f"leaf{number}", sans(20), anchor="middle")


def kit(pages: int) -> Kit:
    parts = booklet([partial(numbered, number) for number in range(1, pages + 1)], WIDTH, HEIGHT)
    return Kit("Isles", "isles#1", tuple(parts), cover=False)


def printed(pages: int, options: PrintOptions) -> list[list[PlacedText]]:
    """The words of the booklet's pages, by page of the file."""
    canvas = LogCanvas()
    draw_pages(make_plan(kit(pages), options), canvas)
    found: list[list[PlacedText]] = [[] for _ in canvas.pages]
    for text in canvas.texts:
        if re.fullmatch(r"leaf\d+", text.text):
            found[text.page - 1].append(text)
    return found


def centre(text: PlacedText) -> tuple[float, float]:
    return text.box.centre


def reading(text: PlacedText) -> tuple[float, float]:
    """The direction in which a text runs."""
    (ax, ay), (bx, by) = text.corners[0], text.corners[1]
    return round(bx - ax, 3), round(by - ay, 3)


def leafed(pages: int, backs: Backs, paper: Paper) -> list[int]:
    """Print, flip, fold and staple a booklet, and read it from its first page on.

    Each sheet of paper is looked at from its front, turned so that the front reads level; what lies on its back shows
    through in mirror image. After folding, each half of a sheet is a leaf: the right half of a front has its page in
    front and the one behind it at its back, and the left halves follow from the innermost sheet outwards.
    """
    sides = printed(pages, PrintOptions(paper=paper, backs=backs))
    upright = backs is Backs.DUPLEX
    through: Matrix = (-1, 0, 0, 1, paper.width, 0) if upright else (1, 0, 0, -1, 0, paper.height)
    right, left = [], []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        by_place: dict[bool, dict[str, int]] = {True: {}, False: {}}
        for side, texts in (("front", front), ("back", back)):
            for text in texts:
                x, y = centre(text)
                dx, dy = reading(text)
                if side == "back":
                    (x, y), (ox, oy) = apply(through, x, y), apply(through, 0, 0)
                    dx, dy = apply(through, dx, dy)[0] - ox, apply(through, dx, dy)[1] - oy
                # fronts run down the upright paper; seen through the paper a back must run the other way
                assert dx == pytest.approx(0)
                assert dy > 0 if side == "front" else dy < 0
                by_place[y > paper.height / 2][side] = int(text.text[4:])
        right.append([by_place[True][side] for side in ("front", "back")])
        left.append([by_place[False][side] for side in ("back", "front")])
    return [page for leaf in right + left[::-1] for page in leaf]


@pytest.mark.parametrize("pages", [8, 12])
@BOTH
@PAPERS
def test_a_folded_booklet_reads_in_order(pages: int, backs: Backs, paper: Paper) -> None:
    assert leafed(pages, backs, paper) == list(range(1, pages + 1))


@BOTH
@PAPERS
def test_pages_lie_evenly_on_both_sides_of_the_fold_and_behind_each_other(backs: Backs, paper: Paper) -> None:
    for side in printed(8, PrintOptions(paper=paper, backs=backs)):
        (ax, ay), (bx, by) = map(centre, side)
        assert (ay + by) / 2 == pytest.approx(paper.height / 2)
        assert abs(ay - by) == pytest.approx(WIDTH + 20)
        assert ax == pytest.approx(bx)


def test_fronts_first_prints_the_same_sides() -> None:
    turns = printed(8, PrintOptions())
    stack = printed(8, PrintOptions(order=Order.FRONTS_FIRST))
    assert [[t.text for t in side] for side in stack] == [[t.text for t in side] for side in turns[::2] + turns[1::2]]


def test_sheets_glued_back_to_back_carry_all_pages() -> None:
    found = [text.text for side in printed(8, PrintOptions(backs=Backs.FOLD)) for text in side]
    assert sorted(found) == [f"leaf{number}" for number in range(1, 9)]


def test_missing_pages_are_blank_and_stand_at_the_end() -> None:
    sides = printed(6, PrintOptions())
    assert [[text.text for text in side] for side in sides] == [
        ["leaf1"],
        ["leaf2"],
        ["leaf6", "leaf3"],
        ["leaf4", "leaf5"],
    ]
    assert len(leaves(6)) == 2


@pytest.mark.parametrize("pages", [1, 4, 8, 12, 16])
def test_every_page_is_on_one_side_of_one_leaf(pages: int) -> None:
    numbers = sorted(number for leaf in leaves(pages) for side in leaf for number in side)
    assert numbers == list(range(1, -(-pages // 4) * 4 + 1))


def test_only_the_outermost_sheet_shows_where_staples_go() -> None:
    def staples(part: int, *, back: bool) -> int:
        canvas = LogCanvas()
        side = booklet([partial(numbered, 1)] * 8, WIDTH, HEIGHT)[part]
        draw = side.back if back else side.front
        assert draw is not None
        draw(canvas)
        return canvas.finish().count("0.5")

    assert staples(0, back=False) == 2
    assert staples(0, back=True) == staples(1, back=False) == 0


def test_pages_too_large_for_some_paper_are_refused() -> None:
    with pytest.raises(PressError, match="does not fit on all papers"):
        booklet([partial(numbered, 1)], 130, 195)
