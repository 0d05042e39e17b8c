"""The sea: rhumb lines, the rose, names on the water, soundings, and the dotted grid that players draw on.

All of it keeps out of the way of pens: thin and light. Where the rose and the names go is found on a fine lattice over
the chart, whose points know how far they are from land: that is done with masks, a ring of points at a time.
"""

import math

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.shapes import Box, Path, Point
from pnp.draw.theme import Theme
from pnp.draw.type import SMALLEST, Type
from pnp.games.carmine.board import GRID, SIDE, Chart
from pnp.games.carmine.engravings import rose
from pnp.games.carmine.page.coast import CELL
from pnp.games.carmine.page.places import name_ribbons
from pnp.masks import Grid, cells
from pnp.seeds import Stream

__all__ = ["draw_grid", "draw_sea"]

_FINE = 3
_STEP = CELL / _FINE
_LATTICE = Grid(SIDE * _FINE, SIDE * _FINE)
_DEEPEST = 7
_LATTICE_EDGE = _LATTICE.north | _LATTICE.south | _LATTICE.west | _LATTICE.east
_EDGE = SIDE * CELL


class _Water:
    """Open water as a lattice of points, with the room that each has around it; what is drawn takes room away.

    `rings[n]` is a mask of the points that are less than n + 1 steps away from something, or from the chart's edge.
    """

    def __init__(self, chart: Chart, theme: Theme) -> None:
        self._taken = 0
        for cell in cells(chart.board.land | chart.board.pirates):
            x, y = _middle(cell)
            self.take(Box(x, y, x, y).grown(CELL / 2))
        for ribbon in name_ribbons(chart, theme):
            self.take(ribbon.box)
        self.settle()

    def take(self, box: Box) -> None:
        """Take the points in a box."""
        left, right = max(0, _down(box.left)), min(_LATTICE.width, -_down(-box.right))
        top, bottom = max(0, _down(box.top)), min(_LATTICE.height, -_down(-box.bottom))
        row = (1 << max(0, right - left)) - 1 << left
        for line in range(top, bottom):
            self._taken |= row << line * _LATTICE.width

    def settle(self) -> None:
        """Measure the room anew after taking."""
        self.rings = [self._taken]
        for _ in range(_DEEPEST):
            self.rings.append(_LATTICE.around(self.rings[-1]) | self.rings[-1] | _LATTICE_EDGE)

    def room_at(self, x: float, y: float) -> int:
        """Give the steps to the nearest thing at a place in mm; 0 off the chart."""
        if not (0 < x < _EDGE and 0 < y < _EDGE):
            return 0
        point = int(y / _STEP) * _LATTICE.width + int(x / _STEP)
        return next((steps for steps, ring in enumerate(self.rings) if ring >> point & 1), _DEEPEST)


def _down(length: float) -> int:
    """Give the steps in a length, rounded down, but for a hair."""
    return math.floor(length / _STEP + 1e-6)


def _middle(cell: int) -> Point:
    column, row = GRID.place(cell)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def draw_sea(canvas: Canvas, chart: Chart, theme: Theme) -> "Waterways":
    """Draw rhumb lines and the rose under the coasts; give what goes on top of them."""
    water = _Water(chart, theme)
    x, y, r = _rose_place(water)
    _draw_rhumbs(canvas, x, y, r, theme)
    canvas.stamp(rose(theme, r, "rose", "rose"), moving(x, y))
    water.take(Box(x, y, x, y).grown(r + 2))
    water.settle()
    return Waterways(water, chart, theme)


def _rose_place(water: _Water) -> tuple[float, float, float]:
    """Find the widest water, not too near the edge, and at a crossing of the grid; the southern one of equals."""
    best = (0.0, 0.0, 0.0, 0.0)
    for row in range(2, SIDE - 1):
        for column in range(2, SIDE - 1):
            x, y = column * CELL, row * CELL
            room = min(water.room_at(x, y) * _STEP, 1.4 * CELL)
            off_centre = abs(column - SIDE / 2) + abs(row - SIDE * 0.62)
            best = max(best, (room - 0.22 * off_centre, x, y, room))
    _, x, y, room = best
    return x, y, min(max((room - 3.7) / 1.1, 4.5), 10.0)  # its ring is a tenth wider, and coasts have waterlines


def _draw_rhumbs(canvas: Canvas, x: float, y: float, r: float, theme: Theme) -> None:
    """Rays of the 32 winds from the rose, and of 16 from three lesser points that lie around it on one circle."""
    rays, accents, far = Path(), Path(), Path()
    for i in range(32):
        angle = math.tau * i / 32
        dx, dy = math.sin(angle), -math.cos(angle)
        path = accents if i % 8 == 4 else rays
        path.move(x + dx * r, y + dy * r).line(x + dx * 1.6 * _EDGE, y + dy * 1.6 * _EDGE)
    for turn in (30, 150, 270):
        nx = x + 0.58 * _EDGE * math.sin(math.radians(turn))
        ny = y - 0.58 * _EDGE * math.cos(math.radians(turn))
        for i in range(16):
            angle = math.tau * i / 16
            far.move(nx, ny).line(nx + 1.6 * _EDGE * math.sin(angle), ny - 1.6 * _EDGE * math.cos(angle))
    canvas.draw(far, stroke=theme.pen("rhumb-far", 0.14))
    canvas.draw(rays, stroke=theme.pen("rhumb", 0.14))
    canvas.draw(accents, stroke=theme.pen("rhumb-carmine", 0.16))


