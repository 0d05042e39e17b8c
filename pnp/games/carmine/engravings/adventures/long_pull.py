"""The Long Pull: a broad straight stream that draws a ship, seen from astern, into a far strait."""

from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.crag import bluff
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, clouds, sea, sky, sun, waves_at

__all__ = ["draw"]

HORIZON = 27.5
GOAL = (38.0, 27.7)
"""Where all lines of the stream run to: the strait."""

SHORES: tuple[tuple[int, tuple[Point, ...], tuple[Point, ...], tuple[tuple[Point, Point, float], ...]], ...] = (
    (
        3,
        ((36.0, 27.8), (34.6, 23.2), (31.0, 19.4), (24.0, 21.0), (16.0, 20.0), (8.0, 22.6), (0.0, 21.6)),
        ((36.0, 28.2), (30.0, 28.8), (22.0, 28.9), (12.0, 29.4), (0.0, 30.2)),
        (((31.0, 19.6), (29.4, 28.4), 2.6), ((8.6, 22.4), (6.8, 29.2), 2.4)),
    ),
    (
        8,
        ((40.0, 27.8), (41.2, 22.0), (44.0, 16.6), (48.0, 17.8), (51.6, 14.6), (55.0, 16.0)),
        ((40.0, 28.2), (44.0, 29.4), (49.0, 30.2), (55.0, 31.6)),
        (((44.0, 16.8), (43.0, 28.8), 2.6), ((51.6, 14.8), (50.0, 30.0), 3.2)),
    ),
)
"""The shores to the left and the right of it: grain, ridge, foot and spurs, from the strait outwards."""


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=12, clear=lambda x, y: (x - 38) ** 2 + (y - HORIZON) ** 2 < 90)
    clouds(plate, (7.5, 17.4, 12.0), seed=9)
    sun(plate, 38.0, 25.6, 3.4, rays=22)
    sea(plate, HORIZON, seed=5)
    _stream(plate)
    _shores(plate)
    birds(plate, (29.0, 16.0), (31.6, 14.6), (10.0, 19.6), size=0.7)
    _stern(plate, Frame(18.6, 39.4, 0.98))


def _stream(plate: Plate) -> None:
    """Lay the stream in straight furrows towards the strait, closer and finer with the distance."""

    def at(s: float, far: float) -> Point:
        return GOAL[0] + s * (1 - far), GOAL[1] + 22.0 * (1 - far)

    left, right = -56.0, 7.0
    begin = _inside(left)
    water = [at(left, begin), at(left, 0.97), at(right, 0.97), at(right, 0), (11.0, 49.6), (0.0, 44.6)]
    plate.area(Path().polyline(water, close=True), "run-wash")
    for i in range(25):
        s = left + (right - left) * i / 24
        edge = i in (0, 24)
        far = max(0.02 + 0.1 * abs(grain(i, 1)), _inside(s))
        while far < 0.95:
            # pieces that look equally long on the water grow shorter towards the strait
            end = 1 - (1 - far) * (0.5 + 0.16 * grain(i, round(far * 99))) if not edge else 0.97
            end = min(end, 0.97)
            a, b = at(s, far), at(s, end)
            third = (b[0] - a[0]) / 3, (b[1] - a[1]) / 3
            bold = (0.42 if edge else 0.3) * (1 - 0.6 * far)
            width = max(0.11, bold)
            plate.cuts(
                cut(a, (a[0] + third[0], a[1] + third[1]), (b[0] - third[0], b[1] - third[1]), b, width,
                    width if edge else 0.0), "run"
            )  # fmt: skip
            far = 1 - (1 - end) * 0.9
    for s, far in ((-6.5, 0.42), (-16.0, 0.63), (-14.0, 0.8)):
        half, long = 4.0, 0.17
        tip, back = at(s, 1 - (1 - far) * (1 - 1.5 * long)), 1 - (1 - far) * (1 + long)
        head = [tip, at(s + half, back), at(s, far), at(s - half, back)]
        path = Path().polyline(head, close=True)
        plate.area(path, "white", 0.6, "white")
        plate.area(path, "run-arrow", 0.13)


def _inside(s: float) -> float:
    """How far up a line of the stream begins, so as not to leave the scene."""
    return max(0.0, 1 - (GOAL[0] - 0.3) / max(-s, 1.0))


def _shores(plate: Plate) -> None:
    """Raise the two headlands that leave the strait between them."""
    for seed, ridge, foot, spurs in SHORES:
        bluff(plate, ridge, foot, seed=seed, gap=0.6, spurs=spurs)


