"""How much ink the kit of each game takes: the saver keeps its promise."""

import io

import pypdfium2
import pytest

from pnp.draw.ink import Mode
from pnp.game import Game, settle
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.registry import games, templates_for
from pnp.seeds import SetupCode

GAMES = list(games())
_DPI = 150
"""A renderer draws no line thinner than a pixel: with larger pixels fine lines would seem to cost more than they do."""


_TYPE = 0.03
"""What a page of type and rules takes anyhow: a kit of nothing else has nothing to save."""


def coverage(pdf: bytes) -> float:
    """The share of the paper that is dark, by luminance, over all pages."""
    document = pypdfium2.PdfDocument(io.BytesIO(pdf))
    dark = 0.0
    for page in document:
        counts = page.render(scale=_DPI / 72, grayscale=True).to_pil().histogram()
        dark += 1 - sum(value * count for value, count in enumerate(counts)) / 255 / sum(counts)
    pages = len(document)
    document.close()
    return dark / pages


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_saver_takes_at_most_two_fifths_of_the_ink_of_full(game: Game) -> None:
    data = templates_for(game, None)
    kit = game.kit(game.setup(settle(game, SetupCode(game.slug, "KRAKEN-7")), data), data)
    shares = {mode: coverage(make_pdf(kit, PrintOptions(ink=mode))) for mode in (Mode.FULL, Mode.SAVER)}
    print(", ".join(f"{mode} {100 * share:.2f} %" for mode, share in shares.items()))
    assert shares[Mode.SAVER] <= max(0.4 * shares[Mode.FULL], _TYPE)
