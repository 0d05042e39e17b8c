"""The engravings of the chart: inside their boxes, in every mode, and cheap enough for a page."""

import io
import re
from collections.abc import Callable

import pypdfium2
import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from pnp.draw.canvas import Canvas, Document, Page, Symbol, moving
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings import (
    RIBBON_HEIGHT,
    corner_star,
    cost_rose,
    draw_game_line,
    draw_ribbon_title,
    rose,
    serpent,
    ship,
)
from pnp.templates import Templates, house_templates

THEME = Templates(house_templates()).read("carmine/theme.toml", Theme)
WIDE, HIGH = 160.0, 60.0
DPI = 300

SYMBOLS: dict[str, Callable[[Theme], Symbol]] = {
    "ship": ship,
    "serpent": serpent,
    "rose": lambda theme: rose(theme, 10),
    "small rose": lambda theme: rose(theme, 4),
    "map rose": lambda theme: rose(theme, 12, "rose", "rhumb-carmine"),
    "cost rose": cost_rose,
    "corner": lambda theme: corner_star(theme, 7.5),
}
TITLES = ["Brine", "Coral Cay", "The Lantern Isles", "The Wandering Archipelago", "Isles of the Drowned Choirs"]


def pdf(draw: Callable[[Canvas], object], mode: Mode = Mode.FULL) -> bytes:
    canvas = PdfCanvas(Document("x"), mode)
    with canvas.page(Page(WIDE, HIGH)):
        draw(canvas)
    return canvas.finish()


def picture(draw: Callable[[Canvas], object], mode: Mode = Mode.FULL) -> Image.Image:
    document = pypdfium2.PdfDocument(pdf(draw, mode))
    try:
        image: Image.Image = document[0].render(scale=DPI / 72).to_pil()
        return image.convert("RGB")
    finally:
        document.close()


def inked(image: Image.Image) -> Box:
    """Give the box of everything that is not white, in mm."""
    box = ImageChops.invert(image.convert("L")).point(lambda value: 255 if value > 24 else 0).getbbox()
    assert box is not None
    return Box(*(value * 25.4 / DPI for value in box))


def everything(canvas: Canvas) -> None:
    x = 3.0
    for give in SYMBOLS.values():
        symbol = give(THEME)
        canvas.stamp(symbol, moving(x - symbol.box.left * 0.5, 45, 0.5))
        x += symbol.box.width * 0.5 + 2
    draw_ribbon_title(canvas, THEME, 80, 5, 120, "The Lantern Isles")


@pytest.mark.parametrize("name", SYMBOLS)
@pytest.mark.parametrize("mode", Mode)
def test_an_engraving_stays_inside_its_box_and_nearly_fills_it(name: str, mode: Mode) -> None:
    """Drawn without the clip of a symbol, so that what would be cut off is seen."""
    symbol = SYMBOLS[name](THEME)

    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(80, 38)):
            symbol.draw(canvas)

    seen = inked(picture(draw, mode))
    left, top, right, bottom = symbol.box
    assert seen.left >= 80 + left - 0.1
    assert seen.right <= 80 + right + 0.1
    assert seen.top >= 38 + top - 0.1
    assert seen.bottom <= 38 + bottom + 0.1
    assert seen.width > 0.9 * symbol.box.width
    assert seen.height > 0.75 * symbol.box.height


@pytest.mark.parametrize("mode", Mode)
def test_each_mode_draws_and_mono_is_black_and_white_alone(mode: Mode) -> None:
    canvas = LogCanvas(mode)
    with canvas.page(Page(WIDE, HIGH)):
        everything(canvas)
        draw_game_line(canvas, THEME, 80, 40, "Carmine Archipelago")
    colours = set(re.findall(r"#[0-9A-Fa-f]{6}", canvas.finish()))
    if mode is Mode.MONO:
        assert colours == {"#000000", "#FFFFFF"}
    else:
        assert {"#1D2A38", "#A3192E", "#FFFFFF"} <= colours


