"""What more than one picture of the cards shows: jars, people who walk, and figures with straight sides."""

from pnp.draw.engrave import Plate
from pnp.draw.ornament import blob, tube
from pnp.draw.shapes import Circle, Path
from pnp.games.diluvium.glaze import glaze

__all__ = ["amphora", "poly", "walker"]


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
