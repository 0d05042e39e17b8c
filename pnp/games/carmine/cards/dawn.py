"""The picture of the Smooth Sailing Cards: a quiet sea, the sun coming up, and the galleon on her way.

All of them are made of the same few symbols, so that eighteen pictures cost hardly more than one; clouds, birds and
what stands on the horizon are each card's own. Measures are those of the window, 55 mm wide.
"""

import math
from functools import cache

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Box, Path, Point, Rect
from pnp.games.carmine.cards.horizon import HORIZON, WIDE, engrave_sight
from pnp.games.carmine.cards.look import Look
from pnp.games.carmine.engravings import ship
from pnp.games.carmine.engravings.adventures.scene import birds, clouds

__all__ = ["draw_dawn", "galleon", "sea", "sunrise"]

BOTTOM = 70.0
_SUN = 14.5


def draw_dawn(canvas: Canvas, card: str, kind: int, copy: int, look: Look) -> None:
    """Draw the picture of a card by its id, its place in the file and its copy, both counted from 0."""
    theme = look.pictures
    way = -1 if (kind + copy) % 2 else 1
    sun = 27.5 + way * (5.0 + 2.5 * grain(kind, copy, 1))
    with canvas.group(clip=Rect(0, 0, WIDE, HORIZON)):
        canvas.rect(0, 0, WIDE, HORIZON, fill=theme.ink("air"))
        canvas.stamp(sunrise(look), moving(sun, HORIZON))
        _sky(kind, copy, way).draw(canvas, theme)
    canvas.stamp(sea(look), moving(0, HORIZON))
    plate = Plate()
    engrave_sight(plate, card, -way, copy)
    plate.draw(canvas, theme)
    scale = 0.97 + 0.04 * grain(kind, copy, 2)
    canvas.stamp(galleon(look), (way * scale, 0.0, 0.0, scale, 27.5 + 1.6 * way, HORIZON + 4.3))


def galleon(look: Look) -> Symbol:
    """Give the galleon of the charts, as the cards print it: paler where ink is saved."""
    known = ship(look.pictures)
    return Symbol("card galleon", known.box, known.draw)


def _sky(kind: int, copy: int, way: int) -> Plate:
    """Two clouds and some gulls, most of them away from the sun."""
    plate = Plate()
    places = [
        (
            27.5 - way * (16.5 + 3 * grain(kind, copy, 3)),
            22 + 2.5 * grain(kind, copy, 4),
            17 + 3 * grain(kind, copy, 5),
        ),
        (27.5 + way * (21 + 2 * grain(kind, copy, 6)), 28.5 + 3 * grain(kind, copy, 7), 12 + 2 * grain(kind, copy, 8)),
    ]
    clouds(plate, *places, seed=kind * 7 + copy)
    flock: list[Point] = []
    for i in range(2 + (kind + copy) % 3):
        flock.append((27.5 + way * (12 + 3.4 * i + grain(kind, copy, i, 9)), 16.8 + 1.6 * i + grain(kind, copy, i, 10)))
    birds(plate, *flock, size=0.85)
    return plate


def sunrise(look: Look) -> Symbol:
    """Give the upper half of the sun with its rays, the middle of its disc at the origin; the rays reach 60 mm."""
    return Symbol("card sunrise", Box(-60, -60, 60, 0.5), lambda canvas: _sunrise().draw(canvas, look.pictures))


@cache
def _sunrise() -> Plate:
    plate = Plate()
    beams, edges = Path(), Path(winding=True)
    count = 18
    for i in range(count):
        a = math.pi * (i + 0.5) / count
        broad = math.pi / count * 0.27
        first, last = a - broad, a + broad
        beams.polyline(
            [_ray(first, _SUN + 1.4), _ray(first, 60), _ray(last, 60), _ray(last, _SUN + 1.4)],
            close=True,
        )
        for b in (first, last):
            edges.add(tick(_ray(b, _SUN + 1.4), _ray(b, 34 + 5 * grain(i, round(b * 99))), 0.2))
        b = a + math.pi / count / 2
        edges.add(tick(_ray(b, _SUN + 1.4), _ray(b, 22.5 + 2 * grain(i)), 0.16))
    plate.area(beams, "dawn-ray")
    plate.cuts(edges, "dawn-line")
    disc = Path().move(-_SUN, 0)
    k = _SUN * 0.5523
    disc.curve(-_SUN, -k, -k, -_SUN, 0, -_SUN).curve(k, -_SUN, _SUN, -k, _SUN, 0)
    plate.area(disc, "dawn", 0.3)
    y, row = -0.5, 0
    while y > -_SUN + 0.8:
        half = math.sqrt(_SUN * _SUN - y * y) - 0.2
        share = 1.0 + y / _SUN
        plate.cuts(cut((-half, y), (-half / 3, y), (half / 3, y), (half, y), 0.1 + 0.17 * share, 0.1, 0.1), "dawn-line")
        y -= 0.62 + 0.5 * (1 - share)
        row += 1
    return plate


def _ray(a: float, r: float) -> Point:
    return -r * math.cos(a), -r * math.sin(a)


def sea(look: Look) -> Symbol:
    """Give the sea from the horizon at the origin down to the window's end, 55 mm wide."""
    return Symbol("card sea", Box(0, -0.3, WIDE, BOTTOM - HORIZON), lambda canvas: _sea().draw(canvas, look.pictures))


@cache
def _sea() -> Plate:
    plate = Plate()
    deep = BOTTOM - HORIZON
    plate.area(Rect(0, 0, WIDE, deep), "brine")
    plate.cuts(cut((0, 0), (18, 0), (37, 0), (WIDE, 0), 0.3, 0.25, 0.25), "sea-line")
    y, row = 0.6, 0
    while y < deep - 0.3:
        near = y / deep
        long = 4.0 + 7.0 * near
        x = long * 0.5 * (grain(5, row) - 1)
        i = 0
        while x < WIDE:
            piece = long * (1 + 0.4 * grain(5, row, i, 1))
            begin, end = max(x, 0.0), min(x + piece, WIDE)
            x += piece + long * (0.28 + 0.2 * grain(5, row, i, 2))
            i += 1
            if end - begin < 0.8:
                continue
            rock, third = 0.45 * near * (1 if i % 2 else -1), (end - begin) / 3
            level = y + 0.2 * near * grain(5, row, i, 3)
            plate.cuts(
                cut(
                    (begin, level),
                    (begin + third, level - rock),
                    (end - third, level + rock),
                    (end, level),
                    0.13 + 0.13 * near,
                ),
                "sea-line",
            )
        y += 0.6 + 1.0 * near
        row += 1
    return plate
