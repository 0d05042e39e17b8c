"""The four Monsters of the deep: the Colossus, the Squid, the Leviathan, and the Mother of them all."""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate
from pnp.draw.ornament import blob, both, dots, ellipse, tube
from pnp.draw.shapes import Circle, Path
from pnp.games.diluvium.glaze import eye, glaze

__all__ = ["colossus", "leviathan", "mother", "squid"]


def colossus(plate: Plate) -> None:
    """A statue that walks: a helmet with a crest, broad shoulders, water about the breast."""
    crest = Path().move(-6.6, 2.6).curve(-8.6, -3.6, -7.6, -11.4, 0.2, -12.2).curve(3.4, -12.4, 5.8, -10.8, 6.6, -8.8)
    crest.line(4.6, -8.0).curve(3.4, -9.8, 1.6, -10.4, 0, -10.2).curve(-4.4, -9.6, -5.4, -3.4, -3.8, 1.8).close()
    plate.area(crest, "slip", 0.25, "glaze-edge")
    ticks = Path()
    for i in range(13):
        a = math.radians(-120 + 14 * i)
        ticks.move(-0.4 + 6.6 * math.sin(a), -4.6 - 6.2 * math.cos(a)).line(
            -0.4 + 7.3 * math.sin(a), -4.6 - 7.0 * math.cos(a)
        )
    plate.lines(ticks, 0.24, "glaze-edge")
    glaze(plate, blob((-10.2, 9.4), (-9.6, 5.0), (-5.6, 2.6), (0, 2.0), (5.6, 2.6), (9.6, 5.0), (10.2, 9.4)))
    glaze(plate, Path().move(-3.0, 3.6).line(-3.2, -0.4).line(3.4, -0.4).line(3.0, 3.6).close())
    helmet = Path().move(-4.6, 1.4).curve(-5.8, -4.4, -4.2, -9.4, 0.6, -9.6).curve(4.4, -9.6, 6.0, -6.6, 5.8, -4.2)
    helmet.line(6.2, 1.8).curve(5.2, 2.6, 4.2, 2.4, 3.6, 1.6).line(3.0, -1.6).line(1.0, -1.4).curve(
        0.4, 0.6, -0.6, 1.8, -2.0, 2.2
    ).close()
    glaze(plate, helmet)
    plate.area(blob((1.0, -3.6), (2.6, -5.0), (4.8, -4.2), (4.4, -2.8), (2.4, -2.5)), "clay", 0.22, "glaze-edge")
    eye(plate, 3.1, -3.75, 0.62)
    plate.lines(
        Path().move(-3.6, -0.2).curve(-3.0, -4.8, -0.4, -6.8, 5.4, -6.0).move(5.9, -4.0).line(5.4, 0.8), 0.28, "cut"
    )
    plate.lines(Path().move(-3.6, -2.2).curve(-2.8, -5.8, -0.4, -8.0, 3.6, -8.0), 0.2, "cut")
    plate.lines(
        both(
            Path().move(0, 5.2).curve(2.2, 6.6, 5.2, 6.2, 7.2, 5.0).move(7.0, 8.6).curve(7.2, 7.0, 8.0, 6.2, 9.0, 6.0)
        ),
        0.28,
        "cut",
    )
    plate.lines(Path().move(0, 4.4).line(0, 8.6), 0.24, "cut")
    for y in (7.6, 8.7):
        wave = Path().move(-10.4, y)
        for i in range(8):
            x = -10.4 + 2.6 * i
            wave.curve(x + 0.8, y - 0.9, x + 1.8, y - 0.9, x + 2.6, y)
        plate.lines(wave, 0.42, "slip")


