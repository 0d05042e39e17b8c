"""What is seen from the galleon on each of the Smooth Sailing Cards: a trader, a fishing fleet, fish, a gust, a tavern.

Every sight is small and stands beside the ship, at the side that `way` names: 1 for the right, -1 for the left. A
card that a player has added has a quiet sea. Measures are those of the window, as in `dawn`.
"""

import math
from collections.abc import Callable
from typing import TypeAlias

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, cut_through, hatch, stroke, tick
from pnp.draw.shapes import Path, Point, Rect
from pnp.games.carmine.engravings.adventures.scene import Frame, little_ship

__all__ = ["HORIZON", "WIDE", "engrave_sight"]

WIDE = 55.0
HORIZON = 41.0

Sight: TypeAlias = Callable[[Plate, int, int], None]


def engrave_sight(plate: Plate, card: str, way: int, copy: int) -> None:
    """Engrave what belongs to the card of this id."""
    sight = _SIGHTS.get(card)
    if sight is not None:
        sight(plate, way, copy)


def _at(way: int, out: float) -> float:
    """The place `out` mm from the window's edge on one side."""
    return WIDE - out if way > 0 else out


def _ripples(plate: Plate, x: float, y: float, half: float, count: int = 3) -> None:
    """Short level cuts where a thing meets the water."""
    for k in range(count):
        reach, low = half * (1 - 0.22 * k), y + 0.45 * k
        plate.cuts(
            cut((x - reach, low), (x - reach / 3, low + 0.15), (x + reach / 3, low - 0.1), (x + reach, low), 0.18)
        )


# -- ships -----------------------------------------------------------------------------------------


def _trader(plate: Plate, way: int, copy: int) -> None:
    little_ship(plate, _at(way, 6.3), HORIZON + 1.6, 0.34 + 0.03 * copy, mirror=way > 0)
    _ripples(plate, _at(way, 6.3), HORIZON + 2.2, 4.6)


def _fleet(plate: Plate, way: int, copy: int) -> None:
    places = ((4.6, 2.7, 1.0), (8.9, 0.9, 0.68), (2.6, 0.4, 0.55)) if copy % 2 else ((5.4, 2.2, 0.95), (2.2, 0.7, 0.6))
    for out, low, size in (*places, (12.4, 0.2, 0.42)):
        _smack(plate, Frame(_at(way, out), HORIZON + low, size, mirror=way > 0))
    # one of them on the far side
    _smack(plate, Frame(_at(-way, 4.4), HORIZON + 0.7, 0.6, mirror=way < 0))


def _smack(plate: Plate, frame: Frame) -> None:
    """A fishing boat with one brown sail."""
    sail = frame.polygon((-0.2, -6.4), (-0.1, -1.4), (-3.4, -1.7))
    jib = frame.polygon((0.3, -5.8), (0.4, -1.4), (2.6, -1.5))
    plate.lines(Path().polyline(frame.all((0.1, -7.0), (0.1, -0.8))), 0.2)
    plate.area(sail, "timber", 0.2)
    plate.area(jib, "white", 0.18)
    plate.cuts(hatch(sail, 100, 0.42, 0.13))
    hull = frame.smooth((-3.3, -1.2), (-2.5, 0.1), (0, 0.35), (2.4, 0.1), (3.4, -1.3))
    plate.area(hull.close(), "white", 0.22)
    for k in range(2):
        begin, end = frame.at(-2.7 + 0.3 * k, -0.65 + 0.45 * k), frame.at(2.7 - 0.3 * k, -0.65 + 0.45 * k)
        plate.cuts(tick(begin, end, 0.2))
    _ripples(plate, frame.x, frame.y + 0.5 * frame.scale, 3.6 * frame.scale, 2)


def _black_sails(plate: Plate, way: int, copy: int) -> None:
    """A ship with black sails and nothing friendly about her, half below the horizon's line of light."""
    frame = Frame(_at(way, 6.4), HORIZON + 1.0, 0.36 + 0.03 * (copy % 3), mirror=way > 0)
    plate.lines(Path().polyline(frame.all((-5, -16), (-5, -3))), 0.22)
    plate.lines(Path().polyline(frame.all((2.5, -19.5), (2.5, -3))), 0.25)
    plate.lines(Path().polyline(frame.all((8, -5), (13.5, -8.5))), 0.22)
    for x, top, low, half in (
        (2.5, -18, -14, 2.9),
        (2.5, -13.4, -6.2, 4.1),
        (-5, -15, -11.2, 2.4),
        (-5, -10.6, -5.8, 3.1),
    ):
        sail = frame.smooth((x - half * 0.8, top), (x - half * 1.15, (top + low) / 2), (x - half, low))
        sail.add(
            Path(
                [
                    ("L", *frame.at(x, low - 0.8)),
                    ("L", *frame.at(x + half, low)),
                    ("L", *frame.at(x + half * 0.75, top)),
                ]
            )
        )
        plate.area(sail.close(), "dark", 0.15)
    flag = frame.polygon((2.5, -22.5), (7.5, -22.1), (6.3, -20.8), (7.5, -19.6), (2.5, -19.8))
    plate.area(flag, "dark", 0.15)
    hull = frame.polygon((-10.5, -7.5), (-5.5, -4.6), (6.5, -4.4), (11.2, -6.2), (8.3, 0.4), (-8, 0.4))
    plate.area(hull, "white", 0.24)
    plate.cuts(hatch(hull, 0, 0.42, 0.26, inset=0.1))
    _ripples(plate, frame.x, frame.y + 0.3, 4.4)


