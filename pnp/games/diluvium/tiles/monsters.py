"""The eight Monsters, black on red rock as on a vase: a silhouette of glaze with lines cut into it, and a little white
and madder painted on. Each is drawn about the middle of its rock and keeps within 11 mm of it.
"""

import math
from collections.abc import Callable, Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import blob, both, dots, ellipse, tube
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.diluvium.look import Look, picture, stamp_picture

__all__ = ["MONSTERS", "draw_monster", "eye", "glaze"]

_EDGE = 0.22


def glaze(plate: Plate, shape: Path) -> None:
    """Lay a silhouette."""
    plate.area(shape, "glaze", _EDGE, "glaze-edge")


def eye(plate: Plate, x: float, y: float, r: float = 0.75) -> None:
    """Draw an eye as on an old vase: a white round with a dark one in it."""
    plate.area(Circle(x, y, r), "slip", 0.12, "glaze-edge")
    plate.area(Circle(x, y, r * 0.48), "glaze-edge")


def _scored(
    plate: Plate, spine: Sequence[Point], widths: Sequence[float], begin: float, end: float, count: int
) -> None:
    """Cut short lines across a body, one after the other."""
    curve = Curve.through(*spine)
    path = Path()
    last = len(widths) - 1
    for i in range(count):
        t = begin + (end - begin) * i / (count - 1)
        k = min(int(t * last), last - 1)
        half = 0.5 * (widths[k] + (widths[k + 1] - widths[k]) * (t * last - k))
        (ax, ay), (bx, by) = curve.left(t, half * 0.72), curve.left(t + 0.012, -half * 0.5)
        path.move(ax, ay).line(bx, by)
    plate.lines(path, 0.24, "cut")


def serpent(plate: Plate) -> None:
    """A snake of the sea in three coils, its head raised."""
    spine = [
        (8.8, 6.4), (5.2, 8.4), (0.4, 7.2), (-5.8, 7.6), (-8.2, 4.0), (-4.2, 1.2), (2.4, 2.6), (6.6, 0.2), (4.6, -3.6),
        (-1.4, -3.4), (-4.4, -6.4), (-1.8, -9.6), (1.6, -9.4),
    ]  # fmt: skip
    widths = (0.3, 1.6, 2.4, 2.9, 3.2, 3.3, 3.3, 3.2, 3.1, 3.0, 2.8, 2.5, 2.2)
    glaze(plate, tube(spine, *widths, count=40))
    fins = Path()
    curve = Curve.through(*spine)
    for i in range(22):
        t = 0.16 + 0.036 * i
        a, b = curve.left(t, 1.35), curve.left(t + 0.02, 1.35)
        tip = curve.left(t + 0.022, 2.4)
        fins.polyline([a, tip, b], close=True)
    plate.area(fins, "madder", 0.12, "glaze-edge")
    _scored(plate, spine, widths, 0.1, 0.93, 40)
    head = blob(
        (-0.4, -10.8), (2.6, -11.6), (6.4, -9.9), (7.8, -8.8), (5.0, -8.6), (7.2, -7.4), (4.2, -7.2), (0.6, -7.9)
    )
    glaze(plate, head)
    plate.lines(Path().move(5.6, -8.65).line(3.2, -8.6), 0.24, "cut")
    plate.lines(Path().move(7.6, -8.1).line(9.2, -7.9).line(10.2, -8.6).move(9.2, -7.9).line(10.1, -7.2), 0.3, "madder")
    eye(plate, 3.0, -9.9, 0.72)
    plate.area(
        Path().polyline([(0.2, -10.6), (-1.6, -12.0), (0.9, -11.4), (0.6, -12.9), (2.4, -11.5)], close=True),
        "madder",
        0.15,
        "glaze-edge",
    )


