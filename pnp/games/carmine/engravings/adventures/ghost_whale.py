"""The Ghost Whale: it swims on above the waves, as pale as the moon behind it, and its bones shine through."""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, cut_through, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.scene import clouds, little_ship, moon, sea, sky, stars

__all__ = ["draw"]

HORIZON = 29.0
MOON = (40.5, 19.2, 5.0)

BACK = Curve.through(
    (4.0, 30.6), (3.6, 25.6), (6.2, 20.8), (12, 18.4), (20, 18.4), (28, 20.8), (35, 25.2), (41, 29.0), (45.4, 29.0)
)
BELLY = Curve.through(
    (4.0, 30.6), (7.0, 32.8), (10.4, 33.6), (16, 36.6), (23, 37.4), (30, 35.6), (36, 33.0), (41.4, 31.2), (45.4, 29.6)
)


def draw(plate: Plate) -> None:
    """Draw the night, then the whale: dots for its body, lines only for its bones."""
    sky(plate, HORIZON, wash="gloom", seed=17, dark=0.9, clear=_bright)
    moon(plate, *MOON)
    stars(plate, (28, 14.2), (33, 16.4), (3.6, 21.6), (17.6, 14.2), (50.6, 14.6), (22, 15.2), (50.6, 25))
    clouds(plate, (49, 25.4, 12), wash="ghost", seed=9)
    sea(plate, HORIZON, seed=18, rough=0.6, dark=0.6, wash="gloom", glint=41, hidden=_hidden)
    _fluke(plate)
    body = BACK.path(10).add(Path(BELLY.reversed().path(10).steps[1:])).close()
    plate.area(body, "ghost", 1.6, "ghost")
    _stipple(plate)
    _bones(plate)
    plate.cuts(stroke(BACK, lambda t: 0.2 + 0.5 * t * (1 - t), 11))
    plate.cuts(stroke(BELLY, lambda t: 0.2 + 0.3 * t * (1 - t), 11))
    _mist(plate)
    little_ship(plate, 46.6, 41.4, 0.22, 6, mirror=True)


def _bright(x: float, y: float) -> bool:
    return (x - MOON[0]) ** 2 + (y - MOON[1]) ** 2 < 49


def _hidden(x: float, y: float) -> bool:
    return 5 < x < 37 and y < 37


def _stipple(plate: Plate) -> None:
    """Dots between back and belly, closer towards the belly and under the back's edge."""
    dots = Path()
    for i in range(58):
        (ax, ay), (bx, by) = BACK.at((i + 0.5) / 58), BELLY.at((i + 0.5) / 58)
        high = math.hypot(bx - ax, by - ay)
        count = round(high / 0.62)
        for k in range(1, count):
            v = (k + 0.5 * (i % 2)) / (count + 0.5)
            chance = grain(i, k)
            if abs(chance) < 0.1 + 0.75 * v**1.6 + (0.4 if v < 0.1 else 0.0):
                x, y = (
                    ax + (bx - ax) * v + 0.3 * math.sin(97 * chance),
                    ay + (by - ay) * v + 0.3 * math.sin(61 * chance),
                )
                dots.move(x, y).line(x + 0.01, y)
    plate.lines(dots, 0.24, "ghost-line")


def _bones(plate: Plate) -> None:
    """Skull, spine and ribs."""
    spine = Curve.through((13.5, 23.6), (20, 22.8), (27, 24.6), (34, 27.8), (40.6, 29.9), (45, 29.4))
    for i in range(24):  # each vertebra a small block with its spur
        t = i / 23
        size = 1.05 - 0.75 * t
        x, y = spine.at(t)
        dx, dy = spine.direction(t)
        block = [
            spine.left(t, size * 0.55),
            (x + dx * size * 0.8 + dy * size * 0.5, y + dy * size * 0.8 - dx * size * 0.5),
        ]
        block += [
            (x + dx * size * 0.8 - dy * size * 0.5, y + dy * size * 0.8 + dx * size * 0.5),
            spine.left(t, -size * 0.55),
        ]
        plate.area(Path().polyline(block, close=True), "white", 0.18)
        plate.cuts(tick(spine.left(t + 0.01, size * 0.5), spine.left(t - 0.015, size * 1.7), 0.3))
    for i in range(11):
        t = 0.06 + 0.056 * i
        x, y = spine.at(t)
        long = 10.6 * math.sin(math.pi * (0.22 + 0.062 * i)) - 0.9
        rib = Curve.through((x, y + 0.5), (x + 1.6, y + 0.3 * long), (x + 1.2, y + 0.7 * long), (x - 0.9, y + long))
        plate.cuts(stroke(rib, lambda u: 0.85 - 0.5 * u, 4))
        plate.cuts(stroke(rib, lambda u: 0.45 - 0.32 * u, 4), "white")
    _skull(plate)


