"""The engine: a game of Nautilion, move by move.

A state is frozen; `play` gives the next one and refuses what the rules forbid by the rule's id. Chance is a move like
any other (`roll`, `reveal`), so that a seed, a record or a person at a table can answer it. What is asked stands on an
agenda (`pnp.agenda`); here is the list of all that can be asked, and the steps of a turn that run when nothing is.
What it *means* stands in the modules of the rules.
"""

from collections.abc import Callable
from typing import NoReturn

from msgspec.structs import replace

from pnp.agenda import Agenda, Point
from pnp.games.nautilion import collision, currents, darkhouse, heroic, placing, reefs, steps
from pnp.games.nautilion.charter import Charter, refuse
from pnp.games.nautilion.deal import reef_places, usable
from pnp.games.nautilion.moves import Move, parse_move
from pnp.games.nautilion.passage import sail_nautilion, sail_phantom
from pnp.games.nautilion.path import Path
from pnp.games.nautilion.pieces import NUMBERS, ONE, RESERVE_TOKEN
from pnp.games.nautilion.state import Fate, Frame, Result, State, chance_move, result
from pnp.masks import mask_of

__all__ = ["Fate", "Result", "State", "chance_move", "go_on", "legal_moves", "new_game", "parse_move", "play", "result"]


def new_game(charter: Charter) -> State:
    """NA-S01 to S14: everything in its place, before the first move of the game."""
    box = charter.box
    row = bytes(NUMBERS[word] for word in charter.path)
    beside = bytearray(len(row))
    if charter.reefs:
        for place, reef in zip(reef_places(len(row), box), charter.reefs, strict=True):
            beside[place - 1] = NUMBERS[reef]
    path = Path(bytes(range(1, len(row) + 1)), row, bytes(beside), phantom=len(row), unused=len(row) + 1)
    reserve = charter.reserve + (box.numbers.reserve.two_players if charter.players > 1 else 0)
    frame = Frame(seat=1 if charter.players == 1 else 0, action=charter.actions[0] if charter.actions else "")
    revealed = mask_of(charter.heroic)
    deck = mask_of(usable(charter.expansions, box)) & ~revealed if charter.heroics else 0
    return go_on(State(charter, path, reserve * ONE[RESERVE_TOKEN], frame, revealed=revealed, deck=deck))


