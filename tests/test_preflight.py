"""Preflight: every page of every game's kit and sheets, before it goes to a printer."""

import io
from typing import Any

import pytest
from pypdf import PdfReader

from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.type import SMALLEST
from pnp.game import Game, settle
from pnp.press.options import PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import EDGE, Paper
from pnp.press.part import Kit
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf
from pnp.registry import games, templates_for
from pnp.seeds import SetupCode

GAMES = list(games())


def kits(game: Game) -> list[Kit]:
    data = templates_for(game, None)
    setup = game.setup(settle(game, SetupCode(game.slug, "KRAKEN-7")), data)
    return [game.kit(setup, data), game.sheets(setup, data)]


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_all_type_is_legible_and_on_the_printable_part_of_the_paper(game: Game, paper: Paper) -> None:
    for kit in kits(game):
        canvas = LogCanvas()
        draw_pages(make_plan(kit, PrintOptions(paper=paper)), canvas, None)
        seen = [text for text in canvas.texts if text.colour]
        assert len(seen) > 100
        for text in seen:
            assert text.size >= SMALLEST - 0.01, text
            left, top, right, bottom = text.box
            # a box reaches from ascent to descent, which few letters do
            assert left >= EDGE - 0.3, text
            assert right <= paper.width - EDGE + 0.3, text
            assert top >= EDGE - 1.5, text
            assert bottom <= paper.height - EDGE + 1.5, text


def fonts_of(resources: Any, seen: set[int]) -> set[str]:
    """Give the fonts that are not embedded, here or in any form that is used."""
    missing: set[str] = set()
    for font in resources.get("/Font", {}).values():
        descriptor = font.get_object().get("/FontDescriptor")
        if descriptor is None or "/FontFile2" not in descriptor.get_object():
            missing.add(str(font.get_object()["/BaseFont"]))
    for reference in resources.get("/XObject", {}).values():
        form = reference.get_object()
        if id(form) not in seen and "/Resources" in form:
            seen.add(id(form))
            missing |= fonts_of(form["/Resources"], seen)
    return missing


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_all_fonts_are_embedded_and_pages_are_vectors(game: Game, mode: Mode) -> None:
    for kit in kits(game):
        reader = PdfReader(io.BytesIO(make_pdf(kit, PrintOptions(ink=mode))))
        for page in reader.pages:
            assert fonts_of(page["/Resources"], set()) == set()
            assert not list(page.images)


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_a_kit_is_small_enough_to_send(game: Game) -> None:
    kit, _ = kits(game)
    assert len(make_pdf(kit, PrintOptions())) < 2_500_000
    assert len(make_plan(kit, PrintOptions()).sheets) <= 40