def ogre(plate: Plate) -> None:
    """A giant with one eye, striding, a club over his shoulder."""
    glaze(plate, tube([(-0.4, 2.2), (-3.4, 4.6), (-5.4, 8.6)], 3.6, 3.0, 2.0, count=8))
    glaze(plate, tube([(0.6, 2.2), (3.2, 4.4), (3.4, 8.6)], 3.6, 3.0, 2.0, count=8))
    glaze(plate, blob((-6.2, 8.0), (-4.6, 7.9), (-3.4, 8.6), (-3.2, 9.5), (-6.4, 9.5)))
    glaze(plate, blob((2.4, 7.9), (4.2, 7.9), (5.8, 8.8), (5.8, 9.5), (2.3, 9.5)))
    glaze(plate, tube([(3.6, -4.2), (6.8, -2.4), (8.6, -5.4)], 2.6, 2.2, 1.6, count=8))
    glaze(plate, tube([(8.2, -4.4), (6.8, -8.4), (4.6, -12.2)], 1.1, 2.0, 3.0, count=8))
    plate.lines(dots([(5.4, -10.6), (6.6, -9.6), (4.6, -11.6), (6.2, -8.0)]), 0.5, "cut")
    glaze(
        plate,
        blob(
            (-4.6, -5.2),
            (0, -6.0),
            (4.6, -5.2),
            (4.0, -1.2),
            (2.8, 2.6),
            (3.0, 3.6),
            (-3.0, 3.6),
            (-2.8, 2.6),
            (-4.0, -1.2),
        ),
    )
    glaze(plate, tube([(-4.0, -4.2), (-7.4, -1.6), (-8.4, 2.4)], 2.6, 2.1, 1.4, count=8))
    glaze(plate, blob((-9.2, 1.8), (-7.8, 1.8), (-7.4, 3.2), (-8.4, 4.2), (-9.4, 3.2)))
    glaze(plate, blob((-2.6, -7.2), (-2.4, -9.8), (0, -11.0), (2.4, -9.8), (2.6, -7.2), (1.2, -5.0), (-1.2, -5.0)))
    plate.area(
        blob((-1.9, -6.6), (0, -6.0), (1.9, -6.6), (1.5, -4.4), (0, -2.9), (-1.5, -4.4)), "madder", 0.15, "glaze-edge"
    )
    eye(plate, 0, -8.5, 1.05)
    plate.lines(
        Path().move(-1.5, -9.9).curve(-0.8, -10.4, 0.8, -10.4, 1.5, -9.9).move(-0.9, -6.1).line(0.9, -6.1), 0.28, "cut"
    )
    plate.area(
        Path().polyline(
            [(-3.2, 1.4), (3.2, 1.4), (3.9, 4.6), (2.0, 3.9), (0.9, 5.2), (-0.6, 4.0), (-2.2, 5.2), (-3.7, 4.2)],
            close=True,
        ),
        "madder",
        0.2,
        "glaze-edge",
    )
    plate.lines(
        Path()
        .move(-2.8, -2.6)
        .curve(-1.6, -1.7, -0.6, -1.8, 0, -2.4)
        .curve(0.6, -1.8, 1.6, -1.7, 2.8, -2.6)
        .move(0, -2.0)
        .line(0, 0.8),
        0.26,
        "cut",
    )
    plate.lines(
        Path().move(-2.9, 2.0).line(2.9, 2.0).move(-3.4, 5.6).line(-4.6, 5.0).move(3.7, 5.8).line(2.5, 5.6), 0.24, "cut"
    )


def roc(plate: Plate) -> None:
    """A bird as large as a storm, wings spread, its head to the right."""
    wing = blob((1.0, -3.6), (4.2, -7.6), (9.6, -10.8), (10.6, -6.0), (9.4, -0.6), (6.4, 2.8), (3.2, 2.6), (1.2, 1.4))
    glaze(plate, both(wing))
    feathers = Path()
    for i, (x, y) in enumerate(((9.9, -9.2), (10.2, -6.4), (9.8, -3.4), (8.6, -0.6), (6.8, 1.8), (4.6, 2.4))):
        feathers.move(2.6 + 0.2 * i, -3.4 + 0.75 * i).line(x, y)
    plate.lines(both(feathers), 0.28, "cut")
    bar = stroke([(2.6, -5.6), (5.0, -6.8), (8.8, -9.9)], lambda s: 0.8 - 0.4 * s, 6)
    plate.area(both(bar), "madder")
    glaze(plate, blob((0, -6.0), (2.0, -3.4), (2.2, 1.0), (1.4, 4.4), (0, 5.4), (-1.4, 4.4), (-2.2, 1.0), (-2.0, -3.4)))
    tail = Path().polyline(
        [(-1.2, 3.6), (1.2, 3.6), (3.6, 8.6), (1.6, 8.0), (0, 9.6), (-1.6, 8.0), (-3.6, 8.6)], close=True
    )
    glaze(plate, tail)
    plate.lines(
        Path().move(0, 5.2).line(0, 8.6).move(0.6, 5.0).line(2.1, 7.6).move(-0.6, 5.0).line(-2.1, 7.6), 0.26, "cut"
    )
    scales = Path()
    for row in range(5):
        for k in range(-1, 2 - row % 2):
            x, y = 1.2 * k + 0.6 * (row % 2), -2.2 + 1.2 * row
            scales.move(x - 0.5, y).curve(x - 0.4, y + 0.75, x + 0.4, y + 0.75, x + 0.5, y)
    plate.lines(scales, 0.2, "cut")
    glaze(plate, blob((-1.5, -5.4), (-1.6, -8.6), (0.4, -10.4), (2.4, -9.2), (2.4, -7.6), (1.4, -5.4)))
    plate.area(
        Path().move(2.0, -9.0).curve(3.6, -9.4, 4.8, -8.2, 4.6, -6.8).curve(3.8, -7.6, 3.0, -7.6, 2.2, -7.4).close(),
        "ochre",
        0.2,
        "glaze-edge",
    )
    plate.area(
        Path().polyline([(-0.6, -9.8), (-2.8, -11.4), (-0.4, -11.0), (-0.9, -12.4), (1.0, -10.6)], close=True),
        "madder",
        0.15,
        "glaze-edge",
    )
    eye(plate, 0.9, -8.5, 0.72)
    plate.lines(both(Path().move(1.4, 5.0).line(2.2, 6.4).line(1.4, 7.2).move(2.2, 6.4).line(3.0, 7.2)), 0.42, "ochre")


