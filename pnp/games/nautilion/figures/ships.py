"""The three classes of Nautilions from the side, nose to the right, about 27 mm long about the origin.

A is a round diving bell of a ship that looks about it with one great eye; B is a streamlined liner; C is a blade with a
saw for a bow and teeth painted on. The two ships of a class are the same hull in two paints.
"""

from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import around, blob, dots, ellipse, tube
from pnp.draw.shapes import Circle, Path, Polygon, Rect, smooth
from pnp.games.nautilion.look import Tone

__all__ = ["PAINTS", "draw_ship"]

EDGE = 0.42

PAINTS = {"A1": "coral", "A2": "partner", "B1": "pilot", "B2": "mage", "C1": "stone", "C2": "kelp"}
"""The tone of each ship's hull."""


def draw_ship(plate: Plate, side: str) -> None:
    """Draw the Nautilion of a side of the boards."""
    tone = Tone.of(PAINTS.get(side, "coral"))
    {"A": _bell, "B": _liner, "C": _blade}[side[0]](plate, tone)


def _screw(plate: Plate, x: float, y: float, k: float = 1.0) -> None:
    """Draw a propeller seen from the side, its shaft to the right."""
    plate.area(Rect(x, y - 0.55 * k, 2.4 * k, 1.1 * k), "brass-shade", 0.3)
    for way in (-1, 1):
        blade = blob(
            (x + 0.3, y),
            (x - 1.6 * k, y + way * 1.6 * k),
            (x - 1.4 * k, y + way * 4.2 * k),
            (x + 0.6 * k, y + way * 4.4 * k),
            (x + 1.0 * k, y + way * 2.0 * k),
        )
        plate.area(blade, "brass-light", EDGE)
    plate.area(Circle(x, y, 1.0 * k), "brass", 0.3)


def _window(plate: Plate, x: float, y: float, r: float, *, bolts: int = 0) -> None:
    """Draw a lit porthole."""
    plate.area(Circle(x, y, r), "brass", 0.3)
    if bolts:
        plate.lines(dots(around(x, y, r * 0.86, bolts)), r * 0.12, "brass-line")
    plate.area(Circle(x, y, r * 0.7), "glow", 0.26)
    plate.cuts(
        cut_through(
            [
                (x - 0.44 * r, y + 0.02 * r),
                (x - 0.42 * r, y - 0.24 * r),
                (x - 0.24 * r, y - 0.42 * r),
                (x + 0.02 * r, y - 0.44 * r),
            ],
            0.12 * r,
        ),
        "white",
    )


def _bell(plate: Plate, tone: Tone) -> None:
    _screw(plate, -12.2, 1.0, 0.9)
    plate.lines(Path().move(1.6, -10.6).line(1.6, -13.4).line(4.2, -13.4), 1.5)
    plate.lines(Path().move(1.6, -10.6).line(1.6, -13.4).line(4.2, -13.4), 0.75, "brass-light")
    tower = Path().move(-3.6, -6.4).line(-3.0, -10.6).line(3.8, -10.6).line(4.8, -6.4).close()
    plate.area(tower, tone.body, EDGE)
    plate.area(Rect(-3.7, -11.3, 8.2, 1.2, 0.5), "brass", 0.34)
    for x in (-0.9, 2.1):
        plate.area(Circle(x, -8.5, 0.95), "glow", 0.3)
    tail = blob((-7.4, -3.6), (-12.4, -6.6), (-12.8, -3.0), (-10.4, 1.0), (-12.8, 5.0), (-12.4, 8.2), (-7.4, 5.4))
    plate.area(tail, tone.shade, EDGE)
    hull = ellipse(0.6, 0.8, 11.4, 8.2)
    plate.area(hull, tone.body, EDGE)
    plate.area(
        blob((-10.2, 2.6), (-7.0, 7.0), (0.6, 8.9), (8.0, 6.8), (11.2, 2.6), (6.6, 5.2), (0.6, 6.2), (-6.0, 5.2)),
        tone.shade,
    )
    plate.area(blob((-8.2, -3.6), (-4.6, -5.9), (0.4, -6.8), (5.4, -6.0), (0.4, -5.6), (-4.6, -4.4)), tone.light)
    belt = (
        Path()
        .move(-5.6, -6.0)
        .curve(-7.4, -2.0, -7.4, 3.6, -5.6, 7.6)
        .line(-3.9, 8.3)
        .curve(-5.6, 3.6, -5.6, -2.0, -3.9, -6.7)
        .close()
    )
    plate.area(belt, "brass", 0.34)
    plate.lines(
        dots([(-5.1, -5.2), (-5.95, -3.2), (-6.4, -1.0), (-6.5, 1.2), (-6.2, 3.4), (-5.6, 5.4), (-4.9, 7.1)]),
        0.5,
        "brass-line",
    )
    _window(plate, 4.6, 0.4, 5.0, bolts=14)
    plate.area(Circle(5.4, 0.7, 1.9), "line")
    plate.area(Circle(4.8, 0.0, 0.65), "white")
    for x, r in ((-2.4, 1.35),):
        _window(plate, x, 0.4, r)
    plate.area(Path().move(-4.4, 8.2).line(-5.6, 11.2).line(-2.0, 11.2).line(-1.4, 8.8).close(), "brass", EDGE)
    plate.area(Path().move(2.8, 8.8).line(3.6, 11.2).line(7.2, 11.2).line(5.8, 8.0).close(), "brass", EDGE)
    lamp = blob((10.4, 5.2), (12.4, 5.4), (13.2, 7.4), (11.4, 8.2), (9.6, 7.0))
    plate.area(lamp, "brass-light", EDGE)
    plate.area(ellipse(12.6, 7.0, 0.7, 1.0), "glow", 0.26)


