"""Weights: what the bots of Nautilion look for, and how often the best of them wins what is called easy or hard.

They stand in `bots.toml`, and are no part of the rules: another weight makes another player, not another game.
"""

from typing import Annotated
from weakref import WeakKeyDictionary

import msgspec

from pnp.templates import Data, Templates

__all__ = ["BotWeights", "GreedyWeights", "bot_weights"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
_Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_Part = Annotated[float, msgspec.Meta(gt=0)]


class GreedyWeights(Data, frozen=True):
    """The features of the reference player."""

    won: float
    lost: float
    crew: float
    reserve: float
    most_reserve: _Count
    scarce: tuple[float, ...]
    placeable: float
    turns: float
    haste: float
    phantom: _Part
    nautilion: _Part
    race: float
    racing: _Part
    fleeing: _Part
    way: float
    samples: _Some
    doubt: float
    partnership: float
    harpoon: float
    most_harpoons: int
    reef: float
    reef_alone: float
    heroic: float


class BotWeights(Data, frozen=True):
    """All of the file."""

    greedy: GreedyWeights


_known: "WeakKeyDictionary[Templates, BotWeights]" = WeakKeyDictionary()


def bot_weights(data: Templates) -> BotWeights:
    """Read the weights, once for each `Templates`."""
    found = _known.get(data)
    if found is None:
        found = _known[data] = data.read("nautilion/bots.toml", BotWeights)
    return found
