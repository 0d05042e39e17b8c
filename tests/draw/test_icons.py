"""The icons: every one can be read, keeps to its grid, is seen at 4 mm and is told from all the others."""

import math
from functools import cache
from itertools import combinations
from pathlib import Path as FilePath

import pytest
from PIL import Image, ImageFilter, ImageStat
from pixels import of_pdf

from pnp.draw.canvas import Document, Page
from pnp.draw.icons import GRID, Icons, stamp_icon
from pnp.draw.ink import BLACK, WHITE, Ink, Mode, Paint
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Path, Point
from pnp.draw.specimen import PER_PAGE, draw_specimen, specimen_pages
from pnp.errors import TemplateError
from pnp.templates import Templates, house_templates

ICONS = Icons(Templates(house_templates()))
NAMES = sorted(ICONS)
WINDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")

# -- pictures --------------------------------------------------------------------------------------

DPI = 600
SIZE = 4.0
PITCH = 5.08
"""120 pixels at 600 dpi, so that every icon falls on the same raster."""
ACROSS = 10


@cache
def pictures() -> dict[str, Image.Image]:
    """Print every icon in black at 4 mm on one page, and cut the page up: white is ink."""
    down = -(-len(NAMES) // ACROSS)
    canvas = PdfCanvas(Document("Icons"))
    places = {name: divmod(i, ACROSS) for i, name in enumerate(NAMES)}
    with canvas.page(Page(ACROSS * PITCH, down * PITCH)):
        for name, (row, column) in places.items():
            stamp_icon(canvas, ICONS, name, (column + 0.5) * PITCH, (row + 0.5) * PITCH, SIZE, BLACK)
    page = of_pdf(canvas.finish(), DPI).convert("L").point(lambda value: 255 - value)
    side, pitch = round(SIZE * DPI / 25.4), PITCH * DPI / 25.4
    cut: dict[str, Image.Image] = {}
    for name, (row, column) in places.items():
        left, top = (round((at + 0.5) * pitch - side / 2) for at in (column, row))
        cut[name] = page.crop((left, top, left + side, top + side))
    return cut


def ink_of(picture: Image.Image) -> float:
    """Give the share of a picture that is ink."""
    return ImageStat.Stat(picture).mean[0] / 255


def test_at_4_mm_there_is_enough_ink_to_see_and_enough_paper_to_tell() -> None:
    coverage = {name: ink_of(picture) for name, picture in pictures().items()}
    assert {name: share for name, share in coverage.items() if not 0.12 <= share <= 0.75} == {}


def test_at_4_mm_hardly_any_ink_is_too_thin_to_print() -> None:
    """Ink that is thinner than 0.13 mm is lost on a home printer: the tips of points may be, lines may not."""
    lost = {}
    for name, picture in pictures().items():
        kept = picture.filter(ImageFilter.MinFilter(3)).filter(ImageFilter.MaxFilter(3))
        lost[name] = 1 - ink_of(kept) / ink_of(picture)
    assert {name: share for name, share in lost.items() if share > 0.03} == {}


def test_at_4_mm_hardly_any_gap_is_too_narrow_to_stay_open() -> None:
    """A gap of less than 0.13 mm fills with ink: the inmost corners of notches may, cuts may not."""
    filled = {}
    for name, picture in pictures().items():
        spread = picture.filter(ImageFilter.MaxFilter(3)).filter(ImageFilter.MinFilter(3))
        filled[name] = ink_of(spread) / ink_of(picture) - 1
    assert {name: share for name, share in filled.items() if share > 0.06} == {}


def test_no_two_icons_are_alike() -> None:
    small = {name: picture.resize((16, 16), Image.Resampling.BOX).tobytes() for name, picture in pictures().items()}
    alike = {}
    for one, other in combinations(NAMES, 2):
        apart = sum(abs(a - b) for a, b in zip(small[one], small[other], strict=True)) / (255 * 256)
        if apart < 0.02:
            alike[one, other] = apart
    assert alike == {}


# -- path data -------------------------------------------------------------------------------------


def pieces(path: Path) -> list[list[Point]]:
    """Give the points along each piece of a path, close enough together to measure with."""
    found: list[list[Point]] = []
    for letter, *n in path.steps:
        if letter == "M":
            found.append([(n[0], n[1])])
        elif letter == "L":
            found[-1].append((n[0], n[1]))
        elif letter == "C":
            (x, y), (x1, y1, x2, y2, x3, y3) = found[-1][-1], n
            for i in range(1, 17):
                t = i / 16
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                found[-1].append((a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3))
    return found


def area(points: list[Point]) -> float:
    around = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in around)) / 2


