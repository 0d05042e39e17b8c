"""The weed sea: no wind, no way, and the weed is winning.

Gulfweed floats in rafts: long stems with leaves to both sides and bladders between them. It is drawn like ivy, because
it behaves like it: it has grown round the hull, over the rail and up a mast while the sails hang like washing.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.galleon import little_hull
from pnp.games.carmine.engravings.adventures.scene import WIDE, Frame, sky, sun
from pnp.games.carmine.engravings.adventures.storm import quiet, water

__all__ = ["draw"]

HORIZON = 25.5

CLIMBING: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((25.6, 36.0), (26.4, 33.4), (28.4, 29.6), (27.4, 25.0), (28.8, 20.8)), 1.1),
)
"""Stems that have got hold of the ship, and the size of their leaves."""


BEHIND: tuple[tuple[float, float, tuple[Point, ...]], ...] = (
    (28.0, 0.85, ((1.0, 9.0), (46.0, 54.2))),
    (31.2, 1.15, ((6.5, 19.5), (41.5, 52.5))),
)
"""Rafts far off: their level, the size of their leaves, and from where to where each patch lies."""

KELP: tuple[tuple[Point, ...], ...] = (
    ((15.0, 38.2), (19.4, 35.6), (23.0, 32.0), (20.6, 28.2)),
    ((26.0, 38.6), (28.6, 35.2), (33.0, 34.4), (34.6, 30.8)),
    ((45.0, 38.8), (40.4, 36.0), (38.4, 32.0), (41.8, 28.2)),
    ((2.4, 37.6), (7.4, 35.8), (12.0, 37.6), (17.6, 35.6)),
    ((35.6, 38.4), (41.0, 36.6), (47.0, 38.2), (53.4, 35.4)),
    ((1.6, 41.4), (8.0, 39.0), (14.0, 40.6), (20.4, 37.6), (26.0, 39.0)),
    ((29.0, 40.4), (35.0, 38.6), (42.0, 41.4), (48.0, 39.6), (53.6, 41.4)),
    ((10.4, 43.2), (17.6, 41.2), (24.6, 42.8), (31.0, 40.0), (37.6, 42.6)),
    ((2.2, 61.8), (5.4, 56.6), (2.6, 51.0), (5.6, 46.4)),
    ((51.0, 64.6), (52.8, 59.8), (49.8, 54.6), (52.4, 49.6)),
)
"""The great ribbons, each from its root to its tip: those that hold the ship first, the nearest last."""

BLADDERS = (
    (3.4, 38.6, 0.5), (6.4, 41.4, 0.55), (19.2, 39.6, 0.52), (24.0, 36.8, 0.5), (33.6, 37.0, 0.5), (45.6, 36.4, 0.5),
    (50.2, 38.8, 0.55), (27.6, 41.0, 0.5), (5.4, 51.4, 0.6), (49.6, 58.0, 0.6),
)  # fmt: skip


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    sky(plate, HORIZON, wash="air", seed=12, clear=lambda x, y: y < 10.8 or math.hypot(x - 10.5, y - 18) < 6.6)
    sun(plate, 10.5, 18.0, 3.2)
    water(plate, HORIZON, seed=8, rough=0.25, gap=1.5, clear=lambda x, y: y > 46 or (y > 34 and 8 < x < 47))
    quiet(plate, 47, gap=2.9)
    for y, size, spans in BEHIND:
        _raft(plate, y, size, spans)
    _becalmed(plate, Frame(29.0, 36.6, 0.8, 1.5))
    for points, size in CLIMBING:
        _weed(plate, Curve.through(*points), size, round(points[0][0]))
    _tangle(plate)
    for k, kelp in enumerate(KELP):
        _ribbon(plate, Curve.through(*kelp, per=6), 1.9 if k < 5 else 2.3, k)
    _crab(plate, Frame(9.4, 36.4))
    for x, y, r in BLADDERS:
        plate.area(Circle(x, y, r), "white", 0.24)
        plate.cuts(tick((x + 0.62 * r, y + 0.5 * r), (x + 0.3 * r, y - 0.5 * r), 0.5 * r))


def _tangle(plate: Plate) -> None:
    """Thin stems that run everywhere about the waterline."""
    for k in range(10):
        x = 1.0 + 46 * (grain(k, 1) + 1) / 2
        y, long = 36.8 + 0.62 * k, 7 + 3 * grain(k, 2)
        bow = 1.6 * grain(k, 3)
        end = min(x + long, WIDE - 0.3)
        third = (end - x) / 3
        plate.cuts(cut((x, y), (x + third, y - bow), (end - third, y + bow), (end, y + grain(k, 4)), 0.34), "line")


def _ribbon(plate: Plate, curve: Curve, wide: float, seed: int) -> None:
    """A blade of kelp: its two edges wave each in its own way, its ribs run to the tip."""
    count = max(7, round(curve.length / 1.85))
    left, right = [curve.at(0)], [curve.at(0)]
    for i in range(1, count):
        t = i / count
        half = 0.5 * wide * math.sin(math.pi * t**0.8) ** 0.55
        ruffle = 0.22 * wide * (1 if i % 2 else -1)
        left.append(curve.left(t, half + ruffle * (0.8 + 0.3 * grain(seed, i))))
        right.append(curve.left(t, -half + ruffle * (0.8 + 0.3 * grain(seed, i, 1)) * (1 if seed % 2 else -1)))
    tip = curve.at(1)
    plate.area(smooth([*left, tip, *reversed(right[1:])], closed=True), "weed", 0.26)
    middle = [curve.at(i / 5) for i in range(1, 5)]
    shade = smooth([right[0], *right[1:], tip])
    plate.area(shade.add(Path(smooth([tip, *reversed(middle), right[0]]).steps[1:])).close(), "weed-deep")
    ribs = Path()
    for i in range(1, count):
        x, y = curve.at(min(i / count + 0.05, 1))
        edge = left[i]
        ribs.add(tick(edge, (edge[0] + 0.7 * (x - edge[0]), edge[1] + 0.7 * (y - edge[1])), 0.24))
    plate.cuts(ribs)
    plate.cuts(stroke(curve, lambda t: 0.4 - 0.3 * t, 6))


def _raft(plate: Plate, y: float, size: float, spans: tuple[Point, ...]) -> None:
    """Patches of weed on one level: leaves that stand up and lean about, and a dark line where they meet the water."""
    for x0, x1 in spans:
        seed = round(7 * x0 + 31 * y)
        count = max(4, round((x1 - x0) / (1.1 * size)))
        pitch = (x1 - x0) / count
        leaves, ribs = Path().move(x0, y), Path()
        for i in range(count):
            a, b = x0 + i * pitch, x0 + (i + 1) * pitch
            high = size * 1.75 * math.sin(math.pi * (i + 0.6) / (count + 0.2)) ** 0.5 * (1 + 0.32 * grain(seed, i))
            tip = min(max((a + b) / 2 + 0.8 * size * grain(seed, i, 1), 0.1), WIDE - 0.1), y - high
            bend = 0.25 * (tip[0] - a)
            leaves.curve(a - 0.2 * pitch + bend, y - 0.5 * high, tip[0] - 0.45 * pitch, tip[1] + 0.35 * high, *tip)
            leaves.curve(tip[0] + 0.4 * pitch, tip[1] + 0.4 * high, b + 0.15 * pitch + bend, y - 0.5 * high, b, y)
            ribs.add(
                tick(
                    ((a + b) / 2 + 0.1 * pitch, y), ((a + b) / 2 + 0.72 * (tip[0] - (a + b) / 2), y - 0.75 * high), 0.3
                )
            )
        middle, sag = (x0 + x1) / 2, 0.9 * size
        leaves.curve(x1 - 0.2 * pitch, y + sag, middle + 2, y + sag, middle, y + 0.8 * sag)
        leaves.curve(middle - 2, y + 0.7 * sag, x0 + 0.2 * pitch, y + sag, x0, y)
        plate.area(leaves.close(), "weed", 0.22)
        plate.cuts(ribs)
        for k in range(2):  # strands in the water
            inset = (0.08 + 0.09 * k) * (x1 - x0)
            p, q, low = x0 + inset, x1 - inset * (1 + 0.4 * grain(seed, k, 9)), y + (0.1 + 0.4 * k) * size
            third = (q - p) / 3
            plate.cuts(cut((p, low), (p + third, low + 0.3 * size), (q - third, low - 0.1 * size), (q, low), 0.3))


def _weed(plate: Plate, curve: Curve, size: float, seed: int) -> None:
    """One stem: leaves on alternate sides, a bladder at every third, one leaf at the tip."""
    leaves, ribs, bladders = Path(winding=True), Path(), Path()
    count = max(3, round(curve.length / (0.95 * size)))
    for i in range(count + 1):
        t = i / count
        x, y = curve.at(t)
        dx, dy = curve.direction(min(t, 0.999))
        side = 0 if i == count else 1 if i % 2 else -1
        turn = side * (0.95 + 0.25 * grain(seed, i))
        c, s = math.cos(turn), math.sin(turn)
        wx, wy = dx * c - dy * s, dx * s + dy * c
        long = size * (1.75 + 0.35 * grain(seed, i, 1)) * (0.75 + 0.25 * math.sin(math.pi * t))
        if i % 3 == 1 and side:
            bladders.add(Circle(x + 0.75 * size * wx, y + 0.75 * size * wy, 0.3 * size).path())
            continue
        tip, wide = (x + wx * long, y + wy * long), 0.42 * size
        leaves.move(x, y)
        leaves.curve(x + 0.3 * long * wx + wide * wy, y + 0.3 * long * wy - wide * wx,
                     x + 0.75 * long * wx + 0.8 * wide * wy, y + 0.75 * long * wy - 0.8 * wide * wx, *tip)  # fmt: skip
        leaves.curve(x + 0.75 * long * wx - 0.8 * wide * wy, y + 0.75 * long * wy + 0.8 * wide * wx,
                     x + 0.3 * long * wx - wide * wy, y + 0.3 * long * wy + wide * wx, x, y).close()  # fmt: skip
        ribs.add(tick((x, y), (x + 0.8 * long * wx, y + 0.8 * long * wy), 0.2 + 0.06 * size))
    plate.area(leaves, "weed", 0.2)
    plate.area(bladders, "white", 0.2)
    plate.cuts(ribs)
    plate.cuts(stroke(curve, lambda t: 0.36 - 0.2 * t, 4))


def _crab(plate: Plate, frame: Frame) -> None:
    """Somebody who likes it here."""
    legs = Path()
    for side in (-1, 1):
        for k in range(3):
            legs.move(*frame.at(side * 1.0, 0.1 + 0.2 * k)).line(*frame.at(side * (2.0 - 0.15 * k), -0.3 + 0.45 * k))
            legs.line(*frame.at(side * (2.4 - 0.3 * k), 0.4 + 0.45 * k))
        legs.move(*frame.at(side * 0.9, -0.4)).line(*frame.at(side * 1.7, -1.2))
    plate.lines(legs, 0.26)
    claws = Path()
    for side in (-1, 1):
        claw = frame.smooth((side * 1.6, -1.0), (side * 2.3, -1.5), (side * 2.2, -2.5), (side * 1.5, -2.9)).line(
            *frame.at(side * 1.75, -2.1)
        )
        claws.add(claw.line(*frame.at(side * 1.2, -2.4)).line(*frame.at(side * 1.2, -1.6)).close())
    plate.area(claws, "flag", 0.2)
    shell = frame.smooth(
        (-1.5, -0.1), (-1.0, -0.85), (0, -1.0), (1.0, -0.85), (1.5, -0.1), (0.8, 0.7), (-0.8, 0.7), closed=True
    )
    plate.lines(
        Path()
        .move(*frame.at(-0.4, -0.9))
        .line(*frame.at(-0.5, -1.6))
        .move(*frame.at(0.4, -0.9))
        .line(*frame.at(0.5, -1.6)),
        0.2,
    )
    for side in (-1, 1):
        plate.area(Circle(*frame.at(side * 0.5, -1.75), 0.28), "white", 0.18)
    plate.area(shell, "flag", 0.24)


def _becalmed(plate: Plate, frame: Frame) -> None:
    """The galleon with its sails hanging like washing."""
    masts, ropes = Path(), Path()
    for x, top, foot in ((-1.3, -27.0, -5), (5.2, -23.6, -5.5), (-7.1, -21.0, -7)):
        masts.move(*frame.at(x, top)).line(*frame.at(x, foot))
    masts.move(*frame.at(7, -6.2)).line(*frame.at(15.4, -11.6))
    for a, b in (
        ((-1.3, -24.6), (5.2, -21)),
        ((5.2, -21.2), (14.6, -11.1)),
        ((-7.1, -19), (-12.9, -10.4)),
        ((-1.3, -24.6), (-7.1, -18.8)),
    ):
        ropes.move(*frame.at(*a)).line(*frame.at(*b))
    plate.lines(ropes, 0.13)
    plate.lines(masts, 0.3)
    for x, y, half, drop in (
        (-7.1, -18.0, 2.2, 3.2),
        (-1.3, -23.6, 2.4, 3.4),
        (-1.3, -19.4, 3.6, 4.8),
        (-1.3, -13.6, 4.8, 6.6),
        (5.2, -20.4, 1.9, 2.8),
        (5.2, -16.8, 2.8, 4.0),
        (5.2, -12.0, 3.6, 4.8),
    ):
        _limp(plate, frame, x, y, half, drop)
    for x, y in ((-1.3, -27.0), (5.2, -23.6), (-7.1, -21.0)):
        flag = frame.smooth((x, y), (x + 0.9, y + 0.5), (x + 0.6, y + 1.8), (x + 1.0, y + 3.0)).line(
            *frame.at(x + 0.2, y + 2.6)
        )
        plate.area(flag.line(*frame.at(x, y + 1.2)).close(), "flag", 0.13)
    little_hull(plate, frame)


def _limp(plate: Plate, frame: Frame, x: float, y: float, half: float, drop: float) -> None:
    """A square sail without wind: it hangs in folds from its yard, its foot in scallops."""
    folds = max(3, round(half * 1.5))
    sheet = Path().move(*frame.at(x - half, y)).line(*frame.at(x + half, y)).line(*frame.at(x + 0.9 * half, y + drop))
    for i in range(folds):
        a = x + 0.9 * half - 1.8 * half * i / folds
        b = x + 0.9 * half - 1.8 * half * (i + 1) / folds
        sheet.curve(*frame.at(a - 0.05, y + drop + 0.7), *frame.at(b + 0.05, y + drop + 0.7), *frame.at(b, y + drop))
    plate.area(sheet.close(), "white", 0.2)
    for i in range(folds):
        s = (i + 0.5) / folds
        top, low = x - half + 2 * half * s, x - 0.9 * half + 1.8 * half * s
        plate.cuts(tick(frame.at(low + 0.3, y + drop + 0.3), frame.at(top + 0.1, y + 0.3), 0.26))
        plate.cuts(tick(frame.at(top - 0.2, y), frame.at(low - 0.1, y + drop * (0.5 + 0.2 * grain(i, round(x)))), 0.2))
        if half > 2.5:
            plate.cuts(tick(frame.at(low + 0.62, y + drop), frame.at(top + 0.5, y + 0.45 * drop), 0.16))
    plate.lines(Path().move(*frame.at(x - half - 0.4, y)).line(*frame.at(x + half + 0.4, y)), 0.26)
