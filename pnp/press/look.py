"""The look of what the press itself prints: marks, footers, the cover. One ink, one accent that a kit may replace."""

from pnp.draw.ink import WHITE, Ink, Paint, Pen, ink
from pnp.draw.type import Font, Type

__all__ = [
    "ACCENT",
    "BOLD",
    "CREASE",
    "CUT",
    "FINE",
    "FOLD",
    "FOOT",
    "HAIR",
    "INK",
    "LIGHT",
    "MARK",
    "SOFT",
    "UNIT",
    "sans",
    "serif",
]

UNIT = 1.5
"""The base unit of spacing, in mm."""

FINE = 0.25
BOLD = 0.6

INK = ink("#1D2A38")
SOFT = ink("#55636F")
ACCENT = ink("#1F6F78")
HAIR = Pen(Ink("#C3CBD0", mono=Paint("#000000", weight=0.5)), FINE)
"""A line between rows, which should be felt more than seen."""

MARK = Pen(ink("#000000"), 0.15)
CUT = Pen(ink("#A4AEB5"), 0.15, cap="round", join="round")
"""The line along which round and many-sided parts are cut: light, because some of it stays on the part."""
FOLD = Pen(SOFT, FINE, (1.5, 1.0))
LIGHT = Pen(WHITE, FINE)
"""A fold of a net, and what lies between its dashes."""
CREASE = Pen(INK, FINE, (3.0, 1.0, 0.4, 1.0))
"""The fold of the whole sheet."""


def sans(size: float, weight: str = "Regular", ink: Ink = INK, spacing: float = 0.0) -> Type:
    """Give a setting of the text face."""
    return Type(Font("sans", weight), size, ink, spacing)


def serif(size: float, weight: str = "Regular", ink: Ink = INK, spacing: float = 0.0, *, italic: bool = False) -> Type:
    """Give a setting of the display face."""
    return Type(Font("serif", weight, italic), size, ink, spacing)


FOOT = sans(6.5, ink=SOFT)