def _liner(plate: Plate, tone: Tone) -> None:
    _screw(plate, -13.2, 0.6, 0.75)
    for way in (-1, 1):
        fin = blob(
            (-7.4, 0.6 + way * 2.6),
            (-11.8, 0.6 + way * 7.2),
            (-13.4, 0.6 + way * 7.0),
            (-11.8, 0.6 + way * 2.2),
            (-9.8, 0.6 + way * 0.8),
        )
        plate.area(fin, "brass", EDGE)
    plate.lines(Path().move(0.6, -6.6).line(0.6, -9.6).line(3.0, -9.6), 1.4)
    plate.lines(Path().move(0.6, -6.6).line(0.6, -9.6).line(3.0, -9.6), 0.7, "brass-light")
    tower = (
        Path()
        .move(-5.4, -3.4)
        .curve(-4.6, -5.6, -3.4, -7.4, -1.4, -7.4)
        .line(2.0, -7.4)
        .curve(4.0, -7.2, 5.2, -5.0, 6.4, -3.0)
        .close()
    )
    plate.area(tower, tone.body, EDGE)
    plate.area(blob((-3.2, -5.8), (-1.2, -6.8), (1.8, -6.7), (-0.8, -6.1)), tone.light)
    plate.area(
        Path().move(1.0, -6.2).line(2.2, -6.2).curve(3.4, -5.8, 3.9, -4.8, 4.4, -3.9).line(1.0, -3.9).close(),
        "glow",
        0.3,
    )
    hull = Path().move(-12.4, 0.6).curve(-9.0, -3.6, -3.0, -4.4, 3.0, -4.4).curve(9.0, -4.4, 12.6, -2.2, 13.8, 0.8)
    hull.curve(12.4, 4.0, 8.6, 5.6, 3.0, 5.6).curve(-3.0, 5.6, -9.0, 4.8, -12.4, 0.6).close()
    plate.area(hull, tone.body, EDGE)
    low = (
        Path()
        .move(-11.6, 1.2)
        .curve(-3.0, 2.6, 6.0, 2.6, 13.4, 1.4)
        .curve(11.8, 4.2, 8.4, 5.4, 3.0, 5.4)
        .curve(-3.0, 5.4, -8.8, 4.4, -11.6, 1.2)
        .close()
    )
    plate.area(low, tone.shade)
    plate.area(blob((-6.4, -2.7), (-1.0, -3.7), (4.6, -3.7), (9.6, -2.8), (4.6, -3.0), (-1.0, -2.9)), tone.light)
    stripe = (
        Path()
        .move(-11.2, 1.0)
        .curve(-3.0, 2.2, 6.0, 2.2, 13.5, 1.0)
        .line(13.6, 1.9)
        .curve(6.0, 3.2, -3.0, 3.2, -10.6, 1.9)
        .close()
    )
    plate.area(stripe, "brass", 0.26)
    for x in (-5.2, -1.6, 2.0, 5.6):
        _window(plate, x, -0.9, 1.35)
    nose = (
        Path()
        .move(9.6, -3.2)
        .curve(12.0, -2.4, 13.3, -0.6, 13.8, 0.8)
        .curve(13.3, 2.2, 12.0, 3.6, 9.9, 4.5)
        .curve(10.6, 2.0, 10.5, -0.8, 9.6, -3.2)
        .close()
    )
    plate.area(nose, "brass-light", 0.34)
    plate.lines(dots([(10.3, -2.2), (10.8, -0.4), (10.95, 1.4), (10.7, 3.2)]), 0.45, "brass-line")
    plate.area(blob((-1.6, 4.8), (-4.4, 8.0), (-1.2, 8.2), (3.2, 5.2)), "brass", EDGE)


