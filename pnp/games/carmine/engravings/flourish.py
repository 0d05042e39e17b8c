"""The small line above the title, between two flourishes of the pen."""

from pnp.draw.canvas import Canvas
from pnp.draw.theme import Theme

__all__ = ["draw_game_line"]


def draw_game_line(canvas: Canvas, theme: Theme, cx: float, y: float, text: str) -> None:
    """Set small spaced capitals about cx with their baseline at y, and a flourish on either side."""
    canvas.text(cx, y, text.upper(), theme.type("game"), anchor="middle")
