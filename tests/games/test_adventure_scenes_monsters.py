"""The pictures of the eight Sea Monsters: in their box, filled but not blotted, in every mode, within their budget."""

import re
import time
from functools import cache
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from pnp.draw.canvas import Document, Page, moving
from pnp.draw.engrave import Plate
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings.adventures import scene
from pnp.games.carmine.engravings.adventures.scene import HIGH, WIDE, birds, clouds, moon, sea, sky, waves_at
from pnp.templates import Templates, house_templates

THEME = Templates(house_templates()).read("carmine/theme.toml", Theme)
MONSTERS = [
    "kraken",
    "leviathan",
    "hydra",
    "sea-serpent",
    "sirens",
    "titan-crab",
    "ghost-whale",
    "lantern-eel",
]
MARGIN = 8.0
"""Paper around a scene, on which nothing may be found."""
DPI = 200


@cache
def pdf(name: str, mode: Mode) -> bytes:
    plate = Plate()
    if name:
        scene(name)(plate)
    canvas = PdfCanvas(Document("x"), mode)
    with canvas.page(Page(WIDE + 2 * MARGIN, HIGH + 2 * MARGIN)), canvas.group(moving(MARGIN, MARGIN)):
        plate.draw(canvas, THEME)
    return canvas.finish()


@cache
def picture(name: str, mode: Mode) -> Image.Image:
    """Render the scene without any clip, on its margin of paper."""
    document = pypdfium2.PdfDocument(pdf(name, mode))
    try:
        image: Image.Image = document[0].render(scale=DPI / 72).to_pil()
        return image.convert("RGB")
    finally:
        document.close()


def part(image: Image.Image, left: float, top: float, right: float, bottom: float) -> Image.Image:
    """Cut out a part by its place in the scene, in mm."""
    return image.crop(tuple(round((MARGIN + value) * DPI / 25.4) for value in (left, top, right, bottom)))  # type: ignore[arg-type]