def hydra(plate: Plate) -> None:
    """Five necks out of one body."""
    necks = (
        ([(-1.4, 3.4), (-6.8, 2.2), (-9.2, -1.8), (-7.2, -4.4)], True),
        ([(1.4, 3.4), (6.8, 2.2), (9.2, -1.8), (7.2, -4.4)], False),
        ([(-0.8, 3.0), (-4.0, -1.4), (-6.2, -6.4), (-3.6, -9.2)], True),
        ([(0.8, 3.0), (4.0, -1.4), (6.2, -6.4), (3.6, -9.2)], False),
        ([(0, 3.2), (1.6, -1.6), (-1.4, -5.2), (0.2, -8.4)], True),
    )  # fmt: skip
    glaze(plate, tube([(2.0, 6.0), (6.6, 8.4), (9.6, 6.4)], 4.4, 2.4, 0.3, count=10))
    for points, left in necks:
        widths = (3.6, 2.6, 2.1, 1.8)
        glaze(plate, tube(points, *widths, count=12))
        _scored(plate, points, widths, 0.24, 0.88, 8)
        x, y = points[-1]
        way = -1 if left else 1
        head = (
            Path()
            .move(x - way * 1.2, y + 0.9)
            .curve(x - way * 1.6, y - 1.6, x + way * 0.4, y - 2.0, x + way * 1.6, y - 1.4)
        )
        head.line(x + way * 3.4, y - 0.6).line(x + way * 1.4, y - 0.2).line(x + way * 3.0, y + 0.7).curve(
            x + way * 1.8, y + 1.3, x, y + 1.5, x - way * 1.2, y + 0.9
        )
        glaze(plate, head.close())
        eye(plate, x + way * 0.3, y - 0.75, 0.52)
        plate.area(
            Path().polyline([(x - way * 0.8, y - 1.0), (x - way * 2.0, y - 2.2), (x - way * 0.1, y - 1.8)], close=True),
            "madder",
            0.12,
            "glaze-edge",
        )
    glaze(plate, blob((-5.4, 5.6), (-3.0, 2.4), (0, 1.8), (3.0, 2.4), (5.4, 5.6), (3.4, 8.8), (0, 9.4), (-3.4, 8.8)))
    bows = Path()
    for row in range(3):
        for k in range(-2, 3 - row % 2):
            x, y = 1.7 * k + 0.85 * (row % 2), 4.2 + 1.5 * row
            bows.move(x - 0.75, y).curve(x - 0.6, y + 1.0, x + 0.6, y + 1.0, x + 0.75, y)
    plate.lines(bows, 0.22, "cut")


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


MONSTERS: tuple[Callable[[Plate], None], ...] = (serpent, ogre, roc, hydra, colossus, squid, leviathan, mother)
"""In the order of the tiles that have one."""


def draw_monster(canvas: Canvas, number: int, x: float, y: float, known: Look, scale: float = 1.0) -> None:
    """Draw a Monster by its place among those of the tiles."""
    figure = MONSTERS[number % len(MONSTERS)]
    stamp_picture(canvas, picture(f"monster {figure.__name__}", 14.0, figure, known.theme), x, y, scale)
