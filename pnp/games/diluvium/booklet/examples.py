"""The examples of the booklet as data, so that tests can hold the captions against what is drawn."""

from typing import NamedTuple

__all__ = ["FIGHT", "SCARED", "SETTLED", "TRAYS", "VOYAGE", "Fighter", "Scared", "Settled", "Voyage"]


class Voyage(NamedTuple):
    """Whose ship sails over which tile to a face-down one of which cost."""

    people: str
    crossed: str
    cost: int


class Settled(NamedTuple):
    """Who has markers and Settlers on a tile: markers by their spaces, Settlers by island and space.

    `people` also has a Settler at home, on the space of one kind; a Warship of the `enemy` keeps a tile closed.
    """

    tile: str
    people: str
    markers: tuple[tuple[str, str], ...]
    settlers: tuple[tuple[str, str, int], ...]
    home: str
    closed: str
    enemy: str


class Fighter(NamedTuple):
    """One side of a fight."""

    people: str
    strength: int
    weapons: int


class Scared(NamedTuple):
    """Whose Warship scares whose Settlers and Exploration Ships away."""

    by: str
    settlers: tuple[str, ...]
    ships: tuple[str, ...]


VOYAGE = Voyage("greek", "T01", 1)
SETTLED = Settled(
    "T14",
    "greek",
    (("greek", "G2"), ("aztec", "S")),
    (("greek", "F", 0), ("greek", "F", 1), ("greek", "C", 0), ("aztec", "C", 1)),
    "W",
    "T19",
    "chinese",
)
FIGHT = (Fighter("greek", 3, 2), Fighter("aztec", 4, 1))
"""Attacker and defender."""
SCARED = Scared("chinese", ("greek", "greek", "aztec"), ("aztec",))
TRAYS = (("food", 4), ("craft", 0), ("weapons", 7))
"""What the trays hold at the start of the first player's turn."""