# -- what swims ------------------------------------------------------------------------------------


def _fish(plate: Plate, way: int, copy: int) -> None:
    """Fish that leap of their own accord."""
    for side, out, low, size, tilt in (
        (way, 6.0, 3.6, 1.0, -38),
        (way, 9.6, 8.0, 0.8, 25),
        (-way, 5.2, 5.2, 0.9, -20 + 12 * copy),
        (-way, 9.0, 9.5, 0.7, 34),
    ):
        frame = Frame(_at(side, out), HORIZON + low, size, tilt, mirror=side < 0)
        body = frame.smooth((-2.2, 0), (-0.6, -0.95), (1.4, -0.7), (2.6, 0.1), (1.3, 0.75), (-0.6, 0.75), closed=True)
        tail = frame.polygon((-1.9, 0), (-3.5, -1.2), (-3.0, 0.1), (-3.4, 1.2))
        plate.area(tail, "white", 0.2)
        plate.area(body, "white", 0.24)
        for k in range(4):
            x = -1.2 + 0.62 * k
            plate.cuts(
                cut(frame.at(x, -0.55), frame.at(x + 0.35, -0.2), frame.at(x + 0.35, 0.2), frame.at(x, 0.5), 0.15)
            )
        plate.lines(
            Path().move(*frame.at(1.75, -0.1)).line(frame.at(1.75, -0.1)[0] + 0.01, frame.at(1.75, -0.1)[1]), 0.32
        )
        for k in range(3):  # drops
            x, y = frame.x - 1.4 + 1.4 * k, frame.y + 2.2 * size + 0.3 * (k % 2)
            plate.lines(Path().move(x, y).line(x + 0.01, y), 0.28)
        _ripples(plate, frame.x, frame.y + 2.9 * size, 2.4 * size, 2)


def _dolphins(plate: Plate, way: int, copy: int) -> None:
    """Two that play before the bow, and the purse that floats behind."""
    for out, low, size in ((5.2, 4.2 - 0.4 * copy, 0.95), (11.0, 2.0, 0.6)):
        frame = Frame(_at(way, out), HORIZON + low, size, -8, mirror=way < 0)
        back = frame.smooth(
            (-4.0, 1.6), (-2.6, -0.6), (0, -1.7), (2.4, -0.9), (3.3, 0.1), (4.3, 0.45), (3.2, 0.75), (1.6, 0.6),
            (-0.6, 0.4), (-2.6, 1.1), (-3.6, 2.2), closed=True,
        )  # fmt: skip
        fin = frame.polygon((-0.9, -1.5), (-0.8, -2.7), (0.7, -1.5))
        plate.area(fin, "white", 0.2)
        plate.area(back, "white", 0.26)
        for k in range(3):
            places = frame.all(
                (-3.1, 0.6), (-1.4, -0.75 + 0.3 * k), (0.6, -1.15 + 0.33 * k), (2.3 - 0.3 * k, -0.4 + 0.2 * k)
            )
            plate.cuts(cut_through(places, 0.2 - 0.03 * k))
        _ripples(plate, frame.x - 0.6, frame.y + 2.0 * size, 3.2 * size)
    x, y = _at(-way, 5.6), HORIZON + 6.0
    purse = Path().move(x - 0.6, y - 1.5).curve(x - 2.4, y - 0.4, x - 2.2, y + 1.2, x, y + 1.2)
    purse.curve(x + 2.2, y + 1.2, x + 2.4, y - 0.4, x + 0.6, y - 1.5).close()
    plate.area(purse, "timber", 0.25)
    plate.cuts(hatch(purse, 70, 0.5, 0.14, reach=0.5))
    neck = Path().polyline(
        [(x - 0.6, y - 1.5), (x - 1.3, y - 2.6), (x, y - 2.2), (x + 1.3, y - 2.6), (x + 0.6, y - 1.5)], close=True
    )
    plate.area(neck, "timber", 0.22)
    _ripples(plate, x, y + 1.0, 3.0)


