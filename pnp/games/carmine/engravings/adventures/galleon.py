"""The galleon once more, small: for a picture in which it is a toy of the sea.

The large plate of the galleon holds a thousand lines, which at a third of its size would be a grey smear. Here the same
ship is cut for its size: its measures are those of the large one, but the distance between two lines of shade is that
of the paper, so that a smaller ship has fewer lines, not finer ones.
"""

from collections.abc import Callable
from itertools import pairwise

from pnp.draw.engrave import Plate, bezier, cut_through, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.frame import Frame

__all__ = ["little_hull", "little_ship"]

GAP = 0.45
"""Between two lines of shade, in mm on paper."""

TINY = 0.25
"""The scale below which a ship has no gun ports, ropes or light hatching: they would only blot."""

SAILS: tuple[tuple[Point, Point, Point, Point, float], ...] = (
    ((-8.6, -18.4), (-5.5, -18.2), (-9.0, -14.9), (-4.7, -14.6), 0.9),
    ((-5.9, -14.0), (3.1, -13.8), (-5.7, -6.7), (3.1, -6.4), 1.9),
    ((-4.6, -19.9), (1.9, -19.7), (-5.5, -14.5), (2.8, -14.3), 1.6),
    ((-3.4, -24.0), (0.6, -23.9), (-4.2, -20.4), (1.5, -20.2), 1.1),
    ((2.5, -12.6), (8.6, -12.4), (2.8, -7.0), (8.6, -6.7), 1.6),
    ((3.0, -17.4), (7.6, -17.2), (2.4, -13.1), (8.2, -12.9), 1.4),
    ((3.8, -20.7), (6.7, -20.6), (3.2, -17.8), (7.3, -17.6), 0.9),
)
"""The corners of the square sails (top left, top right, bottom left, bottom right) and how far the wind fills them."""

SIDE: tuple[Point, ...] = (
    (-13.4, -10.6), (-8.2, -8.2), (-8.0, -7.1), (-3.7, -6.0), (-3.6, -4.7), (2.9, -4.8), (3.0, -6.0), (8.75, -7.2),
    (10.3, -7.0), (12.9, -9.2), (12.6, -7.4), (10.4, -5.2), (8.25, -3.3), (7.5, -1.2), (6.0, 0.8),
    (-9.4, 0.8), (-10.4, -1.3), (-11.3, -4.2), (-12.6, -6.6),
)  # fmt: skip


def little_ship(
    plate: Plate, x: float, y: float, scale: float = 0.4, tilt: float = 0.0, *, mirror: bool = False
) -> None:
    """Engrave the galleon with the middle of its waterline at (x, y): 27 x 28 mm times `scale`, bow to the right.

    `tilt` turns it clockwise by so many degrees; `mirror` lets it sail to the left.
    """
    frame = Frame(x, y, scale, tilt, mirror=mirror)
    _rigging(plate, frame)
    for sail in SAILS:
        _sail(plate, frame, *sail)
    jib = ((9.4, -15.8), (10.3, -13.0), (10.4, -9.9), (14.4, -11.0))
    plate.area(frame.polygon(*jib), "white", 0.17)
    little_hull(plate, frame)


def _rigging(plate: Plate, frame: Frame) -> None:
    masts, ropes = Path(), Path()
    for x, top, foot in ((-1.3, -25.6, -5), (5.2, -22.4, -5.5), (-7.1, -19.8, -7)):
        masts.move(*frame.at(x, top - 1.2)).line(*frame.at(x, foot))
    masts.move(*frame.at(7, -6.2)).line(*frame.at(15.4, -11.6))
    for a, b in (((-1.3, -24.6), (5.2, -21)), ((5.2, -21.2), (14.6, -11.1)), ((-7.1, -19), (-12.9, -10.4)),
                 ((-1.3, -24.6), (-7.1, -18.8)), ((-1.3, -15), (-4.6, -5)), ((5.2, -13), (3.0, -6))):  # fmt: skip
        ropes.move(*frame.at(*a)).line(*frame.at(*b))
    if frame.scale >= TINY:
        plate.lines(ropes, 0.12)
    plate.lines(masts, 0.26)
    for x, y, long in ((-1.3, -26.6, 4.6), (5.2, -23.4, 3.8), (-7.1, -20.8, 3.6)):
        u = long / 4
        flag = frame.smooth((x, y - 0.2), (x + u, y - 0.9), (x + 2.3 * u, y + 0.1), (x + 4 * u, y - 0.6))
        low = frame.smooth((x + 3.9 * u, y + 0.9), (x + 2.2 * u, y + 1.4), (x + u, y + 0.6), (x, y + 1.3))
        flag.line(*frame.at(x + 3.2 * u, y + 0.5)).line(*frame.at(x + 3.9 * u, y + 0.9)).add(Path(low.steps[1:]))
        plate.area(flag.close(), "flag", 0.13)


