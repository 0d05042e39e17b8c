"""Coasts: the cells of land turned into smooth, seeded shorelines.

The shore is traced along the sides of the cells with the land on the right hand, then roughened and rounded. It stays
within `STRAY` mm of its cells on the sea's side, so that a player never doubts which cell is land. Land at the edge of
the chart runs on beyond it, and the frame cuts it off. Waterlines need no geometry of their own: the shore is stroked
wide in the water's colour and less wide in the sea's, again and again, which makes exact parallels that flow together
where islands lie close.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from pnp.draw.canvas import Canvas, Draw
from pnp.draw.ink import Pen
from pnp.draw.shapes import Path, Point, Rect, smooth
from pnp.draw.theme import Theme
from pnp.games.carmine.board import SIDE, Board
from pnp.seeds import Stream

__all__ = ["CELL", "STRAY", "Coast", "draw_land", "draw_waterlines", "trace"]

CELL = 11.0
"""Side of a cell in mm."""

STRAY = 1.2
"""How far land may reach out of its cells, in mm."""

# Right, straight, left: at a corner where two lands touch, the sharpest right turn keeps them apart.
_DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
_SAMPLES = (0.125, 0.375, 0.625, 0.875)
_OFF_SHORE = 0.8
_CLOSEST = 1.3  # nearer together, points make a curve kink


@dataclass(frozen=True, slots=True)
class Coast:
    """All shores of a board, as one path to fill or stroke, and as points to set hachures along."""

    path: Path
    loops: tuple[tuple[Point, ...], ...]


def trace(board: Board) -> Coast:
    """Draw up the shores of a board in mm, (0, 0) being the corner of cell A1. Equal boards have equal shores."""
    stream = Stream("carmine", "coast", "".join(board.rows))
    path = Path(kept=True, digits=1)
    loops = []
    for corners in _loops(_spread(board)):
        points = _roughened(corners, stream)
        path.add(smooth(points, closed=True))
        loops.append(tuple(points))
    return Coast(path, tuple(loops))


def _spread(board: Board) -> set[tuple[int, int]]:
    """Give the land cells as (column, row), those along the edge continued by one cell beyond it."""
    land = set()
    for row in range(-1, SIDE + 1):
        for column in range(-1, SIDE + 1):
            inside = min(max(column, 0), SIDE - 1), min(max(row, 0), SIDE - 1)
            if board.land >> (inside[1] * SIDE + inside[0]) & 1:
                land.add((column, row))
    return land


def _loops(land: set[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Walk around every land mass and every lake, from corner to corner of the cells, land on the right."""
    ways: dict[tuple[int, int], list[int]] = {}
    for column, row in sorted(land):
        for start, direction, neighbour in (
            ((column, row), 0, (column, row - 1)),
            ((column + 1, row), 1, (column + 1, row)),
            ((column + 1, row + 1), 2, (column, row + 1)),
            ((column, row + 1), 3, (column - 1, row)),
        ):
            if neighbour not in land:
                ways.setdefault(start, []).append(direction)
    while ways:
        start = min(ways)
        corner, heading = start, ways[start][0]
        loop = []
        while corner in ways:
            turns = ways[corner]
            heading = min(turns, key=lambda way: (heading + 1 - way) % 4)
            turns.remove(heading)
            if not turns:
                del ways[corner]
            loop.append(corner)
            corner = corner[0] + _DIRECTIONS[heading][0], corner[1] + _DIRECTIONS[heading][1]
        yield loop


