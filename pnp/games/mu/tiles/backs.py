"""Backs, to come."""
from pnp.draw.canvas import Canvas
from pnp.games.mu.tiles.look import TileLook


def draw_back(canvas: Canvas, number: int, known: TileLook) -> None:
    pass