def squid(plate: Plate) -> None:
    """A squid of the abyss, head down, arms out to all sides."""
    arms = (
        ([(1.0, 0.8), (4.4, 1.0), (8.4, -1.6), (9.4, -5.0), (7.8, -6.2)], (2.0, 1.6, 1.3, 0.9, 0.4)),
        ([(1.4, 1.6), (5.4, 3.8), (9.0, 2.0), (10.2, -0.4)], (2.0, 1.6, 1.0, 0.4)),
        ([(1.0, 2.2), (3.6, 6.2), (7.4, 7.0), (9.0, 4.8)], (2.0, 1.6, 1.1, 0.4)),
        ([(0.6, 2.4), (1.4, 6.6), (4.4, 9.4), (6.2, 8.8)], (2.0, 1.6, 1.0, 0.4)),
    )  # fmt: skip
    for points, widths in arms:
        glaze(plate, both(tube(points, *widths, count=12)))
        curve = Curve.through(*points)
        plate.lines(both(dots(curve.left(t, -0.1) for t in (0.3, 0.42, 0.54, 0.66, 0.78))), 0.42, "cut")
    fin = blob((0, -12.0), (3.2, -9.4), (5.0, -7.0), (2.4, -6.4), (0, -7.0), (-2.4, -6.4), (-5.0, -7.0), (-3.2, -9.4))
    plate.area(fin, "madder", 0.22, "glaze-edge")
    glaze(
        plate,
        blob(
            (0, -11.2),
            (2.0, -7.6),
            (2.9, -3.6),
            (2.6, 0.2),
            (2.6, 2.6),
            (0, 3.6),
            (-2.6, 2.6),
            (-2.6, 0.2),
            (-2.9, -3.6),
            (-2.0, -7.6),
        ),
    )
    bands = Path()
    for i in range(5):
        y, half = -8.6 + 1.6 * i, 1.1 + 0.3 * i
        bands.move(-half, y).curve(-half / 2, y + 0.7, half / 2, y + 0.7, half, y)
    plate.lines(bands, 0.26, "cut")
    plate.lines(both(Path().move(2.3, -0.6).line(0, -0.1)), 0.24, "cut")
    for way in (-1, 1):
        eye(plate, way * 1.5, 1.0, 0.85)


def leviathan(plate: Plate) -> None:
    """A whale with a horn and a mouth full of teeth, leaping out of the water."""
    body = Path().move(9.6, 0.6).curve(9.0, -6.2, 2.8, -8.6, -2.6, -7.2).curve(-8.6, -5.6, -10.6, 1.2, -7.0, 5.2)
    body.curve(-5.4, 7.0, -3.0, 7.2, -1.6, 6.0).curve(-4.8, 5.4, -5.6, 2.2, -3.0, 1.6).curve(
        0.6, 0.8, 1.6, 4.4, 5.0, 4.6
    ).curve(7.4, 4.6, 9.6, 3.6, 9.6, 0.6)
    glaze(plate, body.close())
    glaze(
        plate,
        Path()
        .move(-2.2, 6.6)
        .curve(-0.4, 4.6, 1.8, 5.0, 3.2, 6.6)
        .curve(1.6, 6.8, 0.6, 7.2, 0.2, 8.0)
        .curve(0.8, 8.8, 0.8, 9.6, 0.2, 10.2)
        .curve(-1.6, 9.6, -2.8, 8.4, -2.2, 6.6)
        .close(),
    )
    horn = (
        Path().move(5.4, -6.0).curve(6.0, -9.4, 7.6, -11.6, 10.2, -12.6).curve(9.2, -10.0, 8.8, -7.2, 8.2, -4.4).close()
    )
    plate.area(horn, "slip", 0.25, "glaze-edge")
    plate.lines(Path().move(6.2, -8.0).line(8.8, -7.2).move(7.0, -9.6).line(9.2, -9.0), 0.22, "glaze-edge")
    mouth = Path().move(9.7, -0.4).curve(7.4, 0.4, 4.8, 0.0, 3.2, -1.4).curve(3.8, 1.2, 6.8, 2.6, 9.5, 2.2).close()
    plate.area(mouth, "madder", 0.2, "glaze-edge")
    teeth = Path()
    for i in range(5):
        x, y = 4.8 + 1.0 * i, -0.55 + 0.13 * i
        teeth.polyline([(x, y), (x + 0.8, y + 0.1), (x + 0.45, y + 1.0)], close=True)
    plate.area(teeth, "slip", 0.1, "glaze-edge")
    glaze(plate, blob((0.6, 0.4), (2.4, 1.6), (2.6, 5.4), (0.8, 7.4), (-0.8, 4.2)))
    plate.lines(
        Path().move(0.8, 1.8).line(1.4, 5.6).move(-0.1, 3.0).line(0.5, 5.6).move(1.6, 2.0).line(2.0, 4.8), 0.22, "cut"
    )
    eye(plate, 5.2, -3.4, 0.85)
    grooves = Path()
    for i in range(5):
        grooves.move(-6.6 + 1.5 * i, -3.4 - 0.5 * i + 0.12 * i * i).curve(
            -6.0 + 1.5 * i, -2.4 - 0.4 * i, -6.2 + 1.6 * i, -1.0 - 0.3 * i, -6.8 + 1.7 * i, 0.2 - 0.2 * i
        )
    plate.lines(grooves, 0.26, "cut")
    plate.lines(Path().move(4.6, 3.4).curve(6.2, 3.9, 7.8, 3.7, 9.0, 2.9), 0.24, "cut")
    plate.lines(
        Path()
        .move(-3.4, -7.4)
        .curve(-4.4, -9.6, -3.6, -11.0, -4.8, -12.0)
        .move(-2.8, -7.4)
        .curve(-2.6, -9.6, -1.6, -10.6, -0.8, -11.4),
        0.5,
        "slip",
    )


