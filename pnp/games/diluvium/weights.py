"""Weights: what the planner of Diluvium looks for.

They stand in `bots.toml`, and are no part of the rules: another weight makes another player, not another game. They
were found by letting planners of different weights play each other.
"""

from typing import Annotated

import msgspec

from pnp.errors import TemplateError
from pnp.games.diluvium.moves import CARDS
from pnp.templates import Data, Templates

__all__ = ["PlannerWeights", "planner_weights"]

_Some = Annotated[float, msgspec.Meta(gt=0)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class PlannerWeights(Data, frozen=True):
    """What things are worth, in Gold."""

    rounds: Annotated[tuple[_Some, ...], msgspec.Meta(min_length=4, max_length=4)]
    """Of a whole game, by the number of players."""
    looks: _Count
    """So many ends of a turn are followed through one's next turn,"""
    ahead: Annotated[float, msgspec.Meta(ge=0, le=1)]
    """which is this part of what they are worth."""
    food: float
    most_food: _Count
    craft: float
    """As a part of what a sale pays for it."""
    weapons: float
    idle_weapons: float
    """At the highest strength."""
    surplus: float
    """A token more than can be kept."""
    strength: float
    """For each step and each round that is left."""
    soon: _Some
    """With fewer rounds left, what is held loses its worth."""
    cards: dict[str, float]
    card: float
    """A Ruins Card that will be drawn."""
    harvest: float
    """How often a round brings a harvest of the best tile,"""
    second_harvest: float
    """and of the two after it."""
    harvest_food: float
    harvest_weapons: float
    room: float
    """A free space beside an own marker."""
    most_room: _Count
    ruins_room: float
    """Of Ruins, as a part of a card."""
    bonus: float
    """How often a round brings the bonus of an empty section."""
    nearly: float
    """A section with one Settler left, as a part of an empty one."""
    engage_bonus: float
    marker: float
    """What a marker on the track still brings, as a part of its Gold and of a space."""
    space: float
    marker_rounds: _Some
    near: float
    """A tile to explore one step away."""
    prey: float
    """A Monster that can be beaten, as a part of its Gold, one step away,"""
    short: float
    """this part of it for each strength that is missing,"""
    far: float
    """and less for each step that is too far."""
    scare: float
    """A piece that can be scared away."""
    edge: float
    """How much each strength more makes a fight likelier to be won."""
    duel: float
    """A Warship that can be fought, as a part of what it pays."""
    peril: float
    """One that can fight one's own, as a part of what it would gain."""
    abroad: float
    """A Warship of another that is out: whoever beats it sends it home, far from all it was after."""
    danger: float
    """A piece that a Warship can scare away in its next turn."""
    rivalry: float
    """Gold of the others on average, as a part of own Gold."""
    goal: float
    """Each step towards the goal of a scenario."""
    promise: float
    """A step that can be made soon, as a part of one that is made."""


class _Bots(Data, frozen=True):
    """All of the file."""

    planner: PlannerWeights


def planner_weights(data: Templates) -> PlannerWeights:
    """Read the weights, once for each `Templates`."""
    return data.once(_read)


def _read(data: Templates) -> PlannerWeights:
    found = data.read("diluvium/bots.toml", _Bots).planner
    if set(found.cards) != set(CARDS):
        message = f"planner.cards has a value for each of {', '.join(CARDS)}"
        raise TemplateError(f"{data.find('diluvium/bots.toml')} is wrong: {message}")
    return found
