"""Weights: what the bots of Nautilion look for, and how often the best of them wins what is called easy or hard.

They stand in `bots.toml`, and are no part of the rules: another weight makes another player, not another game.
"""

from itertools import pairwise
from typing import Annotated

import msgspec

from pnp.errors import TemplateError
from pnp.rating import Band
from pnp.templates import Data, Templates

__all__ = ["BotWeights", "GreedyWeights", "PlannerWeights", "bot_weights"]

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


class PlannerWeights(Data, frozen=True):
    """What each feature adds to the logarithm of the odds to win."""

    looks: Annotated[tuple[_Some, ...], msgspec.Meta(min_length=6, max_length=6)]
    """By the number of expansions: so many ways of giving the dice are looked at to the end of the next turn,"""
    closer: float
    """if they are worth this part of the best."""
    exchanges: Annotated[tuple[_Some, ...], msgspec.Meta(min_length=6, max_length=6)]
    """By the number of expansions: so many tokens are thought of for each place that the Nautilion may come to."""
    base: float
    players: tuple[float, float]
    expansions: tuple[float, float, float, float, float]
    knots: tuple[_Count, ...]
    """The numbers of tokens for which the two tables have values."""
    phantom: tuple[tuple[float, ...], ...]
    """By how much is missing: the way of the Phantom."""
    ahead: tuple[tuple[float, ...], ...]
    """By how much is missing: the way of the Nautilion."""
    turns: tuple[tuple[float, ...], ...]
    """By how much is missing: the turns that both ways leave at least."""
    race: tuple[float, ...]
    """With nothing missing: the lead of the Nautilion."""
    few: tuple[_Count, ...]
    """How much is missing, for the rows of `copies`; the last row is for more."""
    copies: tuple[tuple[float, float, float, float, float], ...]
    """A missing number of which so many lie ahead."""
    mages: tuple[float, float, float, float]
    fill: float
    """A draw that is still needed to fill the board."""
    open: tuple[float, ...]
    """By how many missing numbers can be placed next."""
    reserve: tuple[float, ...]
    cabin: tuple[float, float, float, float]
    """A pair of the cabin: empty, the Mage, the partner, both."""
    near: tuple[float, float, float, float]
    """One to four steps ahead of the Nautilion lies something that is missing and can be placed."""
    distances: tuple[_Count, ...]
    """Tokens between the figures, for the rows of `harpoons`; the last row is for more."""
    harpoons: tuple[tuple[float, ...], ...]
    """Before the collision, by the lead in harpoons; the middle is none."""
    hired: float
    collided: float
    reefs: tuple[float, float]
    """A Reef beside the Nautilion, without and with its pilot."""
    actions: dict[str, float]
    heroic: tuple[float, ...]


class BotWeights(Data, frozen=True):
    """All of the file."""

    greedy: GreedyWeights
    planner: PlannerWeights
    bands: Annotated[tuple[Band, ...], msgspec.Meta(min_length=1)]


def bot_weights(data: Templates) -> BotWeights:
    """Read the weights, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> BotWeights:
    found = data.read("nautilion/bots.toml", BotWeights)
    bands = found.bands
    joined = all(easier.low == harder.high for easier, harder in pairwise(bands))
    rows = (*found.planner.phantom, *found.planner.ahead)
    for holds, message in (
        (joined and bands[0].high == 1 and bands[-1].low == 0, "the bands hold every chance from 1 to 0, each once"),
        (all(band.low < band.high for band in bands), "a band reaches from a lower chance to a higher one"),
        (all(len(row) == len(found.planner.knots) for row in rows), "a row of planner has a value for each knot"),
        (
            len(found.planner.phantom) == len(found.planner.ahead) == len(found.planner.turns),
            "planner.phantom, planner.ahead and planner.turns have equally many rows",
        ),
        (len(found.planner.copies) == len(found.planner.few) + 1, "planner.copies has a row too many or few"),
        (len(found.planner.harpoons) == len(found.planner.distances) + 1, "planner.harpoons has a row too many or few"),
        (list(found.planner.knots) == sorted(set(found.planner.knots)), "planner.knots ascend"),
    ):
        if not holds:
            raise TemplateError(f"{data.find('nautilion/bots.toml')} is wrong: {message}")
    return found
