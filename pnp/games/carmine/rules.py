"""The engine: one player's voyage, move by move, for solo games and seeded voyages.

A state is frozen; `play` gives the next one and refuses what the rules forbid by the rule's id. Chance is a move like
any other (`card`, `dice`), so that a seed, a record or a person at a table can answer it. Each phase has two entries
here: what may be played in it, and what that does. What it *means* stands in the modules of the rules, which the judge
of records uses as well; they are called with `refuse`, to which every broken rule is the end of the move.

One rule looks ahead. A turn may not end on a peril (CA-N6), so a ship may come to one only if it can leave it in the
same turn: under sail, by winds, or by winds that it has yet to gain ashore. `_can_rest` tries all of it, with the very
functions that play; it is asked only when the ship would lie on a peril.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import product

from msgspec.structs import replace

from pnp.errors import IllegalMove
from pnp.games.carmine.adventuring import POWERS, berths, draw, mark, place_ship, smooth_sailing
from pnp.games.carmine.charter import refuse
from pnp.games.carmine.drawing import legal_drawings
from pnp.games.carmine.exploring import build_cannons, can_build, explorable, explore, rewards
from pnp.games.carmine.ledger import end_turn
from pnp.games.carmine.moves import Move, parse_move
from pnp.games.carmine.places import name_of
from pnp.games.carmine.ports import WARES, buy, price_of, visit, visitable
from pnp.games.carmine.sailing import (
    can_enter,
    drift,
    judge_rest,
    movement,
    open_water,
    perilous,
    sail,
    step_cost,
    take_prize,
)
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.state import Fate, State, chance_move, final_score, new_game
from pnp.games.carmine.stock import FIRST_CARDS, judge_card, judge_first_card
from pnp.games.carmine.winds import DIRECTIONS, FACES, HEADINGS, WIND_DICE, judge_roll
from pnp.masks import cells

__all__ = ["Fate", "State", "chance_move", "final_score", "legal_moves", "new_game", "parse_move", "play"]

_NEIGHBOURS = tuple(tuple(sorted(row.items())) for row in HEADINGS)
"""For each cell the cells around it, each with the heading that leads there."""
_SKIP, _STOP, _LEAVE, _DONE = (Move(verb) for verb in ("skip", "stop", "leave", "done"))
_ROLLS = tuple(
    Move("dice", (*winds, die))
    for winds in product(range(len(DIRECTIONS)), repeat=WIND_DICE)
    if len(set(winds)) > 1
    for die in range(1, FACES + 1)
)
"""CA-R1, R2: all that the dice can show, but for three winds alike."""


# -- what may be played ----------------------------------------------------------------------------


def legal_moves(state: State) -> tuple[Move, ...]:
    """Give all legal moves, sorted, each once; none when the voyage is over."""
    global _last
    last = _last
    if last[0] is not state:
        _last = last = state, _legal(state)
    return last[1]


def _legal(state: State) -> tuple[Move, ...]:
    moves = tuple(_MOVES[state.phase](state))
    ship = state.sheet.at
    danger = perilous(state.sheet)
    if not danger or ship is None or state.phase not in _MOVING:
        return moves
    if danger >> ship & 1:
        return tuple(move for move in moves if _can_rest(_apply(state, move), set()))
    return tuple(
        move
        for move in moves
        if (move.verb != "to" and move.verb != "wind")
        or not danger >> int(move.arguments[0]) & 1
        or _can_rest(_apply(state, move), set())
    )


def _can_rest(state: State, tried: set[State]) -> bool:
    """CA-N6: whether this turn can still end on a cell where it may."""
    ship = state.sheet.at
    if ship is None or not perilous(state.sheet) >> ship & 1:
        return True
    if state in tried:
        return False
    tried.add(state)
    return any(_can_rest(_apply(state, move), tried) for move in reversed(tuple(_MOVES[state.phase](state))))


def _card_moves(state: State) -> Iterator[Move]:
    """Every card that a shuffle could bring."""
    box = state.charter.box
    for card in sorted((*box.adventures, *box.smooth)):
        try:
            _judge_card(state, card)
        except IllegalMove:
            continue
        yield Move("card", (card,))


def _draw_moves(state: State) -> tuple[Move, ...]:
    charter = state.charter
    adventure = charter.box.adventures[state.card]
    waters = state.sheet.waters(charter.board)
    found = legal_drawings(waters, adventure, solo=True, mirror=charter.mirror)
    return tuple([Move("draw", placement.cells) for placement in found]) or (_SKIP,)


def _home_moves(state: State) -> Iterator[Move]:
    for home in cells(state.charter.board.ports):
        for ship in cells(berths(state.sheet, state.charter, home)):
            yield Move("home", (home, ship))


def _before_moves(state: State) -> Iterator[Move]:
    sheet, charter = state.sheet, state.charter
    for cell in cells(explorable(sheet, charter.board)):
        for reward in rewards(charter, cell, state.die):
            built = explore(sheet, charter, cell, state.die, reward, refuse, turn=state.turn)
            cannons = 0
            yield Move("explore", (cell, reward, cannons))
            while can_build(built, charter):
                built = build_cannons(built, charter, 1, refuse)
                cannons += 1
                yield Move("explore", (cell, reward, cannons))
    for wind in sorted(set(state.winds)):
        yield Move("sail", (wind,))
    for port in cells(visitable(sheet, charter.board)):
        yield Move("visit", (port,))
    yield from _wind_moves(state)


def _wind_moves(state: State) -> Iterator[Move]:
    sheet, charter = state.sheet, state.charter
    if sheet.wind and not sheet.halted and sheet.at is not None:
        water = open_water(sheet, charter.board)
        for cell, _ in _NEIGHBOURS[sheet.at]:
            if water >> cell & 1 and can_enter(sheet, charter, cell):
                yield Move("wind", (cell,))


def _sail_moves(state: State) -> Iterator[Move]:
    yield _STOP
    sheet, charter = state.sheet, state.charter
    if not sheet.halted and sheet.at is not None:
        water = open_water(sheet, charter.board)
        for cell, heading in _NEIGHBOURS[sheet.at]:
            if water >> cell & 1 and can_enter(sheet, charter, cell, step_cost(state.wind, heading) - state.points):
                yield Move("to", (cell,))


def _port_moves(state: State) -> Iterator[Move]:
    for ware in WARES:
        price = price_of(state.sheet, state.charter, ware)
        if price is not None and price <= state.sheet.gold:
            yield Move("buy", (ware,))
    yield _LEAVE


def _reward_moves(state: State) -> Iterator[Move]:
    most = min(state.sheet.cannons, len(state.charter.ledger.exploring.rewards))
    return (Move("reward", (number,)) for number in range(1, most + 1))


def _after_moves(state: State) -> Iterator[Move]:
    ship = state.sheet.at
    if ship is None or not perilous(state.sheet) >> ship & 1:
        yield _DONE
    yield from _wind_moves(state)


# -- what it does ----------------------------------------------------------------------------------


def play(state: State, move: Move) -> State:
    """Play a move; raises IllegalMove with the rule that forbids it."""
    result = _apply(state, move)
    ship = result.sheet.at
    if ship is not None and perilous(result.sheet) >> ship & 1 and not _can_rest(result, set()):
        refuse("CA-N6", f"the ship could not leave the peril at {name_of(ship)} in this turn")
    return result


def _apply(state: State, move: Move) -> State:
    """Play a move that may strand the ship on a peril."""
    rule, what, verbs = _PHASES[state.phase]
    effect = verbs.get(move[0])
    if effect is None:
        refuse(rule, f"“{move}” cannot be played now: {what}")
    return effect(state, *move[1])


def _judge_card(state: State, card: str) -> None:
    if len(state.first) < FIRST_CARDS:
        judge_first_card(state.charter, state.first, card, refuse)
    else:
        judge_card(state.charter, state.first, state.cards, card, refuse)


def _reveal(state: State, card: str) -> State:
    """CA-S7 for the first cards; CA-C1, D: apply or draw the card of a turn."""
    _judge_card(state, card)
    if len(state.first) < FIRST_CARDS:
        return replace(state, first=(*state.first, card), phase="draw")
    state = replace(state, cards=(*state.cards, card), turn=state.turn + 1, acted=False)
    smooth = state.charter.box.smooth.get(card)
    if smooth is None:
        return replace(state, phase="draw")
    if smooth.power == "any":
        return replace(state, phase="choose")
    return replace(state, sheet=smooth_sailing(state.sheet, state.charter, smooth, None, refuse), phase="dice")


def _choose(state: State, power: str) -> State:
    smooth = state.charter.box.smooth[state.card]
    return replace(state, sheet=smooth_sailing(state.sheet, state.charter, smooth, power, refuse), phase="dice")


def _draw(state: State, *drawn: int) -> State:
    adventure = state.charter.box.adventures[state.card]
    if adventure.kind != "current":
        drawn = tuple(sorted(drawn))
    legal = legal_moves(state)
    move = Move("draw", drawn)
    place = bisect_left(legal, move)
    if place < len(legal) and legal[place] == move:
        sheet = mark(state.sheet, adventure, drawn)
    else:  # which rule it breaks is worked out only for those who ask
        sheet = draw(state.sheet, state.charter, adventure, drawn, refuse)
    return _drawn(replace(state, sheet=sheet))


def _skip(state: State) -> State:
    if legal_moves(state)[0] is not _SKIP:
        draw(state.sheet, state.charter, state.charter.box.adventures[state.card], None, refuse)
    return _drawn(state)


def _drawn(state: State) -> State:
    if state.turn:
        return replace(state, phase="dice")
    return replace(state, phase="card" if len(state.first) < FIRST_CARDS else "home")


def _home(state: State, home: int, ship: int) -> State:
    return replace(state, sheet=place_ship(state.sheet, state.charter, home, ship, refuse), phase="card")


def _roll(state: State, first: int, second: int, third: int, die: int) -> State:
    judge_roll((DIRECTIONS[first], DIRECTIONS[second], DIRECTIONS[third]), die, refuse)
    return replace(state, winds=(first, second, third), die=die, phase="before")


def _drift(state: State, cell: int) -> State:
    return _moved(state, drift(state.sheet, state.charter, cell, refuse), state.points)


def _sail(state: State, wind: int) -> State:
    if wind not in state.winds:
        refuse("CA-N1", f"no Wind Die shows {DIRECTIONS[wind]}")
    return replace(state, wind=wind, points=movement(state.sheet, state.charter), acted=True, phase="sail")


def _step(state: State, cell: int) -> State:
    sheet, points = sail(state.sheet, state.charter, state.wind, state.points, cell, refuse)
    return _moved(state, sheet, points)


def _moved(state: State, sheet: Sheet, points: int) -> State:
    """CA-M4: pirates end the movement, and leave a reward if they were beaten."""
    if not sheet.halted:
        return replace(state, sheet=sheet, points=points)
    phase = "reward" if sheet.prize else "after" if state.acted else "before"
    return replace(state, sheet=sheet, points=points, phase=phase)


def _reward(state: State, number: int) -> State:
    sheet = take_prize(state.sheet, state.charter, number, refuse)
    return replace(state, sheet=sheet, phase="after" if state.acted else "before")


def _stop(state: State) -> State:
    return replace(state, phase="after")


def _explore(state: State, cell: int, reward: int, cannons: int) -> State:
    sheet = explore(state.sheet, state.charter, cell, state.die, reward, refuse, turn=state.turn)
    sheet = build_cannons(sheet, state.charter, cannons, refuse)
    return replace(state, sheet=sheet, acted=True, phase="after")


def _visit(state: State, port: int) -> State:
    sheet = visit(state.sheet, state.charter, port, refuse)
    assert sheet is not None
    return replace(state, sheet=sheet, acted=True, phase="port")


def _buy(state: State, ware: str) -> State:
    if ware not in WARES:
        refuse("CA-P3", f"no port sells “{ware}”")
    return replace(state, sheet=buy(state.sheet, state.charter, ware, refuse))


def _done(state: State) -> State:
    """CA-F1: the game ends with the turn of the last card."""
    judge_rest(state.sheet, refuse)
    phase = "over" if state.turn >= state.charter.terms.turns else "card"
    return replace(state, sheet=end_turn(state.sheet, state.charter.ledger), phase=phase)


_MOVES: dict[str, Callable[[State], Iterator[Move] | tuple[Move, ...]]] = {
    "card": _card_moves,
    "choose": lambda _: tuple(Move("choose", (power,)) for power in POWERS),
    "draw": _draw_moves,
    "home": _home_moves,
    "dice": lambda _: _ROLLS,
    "before": _before_moves,
    "sail": _sail_moves,
    "port": _port_moves,
    "reward": _reward_moves,
    "after": _after_moves,
    "over": lambda _: (),
}
_MOVING = frozenset({"before", "sail", "port", "reward", "after"})
_PHASES: dict[str, tuple[str, str, dict[str, Callable[..., State]]]] = {
    "card": ("CA-S2", "a card is revealed", {"card": _reveal}),
    "choose": ("CA-C1", "the monsters or the pirates are chosen", {"choose": _choose}),
    "draw": ("CA-D10", "an adventure is drawn, or skipped if it cannot be", {"draw": _draw, "skip": _skip}),
    "home": ("CA-S8", "a home port is chosen and the ship placed", {"home": _home}),
    "dice": ("CA-R1", "the dice are rolled", {"dice": _roll}),
    "before": (
        "CA-N1",
        "one action is taken, with winds before it",
        {"wind": _drift, "sail": _sail, "explore": _explore, "visit": _visit},
    ),
    "sail": ("CA-N5", "the ship sails", {"to": _step, "stop": _stop}),
    "port": ("CA-P3", "the ship is in port", {"buy": _buy, "leave": _stop}),
    "reward": ("CA-M4", "the reward for the pirates is chosen", {"reward": _reward}),
    "after": ("CA-W1", "the action is over, and only winds can follow", {"wind": _drift, "done": _done}),
    "over": ("CA-F1", "the voyage is over", {}),
}
_last: tuple[State | None, tuple[Move, ...]] = (None, ())
"""The moves that were asked for last: whoever chooses one of them plays it next, and a drawing has hundreds."""
