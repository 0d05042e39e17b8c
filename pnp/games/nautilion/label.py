"""The label of a setup: how hard it looks before it is played, by points for its board, reserve and expansions.

The sea itself matters as much as the board, which no formula sees; whoever wants to know lets a bot play it
(`pnp.rating`).
"""

from pnp.games.nautilion.components import Components, Star
from pnp.games.nautilion.entries import OptionEntry, SeaEntry

__all__ = ["label_of", "points_of"]


def points_of(options: OptionEntry, sea: SeaEntry, box: Components) -> int:
    """Add up the points of a setup."""
    points = box.numbers.points
    of_expansions = {
        1: points.mages,
        2: points.mercenaries.get(str(options.phantom_side), 0),
        3: points.reefs,
        4: points.darkhouse[options.darkhouse_level],
        5: points.heroic,
    }
    return (
        box.sides[sea.board].points
        + box.numbers.reserve.standard
        - options.reserve
        + sum(of_expansions[number] for number in options.expansions)
        + (points.two_players if options.players > 1 else 0)
    )


def label_of(options: OptionEntry, sea: SeaEntry, box: Components) -> Star:
    """Give the stars of a setup, by the first sum that it does not exceed."""
    points = points_of(options, sea, box)
    return next((star for star in box.numbers.stars if points <= star.points), box.numbers.stars[-1])
