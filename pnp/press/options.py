"""What a player chooses when printing: paper, ink, backs and the like. Wrong values are refused here, once."""

import math
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from pnp.draw.ink import Mode
from pnp.errors import PressError
from pnp.press.paper import Paper

__all__ = ["Backs", "Format", "Order", "PrintOptions"]


class Backs(StrEnum):
    """How a back gets behind its front."""

    DUPLEX = "duplex"
    """the printer turns the sheet over its long edge, like a page of a book"""
    DUPLEX_SHORT = "duplex-short"
    """over its short edge, like a page of a notepad"""
    FOLD = "fold"
    """front and back lie on one side of the sheet, which is folded and glued"""
    NONE = "none"

    @property
    def duplex(self) -> bool:
        return self in (Backs.DUPLEX, Backs.DUPLEX_SHORT)

    @property
    def flip(self) -> str:
        """Give the edge over which the sheet is turned: long, short, or nothing."""
        return {Backs.DUPLEX: "long", Backs.DUPLEX_SHORT: "short"}.get(self, "")


class Order(StrEnum):
    """The order of pages in the file."""

    ALTERNATE = "alternate"
    """front, back, front, back: for printers that turn the paper themselves"""
    FRONTS_FIRST = "fronts-first"
    """all fronts, then all backs: for turning the whole stack by hand"""


class Format(StrEnum):
    """The kind of file; SVG and PNG have one file for each page."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """How a kit is printed. Lengths are millimetres."""

    paper: Paper = Paper.A4
    ink: Mode = Mode.FULL
    backs: Backs = Backs.DUPLEX
    parts: tuple[str, ...] = ()
    """Names of groups or parts, `cover` and `calibration` among them; empty: everything."""
    copies: int = 1
    format: Format = Format.PDF
    bleed: float = 0.0
    order: Order = Order.ALTERNATE
    back_offset: tuple[float, float] = (0.0, 0.0)
    """How far backs and their marks are moved to the right and down, as one looks at the back."""
    dpi: int = 300
    fillable: bool = False
    """Whether one can type into it: its places to write on become fields of a form."""
    output: str | Path = "output"
    """A folder (it is there, or ends with a slash, or has no ending), or a file with the format's ending."""

    def __post_init__(self) -> None:
        if not 1 <= self.copies <= 100:
            raise PressError(f"{self.copies} copies cannot be printed: 1 to 100 can")
        if not 0 <= self.bleed <= 10:
            raise PressError(f"a bleed of {self.bleed:g} mm cannot be printed: it lies between 0 and 10")
        if self.fillable and self.format is not Format.PDF:
            raise PressError(f"{self.format.upper()} cannot be filled in: a form is a PDF")
        if not 36 <= self.dpi <= 1200:
            raise PressError(f"{self.dpi} dpi cannot be rendered: 36 to 1200 can")
        if not all(math.isfinite(value) and abs(value) <= 10 for value in self.back_offset):
            offset = ",".join(f"{value:g}" for value in self.back_offset)
            raise PressError(f"a back offset of {offset} mm cannot be printed: each part lies between -10 and 10")
