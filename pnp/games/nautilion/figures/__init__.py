"""The figures: ships and haunts, for the path, the boards and the cards."""

from pnp.games.nautilion.figures.standup import draw_figure, figure_parts, figure_picture

__all__ = ["draw_figure", "figure_parts", "figure_picture"]