def _skull(plate: Plate) -> None:
    """Under the great forehead the skull is a beak, as every whaler knew."""
    jaw = smooth(
        [(14.6, 28.2), (14.0, 30.0), (9.6, 32.0), (5.4, 32.0), (5.2, 31.4), (9.2, 31.0), (12.4, 29.4)], closed=True
    )
    plate.area(jaw, "white", 0.26)
    for i in range(10):
        x, y = 5.8 + 0.72 * i, 31.3 - 0.012 * (i * i)
        plate.cuts(tick((x, y), (x + 0.1, y - 0.95), 0.36))
    skull = [
        (15.2, 23.4),
        (15.6, 26.0),
        (14.2, 28.2),
        (11.0, 29.4),
        (5.6, 30.4),
        (5.0, 29.5),
        (8.8, 27.6),
        (11.0, 25.0),
        (12.8, 22.2),
    ]
    plate.area(smooth(skull, closed=True), "white", 0.28)
    for i in range(8):
        x, y = 14.6 - 1.05 * i, 27.8 + 0.26 * i
        plate.cuts(tick((x, y), (x + 0.1, y - 1.7 + 0.14 * i), 0.26))
    plate.area(smooth([(11.6, 26.8), (12.6, 25.2), (13.8, 25.6), (13.6, 27.2), (12.4, 27.6)], closed=True), "line")
    plate.area(Circle(12.8, 26.4, 0.5), "flag")
    fin = smooth(
        [(17.4, 33.2), (16.0, 35.6), (16.6, 38.6), (19.4, 41.4), (21.8, 42.2), (22.0, 39.2), (21.4, 36.2), (22.0, 34)]
    )
    plate.area(fin, "ghost")
    plate.lines(fin, 0.3)
    for i in range(6):
        places = [(17.9 + 0.68 * i, 34.4), (17.4 + 0.74 * i, 36.8), (18.3 + 0.66 * i, 39), (20.0 + 0.34 * i, 41.2)]
        plate.cuts(cut_through(places, 0.18))


def _fluke(plate: Plate) -> None:
    tail = [
        (44.6, 29.2),
        (46.4, 26.2),
        (50.6, 22.2),
        (53.4, 21.6),
        (52.0, 25.6),
        (50.2, 28.6),
        (52.6, 31.4),
        (53.2, 35.4),
        (49.4, 33.8),
        (46.2, 31.2),
    ]
    shape = smooth(tail, closed=True)
    plate.area(shape, "ghost", 1.4, "ghost")
    plate.lines(shape, 0.32)
    dots = Path()
    for i in range(46):  # from the root to both tips
        side = 1 if i % 2 else -1
        s, across = 0.25 + 0.7 * abs(grain(i, 5)), 1.5 * grain(i, 6)
        x, y = 46.0 + 5.6 * s + 0.5 * across * side, 29.2 - side * 5.6 * s + 0.9 * across
        dots.move(x, y).line(x + 0.01, y)
    plate.lines(dots, 0.22, "ghost-line")
    for end in ((52.4, 22.4), (50.8, 24.4), (51.4, 32.0), (52.4, 34.2)):
        plate.cuts(tick((45.6, 29.4), end, 0.3))


def _mist(plate: Plate) -> None:
    """Veils that trail off its belly to the water, and its breath."""
    for i in range(14):
        long = 7.0 + 3.0 * grain(i, 4)
        x, y = 5.4 + 2.5 * i + long / 2 * (0.3 if i % 2 else -0.3), 37.2 + 0.85 * (i * 3 % 7)
        veil: list[Point] = [(x - long / 2, y), (x - long / 6, y - 0.12), (x + long / 6, y + 0.12), (x + long / 2, y)]
        if x - long / 2 > 1:
            plate.cuts(cut_through(veil, 0.4), "white")
    x, y = 9.2, 18.9
    for dx, dy in ((-3.4, 0.8), (-2.2, -0.9), (-0.6, -1.9), (1.2, -1.7), (2.6, -0.5), (3.4, 1.1)):
        end = (x + dx, y - 3.0 + dy)
        plate.cuts(cut((x, y), (x + 0.1 * dx, y - 2.6), (x + 0.7 * dx, y - 4.0 + 0.4 * dy), end, 0.62), "white")
        plate.cuts(cut((x, y), (x + 0.1 * dx, y - 2.6), (x + 0.7 * dx, y - 4.0 + 0.4 * dy), end, 0.16))
