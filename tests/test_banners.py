"""The banner that each game of ours hangs over its cover: it fills its box in every ink, and the list stays whole."""

import io
from collections.abc import Callable
from functools import cache, partial

import pypdfium2
import pytest

from pnp.draw.canvas import Canvas, Document, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.game import settle
from pnp.press.banner import draw_banner
from pnp.press.cover import cover
from pnp.press.options import Backs, PrintOptions
from pnp.press.paper import Paper
from pnp.press.plan import Plan, make_plan
from pnp.press.printing import make_pdf
from pnp.registry import games, templates_for
from pnp.seeds import SetupCode

DPI = 100
BOX = Box(20, 20, 206, 62)
OURS = {game.slug: game for game in games() if game.slug in ("carmine", "diluvium", "mu", "nautilion")}


@cache
def plan_of(slug: str, paper: Paper) -> Plan:
    game = OURS[slug]
    data = templates_for(game, None)
    kit = game.kit(game.setup(settle(game, SetupCode(slug, "KRAKEN-7")), data), data)
    return make_plan(kit, PrintOptions(paper=paper))


def seen(draw: Callable[[Canvas], None], mode: Mode) -> bytes:
    canvas = PdfCanvas(Document("banner"), mode)
    with canvas.page(Page(226, 82, "1")):
        draw(canvas)
    return canvas.finish()


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("slug", OURS)
def test_the_banner_of_a_game_fills_its_box_and_nothing_else(slug: str, mode: Mode) -> None:
    banner = plan_of(slug, Paper.A4).kit.banner
    assert banner is not None
    pdf = seen(partial(draw_banner, banner=banner, box=BOX, corner=3.0), mode)
    assert pdf == seen(partial(draw_banner, banner=banner, box=BOX, corner=3.0), mode)
    k = DPI / 25.4
    image = pypdfium2.PdfDocument(io.BytesIO(pdf))[0].render(scale=DPI / 72).to_pil().convert("RGB")
    if mode is Mode.MONO:
        assert all(r == g == b for _, (r, g, b) in image.getcolors(1 << 24))
    inside = image.convert("L").crop((round(20 * k), round(20 * k), round(206 * k), round(62 * k)))
    drawn = inside.point(lambda value: 255 if value < 250 else 0)
    pieces = [drawn.crop((i * inside.width // 6, 0, (i + 1) * inside.width // 6, inside.height)) for i in range(6)]
    assert all(piece.histogram()[255] > 0.04 * piece.width * piece.height for piece in pieces)
    if mode is Mode.SAVER:  # line work: no place of 3 mm is nearly full
        side = round(3 * k)
        assert inside.reduce(side).getextrema()[0] > 105
    image.paste("white", (int(20 * k) - 1, int(20 * k) - 1, int(206 * k) + 2, int(62 * k) + 2))
    assert image.convert("L").getextrema() == (255, 255)


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("slug", OURS)
def test_the_cover_of_a_game_names_it_and_all_its_parts(slug: str, paper: Paper) -> None:
    plan = plan_of(slug, paper)
    canvas = LogCanvas()
    with canvas.page(Page(paper.width, paper.height, "1")):
        cover(canvas, plan)
    words = [text.text for text in canvas.texts]
    assert {parts[0].title for _, parts in plan.kit.groups()} <= set(words)
    assert words.count(OURS[slug].title.upper()) == 1
    assert plan.kit.tagline in words
    assert not [text for text in canvas.texts if text.size < 6.5]


def test_a_title_that_is_drawn_can_be_searched() -> None:
    kit = plan_of("carmine", Paper.A4).kit
    page = pypdfium2.PdfDocument(make_pdf(kit, PrintOptions(parts=("cover",), backs=Backs.NONE)))[0]
    assert "CARMINE ARCHIPELAGO" in page.get_textpage().get_text_range()
