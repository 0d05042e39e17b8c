"""The pictures of all cards, and those of the Rival: panels of a vase, black glaze on red clay.

They are as large as those of the Ruins Cards (`relics`), and stand on the same ground line.
"""

import math
from collections.abc import Callable

from pnp.draw.engrave import Plate, stroke
from pnp.draw.ornament import star, tube
from pnp.draw.shapes import Circle, Path, Rect
from pnp.games.diluvium.decks.figures import amphora, poly, walker
from pnp.games.diluvium.decks.relics import cannon, chart, compass, cornucopia, gate, machines, treasure, weapons
from pnp.games.diluvium.glaze import glaze
from pnp.games.diluvium.tiles.deep_monsters import colossus
from pnp.games.diluvium.tiles.ornaments import trireme

__all__ = ["PICTURES"]


def _waves(plate: Plate, y: float) -> None:
    for k in range(3):
        line = Path().move(-27, y + 1.7 * k)
        for i in range(9):
            x = -27 + 6 * i + (1.5 if k % 2 else 0)
            line.curve(x + 2, y + 1.7 * k - 1.4, x + 4, y + 1.7 * k - 1.4, x + 6, y + 1.7 * k)
        plate.lines(line, 0.45, "sea-mark")


def explore(plate: Plate) -> None:
    """The Rival's ship under a low sun."""
    plate.area(Circle(15, -4.0, 6.4), "ochre", 0.3, "panel-line")
    plate.lines(Path().add(Circle(15, -4.0, 8.0).path()), 0.3, "panel-line")
    _waves(plate, 10.0)
    ship = Plate()
    trireme(ship)
    plate.inlay(ship, -3.4, -0.4, 1.45)


def settle(plate: Plate) -> None:
    """Two settlers walk up to a house under a palm."""
    glaze(plate, Rect(-20, 1.0, 15.0, 12.0).path())
    plate.area(poly((-22, 1.4), (-12.5, -7.4), (-3, 1.4)), "madder", 0.4, "glaze-edge")
    plate.lines(
        Path().move(-18.6, -0.4).line(-6.4, -0.4).move(-16.2, -2.6).line(-8.8, -2.6).move(-14, -4.8).line(-11, -4.8),
        0.3,
        "cut",
    )
    plate.area(Rect(-10.4, 5.4, 3.8, 7.6), "clay", 0.3, "cut")
    plate.area(Rect(-17.6, 4.6, 3.6, 3.6), "clay", 0.3, "cut")
    walker(plate, 4.2)
    walker(plate, 15.6)
    glaze(plate, tube([(22.6, 13.0), (22.0, 4.0), (23.4, -5.0)], 1.8, 1.3, 1.0, count=6))
    for a in (-95, -60, -25, 15, 55, 90):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        glaze(
            plate,
            stroke(
                [(23.4, -5.0), (23.4 + 4 * s, -6.4 - 2.6 * c), (23.4 + 7.4 * s, -3.4 - 3.8 * c)],
                lambda t: 1.6 * (1 - t) + 0.2,
                5,
            ),
        )


def produce(plate: Plate) -> None:
    """Amphoras on either side of a smith's anvil and fire."""
    for x in (-19.4, -10.4, 19.4):
        amphora(plate, x)
    anvil = (
        Path()
        .move(-5.4, -1.6)
        .line(12.4, -1.6)
        .line(12.4, 1.0)
        .curve(8.4, 1.6, 6.8, 3.4, 6.8, 5.6)
        .line(9.4, 9.4)
        .line(9.4, 13.0)
    )
    anvil.line(-2.6, 13.0).line(-2.6, 9.4).line(0, 5.6).curve(-0.4, 2.4, -3.4, 1.0, -5.4, -1.6).close()
    glaze(plate, anvil)
    plate.lines(Path().move(-3.6, -0.4).line(11.6, -0.4).move(-1.8, 10.4).line(8.6, 10.4), 0.4, "cut")
    plate.area(poly((0.6, -3.2), (2.4, -3.2), (9.6, -14.2), (8.0, -15.2)), "glaze", 0.25, "glaze-edge")
    glaze(plate, poly((-3.0, -6.8), (3.6, -2.2), (1.6, 0.4), (-5.0, -4.2)))
    for x, y in ((6.4, -4.6), (9.6, -6.4), (12.6, -4.4), (11.4, -9.4), (-6.4, -7.4), (-5.0, -10.4)):
        plate.area(star(x, y, 1.3, 4, 0.3), "ochre", 0.2, "panel-line")


def engage(plate: Plate) -> None:
    """A giant in a helmet before crossed spears."""
    for way in (-1, 1):
        plate.lines(Path().move(way * -22.0, 12.6).line(way * 18.6, -11.4), 0.9, "glaze-edge")
        x, y = way * 18.2, -11.2
        glaze(plate, poly((x - way * 0.9, y - 0.8), (x + way * 4.6, y - 3.2), (x + way * 0.4, y + 1.0)))
    giant = Plate()
    colossus(giant)
    plate.inlay(giant, 0, 2.6, 1.14)


PICTURES: dict[str, Callable[[Plate], None]] = {
    "cornucopia": cornucopia,
    "machines": machines,
    "weapons": weapons,
    "compass": compass,
    "treasure": treasure,
    "cannon": cannon,
    "gate": gate,
    "map": chart,
    "explore": explore,
    "settle": settle,
    "produce": produce,
    "engage": engage,
}
"""By the keys of the Ruins Cards and the actions of the Rival cards."""
