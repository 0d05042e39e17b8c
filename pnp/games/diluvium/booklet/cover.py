"""The cover of the booklet: the title over a drowned world, a tile among waves, and the ships of the four peoples."""

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.shapes import Box, Rect
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.booklet.miniature import draw_small_ship, draw_tile
from pnp.games.diluvium.booklet.words import booklet_text
from pnp.games.diluvium.tiles.backs import draw_waves
from pnp.games.diluvium.tiles.frame import key_fret
from pnp.press.rulebook import HEIGHT, WIDTH
from pnp.press.rulecover import draw_foot, draw_title
from pnp.press.ruletext import PageText

__all__ = ["draw_cover"]

_WINDOW = Box(5.6, 35.5, WIDTH - 5.6, 136.5)
_FRET = 3.2
_TILE = "T29"
"""The heart of the map."""
_FLEETS = (("greek", -1, -1), ("aztec", 1, -1), ("egyptian", -1, 1), ("chinese", 1, 1))
"""In which corner each people is."""


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover from its top left corner on."""
    _draw_border(canvas, desk)
    draw_title(canvas, page, desk, "book-accent", "gold-mark", points=8)
    _draw_scene(canvas, desk)
    draw_foot(canvas, page, booklet_text(desk.data).pages, _WINDOW.bottom, desk)


def _draw_border(canvas: Canvas, desk: Desk) -> None:
    """A running key all around."""
    theme = desk.theme
    frame = Box(0.4, 0.4, WIDTH - 0.4, HEIGHT - 0.4)
    for inset, width in ((0.0, 0.7), (_FRET + 1.2, 0.4)):
        box = frame.grown(-inset)
        canvas.rect(box.left, box.top, box.width, box.height, stroke=theme.pen("book-accent", width, join="miter"))
    pen = theme.pen("book-accent", 0.45, join="miter")
    for turn, x, y, long in (
        (0, frame.left, frame.top, frame.width),
        (90, frame.right, frame.top, frame.height),
        (180, frame.right, frame.bottom, frame.width),
        (270, frame.left, frame.bottom, frame.height),
    ):
        room = long - 2 * (_FRET + 1.8)
        with canvas.group(turning(x, y, turn)), canvas.group(moving(_FRET + 1.8, 0.9)):
            canvas.draw(key_fret(room, _FRET - 0.5), stroke=pen)


def _draw_scene(canvas: Canvas, desk: Desk) -> None:
    """The heart of the map in the waves, and a fleet from each corner on its way there."""
    theme = desk.theme
    window = Rect(_WINDOW.left, _WINDOW.top, _WINDOW.width, _WINDOW.height)
    x, y = _WINDOW.centre
    with canvas.group(clip=window):
        draw_waves(canvas, _WINDOW, desk.known)
    draw_tile(canvas, _TILE, x, y, desk, 1.12)
    for number, (people, dx, dy) in enumerate(_FLEETS):
        kind = ("scout", "warship")[number % 2]
        draw_small_ship(canvas, kind, people, x + 42.0 * dx, y + 37.0 * dy, desk, 0.86)
    canvas.draw(window, stroke=theme.pen("line", 0.9, join="miter"))
