"""Ambushes: where a neighbour may lie in wait on this sheet, and how a battle ends (CA-A).

Line of sight is drawn from the centre of one cell to that of the other. Cell centres are whole numbers, so whether the
line goes through the inside of a cell is settled without fractions: twice the cross product against the two distances.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.charter import Charter, Report
from pnp.games.carmine.components import Adventure, AmbushTerms
from pnp.games.carmine.ledger import gain, gain_all, spend
from pnp.games.carmine.places import name_of, names_of
from pnp.games.carmine.sheet import Ambush, Sheet
from pnp.masks import cells

__all__ = ["Outcome", "battle_outcome", "fight", "hideouts", "is_out_of_sight", "lay_ambush", "skip_ambush"]

Outcome = Literal["ambusher", "defender", "tie"]
_BEST, _WORST = 6, 1
"""Rolls that decide a battle at once."""


def is_out_of_sight(board: Board, ship: int, cell: int, sight: int) -> bool:
    """CA-A2: whether a cell is far enough from the ship, or behind land."""
    return GRID.distance(ship, cell) >= sight or any(board.land >> between & 1 for between in _line(ship, cell))


def _line(one: int, other: int) -> Iterator[int]:
    """Give the cells whose inside the line between two cell centres crosses."""
    (column, row), (end_column, end_row) = GRID.place(one), GRID.place(other)
    across, down = end_column - column, end_row - row
    for x in range(min(0, across), max(0, across) + 1):
        for y in range(min(0, down), max(0, down) + 1):
            if 2 * abs(across * y - down * x) < abs(across) + abs(down):
                yield GRID.cell(column + x, row + y)


def hideouts(sheet: Sheet, charter: Charter) -> int:
    """CA-A1: the empty sea cells that are out of sight of this sheet's ship."""
    empty = charter.board.sea & ~sheet.occupied(charter.board)
    ship = sheet.at
    if ship is None:
        return empty
    sight = charter.ledger.ambush.sight
    return sum(1 << cell for cell in cells(empty) if is_out_of_sight(charter.board, ship, cell, sight))


def lay_ambush(
    sheet: Sheet,
    charter: Charter,
    card: Adventure,
    by: str,
    centre: int,
    dots: Sequence[int],
    cannons: int,
    report: Report,
) -> Sheet:
    """CA-A1 to A3: put a neighbour's mark on this sheet; the arrow points from the ambusher to this player."""
    seat = "right" if card.arrow == "left" else "left"
    if by != seat:
        report("CA-A1", f"the {card.name} on this sheet is set from the {seat}, not from the {by}", name_of(centre))
    board = charter.board
    empty = board.sea & ~sheet.occupied(board)
    if not empty >> centre & 1:
        report("CA-A1", f"the {card.name} at {name_of(centre)} is not set on an empty sea cell", name_of(centre))
    elif not hideouts(sheet, charter) >> centre & 1:
        report("CA-A2", f"the {card.name} at {name_of(centre)} is in sight of the ship", name_of(centre))
    for complaint in _judge_dots(empty, centre, dots, cannons):
        report("CA-A3", f"the {card.name} at {name_of(centre)} has {complaint}", *map(name_of, dots))
        break
    marked = sum(1 << cell for cell in {centre, *dots}) & board.sea
    return replace(sheet, ambushes=(*sheet.ambushes, Ambush(by, marked))) if marked else sheet


def _judge_dots(empty: int, centre: int, dots: Sequence[int], cannons: int) -> Iterator[str]:
    """CA-A3."""
    if len(dots) > cannons:
        yield f"{len(dots)} dots, and its captain {cannons} cannons"
    if len(set(dots)) < len(dots):
        yield "two dots on one cell"
    around = GRID.near[centre] if centre < GRID.size else 0
    if far := tuple(dot for dot in dots if not around >> dot & 1):
        yield f"dots that are not around it ({names_of(far)})"
    if taken := tuple(dot for dot in dots if not empty >> dot & 1):
        yield f"dots that are not on empty sea cells ({names_of(taken)})"


def skip_ambush(sheet: Sheet, charter: Charter, card: Adventure, report: Report) -> None:
    """CA-A6: an ambush is skipped only where no cell can take it."""
    if found := hideouts(sheet, charter):
        example = name_of(next(cells(found)))
        report("CA-A6", f"the {card.name} was skipped, but it can be set, for instance at {example}")


