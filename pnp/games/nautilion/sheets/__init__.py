"""The sheets to write on: the seeded sea, the log, and the score sheet (section 10 of the rules)."""

from pnp.games.nautilion.sheets.sea_sheet import sea_sheet_part

__all__ = ["sea_sheet_part"]
