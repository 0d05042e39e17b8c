"""Relief: the hills and woods that fill the land, in an engraver's hand.

A hill is a light face, a face in shadow with strokes that run down the slope, and two outlines. Hills and trees are
stamped from a stock that all boards share, each a little wider or narrower, higher or lower than the last time: so no
two look alike, a map of a hundred of them stays small, and a book of 24 boards hardly grows.
"""

import math
from collections.abc import Iterator
from functools import partial

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.shapes import Box, Path, Point
from pnp.draw.theme import Theme
from pnp.games.carmine.board import GRID, Board
from pnp.games.carmine.page.coast import CELL
from pnp.masks import cells
from pnp.seeds import Stream

__all__ = ["draw_relief"]

_TREES = 5
_HILLS = 6
_HIGH, _LOW = 7.0, 3.6  # mm: a mountain and a foothill


def draw_relief(canvas: Canvas, board: Board, theme: Theme) -> None:
    """Fill every land cell that carries nothing else: hills inland, woods along the shores, mixed by chance."""
    artist = _Artist(canvas, theme, Stream("carmine", "relief", "".join(board.rows)))
    plain = board.land & ~(board.ports | board.monoliths | board.bonuses)
    for cell in cells(plain):
        column, row = GRID.place(cell)
        x, y = column * CELL, row * CELL
        inland = (GRID.near[cell] & board.land).bit_count()
        dice = artist.chance.below(100)
        if dice < 34 + 4 * inland:
            artist.mountains(x, y)
        elif dice < 92:
            artist.wood(x + CELL / 2, y + CELL / 2, artist.chance.between(5, 9), 3.3)
        else:
            artist.hill(_LOW, x + 7.2, y + 7.2)
            artist.wood(x + 3.4, y + 6.6, 3, 1.5)


class _Artist:
    """Who stamps hills and trees on a canvas: each cell by another whim."""

    def __init__(self, canvas: Canvas, theme: Theme, chance: Stream) -> None:
        self.canvas = canvas
        self.chance = chance
        self.trees = [_tree(theme, number) for number in range(_TREES)]
        self.hills = {height: [_hill(theme, height, number) for number in range(_HILLS)] for height in (_HIGH, _LOW)}

    def hill(self, height: float, x: float, foot: float) -> None:
        wide, high = self.chance.between(88, 110) / 100, self.chance.between(88, 112) / 100
        self.canvas.stamp(self.chance.choice(self.hills[height]), (wide, 0, 0, high, round(x, 1), round(foot, 1)))

    def mountains(self, x: float, y: float) -> None:
        """One to three peaks in a cell, the farther ones first."""
        count = (1, 2, 2, 3)[self.chance.below(4)]
        foot = y + self.chance.real(8.7, 9.4)
        middle = x + CELL / 2 + self.chance.real(-0.6, 0.6)
        if count == 1:
            self.hill(_HIGH, middle, foot)
        elif count == 2:
            side = self.chance.choice((-1, 1))
            self.hill(_HIGH, middle - side * 0.9, foot - 0.4)
            self.hill(_LOW, middle + side * 2.2, foot + 0.2)
        else:
            self.hill(_HIGH, middle - 0.3, foot - 0.9)
            self.hill(_LOW, middle - 2.3, foot + 0.1)
            self.hill(_LOW, middle + 2.2, foot + 0.3)

    def wood(self, x: float, y: float, count: int, spread: float) -> None:
        """A group of trees, the farther ones first, none on top of another's trunk."""
        places: list[Point] = []
        for _ in range(count * 4):
            place = x + self.chance.real(-spread, spread), y + 0.9 + self.chance.real(-spread, spread) * 0.8
            if all(abs(place[0] - px) > 1.3 or abs(place[1] - py) > 0.8 for px, py in places):
                places.append(place)
            if len(places) == count:
                break
        for px, py in sorted(places, key=lambda place: place[1]):
            size = self.chance.between(85, 115) / 100
            self.canvas.stamp(self.chance.choice(self.trees), (size, 0, 0, size, round(px, 1), round(py, 1)))


def _hill(theme: Theme, height: float, number: int) -> Symbol:
    """One peak of the stock, the middle of its foot at the origin."""
    box = Box(-0.7 * height, -1.05 * height, 0.8 * height, 0.1 * height).grown(0.5)
    return Symbol(
        f"carmine hill {height} {number}", box, partial(_draw_hill, theme=theme, height=height, number=number)
    )


