"""A second referee for Nautilion, slow and plain: `judge` for whole records, `legal` for every move at a point.

It is written from the rules alone and shares nothing with the engine. It knows records with `seed` null, so that every
roll and every card stands in the record.
"""

from typing import Any

from reference.nautilion_currents import Turns
from reference.nautilion_record import Json, Sheet, read
from reference.nautilion_tables import BOARD_BONUS
from reference.nautilion_turn import Ask, GameOver
from reference.nautilion_words import PATTERNS, all_texts, read_move

__all__ = ["Position", "candidates", "judge", "legal", "opening"]


class Position:
    """A game in progress: the table, and what is asked for now."""

    def __init__(self, sheet: Sheet) -> None:
        self.table = Turns(sheet)
        self._talk = self.table.play()
        self.ask: Ask = next(self._talk)
        self.over = False

    def fault(self, text: str) -> str | None:
        """Give the rule that a move breaks here."""
        words = read_move(text)
        if self.over:
            return "NA-R02"
        if words[0] not in self.ask:
            return "NA-R01"
        return self.ask[words[0]](words[1:])

    def make(self, text: str) -> None:
        """Make a move that has no fault."""
        words = read_move(text)
        self.table.kind = words[0]
        try:
            self.ask = self._talk.send(words[1:])
        except GameOver:
            self.over = True
            self.ask = {}

    def result(self) -> dict[str, Any]:
        table = self.table
        won = table.cause == "victory" if self.over else None
        return {
            "over": self.over,
            "won": won,
            "cause": table.cause,
            "turns": table.turn,
            "crew": table.ship.crew(),
            "record": self._record() if won else table.ship.crew() if self.over else None,
        }

    def _record(self) -> int:
        """Give the record of a game that is won (NA-E10)."""
        table = self.table
        return (
            10
            + min(10, table.sea.tokens_before_p())
            + min(6, len(table.ship.reserve))
            + 2 * len(table.expansions)
            + BOARD_BONUS[table.ship.side]
            + 4
            - int(table.options["reserve"])
        )


def opening(document: object) -> Position:
    """Give the position before the first move."""
    return Position(read(document))


def judge(document: object) -> Json:
    sheet = read(document)
    position = Position(sheet)
    rule: str | None = None
    move: int | None = None
    turn: int | None = None
    for number, words in enumerate(sheet.moves, 1):
        text = " ".join(words)
        rule = position.fault(text)
        if rule is not None:
            move, turn = number, position.table.turn
            break
        position.make(text)
    result = position.result()
    if rule is None and sheet.finished and not position.over:
        rule = "NA-R03"
    if rule is None and any(result[name] != value for name, value in sheet.claimed.items()):
        rule = "NA-R04"
    violations = [] if rule is None else [{"rule": rule, "move": move, "turn": turn}]
    return {"valid": not violations, "violations": violations, "result": result}


def candidates(position: Position) -> list[str]:
    """Give every text of the kinds asked for that could matter here."""
    places = position.table.sea.places
    return [text for kind in PATTERNS if kind in position.ask for text in all_texts(kind, places)]


def legal(position: Position) -> list[str]:
    return [text for text in candidates(position) if position.fault(text) is None]
