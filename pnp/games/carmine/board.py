"""The Adventure Board: 15 x 15 cells of sea and land, and the chart that gives its places names.

Columns A to O run from west to east, rows 1 to 15 from north to south. As text a board is 15 strings of 15
characters:

    .  sea          #  land         P  port          g  land with gold
    x  pirates      =  mainland     M  monolith      p  land with provisions
    (on sea)                                         w  land with wind

Mainland is land whose mass reaches column A or O. That follows from the land itself, so the two characters
for land are read alike and written by what is true: `Board.parse(rows).rows` is the normal form. A port, a
monolith or a bonus may stand on either. No rule of the game tells mainland from other land; the drawing does.

A board from outside is held to its size, its characters, eight ports and three monoliths. What else makes a
good board (wide water, ports in all quarters) is asked of the generator alone.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from pnp.errors import BoardError
from pnp.masks import Grid, cells, flood, parts

__all__ = [
    "GRID",
    "MONOLITHS",
    "PORTS",
    "SIDE",
    "Board",
    "Chart",
    "cell_name",
    "parse_cell",
]

SIDE = 15
PORTS = 8
MONOLITHS = 3
GRID = Grid(SIDE, SIDE)

_COLUMNS = "ABCDEFGHIJKLMNO"
_NAME = re.compile(r"([A-O])([1-9]|1[0-5])")
_CHARACTERS = {"P": "ports", "M": "monoliths", "x": "pirates", "g": "gold", "p": "provisions", "w": "wind"}


def cell_name(cell: int) -> str:
    """Write a cell as on the chart's border: 0 is A1, 224 is O15."""
    column, row = GRID.place(cell)
    return f"{_COLUMNS[column]}{row + 1}"


def parse_cell(name: str) -> int:
    """Read a name like H13."""
    match = _NAME.fullmatch(name)
    if not match:
        raise BoardError(f"“{name}” is not a cell: cells are A1 to O15")
    return GRID.cell(_COLUMNS.index(match[1]), int(match[2]) - 1)


@dataclass(frozen=True)
class Board:
    """One face, as masks over `GRID`: ports, monoliths and bonuses lie on `land`, pirates on the sea."""

    land: int
    ports: int
    monoliths: int
    pirates: int
    gold: int = 0
    provisions: int = 0
    wind: int = 0

    @classmethod
    def parse(cls, rows: Sequence[str]) -> "Board":
        """Read 15 strings of 15 characters."""
        if len(rows) != SIDE:
            raise BoardError(f"the board has {len(rows)} rows instead of {SIDE}")
        masks = dict.fromkeys(_CHARACTERS.values(), 0)
        land = 0
        for number, row in enumerate(rows):
            if len(row) != SIDE:
                raise BoardError(f"row {number + 1} of the board has {len(row)} characters instead of {SIDE}")
            for column, character in enumerate(row):
                bit = 1 << GRID.cell(column, number)
                if character in _CHARACTERS:
                    masks[_CHARACTERS[character]] |= bit
                elif character not in ".#=":
                    place = f"row {number + 1}, column {_COLUMNS[column]}"
                    raise BoardError(f"“{character}” in {place} of the board is none of . # = P M x g p w")
                if character not in ".x":
                    land |= bit
        for name, count in (("ports", PORTS), ("monoliths", MONOLITHS)):
            if (found := masks[name].bit_count()) != count:
                places = ", ".join(map(cell_name, cells(masks[name]))) or "nowhere"
                raise BoardError(f"the board has {found} {name} instead of {count} ({places})")
        return cls(land, **masks)

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The board as text, in its normal form."""
        text = ["."] * GRID.size
        for cell in cells(self.land):
            text[cell] = "=" if self.mainland >> cell & 1 else "#"
        for character, name in _CHARACTERS.items():
            for cell in cells(getattr(self, name)):
                text[cell] = character
        return tuple("".join(text[start : start + SIDE]) for start in range(0, GRID.size, SIDE))

    def __str__(self) -> str:
        return "\n".join(self.rows)

    @cached_property
    def sea(self) -> int:
        """All cells that are not land, those of the pirates included."""
        return GRID.full ^ self.land

    @cached_property
    def mainland(self) -> int:
        """All land whose mass reaches column A or O."""
        return flood(self.land & (GRID.west | GRID.east), self.land, GRID.orthogonal)

    @property
    def bonuses(self) -> int:
        """All land with a printed bonus, of whatever kind."""
        return self.gold | self.provisions | self.wind

    def masses(self) -> Iterator[int]:
        """Give every land mass (cells that hang together by their sides), in reading order."""
        return parts(self.land, GRID.orthogonal)

    def islands(self) -> Iterator[int]:
        """Give the land masses that are no mainland, in reading order."""
        return parts(self.land & ~self.mainland, GRID.orthogonal)


@dataclass(frozen=True)
class Chart:
    """A board and what stands in its cartouche and along its coasts.

    `ports` are the names of the ports in reading order, row by row from the north-west: `board.ports` and
    `ports` go side by side. `seas` are names for three stretches of open water, the widest first; where they
    are written is a matter of drawing.
    """

    board: Board
    name: str
    ports: tuple[str, ...]
    seas: tuple[str, ...]

    def port_names(self) -> dict[int, str]:
        """Give the name of each port by its cell."""
        return dict(zip(cells(self.board.ports), self.ports, strict=True))
