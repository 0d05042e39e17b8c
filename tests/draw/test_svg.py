"""SVG pages: they look like the PDF's, need nothing from outside, and store everything once."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

import pytest
from PIL import Image
from pixels import Gap, gap, of_pdf, of_svg
from sampler import DOCUMENT, PAGE, STYLES, draw_sampler, sampler_on, ship

from pnp.draw.canvas import Canvas, Document, Page, Symbol, moving, turning
from pnp.draw.ink import BLACK, WHITE, Ink, Mode, Pen
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.draw.svg import SvgCanvas
from pnp.draw.type import Font, Type

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


def page(draw: Callable[[Canvas], object], mode: Mode = Mode.FULL) -> bytes:
    """Draw one page; svgwrite checks everything that is written."""
    canvas = SvgCanvas(DOCUMENT, mode, check=True)
    with canvas.page(PAGE):
        draw(canvas)
    return canvas.finish()[0]


def tree(svg: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@cache
def sampler_pdf(mode: Mode) -> Image.Image:
    canvas = PdfCanvas(DOCUMENT, mode)
    sampler_on(canvas)
    return of_pdf(canvas.finish())


@pytest.mark.parametrize("mode", Mode)
def test_a_page_looks_like_the_pdf_page(mode: Mode) -> None:
    distance = gap(sampler_pdf(mode), of_svg(page(draw_sampler, mode)))
    assert distance.alike, distance


class TestTheComparisonIsSharp:
    """Whatever is wrong with a page, however little, must not pass for alike."""

    @staticmethod
    def distance(draw: Callable[[Canvas], object]) -> Gap:
        return gap(sampler_pdf(Mode.MONO), of_svg(page(draw, Mode.MONO)))

    def test_a_shift_of_three_tenths_of_a_millimetre_is_seen(self) -> None:
        def shifted(canvas: Canvas) -> None:
            with canvas.group(moving(0.3, 0)):
                draw_sampler(canvas)

        distance = self.distance(shifted)
        assert not distance.alike
        assert distance.strong > 0.01

    def test_one_shifted_symbol_is_seen(self) -> None:
        def shifted(canvas: Canvas) -> None:
            draw_sampler(canvas)
            canvas.circle(20, 82, 7, fill=WHITE)
            canvas.stamp(ship, moving(20.3, 82))

        assert not self.distance(shifted).alike

    @pytest.mark.parametrize("missing", [20, 60, 100])
    def test_a_missing_glyph_is_seen(self, missing: int, monkeypatch: pytest.MonkeyPatch) -> None:
        glyph, asked = SvgCanvas._glyph, Counter[str]()

        def forgetful(self: SvgCanvas, font: Font, character: str) -> str:
            asked["glyphs"] += character != " "
            return "" if asked["glyphs"] == missing else glyph(self, font, character)

        monkeypatch.setattr(SvgCanvas, "_glyph", forgetful)
        assert not self.distance(draw_sampler).alike


def test_small_units_scaled_up_keep_their_shape() -> None:
    """A drawing may have units of its own: the digits that are written must last when it is enlarged."""
    wave = Path().polyline([(i / 100, 0.5 + 0.4 * ((i * 37) % 200) / 200) for i in range(200)])

    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(10, 10, 40)):
            canvas.draw(wave, stroke=Pen(BLACK, 0.008))

    pdf = PdfCanvas(DOCUMENT)
    with pdf.page(PAGE):
        draw(pdf)
    distance = gap(of_pdf(pdf.finish()), of_svg(page(draw)))
    assert distance.alike, distance


def test_a_page_says_how_large_it_is_and_what_it_is() -> None:
    canvas = SvgCanvas(Document("Carmine", "carmine#KRAKEN-7", language="de"), check=True)
    with canvas.page(Page(210, 297, "iv", ("Board A1",))):
        pass
    with canvas.page(Page(215.9, 279.4)):
        pass
    first, second = map(tree, canvas.finish())
    assert (first.get("width"), first.get("height"), first.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    assert (second.get("width"), second.get("viewBox")) == ("215.9mm", "0 0 215.9 279.4")
    assert first.get("{http://www.w3.org/XML/1998/namespace}lang") == "de"
    assert first[0].tag == f"{SVG}title"
    assert [first.findtext(f"{SVG}{name}") for name in ("title", "desc")] == ["Carmine: Board A1", "carmine#KRAKEN-7"]
    assert second.findtext(f"{SVG}title") == "Carmine"


@pytest.mark.parametrize("mode", Mode)
def test_a_page_needs_nothing_from_outside(mode: Mode) -> None:
    root = tree(page(draw_sampler, mode))
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {
            *("svg", "title", "desc", "defs", "g", "use", "path", "rect", "circle", "clipPath")
        }
        assert "font-family" not in element.attrib
        assert "style" not in element.attrib
    names = {element.get("id") for element in root.iter()} - {None}
    used = {element.attrib[HREF][1:] for element in root.iter(f"{SVG}use")}
    clips = {match[1] for e in root.iter() if (match := re.fullmatch(r"url\(#(.+)\)", e.get("clip-path", "")))}
    assert used | clips == names  # all is there, and nothing lies about


def test_what_the_type_says_stands_beside_its_outlines() -> None:
    root = tree(page(draw_sampler))
    labels = [element.get("aria-label") for element in root.iter(f"{SVG}g") if element.get("role") == "img"]
    for text in ("Carmine Archipelago", "Ærø – “Ça va?” 0123456789", "ship may not stay where it", "Argo", "on red"):
        assert text in labels


def test_a_ghost_is_a_label_and_draws_nothing() -> None:
    root = tree(page(lambda canvas: canvas.ghost(5, 5, "CARMINE & co <\x07>", STYLES["title"])))
    (said,) = (element for element in root.iter() if element.get("role") == "img")
    assert said.get("aria-label") == "CARMINE & co <?>"
    assert len(said) == 0
    assert root.find(f".//{SVG}path") is None


def test_a_glyph_is_stored_once_and_placed_where_it_is_measured() -> None:
    style = Type(Font("serif", "Bold"), 20, BLACK, 0.5)
    root = tree(page(lambda canvas: canvas.text(10, 30, "noon on", style)))
    assert len(root.findall(f".//{SVG}defs/{SVG}path")) == 2
    (run,) = (element for element in root.iter() if element.get("role") == "img")
    move, scale = re.fullmatch(r"translate\((.+) .+\) scale\((.+)\)", run.attrib["transform"]).groups()  # type: ignore[union-attr]
    assert float(move) == 10
    places = [10 + float(use.get("x", 0)) * float(scale) for use in run]
    expected = [10 + style.width("noon on"[:i]) + (0.5 if i else 0) for i in (0, 1, 2, 3, 5, 6)]
    assert places == pytest.approx(expected, abs=0.002)


def test_symbols_within_symbols_are_stored_once_a_page() -> None:
    canvas = SvgCanvas(DOCUMENT, check=True)
    for _ in range(2):
        with canvas.page(PAGE):
            for i in range(12):
                canvas.stamp(ship, turning(10 + 8 * i, 40, 30 * i))
    for root in map(tree, canvas.finish()):
        stored = [g for g in root.findall(f"./{SVG}defs/{SVG}g") if g.get("id")]
        assert len(stored) == 2
        inner, outer = stored  # what is needed stands before what needs it
        assert [use.get(HREF) for use in outer.findall(f"{SVG}use")] == [f"#{inner.get('id')}"] * 2
        stamps = [use.get(HREF) for use in root.findall(f"./{SVG}use")]
        assert stamps == [f"#{outer.get('id')}"] * 12


def test_one_name_means_one_drawing_on_all_pages() -> None:
    """So that pages can be shown together in one web page."""
    canvas = SvgCanvas(DOCUMENT, check=True)
    for style in ("title", "body", "quiet", "title"):
        with canvas.page(PAGE):
            canvas.text(5, 20, "A line of type", STYLES[style])
            canvas.rect(0, 0, 5, 5, fill=BLACK)
            with canvas.group(clip=Rect(0, 0, len(style), 5)):
                canvas.stamp(ship, moving(0, 0))
    drawings: dict[str, bytes] = {}
    for root in map(tree, canvas.finish()):
        for element in root.findall(f"./{SVG}defs/*"):
            assert drawings.setdefault(element.attrib["id"], ElementTree.tostring(element)) == ElementTree.tostring(
                element
            )


def test_equal_clips_are_stored_once_and_different_ones_apart() -> None:
    star = Path.parse("M0 0L10 0L0 10L5 -5L10 10Z")

    def draw(canvas: Canvas) -> None:
        for clip in (
            *(Rect(1, 1, 5, 5), Rect(1, 1, 5, 5), Rect(1, 1, 5, 5, 1), Circle(3, 3, 2), Circle(3, 3, 2)),
            *(star, Path(star.steps), Path(star.steps, winding=True)),
        ):
            with canvas.group(clip=clip):
                canvas.rect(0, 0, 10, 10, fill=BLACK)

    root = tree(page(draw))
    assert len(root.findall(f".//{SVG}clipPath")) == 5
    used = [g.attrib["clip-path"] for g in root.findall(f"./{SVG}g")]
    assert len(used) == 8
    assert len(set(used)) == 5
    assert used[0] == used[1] != used[2]
    assert used[3] == used[4]
    assert used[5] == used[6] != used[7]


def test_a_path_that_is_kept_is_stored_once_however_often_it_is_painted() -> None:
    coast = Path.parse("M10 10L30 12L25 30Z")
    coast.kept = True

    def draw(canvas: Canvas) -> None:
        canvas.draw(coast, stroke=Pen(BLACK, 3))
        canvas.draw(coast, fill=Ink("#FF0000"), stroke=Pen(WHITE, 0.5))
        for _ in range(2):
            with canvas.group(clip=coast):
                canvas.circle(10, 10, 8, fill=BLACK)

    root = tree(page(draw))
    (stored,) = root.iter(f"{SVG}path")
    assert stored.get("d") == "M10 10l20 2l-5 18z"
    uses = [use.attrib for use in root.findall(f"./{SVG}use")]
    assert [(use.get("fill"), use["stroke"]) for use in uses] == [(None, "#000"), ("#f00", "#fff")]
    assert len(root.findall(f".//{SVG}clipPath/{SVG}use")) == 1
    picture, loose = of_svg(page(draw)), Path(coast.steps)
    coast.kept = False
    assert coast == loose
    assert gap(picture, of_svg(page(draw))) == (0, 0, 0)


def test_only_what_differs_is_written() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.circle(5, 5, 2, fill=Ink("#AABBCC"))
        canvas.rect(0, 0, 3, 4, stroke=Pen(BLACK, 0.25))
        canvas.rect(1, 0, 3, 4, r=9, stroke=Pen(BLACK, 1, (1, 0.5), "round", "bevel"))

    circle, plain, fancy = list(tree(page(draw)))[3:]
    assert circle.attrib == {"cx": "5", "cy": "5", "r": "2", "fill": "#abc"}
    assert plain.attrib == {"width": "3", "height": "4", "stroke": "#000", "stroke-width": ".25"}
    assert fancy.attrib == {
        **{"x": "1", "width": "3", "height": "4", "rx": "1.5", "stroke": "#000"},
        **{"stroke-dasharray": "1 .5", "stroke-linecap": "round", "stroke-linejoin": "bevel"},
    }


def test_strokes_of_one_line_are_one_path_until_something_else_is_drawn() -> None:
    pen, other = Pen(BLACK, 0.3), Pen(BLACK, 0.4)

    def draw(canvas: Canvas) -> None:
        canvas.line(0, 0, 10, 0, pen)
        canvas.line(0, 1, 10, 1, pen)
        canvas.line(0, 2, 10, 2, other)
        canvas.line(0, 3, 10, 3, pen)
        canvas.circle(5, 3, 1, fill=WHITE)
        canvas.line(0, 4, 10, 4, pen)
        with canvas.group(moving(5, 5)):
            canvas.line(0, 4, 10, 4, pen)
        canvas.line(0, 5, 10, 5, pen)

    root = tree(page(draw))
    assert [element.get("d") for element in root.findall(f"./{SVG}path")] == [
        *("M0 0h10 M0 1h10", "M0 2h10", "M0 3h10", "M0 4h10", "M0 5h10"),
    ]
    assert root.findall(f"./{SVG}g/{SVG}path")[0].get("d") == "M0 4h10"


def test_path_data_is_short_and_no_error_adds_up() -> None:
    points = [(i / 3, i / 7) for i in range(300)]

    def draw(canvas: Canvas) -> None:
        canvas.draw(Path().polyline(points), stroke=Pen(BLACK, 0.3))

    d = tree(page(draw)).findall(f"./{SVG}path")[0].attrib["d"]
    assert "0." not in d.replace("10.", "")
    steps = Path.parse(d).steps
    for step, (x, y) in zip(steps, points, strict=True):
        assert step[1:] == pytest.approx((x, y), abs=0.0006)


def test_a_path_is_written_as_exactly_as_it_asks() -> None:
    rough = Path([("M", 1.23456, 2.34567), ("L", 5.55555, 9.87654)], digits=1)
    root = tree(page(lambda canvas: canvas.draw(rough, stroke=Pen(BLACK))))
    assert root.findall(f"./{SVG}path")[0].get("d") == "M1.2 2.3l4.4 7.6"


def test_a_symbol_ends_at_its_box_as_in_the_pdf() -> None:
    wild = Symbol("wild", Box(0, 0, 10, 10), lambda canvas: canvas.rect(-20, -20, 60, 60, fill=BLACK))
    pictures = []
    for canvas in (PdfCanvas(DOCUMENT), SvgCanvas(DOCUMENT, check=True)):
        with canvas.page(Page(40, 40)):
            canvas.stamp(wild, moving(15, 15))
        file = canvas.finish()
        pictures.append(of_pdf(file) if isinstance(file, bytes) else of_svg(file[0]))
    for picture in pictures:
        dark = sum(picture.convert("L").histogram()[:128]) / (picture.width * picture.height)
        assert dark == pytest.approx(100 / 1600, rel=0.01)


def test_equal_drawings_give_equal_bytes() -> None:
    assert page(draw_sampler, Mode.MONO) == page(draw_sampler, Mode.MONO)
    unchecked = SvgCanvas(DOCUMENT, Mode.MONO)
    sampler_on(unchecked)
    assert unchecked.finish() == [page(draw_sampler, Mode.MONO)]


def test_the_checks_can_be_switched_on() -> None:
    """With them, svgwrite refuses what is not SVG; without, it would be written as it is."""
    for check in (True, False):
        canvas = SvgCanvas(DOCUMENT, check=check)
        canvas.begin_page(PAGE)
        if check:
            with pytest.raises(TypeError, match="stroke-linecap"):
                canvas.line(0, 0, 1, 1, Pen(BLACK, 1, (), "pointed"))
        else:
            canvas.line(0, 0, 1, 1, Pen(BLACK, 1, (), "pointed"))
