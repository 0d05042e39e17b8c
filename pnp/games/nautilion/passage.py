"""The passage: how the Phantom and the Nautilion move, and what becomes of the tokens on which they end.

NA-M, NA-P, NA-N, and what changes them: DA 6 (each gets the other's token), DA 7 and HA 4 (backwards), HA 3 (the
Phantom stays), HA 9 (three tokens), the Phantom board and the collision (NA-X2).
"""

from msgspec.structs import replace

from pnp.games.nautilion.collision import collide
from pnp.games.nautilion.darkhouse import owe
from pnp.games.nautilion.ducts import SPACES
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import MAGES, MERCENARY, ONE, size
from pnp.games.nautilion.placing import landed
from pnp.games.nautilion.reefs import stow_reef
from pnp.games.nautilion.state import State
from pnp.games.nautilion.steps import END, NAUTILION
from pnp.masks import mask_of

__all__ = ["sail_nautilion", "sail_phantom"]

_MAGES = mask_of(MAGES)


# -- phase 4 ---------------------------------------------------------------------------------------


def sail_phantom(state: State) -> State:
    """NA-P01 to P03, NA-HA3, HA4, NA-DA6."""
    frame, path = state.frame, state.path
    state = replace(state, frame=replace(frame, step=NAUTILION))
    if frame.stays:
        return state
    die = frame.given[1]
    if frame.back:
        at = path.phantom + die - 1
        if at >= len(path.tokens):
            return replace(state, path=path.moor_phantom())
    else:
        if state.charter.mercenaries and not state.collided and die > path.between:
            moored = path.moored and not path.between
            return collide(state, replace(path, phantom=path.nautilion, moored=moored))
        at = path.phantom - die
        if at < 0:
            return replace(state, path=replace(path, phantom=0, crossed=True, moored=False), cause="phantom")
    token, reef = path.tokens[at], path.reefs[at]
    pile = state.pile + ONE[reef] if reef else state.pile
    path = path.land_phantom(at)
    if frame.action == "exchange" and not frame.stuck:
        return replace(state, path=path, pile=pile, due=(landed(token, frame.seat, 4),))
    return _phantom_gets(state, token, path, pile)


def _phantom_gets(state: State, token: int, path: Path, pile: int) -> State:
    """NA-P03, NA-X2-01, X2-02, X2-19, X2-20: the token is discarded or comes on the Phantom board."""
    if state.charter.mercenaries and (token == MERCENARY or state.charter.fighters >> token & 1):
        if not state.collided:
            if size(state.hosted) < state.charter.box.boards.phantom.spaces:
                return replace(state, path=path, pile=pile, hosted=state.hosted + ONE[token])
        elif token == MERCENARY:
            return owe(replace(state, path=path, pile=pile + ONE[token]), 1)
    return replace(state, path=path, pile=pile + ONE[token])


# -- phase 5 ---------------------------------------------------------------------------------------


def sail_nautilion(state: State) -> State:
    """NA-N01 to N03, NA-X3-02, X3-05, NA-DA6, DA7, NA-HA9."""
    frame, path = state.frame, state.path
    state = replace(state, frame=replace(frame, step=END))
    if frame.stuck:
        return stow_reef(state)
    die = frame.given[2]
    # a Nautilion that sails on unchecked leaves its Reef behind, and nobody can come there any more (NA-X3-08)
    pile = state.pile + ONE[path.reef] if path.reef else state.pile
    if frame.action == "nautilion_back" and frame.number > 1:
        at = path.nautilion - die
        if at < 0:
            return replace(state, path=replace(path, nautilion=0, crossed=False, reef=0), pile=pile)
    else:
        if state.charter.mercenaries and not state.collided and die > path.between:
            if not path.between:
                return collide(state, path)
            return collide(replace(state, pile=pile), replace(path, nautilion=path.phantom, reef=0))
        at = path.nautilion + die - 1
        if at >= len(path.tokens):
            path = replace(path, nautilion=len(path.tokens), crossed=not path.moored, reef=0)
            return replace(state, path=path, pile=pile, cause=_arrival(state))
    token = path.tokens[at]
    path = path.land_nautilion(at)
    reserve = state.reserve
    if frame.three:
        for neighbour in (path.nautilion, path.nautilion - 1):
            if 0 <= neighbour < len(path.tokens):
                reserve += ONE[path.tokens[neighbour]]
                pile += ONE[path.reefs[neighbour]] if path.reefs[neighbour] else 0
                path = path.without(neighbour)
        state = replace(state, reserve=reserve)
    if frame.action == "exchange" and not frame.stays:
        return _phantom_gets(state, token, path, pile)
    if frame.three:
        return replace(state, path=path, pile=pile, reserve=reserve + ONE[token])
    return replace(state, path=path, pile=pile, due=(landed(token, frame.seat, 5),))


def _arrival(state: State) -> str:
    """NA-E01, E03 to E05: the Nautilion is at the Abyss; the first condition that it misses is the cause."""
    if state.crew != SPACES:
        return "crew"
    if state.charter.mages and state.cabin & _MAGES != _MAGES:
        return "mages"
    return "heroic" if state.revealed else "victory"
