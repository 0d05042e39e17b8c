"""The collision: the first meeting of the two figures, and what is left of both (NA-X2-06 to X2-18).

It is the end of the turn. Harpoons are compared; who has fewer has lost, but the Phantom only loses its board. Then
a token is recovered and the board, which may have lost Mercenaries in its middle, is checked for groups.
"""

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.nautilion.charter import refuse
from pnp.games.nautilion.moves import BOARD, CABIN, RESERVE, Move
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import CREW, MERCENARY, ONE, WORDS, count, tokens
from pnp.games.nautilion.placing import judge_target, put, take_moves
from pnp.games.nautilion.reefs import stow_reef
from pnp.games.nautilion.state import State
from pnp.games.nautilion.steps import END, GROUPS, WRECKAGE
from pnp.masks import cells, mask_of

__all__ = ["clear_wreckage", "collide", "groups", "harpoons", "keep", "keep_moves", "recover", "recover_moves"]

_LAST_CREW = CREW[-1]


def harpoons(state: State) -> tuple[int, int]:
    """NA-X2-11, X2-12: the harpoons of the Nautilion and of the Phantom."""
    charter = state.charter
    terms = charter.box.tokens.harpoons
    ours = terms.fighter * (state.crew & charter.fighters).bit_count() + terms.mercenary * state.hired.bit_count()
    hosted = sum(terms.mercenary if token == MERCENARY else terms.fighter for token in tokens(state.hosted))
    return ours, charter.phantom_side + hosted


def collide(state: State, path: Path) -> State:
    """NA-X2-13, X2-14: the figures stand face to face as the path says; the harpoons decide."""
    ours, theirs = harpoons(state)
    if theirs > ours:
        return replace(state, path=path, collided=True, cause="collision")
    pile = state.pile + state.hosted + ONE[MERCENARY] * state.hired.bit_count()
    due = (Due("recover", state.frame.seat, (int(ours > theirs),)),) if pile else ()
    frame = replace(state.frame, step=GROUPS)
    return replace(state, path=path, collided=True, pile=pile, hosted=0, hired=0, frame=frame, due=due)


def recover_moves(state: State) -> list[Move]:
    """NA-X2-15, X2-16: any token of the pile into the reserve; after a win Crew also on the board."""
    won = state.due[-1].about[0]
    found = take_moves(state, reserve=True, elsewhere=bool(won))
    return [move for move in found if move.arguments[1] != CABIN]


def recover(state: State, token: int, where: int) -> State:
    """NA-X2-14 to X2-16: take a token of the pile."""
    won = state.due[-1].about[0]
    if not count(state.pile, token):
        refuse("NA-X2-14", f"{WORDS[token]} is not in the discard pile")
    if where != RESERVE:
        if not won:
            refuse("NA-X2-15", "after a tie the token goes into the reserve")
        if where != BOARD or token > _LAST_CREW:
            refuse("NA-X2-16", "only Crew goes on the board, and nothing on the cabin")
        judge_target(state, token, where, "NA-2P06")
    return put(replace(state, pile=state.pile - ONE[token]), token, where, state.due[:-1])


def groups(state: State) -> State:
    """NA-X2-17: check the groups."""
    joined = state.charter.ducts.joined[state.crew]
    due = () if joined else (Due("keep", state.frame.seat),)
    return replace(state, frame=replace(state.frame, step=WRECKAGE), due=due)


def keep_moves(state: State) -> list[Move]:
    """NA-X2-17: any one group."""
    return sorted(Move("keep", tuple(cells(group))) for group in state.charter.ducts.groups(state.crew))


def keep(state: State, *spaces: int) -> State:
    """NA-X2-17: keep a group and discard the others."""
    group = mask_of(spaces)
    if group not in state.charter.ducts.groups(state.crew):
        refuse("NA-X2-17", f"{' '.join(map(str, spaces))} is not one whole group")
    pile = state.pile + sum(ONE[space] for space in cells(state.crew & ~group))
    return replace(state, crew=group, pile=pile, due=state.due[:-1])


def clear_wreckage(state: State) -> State:
    """NA-X2-18: the turn ends, also under DA 1; the Reef of a stuck Nautilion goes into the reserve all the same."""
    if state.frame.stuck:
        state = stow_reef(state)
    return replace(state, frame=replace(state.frame, step=END, second=True))
