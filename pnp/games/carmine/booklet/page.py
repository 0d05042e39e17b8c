"""A page of the booklet: its title in spaced capitals, a figure, columns of text, a folio. The cover is a page apart.

A page has 120 x 192 mm for itself; around it lie the margins, at least 9 mm on A4 and on Letter.
"""

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import cut
from pnp.draw.setting import arrange_evenly, columns, draw_rows, rows_of, set_text
from pnp.draw.shapes import Box, Path, Rect
from pnp.errors import PressError, TemplateError
from pnp.games.carmine.booklet.desk import Desk
from pnp.games.carmine.booklet.words import PageText, booklet_text
from pnp.games.carmine.cards.adventure import picture
from pnp.games.carmine.cards.look import look
from pnp.games.carmine.engravings import corner_star, draw_game_line, draw_ribbon_title

__all__ = ["HEIGHT", "WIDTH", "draw_cover", "draw_page"]

WIDTH, HEIGHT = 120.0, 192.0
_HEAD = 13.0
"""Where the text begins under a title."""
_FOOT = HEIGHT - 7.0
_GAP = 5.0
"""Between columns, and between text and figures."""
_TIGHTER = (1.0, 0.975, 0.95)
"""How far lines close up before a text is said to be too long: a corrected number may make one line more."""


def draw_page(canvas: Canvas, page: PageText, number: int, desk: Desk) -> None:
    """Draw a page from its top left corner on. Raises TemplateError if its text does not fit."""
    _draw_title(canvas, page.title, desk)
    top, bottom = _HEAD, _FOOT
    if page.lead:
        hand = desk.hand._replace(body=desk.theme.type("lead"), leading=4.6)
        top = set_text(canvas, page.lead, Box(0, top, WIDTH, top + 20), hand) + 2.5
    if page.top:
        figure = _figure(page.top, desk)
        with canvas.group(moving(0, top)):
            figure.draw(canvas, WIDTH)
        top += figure.height + 3.0
    if page.bottom:
        figure = _figure(page.bottom, desk)
        bottom -= figure.height
        with canvas.group(moving(0, bottom)):
            figure.draw(canvas, WIDTH)
        bottom -= 3.0
    _set_columns(canvas, page, Box(0, top, WIDTH, bottom), desk)
    _draw_folio(canvas, number, desk)


def _figure(name: str, desk: Desk):  # type: ignore[no-untyped-def]
    try:
        return desk.hand.figures[name]
    except KeyError:
        raise TemplateError(f"the booklet has no figure named {name}") from None


def _set_columns(canvas: Canvas, page: PageText, box: Box, desk: Desk) -> None:
    boxes = columns(box, page.columns, _GAP)
    wrong = ""
    for share in _TIGHTER:
        hand = desk.hand._replace(leading=desk.hand.leading * share, gap=desk.hand.gap * share)
        try:
            rows = rows_of(page.text, hand, boxes[0].width)
            placed = arrange_evenly(rows, boxes)
        except PressError as error:
            wrong = str(error)
        else:
            draw_rows(canvas, placed)
            if page.columns == 2:
                x = (boxes[0].right + boxes[1].left) / 2
                end = max(y + row.height for _, y, row in placed)
                canvas.line(x, box.top + 1, x, end - 0.5, desk.theme.pen("hair", 0.2))
            return
    raise TemplateError(f"carmine/booklet.toml: on the page {page.name} {wrong}")


def _draw_title(canvas: Canvas, title: str, desk: Desk) -> None:
    style = desk.theme.type("page-title")
    canvas.text(0, 5.6, title.upper(), style, fit=WIDTH)
    canvas.draw(cut((0, 8.6), (30, 8.6), (90, 8.6), (WIDTH, 8.6), 0.5), fill=desk.theme.ink("carmine"))
    canvas.line(0, 9.7, WIDTH, 9.7, desk.theme.pen("line", 0.2))


def _draw_folio(canvas: Canvas, number: int, desk: Desk) -> None:
    """The page's number between two short lines, as on a chart's edge."""
    style = desk.theme.type("folio")
    y, middle = HEIGHT - 1.4, WIDTH / 2
    canvas.text(middle, y, str(number), style, anchor="middle")
    for side in (-1, 1):
        at = y - style.cap_height / 2
        canvas.draw(_lozenge(middle + side * 6, at, 0.8), fill=desk.theme.ink("carmine"))
        canvas.line(middle + side * 8, at, middle + side * 22, at, desk.theme.pen("line", 0.2))


def _lozenge(x: float, y: float, r: float) -> Path:
    return Path().polyline([(x - 1.6 * r, y), (x, y - r), (x + 1.6 * r, y), (x, y + r)], close=True)


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover: the title on its ribbon over the Kraken's picture, in the frame of a chart."""
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
    style = theme.type("cover")
    y = window.y + window.height + 10.0
    for line in page.text.strip().splitlines():
        canvas.text(middle, y, line, style, anchor="middle", fit=WIDTH - 24)
        y += style.leading
    _draw_contents(canvas, y + 1.5, desk)


def _draw_contents(canvas: Canvas, y: float, desk: Desk) -> None:
    """List the pages in two columns, so that a question at the table finds its answer."""
    style = desk.theme.type("contents")
    pages = list(enumerate(booklet_text(desk.data).pages, 1))[1:]
    half = -(-len(pages) // 2)
    for place, (number, page) in enumerate(pages):
        left = 14.0 if place < half else 63.0
        at = y + place % half * 4.7
        right = left + 43.0
        begin = left + canvas.text(left, at, page.title, style)
        end = right - canvas.text(right, at, str(number), style, anchor="end")
        if end - begin > 4:
            dots = desk.theme.pen("line", 0.25, dash=(0.001, 1.1), cap="round")
            canvas.line(begin + 1.5, at - 0.3, end - 1.5, at - 0.3, dots)
