"""Small boards and short voyages for the rule tests: what a player would write down, without a deck behind it.

A `Voyage` is a record with `seed` null: cards, rolls and deeds are chosen freely, and `finished` is false, so that a
few turns are enough. Cells are written as a player says them: `"I6 J5"`.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any

from pnp.games.carmine.drawing import judge_drawing_document
from pnp.games.carmine.voyage import judge
from pnp.templates import Templates, house_templates

Json = dict[str, Any]
Marks = dict[str, list[Any]]

OPEN = (
    "=.............=",
    "P.............P",
    "=.............=",
    "=.............=",
    "P.............P",
    "=.............=",
    "=.............=",
    "M.............M",
    "=.............=",
    "=.............=",
    "P.............P",
    "=.............=",
    "=.............=",
    "P.............P",
    "=......M......=",
)
"""Open water between two coasts: four ports and a monolith on each, the third monolith at H15, no pirates."""

CANAL = (
    "===============",
    "===============",
    "===============",
    "=##g##p##w##M#=",
    "P.............P",
    "=##M##########=",
    "P.............P",
    "===============",
    "P.............P",
    "===============",
    "P.............P",
    "=.............=",
    "=.............=",
    "=.............=",
    "======M========",
)
"""Row 5 is a canal one cell wide with land on both sides; rows 7 and 9 are too; row 11 is wide water.

The waters are not connected. Nothing in the rules asks that of a board at a table, and it keeps a ship where it is.
"""

_IDLE = ["power-pirates", "power-monsters", "power-any"] * 2 + ["power-pirates", "power-monsters"]
"""Cards for turns in which the card does not matter."""


@cache
def templates() -> Templates:
    return Templates(house_templates())


def cells(text: str) -> list[str]:
    return text.split()


def chart(base: Sequence[str] = OPEN, **paint: str) -> list[str]:
    """Paint cells over a board: `chart(land="D4 D5", pirates="F6")`."""
    marks = {"sea": ".", "land": "#", "pirates": "x", "gold": "g", "provisions": "p", "wind": "w", "port": "P"}
    rows = [list(row) for row in base]
    for what, where in paint.items():
        for name in cells(where):
            rows[int(name[1:]) - 1]["ABCDEFGHIJKLMNO".index(name[0])] = {**marks, "monolith": "M"}[what]
    return ["".join(row) for row in rows]


class Ruling:
    """A verdict as the tests speak of it."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    @property
    def broken(self) -> set[str]:
        return {violation["rule"] for violation in self.data["violations"]}

    @property
    def places(self) -> set[tuple[int | None, str]]:
        """Rules with the turns in which they are broken."""
        return {(violation["turn"], violation["rule"]) for violation in self.data["violations"]}

    def cells(self, rule: str) -> set[str]:
        return {
            name for violation in self.data["violations"] if violation["rule"] == rule for name in violation["cells"]
        }

    @property
    def valid(self) -> bool:
        assert self.data["valid"] == (not self.data["violations"])
        return bool(self.data["valid"])

    @property
    def total(self) -> int:
        assert sum(line["points"] for line in self.data["score"]) == self.data["total"]
        return int(self.data["total"])

    def points(self, rule: str) -> int:
        return sum(line["points"] for line in self.data["score"] if line["rule"] == rule)

    @property
    def story(self) -> int:
        """The story boxes crossed at the end: CA-F2 gives one renown for each."""
        return self.points("CA-F2")

    @property
    def told(self) -> int:
        """The sum of the renown column: all that the lines of CA-F2 to F5 do not hold."""
        return self.total - sum(self.points(f"CA-F{number}") for number in (2, 3, 4, 5))

    @property
    def bonus(self) -> int:
        return self.points("CA-F5")


