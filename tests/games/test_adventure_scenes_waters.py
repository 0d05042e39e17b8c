"""The pictures of currents, rocks and ambushes: in every ink, inside their box, neither empty nor black, and cheap."""

import re
import time
from importlib import import_module
from itertools import combinations

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.engrave import Plate
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.templates import Templates, house_templates

THEME = Templates(house_templates()).read("carmine/theme.toml", Theme)
WIDE, HIGH = 55.0, 70.0
EDGE = 4.0
SUBJECT = Box(2.0, 12.5, 53.0, 43.0)
DPI = 150

CURRENTS = ("carmine_drift", "long_pull", "dogleg", "serpents_run", "whip_tide")
ROCKS = ("the_teeth", "widows_shoal", "broken_crown", "the_anvil")
AMBUSHES = ("ambush_port", "ambush_starboard")
SCENES = (*CURRENTS, *ROCKS, *AMBUSHES)


def plate(name: str) -> Plate:
    made = Plate()
    import_module(f"pnp.games.carmine.engravings.adventures.{name}").draw(made)
    return made


def pdf(name: str, mode: Mode = Mode.FULL) -> bytes:
    """Draw a scene in the middle of a page with a margin, unclipped, so that what leaves the box is seen."""
    canvas = PdfCanvas(Document("x"), mode)
    with canvas.page(Page(WIDE + 2 * EDGE, HIGH + 2 * EDGE)), canvas.group(moving(EDGE, EDGE)):
        plate(name).draw(canvas, THEME)
    return canvas.finish()


def picture(name: str, mode: Mode = Mode.FULL) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf(name, mode))
    try:
        image: Image.Image = document[0].render(scale=DPI / 72).to_pil()
        return image.convert("RGB")
    finally:
        document.close()


def crop(image: Image.Image, box: Box) -> Image.Image:
    left, top, right, bottom = ((value + EDGE) * DPI / 25.4 for value in box)
    return image.crop((round(left), round(top), round(right), round(bottom)))


def dark(image: Image.Image) -> float:
    """Give the share of a picture that is ink when it is printed in black."""
    return 1 - ImageStat.Stat(image.convert("L")).mean[0] / 255


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_stays_inside_its_box_and_fills_it(name: str, mode: Mode) -> None:
    grey = ImageChops.invert(picture(name, mode).convert("L")).point(lambda value: 255 if value > 30 else 0)
    box = grey.getbbox()
    assert box is not None
    left, top, right, bottom = (value * 25.4 / DPI - EDGE for value in box)
    assert min(left, top) > -0.3
    assert right < WIDE + 0.3
    assert bottom < HIGH + 0.3
    assert right - left > 0.95 * WIDE
    assert bottom - top > 0.9 * HIGH


@pytest.mark.parametrize("name", SCENES)
def test_the_subject_is_neither_empty_nor_black(name: str) -> None:
    """About a fifth of it is ink when it is printed in black; bare sky and sea come to a tenth."""
    shade = dark(crop(picture(name, Mode.MONO), SUBJECT))
    assert 0.15 < shade < 0.32


@pytest.mark.parametrize("name", SCENES)
def test_white_is_left_in_every_part_of_the_picture(name: str) -> None:
    """Lines that clog turn a picture grey: no part of 6 mm of a subject is nearly solid."""
    subject = crop(picture(name, Mode.MONO), SUBJECT)
    parts = subject.convert("L").resize((round(SUBJECT.width / 6), round(SUBJECT.height / 6)), Image.Resampling.BOX)
    assert min(parts.tobytes()) > 255 * 0.35


@pytest.mark.parametrize("name", SCENES)
def test_mono_is_black_and_white_alone_and_colours_tell_the_kind(name: str) -> None:
    def colours(mode: Mode) -> set[str]:
        canvas = LogCanvas(mode)
        with canvas.page(Page(WIDE, HIGH)):
            plate(name).draw(canvas, THEME)
        return set(re.findall(r"#[0-9A-Fa-f]{6}", canvas.finish()))

    assert colours(Mode.MONO) == {"#000000", "#FFFFFF"}
    inks = {
        "carmine_drift": "carmine", **dict.fromkeys(CURRENTS[1:], "run"), **dict.fromkeys(ROCKS, "stone"),
        **dict.fromkeys(AMBUSHES, "dark"),
    }  # fmt: skip
    assert THEME.ink(inks[name]).full in colours(Mode.FULL)


@pytest.mark.parametrize("name", SCENES)
def test_saver_has_no_solid_area(name: str) -> None:
    """No square of 1.5 mm is dark all over."""
    grey = picture(name, Mode.SAVER).convert("L").point(lambda value: 255 if value > 128 else 0)
    side = round(1.5 * DPI / 25.4)
    tiles = grey.resize((grey.width // side, grey.height // side), Image.Resampling.BOX)
    assert min(tiles.tobytes()) > 20


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_small_quick_and_the_same_every_time(name: str) -> None:
    empty = PdfCanvas(Document("x"))
    with empty.page(Page(WIDE, HIGH)):
        pass
    bare = len(empty.finish())
    for mode in Mode:
        first = pdf(name, mode)
        assert len(first) - bare < 18_432
        assert pdf(name, mode) == first

    def took() -> float:
        begin = time.process_time()
        plate(name)
        return time.process_time() - begin

    # 12 ms on an idle machine; a test machine may be several times as slow
    assert min(took() for _ in range(5)) < 0.05


def test_no_two_scenes_are_alike() -> None:
    """Seen from afar, in black, each differs from every other in many places."""
    seen = {
        name: crop(picture(name, Mode.MONO), SUBJECT).convert("L").resize((34, 20), Image.Resampling.BOX)
        for name in SCENES
    }
    for one, other in combinations(SCENES, 2):
        apart = ImageStat.Stat(ImageChops.difference(seen[one], seen[other])).mean[0]
        assert apart > 25, (one, other)


def test_the_ambushes_are_no_mirror_images() -> None:
    port, starboard = (crop(picture(name, Mode.MONO), SUBJECT).convert("L").resize((34, 20)) for name in AMBUSHES)
    mirrored = port.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert ImageStat.Stat(ImageChops.difference(mirrored, starboard)).mean[0] > 25
