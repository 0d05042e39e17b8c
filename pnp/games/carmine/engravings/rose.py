"""The compass rose: points split into light and dark, a ring of degrees, a lily for north.

In the two inks of the plate the dark halves are solid. In a paler ink, for a rose that lies under the play on a map,
they are a few fine lines, so that a pencil line over it stays readable and a black print stays light.
"""

import math
from functools import cache

from pnp.draw.canvas import Canvas, Symbol
from pnp.draw.engrave import Plate
from pnp.draw.shapes import Box, Circle, Path, Point
from pnp.draw.theme import Theme

__all__ = ["LILY", "cost_rose", "rose", "star_points"]

SOLID = {"line": "dark", "carmine": "flag"}
"""The inks whose dark halves are solid, with the ink of such an area."""

LILY = (
    "M0 -10 C1.6 -8.2 2.3 -6.6 2.3 -5.2 C2.3 -3.8 1.5 -2.7 1 -1.4 L-1 -1.4 C-1.5 -2.7 -2.3 -3.8 -2.3 -5.2"
    " C-2.3 -6.6 -1.6 -8.2 0 -10 Z"
    " M1.7 -1.4 C2.2 -3 3.3 -5.6 5.1 -5.6 C6.5 -5.6 7 -4 6.2 -3 C5.8 -2.5 5 -2.5 4.7 -3 C4.1 -2.4 3.6 -1.9 3.4 -1.4 Z"
    " M-1.7 -1.4 C-2.2 -3 -3.3 -5.6 -5.1 -5.6 C-6.5 -5.6 -7 -4 -6.2 -3 C-5.8 -2.5 -5 -2.5 -4.7 -3 C-4.1 -2.4 -3.6 -1.9"
    " -3.4 -1.4 Z"
    " M-3.6 -1 L3.6 -1 L3.6 0 L-3.6 0 Z"
    " M-0.8 0.4 L0.8 0.4 L0 2.6 Z M1.5 0.4 L3.2 0.4 C3.2 1.3 2.7 1.8 2.1 2 Z"
    " M-1.5 0.4 L-3.2 0.4 C-3.2 1.3 -2.7 1.8 -2.1 2 Z"
)
"""The lily of north on a frame 14 wide and 12.6 high, its waist at the origin."""


def rose(theme: Theme, r: float, line_ink: str = "line", accent: str = "carmine") -> Symbol:
    """Give a rose of radius r about its centre; the lily of north stands above the ring."""

    def draw(canvas: Canvas) -> None:
        plate = Plate()
        _ring(plate, r, line_ink)
        _points(plate, r, line_ink, accent)
        scale = 0.026 * r
        lily = _lily().moved(0, -1.09 * r, scale)
        if line_ink in SOLID:
            plate.area(lily, SOLID[line_ink], 0.1, line_ink)
        else:
            plate.lines(lily, 0.18, line_ink)
        plate.draw(canvas, theme)

    return Symbol(f"engraving rose {r:g} {line_ink} {accent}", Box(-1.06 * r, -1.36 * r, 1.06 * r, 1.06 * r), draw)


@cache
def _lily() -> Path:
    return Path.parse(LILY)


def _ring(plate: Plate, r: float, ink: str) -> None:
    """Two circles with the degrees between them, and two more around the heart."""
    plate.lines(Circle(0, 0, r).path(), 0.25, ink)
    plate.lines(Circle(0, 0, 0.925 * r).path(), 0.15, ink)
    plate.lines(Circle(0, 0, 0.56 * r).path().add(Circle(0, 0, 0.5 * r).path()), 0.15, ink)
    degrees = Path()
    outer, inner = (64, 32) if r >= 7 else (32, 16)
    for i in range(outer):
        turn = 360 * i / outer
        degrees.move(*_polar(turn, (0.925 if i % 2 else 0.9) * r)).line(*_polar(turn, r))
    for i in range(inner):
        turn = 360 * (i + 0.5) / inner
        degrees.move(*_polar(turn, 0.5 * r)).line(*_polar(turn, 0.56 * r))
    plate.lines(degrees, 0.15, ink)


def _points(plate: Plate, r: float, ink: str, accent: str) -> None:
    fine = max(0.14, 0.016 * r)
    for turn, count, reach, waist, colour in (
        (11.25, 16, 0.66, 0.1, ink),
        (22.5, 8, 0.84, 0.13, ink),
        (45.0, 4, 0.93, 0.17, accent),
        (0.0, 4, 1.04, 0.19, ink),
    ):
        if count == 16 and r < 7:
            continue  # too small a rose for so many
        turns = [turn + 360 / count * i for i in range(count)]
        star_points(plate, turns, reach * r, waist * r, ink, colour, fine)
    plate.area(Circle(0, 0, 0.075 * r), "white", fine, ink)
    plate.area(Circle(0, 0, 0.03 * r), SOLID.get(accent, accent))


def star_points(plate: Plate, turns: list[float], reach: float, waist: float, ink: str, dark: str, fine: float) -> None:
    """Engrave points that leave the centre at so many degrees: a light left half, a dark right half.

    `waist` is how far from the centre a point is broadest.
    """
    light, shade, lines = Path(), Path(), Path()
    for turn in turns:
        tip, left, right = _polar(turn, reach), _polar(turn - 30, waist), _polar(turn + 30, waist)
        light.polyline([(0, 0), left, tip, right], close=True)
        shade.polyline([(0, 0), tip, right], close=True)
        lines.move(0, 0).line(*tip)
        for k in (0.34, 0.67):
            side = right[0] * k, right[1] * k
            lines.move(*side).line(side[0] + (tip[0] - side[0]) * 0.86, side[1] + (tip[1] - side[1]) * 0.86)
    plate.area(light, "white", fine, ink)
    if dark in SOLID:
        plate.area(shade, SOLID[dark])
        plate.lines(light, fine, ink)
    else:
        plate.lines(lines, fine, dark)


def _polar(turn: float, r: float) -> Point:
    a = math.radians(turn)
    return r * math.sin(a), -r * math.cos(a)


def cost_rose(theme: Theme) -> Symbol:
    """Give the rose with the cost of a step at its eight points: 38 x 40 mm about its centre.

    North is where the wind blows to: a step with it costs 1, and one more for each eighth of a turn away from it.
    """
    ring, disc = 10.2, 2.3

    def draw(canvas: Canvas) -> None:
        plate = Plate()
        _ring(plate, ring, "line")
        fine = 0.16
        star_points(plate, [22.5 + 45 * i for i in range(8)], 8.4, 1.6, "line", "line", fine)
        star_points(plate, [45 + 90 * i for i in range(4)], 12.6, 1.9, "line", "carmine", fine)
        star_points(plate, [90 * i for i in range(4)], 14.1, 2.3, "line", "line", fine)
        plate.area(Circle(0, 0, 0.85), "white", 0.2)
        plate.area(Circle(0, 0, 0.34), "flag")
        plate.draw(canvas, theme)
        figure = theme.type("cost")
        drop = figure.cap_height / 2
        for eighth in range(8):
            cost = 1 + min(eighth, 8 - eighth)
            x, y = _polar(45 * eighth, 15.4 if eighth % 2 else 16.5)
            if cost == 1:
                canvas.circle(x, y, disc, fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.3))
                canvas.text(x, y + drop, "1", figure.inked(theme.ink("on-disc")), anchor="middle")
            else:
                canvas.circle(x, y, disc, fill=theme.ink("white"), stroke=theme.pen("line", 0.3))
                canvas.text(x, y + drop, str(cost), figure, anchor="middle")

    return Symbol("engraving cost rose", Box(-19, -20, 19, 20), draw)
