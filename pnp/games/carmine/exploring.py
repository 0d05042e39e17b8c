"""Exploring: rewards ashore, monoliths and their treasure, cannons built from provisions (CA-E)."""

from msgspec.structs import replace

from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.charter import Charter, Report
from pnp.games.carmine.ledger import gain, gain_all, mount_cannon, spend
from pnp.games.carmine.places import name_of
from pnp.games.carmine.sheet import Sheet

__all__ = ["build_cannons", "can_build", "explorable", "explore", "rewards"]


def explorable(sheet: Sheet, board: Board) -> int:
    """CA-E1: the cells that can be explored from where the ship is; the mainland is land like any other."""
    if sheet.at is None:
        return 0
    return GRID.beside[sheet.at] & board.land & ~board.ports & ~sheet.explored


def rewards(charter: Charter, cell: int, die: int) -> tuple[int, ...]:
    """CA-E2, E4: the reward of the die; at a monolith also those beside it, 6 and 1 being neighbours."""
    if not charter.board.monoliths >> cell & 1:
        return (die,)
    faces = len(charter.ledger.exploring.rewards)
    return tuple(sorted({(die - 2) % faces + 1, die, die % faces + 1}))


def explore(
    sheet: Sheet,
    charter: Charter,
    cell: int,
    die: int | None,
    reward: int | None,
    report: Report,
    *,
    turn: int,
    treasure: int | None = None,
) -> Sheet:
    """CA-E1 to E4: explore a cell; None for the reward is the die's. Gives the same sheet if nothing is explored.

    `treasure` is asked for the third monolith in a game of two or more. A die that is not known allows every reward.
    """
    if not explorable(sheet, charter.board) >> cell & 1:
        name = name_of(cell)
        report("CA-E1", f"{name} cannot be explored: {_why_not(sheet, charter, cell)}", name)
        return sheet
    terms = charter.ledger.exploring
    is_monolith = bool(charter.board.monoliths >> cell & 1)
    if reward is None:
        reward = die
    elif die is not None and reward not in rewards(charter, cell, die):
        rule = "CA-E4" if is_monolith else "CA-E2"
        report(rule, f"reward {reward} is taken at {name_of(cell)}, and the die shows {die}", name_of(cell))
        reward = die
    sheet = replace(sheet, explored=sheet.explored | 1 << cell)
    if reward is not None and 1 <= reward <= len(terms.rewards):
        sheet = gain_all(sheet, charter.ledger, terms.rewards[reward - 1])
    for printed, gains in (
        (charter.board.gold, terms.gold),
        (charter.board.provisions, terms.provisions),
        (charter.board.wind, terms.wind),
    ):
        if printed >> cell & 1:  # CA-E3
            sheet = gain_all(sheet, charter.ledger, gains)
    return _cross_monolith(sheet, charter, cell, turn, treasure, report) if is_monolith else sheet


def can_build(sheet: Sheet, charter: Charter) -> bool:
    """Whether a cannon can be built from provisions."""
    ledger = charter.ledger
    return sheet.provisions >= ledger.exploring.cannon and sheet.cannons < len(ledger.cannons.prices)


def build_cannons(sheet: Sheet, charter: Charter, count: int, report: Report) -> Sheet:
    """CA-E5: build cannons one by one, after the rewards and before the hold limit."""
    ledger = charter.ledger
    for built in range(count):
        if not can_build(sheet, charter):
            why = "the cannon track is full"
            if sheet.cannons < len(ledger.cannons.prices):
                why = f"a cannon takes {ledger.exploring.cannon} provisions, and there are {sheet.provisions}"
            cannons = "a cannon is" if count == 1 else f"{count} cannons are"
            limit = f", and only {built} can be" if built else " that cannot be"
            report("CA-E5", f"{cannons} built{limit}: {why}")
            break
        sheet = mount_cannon(spend(sheet, "provisions", ledger.exploring.cannon), ledger)
    return sheet


def _why_not(sheet: Sheet, charter: Charter, cell: int) -> str:
    if cell >= GRID.size or not charter.board.land >> cell & 1:
        return "it is not land"
    if charter.board.ports >> cell & 1:
        return "it is a port"
    if sheet.explored >> cell & 1:
        return "it was explored before"
    return f"the ship at {name_of(sheet.at)} is not beside it" if sheet.at is not None else "there is no ship"


def _cross_monolith(
    sheet: Sheet, charter: Charter, cell: int, turn: int, treasure: int | None, report: Report
) -> Sheet:
    """CA-E4: cross off the next monolith box: story, or after the last of these the treasure (solo: CA-V3)."""
    terms = charter.ledger.exploring
    number = sheet.monoliths
    sheet = replace(sheet, monoliths=number + 1)
    if number < len(terms.monoliths):
        return gain(sheet, charter.ledger, "story", terms.monoliths[number])
    if number > len(terms.monoliths):
        return sheet
    if charter.solo:
        treasure = charter.ledger.treasure(charter.deck, turn)
    if treasure is None:
        return sheet
    if not 1 <= treasure <= len(terms.treasures):
        report("CA-E4", f"there is no treasure {treasure}: they are 1 to {len(terms.treasures)}", name_of(cell))
        return sheet
    return replace(sheet, treasure=terms.treasures[treasure - 1])
