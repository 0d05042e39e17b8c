"""The examples of drawing in the booklet: a card, a piece of a chart, cells, and the rule that is broken, if one is.

They are data, so that tests can ask the referee about each of them: what the booklet calls legal is legal, and what it
calls wrong is wrong for the reason it gives.
"""

from typing import NamedTuple

from pnp.games.carmine.booklet.piece import Piece

__all__ = ["EXAMPLES", "Example"]


class Example(NamedTuple):
    """A drawing on a piece of a chart. `rule` is empty where it is legal."""

    card: str
    piece: Piece
    rule: str = ""


_OPEN = (".....", ".....", "...x.", "#....")
"""Columns H to L, rows 1 to 4."""
_COAST = (".....", "...#.", "...#.", "#....")
"""Columns D to H, rows 3 to 6."""
_STRAIT = ("#...#", "##.##", ".....", ".....")
_WIDER = ("#..##", "##..#", ".....", ".....")
"""Columns J to N, rows 3 to 6: one cell wide, and with a gap that is left at a corner."""
_BAY = ("....#", ".....", ".....", "##...")
"""Columns K to O, rows 2 to 5."""
_HARBOUR = ("##...", "#P..#", "##.##", ".....")
"""Columns I to M, rows 9 to 12: the port of J10 has one landing."""

EXAMPLES = {
    "lines": Example("kraken", Piece("H1", _OPEN, new=("monster", ("J1", "J2", "K1")))),
    "turned": Example("kraken", Piece("H1", _OPEN, new=("monster", ("J3", "J4", "I4")))),
    "off-lines": Example("kraken", Piece("H1", _OPEN, new=("monster", ("K4", "L3", "L4"))), "CA-D4"),
    "whale": Example("ghost-whale", Piece("D3", _COAST, new=("monster", ("D4", "E4", "F4", "D5")))),
    "mirrored": Example("ghost-whale", Piece("D3", _COAST, new=("monster", ("D4", "E4", "F4", "F5"))), "CA-D1"),
    "occupied": Example(
        "kraken",
        Piece("H1", _OPEN, new=("monster", ("J2", "K2", "K3")), ways=(("H3", "I3", "J2", "K1", "L1"),)),
        "CA-D3",
    ),
    "port-shut": Example("maelstrom", Piece("I9", _HARBOUR, new=("peril", ("K10", "L10", "K9", "L9"))), "CA-D6"),
    "port-open": Example("titan-crab", Piece("I9", _HARBOUR, new=("monster", ("K10", "L10", "K9", "L9")))),
    "strait-shut": Example(
        "the-anvil", Piece("J3", _STRAIT, new=("rocks", ("L4",)), ways=(("N6", "M6"),), ship="M6"), "CA-D8"
    ),
    "strait-open": Example("the-anvil", Piece("J3", _WIDER, new=("rocks", ("L4",)), ways=(("N6", "M6"),), ship="M6")),
    "current": Example("dogleg", Piece("K2", _BAY, new=("current", ("K3", "L3", "L4", "M4")))),
    "solo-rocks": Example("the-teeth", Piece("K2", _BAY, new=("rocks", ("M5", "N5")), ways=(("M2", "N3"),), ship="N3")),
}
