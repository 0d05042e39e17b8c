"""The sheets: the setup plan, and those to write on, the score sheet and the log of the turns."""

from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets.log_sheet import headers, log_parts
from pnp.games.mu.sheets.plan import plan_part
from pnp.games.mu.sheets.score_sheet import score_sheet_part
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["headers", "log_parts", "plan_part", "score_sheet_part", "written_parts"]


def written_parts(setup: MuSetup, data: Templates) -> list[Part]:
    """Give the sheets of a setup: all players share them."""
    return [score_sheet_part(setup, data), *log_parts(setup, data)]