def test_there_are_icons_for_all_that_the_games_speak_of() -> None:
    assert len(ICONS) >= 60
    assert {*WINDS, *(f"die-{n}" for n in range(1, 7))} <= set(ICONS)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_stays_on_its_grid(name: str) -> None:
    icon = ICONS[name]
    filled = [point for piece in pieces(icon.fill) for point in piece]
    drawn = [point for piece in pieces(icon.stroke) for point in piece]
    for points, reach in ((filled, 0.0), (drawn, icon.width / 2)):
        for x, y in points:
            assert reach <= x <= GRID - reach
            assert reach <= y <= GRID - reach


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_no_speck_and_every_area_is_closed(name: str) -> None:
    fill = ICONS[name].fill
    assert [round(area(piece), 2) for piece in pieces(fill) if area(piece) < 1.5] == []
    assert sum(step[0] == "M" for step in fill.steps) == sum(step[0] == "Z" for step in fill.steps)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_fills_its_grid(name: str) -> None:
    """Icons that stand side by side look equally large: each spans the grid one way, and sits in its middle."""
    left, top, right, bottom = pictures()[name].getbbox() or (0, 0, 0, 0)
    unit = pictures()[name].width / GRID
    assert max(right - left, bottom - top) >= 18.5 * unit
    assert abs((left + right) / 2 / unit - 12) < 1.6
    assert abs((top + bottom) / 2 / unit - 12) < 1.6


def test_the_eight_winds_are_one_drawing_turned() -> None:
    north = ICONS["n"].fill
    for eighth, name in enumerate(WINDS):
        cos, sin = math.cos(eighth * math.pi / 4), math.sin(eighth * math.pi / 4)
        steps = ICONS[name].fill.steps
        assert [step[0] for step in steps] == [step[0] for step in north.steps]
        for (_, *here), (_, *there) in zip(north.steps, steps, strict=True):
            for i in range(0, len(here), 2):
                x, y = here[i] - 12, here[i + 1] - 12
                assert there[i] == pytest.approx(12 + x * cos - y * sin, abs=0.05)
                assert there[i + 1] == pytest.approx(12 + x * sin + y * cos, abs=0.05)


# -- files -----------------------------------------------------------------------------------------


def written(folder: FilePath, **files: str) -> Icons:
    (folder / "icons").mkdir()
    for name, text in files.items():
        (folder / "icons" / f"{name}.toml").write_text(text, encoding="utf-8")
    return Icons(Templates(folder))


def test_a_name_stands_in_one_file_only(tmp_path: FilePath) -> None:
    icon = '[anchor]\ntitle = "Anchor"\nstroke = "M2 2H22"\n'
    with pytest.raises(TemplateError, match=r"sea\.toml: the icon anchor is in harbour\.toml already"):
        written(tmp_path, harbour=icon, sea=icon)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[Big]\ntitle = "Big"\nfill = "M2 2H22V22Z"', "“Big” is no name of an icon"),
        ('[dot]\ntitle = "Dot"', "the icon dot has neither fill nor stroke"),
        ('[dot]\ntitle = "Dot"\nfil = "M2 2H22V22Z"', "the icon dot is wrong: .*`fil`"),
        ('[dot]\nfill = "M2 2H22V22Z"', "the icon dot is wrong: .*`title`"),
        ('[hair]\ntitle = "Hair"\nstroke = "M2 2H22"\nwidth = 0.5', r"the icon hair is wrong: .* >= 1\.4"),
        ("dot = 3", "the icon dot is wrong"),
    ],
)
def test_a_wrong_icon_is_refused_with_its_name_and_file(tmp_path: FilePath, text: str, message: str) -> None:
    with pytest.raises(TemplateError, match=rf"sea\.toml: {message}"):
        written(tmp_path, sea=text)


