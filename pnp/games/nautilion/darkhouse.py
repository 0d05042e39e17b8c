"""The Darkhouse: the cards that open a turn, and the tokens that it takes (NA-D, NA-X4; DA 3 to 5, DA 10 to 12).

What the other cards change stands where the changed rule stands: dice in `currents`, figures in `passage`.
"""

from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.nautilion.charter import refuse
from pnp.games.nautilion.currents import judge_roll, payments
from pnp.games.nautilion.moves import AHEAD, BEYOND, BOARD, CABIN, RESERVE, Move
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import (
    MERCENARY,
    ONE,
    PATH_KINDS,
    WORDS,
    count,
    holds,
    kinds,
    mask_of_kinds,
    pool_of,
    size,
)
from pnp.games.nautilion.placing import judge_target, placeable, put, take_moves
from pnp.games.nautilion.state import State
from pnp.games.nautilion.steps import PHANTOM, REEF
from pnp.masks import cells, mask_of

__all__ = [
    "again",
    "can_use",
    "discard",
    "discard_moves",
    "gap_moves",
    "lay",
    "machination_moves",
    "machinations",
    "owe",
    "pass_by",
    "pay_price",
    "price_moves",
    "reserve_moves",
    "salvage",
    "salvage_moves",
    "take",
    "toll",
    "use",
    "use_moves",
]

_USE = Move("darkhouse", (12,))
_PASS = Move("pass")
_LAYABLE = mask_of(PATH_KINDS)


# -- phase 0 ---------------------------------------------------------------------------------------


def machinations(state: State) -> State:
    """NA-X4-01, X4-03: phase 0 of the card of the turn, where it has one and can be carried out."""
    frame = state.frame
    due: tuple[Due, ...] = ()
    if frame.action == "pile_to_path":
        if mask_of_kinds(state.pile) & _LAYABLE:
            due = (Due("return", frame.seat),)
    elif frame.action == "pile_to_reserve":
        if state.pile:
            due = (Due("take", frame.seat),)
    elif frame.action == "pile_to_board" and can_use(state):
        due = (Due("machinations", frame.seat),)
    return replace(state, frame=replace(frame, step=REEF), due=due)


def _gaps(path: Path) -> list[int]:
    """The gaps between the Nautilion and the Abyss, sorted."""
    beyond = [] if path.crossed or path.moored else [BEYOND]
    return [*beyond, AHEAD, *sorted(path.places[path.nautilion :])]


def gap_moves(state: State) -> list[Move]:
    """NA-DA3: any token of the pile that belongs on the path, in any gap ahead of the Nautilion."""
    gaps = _gaps(state.path)
    return [Move("return", (token, gap)) for token in kinds(state.pile) if token in PATH_KINDS for gap in gaps]


def lay(state: State, token: int, gap: int) -> State:
    """NA-DA3: lay a token of the pile on the path, ahead of the Nautilion."""
    path = state.path
    if token not in PATH_KINDS or not count(state.pile, token):
        refuse("NA-DA3", f"{WORDS[token]} is no token of the pile that belongs on the path")
    if gap == BEYOND:
        if path.crossed or path.moored:
            refuse("NA-DA3", "there is no gap beyond the Phantom that is ahead of the Nautilion")
        at = path.phantom
    elif gap == AHEAD:
        at = path.nautilion
    else:
        at = path.place_at(gap) + 1
        if at <= path.nautilion:
            refuse("NA-DA3", f"no token lies on the place {gap} ahead of the Nautilion")
    return replace(state, path=path.laid(token, at, gap == BEYOND), pile=state.pile - ONE[token], due=state.due[:-1])


def reserve_moves(state: State) -> list[Move]:
    """NA-DA11: any token of the pile."""
    return take_moves(state, reserve=True, elsewhere=False)


def take(state: State, token: int, where: int) -> State:
    """NA-DA11: take a token of the pile into the reserve."""
    if not count(state.pile, token):
        refuse("NA-DA11", f"{WORDS[token]} is not in the discard pile")
    if where != RESERVE:
        refuse("NA-DA11", "the token goes into the reserve")
    return put(replace(state, pile=state.pile - ONE[token]), token, RESERVE, state.due[:-1])


# -- DA 12 -----------------------------------------------------------------------------------------


def can_use(state: State) -> bool:
    """NA-DA12: whether two tokens can be paid so that some token of the pile can be placed then."""
    if size(state.reserve) < state.charter.box.numbers.darkhouse.price or state.frame.used:
        return False
    return bool((mask_of_kinds(state.pile) | mask_of_kinds(state.reserve)) & placeable(state))


def machination_moves(_: State) -> tuple[Move, ...]:
    """NA-DA12 in phase 0: now, or not now."""
    return (_USE, _PASS)


def use_moves(state: State, found: list[Move]) -> None:
    """NA-DA12 in phase 1: add its use."""
    if state.frame.action == "pile_to_board" and can_use(state):
        found.append(_USE)


def use(state: State, _: int) -> State:
    """NA-DA12: use the card; payment and token follow."""
    frame = state.frame
    if frame.action != "pile_to_board":
        refuse("NA-R01", "DA 12 is not the card of this turn")
    if frame.used:
        refuse("NA-DA12", "the card was used in this turn")
    if not can_use(state):
        refuse("NA-DA12", "no payment would leave a token in the pile that can be placed")
    below = state.due if state.due[-1].kind == "currents" else state.due[:-1]
    return replace(state, frame=replace(frame, used=True), due=(*below, Due("price", frame.seat)))


