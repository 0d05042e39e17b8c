"""Carmine Archipelago: a flip-roll-and-draw sailing game for 1 to 6 players."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pnp.errors import OptionError, PnpError
from pnp.game import Option, Setup
from pnp.seeds import SetupCode, clean_seed
from pnp.templates import Templates, house_templates

if TYPE_CHECKING:
    from pnp.press.part import Kit

__all__ = ["Carmine", "game"]

_STEPS = (
    "Give every player one copy of the Adventure Board and a pencil: all sail the same waters.",
    "Keep this page: its setup code brings the same archipelago back.",
)


def _board(text: str) -> str:
    """A board by the name of its face, or by a seed of its own: both are written in capitals."""
    try:
        return clean_seed(text)
    except PnpError as error:
        raise OptionError(f"board cannot be “{text}”: {error}") from None


class Carmine:
    """The game as the registry knows it; what draws or generates is imported by the methods that need it."""

    slug = "carmine"
    title = "Carmine Archipelago"
    tagline = "Sail, draw what you meet, and tell the tale: a flip-roll-and-draw game for 1 to 6 players"
    version = 1
    options: tuple[Option, ...] = (
        Option("players", "How many play.", "1", ("1", "2", "3", "4", "5", "6")),
        Option("deck", "How long and how hard the voyage is.", "standard", ("standard", "challenging", "short")),
        Option("mirror", "Whether adventures may be drawn as mirror images.", "no", ("no", "yes")),
        Option(
            "board",
            "The face A1 to L2, or any text as the seed of another; left out, the seed gives one.",
            "",
            (),
            _board,
        ),
    )
    templates = house_templates()

    def setup(self, code: SetupCode, data: Templates) -> Setup:
        from pnp.games.carmine.setup import make_setup

        return make_setup(code, data)

    def read_setup(self, document: Mapping[str, Any], data: Templates) -> Setup:
        from pnp.games.carmine.setup import read_setup

        return read_setup(document, data)

    def kit(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.games.carmine.parts import board_part, boards
        from pnp.games.carmine.setup import CarmineSetup
        from pnp.press.part import Kit

        assert isinstance(setup, CarmineSetup)
        faces = (replace(part, extra=True) for part in boards(data))
        board = board_part(setup.chart, setup.label, setup.code, data)
        return Kit(self.title, setup.code, (board, *faces), self.tagline, _STEPS)

    def sheets(self, setup: Setup, data: Templates) -> "Kit":
        from pnp.games.carmine.parts import board_part
        from pnp.games.carmine.setup import CarmineSetup
        from pnp.press.part import Kit

        assert isinstance(setup, CarmineSetup)
        return Kit(
            self.title, setup.code, (board_part(setup.chart, setup.label, setup.code, data),), self.tagline, cover=False
        )


game = Carmine()
