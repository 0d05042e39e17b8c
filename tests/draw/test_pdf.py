"""PDF files, read back: lengths, fonts, text, forms and bytes are what a printer and a reader need."""

import io
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path as FilePath
from typing import Any

import pypdfium2
import pytest
from pixels import gap, of_pdf
from pypdf import PdfReader
from pypdf.generic import ContentStream
from sampler import DOCUMENT, PAGE, STYLES, draw_sampler, sampler_on, ship

from pnp.draw.canvas import Canvas, Document, Matrix, Page, Symbol, moving, turning
from pnp.draw.ink import BLACK, WHITE, Ink, Mode, Pen
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box, Circle, Path, Point, hexagon, regular
from pnp.draw.type import PT, Font, Type

A4 = Page(210, 297)


def file(draw: Callable[[Canvas], object], page: Page = A4, document: Document = DOCUMENT) -> bytes:
    canvas = PdfCanvas(document)
    with canvas.page(page):
        draw(canvas)
    return canvas.finish()


def read(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf), strict=True)


def times(outer: Matrix, inner: list[float]) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def places(pdf: bytes) -> Iterator[Point]:
    """Give every point of every path in mm from the page's top left corner, out of the file itself.

    The content streams are walked as a printer does: `cm` and `Do` are followed, all else is counted in points.
    """
    reader = read(pdf)
    page = reader.pages[0]
    height = float(page.mediabox.height)

    def walk(stream: Any, resources: Any, matrix: Matrix) -> Iterator[Point]:
        stack = []
        for operands, operator in ContentStream(stream, reader).operations:
            numbers = [float(n) for n in operands] if operator in (b"cm", b"m", b"l", b"c", b"re") else []
            if operator == b"q":
                stack.append(matrix)
            elif operator == b"Q":
                matrix = stack.pop()
            elif operator == b"cm":
                matrix = times(matrix, numbers)
            elif operator == b"Do":
                form = resources["/XObject"][operands[0]].get_object()
                yield from walk(form, form["/Resources"], matrix)
            elif operator == b"re":
                x, y, w, h = numbers
                numbers = [x, y, x + w, y, x + w, y + h, x, y + h]
            if operator in (b"m", b"l", b"c", b"re"):
                for x, y in zip(numbers[::2], numbers[1::2], strict=True):
                    a, b, c, d, e, f = matrix
                    yield (a * x + c * y + e) * PT, (height - (b * x + d * y + f)) * PT
        assert not stack

    yield from walk(page.get_contents(), page["/Resources"], (1, 0, 0, 1, 0, 0))


def forms(reader: PdfReader) -> list[Any]:
    objects = (reader.get_object(i) for i in range(1, int(reader.trailer["/Size"])))  # type: ignore[call-overload]
    return [obj for obj in objects if isinstance(obj, dict) and obj.get("/Subtype") == "/Form"]


# -- lengths -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height", "points"), [(210, 297, (595.276, 841.890)), (215.9, 279.4, (612, 792))])
def test_the_paper_is_as_large_as_it_says(width: float, height: float, points: Point) -> None:
    page = read(file(lambda canvas: canvas.circle(9, 9, 9, fill=BLACK), Page(width, height))).pages[0]
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(points, abs=0.0006)


def exactly(pdf: bytes, expected: list[Point]) -> None:
    found = list(places(pdf))
    assert len(found) == len(expected)
    for (x, y), (ex, ey) in zip(found, expected, strict=True):
        assert math.hypot(x - ex, y - ey) < 0.01


def test_lengths_are_true_to_a_hundredth_of_a_millimetre() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.line(10, 20, 110, 20, Pen(BLACK))
        canvas.rect(20, 30, 63, 88, stroke=Pen(BLACK))
        canvas.draw(hexagon(40), stroke=Pen(BLACK))

    exactly(
        file(draw),
        [(10, 20), (110, 20), (20, 30), (83, 30), (83, 118), (20, 118), *hexagon(40).points],
    )


