"""The log: a drawing as text, and where every line of type lies on the paper."""

from collections.abc import Callable

import pytest
from sampler import STYLES, draw_sampler, sampler_on

from pnp.draw.canvas import Canvas, Page, Symbol, moving, turning
from pnp.draw.ink import BLACK, Ink, Mode, Pen
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.shapes import Box, Circle, Path, Rect, regular
from pnp.draw.type import PT, Font, Type

PLAIN = Type(Font("sans"), 10, BLACK)


def log(draw: Callable[[Canvas], object], *, whole: bool = False) -> list[str]:
    canvas = LogCanvas(whole=whole)
    with canvas.page(Page(100, 80)):
        draw(canvas)
    return canvas.finish().splitlines()


def texts(draw: Callable[[Canvas], object]) -> list[PlacedText]:
    canvas = LogCanvas()
    with canvas.page(Page(100, 80)):
        draw(canvas)
    return canvas.texts


@pytest.mark.parametrize("mode", Mode)
def test_the_sampler_is_drawn_as_it_always_was(mode: Mode, golden: Callable[[str, str], None]) -> None:
    canvas = LogCanvas(mode)
    sampler_on(canvas)
    golden(f"draw/sampler-{mode}.txt", canvas.finish())


def test_each_call_is_a_line_indented_by_its_group() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.rect(1, 2, 3.123, 4, r=0.5, fill=Ink("#AABBCC"))
        with canvas.group(turning(10, 20, 30, 2), clip=Circle(0, 0, 5)):
            canvas.line(0, 0, 5, 5, Pen(BLACK, 0.125, (1, 0.5), "round", "bevel"))
            with canvas.group((1, 0, 0.5, 1, 0, 0)):
                canvas.draw(Path(Rect(0, 0, 1, 1).path().steps, winding=True), fill=BLACK)
        canvas.text(5, 6, "here", PLAIN, anchor="middle")
        canvas.ghost(5, 6, "there", PLAIN)

    assert log(draw) == [
        "page 100 80",
        "  rect 1 2 3.12 4 r 0.5 fill #AABBCC",
        "  group at 10 20 turned 30 scaled 2 clip circle 0 0 5",
        "    path M0 0 L5 5 line #000000 0.125 dash 1 0.5 round caps bevel joins",
        "    group at 0 0 by 1 0 0.5 1",
        "      winding path M0 0 L1 0 L1 1 L0 1 Z fill #000000",
        "  text at 1.68 6 wide 6.64 10 pt SourceSansPro-Regular #000000 “here”",
        "  ghost at 5 6 wide 7.84 10 pt SourceSansPro-Regular “there”",
    ]


def test_a_symbol_is_listed_once_before_the_pages() -> None:
    inner = Symbol("inner", Box(0, 0, 1, 1), lambda canvas: canvas.circle(0, 0, 1, fill=BLACK))
    outer = Symbol("outer", Box(0, 0, 9, 9), lambda canvas: canvas.stamp(inner, moving(1, 1)))

    def draw(canvas: Canvas) -> None:
        canvas.stamp(outer, moving(5, 5))
        canvas.stamp(outer, turning(7, 7, 90))
        canvas.stamp(inner, moving(9, 9, 0.5))

    assert log(draw) == [
        *("symbol “inner” box 0 0 1 1", "  circle 0 0 1 fill #000000"),
        *("symbol “outer” box 0 0 9 9", "  stamp “inner” at 1 1"),
        *("page 100 80", "  stamp “outer” at 5 5", "  stamp “outer” at 7 7 turned 90"),
        "  stamp “inner” at 9 9 scaled 0.5",
    ]


