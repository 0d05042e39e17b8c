"""The Leviathan: a back so old that a palm grows on it, a jaw so wide that a galleon sails into it."""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, cut, cut_through, grain, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.fringe import fringe
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, halo, little_ship, sea, sky, waves_at

__all__ = ["draw"]

HORIZON = 27.0

CROWN = Curve.through((0, 34), (4.4, 27), (11, 20.6), (20, 16.2), (30, 14.6), (37.4, 16.4), (41.4, 20.0), (42.4, 23.0))
LIP = Curve.through((42.4, 23.0), (38.4, 23.8), (31, 24.0), (24, 26.2), (18.8, 31.4))
RIM = Curve.through((18.8, 31.4), (24.4, 35.6), (32, 37.6), (40, 36.8), (46.6, 33.4), (50.4, 29.6))
CHIN = Curve.through((50.4, 29.6), (51.6, 33.4), (49.6, 38), (45, 41.4), (40, 43.5))


def draw(plate: Plate) -> None:
    """Draw the mouth from within, the ship in it, then jaw and back around them."""
    sky(plate, HORIZON, seed=11)
    clouds(plate, (48, 18, 13), seed=5)
    birds(plate, (16, 13.6), (7, 16.4), (10, 15))
    sea(plate, HORIZON, seed=12, rough=0.8, hidden=_hidden)
    body = CROWN.path(9)
    body.add(Path(LIP.path(5).steps[1:])).add(Path(RIM.path(6).steps[1:])).add(Path(CHIN.path(5).steps[1:]))
    body.line(0, 43.5).close()
    halo(plate, body)
    _mouth(plate)
    plate.area(body, "flesh")
    _hide(plate)
    _jaw(plate)
    _eye(plate)
    _palm(plate, 9.6, 21.8)
    waves_at(plate, 26, 42.8, 20, seed=4, size=1.2)
    waves_at(plate, 10, 42.2, 20, seed=1, size=1.2)
    waves_at(plate, 43, 42.4, 20, seed=2, size=1.2)


def _hidden(x: float, y: float) -> bool:
    return y < 43 and (x < 22 or (y > 36 and x < 47))


def _mouth(plate: Plate) -> None:
    """The throat, from which the dark comes forward in lines; a wave carries the ship towards it."""
    gullet = [(18.8, 31.4), (23.8, 26.4), (27.8, 25.0), (27.0, 29.0), (28.4, 36.6), (24.4, 35.6)]
    plate.area(smooth([*gullet, gullet[0]]).close(), "dark")
    for i in range(20):
        s = i / 19
        y = 25.4 + 11.2 * s
        begin = 27.4 - 0.6 * math.sin(math.pi * s) + 0.6 * s
        end = begin + (7.0 - 3.4 * math.sin(math.pi * s)) * (1.0 if i % 2 else 0.55) * (1 + 0.15 * grain(i, 2))
        plate.cuts(tick((begin - 0.4, y), (end, y + 0.2 * (s - 0.5)), 0.5))
    little_ship(plate, 39.2, 34.4, 0.3, -9, mirror=True)
    waves_at(plate, 39.2, 35.2, 10, seed=5, size=0.9)


def _hide(plate: Plate) -> None:
    """Long lines along the back, as on a whale of the old books, and barnacles."""
    foot = Curve.through(
        (0, 43.5), (9, 42), (15.6, 37), (18.8, 31.4), (24, 26.2), (31, 24.0), (38.4, 23.8), (42.4, 23.1)
    )
    hide = Patch(CROWN, foot, Curve([(0, 34), (0, 43.5)]), Curve([(42.4, 23.0), (42.4, 23.1)]))
    lit = [hide.at(u, v) for u, v in ((0.1, 0.34), (0.3, 0.22), (0.55, 0.16), (0.8, 0.14), (0.93, 0.3))]
    lit += [hide.at(u, v) for u, v in ((0.8, 0.42), (0.62, 0.5), (0.4, 0.5), (0.22, 0.58))]
    plate.area(smooth(lit, closed=True), "paper")
    plate.cuts(stroke(CROWN, lambda t: 0.34 + 0.9 * t * (1 - t), 9))
    plate.cuts(stroke(LIP, lambda t: 0.5 - 0.2 * t, 5))
    for row in range(1, 15):
        v = row / 15
        u, i = 0.01 + 0.03 * (row % 2), 0
        bold = 0.16 + 0.16 * v**2
        while u < 0.93:
            end = min(u + 0.17 + 0.08 * grain(row, i, 3), 0.965 - 0.03 * (row % 3))
            if v < 0.5 and (row + i) % 3 == 0:  # light falls on the crown
                end = u + 0.05
            plate.cuts(hide.cut((u, v), (end, v), bold))
            u = end + 0.03 + 0.05 * (1 - v)
            i += 1
    plate.cuts(fringe(CROWN, 0.6, -1.3, begin=0.03, end=0.96, width=0.22, seed=4))
    for x, y, r in (
        (6.0, 31, 0.55),
        (7.4, 29.8, 0.4),
        (7.0, 32.4, 0.35),
        (33.6, 17.2, 0.5),
        (35.2, 18.2, 0.36),
        (32.2, 18.4, 0.3),
    ):
        plate.area(Circle(x, y, r), "white", 0.2)
        plate.area(Circle(x, y, r * 0.35), "line")
    _teeth(plate, LIP, 0.06, 0.8, 10, 2.9)


