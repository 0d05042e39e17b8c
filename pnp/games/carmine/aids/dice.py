"""The dice as nets to fold: three Wind Dice with eight faces, and the Exploration Die.

Opposite faces of a Wind Die are opposite winds; opposite faces of the Exploration Die add up to seven. Every face is
upright as seen from its own base, so that letters are read whichever way a die has fallen.
"""

import math
from functools import cache, partial

from pnp.draw.canvas import Canvas, Draw, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.nets import Face, Net, cube_net, draw_letters, octahedron_net
from pnp.draw.shapes import Polygon
from pnp.games.carmine.aids.look import Look, look
from pnp.games.carmine.aids.wind_marks import draw_wind, draw_wind_plate
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["FACES", "PIPS", "WIND_DICE", "cube", "dice_parts", "octahedron"]

WIND_DICE = 3

_OCTAHEDRON = 22.0
_CUBE = 19.0
"""Edges in mm: both dice are about as high as they are wide, and small enough to throw."""

FACES = (0, 1, 2, 3, 5, 6, 7, 4)
"""The wind on each face of the net: NE to SE and SW to NW along the strip, north above it, south below."""

PIPS = (3, 2, 1, 5, 6, 4)
"""The number on each face of the cube's net."""


@cache
def octahedron() -> Net:
    """Give the net of a Wind Die."""
    return octahedron_net(_OCTAHEDRON)


@cache
def cube() -> Net:
    """Give the net of the Exploration Die."""
    return cube_net(_CUBE)


def dice_parts(data: Templates) -> list[Part]:
    """Give the nets of the three Wind Dice and of the Exploration Die."""
    known = look(data)
    return [
        _part("wind-die", octahedron(), partial(_draw_wind_die, known=known), WIND_DICE),
        _part("exploration-die", cube(), partial(_draw_exploration_die, known=known)),
    ]


def _part(name: str, net: Net, front: Draw, count: int = 1) -> Part:
    return Part(name, net.outline, front, None, count, "dice", "Dice to Fold", net.folds)


def _draw_tabs(canvas: Canvas, net: Net, known: Look) -> None:
    for tab in net.tabs:
        canvas.polygon(tab, fill=known.theme.ink("aid-glue"))


def _draw_wind_die(canvas: Canvas, known: Look) -> None:
    net, theme = octahedron(), known.theme
    _draw_tabs(canvas, net, known)
    inner = _OCTAHEDRON / math.sqrt(12)  # of the circle that touches the sides
    for face, wind in zip(net.faces, FACES, strict=True):
        x, y = face.centre
        turn = 0 if _points_up(face) else 180
        with canvas.group(turning(x, y, turn)):
            sign = 1 if turn == 0 else -1
            triangle = Polygon(tuple((sign * (px - x), sign * (py - y)) for px, py in face.points))
            draw_wind(canvas, wind, triangle, theme)
            draw_wind_plate(canvas, wind, 0, 0.2, inner - 1.55, known)
    for face in net.faces:  # white on both sides of a fold, which would be lost between two patterns
        canvas.polygon(face.points, stroke=theme.pen("white", 0.9, join="miter"))
    draw_letters(canvas, net, theme.type("aid-seam"), theme.ink("white"))


def _points_up(face: Face) -> bool:
    """Whether most corners lie below the middle."""
    return sum(y > face.centre[1] for _, y in face.points) == 2


def _draw_exploration_die(canvas: Canvas, known: Look) -> None:
    net, theme = cube(), known.theme
    _draw_tabs(canvas, net, known)
    half = _CUBE / 2
    for face, pips in zip(net.faces, PIPS, strict=True):
        x, y = face.centre
        canvas.polygon(face.points, fill=theme.ink("white"))
        canvas.rect(x - half + 1.2, y - half + 1.2, _CUBE - 2.4, _CUBE - 2.4, r=1.5, stroke=theme.pen("carmine", 0.6))
        stamp_icon(canvas, known.icons, f"die-{pips}", x, y, _CUBE - 4.2, theme.ink("silhouette"))
    draw_letters(canvas, net, theme.type("aid-seam"), theme.ink("white"))