def mother(plate: Plate) -> None:
    """The face of the deep, seen from the front, with arms of octopuses for hair."""
    for points in (
        [(2.0, -5.4), (3.2, -9.2), (6.4, -10.8), (7.6, -8.6), (6.0, -7.8)],
        [(4.0, -4.0), (7.6, -5.6), (10.2, -3.4), (9.2, -1.2), (7.8, -2.2)],
        [(4.4, -0.6), (8.0, 0.4), (10.0, 3.4), (8.2, 5.2), (7.2, 3.8)],
        [(3.8, 3.0), (6.0, 5.4), (6.6, 8.6), (4.4, 9.6), (4.0, 8.0)],
    ):
        widths = (2.6, 2.2, 1.7, 1.2, 0.6)
        glaze(plate, both(tube(points, *widths, count=14)))
        curve = Curve.through(*points)
        plate.lines(both(dots(curve.left(t, -0.2) for t in (0.25, 0.38, 0.5, 0.62, 0.74, 0.85))), 0.42, "cut")
    glaze(
        plate,
        blob(
            (0, -7.4),
            (3.6, -6.4),
            (5.2, -2.8),
            (4.8, 1.6),
            (3.0, 5.6),
            (0, 7.4),
            (-3.0, 5.6),
            (-4.8, 1.6),
            (-5.2, -2.8),
            (-3.6, -6.4),
        ),
    )
    crown = Path().polyline(
        [
            (-3.9, -6.2),
            (-4.6, -10.2),
            (-2.5, -8.2),
            (-1.4, -11.2),
            (0, -8.4),
            (1.4, -11.2),
            (2.5, -8.2),
            (4.6, -10.2),
            (3.9, -6.2),
        ],
        close=True,
    )
    plate.area(crown, "ochre", 0.25, "glaze-edge")
    plate.lines(dots([(0, -7.0), (-1.9, -7.0), (1.9, -7.0)]), 0.7, "madder")
    for way in (-1, 1):
        plate.area(ellipse(way * 2.1, -1.6, 1.45, 1.05), "slip", 0.15, "glaze-edge")
        plate.area(Circle(way * 1.95, -1.55, 0.6), "glaze-edge")
    plate.lines(both(Path().move(0.6, -3.4).curve(1.6, -4.2, 3.2, -4.0, 4.2, -2.8)), 0.34, "cut")
    plate.lines(both(Path().move(0.45, -2.4).line(0.7, 0.8).curve(1.2, 1.4, 0.6, 1.7, 0, 1.5)), 0.26, "cut")
    mouth = Path().move(-2.8, 2.6).curve(-1.4, 2.0, 1.4, 2.0, 2.8, 2.6).curve(2.0, 5.0, -2.0, 5.0, -2.8, 2.6).close()
    plate.area(mouth, "madder", 0.2, "glaze-edge")
    teeth = Path()
    for x in (-2.0, -1.0, 0.0, 1.0, 2.0):
        teeth.polyline([(x - 0.4, 2.35), (x + 0.4, 2.35), (x, 3.3)], close=True)
    plate.area(teeth, "slip", 0.1, "glaze-edge")
    plate.area(blob((-0.7, 3.9), (0.7, 3.9), (0.8, 5.6), (0, 6.2), (-0.8, 5.6)), "madder", 0.15, "glaze-edge")
    plate.lines(both(dots([(3.9, 0.4), (3.6, 1.5), (3.1, 2.5)])), 0.4, "cut")