def _sail(plate: Plate, frame: Frame, tl: Point, tr: Point, bl: Point, br: Point, belly: float) -> None:
    lift = min(0.2 * (bl[1] - tl[1]), 1.3)

    def at(u: float, v: float) -> Point:
        low, high = 1 - v, v
        x = (tl[0] + (tr[0] - tl[0]) * u) * low + (bl[0] + (br[0] - bl[0]) * u) * high
        y = (tl[1] + (tr[1] - tl[1]) * u) * low + (bl[1] + (br[1] - bl[1]) * u) * high
        return frame.at(x + belly * (0.45 + 0.55 * u) * 3.6 * v * low, y - lift * 4 * u * (1 - u) * high)

    plate.area(_sheet(at), "white", 0.17)
    lines = max(4, round((br[0] - bl[0]) * frame.scale / GAP))
    for i in range(1, lines):
        u = 1 - (i - 0.4) / lines
        if u > 0.58:
            plate.cuts(cut_through([at(u, v) for v in (0.02, 0.35, 0.66, 0.98)], 0.13 + 0.1 * (u - 0.58) / 0.42, 0.08))
        elif frame.scale >= TINY:
            depth = 0.2 + 0.16 * (i % 2) + max(0.0, u - 0.3)
            plate.cuts(tick(at(u, 0.0), at(u, depth), 0.15))
            if i % 2:
                plate.cuts(tick(at(u, 1.0), at(u, 1 - 0.8 * depth), 0.14))
    plate.lines(Path().move(*frame.at(tl[0] - 0.4, tl[1])).line(*frame.at(tr[0] + 0.4, tr[1])), 0.22)


def _sheet(at: Callable[[float, float], Point]) -> Path:
    corners = [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)]
    path = Path().move(*at(0, 0)).line(*at(1, 0))
    for (u, v), (p, q) in pairwise(corners):
        path.steps.append(bezier([at(u + (p - u) * k / 3, v + (q - v) * k / 3) for k in range(4)]).steps[1])
    return path.close()


def little_hull(plate: Plate, frame: Frame) -> None:
    """Engrave the hull alone, for ships that carry other sails."""
    plate.area(frame.polygon(*SIDE), "timber", 0.26)
    wales = Path()
    for drop in (0.0, 1.9, 3.0) if frame.scale > 0.3 else (0.0, 2.2):
        aft = (-12.2 + 0.5 * drop, -7.2 + 1.05 * drop), (-7.5 + 0.2 * drop, -4.8 + drop), (-1.0, -3.6 + drop)
        wales.add(frame.smooth(*aft, (4.0, -4.0 + drop), (8.3 - 0.2 * drop, -5.3 + 1.02 * drop)))
    plate.lines(wales, 0.17)
    if frame.scale < TINY:
        return
    for i in range(7):
        u = -8.6 + 2.25 * i
        v = -2.6 - 0.016 * (u - 1) ** 2
        plate.area(frame.polygon((u, v), (u + 0.9, v), (u + 0.9, v + 0.85), (u, v + 0.85)), "line")
    for u, v in ((-11.6, -8.4), (-10.2, -7.9), (-8.9, -7.3)):
        plate.area(frame.polygon((u, v), (u + 0.7, v + 0.2), (u + 0.7, v + 1.3), (u, v + 1.1)), "line")
    count = max(4, round(5 * frame.scale / GAP))
    for i in range(count):
        s = i / count
        plate.cuts(
            tick(frame.at(-11.3 + 4.4 * s, -4.2 + 4.9 * s**0.6), frame.at(-10.6 + 5.5 * s, -5.2 + 1.4 * s), 0.17)
        )
        plate.cuts(tick(frame.at(6.6 - 4.0 * s, 0.7), frame.at(8.0 - 4.3 * s, -3.6 + 2.2 * s), 0.17))