def _teeth(plate: Plate, edge: Curve, begin: float, end: float, count: int, long: float) -> None:
    """Set pegs along an edge, to the left of its way."""
    for i in range(count):
        t = begin + (end - begin) * i / (count - 1)
        size = long * (0.75 + 0.25 * grain(i, count)) * (1 - 0.35 * abs(2 * i / count - 1))
        (x, y), (dx, dy) = edge.at(t), edge.direction(t)
        tip = edge.left(t, size)
        half = 0.62
        tooth = Path().move(x - dx * half, y - dy * half)
        tooth.curve(x - dx * half * 0.8, y - dy * half * 0.8, *tip, *tip)
        tooth.curve(*tip, x + dx * half * 0.9, y + dy * half * 0.9, x + dx * half, y + dy * half)
        plate.area(tooth.close(), "white", 0.22)


def _jaw(plate: Plate) -> None:
    """The pleats of the throat, and teeth like bollards."""
    _teeth(plate, RIM, 0.22, 0.95, 11, 2.3)
    plate.cuts(stroke(RIM, 0.42, 7))
    for k in range(1, 8):
        s = k / 8
        places: list[Point] = []
        for t in (0.0, 0.33, 0.66, 1.0):
            a, b = RIM.at(0.08 + 0.9 * t), (12 + 36 * t - 3 * t * t, 43.4 - 2.5 * t**3)
            places.append((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s))
        plate.cuts(cut_through(places, 0.2 + 0.14 * s))
    plate.cuts(stroke(CHIN, 0.42, 6))
    plate.cuts(fringe(CHIN, 0.7, -1.5, end=0.8, width=0.26))


def _eye(plate: Plate) -> None:
    """A small eye among many wrinkles: nothing says size so well."""
    x, y = 20.6, 25.0
    clear = [(x - 2.9, y + 0.1), (x, y - 1.6), (x + 2.9, y - 0.1), (x + 0.1, y + 1.6)]
    plate.area(smooth(clear, closed=True), "paper")
    plate.area(
        smooth([(x - 1.2, y + 0.2), (x, y - 0.75), (x + 1.2, y - 0.1), (x + 0.1, y + 0.6)], closed=True), "white", 0.26
    )
    plate.area(Circle(x + 0.15, y - 0.08, 0.5), "line")
    plate.area(Circle(x - 0.02, y - 0.25, 0.15), "white")
    for k in range(4):
        r = 1.3 + 0.42 * k
        for low in (-1, 1):
            places = [(x + r * 1.25 * math.cos(a), y + low * r * 0.8 * math.sin(a)) for a in (0.35, 1.1, 2.0, 2.8)]
            plate.cuts(cut_through(places, 0.24 - 0.03 * k))


def _palm(plate: Plate, x: float, y: float) -> None:
    """Somebody took it for an island once, and left a flag."""
    trunk = Curve.through((x, y + 0.4), (x + 0.3, y - 1.8), (x - 0.3, y - 3.6))
    plate.cuts(stroke(trunk, lambda t: 0.5 - 0.22 * t, 4))
    top = trunk.at(1)
    for dx, dy in ((-2.2, 0.4), (-1.5, -0.9), (0.2, -1.6), (1.7, -0.8), (2.1, 0.5)):
        plate.cuts(
            cut(
                top,
                (top[0] + 0.4 * dx, top[1] + 0.4 * dy - 0.7),
                (top[0] + 0.8 * dx, top[1] + 0.7 * dy - 0.4),
                (top[0] + dx, top[1] + dy + 0.3),
                0.42,
            )
        )
    plate.lines(Path().move(x + 3.4, y - 1.8).line(x + 3.4, y - 4.8), 0.2)
    plate.area(Path().polyline([(x + 3.4, y - 4.8), (x + 5.4, y - 4.3), (x + 3.4, y - 3.6)], close=True), "flag", 0.13)
    plate.cuts(tick((x - 1.4, y + 0.6), (x - 2.2, y + 0.2), 0.2))
