"""Placing: where a token may be put that a player has got (NA-N03, N04, NA-A01 to A03, NA-X1-01 to X1-04, NA-X2-03).

The board and the cabin have rules; the reserve takes everything (NA-N06). The limit of the Admirals (NA-2P05) goes by
another id outside phase 5 (NA-2P06).
"""

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.nautilion.charter import refuse
from pnp.games.nautilion.moves import BOARD, CABIN, RESERVE, Move
from pnp.games.nautilion.pieces import CREW, MERCENARY, ONE, WORDS, kinds
from pnp.games.nautilion.state import State
from pnp.masks import cells

__all__ = ["judge_target", "landed", "place", "place_moves", "placeable", "put", "take_moves", "targets"]

_TARGETS = (RESERVE, *range(1, 10), BOARD, CABIN)
_PLACES = tuple({target: Move("place", (token, target)) for target in _TARGETS} for token in range(len(WORDS)))
_LAST_CREW = CREW[-1]


def landed(token: int, seat: int, phase: int) -> Due:
    """A token was landed on and is to be placed, in phase 5 or another."""
    return Due("place", seat, (token, phase))


def targets(state: State, token: int) -> list[int]:
    """Give where a token may be put, but for the reserve, ascending."""
    charter = state.charter
    if token <= _LAST_CREW:
        if not charter.commands[state.frame.seat] >> token & 1:
            return []
        found = [BOARD] if charter.ducts.open[state.crew | state.hired] >> token & 1 else []
        if (charter.cabin & ~state.cabin) >> token & 1:
            found.append(CABIN)
        return found
    if token == MERCENARY:
        return [] if state.collided else list(cells(charter.ducts.open[state.crew | state.hired]))
    return [CABIN] if (charter.cabin & ~state.cabin) >> token & 1 else []


def placeable(state: State) -> int:
    """Give the kinds of tokens that could be put on the board or the cabin now, as a mask."""
    charter = state.charter
    room = charter.ducts.open[state.crew | state.hired]
    limit = charter.commands[state.frame.seat] | ~0 << _LAST_CREW + 1
    found = (room | charter.cabin & ~state.cabin) & limit
    return found | 1 << MERCENARY if room and not state.collided else found


def judge_target(state: State, token: int, where: int, admiral: str) -> None:
    """Refuse a target on the cabin or on the board; `admiral` is the rule that the Admiral's limit goes by."""
    charter = state.charter
    word = WORDS[token]
    if where == CABIN:
        if not charter.cabin >> token & 1:
            refuse("NA-X1-01", f"there is no space for {word} on a cabin")
        if state.cabin >> token & 1:
            refuse("NA-X1-04", f"the cabin’s space for {word} is taken")
        if token <= _LAST_CREW and not charter.commands[state.frame.seat] >> token & 1:
            refuse("NA-2P06", f"{word} is not under the Admiral of player {state.frame.seat}")
        return
    taken = state.crew | state.hired
    if token == MERCENARY:
        if state.collided:
            refuse("NA-X2-21", "after the collision a Mercenary goes into the reserve")
        if taken >> where & 1:
            refuse("NA-X2-03", f"the space {where} is taken")
        if not charter.ducts.open[taken] >> where & 1:
            refuse("NA-A02", f"no duct joins the space {where} to a token")
        return
    if token > _LAST_CREW:
        refuse("NA-X1-02", "a Mage goes on the cabin or into the reserve")
    if taken >> token & 1:
        refuse("NA-A01", f"the space {token} is taken")
    if not charter.ducts.open[taken] >> token & 1:
        refuse("NA-A02", f"no duct joins the space {token} to a token")
    if not charter.commands[state.frame.seat] >> token & 1:
        refuse(admiral, f"{word} is not under the Admiral of player {state.frame.seat}")


def put(state: State, token: int, where: int, due: tuple[Due, ...]) -> State:
    """Put a token where it may go; the agenda is as given then."""
    if where == RESERVE:
        return replace(state, reserve=state.reserve + ONE[token], due=due)
    if where == BOARD:
        return replace(state, crew=state.crew | 1 << token, due=due)
    if where == CABIN:
        return replace(state, cabin=state.cabin | 1 << token, due=due)
    return replace(state, hired=state.hired | 1 << where, due=due)


def place_moves(state: State) -> list[Move]:
    """NA-N03, N04: the reserve, or where else the token landed on may go."""
    token = state.due[-1].about[0]
    moves = _PLACES[token]
    return [moves[RESERVE], *(moves[target] for target in targets(state, token))]


def place(state: State, token: int, where: int) -> State:
    """Place the token landed on."""
    landed_on, phase = state.due[-1].about
    if token != landed_on:
        refuse("NA-M04", f"the token landed on is {WORDS[landed_on]}, not {WORDS[token]}")
    if where != RESERVE:
        judge_target(state, token, where, "NA-2P05" if phase == 5 else "NA-2P06")
    return put(state, token, where, state.due[:-1])


def take_moves(state: State, reserve: bool, elsewhere: bool) -> list[Move]:
    """All ways of taking a token from the discard pile, to the reserve or to where it may be placed."""
    found = []
    for token in kinds(state.pile):
        where = [RESERVE] if reserve else []
        if elsewhere:
            where += targets(state, token)
        found += [Move("take", (token, target)) for target in where]
    return found
