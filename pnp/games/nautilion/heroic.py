"""Heroic Actions: the cards of expansion 5 (NA-X5, NA-HA1 to HA12).

A card is paid with Crew from the board and then leaves the game, whatever it could do (NA-X5-05). HA 6 and HA 7 bring
other Crew aboard in exchange: they alone may be paid with Crew whose going parts the board, if what comes mends it.
Lasting effects (HA 1, 3, 4, 9) are noted in the frame of the turn; the phases ask for them.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.nautilion.charter import refuse
from pnp.games.nautilion.moves import BOARD, Move
from pnp.games.nautilion.pieces import (
    CREW,
    MERCENARY,
    ONE,
    REEF_NUMBERS,
    WORDS,
    count,
    holds,
    kinds,
    multisets,
    pool_of,
)
from pnp.games.nautilion.state import State
from pnp.masks import cells, mask_of

__all__ = [
    "gather",
    "gather_moves",
    "heroic",
    "heroic_moves",
    "lift",
    "lift_moves",
    "remove",
    "remove_moves",
    "rescue",
    "rescue_moves",
    "reveal",
    "reveal_moves",
    "set_dice",
    "set_moves",
]

_LAST_CREW = CREW[-1]
_PLAYED = tuple(tuple(Move("heroic", (card, token)) for token in range(10)) for card in range(13))


# -- playing a card --------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
def _crew_in(tokens: bytes) -> int:
    return mask_of(token for token in set(tokens) if token <= _LAST_CREW)


def _waiting(state: State, key: str) -> int:
    """The Crew numbers that a card can bring aboard, from the path (HA 6) or the pile (HA 7)."""
    if key == "crew_from_path":
        return _crew_in(state.path.tokens)
    return mask_of(token for token in kinds(state.pile) if token <= _LAST_CREW)


def _recoverable(state: State, key: str, taken: int, paid: int) -> int:
    """NA-X5-06: of these the ones that make one group of the board, other numbers than the one paid."""
    return _waiting(state, key) & state.charter.ducts.mending[taken] & ~(1 << paid)


def heroic_moves(state: State, found: list[Move]) -> None:
    """NA-X5-01, X5-02: add every open card with every Crew that can pay it."""
    if not state.revealed or not state.crew:
        return
    taken = state.crew | state.hired
    spare = state.charter.ducts.spare[taken]
    cards = state.charter.box.heroic
    for card in cells(state.revealed):
        payers = state.crew & spare
        key = cards[card].key
        if payers != state.crew and key in ("crew_from_path", "crew_from_pile"):
            for token in cells(state.crew & ~spare):
                if _recoverable(state, key, taken ^ 1 << token, token):
                    payers |= 1 << token
        played = _PLAYED[card]
        found += [played[token] for token in cells(payers)]


def heroic(state: State, card: int, token: int) -> State:
    """NA-X5-01 to X5-04: play an open card and pay for it."""
    if not state.charter.heroics:
        refuse("NA-R01", "there are no Heroic Actions without their expansion")
    if not state.revealed >> card & 1:
        refuse("NA-X5-01", f"the Heroic Action {card} does not lie open")
    if not state.crew >> token & 1:
        refuse("NA-X5-02", f"{WORDS[token]} is no Crew on the board")
    key = state.charter.box.heroic[card].key
    taken = (state.crew | state.hired) ^ 1 << token
    mended = key in ("crew_from_path", "crew_from_pile") and _recoverable(state, key, taken, token)
    if not state.charter.ducts.joined[taken] and not mended:
        refuse("NA-A05", f"without {WORDS[token]} the board would fall apart")
    state = replace(
        state, crew=state.crew ^ 1 << token, pile=state.pile + ONE[token], revealed=state.revealed ^ 1 << card
    )
    return _EFFECTS[key](state, token)


def _ask(state: State, kind: str, *about: int) -> State:
    return replace(state, due=(*state.due, Due(kind, state.frame.seat, about)))


def _shield(state: State, _: int) -> State:
    """NA-HA1: this turn and the next."""
    return replace(state, shielded=state.frame.number + state.charter.box.numbers.heroic.turns - 1)


def _set(state: State, _: int) -> State:
    return _ask(state, "set")


def _stay(state: State, _: int) -> State:
    """NA-HA3"""
    return replace(state, frame=replace(state.frame, stays=True))


def _back(state: State, _: int) -> State:
    """NA-HA4"""
    return replace(state, frame=replace(state.frame, back=True))


def _replace(state: State, _: int) -> State:
    return _ask(state, "remove") if state.revealed else state


def _crew_from_path(state: State, paid: int) -> State:
    can = _recoverable(state, "crew_from_path", state.crew | state.hired, paid)
    return _ask(state, "lift", paid) if can else state


def _crew_from_pile(state: State, paid: int) -> State:
    can = _recoverable(state, "crew_from_pile", state.crew | state.hired, paid)
    return _ask(state, "rescue", paid) if can else state


def _pile_to_reserve(state: State, paid: int) -> State:
    return _ask(state, "gather", paid) if state.pile != ONE[paid] else state


def _three(state: State, _: int) -> State:
    """NA-HA9"""
    return replace(state, frame=replace(state.frame, three=True))


def _cabin_crew(state: State, paid: int) -> State:
    """NA-HA10: the other partners come from the pile on the cabin, as far as they are there and have room."""
    partners = state.charter.partners.values()
    if paid not in partners:
        return state
    pile, cabin = state.pile, state.cabin
    for crew in partners:
        if crew != paid and count(pile, crew) and not cabin >> crew & 1:
            pile -= ONE[crew]
            cabin |= 1 << crew
    return replace(state, pile=pile, cabin=cabin)


def _sink_mercenary(state: State, paid: int) -> State:
    """NA-HA11: a Mercenary leaves the Phantom board."""
    if not state.charter.fighters >> paid & 1 or not count(state.hosted, MERCENARY):
        return state
    return replace(state, hosted=state.hosted - ONE[MERCENARY], pile=state.pile + ONE[MERCENARY])


def _clear_reefs(state: State, paid: int) -> State:
    """NA-HA12: the Reefs of the number that lie beside the path or the Nautilion leave the game."""
    if not state.charter.pilots >> paid & 1:
        return state
    path = state.path
    reef = next((reef for reef, number in REEF_NUMBERS.items() if number == paid), 0)
    gone = path.reefs.count(reef) + (path.reef == reef) if reef else 0
    if not gone:
        return state
    path = replace(path, reefs=path.reefs.replace(bytes((reef,)), b"\0"), reef=0 if path.reef == reef else path.reef)
    return replace(state, path=path, removed=state.removed + gone * ONE[reef])


_EFFECTS: dict[str, Callable[[State, int], State]] = {
    "shield2": _shield,
    "set_dice": _set,
    "phantom_stays": _stay,
    "phantom_back": _back,
    "replace_card": _replace,
    "crew_from_path": _crew_from_path,
    "crew_from_pile": _crew_from_pile,
    "pile3_to_reserve": _pile_to_reserve,
    "three_to_reserve": _three,
    "cabin_crew": _cabin_crew,
    "sink_mercenary": _sink_mercenary,
    "clear_reefs": _clear_reefs,
}


# -- what follows ----------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _sets(number: int) -> tuple[Move, ...]:
    return tuple(Move("set", dice) for dice in combinations_with_replacement(range(1, 5), number))


def set_moves(state: State) -> tuple[Move, ...]:
    """NA-HA2: any values for the open dice."""
    return _sets(len(state.frame.dice))


def set_dice(state: State, *dice: int) -> State:
    """NA-HA2: the open dice show this now."""
    if len(dice) != len(state.frame.dice):
        refuse("NA-HA2", f"the values of {len(state.frame.dice)} open dice are set")
    return replace(state, frame=replace(state.frame, dice=tuple(sorted(dice))), due=state.due[:-1])


def remove_moves(state: State) -> list[Move]:
    """NA-HA5: any other open card."""
    return [Move("remove", (card,)) for card in cells(state.revealed)]


def remove(state: State, card: int) -> State:
    """NA-HA5: remove an open card; the deck shows another, if it has one."""
    if not state.revealed >> card & 1:
        refuse("NA-HA5", f"the Heroic Action {card} does not lie open")
    due = (*state.due[:-1], Due("reveal")) if state.deck else state.due[:-1]
    return replace(state, revealed=state.revealed ^ 1 << card, due=due)


def reveal_moves(state: State) -> list[Move]:
    """NA-HA5: whatever may lie on top of the deck."""
    return [Move("reveal", (card,)) for card in cells(state.deck)]


def reveal(state: State, card: int) -> State:
    """NA-HA5: the next usable card of the deck lies open."""
    bit = 1 << card
    if not state.deck & bit:
        refuse("NA-HA5", f"the Heroic Action {card} cannot be the next of the deck")
    return replace(state, revealed=state.revealed | bit, deck=state.deck ^ bit, due=state.due[:-1])


def lift_moves(state: State) -> list[Move]:
    """NA-HA6: the Crew of the path that can be recovered."""
    can = _recoverable(state, "crew_from_path", state.crew | state.hired, state.due[-1].about[0])
    path = state.path
    places = [place for place, token in zip(path.places, path.tokens, strict=True) if can >> token & 1]
    return [Move("lift", (place,)) for place in sorted(places)]


def _judge_recovery(state: State, token: int) -> None:
    """NA-X5-06, NA-A01, and one group in the end."""
    taken = state.crew | state.hired
    if token == state.due[-1].about[0]:
        refuse("NA-X5-06", f"another number than {token} is recovered, which was paid")
    if taken >> token & 1:
        refuse("NA-A01", f"the space {token} is taken")
    if not state.charter.ducts.mending[taken] >> token & 1:
        split = not state.charter.ducts.joined[taken]
        refuse("NA-A05" if split else "NA-A02", f"with {WORDS[token]} the board would not be one group")


def lift(state: State, place: int) -> State:
    """NA-HA6: Crew comes aboard from anywhere on the path; its Reef is discarded."""
    path = state.path
    at = path.place_at(place)
    token = path.tokens[at] if at >= 0 else 0
    if not 0 < token <= _LAST_CREW:
        refuse("NA-HA6", f"no Crew lies on the place {place}")
    _judge_recovery(state, token)
    pile = state.pile + ONE[path.reefs[at]] if path.reefs[at] else state.pile
    return replace(state, path=path.without(at), pile=pile, crew=state.crew | 1 << token, due=state.due[:-1])


def rescue_moves(state: State) -> list[Move]:
    """NA-HA7: the Crew of the pile that can be recovered."""
    can = _recoverable(state, "crew_from_pile", state.crew | state.hired, state.due[-1].about[0])
    return [Move("take", (token, BOARD)) for token in cells(can)]


def rescue(state: State, token: int, where: int) -> State:
    """NA-HA7: Crew comes aboard from the discard pile."""
    if not count(state.pile, token):
        refuse("NA-HA7", f"{WORDS[token]} is not in the discard pile")
    if where != BOARD or token > _LAST_CREW:
        refuse("NA-HA7", "Crew is recovered, and goes on the board")
    _judge_recovery(state, token)
    return replace(state, pile=state.pile - ONE[token], crew=state.crew | 1 << token, due=state.due[:-1])


@lru_cache(maxsize=1 << 9)
def _gatherings(pool: int, most: int) -> tuple[Move, ...]:
    found = [Move("gather", tokens) for number in range(most + 1) for tokens in multisets(pool, number)]
    return tuple(sorted(found))


def gather_moves(state: State) -> tuple[Move, ...]:
    """NA-HA8: up to three tokens of the pile as it was before the payment."""
    return _gatherings(state.pile - ONE[state.due[-1].about[0]], state.charter.box.numbers.heroic.gather)


def gather(state: State, *tokens: int) -> State:
    """NA-HA8: take them into the reserve."""
    paid = state.due[-1].about[0]
    most = state.charter.box.numbers.heroic.gather
    if len(tokens) > most or not holds(state.pile - ONE[paid], tokens):
        refuse("NA-HA8", f"up to {most} tokens are taken that were in the pile before the payment")
    taken = pool_of(tokens)
    return replace(state, pile=state.pile - taken, reserve=state.reserve + taken, due=state.due[:-1])
