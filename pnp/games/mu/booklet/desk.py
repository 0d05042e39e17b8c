"""What every figure of the booklet is drawn with."""

from dataclasses import dataclass

from pnp.games.mu.components import Components
from pnp.press import rulebook

__all__ = ["Desk"]


@dataclass(frozen=True, kw_only=True)
class Desk(rulebook.Desk):
    """The desk of the house, with what is in the box: all examples play on the standard continent."""

    box: Components
