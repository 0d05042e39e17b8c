"""What is printed for Diluvium."""

from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets import setup_sheets
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]


def box_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """Everything to play a setup with: the whole box, whatever is played, and the sheets of its ocean."""
    return sheet_parts(setup, data)


def sheet_parts(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """The sheets of one more game."""
    return setup_sheets(setup, data)
