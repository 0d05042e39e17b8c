"""Sailing: the way of a ship, told by its last tile (DI-MOV, EXP-01, EXP-02, ENG-01, RUI-09).

A way is always a shortest one over face-up tiles and costs just the Food that it needs, so its end says everything:
only the last tile can be face down. Compasses are played with it; the last of them has to save Food.
"""

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.exploring import can_explore
from pnp.games.diluvium.layout import rings
from pnp.games.diluvium.moves import COMPASS, Move
from pnp.games.diluvium.places import FOOD, SLOTS
from pnp.games.diluvium.resources import pay
from pnp.games.diluvium.ruins import discard_cards
from pnp.games.diluvium.settlers import enemy_warships
from pnp.games.diluvium.state import State, with_player
from pnp.games.diluvium.steps import AFTER, FIGHT
from pnp.masks import cells

__all__ = ["forbidden", "has_destination", "sail", "sail_moves", "stay"]

_COMPASSES = range(3)
_SAILS = tuple(tuple(Move("sail", (slot, number)) for number in _COMPASSES) for slot in range(len(SLOTS)))
_STAY = Move("stay")


def forbidden(state: State, seat: int, exploring: bool) -> int:
    """DI-MOV-07, MOV-09: where a ship of this seat may not stop, as a mask."""
    cities = state.charter.layout.city_mask & ~(1 << state.charter.homes[seat - 1])
    return cities | enemy_warships(state, seat) if exploring else cities


class _Ship:
    """The ship of the action under way, and what its steps cost."""

    __slots__ = ("at", "compass", "costs", "exploring", "food", "per_food", "rings", "state", "steps", "up")

    def __init__(self, state: State) -> None:
        player, charter = state.player, state.charter
        board = charter.boards[state.frame.seat - 1]
        self.state = state
        self.exploring = state.frame.action == "explore"
        self.at = player.scout if self.exploring else player.warship
        self.steps = board.scout_steps if self.exploring else board.warship_steps
        self.per_food = board.scout_per_food if self.exploring else board.warship_per_food
        self.compass = charter.box.ruins[COMPASS].amount
        self.food = player.rack[FOOD]
        self.up = state.up
        self.costs = charter.layout.costs
        self.rings = rings(charter.layout, state.up, self.at)

    def price(self, steps: int, compasses: int) -> int:
        """DI-MOV-02, MOV-03, RUI-09, VAR-02: the Food for the steps beyond the allowance."""
        further = steps - self.steps - self.compass * compasses
        return -(-further // self.per_food) if further > 0 else 0

    def toll(self, slot: int) -> int:
        """DI-MOV-04, MOV-05: the Food on the back of a face-down tile."""
        return 0 if self.up >> slot & 1 else self.costs[slot]

    def ends(self, compasses: int) -> list[tuple[int, int]]:
        """Give the slots where the way may end with up to so many Compasses, and how many are played; sorted."""
        shut = forbidden(self.state, self.state.frame.seat, self.exploring)
        found = []
        for steps, ring in enumerate(self.rings):
            if not steps:
                continue
            prices = [self.price(steps, number) for number in range(compasses + 1)]
            if prices[-1] > self.food:
                break
            for slot in cells(ring & ~shut):
                left = self.food - self.toll(slot)
                found += [
                    (slot, number)
                    for number, price in enumerate(prices)
                    if price <= left and (not number or price < prices[number - 1])
                ]
        found.sort()
        return found


# -- which ways there are --------------------------------------------------------------------------


def sail_moves(state: State) -> list[Move]:
    """All ways of the ship, and that it stays where it may."""
    ship = _Ship(state)
    hand = state.player.hand
    compasses = hand.count(COMPASS) if hand else 0
    offset = state.charter.layout.offset
    ends = ship.ends(compasses)
    found = [_SAILS[slot + offset][number] for slot, number in ends]
    if not ship.exploring or not (ship.ends(0) if compasses else ends):
        found.append(_STAY)
    return found


def has_destination(state: State) -> bool:
    """DI-EXP-02: whether the ship has any destination without Compasses."""
    return bool(_Ship(state).ends(0))


# -- sailing ---------------------------------------------------------------------------------------


def sail(state: State, number: int, compasses: int) -> State:
    """Take the ship to a slot, pay for it, and turn up the tile there."""
    ship = _Ship(state)
    seat = state.frame.seat
    layout = state.charter.layout
    slot = number - layout.offset
    if not 0 <= slot < len(layout):
        refuse("DI-MOV-01", f"{SLOTS[number].upper()} is not on this map")
    name = state.name(slot)
    if slot == ship.at:
        if ship.exploring:
            refuse("DI-EXP-01", f"the Exploration Ship is at {name} and has to end on another tile")
        refuse("DI-ENG-01", f"the Warship is at {name}: it sails elsewhere, or stays")
    if layout.city_mask >> slot & 1 and slot != state.charter.homes[seat - 1]:
        refuse("DI-MOV-07", f"{name} is the City of another player")
    if ship.exploring and enemy_warships(state, seat) >> slot & 1:
        refuse("DI-MOV-09", f"there is an enemy Warship at {name}")
    steps = next((steps for steps, ring in enumerate(ship.rings) if ring >> slot & 1), 0)
    if not steps:
        refuse("DI-MOV-04", f"no way over face-up tiles leads to {name}")
    if state.player.hand.count(COMPASS) < compasses:
        refuse("DI-RUI-09", f"player {seat} has {state.player.hand.count(COMPASS)} Compasses, not {compasses}")
    price, toll = ship.price(steps, compasses), ship.toll(slot)
    if compasses and price >= ship.price(steps, compasses - 1):
        refuse("DI-RUI-05", f"the Compass saves no Food on {steps} steps to {name}")
    if price > ship.food:
        refuse("DI-MOV-03", f"{steps} steps to {name} cost {price} Food, and player {seat} has {ship.food}")
    if price + toll > ship.food:
        refuse("DI-MOV-06", f"to enter {name} costs {price + toll} Food, and player {seat} has {ship.food}")
    if compasses:
        state = discard_cards(state, COMPASS, compasses)
    return _arrive(pay(state, seat, FOOD, price + toll), slot, ship.exploring)


def _arrive(state: State, slot: int, exploring: bool) -> State:
    """DI-MOV-04, EXP-03: the ship stands there, and an Exploration Ship explores if it can."""
    frame, player = state.frame, state.player
    player = replace(player, scout=slot) if exploring else replace(player, warship=slot)
    frame = replace(frame, step=AFTER if exploring else FIGHT)
    players = with_player(state.players, frame.seat, player)
    state = replace(state, players=players, frame=frame, up=state.up | 1 << slot, due=())
    if exploring and can_explore(state, frame.seat, slot):
        return replace(state, due=(Due("mark", frame.seat),))
    return state


def stay(state: State) -> State:
    """DI-EXP-02, ENG-01: the ship does not move; an Exploration Ship only if it cannot."""
    exploring = state.frame.action == "explore"
    if exploring and has_destination(state):
        refuse("DI-EXP-01", "the Exploration Ship has to move")
    return replace(state, due=(), frame=replace(state.frame, step=AFTER if exploring else FIGHT))
