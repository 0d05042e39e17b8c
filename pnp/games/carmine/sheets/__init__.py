"""The sheets to write on: the seeded voyage sheet, the score pad, and the log."""

from dataclasses import replace

from pnp.games.carmine.setup import CarmineSetup
from pnp.games.carmine.sheets.log_sheet import log_sheet_part
from pnp.games.carmine.sheets.score_pad import score_pad_part
from pnp.games.carmine.sheets.voyage_sheet import voyage_sheet_parts
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["sheet_parts"]


def sheet_parts(setup: CarmineSetup, data: Templates) -> list[Part]:
    """Give the sheets of a setup: one of each for every player, and one pad for all.

    At a common table people roll their own dice: then there is no voyage sheet.
    """
    voyage = [] if setup.dice is None else voyage_sheet_parts(setup, data)
    own = [replace(part, count=setup.players) for part in (*voyage, log_sheet_part(setup, data))]
    return [*own[:-1], score_pad_part(setup, data), own[-1]]
