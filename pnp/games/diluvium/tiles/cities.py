"""The Cities: one home island with a space of each kind, the city on it, and the border of its civilisation."""

from collections.abc import Callable, Sequence

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import both, dots
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Path, Point, Rect
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.frame import draw_band, draw_frame
from pnp.games.diluvium.tiles.hexes import CENTRE
from pnp.games.diluvium.tiles.mosaic import draw_mosaic
from pnp.games.diluvium.tiles.plan import LAND
from pnp.games.diluvium.tiles.shore import Island, Round
from pnp.games.diluvium.tiles.sockets import draw_socket

__all__ = ["CITIES", "SPACES", "draw_city", "draw_city_tile"]

_CITY: Point = (0.0, -8.6)
SPACES: dict[int, Sequence[Point]] = {
    1: ((0.0, 12.5),),
    2: ((-7.5, 11.5), (7.5, 11.5)),
    3: ((-14.0, 8.6), (0.0, 13.4), (14.0, 8.6)),
}


def _stairs(half: float, top: float, low: float, steps: int, run: float) -> Path:
    """Give a pile of `steps` stories, each narrower by `run` on both sides."""
    points = []
    rise = (low - top) / steps
    for i in range(steps):
        points += [(half - i * run, low - i * rise), (half - i * run, low - (i + 1) * rise)]
    return Path().polyline([*points, *[(-x, y) for x, y in reversed(points)]], close=True)


def aztec(plate: Plate) -> None:
    """A stepped temple with its stair and two shrines."""
    plate.area(_stairs(11.5, -4.0, 9.0, 4, 1.9), "sand", 0.4, "line")
    for i in range(4):
        y = 9.0 - 13.0 / 4 * i
        half = 11.5 - 1.9 * i
        plate.area(Rect(-half, y - 13.0 / 4, 2 * half, 0.9), "aztec", 0.2, "line")
        plate.lines(
            dots((x * 1.5, y - 1.2) for x in range(-int(half / 1.5), int(half / 1.5) + 1) if abs(x) > 2), 0.55, "madder"
        )
    for x in (-4.0, 4.0):
        plate.area(Rect(x - 2.4, -8.6, 4.8, 4.6), "sand-light", 0.35, "line")
        plate.area(_stairs(3.0, -11.4, -8.4, 2, 0.7).moved(x, 0), "madder", 0.3, "line")
        plate.area(Rect(x - 0.9, -7.2, 1.8, 3.2), "glaze", 0.15, "line")
    plate.area(Path().polyline([(-3.0, 9.0), (-2.1, -4.0), (2.1, -4.0), (3.0, 9.0)], close=True), "slip", 0.35, "line")
    plate.lines(_rungs(-3.4, 8.4, 12, 2.0, 2.9), 0.24, "line")


def _rungs(top: float, low: float, count: int, upper: float, lower: float) -> Path:
    path = Path()
    for i in range(count):
        t = i / (count - 1)
        y, half = top + (low - top) * t, upper + (lower - upper) * t
        path.move(-half, y).line(half, y)
    return path


def chinese(plate: Plate) -> None:
    """A pagoda of three roofs."""
    plate.area(Rect(-10.5, 7.2, 21.0, 1.8), "sand-light", 0.35, "line")
    for y, half, high in ((7.2, 7.0, 4.0), (1.2, 5.4, 3.6), (-4.2, 3.8, 3.2)):
        plate.area(Rect(-half, y - high, 2 * half, high), "chinese", 0.35, "line")
        posts = Path()
        count = int(half / 1.7)
        for i in range(-count, count + 1):
            posts.move(i * 1.7, y).line(i * 1.7, y - high)
        plate.lines(posts, 0.3, "chinese-line")
        plate.area(Rect(-1.2, y - high + 0.9, 2.4, high - 0.9), "glaze", 0.2, "line")
        eave, top = half + 3.6, y - high
        roof = Path().move(-eave, top - 1.0).curve(-half, top + 0.6, -half, top + 0.4, 0, top + 0.3)
        roof.curve(half, top + 0.4, half, top + 0.6, eave, top - 1.0).curve(
            half, top - 0.6, half * 0.75, top - 1.4, half * 0.62, top - 2.4
        )
        roof.line(-half * 0.62, top - 2.4).curve(-half * 0.75, top - 1.4, -half, top - 0.6, -eave, top - 1.0)
        plate.area(roof.close(), "ochre", 0.35, "line")
        tiles = Path()
        for i in range(-4, 5):
            tiles.move(i * half * 0.14, top - 2.3).line(i * half * 0.22, top + 0.1)
        plate.lines(tiles, 0.2, "gold-line")
    plate.lines(Path().move(0, -9.8).line(0, -12.4), 0.7, "line")
    plate.lines(dots([(0, -10.8), (0, -12.2)]), 1.0, "chinese")


