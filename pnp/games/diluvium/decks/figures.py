"""What several pictures of the cards show: jars, palms, people who walk, a gate, and figures with straight sides."""

import math

from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import blob, tube
from pnp.draw.shapes import Circle, Path
from pnp.games.diluvium.glaze import glaze
from pnp.games.diluvium.tiles.sockets import gate as stepped_gate

__all__ = ["amphora", "gateway", "palm", "poly", "walker"]


def poly(*points: tuple[float, float]) -> Path:
    """Give a closed figure with straight sides."""
    return Path().polyline(points, close=True)


def amphora(plate: Plate, x: float) -> None:
    """Draw a jar with two handles on the ground line."""
    jar = (
        Path()
        .move(x - 1.6, -9.0)
        .line(x + 1.6, -9.0)
        .line(x + 1.2, -5.4)
        .curve(x + 5.6, -3.6, x + 4.8, 5.6, x + 1.2, 11.0)
    )
    jar.line(x + 1.8, 13.0).line(x - 1.8, 13.0).line(x - 1.2, 11.0).curve(
        x - 4.8, 5.6, x - 5.6, -3.6, x - 1.2, -5.4
    ).close()
    for way in (-1, 1):
        plate.lines(
            Path().move(x + way * 1.2, -8.2).curve(x + way * 4.4, -8.4, x + way * 4.6, -5.0, x + way * 3.6, -2.4),
            0.9,
            "glaze-edge",
        )
    glaze(plate, jar)
    wide = Path().move(x - 4.2, 0.2).line(x + 4.2, 0.2).line(x + 3.6, 3.6).line(x - 3.6, 3.6).close()
    plate.area(wide, "clay", 0.25, "cut")
    key = Path()
    for i in range(4):
        left = x - 3.4 + 1.75 * i
        key.polyline([(left, 3.0), (left, 0.9), (left + 1.1, 0.9), (left + 1.1, 2.3), (left + 0.6, 2.3)])
    plate.lines(key, 0.3, "glaze-edge")
    plate.lines(
        Path()
        .move(x - 1.4, -7.2)
        .line(x + 1.4, -7.2)
        .move(x - 3.6, -1.4)
        .line(x + 3.6, -1.4)
        .move(x - 2.6, 6.4)
        .line(x + 2.6, 6.4),
        0.3,
        "cut",
    )


def walker(plate: Plate, x: float) -> None:
    """Draw a traveller with a staff, who walks to the left."""
    glaze(plate, tube([(x, 6.0), (x - 1.8, 9.4), (x - 2.6, 13.0)], 2.4, 1.6, 1.2, count=5))
    glaze(plate, tube([(x + 0.4, 6.0), (x + 1.8, 9.4), (x + 2.6, 13.0)], 2.4, 1.6, 1.2, count=5))
    glaze(plate, blob((x - 1.8, -1.4), (x + 1.6, -1.6), (x + 2.6, 3.0), (x + 2.4, 7.6), (x - 2.2, 7.6), (x - 2.0, 3.0)))
    glaze(plate, Circle(x - 0.2, -4.0, 1.9).path())
    plate.area(poly((x - 3.6, -4.8), (x - 0.2, -7.4), (x + 3.4, -4.8)), "madder", 0.25, "glaze-edge")
    glaze(plate, tube([(x - 1.0, -0.6), (x - 3.0, 1.8), (x - 4.8, 1.6)], 1.4, 1.2, 0.9, count=5))
    plate.lines(Path().move(x - 4.8, -4.6).line(x - 4.8, 13.0), 0.6, "glaze-edge")
    plate.lines(Path().move(x - 1.6, 5.8).line(x + 2.2, 5.8).move(x - 0.6, -1.0).line(x + 1.6, 4.6), 0.35, "cut")


def palm(plate: Plate, x: float, top: float, reach: float) -> None:
    """Draw a palm on the ground line: where its crown is, and how far its leaves reach to either side."""
    glaze(plate, tube([(x - 0.6, 13.0), (x - 0.9, (13.0 + top) / 2), (x, top)], 1.6, 1.2, 0.9, count=6))
    for a in (-100, -64, -32, 0, 32, 64, 100):
        s, c = math.sin(math.radians(a)), math.cos(math.radians(a))
        leaf = [(x, top), (x + 0.55 * reach * s, top - 1.6 - 1.6 * c), (x + reach * s, top + 0.9 - 4.2 * c)]
        glaze(plate, stroke(leaf, lambda t: 1.5 * (1 - t) + 0.2, 5))


def gateway(plate: Plate) -> None:
    """Draw a stepped gate of hewn stones on the ground line, and the sea behind it."""
    glaze(plate, stepped_gate(30.0, 26.4).moved(0, 13.0))
    plate.area(
        Path().polyline(
            [
                (-6.4, 13.0),
                (-6.4, -2.0),
                (-4.4, -2.0),
                (-4.4, -4.6),
                (4.4, -4.6),
                (4.4, -2.0),
                (6.4, -2.0),
                (6.4, 13.0),
            ],
            close=True,
        ),
        "sea-light",
        0.4,
        "glaze-edge",
    )
    plate.area(Circle(0, 3.4, 3.0), "ochre", 0.25, "glaze-edge")
    plate.area(poly((-6.2, 5.0), (6.2, 5.0), (6.2, 13.0), (-6.2, 13.0)), "sea-flat", 0.25, "glaze-edge")
    for y in (6.6, 8.4, 10.2, 12.0):
        plate.lines(
            Path().move(-5.4, y).curve(-3.4, y - 1.0, -2.2, y + 0.8, 0, y).curve(2.2, y - 0.8, 3.4, y + 1.0, 5.4, y),
            0.36,
            "sea-line",
        )
    blocks = Path()
    for i, y in enumerate((-0.4, 4.0, 8.6)):
        for way in (-1, 1):
            blocks.move(way * 7.0, y).line(way * 14.4, y)
            blocks.move(way * (9.2 if i % 2 else 11.4), y).line(way * (9.2 if i % 2 else 11.4), y + 4.4)
    blocks.move(-10.6, -5.0).line(10.6, -5.0).move(-7.0, -9.6).line(7.0, -9.6)
    plate.lines(blocks, 0.3, "cut")
    for a in (-1, 1):
        plate.area(Circle(a * 8.4, -2.8, 1.1), "madder", 0.25, "cut")
