"""Components: the numbers of the game and the standard continent, from `mu/*.toml`.

The rulebook's counts and its picture of the continent are lost, so most of these are our own choice; a player who has
the game can correct each of them in a copy. That is why none of them stands in code, and why what is read here is
checked for sense. The shapes of the tiles cannot be changed: records name their spaces.
"""

from typing import Annotated, NamedTuple

import msgspec

from pnp.errors import TemplateError
from pnp.games.mu.continent import Continent, Placement
from pnp.games.mu.hexes import Hex
from pnp.games.mu.survey import bays_of, flaw
from pnp.templates import Data, Templates

__all__ = ["Components", "Numbers", "Points", "components"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
_Coordinate = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Points(Data, frozen=True, rename={"standing": "raise"}):
    """Victory Points, at once and at the end (MU-312, 326, 611 to 615, 913)."""

    build: _Count
    standing: _Count
    """A Moai that is raised in an Area without own Villages."""
    claim: _Count
    village: _Count
    settler: _Count
    prayer: _Count
    moai: _Count
    neighbour: _Count


class Numbers(Data, frozen=True):
    """The numbers that are on no tile."""

    actions: _Some
    volcano_faces: Annotated[int, msgspec.Meta(ge=1, le=5)]
    settlers: _Some
    villages: _Some
    moai: _Some
    prayers: _Count
    fissures: _Some
    last_volcanoes: Annotated[int, msgspec.Meta(ge=0, le=7)]
    points: Points


class _Map(Data, frozen=True):
    bay: tuple[_Coordinate, _Coordinate]
    areas: Annotated[
        tuple[tuple[_Coordinate, _Coordinate, _Coordinate], ...], msgspec.Meta(min_length=22, max_length=22)
    ]


class Components(NamedTuple):
    """Everything in the box."""

    numbers: Numbers
    continent: Continent
    """The standard one."""
    bay: Hex
    """Where all Boats lie before the standard continent."""


def components(data: Templates) -> Components:
    """Read the components, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> Components:
    numbers = data.read("mu/rules.toml", Numbers)
    chart = data.read("mu/continent.toml", _Map)
    placements = [Placement(*area) for area in chart.areas]
    wrong = flaw(placements)
    _check(data, wrong is None, wrong or "")
    continent = Continent(placements)
    _check(data, chart.bay in bays_of(continent), "the bay is not a sea hex with two land neighbours or more")
    return Components(numbers, continent, chart.bay)


def _check(data: Templates, holds: bool, message: str) -> None:
    if not holds:
        raise TemplateError(f"{data.find('mu/continent.toml')} is wrong: {message}")