# -- battles ---------------------------------------------------------------------------------------


def battle_outcome(rolls: Sequence[int], cannons: Sequence[int]) -> Outcome | None:
    """CA-A4: give who wins; rolls and cannons are the ambusher's, then the defender's. None if they do not fit."""
    if not 1 <= len(rolls) <= 2 or not all(_WORST <= roll <= _BEST for roll in rolls):
        return None
    first = rolls[0]
    if first in (_BEST, _WORST):
        return None if len(rolls) > 1 else "ambusher" if first == _BEST else "defender"
    if len(rolls) < 2:
        return None
    second = rolls[1]
    if second in (_BEST, _WORST):
        return "defender" if second == _BEST else "ambusher"
    if len(cannons) != 2:
        return None
    lead = first + cannons[0] - second - cannons[1]
    return "ambusher" if lead > 0 else "defender" if lead < 0 else "tie"


def fight(
    sheet: Sheet,
    charter: Charter,
    ambush: str,
    rolls: Sequence[int],
    cannons: Sequence[int],
    choice: str | None,
    report: Report,
) -> Sheet:
    """CA-M5, A4, A5: fight one battle: against the ambush of a seat, or by an ambush of this player's (`mine`)."""
    mine = ambush == "mine"
    if not mine:
        if ambush not in sheet.ambushed:
            report("CA-M5", f"a battle is fought with the {ambush}, whose ambush was not met in this turn")
            return sheet
        sheet = end_ambush(sheet, ambush)
        if len(cannons) > 1 and cannons[1] != sheet.cannons:
            message = f"the battle with the {ambush} counts {cannons[1]} cannons, and the ship has {sheet.cannons}"
            report("CA-A4", message)
            cannons = (cannons[0], sheet.cannons)
    elif not charter.ambushes:
        report("CA-M5", "a battle is fought in a game without Ambush Cards")
        return sheet
    outcome = battle_outcome(rolls, cannons)
    if outcome is None:
        shown = ", ".join(map(str, rolls)) or "nothing"
        report("CA-A4", f"a battle with the rolls {shown} cannot be: one roll if it is 1 or 6, else two")
        return sheet
    terms = charter.ledger.ambush
    if outcome == "tie":
        return gain_all(sheet, charter.ledger, terms.tie)
    if (outcome == "ambusher") == mine:
        return _win(sheet, charter, terms, choice, report)
    return _lose(sheet, charter, terms, choice, report)


def end_ambush(sheet: Sheet, seat: str) -> Sheet:
    """CA-M5: each ambush is fought once in the game."""
    return replace(
        sheet,
        ambushed=tuple(by for by in sheet.ambushed if by != seat),
        ambushes=tuple(replace(mark, fought=True) if mark.by == seat else mark for mark in sheet.ambushes),
    )


def _win(sheet: Sheet, charter: Charter, terms: AmbushTerms, choice: str | None, report: Report) -> Sheet:
    sheet = gain_all(sheet, charter.ledger, terms.winner)
    if choice is None:
        report("CA-A5", "the winner of a battle chooses gold or provisions, and nothing is chosen")
        return sheet
    return gain(sheet, charter.ledger, choice, getattr(terms.winner_choice, choice))


def _lose(sheet: Sheet, charter: Charter, terms: AmbushTerms, choice: str | None, report: Report) -> Sheet:
    """CA-A5: pay in full what can be paid in full; if neither can, lose what there is of the one chosen."""
    sheet = gain_all(sheet, charter.ledger, terms.loser)
    price = terms.loser_choice
    full = [
        name
        for name, there in (("gold", sheet.gold), ("provisions", sheet.provisions))
        if there >= getattr(price, name)
    ]
    if choice is None:
        if full or sheet.gold or sheet.provisions:
            report("CA-A5", "the loser of a battle chooses gold or provisions, and nothing is chosen")
        return sheet
    if full and choice not in full:
        report("CA-A5", f"the loser of a battle pays {choice}, which are not enough, and could pay {full[0]} in full")
        choice = full[0]
    return spend(sheet, choice, getattr(price, choice))
