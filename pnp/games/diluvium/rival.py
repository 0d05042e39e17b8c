"""The Rival of a solo game: what its cards make it do (DI-SOL-01 to SOL-12).

It decides nothing: a card says the action, and the map says the rest. Only its cards are moves (`reveal`, and `draw`
where it settles Ruins); a fight asks you for Weapons, a flight for places, like any other.
"""

from collections.abc import Callable

from msgspec.structs import replace

from pnp.agenda import CHANCE, Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.engaging import decide, judge_commit
from pnp.games.diluvium.exploring import can_explore, explored_by
from pnp.games.diluvium.layout import first_steps, rings
from pnp.games.diluvium.moves import RIVAL_CARDS, SETTLING, Move
from pnp.games.diluvium.places import CRAFT, KINDS, RUINS, WEAPONS, kind_of, slot_of
from pnp.games.diluvium.producing import improve, reap, yields
from pnp.games.diluvium.resources import pay
from pnp.games.diluvium.sailing import forbidden
from pnp.games.diluvium.settlers import landed, open_slots, targets, with_room
from pnp.games.diluvium.state import State, with_player
from pnp.games.diluvium.steps import AFTER, FIGHT, RIVAL_SETTLE
from pnp.masks import cells

__all__ = [
    "RIVAL",
    "ask_card",
    "challenge",
    "go_on_settling",
    "reveal",
    "reveal_bonus",
    "reveal_moves",
    "steps_towards",
]

RIVAL, _YOU = 2, 1
_REVEALS = tuple(Move("reveal", (card,)) for card in range(len(RIVAL_CARDS)))


def ask_card(state: State, kind: str) -> State:
    """DI-SOL-02, SOL-03: a Rival card is needed; an empty deck is made of the pile."""
    deck = state.rival.ready()
    assert deck is not None, "a card of an action and one of a fight are the most that are not on the pile"
    return replace(state, rival=deck, due=(*state.due, Due(kind, CHANCE)))


def challenge(state: State, number: int) -> State:
    """DI-SOL-11: you commit Weapons first, then a Rival card answers."""
    judge_commit(state, number)
    return ask_card(replace(state, due=state.due[:-1], frame=replace(state.frame, committed=number)), "bonus")


def reveal_moves(state: State) -> list[Move]:
    """The Rival cards that may be next."""
    return [_REVEALS[card] for card in state.rival.choices()]


def _judge_card(state: State, card: int) -> None:
    if not state.rival.allows(card):
        refuse("DI-SOL-02", f"{RIVAL_CARDS[card]} cannot be revealed now")


def reveal(state: State, card: int) -> State:
    """DI-SOL-02: the action of the Rival's turn. The card goes to the pile when it is over."""
    _judge_card(state, card)
    action = state.charter.box.rival[card].action
    frame = replace(state.frame, card=card, action=action, step=AFTER)
    return _ACTIONS[action](replace(state, rival=state.rival.without(card), frame=frame, due=()))


def reveal_bonus(state: State, card: int) -> State:
    """DI-SOL-11: the fight is decided by a card; the Rival spends no Weapons."""
    _judge_card(state, card)
    weapons, bonus = state.frame.committed, state.charter.box.rival[card].bonus
    rival = state.rival.without(card).discard(card)
    state = replace(state, rival=rival, due=state.due[:-1], frame=replace(state.frame, committed=-1))
    state = pay(state, _YOU, WEAPONS, weapons)
    if state.frame.seat == RIVAL:
        return decide(state, _YOU, bonus, weapons)
    return decide(state, RIVAL, weapons, bonus)


# -- Explore ---------------------------------------------------------------------------------------


def steps_towards(state: State, start: int, target: int, shut: int) -> int:
    """DI-SOL-04, SOL-05: where a ship comes to on its way; it stops before what is forbidden, or does not start."""
    charter = state.charter
    way = first_steps(charter.layout, state.up, start, target, charter.box.numbers.rival.steps)
    return next((slot for slot in reversed(way) if not shut >> slot & 1), start)


def _explore(state: State) -> State:
    """DI-SOL-05, SOL-06"""
    rival, layout = state.players[1], state.charter.layout
    if not rival.markers:
        return state
    free = sum(1 << slot for slot, byte in enumerate(state.free) if byte)
    wanted = (free | ~state.up) & ~rival.marked & ~layout.city_mask & ~(1 << state.players[0].warship)
    near = (ring & wanted for ring in rings(layout, state.up, rival.scout)[1:])
    ring = next((ring for ring in near if ring), 0)
    if ring:
        target = next(cells(ring))
        slot = steps_towards(state, rival.scout, target, forbidden(state, RIVAL, True))
        players = with_player(state.players, RIVAL, replace(rival, scout=slot))
        state = replace(state, players=players, up=state.up | 1 << slot)
    slot = state.players[1].scout
    if not can_explore(state, RIVAL, slot):
        return state
    byte = state.free[slot]
    space = next((space for space in (3, 2, 1) if byte >> 2 * (space - 1) & 3), SETTLING)
    state = explored_by(state, RIVAL, slot, space)
    return _put(state, 1 << slot & open_slots(state, RIVAL)) if space == SETTLING else state


