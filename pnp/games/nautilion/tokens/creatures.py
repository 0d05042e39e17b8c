"""The nine creatures of the crew, one for each number. Each looks out of a porthole of 18.8 mm.

A creature is drawn about the porthole's centre with its face in the upper half: the number stands before the lower one.
Each is one bold outline in its trade's tone with a shaded side, so that it is told at arm's length by its shape and
from near by its face. This module has those of the open water; `shellbacks` has the others.
"""

import math

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, stroke
from pnp.draw.ornament import blob, both, dots, ellipse, tube
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.nautilion.look import Tone

__all__ = ["EDGE", "anglerfish", "eel", "eye", "narwhal", "octopus", "ray", "seahorse"]

EDGE = 0.42
"""The outline of a body, in mm."""


def eye(plate: Plate, x: float, y: float, r: float, look: Point = (0.0, 0.15)) -> None:
    """Draw a round eye that looks a little aside."""
    plate.area(Circle(x, y, r), "foam", 0.28)
    plate.area(Circle(x + look[0] * r, y + look[1] * r, r * 0.56), "line")
    plate.area(Circle(x + look[0] * r - 0.2 * r, y + look[1] * r - 0.22 * r, r * 0.2), "foam")


def seahorse(plate: Plate, tone: Tone) -> None:
    """Draw a seahorse with a crown, its tail rolled up beside the number."""
    spine = [
        (0.2, -6.0),
        (2.2, -4.0),
        (1.6, -1.0),
        (-1.8, 1.6),
        (-1.6, 5.0),
        (2.4, 7.2),
        (6.0, 6.0),
        (6.6, 3.4),
        (5.0, 2.8),
        (4.6, 4.2),
    ]
    fin = blob((2.6, -2.6), (5.4, -4.2), (6.8, -2.2), (6.4, 0.4), (4.4, 1.2), (1.6, 0.8))
    plate.area(fin, tone.light, EDGE)
    plate.lines(
        Path().move(2.4, -1.6).line(6.0, -2.9).move(2.4, -0.9).line(6.4, -1.2).move(2.2, -0.2).line(5.8, 0.3), 0.2
    )
    widths = (2.6, 3.2, 4.8, 6.6, 5.8, 4.0, 2.6, 1.7, 1.2, 0.6)
    plate.area(tube(spine, *widths, count=22), tone.body, EDGE)
    curve = Curve.through(*spine)
    for i in range(1, 15):  # the rings of its armour
        t = 0.1 + 0.052 * i
        half = 0.46 * (widths[min(int(t * 9), 8)] * (1 - (t * 9) % 1) + widths[min(int(t * 9) + 1, 9)] * ((t * 9) % 1))
        a, b = curve.left(t, half), curve.left(t + 0.008, -half * 0.25)
        plate.cuts(
            stroke([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.15), b], lambda s: 0.42 - 0.3 * s, 3), tone.mark
        )
    crown = Path().polyline(
        [
            (-0.9, -6.6),
            (-1.1, -8.6),
            (0.1, -7.6),
            (0.9, -9.0),
            (1.5, -7.4),
            (3.0, -8.2),
            (2.6, -6.4),
            (4.2, -6.2),
            (2.6, -4.6),
        ],
        close=True,
    )
    plate.area(crown, tone.light, EDGE)
    head = blob(
        (-6.9, -3.6),
        (-6.5, -4.7),
        (-3.6, -5.3),
        (-2.0, -7.1),
        (0.6, -7.7),
        (2.6, -6.3),
        (2.8, -4.4),
        (1.0, -3.2),
        (-1.6, -3.0),
        (-3.8, -3.4),
    )
    plate.area(head, tone.body, EDGE)
    plate.cuts(cut_through([(-5.8, -3.9), (-4.0, -4.1), (-2.4, -3.8), (-0.8, -3.6)], 0.3), tone.mark)
    plate.lines(Path().move(-6.9, -4.0).line(-6.0, -4.2), 0.25)
    eye(plate, -0.5, -5.5, 1.05, (-0.2, 0.0))
    plate.area(blob((1.6, -4.6), (3.0, -4.9), (3.6, -3.6), (2.2, -3.4)), tone.light, 0.25)


