"""Ink: what a colour comes to in each mode, and that mono is black alone."""

import re

import msgspec
import pytest
from sampler import LAND, RED, sampler_on

from pnp.draw.canvas import Document, Page
from pnp.draw.ink import BLACK, WHITE, Ink, Mode, Paint, Pen, ink
from pnp.draw.log import LogCanvas
from pnp.draw.svg import SvgCanvas


def test_an_ink_is_its_colour_unless_a_mode_says_otherwise() -> None:
    plain = Ink("#8A1C22")
    assert plain.paint(Mode.FULL) == Paint("#8A1C22")
    assert plain.paint(Mode.SAVER) == Paint("#8A1C22")
    assert plain.paint(Mode.MONO) == Paint("#000000")


def test_each_mode_has_its_own_paint() -> None:
    hatched, dotted = Paint("#AA5555", hatch=45), Paint("#000000", dots=0.3)
    declared = ink("#8A1C22", saver=hatched, mono=dotted)
    assert [declared.paint(mode) for mode in Mode] == [Paint("#8A1C22"), hatched, dotted]


def test_white_stays_white_and_black_black() -> None:
    assert {WHITE.paint(mode).colour for mode in Mode} == {"#FFFFFF"}
    assert {BLACK.paint(mode).colour for mode in Mode} == {"#000000"}


def test_a_paint_is_flat_unless_it_has_lines_or_dots() -> None:
    assert Paint("#000000").flat
    assert Paint().flat
    assert not Paint("#000000", hatch=0).flat  # level lines are a hatch too
    assert not Paint("#000000", dots=0.2).flat


@pytest.mark.parametrize("colour", ["red", "#FFF", "#12345G", "123456", "#1234567", ""])
def test_only_six_digits_are_a_colour_in_a_template(colour: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"full": colour}, Ink)


def test_a_misspelt_key_of_a_paint_is_an_error_with_its_place() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"hach.*\$\.mono"):
        msgspec.convert({"full": "#123456", "mono": {"colour": "#000000", "hach": 45}}, Ink)


def test_mono_is_black_or_declared_white_and_nothing_else() -> None:
    log, svg = LogCanvas(Mode.MONO), SvgCanvas(Document("Mono"), Mode.MONO)
    for canvas in (log, svg):
        sampler_on(canvas)
    assert set(re.findall("#[0-9A-F]{6}", log.finish())) == {"#000000", "#FFFFFF"}
    assert set(re.findall(rb'(?:fill|stroke)="(.+?)"', svg.finish()[0])) == {b"none", b"#000", b"#fff"}


def strokes(pen: Pen, mode: Mode) -> str:
    canvas = LogCanvas(mode)
    with canvas.page(Page(50, 50)):
        canvas.line(0, 0, 10, 0, pen)
    return canvas.finish().splitlines()[-1].strip()


def test_a_weight_thins_strokes_in_its_mode_alone() -> None:
    assert LAND.paint(Mode.MONO).weight == 0.5
    assert strokes(Pen(LAND, 0.6), Mode.MONO) == "path M0 0 L10 0 line #000000 0.3"
    assert strokes(Pen(LAND, 0.6), Mode.FULL) == "path M0 0 L10 0 line #E5D3A1 0.6"


def test_a_paint_may_break_lines_that_the_pen_leaves_whole() -> None:
    border = ink("#B5342B", mono=Paint("#000000", dash=(2, 1)))
    assert strokes(Pen(border, 0.4), Mode.MONO) == "path M0 0 L10 0 line #000000 0.4 dash 2 1"
    assert strokes(Pen(border, 0.4, (3, 3)), Mode.MONO) == "path M0 0 L10 0 line #000000 0.4 dash 3 3"
    assert strokes(Pen(border, 0.4), Mode.FULL) == "path M0 0 L10 0 line #B5342B 0.4"


def test_a_stroke_takes_the_colour_of_a_hatched_ink() -> None:
    assert strokes(Pen(RED, 0.4), Mode.SAVER) == "path M0 0 L10 0 line #B5342B 0.4"


def test_an_ink_that_is_nothing_in_a_mode_draws_nothing_in_it() -> None:
    gone = ink("#DDE6EA", saver=Paint())
    for mode, lines in ((Mode.FULL, 4), (Mode.SAVER, 1)):
        canvas = LogCanvas(mode)
        with canvas.page(Page(50, 50)):
            canvas.circle(5, 5, 5, fill=gone)
            canvas.circle(5, 5, 5, stroke=Pen(gone))
            canvas.circle(5, 5, 5, fill=gone, stroke=Pen(gone))
        assert len(canvas.finish().splitlines()) == lines