def test_lengths_are_true_in_turned_and_scaled_groups_within_symbols() -> None:
    ruler = Symbol("ruler", Box(-1, -1, 101, 1), lambda canvas: canvas.line(0, 0, 100, 0, Pen(BLACK)))

    def two(canvas: Canvas) -> None:
        canvas.stamp(ruler, moving(0, 5))
        with canvas.group(turning(0, 10, 90)):
            canvas.line(0, 0, 50, 0, Pen(BLACK))

    pair = Symbol("pair", Box(-101, -1, 101, 101), two)

    def draw(canvas: Canvas) -> None:
        canvas.stamp(ruler, turning(20, 20, 30))
        with canvas.group(moving(30, 100, 1.5)):
            canvas.stamp(pair, turning(0, 0, 180, 0.5))
        canvas.line(0, 297, 210, 0, Pen(BLACK))  # what is stamped leaves no trace in what follows

    c, s = math.cos(math.radians(30)), math.sin(math.radians(30))
    exactly(
        file(draw),
        [
            *((20, 20), (20 + 100 * c, 20 + 100 * s)),
            *((30, 100 - 0.75 * 5), (30 - 75, 100 - 0.75 * 5)),
            *((30, 100 - 0.75 * 10), (30, 100 - 0.75 * 60)),
            *((0, 297), (210, 0)),
        ],
    )


def test_long_paths_are_true_as_well() -> None:
    wheel = regular(500, 105, 148.5, 90)
    exactly(file(lambda canvas: canvas.draw(wheel.path(), stroke=Pen(BLACK))), list(wheel.points))


def test_a_printed_length_is_true_in_pixels_too() -> None:
    """One look past our own reading of the file: 100 mm at 254 dpi are 1000 pixels."""
    picture = of_pdf(file(lambda canvas: canvas.rect(50, 60, 100, 100, fill=BLACK)), 254).convert("L")
    box = picture.point(lambda value: 255 * (value < 128)).getbbox()
    assert box == pytest.approx((500, 600, 1500, 1600), abs=1)


# -- what the file says about itself -----------------------------------------------------------------


def test_the_file_tells_the_printer_not_to_scale_and_how_to_flip() -> None:
    for duplex, word in (("", "/Simplex"), ("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge")):
        document = Document("T", duplex=duplex)
        root: Any = read(file(lambda canvas: canvas.circle(9, 9, 9, fill=BLACK), document=document)).trailer["/Root"]
        assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
        assert root["/ViewerPreferences"]["/Duplex"] == word


def test_the_file_says_what_it_is() -> None:
    canvas = PdfCanvas(Document("Carmine – “kit”", "carmine#KRÄKEN-7", language="de"))
    for label, entries in (("i", ("Cover",)), ("1", ("Boards",)), ("2", ())):
        with canvas.page(Page(210, 297, label, entries, Box(10, 20, 73, 108))):
            canvas.circle(9, 9, 9, fill=BLACK)
    reader = read(canvas.finish())
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.subject) == ("Carmine – “kit”", "carmine#KRÄKEN-7")
    assert reader.trailer["/Root"]["/Lang"] == "de"  # type: ignore[index]
    assert reader.page_labels == ["i", "1", "2"]
    outline: Any = reader.outline
    assert [(entry.title, reader.get_destination_page_number(entry)) for entry in outline] == [
        ("Cover", 0),
        ("Boards", 1),
    ]
    trim = [float(value) * PT for value in reader.pages[0].trimbox]
    assert trim == pytest.approx([10, 297 - 108, 73, 297 - 20], abs=0.001)


# -- type --------------------------------------------------------------------------------------------


def fonts(reader: PdfReader) -> dict[str, Any]:
    """Walk the resources of pages and forms for every font that could be used."""
    found: dict[str, Any] = {}
    for holder in [*reader.pages, *forms(reader)]:
        for name, font in holder["/Resources"].get("/Font", {}).items():
            found[name] = font.get_object()
    return found


def test_every_font_is_embedded_and_only_what_is_used_of_it() -> None:
    reader = read(file(draw_sampler))
    used = fonts(reader)
    assert {font["/BaseFont"].split("+")[1] for font in used.values()} == {style.font.name for style in STYLES.values()}
    for font in used.values():
        prefix = font["/BaseFont"][1:].split("+")[0]
        assert len(prefix) == 6
        assert prefix.isupper()
        embedded = len(font["/FontDescriptor"]["/FontFile2"].get_data())
        assert embedded < 40_000  # the whole files have ten times that


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "\n".join(str(page.get_textpage().get_text_range()) for page in document)
    finally:
        document.close()


