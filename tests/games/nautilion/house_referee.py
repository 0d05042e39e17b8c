"""The referee and the engine of the house, in the form in which the slow referee speaks."""

import json
from functools import cached_property
from typing import Self

import msgspec
from reference import nautilion_log
from reference.nautilion import Position, judge
from reference.nautilion_record import Json
from reference.nautilion_tables import TOKENS

from pnp.errors import IllegalMove, PnpError
from pnp.game import settle
from pnp.games.nautilion import game
from pnp.games.nautilion.components import components
from pnp.games.nautilion.entries import OptionEntry, SeaEntry, charter_of
from pnp.games.nautilion.moves import parse_move
from pnp.games.nautilion.pieces import WORDS, tokens
from pnp.games.nautilion.referee import begin
from pnp.games.nautilion.rules import Fate, State, legal_moves, new_game, play
from pnp.masks import cells
from pnp.seeds import SetupCode
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


def house_opening(document: Json) -> State:
    """Give the position before the first move."""
    options: OptionEntry = msgspec.convert(document["options"], OptionEntry)
    sea: SeaEntry = msgspec.convert(document["setup"], SeaEntry)
    return new_game(charter_of(options, sea, BOX))


def house_begin(code: str) -> tuple[State, Fate, Json]:
    """Give the first position of a code with a seed, the chance of the seed, and the record without moves."""
    settled = settle(game, SetupCode.parse(code))
    spelled = json.loads(json.dumps(game.setup(settled, DATA).data()))
    parts = {name: spelled[name] for name in ("options", "setup")}
    table = begin(settled, DATA)
    assert table.fate
    return table.start, table.fate, {"format": "pnp-game/1", "game": "nautilion", "seed": settled.seed, **parts}


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


def house_table(state: State) -> Json:
    """Say what lies where, in words that can be compared."""
    board = {space: WORDS[space] for space in cells(state.crew)} | dict.fromkeys(cells(state.hired), "x")
    pools = {"reserve": state.reserve, "pile": state.pile, "phantom": state.hosted}
    return {
        "path": str(state).lower(),
        "places": list(state.path.places),
        "board": board,
        "cabin": [WORDS[token] for token in cells(state.cabin)],
        **{name: [WORDS[token] for token in tokens(pool)] for name, pool in pools.items()},
        "heroic": list(cells(state.revealed)),
        "dice": sorted(state.frame.dice) if state.due and state.due[-1].kind in ("currents", "plan") else [],
    }


def slow_table(position: Position) -> Json:
    """Say the same of a position of the slow referee."""
    table, ship = position.table, position.table.ship
    heaps = {"cabin": ship.cabin, "reserve": ship.reserve, "pile": ship.pile, "phantom": ship.phantom_board}
    return {
        "path": table.sea.strip().lower(),
        "places": [slot["place"] for slot in table.sea.slots()],
        "board": ship.board,
        **{name: sorted(heap, key=TOKENS.index) for name, heap in heaps.items()},
        "heroic": sorted(table.revealed),
        "dice": sorted(table.open) if "give" in position.ask else [],
    }


class Log(nautilion_log.Log):
    """A log book that both referees judge, and that the engine plays along: the tables must be the same."""

    judges = JUDGES

    def do(self, *moves: str) -> Self:
        for text in moves:
            super().do(text)
            self.state = house_play(self.state, text)
            assert self.position.over or house_table(self.state) == slow_table(self.position)
            if "give" not in self.asked:
                assert sorted(house_legal(self.state)) == sorted(self.legal())
        return self

    @cached_property
    def state(self) -> State:
        return house_opening(self.document)


def readable(text: str) -> bool:
    """Say whether the house reads a text as a move, and writes it in the same way."""
    try:
        return str(parse_move(text)) == text
    except PnpError:
        return False