def _draw_hill(canvas: Canvas, theme: Theme, height: float, number: int) -> None:
    stream = Stream("carmine", "hill", round(height * 10), number)
    top = (stream.real(-0.09, 0.09) * height, -height)
    half = height * stream.real(0.52, 0.64)
    left = (-half, stream.real(-0.1, 0.25))
    right = (half * stream.real(0.95, 1.15), stream.real(-0.2, 0.2))
    slope_left, slope_right = _slope(stream, top, left, 0.05), _slope(stream, top, right, -0.06)
    # the ridge that parts light from shadow wanders from the top to the foot
    ridge = [
        top,
        (top[0] + stream.real(0.02, 0.1) * height, -0.7 * height),
        (top[0] + stream.real(-0.1, 0.05) * height, -0.42 * height),
        (top[0] + stream.real(0.0, 0.16) * height, -stream.real(0.0, 0.08) * height),
    ]
    outline = [left, *reversed(slope_left), top, *slope_right, right]
    canvas.draw(Path().polyline(outline, close=True), fill=theme.ink("peak"))
    shadow = Path().polyline([*ridge, right, *reversed(slope_right)], close=True)
    canvas.draw(shadow, fill=theme.ink("peak-shade"))
    strokes = Path(_strokes(stream, height, ridge, left, right), digits=2)
    canvas.draw(strokes, stroke=theme.pen("line", 0.13, cap="round"))
    canvas.draw(Path().polyline(outline), stroke=theme.pen("line", 0.26, cap="round"))


def _strokes(
    stream: Stream, height: float, ridge: list[Point], left: Point, right: Point
) -> Iterator[tuple[str, float, float]]:
    """Lines from the ridge down along the shadowed slope; the lower they begin, the shorter they are."""
    top = ridge[0]
    count = max(6, round(height * 2.5))
    dx, dy = right[0] - top[0], right[1] - top[1]
    for i in range(count):
        t = (i + 0.7) / count
        x, y = _along(ridge, t)
        reach = (1 - t) * stream.real(0.74, 0.97)
        if reach * height >= 0.3:
            # steeper than the slope itself, as rain would run
            yield "M", x, y
            yield "L", x + dx * reach * 0.78, y + dy * reach
    for _ in range(2):  # and a few on the light side
        t = stream.real(0.35, 0.7)
        x, y = top[0] + (left[0] - top[0]) * t + 0.14 * height, top[1] + (left[1] - top[1]) * t
        yield "M", x, y
        yield "L", x - 0.03 * height, y + 0.16 * height


def _slope(stream: Stream, top: Point, base: Point, sag: float) -> list[Point]:
    """Give two points between top and base, off the straight line: hollow slopes look higher."""
    points = []
    for t in (0.33, 0.68):
        bow = sag * 4 * t * (1 - t) + stream.real(-0.025, 0.025)
        dx, dy = base[0] - top[0], base[1] - top[1]
        points.append((top[0] + dx * t + dy * bow, top[1] + dy * t - dx * bow * 0.5))
    return points


def _along(points: list[Point], t: float) -> Point:
    place = t * (len(points) - 1)
    i = min(int(place), len(points) - 2)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    return ax + (bx - ax) * (place - i), ay + (by - ay) * (place - i)


def _tree(theme: Theme, number: int) -> Symbol:
    """A broad-leaved tree, about 2.4 mm high, its foot at the origin."""
    return Symbol(f"carmine tree {number}", Box(-1.6, -3.2, 1.6, 0.4), partial(_draw_tree, theme=theme, number=number))


def _draw_tree(canvas: Canvas, theme: Theme, number: int) -> None:
    stream = Stream("carmine", "tree", number)
    crown = _crown(stream, 0.0, -1.5, stream.real(0.84, 1.0))
    shade = Path(digits=2)
    for i in range(4):
        x = 0.1 + 0.2 * i
        shade.move(x, -2.0 + 0.24 * i * stream.real(0.6, 1.2)).line(x - 0.04, -0.82 - 0.16 * i)
    canvas.line(0, 0.02, 0, -0.7, theme.pen("line", 0.22))
    canvas.line(-0.2, 0.02, 0.95, 0.02, theme.pen("line", 0.1))
    canvas.draw(crown, fill=theme.ink("wood"), stroke=theme.pen("line", 0.18))
    canvas.draw(shade, stroke=theme.pen("line", 0.12, cap="round"))


def _crown(stream: Stream, x: float, y: float, r: float) -> Path:
    """A crown of leaves: lobes that bulge between cusps, like a cloud."""
    lobes = stream.between(6, 8)
    angles = [math.tau * (i + stream.real(-0.18, 0.18)) / lobes for i in range(lobes)]
    cusps = [(x + r * 0.82 * math.cos(a), y + r * 0.86 * math.sin(a)) for a in angles]
    path = Path(digits=2).move(*cusps[0])
    for i, start in enumerate(cusps):
        end = cusps[(i + 1) % lobes]
        bulge = stream.real(1.3, 1.5)
        handles = [(x + (px - x) * bulge, y + (py - y) * bulge) for px, py in (start, end)]
        path.curve(*handles[0], *handles[1], *end)
    return path.close()
