"""The entries of a record and of a setup: options, setup and claims as typed values, strictly read.

A record and a setup that was spelled out hold the same two objects, `options` and `setup`: what `pnp setup --json` says
can be put into a record as it is. A record may leave out what the seed or the standard setup gives. What stands there
has to be possible (`check_land`), and to fit the options; whether it is the seed's is another question.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from pnp.annals import Entry
from pnp.errors import SetupError
from pnp.games.mu.charter import Charter
from pnp.games.mu.components import Components
from pnp.games.mu.continent import Continent, Placement
from pnp.games.mu.survey import bays_of, flaw

__all__ = [
    "ClaimEntry",
    "LandEntry",
    "OptionEntry",
    "ScoreEntry",
    "charter_of",
    "check_claims",
    "check_land",
    "completed",
]

_Coordinate = Annotated[int, Meta(ge=-99, le=99)]
_Points = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
_Seat = Annotated[int, Meta(ge=0, le=3)]


class OptionEntry(Entry, frozen=True):
    """What was agreed on before the game."""

    players: Literal[2, 3, 4]
    setup: Literal["standard", "advanced"] = "standard"
    fissure_mode: Literal["border", "edge"] = "border"
    sink_mode: Literal["auto", "claim"] = "auto"
    stagnation_rounds: Annotated[int, Meta(ge=1, le=99)] = 3
    max_attempts: Annotated[int, Meta(ge=0, le=999)] = 100


class LandEntry(Entry, frozen=True):
    """What lies on the table before the first turn."""

    areas: Annotated[tuple[Placement, ...], Meta(min_length=22, max_length=22)] | UnsetType = UNSET
    """By Area: how often its tile is turned, and where its space a lies."""
    boats: Annotated[tuple[tuple[_Coordinate, _Coordinate], ...], Meta(max_length=4)] | UnsetType = UNSET
    """By seat."""
    first_player: int | UnsetType = UNSET


class ScoreEntry(Entry, frozen=True):
    """What a player says about the own score: any of its lines."""

    track: _Points | UnsetType = UNSET
    villages: _Points | UnsetType = UNSET
    settlers: _Points | UnsetType = UNSET
    prayers: _Points | UnsetType = UNSET
    moai: _Points | UnsetType = UNSET
    bonus: _Points | UnsetType = UNSET
    total: _Points | UnsetType = UNSET


class ClaimEntry(Entry, frozen=True):
    """What the players wrote down at the end."""

    scores: Annotated[tuple[ScoreEntry, ...], Meta(max_length=4)] | UnsetType = UNSET
    winners: Annotated[tuple[_Seat, ...], Meta(max_length=4)] | UnsetType = UNSET


def check_land(land: LandEntry, options: OptionEntry, box: Components, grown: Continent | None = None) -> None:
    """Refuse a setup that cannot be: raises SetupError. `grown` is the continent where the setup names none."""
    standard = options.setup == "standard"
    if land.first_player is not UNSET and not 0 <= land.first_player < options.players:
        raise SetupError(f"setup.first_player is {land.first_player}: it is a seat from 0 to {options.players - 1}")
    if land.areas is not UNSET:
        if standard and land.areas != box.continent.placements:
            raise SetupError("setup.areas are not those of the standard setup, which options.setup says it is")
        _check_areas(land.areas)
        grown = Continent(land.areas)
    if land.boats is not UNSET:
        if len(land.boats) != options.players:
            raise SetupError(f"setup.boats has {len(land.boats)} bays, and there is one for each of {options.players}")
        if standard and any(bay != box.bay for bay in land.boats):
            q, r = box.bay
            raise SetupError(f"setup.boats are not all in the bay [{q}, {r}] of the standard setup")
        if not standard and grown is not None:
            _check_boats(land.boats, grown)


def _check_areas(areas: tuple[Placement, ...]) -> None:
    for area, (_, q, r) in enumerate(areas, 1):
        if max(abs(q), abs(r)) > 99:
            raise SetupError(f"setup.areas has Area {area} at [{q}, {r}]: coordinates go from -99 to 99")
    if wrong := flaw(areas):
        raise SetupError(f"setup.areas cannot lie so: {wrong}")


def _check_boats(boats: tuple[tuple[int, int], ...], continent: Continent) -> None:
    bays = bays_of(continent)
    for seat, (q, r) in enumerate(boats):
        if (q, r) not in bays:
            raise SetupError(f"setup.boats has [{q}, {r}]: a bay is a sea hex with two land neighbours or more")
        if (q, r) in boats[:seat]:
            raise SetupError(f"setup.boats has the bay [{q}, {r}] twice")


def check_claims(claimed: ClaimEntry, options: OptionEntry) -> None:
    """Refuse claims that no game can have: raises SetupError."""
    if claimed.scores is not UNSET and len(claimed.scores) != options.players:
        raise SetupError(f"claimed.scores has {len(claimed.scores)} objects, and there are {options.players} seats")
    if claimed.winners is not UNSET:
        if sorted(set(claimed.winners)) != list(claimed.winners):
            raise SetupError("claimed.winners has its seats not in ascending order, each once")
        if any(seat >= options.players for seat in claimed.winners):
            raise SetupError(f"claimed.winners has seat {max(claimed.winners)}: they are 0 to {options.players - 1}")


def completed(land: LandEntry, options: OptionEntry, box: Components) -> LandEntry:
    """Add what the standard setup gives; raises SetupError where something is missing all the same."""
    if options.setup == "standard":
        areas = box.continent.placements if land.areas is UNSET else land.areas
        boats = (box.bay,) * options.players if land.boats is UNSET else land.boats
        land = replace(land, areas=areas, boats=boats)
    for name in land.__struct_fields__:
        if getattr(land, name) is UNSET:
            raise SetupError(f"setup.{name} is missing, and there is no seed that gives it")
    return land


def charter_of(options: OptionEntry, land: LandEntry, box: Components) -> Charter:
    """Give the terms of the game; the setup is complete."""
    assert land.areas is not UNSET
    assert land.boats is not UNSET
    assert land.first_player is not UNSET
    return Charter(
        box.numbers,
        Continent(land.areas),
        land.boats,
        land.first_player,
        options.fissure_mode,
        options.sink_mode,
        options.stagnation_rounds,
    )
