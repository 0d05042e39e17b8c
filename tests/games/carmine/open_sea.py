"""A wide sea for tests of the rules: a board, a ship on it, and a report that keeps the rules that were broken."""

from typing import Any

from msgspec.structs import replace

from pnp.games.carmine import game
from pnp.games.carmine.board import Board, parse_cell
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.components import components
from pnp.games.carmine.ledger import new_sheet
from pnp.games.carmine.sheet import Sheet
from pnp.masks import mask_of
from pnp.registry import templates_for

DATA = templates_for(game)
BOX = components(DATA)
LEDGER = BOX.ledger
ROWS = (
    "==P.........P==",
    "=.............=",
    "=...#.....w...=",
    "P...M....x....P",
    "=...g.........=",
    "=.........#P..=",
    "=....P#...M#..=",
    "=.............=",
    "=.x...........=",
    "=.....#p#.....=",
    "P....#M#......P",
    "=.............=",
    "=.............=",
    "=..........x..=",
    "===============",
)
BOARD = Board.parse(ROWS)


def charter(**options: Any) -> Charter:
    return Charter(BOARD, BOX, **options)


def cell(name: str) -> int:
    return parse_cell(name)


def mask(names: str) -> int:
    return mask_of(map(parse_cell, names.split()))


def sheet(ship: str = "H13", **fields: Any) -> Sheet:
    """A fresh sheet with the ship placed; cells are given by their names."""
    at = parse_cell(ship)
    for name in ("monster_cells", "peril_cells", "rocks", "spent", "explored", "told"):
        if isinstance(fields.get(name), str):
            fields[name] = mask(fields[name])
    if "currents" in fields:
        fields["currents"] = tuple(tuple(map(parse_cell, path.split())) for path in fields["currents"])
        fields["current_cells"] = mask_of(passed for path in fields["currents"] for passed in path)
    for name in ("provisions", "gold", "wind"):
        if name in fields:
            fields.setdefault(f"{name}_boxes", max(fields[name], 5 if name == "provisions" else 0))
    return replace(new_sheet(LEDGER), at=at, line=1 << at, **fields)


class Report(list[str]):
    """Keeps the ids of the rules that were broken."""

    def __call__(self, rule: str, message: str, *cells: str) -> None:
        assert message
        assert not message.endswith(".")
        self.append(rule)
