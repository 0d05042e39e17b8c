"""The examples of the booklet as data, so that tests can ask the referee about each of them.

A strip is the path as the rules write it, with a dot for each hole: `HI N 4 . 9 1 P AB`. What the booklet draws is what
it says here, and what it calls wrong is refused by the rule that is named.
"""

from typing import NamedTuple

__all__ = ["BOARDINGS", "CHECKS", "COLLISION", "ENDINGS", "LEAVINGS", "TURNS", "Boarding", "Check", "Turn"]


class Turn(NamedTuple):
    """A turn: the path before it, the dice of Phantom and Nautilion, and the path after it, or how the game ends."""

    before: str
    phantom: int
    nautilion: int
    after: str
    crew: str = ""
    cause: str = ""


TURNS = {
    "plain": Turn("HI N 4 2 9 1 7 P AB", 2, 3, "HI . 4 2 N P 7 . AB"),
    "holes": Turn("HI 5 . N 8 2 P . 6 3 AB", 2, 3, "HI 5 . . P 2 . . 6 N AB"),
}
ENDINGS = {
    "victory": Turn("HI 8 P 4 N 2 AB", 1, 4, "", "1 2 3 4 5 6 7 8 9", "victory"),
    "phantom": Turn("HI . P 4 N 2 AB", 1, 4, "", "1 2 3 4 5 6 7 8 9", "phantom"),
    "crew": Turn("HI 8 P . N . AB", 1, 1, "", "1 2 3 4 5 6 7 8", "crew"),
}
COLLISION = Turn("HI 5 . N 6 1 P 4 AB", 4, 1, "HI 5 . N P 6 1 . 4 AB")
"""The Phantom's 4 would take it past the Nautilion."""


class Boarding(NamedTuple):
    """A token that comes aboard, or leaves: the side, who is aboard, its number, and the rule that forbids it."""

    side: str
    aboard: str
    numbers: tuple[int, ...]
    rule: str = ""


BOARDINGS = {
    "first": Boarding("A1", "", (7,)),
    "joined": Boarding("A1", "4", (3, 5, 9)),
    "apart": Boarding("A1", "1 2", (5,), "NA-A02"),
    "taken": Boarding("A1", "5 9", (5,), "NA-A01"),
}
LEAVINGS = {
    "edge": Boarding("C2", "1 6 8", (6, 8)),
    "bridge": Boarding("C2", "1 6 8", (1,), "NA-A05"),
}


class Check(NamedTuple):
    """A Reef check: the Reef, who is aboard, the die, and whether the ship comes free."""

    reef: int
    aboard: str
    die: int
    free: bool


CHECKS = {"helped": Check(3, "3", 2, True), "alone": Check(6, "", 2, False)}
