"""Patterns: evenly spaced, without seams between neighbours, and the same on every machine."""

import math
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pixels import gap as distance
from pixels import of_pdf, of_svg

from pnp.draw.canvas import Canvas, Document, Page
from pnp.draw.ink import Ink, Mode, Paint
from pnp.draw.log import LogCanvas
from pnp.draw.pattern import DOTS_IN_TILE, dots, lines, tiles
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box, Path, Rect
from pnp.draw.svg import SvgCanvas

PAINTS = {
    "hatch": Paint("#000000", hatch=45, gap=1.1, line=0.2),
    "steep": Paint("#000000", hatch=63.5, gap=0.9),
    "cross": Paint("#000000", hatch=20, cross=True, gap=1.3),
    "level": Paint("#000000", hatch=0, gap=1.0),
    "dots": Paint("#000000", dots=0.35, gap=0.95),
}


def laid(draw: Callable[[Canvas], object], *, svg: bool) -> bytes:
    canvas = (SvgCanvas if svg else PdfCanvas)(Document("Patterns"), Mode.MONO)
    with canvas.page(Page(60, 50)):
        draw(canvas)
    file = canvas.finish()
    return file if isinstance(file, bytes) else file[0]


@pytest.mark.parametrize("svg", [False, True], ids=["pdf", "svg"])
@pytest.mark.parametrize("name", PAINTS)
def test_two_neighbours_of_one_ink_show_no_seam(name: str, svg: bool) -> None:
    """An area that is laid in four pieces looks like one that is laid whole."""
    sea = Ink("#88AACC", mono=PAINTS[name])

    def whole(canvas: Canvas) -> None:
        canvas.rect(5, 5, 48, 40, fill=sea)

    def pieces(canvas: Canvas) -> None:
        for x, width in ((5, 17.3), (22.3, 30.7)):
            for y, height in ((5, 13.9), (18.9, 26.1)):
                canvas.rect(x, y, width, height, fill=sea)

    of = of_svg if svg else of_pdf
    found = distance(of(laid(whole, svg=svg)), of(laid(pieces, svg=svg)))
    # Where two clips meet inside a pixel, both smooth it: that leaves a trace thinner than the eye sees.
    assert found.strong < 0.0006
    assert found.worst < 12


def test_a_seam_would_be_seen() -> None:
    sea = Ink("#88AACC", mono=PAINTS["hatch"])

    def whole(canvas: Canvas) -> None:
        canvas.rect(5, 5, 48, 40, fill=sea)

    def apart(canvas: Canvas) -> None:
        canvas.rect(5, 5, 17.3, 40, fill=sea)
        with canvas.group((1, 0, 0, 1, 22.3, 0)):  # a lattice of its own
            canvas.rect(0, 5, 30.7, 40, fill=sea)

    assert distance(of_pdf(laid(whole, svg=False)), of_pdf(laid(apart, svg=False))).worst > 30


def hatched(paint: Paint, box: Rect) -> list[tuple[float, float, float, float]]:
    """Read the lines back from a log."""
    canvas = LogCanvas(Mode.MONO, whole=True)
    with canvas.page(Page(100, 100)):
        canvas.draw(box, fill=Ink("#123456", mono=paint))
    _, group, path = canvas.finish().splitlines()
    assert group.startswith("  group clip rect")
    found = re.findall(r"M(\S+) (\S+) L(\S+) (\S+)", path)
    return [(float(a), float(b), float(c), float(d)) for a, b, c, d in found]


@pytest.mark.parametrize("angle", [0, 20, 45, 90, -30, 135])
@pytest.mark.parametrize("gap", [0.7, 1.3])
def test_lines_lie_as_far_apart_and_as_steep_as_asked(angle: float, gap: float) -> None:
    a = math.radians(angle)
    across = []
    for x1, y1, x2, y2 in hatched(Paint("#000000", hatch=angle, gap=gap), Rect(10, 20, 30, 25)):
        assert abs((x2 - x1) * math.sin(a) - (y2 - y1) * math.cos(a)) < 0.02
        across.append(y1 * math.cos(a) - x1 * math.sin(a))
    steps = [b - a for a, b in pairwise(across)]
    assert steps == pytest.approx([gap] * len(steps), abs=0.02)
    assert across[0] / gap == pytest.approx(round(across[0] / gap), abs=0.03)  # they hang on one lattice


