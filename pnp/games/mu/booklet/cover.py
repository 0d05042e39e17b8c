"""The cover of the booklet: the title over a smoking island, Moai on its shore, and the sea that will have it."""

from pnp.draw.canvas import Canvas
from pnp.draw.lettering import engraved, line_of
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.words import booklet_text
from pnp.press.rulebook import WIDTH, draw_contents
from pnp.press.ruletext import PageText

__all__ = ["draw_cover"]


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover from its top left corner on."""
    theme, middle = desk.theme, WIDTH / 2
    style = theme.type("cover-lead")
    canvas.text(middle, 14.0, page.lead.upper(), style, anchor="middle")
    line = line_of(page.title.upper(), theme.type("cover-title"), fit=WIDTH - 18)
    glyphs = line.straight(middle, 29.0)
    engraved(
        canvas,
        glyphs,
        dark=theme.ink("ink"),
        light=theme.ink("white"),
        shade=theme.ink("book-accent"),
        size=line.cap_height,
    )
    line.ghost(canvas, glyphs, middle, 29.0)
    style = theme.type("cover")
    y = 145.0
    for words in page.text.strip().splitlines():
        canvas.text(middle, y, words, style, anchor="middle", fit=WIDTH - 24)
        y += style.leading
    draw_contents(canvas, y + 1.4, booklet_text(desk.data).pages, desk)
