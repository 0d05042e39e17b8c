"""The Widow's Shoal: a wreck's ribs on a sandbank, and its figurehead, who still holds up a lamp for the crew."""

import math
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, cut_through, grain, stipple, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, clouds, moon, sea, sky

__all__ = ["draw"]

HORIZON = 27.0
MOON = (43.6, 17.6)
LAMP = (8.6, 27.4)


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(
        plate,
        HORIZON,
        wash="gloom",
        dark=0.35,
        seed=91,
        clear=lambda x, y: (x - MOON[0]) ** 2 + (y - MOON[1]) ** 2 < 30,
    )
    moon(plate, *MOON, 3.7)
    clouds(plate, (48.2, 21.6, 13.0), seed=8)
    sea(plate, HORIZON, seed=92, rough=0.3, glint=MOON[0])
    for x, y, wide in ((49.0, 29.6, 9.0), (48.4, 33.6, 11.0)):
        _shoal(plate, x, y, wide)
    _lamplight(plate, *LAMP)
    _ribs(plate, 18.6, 36.0, 10.2, far=True)
    _posts(plate)
    _ribs(plate, 19.4, 38.2, 11.0, far=False)
    _bank(plate)
    _widow(plate, Frame(12.4, 18.6, 1.12, -15))
    _lamp(plate, *LAMP)
    birds(plate, (26.0, 14.8), (30.0, 16.2), size=0.8)


def _shoal(plate: Plate, x: float, y: float, wide: float) -> None:
    """A bar of sand that just breaks the surface, ringed by a line of surf."""
    h = wide / 2
    bar = smooth([(x - h, y), (x - 0.4 * h, y - 0.55), (x + 0.3 * h, y - 0.7), (x + h, y)])
    bar.curve(x + 0.4 * h, y + 0.5, x - 0.4 * h, y + 0.5, x - h, y).close()
    plate.area(bar, "white", 0.6, "white")
    plate.area(bar, "stone")
    plate.cuts(cut_through([(x - h, y), (x - 0.35 * h, y - 0.58), (x + 0.3 * h, y - 0.7), (x + h, y)], 0.34))
    for k in range(5):
        a = x - 0.6 * h + 0.26 * h * k
        plate.cuts(tick((a, y - 0.35), (a + 0.22 * h, y - 0.05), 0.22))
    plate.cuts(cut((x - h, y + 0.7), (x - 0.3 * h, y + 1.2), (x + 0.4 * h, y + 1.2), (x + 1.1 * h, y + 0.6), 0.22))


def _bank(plate: Plate) -> None:
    """The bank on which the wreck lies: sand with ripples, surf along its edge."""
    top = [(0.2, 39.6), (6.0, 38.6), (13.0, 38.9), (20.0, 37.4), (30.0, 38.0), (40.0, 37.2), (47.0, 38.6), (54.8, 38.2)]
    low = [(54.8, 41.4), (47.0, 42.2), (38.0, 41.4), (29.0, 42.4), (20.0, 42.0), (10.0, 42.6), (0.2, 41.8)]
    bank = smooth(top).line(*low[0]).add(Path(smooth(low).steps[1:])).close()
    plate.area(bank, "stone")
    plate.cuts(stroke(top, lambda t: 0.26 + 0.16 * math.sin(9 * t)))
    for (ax, ay), (bx, by) in pairwise(low):  # the surf licks at it in bows
        for k in range(4):
            x, y = ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4
            end = ax + (bx - ax) * (k + 1) / 4, ay + (by - ay) * (k + 1) / 4
            lift = 0.9 + 0.3 * grain(k, round(ax))
            plate.area(Path().move(x, y).curve(x - 0.3, y - lift, end[0] + 0.3, end[1] - lift, *end).close(), "white")
            plate.cuts(cut((x, y), (x - 0.3, y - lift), (end[0] + 0.3, end[1] - lift), end, 0.26))
    for k in range(12):
        x, y = 7.0 + 3.6 * k, 38.9 + 1.2 * (k % 3) * 0.7 + 0.3 * grain(k, 3)
        plate.cuts(cut((x, y), (x + 1.4, y - 0.5), (x + 2.6, y - 0.3), (x + 4.4, y + 0.1), 0.2))
    plate.lines(stipple(bank, 1.3, seed=4, density=lambda _, y: 0.55 if y < 41 else 0.0), 0.2)


def _ribs(plate: Plate, x: float, y: float, high: float, *, far: bool) -> None:
    """One side of the ribcage; some ribs have broken off."""
    seed = 1 if far else 2
    for i in range(7):
        foot = x + 3.3 * i, y + 0.25 * grain(seed, i)
        tall = high * (1.12 - 0.035 * i + 0.1 * grain(seed, i, 1)) * (0.5 if (i + seed) % 5 == 3 else 1.0)
        points: list[Point] = [
            (foot[0] + 0.8, foot[1] + 1.2),
            (foot[0] - 0.9, foot[1] - 0.32 * tall),
            (foot[0] - 0.7, foot[1] - 0.7 * tall),
            (foot[0] + (1.5 if far else 0.7), foot[1] - tall * (1.25 if far else 1.0)),
        ]
        rib = Curve.through(*points)
        base = 1.0 if far else 1.35
        plate.area(stroke(rib, lambda t, base=base: base * (1 - 0.6 * t), 5), "stone-shade" if far else "timber", 0.28)  # type: ignore[misc]
        count = 9 if far else 13
        for k in range(count):
            t = (k + 0.5) / count
            half = 0.5 * base * (1 - 0.6 * t)
            plate.cuts(tick(rib.left(t, -half), rib.left(t + 0.03, 0.6 * half if far else 0.0), 0.24))


