"""The Sirens: one plays the harp, one combs her hair, one waves; the ship has already turned its bow to the rocks."""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.carmine.engravings.adventures.fringe import warts
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import (
    Frame,
    birds,
    halo,
    little_ship,
    sea,
    sky,
    sun,
    waves_at,
)

__all__ = ["draw"]

HORIZON = 26.0

ROCKS: tuple[tuple[tuple[Point, ...], tuple[Point, ...], tuple[Point, ...]], ...] = (
    (
        ((45, 43.6), (46.4, 36), (47.0, 31), (48.6, 24), (49.4, 19), (51.2, 15.2)),
        ((51.2, 15.2), (52.0, 18.6), (53.4, 23), (53.6, 29), (54.6, 34), (54.8, 43.6)),
        ((51.2, 15.2), (50.6, 21), (51.4, 27), (50.4, 34), (51.6, 43.6)),
    ),
    (
        ((32, 43.6), (34.4, 38.6), (35.4, 35), (37.8, 32), (38.8, 28.8), (43, 27.6)),
        ((43, 27.6), (46.4, 28.2), (47.4, 30.8), (49.6, 33.4), (49.8, 38), (51.6, 43.6)),
        ((43, 27.6), (44.4, 30.6), (43.8, 34), (45.6, 38), (45, 43.6)),
    ),
    (
        ((18.4, 43.6), (19.8, 40), (22.4, 38.2), (23.6, 34.8), (26.4, 32.6), (30.4, 31.2)),
        ((30.4, 31.2), (34, 31.6), (34.8, 34.2), (37.4, 36.6), (37.8, 40), (39.6, 43.6)),
        ((30.4, 31.2), (32.2, 34), (31.4, 37.4), (33.4, 40.4), (32.6, 43.6)),
    ),
)  # fmt: skip
"""Each rock: its left edge from the water up, its right edge down again, and the ridge between light and shade."""


def draw(plate: Plate) -> None:
    """Draw the ship before the evening, the rocks, and who sits on them."""
    sky(plate, HORIZON, seed=24)
    sun(plate, 9.0, 26, 5.2, horizon=HORIZON)
    birds(plate, (37, 15))
    sea(plate, HORIZON, seed=25, rough=0.6, glint=9, hidden=lambda x, y: x > 20 and y < 43)
    little_ship(plate, 8.8, 34.8, 0.46, 5)
    waves_at(plate, 8.6, 35.4, 13, seed=1)
    _rock(plate, *ROCKS[0])
    _rock(plate, *ROCKS[1])
    _comber(plate, Frame(43.0, 27.6, 1.12))
    _rock(plate, *ROCKS[2])
    _harpist(plate, Frame(31.4, 30.9, 1.15))
    _swimmer(plate, Frame(17.8, 42.6, 1.05))
    for middle, seed in ((30, 2), (46, 3)):
        waves_at(plate, middle, 42.6, 17, seed=seed)
    for x, y in ((22.0, 21.4), (18.4, 18.6), (15.2, 21.6), (11.6, 17.4)):
        _note(plate, x, y)