def go_on(state: State) -> State:
    """Let the turn go on to where something is due: for states that were put together by hand."""
    return _agenda.settle(state)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Give all legal moves, sorted, each once; none when the game is over."""
    return tuple(_agenda.legal_moves(state))


def play(state: State, move: Move) -> State:
    """Play a move; raises IllegalMove with the rule that forbids it."""
    return _agenda.play(state, move)


def _stray(state: State, move: Move, asked: str) -> NoReturn:
    """NA-R01, R02"""
    if state.is_over:
        refuse("NA-R02", f"“{move}” comes after the end of the game")
    refuse("NA-R01", f"“{move}” cannot be played now: {asked}")


# -- the frame of a turn ---------------------------------------------------------------------------


def _step(state: State) -> State:
    return _STEPS[state.frame.step](state)


def _end_turn(state: State) -> State:
    """NA-DA1: the second pass, with the same dice; or NA-T01, NA-2P04, NA-X4-01: the next turn."""
    frame, charter = state.frame, state.charter
    if frame.action == "twice" and not frame.second:
        again = replace(frame, second=True, stuck=False, dice=frame.cast, given=(0, 0, 0), step=steps.DARKHOUSE)
        return replace(state, frame=again, due=(currents.plan(frame.seat),))
    seat = 3 - frame.seat if charter.players > 1 else 1
    actions = charter.actions
    action = actions[frame.number % len(actions)] if actions else ""
    return replace(state, frame=Frame(frame.number + 1, seat, action))


_STEPS: dict[int, Callable[[State], State]] = {
    steps.MACHINATIONS: darkhouse.machinations,
    steps.REEF: reefs.reef_check,
    steps.CURRENTS: currents.begin_currents,
    steps.DARKHOUSE: darkhouse.toll,
    steps.PHANTOM: sail_phantom,
    steps.NAUTILION: sail_nautilion,
    steps.END: _end_turn,
    steps.GROUPS: collision.groups,
    steps.WRECKAGE: collision.clear_wreckage,
}


# -- what can be asked -----------------------------------------------------------------------------


def _currents_moves(state: State) -> list[Move]:
    """Phase 1, in the order of the verbs."""
    found: list[Move] = []
    darkhouse.use_moves(state, found)
    found += currents.give_moves(state)
    heroic.heroic_moves(state, found)
    currents.partner_moves(state, found)
    currents.spell_moves(state, found)
    return found


_CURRENTS: dict[str, Callable[..., State]] = {
    "darkhouse": darkhouse.use,
    "give": currents.give,
    "heroic": heroic.heroic,
    "partner": currents.partner,
    "swap": currents.swap,
    "tide": currents.tide,
    "whirlwind": currents.whirlwind,
}
_POINTS: dict[str, Point[State, Move]] = {
    # phase 0
    "return": Point("a token of the pile is laid on the path", darkhouse.gap_moves, {"return": darkhouse.lay}),
    "take": Point("a token of the pile goes into the reserve", darkhouse.reserve_moves, {"take": darkhouse.take}),
    "machinations": Point(
        "the Darkhouse card is used, or not now",
        darkhouse.machination_moves,
        {"darkhouse": darkhouse.use, "pass": darkhouse.pass_by},
    ),
    "price": Point("the Darkhouse card is paid", darkhouse.price_moves, {"pay": darkhouse.pay_price}),
    "salvage": Point("a token of the pile is placed", darkhouse.salvage_moves, {"take": darkhouse.salvage}),
    # phases 1 and 2
    "check": Point("a die is rolled for the Reef", currents.roll_moves, {"roll": reefs.check}),
    "choose": Point("the figure of the first die is chosen", currents.choose_moves, {"choose": currents.choose}),
    "roll": Point("dice are rolled", currents.roll_moves, {"roll": currents.roll}),
    "start": Point("the starting player is chosen", currents.start_moves, {"start": currents.start}),
    "currents": Point("it is phase 1, which dice end that are given", _currents_moves, _CURRENTS),
    "pay": Point("a spell is paid", currents.pay_moves, {"pay": currents.pay}),
    "plan": Point("the dice are given once more", currents.give_moves, {"give": currents.give}),
    # Heroic Actions
    "set": Point("the open dice are set", heroic.set_moves, {"set": heroic.set_dice}),
    "remove": Point("an open card is removed", heroic.remove_moves, {"remove": heroic.remove}),
    "reveal": Point("a card is revealed", heroic.reveal_moves, {"reveal": heroic.reveal}),
    "lift": Point("Crew comes aboard from the path", heroic.lift_moves, {"lift": heroic.lift}),
    "rescue": Point("Crew comes aboard from the pile", heroic.rescue_moves, {"take": heroic.rescue}),
    "gather": Point("tokens of the pile are taken", heroic.gather_moves, {"gather": heroic.gather}),
    # phases 3 to 5
    "again": Point("the die of the Darkhouse is rolled again", currents.roll_moves, {"roll": darkhouse.again}),
    "discard": Point("an own token is discarded", darkhouse.discard_moves, {"discard": darkhouse.discard}),
    "place": Point("the token landed on is placed", placing.place_moves, {"place": placing.place}),
    # the collision
    "recover": Point("a token of the pile is recovered", collision.recover_moves, {"take": collision.recover}),
    "keep": Point("one group is kept", collision.keep_moves, {"keep": collision.keep}),
}
_agenda: Agenda[State, Move] = Agenda(_POINTS, _step, _stray)
