"""What is printed for Continent of Mu."""

from pnp.games.mu.setup import MuSetup
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]


def box_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """Everything to play a setup with: the whole box, whatever is played, and the sheets of its continent."""
    return [*sheet_parts(setup, data)]


def sheet_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """The sheets of one more game."""
    del setup, data
    return []
