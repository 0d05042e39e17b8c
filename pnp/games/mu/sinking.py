"""Sinking: which part goes down, who is saved from it, and what goes with it (MU-501 to 520, 601).

With automatic sinking there are two parts at most. Where parts were missed (claim mode) all surplus ones sink one after
the other, compared anew each time.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.mu.charter import refuse
from pnp.games.mu.eruption import check_lava, check_tokens
from pnp.games.mu.land import Land, rim, spaces_of, sunk
from pnp.games.mu.moves import PART, Move
from pnp.games.mu.places import AREA_GEYSERS, AREA_SLOTS, SPACES, VOLCANO_AREAS
from pnp.games.mu.state import Player, Sinking, State, added, removed, with_player
from pnp.masks import cells

__all__ = ["draw_lot", "draw_tie", "lot_moves", "save", "save_moves", "sink", "tied_parts"]

# -- which part ------------------------------------------------------------------------------------


def sink(state: State, saver: int) -> State:
    """MU-503 to 508: let parts sink until one is left, or until something is asked."""
    land = state.land
    if len(land.parts) == 1:
        return _sunk_all(state)
    sizes = [(spaces_of(part).bit_count(), (part & VOLCANO_AREAS).bit_count()) for part in land.parts]
    least = min(sizes)
    if sizes.count(least) < len(sizes):
        # a greater part survives anyway: of equal ones the first sinks first (MU-507)
        return _go_under(state, land.parts[sizes.index(least)], saver)
    return replace(state, due=(*state.due, Due("tie" if land.volcanoes else "lot", about=(saver,))))


def tied_parts(land: Land) -> list[int]:
    """MU-506: all parts, since all tie, by their lowest Area."""
    return [(part & -part).bit_length() - 1 for part in land.parts]


def draw_tie(state: State, *tokens: int) -> State:
    """MU-505: the part with this Volcano sinks."""
    check_tokens(state, "MU-505", tokens, 1)
    return _drawn(state, tokens[0])


def lot_moves(state: State) -> Sequence[Move]:
    """Give every part."""
    return [Move("draw", (PART, area)) for area in tied_parts(state.land)]


def draw_lot(state: State, *drawn: int) -> State:
    """MU-506"""
    if drawn[0] != PART:
        refuse("MU-506", "no Volcano is left, so one of the parts is drawn here")
    if drawn[1] not in tied_parts(state.land):
        refuse("MU-506", f"no part has {drawn[1]} as its lowest Area")
    return _drawn(state, drawn[1])


def _drawn(state: State, area: int) -> State:
    (saver,) = state.due[-1].about
    part = next(part for part in state.land.parts if part >> area & 1)
    return _go_under(replace(state, due=state.due[:-1], draws=state.draws + 1), part, saver)


# -- saving ----------------------------------------------------------------------------------------

_SAVE = tuple(Move("save", (space,)) for space in range(len(SPACES)))
_KINDS = ("save all", "save one")


def _go_under(state: State, part: int, saver: int) -> State:
    """MU-509 to 513: ask everybody with Settlers in the part, the one who saves all first."""
    around, inside = rim(state.land, state.charter.continent, part), spaces_of(part)
    asked: list[Due] = []
    if around:
        for seat in state.clockwise(saver):
            if any(inside >> settler & 1 for settler in state.players[seat].settlers):
                asked.append(Due(_KINDS[seat != saver], seat))
    state = replace(state, sinking=Sinking(part, around, saver), due=(*state.due, *asked[::-1]))
    return state if asked else _goes_under(state)


def save_moves(state: State) -> Sequence[Move]:
    """Give the rim."""
    assert state.sinking is not None
    return [_SAVE[space] for space in cells(state.sinking.rim)]


def save(state: State, space: int) -> State:
    """MU-510 to 512: all Settlers of the part go to one space, or one of them does."""
    sinking, due = state.sinking, state.due[-1]
    assert sinking is not None
    if not sinking.rim >> space & 1:
        refuse("MU-509", f"{SPACES[space]} is not a space around the sinking part")
    player, inside = state.players[due.seat], spaces_of(sinking.part)
    saved = [settler for settler in player.settlers if inside >> settler & 1]
    settlers = player.settlers
    for settler in saved if due.kind == "save all" else saved[:1]:
        settlers = added(removed(settlers, settler), space)
    players = with_player(state.players, due.seat, replace(player, settlers=settlers))
    state = replace(state, players=players, due=state.due[:-1])
    return state if state.due[-1].kind in _KINDS else _goes_under(state)


# -- under -----------------------------------------------------------------------------------------


def _goes_under(state: State) -> State:
    """MU-514 to 517: everything in the part leaves the board; then the next part."""
    sinking, sites = state.sinking, state.charter.sites
    assert sinking is not None
    part = sinking.part
    spaces, slots, geysers, closed = spaces_of(part), 0, 0, 0
    for area in cells(part):
        slots |= AREA_SLOTS[area]
        geysers |= AREA_GEYSERS[area]
        closed |= sites.touching[area]
    state = replace(
        state,
        players=tuple(_without(player, spaces, slots, geysers) for player in state.players),
        frame=replace(state.frame, split=False),
        land=sunk(state.land, sites, part),
        lava=state.lava & ~slots,
        open=state.open & ~closed,
        sinking=None,
    )
    return sink(state, sinking.saver)


def _without(player: Player, spaces: int, slots: int, geysers: int) -> Player:
    return replace(
        player,
        settlers=tuple(space for space in player.settlers if not spaces >> space & 1),
        loose=tuple(space for space in player.loose if not spaces >> space & 1),
        villages=player.villages & ~slots,
        moai=player.moai & ~slots,
        raised=player.raised & ~geysers,
    )


def _sunk_all(state: State) -> State:
    """MU-601, 414, 916: when all have sunk, the Volcanoes are counted, and the lava."""
    if state.land.volcanoes.bit_count() <= state.charter.numbers.last_volcanoes:
        state = replace(state, frame=replace(state.frame, last=True))
    return check_lava(state)
