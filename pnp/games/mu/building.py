"""Building: Villages and Moai are made of lava, and Settlers come from Villages (MU-311 to 322)."""

from collections.abc import Iterable

from msgspec.structs import replace

from pnp.games.mu.charter import refuse
from pnp.games.mu.eruption import check_lava
from pnp.games.mu.moves import Move
from pnp.games.mu.places import (
    AREA_OF,
    AREA_SLOTS,
    FIRST_SLOT,
    SLOT_BITS,
    SLOTS,
    SPACE_OF_SLOT,
    SPACES,
    SPACES_OF,
)
from pnp.games.mu.state import Frame, Player, State, added, with_player
from pnp.games.mu.turns import spend
from pnp.masks import cells

__all__ = ["BUILD", "SCULPT", "build", "create", "create_moves", "lava_moves", "sculpt"]

_Table = tuple[tuple[tuple[Move, ...], ...], ...]


def _slot_moves(verb: str) -> _Table:
    """For each space, by the bits of its slots: the moves in these slots."""
    return tuple(
        tuple(tuple(Move(verb, (FIRST_SLOT[space] + slot,)) for slot in cells(bits)) for bits in range(width + 1))
        for space, width in enumerate(SLOT_BITS)
    )


BUILD, SCULPT = _slot_moves("build"), _slot_moves("sculpt")
_CREATE = ((), *(tuple(Move("create", (space,)) for space in cells(spaces)) for spaces in SPACES_OF[1:]))


def lava_moves(table: _Table, lava: int, here: Iterable[int]) -> list[Move]:
    """Give the moves of a table for all lava beside a Settler."""
    found: list[Move] = []
    for space in here:
        found += table[space][lava >> FIRST_SLOT[space] & SLOT_BITS[space]]
    return found


def build(state: State, slot: int) -> State:
    """MU-311, 312"""
    frame, player, numbers = spend(state, 2, "a Village"), state.player, state.charter.numbers
    _check_lava_at(state, "MU-311", slot)
    if not player.villages_left(numbers):
        refuse("MU-205", f"seat {frame.seat} has no Village left in the reserve")
    player = replace(player, villages=player.villages | 1 << slot, points=player.points + numbers.points.build)
    return _built(state, slot, frame, player)


def sculpt(state: State, slot: int) -> State:
    """MU-321, 322"""
    frame, player = spend(state, 1, "a Moai"), state.player
    _check_lava_at(state, "MU-321", slot)
    if not player.moai_left(state.charter.numbers):
        refuse("MU-205", f"seat {frame.seat} has no Moai left in the reserve")
    return _built(state, slot, frame, replace(player, moai=player.moai | 1 << slot))


def _check_lava_at(state: State, rule: str, slot: int) -> None:
    space = SPACE_OF_SLOT[slot]
    if space not in state.player.settlers:
        refuse(rule, f"seat {state.frame.seat} has no Settler in {SPACES[space]}")
    if not state.lava >> slot & 1:
        refuse(rule, f"no Lava tile lies in {SLOTS[slot]}")


def _built(state: State, slot: int, frame: Frame, player: Player) -> State:
    """MU-414: the last Lava tile of the board may have gone."""
    lava = state.lava & ~(1 << slot)
    state = replace(state, players=with_player(state.players, frame.seat, player), frame=frame, lava=lava)
    return state if lava else check_lava(state)


# -- Settlers --------------------------------------------------------------------------------------


def create_moves(player: Player, created: tuple[int, ...], here: Iterable[int]) -> list[Move]:
    """MU-316 to 318: any space of each Area in which a Settler may appear."""
    found: list[Move] = []
    villages, last = player.villages, 0
    for space in here:
        area = AREA_OF[space]
        if area != last:
            last = area
            if (own := villages & AREA_SLOTS[area]) and own.bit_count() > created.count(area):
                found += _CREATE[area]
    return found


def create(state: State, space: int) -> State:
    """MU-316 to 318"""
    frame, player, area = spend(state, 1, "a Settler"), state.player, AREA_OF[space]
    if not any(AREA_OF[settler] == area for settler in player.settlers):
        refuse("MU-316", f"seat {frame.seat} has no Settler in Area {area}")
    villages = (player.villages & AREA_SLOTS[area]).bit_count()
    if not villages:
        refuse("MU-316", f"seat {frame.seat} has no Village in Area {area}")
    if frame.created.count(area) >= villages:
        refuse("MU-317", f"as many Settlers as Villages, {villages}, have come to Area {area} in this turn already")
    if not player.settlers_left(state.charter.numbers):
        refuse("MU-205", f"seat {frame.seat} has no Settler left in the reserve")
    player = replace(player, settlers=added(player.settlers, space))
    frame = replace(frame, created=(*frame.created, area))
    return replace(state, players=with_player(state.players, frame.seat, player), frame=frame)
