"""A second referee for Continent of Mu, slow and plain: `judge` for whole records, `legal` for every move at a point.

It is written from the rules alone and shares nothing with the engine. It knows records with `seed` null, so that every
roll and every token stands in the record.
"""

from itertools import combinations

from reference.mu_map import DIRECTIONS, SHAPE, SLOTS, SPACES, STANDARD, STANDARD_BAY, TURNS, coast_runs, cover, near
from reference.mu_play import Ask, Game
from reference.mu_table import Json, area
from reference.mu_words import NOT_DUE, UnusableError, read_move

__all__ = ["CANDIDATES", "Position", "UnusableError", "candidates", "judge", "legal", "opening"]


class Position:
    """A game in progress: the table, and what is asked for now."""

    def __init__(self, document: Json) -> None:
        self.table = Game(document["options"], document["setup"])
        self._talk = self.table.play()
        self.ask: Ask = next(self._talk)
        self.over = False

    def begin_again(self) -> "Position":
        """Let the turn begin anew, after the table has been changed by hand."""
        self._talk = self.table.play()
        self.ask = next(self._talk)
        return self

    def fault(self, text: str) -> str | None:
        """Give the rule that a move breaks here."""
        words = read_move(text)
        if self.over:
            return "MU-602" if self.table.reason == "volcanoes" else "MU-604"
        if words[0] not in self.ask:
            rule: str = self.ask[""] if "" in self.ask else NOT_DUE[words[0]]
            return rule
        fault: str | None = self.ask[words[0]](words[1:])
        return fault

    def make(self, text: str) -> None:
        """Make a move that has no fault."""
        try:
            self.ask = self._talk.send(read_move(text))
        except StopIteration:
            self.over = True
            self.ask = {}

    def result(self) -> Json:
        table = self.table
        return {
            "over": self.over,
            "reason": table.reason,
            "rounds": table.round,
            "turns": table.turn,
            "scores": [table.score(seat) for seat in range(table.players)],
            "winners": table.winners() if self.over else [],
        }


def opening(document: Json) -> Position:
    return Position(document)


def _all_texts() -> list[str]:
    moai = [*SLOTS, *(f"{space}.loose" for space in SPACES)]
    raises = [f"raise {place} {way}" for place in moai for way in DIRECTIONS]
    return [
        *(f"move {one} {other}" for one in SPACES for other in SPACES),
        *(f"carry {place} {space}" for place in moai for space in SPACES),
        *(f"{verb} {space}" for verb in ("land", "create", "settle", "save") for space in SPACES),
        *(f"{verb} {slot}" for verb in ("build", "sculpt") for slot in SLOTS),
        *(f"{verb} {place}" for verb in ("protect", "lose") for place in moai),
        *raises,
        *(f"{text} announce" for text in raises),
        *("pray", "end", "roll white", "roll volcano"),
        *(f"claim {seat}" for seat in range(4)),
        *(f"draw {token}" for token in range(1, 9)),
        *(f"draw {one} {other}" for one, other in combinations(range(1, 9), 2)),
        *(f"draw part {number}" for number in range(1, 23)),
    ]


CANDIDATES = {text: read_move(text) for text in _all_texts()}
"""Every move that can be written down at all."""


def candidates(kind: str = "") -> list[str]:
    """Give every move that can be written down, or those of a kind."""
    return [text for text, words in CANDIDATES.items() if kind in ("", words[0])]


def legal(position: Position) -> list[str]:
    """Give everything that may be said now, by trying all that can be written down."""
    ask = position.ask
    return [text for text, words in CANDIDATES.items() if words[0] in ask and ask[words[0]](words[1:]) is None]


def judge(document: Json) -> Json:
    """Give the verdict on a record."""
    check_setup(document)
    for text in document["moves"]:
        read_move(text)
    position = Position(document)
    claimed = document.get("claimed", {})
    check_claims(claimed, document["options"]["players"])
    found: list[Json] = []
    for number, text in enumerate(document["moves"], 1):
        fault = position.fault(text)
        if fault:
            found = [{"rule": fault, "move": number, "turn": position.table.turn}]
            break
        position.make(text)
    result = position.result()
    if not found and document.get("finished", True) and not position.over:
        found = [{"rule": "MU-201", "move": None, "turn": None}]
    if not found and any(
        score[line] != value
        for score, said in zip(result["scores"], claimed.get("scores", result["scores"]), strict=True)
        for line, value in said.items()
    ):
        found = [{"rule": "MU-617", "move": None, "turn": None}]
    if not found and claimed.get("winners", result["winners"]) != result["winners"]:
        found = [{"rule": "MU-618", "move": None, "turn": None}]
    return {"valid": not found, "violations": found, "result": result}


def check_claims(claimed: Json, players: int) -> None:
    scores = claimed.get("scores")
    lines = {"track", "villages", "settlers", "prayers", "moai", "bonus", "total"}
    if scores is not None and (len(scores) != players or any(set(said) - lines for said in scores)):
        raise UnusableError("scores")
    winners = claimed.get("winners", [])
    if winners != sorted({*winners} & {*range(players)}):
        raise UnusableError("winners")


def check_setup(document: Json) -> None:
    """Say whether the setup can be: a continent that holds together, and bays before it."""
    options, setup = document["options"], document["setup"]
    players = options["players"]
    advanced = options.get("setup", "standard") == "advanced"
    if setup.get("first_player") not in range(players):
        raise UnusableError("players")
    if advanced and not {"areas", "boats"} <= set(setup):
        raise UnusableError("setup")
    rows = setup.get("areas", STANDARD)
    boats = [(q, r) for q, r in setup.get("boats", [STANDARD_BAY] * players)]
    if not advanced and (rows != STANDARD or boats != [STANDARD_BAY] * players):
        raise UnusableError("not the standard setup")
    if len(rows) != 22 or any(not 0 <= row[0] < TURNS[SHAPE[number]] for number, row in enumerate(rows, 1)):
        raise UnusableError("turns")
    where = cover(rows)
    land = set(where.values())
    if len(land) != 52 or not _connected(land) or _holes(land):
        raise UnusableError("no continent")
    for number in SHAPE:
        cells = [place for space, place in where.items() if area(space) == number]
        runs = coast_runs(cells, land)
        if runs != (0 if number <= 5 else 1):
            raise UnusableError(f"coast of {number}")
    if advanced and (
        len(boats) != players
        or len(set(boats)) != players
        or any(bay in land or sum(place in land for place in near(bay)) < 2 for bay in boats)
    ):
        raise UnusableError("bays")


def _connected(cells: set[tuple[int, int]]) -> bool:
    seen = {min(cells)}
    front = list(seen)
    while front:
        for place in near(front.pop()):
            if place in cells and place not in seen:
                seen.add(place)
                front.append(place)
    return seen == cells


def _holes(land: set[tuple[int, int]]) -> bool:
    qs, rs = [q for q, _ in land], [r for _, r in land]
    box = {(q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)}
    return not _connected(box - land)
