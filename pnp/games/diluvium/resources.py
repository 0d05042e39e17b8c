"""Resources: tokens that come from the trays and go to the Discard Tray, and the limit at the end of a turn (DI-RES).

Three numbers are a heap: Food, Craft, Weapons.
"""

from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import Move
from pnp.games.diluvium.places import CRAFT, FOOD, WEAPONS
from pnp.games.diluvium.state import Player, State, Tokens, with_player
from pnp.games.diluvium.steps import NEXT

__all__ = [
    "added",
    "bonus_moves",
    "discard",
    "discard_moves",
    "keep_limit",
    "pay",
    "stored",
    "take",
    "taken",
    "token_word",
]

_WORDS = ("Food", "Craft", "Weapons")
_TAKES = tuple(Move("take", (kind,)) for kind in (FOOD, CRAFT, WEAPONS))


def token_word(kind: int) -> str:
    """Give the name of a kind."""
    return _WORDS[kind]


def added(heap: Tokens, kind: int, number: int) -> Tokens:
    """Give a heap with so many more (or fewer) of a kind."""
    if kind == FOOD:
        return heap[0] + number, heap[1], heap[2]
    if kind == CRAFT:
        return heap[0], heap[1] + number, heap[2]
    return heap[0], heap[1], heap[2] + number


def taken(state: State, seat: int, kind: int, number: int) -> State:
    """DI-RES-01, RES-02, RES-05: a player takes tokens of a kind, as many as the tray still has."""
    number = min(number, state.trays[kind])
    if not number:
        return state
    trays = added(state.trays, kind, -number)
    player = state.players[seat - 1]
    if kind == FOOD and state.charter.solo and seat == 2:
        # DI-SOL-08: the Rival never pays Food, and keeps none
        return replace(state, trays=trays, spent=added(state.spent, kind, number))
    players = with_player(state.players, seat, replace(player, rack=added(player.rack, kind, number)))
    return replace(state, trays=trays, players=players)


def pay(state: State, seat: int, kind: int, number: int) -> State:
    """Discard so many tokens of a kind, which the player has."""
    if not number:
        return state
    player = state.players[seat - 1]
    players = with_player(state.players, seat, replace(player, rack=added(player.rack, kind, -number)))
    return replace(state, players=players, spent=added(state.spent, kind, number))


# -- the Settle bonus ------------------------------------------------------------------------------


def bonus_moves(state: State) -> list[Move]:
    """DI-STL-04: a token of any tray that has one."""
    return [move for move, left in zip(_TAKES, state.trays, strict=True) if left]


def take(state: State, kind: int) -> State:
    """DI-STL-04: take the bonus."""
    if not state.trays[kind]:
        refuse("DI-STL-04", f"the tray of {_WORDS[kind]} is empty")
    seat = state.frame.seat
    return taken(replace(state, due=state.due[:-1]), seat, kind, state.charter.box.numbers.bonus)


# -- the limit -------------------------------------------------------------------------------------


def keep_limit(state: State) -> State:
    """DI-RES-03, RES-04: who has too many tokens discards, clockwise from the active player."""
    state = replace(state, frame=replace(state.frame, step=NEXT))
    charter, limit = state.charter, state.charter.box.numbers.limit
    due: list[Due] = []
    for number in range(charter.seats):
        seat = (state.frame.seat - 1 + number) % charter.seats + 1
        surplus = sum(state.players[seat - 1].rack) - limit
        if surplus <= 0:
            continue
        if charter.solo and seat == 2:
            state = stored(state, surplus)
        else:
            due.append(Due("discard", seat, (surplus,)))
    return replace(state, due=tuple(reversed(due))) if due else state


def stored(state: State, surplus: int) -> State:
    """DI-SOL-09: the Rival discards Weapons first, then Craft."""
    weapons = min(surplus, state.players[1].rack[WEAPONS])
    return pay(pay(state, 2, WEAPONS, weapons), 2, CRAFT, surplus - weapons)


@lru_cache(maxsize=1 << 12)
def _discards(rack: Tokens, surplus: int) -> tuple[Move, ...]:
    found = []
    for food in range(min(rack[0], surplus), -1, -1):
        for craft in range(min(rack[1], surplus - food), -1, -1):
            weapons = surplus - food - craft
            if weapons <= rack[2]:
                found.append(Move("discard", (FOOD,) * food + (CRAFT,) * craft + (WEAPONS,) * weapons))
    return tuple(found)


def discard_moves(state: State) -> tuple[Move, ...]:
    """DI-RES-03: every choice of the surplus."""
    _, seat, (surplus,) = state.due[-1]
    return _discards(state.players[seat - 1].rack, surplus)


def discard(state: State, *kinds: int) -> State:
    """DI-RES-03: down to the limit, own choice of kinds."""
    _, seat, (surplus,) = state.due[-1]
    player: Player = state.players[seat - 1]
    if len(kinds) != surplus:
        refuse("DI-RES-03", f"player {seat} has {surplus} too many, and discards just as many")
    state = replace(state, due=state.due[:-1])
    for kind in (FOOD, CRAFT, WEAPONS):
        if kinds.count(kind) > player.rack[kind]:
            refuse("DI-RES-03", f"player {seat} has {player.rack[kind]} {_WORDS[kind]}, not {kinds.count(kind)}")
        state = pay(state, seat, kind, kinds.count(kind))
    return state
