"""The entries of a record and of a setup: options, setup and claims as typed values, strictly read.

A record and a setup that was spelled out hold the same two objects, `options` and `setup`: what `pnp setup --json` says
can be put into a record as it is. A setup has to be possible with the pieces in the box (`check_ocean`), and to fit the
options; whether it is the seed's is another question. Solo games have two seats, the second is the Rival's.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from pnp.annals import Entry
from pnp.errors import SetupError
from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import Civilisation, Components
from pnp.games.diluvium.deal import ruins_deck

__all__ = ["ClaimEntry", "OceanEntry", "OptionEntry", "charter_of", "check_ocean", "check_options"]

_MOST = 200
"""Of any list: the largest ocean has 29 tiles."""
_Word = Annotated[str, Meta(max_length=40)]
_Civilisations = Annotated[tuple[Civilisation, ...], Meta(max_length=_MOST)]
_Card = Literal["cornucopia", "machines", "weapons", "compass", "treasure", "cannon", "gate", "map"]
_Gold = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


class OptionEntry(Entry, frozen=True):
    """What was agreed on before the game."""

    players: Literal[1, 2, 3, 4] = 2
    side: Literal["A", "B"] = "A"
    civilisations: Literal["random"] | _Civilisations = "random"
    scenario: Literal["Z1", "Z2", "Z3", "Z4"] | UnsetType = UNSET
    """Solo only, like the next."""
    carry: Literal["none", "resources", "strength", "card", "loss"] | UnsetType = UNSET

    @property
    def seats(self) -> int:
        """How many seats there are, the Rival's too."""
        return max(self.players, 2)


class OceanEntry(Entry, frozen=True):
    """What lies on the table before the first turn."""

    civilisations: _Civilisations
    first: int
    tiles: Annotated[tuple[_Word, ...], Meta(max_length=_MOST)]
    """Of every Ocean slot, the face-down ones too."""
    ruins: Annotated[tuple[_Card, ...], Meta(max_length=_MOST)] | UnsetType = UNSET
    """From the top; left out where nobody knows the order, like the next."""
    rival: Annotated[tuple[_Word, ...], Meta(max_length=_MOST)] | UnsetType = UNSET
    """Solo only."""


class ClaimEntry(Entry, frozen=True):
    """What the players say about the end, by seat: lists like those of the result."""

    gold: Annotated[list[_Gold], Meta(max_length=_MOST)] | UnsetType = UNSET
    winners: Annotated[list[_Gold], Meta(max_length=_MOST)] | UnsetType = UNSET


def check_options(options: OptionEntry) -> None:
    """Refuse options that do not go together: raises SetupError."""
    if options.players > 1:
        for name in ("scenario", "carry"):
            if getattr(options, name) is not UNSET:
                raise SetupError(f"options.{name} must not stand there: it goes with one player")
    elif options.scenario in (UNSET, "Z1") and options.carry not in (UNSET, "none"):
        raise SetupError(f"options.carry is {options.carry}, but nothing comes before Z1")
    if options.civilisations != "random":
        _check_civilisations("options", options.civilisations, options)


def check_ocean(ocean: OceanEntry, options: OptionEntry, box: Components) -> None:
    """Refuse a setup that cannot be (DI-SET-01 to SET-12, SOL-01, SOL-14): raises SetupError."""
    _check_civilisations("setup", ocean.civilisations, options)
    if options.civilisations not in ("random", ocean.civilisations):
        raise SetupError("setup.civilisations are not those of options.civilisations")
    if not 1 <= ocean.first <= options.players:
        seats = "1, since you begin" if options.players == 1 else f"a seat from 1 to {options.players}"
        raise SetupError(f"setup.first is {ocean.first}: it is {seats}")
    _check_tiles(ocean.tiles, options, box)
    if ocean.ruins is not UNSET:
        _check_deck("ruins", ocean.ruins, ruins_deck(box))
    if ocean.rival is not UNSET:
        if options.players > 1:
            raise SetupError("setup.rival must not stand there: it goes with one player")
        _check_deck("rival", ocean.rival, [card.id for card in box.rival])


def _check_civilisations(part: str, names: Sequence[str], options: OptionEntry) -> None:
    """DI-SET-04"""
    if len(names) != options.seats:
        wanted = "two, yours and the Rival’s" if options.players == 1 else f"one for each of {options.players} seats"
        raise SetupError(f"{part}.civilisations has {len(names)}, and it takes {wanted}")
    if len(set(names)) < len(names):
        raise SetupError(f"{part}.civilisations has one of them twice")


def _check_tiles(tiles: Sequence[str], options: OptionEntry, box: Components) -> None:
    """DI-SET-02, SOL-14"""
    layout = box.layouts[options.players]
    if len(tiles) != layout.ocean:
        raise SetupError(f"setup.tiles has {len(tiles)} tiles, and layout {layout.name} has {layout.ocean} slots")
    for number, (tile, cost) in enumerate(zip(tiles, layout.costs, strict=True), 1):
        slot = f"{layout.name}{number:02}"
        if tile not in box.tiles:
            raise SetupError(f"setup.tiles has “{tile}” in {slot}, and there is no such tile")
        if box.tiles[tile].cost != cost:
            raise SetupError(f"setup.tiles has {tile} in {slot}: it costs {box.tiles[tile].cost}, the slot {cost}")
    for tile, count in Counter(tiles).items():
        if count > 1:
            raise SetupError(f"setup.tiles has {tile} twice")
    if options.scenario is not UNSET:
        terms = box.scenarios[options.scenario]
        for tile in terms.forced:
            if tile not in tiles:
                raise SetupError(f"setup.tiles lacks {tile}, which belongs to {terms.id}")
        costs = {box.tiles[tile].cost for tile in terms.only}
        for tile in tiles:
            if box.tiles[tile].cost in costs and tile not in terms.only:
                raise SetupError(f"setup.tiles has {tile}, which does not belong to {terms.id}")


def _check_deck(name: str, cards: Sequence[str], wanted: Sequence[str]) -> None:
    """DI-SET-08, SOL-01"""
    have, want = Counter(cards), Counter(wanted)
    for card in want | have:
        if have[card] != want[card]:
            there = "is 1" if want[card] == 1 else f"are {want[card]}"
            raise SetupError(f"setup.{name} has {have[card]} of {card}, and there {there}")


def charter_of(options: OptionEntry, ocean: OceanEntry, box: Components) -> Charter:
    """Give the terms of the game."""
    return Charter(
        box,
        ocean.civilisations,
        ocean.tiles,
        () if ocean.ruins is UNSET else ocean.ruins,
        ocean.first,
        options.players,
        options.side,
        () if ocean.rival is UNSET else ocean.rival,
        "Z1" if options.scenario is UNSET else options.scenario,
        "none" if options.carry is UNSET else options.carry,
    )
