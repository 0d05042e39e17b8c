"""The referee and the engine of the house, in the form in which the slow referee speaks."""

import msgspec
from reference import nautilion_log
from reference.nautilion import judge
from reference.nautilion_record import Json

from pnp.errors import IllegalMove, PnpError
from pnp.games.nautilion import game
from pnp.games.nautilion.components import components
from pnp.games.nautilion.entries import OptionEntry, SeaEntry, charter_of
from pnp.games.nautilion.moves import parse_move
from pnp.games.nautilion.rules import State, legal_moves, new_game, play
from pnp.templates import Templates, house_templates

DATA = Templates(house_templates())
BOX = components(DATA)


def house_judge(document: Json) -> Json:
    """Give valid, violations and result; what cannot be used is a ValueError."""
    try:
        verdict = game.judge(document, DATA).data()
    except PnpError as error:
        raise ValueError(str(error)) from error
    named = [{name: violation[name] for name in ("rule", "move", "turn")} for violation in verdict["violations"]]
    return {"valid": verdict["valid"], "violations": named, "result": verdict["result"]}


JUDGES = (judge, house_judge)
"""The slow referee and that of the house."""


class Log(nautilion_log.Log):
    """A log book that both referees judge."""

    judges = JUDGES


def house_opening(document: Json) -> State:
    """Give the position before the first move."""
    options: OptionEntry = msgspec.convert(document["options"], OptionEntry)
    sea: SeaEntry = msgspec.convert(document["setup"], SeaEntry)
    return new_game(charter_of(options, sea, BOX))


def house_fault(state: State, text: str) -> str | None:
    """Give the rule that a move breaks here."""
    try:
        play(state, parse_move(text))
    except IllegalMove as error:
        return error.rule
    return None


def house_play(state: State, text: str) -> State:
    return play(state, parse_move(text))


def house_legal(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]


def readable(text: str) -> bool:
    """Say whether the house reads a text as a move, and writes it in the same way."""
    try:
        return str(parse_move(text)) == text
    except PnpError:
        return False
