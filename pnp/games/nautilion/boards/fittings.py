"""What stands in a ship between its cabins: dials, valves, cogs, a boiler, and the ship's own portrait.

They are drawn dim, like the far wall of a cutaway, in the largest rounds that tokens and ducts leave free; the portrait
has the largest and its full colours. All follow from the board's data.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pnp.draw.canvas import Canvas, moving
from pnp.draw.curve import flattened
from pnp.draw.engrave import Plate
from pnp.draw.ornament import around, dots, ellipse, rays, tube
from pnp.draw.shapes import Box, Circle, Path, Point, Rect
from pnp.games.nautilion.boards.hulls import hull
from pnp.games.nautilion.boards.spaces import DUCT
from pnp.games.nautilion.components import Boards, Side
from pnp.games.nautilion.figures.ships import draw_ship
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.tokens.porthole import R

__all__ = ["Round", "draw_fittings", "free_rounds"]

_STEP = 3
_LEAST = 4.6
"""Radius of the smallest fitting."""
_MOST = 12.5
_PORTRAIT = 6.0
"""Of the smallest portrait: a smaller one would be a blot."""
_COUNT = 9


class Round(NamedTuple):
    """A free place."""

    x: float
    y: float
    r: float


def free_rounds(side: Side, boards: Boards, taken: Box) -> list[Round]:
    """Give the largest rounds inside the hull that touch no token, no duct and not the plate, largest first."""
    wide, high = boards.size
    outline = flattened(hull(side.id[0], wide, high), 2)[0]
    edge = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    rooms: list[Round] = []
    for x in range(_STEP * 3, wide, _STEP):
        for y in range(_STEP * 3, high, _STEP):
            room = min(math.hypot(x - sx, y - sy) for sx, sy in side.spaces) - R
            if room < _LEAST:
                continue
            ends = ((side.spaces[one - 1], side.spaces[other - 1]) for one, other in side.ducts)
            room = min(room, *(_from_line((x, y), *pair) - DUCT / 2 for pair in ends))
            aside = max(taken.left - x, 0, x - taken.right), max(taken.top - y, 0, y - taken.bottom)
            room = min(room, math.hypot(*aside)) - 1.0
            if room >= _LEAST and _inside((x, y), edge):
                room = min(room, min(_from_line((x, y), *piece) for piece in edge) - 3.0)
                if room >= _LEAST:
                    rooms.append(Round(x, y, min(room, _MOST)))
    found: list[Round] = []
    while rooms and len(found) < _COUNT:
        best = max(rooms, key=lambda room: (round(room.r, 3), -room.x, -room.y))
        found.append(best)
        shrunk = (
            room._replace(r=min(room.r, math.hypot(room.x - best.x, room.y - best.y) - best.r - 1)) for room in rooms
        )
        rooms = [room for room in shrunk if room.r >= _LEAST]
    return found


def _from_line(point: Point, begin: Point, end: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, begin, end
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / ((dx * dx + dy * dy) or 1.0)))
    return math.hypot(px - ax - t * dx, py - ay - t * dy)


def _inside(point: Point, edge: Sequence[tuple[Point, Point]]) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in edge:
        if (ay <= y) != (by <= y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            odd = not odd
    return odd


def draw_fittings(canvas: Canvas, side: Side, rounds: Sequence[Round], known: Look) -> None:
    """Draw the portrait in the largest round, and fittings in the others."""
    for i, (x, y, r) in enumerate(rounds):
        plate = Plate()
        portrait = i == 0 and r >= _PORTRAIT
        if not portrait:
            (_dial, _cog, _boiler, _valve)[i % 4](plate)
        else:
            draw_ship(plate, side.id)
        # a portrait is 30 mm long, a fitting 20 mm wide
        with canvas.group(moving(x, y, r / (14.5 if portrait else 10.0))):
            plate.draw(canvas, known.theme)


def _dial(plate: Plate) -> None:
    plate.area(Circle(0, 0, 9.0), "fitting", 0.9, "fitting-line")
    plate.lines(Circle(0, 0, 7.4).path(), 0.35, "fitting-line")
    plate.lines(rays(0, 0, 5.4, 7.0, 15, -130, 130), 0.5, "fitting-line")
    plate.lines(Path().move(0, 0).line(3.6, -3.8), 0.9, "fitting-line")
    plate.area(Circle(0, 0, 1.3), "fitting", 0.5, "fitting-line")


def _cog(plate: Plate) -> None:
    teeth = Path()
    for i in range(12):
        for da, r in ((-9, 7.2), (-6, 9.2), (6, 9.2), (9, 7.2)):
            a = math.radians(30 * i + da)
            point = r * math.sin(a), -r * math.cos(a)
            if teeth.steps:
                teeth.line(*point)
            else:
                teeth.move(*point)
    plate.area(teeth.close(), "fitting", 0.8, "fitting-line")
    for x, y in around(0, 0, 4.6, 6):
        plate.area(Circle(x, y, 1.5), "hull", 0.4, "fitting-line")
    plate.area(Circle(0, 0, 1.8), "hull", 0.5, "fitting-line")


def _boiler(plate: Plate) -> None:
    plate.lines(Path().move(0, -6.0).line(0, -9.6).move(-3.4, -9.6).line(3.4, -9.6), 1.1, "fitting-line")
    plate.area(Rect(-6.4, -6.4, 12.8, 14.2, 3.2), "fitting", 0.9, "fitting-line")
    plate.lines(Path().move(-6.4, -3.2).line(6.4, -3.2).move(-6.4, 5.4).line(6.4, 5.4), 0.5, "fitting-line")
    plate.area(ellipse(0, 1.2, 3.4, 3.0), "hull", 0.6, "fitting-line")
    plate.lines(
        tube([(-1.4, 3.0), (-0.6, 0.6), (0.6, 1.6), (0.2, -0.9)], 0.1, 0.9, 0.7, 0.1, count=5), 0.3, "fitting-line"
    )
    plate.lines(
        dots([(-4.6, -4.8), (-1.6, -4.8), (1.6, -4.8), (4.6, -4.8), (-4.6, 6.6), (-1.6, 6.6), (1.6, 6.6), (4.6, 6.6)]),
        0.8,
        "fitting-line",
    )


def _valve(plate: Plate) -> None:
    plate.lines(rays(0, 0, 2.0, 7.6, 5), 1.3, "fitting-line")
    plate.area(Circle(0, 0, 9.0).path().add(Circle(0, 0, 7.2).path()), "fitting", 0.6, "fitting-line")
    plate.area(Circle(0, 0, 2.4), "fitting", 0.8, "fitting-line")
    plate.lines(dots(around(0, 0, 8.1, 10, 18)), 0.6, "fitting-line")
