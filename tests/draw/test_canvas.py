"""The canvas: what it does once for all back-ends."""

import math
from collections.abc import Callable

import pytest

from pnp.draw.canvas import Canvas, Document, Matrix, Page, Symbol, moving, turning
from pnp.draw.ink import BLACK, Ink, Mode, Paint, Pen
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.svg import SvgCanvas
from pnp.draw.type import SMALLEST, Font, Type

PLAIN = Type(Font("sans"), 10, BLACK)


def log(draw: Callable[[Canvas], object], mode: Mode = Mode.FULL) -> list[str]:
    canvas = LogCanvas(mode)
    with canvas.page(Page(100, 100)):
        draw(canvas)
    return [line.strip() for line in canvas.finish().splitlines() if not line.startswith("page")]


def at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


@pytest.mark.parametrize("degrees", [0, 90, 180, 270, 360, -90, -180, 450])
def test_quarter_turns_are_exact(degrees: float) -> None:
    matrix = turning(3, 4, degrees, 2)
    assert set(matrix[:4]) <= {0, 2, -2}
    quarter = degrees // 90 % 4
    assert at(matrix, 1, 0) == ((5, 4), (3, 6), (1, 4), (3, 2))[int(quarter)]


@pytest.mark.parametrize("degrees", [10, 45, -30, 89.999, 200])
def test_turns_are_clockwise(degrees: float) -> None:
    x, y = at(turning(0, 0, degrees), 1, 0)
    assert math.degrees(math.atan2(y, x)) % 360 == pytest.approx(degrees % 360)


def test_moving_scales_about_the_drawings_own_origin() -> None:
    assert at(moving(10, 20, 3), 1, 1) == (13, 23)


# -- text --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("anchor", "share"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_text_is_anchored(anchor: str, share: float) -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 100)):
        width = canvas.text(50, 40, "Kraken", PLAIN, anchor=anchor)
    assert width == PLAIN.width("Kraken")
    assert canvas.texts[0].box.left == pytest.approx(50 - share * width)


def test_text_shrinks_to_fit_and_stays_legible() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 100)):
        assert canvas.text(0, 10, "Kraken of the deep", PLAIN, fit=25) == pytest.approx(25)
        assert canvas.text(0, 20, "Kraken of the deep", PLAIN, fit=200) == PLAIN.width("Kraken of the deep")
        assert canvas.text(0, 30, "Kraken of the deep", PLAIN, fit=1) > 1
    sizes = [text.size for text in canvas.texts]
    assert SMALLEST < sizes[0] < 10
    assert sizes[1:] == [10, SMALLEST]


def test_text_that_cannot_be_shown_is_measured_as_it_is_shown() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 100)):
        assert canvas.text(0, 10, "漢字", PLAIN) == PLAIN.width("??")
        assert canvas.text(0, 10, "", PLAIN) == 0
    assert [text.text for text in canvas.texts] == ["??"]


def test_a_paragraph_says_where_it_ends() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 100)):
        after = canvas.paragraph(10, 20, 30, "The wind turns at dawn and the ship with it", PLAIN)
        assert canvas.paragraph(10, 60, 30, "One", PLAIN, leading=7) == 67
    lines = canvas.texts[:-1]
    assert len(lines) >= 3
    assert after == pytest.approx(20 + len(lines) * PLAIN.leading)
    assert [text.box.left for text in lines] == pytest.approx([10] * len(lines))
    assert all(text.box.right <= 40 for text in lines)


# -- inks become paint -------------------------------------------------------------------------------


def test_an_area_is_laid_before_its_outline() -> None:
    hatched = Ink("#AA0000", saver=Paint("#AA0000", hatch=0, gap=5))
    found = log(lambda canvas: canvas.rect(0, 1, 10, 10, fill=hatched, stroke=Pen(BLACK, 0.5)), Mode.SAVER)
    assert found == [
        *("group clip rect 0 1 10 10", "path M0 5 L10 5 M0 10 L10 10 line #AA0000 0.15"),
        "rect 0 1 10 10 line #000000 0.5",
    ]
    assert log(lambda canvas: canvas.rect(0, 1, 10, 10, fill=hatched, stroke=Pen(BLACK, 0.5))) == [
        "rect 0 1 10 10 fill #AA0000 line #000000 0.5"
    ]


def test_a_pattern_with_a_ground_covers_what_is_beneath() -> None:
    hatched = Ink("#AA0000", saver=Paint("#AA0000", hatch=0, gap=5, ground="#FFFFFF"))
    assert log(lambda canvas: canvas.rect(0, 1, 10, 10, fill=hatched), Mode.SAVER) == [
        "rect 0 1 10 10 fill #FFFFFF",
        *("group clip rect 0 1 10 10", "path M0 5 L10 5 M0 10 L10 10 line #AA0000 0.15"),
    ]


def test_dots_are_drawn_once_and_stamped() -> None:
    dotted = Ink("#AA0000", mono=Paint("#000000", dots=0.3, gap=1))

    def draw(canvas: Canvas) -> None:
        canvas.rect(2, 2, 20, 10, fill=dotted)
        canvas.circle(6, 6, 5, fill=dotted)

    found = log(draw, Mode.MONO)
    assert sum(line.startswith("symbol") for line in found) == 1
    assert [line for line in found if line.startswith("stamp")] == [
        *("stamp “dots 0.3 1 #000000” at 0 0", "stamp “dots 0.3 1 #000000” at 12 0"),
        "stamp “dots 0.3 1 #000000” at 0 0",
    ]


def test_nothing_asked_for_is_nothing_drawn() -> None:
    assert log(lambda canvas: canvas.circle(5, 5, 5)) == []
    assert log(lambda canvas: canvas.circle(5, 5, 5, stroke=Pen(BLACK, 0))) == []
    assert log(lambda canvas: canvas.circle(5, 5, 5, fill=Ink("#000000", mono=Paint())), Mode.MONO) == []


def test_short_words_for_shapes_are_the_shapes_themselves() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.rect(1, 2, 3, 4, r=0.5, fill=BLACK)
        canvas.circle(5, 6, 7, fill=BLACK)
        canvas.polygon([(0, 0), (5, 0), (0, 5)], fill=BLACK)
        canvas.line(1, 2, 3, 4, Pen(BLACK))

    assert log(draw) == [
        *("rect 1 2 3 4 r 0.5 fill #000000", "circle 5 6 7 fill #000000"),
        *("polygon M0 0 L5 0 L0 5 Z fill #000000", "path M1 2 L3 4 line #000000 0.25"),
    ]


# -- what goes wrong while drawing -------------------------------------------------------------------


@pytest.mark.parametrize("make", [PdfCanvas, SvgCanvas])
def test_an_error_in_a_drawing_comes_out_as_it_is(make: Callable[[Document], Canvas]) -> None:
    def broken(canvas: Canvas) -> None:
        with canvas.group(moving(1, 1)):
            raise LookupError("no such island")

    symbol = Symbol("broken", Box(0, 0, 1, 1), broken)
    canvas = make(Document("Broken"))
    with pytest.raises(LookupError, match="no such island"), canvas.page(Page(50, 50)):
        canvas.stamp(symbol, moving(0, 0))
