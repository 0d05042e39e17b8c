"""The Adventure Phase: a card is revealed, and drawn on the sheet or applied to it (CA-D, CA-C).

Where an adventure may lie is the matter of `drawing`; here it is put on the sheet. One that lies wrong is put there as
well, as far as it lies on sea: it stands on the player's paper, and what is sailed afterwards is sailed around it.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.games.carmine.board import GRID
from pnp.games.carmine.charter import Charter, Report
from pnp.games.carmine.components import Adventure, Smooth
from pnp.games.carmine.drawing import judge_drawing
from pnp.games.carmine.ledger import gain_all
from pnp.games.carmine.places import name_of
from pnp.games.carmine.sheet import Sheet

__all__ = ["POWERS", "berths", "draw", "mark", "place_ship", "smooth_sailing"]

POWERS = ("monsters", "pirates")


def draw(sheet: Sheet, charter: Charter, adventure: Adventure, places: Sequence[int] | None, report: Report) -> Sheet:
    """CA-D1 to D13, V2: draw an adventure; None skips it (CA-D10)."""
    waters = sheet.waters(charter.board)
    for violation in judge_drawing(
        waters, adventure, places, solo=charter.solo, mirror=charter.mirror, ports=charter.names
    ):
        report(violation.rule, violation.message, *violation.cells)
    return mark(sheet, adventure, tuple(place for place in places or () if charter.board.sea >> place & 1))


def mark(sheet: Sheet, adventure: Adventure, cells: tuple[int, ...]) -> Sheet:
    """Put an adventure on the sheet, a current from tail to head."""
    if not cells:
        return sheet
    drawn = 0
    for cell in cells:
        drawn |= 1 << cell
    if adventure.kind == "monster":
        return replace(sheet, monster_cells=sheet.monster_cells | drawn)
    if adventure.kind == "peril":
        return replace(sheet, peril_cells=sheet.peril_cells | drawn)
    if adventure.kind == "rocks":
        return replace(sheet, rocks=sheet.rocks | drawn)
    if adventure.kind == "current":
        return replace(sheet, current_cells=sheet.current_cells | drawn, currents=(*sheet.currents, cells))
    return sheet


def smooth_sailing(sheet: Sheet, charter: Charter, card: Smooth, choice: str | None, report: Report) -> Sheet:
    """CA-C1, C2: apply a Smooth Sailing Card; a power track at its end stays there."""
    sheet = gain_all(sheet, charter.ledger, card.gains)
    power = card.power
    if power == "any":
        if choice not in POWERS:
            which = "neither is chosen" if choice is None else f"“{choice}” is neither"
            report("CA-C1", f"{card.name} makes either the monsters or the pirates stronger, and {which}")
            return sheet
        power = "monsters" if choice == "monsters" else "pirates"
    track = charter.ledger.power
    if power == "monsters" and sheet.monsters < track.monsters:
        return replace(sheet, monsters=sheet.monsters + 1)
    if power == "pirates" and sheet.pirates < track.pirates:
        return replace(sheet, pirates=sheet.pirates + 1)
    return sheet


def berths(sheet: Sheet, charter: Charter, home: int) -> int:
    """CA-S8: the cells beside a home port on which the ship can be placed: sea, without pirates or adventures."""
    return GRID.beside[home] & charter.board.sea & ~sheet.occupied(charter.board)


def place_ship(sheet: Sheet, charter: Charter, home: int, ship: int, report: Report) -> Sheet:
    """CA-S8: circle the home port and put the ship's dot beside it."""
    board = charter.board
    if not board.ports >> home & 1:
        report("CA-S8", f"the home port {name_of(home)} is not a port", name_of(home))
    elif not berths(sheet, charter, home) >> ship & 1:
        if not board.sea >> ship & 1:
            why = "which is not sea"
        elif sheet.occupied(board) >> ship & 1:
            why = "which is not empty"
        else:
            why = f"which is not beside {charter.port(home)}"
        report("CA-S8", f"the ship starts at {name_of(ship)}, {why}", name_of(ship))
    if board.ports >> home & 1:
        sheet = replace(sheet, home=home)
    return replace(sheet, at=ship, line=sheet.line | 1 << ship) if board.sea >> ship & 1 else sheet
