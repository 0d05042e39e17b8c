"""The pictures of the seven perils: in every ink, inside their box, bold yet white, small, quick, and no two alike."""

import re
import time
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.engrave import Plate, cut
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.adventures import scene
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.storm import foam, rain
from pnp.templates import Templates, house_templates

THEME = Templates(house_templates()).read("carmine/theme.toml", Theme)
PERILS = ("maelstrom", "waterspout", "fog-bank", "tempest", "weed-sea", "squall", "rogue-wave")
SCENE = Box(0.0, 0.0, 55.0, 70.0)
SUBJECT = Box(2.0, 12.5, 53.0, 43.0)
MARGIN = 5.0
DPI = 150


def plate(name: str) -> Plate:
    made = Plate()
    scene(name)(made)
    return made


def pdf(made: Plate, mode: Mode) -> bytes:
    """Draw a plate on a page with a margin and without a clip, so that what leaves the scene is seen."""
    canvas = PdfCanvas(Document("x"), mode)
    with canvas.page(Page(SCENE.right + 2 * MARGIN, SCENE.bottom + 2 * MARGIN)), canvas.group(moving(MARGIN, MARGIN)):
        made.draw(canvas, THEME)
    return canvas.finish()


@cache
def picture(name: str, mode: Mode = Mode.FULL) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf(plate(name), mode))
    try:
        image: Image.Image = document[0].render(scale=DPI / 72).to_pil()
        return image.convert("RGB")
    finally:
        document.close()


def part(image: Image.Image, box: Box) -> Image.Image:
    left, top, right, bottom = (round((value + MARGIN) * DPI / 25.4) for value in box)
    return image.crop((left, top, right, bottom))


def ink(image: Image.Image) -> float:
    """Give the share of a picture that is dark."""
    return 1 - ImageStat.Stat(image.convert("L")).mean[0] / 255


def from_afar(name: str) -> Image.Image:
    """The subject in black, as the eye takes it in across a table."""
    return part(picture(name, Mode.MONO), SUBJECT).convert("L").resize((34, 20), Image.Resampling.BOX)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", PERILS)
def test_a_peril_fills_its_scene_and_stays_inside(name: str, mode: Mode) -> None:
    dark = ImageChops.invert(picture(name, mode).convert("L")).point(lambda value: 255 if value > 30 else 0)
    box = dark.getbbox()
    assert box is not None
    left, top, right, bottom = (value * 25.4 / DPI - MARGIN for value in box)
    assert min(left, top) > -0.25
    assert right < SCENE.right + 0.25
    assert bottom < SCENE.bottom + 0.25
    assert right - left > 0.97 * SCENE.width
    assert bottom > 62


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", PERILS)
def test_a_peril_is_bold_enough_to_see_and_leaves_paper_white(name: str, mode: Mode) -> None:
    """Bare sky and sea come to a tenth when they are printed in black; a third would be a grey smear."""
    assert 0.14 < ink(part(picture(name, Mode.MONO), SUBJECT)) < 0.32
    subject = part(picture(name, mode), SUBJECT)
    drawn = subject.convert("L").point(lambda value: 255 if value > 170 else 0)
    assert 0.08 < ink(drawn) < 0.34


@pytest.mark.parametrize("name", PERILS)
def test_lines_stay_apart_so_that_the_print_does_not_clog(name: str) -> None:
    """Only a small spot may be black in mono: an eye, a roof, a flag."""
    parts = part(picture(name, Mode.MONO), SUBJECT).convert("L").resize((12, 7), Image.Resampling.BOX)
    assert min(parts.tobytes()) > 255 * 0.2


@pytest.mark.parametrize("name", PERILS)
def test_mono_is_black_and_white_alone_and_full_has_the_perils_tints(name: str) -> None:
    def colours(mode: Mode) -> set[str]:
        canvas = LogCanvas(mode)
        with canvas.page(Page(SCENE.right, SCENE.bottom)):
            plate(name).draw(canvas, THEME)
        return set(re.findall(r"#[0-9A-Fa-f]{6}", canvas.finish()))

    assert colours(Mode.MONO) == {"#000000", "#FFFFFF"}
    tints = {THEME.ink(name).full for name in ("storm-sea", "storm", "fog")}
    assert tints & colours(Mode.FULL)
    assert not tints & colours(Mode.SAVER)


