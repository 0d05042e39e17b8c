"""A field: a place that is written on. On paper it is nothing; in a PDF that is to be filled in, it takes typing.

A drawing asks for fields as it asks for lines, whatever becomes of the page: the PDF back-end makes something of them
when its document is fillable, and the log writes them down. A field is text, or it is a box that takes a mark.

Names are read by people and programs alike, so they are made of words with dots between them: `map.C14`,
`log.7.action`. They are unique on a sheet; where a sheet is printed more than once, the back-end counts the copies.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from pnp.draw.matrix import IDENTITY, Matrix, apply, combined, quarter_turns, scale_of
from pnp.draw.shapes import Box

__all__ = ["Field", "Mark", "PlacedField"]


class Mark(StrEnum):
    """What a box shows when it is marked."""

    TICK = "tick"
    RING = "ring"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class Field:
    """A place to write on, in millimetres like everything that is drawn."""

    name: str
    box: Box
    label: str
    """What it is for, in a few words: screen readers say it, and viewers show it beside the pointer."""
    mark: Mark | None = None
    """The mark that it takes; None: it takes text."""
    longest: int = 0
    """Characters at most; 0: as many as one likes."""
    size: float = 0.0
    """Of the type, in points; 0: as fits the box."""
    align: str = "start"
    """start, middle or end"""
    bold: bool = False
    wraps: bool = False
    """What is too long for a line goes on in the next."""
    preset: str = ""
    """What stands in it from the beginning."""
    locked: bool = False
    """It cannot be changed."""
    hidden: bool = False
    """It is not seen: what the file knows about itself, where it outlives being saved by any program."""


class PlacedField(NamedTuple):
    """A field where it lies, once its surroundings are placed."""

    field: Field
    matrix: Matrix = IDENTITY

    def placed(self, outer: Matrix) -> "PlacedField":
        """Give it as it lies once what it is drawn in is placed as well."""
        return self._replace(matrix=combined(outer, self.matrix))

    @property
    def box(self) -> Box:
        left, top, right, bottom = self.field.box
        return Box.around([apply(self.matrix, x, y) for x, y in ((left, top), (right, bottom))])

    @property
    def turn(self) -> int:
        """Quarter turns clockwise. A field cannot be slanted (a ValueError): viewers have upright boxes alone."""
        return quarter_turns(self.matrix)

    @property
    def upright(self) -> bool:
        """Whether it can be a field at all."""
        try:
            return self.turn >= 0
        except ValueError:
            return False

    @property
    def size(self) -> float:
        """Of its type as it is shown, in points."""
        return self.field.size * scale_of(self.matrix)
