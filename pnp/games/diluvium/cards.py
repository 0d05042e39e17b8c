"""Playing Ruins Cards: before and after the action, any number (DI-RUI-02, RUI-03, RUI-05 to RUI-14).

A Compass is not among them: it is played with the way of a ship (`sailing`). What a card gives is in the box.
"""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from pnp.agenda import Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.exploring import explore, spaces_of
from pnp.games.diluvium.moves import (
    CANNON,
    CARDS,
    CORNUCOPIA,
    GATE,
    LEGENDARY,
    MACHINES,
    MAP,
    TREASURE,
    Move,
)
from pnp.games.diluvium.places import CRAFT, FOOD, SLOTS, WEAPONS
from pnp.games.diluvium.resources import taken, token_word
from pnp.games.diluvium.ruins import put_away
from pnp.games.diluvium.settlers import judge_pair, move_settler, open_slots, pairs
from pnp.games.diluvium.state import State, with_player
from pnp.games.diluvium.steps import LIMIT
from pnp.masks import cells

__all__ = ["after_action", "after_moves", "end", "play_card", "play_moves"]

_TOKENS = {CORNUCOPIA: FOOD, MACHINES: CRAFT, LEGENDARY: WEAPONS}
_PLAIN = tuple(Move("play", (card,)) for card in range(len(CARDS)))
_END = Move("end")


# -- which cards can be played ---------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def _gate(source: int, target: int) -> Move:
    return Move("play", (GATE, source, target))


@lru_cache(maxsize=1 << 12)
def _map_moves(slot: int, ways: tuple[tuple[int, ...], ...]) -> tuple[Move, ...]:
    return tuple(Move("play", (MAP, slot, *way)) for way in ways)


def map_slots(state: State) -> int:
    """DI-RUI-13: the face-up Ocean Tiles without an own marker, as a mask; none without a marker on the track."""
    player = state.player
    return state.up & ~state.charter.layout.city_mask & ~player.marked if player.markers else 0


def play_moves(state: State) -> list[Move]:
    """DI-RUI-05: the cards of the active player that would change something."""
    player = state.player
    found: list[Move] = []
    last = -1
    for card in player.hand:
        if card == last:
            continue
        last = card
        if card in _TOKENS:
            if state.trays[_TOKENS[card]]:
                found.append(_PLAIN[card])
        elif card == TREASURE or (card == CANNON and player.strength < len(state.charter.box.numbers.gauge)):
            found.append(_PLAIN[card])
        elif card == GATE:
            found += [_gate(*pair) for pair in pairs(state, open_slots(state, state.frame.seat))]
        elif card == MAP:
            offset = state.charter.layout.offset
            for slot in cells(map_slots(state)):
                if state.free[slot]:
                    found += _map_moves(slot + offset, tuple(spaces_of(state, slot)))
    return found


# -- playing ---------------------------------------------------------------------------------------


def play_card(state: State, card: int, *rest: int) -> State:
    """DI-RUI-02, RUI-03: the card takes effect and goes to the pile."""
    seat, player = state.frame.seat, state.player
    if card not in player.hand:
        refuse("DI-RUI-02", f"player {seat} has no card {CARDS[card]}")
    hand = list(player.hand)
    hand.remove(card)
    # after the action the question is put again by its step, if cards are left
    due = state.due[:-1] if state.due[-1].kind == "after" else state.due
    played = replace(
        state,
        players=with_player(state.players, seat, replace(player, hand=tuple(hand))),
        frame=replace(state.frame, playing=card),
        due=due,
    )
    played = _EFFECTS[card](played, card, rest)
    return played if len(played.due) > len(due) else put_away(played)


def _take_tokens(state: State, card: int, _: tuple[int, ...]) -> State:
    """DI-RUI-06 to RUI-08"""
    kind = _TOKENS[card]
    if not state.trays[kind]:
        refuse("DI-RUI-05", f"the tray of {token_word(kind)} is empty")
    return taken(state, state.frame.seat, kind, state.charter.box.ruins[card].amount)


def _find_treasure(state: State, card: int, _: tuple[int, ...]) -> State:
    """DI-RUI-10"""
    player = state.player
    player = replace(player, gold=player.gold + state.charter.box.ruins[card].amount)
    return replace(state, players=with_player(state.players, state.frame.seat, player))


def _fire_cannon(state: State, card: int, _: tuple[int, ...]) -> State:
    """DI-RUI-11"""
    box, player = state.charter.box, state.player
    most = len(box.numbers.gauge)
    if player.strength >= most:
        refuse("DI-RUI-11", f"the Strength Marker is at {most}, the end of its gauge")
    player = replace(player, strength=min(most, player.strength + box.ruins[card].amount))
    return replace(state, players=with_player(state.players, state.frame.seat, player))


def _pass_gate(state: State, _: int, pair: tuple[int, ...]) -> State:
    """DI-RUI-12"""
    return move_settler(state, *judge_pair(state, pair[0], pair[1]))


def _follow_map(state: State, _: int, rest: tuple[int, ...]) -> State:
    """DI-RUI-13, RUI-14"""
    number, space, *pair = rest
    slot = number - state.charter.layout.offset
    if not state.player.markers:
        refuse("DI-RUI-13", "there is no Exploration Marker left on the track")
    if slot < 0 or not map_slots(state) >> slot & 1:
        refuse("DI-RUI-13", f"{SLOTS[number].upper()} is no face-up Ocean Tile without an own marker")
    return explore(state, slot, space, tuple(pair))


_EFFECTS: dict[int, Callable[[State, int, tuple[int, ...]], State]] = {
    CORNUCOPIA: _take_tokens,
    MACHINES: _take_tokens,
    LEGENDARY: _take_tokens,
    TREASURE: _find_treasure,
    CANNON: _fire_cannon,
    GATE: _pass_gate,
    MAP: _follow_map,
}


# -- after the action ------------------------------------------------------------------------------


def after_action(state: State) -> State:
    """DI-TRN-02: cards may be played once more, while there are any."""
    frame = state.frame
    if state.player.hand:
        return replace(state, due=(Due("after", frame.seat),))
    return replace(state, frame=replace(frame, step=LIMIT))


def after_moves(state: State) -> list[Move]:
    """A card, or none."""
    return [_END, *play_moves(state)]


def end(state: State) -> State:
    """No further card is played."""
    return replace(state, due=(), frame=replace(state.frame, step=LIMIT))
