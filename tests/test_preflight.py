"""Preflight: every page of every game's kit and sheets, before it goes to a printer; and each check can fail."""

import io
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

import pytest
from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas as Reportlab

from pnp import registry
from pnp.draw.canvas import Canvas, Draw, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import BLACK, Ink, Mode, Paint, Pen, ink
from pnp.draw.lettering import line_of
from pnp.draw.matrix import combined
from pnp.draw.shapes import Circle, Polygon, Rect, Shape
from pnp.draw.type import Font, Type
from pnp.game import settle
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import make_plan
from pnp.press.preflight import Finding, preflight, preflight_pdf, preflight_plans
from pnp.press.printing import make_pdf
from pnp.press.sheet import Print, Sheet, Side
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

EVERY = pytest.mark.parametrize("slug", registry.names())
JOBS = [PrintOptions(paper=paper, ink=mode, backs=backs) for paper in Paper for mode in Mode for backs in Backs]
BLEEDING = [PrintOptions(paper=paper, bleed=3.0) for paper in Paper]


# -- every game ------------------------------------------------------------------------------------


@cache
def kits(slug: str) -> tuple[Kit, Kit]:
    game = registry.game(slug)
    data = registry.templates_for(game, None)
    setup = game.setup(settle(game, SetupCode(game.slug, "KRAKEN-7")), data)
    return game.kit(setup, data), game.sheets(setup, data)


@EVERY
def test_nothing_is_found_on_any_paper_in_any_ink_with_any_backs(slug: str) -> None:
    for kit in kits(slug):
        assert [str(finding) for finding in preflight(kit, JOBS + BLEEDING)] == []


@EVERY
def test_nothing_is_found_on_what_is_printed_only_when_asked_for(slug: str) -> None:
    kit, _ = kits(slug)
    extras = tuple(dict.fromkeys(part.group for part in kit.parts if part.extra))
    jobs = [PrintOptions(paper=paper, parts=extras) for paper in Paper] if extras else []
    assert [str(finding) for finding in preflight(kit, jobs)] == []


@EVERY
@pytest.mark.parametrize("mode", Mode)
def test_all_fonts_are_embedded_and_pages_are_vectors(slug: str, mode: Mode) -> None:
    for kit in kits(slug):
        assert preflight_pdf(make_pdf(kit, PrintOptions(ink=mode))) == []


@EVERY
def test_a_kit_is_small_enough_to_send(slug: str) -> None:
    kit, _ = kits(slug)
    assert len(make_pdf(kit, PrintOptions())) < 2_500_000
    assert len(make_plan(kit, PrintOptions()).sheets) <= 40


# -- what is found ---------------------------------------------------------------------------------

PLAIN = Type(Font("sans"), 9, BLACK)
SEA = ink("#CFE4E6")
UNSEEN = ink("#000000", saver=Paint(), mono=Paint())
CARD = Rect(0, 0, 63, 88, 3)


def found(
    *draws: Draw, outline: Shape = CARD, options: PrintOptions | None = None, whole: bool = False
) -> list[Finding]:
    """Look over a kit of parts that draw this."""
    parts = (Part(f"part-{i}", outline, draw, None, 1, "parts", "Parts", whole=whole) for i, draw in enumerate(draws))
    return preflight(Kit("Brass", "brass#HERON", tuple(parts), cover=False), [options or PrintOptions()])


def checks(*draws: Draw, outline: Shape = CARD, options: PrintOptions | None = None, whole: bool = False) -> list[str]:
    return [finding.check for finding in found(*draws, outline=outline, options=options, whole=whole)]


def text(x: float, y: float, words: str, size: float = 9, turn: float = 0, scale: float = 1) -> Draw:
    def draw(canvas: Canvas) -> None:
        with canvas.group(turning(x, y, turn, scale)):
            canvas.text(0, 0, words, PLAIN.resized(size))

    return draw


def both(*draws: Draw) -> Draw:
    def draw(canvas: Canvas) -> None:
        for one in draws:
            one(canvas)

    return draw


def test_a_finding_is_a_sentence_with_its_place() -> None:
    (finding,) = found(text(10, 20, "fathoms", 6))
    assert str(finding) == "part-0, front, in full at 13.7, 19.2 mm: “fathoms” is set in 6.0 pt, less than 7.5"
    assert (finding.check, finding.where, finding.what) == ("size", "part-0, front, in full", "fathoms")


def test_small_type_is_found_as_it_is_printed() -> None:
    assert checks(text(10, 20, "fathoms", 7.5)) == []
    assert checks(text(10, 20, "fathoms", 7)) == ["size"]
    assert checks(text(10, 20, "fathoms", 9, scale=0.8)) == ["size"]


def test_cards_have_larger_type_than_sheets() -> None:
    page = Rect(0, 0, 180, 240)
    assert checks(text(10, 20, "fathoms", 6.5), outline=page, whole=True) == []
    assert checks(text(10, 20, "fathoms", 6.4), outline=page, whole=True) == ["size"]


