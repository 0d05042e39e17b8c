"""A second referee for Diluvium, slow and plain: `judge` for whole records, `legal` for every move at a point.

It is written from the rules alone and shares nothing with the engine. Where a record has a seed, cards that are not
written down are those of its streams.
"""

from typing import Any

from reference.diluvium_record import Json, Sheet, read
from reference.diluvium_rival import Game
from reference.diluvium_table import Ask
from reference.diluvium_tables import GOALS, TOKENS, TRAY
from reference.diluvium_words import NOT_DUE, PATTERNS, read_move, texts

__all__ = ["Position", "candidates", "judge", "legal", "opening"]


class Position:
    """A game in progress: the table, and what is asked for now."""

    def __init__(self, sheet: Sheet) -> None:
        self.table = Game(sheet)
        self._talk = self.table.play()
        self.ask: Ask = next(self._talk)
        self.over = False

    def fault(self, text: str) -> str | None:
        """Give the rule that a move breaks here."""
        words = read_move(text)
        if self.over:
            return "DI-END-02"
        if words[0] not in self.ask:
            return NOT_DUE[words[0]]
        return self.ask[words[0]](words[1:])

    def make(self, text: str) -> None:
        """Make a move that has no fault."""
        try:
            self.ask = self._talk.send(read_move(text))
        except StopIteration:
            self.over = True
            self.ask = {}

    def answer(self, kind: str) -> None:
        """With a seed: make its chance moves that a move of this kind is no answer to."""
        table = self.table
        while table.seed is not None and {"draw", "reveal"} & set(self.ask) and kind not in self.ask:
            self.make(f"draw {table.deck[0]}" if "draw" in self.ask else f"reveal {table.rival_deck[0]}")

    def result(self) -> Json:
        table = self.table
        seats = table.seats.values()
        winners, why = self._winners() if self.over else ([], None)
        result: Json = {
            "over": self.over,
            "rounds": table.rounds,
            "turns": table.turns,
            "gold": [seat.gold for seat in seats],
            "settlers": [seat.ready() for seat in seats],
            "winners": winners,
            "why": why,
        }
        if table.solo:
            result["goal"] = self._goal()
        return result

    def _goal(self) -> int | None:
        you = self.table.seats[1]
        return {"Z2": you.drawn, "Z3": you.slain}.get(str(self.table.scenario))

    def _winners(self) -> tuple[list[int], str]:
        """END-04 to END-06, SOL-13."""
        table = self.table
        if table.solo:
            more = table.seats[1].gold > table.seats[2].gold
            reached = (self._goal() or 0) >= GOALS[str(table.scenario)]
            return [1] if more and reached else [2], "goal" if more and not reached else "gold"
        most = max(seat.gold for seat in table.seats.values())
        richest = [seat for seat in table.seats.values() if seat.gold == most]
        if len(richest) == 1:
            return [richest[0].number], "gold"
        fewest = min(seat.ready() for seat in richest)
        best = [seat.number for seat in richest if seat.ready() == fewest]
        return best, "settlers" if len(best) == 1 else "shared"

    def check(self) -> None:
        """Hold the invariants that hold at every point (INV-01, 02, 04, 05, 07)."""
        table, seats = self.table, list(self.table.seats.values())
        for token in TOKENS:
            spread = table.trays[token] + table.discarded[token] + sum(seat.tokens[token] for seat in seats)
            assert spread == TRAY[table.players]
        for seat in seats:
            tiles = table.sea.tiles
            assert seat.ready() + sum(table.sea.all_settlers(seat.number, slot) for slot in tiles) == 9
            marks = [[owner for _, owner in tile["spaces"]].count(seat.number) for tile in tiles.values()]
            assert sum(marks) + seat.markers == 6
            assert max(marks) <= 1
            assert 1 <= seat.strength <= 6
            for ship in (seat.explorer, seat.warship):
                assert tiles[ship]["up"]
                assert tiles[ship]["city"] in (None, seat.number)
        for tile in table.sea.tiles.values():
            for kind, spaces in tile["islands"].items():
                assert sum(stood == kind for _, stood in tile["settlers"]) <= spaces
        cards = len(table.deck) + len(table.pile) + len(table.in_play) + sum(len(seat.hand) for seat in seats)
        assert cards == 16

    def check_rest(self) -> None:
        """Hold the invariants between turns (INV-03, INV-06)."""
        table = self.table
        for seat in table.seats.values():
            assert seat.held() <= 6
            if seat.warship != seat.city:
                for other in table.others(seat):
                    assert seat.warship not in (other.warship, other.explorer)
                    assert not table.sea.all_settlers(other.number, seat.warship)


def opening(document: object) -> Position:
    """Give the position before the first move."""
    return Position(read(document))


def judge(document: object) -> Json:
    sheet = read(document)
    position = Position(sheet)
    rule = sheet.fault
    move: int | None = None
    turn: int | None = None
    for number, text in enumerate(sheet.moves if rule is None else (), 1):
        position.answer(read_move(text)[0])
        rule = position.fault(text)
        if rule is not None:
            move, turn = number, position.table.turns
            break
        position.make(text)
    if rule is None:
        position.answer("")
    result = position.result()
    if rule is None and sheet.finished and not position.over:
        rule = "DI-END-02"
    if rule is None and any(result[name] != value for name, value in sheet.claimed.items()):
        rule = "DI-END-04"
    violations: list[dict[str, Any]] = [] if rule is None else [{"rule": rule, "move": move, "turn": turn}]
    return {"valid": not violations, "violations": violations, "result": result}


def candidates(position: Position) -> list[str]:
    """Give every text of the kinds asked for that could matter here, on this map and a little beside it."""
    table = position.table
    slots = [*table.sea.tiles, "b01" if table.players != 3 else "a01"]
    if "flee" in position.ask:
        settlers = [max(table.sea.all_settlers(seat, slot) for slot in table.sea.tiles) for seat in table.seats]
        most = max(settlers)
    else:
        most = max(sum(seat.tokens.values()) for seat in table.seats.values()) + 1
    if "harvest" in position.ask:
        most = max(2, most // 2 + 2)
    return [text for kind in PATTERNS if kind in position.ask for text in texts(kind, slots, table.sea.spaces(), most)]


def legal(position: Position) -> list[str]:
    return [text for text in candidates(position) if position.fault(text) is None]