@pytest.mark.parametrize("data", ["22 2L3 3", "M2 2L22", "M2 2X4 4", "M2 2L3 three", "L2 2"])
def test_wrong_path_data_is_refused_with_icon_and_file(tmp_path: FilePath, data: str) -> None:
    icons = written(tmp_path, sea=f'[reef]\ntitle = "Reef"\nfill = "{data}"')
    with pytest.raises(TemplateError, match=r"sea\.toml: the fill of the icon reef is no path data: "):
        icons["reef"]


def test_a_misspelt_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(TemplateError, match="no icon named seahors; the nearest is seahorse"):
        ICONS["seahors"]
    with pytest.raises(TemplateError, match=r"no icon named qqq$"):
        ICONS["qqq"]


# -- drawing ---------------------------------------------------------------------------------------


def test_an_icon_is_one_drawing_for_each_ink() -> None:
    red = Ink("#A3192E")
    assert ICONS.symbol("gold", red) is ICONS.symbol("gold", Ink("#A3192E"))
    # Inks that differ in one mode alone are different drawings, since a document may be in any mode.
    names = {ICONS.symbol("gold", ink).name for ink in (red, Ink("#A3192E", mono=Paint("#FFFFFF")), BLACK, WHITE)}
    assert len(names) == 4


@pytest.mark.parametrize("turn", [0, 90, 180, 30])
def test_an_icon_is_centred_whichever_way_it_is_turned(turn: float) -> None:
    canvas = PdfCanvas(Document("Icons"))
    with canvas.page(Page(30, 30)):
        stamp_icon(canvas, ICONS, "plus", 12, 18, 12, BLACK, turn=turn)
    picture = of_pdf(canvas.finish(), 254).convert("L").point(lambda value: 255 - value)
    left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
    assert (left + right) / 2 == pytest.approx(120, abs=1)
    assert (top + bottom) / 2 == pytest.approx(180, abs=1)


def test_an_icon_takes_the_colour_of_an_ink_and_never_its_pattern() -> None:
    hatched = Ink("#A3192E", mono=Paint("#000000", hatch=45))
    shown = []
    for ink in (hatched, BLACK):
        canvas = PdfCanvas(Document("Icons"), Mode.MONO)
        with canvas.page(Page(10, 10)):
            stamp_icon(canvas, ICONS, "anvil", 5, 5, 8, ink)
        shown.append(of_pdf(canvas.finish(), 300).tobytes())
    assert shown[0] == shown[1]


# -- specimen --------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", [(210.0, 297.0), (215.9, 279.4)])
@pytest.mark.parametrize("mode", list(Mode))
def test_the_specimen_names_every_icon_inside_the_margins(paper: tuple[float, float], mode: Mode) -> None:
    canvas = LogCanvas(mode)
    count = draw_specimen(canvas, paper, ICONS)
    assert count == len(canvas.pages) == -(-len(ICONS) // PER_PAGE) == len(specimen_pages(ICONS, 188, 270))
    assert sorted(ICONS) == sorted(text.text for text in canvas.texts if text.text in ICONS)
    for text in canvas.texts:
        assert text.box.left >= 5
        assert text.box.top >= 5
        assert text.box.right <= paper[0] - 5
        assert text.box.bottom <= paper[1] - 5
