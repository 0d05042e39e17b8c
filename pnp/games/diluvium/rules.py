"""The engine: a game of Diluvium, move by move.

A state is frozen; `play` gives the next one and refuses what the rules forbid by the rule's id. Chance is a move like
any other (`draw`, `reveal`), so that a seed, a record or a person at a table can answer it. What is asked stands on an
agenda (`pnp.agenda`), also of players whose turn it is not; here is the list of all that can be asked, and the steps of
a turn that run when nothing is. What it *means* stands in the modules of the rules.
"""

from collections.abc import Callable
from typing import NoReturn

from msgspec.structs import replace

from pnp.agenda import Agenda, Point
from pnp.games.diluvium import (
    cards,
    engaging,
    exploring,
    flight,
    producing,
    resources,
    rival,
    ruins,
    sailing,
    settling,
    turns,
)
from pnp.games.diluvium import steps as at
from pnp.games.diluvium.charter import Charter, refuse
from pnp.games.diluvium.deck import Deck
from pnp.games.diluvium.ending import Result, result
from pnp.games.diluvium.moves import Move, parse_move
from pnp.games.diluvium.state import Fate, Frame, Player, State, chance_move
from pnp.games.diluvium.view import View, view

__all__ = [
    "Fate",
    "Result",
    "State",
    "View",
    "chance_move",
    "go_on",
    "legal_moves",
    "new_game",
    "parse_move",
    "play",
    "result",
    "view",
]


def new_game(charter: Charter) -> State:
    """DI-SET-01 to SET-12, SOL-01, SOL-15: everything in its place, before the first move of the game."""
    box, layout = charter.box, charter.layout
    size = box.numbers.trays[charter.players - 1]
    trays, rack = (size,) * 3, (0, 0, 0)
    players = [
        Player(board.slots, home, home, board.strength, len(board.track))
        for board, home in zip(charter.boards, charter.homes, strict=True)
    ]
    if charter.solo:
        terms, carry = charter.scenario_terms, box.carry
        if charter.carry == "resources":
            rack = (carry.resources,) * 3
            trays = (size - carry.resources,) * 3
        strength = players[0].strength + (carry.strength if charter.carry == "strength" else 0)
        gold = terms.gold + (carry.loss if charter.carry == "loss" else 0)
        players = [
            replace(players[0], rack=rack, strength=min(strength, len(box.numbers.gauge))),
            replace(players[1], board=(sum(players[1].board), 0, 0, 0), strength=terms.strength, gold=gold),
        ]
    state = State(
        charter,
        tuple(players),
        Frame(seat=charter.first),
        trays,
        layout.up,
        charter.islands,
        charter.spaces,
        Deck.of(charter.cards, bool(charter.ruins)),
        Deck.of(charter.rival_cards if charter.solo else (), bool(charter.rival)),
    )
    return ruins.owe_draw(state, 1) if charter.solo and charter.carry == "card" else go_on(state)


def go_on(state: State) -> State:
    """Let the turn go on to where something is due: for states that were put together by hand."""
    return _agenda.settle(state)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Give all legal moves, sorted, each once; none when the game is over."""
    return tuple(_agenda.legal_moves(state))


def play(state: State, move: Move) -> State:
    """Play a move; raises IllegalMove with the rule that forbids it."""
    return _agenda.play(state, move)


_STRAY = {
    "mark": "DI-EXP-03",
    "take": "DI-STL-04",
    "commit": "DI-ENG-03",
    "flee": "DI-SCR-02",
    "slay": "DI-MON-01",
    "spare": "DI-MON-01",
    "play": "DI-RUI-02",
    "discard": "DI-RES-03",
    "draw": "DI-RUI-01",
    "reveal": "DI-SOL-02",
}
"""The rule of a move that is not due; of all others it is the order of a turn."""


def _stray(state: State, move: Move, asked: str) -> NoReturn:
    """DI-TRN-02, END-02"""
    if state.is_over:
        refuse("DI-END-02", f"“{move}” comes after the end of the game")
    refuse(_STRAY.get(move.verb, "DI-TRN-02"), f"“{move}” cannot be played now: {asked}")


# -- the frame of a turn ---------------------------------------------------------------------------

_STEPS: dict[int, Callable[[State], State]] = {
    at.BEGIN: turns.begin_turn,
    at.SECOND: settling.ask_second,
    at.BONUS: settling.settle_bonus,
    at.FIGHT: engaging.begin_fight,
    at.SCARE: engaging.scare,
    at.MONSTER: engaging.meet_monster,
    at.RIVAL_SETTLE: rival.go_on_settling,
    at.AFTER: cards.after_action,
    at.LIMIT: resources.keep_limit,
    at.NEXT: turns.next_turn,
}


def _step(state: State) -> State:
    return _STEPS[state.frame.step](state)


# -- what can be asked -----------------------------------------------------------------------------


def _before_sailing(state: State) -> list[Move]:
    """A card, or the ship's way: in the order of the verbs."""
    ways = sailing.sail_moves(state)
    return cards.play_moves(state) + ways if state.player.hand else ways