def egyptian(plate: Plate) -> None:
    """A pylon with two towers before a pyramid, an obelisk at either side."""
    plate.area(Path().polyline([(-11.0, 9.0), (0.0, -12.0), (11.0, 9.0)], close=True), "sand", 0.4, "line")
    plate.area(Path().polyline([(0.0, -12.0), (11.0, 9.0), (3.4, 9.0)], close=True), "sand-dark", 0.2, "line")
    courses = Path()
    for i in range(6):
        y = 6.4 - 3.0 * i
        half = (y + 12.0) / 21.0 * 11.0
        courses.move(-half, y).line(half, y)
    plate.lines(courses, 0.2, "land-joint")
    for way in (-1, 1):
        tower = [(way * 1.6, 9.0), (way * 2.0, -1.6), (way * 7.2, -1.6), (way * 8.0, 9.0)]
        plate.area(Path().polyline(tower, close=True), "sand-light", 0.4, "line")
        plate.area(Rect(way * 4.6 - 3.2, -3.0, 6.4, 1.5), "egyptian", 0.3, "line")
        plate.lines(dots((way * (2.4 + 1.1 * i), -2.25) for i in range(5)), 0.5, "egyptian-line")
        plate.lines(
            Path().move(way * 3.4, 8.6).line(way * 3.5, 0.8).line(way * 6.2, 0.8).line(way * 6.6, 8.6),
            0.24,
            "land-joint",
        )
        plate.lines(dots([(way * 4.9, 2.2), (way * 4.9, 6.2)]), 1.0, "madder")
        plate.lines(Path().move(way * 4.9, 3.0).line(way * 5.0, 5.4), 0.5, "egyptian-line")
        plate.area(
            Path().polyline(
                [(way * 9.3, 9.0), (way * 9.7, -3.6), (way * 10.2, -4.8), (way * 10.7, -3.6), (way * 11.1, 9.0)],
                close=True,
            ),
            "madder",
            0.3,
            "line",
        )
    plate.area(Rect(-1.7, 1.2, 3.4, 7.8), "glaze", 0.3, "line")
    plate.area(Rect(-2.4, 0.0, 4.8, 1.4), "egyptian", 0.3, "line")


def greek(plate: Plate) -> None:
    """A temple of six columns on three steps."""
    for i, half in enumerate((11.5, 10.7, 9.9)):
        plate.area(Rect(-half, 7.8 - 1.2 * i, 2 * half, 1.2), "slip", 0.3, "line")
    plate.area(Rect(-9.2, -3.4, 18.4, 8.8), "greek", 0.3, "line")
    for i in range(6):
        x = -7.9 + 3.16 * i
        column = Path().polyline([(x - 0.95, 5.4), (x - 0.72, -2.2), (x + 0.72, -2.2), (x + 0.95, 5.4)], close=True)
        plate.area(column, "slip", 0.28, "line")
        plate.lines(
            Path().move(x - 0.3, 5.2).line(x - 0.22, -2.0).move(x + 0.3, 5.2).line(x + 0.22, -2.0), 0.16, "bronze-line"
        )
        plate.area(Rect(x - 1.2, -3.2, 2.4, 1.0), "slip", 0.25, "line")
    plate.area(Rect(-9.8, -4.9, 19.6, 1.7), "slip", 0.3, "line")
    plate.area(Rect(-9.8, -6.7, 19.6, 1.8), "madder", 0.3, "line")
    marks = Path()
    for i in range(9):
        x = -8.8 + 2.2 * i
        marks.move(x - 0.35, -6.5).line(x - 0.35, -5.1).move(x + 0.35, -6.5).line(x + 0.35, -5.1)
    plate.lines(marks, 0.35, "slip")
    plate.area(Path().polyline([(-10.8, -6.7), (0, -11.4), (10.8, -6.7)], close=True), "slip", 0.4, "line")
    plate.area(Path().polyline([(-7.4, -7.2), (0, -10.3), (7.4, -7.2)], close=True), "greek", 0.25, "line")
    plate.lines(both(Path().move(0.4, -8.0).curve(1.4, -9.0, 2.6, -8.6, 3.8, -7.6)), 0.4, "greek-line")
    plate.lines(dots([(0, -8.4), (0, -11.8), (-10.8, -7.2), (10.8, -7.2)]), 1.0, "ochre")


CITIES: dict[str, Callable[[Plate], None]] = {"aztec": aztec, "chinese": chinese, "egyptian": egyptian, "greek": greek}


def draw_city(canvas: Canvas, people: str, x: float, y: float, known: Look, scale: float = 1.0) -> None:
    """Draw the city of a people about a place."""
    stamp_picture(canvas, picture(f"diluvium city {people}", 14.0, CITIES[people], known.theme), x, y, scale)


def draw_city_tile(
    canvas: Canvas, people: str, name: str, known: Look, swell: float = 1.0, *, plain: bool = False
) -> None:
    """Draw a City Tile with the corner of its box at the origin, with its name if there is one.

    `swell` and `plain` are for one that is shown small, as for Ocean Tiles.
    """
    kinds = known.box.city
    places = SPACES[min(max(len(kinds), 1), 3)]
    x, y = _CITY
    rounds = [Round(a, b, LAND + 0.4) for a, b in places]
    rounds += [Round(x - 5.0, y + 4.0, 10.4), Round(x + 5.0, y + 4.0, 10.4), Round(x, y - 3.4, 10.6)]
    with canvas.group(moving(*CENTRE)):
        draw_mosaic(canvas, (Island(tuple(rounds), 1.2),), frozenset(), frozenset(), people, known)
        draw_city(canvas, people, x, y, known, 1.12)
        for kind, (a, b) in zip(kinds, places, strict=False):
            draw_socket(canvas, kind, a, b, known, swell, plain=plain)
        draw_frame(canvas, people, known, 1 if name else 0)
        if name:
            draw_band(canvas, name.upper(), False, known)
