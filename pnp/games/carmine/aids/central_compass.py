"""The Central Compass: the eight winds about three round places for the Wind Dice.

It lies in the middle of the table, seen from all sides: so the colours are large, and there are few words.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.engrave import stroke
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Path, Point, Rect
from pnp.games.carmine.aids.border import draw_border
from pnp.games.carmine.aids.look import Look, look
from pnp.games.carmine.aids.wind_marks import draw_lily, draw_sector, draw_wind_plate, polar, star
from pnp.games.carmine.winds import DIRECTIONS
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["PLACE", "SIDE", "central_compass_parts", "places"]

SIDE = 120.0
PLACE = 12.6
"""The radius of a place: a die of 22 mm edges stands on a triangle inside it."""

_MIDDLE = SIDE / 2
_RING = (34.2, 47.2)
_DEGREES = (47.2, 49.4)
_PLACES = 15.4
"""From the middle of the board to that of a place."""


def central_compass_parts(data: Templates) -> list[Part]:
    """Give the Central Compass."""
    front = partial(_draw, known=look(data))
    return [Part("central-compass", Rect(0, 0, SIDE, SIDE, 3), front, group="central-compass", title="Central Compass")]


def places() -> list[Point]:
    """Give the middles of the three places."""
    return [(_MIDDLE + x, _MIDDLE + y) for x, y in (polar(turn, _PLACES) for turn in (60, 180, 300))]


def _draw(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    draw_border(canvas, SIDE, SIDE, theme)
    for corner in range(4):
        with canvas.group(turning(_MIDDLE, _MIDDLE, 90 * corner)):
            _draw_gusts(canvas, known)
    with canvas.group(moving(_MIDDLE, _MIDDLE)):
        _draw_ring(canvas, known)
        _draw_words(canvas, known.words.central.above, known.words.central.below, known)
        star(canvas, 0, 0, 26.5, theme)
    for x, y in places():
        canvas.circle(x, y, PLACE + 0.9, fill=theme.ink("paper"))
        canvas.circle(x, y, PLACE, fill=theme.ink("white"), stroke=theme.pen("line", theme.bold))
        canvas.circle(x, y, PLACE - 1.0, stroke=theme.pen("line", 0.25))
        _draw_die(canvas, x, y, known)
    with canvas.group(moving(_MIDDLE, _MIDDLE)):
        for wind in range(len(DIRECTIONS)):
            draw_wind_plate(canvas, wind, *polar(45 * wind, (_RING[0] + _RING[1]) / 2), 5.2, known)


def _draw_ring(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    inner, outer = _RING
    canvas.circle(0, 0, _DEGREES[1] + 0.7, fill=theme.ink("white"), stroke=theme.pen("line", theme.bold))
    for wind in range(len(DIRECTIONS)):
        draw_sector(canvas, wind, (0, 0), inner, outer, theme)
    for r, width in ((inner, 0.6), (outer, 0.4), (_DEGREES[1], 0.25), (inner - 0.9, 0.2)):
        canvas.circle(0, 0, r, stroke=theme.pen("line", width))
    # degrees as on the chart: a dashed circle as wide as its band
    middle, band = (_DEGREES[0] + _DEGREES[1]) / 2, _DEGREES[1] - _DEGREES[0]
    dash = 2 * math.pi * middle / 64
    with canvas.group(turning(0, 0, 360 / 128)):
        canvas.circle(0, 0, middle, stroke=theme.pen("degree", band, dash=(dash, dash)))


def _draw_words(canvas: Canvas, above: str, below: str, known: Look) -> None:
    """Letter the two lines inside the ring, the lower one upright too."""
    style = known.theme.type("aid-name").resized(9.5)
    path = Path(winding=True, digits=2)
    for text, curve in (
        (above, Curve.arc(0, 0, 29.9, -80, 80, 60)),
        (below, Curve.arc(0, 0, 29.9 + style.cap_height, 232, 128, 60)),
    ):
        line = line_of(text.upper(), style, fit=curve.length)
        path.add(line.along(curve))
        line.ghost_along(canvas, curve)
    canvas.draw(path, fill=known.theme.ink("line"))


def _draw_die(canvas: Canvas, x: float, y: float, known: Look) -> None:
    """Sketch an eight-sided die where one is laid: seen from above, six corners and the near face."""
    r = 7.4
    rim = [(x + px, y + py) for px, py in (polar(60 * i, r) for i in range(6))]
    face = rim[0::2]
    pen = known.theme.pen("aid-pale", 0.35)
    canvas.polygon(rim, stroke=pen)
    canvas.polygon(face, stroke=pen)


def _draw_gusts(canvas: Canvas, known: Look) -> None:
    """Engrave gusts in the corner at the top right, blowing along the ring; the origin is the middle of the board."""
    path = Path(winding=True, digits=2)
    for r, begin, end, curl in ((54.2, 28.5, 50.0, 2.0), (57.6, 31.0, 47.5, 2.6), (61.0, 33.5, 45.5, 2.4)):
        for side in (-1, 1):
            turns = [45 + side * (begin + (end - begin) * k / 5 - 45) for k in range(6)]
            points = [polar(turn, r) for turn in turns if (turn - 45) * side < -0.5]
            points = points or [polar(turns[0], r)]
            points += _curl(points[-1], 45, side, curl)
            path.add(
                stroke(Curve.through(*points), lambda t: 0.12 + 0.5 * math.sin(math.pi * min(1.0, t * 1.1)) ** 2, 18)
            )
    canvas.draw(path, fill=known.theme.ink("line"))
    with canvas.group(turning(*polar(45, 65.2), 45)):
        draw_lily(canvas, 0, 0, 0.4, known.theme)


def _curl(at: Point, axis: float, side: int, r: float) -> list[Point]:
    """End a gust in a curl that turns outwards."""
    ax, ay = math.sin(math.radians(axis)), -math.cos(math.radians(axis))
    out = []
    for k in range(1, 9):
        a = k * 45 * math.pi / 180
        shrink = r * (1 - 0.075 * k)
        along, aside = shrink * (1 - math.cos(a)), shrink * math.sin(a)
        # `aside` runs across the axis towards it, `along` outwards
        out.append((at[0] + ax * along - side * -ay * aside * -1, at[1] + ay * along - side * ax * aside * -1))
    return out
