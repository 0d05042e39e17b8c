"""The banner of a cover: hung once, cut off at its box, with the list below it whole."""

import io
from collections.abc import Callable
from dataclasses import replace

import pypdfium2
import pytest
from presskit import demo_kit, part

from pnp.draw.canvas import Canvas, Document, Page
from pnp.draw.ink import ink
from pnp.draw.log import LogCanvas, PlacedText
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box, Circle
from pnp.press.banner import Banner, draw_banner
from pnp.press.cover import cover
from pnp.press.options import PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan

SEA = ink("#2E7F8C")


def flood(canvas: Canvas, box: Box) -> None:
    """Draw far more than the box, as a picture may."""
    canvas.rect(box.left - 40, box.top - 40, box.width + 80, box.height + 80, fill=SEA)


def with_banner(kit: Kit) -> Kit:
    return replace(kit, banner=Banner(flood))


def logged(kit: Kit, options: PrintOptions) -> LogCanvas:
    canvas = LogCanvas(options.ink)
    draw_pages(make_plan(kit, options), canvas)
    return canvas


def on_cover(canvas: LogCanvas) -> list[PlacedText]:
    return [text for text in canvas.texts if text.page == 1]


def listed(groups: int) -> Kit:
    coin = Circle(5, 5, 5)
    parts = [part(f"part-{i}", coin, group=f"group {i}", title=f"Parts, Number {i}") for i in range(groups)]
    return with_banner(Kit("Isles of Brass", "brass#HERON", tuple(parts), "a made-up game", ("Shuffle the cards.",)))


@pytest.mark.parametrize("paper", list(Paper))
def test_a_banner_is_hung_once_and_stays_off_the_papers_edge(paper: Paper) -> None:
    hung: list[Box] = []
    kit = replace(demo_kit(), banner=Banner(lambda canvas, box: hung.append(box)))
    logged(kit, PrintOptions(paper=paper, copies=2))
    (box,) = hung
    assert box.left > 10
    assert box.top > 10
    assert box.right < paper.width - 10
    assert box.height >= 32


def test_sheets_alone_have_no_banner() -> None:
    hung: list[Box] = []
    kit = replace(demo_kit(), cover=False, banner=Banner(lambda canvas, box: hung.append(box)))
    logged(kit, PrintOptions())
    assert hung == []


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("groups", [8, 20, 25])
def test_below_a_banner_a_long_list_is_whole(groups: int, paper: Paper) -> None:
    found = [text.text for text in on_cover(logged(listed(groups), PrintOptions(paper=paper)))]
    assert sum(text.startswith("Parts, Number") for text in found) == groups
    assert "Calibration" in found
    assert not any(text.startswith("and ") for text in found)


def test_a_short_list_leaves_more_room_to_the_picture_than_a_long_one() -> None:
    def height(groups: int) -> float:
        hung: list[Box] = []
        kit = replace(listed(groups), banner=Banner(lambda canvas, box: hung.append(box)))
        logged(kit, PrintOptions(paper=Paper.LETTER))
        return hung[0].height

    assert height(8) > height(26) >= 32


def test_the_title_is_lettered_by_the_banner_or_in_the_type_of_the_house() -> None:
    said: list[str] = []
    plain = on_cover(logged(with_banner(demo_kit()), PrintOptions()))
    assert "ISLES OF BRASS" in [text.text for text in plain]
    own = replace(demo_kit(), banner=Banner(flood, lambda canvas, text, x, y, width: said.append(text)))
    assert "ISLES OF BRASS" not in [text.text for text in on_cover(logged(own, PrintOptions()))]
    assert said == ["Isles of Brass"]


def test_without_a_banner_the_cover_is_as_it_was(golden: Callable[[str, str], None]) -> None:
    canvas = LogCanvas()
    with canvas.page(Page(210, 297, "1")):
        cover(canvas, make_plan(demo_kit(), PrintOptions()))
    golden("press/cover-a4.txt", canvas.finish())


def test_what_runs_over_the_box_of_a_banner_is_cut_off() -> None:
    canvas = PdfCanvas(Document("banner"))
    with canvas.page(Page(226, 82, "1")):
        draw_banner(canvas, Banner(flood), Box(20, 20, 206, 62), 3.0)
    image = pypdfium2.PdfDocument(io.BytesIO(canvas.finish()))[0].render(scale=100 / 72).to_pil().convert("L")
    k = 100 / 25.4

    def dark(x: float, y: float) -> bool:
        return bool(image.getpixel((round(x * k), round(y * k))) != 255)

    assert dark(21, 24)
    assert dark(24, 21)
    assert dark(205, 61)
    assert not dark(21, 21)  # the corner of the frame
    assert not dark(19, 40)
    assert not dark(113, 64)
