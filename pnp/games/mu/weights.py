"""Weights: what the planner of Mu looks for.

They stand in `bots.toml`, and are no part of the rules: another weight makes another player, not another game. They
were found by letting planners of different weights play each other.

Nobody has just these: all games on the standard continent begin alike, and players of one mind would play one and the
same opening in all of them. So everybody has a temper, drawn from a stream of the seat.
"""

from typing import Annotated

import msgspec

from pnp.seeds import Stream
from pnp.templates import Data, Templates

__all__ = ["PlannerWeights", "planner_weights", "tempered"]

_Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Some = Annotated[float, msgspec.Meta(gt=0)]


class PlannerWeights(Data, frozen=True):
    """What things are worth, in Victory Points."""

    beam: Annotated[int, msgspec.Meta(ge=1, le=100)]
    """So many ways through a turn are followed at once,"""
    walks: Annotated[int, msgspec.Meta(ge=0, le=100)]
    """and so many more that have just gone somewhere."""
    rounds: _Some
    """Of a whole game."""
    raises: _Some
    """Moai that a player raises in a round."""
    turn: float
    """What a turn brings."""
    rivalry: float
    """The score of the others, as a part of the own."""
    victory: float
    close: _Some
    """The difference by which it is safe."""
    bridge: _Part
    """How likely an Area sinks that hangs on the rest by one border,"""
    borders: Annotated[tuple[_Part, ...], msgspec.Meta(min_length=1)]
    """and one with so many open borders, from 1 on; in a long game."""
    long: _Some
    """Rounds of a long game."""
    saved: _Part
    """How many Settlers are saved from a part that sinks."""
    shrine: float
    """Raises to come in the Area that suits best, as a part of what they bring,"""
    second: float
    """and in the next one."""
    raised: _Some
    """Of these at most."""
    ready: float
    """A Moai that lies there, as a part of what raising it brings."""
    lava: float
    """A Settler whose space has lava,"""
    beside: float
    """and one beside lava."""
    create: float
    """A Settler who can be created in the next turn, as a part of what one scores."""
    prayer: float
    """A Prayer token, for each piece that it may protect,"""
    cover: _Part
    """and how much of a danger it takes away."""
    temper: _Part
    """By how much somebody's likings differ from these, at most, as a part of them."""


_LIKINGS = ("rivalry", "shrine", "second", "ready", "lava", "beside", "create", "prayer")


class _File(Data, frozen=True):
    planner: PlannerWeights


def planner_weights(data: Templates) -> PlannerWeights:
    """Read the weights."""
    return data.read("mu/bots.toml", _File).planner


def tempered(weights: PlannerWeights, stream: Stream) -> PlannerWeights:
    """Give the weights of somebody: a little more of this, a little less of that."""
    low, high = 1.0 - weights.temper, 1.0 + weights.temper
    return msgspec.structs.replace(
        weights, **{name: getattr(weights, name) * stream.real(low, high) for name in _LIKINGS}
    )
