"""The cover of the booklet: the whole continent in its sea, and before it the stone heads of the four tribes."""

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import grain
from pnp.draw.ornament import scales
from pnp.draw.shapes import Box, Point, Polygon, Rect
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.miniature import draw_tile
from pnp.games.mu.booklet.view import View, view_of
from pnp.games.mu.booklet.words import booklet_text
from pnp.games.mu.hexes import outline
from pnp.games.mu.pieces.heads import HIGH as HEAD_HIGH
from pnp.games.mu.pieces.heads import stamp_head
from pnp.games.mu.places import AREAS
from pnp.press.rulebook import HEIGHT, WIDTH
from pnp.press.rulecover import draw_foot, draw_title
from pnp.press.ruletext import PageText

__all__ = ["draw_cover"]

_WINDOW = Box(6.0, 36.0, WIDTH - 6.0, 138.0)
_HEADS = (("sun", 19.0, 0.74), ("wave", 33.4, 0.52), ("bird", 89.4, 0.5), ("fish", 102.4, 0.7))
"""Before the land, at both sides: where each stands, and its scale."""


def draw_cover(canvas: Canvas, page: PageText, desk: Desk) -> None:
    """Draw the cover from its top left corner on."""
    _draw_border(canvas, desk)
    draw_title(canvas, page, desk, "book-accent", "book-accent", points=6)
    _draw_scene(canvas, desk)
    draw_foot(canvas, page, booklet_text(desk.data).pages, _WINDOW.bottom, desk)


def _draw_border(canvas: Canvas, desk: Desk) -> None:
    """A frame with a crack that runs around it."""
    theme = desk.theme
    frame = Box(0.6, 0.6, WIDTH - 0.6, HEIGHT - 0.6)
    canvas.rect(frame.left, frame.top, frame.width, frame.height, r=1.5, stroke=theme.pen("line", 0.9))
    inner = frame.grown(-3.4)
    canvas.rect(inner.left, inner.top, inner.width, inner.height, r=1.0, stroke=theme.pen("line", 0.25))
    box = frame.grown(-1.7)
    points: list[Point] = []
    corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    for side, ((ax, ay), (bx, by)) in enumerate(zip(corners, [*corners[1:], corners[0]], strict=True)):
        count = 34 if side % 2 == 0 else 54
        for i in range(count):
            swing = (0.55 if i % 2 else -0.55) + 0.3 * grain(side, i)
            share = i / count
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            points.append((x + (swing if side % 2 else 0), y + (0 if side % 2 else swing)))
    canvas.polygon(points, stroke=theme.pen("book-accent", 0.6, join="miter"))


def _draw_scene(canvas: Canvas, desk: Desk) -> None:
    """The land as it is printed, with surf around it, and the heads in front."""
    theme = desk.theme
    window = Rect(_WINDOW.left, _WINDOW.top, _WINDOW.width, _WINDOW.height, 1.0)
    view = view_of(
        desk.box.continent, AREAS, _WINDOW._replace(top=_WINDOW.top + 1, bottom=_WINDOW.bottom - 1), wide=11.0
    )
    with canvas.group(clip=window):
        canvas.draw(window, fill=theme.ink("lagoon"))
        canvas.draw(scales(_WINDOW.grown(4), 4.2, 3), stroke=theme.pen("cover-sea", 0.22))
        coast = _coast(view)
        for width, ink in ((9.0, "cover-shoal"), (5.0, "cover-surf"), (2.4, "cover-beach")):
            canvas.draw(coast, stroke=theme.pen(ink, width, join="round"))
        for area in AREAS:
            draw_tile(canvas, area, view, desk, hidden=("contour",), steam=False)
        for tribe, x, scale in _HEADS:
            stamp_head(canvas, tribe, x, _WINDOW.bottom + 2.0 - HEAD_HIGH * scale, scale, theme)
    canvas.draw(window, stroke=theme.pen("line", 0.9, join="miter"))


def _coast(view: View) -> Polygon:
    return Polygon(tuple(view.edge(place, direction)[0] for place, direction in outline(view.continent.hexes)))
