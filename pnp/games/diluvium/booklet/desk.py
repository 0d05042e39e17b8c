"""What every figure of the booklet is drawn with."""

from dataclasses import dataclass

from pnp.games.diluvium.look import Look
from pnp.games.diluvium.words import Words
from pnp.press import rulebook

__all__ = ["Desk"]


@dataclass(frozen=True, kw_only=True)
class Desk(rulebook.Desk):
    """The desk of the house, with the look of the game's pieces and what they say."""

    known: Look
    said: Words
