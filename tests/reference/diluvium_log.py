"""A log book: a game of Diluvium written move by move on a map of one's choice, checked by every referee there is.

The slow referee follows each move. At each refusal, and where a result is asked for, the record so far goes to all
`judges`, who must say the same. The house adds its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from reference.diluvium import judge, legal, opening
from reference.diluvium_record import Json
from reference.diluvium_seat import Seat
from reference.diluvium_tables import ACTIONS, CARDS, LAYOUT_OF, RIVAL, SCENARIOS, TILES, layout


class Log:
    """A game in progress and its record."""

    judges: ClassVar[Sequence[Callable[[Json], Json]]] = (judge,)
    """Each gives valid, violations (rule, move, turn) and result."""

    def __init__(
        self,
        tiles: Mapping[str, str] | None = None,
        *,
        players: int = 2,
        side: str = "A",
        civilisations: str = "greek aztec chinese egyptian",
        first: int = 1,
        ruins: str | None = None,
        rival: str | None = None,
        scenario: str = "",
        carry: str = "",
    ) -> None:
        """Lay out a map: tiles by slot, cards from the top; what is not named is filled up."""
        options: Json = {"players": players, "side": side}
        if scenario:
            options["scenario"] = scenario
        if carry:
            options["carry"] = carry
        setup: Json = {
            "civilisations": civilisations.split()[: max(2, players)],
            "first": first,
            "tiles": self._tiles(dict(tiles or {}), players, scenario or "Z1"),
        }
        if ruins is not None:
            setup["ruins"] = filled(ruins.split(), CARDS * 2)
        if rival is not None:
            setup["rival"] = [card.upper() for card in filled(rival.split(), list(RIVAL))]
        self.document: Json = {
            "format": "pnp-game/1",
            "game": "diluvium",
            "seed": None,
            "options": options,
            "setup": setup,
            "moves": [],
            "finished": False,
        }
        self.position = opening(self.document)
        self.table = self.position.table

    @staticmethod
    def _tiles(named: dict[str, str], players: int, scenario: str) -> list[str]:
        slots = {slot: cost for slot, (_, _, cost, _) in layout(LAYOUT_OF[players]).items() if cost is not None}
        _, _, forced, barred = SCENARIOS[scenario]
        free = [tile for tile in TILES if tile not in forced and tile not in barred and tile not in named.values()]
        free = [tile for tile in forced if tile not in named.values()] + free
        for slot, cost in slots.items():
            if slot not in named:
                named[slot] = next(tile for tile in free if TILES[tile][0] == cost)
                free.remove(named[slot])
        return [named[slot] for slot in slots]

    @classmethod
    def meeting(cls, tile: str, **more: Any) -> Self:
        """Three players, all ships at home, and B12 with this tile two steps from every City; seat 1 begins a turn.

        Seat 1 has Settlers on F and C of its City and has just produced.
        """
        log = cls({"b12": tile, **more.pop("tiles", {})}, players=3, **more)
        log.go(1, "settle", "settler s-bk1f", "settler p-bk1c")
        log.go(2, "engage", "sail b13").go(3, "engage", "sail b16").go(1, "engage", "sail b07").farm(1, "f", 2)
        log.go(1, "engage", "sail b12", *(["spare"] if TILES[tile][3] else []))
        log.go(2, "produce", "harvest none").go(3, "produce", "harvest none").go(1, "produce", "harvest bk1")
        log.go(2, "engage", "sail bk2").go(3, "engage", "sail bk3").go(1, "engage", "sail bk1")
        log.go(2, "produce", "harvest none").go(3, "produce", "harvest none").go(1, "produce", "harvest bk1")
        return log.until(1)

    # -- writing

    def do(self, *moves: str) -> Self:
        """Make moves that must be legal."""
        for text in moves:
            fault = self.position.fault(text)
            assert fault is None, (
                f"{text}: {fault} after {self.document['moves'][-8:]}, asked {list(self.position.ask)}"
            )
            self.position.make(text)
            self.position.check()
            self.document["moves"].append(text)
        return self

    def idle(self) -> Self:
        """Play what is asked for in the dullest way, to the end of the turn."""
        turn = self.table.turns
        while self.table.turns == turn and not self.position.over:
            self.do(self.dull())
        return self

    def dull(self) -> str:
        """Give the dullest legal move."""
        asked = self.position.ask
        if "explore" in asked:
            return "engage" if self.table.active.wheel != "engage" else "produce"
        for text in ("stay", "end", "spare", "harvest none", "commit 0"):
            if text.split()[0] in asked and self.position.fault(text) is None:
                return text
        if "reveal" in asked:
            # the Rival produces while it can
            order = ["q07", "q08", "q09", "q04", "q05", "q06", "q01", "q02", "q03", "q10", "q11", "q12"]
            return min(self.legal("reveal"), key=lambda text: order.index(text.split()[1]))
        if "discard" in asked:
            return max(self.legal("discard"), key=lambda text: text.count(" c"))
        return self.legal()[0]

    def until(self, seat: int) -> Self:
        """Go dully on to the start of a turn of this seat."""
        while not (set(ACTIONS) <= set(self.position.ask) and self.table.active.number == seat):
            self.do(self.dull())
        return self

    def go(self, seat: int, *moves: str) -> Self:
        """Make these moves in this seat's next turn in which it may."""
        self.until(seat)
        if moves[0] == self.seat(seat).wheel:
            self.idle().until(seat)
        return self.do(*moves)

    def farm(self, seat: int, token: str, count: int, slot: str = "") -> Self:
        """Harvest, the City unless told, until this seat holds so many tokens of a kind; then its turn begins."""
        self.until(seat)
        me = self.seat(seat)
        while me.tokens[token] < count:
            assert self.table.trays[token], "the tray is empty"
            if me.wheel == "produce":
                self.go(seat, "engage")
            else:
                self.go(seat, "produce", f"harvest {slot or me.city}")
                if "discard" in self.position.ask and self.table.active is me:
                    keep = [text for text in self.legal("discard") if token not in text.split()]
                    self.do((keep or self.legal("discard"))[-1])
            self.until(seat)
        return self

    # -- asking

    def seat(self, number: int) -> Seat:
        return self.table.seats[number]

    @property
    def gold(self) -> list[int]:
        return [seat.gold for seat in self.table.seats.values()]

    @property
    def asked(self) -> set[str]:
        return set(self.position.ask)

    def holds(self, seat: int, f: int = 0, c: int = 0, w: int = 0) -> bool:
        return self.seat(seat).tokens == {"f": f, "c": c, "w": w}

    def legal(self, kind: str = "") -> list[str]:
        return [text for text in legal(self.position) if text.split()[0] == kind or not kind]

    def choices(self, kind: str) -> set[str]:
        """Give what may follow the kind in a legal move."""
        return {text[len(kind) + 1 :] for text in self.legal(kind)}

    def refuses(self, rule: str, *moves: str) -> Self:
        """Try moves that must break a rule, each by itself."""
        for text in moves:
            number = len(self.document["moves"]) + 1
            expected = [{"rule": f"DI-{rule}", "move": number, "turn": self.table.turns}]
            for referee in self.judges:
                verdict = referee({**self.document, "moves": [*self.document["moves"], text]})
                assert verdict["violations"] == expected, f"{text}: {verdict['violations']} is not {rule}"
                assert verdict["result"] == self.position.result()
        return self

    def result(self, **expected: Any) -> Json:
        """Have the record judged so far; give the result, of which parts may be told."""
        result = self.position.result()
        for referee in self.judges:
            verdict = referee(self.document)
            assert verdict == {"valid": True, "violations": [], "result": result}
        assert {name: result[name] for name in expected} == expected
        return result


def filled(first: list[str], heap: list[str]) -> list[str]:
    """Give the cards named, then the others."""
    for card in first:
        heap.remove(card)
    return first + heap
