"""The Central Compass: the eight winds about three round places for the Wind Dice.

It lies in the middle of the table, seen from all sides: so the colours are large, and there are few words.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.engrave import cut_through, stroke
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
_GUSTS = (
    (52.9, 14.5, 47.0, 2.1),
    (55.2, 21.0, 36.5, 2.4),
    (58.6, 44.5, 55.5, -1.5),
    (52.9, 55.0, 75.0, 0.0),
    (54.8, 61.5, 70.5, 0.0),
)
"""Radius, where a gust begins and ends in degrees, and the size of its curl."""


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
        _draw_rhumbs(canvas, known)
    for x, y in places():
        canvas.circle(x, y, PLACE + 0.9, fill=theme.ink("white"))
        canvas.circle(x, y, PLACE, fill=theme.ink("white"), stroke=theme.pen("line", theme.bold))
        canvas.circle(x, y, PLACE - 1.0, stroke=theme.pen("line", 0.25))
        _draw_die(canvas, x, y, known)
    star(canvas, _MIDDLE, _MIDDLE, 5.4, theme)
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


def _draw_rhumbs(canvas: Canvas, known: Look) -> None:
    """Draw the lines on which the winds blow, as on the chart."""
    lines = Path()
    for i in range(4 * len(DIRECTIONS)):
        lines.move(0, 0).line(*polar(11.25 * i, 28.9))
    canvas.draw(lines, stroke=known.theme.pen("rhumb", 0.2))
    canvas.circle(0, 0, 28.9, stroke=known.theme.pen("line", 0.2))


def _draw_words(canvas: Canvas, above: str, below: str, known: Look) -> None:
    """Letter the two lines inside the ring, the lower one upright too."""
    style = known.theme.type("aid-name").resized(9.5)
    path = Path(winding=True, digits=2)
    for text, curve in (
        (above, Curve.arc(0, 0, 29.9, -80, 80, 60)),
        (below, Curve.arc(0, 0, 29.9 + style.cap_height, 232, 128, 60)),
    ):
        line = line_of(text.upper(), style, fit=curve.length)
        letters = line.along(curve)
        path.add(letters)
        line.ghost_along(canvas, letters, curve)
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
    """Engrave gusts in the corner at the top right that blow round the ring; the origin is the middle of the board."""
    path = Path(winding=True, digits=2)
    for r, begin, end, curl in _GUSTS:
        if not curl:
            path.add(cut_through([polar(begin + (end - begin) * k / 3, r) for k in range(4)], 0.6))
            continue
        points = [polar(begin + (end - begin) * k / 6, r) for k in range(7)]
        path.add(stroke(Curve.through(*points, *_curl(end, r, curl)), _swelling, 30))
    canvas.draw(path, fill=known.theme.ink("line"))
    with canvas.group(turning(*polar(45, 66.2), 45)):
        draw_lily(canvas, 0, 0, 0.42, known.theme)


def _swelling(t: float) -> float:
    return 0.1 + 0.62 * math.sin(math.pi * min(1.0, 1.15 * t)) ** 1.5 if t < 0.87 else 0.1 + 0.1 * (1 - t)


def _curl(turn: float, r: float, size: float) -> list[Point]:
    """Go on from the end of a gust into a curl, outwards, or inwards where the size is negative."""
    a = math.radians(turn)
    x, y = polar(turn, r)
    out = []
    for k in range(1, 19):
        way = k * math.radians(30)
        rolled = size * (1 - 0.04 * k)
        along, off = abs(rolled) * math.sin(way), size - rolled * math.cos(way)
        out.append((x + along * math.cos(a) + off * math.sin(a), y + along * math.sin(a) - off * math.cos(a)))
    return out