def coverage(image: Image.Image) -> float:
    return 1 - ImageStat.Stat(image.convert("L")).mean[0] / 255


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("mode", Mode)
def test_a_scene_stays_in_its_box(name: str, mode: Mode) -> None:
    image = picture(name, mode).convert("L")
    box = ImageChops.invert(image).point(lambda value: 255 if value > 24 else 0).getbbox()
    assert box is not None
    left, top, right, bottom = (value * 25.4 / DPI - MARGIN for value in box)
    assert left >= -0.35  # half an outline's width, which the card's window covers
    assert top >= -0.35
    assert right <= WIDE + 0.35
    assert bottom <= HIGH + 0.35
    assert right - left > WIDE - 1.5
    assert bottom - top > HIGH - 4


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize(
    ("mode", "least", "most"), [(Mode.FULL, 0.16, 0.46), (Mode.SAVER, 0.09, 0.36), (Mode.MONO, 0.1, 0.42)]
)
def test_the_subject_fills_its_place_and_leaves_clear_whites(name: str, mode: Mode, least: float, most: float) -> None:
    place = part(picture(name, mode), 2, 12, 53, 44)
    assert least < coverage(place) < most
    # no quarter of it is left to sea and sky alone, none is a blot
    width, height = place.size
    for x in range(3):
        for y in range(2):
            tile = place.crop((x * width // 3, y * height // 2, (x + 1) * width // 3, (y + 1) * height // 2))
            assert 0.04 < coverage(tile) < 0.62


@pytest.mark.parametrize("name", MONSTERS)
def test_the_sea_is_quiet_beside_the_panel(name: str) -> None:
    """Under the panel nothing is cut, and the strips beside it are lighter than the picture."""
    mono = picture(name, Mode.MONO)
    strips = [part(mono, 0, 48, 8, 68), part(mono, 47, 48, 55, 68)]
    assert all(0.02 < coverage(strip) < 0.36 for strip in strips)
    assert coverage(part(mono, 18, 48, 37, 66)) < 0.02


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("mode", Mode)
def test_mono_is_black_and_white_and_the_others_show_the_type_s_carmine(name: str, mode: Mode) -> None:
    plate = Plate()
    scene(name)(plate)
    canvas = LogCanvas(mode)
    with canvas.page(Page(WIDE, HIGH)):
        plate.draw(canvas, THEME)
    colours = set(re.findall(r"#[0-9A-Fa-f]{6}", canvas.finish()))
    if mode is Mode.MONO:
        assert colours == {"#000000", "#FFFFFF"}
    else:
        assert {"#1D2A38", "#A3192E", "#FFFFFF"} <= colours


@pytest.mark.parametrize("name", MONSTERS)
def test_saver_has_no_large_solid_area(name: str) -> None:
    grey = picture(name, Mode.SAVER).convert("L").point(lambda value: 255 if value > 128 else 0)
    side = round(2.2 * DPI / 25.4)
    tiles = grey.resize((grey.width // side, grey.height // side), Image.Resampling.BOX)
    assert all(value > 8 for value in tiles.tobytes())
    assert coverage(picture(name, Mode.SAVER)) < 0.9 * coverage(picture(name, Mode.FULL))


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("mode", Mode)
def test_a_scene_is_small(name: str, mode: Mode) -> None:
    assert len(pdf(name, mode)) - len(pdf("", mode)) < 18_000


def test_a_scene_is_drawn_in_no_time() -> None:
    """Each within twelve milliseconds on a free machine; here, in the time of the background that all of them share."""

    def seconds(*names: str) -> float:
        best = 9.0
        for _ in range(5):
            canvas = PdfCanvas(Document("x"))
            canvas.begin_page(Page(WIDE, HIGH))
            start = time.process_time()
            for name in names:
                plate = Plate()
                scene(name)(plate)
                plate.draw(canvas, THEME)
            if not names:
                plate = Plate()
                sky(plate, 26)
                sea(plate, 26)
                plate.draw(canvas, THEME)
            best = min(best, time.process_time() - start)
        return best

    background = seconds()
    for name in MONSTERS:
        assert seconds(name) < 6 * background


def test_a_scene_is_the_same_every_time() -> None:
    for name in MONSTERS:
        first = pdf(name, Mode.FULL)
        pdf.cache_clear()
        assert pdf(name, Mode.FULL) == first


def test_no_two_are_alike() -> None:
    """In the subject's place, blurred to 1.5 mm, so that silhouettes are compared and not lines."""
    small = {}
    for name in MONSTERS:
        place = part(picture(name, Mode.MONO), 2, 12, 53, 44).convert("L")
        small[name] = place.resize((34, 21), Image.Resampling.BOX)
    for i, one in enumerate(MONSTERS):
        for other in MONSTERS[i + 1 :]:
            difference = ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0]
            assert difference > 16, (one, other)


def test_the_sea_opens_for_a_path_of_light_and_closes_for_the_night() -> None:
    def shown(**how: float) -> Image.Image:
        plate = Plate()
        sea(plate, 26, **how)  # type: ignore[arg-type]
        canvas = PdfCanvas(Document("x"), Mode.MONO)
        with canvas.page(Page(WIDE, HIGH)):
            plate.draw(canvas, THEME)
        document = pypdfium2.PdfDocument(canvas.finish())
        try:
            image: Image.Image = document[0].render(scale=DPI / 72).to_pil()
            return image.convert("L")
        finally:
            document.close()

    def ink(image: Image.Image, *box: float) -> float:
        return coverage(image.crop(tuple(round(value * DPI / 25.4) for value in box)))  # type: ignore[arg-type]

    plain, lit, dark = shown(), shown(glint=40), shown(dark=1)
    assert ink(lit, 39, 30, 41, 43) < 0.5 * ink(plain, 39, 30, 41, 43)
    assert ink(lit, 5, 30, 25, 43) == pytest.approx(ink(plain, 5, 30, 25, 43), abs=0.01)
    assert ink(dark, 0, 27, 55, 43) > 1.2 * ink(plain, 0, 27, 55, 43)
    # lines lie closer at the horizon than near the eye: more of them in the same height
    rows = [plain.crop((100, round(top * DPI / 25.4), 102, round((top + 5) * DPI / 25.4))) for top in (27, 38)]
    assert ink(plain, 0, 26.4, 55, 70) > 0.02
    assert _lines(rows[0]) > _lines(rows[1])


def _lines(column: Image.Image) -> int:
    """Count the dark lines that a column of pixels crosses."""
    dark = [value < 128 for value in column.resize((1, column.height)).tobytes()]
    return sum(1 for before, here in pairwise(dark) if here and not before)


def test_backgrounds_keep_inside_the_box_at_its_edges() -> None:
    plate = Plate()
    sky(plate, 27, dark=1)
    clouds(plate, (2, 20, 20), (54, 18, 20))
    moon(plate, 20, 18, 3, crescent=True)
    birds(plate, (3, 15), (52, 15))
    sea(plate, 27, rough=1)
    waves_at(plate, 5, 40, 10)
    canvas = LogCanvas(Mode.FULL)
    with canvas.page(Page(WIDE, HIGH)):
        plate.draw(canvas, THEME)
    for mark in plate._marks:
        left, top, right, bottom = mark.path.box()
        assert left * 0.03 >= -0.05
        assert top * 0.03 >= -0.05
        assert right * 0.03 <= WIDE + 0.05
        assert bottom * 0.03 <= HIGH + 0.05