def _posts(plate: Plate) -> None:
    """Stem and stern post, and the keel between them."""
    stem = Curve.through((21.0, 39.4), (16.6, 37.0), (14.2, 33.0), (14.4, 29.4), (16.2, 26.4))
    plate.area(stroke(stem, lambda t: 1.9 - 0.7 * t, 7), "timber", 0.34)
    for k in range(22):
        t = 0.04 + 0.043 * k
        plate.cuts(tick(stem.left(t, -0.9 + 0.3 * t), stem.left(t + 0.02, 0.1 + 0.3 * (k % 2)), 0.26))
    stern = Curve([(41.4, 38.4), (44.2, 26.0)])
    plate.area(stroke(stern, lambda t: 1.6 - 0.3 * t, 2), "timber", 0.34)
    for k in range(14):
        t = 0.04 + 0.068 * k
        plate.cuts(tick(stern.left(t, -0.75), stern.left(t + 0.02, 0.05), 0.26))
    # what the sea has left of the planking
    for a, b, c, d in (
        ((16.4, 35.6), (21.0, 36.9), (27.0, 36.8), (32.2, 36.4)),
        ((28.6, 34.6), (33.0, 35.0), (38.0, 34.6), (43.0, 33.4)),
    ):
        plank = cut_through([a, b, c, d], 1.5, 1.1, 0.8)
        plate.area(plank, "timber", 0.28)
        plate.cuts(cut_through([a, b, c, d], 0.2, 0.1))


def _widow(plate: Plate, at: Frame) -> None:
    """She leans out from the stem, veiled and bowed, and has not let go of the lamp."""
    back = at.smooth((-0.4, -1.9), (0.9, -1.8), (1.9, -0.6), (2.1, 1.4), (2.9, 3.6), (3.6, 6.4), (2.6, 10.0))
    front = at.smooth((2.6, 10.0), (0.4, 8.8), (-0.9, 6.6), (-1.4, 4.4), (-1.5, 2.6), (-0.9, 1.4), (-1.0, 0.9))
    face = at.smooth((-1.0, 0.9), (-1.3, 0.5), (-1.7, 0.2), (-1.3, -0.5), (-1.2, -1.2), (-0.4, -1.9))
    stream = at.smooth((1.6, -1.2), (3.6, -0.4), (5.0, -1.2), (7.2, -0.2))
    stream.line(*at.at(5.6, 0.6)).line(*at.at(7.0, 2.0)).line(*at.at(4.8, 2.0)).line(*at.at(5.4, 3.8))
    stream.add(Path(at.smooth((5.4, 3.8), (3.6, 3.0), (2.2, 3.6)).steps[1:]))
    plate.area(stream.close(), "white", 0.3)
    for k in range(4):
        fold = ((1.9, -0.4 + 0.9 * k), (3.0, 0.1 + 0.7 * k), (4.0, -0.2 + 0.8 * k), (5.2, 0.2 + 0.7 * k))
        plate.cuts(cut_through(at.all(*fold), 0.24, 0.2))
    shape = Path([*back.steps, *front.steps[1:], *face.steps[1:], ("Z",)])
    plate.area(shape, "white", 0.34)
    veil = at.smooth((-1.2, -1.2), (-0.2, -0.9), (0.3, 0.4), (0.0, 1.8), (0.7, 3.6), (1.0, 6.0), (0.7, 8.6))
    plate.lines(veil, 0.26)
    for i in range(17):  # the veil falls in folds
        s = i / 16
        a = at.at(1.3 + 2.2 * s - 0.5 * (s - 0.5) ** 2, -1.2 + 9.4 * s)
        plate.cuts(tick(a, at.at(0.4 + 0.9 * s, -0.5 + 8.9 * s), 0.28))
    for k in range(4):
        plate.cuts(
            cut_through(
                at.all(
                    (0.9 - 0.4 * k, 3.4 + 0.2 * k), (0.6 - 0.42 * k, 5.2), (0.9 - 0.36 * k, 6.8), (1.5 - 0.3 * k, 8.8)
                ),
                0.2,
            )
        )
    plate.lines(Path().move(*at.at(-1.1, -0.25)).line(*at.at(-0.8, -0.2)), 0.26)
    arm = stroke(at.curve((0.2, 2.4), (-1.6, 3.5), (-4.3, 3.3)), lambda t: 1.1 - 0.5 * t, 4)
    plate.area(arm, "white", 0.28)
    for k in range(5):
        plate.cuts(tick(at.at(-0.5 - 0.7 * k, 3.6 + 0.04 * k), at.at(-0.6 - 0.7 * k, 3.1), 0.22))


def _lamplight(plate: Plate, x: float, y: float) -> None:
    plate.area(Circle(x, y, 5.0), "glow")
    for i in range(18):
        a = Frame(x, y, 1.0, 20 * i)
        plate.cuts(tick(a.at(0, -2.6), a.at(0, -4.6 if i % 2 else -3.7), 0.26), "flag")


def _lamp(plate: Plate, x: float, y: float) -> None:
    plate.lines(Path().move(x, y - 3.4).line(x, y - 1.6), 0.22)
    lamp = Path().polyline(
        [(x - 0.8, y + 1.4), (x - 1.0, y - 0.8), (x, y - 1.8), (x + 1.0, y - 0.8), (x + 0.8, y + 1.4)], close=True
    )
    plate.area(lamp, "white", 0.32)
    plate.lines(Path().move(x - 1.0, y - 0.7).line(x + 1.0, y - 0.7), 0.24)
    plate.cuts(cut((x, y + 1.2), (x - 0.7, y + 0.4), (x - 0.1, y + 0.2), (x + 0.05, y - 0.6), 0.5), "flag")
