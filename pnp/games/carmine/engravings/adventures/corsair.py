"""The corsair: a low black xebec with three slanting sails, guns run out, and the flag that needs no words.

It is another ship than the galleon at a glance: long, sharp, and rigged with yards that point where it will go.
"""

from pnp.draw.engrave import Plate, cut_through, tick
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.carmine.engravings.adventures.frame import Frame

__all__ = ["corsair", "skull_flag"]

HULL: tuple[Point, ...] = (
    (-15.4, -7.6), (-14.6, -4.4), (-8.0, -2.9), (0.0, -2.3), (7.0, -2.7), (12.6, -4.2), (19.6, -7.0),
    (13.4, -2.6), (10.4, 0.9), (-10.6, 0.9), (-12.4, -1.4),
)  # fmt: skip
"""The side: from the top of the stern along the rail to the beak, and back along the water."""

MASTS: tuple[tuple[Point, Point], ...] = (
    ((-9.4, -4.0), (-10.2, -15.4)),
    ((-0.6, -3.0), (-1.0, -18.6)),
    ((8.2, -3.4), (9.6, -15.6)),
)

SAILS: tuple[tuple[Point, Point, Point], ...] = (
    ((-13.6, -21.4), (-4.8, -6.8), (-14.6, -7.8)),
    ((-6.0, -27.0), (6.2, -6.6), (-7.6, -6.2)),
    ((5.4, -22.4), (16.2, -8.0), (4.0, -7.0)),
)
"""Each lateen sail: the peak and the foot of its yard, and the corner that the sheet holds."""


def corsair(plate: Plate, at: Frame, *, sails: str = "white", guns: bool = False) -> None:
    """Engrave the ship, 35 x 28 mm times the frame's scale, bow to the right; `sails` is the ink of its cloth."""
    masts = Path()
    for foot, top in MASTS:
        masts.move(*at.at(*foot)).line(*at.at(*top))
    plate.lines(masts, 0.5 * at.scale + 0.12)
    for peak, tack, clew in SAILS:
        _lateen(plate, at, peak, tack, clew, sails)
    _hull(plate, at, guns)


def _lateen(plate: Plate, at: Frame, peak: Point, tack: Point, clew: Point, ink: str) -> None:
    (px, py), (tx, ty), (cx, cy) = peak, tack, clew
    sail = Path().move(*at.at(px, py)).line(*at.at(tx, ty))
    sail.curve(*at.at(tx - 0.3 * (tx - cx), ty + 0.2), *at.at(cx + 0.35 * (tx - cx), cy - 1.3), *at.at(cx, cy))
    sail.curve(*at.at(cx + 1.6, cy - 4.0), *at.at(px + 1.5, py + 5.0), *at.at(px, py))
    plate.area(sail.close(), ink, 0.26)
    count = max(6, round((ty - py) * at.scale / 0.62))
    for i in range(count):  # cloths run down from the yard; shade gathers under it
        s = (i + 0.6) / count
        ax, ay = px + (tx - px) * s, py + (ty - py) * s
        low = cy + (ty - cy) * s - 1.1 * (1 - abs(2 * s - 1))
        bx = cx + (tx - cx) * s
        k = (0.34 if i % 2 else 0.55) + 0.3 * s
        points = [(ax + (bx - ax) * k * j / 3 * 0.8, ay + (low - ay) * k * j / 3) for j in range(4)]
        plate.cuts(cut_through(at.each(points), 0.22, 0.16), "line")
    over = (px - 0.07 * (tx - px), py - 0.07 * (ty - py)), (tx + 0.07 * (tx - px), ty + 0.07 * (ty - py))
    yard = [
        (over[0][0] + (over[1][0] - over[0][0]) * j / 3, over[0][1] + (over[1][1] - over[0][1]) * j / 3)
        for j in range(4)
    ]
    plate.cuts(cut_through(at.each(yard), 0.5 * at.scale + 0.2, 0.16, 0.16))


def _hull(plate: Plate, at: Frame, guns: bool) -> None:
    side = at.polygon(*HULL)
    plate.area(side, "dark", 0.3)
    for drop, begin, end in ((1.0, -13.0, 13.6), (2.3, -11.6, 11.4))[guns:]:
        strake = [(x, -2.35 - 0.011 * x * x + drop - 0.2) for x in (begin, begin / 2.6, end / 2.6, end)]
        plate.lines(at.smooth(*strake), 0.24, "white")
    plate.area(at.polygon((-15.4, -7.6), (-14.6, -4.4), (-9.4, -3.1), (-9.8, -4.6), (-14.4, -6.4)), "flag", 0.2)
    for i in range(5 if guns else 6):
        x = -8.4 + (3.7 if guns else 3.1) * i
        y = -1.5 - 0.011 * x * x
        if guns:
            _gun(plate, at, x, y)
            continue
        port = at.polygon((x - 0.6, y - 0.55), (x + 0.6, y - 0.55), (x + 0.6, y + 0.6), (x - 0.6, y + 0.6))
        plate.area(port, "white", 0.14)
        plate.cuts(tick(at.at(x - 0.4, y), at.at(x + 0.5, y), 0.5 * at.scale))


def _gun(plate: Plate, at: Frame, x: float, y: float) -> None:
    """A gun run out under its raised lid; its muzzle looks at the reader."""
    lid = at.polygon((x - 0.8, y - 0.7), (x + 0.8, y - 0.7), (x + 1.1, y - 1.7), (x - 0.5, y - 1.7))
    plate.area(lid, "carmine", 0.2, "white")
    barrel = at.polygon((x - 0.5, y - 0.2), (x + 0.5, y - 0.55), (x + 2.1, y + 0.7), (x + 1.2, y + 1.7))
    plate.area(barrel, "white", 0.2)
    plate.area(Circle(*at.at(x + 1.65, y + 1.2), 0.62 * at.scale), "white", 0.24)
    plate.area(Circle(*at.at(x + 1.68, y + 1.22), 0.3 * at.scale), "line")


def skull_flag(plate: Plate, at: Frame) -> None:
    """The black flag, 8 x 5 mm times the frame's scale, its staff at the origin and the wind to the right."""
    cloth = at.smooth((0, -5.4), (2.4, -6.0), (5.2, -5.0), (8.4, -5.8))
    cloth.line(*at.at(7.5, -3.2)).line(*at.at(8.6, -0.9))
    cloth.add(Path(at.smooth((8.6, -0.9), (5.4, -0.2), (2.6, -1.1), (0, -0.4)).steps[1:]))
    plate.area(cloth.close(), "dark", 0.26)
    bones = Path()
    for a, b in (((2.0, -1.6), (5.6, -2.9)), ((2.0, -2.9), (5.6, -1.6))):
        bones.move(*at.at(*a)).line(*at.at(*b))
    plate.lines(bones, 0.5 * at.scale + 0.04, "white")
    x, y = at.at(3.8, -3.7)
    plate.area(Circle(x, y, 1.25 * at.scale), "white")
    plate.area(at.polygon((3.1, -3.0), (4.5, -3.0), (4.4, -2.0), (3.2, -2.0)), "white")
    for dx in (-0.48, 0.48):
        eye = at.at(3.8 + dx, -3.6)
        plate.area(Circle(*eye, 0.36 * at.scale), "line")
    plate.lines(Path().move(*at.at(0, -6.2)).line(*at.at(0, 0.6)), 0.36 * at.scale + 0.1)
