"""Scoring: the lines of the score sheet, whose sum is the total (CA-F)."""

from collections.abc import Iterator, Mapping

from pnp.game import Score, ScoreLine
from pnp.games.carmine.board import GRID
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.components import Gains
from pnp.games.carmine.sheet import Sheet

__all__ = ["score", "title"]


def score(sheet: Sheet, charter: Charter) -> Score:
    """CA-F6: the renown column, the final story and all that is added to them; ties: unspent gold, then provisions."""
    return Score(tuple(_lines(sheet, charter)), (sheet.gold, sheet.provisions))


def title(total: int, charter: Charter) -> str | None:
    """CA-V1: what a solo player may be called."""
    return charter.ledger.title(total) if charter.players == 1 else None


def _lines(sheet: Sheet, charter: Charter) -> Iterator[ScoreLine]:
    ledger = charter.ledger
    yield ScoreLine("Stories told in ports", sum(sheet.renown), "CA-P2")
    yield ScoreLine("Final story", sheet.story, "CA-F2")
    missed = (charter.board.pirates & ~sheet.spent).bit_count()
    yield ScoreLine("Pirates not met", ledger.scoring.pirates * missed, "CA-F3")
    yield ScoreLine("In port at the end", _berth(sheet, charter), "CA-F4")
    ships = sum(ship.renown for ship in ledger.ships[: sheet.ship])
    yield ScoreLine("Ships", ships, "CA-F5")
    yield ScoreLine("Provisions track", _yellow(ledger.provisions.bonuses, sheet.provisions_boxes), "CA-F5")
    yield ScoreLine("Gold track", _yellow(ledger.gold.bonuses, sheet.gold_boxes), "CA-F5")
    yield ScoreLine("Story track", _yellow(ledger.story.bonuses, sheet.story), "CA-F5")
    yield ScoreLine("Cannons", _yellow(ledger.cannons.bonuses, sheet.cannons), "CA-F5")
    yield ScoreLine("Treasure", sheet.treasure, "CA-F5")
    yield ScoreLine("All ports told", _yellow(ledger.renown.bonuses, len(sheet.renown)), "CA-F5")
    if sheet.bonus:  # only where a corrected table of gains has renown in it
        yield ScoreLine("Rewards", sheet.bonus, "CA-F5")


def _berth(sheet: Sheet, charter: Charter) -> int:
    """CA-F4: the home port counts more than any other."""
    beside = 0 if sheet.at is None else GRID.beside[sheet.at] & charter.board.ports
    if sheet.home is not None and beside >> sheet.home & 1:
        return charter.ledger.scoring.home
    return charter.ledger.scoring.port if beside else 0


def _yellow(bonuses: Mapping[int, Gains], boxes: int) -> int:
    """CA-F5, H2: the renown of all boxes up to the last one marked."""
    return sum(
        amount for box, gains in bonuses.items() if box <= boxes for resource, amount in gains if resource == "renown"
    )
