"""The Lantern Eel: far below a small ship, in water that no day has reached, it carries a light of its own.

The picture is a cut through the sea: a strip of evening and the ship's keel above, the deep beneath. What makes the
deep dark is lines, and what makes the light is that they stop.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, Rect, smooth
from pnp.games.carmine.engravings.adventures.fringe import warts
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import HIGH, PANEL, WIDE, Frame, halo, little_ship, sky

__all__ = ["draw"]

SURFACE = 18.4
LAMP = (14.6, 29.4)
REACH = 8.6
"""How far the lantern's light clears the water, in mm."""

SPINE = Curve.through(
    (51.6, 41.6), (47.6, 43.0), (43.4, 41.6), (43.2, 37.8), (47.6, 34.8), (50.4, 30.2), (47.6, 25.2), (41.8, 24.6),
    (37.0, 28.0), (34.0, 33.0), (29.6, 36.0),
)  # fmt: skip


def draw(plate: Plate) -> None:
    """Draw the deep around its light, the eel, and the ship that knows nothing."""
    sky(plate, SURFACE, seed=21)
    little_ship(plate, 36.4, 17.9, 0.19, 0)
    _deep(plate)
    _light(plate)
    eel = Limb(SPINE, 0.3, 0.9, 1.5, 2.0, 2.4, 2.7, 2.9, 3.0, back=1, seed=4)
    halo(plate, eel.outline(), 1.1)
    _fins(plate, eel)
    eel.engrave(plate, gap=0.62, edge=0.4, clear=0)
    spots = [eel.at(0.2 + 0.05 * i, -0.45 + 0.1 * (i % 2)) for i in range(14)]
    warts(plate, spots, 0.42, rim=0.17)
    for x, y, size, tilt in (
        (4.8, 36.2, 1.0, -40),
        (8.6, 40.2, 1.2, -58),
        (3.2, 30.0, 0.8, -5),
        (14.2, 41.0, 0.9, -80),
    ):
        _fish(plate, Frame(x, y, size, tilt))
    warts(plate, ((20.2, 37.6), (21.0, 35.8), (20.4, 34.6)), 0.36, rim=0.14)
    _head(plate, Frame(28.6, 36.0, 1.5, 6, mirror=True))


def _deep(plate: Plate) -> None:
    """Level lines, bolder and closer the deeper they lie; none in the light, and few where the day still reaches."""
    plate.area(Rect(0, SURFACE, WIDE, HIGH - SURFACE), "gloom")
    edge = Path().move(0, SURFACE)
    for i in range(10):
        x = WIDE * i / 10
        edge.curve(x + 1.6, SURFACE + 0.7, x + 3.9, SURFACE + 0.7, x + WIDE / 10, SURFACE)
    plate.lines(edge, 0.3)
    y, row = SURFACE + 1.5, 0
    while y < HIGH - 0.2:
        deep = min((y - SURFACE) / 22, 1.0)
        weight = (0.13 + 0.34 * deep) * (0.6 if y > PANEL.top else 1.0)
        for begin, end in _dark(y, row):
            third = (end - begin) / 3
            sag = 0.16 * grain(row, round(begin))
            plate.cuts(
                cut(
                    (begin, y),
                    (begin + third, y + sag),
                    (end - third, y - sag),
                    (end, y),
                    weight,
                    0.5 * weight,
                    0.5 * weight,
                ),
                "line" if deep > 0.45 and y < PANEL.top else "sea-line",
            )
        y += 0.9 - 0.22 * deep + (0.3 if y > PANEL.top else 0.0)
        row += 1


def _dark(y: float, row: int) -> list[Point]:
    """Where a level line is cut: beside the light and beside the panel."""
    holes: list[Point] = []
    if PANEL.top + 0.4 < y < PANEL.bottom - 0.4:
        holes.append((PANEL.left + 0.5, PANEL.right - 0.5))
    high = abs(y - LAMP[1])
    if high < REACH:
        half = math.sqrt(REACH**2 - high**2) * (1 + 0.12 * grain(row, 7))
        holes.append((LAMP[0] - half, LAMP[0] + half))
    pieces: list[Point] = []
    x = 0.0
    for begin, end in [*sorted(holes), (WIDE, WIDE)]:
        while x < begin - 0.4:
            stop = min(x + 15 + 9 * grain(row, round(x)), begin)
            pieces.append((max(x, 0.0), stop))
            x = stop + 0.7
        x = max(x, end)
    return pieces


