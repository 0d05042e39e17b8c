"""Ports: stories told, ships, cannons and provisions bought (CA-P)."""

from msgspec.structs import replace

from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.charter import Charter, Report
from pnp.games.carmine.ledger import fill_hold, gain, mount_cannon, spend
from pnp.games.carmine.places import name_of
from pnp.games.carmine.sheet import Sheet

__all__ = ["WARES", "buy", "price_of", "visit", "visitable"]

WARES = ("cannon", "hold", "ship")
"""What can be bought: the next cannon, a full hold, the next ship."""


def visitable(sheet: Sheet, board: Board) -> int:
    """CA-P1, P4: the ports beside the ship, of which one is chosen."""
    return 0 if sheet.at is None else GRID.beside[sheet.at] & board.ports


def visit(sheet: Sheet, charter: Charter, port: int, report: Report) -> Sheet | None:
    """CA-P1, P2: put in at a port, and tell the story where it has not been told; None if there is no such visit.

    The story box that is crossed off for the telling comes after it, and is part of the next story only.
    """
    if not visitable(sheet, charter.board) >> port & 1:
        name = name_of(port)
        if port >= GRID.size or not charter.board.ports >> port & 1:
            report("CA-P1", f"{name} is not a port", name)
        else:
            report("CA-P1", f"the ship is not beside {charter.port(port)}", name)
        return None
    if sheet.told >> port & 1:
        return sheet
    slots = charter.ledger.renown.boxes
    renown = (*sheet.renown, sheet.story) if len(sheet.renown) < slots else sheet.renown
    sheet = replace(sheet, told=sheet.told | 1 << port, renown=renown)
    return gain(sheet, charter.ledger, "story", charter.ledger.port.told)


def price_of(sheet: Sheet, charter: Charter, ware: str) -> int | None:
    """CA-P3: the gold for a ware; None beyond the end of a track. A full hold may be bought again."""
    ledger = charter.ledger
    if ware == "hold":
        return ledger.port.hold
    if ware == "ship":
        return ledger.ships[sheet.ship].price if sheet.ship < len(ledger.ships) else None
    return ledger.cannons.prices[sheet.cannons] if sheet.cannons < len(ledger.cannons.prices) else None


def buy(sheet: Sheet, charter: Charter, ware: str, report: Report) -> Sheet:
    """CA-P3: buy one thing."""
    price = price_of(sheet, charter, ware)
    if price is None:
        report("CA-P3", f"there is no {ware} left to buy")
        return sheet
    if price > sheet.gold:
        what = "a full hold" if ware == "hold" else f"the next {ware}"
        report("CA-P3", f"{what} costs {price} gold, and there is {sheet.gold}")
        return sheet
    sheet = spend(sheet, "gold", price)
    if ware == "hold":
        return fill_hold(sheet, charter.ledger)
    if ware == "ship":
        return replace(sheet, ship=sheet.ship + 1)
    return mount_cannon(sheet, charter.ledger)