def test_type_over_type_is_found() -> None:
    assert checks(both(text(10, 20, "fathoms"), text(20, 20.5, "soundings"))) == ["overlap"]
    assert checks(both(text(10, 20, "fathoms"), text(10, 26, "leagues", turn=-60))) == ["overlap"]


def test_lines_may_stand_close_as_long_as_no_letter_touches_another() -> None:
    assert checks(both(text(10, 20, "hello"), text(10, 22.4, "sea"))) == []
    # the same distance, but a tail hangs into a stem, or stands beside it
    assert checks(both(text(10, 20, "gggg"), text(10, 22.4, "llll"))) == ["overlap"]
    assert checks(both(text(10, 20, "aaaagggg"), text(10, 22.4, "llll"))) == []
    # boxes that cross around turned lines say nothing
    assert checks(both(text(10, 50, "fathoms", turn=45), text(16, 50, "leagues", turn=45))) == []


def test_a_halo_is_no_collision_and_unseen_type_is_none() -> None:
    assert checks(both(text(10, 20, "fathoms"), text(10.3, 20.3, "fathoms"))) == []
    assert checks(both(text(10, 20, "fathoms"), text(12, 20, "fathoms"))) == ["overlap"]
    saver = PrintOptions(ink=Mode.SAVER)
    hidden = both(text(10, 20, "fathoms"), _unseen)
    assert checks(hidden, options=saver) == []
    assert checks(hidden) == ["overlap"]


def _unseen(canvas: Canvas) -> None:
    canvas.text(12, 20, "soundings", PLAIN.inked(UNSEEN))


def test_lettering_is_read_where_it_is_drawn() -> None:
    curve = Curve.arc(30, 40, 20, -60, 60)

    def arch(canvas: Canvas) -> None:
        line = line_of("ARCHIPELAGO", PLAIN.resized(12), fit=curve.length)
        path = line.along(curve)
        line.ghost_along(canvas, path, curve)
        canvas.draw(path, fill=BLACK)

    assert checks(arch) == []
    assert checks(both(arch, text(28, 20.5, "sea"))) == ["overlap"]
    assert checks(both(arch, text(28, 31.5, "sea"))) == []  # where a straight ghost lies, but no letter


@pytest.mark.parametrize(
    ("outline", "inside", "outside"),
    [
        (CARD, (40, 20), (55, 20)),
        (CARD, (10, 4), (10, 0.5)),
        (Circle(12.5, 12.5, 12.5), (7, 13), (7, 24)),
        (Polygon(((0, 0), (40, 0), (0, 40))), (2, 20), (25, 20)),
        (Circle(12.5, 12.5, 12.5).path(), (7, 13), (17, 13)),
    ],
)
def test_type_that_leaves_its_part_is_found(
    outline: Shape, inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    assert checks(text(*inside, "fathom"), outline=outline) == []
    assert checks(text(*outside, "fathom"), outline=outline) == ["outline"]


def test_type_is_held_to_the_back_as_it_is_seen_from_behind() -> None:
    outline = Polygon(((0, 0), (40, 0), (0, 40)))  # from behind, the right angle is at the right
    part = Part("flag", outline, text(2, 10, "fathom"), text(28, 10, "fathom"), 1, "flags", "Flags")
    kit = Kit("Brass", "brass#HERON", (part,), cover=False)
    assert preflight(kit, [PrintOptions()]) == []
    wrong = replace(kit, parts=(replace(part, back=text(2, 30, "fathom")),))
    assert [finding.where for finding in preflight(wrong, [PrintOptions()])] == ["flag, back, in full"]


def test_type_that_its_clip_cuts_off_is_found() -> None:
    def window(width: float) -> Draw:
        def draw(canvas: Canvas) -> None:
            with canvas.group(moving(10, 10), clip=Rect(0, 0, width, 8)):
                canvas.text(1, 5, "fathoms", PLAIN)

        return draw

    assert checks(window(20)) == []
    (finding,) = found(window(8))
    assert finding.check == "room"
    assert "“fathoms” is cut off by" in finding.sentence


def test_type_that_cannot_be_fitted_is_found() -> None:
    def fitted(room: float) -> Draw:
        def draw(canvas: Canvas) -> None:
            canvas.text(10, 10, "fathoms and leagues", PLAIN.resized(12), fit=room)

        return draw

    assert checks(fitted(40)) == []
    assert [(finding.check, finding.what) for finding in found(fitted(15))] == [
        ("size", "fathoms and leagues"),
        ("room", "fathoms and leagues"),
    ]


@pytest.fixture(scope="module")
def icons() -> Icons:
    return Icons.of(Templates(house_templates()))


def test_small_icons_are_found_as_they_are_printed(icons: Icons) -> None:
    def icon(size: float, scale: float = 1.0) -> Draw:
        def draw(canvas: Canvas) -> None:
            with canvas.group(turning(20, 20, 30, scale)):
                stamp_icon(canvas, icons, "gold", 0, 0, size, BLACK)

        return draw

    assert checks(icon(4)) == []
    assert checks(icon(5, 0.8)) == []
    (finding,) = found(icon(6, 0.5))
    assert (finding.check, finding.what) == ("icon", "gold")
    assert finding.place == pytest.approx((20, 20))
    assert finding.sentence == "the icon gold is 3.0 mm wide, less than 4"


def test_two_parts_that_look_the_same_are_found() -> None:
    assert checks(text(10, 20, "ebb"), text(10, 20, "flood")) == []
    (finding,) = found(text(10, 20, "ebb"), text(10, 20, "flood"), text(10, 20, "ebb"))
    assert str(finding) == "part-2: its front is the same as that of part-0"


# -- pages -----------------------------------------------------------------------------------------


def _ground(ground: Ink, canvas: Canvas) -> None:
    canvas.rect(0, 0, 40, 40, fill=ground)


def _change(side: Side, change: Callable[[Print], Print]) -> Side:
    blocks = [block._replace(prints=tuple(change(item) for item in block.prints)) for block in side.blocks]
    return replace(side, blocks=tuple(blocks))


def laid(change: Callable[[Print], Print], backs: Backs = Backs.DUPLEX) -> list[str]:
    """Look over two tiles with backs, each print of which is changed after it was laid out."""
    parts = tuple(
        Part(f"tile-{i}", Polygon(((0, 0), (40, 0), (0, 40))), partial(_ground, ground), partial(_ground, BLACK))
        for i, ground in enumerate((BLACK, SEA))
    )
    plan = make_plan(Kit("Brass", "brass#HERON", parts, cover=False), PrintOptions(backs=backs))
    sheets = [Sheet(_change(paper.front, change), paper.back and _change(paper.back, change)) for paper in plan.sheets]
    pages = [_change(side, change) for side in plan.pages]
    return [str(finding) for finding in preflight_plans([replace(plan, sheets=tuple(sheets), pages=tuple(pages))])]


def moved(item: Print, x: float = 0.0, y: float = 0.0) -> Print:
    return item._replace(matrix=combined(moving(x, y), item.matrix))


@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT, Backs.FOLD])
def test_backs_that_are_off_are_found(backs: Backs) -> None:
    assert laid(lambda item: item, backs) == []
    assert laid(lambda item: moved(item, 0.004) if item.back else item, backs) == []
    off = laid(lambda item: moved(item, 0.03) if item.back else item, backs)
    assert len(off) == 2
    assert "the back of tile-0 lies 0.03 mm off the front of tile-0" in off[0]
    # a back that is turned about lies in the same box, but not behind the same outline
    turn = (-1, 0, 0, -1, 40, 40)
    around = laid(lambda item: item._replace(matrix=combined(item.matrix, turn)) if item.back else item)
    assert len(around) == 2
    assert "off the front" in around[0]


