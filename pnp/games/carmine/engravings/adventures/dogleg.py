"""The Dogleg: a stream that turns on its heel round a buoy, where a gull watches those who miss the turn."""

import math

from pnp.draw.engrave import Plate, cut_through, tick
from pnp.draw.shapes import Path
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, clouds, little_ship, sea, sky, waves_at
from pnp.games.carmine.engravings.adventures.stream import Stream

__all__ = ["draw"]

HORIZON = 25.5
WAY = (
    (-0.8, 41.5),
    (12.0, 40.6),
    (26.0, 39.2),
    (40.0, 37.2),
    (45.2, 34.4),
    (40.0, 32.0),
    (28.0, 30.2),
    (14.0, 28.4),
    (2.0, 27.2),
)


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=21)
    clouds(plate, (40.0, 18.0, 17.0), (19.0, 15.6, 10.0), seed=14)
    sea(plate, HORIZON, seed=17)
    stream = Stream(WAY, 4.6, HORIZON, flat=0.5)
    stream.engrave(plate, "run-wash", "run", lines=7, pieces=8, bold=0.36, seed=8)
    for t, size in ((0.14, 0.75), (0.36, 0.75), (0.72, 0.9)):
        stream.arrow(plate, t, "run-arrow", size=size)
    little_ship(plate, 12.0, 29.0, 0.42, 2, mirror=True)
    waves_at(plate, 12.0, 29.2, 9.6, seed=2, size=0.7)
    _buoy(plate, Frame(33.6, 35.6, 1.0, 9))
    birds(plate, (28.0, 21.6), (24.4, 20.0), size=0.75)


def _buoy(plate: Plate, at: Frame) -> None:
    """A cask on its end in the water, a cage with a bell on top, and a gull."""
    posts = Path()
    for side in (-1, 1):
        posts.move(*at.at(side * 2.1, -5.6)).line(*at.at(side * 0.7, -13.2))
    posts.move(*at.at(0.5, -5.8)).line(*at.at(0.3, -13.2))
    plate.area(at.polygon((-2.1, -6), (-0.7, -13.5), (0.7, -13.5), (2.1, -6)), "paper", 0.9, "paper")
    plate.lines(posts, 0.42)
    bell = at.smooth((-0.55, -11.4), (-0.75, -9.8), (-1.45, -8.6))
    bell.line(*at.at(1.45, -8.6)).add(Path(at.smooth((1.45, -8.6), (0.75, -9.8), (0.55, -11.4)).steps[1:]))
    plate.area(bell.curve(*at.at(0.4, -12.1), *at.at(-0.4, -12.1), *at.at(-0.55, -11.4)).close(), "glow", 0.3)
    for i in range(5):
        plate.cuts(tick(at.at(1.25 - 0.28 * i, -8.7), at.at(0.5 - 0.1 * i, -11.2 + 0.3 * i), 0.17))
    plate.lines(Path().move(*at.at(0.1, -8.5)).line(*at.at(0.2, -7.7)), 0.5)
    cap = at.polygon((-1.3, -13.0), (1.3, -13.0), (0.9, -13.7), (-0.9, -13.7))
    plate.area(cap, "flag", 0.25)
    _gull(plate, at)
    cask = at.smooth((-2.5, -6.2), (-3.3, -3.4), (-2.9, 0.6))
    cask.line(*at.at(2.9, 0.6)).add(Path(at.smooth((2.9, 0.6), (3.3, -3.4), (2.5, -6.2)).steps[1:]))
    cask.curve(*at.at(1.2, -5.4), *at.at(-1.2, -5.4), *at.at(-2.5, -6.2))
    plate.area(cask.close(), "timber", 0.4)
    for low, half in ((-4.6, 3.0), (-1.9, 3.25)):
        band = at.smooth((-half, low - 0.5), (0, low + 0.15), (half, low - 0.5))
        band.line(*at.at(half, low + 0.4)).add(
            Path(at.smooth((half, low + 0.4), (0, low + 1.05), (-half, low + 0.4)).steps[1:])
        )
        plate.area(band.close(), "flag", 0.22)
    staves = Path()
    for u in (-2.0, -1.1, 0.0, 1.1, 2.0):
        staves.add(at.smooth((u * 0.95, -5.7), (u * 1.2, -3.0), (u * 1.08, 0.4)))
    plate.lines(staves, 0.15)
    for i in range(15):  # its side away from the light
        v = -5.9 + 0.44 * i
        half = 2.55 + 0.7 * math.sin(math.pi * (v + 6.4) / 8.5)
        plate.cuts(tick(at.at(half, v), at.at(half - 1.9 + 0.5 * (i % 2), v + 0.3), 0.24))
    plate.cuts(cut_through(at.all((-2.5, -6.2), (-0.9, -6.8), (0.9, -6.8), (2.5, -6.2)), 0.26, 0.1, 0.1))
    waves_at(plate, at.x + 0.1, at.y + 0.3, 9.5, seed=8, size=0.95)


def _gull(plate: Plate, at: Frame) -> None:
    outline = (
        (-2.5, -14.3), (-1.2, -15.2), (0.4, -15.7), (0.7, -17.0), (1.5, -17.3), (2.0, -16.6), (1.6, -15.3),
        (0.7, -14.2), (-0.8, -13.9),
    )  # fmt: skip
    body = at.smooth(*outline, closed=True)
    plate.area(body, "white", 0.26)
    plate.area(at.polygon((1.95, -16.9), (3.1, -16.5), (1.95, -16.3)), "flag", 0.15)
    wing = [(0.5, -15.2), (-0.4, -14.5), (-1.6, -14.2), (-3.0, -14.0)]
    plate.cuts(cut_through(at.all(*wing), 0.34, 0.1))
    plate.lines(Path().move(*at.at(1.45, -16.75)).line(*at.at(1.5, -16.74)), 0.34)
    plate.lines(
        Path().move(*at.at(0.0, -14.0)).line(*at.at(0.0, -13.6)).move(*at.at(0.5, -14.1)).line(*at.at(0.5, -13.6)), 0.22
    )
