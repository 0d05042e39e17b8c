"""Currents and Plan: rolling, spells, partner re-rolls and giving dice (NA-C, NA-L, NA-X1-05, NA-X1-06).

Phase 1 stays due until the last die is given; what follows from a spell is put on top of it: the payment, then the
dice. Only open dice can be touched, which settles DA 2 and DA 8: what was given is out of reach (NA-DA2, NA-DA8).
"""

from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations

from msgspec.structs import replace

from pnp.agenda import TOGETHER, Due
from pnp.games.nautilion.charter import refuse
from pnp.games.nautilion.moves import FIGURES, Move
from pnp.games.nautilion.pieces import WORDS, holds, multisets, pool_of, size
from pnp.games.nautilion.state import Frame, State
from pnp.games.nautilion.steps import DARKHOUSE
from pnp.masks import cells

__all__ = [
    "begin_currents",
    "choose",
    "choose_moves",
    "give",
    "give_moves",
    "judge_roll",
    "partner",
    "partner_moves",
    "pay",
    "pay_moves",
    "payments",
    "plan",
    "roll",
    "roll_moves",
    "spell_moves",
    "start",
    "start_moves",
    "swap",
    "tide",
    "whirlwind",
]

_DARKHOUSE, _PHANTOM, _NAUTILION = range(3)
_WHIRLWIND, _TIDE, _SWAP = range(3)
_CAST = Move("whirlwind")
_CHOICES = tuple(Move("choose", (figure,)) for figure in range(3))
_STARTS = tuple(Move("start", (seat,)) for seat in (1, 2))
_VALUES = range(1, 5)


# -- the roll --------------------------------------------------------------------------------------


def begin_currents(state: State) -> State:
    """NA-C01: begin phase 1 with the roll that the turn asks for (DA 1, 2, 8, 9; NA-X3-05)."""
    frame = state.frame
    dice = state.charter.box.numbers.dice
    together = TOGETHER if frame.seat == 0 else frame.seat
    currents = Due("currents", frame.seat)
    if frame.action == "fixed_234":
        frame = replace(frame, dice=tuple(sorted(state.charter.box.numbers.darkhouse.fixed)), step=DARKHOUSE)
        return replace(state, frame=frame, due=(currents,) if frame.seat else (currents, Due("start", TOGETHER)))
    frame = replace(frame, step=DARKHOUSE)
    if frame.action == "one_by_one":
        return replace(state, frame=frame, due=(currents, _rolling(1)))
    if frame.action == "figure_first" and not frame.stuck:
        return replace(state, frame=frame, due=(currents, _rolling(1), Due("choose", together)))
    number = dice.stuck if frame.stuck and frame.action != "twice" else dice.count
    return replace(state, frame=frame, due=(currents, _rolling(number)))


def plan(seat: int) -> Due:
    """NA-DA1: the dice are given once more, and nothing else may be done with them."""
    return Due("plan", seat)


def _rolling(number: int) -> Due:
    return Due("roll", about=(number,))


@lru_cache(maxsize=64)
def _rolls(faces: tuple[int, ...], number: int) -> tuple[Move, ...]:
    ways = combinations_with_replacement(sorted(set(faces)), number)
    return tuple(Move("roll", dice) for dice in ways)


def roll_moves(state: State) -> tuple[Move, ...]:
    """All that the dice can show."""
    return _rolls(state.charter.box.numbers.dice.faces, state.due[-1].about[0])


def judge_roll(state: State, dice: tuple[int, ...], rule: str) -> None:
    """Refuse dice that are too many or too few."""
    number = state.due[-1].about[0]
    faces = state.charter.box.numbers.dice.faces
    if len(dice) != number or not all(die in faces for die in dice):
        refuse(rule, f"{number} {'die is' if number == 1 else 'dice are'} rolled now")


def roll(state: State, *values: int) -> State:
    """NA-C01: the dice are open now; in the first turn of two players they choose who begins (NA-2P03)."""
    judge_roll(state, values, "NA-C01")
    frame = state.frame
    due = state.due[:-1] if frame.seat else (*state.due[:-1], Due("start", TOGETHER))
    dice = tuple(sorted(frame.dice + values)) if frame.dice else values
    return replace(state, frame=replace(frame, dice=dice, rolled=frame.rolled + len(values)), due=due)


