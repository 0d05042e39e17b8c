"""The chart: a continent for a terminal, every space by its name where it lies, and the bays among them.

Rows of hexes are shifted by half a hex, as they lie on the table. A bay in which Boats lie is a letter in brackets.
"""

from collections.abc import Iterator, Sequence

from pnp.games.mu.continent import Continent
from pnp.games.mu.hexes import Hex
from pnp.games.mu.places import SPACES
from pnp.games.mu.survey import land_beside

__all__ = ["chart", "landfalls"]

_WIDE = 6
"""Columns of a hex."""


def _letters(boats: Sequence[Hex]) -> dict[Hex, str]:
    """Name the bays, each once, by the seats."""
    return dict(zip(dict.fromkeys(boats), "ABCD", strict=False))


def chart(continent: Continent, boats: Sequence[Hex]) -> Iterator[str]:
    """Give the rows of the continent from the north."""
    words = dict(zip(continent.hexes, SPACES, strict=True))
    words |= {bay: f"[{letter}]" for bay, letter in _letters(boats).items()}
    west = min(2 * q + r for q, r in words)
    for row in sorted({r for _, r in words}):
        line = ""
        for half, word in sorted((2 * q + r - west, word) for (q, r), word in words.items() if r == row):
            line = f"{line:{half * _WIDE // 2}}{word:>4}"
        yield f"  {line}"


def landfalls(continent: Continent, boats: Sequence[Hex]) -> Iterator[str]:
    """Say where each Boat lies."""
    letters = _letters(boats)
    for seat, bay in enumerate(boats):
        beside = ", ".join(SPACES[space] for space in sorted(land_beside(bay, continent)))
        yield f"Seat {seat}: the Boat lies in bay [{letters[bay]}], next to {beside}"
