"""Sailing: what a step costs, and what the ship meets on the way (CA-N, CA-M, CA-W).

A step under sail and a step by wind differ in their price alone; both end in `enter`, where the cell has its say.

A broken rule does not end the way of a ship in a record: it goes where its line was drawn, as long as that is water,
and pays what it has. A step that should not have been made at all is one mistake, whatever else would be wrong with it.
"""

from msgspec.structs import replace

from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.charter import Charter, Report
from pnp.games.carmine.components import Gains
from pnp.games.carmine.ledger import can_pay, gain_all, pay, spend
from pnp.games.carmine.places import name_of
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.winds import DIRECTIONS, HEADINGS

__all__ = [
    "can_enter",
    "drift",
    "enter",
    "judge_rest",
    "movement",
    "open_water",
    "perilous",
    "ride",
    "sail",
    "step_cost",
    "take_prize",
]


def step_cost(wind: int, heading: int) -> int:
    """CA-N2: 1 MP with the wind, one more for each 45 degrees away from it."""
    turn = (heading - wind) % len(DIRECTIONS)
    return 1 + min(turn, len(DIRECTIONS) - turn)


def movement(sheet: Sheet, charter: Charter) -> int:
    """CA-N3: the movement points that the ship gives."""
    return charter.ledger.ships[sheet.ship - 1].movement


def open_water(sheet: Sheet, board: Board) -> int:
    """CA-N4, M6: the cells that a ship may enter."""
    return board.sea & ~sheet.rocks


def perilous(sheet: Sheet) -> int:
    """CA-N6: the cells on which a turn may not end."""
    return sheet.peril_cells & ~sheet.spent | sheet.crossed_perils


def judge_rest(sheet: Sheet, report: Report) -> None:
    """CA-N6: the ship may not end its turn on a peril; one that was crossed in an earlier turn is open water."""
    if sheet.at is not None and perilous(sheet) >> sheet.at & 1:
        name = name_of(sheet.at)
        report("CA-N6", f"the ship ends its turn on the peril at {name}", name)


# -- steps -----------------------------------------------------------------------------------------


def sail(sheet: Sheet, charter: Charter, wind: int | None, points: int, cell: int, report: Report) -> tuple[Sheet, int]:
    """CA-N2 to N4: make one step under sail; give the movement points that are left.

    Provisions are spent at the step that needs them, exactly what is missing. A wind that is not known costs nothing.
    """
    if sheet.halted:
        report("CA-M4", f"the ship sails on to {name_of(cell)} after it met pirates", name_of(cell))
        report = _hush
    heading = _heading(sheet, charter, cell, report)
    if heading is None:
        return sheet, points
    if wind is not None and heading >= 0:
        cost = step_cost(wind, heading)
        missing = cost - points
        if missing > 0:
            if missing > sheet.provisions:
                there = f"{points} MP and {_provisions(sheet.provisions)}"
                message = f"the step to {name_of(cell)} costs {cost} MP, and there are only {there}"
                report("CA-N3", message, name_of(cell))
            sheet = spend(sheet, "provisions", missing)
        points = max(0, -missing)
    return enter(sheet, charter, cell, report if heading >= 0 else _hush), points


def drift(sheet: Sheet, charter: Charter, cell: int, report: Report) -> Sheet:
    """CA-W1, W2: spend one wind and move one cell in any direction, but not after pirates."""
    if not sheet.wind:
        report("CA-W1", f"there is no wind left to move to {name_of(cell)}", name_of(cell))
    if sheet.halted:
        report("CA-W2", f"a wind is spent to move to {name_of(cell)} after pirates were met", name_of(cell))
        report = _hush
    heading = _heading(sheet, charter, cell, report)
    if heading is None:
        return sheet
    return enter(spend(sheet, "wind", 1), charter, cell, report if heading >= 0 else _hush)


def can_enter(sheet: Sheet, charter: Charter, cell: int, missing: int = 0) -> bool:
    """Whether the ship can pay for a step to a cell of open water, of which so many provisions are for movement."""
    if missing > sheet.provisions:
        return False
    price = _toll(sheet, charter, 1 << cell)
    return not price or can_pay(sheet, price, max(0, missing))


def _heading(sheet: Sheet, charter: Charter, cell: int, report: Report) -> int | None:
    """CA-N4: give the direction of a step; None if it is not made, -1 if it leads nowhere near and is made anyway."""
    name = name_of(cell)
    if not open_water(sheet, charter.board) >> cell & 1:
        where = "off the board" if cell >= GRID.size else "a rock" if sheet.rocks >> cell & 1 else "land"
        report("CA-N4", f"the ship cannot enter {name}, which is {where}", name)
        return None
    if sheet.at is None:  # it was placed nowhere, and said so: it begins where its line does
        return -1
    heading = HEADINGS[sheet.at].get(cell)
    if heading is None:
        here = name_of(sheet.at)
        far = f"the ship is at {name} already" if name == here else f"{name} is not next to {here}, where the ship is"
        report("CA-N4", far, name)
        return -1
    return heading


