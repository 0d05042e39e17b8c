"""The entries of a record and of a setup: options, setup and claims as typed values, strictly read.

A record and a setup that was spelled out hold the same two objects, `options` and `setup`: what `pnp setup --json` says
can be put into a record as it is. A setup has to be possible with the pieces in the box (`check_sea`), and to fit the
options; whether it is the seed's is another question.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from pnp.annals import Entry
from pnp.errors import SetupError
from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.components import Components
from pnp.games.nautilion.deal import path_tokens, reef_places, reef_tokens, usable

__all__ = ["ClaimEntry", "OptionEntry", "SeaEntry", "charter_of", "check_sea"]

Side = Literal["A1", "A2", "B1", "B2", "C1", "C2"]
_PathToken = Literal["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "ma", "mb", "mc", "x"]
_Reef = Literal["f3", "f6", "f9"]
_Card = Annotated[int, Meta(ge=1, le=12)]
_Count = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
_MOST = 200
"""Of any list: the longest path has 54 tokens."""


class OptionEntry(Entry, frozen=True):
    """What was agreed on before the game."""

    players: Literal[1, 2] = 1
    board: Side | Literal["random"] = "A1"
    reserve: Annotated[int, Meta(ge=1, le=6)] = 4
    expansions: Annotated[tuple[Annotated[int, Meta(ge=1, le=5)], ...], Meta(max_length=5)] = ()
    phantom_side: Literal[2, 3] = 2
    darkhouse_level: Literal["intro", "normal", "difficult"] = "intro"

    def __post_init__(self) -> None:
        if any(one >= other for one, other in pairwise(self.expansions)):
            raise ValueError("the expansions are numbers in ascending order, each once")


class SeaEntry(Entry, frozen=True):
    """What lies on the table before the first turn. What belongs to an expansion stands there only with it."""

    board: Side
    path: Annotated[tuple[_PathToken, ...], Meta(max_length=_MOST)]
    reefs: Annotated[tuple[_Reef, ...], Meta(max_length=_MOST)] | UnsetType = UNSET
    darkhouse: Annotated[tuple[_Card, ...], Meta(max_length=_MOST)] | UnsetType = UNSET
    heroic: Annotated[tuple[_Card, ...], Meta(max_length=_MOST)] | UnsetType = UNSET
    """In any order."""
    admirals: Annotated[tuple[Literal[1, 2], ...], Meta(max_length=_MOST)] | UnsetType = UNSET


class ClaimEntry(Entry, frozen=True):
    """What the players say about the end; null is a claim as well: that it is not known yet."""

    won: bool | UnsetType | None = UNSET
    cause: Annotated[str, Meta(max_length=40)] | UnsetType | None = UNSET
    turns: _Count | UnsetType = UNSET
    crew: _Count | UnsetType = UNSET
    record: _Count | UnsetType | None = UNSET


def check_sea(sea: SeaEntry, options: OptionEntry, box: Components) -> None:
    """Refuse a setup that cannot be (NA-S01 to S14): raises SetupError."""
    if options.board not in ("random", sea.board):
        raise SetupError(f"setup.board is {sea.board}, but options.board is {options.board}")
    expansions = options.expansions
    _check_tokens("path", sea.path, path_tokens(expansions, box))
    for name, condition, used in (
        ("reefs", "expansion 3", 3 in expansions),
        ("darkhouse", "expansion 4", 4 in expansions),
        ("heroic", "expansion 5", 5 in expansions),
        ("admirals", "two players", options.players == 2),
    ):
        stands = getattr(sea, name) is not UNSET
        if stands != used:
            raise SetupError(
                f"setup.{name} {'is missing' if used else 'must not stand there'}: it goes with {condition}"
            )
    if sea.reefs is not UNSET:
        _check_reefs(sea.reefs, len(sea.path), box)
    if sea.darkhouse is not UNSET:
        _check_row(sea.darkhouse, options.darkhouse_level, box)
    if sea.heroic is not UNSET:
        _check_heroic(sea.heroic, expansions, box)
    if sea.admirals is not UNSET and sorted(sea.admirals) != [1, 2]:
        raise SetupError("setup.admirals is [1, 2] or [2, 1]: each player has one of the two cards")


def _check_tokens(name: str, tokens: Sequence[str], wanted: Sequence[str]) -> None:
    """NA-S01"""
    if len(tokens) != len(wanted):
        raise SetupError(f"setup.{name} has {len(tokens)} tokens, and there are {len(wanted)}")
    have, want = Counter(tokens), Counter(wanted)
    for token in want | have:
        if have[token] != want[token]:
            raise SetupError(f"setup.{name} has {have[token]} of {token}, and there are {want[token]}")


def _check_reefs(reefs: Sequence[str], length: int, box: Components) -> None:
    """NA-S04"""
    number = len(reef_places(length, box))
    if len(reefs) != number:
        raise SetupError(f"setup.reefs has {len(reefs)} Reefs, and {number} lie beside a path of {length} tokens")
    have, most = Counter(reefs), Counter(reef_tokens(box))
    for reef, count in have.items():
        if count > most[reef]:
            raise SetupError(f"setup.reefs has {count} of {reef}, and there are {most[reef]}")


def _check_row(cards: Sequence[int], level: str, box: Components) -> None:
    """NA-S12"""
    _check_cards("darkhouse", cards, box.cards.darkhouse_row, tuple(box.darkhouse))
    row = next(row for name, row in box.cards.levels.items() if name == level)
    red = sum(box.darkhouse[card].colour == "red" for card in cards)
    if red != row.red:
        raise SetupError(f"setup.darkhouse has {red} red cards, and the {level} row has {row.red}")


def _check_heroic(cards: Sequence[int], expansions: tuple[int, ...], box: Components) -> None:
    """NA-S13"""
    _check_cards("heroic", cards, box.cards.heroic_open, tuple(box.heroic))
    for card in cards:
        if card not in usable(expansions, box):
            raise SetupError(
                f"setup.heroic has card {card}, which needs expansion {box.heroic[card].expansion}: it is put away"
            )


def _check_cards(name: str, cards: Sequence[int], number: int, known: Sequence[int]) -> None:
    if len(cards) != number:
        raise SetupError(f"setup.{name} has {len(cards)} cards, and {number} lie there")
    if len(set(cards)) != number or not set(cards) <= set(known):
        raise SetupError(f"setup.{name} has a card twice, or one that does not exist")


def charter_of(options: OptionEntry, sea: SeaEntry, box: Components) -> Charter:
    """Give the terms of the game."""

    def listed(value: Any) -> tuple[Any, ...]:
        return () if value is UNSET else value

    return Charter(
        box,
        sea.path,
        options.players,
        sea.board,
        options.reserve,
        options.expansions,
        options.phantom_side,
        options.darkhouse_level,
        listed(sea.reefs),
        listed(sea.darkhouse),
        listed(sea.heroic),
        listed(sea.admirals),
    )
