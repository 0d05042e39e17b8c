"""What swims and sails in open water: small figures of glaze where a tile has room for one. They mean nothing in play.

Each is drawn about its middle and keeps within 9 mm of it.
"""

from collections.abc import Callable

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import blob, both, dots, star
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Circle, Path
from pnp.games.diluvium.glaze import eye
from pnp.games.diluvium.look import Look

__all__ = ["ORNAMENTS", "draw_ornament", "trireme"]


def _dark(plate: Plate, shape: Path) -> None:
    """Lay a silhouette with a light rim, so that it stands out from dark stones."""
    plate.area(shape, "slip", 0.9, "slip")
    plate.area(shape, "glaze", 0.2, "glaze-edge")


def dolphin(plate: Plate) -> None:
    """A dolphin, leaping to the right."""
    body = Path().move(8.4, 0.8).curve(6.8, -0.4, 6.0, -1.0, 5.4, -1.8).curve(2.6, -5.4, -3.4, -5.0, -6.2, 1.4)
    body.curve(-7.4, 2.0, -8.6, 3.6, -8.4, 5.2).curve(-7.0, 4.4, -6.0, 4.6, -5.0, 5.2).curve(
        -5.2, 4.0, -4.6, 3.0, -4.2, 2.4
    )
    body.curve(-1.6, -0.6, 1.8, 0.2, 4.4, 1.2).curve(5.8, 1.8, 7.4, 1.8, 8.4, 0.8).close()
    fin = (
        Path()
        .move(-0.6, -3.6)
        .curve(-0.8, -5.4, -2.2, -6.2, -3.6, -6.2)
        .curve(-2.8, -5.0, -2.8, -4.0, -2.8, -2.8)
        .close()
    )
    _dark(plate, Path().add(fin))
    _dark(plate, body)
    plate.area(
        Path().move(1.6, 0.0).curve(1.0, 1.6, 0.0, 2.6, -1.6, 2.8).curve(-1.0, 1.6, -0.8, 0.6, -0.4, -0.2).close(),
        "glaze",
        0.2,
        "slip",
    )
    plate.lines(Path().move(7.6, 0.9).curve(6.0, 0.9, 5.0, 0.4, 4.2, 0.0), 0.26, "cut")
    plate.lines(Path().move(3.4, -0.4).curve(0.6, -1.6, -2.6, -1.2, -5.0, 1.8), 0.3, "cut")
    eye(plate, 4.6, -1.2, 0.5)


def tunny(plate: Plate) -> None:
    """Two fish that swim past each other."""
    for way, y in ((1, -2.9), (-1, 3.1)):
        fish = blob(
            (7.2 * way, y),
            (3.4 * way, y - 2.0),
            (-1.6 * way, y - 1.8),
            (-4.6 * way, y - 0.5),
            (-4.6 * way, y + 0.5),
            (-1.6 * way, y + 1.7),
            (3.4 * way, y + 1.8),
        )
        tail = Path().polyline(
            [(-4.2 * way, y), (-7.4 * way, y - 2.2), (-6.4 * way, y), (-7.4 * way, y + 2.2)], close=True
        )
        _dark(plate, tail)
        _dark(plate, fish)
        plate.lines(
            Path().move(3.6 * way, y - 1.5).curve(2.6 * way, y - 0.6, 2.6 * way, y + 0.6, 3.6 * way, y + 1.4),
            0.26,
            "cut",
        )
        plate.lines(dots((way * (1.6 - 1.3 * i), y) for i in range(4)), 0.5, "cut")
        plate.area(
            Path().polyline([(0.6 * way, y - 1.9), (-1.6 * way, y - 3.2), (-2.2 * way, y - 1.5)], close=True),
            "madder",
            0.15,
            "slip",
        )
        eye(plate, 5.0 * way, y - 0.3, 0.48)


def trireme(plate: Plate) -> None:
    """A galley under sail, with a ram and an eye at its bow."""
    plate.lines(Path().move(-0.4, 3.0).line(-0.4, -8.4), 0.7, "slip")
    plate.lines(Path().move(-0.4, 3.0).line(-0.4, -8.4), 0.42, "glaze-edge")
    sail = (
        Path()
        .move(-5.2, -7.6)
        .line(5.0, -7.6)
        .curve(6.0, -4.6, 5.8, -2.0, 4.6, 0.4)
        .curve(1.4, -0.6, -2.4, -0.6, -4.8, 0.4)
        .curve(-5.8, -2.2, -6.0, -4.8, -5.2, -7.6)
        .close()
    )
    plate.area(sail, "slip", 0.3, "glaze-edge")
    plate.area(
        Path()
        .move(-1.9, -7.5)
        .curve(-2.3, -4.8, -2.2, -2.2, -1.8, -0.4)
        .line(1.6, -0.4)
        .curve(2.2, -2.2, 2.3, -4.8, 1.9, -7.5)
        .close(),
        "madder",
    )
    plate.lines(Path().move(-5.4, -7.6).line(5.2, -7.6), 0.5, "glaze-edge")
    hull = (
        Path()
        .move(8.8, 4.4)
        .line(6.4, 3.6)
        .curve(6.8, 2.2, 7.0, 1.2, 6.6, -0.2)
        .curve(5.6, 1.8, 4.6, 2.0, 3.0, 2.0)
        .line(-4.4, 2.0)
    )
    hull.curve(-6.8, 2.0, -7.6, 0.2, -7.6, -2.2).curve(-8.8, -1.2, -8.8, 1.8, -8.0, 3.4).curve(
        -7.4, 5.0, -5.8, 5.6, -4.0, 5.6
    ).line(4.8, 5.6).curve(6.4, 5.6, 7.8, 5.2, 8.8, 4.4).close()
    _dark(plate, hull)
    plate.lines(Path().move(-7.2, 3.6).line(6.0, 3.6), 0.3, "cut")
    oars = Path()
    for i in range(8):
        x = -5.2 + 1.25 * i
        oars.move(x, 4.6).line(x - 1.5, 8.2)
    plate.lines(oars, 0.75, "slip")
    plate.lines(oars, 0.4, "glaze-edge")
    eye(plate, 5.9, 4.4, 0.55)