def test_text_can_be_selected_in_every_mode() -> None:
    for mode in Mode:
        canvas = PdfCanvas(DOCUMENT, mode)
        sampler_on(canvas)
        text = text_of(canvas.finish())
        for line in ("Carmine Archipelago", "Ærø – “Ça va?” 0123456789", "crossed a peril;", "Argo", "nested"):
            assert line in text, mode


def test_a_ghost_can_be_found_and_is_not_seen() -> None:
    def plain(canvas: Canvas) -> None:
        canvas.rect(20, 20, 30, 30, fill=BLACK)
        canvas.text(5, 10, "seen", STYLES["body"])

    def haunted(canvas: Canvas) -> None:
        canvas.ghost(5, 30, "SPECTRE", STYLES["title"])
        plain(canvas)

    page = Page(60, 60)
    assert "SPECTRE" not in text_of(file(plain, page))
    assert "SPECTRE" in text_of(file(haunted, page))
    assert gap(of_pdf(file(plain, page)), of_pdf(file(haunted, page))) == (0, 0, 0)


def test_characters_that_no_face_has_do_not_stop_a_page() -> None:
    assert "seed ??!" in text_of(file(lambda canvas: canvas.text(5, 10, "seed 漢\x07!", STYLES["body"])))


# -- symbols and state -------------------------------------------------------------------------------


def test_a_symbol_is_stored_once_however_often_it_is_stamped() -> None:
    canvas = PdfCanvas(DOCUMENT)
    for _ in range(3):
        with canvas.page(A4):
            for i in range(20):
                canvas.stamp(ship, turning(10 + 9 * i, 40, 18 * i))
    once = PdfCanvas(DOCUMENT)
    with once.page(A4):
        once.stamp(ship, moving(0, 0))
    assert len(forms(read(canvas.finish()))) == len(forms(read(once.finish()))) == 2  # the ship and its hull


def test_a_path_that_is_kept_is_stored_once_however_often_it_is_painted() -> None:
    coast = Path(regular(400, 50, 50, 40).path().steps, kept=True)

    def draw(canvas: Canvas) -> None:
        for i in range(10):
            canvas.draw(coast, stroke=Pen(Ink(f"#0000{i}0"), 0.1 * (i + 1)))

    assert len(forms(read(file(draw)))) == 1
    exactly(file(draw), list(regular(400, 50, 50, 40).points) * 10)


def colours(pdf: bytes, *points: Point) -> list[str]:
    picture = of_pdf(pdf, 254)
    return ["#{:02X}{:02X}{:02X}".format(*picture.getpixel((round(10 * x), round(10 * y)))) for x, y in points]  # type: ignore[misc]


def test_a_symbol_keeps_its_colours_whatever_was_drawn_before_the_stamp() -> None:
    """A form takes over the state of what stamps it: it must not count on a page's first state."""

    def black_and_bold(canvas: Canvas) -> None:
        canvas.rect(0, 0, 10, 10, fill=BLACK)
        canvas.line(0, 15, 10, 15, Pen(BLACK, 1.0))
        canvas.text(0, 30, "I", Type(Font("sans", "Black"), 40, BLACK))

    symbol = Symbol("black", Box(-1, -1, 11, 31), black_and_bold)

    def draw(canvas: Canvas) -> None:
        canvas.rect(0, 0, 5, 5, fill=Ink("#FF0000"), stroke=Pen(Ink("#00FF00"), 4, (0.5, 3), "round", "bevel"))
        canvas.stamp(symbol, moving(30, 20))
        canvas.rect(50, 0, 5, 5, fill=Ink("#FF0000"))
        canvas.stamp(symbol, moving(60, 20))

    pdf = file(draw, Page(80, 60))
    inside = [(35, 25), (31, 35), (33, 35), (37, 35), (65, 25), (61, 35), (52, 2), (32.6, 45), (62.6, 45)]
    assert colours(pdf, *inside) == ["#000000"] * 6 + ["#FF0000"] + ["#000000"] * 2
    assert colours(pdf, (35, 33.8), (35, 36.2)) == ["#FFFFFF"] * 2  # the line is 1 mm wide and not 4


