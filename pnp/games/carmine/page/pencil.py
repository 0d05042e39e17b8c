"""The pencil: what a player has drawn on the map, laid over it as it would look in a neat hand.

Every adventure has its sign in each of its cells, and one outline. A current is an arrow from tail to head. Spent
cells are crossed, explored land is crossed off, a port where a story was told has a tick, the home port a ring. The
ship's way is a line from an open dot on, with a full one at the end of every turn in which it moved, and the turn's
number beneath.
"""

from collections.abc import Iterator, Sequence
from math import atan2, degrees

from pnp.draw.canvas import Canvas, turning
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Pen
from pnp.draw.shapes import Path, Point
from pnp.draw.theme import Theme
from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.page.coast import CELL
from pnp.games.carmine.sheet import Sheet
from pnp.masks import cells

__all__ = ["draw_pencil", "draw_ship", "draw_turns", "draw_wakes", "middle", "outline"]

_INSET = 0.6
"""Between a drawing's outline and the lines of the grid."""
_CORNER = 1.5
_SIGNS = (
    ("monster_cells", "sea-monster", "monster-tint"),
    ("peril_cells", "peril", "peril-tint"),
    ("rocks", "rocks", "rock-tint"),
)


def middle(cell: int) -> Point:
    """Give the centre of a cell on the map."""
    column, row = GRID.place(cell)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def draw_pencil(
    canvas: Canvas, board: Board, sheet: Sheet, drawings: Sequence[int], theme: Theme, icons: Icons
) -> None:
    """Draw everything on a sheet's map but the ship and its way; `drawings` are the cells that were drawn at once."""
    for field, icon, tint in _SIGNS:
        left: int = getattr(sheet, field)
        for drawing in drawings:
            _draw_adventure(canvas, left & drawing, icon, tint, theme, icons)
            left &= ~drawing
        _draw_adventure(canvas, left, icon, tint, theme, icons)
    for ambush in sheet.ambushes:
        _draw_adventure(canvas, ambush.cells, "ambush", "peril-tint", theme, icons)
    for current in sheet.currents:
        _draw_current(canvas, [cell for cell in current if cell < GRID.size], theme)
    for cell in cells(sheet.spent & board.sea):
        _draw_cross(canvas, cell, 4.0, theme.pen("white", 1.0, cap="round"))
        _draw_cross(canvas, cell, 4.0, theme.pen("line", 0.4, cap="round"))
    for cell in cells(sheet.explored):
        _draw_cross(canvas, cell, 3.4, theme.pen("halo", 2.0, cap="round"))
        _draw_cross(canvas, cell, 3.4, theme.pen("wake", 1.0, cap="round"))
    if sheet.home is not None and sheet.home < GRID.size:
        x, y = middle(sheet.home)
        for ink, width in (("white", 1.6), ("wake", 0.9)):
            canvas.circle(x, y - 0.9, 4.7, stroke=theme.pen(ink, width))
    for cell in cells(sheet.told & board.ports):
        x, y = middle(cell)
        canvas.circle(x + 3.9, y - 3.9, 1.9, fill=theme.ink("white"), stroke=theme.pen("wake", 0.35))
        stamp_icon(canvas, icons, "tick", x + 3.9, y - 3.9, 3.0, theme.ink("wake"))


def _draw_adventure(canvas: Canvas, mask: int, icon: str, tint: str, theme: Theme, icons: Icons) -> None:
    mask &= GRID.full
    if mask:
        canvas.draw(outline(mask, _INSET), fill=theme.ink(tint), stroke=theme.pen("line", 0.35))
    for cell in cells(mask):
        stamp_icon(canvas, icons, icon, *middle(cell), 7.4, theme.ink("silhouette"))


def _draw_current(canvas: Canvas, current: Sequence[int], theme: Theme) -> None:
    """A broad arrow with a stop in each cell."""
    if not current:
        return
    mask = 0
    for cell in current:
        mask |= 1 << cell
    canvas.draw(outline(mask, _INSET), fill=theme.ink("current-tint"), stroke=theme.pen("teal", 0.35))
    points = [middle(cell) for cell in current]
    canvas.draw(Path().polyline(points), stroke=theme.pen("teal", 1.0, cap="round"))
    for x, y in points[:-1]:
        canvas.circle(x, y, 1.3, fill=theme.ink("white"), stroke=theme.pen("teal", 0.5))
    (x0, y0), (x, y) = points[-2] if len(points) > 1 else (points[-1][0] - 1, points[-1][1]), points[-1]
    with canvas.group(turning(x, y, degrees(atan2(y - y0, x - x0)))):
        canvas.polygon([(3.6, 0), (-2.0, -2.9), (-0.8, 0), (-2.0, 2.9)], fill=theme.ink("teal"))