def _light(plate: Plate) -> None:
    """A glow, and rays of white that cut into the dark."""
    x, y = LAMP
    for i in range(30):
        a = 2 * math.pi * (i + 0.3 * grain(i, 1)) / 30
        c, d = math.cos(a), math.sin(a)
        far = REACH + (3.6 if i % 2 else 1.6) + 0.8 * grain(i, 2)
        tip = (min(max(x + far * c, 0.3), WIDE - 0.3), max(y + far * d, SURFACE + 1.4))
        plate.cuts(tick((x + 4 * c, y + 4 * d), tip, 1.1), "lantern")
    plate.area(Circle(x, y, REACH * 0.86), "lantern")
    for i in range(28):
        a = 2 * math.pi * i / 28 + 0.06
        c, s = math.cos(a), math.sin(a)
        end = 5.6 if i % 2 else 4.2
        plate.cuts(tick((x + 3 * c, y + 3 * s), (x + end * c, y + end * s), 0.24), "carmine")


def _fins(plate: Plate, eel: Limb) -> None:
    """A ribbon of fin along the back."""
    begin, end, count = 0.05, 0.86, 26
    outer = [eel.station(begin + (end - begin) * i / count) for i in range(count + 1)]
    edge = [s.at(eel.back * (1 + (1.5 if i % 2 else 1.1) / (s.r + 0.4))) for i, s in enumerate(outer)]
    fin = smooth(edge)
    for station in reversed(outer[::3]):
        fin.line(*station.at(eel.back * 0.6))
    plate.area(fin.close(), "fin", 0.26)
    for station, tip in list(zip(outer, edge, strict=True))[1::2]:
        plate.cuts(tick(station.at(eel.back), tip, 0.24))


