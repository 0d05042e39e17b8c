"""The sheets to write on: the seeded sea, the log of its turns, and the score sheet."""

from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.sheets.log_sheet import headers, log_sheet_part
from pnp.games.nautilion.sheets.score_sheet import score_sheet_part
from pnp.games.nautilion.sheets.sea_sheet import sea_sheet_part
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["headers", "sheet_parts"]


def sheet_parts(setup: NautilionSetup, data: Templates) -> list[Part]:
    """Give the sheets of a setup: captains share all of them."""
    return [sea_sheet_part(setup, data), log_sheet_part(setup, data), score_sheet_part(setup, data)]