def _humps(plate: Plate, way: int, copy: int) -> None:
    """Three hoops and an arm: something that the crew would rather not have counted."""
    for out, low, size in ((4.2, 3.4, 1.0), (8.8, 3.7, 0.72), (12.2, 3.9, 0.45)):
        x, y = _at(way, out), HORIZON + low
        hoop = (
            Path()
            .move(x - 2.4 * size, y)
            .curve(x - 2.2 * size, y - 4.2 * size, x + 2.2 * size, y - 4.2 * size, x + 2.4 * size, y)
        )
        hoop.line(x + 1.0 * size, y).curve(
            x + 0.9 * size, y - 1.9 * size, x - 0.9 * size, y - 1.9 * size, x - 1.0 * size, y
        ).close()
        plate.area(hoop, "flesh", 0.26)
        for k in range(9):
            a = math.pi * (0.08 + 0.105 * k)
            inner = (x - 1.35 * size * math.cos(a), y - 1.9 * size * math.sin(a))
            outer = (x - 2.3 * size * math.cos(a), y - 3.05 * size * math.sin(a))
            plate.cuts(tick(outer, inner, 0.22))
        _ripples(plate, x, y + 0.2, 3.0 * size)
    _arm(plate, _at(-way, 5.0), HORIZON + 4.6, way, 0.8 + 0.08 * copy)


def _arm(plate: Plate, x: float, y: float, way: int, size: float) -> None:
    places: list[Point] = [(0, 0), (-0.7, -3), (0.3, -6), (2.6, -7.2), (4.1, -5.6), (3.2, -4.3), (2.2, -5.0)]
    curve = Curve.through(*[(x + way * u * size, y + v * size) for u, v in places])
    plate.cuts(stroke(curve, lambda t: (2.3 * (1 - t) + 0.5) * size, 12))
    plate.cuts(stroke(curve, lambda t: max(2.3 * (1 - t) + 0.5 - 0.6, 0.05) * size, 12), "flesh")
    for k in range(9):
        t = 0.05 + 0.085 * k
        side, other = curve.left(t, 0.9 * (1 - t) * size), curve.left(t, -0.1 * size)
        plate.cuts(tick(side, other, 0.2))
    _ripples(plate, x, y + 0.1, 2.6 * size)


# -- air and land ----------------------------------------------------------------------------------


def _gust(plate: Plate, way: int, copy: int) -> None:
    """A gust, as charts draw it: long lines that curl up at their ends."""
    for level, begin, long, curl in (
        (27.2, 0.0, 13.0, 1.6),
        (30.6, 1.6, 8.0, 1.2),
        (34.4, 0.0, 9.0, 1.4),
        (37.0, 1.0, 5.2, 0.9),
    ):
        y = level + 0.6 * copy
        x0, x1 = _at(way, begin), _at(way, begin + long)
        back = -way
        line = Curve.through((x0, y + 0.5), (x0 + (x1 - x0) * 0.35, y - 0.5), (x0 + (x1 - x0) * 0.7, y + 0.35), (x1, y))
        loop = [
            (x1 + back * curl * math.sin(a) * (1 - a / 9), y - curl + curl * math.cos(a) * (1 - a / 9))
            for a in [0.3 * k for k in range(1, 18)]
        ]
        plate.cuts(
            stroke(Curve([*line.points, *loop]), lambda t: 0.12 + 0.34 * math.sin(math.pi * min(t * 1.1, 1)), 26), "run"
        )


def _tavern(plate: Plate, way: int, copy: int) -> None:
    """A cape with a tavern on it, a light in its window and smoke over its roof."""
    out = [(-1, 2.2), (-1, -2.0), (3.2, -2.6), (7.0, -1.6), (10.2, 0.2), (12.2, 2.2)]
    cape = [(_at(way, u), HORIZON + v) for u, v in out]
    land = Path().polyline(cape, close=True)
    plate.area(land, "stone", 0.28)
    plate.cuts(hatch(land, 68 if way > 0 else 112, 0.55, 0.15, reach=0.7, tremor=0.2))
    x, y = _at(way, 3.6), HORIZON - 2.3
    plate.area(Rect(x - 2.2, y - 2.6, 4.4, 2.8), "white", 0.24)
    plate.area(Path().polyline([(x - 2.8, y - 2.4), (x, y - 5.2), (x + 2.8, y - 2.4)], close=True), "flag", 0.24)
    plate.area(Rect(x - 1.4, y - 1.9, 1.1, 1.1), "glow", 0.2)
    plate.area(Rect(x + 0.4, y - 1.8, 1.0, 2.0), "dark", 0.15)
    plate.area(Rect(x + 1.1, y - 5.6, 0.8, 1.9), "white", 0.2)
    rise = Curve.through((x + 1.5, y - 5.9), (x + 1.0, y - 7.4), (x + 2.0, y - 8.9), (x + 1.3, y - 10.6 - 0.6 * copy))
    plate.cuts(stroke(rise, lambda t: 0.15 + 0.35 * t * (1.2 - t), 7), "sky-line")
    _ripples(plate, _at(way, 8.0), HORIZON + 2.7, 5.6)
    _smack(plate, Frame(_at(-way, 4.2), HORIZON + 2.0, 0.75, mirror=way < 0))


_SIGHTS: dict[str, Sight] = {
    "gold-2": _trader,
    "gold-provision": _fleet,
    "provisions-2": _fish,
    "wind-1": _gust,
    "gold-wind": _dolphins,
    "power-monsters": _humps,
    "power-pirates": _black_sails,
    "power-any": _tavern,
}