def octopus(plate: Plate, tone: Tone) -> None:
    """Draw an octopus from the front, its arms rolled up at both sides."""
    arms = (
        ([(1.6, 1.2), (4.4, 2.2), (6.6, 0.2), (6.4, -2.8), (7.9, -4.4)], (2.4, 1.9, 1.5, 1.1, 0.5)),
        ([(1.2, 2.4), (4.2, 4.4), (7.4, 3.6), (8.4, 0.8), (7.2, 0.2)], (2.4, 1.9, 1.4, 0.9, 0.4)),
        ([(1.0, 3.0), (3.4, 7.0), (6.6, 7.4), (8.0, 5.4), (6.6, 5.0)], (2.6, 2.0, 1.5, 0.9, 0.4)),
    )
    for points, widths in arms:
        limb = tube(points, *widths, count=9)
        plate.area(both(limb), tone.body, EDGE)
        curve = Curve.through(*points)
        cups = dots(curve.left(t, -0.25 * widths[int(t * 4)]) for t in (0.3, 0.42, 0.54, 0.65, 0.75, 0.84))
        plate.lines(both(cups), 0.62, tone.mark)
        plate.lines(both(cups), 0.3, tone.light)
    head = blob(
        (0, -8.7),
        (3.0, -7.8),
        (4.3, -5.0),
        (3.5, -1.9),
        (3.4, 0.8),
        (2.6, 3.6),
        (-2.6, 3.6),
        (-3.4, 0.8),
        (-3.5, -1.9),
        (-4.3, -5.0),
        (-3.0, -7.8),
    )
    plate.area(head, tone.body, EDGE)
    plate.area(
        blob((2.0, -8.0), (3.9, -6.0), (3.7, -3.4), (3.0, -1.4), (3.0, 1.0), (2.0, 1.0), (2.6, -2.6), (3.0, -5.4)),
        tone.shade,
    )
    plate.area(ellipse(-1.7, -6.7, 1.1, 0.55), tone.light)
    plate.lines(dots([(0.2, -7.3), (1.0, -6.6), (-0.2, -6.3)]), 0.4, tone.mark)
    for x in (-1.85, 1.85):
        eye(plate, x, -3.6, 1.35, (0.0, 0.1))
    plate.cuts(cut_through([(-3.5, -5.0), (-2.4, -5.7), (-1.4, -5.5), (-0.7, -4.7)], 0.35))
    plate.cuts(cut_through([(3.5, -5.0), (2.4, -5.7), (1.4, -5.5), (0.7, -4.7)], 0.35))
    plate.cuts(cut_through([(-0.9, -1.5), (-0.3, -1.0), (0.3, -1.0), (0.9, -1.5)], 0.3))


def ray(plate: Plate, tone: Tone) -> None:
    """Draw a manta from above, with its horns, its gills and a whip of a tail."""
    tail = tube([(0.3, 4.0), (1.6, 6.4), (4.4, 8.2), (6.8, 7.4), (7.6, 5.8)], 1.5, 1.1, 0.8, 0.5, 0.2, count=8)
    plate.area(tail, tone.body, EDGE)
    half = Path().move(0, -5.6).curve(0.8, -5.8, 1.2, -6.2, 1.5, -6.8).curve(1.8, -8.0, 2.2, -8.7, 3.0, -8.6)
    half.curve(3.9, -8.3, 3.3, -7.2, 3.0, -6.3).curve(2.9, -5.6, 3.2, -5.0, 4.0, -4.4).curve(
        6.0, -3.0, 8.4, -3.2, 9.1, -5.2
    )
    half.curve(9.5, -1.4, 8.2, 1.4, 6.2, 2.2).curve(4.6, 2.8, 3.8, 4.4, 2.8, 5.6).curve(2.2, 6.4, 1.0, 6.6, 0, 6.2)
    body = Path(half.steps).add(_back(half)).close()
    plate.area(body, tone.body, EDGE)
    wing = Path().move(9.0, -4.7).curve(9.2, -1.6, 8.0, 1.0, 6.2, 1.8).curve(4.6, 2.4, 3.6, 4.0, 2.7, 5.2)
    wing.curve(3.0, 2.4, 4.2, 0.2, 6.0, -0.6).curve(7.6, -1.4, 8.6, -2.8, 9.0, -4.7).close()
    plate.area(both(wing), tone.shade)
    for k in range(4):  # gills
        gill = cut_through(
            [
                (1.5 + 0.35 * k, -2.9 + 0.8 * k),
                (2.3 + 0.3 * k, -2.9 + 0.8 * k),
                (3.0 + 0.3 * k, -2.6 + 0.8 * k),
                (3.6 + 0.3 * k, -2.1 + 0.8 * k),
            ],
            0.3,
        )
        plate.cuts(both(gill), tone.mark)
    plate.area(both(blob((4.6, -3.1), (6.2, -2.7), (7.4, -2.9), (6.4, -1.9), (5.0, -1.9))), tone.light)
    for x in (-2.55, 2.55):
        eye(plate, x, -4.9, 0.78, (0.0, -0.1))
    plate.cuts(cut_through([(-1.5, -4.5), (-0.5, -3.7), (0.5, -3.7), (1.5, -4.5)], 0.36))


