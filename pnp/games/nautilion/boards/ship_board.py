"""A side of a Nautilion board: the ship cut open, its nine cabins and their ducts, and a plate with its code and name.

All places come from `boards.toml`. The plate finds a place for itself where no token and no duct would touch it, so
that a player who corrects a board gets a proper one.
"""

import math
from itertools import product

from pnp.draw.canvas import Canvas
from pnp.draw.lettering import Lettering, line_of
from pnp.draw.ornament import star, stepped
from pnp.draw.shapes import Box, Path, Point
from pnp.games.nautilion.boards.fittings import draw_fittings, free_rounds
from pnp.games.nautilion.boards.hulls import draw_hull, draw_sea
from pnp.games.nautilion.boards.spaces import DUCT, draw_duct, draw_space
from pnp.games.nautilion.components import Boards, Side
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.tokens.porthole import R

__all__ = ["ICONS", "PLATE", "draw_frame", "draw_ship_board", "plate_place"]

ICONS = ("seahorse", "crab", "octopus", "puffer", "ray", "eel", "turtle", "narwhal", "anglerfish")
PLATE = (18.4, 12.4)
"""Width and height of the plate."""
_INSET = 1.8
"""What it keeps from the edge."""
_CLEAR = 0.4
"""What the plate keeps from tokens and ducts."""


def draw_ship_board(canvas: Canvas, side: Side, boards: Boards, known: Look) -> None:
    """Draw a side with its top left corner at the origin."""
    wide, high = boards.size
    kind = side.id[0]
    draw_sea(canvas, wide, high, known)
    draw_hull(canvas, kind, wide, high, known)
    draw_frame(canvas, Box(1.6, 1.6, wide - 1.6, high - 1.6), known)
    place = plate_place(side, boards)
    draw_fittings(canvas, side, free_rounds(side, boards, place), known)
    for one, other in side.ducts:
        draw_duct(canvas, side.spaces[one - 1], side.spaces[other - 1], boards.space / 2, known)
    for number, (x, y) in enumerate(side.spaces, 1):
        draw_space(canvas, x, y, str(number), ICONS[number - 1], known, boards.space / 2)
    _draw_plate(canvas, place, side, known)


def draw_frame(canvas: Canvas, box: Box, known: Look, ink: str = "brass-rule") -> None:
    """Draw two lines with stepped corners along the edge of a board."""
    theme = known.theme
    canvas.draw(stepped(box, 2.0), stroke=theme.pen(ink, 0.7, join="miter"))
    canvas.draw(stepped(box.grown(-1.1), 2.0), stroke=theme.pen(ink, 0.25, join="miter"))


def plate_place(side: Side, boards: Boards) -> Box:
    """Give the place of the plate: free of tokens and ducts, as near to the lower left corner as can be."""
    wide, high = boards.size
    width, height = PLATE
    lefts = range(int(wide - width - 2 * _INSET) + 1)
    lows = range(int(high - height - 2 * _INSET) + 1)
    corner = Box(_INSET, high - _INSET - height, _INSET + width, high - _INSET)
    for right, up in sorted(product(lefts, lows), key=lambda way: (way[0] + 1.6 * way[1], way)):
        box = Box(corner.left + right, corner.top - up, corner.right + right, corner.bottom - up)
        if _free(box, side):
            return box
    return corner


def _free(box: Box, side: Side) -> bool:
    for x, y in side.spaces:
        dx, dy = max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom)
        if math.hypot(dx, dy) < R + _CLEAR:
            return False
    keep = box.grown(DUCT / 2 + _CLEAR)
    return not any(_meets(keep, side.spaces[one - 1], side.spaces[other - 1]) for one, other in side.ducts)


def _meets(box: Box, begin: Point, end: Point) -> bool:
    """Whether a straight line enters a box: what is left of it after each side has cut it."""
    low, high = 0.0, 1.0
    for at, way, least, most in (
        (begin[0], end[0] - begin[0], box.left, box.right),
        (begin[1], end[1] - begin[1], box.top, box.bottom),
    ):
        if way == 0:
            if not least <= at <= most:
                return False
            continue
        first, last = sorted(((least - at) / way, (most - at) / way))
        low, high = max(low, first), min(high, last)
    return low <= high


def _draw_plate(canvas: Canvas, box: Box, side: Side, known: Look) -> None:
    theme = known.theme
    canvas.draw(stepped(box, 1.2), fill=theme.ink("abyss"), stroke=theme.pen("brass-rule", 0.6, join="miter"))
    canvas.draw(stepped(box.grown(-0.75), 1.2), stroke=theme.pen("brass-rule", 0.2, join="miter"))
    middle = (box.left + box.right) / 2
    _draw_line(canvas, line_of(side.id, theme.type("code")), box.left + 6.1, box.top + 6.6)
    stars = Path()
    count = "ABC".index(side.id[0]) + 1
    for i in range(count):
        stars.add(star(box.right - 5.2 + (i - (count - 1) / 2) * 2.5, box.top + 4.3, 1.25))
    canvas.draw(stars, fill=theme.ink("on-abyss-gold"))
    name = line_of(side.name.upper(), theme.type("ship"), fit=box.width - 6.4)
    _draw_line(canvas, name, middle, box.bottom - 2.3)


def _draw_line(canvas: Canvas, line: Lettering, x: float, base: float) -> None:
    glyphs = line.straight(x, base)
    canvas.draw(glyphs, fill=line.style.ink)
    line.ghost(canvas, glyphs, x, base)
