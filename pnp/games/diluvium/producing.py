"""The Produce action: the harvest of one tile, then sales of Craft and steps of the Strength Marker (DI-PRO).

All of it is one move: what is sold and raised may come from the harvest.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import NOWHERE, Move
from pnp.games.diluvium.places import CRAFT, PRODUCE, RUINS, SLOTS, WEAPONS, kind_of, slot_of
from pnp.games.diluvium.resources import pay, taken
from pnp.games.diluvium.state import Player, State, Tokens, with_player
from pnp.games.diluvium.steps import AFTER

__all__ = ["harvest", "harvest_moves", "improve", "reap", "yields"]


def yields(player: Player, slot: int, trays: Tokens) -> list[int]:
    """DI-PRO-02 to PRO-04: the tokens of each kind that a player's Settlers on a slot really bring."""
    found = [0, 0, 0]
    for place in player.settlers:
        if slot_of(place) == slot:
            kind = kind_of(place)
            if kind != RUINS and found[kind] < trays[kind]:
                found[kind] += 1
    return found


def reap(state: State, seat: int, slot: int) -> State:
    """DI-PRO-02: take what the Settlers on a slot bring."""
    for kind, number in enumerate(yields(state.players[seat - 1], slot, state.trays)):
        state = taken(state, seat, kind, number)
    return state


def improve(state: State, seat: int, sales: int, raises: int) -> State:
    """DI-PRO-06, PRO-07: sell Craft and move the Strength Marker up, which can be paid."""
    if not sales and not raises:
        return state
    trade = state.charter.box.numbers.trade
    state = pay(pay(state, seat, CRAFT, sales * trade.sale), seat, WEAPONS, raises * trade.raising)
    player = state.players[seat - 1]
    gold = player.gold + sales * state.charter.boards[seat - 1].sale
    player = replace(player, gold=gold, strength=player.strength + raises)
    return replace(state, players=with_player(state.players, seat, player))


# -- which harvests there are ----------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def _harvests(slot: int, sales: int, raises: int) -> tuple[Move, ...]:
    ways = ((sold, raised) for sold in range(sales + 1) for raised in range(raises + 1))
    return tuple(Move("harvest", (slot, sold, raised)) for sold, raised in ways)


def _slots(player: Player) -> Iterator[int]:
    """Give the slots with an own Settler, ascending."""
    last = -1
    for place in player.settlers:
        slot = slot_of(place)
        if slot != last:
            last = slot
            yield slot


def harvest_moves(state: State) -> list[Move]:
    """DI-PRO-01, PRO-05: every tile with an own Settler, with all that can be sold and raised then."""
    player, charter = state.player, state.charter
    trade, room = charter.box.numbers.trade, len(charter.box.numbers.gauge) - player.strength
    _, craft, weapons = player.rack
    found: list[Move] = []
    for slot in _slots(player):
        more = yields(player, slot, state.trays)
        raises = min((weapons + more[WEAPONS]) // trade.raising, room)
        found += _harvests(slot + charter.layout.offset, (craft + more[CRAFT]) // trade.sale, raises)
    return found or list(_harvests(NOWHERE, craft // trade.sale, min(weapons // trade.raising, room)))


def harvest(state: State, number: int, sales: int, raises: int) -> State:
    """DI-PRO-01 to PRO-09: harvest a tile, sell, raise, and take the bonus."""
    frame, charter = state.frame, state.charter
    seat = frame.seat
    if number == NOWHERE:
        if state.player.settlers:
            refuse("DI-PRO-01", f"player {seat} has Settlers on the map, so a tile is chosen")
    else:
        slot = number - charter.layout.offset
        if not any(slot_of(place) == slot for place in state.player.settlers):
            refuse("DI-PRO-01", f"player {seat} has no Settler at {SLOTS[number].upper()}")
        state = reap(state, seat, slot)
    player, trade, gauge = state.player, charter.box.numbers.trade, charter.box.numbers.gauge
    if not 0 <= sales * trade.sale <= player.rack[CRAFT]:
        refuse("DI-PRO-06", f"{sales} sales need {sales * trade.sale} Craft, and there are {player.rack[CRAFT]}")
    if player.strength + raises > len(gauge):
        refuse("DI-PRO-08", f"the Strength Marker is at {player.strength} and ends at {len(gauge)}")
    if not 0 <= raises * trade.raising <= player.rack[WEAPONS]:
        refuse(
            "DI-PRO-07", f"{raises} steps need {raises * trade.raising} Weapons, and there are {player.rack[WEAPONS]}"
        )
    state = improve(replace(state, due=(), frame=replace(frame, step=AFTER)), seat, sales, raises)
    if not frame.empty >> PRODUCE & 1:
        return state
    player = state.player
    player = replace(player, gold=player.gold + charter.boards[seat - 1].produce_gold)
    return replace(state, players=with_player(state.players, seat, player))
