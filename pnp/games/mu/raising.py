"""Raising a Moai: it stands on a geyser, scores, and cracks the land in front of it (MU-115, 116, 323 to 330, 911)."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.mu.charter import refuse
from pnp.games.mu.land import cracked, splits
from pnp.games.mu.moves import ANNOUNCED, Move
from pnp.games.mu.moving import lies_at, space_of_place, taken_up
from pnp.games.mu.places import AREA_GEYSERS, AREA_OF, AREA_SLOTS, COMPASS, SPACES
from pnp.games.mu.sinking import sink
from pnp.games.mu.state import Player, State, with_player
from pnp.games.mu.turns import spend
from pnp.masks import cells

__all__ = ["raise_moai", "raise_moves"]

_ROLL = Due("roll")


def raise_moves(state: State, lying: Iterable[tuple[int, int]]) -> list[Move]:
    """Give the moves with these places and spaces of lying Moai, on every open geyser."""
    found: list[Move] = []
    geysers, announcing = state.open, state.charter.claims
    for place, space in lying:
        directions = geysers >> 6 * space & 63
        found += _with_news(state, place, space, directions) if announcing else _raises(place, directions)
    return found


@lru_cache(1 << 13)
def _raises(place: int, directions: int) -> tuple[Move, ...]:
    return tuple(Move("raise", (place, direction)) for direction in cells(directions))


def _with_news(state: State, place: int, space: int, directions: int) -> list[Move]:
    """MU-911: where a new Fissure leaves several parts, the sinking may be announced."""
    found = []
    for direction in cells(directions):
        found.append(Move("raise", (place, direction)))
        if _can_announce(state, state.charter.sites.facing[6 * space + direction]):
            found.append(Move("raise", (place, direction, ANNOUNCED)))
    return found


def _can_announce(state: State, site: int) -> bool:
    land = state.land
    if not state.charter.claims or land.fissures >> site & 1:
        return False
    return len(land.parts) > 1 or splits(land, state.charter.sites, site)


def raise_moai(state: State, place: int, direction: int, announced: int = 0) -> State:
    """MU-325: stand, score, crack, sink; the roll waits until all that is done."""
    charter, frame, player = state.charter, spend(state, 1, "raising a Moai"), state.player
    space = space_of_place(place)
    geyser, seat = 6 * space + direction, frame.seat
    _check_geyser(state, place, space, direction)
    site = charter.sites.facing[geyser]
    if announced and not _can_announce(state, site):
        refuse("MU-911", "a sinking is announced in claim mode, with a new Fissure that leaves several parts")
    player = taken_up(player, place)
    player = replace(player, raised=player.raised | 1 << geyser)
    player = replace(player, points=player.points + _points(state, player, AREA_OF[space]))
    land = state.land
    fresh = not land.fissures >> site & 1
    if fresh:
        land = cracked(land, charter.sites, site)
    state = replace(
        state,
        players=with_player(state.players, seat, player),
        frame=replace(frame, raised=True),
        land=land,
        open=state.open & ~(1 << geyser),
        due=(*state.due, _ROLL),
    )
    if fresh and len(land.parts) > 1 and (announced or not charter.claims):
        return sink(state, seat)
    return state


def _points(state: State, player: Player, area: int) -> int:
    """MU-326, 327: Villages by standing Moai, the new one included."""
    villages = (player.villages & AREA_SLOTS[area]).bit_count()
    if not villages:
        return state.charter.numbers.points.standing
    return villages * (player.raised & AREA_GEYSERS[area]).bit_count()


def _check_geyser(state: State, place: int, space: int, direction: int) -> None:
    player, seat, here = state.player, state.frame.seat, SPACES[space]
    if space not in player.settlers:
        refuse("MU-323", f"seat {seat} has no Settler in {here}")
    if not lies_at(player, place):
        refuse("MU-323", f"seat {seat} has no unraised Moai there in {here}")
    beyond = state.charter.continent.beyond[space][direction]
    if beyond >= 0 and AREA_OF[beyond] == AREA_OF[space]:
        refuse("MU-115", f"{here} has no geyser {COMPASS[direction]}: {SPACES[beyond]} is of the same Area")
    if state.open >> 6 * space + direction & 1:
        return
    is_sea = beyond < 0 or not state.land.spaces >> beyond & 1
    why = "faces the sea" if is_sea else "bears a Moai already"
    refuse("MU-116", f"the geyser {COMPASS[direction]} of {here} {why}")