def test_saver_leaves_no_solid_area() -> None:
    """No square of 1.2 mm is dark all over, where the full print has several."""

    def solid(mode: Mode) -> int:
        grey = picture(everything, mode).convert("L").point(lambda value: 255 if value > 128 else 0)
        side = round(1.2 * DPI / 25.4)
        tiles = grey.resize((grey.width // side, grey.height // side), Image.Resampling.BOX)
        return sum(1 for value in tiles.tobytes() if value < 20)

    assert solid(Mode.FULL) > 0
    assert solid(Mode.SAVER) == 0


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("width", [90.0, 124.0])
def test_a_ribbon_holds_its_title(title: str, width: float) -> None:
    canvas = LogCanvas()
    with canvas.page(Page(WIDE, HIGH)):
        draw_ribbon_title(canvas, THEME, 80, 10, width, title)
    (words,) = canvas.texts
    assert words.text == title.upper()
    assert words.colour == ""
    assert words.box.left > 80 - width * 0.415
    assert words.box.right < 80 + width * 0.415
    seen = inked(picture(lambda canvas: draw_ribbon_title(canvas, THEME, 80, 10, width, title)))
    assert seen.left == pytest.approx(80 - width / 2, abs=0.5)
    assert seen.right == pytest.approx(80 + width / 2, abs=0.5)
    assert seen.top == pytest.approx(10, abs=0.5)
    assert seen.bottom == pytest.approx(10 + RIBBON_HEIGHT, abs=0.6)


def test_a_short_title_is_spaced_out_and_a_long_one_is_not() -> None:
    def spaced(title: str) -> bool:
        canvas = LogCanvas()
        with canvas.page(Page(WIDE, HIGH)):
            draw_ribbon_title(canvas, THEME, 80, 10, 124, title)
        style = THEME.type("title")
        return canvas.texts[0].box.width > style.width(title.upper()) + 2

    assert spaced("Brine")
    assert not spaced("The Lantern Isles")


def test_a_title_and_a_game_line_can_be_found_in_the_file() -> None:
    def draw(canvas: Canvas) -> None:
        draw_game_line(canvas, THEME, 80, 8, "Carmine Archipelago")
        draw_ribbon_title(canvas, THEME, 80, 12, 120, "The Lantern Isles")

    text = PdfReader(io.BytesIO(pdf(draw))).pages[0].extract_text()
    assert "CARMINE ARCHIPELAGO" in text
    assert "THE LANTERN ISLES" in text


def test_flourishes_are_mirror_images() -> None:
    image = picture(lambda canvas: draw_game_line(canvas, THEME, 80, 30, "Oho"))
    middle = round(80 * DPI / 25.4)
    left = inked(image.crop((0, 0, middle - 100, image.height)))
    right = inked(image.crop((middle + 100, 0, image.width, image.height)))
    assert left.width == pytest.approx(right.width, abs=0.4)
    assert (left.top, left.bottom) == pytest.approx((right.top, right.bottom), abs=0.1)


def test_the_cost_of_a_step_grows_with_each_eighth_away_from_the_wind() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(WIDE, HIGH)):
        canvas.stamp(cost_rose(THEME), moving(80, 30))
    costs = {(round(words.box.centre[0] - 80), words.text) for words in canvas.texts}
    assert sorted(words.text for words in canvas.texts) == ["1", "2", "2", "3", "3", "4", "4", "5"]
    assert {x for x, text in costs if text in "15"} == {0}
    north = min(canvas.texts, key=lambda words: words.box.top)
    assert north.text == "1"


def test_all_of_them_together_are_small_and_the_same_every_time() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.stamp(ship(THEME), moving(20, 45))
        canvas.stamp(serpent(THEME), moving(60, 45))
        canvas.stamp(rose(THEME, 9), moving(100, 45))
        draw_ribbon_title(canvas, THEME, 80, 5, 120, "The Lantern Isles")

    first = pdf(draw)
    assert len(first) < 45_000
    assert pdf(draw) == first