def _before_settling(state: State) -> list[Move]:
    found = settling.settler_moves(state)
    return cards.play_moves(state) + found if state.player.hand else found


def _before_producing(state: State) -> list[Move]:
    found = producing.harvest_moves(state)
    return found + cards.play_moves(state) if state.player.hand else found


_CARDS: dict[str, Callable[..., State]] = {"play": cards.play_card}
_SAILING: dict[str, Callable[..., State]] = {**_CARDS, "sail": sailing.sail, "stay": sailing.stay}
_WHEEL: dict[str, Callable[..., State]] = {action: turns.turn_wheel(action) for action in turns.ACTIONS}
_POINTS: dict[str, Point[State, Move]] = {
    "wheel": Point("a turn begins with the wheel", turns.wheel_moves, _WHEEL),
    # before the action, and the action
    "explore": Point("a card is played, or the Exploration Ship sails", _before_sailing, _SAILING),
    "engage": Point("a card is played, or the Warship sails", _before_sailing, _SAILING),
    "settle": Point(
        "a card is played, or a Settler moves", _before_settling, {**_CARDS, "settler": settling.first_settler}
    ),
    "produce": Point(
        "a card is played, or a tile is harvested", _before_producing, {**_CARDS, "harvest": producing.harvest}
    ),
    # what follows from it
    "mark": Point("the tile is explored", exploring.mark_moves, {"mark": exploring.mark}),
    "second": Point("a second Settler moves", settling.settler_moves, {"settler": settling.second_settler}),
    "take": Point("the Settle bonus is taken, “take f” for instance", resources.bonus_moves, {"take": resources.take}),
    "commit": Point(
        "the attacker commits Weapons, “commit 0” for none", engaging.commit_moves, {"commit": engaging.commit}
    ),
    "defend": Point(
        "the defender commits Weapons, “commit 0” for none", engaging.commit_moves, {"commit": engaging.defend}
    ),
    "challenge": Point("you commit Weapons, “commit 0” for none", engaging.commit_moves, {"commit": rival.challenge}),
    "flee": Point("Settlers flee", flight.flee_moves, {"flee": flight.flee}),
    "monster": Point(
        "the Monster is fought or not, “slay” or “spare”",
        engaging.monster_moves,
        {"slay": engaging.slay, "spare": engaging.spare},
    ),
    # after it
    "after": Point("a card is played, or “end” ends the turn", cards.after_moves, {**_CARDS, "end": cards.end}),
    "discard": Point(
        "surplus tokens are discarded, “discard f” for instance",
        resources.discard_moves,
        {"discard": resources.discard},
    ),
    # chance
    "draw": Point("a Ruins Card is drawn", ruins.draw_moves, {"draw": ruins.draw}),
    "reveal": Point("a Rival card is revealed", rival.reveal_moves, {"reveal": rival.reveal}),
    "bonus": Point("a Rival card is revealed for the fight", rival.reveal_moves, {"reveal": rival.reveal_bonus}),
}
_agenda: Agenda[State, Move] = Agenda(_POINTS, _step, _stray)