def _draw_cross(canvas: Canvas, cell: int, reach: float, pen: Pen) -> None:
    x, y = middle(cell)
    cross = Path().move(x - reach, y - reach).line(x + reach, y + reach)
    canvas.draw(cross.move(x - reach, y + reach).line(x + reach, y - reach), stroke=pen)


# -- the ship's way --------------------------------------------------------------------------------


def draw_wakes(canvas: Canvas, wakes: Sequence[Sequence[int]], theme: Theme) -> None:
    """Draw the way turn by turn: `wakes` are the cells of each turn, from where it began."""
    way = Path()
    for wake in wakes:
        if len(wake) > 1:
            way.polyline(middle(cell) for cell in wake)
    if not way.steps:
        return
    canvas.draw(way, stroke=theme.pen("white", 2.0, cap="round"))
    canvas.draw(way, stroke=theme.pen("wake", 0.95, cap="round"))
    canvas.circle(*middle(wakes[0][0]), 1.5, fill=theme.ink("white"), stroke=theme.pen("wake", 0.7))
    for cell in sorted({wake[-1] for wake in wakes if len(wake) > 1}):
        canvas.circle(*middle(cell), 1.15, fill=theme.ink("wake"), stroke=theme.pen("white", 0.35))


def draw_ship(canvas: Canvas, sheet: Sheet, theme: Theme, icons: Icons) -> None:
    """Draw the ship where it lies in the end."""
    if sheet.at is not None and sheet.at < GRID.size:
        x, y = middle(sheet.at)
        canvas.circle(x, y - 1.5, 3.4, fill=theme.ink("white"), stroke=theme.pen("wake", 0.7))
        stamp_icon(canvas, icons, "ship", x, y - 1.5, 5.2, theme.ink("wake"))


def draw_turns(canvas: Canvas, wakes: Sequence[Sequence[int]], theme: Theme) -> None:
    """Write the turns where they ended."""
    ends: dict[int, list[str]] = {}
    for number, wake in enumerate(wakes, 1):
        if len(wake) > 1:
            ends.setdefault(wake[-1], []).append(str(number))
    style = theme.type("turn")
    for cell, turns in ends.items():
        x, y = middle(cell)
        text = " ".join(turns[:4]) + (" …" if len(turns) > 4 else "")
        half = style.width(text) / 2 + 0.6
        canvas.rect(x - half, y + 1.9, 2 * half, 2.8, r=1.0, fill=theme.ink("white"), stroke=theme.pen("wake", 0.2))
        canvas.text(x, y + 3.3 + style.cap_height / 2, text, style, anchor="middle")


# -- outlines --------------------------------------------------------------------------------------


def outline(mask: int, inset: float, corner: float = _CORNER) -> Path:
    """Give the outline of a set of cells, so far inside its edge, with round corners; negative insets lie outside."""
    path = Path()
    for loop in _loops(mask):
        sides = list(zip(loop, [*loop[1:], loop[0]], strict=True))
        headings = [((x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)) for (x1, y1), (x2, y2) in sides]
        letter = "M"
        for i, (x, y) in enumerate(loop):
            (ax, ay), (bx, by) = headings[i - 1], headings[i]
            px = x * CELL - inset * (ay + by)  # the inside lies to the right of every side
            py = y * CELL + inset * (ax + bx)
            path.steps.append((letter, px - ax * corner, py - ay * corner))
            path.curve(
                px - ax * corner * 0.45, py - ay * corner * 0.45, px + bx * corner * 0.45, py + by * corner * 0.45,
                px + bx * corner, py + by * corner,
            )  # fmt: skip
            letter = "L"
        path.close()
    return path


def _loops(mask: int) -> Iterator[list[tuple[int, int]]]:
    """Give the edges of a set of cells as closed walks from corner to corner, clockwise around the cells."""
    sides: dict[tuple[int, int], list[tuple[int, int]]] = {}
    inside = {GRID.place(cell) for cell in cells(mask)}
    for column, row in sorted(inside):
        for dx, dy, x, y in ((0, -1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 1), (-1, 0, 0, 1)):
            if (column + dx, row + dy) not in inside:
                sides.setdefault((column + x, row + y), []).append((-dy, dx))
    while sides:
        # Nothing lies west of the first corner, so only one side begins there, and the walk ends where it began.
        start = at = min(sides)
        heading = sides[at][0]
        loop = [at]
        while True:
            sides[at].remove(heading)
            if not sides[at]:
                del sides[at]
            at = (at[0] + heading[0], at[1] + heading[1])
            if at == start:
                break
            right = (-heading[1], heading[0])
            # Where two cells touch at a corner the walk stays with its own, to the right.
            following = right if right in sides[at] else sides[at][0]
            if following != heading:
                loop.append(at)
            heading = following
        yield loop
