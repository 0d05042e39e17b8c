"""Lettering: it fits, it follows its curve, and its words can be found."""

import io
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from pixels import of_pdf
from pypdf import PdfReader

from pnp.draw.canvas import Document, Page
from pnp.draw.curve import Curve, flattened
from pnp.draw.ink import BLACK, WHITE, Mode, Paint, ink
from pnp.draw.lettering import engraved, line_of
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.type import SMALLEST, Font, Type

TITLE = Type(Font("serif", "Black"), 27, BLACK, 1.1)
NAMES = ["BRINE", "CORAL CAY", "THE LANTERN ISLES", "THE WANDERING ARCHIPELAGO", "ISLES OF THE DROWNED CHOIRS"]


@pytest.mark.parametrize("text", NAMES)
@pytest.mark.parametrize("width", [60, 88, 140])
def test_a_title_of_any_length_fits_its_width(text: str, width: float) -> None:
    line = line_of(text, TITLE, fit=width)
    box = line.straight(0, 0, "start").box()
    assert line.width <= width + 1e-6
    assert box.right - box.left <= width
    assert line.style.size > SMALLEST


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ ’-", min_size=5, max_size=28))
@settings(max_examples=60, deadline=None)
def test_any_capitals_fit(text: str) -> None:
    assert line_of(text, TITLE, fit=88).width <= 88 + 1e-6


def test_spacing_gives_way_before_size() -> None:
    free = line_of("CORAL CAY", TITLE)
    tight = line_of("CORAL CAY", TITLE, fit=free.width - 1)
    assert tight.style.size == TITLE.size
    assert tight.style.spacing < TITLE.spacing
    tiny = line_of("CORAL CAY", TITLE, fit=free.width / 2)
    assert tiny.style.size < TITLE.size


def test_a_short_title_is_left_as_it_is() -> None:
    assert line_of("BRINE", TITLE, fit=200).style == TITLE


def test_letters_are_kerned() -> None:
    pair = line_of("AV", Type(TITLE.font, 27, BLACK))
    assert pair.width < Type(TITLE.font, 27, BLACK).width("AV") - 0.2


def test_what_the_face_lacks_becomes_a_question_mark() -> None:
    assert line_of("LI中", TITLE).text == "LI?"


@pytest.mark.parametrize(("anchor", "left"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_a_line_is_anchored(anchor: str, left: float) -> None:
    line = line_of("HIH", TITLE)
    box = line.straight(50, 0, anchor).box()
    assert box.left == pytest.approx(50 - left * line.width, abs=0.6)


def test_along_a_curve_every_letter_stands_on_it() -> None:
    """On a circle all capitals reach from its radius to as much further as a capital is high."""
    line = line_of("HIHIH", TITLE)
    path = line.along(Curve.arc(0, 0, 40, -60, 60, pieces=200))
    radii = [math.hypot(x, y) for outline in flattened(path) for x, y in outline]
    assert min(radii) == pytest.approx(40, abs=0.3)
    assert max(radii) == pytest.approx(40 + line.cap_height, abs=0.3)
    assert abs(path.box().left + path.box().right) < 0.5


def test_on_an_arch_stems_stay_upright_and_heights_follow() -> None:
    line = line_of("IIIII", TITLE)
    arch = Curve([(x, 0.01 * x * x) for x in range(-40, 41)])
    straight, bent = line.straight(0, 0), line.arched(arch)
    for (_, *before), (_, *after) in zip(straight.steps, bent.steps, strict=True):
        for i in range(0, len(before), 2):
            assert after[i] == pytest.approx(before[i])
            assert after[i + 1] - before[i + 1] == pytest.approx(0.01 * before[i] ** 2, abs=0.01)


def test_an_arch_runs_to_the_right() -> None:
    with pytest.raises(ValueError, match="to the right"):
        line_of("I", TITLE).arched(Curve([(5, 0), (0, 0)]))


def test_the_words_lie_beneath_unseen() -> None:
    line = line_of("THE LANTERN ISLES", TITLE, fit=88)
    canvas = PdfCanvas(Document("x"))
    with canvas.page(Page(120, 40)):
        line.ghost(canvas, line.straight(60, 20), 60, 20)
    pdf = canvas.finish()
    assert PdfReader(io.BytesIO(pdf)).pages[0].extract_text().strip() == "THE LANTERN ISLES"
    assert of_pdf(pdf, 50).getextrema() == ((255, 255), (255, 255), (255, 255))


def test_the_ghost_lies_where_the_line_is_drawn() -> None:
    line = line_of("LANTERN", TITLE)
    canvas = LogCanvas()
    with canvas.page(Page(120, 80)):
        slope = Curve([(20, 70), (100, 30)])
        line.ghost(canvas, line.straight(60, 20), 60, 20)
        line.ghost_along(canvas, line.along(slope), slope)
    flat, slanting = canvas.texts
    assert flat.box.centre[0] == pytest.approx(60)
    (ax, ay), (bx, by) = slanting.corners[3], slanting.corners[2]
    assert (by - ay) / (bx - ax) == pytest.approx(-0.5, abs=0.01)
    assert slanting.box.centre == pytest.approx((60, 50), abs=4)
    straight, along = canvas.notes.lettering
    assert [note.text for note in canvas.notes.lettering] == ["LANTERN", "LANTERN"]
    assert len(straight.letters) == len("LANTERN") + 2  # the A and the R have a hole each
    assert all(flat.box.left - 1 < x < flat.box.right + 1 for quad in straight.letters for x, _ in quad)
    assert along.letters[0][0][1] > along.letters[-1][0][1] + 10


def test_engraved_letters_have_a_dark_edge_a_light_cut_and_a_shade() -> None:
    red = ink("#FF0000", mono=Paint("#000000"))
    line = line_of("I", Type(TITLE.font, 60, BLACK))
    canvas = PdfCanvas(Document("x"))
    with canvas.page(Page(40, 40)):
        engraved(canvas, line.straight(20, 30), dark=BLACK, light=WHITE, shade=red, size=line.cap_height)
    picture = of_pdf(canvas.finish(), 300)
    k = 300 / 25.4
    row = round((30 - line.cap_height / 2) * k)
    dark = [x for x in range(picture.width) if picture.getpixel((x, row)) == (0, 0, 0)]
    assert picture.getpixel(((dark[0] + dark[-1]) // 2, row)) == (255, 255, 255), "the cut runs down the stem"
    right = picture.crop((dark[-1] + 8, row - 40, dark[-1] + 16, row + 40))
    green = right.getchannel("G").resize((1, right.height), Image.Resampling.BOX).tobytes()
    assert right.getchannel("R").getextrema() == (255, 255), "the shade is red alone"
    assert min(green) < 80, "it lies to the right"
    assert max(green) > 180, "and is of lines"


def test_a_thinned_ink_gives_open_letters() -> None:
    thin = ink("#000000", saver=Paint("#000000", weight=0.3))

    def darkness(mode: Mode) -> int:
        line = line_of("HULL", TITLE)
        canvas = PdfCanvas(Document("x"), mode)
        with canvas.page(Page(60, 20)):
            engraved(canvas, line.straight(30, 15), dark=thin, light=WHITE, shade=WHITE, size=line.cap_height)
        return sum(1 for pixel in of_pdf(canvas.finish(), 150).convert("L").tobytes() if pixel < 90)

    assert darkness(Mode.SAVER) < 0.5 * darkness(Mode.FULL)