def test_colours_hold_after_a_stamp_and_after_a_group() -> None:
    red, blue = Ink("#FF0000"), Ink("#0000FF")
    dot = Symbol("dot", Box(0, 0, 5, 5), lambda canvas: canvas.rect(0, 0, 5, 5, fill=blue))

    def draw(canvas: Canvas) -> None:
        canvas.rect(0, 0, 10, 10, fill=red)
        canvas.stamp(dot, moving(20, 0))
        canvas.rect(0, 20, 10, 10, fill=red)
        with canvas.group(moving(20, 20)):
            canvas.rect(0, 0, 10, 10, fill=blue)
        canvas.rect(0, 40, 10, 10, fill=red)

    found = colours(file(draw, Page(40, 60)), (5, 5), (22, 2), (5, 25), (25, 25), (5, 45))
    assert found == ["#FF0000", "#0000FF", "#FF0000", "#0000FF", "#FF0000"]


def test_holes_and_clips_follow_their_rule() -> None:
    rings = Circle(20, 20, 15).path().add(Circle(20, 20, 5).path())
    whole = Path(rings.steps, winding=True)

    def draw(canvas: Canvas) -> None:
        canvas.draw(rings, fill=BLACK)
        with canvas.group(moving(40, 0)):
            canvas.draw(whole, fill=BLACK)
        with canvas.group(moving(0, 40), clip=rings):
            canvas.rect(0, 0, 40, 40, fill=BLACK)
        with canvas.group(moving(40, 40), clip=whole):
            canvas.rect(0, 0, 40, 40, fill=BLACK)

    found = colours(file(draw, Page(80, 80)), (20, 20), (60, 20), (20, 60), (60, 60), (10, 20), (10, 60), (2, 42))
    white, black = "#FFFFFF", "#000000"
    assert found == [white, black, white, black, black, black, white]


def test_dashes_without_length_are_dots_in_their_places() -> None:
    pdf = file(lambda canvas: canvas.line(5, 10, 45, 10, Pen(BLACK, 1, (0, 4), "round")), Page(50, 20))
    assert colours(pdf, *((5 + 4 * i, 10) for i in range(10))) == ["#000000"] * 10
    assert colours(pdf, *((7 + 4 * i, 10) for i in range(10))) == ["#FFFFFF"] * 10


def test_white_on_a_clipped_page_does_not_leak() -> None:
    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=Circle(10, 10, 5)):
            canvas.rect(0, 0, 20, 20, fill=WHITE)
            canvas.rect(0, 0, 20, 10, fill=BLACK)
        canvas.rect(0, 15, 20, 5, fill=BLACK)

    assert colours(file(draw, Page(20, 20)), (10, 8), (10, 12), (2, 2), (2, 18)) == [
        *("#000000", "#FFFFFF", "#FFFFFF", "#000000")
    ]


# -- bytes -------------------------------------------------------------------------------------------

_PRINT_DIGESTS = """
import sys
from hashlib import sha256
sys.path.insert(0, sys.argv[1])
from sampler import DOCUMENT, sampler_on
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.svg import SvgCanvas
for mode in Mode:
    pdf, svg, log = PdfCanvas(DOCUMENT, mode), SvgCanvas(DOCUMENT, mode), LogCanvas(mode)
    for canvas in (pdf, svg, log):
        sampler_on(canvas)
    for file in (pdf.finish(), svg.finish()[0], log.finish().encode()):
        print(sha256(file).hexdigest())
"""


def test_the_same_drawing_gives_the_same_bytes_everywhere() -> None:
    def digests(**surroundings: str) -> list[str]:
        here = FilePath(__file__).parent
        path = os.pathsep.join([str(here.parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path, **surroundings}
        command = [sys.executable, "-c", _PRINT_DIGESTS, str(here)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()

    one = digests(PYTHONHASHSEED="1", TZ="UTC", LC_ALL="C")
    other = digests(PYTHONHASHSEED="4711", TZ="Pacific/Kiritimati", LC_ALL="de_DE.UTF-8", PYTHONUTF8="1")
    assert len(set(one)) == 9
    assert one == other


def test_two_documents_in_one_process_do_not_disturb_each_other() -> None:
    first = file(draw_sampler, PAGE)
    file(lambda canvas: canvas.text(5, 5, "other letters, other order", STYLES["quiet"]))
    assert file(draw_sampler, PAGE) == first