def _stern(plate: Plate, at: Frame) -> None:
    """The ship from behind: lantern, windows, a round hull, three sails that the wind carries away from the eye."""
    masts = Path().move(*at.at(0, -8)).line(*at.at(0, -21.5))
    ropes = Path()
    for side in (-1, 1):
        for foot in (3.5, 4.4):
            ropes.move(*at.at(side * foot, -7)).line(*at.at(side * 0.2, -16.5))
        ropes.move(*at.at(side * 4.9, -13.9)).line(*at.at(side * 0.2, -17.6))
    plate.area(
        at.polygon((-5.4, -8), (-4.9, -14), (-3.4, -20.5), (3.4, -20.5), (4.9, -14), (5.4, -8)), "paper", 1.2, "paper"
    )
    plate.lines(masts, 0.34)
    for half, top, foot, low in ((4.9, -13.8, 5.5, -7.9), (3.9, -18.0, 4.7, -14.2), (2.6, -20.7, 3.4, -18.4)):
        lift = 0.8
        sail = Path().move(*at.at(-half, top)).line(*at.at(half, top))
        sail.curve(*at.at(half - 0.4, top + 1), *at.at(foot - 0.5, low - 1.2), *at.at(foot, low))
        sail.curve(*at.at(foot * 0.4, low - lift), *at.at(-foot * 0.4, low - lift), *at.at(-foot, low))
        sail.curve(*at.at(-foot + 0.5, low - 1.2), *at.at(-half + 0.4, top + 1), *at.at(-half, top))
        plate.area(sail.close(), "white", 0.22)
        count = round(2 * half / 0.5)
        for i in range(count + 1):
            s = 2 * i / count - 1
            deep = (low - top) * (0.24 + 0.5 * s * s + 0.1 * grain(i, round(low)))
            plate.cuts(tick(at.at(s * half * 0.97, top), at.at(s * (half * 0.95 + 0.06 * deep), top + deep), 0.2))
            if s > 0.1 or i % 2:
                y = low - lift * 0.75 * (1 - s * s)
                plate.cuts(
                    tick(at.at(s * foot * 0.95, y), at.at(s * foot * 0.92, y - 0.28 * (low - top) * (0.6 + s)), 0.18)
                )
        plate.lines(Path().move(*at.at(-half - 0.5, top)).line(*at.at(half + 0.5, top)), 0.32)
    plate.lines(ropes, 0.13)
    flag = at.smooth((0.1, -22.6), (1.3, -23.0), (2.6, -22.4), (4.0, -22.8))
    flag.line(*at.at(3.3, -22.1)).add(Path(at.smooth((4.0, -21.6), (2.6, -21.3), (1.3, -21.9), (0.1, -21.4)).steps[1:]))
    plate.area(flag.close(), "flag", 0.14)
    plate.lines(Path().move(*at.at(0, -22.8)).line(*at.at(0, -20.6)), 0.28)
    _hull(plate, at)
    waves_at(plate, at.x, at.y + 0.2, 13.0, seed=4, size=0.95)


def _hull(plate: Plate, at: Frame) -> None:
    hull = at.smooth((-3.3, -9.6), (-3.9, -7.6), (-4.9, -5.4), (-5.1, -3.2), (-4.2, -0.9), (-2.4, 0.9))
    hull.line(*at.at(2.4, 0.9))
    hull.add(Path(at.smooth((2.4, 0.9), (4.2, -0.9), (5.1, -3.2), (4.9, -5.4), (3.9, -7.6), (3.3, -9.6)).steps[1:]))
    hull.curve(*at.at(1.6, -10.4), *at.at(-1.6, -10.4), *at.at(-3.3, -9.6))
    plate.area(hull.close(), "timber", 0.36)
    lines = Path()
    for y, half in ((-7.4, 3.9), (-5.0, 4.9), (-4.5, 5.0), (-2.9, 5.0)):
        lines.add(at.smooth((-half, y - 0.25), (0, y + 0.15), (half, y - 0.25)))
    plate.lines(lines, 0.2)
    for i in range(5):
        u = -2.9 + 1.35 * i
        for top, low, grow in ((-9.0, -7.8, 0.78), (-6.9, -5.3, 1.05)):
            left, right = u * grow, u * grow + 0.8
            pane = at.polygon((left, low), (left, top + 0.3), (left + 0.4, top), (right, top + 0.3), (right, low))
            plate.area(pane, "line")
    rudder = at.polygon((-0.35, -4.3), (0.35, -4.3), (0.6, 1.0), (-0.6, 1.0))
    for i in range(12):  # the run of the hull turns away to both sides
        t = i / 11
        for side in (-1, 1):
            x = 4.9 - 3.0 * t**1.2
            plate.cuts(
                tick(at.at(side * x, -2.8 + 3.4 * t**0.8), at.at(side * (x - 1.6 + 0.6 * t), -2.7 + 0.4 * t), 0.19)
            )
    plate.area(rudder, "timber", 0.24)
    plate.lines(Path().move(*at.at(0, -10.2)).line(*at.at(0, -10.8)), 0.3)
    plate.area(at.polygon((-0.55, -10.7), (-0.7, -11.8), (0, -12.5), (0.7, -11.8), (0.55, -10.7)), "glow", 0.22)