def _head(plate: Plate, frame: Frame) -> None:
    """A jaw that is nearly all of it, teeth like needles, and the lure before them. It looks to the left."""
    gape = frame.polygon((1.0, 0.6), (3.0, -0.6), (6.6, -1.4), (6.2, 2.6), (3.2, 2.6))
    plate.area(gape, "dark")
    for u, v, long in ((2.6, 2.2, -1.0), (3.6, 2.6, -1.5), (4.6, 2.9, -1.8), (5.6, 2.9, -2.0), (6.2, 2.6, -1.7)):
        plate.area(frame.polygon((u - 0.22, v + 0.3), (u + 0.12, v + long), (u + 0.25, v + 0.3)), "white", 0.15)
    jaw = frame.smooth(
        (0.4, 0.9), (2.2, 2.2), (4.6, 3.0), (6.4, 2.6), (6.9, 3.0), (6.2, 3.9), (4.0, 4.1), (1.4, 3.2), (-1.6, 2.0)
    )
    plate.area(jaw.close(), "flesh")
    plate.lines(jaw, 0.36)
    for u, v, long in ((2.4, -0.2, 1.0), (3.4, -0.6, 1.4), (4.4, -0.9, 1.8), (5.4, -1.1, 1.9), (6.3, -1.3, 2.1)):
        plate.area(frame.polygon((u - 0.22, v - 0.3), (u + 0.12, v + long), (u + 0.25, v - 0.3)), "white", 0.15)
    skull = frame.smooth(
        (-2.0, -2.0), (0.2, -2.7), (2.4, -3.0), (4.2, -2.6), (6.0, -2.2), (7.1, -1.8), (6.9, -1.1), (5.0, -0.8),
        (3.0, -0.4), (1.6, 0.4), (0.9, 1.4), (-0.6, 2.0), (-2.0, 2.0),
    )  # fmt: skip
    plate.area(skull, "flesh")
    plate.lines(skull, 0.38)
    plate.area(Circle(*frame.at(2.7, -1.6), 1.5), "white", 0.3)
    plate.area(Circle(*frame.at(3.0, -1.5), 0.95), "gaze", 0.2)
    plate.area(Circle(*frame.at(3.15, -1.5), 0.5), "line")
    plate.area(Circle(*frame.at(3.4, -1.8), 0.22), "white")
    brow = frame.curve((0.9, -2.2), (2.6, -2.75), (4.6, -1.5))
    plate.cuts(stroke(brow, lambda t: 0.2 + 1.9 * t * (1 - t), 5))
    for i in range(4):
        u = 0.8 - 0.7 * i
        gill = frame.curve((u, -0.9), (u - 0.5, 0.2), (u - 0.1, 1.3))
        plate.cuts(stroke(gill, lambda t: 0.1 + 1.3 * t * (1 - t), 4))
    for i in range(9):
        u = 0.2 + 0.72 * i
        v = 3.0 + 0.28 * min(u, 3.8) - 0.12 * max(u - 3.8, 0.0)
        plate.cuts(tick(frame.at(u, v), frame.at(u + 0.2, v - 0.8), 0.24))
    for i in range(7):
        u = 3.8 + 0.44 * i
        plate.cuts(tick(frame.at(u, -1.0 - 0.05 * i), frame.at(u - 0.1, -1.6 - 0.1 * (i % 2)), 0.22))
    stalk = Curve.through(frame.at(1.6, -2.8), frame.at(3.4, -6.6), frame.at(6.6, -7.0), (LAMP[0] + 0.6, LAMP[1] - 2.2))
    plate.cuts(stroke(stalk, lambda t: 0.75 - 0.35 * t, 8), "white")
    plate.cuts(stroke(stalk, lambda t: 0.5 - 0.26 * t, 8))
    _lamp(plate)


def _fish(plate: Plate, frame: Frame) -> None:
    """A small one, which swims to the light as all of them do."""
    body = Path().move(*frame.at(-2.6, -0.9)).line(*frame.at(-1.6, 0))
    body.line(*frame.at(-2.6, 0.9)).curve(*frame.at(-1, 0.2), *frame.at(0.6, 1.2), *frame.at(1.7, 0))
    body.curve(*frame.at(0.6, -1.2), *frame.at(-1, -0.2), *frame.at(-2.6, -0.9))
    plate.area(body.close(), "white", 0.24)
    plate.cuts(tick(frame.at(-1.4, 0.2), frame.at(0.7, 0.35), 0.3))
    warts(plate, [frame.at(0.9, -0.12)], 0.0, rim=0.16)


def _lamp(plate: Plate) -> None:
    """The lure is a ship's lantern: nobody knows whose."""
    x, y = LAMP
    glass = Path().polyline(
        [(x - 1.3, y - 1.3), (x + 1.3, y - 1.3), (x + 1.0, y + 1.6), (x - 1.0, y + 1.6)], close=True
    )
    plate.area(glass, "white", 0.34)
    roof = Path().polyline([(x - 1.6, y - 1.3), (x, y - 2.5), (x + 1.6, y - 1.3)], close=True)
    plate.area(roof, "line")
    plate.area(
        Path().polyline([(x - 1.3, y + 1.6), (x + 1.3, y + 1.6), (x + 1.0, y + 2.2), (x - 1.0, y + 2.2)], close=True),
        "line",
    )
    flame = (
        Path()
        .move(x, y + 1.0)
        .curve(x - 1.1, y + 0.4, x - 0.2, y - 0.4, x, y - 1.1)
        .curve(x + 0.5, y - 0.2, x + 0.9, y + 0.5, x, y + 1.0)
    )
    plate.area(flame.close(), "flag")
    plate.lines(
        Path().move(x - 0.55, y - 1.3).line(x - 0.45, y + 1.6).move(x + 0.55, y - 1.3).line(x + 0.45, y + 1.6), 0.14
    )
