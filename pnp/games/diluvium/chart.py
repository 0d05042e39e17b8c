"""The chart: a setup's ocean for a terminal, every slot in its place, with its tile below.

Rows of hexes are shifted by half a hex, as they lie on the table. A tile that is turned up shows its number; any other
only its cost, so that nobody learns too much: `2 Food`. A City shows its civilisation.
"""

from collections.abc import Iterator

from pnp.games.diluvium.charter import Charter
from pnp.games.diluvium.components import Tile

__all__ = ["chart", "legend", "tile_words"]

_WIDE = 10
"""Columns of a hex: the longest civilisation is `egyptian`."""


def chart(charter: Charter) -> Iterator[str]:
    """Give the rows of the ocean: a line of slots, and one of what lies there."""
    layout = charter.layout
    names = [f"{layout.name}{number:02}" for number in range(1, layout.ocean + 1)]
    names += [f"{layout.name}K{seat}" for seat in range(1, layout.cities + 1)]
    below = [tile if layout.up >> slot & 1 else f"{layout.costs[slot]} Food" for slot, tile in enumerate(charter.tiles)]
    below += charter.civilisations
    west = min(2 * q + r for q, r in layout.places)
    for row in sorted({r for _, r in layout.places}):
        slots = sorted((2 * q + r - west, slot) for slot, (q, r) in enumerate(layout.places) if r == row)
        for words in (names, below):
            line = ""
            for half, slot in slots:
                line = f"{line:{half * _WIDE // 2}}{words[slot]}"
            yield f"  {line}"


def legend(charter: Charter) -> Iterator[str]:
    """Give what lies open at the start, a line for each tile."""
    layout = charter.layout
    for slot, name in enumerate(charter.tiles):
        if layout.up >> slot & 1:
            yield f"{layout.name}{slot + 1:02}  {name}  {tile_words(charter.box.tiles[name])}"


def tile_words(tile: Tile) -> str:
    """Give a tile in words: its name, Exploration Spaces, islands, and Monster."""
    monster = tile.monster
    words = f"{tile.name}: {' '.join(tile.spaces)} · {' '.join(tile.islands)}"
    return words if monster is None else f"{words} · {monster.name} {monster.strength}/{monster.gold}"
