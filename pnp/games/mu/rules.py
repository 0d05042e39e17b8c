"""The engine: a game of Continent of Mu, move by move.

A state is frozen; `play` gives the next one and refuses what the rules forbid by the rule's id. Chance is a move like
any other (`roll`, `draw`), so that a seed, a record or a person at a table can answer it. What is asked stands on an
agenda (`pnp.agenda`), also of players whose turn it is not; here is the list of all that can be asked. What it *means*
stands in the modules of the rules.

The action point stays at the bottom of the agenda for the whole turn. An action puts on top of it what it brings about,
the last first: a raised Moai the roll, and above it what a sinking asks. So what is due after what needs no steps of
its own.
"""

from collections.abc import Sequence
from typing import NoReturn

from pnp.agenda import Agenda, Point
from pnp.games.mu import building, claiming, eruption, moving, raising, sinking, turns
from pnp.games.mu.chance import chance_move
from pnp.games.mu.charter import Charter, refuse
from pnp.games.mu.ending import Result, result, scores
from pnp.games.mu.land import whole
from pnp.games.mu.moves import PART, Move, parse_move
from pnp.games.mu.places import SLOT_NUMBERS
from pnp.games.mu.state import Fate, Frame, Player, State
from pnp.masks import mask_of

__all__ = [
    "Fate",
    "Result",
    "State",
    "chance_move",
    "go_on",
    "legal_moves",
    "new_game",
    "parse_move",
    "play",
    "result",
    "scores",
]

_FIRST_LAVA = mask_of(slot for name, slot in SLOT_NUMBERS.items() if not name.endswith(".out"))


def new_game(charter: Charter) -> State:
    """Lava in every slot but the outer ones, a Settler on every Boat, before the first action of the game."""
    land = whole(charter.continent, charter.sites)
    players = (Player(),) * charter.players
    geysers, prayers = charter.sites.geysers, charter.numbers.prayers
    return go_on(State(charter, players, Frame(seat=charter.first), land, _FIRST_LAVA, geysers, prayers))


def go_on(state: State) -> State:
    """Let the next turn begin if nothing is due: for states that were put together by hand."""
    return _agenda.settle(state)


def legal_moves(state: State) -> Sequence[Move]:
    """Give all legal moves, sorted, each once; none when the game is over."""
    return _agenda.legal_moves(state)


def play(state: State, move: Move) -> State:
    """Play a move; raises IllegalMove with the rule that forbids it."""
    return _agenda.play(state, move)


# -- what is not due -------------------------------------------------------------------------------

_DUE = {
    "settle": "MU-207",
    "roll": "MU-401",
    "token": "MU-402",
    "tokens": "MU-413",
    "tie": "MU-505",
    "lot": "MU-506",
    "save all": "MU-510",
    "save one": "MU-511",
    "slot": "MU-406",
    "loose": "MU-408",
}
"""The rule of what is due, where something else is played."""
_STRAY = {"settle": "MU-207", "roll": "MU-401", "save": "MU-510", "protect": "MU-406", "lose": "MU-406"}
"""The rule of what is played instead of an action."""
_END = {"volcanoes": "MU-602", "stagnation": "MU-604"}


def _stray(state: State, move: Move, asked: str) -> NoReturn:
    if state.is_over:
        refuse(_END[state.reason], f"“{move}” comes after the end of the game")
    kind, (verb, numbers) = state.due[-1].kind, move
    rule = _STRAY.get(verb, "") if kind == "action" else _DUE[kind]
    if not rule:
        rule = "MU-506" if numbers[0] == PART else "MU-402" if len(numbers) == 1 else "MU-413"
    refuse(rule, f"“{move}” cannot be played now: {asked}")


# -- what can be asked -----------------------------------------------------------------------------

_END_TURN, _PRAY = Move("end"), Move("pray")


def _action_moves(state: State) -> list[Move]:
    """Give all actions, in the order of their verbs."""
    frame, claims = state.frame, claiming.claim_moves(state)
    if not frame.actions:
        return [*claims, _END_TURN]
    player, numbers, ways = state.players[frame.seat], state.charter.numbers, state.land.ways
    here = dict.fromkeys(player.settlers)
    lying = moving.lying_places(player, here)
    found: list[Move] = []
    if frame.actions > 1 and player.villages_left(numbers):
        found += building.lava_moves(building.BUILD, state.lava, here)
    for place, space in lying:
        found += moving.carry_moves(place, ways[space])
    found += claims
    if player.villages and player.settlers_left(numbers):
        found += building.create_moves(player, frame.created, here)
    found.append(_END_TURN)
    if player.aboard:
        found += moving.landing_moves(state)
    for space in here:
        found += moving.walk_moves(space, ways[space])
    if turns.can_pray(state):
        found.append(_PRAY)
    if lying:
        found += raising.raise_moves(state, lying)
    if player.moai_left(numbers):
        found += building.lava_moves(building.SCULPT, state.lava, here)
    return found


_DECISION = {"lose": eruption.lose, "protect": eruption.protect}
_POINTS: dict[str, Point[State, Move]] = {
    "action": Point(
        "an action is taken, or the turn ends",
        _action_moves,
        {
            "build": building.build,
            "carry": moving.carry,
            "claim": claiming.claim,
            "create": building.create,
            "end": turns.end,
            "land": moving.land,
            "move": moving.move,
            "pray": turns.pray,
            "raise": raising.raise_moai,
            "sculpt": building.sculpt,
        },
    ),
    "settle": Point("a player without Settlers gets one", turns.settle_moves, {"settle": turns.settle}),
    "save all": Point("all own Settlers are saved", sinking.save_moves, {"save": sinking.save}),
    "save one": Point("one Settler is saved", sinking.save_moves, {"save": sinking.save}),
    "slot": Point("an owner protects a piece or loses it", eruption.decision_moves, _DECISION),
    "loose": Point("an owner protects a loose Moai or loses it", eruption.decision_moves, _DECISION),
    # chance
    "roll": Point("the die is rolled", eruption.roll_moves, {"roll": eruption.roll}),
    "token": Point("a token is drawn", eruption.token_moves, {"draw": eruption.draw_token}),
    "tokens": Point("tokens are drawn for want of lava", eruption.two_moves, {"draw": eruption.draw_two}),
    "tie": Point("a token is drawn between equal parts", eruption.token_moves, {"draw": sinking.draw_tie}),
    "lot": Point("one of the equal parts is drawn", sinking.lot_moves, {"draw": sinking.draw_lot}),
}
_agenda: Agenda[State, Move] = Agenda(_POINTS, turns.next_turn, _stray)