def start_moves(_: State) -> tuple[Move, ...]:
    """NA-2P03: either player may begin."""
    return _STARTS


def start(state: State, seat: int) -> State:
    """NA-2P03: this player begins, and the turn is theirs."""
    due = tuple(due._replace(seat=seat) if due.kind == "currents" else due for due in state.due[:-1])
    return replace(state, frame=replace(state.frame, seat=seat), due=due)


def choose_moves(_: State) -> tuple[Move, ...]:
    """NA-DA8: any figure."""
    return _CHOICES


def choose(state: State, figure: int) -> State:
    """NA-DA8: the figure of the first die."""
    return replace(state, frame=replace(state.frame, chosen=figure), due=state.due[:-1])


# -- spells ----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _tides(dice: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(Move("tide", (die, value)) for die in sorted(set(dice)) for value in _VALUES)


@cache
def _swap_row(one: int) -> tuple[Move, ...]:
    """Every pair of places is one `Move` for all games: a path has up to 1,431 of them."""
    return tuple(Move("swap", (one, other)) for other in range(256))


@lru_cache(maxsize=256)
def _swaps(places: bytes) -> list[Move]:
    ordered = sorted(places)
    found: list[Move] = []
    for at, one in enumerate(ordered, 1):
        row = _swap_row(one)
        found += [row[other] for other in ordered[at:]]
    return found


def spell_moves(state: State, found: list[Move]) -> None:
    """NA-C02, C03: add the spells that can be paid (NA-DA9 stops two of them)."""
    purse = size(state.reserve)
    costs = state.charter.box.numbers.spells
    free = state.frame.action != "fixed_234"
    if purse >= costs.swap:
        found += _swaps(state.path.places)
    if free and purse >= costs.tide:
        found += _tides(state.frame.dice)
    if free and purse >= costs.whirlwind:
        found.append(_CAST)


def _cast(state: State, cost: int, about: tuple[int, ...]) -> State:
    if size(state.reserve) < cost:
        refuse("NA-C03", f"the spell costs {cost}, and the reserve holds {size(state.reserve)}")
    return replace(state, due=(*state.due, Due("pay", state.frame.seat, (cost, *about))))


def _judge_fixed(state: State) -> None:
    if state.frame.action == "fixed_234":
        refuse("NA-DA9", "the dice were set by the Darkhouse and stay as they are")


def whirlwind(state: State) -> State:
    """NA-C05: re-roll all open dice."""
    _judge_fixed(state)
    return _cast(state, state.charter.box.numbers.spells.whirlwind, (_WHIRLWIND,))


def tide(state: State, die: int, value: int) -> State:
    """NA-C06: turn an open die."""
    _judge_fixed(state)
    if die not in state.frame.dice:
        refuse("NA-C06", f"no open die shows {die}")
    return _cast(state, state.charter.box.numbers.spells.tide, (_TIDE, die, value))


def swap(state: State, one: int, other: int) -> State:
    """NA-C07: exchange the tokens of two places."""
    for place in (one, other):
        if state.path.place_at(place) < 0:
            refuse("NA-C07", f"no token lies on the place {place}")
    return _cast(state, state.charter.box.numbers.spells.swap, (_SWAP, one, other))


@lru_cache(maxsize=1 << 12)
def payments(reserve: int, number: int) -> tuple[Move, ...]:
    """Give all ways of paying so many tokens."""
    return tuple(Move("pay", tokens) for tokens in multisets(reserve, number))


def pay_moves(state: State) -> tuple[Move, ...]:
    """NA-C03: any tokens of the reserve."""
    return payments(state.reserve, state.due[-1].about[0])


def pay(state: State, *tokens: int) -> State:
    """NA-C03: pay for a spell, which takes effect."""
    cost, spell, *rest = state.due[-1].about
    if len(tokens) != cost or not holds(state.reserve, tokens):
        refuse("NA-C03", f"{cost} of the tokens in the reserve are paid")
    paid = pool_of(tokens)
    reserve, pile, due = state.reserve - paid, state.pile + paid, state.due[:-1]
    frame, path = state.frame, state.path
    if spell == _SWAP:
        path = path.swapped(path.place_at(rest[0]), path.place_at(rest[1]))
    elif spell == _TIDE:
        frame = replace(frame, dice=_turned(frame.dice, rest[0], rest[1]))
    else:
        due = (*due, _rolling(len(frame.dice)))
        frame = replace(frame, dice=())
    return replace(state, reserve=reserve, pile=pile, frame=frame, path=path, due=due)


