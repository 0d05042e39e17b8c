"""The sheet: all that one player has marked on the Ship Board and on the Adventure Board, as one frozen value.

Boxes are circled from the first to the last and crossed off from the oldest on (CA-H1), so a track is two numbers: the
boxes circled so far, and how many of them still stand uncrossed. Sets of cells are masks over the board's grid.

The last fields belong to the turn that is being played and are wiped at its end.
"""

from typing import TYPE_CHECKING

import msgspec

from pnp.games.carmine.board import Board

if TYPE_CHECKING:
    from pnp.games.carmine.drawing import Waters

__all__ = ["Ambush", "Sheet"]


class Ambush(msgspec.Struct, frozen=True):
    """An ambusher's mark on this sheet (CA-A1, A3)."""

    by: str
    """The ambusher's seat as seen from this sheet: left or right."""
    cells: int
    """The centre and the dots."""
    fought: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet at one moment."""

    provisions: int
    """What is in the hold: boxes circled and not crossed off. Gold and wind alike."""
    provisions_boxes: int
    """All boxes circled so far. Gold and wind alike."""
    gold: int = 0
    gold_boxes: int = 0
    wind: int = 0
    wind_boxes: int = 0
    story: int = 0
    """Boxes crossed off: story is never spent."""
    monsters: int = 1
    """The Sea Monsters' power."""
    pirates: int = 1
    """The Pirates' power."""
    ship: int = 1
    cannons: int = 0
    monoliths: int = 0
    treasure: int = 0
    """The renown of the treasure that was found."""
    renown: tuple[int, ...] = ()
    """The renown column, from the bottom."""

    home: int | None = None
    at: int | None = None
    """The ship's cell; None before it is placed."""
    line: int = 0
    """The route: cells entered and cells carried over, the first dot included."""
    told: int = 0
    """Ports where a story was told."""
    explored: int = 0
    monster_cells: int = 0
    peril_cells: int = 0
    current_cells: int = 0
    currents: tuple[tuple[int, ...], ...] = ()
    """Each from tail to head."""
    rocks: int = 0
    ambushes: tuple[Ambush, ...] = ()
    spent: int = 0
    """Cells of adventures and of pirates that have been crossed."""

    crossed_perils: int = 0
    """Peril cells that became spent in this turn."""
    halted: bool = False
    """Pirates were met in this turn."""
    ambushed: tuple[str, ...] = ()
    """The seats whose ambush was met in this turn and is still to be fought, in the order met."""

    @property
    def adventures(self) -> int:
        """All cells with an adventure, spent or not, rocks and ambush marks included."""
        marks = self.monster_cells | self.peril_cells | self.current_cells | self.rocks
        for ambush in self.ambushes:
            marks |= ambush.cells
        return marks

    def occupied(self, board: Board) -> int:
        """Give the sea cells that are not empty (CA-D3)."""
        taken = self.adventures | board.pirates | self.line
        return taken if self.at is None else taken | 1 << self.at

    def waters(self, board: Board) -> "Waters":
        """Give what the drawing rules look at."""
        from pnp.games.carmine.drawing import Waters

        return Waters(board, self.rocks, self.peril_cells & ~self.spent, self.occupied(board), self.at)
