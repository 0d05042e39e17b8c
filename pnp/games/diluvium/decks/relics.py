"""The pictures of the Ruins Cards: what the cities of Mu have left. Each is 52 by 34 mm about its middle.

Figures stand on a ground line at y = 13. Glaze carries cut lines; white and madder are painted on it, as on the
Monsters of the tiles.
"""

import math

from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import around, blob, both, burst, dots, ellipse, star, tube
from pnp.draw.shapes import Circle, Path, Rect
from pnp.games.diluvium.decks.figures import amphora, gateway, palm, poly, walker
from pnp.games.diluvium.glaze import eye, glaze

__all__ = ["cannon", "chart", "compass", "cornucopia", "gate", "machines", "treasure", "weapons"]


def cornucopia(plate: Plate) -> None:
    """A horn that pours out fruit and ears."""
    fruit = (
        (12.0, 9.8, 3.0, "madder"), (17.4, 10.0, 2.8, "ochre"), (14.6, 5.4, 2.8, "ochre"), (9.0, 4.4, 2.6, "madder"),
        (7.6, 10.2, 2.6, "slip"), (19.6, 5.6, 2.2, "madder"),
    )  # fmt: skip
    for x, y, r, ink in fruit:
        plate.area(Circle(x, y, r), ink, 0.35, "glaze-edge")
        plate.lines(
            Path().move(x, y - r).curve(x + 0.3, y - r - 0.9, x + 1.0, y - r - 1.2, x + 1.6, y - r - 1.1),
            0.4,
            "glaze-edge",
        )
    for x, y, a in ((11.0, -0.6, 24), (15.6, 0.4, 44), (6.6, -1.8, 4)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        ear = Path().move(x - 5 * s, y + 5 * c).line(x + 7 * s, y - 7 * c)
        plate.lines(ear, 0.5, "glaze-edge")
        for i in range(5):
            for way in (-1, 1):
                gx, gy = x + (i * 1.5) * s + way * 0.95 * c, y - (i * 1.5) * c + way * 0.95 * s
                plate.area(ellipse(gx, gy, 0.62, 0.95), "ochre", 0.2, "glaze-edge")
    spine = [(-18.5, -10.0), (-21.0, -5.6), (-18.6, 0.4), (-11.6, 5.0), (-3.0, 6.0), (5.6, 5.6)]
    widths = (0.6, 2.6, 5.0, 8.0, 11.4, 14.4)
    glaze(plate, tube(spine, *widths, count=30))
    for x, y, half, slant in (
        (-20.4, -4.6, 1.6, 8), (-18.2, 0.8, 2.6, -38), (-13.2, 4.1, 4.0, -62), (-7.6, 5.6, 5.2, -84),
    ):  # fmt: skip
        c, s = math.cos(math.radians(slant)), math.sin(math.radians(slant))
        plate.lines(Path().move(x - half * c, y - half * s).line(x + half * c, y + half * s), 0.5, "cut")
    plate.area(ellipse(5.4, 5.6, 2.6, 7.2), "madder", 0.4, "glaze-edge")
    plate.lines(ellipse(5.4, 5.6, 1.7, 5.8), 0.3, "cut")


def machines(plate: Plate) -> None:
    """A bronze man with a cog for a heart, and a cog beside him."""
    for x, y, r, n in ((14.6, 4.6, 7.6, 14), (-16.4, 7.4, 5.0, 10)):
        teeth = Path()
        for i in range(n):
            for da, q in ((-0.32, 0.84), (-0.2, 1.0), (0.2, 1.0), (0.32, 0.84)):
                a = 2 * math.pi * (i + da) / n
                point = x + q * r * math.sin(a), y - q * r * math.cos(a)
                if teeth.steps:
                    teeth.line(*point)
                else:
                    teeth.move(*point)
        glaze(plate, teeth.close())
        plate.lines(Circle(x, y, r * 0.62).path(), 0.35, "cut")
        plate.area(Circle(x, y, r * 0.24), "clay", 0.3, "cut")
        plate.lines(dots(around(x, y, r * 0.43, 8)), 0.7, "cut")
    glaze(plate, poly((-4.6, -4.6), (4.6, -4.6), (3.6, 4.4), (-3.6, 4.4)))
    for way in (-1, 1):
        glaze(
            plate,
            poly(
                (way * 4.4, -4.2),
                (way * 8.4, -2.8),
                (way * 8.0, 3.8),
                (way * 6.0, 3.6),
                (way * 6.2, -1.4),
                (way * 4.2, -1.8),
            ),
        )
        glaze(plate, Rect(way * 2.2 - 1.3, 4.6, 2.6, 7.4).path())
        glaze(plate, poly((way * 0.6, 13.0), (way * 0.8, 11.6), (way * 4.6, 11.6), (way * 5.4, 13.0)))
        plate.lines(dots([(way * 4.9, -3.1), (way * 7.2, 3.0), (way * 2.2, 8.4)]), 0.8, "cut")
    glaze(plate, blob((-3.0, -6.4), (-3.2, -10.4), (0, -12.6), (3.2, -10.4), (3.0, -6.4), (1.6, -4.9), (-1.6, -4.9)))
    plate.area(poly((-0.5, -12.2), (0, -15.4), (0.5, -12.2)), "madder", 0.2, "glaze-edge")
    for way in (-1, 1):
        eye(plate, way * 1.35, -8.8, 0.8)
    plate.lines(Path().move(-1.6, -6.3).line(1.6, -6.3).move(-3.0, -10.6).line(3.0, -10.6), 0.3, "cut")
    plate.area(star(0, -0.4, 2.6, 8, 0.62), "ochre", 0.3, "glaze-edge")
    plate.area(Circle(0, -0.4, 0.8), "glaze-edge")
    plate.lines(both(Path().move(0.2, 3.2).line(3.2, 3.2)), 0.3, "cut")


def weapons(plate: Plate) -> None:
    """A round shield before two spears, a sword and a helmet on either side."""
    for way in (-1, 1):
        plate.lines(Path().move(way * -13.0, 12.6).line(way * 10.6, -10.6), 0.9, "glaze-edge")
        x, y = way * 10.2, -10.2
        glaze(plate, poly((x - way * 0.9, y - 0.5), (x + way * 4.4, y - 4.4), (x + way * 0.5, y + 0.9)))
    glaze(plate, Circle(0, 1.4, 10.6).path())
    plate.lines(Circle(0, 1.4, 9.3).path(), 0.45, "cut")
    plate.area(burst(0, 1.4, 2.6, 8.4, 12, 0.5), "madder", 0.2, "cut")
    plate.area(Circle(0, 1.4, 2.8), "ochre", 0.35, "glaze-edge")
    plate.lines(dots(around(0, 1.4, 9.95, 32)), 0.45, "cut")
    for way in (-1, 1):
        helmet = (
            Path()
            .move(way * 14.2, 12.8)
            .curve(way * 13.0, 5.6, way * 15.4, 2.8, way * 18.4, 2.8)
            .curve(way * 22.0, 2.8, way * 23.0, 6.0, way * 22.6, 8.0)
        )
        helmet.line(way * 23.0, 12.8).line(way * 20.4, 12.8).line(way * 20.0, 9.6).line(way * 18.2, 9.8).curve(
            way * 18.0, 11.4, way * 17.0, 12.8, way * 16.0, 12.8
        )
        plate.area(
            Path()
            .move(way * 12.8, 9.0)
            .curve(way * 11.6, 1.6, way * 15.4, -0.8, way * 19.0, -0.4)
            .line(way * 22.0, 1.4)
            .curve(way * 18.6, 1.0, way * 14.8, 3.0, way * 14.4, 9.2)
            .close(),
            "madder",
            0.3,
            "glaze-edge",
        )
        glaze(plate, helmet.close())
        eye(plate, way * 20.2, 7.4, 0.7)


def compass(plate: Plate) -> None:
    """A rose of winds with the face of Zephyr, who blows."""
    glaze(plate, Circle(5.6, 0, 13.4).path())
    plate.lines(Circle(5.6, 0, 12.2).path(), 0.4, "cut")
    plate.lines(dots(around(5.6, 0, 12.8, 40)), 0.4, "cut")
    plate.area(star(5.6, 0, 8.4, 4, 0.3, 45), "madder", 0.25, "cut")
    plate.area(star(5.6, 0, 11.4, 4, 0.2), "slip", 0.3, "glaze-edge")
    half = Path()
    for a in range(0, 360, 90):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        half.polyline(
            [
                (5.6, 0),
                (5.6 + 11.4 * s, -11.4 * c),
                (5.6 + 2.28 * math.sin(math.radians(a + 45)), -2.28 * math.cos(math.radians(a + 45))),
            ],
            close=True,
        )
    plate.area(half, "ochre", 0.2, "glaze-edge")
    plate.area(Circle(5.6, 0, 1.5), "glaze", 0.3, "cut")
    face = (
        Path()
        .move(-24.6, 4.6)
        .curve(-26.0, -2.0, -24.0, -8.6, -18.4, -8.8)
        .curve(-15.4, -8.8, -13.6, -6.4, -13.4, -3.8)
        .line(-11.4, -0.8)
        .line(-13.0, 0.2)
    )
    face.curve(-11.6, 1.2, -11.6, 2.4, -13.0, 3.2).curve(-13.2, 6.0, -15.6, 7.4, -18.6, 7.0).close()
    glaze(plate, face)
    for y, k in ((-8.0, 0), (-5.4, 1), (-2.6, 2), (0.4, 3), (3.4, 4)):
        plate.lines(
            Path().move(-22.4 + 0.2 * k, y).curve(-24.4, y - 1.6, -25.8, y + 1.4, -23.8 + 0.2 * k, y + 1.8), 0.4, "cut"
        )
    eye(plate, -16.2, -3.4, 0.95)
    plate.lines(Path().move(-18.2, -5.4).curve(-16.8, -6.4, -15.4, -6.0, -14.6, -5.0), 0.35, "cut")
    plate.area(Circle(-16.4, 3.2, 1.7), "madder", 0.25, "cut")
    for y in (1.0, 2.4, 3.8):
        plate.lines(Path().move(-11.0, 0.6 + 0.4 * y).curve(-9.4, y - 0.6, -8.6, y + 1.4, -6.8, y * 1.4), 0.5, "slip")


def treasure(plate: Plate) -> None:
    """An open chest of gold between two amphoras."""
    plate.area(burst(0, -2.0, 3.0, 14.0, 18, 0.4, 10), "rock-light")
    for x, y in ((-6, -1.8), (-2.4, -3.2), (1.6, -3.0), (5.2, -1.8), (-4.2, -0.6), (0, -1.4), (3.6, -0.6)):
        plate.area(ellipse(x, y, 2.2, 1.5), "ochre", 0.3, "glaze-edge")
        plate.lines(ellipse(x, y, 1.3, 0.8), 0.2, "gold-line")
    plate.area(poly((6.6, -3.6), (8.4, -6.6), (10.2, -3.6), (8.4, -0.6)), "slip", 0.3, "glaze-edge")
    glaze(plate, Rect(-9.6, 0, 19.2, 13.0).path())
    lid = (
        Path()
        .move(-9.8, -1.0)
        .curve(-13.2, -3.0, -13.2, -9.0, -9.6, -11.2)
        .line(-7.6, -9.2)
        .curve(-9.6, -7.6, -9.6, -3.6, -7.6, -1.4)
        .close()
    )
    glaze(plate, lid)
    plate.lines(
        Path()
        .move(-9.2, 2.4)
        .line(9.2, 2.4)
        .move(-9.2, 10.6)
        .line(9.2, 10.6)
        .move(-6.0, 0.4)
        .line(-6.0, 12.6)
        .move(6.0, 0.4)
        .line(6.0, 12.6),
        0.4,
        "cut",
    )
    plate.area(Rect(-2.2, 3.6, 4.4, 5.2, 0.6), "ochre", 0.3, "glaze-edge")
    plate.lines(Path().move(0, 5.4).line(0, 7.4), 0.8, "glaze-edge")
    plate.lines(dots([(-7.6, 1.2), (7.6, 1.2), (-7.6, 11.8), (7.6, 11.8), (-3.4, 11.8), (3.4, 11.8)]), 0.7, "cut")
    for way in (-1, 1):
        amphora(plate, way * 18.2)


def cannon(plate: Plate) -> None:
    """A bronze tube on a wheel that throws lightning."""
    for x0, y0, k in ((-19.0, -9.6, 1.0), (-10.6, -12.2, 0.7), (17.8, -11.2, 0.8)):
        cloud = blob(
            (x0 - 4 * k, y0 + 1 * k),
            (x0 - 2 * k, y0 - 2 * k),
            (x0 + 1 * k, y0 - 2.6 * k),
            (x0 + 4 * k, y0 - 0.6 * k),
            (x0 + 5 * k, y0 + 1.6 * k),
            (x0, y0 + 2.2 * k),
        )
        plate.area(cloud, "slip", 0.35, "glaze-edge")
    bolt = poly(
        (8.6, -4.0),
        (15.0, -8.2),
        (14.0, -5.2),
        (20.4, -7.6),
        (16.4, -3.0),
        (24.4, -3.4),
        (14.6, 0.6),
        (15.6, -2.0),
        (10.0, -0.8),
    )
    plate.area(bolt, "ochre", 0.4, "glaze-edge")
    barrel = (
        Path()
        .move(-16.6, 7.2)
        .curve(-18.6, 3.6, -17.0, 0.8, -14.4, 0.2)
        .line(8.0, -6.2)
        .line(10.2, 0.2)
        .line(-11.6, 8.6)
        .curve(-13.4, 9.4, -15.6, 9.2, -16.6, 7.2)
        .close()
    )
    glaze(plate, barrel)
    glaze(plate, poly((7.0, -6.9), (9.6, -7.6), (12.2, 0.4), (9.6, 1.4)))
    plate.lines(
        Path()
        .move(-12.2, -0.2)
        .line(-9.6, 7.6)
        .move(-5.6, -2.0)
        .line(-2.8, 5.0)
        .move(2.0, -4.3)
        .line(4.4, 2.3)
        .move(8.6, -6.6)
        .line(11.0, 0.6),
        0.4,
        "cut",
    )
    plate.lines(stroke([(-14.0, 2.2), (-4.0, -0.6), (6.0, -4.0)], 0.5, 6), 0.1, "cut")
    plate.area(Circle(-18.6, 6.6, 1.5), "glaze", 0.25, "glaze-edge")
    glaze(plate, poly((-10.0, 6.0), (-1.6, 3.6), (-3.0, 13.0), (-15.0, 13.0)))
    plate.area(Circle(-4.6, 7.4, 5.6), "glaze", 0.4, "cut")
    plate.area(Circle(-4.6, 7.4, 4.2), "clay", 0.3, "glaze-edge")
    spokes = Path()
    for x, y in around(-4.6, 7.4, 4.4, 8):
        spokes.move(-4.6, 7.4).line(x, y)
    plate.lines(spokes, 0.8, "glaze-edge")
    plate.area(Circle(-4.6, 7.4, 1.4), "ochre", 0.3, "glaze-edge")


def gate(plate: Plate) -> None:
    """A stepped gate with the sea behind it, and a traveller before it."""
    gateway(plate)
    walker(plate, 18.9)
    palm(plate, -19.6, 3.4, 4.4)


def chart(plate: Plate) -> None:
    """A torn map with islands and a way to a cross."""
    sheet = (
        Path()
        .move(-20, -10.6)
        .curve(-10, -13.4, 6, -8.8, 20, -11.6)
        .line(19.2, -6.0)
        .line(20.8, -2.6)
        .line(19.4, 2.6)
        .line(20.6, 10.4)
    )
    sheet.curve(8, 13.4, -8, 9.2, -20.4, 12.2).line(-19.2, 6.0).line(-20.8, 2.0).line(-19.2, -3.6).close()
    plate.area(sheet, "sand-light", 0.6, "glaze-edge")
    for x, y, k in ((-12, -4.4, 1.0), (2.6, 3.6, 1.3), (13.0, -4.0, 0.9), (-9.6, 7.0, 0.7)):
        isle = blob(
            (x - 4 * k, y),
            (x - 2 * k, y - 2.4 * k),
            (x + 1.4 * k, y - 2.0 * k),
            (x + 4 * k, y - 0.4 * k),
            (x + 2.2 * k, y + 2.2 * k),
            (x - 1.6 * k, y + 1.8 * k),
        )
        plate.lines(isle, 1.7, "sea-light")
        plate.area(isle, "shore", 0.35, "glaze-edge")
    way = Path()
    for ax, ay, bx, by in (
        (-17, 3.4, -15, 2.2),
        (-13.4, 1.4, -11.4, 1.0),
        (-9.6, 0.4, -7.6, -0.6),
        (-6.0, -1.6, -4.2, -3.0),
        (-2.6, -4.2, -0.4, -5.0),
        (1.4, -5.4, 3.6, -5.4),
        (5.4, -5.2, 7.4, -4.8),
    ):
        way.move(ax, ay).line(bx, by)
    plate.lines(way, 0.55, "madder-line")
    plate.lines(Path().move(11.4, -5.6).line(14.6, -2.4).move(14.6, -5.6).line(11.4, -2.4), 0.9, "madder-line")
    plate.area(star(15.2, 6.0, 3.6, 8, 0.4), "ochre", 0.3, "glaze-edge")
    plate.lines(Circle(15.2, 6.0, 4.3).path(), 0.3, "glaze-edge")
    eye(plate, -17.0, 4.4, 0.7)
    for end in (-1, 1):
        plate.area(Rect(end * 21.6 - 1.5, -13.6, 3.0, 27.4, 1.2), "glaze", 0.3, "glaze-edge")
        plate.lines(
            Path()
            .move(end * 21.6 - 1.1, -11.0)
            .line(end * 21.6 + 1.1, -11.0)
            .move(end * 21.6 - 1.1, 11.2)
            .line(end * 21.6 + 1.1, 11.2),
            0.4,
            "cut",
        )
