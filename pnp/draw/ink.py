"""Ink: a colour is declared once, together with what stands for it when ink is scarce or black.

Three modes: `full` prints the colours; `saver` has no solid areas; `mono` is black alone, and what colour said is
said by pattern. A drawing never asks for the mode: it names an `Ink`, and the canvas looks up the paint that the mode
gives. A pattern is laid by the canvas as clipped lines or dots, so that it is the same in every back-end, stays vector,
and shows on a laser printer where a grey would turn into a screen.

Strokes and type take a paint's colour; a paint may thin or break its strokes, which is how black lines grow lighter.
"""

from enum import StrEnum
from typing import Annotated

import msgspec

from pnp.templates import Data

__all__ = ["BLACK", "WHITE", "Ink", "Inks", "Mode", "Paint", "Pen", "ink"]


class Mode(StrEnum):
    """How much ink, and of which kind."""

    FULL = "full"
    SAVER = "saver"
    MONO = "mono"


Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]


class Paint(Data, frozen=True):
    """What an ink comes to in one mode: a flat colour, or lines or dots of it, or nothing at all.

    `hatch` is the angle of the lines in degrees, `line` their width, and `cross` lays a second set across them; `dots`
    is the size of a dot; `gap` is the distance between lines or dots. They lie on a `ground`, which covers what is
    beneath; without one it is seen between them. Strokes are thinned by `weight`, and broken by `dash` unless the pen
    has dashes of its own.
    """

    colour: Colour | None = None
    hatch: float | None = None
    cross: bool = False
    dots: float | None = None
    gap: float = 1.0
    line: float = 0.15
    ground: Colour | None = None
    weight: float = 1.0
    dash: tuple[float, ...] = ()

    @property
    def flat(self) -> bool:
        return self.hatch is None and self.dots is None


class Ink(Data, frozen=True):
    """A named colour with its fall-backs. What is not said: saver is the full colour, mono is flat black."""

    full: Colour
    saver: Paint | None = None
    mono: Paint | None = None

    def paint(self, mode: Mode) -> Paint:
        if mode is Mode.MONO:
            return self.mono or _BLACK
        if mode is Mode.SAVER and self.saver is not None:
            return self.saver
        return Paint(self.full)


Inks = dict[str, Ink]
"""A theme's inks by name, as they stand in its template."""

_BLACK = Paint("#000000")

BLACK = Ink("#000000")
WHITE = Ink("#FFFFFF", mono=Paint("#FFFFFF"))


def ink(full: str, *, saver: Paint | None = None, mono: Paint | None = None) -> Ink:
    """Declare an ink in code: for marks and tests; games declare theirs in a theme."""
    return Ink(full, saver, mono)


class Pen(msgspec.Struct, frozen=True):
    """How a line is drawn."""

    ink: Ink
    width: float = 0.25
    dash: tuple[float, ...] = ()
    cap: str = "butt"
    """butt, round or square"""
    join: str = "miter"
    """miter, round or bevel"""