def _turned(dice: tuple[int, ...], die: int, *values: int) -> tuple[int, ...]:
    left = list(dice)
    left.remove(die)
    return tuple(sorted((*left, *values)))


# -- partners --------------------------------------------------------------------------------------


def partner_moves(state: State, found: list[Move]) -> None:
    """NA-X1-05: add the re-rolls of complete partnerships."""
    frame = state.frame
    if frame.action == "fixed_234":
        return
    for mage, crew in state.charter.partners.items():
        if state.cabin >> mage & state.cabin >> crew & 1 and not frame.renewed >> mage & 1:
            found += [Move("partner", (mage, die)) for die in sorted(set(frame.dice))]


def partner(state: State, mage: int, die: int) -> State:
    """NA-X1-05, X1-06: a partnership re-rolls one open die, once in a turn."""
    frame = state.frame
    if not state.charter.mages:
        refuse("NA-R01", "there is no partnership without the Mages")
    _judge_fixed(state)
    letter = WORDS[mage][1].upper()
    if not (state.cabin >> mage & 1 and state.cabin >> state.charter.partners[mage] & 1):
        refuse("NA-X1-05", f"the partnership {letter} is not complete")
    if frame.renewed >> mage & 1:
        refuse("NA-X1-05", f"the partnership {letter} has re-rolled a die in this turn")
    if die not in frame.dice:
        refuse("NA-X1-05", f"no open die shows {die}")
    frame = replace(frame, dice=_turned(frame.dice, die), renewed=frame.renewed | 1 << mage)
    return replace(state, frame=frame, due=(*state.due, _rolling(1)))


# -- the plan --------------------------------------------------------------------------------------


def _figures(frame: Frame) -> tuple[int, bool]:
    """Give the figures that may get a die now, as a mask, and whether only one of them does."""
    without = 1 << _NAUTILION if frame.stuck else 0
    if frame.action == "one_by_one":
        return sum(1 << figure for figure in range(3) if not frame.given[figure]) & ~without, True
    if frame.action == "figure_first" and not frame.stuck:
        first = 1 << frame.chosen
        return (first if not any(frame.given) else 7 & ~first), False
    return 7 & ~without, False


@lru_cache(maxsize=1 << 10)
def _gives(dice: tuple[int, ...], figures: int, one: bool) -> tuple[Move, ...]:
    found = set()
    for chosen in [1 << figure for figure in cells(figures)] if one else [figures]:
        for values in permutations(dice, chosen.bit_count()):
            given = [0, 0, 0]
            for figure, value in zip(cells(chosen), values, strict=True):
                given[figure] = value
            found.add(Move("give", tuple(given)))
    return tuple(sorted(found))


def give_moves(state: State) -> tuple[Move, ...]:
    """NA-L01: every assignment of the open dice."""
    figures, one = _figures(state.frame)
    return _gives(state.frame.dice, figures, one)


def give(state: State, *dice: int) -> State:
    """NA-L01, L02: give dice to figures; phase 1 is over when each that gets one has one."""
    frame = state.frame
    figures, one = _figures(frame)
    if ("give", dice) not in _gives(frame.dice, figures, one):
        wanted = " ".join(FIGURES[figure] for figure in cells(figures))
        refuse("NA-L01", f"{'one' if one else 'each'} of {wanted} gets one of the dice {frame.dice}")
    d, p, n = frame.given
    given = (dice[0] or d, dice[1] or p, dice[2] or n)
    if given[_DARKHOUSE] and given[_PHANTOM] and (given[_NAUTILION] or frame.stuck):
        frame = replace(frame, given=given, cast=frame.dice, dice=())
        return replace(state, frame=frame, due=state.due[:-1])
    # DA 2 rolls the next die, DA 8 the two others
    number = 1 if one else given.count(0)
    return replace(state, frame=replace(frame, given=given, dice=()), due=(*state.due, _rolling(number)))