def pass_by(state: State) -> State:
    """NA-DA12: not now."""
    return replace(state, due=state.due[:-1])


def price_moves(state: State) -> list[Move]:
    """NA-DA12: the payments after which some token can be placed."""
    fits = placeable(state)
    found = payments(state.reserve, state.charter.box.numbers.darkhouse.price)
    if mask_of_kinds(state.pile) & fits:
        return list(found)
    return [move for move in found if any(fits >> token & 1 for token in move.arguments)]


def pay_price(state: State, *tokens: int) -> State:
    """NA-DA12: discard two tokens of the reserve."""
    price = state.charter.box.numbers.darkhouse.price
    if len(tokens) != price or not holds(state.reserve, tokens):
        refuse("NA-DA12", f"{price} of the tokens in the reserve are paid")
    paid = pool_of(tokens)
    if not mask_of_kinds(state.pile + paid) & placeable(state):
        refuse("NA-DA12", "after this payment no token of the pile could be placed")
    due = (*state.due[:-1], Due("salvage", state.frame.seat))
    return replace(state, reserve=state.reserve - paid, pile=state.pile + paid, due=due)


def salvage_moves(state: State) -> list[Move]:
    """NA-DA12: the tokens of the pile, where they can be placed."""
    return take_moves(state, reserve=False, elsewhere=True)


def salvage(state: State, token: int, where: int) -> State:
    """NA-DA12: take a token of the pile on the board or the cabin."""
    if not count(state.pile, token):
        refuse("NA-DA12", f"{WORDS[token]} is not in the discard pile")
    if where == RESERVE or (where == BOARD and token > MERCENARY):
        refuse("NA-DA12", "the token goes on the board or the cabin")
    judge_target(state, token, where, "NA-2P06")
    return put(replace(state, pile=state.pile - ONE[token]), token, where, state.due[:-1])


# -- phase 3 ---------------------------------------------------------------------------------------


def toll(state: State) -> State:
    """NA-D01, D02: the tokens that the die given to the Darkhouse costs (DA 4, 5, 10; HA 1)."""
    frame = state.frame
    die = frame.given[0]
    state = replace(state, frame=replace(frame, step=PHANTOM))
    if frame.action == "reroll_two" and die == state.charter.box.numbers.darkhouse.again:
        return replace(state, due=(Due("again", about=(1,)),))
    return _toll(state, die)


def again(state: State, *dice: int) -> State:
    """NA-DA5: the die of the Darkhouse, re-rolled."""
    judge_roll(state, dice, "NA-DA5")
    frame = replace(state.frame, rolled=state.frame.rolled + 1)
    return _toll(replace(state, frame=frame, due=state.due[:-1]), dice[0])


def _toll(state: State, die: int) -> State:
    frame, terms = state.frame, state.charter.box.numbers.darkhouse
    least = terms.only if frame.action == "only_four" else terms.start
    if die < least or frame.number <= state.shielded:
        return state
    return owe(state, terms.double if frame.action == "double_discard" else terms.tokens)


def owe(state: State, number: int) -> State:
    """NA-D02, D03: so many own tokens are to be discarded, while there are any."""
    if number and (state.reserve or state.crew or state.hired or state.cabin):
        return replace(state, due=(*state.due, Due("discard", state.frame.seat, (number,))))
    return state


@lru_cache(maxsize=1 << 13)
def _discards(reserve: int, crew: int, hired: int, cabin: int) -> tuple[Move, ...]:
    """Moves for masks of what may go."""
    found = [(token, RESERVE) for token in cells(reserve)]
    found += [(token, BOARD) for token in cells(crew)]
    found += [(MERCENARY, space) for space in cells(hired)]
    found += [(token, CABIN) for token in cells(cabin)]
    return tuple(Move("discard", arguments) for arguments in sorted(found))


def discard_moves(state: State) -> tuple[Move, ...]:
    """NA-D02, D04, NA-X1-07: own tokens, from the board only those that do not part the rest (NA-A05)."""
    spare = state.charter.ducts.spare[state.crew | state.hired]
    return _discards(mask_of_kinds(state.reserve), state.crew & spare, state.hired & spare, state.cabin)


def discard(state: State, token: int, where: int) -> State:
    """NA-D02: discard an own token."""
    crew, hired, cabin, reserve = state.crew, state.hired, state.cabin, state.reserve
    if where == RESERVE:
        there = count(reserve, token) > 0
        reserve -= ONE[token]
    elif where == CABIN:
        there = cabin >> token & 1 == 1
        cabin ^= 1 << token
    else:
        space = token if where == BOARD else where
        there = (crew if where == BOARD else hired) >> space & 1 == 1
        if there and not state.charter.ducts.spare[crew | hired] >> space & 1:
            refuse("NA-A05", f"without {WORDS[token]} on the space {space} the board would fall apart")
        if where == BOARD:
            crew ^= 1 << space
        else:
            hired ^= 1 << space
    if not there:
        refuse("NA-D02", f"there is no such {WORDS[token]} to discard")
    left = state.due[-1].about[0] - 1
    pile = state.pile + ONE[token]
    state = replace(state, crew=crew, hired=hired, cabin=cabin, reserve=reserve, pile=pile, due=state.due[:-1])
    return owe(state, left) if left else state
