"""The Ship Board's tracks: gains, payments, bonuses and the hold (CA-H).

Boxes are circled from the first free one on and never used again; spending crosses off the oldest (CA-H1). As nothing
is told apart but circled and crossed off, the order of crossing off is kept by counting.

A blue bonus is taken at its box, before the rest of the gain, and may bring bonuses itself. A yellow one is renown at
the end of the game: it follows from the boxes, so `scoring` finds it there, and nothing is done here.
"""

from msgspec.structs import replace

from pnp.games.carmine.components import Gains, Ledger
from pnp.games.carmine.sheet import Sheet

__all__ = [
    "can_pay",
    "end_turn",
    "fill_hold",
    "gain",
    "gain_all",
    "hold_of",
    "mount_cannon",
    "new_sheet",
    "pay",
    "spend",
    "stow",
]


def new_sheet(ledger: Ledger) -> Sheet:
    """CA-S9: what each ship starts with."""
    start = ledger.start
    return Sheet(
        start.provisions,
        start.provisions,
        start.gold,
        start.gold,
        start.wind,
        start.wind,
        start.story,
        start.monsters,
        start.pirates,
        start.ship,
        start.cannons,
    )


def hold_of(sheet: Sheet, ledger: Ledger) -> int:
    """Give the limit of the ship's hold."""
    return ledger.ships[sheet.ship - 1].hold


def gain(sheet: Sheet, ledger: Ledger, resource: str, amount: int) -> Sheet:
    """CA-H1, H2, H4: circle boxes as far as the track goes, and take each blue bonus at its box."""
    if resource == "fill":
        return fill_hold(sheet, ledger)
    if resource == "renown":
        return replace(sheet, bonus=sheet.bonus + amount)
    if resource == "story":
        boxes, bonuses = ledger.story
    elif resource == "provisions":
        boxes, bonuses = ledger.provisions
    elif resource == "gold":
        boxes, bonuses = ledger.gold
    else:
        boxes, bonuses = ledger.wind
    while amount:
        circled = _circled(sheet, resource)
        last = min(circled + amount, boxes)
        stop = next((box for box in range(circled + 1, last + 1) if box in bonuses), last)
        if stop == circled:
            break
        sheet = _circle(sheet, resource, stop - circled)
        amount -= stop - circled
        if stop in bonuses:
            sheet = _take_bonus(sheet, ledger, bonuses[stop])
    return sheet


def gain_all(sheet: Sheet, ledger: Ledger, gains: Gains) -> Sheet:
    """Circle gains in the order written."""
    for resource, amount in gains:
        sheet = gain(sheet, ledger, resource, amount)
    return sheet


def fill_hold(sheet: Sheet, ledger: Ledger) -> Sheet:
    """CA-H5: gain what is missing to the limit, box by box, since a bonus on the way may fill the hold first."""
    hold = hold_of(sheet, ledger)
    while sheet.provisions < hold and sheet.provisions_boxes < ledger.provisions.boxes:
        sheet = gain(sheet, ledger, "provisions", 1)
    return sheet


def mount_cannon(sheet: Sheet, ledger: Ledger) -> Sheet:
    """CA-H2: one cannon more, with its bonus."""
    sheet = replace(sheet, cannons=sheet.cannons + 1)
    return _take_bonus(sheet, ledger, ledger.cannons.bonuses.get(sheet.cannons, ()))


def spend(sheet: Sheet, resource: str, amount: int) -> Sheet:
    """CA-H1: cross off so many boxes, or as many as there are."""
    if resource == "provisions":
        return replace(sheet, provisions=max(0, sheet.provisions - amount))
    if resource == "gold":
        return replace(sheet, gold=max(0, sheet.gold - amount))
    return replace(sheet, wind=max(0, sheet.wind - amount))


def can_pay(sheet: Sheet, price: Gains, promised: int = 0) -> bool:
    """Whether a price can be paid in full, with so many provisions promised elsewhere."""
    return all(
        amount <= (sheet.provisions - promised if resource == "provisions" else getattr(sheet, resource))
        for resource, amount in price
    )


def pay(sheet: Sheet, price: Gains) -> Sheet:
    """Pay a price, or as much of it as there is."""
    for resource, amount in price:
        sheet = spend(sheet, resource, amount)
    return sheet


def stow(sheet: Sheet, ledger: Ledger) -> Sheet:
    """CA-H3: cross off what the hold cannot keep; gold has no limit but its track."""
    hold = hold_of(sheet, ledger)
    return replace(sheet, provisions=hold) if sheet.provisions > hold else sheet


def end_turn(sheet: Sheet, ledger: Ledger) -> Sheet:
    """Apply the hold limit, and wipe what belonged to the turn."""
    return replace(stow(sheet, ledger), crossed_perils=0, halted=False, prize=False, ambushed=())


def _take_bonus(sheet: Sheet, ledger: Ledger, gains: Gains) -> Sheet:
    for resource, amount in gains:
        if resource != "renown":
            sheet = gain(sheet, ledger, resource, amount)
    return sheet


def _circled(sheet: Sheet, resource: str) -> int:
    if resource == "story":
        return sheet.story
    if resource == "provisions":
        return sheet.provisions_boxes
    return sheet.gold_boxes if resource == "gold" else sheet.wind_boxes


def _circle(sheet: Sheet, resource: str, boxes: int) -> Sheet:
    if resource == "story":
        return replace(sheet, story=sheet.story + boxes)
    if resource == "provisions":
        return replace(sheet, provisions=sheet.provisions + boxes, provisions_boxes=sheet.provisions_boxes + boxes)
    if resource == "gold":
        return replace(sheet, gold=sheet.gold + boxes, gold_boxes=sheet.gold_boxes + boxes)
    return replace(sheet, wind=sheet.wind + boxes, wind_boxes=sheet.wind_boxes + boxes)