def test_a_long_path_is_shortened_and_still_tells_a_change() -> None:
    def wheel(x: float) -> Callable[[Canvas], None]:
        return lambda canvas: canvas.draw(regular(60, x, 20, 5).path(), fill=BLACK)

    (_, line), (_, moved), (_, whole) = log(wheel(20)), log(wheel(20.02)), log(wheel(20), whole=True)
    assert line.startswith("  path of 61 steps in 15 15 25 25 sum ")
    assert line.split(" sum ")[1] != moved.split(" sum ")[1]
    assert whole.count(" L") == 59


def test_pages_are_named_and_kept() -> None:
    canvas = LogCanvas()
    page = Page(210, 297, "iv", ("Boards",), Box(5, 5, 205, 292))
    with canvas.page(page):
        pass
    assert canvas.pages == [page]
    assert canvas.finish() == "page 210 297 label “iv” title “Boards” trim 5 5 205 292\n"


# -- where type lies ---------------------------------------------------------------------------------


def test_a_text_is_boxed_from_ascent_to_descent() -> None:
    (text,) = texts(lambda canvas: canvas.text(90, 50, "Kraken", PLAIN, anchor="end"))
    face, em = PLAIN.face, 10 * PT
    assert (text.page, text.text, text.font, text.colour, text.size) == (1, "Kraken", PLAIN.font, "#000000", 10)
    assert text.box == pytest.approx(
        (90 - PLAIN.width("Kraken"), 50 - face.ascent * em, 90, 50 + face.descent * em), abs=1e-9
    )
    assert 0.9 < face.ascent + face.descent < 1.4


def test_groups_move_turn_and_scale_the_box() -> None:
    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(10, 20)), canvas.group(turning(0, 0, 90, 2)):
            canvas.text(3, 0, "up", PLAIN)
        canvas.text(3, 0, "up", PLAIN)

    turned, plain = texts(draw)
    assert (turned.size, plain.size) == (20, 10)
    # A quarter turn clockwise: what ran to the right runs down, what was above lies to the right.
    left, top, right, bottom = plain.box
    assert turned.box == pytest.approx((10 - 2 * bottom, 20 + 2 * left, 10 - 2 * top, 20 + 2 * right), abs=1e-9)
    assert turned.corners[0] == pytest.approx((10 - 2 * top, 20 + 2 * left), abs=1e-9)


def test_every_stamp_places_the_text_of_its_symbol_and_of_those_within() -> None:
    def small(canvas: Canvas) -> None:
        canvas.text(1, 2, "in", PLAIN)

    inner = Symbol("inner", Box(0, 0, 9, 9), small)

    def drawing(canvas: Canvas) -> None:
        canvas.text(0, 0, "out", PLAIN)
        canvas.stamp(inner, moving(10, 0, 0.5))

    outer = Symbol("outer", Box(0, 0, 9, 9), drawing)
    canvas = LogCanvas()
    for x in (20, 60):
        with canvas.page(Page(100, 80)), canvas.group(moving(x, 0)):
            canvas.stamp(outer, moving(0, 30, 2))
    found = [(text.page, text.text, round(text.box.left, 6), text.size) for text in canvas.texts]
    assert found == [(1, "out", 20, 20), (1, "in", 41, 10), (2, "out", 60, 20), (2, "in", 81, 10)]


def test_what_is_not_seen_has_no_colour() -> None:
    ghost, seen = texts(lambda canvas: (canvas.ghost(1, 1, "ghost", PLAIN), canvas.text(1, 1, "seen", PLAIN)))
    assert (ghost.text, ghost.colour) == ("ghost", "")
    assert seen.colour == "#000000"


def test_smallest_type_and_text_off_the_page_can_be_found() -> None:
    """What a check before printing asks for."""

    def draw(canvas: Canvas) -> None:
        draw_sampler(canvas)
        canvas.text(95, 79, "over the edge", STYLES["title"])

    found = texts(draw)
    smallest = min(found, key=lambda text: text.size)
    assert smallest.text == "nested"
    assert smallest.size == pytest.approx(4)  # 8 pt in a group at a half
    assert [text.text for text in found if text.box.right > 120] == ["over the edge"]
