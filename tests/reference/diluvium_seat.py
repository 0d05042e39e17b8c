"""What a player of Diluvium owns, for the slow referee: board, pieces, tokens, cards and Gold."""

from typing import Any

from reference.diluvium_tables import SECTIONS, SIDE_A, SIDE_B


class Seat:
    """A player, or the Rival, who has a reserve instead of sections."""

    def __init__(self, number: int, civilisation: str, side: str, city: str, rival: bool = False) -> None:
        self.number = number
        self.rival = rival
        self.board: dict[str, Any] = SIDE_A if side == "A" else SIDE_B[civilisation]
        self.sections: dict[str, int] = dict.fromkeys(SECTIONS, 0) if rival else dict(self.board["slots"])
        self.reserve = 9 if rival else 0
        self.strength: int = self.board["strength"]
        self.markers = 6
        self.city = city
        self.explorer = city
        self.warship = city
        self.tokens = {"f": 0, "c": 0, "w": 0}
        self.hand: list[str] = []
        self.gold = 0
        self.wheel: str | None = None
        self.drawn = 0
        self.slain = 0
        self.empty: list[str] = []
        self.left_board = False

    def new_turn(self) -> None:
        self.empty = [section for section in SECTIONS if self.sections[section] == 0]
        self.left_board = False

    def ready(self) -> int:
        """Count the Settlers that are not on the map."""
        return self.reserve + sum(self.sections.values())

    def held(self) -> int:
        return sum(self.tokens.values())

    def leftmost(self) -> int:
        """Take the leftmost marker and give the Gold under it."""
        gold: int = self.board["track"][6 - self.markers]
        self.markers -= 1
        return gold