def _back(half: Path) -> Path:
    """Give the other half of an outline, walked back to where the first began."""
    points: list[Point] = []
    for step in half.steps:
        values = step[1:]
        points += list(zip(values[::2], values[1::2], strict=True))
    other = [(-x, y) for x, y in reversed(points)]
    path = Path()
    for i in range(1, len(other) - 1, 3):
        (ax, ay), (bx, by), (cx, cy) = other[i], other[i + 1], other[i + 2]
        path.curve(ax, ay, bx, by, cx, cy)
    return path


def eel(plate: Plate, tone: Tone) -> None:
    """Draw a moray that has wound itself about the number and shows its teeth."""
    spine = [(2.4, 8.6), (-2.6, 8.2), (-6.8, 4.6), (-7.0, -0.4), (-4.2, -4.4), (0.2, -5.6), (3.4, -5.2)]
    tail = [(1.0, 8.6), (5.2, 7.4), (7.6, 3.8), (7.4, 0.6), (6.0, -0.8)]
    plate.area(tube(tail, 3.6, 3.2, 2.4, 1.4, 0.3, count=9), tone.body, EDGE)
    plate.area(tube(tail, 1.4, 1.2, 0.8, 0.4, 0.1, count=9).moved(0.9, 0.35), tone.shade)
    frill = tube(
        [(-5.2, 9.0), (-9.0, 5.0), (-8.9, -0.8), (-5.6, -6.4), (-0.6, -7.8)], 0.6, 1.3, 1.5, 1.6, 0.6, count=12
    )
    plate.area(frill, tone.light, EDGE)
    plate.area(tube(spine, 3.4, 4.0, 4.0, 3.9, 3.8, 4.0, 4.2, count=16), tone.body, EDGE)
    curve = Curve.through(*spine)
    for i in range(13):  # bands across the back
        t = 0.05 + 0.068 * i
        a, b = curve.left(t, -1.9), curve.left(t + 0.012, 0.1)
        plate.cuts(stroke([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], lambda s: 0.75 - 0.6 * s, 3), tone.mark)
    upper = blob(
        (0.2, -8.4),
        (3.6, -8.0),
        (6.6, -6.2),
        (7.6, -4.9),
        (6.6, -4.3),
        (3.6, -4.4),
        (1.6, -3.9),
        (-1.6, -4.6),
        (-2.0, -7.0),
    )
    lower = blob((-0.8, -5.2), (2.0, -4.0), (5.4, -3.2), (6.4, -2.0), (5.2, -1.1), (2.4, -1.6), (-0.8, -2.8))
    plate.area(lower, tone.body, EDGE)
    mouth = Path().move(1.4, -4.3).line(6.7, -4.4).line(6.0, -2.6).curve(4.4, -3.2, 2.8, -3.4, 1.4, -4.3).close()
    plate.area(mouth, "night-hatch", 0.2)
    plate.area(upper, tone.body, EDGE)
    teeth = Path()
    for x in (2.7, 3.7, 4.7, 5.7):
        teeth.polyline([(x - 0.42, -4.55), (x + 0.42, -4.6), (x, -3.45)], close=True)
    plate.area(teeth, "foam", 0.16)
    eye(plate, 2.0, -6.3, 1.05, (0.25, 0.1))
    plate.cuts(cut_through([(0.6, -7.2), (1.6, -7.9), (2.8, -7.6), (3.6, -6.6)], 0.4))
    plate.lines(dots([(6.2, -5.5), (5.6, -5.9)]), 0.36)
    plate.area(ellipse(-0.4, -7.4, 0.9, 0.4), tone.light)


