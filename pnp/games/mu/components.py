"""Components: the numbers of the game and the standard continent, from `mu/rules.toml` and `mu/continent.toml`.

The rulebook gives neither how many pieces there are nor where the tiles lie, so these are our own choice; a player who
has the game can correct each of them in a copy. The shapes of the Areas cannot be changed: records name their spaces.
"""

from typing import Annotated, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from pnp.errors import TemplateError
from pnp.games.mu.continent import Continent, Placement
from pnp.games.mu.hexes import Hex, neighbour
from pnp.games.mu.places import AREAS
from pnp.templates import Data, Templates

__all__ = ["Components", "Numbers", "Points", "components"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
_Coordinate = Annotated[int, msgspec.Meta(ge=-99, le=99)]
_Turns = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Points(Data, frozen=True, rename={"standing": "raise"}):
    """What is worth how many Victory Points."""

    build: _Count
    standing: _Count
    """A raised Moai in an Area without own Villages."""
    claim: _Count
    village: _Count
    settler: _Count
    prayer: _Count
    moai: _Count
    neighbour: _Count


class Numbers(Data, frozen=True):
    """Pieces and limits."""

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
    areas: tuple[tuple[_Turns, _Coordinate, _Coordinate], ...]


class Components(NamedTuple):
    """What is in the box, and how it lies in the standard setup."""

    numbers: Numbers
    continent: Continent
    bay: Hex
    """Where all Boats lie."""


_READ: WeakKeyDictionary[Templates, Components] = WeakKeyDictionary()


def components(data: Templates) -> Components:
    """Give what the templates say, read and checked once."""
    if data not in _READ:
        _READ[data] = _read(data)
    return _READ[data]


def _read(data: Templates) -> Components:
    numbers = data.read("mu/rules.toml", Numbers)
    laid = data.read("mu/continent.toml", _Map)
    path = data.find("mu/continent.toml")
    if len(laid.areas) != len(AREAS):
        raise TemplateError(f"{path} is wrong: there are {len(AREAS)} Areas")
    continent = Continent([Placement(*area) for area in laid.areas])
    if len(continent.at) != len(continent.hexes):
        raise TemplateError(f"{path} is wrong: two Areas lie on one hex")
    if laid.bay in continent.at or not any(neighbour(laid.bay, d) in continent.at for d in range(6)):
        raise TemplateError(f"{path} is wrong: the bay is a hex of the sea beside land")
    return Components(numbers, continent, laid.bay)
