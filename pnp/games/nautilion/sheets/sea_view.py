"""What is seen of the sea on its sheet: the lane, the places with tokens and Reefs, the ends, the ship in play."""

import math

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.ornament import scales, stepped
from pnp.draw.shapes import Box, Path, Point, regular
from pnp.games.nautilion.boards.hulls import draw_hull
from pnp.games.nautilion.boards.ship_board import ICONS
from pnp.games.nautilion.boards.spaces import draw_duct
from pnp.games.nautilion.components import Side
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.sheets.spiral import BUBBLE, Place, Spiral
from pnp.games.nautilion.tokens import draw_token
from pnp.games.nautilion.tokens.stock import trade

__all__ = ["draw_lane", "draw_place", "draw_ship", "ship_size"]

_LANE = 5.0
_ICON = 4.05
"""The smallest icon."""
_WITH_ICON = 14.4
"""From this width on a round has room for the creature too."""


def draw_lane(canvas: Canvas, spiral: Spiral, area: Box, known: Look) -> None:
    """Draw the frame, the lane with its banks, the marks that point on, and both ends."""
    theme = known.theme
    canvas.draw(stepped(area.grown(2.2), 2.0), stroke=theme.pen("sheet-brass", 0.5, join="miter"))
    canvas.draw(stepped(area.grown(1.3), 2.0), stroke=theme.pen("sheet-brass", 0.2, join="miter"))
    lane = spiral.lane.path()
    canvas.draw(lane, stroke=theme.pen("sheet-lane", _LANE))
    count = len(spiral.places) * 4
    for by in (_LANE / 2, -_LANE / 2):
        canvas.draw(spiral.lane.beside(by, count).path(), stroke=theme.pen("sheet-lane-line", 0.25))
    arrows = Path(digits=2)
    for (x, y), (dx, dy) in spiral.marks:
        tip, back, side = 0.75, 0.65, 1.15
        arrows.polyline(
            [
                (x - back * dx - side * dy, y - back * dy + side * dx),
                (x + tip * dx, y + tip * dy),
                (x - back * dx + side * dy, y - back * dy - side * dx),
            ]
        )
    canvas.draw(arrows, stroke=theme.pen("sheet-red", 0.5, cap="round"))
    for face, (x, y) in (("hi", spiral.start), ("ab", spiral.end)):
        draw_token(canvas, face, known, x, y, spiral.ends)


def draw_place(canvas: Canvas, place: Place, token: str, reef: str, width: float, known: Look) -> None:
    """Draw a place: its Reef behind it, its bubble, the round, the number of the place and that of the token."""
    theme = known.theme
    (x, y), r = place.centre, width / 2
    if reef:
        _draw_reef(canvas, place.reef, place.centre, reef, width, known)
    bx, by = place.bubble
    canvas.circle(bx, by, BUBBLE / 2, fill=theme.ink("white"), stroke=theme.pen("sheet-lane-line", 0.3))
    canvas.circle(x, y, r, fill=theme.ink("white"), stroke=theme.pen("sheet-edge", 0.5))
    craft = trade(int(token[1:]), known) if token[0] == "c" else "mage" if token[0] == "m" else "fighter"
    canvas.circle(x, y, r - 0.75, stroke=theme.pen(f"sheet-{craft}", 0.8))
    small = theme.type("sheet-place")
    canvas.text(
        x, y - r + 1.55 + small.cap_height + (0.4 if width > 13 else 0.0), str(place.number), small, anchor="middle"
    )
    # the number stands in what the place's own leaves of the round
    roomy = width >= _WITH_ICON and token[0] == "c"
    middle = y - 0.06 * width if roomy else y + 0.09 * width
    if token == "x":
        stamp_icon(canvas, known.icons, "mercenary", x, middle + 0.2, 0.52 * width, theme.ink("ink"))
        return
    style = theme.type("sheet-crew").resized(1.62 * width if not roomy else 1.36 * width)
    text = token[1:].upper()
    line = line_of(text, style)
    base = middle + style.cap_height / 2
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    canvas.draw(glyphs, fill=style.ink)
    line.ghost(canvas, glyphs, x, base)
    if roomy:
        stamp_icon(canvas, known.icons, ICONS[int(token[1:]) - 1], x, y + r - 3.4, _ICON, theme.ink("space-icon"))


def _draw_reef(canvas: Canvas, at: Point, centre: Point, reef: str, width: float, known: Look) -> None:
    """Draw a Reef as a rock with its number that looks out from behind its round."""
    theme = known.theme
    (x, y), (cx, cy) = at, centre
    turn = math.degrees(math.atan2(x - cx, cy - y))
    k = 0.3 * width
    rock = regular(7, x, y, k, turn)
    canvas.draw(rock, fill=theme.ink("white"), stroke=theme.pen("sheet-red", 0.6))
    out = math.hypot(x - cx, y - cy) or 1.0
    style = theme.type("sheet-strong").inked(theme.ink("card-red-text")).resized(0.72 * width)
    mx, my = x + (x - cx) / out * 0.48 * k, y + (y - cy) / out * 0.48 * k
    canvas.text(mx, my + style.cap_height / 2, reef[1:], style, anchor="middle")


def ship_size(room: Box, size: tuple[float, float]) -> float:
    """Give the scale at which a board fits into a room."""
    return min(room.width / size[0], room.height / size[1])


def draw_ship(canvas: Canvas, side: Side, room: Box, known: Look) -> list[tuple[float, float, float]]:
    """Draw the ship in play in the middle of a room, its cabins to be ticked; give their places and radii."""
    theme, boards = known.theme, known.box.boards
    wide, high = boards.size
    scale = ship_size(room, boards.size)
    left, top = room.centre[0] - wide * scale / 2, room.centre[1] - high * scale / 2
    r = boards.space / 2
    with canvas.group(moving(left, top, scale)):
        canvas.draw(scales(Box(8, high - 9, wide - 8, high), 4.0, 3), stroke=theme.pen("sheet-lane-line", 0.3))
        draw_hull(canvas, side.id[0], wide, high, known)
        for one, other in side.ducts:
            draw_duct(canvas, side.spaces[one - 1], side.spaces[other - 1], r, known)
    cabins = []
    style = theme.type("sheet-cabin")
    for number, (x, y) in enumerate(side.spaces, 1):
        cx, cy, cr = left + x * scale, top + y * scale, r * scale
        canvas.circle(cx, cy, cr + 0.35, fill=theme.ink("brass"), stroke=theme.pen("line", 0.35))
        canvas.circle(cx, cy, cr - 0.35, fill=theme.ink("white"), stroke=theme.pen("brass-line", 0.3))
        small = style.resized(max(9.0, min(15.0, 2.1 * cr)))
        canvas.text(cx, cy - cr + 1.5 + small.cap_height, str(number), small, anchor="middle")
        cabins.append((cx, cy, cr))
    return cabins
