"""Ruins Cards: how they are drawn, and where they go when they were played (DI-RUI-01, RUI-03, RUI-04).

A draw is a move of chance. A card that makes its player draw goes to the pile only after that draw, so it is not among
the cards that are shuffled for it.
"""

from msgspec.structs import replace

from pnp.agenda import CHANCE, Due
from pnp.games.diluvium.charter import refuse
from pnp.games.diluvium.moves import CARDS, Move
from pnp.games.diluvium.state import State, with_player

__all__ = ["discard_cards", "draw", "draw_moves", "owe_draw", "put_away"]

_DRAWS = tuple(Move("draw", (card,)) for card in range(len(CARDS)))


def owe_draw(state: State, seat: int) -> State:
    """DI-SMV-06, RUI-04: this seat draws a card, if there is one; an empty deck is made of the pile."""
    deck = state.ruins.ready()
    if deck is None:
        return state
    return replace(state, ruins=deck, due=(*state.due, Due("draw", CHANCE, (seat,))))


def draw_moves(state: State) -> list[Move]:
    """The cards that may be drawn now."""
    return [_DRAWS[card] for card in state.ruins.choices()]


def draw(state: State, card: int) -> State:
    """DI-RUI-01: the card comes to the hand; the Rival discards it for Gold (DI-SOL-08)."""
    (seat,) = state.due[-1].about
    if not state.ruins.allows(card):
        refuse("DI-RUI-01", f"{CARDS[card]} cannot be drawn now")
    deck, due = state.ruins.without(card), state.due[:-1]
    player = state.players[seat - 1]
    solo = state.charter.solo
    if solo and seat == 2:
        player = replace(player, gold=player.gold + state.charter.box.numbers.rival.ruins)
        return replace(state, ruins=deck.discard(card), due=due, players=with_player(state.players, seat, player))
    player = replace(player, hand=tuple(sorted((*player.hand, card))))
    drawn = state.drawn + 1 if solo and state.frame.number else state.drawn
    players = with_player(state.players, seat, player)
    return put_away(replace(state, ruins=deck, due=due, players=players, drawn=drawn))


def put_away(state: State) -> State:
    """DI-RUI-03: the card whose effect is over goes to the pile."""
    card = state.frame.playing
    if card < 0:
        return state
    return replace(state, ruins=state.ruins.discard(card), frame=replace(state.frame, playing=-1))


def discard_cards(state: State, card: int, number: int) -> State:
    """Put so many cards of one kind from the active player's hand on the pile."""
    seat, player = state.frame.seat, state.player
    hand = list(player.hand)
    for _ in range(number):
        hand.remove(card)
    players = with_player(state.players, seat, replace(player, hand=tuple(hand)))
    return replace(state, players=players, ruins=state.ruins.discard(*(card,) * number))
