"""What tests of Nautilion's printed pages have in common: setups by their options, and pages as logs."""

from functools import cache
from itertools import combinations

from pnp.draw.canvas import Draw, Page
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.game import settle
from pnp.games.nautilion import game
from pnp.games.nautilion.setup import NautilionSetup, make_setup
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
ALL = tuple("+".join(some) or "none" for count in range(6) for some in combinations("12345", count))
"""All combinations of expansions."""


@cache
def setup(options: str = "", seed: str = "42") -> NautilionSetup:
    """Make a setup: `options` as in a code."""
    code = f"nautilion:{options}#{seed}" if options else f"nautilion#{seed}"
    return make_setup(settle(game, SetupCode.parse(code)), DATA)


def logged(draw: Draw, width: float = 196.0, height: float = 262.0, mode: Mode = Mode.FULL) -> LogCanvas:
    """Draw a page on a log."""
    canvas = LogCanvas(mode)
    with canvas.page(Page(width, height)):
        draw(canvas)
    return canvas
