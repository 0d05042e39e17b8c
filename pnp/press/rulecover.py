"""The cover of a rules booklet: a small line between stars, the title, a scene, a few words, and what is inside.

A game brings its frame and its scene; what stands where is alike in all, so that the booklets are of one house. Of a
theme these are used besides those of the pages: the types cover, cover-lead and cover-title, the inks ink and white.
"""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.lettering import engraved, line_of
from pnp.draw.ornament import star
from pnp.press.rulebook import WIDTH, Desk
from pnp.press.ruletext import PageText

__all__ = ["draw_foot", "draw_title"]

_LEAD, _TITLE = 14.0, 30.0
"""The baselines of the small line and of the title."""


def draw_title(canvas: Canvas, page: PageText, desk: Desk, accent: str, shade: str, points: int = 5) -> None:
    """Set the small line, between stars with so many points, and the title, engraved with a shade."""
    theme, middle = desk.theme, WIDTH / 2
    style, ink = theme.type("cover-lead"), theme.ink(accent)
    lead = page.lead.upper()
    canvas.text(middle, _LEAD, lead, style, anchor="middle")
    reach, y = style.width(lead) / 2 + 4, _LEAD - style.cap_height / 2
    for way in (-1, 1):
        near = middle + way * reach
        canvas.line(near, y, near + way * 20, y, theme.pen(accent, 0.4))
        canvas.draw(star(near + way * 22.4, y, 1.7, points, 0.5), fill=ink)
    line = line_of(page.title.upper(), theme.type("cover-title"), fit=WIDTH - 16)
    glyphs = line.straight(middle, _TITLE)
    dark, light = theme.ink("ink"), theme.ink("white")
    engraved(canvas, glyphs, dark=dark, light=light, shade=theme.ink(shade), size=line.cap_height)
    line.ghost(canvas, glyphs, middle, _TITLE)


def draw_foot(canvas: Canvas, page: PageText, pages: Sequence[PageText], y: float, desk: Desk) -> None:
    """Set the words of the cover below y, where its scene ends, and the contents."""
    style = desk.theme.type("cover")
    y += 8.4
    for words in page.text.strip().splitlines():
        canvas.text(WIDTH / 2, y, words, style, anchor="middle", fit=WIDTH - 24)
        y += style.leading
    _draw_contents(canvas, y + 1.4, pages, desk)


def _draw_contents(canvas: Canvas, y: float, pages: Sequence[PageText], desk: Desk) -> None:
    """List the pages behind the cover in two columns, so that a question at the table finds its answer."""
    style = desk.theme.type("contents")
    listed = list(enumerate(pages, 1))[1:]
    half = -(-len(listed) // 2)
    for place, (number, page) in enumerate(listed):
        left = 14.0 if place < half else 63.0
        at = y + place % half * 4.7
        right = left + 43.0
        begin = left + canvas.text(left, at, page.title, style)
        end = right - canvas.text(right, at, str(number), style, anchor="end")
        if end - begin > 4:
            dots = desk.theme.pen("line", 0.25, dash=(0.001, 1.1), cap="round")
            canvas.line(begin + 1.5, at - 0.3, end - 1.5, at - 0.3, dots)