def _blade(plate: Plate, tone: Tone) -> None:
    _screw(plate, -13.6, 0.4, 0.7)
    saw = (
        Path()
        .move(9.2, -1.4)
        .line(16.0, 0.2)
        .line(15.0, 1.1)
        .line(14.2, 0.8)
        .line(13.4, 1.6)
        .line(12.6, 1.1)
        .line(11.8, 2.0)
        .line(11.0, 1.4)
        .line(9.4, 2.4)
        .close()
    )
    plate.area(saw, "brass-light", EDGE)
    for way, reach in ((-1, 6.6), (1, 6.0)):
        fin = Polygon(
            ((-8.0, 0.4 + way * 1.8), (-13.4, 0.4 + way * reach), (-12.2, 0.4 + way * 2.0), (-10.6, 0.4 + way * 0.4))
        )
        plate.area(fin, tone.shade, EDGE)
    spines = Path()
    for x, high in ((-7.0, 2.4), (-4.6, 3.2), (-2.2, 3.8)):
        spines.polyline([(x - 1.2, -2.6), (x - 1.6, -2.6 - high), (x + 1.2, -2.9)], close=True)
    plate.area(spines, tone.shade, EDGE)
    tower = Polygon(((-0.2, -2.8), (0.8, -7.6), (3.4, -7.6), (6.2, -2.6)))
    plate.area(tower, tone.body, EDGE)
    plate.area(Polygon(((2.4, -6.2), (3.4, -6.2), (4.9, -4.0), (2.4, -4.4))), "glow", 0.3)
    plate.lines(Path().move(1.5, -7.4).line(1.5, -10.2).line(3.4, -10.2), 1.3)
    plate.lines(Path().move(1.5, -7.4).line(1.5, -10.2).line(3.4, -10.2), 0.6, "brass-light")
    hull = Path().move(-13.2, 0.2).curve(-9.0, -3.2, -2.0, -3.8, 4.0, -3.6).curve(8.0, -3.4, 10.6, -2.2, 12.2, 0.0)
    hull.curve(11.4, 0.6, 10.6, 1.2, 9.6, 1.5).line(11.0, 2.9).curve(8.2, 4.4, 4.0, 4.6, 0.0, 4.4).curve(
        -5.0, 4.2, -10.0, 3.2, -13.2, 0.2
    ).close()
    plate.area(hull, tone.body, EDGE)
    low = (
        Path()
        .move(-12.4, 0.7)
        .curve(-6.0, 2.2, 0.0, 2.4, 4.6, 1.9)
        .line(9.4, 1.8)
        .line(10.6, 2.8)
        .curve(8.0, 4.2, 4.0, 4.4, 0.0, 4.2)
        .curve(-5.0, 4.0, -9.6, 3.0, -12.4, 0.7)
        .close()
    )
    plate.area(low, tone.shade)
    mouth = Path().move(4.4, 1.9).line(9.6, 1.5).line(11.0, 2.8).curve(8.6, 3.6, 6.0, 3.4, 4.4, 1.9).close()
    plate.area(mouth, "night-hatch", 0.3)
    teeth = Path()
    for i in range(5):
        x = 5.4 + 1.0 * i
        teeth.polyline([(x - 0.45, 1.85 - 0.06 * i), (x + 0.45, 1.8 - 0.06 * i), (x, 2.9)], close=True)
    plate.area(teeth, "foam", 0.16)
    plate.area(blob((6.6, -1.6), (9.4, -0.9), (9.8, -0.2), (7.6, -0.1)), "glow", 0.3)
    plate.area(Circle(8.4, -0.6, 0.42), "line")
    plate.cuts(cut_through([(5.8, -2.4), (7.4, -2.1), (9.0, -1.5), (10.2, -0.6)], 0.5))
    for x in (-7.6, -4.8, -2.0, 0.8):
        plate.area(
            Path().polyline([(x - 0.9, -0.9), (x + 1.1, -1.1), (x + 0.9, 0.3), (x - 1.1, 0.3)], close=True), "glow", 0.3
        )
    plate.area(
        smooth([(-9.6, -1.7), (-4.0, -2.9), (2.0, -3.0), (5.4, -2.7), (2.0, -2.5), (-4.0, -2.2)], closed=True),
        tone.light,
    )
    plate.lines(dots([(-10.4, 1.8), (-8.2, 2.4), (-6.0, 2.8), (-3.8, 3.1), (-1.6, 3.2), (0.6, 3.3), (2.8, 3.3)]), 0.45)
    keel = tube([(-4.0, 4.0), (-5.6, 6.4), (-7.6, 7.4)], 3.0, 1.8, 0.2, count=5)
    plate.area(keel, tone.shade, EDGE)
