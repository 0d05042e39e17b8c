"""The pictures of all cards, those of the Rival and of both backs: panels of a vase, black glaze on red clay.

They are as large as those of the Ruins Cards (`relics`), and stand on the same ground line.
"""

from collections.abc import Callable

from pnp.draw.engrave import Plate
from pnp.draw.ornament import burst, star
from pnp.draw.shapes import Circle, Path, Rect
from pnp.games.diluvium.decks.figures import amphora, gateway, palm, poly, walker
from pnp.games.diluvium.decks.relics import cannon, chart, compass, cornucopia, gate, machines, treasure, weapons
from pnp.games.diluvium.glaze import glaze
from pnp.games.diluvium.tiles.deep_monsters import colossus
from pnp.games.diluvium.tiles.ornaments import trireme

__all__ = ["BACKS", "PICTURES"]


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
    """Two settlers walk up to a house by a palm, and the sun stands over them."""
    plate.area(Circle(8.1, -9.4, 4.6), "ochre", 0.3, "panel-line")
    plate.lines(Path().add(Circle(8.1, -9.4, 5.8).path()), 0.3, "panel-line")
    house = Plate()
    glaze(house, Rect(-20, 1.0, 15.0, 12.0).path())
    house.area(poly((-22, 1.4), (-12.5, -7.4), (-3, 1.4)), "madder", 0.4, "glaze-edge")
    house.lines(
        Path().move(-18.6, -0.4).line(-6.4, -0.4).move(-16.2, -2.6).line(-8.8, -2.6).move(-14, -4.8).line(-11, -4.8),
        0.3,
        "cut",
    )
    house.area(Rect(-10.4, 5.4, 3.8, 7.6), "clay", 0.3, "cut")
    house.area(Rect(-17.6, 4.6, 3.6, 3.6), "clay", 0.3, "cut")
    plate.inlay(house, -0.8, 0)
    walker(plate, 3.2)
    walker(plate, 13.0)
    palm(plate, 20.2, -4.6, 3.9)


def produce(plate: Plate) -> None:
    """An amphora on either side of a smith's anvil, whose hammer strikes sparks."""
    for way in (-1, 1):
        amphora(plate, way * 18.6)
    smithy = Plate()
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
    glaze(smithy, anvil)
    smithy.lines(Path().move(-3.6, -0.4).line(11.6, -0.4).move(-1.8, 10.4).line(8.6, 10.4), 0.4, "cut")
    smithy.area(poly((0.6, -3.2), (2.4, -3.2), (9.6, -14.2), (8.0, -15.2)), "glaze", 0.25, "glaze-edge")
    glaze(smithy, poly((-3.0, -6.8), (3.6, -2.2), (1.6, 0.4), (-5.0, -4.2)))
    for x, y in ((6.4, -4.6), (9.6, -6.4), (12.6, -4.4), (11.4, -9.4), (-6.4, -7.4), (-5.0, -10.4)):
        smithy.area(star(x, y, 1.3, 4, 0.3), "ochre", 0.2, "panel-line")
    plate.inlay(smithy, -3.4, 0)


def engage(plate: Plate) -> None:
    """A giant in a helmet before crossed spears."""
    for way in (-1, 1):
        plate.lines(Path().move(way * -22.0, 12.6).line(way * 18.6, -11.4), 0.9, "glaze-edge")
        x, y = way * 18.2, -11.2
        glaze(plate, poly((x - way * 0.9, y - 0.8), (x + way * 4.6, y - 3.2), (x + way * 0.4, y + 1.0)))
    giant = Plate()
    colossus(giant)
    plate.inlay(giant, 0, 2.6, 1.14)


def ruins_back(plate: Plate) -> None:
    """A gate of a drowned city in the light of the sun."""
    plate.area(burst(0, 4.0, 8.0, 26.0, 24, 0.42), "rock-light")
    gateway(plate)
    _shore(plate)


def rival_back(plate: Plate) -> None:
    """A giant in a helmet, who rises from the sea before crossed spears."""
    for way in (-1, 1):
        plate.lines(Path().move(way * -19.0, 16.0).line(way * 13.4, -11.4), 0.9, "glaze-edge")
        x, y = way * 13.0, -11.2
        glaze(plate, poly((x - way * 0.9, y - 0.8), (x + way * 3.4, y - 3.8), (x + way * 0.6, y + 1.0)))
    giant = Plate()
    colossus(giant)
    plate.inlay(giant, 0, 3.4, 1.24)
    _shore(plate, 15.0)


def _shore(plate: Plate, y: float = 13.0) -> None:
    """Close the round below with a sea of three waves."""
    plate.area(Rect(-22, y, 44, 9.0), "sea-flat", 0.4, "glaze-edge")
    for k in range(3):
        line = Path().move(-24, y + 1.9 + 1.8 * k)
        for i in range(12):
            x = -24 + 4 * i + (2 if k % 2 else 0)
            line.curve(x + 1.3, y + 0.9 + 1.8 * k, x + 2.7, y + 0.9 + 1.8 * k, x + 4, y + 1.9 + 1.8 * k)
        plate.lines(line, 0.36, "sea-line")


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

BACKS: dict[str, Callable[[Plate], None]] = {"ruins": ruins_back, "rival": rival_back}
"""Of the two decks, for a round of 19 mm."""
