"""Claiming: a sinking that the active player has not announced (MU-912 to 916, claim mode only)."""

from msgspec.structs import replace

from pnp.games.mu.charter import refuse
from pnp.games.mu.moves import Move
from pnp.games.mu.sinking import sink
from pnp.games.mu.state import State, with_player

__all__ = ["claim", "claim_moves"]


def claim_moves(state: State) -> list[Move]:
    """MU-912: everybody who may claim now."""
    if not state.charter.claims or len(state.land.parts) == 1:
        return []
    frame = state.frame
    return [Move("claim", (seat,)) for seat in range(len(state.players)) if seat != frame.seat or frame.split]


def claim(state: State, seat: int) -> State:
    """MU-913 to 915: the points first; then all surplus parts sink, and the claimant saves all own Settlers."""
    frame = state.frame
    if not state.charter.claims:
        refuse("MU-912", "sinkings are claimed in claim mode only")
    if seat >= len(state.players):
        refuse("MU-912", f"there is no seat {seat} in a game of {len(state.players)} players")
    if len(state.land.parts) == 1:
        refuse("MU-912", "the continent is in one part")
    if seat == frame.seat and not frame.split:
        refuse("MU-912", f"in the own turn seat {seat} claims only what had split before it")
    player = state.players[seat]
    player = replace(player, points=player.points + state.charter.numbers.points.claim)
    return sink(replace(state, players=with_player(state.players, seat, player)), seat)
