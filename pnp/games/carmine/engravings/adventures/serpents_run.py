"""Serpent's Run: a current that winds out between two headlands like a snake, scales, tongue and all."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, cut_through, stroke, tick
from pnp.draw.shapes import Circle, Path
from pnp.games.carmine.engravings.adventures.crag import bluff
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, clouds, sea, sky
from pnp.games.carmine.engravings.adventures.stream import Stream

__all__ = ["draw"]

HORIZON = 26.0
WAY = (
    (27.0, 26.5), (31.0, 27.4), (33.0, 28.8), (27.0, 30.2), (21.5, 31.8), (23.0, 34.0), (33.0, 35.2), (41.0, 37.0),
    (39.0, 39.9), (29.0, 40.8), (21.0, 39.9),
)  # fmt: skip


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=31)
    clouds(plate, (28.0, 19.5, 15.0), seed=22)
    sea(plate, HORIZON, seed=33)
    bluff(
        plate,
        ((20.0, 29.8), (18.4, 26.0), (15.0, 22.6), (12.6, 18.0), (8.0, 16.8), (4.0, 14.4), (0.0, 15.0)),
        ((20.0, 30.0), (17.0, 31.0), (12.0, 32.6), (6.0, 33.6), (0.0, 35.4)),
        seed=5,
        gap=0.6,
        spurs=(((12.6, 18.2), (11.0, 32.0), 3.6), ((4.0, 14.6), (3.6, 33.2), 3.4)),
    )
    bluff(
        plate,
        ((36.0, 28.8), (38.4, 25.0), (42.0, 23.4), (44.6, 19.0), (49.0, 18.0), (52.0, 15.6), (55.0, 16.4)),
        ((36.0, 29.0), (40.0, 30.2), (45.0, 31.6), (50.0, 32.2), (55.0, 33.6)),
        seed=6,
        gap=0.6,
        spurs=(((42.0, 23.6), (41.6, 30.0), 2.2), ((52.0, 15.8), (49.4, 31.6), 3.6)),
    )
    _tower(plate, Frame(47.2, 18.6))
    body = Stream(WAY, 3.1, HORIZON, flat=0.62)
    body.engrave(plate, "run-wash", "run", lines=6, pieces=9, bold=0.36, seed=4)
    _scales(plate, body)
    _head(plate, Frame(20.2, 39.9, 1.0, 6))
    birds(plate, (23.0, 22.6), (33.6, 22.0), (36.0, 20.4), size=0.75)


def _scales(plate: Plate, body: Stream) -> None:
    """The pattern of its back: arrows' heads that point the way."""
    for i in range(14):
        t = 0.24 + 0.053 * i
        corners = [body.at(t, s, on) for s, on in ((0.0, 0.95), (0.48, -0.5), (0.0, -0.15), (-0.48, -0.5))]
        plate.area(Path().polyline(corners, close=True), "run-arrow", 0.22, "white")


def _head(plate: Plate, at: Frame) -> None:
    """The snake's head of foam and water; the way it looks is the way the current runs."""
    tongue = Path()
    tongue.add(stroke(Curve(at.all((-7.0, 0.6), (-9.0, 0.9), (-10.4, 0.4), (-12.6, 0.9))), 0.34, 4))
    for end in ((-14.6, -0.2), (-14.4, 2.2)):
        tongue.add(
            cut_through(
                [
                    at.at(-12.2, 0.85),
                    *at.all((-13.0, 0.9 + 0.1 * (end[1] - 0.9))),
                    at.at(-13.8, 0.9 + 0.55 * (end[1] - 0.9)),
                    at.at(*end),
                ],
                0.3,
                0.3,
            )
        )
    plate.area(tongue, "white", 0.6, "white")
    plate.cuts(tongue, "carmine")
    shape = at.smooth(
        (1.6, -2.2),
        (-1.2, -3.3),
        (-4.2, -3.0),
        (-6.8, -1.4),
        (-8.0, 0.3),
        (-6.8, 1.6),
        (-4.0, 2.5),
        (-1.0, 2.9),
        (1.6, 2.0),
    )
    plate.area(shape, "white", 0.9, "white")
    plate.area(shape, "run-wash")
    edge = at.curve(
        (2.4, -2.05),
        (-1.2, -3.3),
        (-4.2, -3.0),
        (-6.8, -1.4),
        (-8.0, 0.3),
        (-6.8, 1.6),
        (-4.0, 2.5),
        (-1.0, 2.9),
        (2.4, 2.0),
    )
    plate.cuts(stroke(edge, 0.44, 12), "run")
    for points in (
        ((-7.9, 0.5), (-5.8, 0.9), (-3.4, 1.4), (-1.4, 1.1)),  # its mouth
        ((-7.0, -0.9), (-5.4, -1.2), (-4.6, -1.4), (-4.2, -2.2)),  # its brow
        ((-2.2, -2.6), (-0.9, -1.5), (-0.8, 0.6), (-1.6, 2.2)),
        ((-1.0, -2.6), (0.4, -1.4), (0.5, 0.5), (-0.3, 2.2)),
        ((0.3, -2.3), (1.7, -1.3), (1.8, 0.6), (1.0, 2.0)),
    ):
        plate.cuts(cut_through(at.all(*points), 0.32, 0.12), "run")
    for i in range(8):
        plate.cuts(tick(at.at(-6.4 + 0.8 * i, 1.8 + 0.16 * i), at.at(-5.7 + 0.8 * i, 1.2 + 0.05 * i), 0.24), "run")
    x, y = at.at(-3.6, -1.15)
    plate.area(Circle(x, y, 0.82), "white", 0.26)
    plate.cuts(cut((x - 0.1, y - 0.7), (x + 0.1, y - 0.3), (x + 0.1, y + 0.3), (x - 0.1, y + 0.7), 0.4))
    plate.cuts(cut_through(at.all((-7.2, -0.3), (-7.0, -0.6), (-6.8, -0.6), (-6.6, -0.4)), 0.3))


def _tower(plate: Plate, at: Frame) -> None:
    """A watchtower on the cape, its flag no larger than a crumb."""
    tower = at.polygon(
        (-1.0, 0.3), (-0.8, -3.4), (-1.1, -3.5), (-1.1, -4.3), (1.1, -4.3), (1.1, -3.5), (0.8, -3.4), (1.0, 0.3)
    )
    plate.area(tower, "white", 0.3)
    for i in range(7):
        plate.cuts(tick(at.at(0.9, -3.2 + 0.5 * i), at.at(0.0, -3.1 + 0.5 * i), 0.22))
    plate.lines(Path().move(*at.at(0, -4.3)).line(*at.at(0, -6.4)), 0.2)
    plate.area(at.polygon((0, -6.4), (2.0, -5.9), (0, -5.3)), "flag", 0.13)
