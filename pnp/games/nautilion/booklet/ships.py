"""Small ships: a board with its cabins and ducts, some of them taken, as the figures of the booklet show it."""

from collections.abc import Collection

from pnp.draw.canvas import Canvas, moving
from pnp.draw.shapes import Path, Polygon
from pnp.games.nautilion.boards.hulls import draw_hull
from pnp.games.nautilion.booklet.desk import Desk

__all__ = ["draw_small_ship"]


def draw_small_ship(
    canvas: Canvas,
    side: str,
    x: float,
    y: float,
    width: float,
    desk: Desk,
    *,
    aboard: Collection[int] = (),
    coming: Collection[int] = (),
    leaving: Collection[int] = (),
    legal: bool = True,
) -> float:
    """Draw a ship with its top left corner at a place; give its height.

    Who is aboard stands in brass; who comes is ringed, who leaves has an arrow.
    """
    theme, boards = desk.theme, desk.known.box.boards
    wide, high = boards.size
    scale = width / wide
    board = desk.known.box.sides[side]
    with canvas.group(moving(x, y, scale)):
        draw_hull(canvas, side[0], wide, high, desk.known)
    ducts = Path()
    for one, other in board.ducts:
        (ax, ay), (bx, by) = board.spaces[one - 1], board.spaces[other - 1]
        ducts.move(x + ax * scale, y + ay * scale).line(x + bx * scale, y + by * scale)
    canvas.draw(ducts, stroke=theme.pen("duct-line", 1.7))
    canvas.draw(ducts, stroke=theme.pen("book-duct", 1.1))
    style = theme.type("cabin")
    ink = desk.good if legal else desk.accent
    r = boards.space / 2 * scale
    for number, (cx, cy) in enumerate(board.spaces, 1):
        px, py = x + cx * scale, y + cy * scale
        fill = theme.ink("book-aboard" if number in aboard else "white")
        canvas.circle(px, py, r, fill=fill, stroke=theme.pen("line", 0.35))
        if number in aboard:
            canvas.circle(px, py, r - 0.5, stroke=theme.pen("line", 0.5))
        canvas.text(px, py + style.cap_height / 2, str(number), style, anchor="middle")
        if number in coming or number in leaving:
            canvas.circle(px, py, r + 0.95, stroke=theme.pen("white", 1.7))
            dash = (1.3, 0.8) if number in leaving else ()
            canvas.circle(px, py, r + 0.95, stroke=theme.pen(ink, 0.9, dash=dash))
        if number in leaving:  # an arrow leads out of the ring: upwards, unless a cabin is in its way
            above = any(abs(ox - cx) < boards.space and oy < cy for ox, oy in board.spaces)
            way = 1 if above else -1
            foot, tip = py + way * (r + 1.2), py + way * (r + 6.2)
            head = Polygon(((px - 1.6, tip - way * 2.3), (px + 1.6, tip - way * 2.3), (px, tip)))
            canvas.line(px, foot, px, tip - way * 2.0, theme.pen("white", 2.2))
            canvas.draw(head, fill=theme.ink("white"), stroke=theme.pen("white", 1.2))
            canvas.line(px, foot, px, tip - way * 2.0, theme.pen(ink, 1.1))
            canvas.draw(head, fill=theme.ink(ink))
    return high * scale