@given(
    st.floats(-180, 180),
    st.floats(0.3, 3),
    st.tuples(st.floats(-50, 200), st.floats(-50, 200), st.floats(1, 60), st.floats(1, 60)),
)
def test_lines_cover_the_whole_box(angle: float, gap: float, place: tuple[float, float, float, float]) -> None:
    left, top, width, height = place
    box = Box(left, top, left + width, top + height)
    path = lines(box, Paint("#000000", hatch=angle, gap=gap))
    a = math.radians(angle)
    ends = [tuple(n) for _, *n in path.steps]
    across = [y * math.cos(a) - x * math.sin(a) for x, y in ends[::2]]
    for x, y in ((box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)):
        here = y * math.cos(a) - x * math.sin(a)
        if across:
            assert across[0] - gap - 1e-6 <= here <= across[-1] + gap + 1e-6
    for x, y in ends:  # every line runs from border to border
        to_border = min(abs(x - box.left), abs(x - box.right), abs(y - box.top), abs(y - box.bottom))
        assert to_border < 1e-6
        assert box.left - 1e-6 <= x <= box.right + 1e-6
        assert box.top - 1e-6 <= y <= box.bottom + 1e-6


def test_a_cross_hatch_has_a_second_set_at_right_angles() -> None:
    single = hatched(Paint("#000000", hatch=30, gap=2), Rect(0, 0, 20, 20))
    double = hatched(Paint("#000000", hatch=30, gap=2, cross=True), Rect(0, 0, 20, 20))
    assert double[: len(single)] == single
    for x1, y1, x2, y2 in double[len(single) :]:
        assert math.degrees(math.atan2(y2 - y1, x2 - x1)) % 180 == pytest.approx(120, abs=0.1)


def places(path: Path) -> list[tuple[float, float]]:
    return [(n[0], n[1]) for letter, *n in path.steps if letter == "M"]


def test_dots_are_scattered_evenly_without_touching() -> None:
    found = places(dots(1.0))
    assert len(found) == DOTS_IN_TILE**2
    # Also across the edges of the tile, which is laid side by side with itself.
    side = float(DOTS_IN_TILE)
    for i, (x, y) in enumerate(found):
        for u, v in found[:i]:
            dx, dy = abs(x - u), abs(y - v)
            assert math.hypot(min(dx, side - dx), min(dy, side - dy)) > 0.3
    for start in range(0, DOTS_IN_TILE, 6):
        assert sum(start <= y < start + 6 for _, y in found) == pytest.approx(6 * DOTS_IN_TILE, abs=6)


def test_the_scatter_is_the_same_for_ever() -> None:
    assert [(round(x, 4), round(y, 4)) for x, y in places(dots(1.0))[:3]] == [
        *((-0.05, 0.2), (1.1524, 0.6071), (2.3571, 0.4118))
    ]


@given(st.tuples(*[st.floats(-300, 300)] * 2), st.floats(0.1, 100), st.floats(0.1, 100), st.floats(5, 40))
def test_tiles_cover_a_box_and_no_more(corner: tuple[float, float], width: float, height: float, side: float) -> None:
    box = Box(corner[0], corner[1], corner[0] + width, corner[1] + height)
    corners = list(tiles(box, side))
    assert len(set(corners)) == len(corners)
    assert min(x for x, _ in corners) <= box.left + 1e-9
    assert max(x for x, _ in corners) + side >= box.right - 1e-9
    assert min(y for _, y in corners) <= box.top + 1e-9
    assert max(y for _, y in corners) + side >= box.bottom - 1e-9
    for x, y in corners:
        assert box.left - side <= x <= box.right
        assert box.top - side <= y <= box.bottom
