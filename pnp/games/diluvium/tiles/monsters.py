"""The eight Monsters, black on red rock as on a vase: a silhouette of glaze with lines cut into it, and a little white
and madder painted on. Each is drawn about the middle of its rock and keeps within 11 mm of it. This module has
the lesser four; `deep_monsters` has the others.
"""

from collections.abc import Callable, Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import blob, both, dots, tube
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Path, Point
from pnp.games.diluvium.glaze import eye, glaze
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.deep_monsters import colossus, leviathan, mother, squid

__all__ = ["MONSTERS", "draw_monster"]


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


MONSTERS: tuple[Callable[[Plate], None], ...] = (serpent, ogre, roc, hydra, colossus, squid, leviathan, mother)
"""In the order of the tiles that have one."""


def draw_monster(canvas: Canvas, number: int, x: float, y: float, known: Look, scale: float = 1.0) -> None:
    """Draw a Monster by its place among those of the tiles."""
    figure = MONSTERS[number % len(MONSTERS)]
    stamp_picture(canvas, picture(f"diluvium monster {figure.__name__}", 14.0, figure, known.theme), x, y, scale)