class Waterways:
    """What is written on the water: names of seas along curves, and soundings."""

    def __init__(self, water: _Water, chart: Chart, theme: Theme) -> None:
        self._water = water
        self._chart = chart
        self._theme = theme

    def draw(self, canvas: Canvas) -> None:
        for rank, name in enumerate(self._chart.seas):
            style = self._theme.type("sea-name")
            self._draw_name(canvas, name, style if rank == 0 else style.resized(style.size * 0.72))
        self._draw_soundings(canvas)

    def _draw_name(self, canvas: Canvas, name: str, style: Type) -> None:
        """Write a name where there is room for it, smaller if need be; where there is none, leave it out."""
        for share, room in ((1.0, 2), (0.85, 2), (0.7, 2), (0.6, 2), (0.5, 2), (0.6, 1), (0.5, 1)):
            fitted = style.resized(max(style.size * share, SMALLEST))
            arc = self._best_arc(fitted.width(name), fitted.cap_height, room)
            if arc is not None:
                _write_along(canvas, Curve(arc), name, fitted)
                for x, y in arc[::2]:
                    self._water.take(Box(x, y - fitted.cap_height, x, y).grown(8.0))
                self._water.settle()
                return

    def _best_arc(self, width: float, height: float, least_room: int) -> list[Point] | None:
        """Try shallow arcs at all places of the chart at once; the one that has most room carries the name.

        An arc fits where all its points are free: that is the section of the free water, shifted by each point.
        """
        for room in range(_DEEPEST - 1, least_room - 2, -1):
            free = _LATTICE.full & ~self._water.rings[room]
            for turn, bow in _ARCS:
                points = _arc(width, turn, bow)
                probes = [(round(x / _STEP), round((y - height / 2) / _STEP)) for x, y in points[::3]]
                places = _inner(probes)
                for x, y in probes:
                    shift = y * _LATTICE.width + x
                    places &= free >> shift if shift >= 0 else free << -shift
                if places:
                    found = list(cells(places))
                    column, row = _LATTICE.place(found[len(found) // 2])
                    return [((column + 0.5) * _STEP + x, (row + 0.5) * _STEP + y) for x, y in points]
        return None

    def _draw_soundings(self, canvas: Canvas) -> None:
        """Depths in fathoms, the deeper the farther from land, in the corners of cells, where pens come last."""
        stream = Stream("carmine", "soundings", "".join(self._chart.board.rows))
        style = self._theme.type("sounding")
        places: list[Point] = []
        for cell in stream.shuffled(list(cells(self._chart.board.sea))):
            x, y = _middle(cell)
            x, y = x + stream.choice((-2.6, 2.6)), y + stream.choice((-2.4, 3.6))
            room = self._water.room_at(x, y - 0.8)
            around = [(x + dx, y - 0.8 + dy) for dx, dy in ((0, 0), (-4.2, 0), (4.2, 0), (0, -4.2), (0, 4.2))]
            if min(self._water.room_at(*place) for place in around) < 1:
                continue  # too near: waterlines and ribbons are there
            if all(math.hypot(x - px, y - py) > 16 for px, py in places):
                places.append((x, y))
                canvas.text(x, y, str(stream.between(2, 8) + 6 * room), style, anchor="middle")


_ARCS = ((0, 0.13), (0, -0.13), (-14, 0.1), (14, -0.1), (-28, 0.08), (28, -0.08))
"""Shapes of names: slope in degrees, bow as a share of the length."""


def _inner(probes: list[tuple[int, int]]) -> int:
    """Give the places of the lattice from which all probes stay inside it."""
    columns, rows = zip(*probes, strict=True)
    left, right = max(0, -min(columns)), _LATTICE.width - max(0, max(columns))
    top, bottom = max(0, -min(rows)), _LATTICE.height - max(0, max(rows))
    line = (1 << max(0, right - left)) - 1 << left
    return sum(line << row * _LATTICE.width for row in range(top, bottom))


def _arc(width: float, turn: float, bow: float) -> list[Point]:
    """Give 25 points of a shallow arc about the origin."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for i in range(25):
        t = i / 24 - 0.5
        along, across = t * width, bow * width * (4 * t * t - 0.5)
        points.append((along * c - across * s, along * s + across * c))
    return points


def _write_along(canvas: Canvas, curve: Curve, text: str, style: Type) -> None:
    """Set letter by letter, each turned as the curve runs beneath its middle."""
    whole = style.width(text)
    walked = 0.0
    for letter in text:
        width = style.face.width(letter, style.size)
        t = min(max((walked + width / 2) / whole, 0.0), 1.0)
        x, y = curve.at(t)
        dx, dy = curve.direction(t)
        if letter != " ":
            with canvas.group(turning(x, y, math.degrees(math.atan2(dy, dx)))):
                canvas.text(0, 0, letter, style, anchor="middle")
        walked += width + style.spacing


def draw_grid(canvas: Canvas, theme: Theme) -> None:
    """Draw the cells as dotted lines with small crosses: clear to count, easy to draw over."""
    dots, crosses = Path(), Path()
    arm = 0.8
    for i in range(1, SIDE):
        at, first, last = i * CELL, CELL - arm, _EDGE - CELL + arm
        dots.move(at, 0).line(at, _EDGE).move(0, at).line(_EDGE, at)
        crosses.move(at, first).line(at, last).move(first, at).line(last, at)
    canvas.draw(dots, stroke=theme.pen("grid", 0.22, dash=(0.001, CELL / 8), cap="round"))
    canvas.draw(crosses, stroke=theme.pen("line", 0.2, dash=(2 * arm, CELL - 2 * arm)))
