"""The cover of the booklet: the title in brass over the ship, the Phantom and the Darkhouse, in a stepped frame."""

from pnp.draw.canvas import Canvas
from pnp.draw.ornament import burst, dots, scales, stepped
from pnp.draw.picture import stamp_picture
from pnp.draw.shapes import Box
from pnp.games.nautilion.booklet.desk import Desk
from pnp.games.nautilion.booklet.words import booklet_text
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.tokens import draw_token
from pnp.press.rulebook import HEIGHT, WIDTH
from pnp.press.rulecover import draw_foot, draw_title
from pnp.press.ruletext import PageText

__all__ = ["draw_cover"]

_WINDOW = Box(7.0, 36.5, WIDTH - 7.0, 133.0)


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover from its top left corner on."""
    theme = desk.theme
    frame = Box(0.6, 0.6, WIDTH - 0.6, HEIGHT - 0.6)
    for inset, width in ((0.0, 1.1), (1.7, 0.3), (2.6, 0.2)):
        canvas.draw(stepped(frame.grown(-inset), 3.0, 3), stroke=theme.pen("sheet-brass", width, join="miter"))
    draw_title(canvas, page, desk, "sheet-brass", "sheet-brass")
    _draw_scene(canvas, desk)
    draw_foot(canvas, page, booklet_text(desk.data).pages, _WINDOW.bottom, desk)


def _draw_scene(canvas: Canvas, desk: Desk) -> None:
    """The meeting in the deep: the ship dives in from the left, the Phantom waits, the Darkhouse looks on."""
    theme, known = desk.theme, desk.known
    window = stepped(_WINDOW, 2.4, 3)
    left, _, right, bottom = _WINDOW
    cx, cy = 52.0, 88.0
    with canvas.group(clip=window):
        canvas.draw(window, fill=theme.ink("abyss"))
        canvas.draw(burst(cx, cy, 12, 120, 30, 0.46), fill=theme.ink("sunray-dim"))
        canvas.draw(scales(Box(left - 2, bottom - 21, right + 2, bottom + 4), 5.0, 4), stroke=theme.pen("scale", 0.3))
        stamp_picture(canvas, figure_picture("darkhouse", known), 25.0, 64.0, 1.12)
        stamp_picture(canvas, figure_picture("phantom", known), 92.0, 66.0, 1.3)
        stamp_picture(canvas, figure_picture("A1", known), cx + 2, cy + 8.0, 2.15, turn=-10)
        bubbles = [
            (12.0, 98.0),
            (14.6, 93.4),
            (11.6, 89.0),
            (86.0, 48.0),
            (84.2, 52.4),
            (87.4, 56.0),
            (60.0, 44.0),
            (57.6, 48.4),
        ]
        canvas.draw(dots(bubbles), stroke=theme.pen("bubble", 1.3, cap="round"))
        for i, face in enumerate(("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9")):
            x = left + 11.0 + i * (right - left - 22.0) / 8
            draw_token(canvas, face, known, x, bottom - 8.2 - 3.4 * (1 - ((i - 4) / 4) ** 2), 11.0)
    canvas.draw(window, stroke=theme.pen("line", 0.9, join="miter"))
    canvas.draw(stepped(_WINDOW.grown(1.1), 2.4, 3), stroke=theme.pen("sheet-brass", 0.5, join="miter"))
