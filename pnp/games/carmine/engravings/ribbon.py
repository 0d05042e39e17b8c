"""The arched ribbon that carries a title."""

from pnp.draw.canvas import Canvas
from pnp.draw.theme import Theme

__all__ = ["RIBBON_HEIGHT", "draw_ribbon_title"]

RIBBON_HEIGHT = 21.0


def draw_ribbon_title(canvas: Canvas, theme: Theme, cx: float, y: float, width: float, title: str) -> None:
    """Draw a ribbon `width` mm from tail to tail, its crown at y, and the title on it."""
    canvas.rect(cx - width / 2, y, width, RIBBON_HEIGHT, stroke=theme.pen("line"))
    canvas.text(cx, y + 13, title.upper(), theme.type("title"), anchor="middle", fit=width * 0.8)
