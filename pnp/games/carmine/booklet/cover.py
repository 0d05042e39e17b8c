"""The cover of the booklet: the title on its ribbon over the Kraken's picture, in the frame of a chart."""

from pnp.draw.canvas import Canvas, moving
from pnp.draw.shapes import Rect
from pnp.games.carmine.booklet.words import booklet_text
from pnp.games.carmine.cards.adventure import picture
from pnp.games.carmine.cards.look import look
from pnp.games.carmine.engravings import corner_star, draw_game_line, draw_ribbon_title
from pnp.press.rulebook import HEIGHT, WIDTH, Desk
from pnp.press.rulecover import draw_foot
from pnp.press.ruletext import PageText

__all__ = ["draw_cover"]


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover from its top left corner on."""
    theme, middle = desk.theme, WIDTH / 2
    for inset, width in ((0.5, 1.0), (2.0, 0.25), (2.8, 0.15)):
        canvas.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, stroke=theme.pen("line", width))
    for x in (8.0, WIDTH - 8.0):
        for y in (8.0, HEIGHT - 8.0):
            canvas.stamp(corner_star(theme, 6.0), moving(x, y))
    draw_game_line(canvas, theme, middle, 17.0, page.lead)
    draw_ribbon_title(canvas, theme, middle, 20.5, 108, page.title)
    scale = 1.84
    left, top = middle - 55 * scale / 2, 51.5
    window = Rect(left, top, 55 * scale, 44 * scale)
    with canvas.group(clip=window):
        canvas.stamp(picture("kraken", look(desk.data)), moving(left, top, scale))
    canvas.draw(window, stroke=theme.pen("line", 0.6))
    canvas.rect(left - 1.2, top - 1.2, window.width + 2.4, window.height + 2.4, stroke=theme.pen("carmine", 0.3))
    draw_foot(canvas, page, booklet_text(desk.data).pages, window.y + window.height + 1.6, desk)