@pytest.mark.parametrize("name", PERILS)
def test_saver_has_no_solid_area(name: str) -> None:
    """No square of 1.5 mm is dark all over."""
    grey = picture(name, Mode.SAVER).convert("L").point(lambda value: 255 if value > 128 else 0)
    side = round(1.5 * DPI / 25.4)
    tiles = grey.resize((grey.width // side, grey.height // side), Image.Resampling.BOX)
    assert min(tiles.tobytes()) > 20


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", PERILS)
def test_a_peril_takes_at_most_18_kb_and_is_the_same_every_time(name: str, mode: Mode) -> None:
    first = pdf(plate(name), mode)
    assert len(first) - len(pdf(Plate(), mode)) < 18_000
    assert pdf(plate(name), mode) == first


@pytest.mark.parametrize("name", PERILS)
def test_a_peril_is_drawn_in_the_time_of_2600_single_cuts(name: str) -> None:
    """12 ms on an idle machine, and a little for chance; a slow or busy machine is slow at both."""

    def yardstick() -> None:
        made = Plate()
        for k in range(2600):
            made.cuts(cut((k, 0.0), (k + 1.0, 1.0), (k + 2.0, 1.0), (k + 3.0, 0.0), 0.2))

    def took(work: Callable[[], object]) -> float:
        begin = time.process_time()
        work()
        return time.process_time() - begin

    assert min(took(lambda: plate(name)) for _ in range(6)) < min(took(yardstick) for _ in range(6))


@pytest.mark.parametrize(("one", "other"), list(combinations(PERILS, 2)))
def test_no_two_perils_are_alike(one: str, other: str) -> None:
    assert ImageStat.Stat(ImageChops.difference(from_afar(one), from_afar(other))).mean[0] > 25


def test_the_maelstrom_has_a_black_eye_and_light_water_round_it() -> None:
    image = picture("maelstrom")
    assert ink(part(image, Box(29.5, 35.3, 33.5, 36.1))) > 0.75
    assert ink(part(image, Box(14.0, 32.0, 20.0, 35.0))) < 0.4


def test_the_waterspout_hangs_together_from_cloud_to_sea() -> None:
    """At every height between them some place of the column's middle is darker than the sky beside it."""
    image = picture("waterspout", Mode.MONO)
    for y in range(18, 37):
        column = max(ink(part(image, Box(x, y, x + 2.5, y + 1))) for x in (16.5, 18.0, 19.5, 21.0, 22.5, 24.0))
        assert column > 0.32, y


def test_a_furrow_breaks_off_at_the_edge_of_its_box_and_in_the_white() -> None:
    box = Box(0, 0, 10, 10)
    path = furrow([(-4.0, 5.0), (2.0, 5.0), (4.0, 5.0), (6.0, 5.0), (8.0, 5.0)], [0.4, 0.4, 0.0, 0.4, 0.4], box)
    seen = path.box()
    assert seen.left == pytest.approx(0, abs=0.1)
    assert seen.right == pytest.approx(8)
    assert seen.height == pytest.approx(0.4)
    begins = [step for step in path.steps if step[0] == "M"]
    assert len(begins) == 2
    assert begins[1][1:] == pytest.approx((4.0, 5.0))  # it comes out of a point
    assert not furrow([(-3.0, 5.0), (-1.0, 5.0)], [0.4, 0.4], box).steps


def test_a_furrow_that_bends_along_the_edge_does_not_bulge_over_it() -> None:
    box = Box(0, 0, 10, 10)
    seen = furrow([(6.0, 1.0), (9.95, 4.0), (9.95, 6.0), (6.0, 9.0)], [0.4, 0.4, 0.4, 0.4], box).box()
    assert seen.right == 10


def test_rain_keeps_to_its_box_and_falls_the_way_it_is_told() -> None:
    class Lines(Plate):
        def lines(self, path: object, width: float, ink: str = "line") -> None:
            self.seen = path

    made = Lines()
    rain(made, Box(5, 10, 30, 30), -0.7, 1.5)
    steps = made.seen.steps  # type: ignore[attr-defined]
    assert len(steps) > 60
    for (_, x0, y0), (_, x1, y1) in zip(steps[::2], steps[1::2], strict=True):
        assert x1 < x0
        assert y1 > y0
        assert min(x0, x1) >= 5
        assert max(x0, x1) <= 30
        assert y1 <= 30


def test_foam_lies_along_its_curve() -> None:
    from pnp.draw.curve import Curve

    made = Plate()
    foam(made, Curve.through((10, 10), (20, 8), (30, 10)), 2.0)
    (crust, _curls) = made._marks
    box = crust.path.moved(0, 0, 0.03).box()
    assert 8 < box.left < 11
    assert 29 < box.right < 32
    assert 5 < box.top < 8
    assert 9 < box.bottom < 13
