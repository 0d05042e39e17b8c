"""Diluvium's sheets: the setup plan of a code, the score sheet, the turn log, the ledgers and the dealer's list."""

from pnp.games.diluvium.setup import DiluviumSetup
from pnp.games.diluvium.sheets.dealer_list import dealer_part
from pnp.games.diluvium.sheets.ledger import ledger_parts
from pnp.games.diluvium.sheets.plan import plan_part
from pnp.games.diluvium.sheets.score_sheet import score_part
from pnp.games.diluvium.sheets.turn_log import headers, log_part
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["headers", "setup_sheets"]


def setup_sheets(setup: DiluviumSetup, data: Templates) -> list[Part]:
    """Everything that one more game needs; the dealer's list is printed when it is asked for."""
    parts = [plan_part(setup, data), score_part(setup, data), log_part(setup, data)]
    return [*parts, *ledger_parts(setup, data), dealer_part(setup, data)]
