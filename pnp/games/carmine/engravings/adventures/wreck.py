"""The galleon in a storm: bare poles, a topmast gone, two sails left, and those in rags."""

from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.frame import Frame
from pnp.games.carmine.engravings.adventures.galleon import little_hull

__all__ = ["storm_ship"]


def storm_ship(plate: Plate, x: float, y: float, scale: float, tilt: float) -> None:
    """Engrave the ship with the middle of its waterline at (x, y)."""
    frame = Frame(x, y, scale, tilt)
    masts, ropes = Path(), Path()
    for a, b in (
        ((-1.3, -27), (-1.3, -5)),
        ((5.2, -18.4), (5.2, -5.5)),
        ((-7.1, -21), (-7.1, -7)),
        ((7, -6.2), (15.4, -11.6)),
    ):
        masts.move(*frame.at(*a)).line(*frame.at(*b))
    # the fore topmast has come down and hangs in its ropes
    masts.move(*frame.at(5.2, -18.4)).line(*frame.at(10.6, -14.4))
    for a, b in (
        ((-4.8, -20.2), (2.4, -19.4)),
        ((-6.4, -14.2), (3.8, -13.6)),
        ((1.6, -13.2), (9.2, -12.0)),
        ((-10.2, -16.4), (-4.2, -14.6)),
    ):
        masts.move(*frame.at(*a)).line(*frame.at(*b))
    for a, b in (
        ((-1.3, -25), (5.2, -18.2)), ((5.2, -17), (14.6, -11.1)), ((-7.1, -19), (-12.9, -10.4)),
        ((-1.3, -24.6), (-7.1, -18.8)),
        ((-1.3, -15), (-4.6, -5)), ((-1.3, -15), (1.8, -5)), ((5.2, -13), (3.0, -6)), ((5.2, -13), (7.6, -6.6)),
        ((10.6, -14.4), (9.6, -9.4)),
        ((-7.1, -15), (-9.4, -8)), ((-7.1, -15), (-5.4, -7)),
    ):  # fmt: skip
        ropes.move(*frame.at(*a)).line(*frame.at(*b))
    plate.lines(ropes, 0.13)
    plate.lines(masts, 0.3)
    _rag(plate, frame, (-4.6, -20.0), (2.2, -19.4), 5.6)
    _rag(plate, frame, (-6.0, -14.0), (3.4, -13.5), 7.4, mirror=True)
    _rag(plate, frame, (1.9, -13.0), (8.8, -11.9), 5.4)
    flag = frame.smooth((-1.3, -27.2), (0.8, -28.2), (2.6, -27.0), (4.8, -27.8)).line(*frame.at(3.6, -26.8))
    flag.line(*frame.at(4.4, -25.8)).add(
        Path(frame.smooth((4.4, -25.8), (2.4, -25.4), (0.8, -26.4), (-1.3, -25.6)).steps[1:])
    )
    plate.area(flag.close(), "flag", 0.14)
    little_hull(plate, frame)


TORN: tuple[Point, ...] = (
    (0.0, 0.0), (1.0, 0.0), (1.08, 0.3), (1.1, 0.62), (1.04, 1.0), (0.95, 0.66), (0.84, 1.08), (0.74, 0.58),
    (0.62, 0.92), (0.53, 0.5), (0.4, 1.0), (0.3, 0.42), (0.18, 0.72), (0.1, 0.34), (-0.02, 0.5), (0.03, 0.2),
)  # fmt: skip
"""The edge of a torn sail: shares of its width and of its drop."""

HOLE: tuple[Point, ...] = ((0.52, 0.2), (0.64, 0.16), (0.7, 0.34), (0.58, 0.38))


def _rag(plate: Plate, frame: Frame, left: Point, right: Point, drop: float, *, mirror: bool = False) -> None:
    """A sail blown out of its ropes: what is left of it flies to the right."""

    def at(u: float, v: float) -> Point:
        u = 1 - u if mirror else u
        x, y = left[0] + (right[0] - left[0]) * u, left[1] + (right[1] - left[1]) * u
        return frame.at(x + 0.62 * drop * v**0.8, y + 0.9 * drop * v)

    sheet = Path().polyline([at(u, v) for u, v in TORN], close=True).polyline([at(u, v) for u, v in HOLE], close=True)
    plate.area(sheet, "white", 0.22)
    for u, depth in (
        (0.12, 0.24),
        (0.24, 0.3),
        (0.36, 0.5),
        (0.46, 0.36),
        (0.75, 0.46),
        (0.84, 0.7),
        (0.92, 0.5),
        (1.0, 0.62),
    ):
        plate.cuts(tick(at(u, 0.02), at(u, depth), 0.22))
