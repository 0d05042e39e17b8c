"""The strip and the spiral: the path in letters, for a terminal or a page of text.

The strip is how the rules write a position: Crew as their numbers, Mages and Mercenaries by their words, `~3` for a
Reef beside a token. It has ten tokens to a line, and the line begins with the first one's place. The spiral is how the
path lies on the table, from the Happy Isles inwards.
"""

from collections.abc import Iterator
from math import ceil, sqrt

from pnp.games.nautilion.charter import Charter
from pnp.games.nautilion.deal import reef_places

__all__ = ["spiral", "strip", "words"]

_TENS = 10


def words(charter: Charter) -> list[str]:
    """Give the tokens of the path from the Happy Isles on."""
    reefs = dict(zip(reef_places(len(charter.path), charter.box), charter.reefs, strict=False))
    return [
        token.removeprefix("c") + (f"~{reefs[place][1:]}" if place in reefs else "")
        for place, token in enumerate(charter.path, 1)
    ]


def strip(charter: Charter) -> Iterator[str]:
    """Give the strip, ten tokens to a line."""
    found = words(charter)
    width = max(map(len, found))
    for start in range(0, len(found), _TENS):
        ends = "HI" if start == 0 else "", "AB" if start + _TENS >= len(found) else ""
        line = " ".join(f"{word:{width}}" for word in found[start : start + _TENS])
        yield f"{start + 1:4}  {ends[0]:2}  {line} {ends[1]}".rstrip()


def spiral(charter: Charter) -> Iterator[str]:
    """Give the rows of the spiral, which turns to the right."""
    found = ["HI", *words(charter), "AB"]
    columns = ceil(sqrt(len(found)))
    rows = ceil(len(found) / columns)
    width = max(map(len, found))
    grid: dict[tuple[int, int], str] = {}
    column, row, across, down = 0, 0, 1, 0
    for word in found:
        grid[column, row] = word
        ahead = column + across, row + down
        if ahead in grid or not (0 <= ahead[0] < columns and 0 <= ahead[1] < rows):
            across, down = -down, across
        column, row = column + across, row + down
    for row in range(rows):
        yield "      " + "  ".join(f"{grid.get((column, row), ''):{width}}" for column in range(columns)).rstrip()