def narwhal(plate: Plate, tone: Tone) -> None:
    """Draw a narwhal that leaps: flukes and tusk up, its belly below the number."""
    flukes = blob(
        (-5.4, -3.6),
        (-8.2, -4.2),
        (-8.6, -6.6),
        (-6.6, -6.4),
        (-5.0, -5.2),
        (-4.2, -7.2),
        (-2.2, -7.9),
        (-2.4, -5.6),
        (-4.0, -3.8),
    )
    plate.area(flukes, tone.body, EDGE)
    tusk = Path().polyline([(4.1, -1.6), (4.0, -9.1), (5.7, -1.5)], close=True)
    plate.area(tusk, "glow", EDGE)
    for k in range(5):
        y = -2.4 - 1.15 * k
        wide = 0.8 * (1 - k / 6.4)
        plate.lines(Path().move(4.05, y + 0.25).line(4.05 + 2 * wide, y - 0.35), 0.22)
    body = blob(
        (-4.8, -4.6),
        (-5.0, -1.6),
        (-3.0, 0.2),
        (0.6, -1.8),
        (4.2, -2.6),
        (7.2, -0.9),
        (7.8, 2.4),
        (5.8, 5.8),
        (1.6, 7.9),
        (-3.2, 7.2),
        (-6.4, 3.6),
        (-6.9, -0.6),
        (-6.0, -4.2),
    )
    plate.area(body, tone.body, EDGE)
    belly = blob((7.5, 3.0), (5.6, 5.7), (1.6, 7.7), (-3.0, 7.0), (-5.6, 4.2), (-2.6, 5.4), (1.4, 5.4), (4.6, 4.0))
    plate.area(belly, tone.light)
    plate.area(blob((-6.6, -0.6), (-6.1, 3.2), (-3.6, 6.2), (-4.6, 3.2), (-5.6, 0.0), (-5.7, -3.4)), tone.shade)
    spots = [(-3.9, 1.6), (-2.6, 2.6), (-4.4, 3.0), (-1.6, 0.9), (4.2, -1.4), (3.0, -0.6), (5.4, -0.9), (-3.4, 4.2)]
    plate.lines(dots(spots), 0.62, tone.mark)
    eye(plate, 5.5, 0.9, 1.0, (0.25, 0.0))
    plate.cuts(cut_through([(4.4, 0.0), (5.1, -0.5), (6.0, -0.4), (6.5, 0.1)], 0.36))
    plate.cuts(cut_through([(7.5, 2.3), (6.6, 3.0), (5.6, 3.0), (4.8, 2.6)], 0.36))
    fin = blob((3.6, 4.2), (6.2, 5.8), (6.6, 8.0), (4.4, 7.4), (2.6, 5.8))
    plate.area(fin, tone.body, EDGE)


def anglerfish(plate: Plate, tone: Tone) -> None:
    """Draw an anglerfish that swims right at us, its lamp above and the number in its jaws."""
    plate.area(Circle(-4.9, -6.5, 2.0), "beam")
    fins = blob((5.6, -1.0), (8.6, -3.4), (9.2, -0.6), (8.8, 2.6), (6.2, 2.0))
    plate.area(both(fins), tone.light, EDGE)
    plate.lines(
        both(Path().move(6.6, -0.6).line(8.7, -1.9).move(6.7, 0.4).line(9.0, 0.2).move(6.6, 1.2).line(8.4, 2.0)), 0.2
    )
    head = blob(
        (0, -5.6),
        (3.6, -5.4),
        (6.4, -2.8),
        (7.6, 1.4),
        (6.6, 5.8),
        (3.8, 8.6),
        (0, 9.2),
        (-3.8, 8.6),
        (-6.6, 5.8),
        (-7.6, 1.4),
        (-6.4, -2.8),
        (-3.6, -5.4),
    )
    plate.area(head, tone.body, EDGE)
    plate.area(
        blob((4.6, -4.6), (6.3, -2.6), (7.4, 1.4), (6.4, 5.6), (3.8, 8.3), (5.4, 5.4), (6.2, 1.6), (5.6, -2.0)),
        tone.shade,
    )
    jaws = blob(
        (0, -1.7),
        (3.4, -1.0),
        (5.7, 1.8),
        (5.3, 5.4),
        (3.0, 7.8),
        (0, 8.4),
        (-3.0, 7.8),
        (-5.3, 5.4),
        (-5.7, 1.8),
        (-3.4, -1.0),
    )
    plate.area(jaws, "night-hatch", EDGE)
    rim = Curve(p for outline in _flat(jaws) for p in outline)
    teeth = Path()
    for i in range(18):
        t = (i + 0.5) / 18
        deep = 1.5 if i % 2 else 2.1
        (ax, ay), (bx, by) = rim.at(t - 0.021), rim.at(t + 0.021)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        d = math.hypot(mx, my - 3.2)
        teeth.polyline([(ax, ay), (bx, by), (mx - mx / d * deep, my - (my - 3.2) / d * deep)], close=True)
    plate.area(teeth, "foam", 0.14)
    for x in (-3.1, 3.1):
        eye(plate, x, -3.1, 1.25, (-0.2 if x > 0 else 0.2, 0.15))
    brow = cut_through([(1.4, -3.6), (2.4, -4.7), (3.8, -5.0), (5.0, -4.2)], 0.5)
    plate.cuts(both(brow))
    rod = tube([(0, -5.0), (-1.2, -6.9), (-3.2, -7.6), (-4.9, -6.5)], 0.85, 0.7, 0.6, 0.5, count=7)
    plate.area(rod, tone.body, 0.26)
    plate.area(Circle(-4.9, -6.4, 0.95), "glow", 0.28)
    plate.lines(dots([(-0.7, -2.6), (0.7, -2.6)]), 0.4)
    plate.lines(dots([(-6.2, 0.2), (-6.4, 1.8), (-6.1, 3.4)]), 0.5, tone.mark)


def _flat(path: Path) -> list[list[Point]]:
    from pnp.draw.curve import flattened

    outlines = flattened(path, 5)
    return [[*outline, outline[0]] for outline in outlines]