def test_parts_in_the_edge_are_found() -> None:
    assert any("the part tile-0 reaches 8" in said for said in laid(partial(moved, x=-95.0)))
    assert any("mm into the edge that is not printed" in said for said in laid(partial(moved, y=240)))


def test_a_footer_over_a_part_is_found() -> None:
    assert any("“brass#HERON” lies over the part tile" in said for said in laid(partial(moved, y=232)))


def drawn_on_pages(monkeypatch: pytest.MonkeyPatch, draw: Draw) -> list[Finding]:
    """Look over pages on whose footers something else is drawn."""
    monkeypatch.setattr("pnp.press.pages.footer", lambda canvas, *_: draw(canvas))
    return found(text(10, 20, "ebb"))


def test_marks_and_type_in_the_edge_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    code = text(20, 280, "brass#HERON")
    assert drawn_on_pages(monkeypatch, code) == []
    (mark,) = drawn_on_pages(monkeypatch, both(code, lambda canvas: canvas.line(3, 50, 9, 50, Pen(BLACK, 0.15))))
    assert str(mark) == (
        "page 1 of 1 (A4, full, duplex) at 6.0, 50.0 mm: something is painted 2.00 mm into the edge that is not printed"
    )
    (words,) = drawn_on_pages(monkeypatch, both(code, text(4, 280, "ebb")))
    assert (words.check, words.what) == ("edge", "ebb")
    # what a clip hides is not painted
    assert drawn_on_pages(monkeypatch, both(code, _hidden)) == []


def _hidden(canvas: Canvas) -> None:
    with canvas.group(clip=Rect(5, 5, 100, 100)):
        canvas.rect(0, 0, 200, 20, fill=BLACK)


def test_a_page_without_its_code_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (finding,) = drawn_on_pages(monkeypatch, text(20, 280, "brass"))
    assert (finding.check, finding.sentence) == ("code", "it does not carry the code brass#HERON")


# -- files -----------------------------------------------------------------------------------------


def test_a_font_that_is_not_embedded_and_a_picture_of_dots_are_found() -> None:
    file = io.BytesIO()
    canvas = Reportlab(file)
    canvas.drawString(50, 50, "Helvetica is in no file")
    canvas.showPage()
    canvas.drawImage(ImageReader(Image.new("L", (4, 4))), 10, 10)
    canvas.showPage()
    canvas.save()
    findings = preflight_pdf(file.getvalue())
    assert {(finding.check, finding.where) for finding in findings} >= {("font", "page 1"), ("raster", "page 2")}
    assert "page 1: the font /Helvetica is not embedded" in {str(finding) for finding in findings}