def _rock(plate: Plate, left: tuple[Point, ...], right: tuple[Point, ...], ridge: tuple[Point, ...]) -> None:
    """Planes and edges: bold furrows from the dark edge to the ridge, a few from the ridge into the light."""
    shape = Path().polyline((*left, *right[1:]), close=True)
    halo(plate, shape, 1.1)
    plate.area(shape, "ground")
    plate.lines(Path().polyline((*left, *right[1:])), 0.4)
    edge, middle, far = Curve(right), Curve(ridge), Curve(left[::-1])
    count = round(edge.length / 0.66)
    for i in range(1, count):
        t = i / count
        (ax, ay), (bx, by) = edge.at(t), middle.at(min(t + 0.05, 1.0))
        reach = (0.95 if i % 2 else 0.66) + 0.12 * grain(i, count)
        plate.cuts(tick((ax, ay), (ax + (bx - ax) * reach, ay + (by - ay) * reach), 0.36))
    for i in range(1, count // 2):  # the light side: short lines from the ridge and from the edge
        t = 2 * i / count
        (ax, ay), (bx, by) = middle.at(t), far.at(min(t + 0.08, 1.0))
        reach = 0.2 + 0.16 * grain(i, 3)
        plate.cuts(tick((ax, ay), (ax + (bx - ax) * reach, ay + (by - ay) * reach), 0.22))
        reach = 0.84 - 0.1 * (i % 3)
        if i % 3:
            plate.cuts(tick((bx, by), (ax + (bx - ax) * reach, ay + (by - ay) * reach + 0.4), 0.24))
    plate.lines(Path().polyline(ridge[:-1]), 0.22)


def _tail(plate: Plate, frame: Frame, *places: Point, back: int) -> None:
    """Scales from the hip down, and a fluke."""
    spine = frame.curve(*places)
    tail = Limb(spine, *(frame.scale * r for r in (1.75, 1.6, 1.25, 0.85, 0.4)), back=back)
    x, y = spine.at(1)
    dx, dy = spine.direction(1)
    k = 2.3 * frame.scale
    fluke = Path().move(x, y)
    for side in (1, -1):
        tip = (x + k * (dx * 0.9 - side * dy), y + k * (dy * 0.9 + side * dx))
        notch = (x + k * 0.55 * dx, y + k * 0.55 * dy)
        bend = (x + k * (dx * 0.1 - side * dy * 0.75), y + k * (dy * 0.1 + side * dx * 0.75))
        first, last = (
            ((bend, bend, tip), (tip, notch, notch)) if side > 0 else ((notch, tip, tip), (bend, bend, (x, y)))
        )
        for a, b, c in (first, last):
            fluke.curve(*a, *b, *c)
    plate.area(fluke.close(), "fin", 0.28)
    tail.engrave(plate, gap=0.6, edge=0.32, clear=0.8)
    plate.lines(tail.plates(0.8, 0.0), 0.14)
    for across in (0.7, 0.3, -0.3, -0.7):
        rib = (x + k * 0.75 * (dx * 0.8 - across * dy), y + k * 0.75 * (dy * 0.8 + across * dx))
        plate.cuts(tick((x, y), rib, 0.2))


def _arm(plate: Plate, frame: Frame, *places: Point) -> None:
    """From the shoulder to the hand."""
    arm = stroke(frame.curve(*places), lambda t: frame.scale * (1.0 - 0.45 * t), 5)
    hand = frame.at(*places[-1])
    warts(plate, [hand], 0.72 * frame.scale, rim=0.22)
    plate.area(arm, "white", 0.24)
    warts(plate, [hand], 0.66 * frame.scale, rim=0)


def _hair(
    plate: Plate, frame: Frame, ink: str, outline: tuple[Point, ...], strands: tuple[tuple[Point, ...], ...]
) -> None:
    plate.area(frame.smooth(*outline, closed=True), ink, 0.24)
    for strand in strands:
        plate.cuts(cut_through(frame.all(*strand), 0.22), "white")


def _harpist(plate: Plate, frame: Frame) -> None:
    """In profile, to the left; the harp and a long lock are all the dress that a siren wears."""
    _tail(plate, frame, (0.6, -0.6), (-2.4, 0.3), (-4.8, 1.8), (-5.0, 4.8), (-3.6, 7.4), back=-1)
    body = (
        (1.6, 0.2), (1.3, -2.4), (1.7, -4.4), (1.2, -5.8), (0.5, -6.5), (-0.3, -6.4), (-0.9, -5.2), (-1.5, -3.9),
        (-1.0, -2.2), (-1.4, 0.0),
    )  # fmt: skip
    plate.area(frame.smooth(*body), "white", 0.28)
    for i in range(6):
        v = -5.2 + 0.85 * i
        plate.cuts(tick(frame.at(1.5, v), frame.at(0.7, v + 0.25), 0.2))
    warts(plate, frame.all((-1.4, -0.2), (-0.65, 0.02), (0.1, 0.1), (0.85, 0.12), (1.55, 0.1)), 0.5, rim=0.16)
    lock = ((0.5, -6.6), (-0.7, -5.6), (-1.7, -4.2), (-1.6, -2.4), (-0.9, -1.0), (-0.5, -2.6), (-0.2, -4.4))
    _hair(plate, frame, "flag", lock, (((0.1, -6.0), (-0.8, -4.8), (-1.2, -3.4), (-1.0, -1.8)),))
    face = (
        (-0.2, -8.9), (-1.05, -8.3), (-1.2, -7.75), (-1.5, -7.35), (-1.15, -7.15), (-1.2, -6.75), (-0.7, -6.35),
        (0.5, -6.5), (0.9, -7.6),
    )  # fmt: skip
    plate.area(frame.smooth(*face, closed=True), "white", 0.26)
    plate.cuts(tick(frame.at(-0.35, -7.75), frame.at(-1.0, -7.65), 0.26))
    plate.cuts(tick(frame.at(-0.7, -6.9), frame.at(-1.15, -6.95), 0.24), "carmine")
    back = (
        (-1.0, -8.3), (-0.6, -9.3), (0.6, -9.5), (1.6, -8.6), (2.0, -6.8), (2.6, -4.6), (3.2, -2.4), (2.8, -0.6),
        (3.6, 0.6), (1.9, 0.2), (1.6, -2.4), (1.3, -4.8), (0.7, -6.4), (0.3, -7.8),
    )  # fmt: skip
    _hair(plate, frame, "flag", back, (
        ((0.0, -8.9), (1.2, -8.0), (1.5, -6.2), (1.9, -4.4)), ((0.9, -7.4), (1.4, -5.6), (2.0, -3.4), (2.2, -1.0)),
        ((1.8, -6.8), (2.2, -5.0), (2.7, -3.0), (2.6, -1.0)),
    ))  # fmt: skip
    _harp(plate, frame)
    _arm(plate, frame, (0.6, -5.4), (-0.7, -3.6), (-3.0, -3.9))


def _harp(plate: Plate, frame: Frame) -> None:
    low, top, near = (-3.4, 0.8), (-6.0, -6.4), (-1.9, -5.0)
    strings = Path()
    for i in range(1, 8):
        s = i / 8
        a = (near[0] + (top[0] - near[0]) * s, near[1] + (top[1] - near[1]) * s + 1.1 * math.sin(math.pi * s))
        b = (near[0] + (low[0] - near[0]) * (0.2 + 0.8 * s), near[1] + (low[1] - near[1]) * (0.2 + 0.8 * s))
        strings.move(*frame.at(*a)).line(*frame.at(*b))
    plate.lines(strings, 0.14)
    box = frame.curve(near, (-2.9, -2.2), low)
    pillar = frame.curve(low, (-5.6, -2.0), top)
    neck = frame.curve((-6.9, -6.2), (-6.5, -7.2), top, (-4.2, -4.6), (-2.8, -4.8), near)
    for piece, width in ((box, 0.95), (pillar, 0.6), (neck, 0.7)):
        plate.area(stroke(piece, width * frame.scale, 5), "timber", 0.26)


def _comber(plate: Plate, frame: Frame) -> None:
    """From behind, one arm raised with the comb."""
    _tail(plate, frame, (0.0, -0.8), (-0.6, 1.6), (-2.6, 3.6), (-2.4, 6.6), (-4.2, 8.4), back=1)
    _arm(plate, frame, (-1.4, -4.7), (-2.8, -2.8), (-2.4, -0.2))
    body = ((-1.8, 0.3), (-1.15, -2.4), (-1.7, -4.6), (-0.5, -5.8), (0.5, -5.8), (1.7, -4.6), (1.15, -2.4), (1.8, 0.3))
    plate.area(frame.smooth(*body), "white", 0.28)
    for i in range(6):
        v = -4.4 + 0.8 * i
        plate.cuts(tick(frame.at(1.5 - 0.25 * (i in (2, 3)), v), frame.at(0.6, v + 0.2), 0.22))
    warts(plate, frame.all((-1.7, 0.2), (-0.9, 0.42), (0, 0.5), (0.9, 0.42), (1.7, 0.2)), 0.5, rim=0.16)
    face = ((-0.9, -8.4), (-1.3, -7.6), (-1.55, -7.2), (-1.2, -7.0), (-1.1, -6.4), (-0.2, -6.0), (0.8, -7.4))
    plate.area(frame.smooth(*face, closed=True), "white", 0.26)
    plate.cuts(tick(frame.at(-0.7, -7.5), frame.at(-1.25, -7.45), 0.24))
    hair = (
        (-1.0, -8.2), (-0.4, -9.2), (0.8, -9.1), (1.5, -7.9), (1.6, -5.8), (1.3, -3.6), (1.9, -1.6), (0.8, -1.9),
        (0.1, -0.7), (-0.5, -2.6), (-0.5, -4.8), (-0.5, -6.4),
    )  # fmt: skip
    _hair(plate, frame, "dark", hair, (
        ((-0.3, -8.6), (0.4, -7.4), (0.2, -5.4), (0.2, -3.2)), ((0.5, -8.4), (1.0, -6.6), (0.8, -4.6), (1.0, -2.4)),
        ((-0.3, -6.8), (-0.2, -5.0), (-0.2, -3.2), (0.1, -1.4)),
    ))  # fmt: skip
    _arm(plate, frame, (1.4, -4.8), (3.4, -6.4), (1.9, -8.4))
    plate.area(frame.polygon((1.0, -8.2), (2.4, -9.4), (2.8, -8.9), (1.4, -7.7)), "timber", 0.2)


def _swimmer(plate: Plate, frame: Frame) -> None:
    """In the water, to her shoulders; she waves."""
    _arm(plate, frame, (-1.2, -1.6), (-2.6, -2.9), (-3.0, -5.4))
    shoulders = ((-2.0, 0.4), (-1.7, -1.4), (-0.5, -2.3), (0.5, -2.3), (1.6, -1.4), (2.0, 0.4))
    plate.area(frame.smooth(*shoulders), "white", 0.28)
    face = (
        (-0.3, -4.8),
        (-1.1, -4.1),
        (-1.2, -3.5),
        (-1.45, -3.2),
        (-1.1, -2.9),
        (-0.9, -2.2),
        (0.3, -2.4),
        (0.9, -3.6),
    )
    plate.area(frame.smooth(*face, closed=True), "white", 0.26)
    plate.cuts(tick(frame.at(-0.4, -3.6), frame.at(-1.0, -3.5), 0.24))
    hair = (
        (-1.0, -4.2), (-0.5, -5.2), (0.7, -5.2), (1.6, -4.0), (1.9, -2.2), (2.6, -0.6), (2.2, 0.6), (0.9, 0.2),
        (0.7, -1.8), (0.2, -3.4),
    )  # fmt: skip
    _hair(plate, frame, "timber", hair, ())
    for i in range(4):
        strand = ((0.1 + 0.3 * i, -4.9 + 0.2 * i), (0.9 + 0.2 * i, -3.8), (1.1 + 0.2 * i, -2.0), (1.3 + 0.28 * i, -0.2))
        plate.cuts(cut_through(frame.all(*strand), 0.2))
    waves_at(plate, frame.x, frame.y - 0.2, 8, seed=6)


def _note(plate: Plate, x: float, y: float) -> None:
    plate.area(Circle(x, y, 0.62), "carmine")
    plate.lines(Path().move(x + 0.55, y).line(x + 0.55, y - 2.6), 0.22, "carmine")
    plate.cuts(
        cut_through([(x + 0.55, y - 2.6), (x + 1.1, y - 2.0), (x + 1.5, y - 1.6), (x + 1.3, y - 0.9)], 0.4, 0.2),
        "carmine",
    )
