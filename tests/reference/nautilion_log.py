"""A log book: a game of Nautilion written move by move from a path of one's choice, checked by every referee there is.

The slow referee follows each move. At each refusal, and where a result is asked for, the record so far goes to all
`judges`, who must say the same. The house adds its own (`house_referee`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from reference.nautilion import judge, legal, opening
from reference.nautilion_record import Json, all_tokens
from reference.nautilion_sea import COLLISION, END, Sea
from reference.nautilion_ship import Ship
from reference.nautilion_tables import FIGHTERS, LEVELS, RED


def landings(dice: Sequence[tuple[int, int]], length: int = 36, collide: bool = False) -> list[tuple[int, int]]:
    """Give the places on which P and N end, turn by turn, for these dice of P and N."""
    sea = Sea(["c1"] * length, [])
    found = []
    for p, n in dice:
        ends = []
        for figure, step, die in (("P", -1, p), ("N", 1, n)):
            event, i = sea.walk(figure, step, die, collide)
            assert event not in (END, COLLISION), f"{figure} goes too far"
            ends.append(int(sea.land(figure, i)["place"]))
        found.append((ends[0], ends[1]))
    return found


class Log:
    """A game in progress and its record."""

    judges: ClassVar[Sequence[Callable[[Json], Json]]] = (judge,)
    """Each gives valid, violations (rule, move, turn) and result."""

    def __init__(
        self,
        path: Mapping[int, str] | str = "",
        expansions: Sequence[int] = (),
        *,
        board: str = "A1",
        reserve: int = 4,
        reefs: Mapping[int, str] | None = None,
        darkhouse: Sequence[int] = (),
        heroic: Sequence[int] = (),
        admirals: Sequence[int] = (),
        side: int = 2,
    ) -> None:
        """Lay out a path: by place, or as `4 2 9 … 1 7` from both ends; what is not named is filled up."""
        options: Json = {"board": board, "reserve": reserve, "expansions": list(expansions)}
        tokens = self._path(path, all_tokens(options["expansions"]))
        setup: Json = {"board": board, "path": tokens}
        if 2 in expansions:
            options["phantom_side"] = side
        if 3 in expansions:
            setup["reefs"] = self._reefs(reefs or {}, len(tokens))
        if 4 in expansions:
            red = sum(card in RED for card in darkhouse)
            options["darkhouse_level"] = next(level for level, count in LEVELS.items() if count[0] == red)
            setup["darkhouse"] = list(darkhouse)
        if 5 in expansions:
            setup["heroic"] = list(heroic)
        if admirals:
            options["players"] = 2
            setup["admirals"] = list(admirals)
        self.document: Json = {
            "format": "pnp-game/1",
            "game": "nautilion",
            "seed": None,
            "options": options,
            "setup": setup,
            "moves": [],
            "finished": False,
        }
        self.position = opening(self.document)
        self.table = self.position.table

    @staticmethod
    def _path(path: Mapping[int, str] | str, pool: list[str]) -> list[str]:
        if isinstance(path, str):
            head, _, tail = path.partition("…")
            first, last = head.split(), tail.split()
            named = dict(enumerate(first, 1))
            named |= {len(pool) - len(last) + i: token for i, token in enumerate(last, 1)}
        else:
            named = dict(path)
        named = {place: f"c{token}" if token.isdigit() else token for place, token in named.items()}
        for token in named.values():
            pool.remove(token)
        # what P would put on its board comes first, so that P meets it late
        pool.sort(key=lambda token: token != "x" and token not in FIGHTERS)
        return [named[place] if place in named else pool.pop(0) for place in range(1, len(pool) + len(named) + 1)]

    @staticmethod
    def _reefs(named: Mapping[int, str], length: int) -> list[str]:
        places = range(1, length + 1, 3)
        pool = ["f3"] * 6 + ["f6"] * 6 + ["f9"] * 6
        for place, reef in named.items():
            assert place in places, f"no Reef lies beside place {place}"
            pool.remove(reef)
        return [named[place] if place in named else pool.pop() for place in places]

    # -- writing

    def do(self, *moves: str) -> Self:
        """Make moves that must be legal."""
        for text in moves:
            fault = self.position.fault(text)
            assert fault is None, f"{text}: {fault} at {self.strip} after {self.document['moves'][-6:]}"
            self.position.make(text)
            self.document["moves"].append(text)
        return self

    def turn(self, d: int, p: int, n: int, where: str | None = None) -> Self:
        """Play a usual turn, free of Reefs; what N ends on goes aboard if it can, or where it is told."""
        if self.table.sea.reef_of_n:
            self.do("roll 4")
        self.do(f"roll {' '.join(map(str, sorted((d, p, n))))}", f"give d{d} p{p} n{n}")
        return self.put(where)

    def put(self, where: str | None = None) -> Self:
        """Place what was landed on, if anything was."""
        if "place" in self.position.ask:
            choices = self.legal("place")
            if where is not None:
                choices = [text for text in choices if text.split(" ", 2)[2] == where]
            self.do(choices[-1] if where else next((t for t in choices if t.endswith("board")), choices[0]))
        return self

    def turns(self, count: int, d: int, p: int, n: int, where: str | None = None) -> Self:
        for _ in range(count):
            self.turn(d, p, n, where)
        return self

    def burn(self, *roll: int) -> Self:
        """Pay the whole reserve for Whirlwinds in phase 1; the dice end up as told."""
        while self.ship.reserve:
            self.do("whirlwind", f"pay {self.ship.reserve[0]}", f"roll {' '.join(map(str, sorted(roll)))}")
        return self

    # -- asking

    @property
    def ship(self) -> Ship:
        return self.table.ship

    @property
    def strip(self) -> str:
        return self.table.sea.strip()

    @property
    def asked(self) -> set[str]:
        return set(self.position.ask)

    def legal(self, kind: str = "") -> list[str]:
        return [text for text in legal(self.position) if text.split()[0] == kind or not kind]

    def choices(self, kind: str) -> set[str]:
        """Give what may follow the kind in a legal move."""
        return {text[len(kind) + 1 :] for text in self.legal(kind)}

    def refuses(self, rule: str, *moves: str) -> Self:
        """Try moves that must break a rule, each by itself."""
        for text in moves:
            turn = self.table.turn
            expected = [{"rule": rule, "move": len(self.document["moves"]) + 1, "turn": turn}]
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