def _hush(rule: str, message: str, *cells: str) -> None:
    """The report of what is only the consequence of another mistake."""


def _provisions(count: int) -> str:
    return "1 provision" if count == 1 else f"{count} provisions" if count else "no provisions"


# -- what is met -----------------------------------------------------------------------------------


def enter(sheet: Sheet, charter: Charter, cell: int, report: Report) -> Sheet:
    """CA-N7: come to a cell of open water and meet what is on it, each cell once in the game."""
    bit = 1 << cell
    fresh = bit & ~sheet.spent
    path = ride(sheet, cell) if fresh & sheet.current_cells else ()
    sheet = replace(sheet, at=cell, line=sheet.line | bit)
    if fresh & sheet.monster_cells:
        sheet = _meet_monster(sheet, charter, cell, report)
    if fresh & sheet.peril_cells:  # CA-M2
        sheet = replace(sheet, spent=sheet.spent | bit, crossed_perils=sheet.crossed_perils | bit)
        sheet = gain_all(sheet, charter.ledger, charter.ledger.peril.gains)
    if path:
        sheet = _ride_current(sheet, charter, path)
    if fresh & charter.board.pirates:
        sheet = _meet_pirates(sheet, charter, cell, report)
    for ambush in sheet.ambushes:  # CA-M5
        if ambush.cells & bit and not ambush.fought and ambush.by not in sheet.ambushed:
            sheet = replace(sheet, ambushed=(*sheet.ambushed, ambush.by))
    return sheet


def ride(sheet: Sheet, cell: int) -> tuple[int, ...]:
    """Give the cells over which a current would carry the ship from here, this one first; none if there is no ride."""
    if sheet.current_cells & ~sheet.spent & 1 << cell:
        for path in sheet.currents:
            if cell in path:
                return path[path.index(cell) :]
    return ()


def take_prize(sheet: Sheet, charter: Charter, reward: int | None, report: Report) -> Sheet:
    """CA-M4: the Exploration reward for beaten pirates, whose number is at most the number of cannons."""
    if not sheet.prize:
        return sheet
    sheet = replace(sheet, prize=False)
    rewards = charter.ledger.exploring.rewards
    most = min(sheet.cannons, len(rewards))
    if reward is None:
        if most:
            report("CA-M4", "the pirates were beaten by cannons, but no reward is chosen")
        return sheet
    if not 1 <= reward <= most:
        report("CA-M4", f"reward {reward} is chosen for beaten pirates, with {sheet.cannons} cannons")
        return sheet
    return gain_all(sheet, charter.ledger, rewards[reward - 1])


def _toll(sheet: Sheet, charter: Charter, bit: int) -> Gains:
    """CA-M1, M4: what has to be paid on a cell because the cannons are too few."""
    bit &= ~sheet.spent
    if bit & sheet.monster_cells and sheet.cannons < sheet.monsters:
        return charter.ledger.monster.price
    if bit & charter.board.pirates and sheet.cannons < sheet.pirates:
        return charter.ledger.pirates.price
    return ()


def _meet_monster(sheet: Sheet, charter: Charter, cell: int, report: Report) -> Sheet:
    """CA-M1: the provision is spent first, then the story is gained."""
    price = _toll(sheet, charter, 1 << cell)
    if not can_pay(sheet, price):
        message = f"the monster at {name_of(cell)} takes a provision, and there is none"
        report("CA-M1", message, name_of(cell))
    sheet = replace(pay(sheet, price), spent=sheet.spent | 1 << cell)
    return gain_all(sheet, charter.ledger, charter.ledger.monster.gains)


def _meet_pirates(sheet: Sheet, charter: Charter, cell: int, report: Report) -> Sheet:
    """CA-M4: movement is over; pay and gain, or beat them, gain, and choose a reward on top."""
    price = _toll(sheet, charter, 1 << cell)
    if not can_pay(sheet, price):
        there = _provisions(sheet.provisions)
        message = f"the pirates at {name_of(cell)} take more than what is there, {there}"
        report("CA-M4", message, name_of(cell))
    prize = sheet.cannons >= sheet.pirates
    sheet = replace(pay(sheet, price), spent=sheet.spent | 1 << cell, halted=True, prize=prize)
    return gain_all(sheet, charter.ledger, charter.ledger.pirates.gains)


def _ride_current(sheet: Sheet, charter: Charter, path: tuple[int, ...]) -> Sheet:
    """CA-M3: be carried to the head; only cells that were not spent count for the story."""
    way = 0
    for passed in path:
        way |= 1 << passed
    crossed = (way & ~sheet.spent).bit_count()
    sheet = replace(sheet, at=path[-1], line=sheet.line | way, spent=sheet.spent | way)
    current = charter.ledger.current
    for _ in range(crossed // current.cells):
        sheet = gain_all(sheet, charter.ledger, current.gains)
    return sheet
