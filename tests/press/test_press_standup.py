"""Stand-up figures: two sides joined at the top, and feet to stand on."""

import io
from functools import partial

import pypdfium2
import pytest
from PIL import Image

from pnp.draw.canvas import Canvas, Document, Page
from pnp.draw.ink import ink
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Polygon, Rect
from pnp.draw.type import Font, Type
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.part import Kit, Part
from pnp.press.plan import make_plan
from pnp.press.standup import FLAP, SLOT, TENON, base, standup

RED, BLUE = ink("#FF0000"), ink("#0000FF")


def flag(canvas: Canvas) -> None:
    """Red at the top left, blue at the bottom right, and too large."""
    canvas.rect(-9, -9, 20, 20, fill=RED)
    canvas.rect(15, 30, 90, 90, fill=BLUE)


def figure(*, tenon: bool = False, back: bool = False) -> Part:
    return standup("scout", 25, 40, flag, flag if back else None, group="figures", title="Figures", tenon=tenon)


def pixels(part: Part) -> Image.Image:
    canvas = PdfCanvas(Document("figure"))
    with canvas.page(Page(part.box.width, part.box.height)), canvas.group(clip=part.outline):
        part.front(canvas)
    document = pypdfium2.PdfDocument(io.BytesIO(canvas.finish()))
    image: Image.Image = document[0].render(scale=4 * 25.4 / 72).to_pil().convert("RGB")
    document.close()
    return image


def colour(image: Image.Image, x: float, y: float) -> object:
    return {(255, 0, 0): "red", (0, 0, 255): "blue", (255, 255, 255): "white"}[
        image.getpixel((round(4 * x), round(4 * y)))  # type: ignore[index]
    ]


def test_a_figure_is_a_strip_folded_at_its_top_and_at_both_flaps() -> None:
    part = figure()
    assert part.outline == Rect(0, 0, 25, 2 * (40 + FLAP))
    assert [start[1] for start, _ in part.folds] == [FLAP, FLAP + 40, FLAP + 80]
    assert all(start[0] == 0 and end[0] == 25 and start[1] == end[1] for start, end in part.folds)


def test_a_figure_on_a_small_foot_has_short_flaps() -> None:
    part = standup("moai", 8, 16, flag, group="figures", title="Figures", flap=4)
    assert part.outline == Rect(0, 0, 8, 2 * (16 + 4))
    assert [start[1] for start, _ in part.folds] == [4, 20, 36]


def test_flaps_show_the_foot_and_what_lies_behind_is_its_mirror_image() -> None:
    def foot(canvas: Canvas) -> None:
        canvas.rect(-3, 0, 31, 3, fill=RED)
        canvas.rect(-3, 3, 31, 20, fill=BLUE)

    plain = pixels(standup("scout", 25, 40, flag, group="figures", title="Figures"))
    image = pixels(standup("scout", 25, 40, flag, group="figures", title="Figures", foot=foot))
    end = 2 * (40 + FLAP)
    for off, seen in ((1, "blue"), (6.5, "red")):
        for y in (off, end - off):
            assert colour(plain, 12, y) == "white"
            assert colour(image, 12, y) == seen
    assert plain.crop((0, 36, 99, 350)).tobytes() == image.crop((0, 36, 99, 350)).tobytes(), "the figure is as it was"


@pytest.mark.parametrize("tenon", [False, True])
def test_behind_the_front_lies_its_mirror_image(tenon: bool) -> None:
    """Folded at the top, a point so far above the fold lies behind the one so far below it."""
    part, foot = figure(tenon=tenon), TENON if tenon else FLAP
    image = pixels(part)
    fold = foot + 40
    assert colour(image, 3, fold + 3) == "red"
    assert colour(image, 22, fold + 37) == "blue"
    for x, y in ((3, 3), (22, 3), (3, 37), (22, 37), (12, 20)):
        assert colour(image, x, fold - y) == colour(image, x, fold + y)


def test_a_back_of_its_own_is_drawn_as_it_is_read_from_behind() -> None:
    image, fold = pixels(figure(back=True)), FLAP + 40
    for x, y in ((3, 3), (22, 3), (3, 37), (22, 37)):
        assert colour(image, 25 - x, fold - y) == colour(image, x, fold + y)


def test_a_drawing_that_is_too_large_stays_off_the_flaps_and_on_its_side_of_the_fold() -> None:
    image = pixels(figure())
    for y in (1, FLAP - 1, FLAP + 81, 2 * FLAP + 79):
        assert {colour(image, x, y) for x in (2, 12, 23)} == {"white"}
    assert colour(image, 3, FLAP + 40 - 15) == "white"  # the front's red ends at the fold


def test_a_tenon_goes_through_the_slot_of_its_base() -> None:
    part = figure(tenon=True)
    assert isinstance(part.outline, Polygon)
    assert len(part.folds) == 1
    foot = [x for x, y in part.outline.points if y == 0]
    disc = base("foot", 24, 25, partial(Canvas.circle, x=12, y=12, r=11, fill=RED), group="figures", title="Figures")
    assert (disc.box.width, disc.box.height) == pytest.approx((24, 24))
    slot = [step[1:] for step in disc.outline.path().steps if step[0] == "L"]
    xs, ys = ([point[i] for point in slot] for i in range(2))
    assert 0 < (max(xs) - min(xs)) - (max(foot) - min(foot)) < 1
    assert max(ys) - min(ys) == pytest.approx(SLOT)
    assert (min(xs) + max(xs)) / 2 == pytest.approx(12)
    assert colour(pixels(disc), 12, 12) == "white"  # nothing is printed where the knife goes


@pytest.mark.parametrize("backs", Backs)
@pytest.mark.parametrize("paper", Paper)
def test_six_figures_and_their_bases_share_a_sheet(paper: Paper, backs: Backs) -> None:
    name = Type(Font("sans"), 8, RED)

    def draw(canvas: Canvas, who: int) -> None:
        canvas.text(12, 20, f"Scout {who}", name, anchor="middle")

    figures = [
        standup(f"scout-{i}", 25, 40, partial(draw, who=i), group="figures", title="Figures", tenon=True)
        for i in range(6)
    ]
    disc = base("foot", 24, 25, flag, group="figures", title="Figures", count=6)
    kit = Kit("Test", "test#1", (*figures, disc), cover=False)
    plan = make_plan(kit, PrintOptions(paper=paper, backs=backs))
    assert len(plan.sheets) == 1
    assert plan.cuts == 12
    canvas = LogCanvas()
    with canvas.page(Page(25, 96)):
        figures[0].front(canvas)
    assert [text.text for text in canvas.texts] == ["Scout 0", "Scout 0"]