class Voyage:
    """A record that grows turn by turn."""

    def __init__(self, board: Sequence[str] | str = OPEN, **options: Any) -> None:
        self.document: Json = {
            "format": "pnp-voyage/1",
            "game": "carmine",
            "seed": None,
            "board": board if isinstance(board, str) else list(board),
            "finished": False,
            "options": {"players": 1, **options},
            "turns": [],
        }
        self._idle = list(_IDLE)
        self.start()

    def start(
        self,
        home: str = "A5",
        ship: str = "B5",
        first: str = "sirens",
        at: str | None = "C14 D14",
        second: str = "squall",
        and_at: str | None = "K1 L1",
    ) -> "Voyage":
        """Choose the two first cards, where they are drawn, and where the voyage begins."""
        drawings = [None if where is None else cells(where) for where in (at, and_at)]
        self.document["start"] = {"cards": [first, second], "drawings": drawings, "home": home, "ship": ship}
        return self

    def turn(self, card: str | None = None, wind: str = "N N S", die: int = 2, **more: Any) -> "Voyage":
        """Open a turn; a text for `drawing`, `winds_before` or `winds_after` is a list of cells."""
        if card is None:
            card = self._idle.pop(0)
            if card == "power-any":
                more.setdefault("choice", "monsters")
        entry: Json = {"card": card, "wind": wind.split(), "die": die}
        entry.update(_listed(more))
        entry["action"] = {"do": "navigate", "wind": wind.split()[0], "route": []}
        self.document["turns"].append(entry)
        return self

    def act(self, **action: Any) -> "Voyage":
        self.document["turns"][-1]["action"] = action
        return self

    def navigate(self, wind: str, route: str = "", **more: Any) -> "Voyage":
        return self.act(do="navigate", wind=wind, route=cells(route), **more)

    def explore(self, cell: str, **more: Any) -> "Voyage":
        return self.act(do="explore", cell=cell, **more)

    def visit(self, cell: str, buy: str | None = None) -> "Voyage":
        return self.act(do="port", cell=cell, **({} if buy is None else {"buy": buy.split()}))

    def then(self, **more: Any) -> "Voyage":
        """Add what follows the action: `winds_after`, `battles`, `pirates_reward`."""
        self.document["turns"][-1].update(_listed(more))
        return self

    def claim(self, **claimed: Any) -> "Voyage":
        self.document["claimed"] = claimed
        return self

    def finish(self) -> "Voyage":
        self.document["finished"] = True
        return self

    def victories(self, count: int, choice: str = "gold") -> "Voyage":
        """Win ambushes set on the boards of others, each 3 story and 2 gold or 3 provisions.

        Such battles are taken as stated, so that a track can be filled within one turn. For two or more players.
        """
        battle = {"ambush": "mine", "rolls": [6], "cannons": [0, 0], "choice": choice}
        return self.then(battles=[dict(battle) for _ in range(count)])

    def verdict(self) -> Ruling:
        return judge_document(self.document)

    def broken(self) -> set[str]:
        return self.verdict().broken

    def valid(self) -> bool:
        return self.verdict().valid


def _listed(fields: Mapping[str, Any]) -> Json:
    lists = ("drawing", "winds_before", "winds_after")
    return {key: cells(value) if key in lists and isinstance(value, str) else value for key, value in fields.items()}


def judge_document(document: Mapping[str, Any]) -> Ruling:
    return Ruling(judge(deepcopy(dict(document)), templates()).data())


def drawing_document(
    card: str, at: str | None, ship: str | None = "B5", board: Sequence[str] = OPEN, **more: Any
) -> Json:
    """Write down a single drawing; marks are texts of cells, currents lists of such texts."""
    marks: Marks = {
        kind: [cells(path) for path in more.pop(kind)] if kind == "current" else cells(more.pop(kind))
        for kind in ("monster", "peril", "current", "rock", "ambush", "line", "spent")
        if kind in more
    }
    return {
        "format": "pnp-drawing/1",
        "game": "carmine",
        "board": list(board),
        "ship": ship,
        "marks": marks,
        "solo": more.pop("solo", True),
        "card": card,
        "drawing": None if at is None else cells(at),
        **more,
    }


def drawn(card: str, at: str | None, ship: str | None = "B5", board: Sequence[str] = OPEN, **more: Any) -> set[str]:
    """Judge a single drawing: the rules that it breaks."""
    return Ruling(judge_drawing_document(drawing_document(card, at, ship, board, **more), templates()).data()).broken


DECK: list[tuple[str, str | None]] = [
    ("gold-2", None),
    ("power-pirates", None),
    ("kraken", "D1 E1 D2"),
    ("provisions-2", None),
    ("leviathan", "E7 E8 E9 E10"),
    ("wind-1", None),
    ("power-monsters", None),
    ("hydra", "K12 L12 M12 L13"),
    ("gold-provision", None),
    ("titan-crab", "L9 M9 L10 M10"),
    ("power-any", None),
    ("lantern-eel", "G7 H7 I7"),
    ("gold-wind", None),
    ("ghost-whale", "F3 F4 F5 G5"),
    ("power-pirates", None),
    ("dogleg", "L3 M3 M4 N4"),
    ("power-monsters", None),
    ("tempest", "H9 I9 G10 H10"),
    ("provisions-2", None),
    ("rogue-wave", "K15 L15 M15 N15"),
    ("wind-1", None),
    ("power-any", None),
    ("weed-sea", "I12 I13 I14 J13"),
    ("power-pirates", None),
    ("power-monsters", None),
]
"""A standard deck of 25, with a place for each shape on the open board while the ship stays at B5: 10 + 15 cards."""


def whole_voyage(turns: int = 25, board: Sequence[str] = OPEN, **options: Any) -> Voyage:
    """A ship that stays at B5 for so many turns of the deck; `deeds` may then replace the passes."""
    voyage = Voyage(board, **options).finish()
    for card, at in DECK[:turns]:
        more: Json = {} if at is None else {"drawing": at}
        voyage.turn(card, choice="monsters" if card == "power-any" else None, **more)
        if voyage.document["turns"][-1]["choice"] is None:
            del voyage.document["turns"][-1]["choice"]
    return voyage