# -- Settle ----------------------------------------------------------------------------------------


def _settle(state: State) -> State:
    """DI-SOL-07: up to two of the reserve, one by one; Gold if there is none."""
    numbers, rival = state.charter.box.numbers.rival, state.players[1]
    if not rival.board[0]:
        players = with_player(state.players, RIVAL, replace(rival, gold=rival.gold + numbers.idle))
        return replace(state, players=players)
    return replace(state, frame=replace(state.frame, step=RIVAL_SETTLE, left=numbers.settle))


def go_on_settling(state: State) -> State:
    """DI-SOL-07: the next Settler; the one before may have had to draw a card."""
    frame = state.frame
    left = frame.left - 1
    state = replace(state, frame=replace(frame, left=left, step=RIVAL_SETTLE if left else AFTER))
    return _put(state, open_slots(state, RIVAL))


def _put(state: State, slots: int) -> State:
    """DI-SOL-07, SOL-08: put one Settler of the reserve on the space on these slots that it wants most."""
    rival, trays = state.players[1], state.trays
    wants = state.charter.box.numbers.rival.wants

    def rank(place: int) -> tuple[bool, int, int, int]:
        slot, kind = slot_of(place), kind_of(place)
        dry = kind != RUINS and not trays[kind]
        here = sum(slot_of(other) == slot for other in rival.settlers)
        return dry, wants.index(KINDS[kind].upper()), -here, slot

    places = targets(state, slots)
    if not places or not rival.board[0]:
        return state
    place = min(places, key=rank)
    settlers = tuple(sorted((*rival.settlers, place)))
    rival = replace(rival, settlers=settlers, board=(rival.board[0] - 1, 0, 0, 0))
    players = with_player(state.players, RIVAL, rival)
    return landed(replace(state, players=players, room=with_room(state.room, place, -1)), RIVAL, place)


# -- Produce ---------------------------------------------------------------------------------------


def _produce(state: State) -> State:
    """DI-SOL-09: the tile that yields most, then all sales and raises."""
    rival, box = state.players[1], state.charter.box
    slots = sorted({slot_of(place) for place in rival.settlers})
    if slots:
        best = max(slots, key=lambda slot: (sum(yields(rival, slot, state.trays)), -slot))
        state = reap(state, RIVAL, best)
        rival = state.players[1]
    trade, room = box.numbers.trade, len(box.numbers.gauge) - rival.strength
    raises = min(rival.rack[WEAPONS] // trade.raising, room)
    return improve(state, RIVAL, rival.rack[CRAFT] // trade.sale, raises)


# -- Engage ----------------------------------------------------------------------------------------


def _worth(state: State, slot: int) -> int:
    """DI-SOL-10: the value of a tile to the Rival's Warship."""
    you, rival = state.players
    monster = state.charter.monsters[slot]
    value = sum(slot_of(place) == slot for place in you.settlers) + (you.scout == slot)
    if you.warship == slot:
        value += state.charter.box.numbers.gauge[you.strength - 1]
    if monster and not state.slain >> slot & 1 and monster.strength <= rival.strength:
        value += monster.gold
    return value


def _engage(state: State) -> State:
    """DI-SOL-10: to the tile of the highest value in reach, or towards the nearest of your pieces."""
    you, rival = state.players
    layout = state.charter.layout
    ocean = state.up & ~layout.city_mask
    around = rings(layout, state.up, rival.warship)
    best, slot = 0, rival.warship
    for ring in around[: state.charter.box.numbers.rival.reach + 1]:
        for near in cells(ring & ocean):
            if (value := _worth(state, near)) > best:
                best, slot = value, near
    if not best:
        yours = 1 << you.scout | 1 << you.warship
        for place in you.settlers:
            yours |= 1 << slot_of(place)
        ring = next((ring for ring in (ring & ocean & yours for ring in around[1:]) if ring), 0)
        if ring:
            slot = steps_towards(state, rival.warship, next(cells(ring)), forbidden(state, RIVAL, False))
    players = with_player(state.players, RIVAL, replace(rival, warship=slot))
    return replace(state, players=players, frame=replace(state.frame, step=FIGHT))


_ACTIONS: dict[str, Callable[[State], State]] = {
    "explore": _explore,
    "settle": _settle,
    "produce": _produce,
    "engage": _engage,
}
