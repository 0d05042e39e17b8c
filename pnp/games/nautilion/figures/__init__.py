"""The figures: ships and haunts, for the path, the boards and the cards."""

from pnp.games.nautilion.figures.dice import dice_parts
from pnp.games.nautilion.figures.standup import draw_figure, figure_parts, figure_picture

__all__ = ["dice_parts", "draw_figure", "figure_parts", "figure_picture"]