def _roughened(corners: list[tuple[int, int]], stream: Stream) -> list[Point]:
    """Set points along a loop, a little off the cells' sides, and none near its bends, so that a curve rounds them."""
    count = len(corners)
    swell = [stream.real(-1.0, 0.45) for _ in corners]
    points: list[Point] = []
    for i, (column, row) in enumerate(corners):
        (before, there, after) = (corners[(i + j) % count] for j in (-1, 1, 2))
        dx, dy = there[0] - column, there[1] - row
        turn_here = (column - before[0]) * dy - (row - before[1]) * dx
        turn_there = dx * (after[1] - there[1]) - dy * (after[0] - there[0])
        first = _bend(turn_here, stream)
        last = 1 - _bend(turn_there, stream)
        inner = [t for t in _SAMPLES if first + 0.08 < t < last - 0.08]
        for t in [first, *inner, last] if first > 0 and last < 1 else _ends(first, inner, last):
            off = swell[i] * (1 - t) + swell[(i + 1) % count] * t + stream.real(-0.38, 0.38)
            off = min(off, _OFF_SHORE)
            # the sea lies on the left hand: (dy, -dx) points there
            point = ((column + dx * t) * CELL + dy * off, (row + dy * t) * CELL - dx * off)
            if not points or math.dist(points[-1], point) > _CLOSEST:
                points.append(point)
    return points


def _bend(turn: int, stream: Stream) -> float:
    """Give how far from a corner, in cells, the shore leaves the straight line; 0 where it goes straight on."""
    if turn > 0:  # a cape: round it as much as chance likes
        return stream.real(0.14, 0.3)
    if turn < 0:  # a cove: filled less, since what fills it is sea's
        return stream.real(0.1, 0.15)
    return 0.0


def _ends(first: float, inner: list[float], last: float) -> list[float]:
    return [t for t in (first, *inner, last) if 0 < t < 1]


def draw_waterlines(canvas: Canvas, coast: Coast, theme: Theme) -> None:
    """Draw the fading lines around every shore, from the outermost to the one along the land."""
    for name, distance, width in (
        ("water-4", 3.35, 0.16),
        ("water-3", 2.5, 0.18),
        ("water-2", 1.75, 0.2),
        ("water-1", 1.05, 0.24),
    ):
        # an ink may thin its lines: that holds for the line which stays visible, not for the stroke that makes it
        weight = theme.ink(name).paint(canvas.mode).weight
        line = weight * width
        canvas.draw(coast.path, stroke=Pen(theme.ink(name), (2 * distance + line) / weight, join="round"))
        water = theme.ink("deep" if name == "water-4" else "shallow")
        canvas.draw(coast.path, stroke=Pen(water, 2 * distance - line, join="round"))


def draw_land(canvas: Canvas, coast: Coast, theme: Theme, lie_of_the_land: Draw) -> None:
    """Draw the land itself: its colour, darker towards the shore, its hachures, what lies on it, and the shoreline."""
    everywhere = Rect(0, 0, SIDE * CELL, SIDE * CELL)
    with canvas.group(clip=coast.path):
        canvas.draw(everywhere, fill=theme.ink("ground"))
        canvas.draw(everywhere, fill=theme.ink("land"))
        canvas.draw(coast.path, stroke=Pen(theme.ink("shade-light"), 4.6, join="round"))
        canvas.draw(coast.path, stroke=Pen(theme.ink("shade"), 2.5, join="round"))
        canvas.draw(_hachures(coast), stroke=theme.pen("coast", 0.15, cap="round"))
        lie_of_the_land(canvas)
    canvas.draw(coast.path, stroke=theme.pen("coast", 0.5))


def _hachures(coast: Coast) -> Path:
    """Short strokes on the land's side of the shores that lie in shadow, to the south and the east."""
    stream = Stream("carmine", "hachures", len(coast.loops))
    path = Path(digits=1)
    for loop in coast.loops:
        for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            tx, ty = (bx - ax) / length, (by - ay) / length
            nx, ny = -ty, tx  # towards the land
            shadow = -(0.55 * nx + 0.83 * ny)
            if shadow < 0.2:
                continue
            steps = max(1, round(length / 1.0))
            for i in range(steps):
                chance = stream.word()  # one word holds three whims of 16 bits
                one, two, three = (chance >> shift & 0xFFFF for shift in (0, 16, 32))
                t = (i + 0.2 + 0.6 * one / 0xFFFF) / steps
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                reach = 0.45 + shadow * (0.45 + 0.9 * two / 0xFFFF)
                lean = 0.24 * three / 0xFFFF - 0.12
                path.move(x, y).line(x + (nx + tx * lean) * reach, y + (ny + ty * lean) * reach)
    return path