def turtle(plate: Plate) -> None:
    """A turtle from above."""
    flipper = (
        Path().move(2.6, -3.0).curve(4.6, -5.6, 6.8, -6.0, 8.2, -4.4).curve(6.4, -4.0, 5.0, -2.8, 3.8, -1.4).close()
    )
    hind = Path().move(2.6, 3.4).curve(4.2, 4.0, 5.0, 5.4, 4.8, 6.8).curve(3.4, 6.4, 2.2, 5.6, 1.6, 4.4).close()
    _dark(plate, both(flipper))
    _dark(plate, both(hind))
    _dark(plate, blob((0, -8.2), (1.5, -7.2), (1.4, -5.0), (-1.4, -5.0), (-1.5, -7.2)))
    _dark(
        plate, blob((0, -5.6), (3.2, -4.2), (4.4, -0.6), (3.4, 3.4), (0, 6.0), (-3.4, 3.4), (-4.4, -0.6), (-3.2, -4.2))
    )
    plate.lines(
        Path().polyline([(0, -3.4), (1.7, -1.8), (1.7, 0.8), (0, 2.6), (-1.7, 0.8), (-1.7, -1.8)], close=True),
        0.28,
        "cut",
    )
    plate.lines(both(Path().move(1.7, -1.8).line(3.4, -3.2).move(1.7, 0.8).line(3.7, 2.0)), 0.28, "cut")
    plate.lines(Path().move(0, -3.4).line(0, -5.2).move(0, 2.6).line(0, 5.4), 0.28, "cut")
    plate.lines(both(dots([(0.6, -7.0)])), 0.4, "cut")


def starfish(plate: Plate) -> None:
    """A starfish with a whelk and two pebbles."""
    arms = star(-1.0, 0.4, 7.0, 5, 0.36, 8)
    plate.area(arms, "slip", 1.3, "slip")
    plate.area(arms, "madder", 0.3, "glaze-edge")
    plate.area(star(-1.0, 0.4, 4.9, 5, 0.3, 8), "ochre", 0.18, "glaze-edge")
    plate.area(Circle(-1.0, 0.4, 0.8), "slip", 0.2, "glaze-edge")
    plate.area(Circle(6.6, 5.6, 1.1), "slip", 0.25, "glaze-edge")
    plate.area(Circle(-7.0, 6.2, 0.8), "slip", 0.25, "glaze-edge")


def gulls(plate: Plate) -> None:
    """Three gulls on the wind."""
    for x, y, k in ((-2.6, -2.8, 1.0), (3.8, 1.4, 0.8), (-4.0, 4.6, 0.62)):
        wings = both(stroke([(0.0, 0.6), (1.6, -1.0), (3.8, -1.4), (5.2, 0.0)], lambda s: 1.7 * (1 - s) + 0.1, 8))
        whole = Path().add(wings).moved(x, y, k)
        body = blob((-0.7, 0.4), (0, -1.2), (0.7, 0.4), (0.3, 2.4), (-0.3, 2.4)).moved(x, y, k)
        plate.area(Path(whole.steps, winding=True), "slip", 0.5, "glaze-edge")
        plate.area(body, "slip", 0.3, "glaze-edge")
        plate.cuts(Path(whole.steps), "slip")
        plate.lines(dots([(x, y - 0.6 * k)]), 0.35, "madder")


ORNAMENTS: tuple[Callable[[Plate], None], ...] = (dolphin, trireme, tunny, turtle, gulls, starfish)


def draw_ornament(canvas: Canvas, number: int, free: tuple[float, float, float], known: Look) -> None:
    """Draw an ornament in a free round, another for each number."""
    x, y, r = free
    figure = ORNAMENTS[number % len(ORNAMENTS)]
    scale = min(1.0, r / 10.2)
    symbol = picture(f"diluvium ornament {figure.__name__}", 11.0, figure, known.theme)
    stamp_picture(canvas, symbol, x, y, scale, flip=number // 6 % 2 == 1)
