"""The crew that carries armour: crab, puffer and turtle, drawn as those in `creatures` are."""

import math

from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import around, blob, both, dots, ellipse, tube
from pnp.draw.shapes import Circle, Path, regular
from pnp.games.nautilion.look import Tone
from pnp.games.nautilion.tokens.creatures import EDGE, eye

__all__ = ["crab", "puffer", "turtle"]


def crab(plate: Plate, tone: Tone) -> None:
    """Draw a crab with both claws raised."""
    for points in (
        [(4.4, 2.6), (7.6, 2.2), (8.9, 4.6)],
        [(4.2, 4.0), (7.2, 4.6), (7.9, 7.0)],
        [(3.6, 5.2), (5.8, 6.6), (5.6, 8.8)],
    ):
        plate.area(both(tube(points, 1.6, 1.2, 0.3, count=5)), tone.body, EDGE)
    plate.area(both(tube([(4.6, 0.2), (7.4, -0.6), (7.4, -3.4)], 1.7, 1.7, 1.5, count=6)), tone.body, EDGE)
    claw = Path().move(5.9, -2.7).curve(4.2, -3.6, 3.5, -5.6, 4.6, -7.6).curve(4.9, -6.6, 5.3, -6.0, 6.0, -5.6)
    claw.curve(6.0, -6.6, 6.2, -7.4, 6.8, -8.0).curve(8.3, -6.8, 9.2, -4.2, 8.3, -2.9).curve(
        7.7, -2.1, 6.7, -2.2, 5.9, -2.7
    ).close()
    plate.area(both(claw), tone.body, EDGE)
    plate.area(both(blob((7.9, -6.2), (8.4, -4.6), (8.0, -3.2), (7.2, -2.9), (7.8, -4.4))), tone.shade)
    plate.lines(both(dots([(5.0, -5.6), (5.6, -4.6)])), 0.4, tone.light)
    for x in (-1.9, 1.9):
        plate.area(tube([(x * 0.75, -1.4), (x, -3.6)], 0.9, 0.8, count=2), tone.body, EDGE)
        eye(plate, x, -4.4, 1.25, (0.0, 0.1))
    shell = blob(
        (0, -2.5),
        (3.2, -2.2),
        (5.6, -0.6),
        (6.4, 1.6),
        (5.2, 4.4),
        (2.8, 6.4),
        (0, 7.0),
        (-2.8, 6.4),
        (-5.2, 4.4),
        (-6.4, 1.6),
        (-5.6, -0.6),
        (-3.2, -2.2),
    )
    plate.area(shell, tone.body, EDGE)
    plate.area(
        blob((5.9, 0.4), (6.1, 1.8), (4.9, 4.2), (2.6, 6.1), (0, 6.7), (-2.6, 6.1), (0, 5.6), (2.4, 4.8), (4.4, 2.8)),
        tone.shade,
    )
    plate.area(blob((-4.6, -0.6), (-3.0, -1.6), (-1.4, -1.8), (-2.6, -0.9), (-4.2, 0.4)), tone.light)
    plate.lines(dots([(-4.9, 1.8), (-4.3, 2.7), (-4.2, 1.2), (4.2, 0.3), (3.4, -0.5), (4.7, 1.3)]), 0.55, tone.mark)
    plate.cuts(cut_through([(-1.5, -0.9), (-0.5, -0.3), (0.5, -0.3), (1.5, -0.9)], 0.34))


def puffer(plate: Plate, tone: Tone) -> None:
    """Draw a puffer, as round as it can be and alarmed at it."""
    spikes = Path()
    for i in range(26):
        a = 2 * math.pi * (i + 0.5) / 26
        long = 8.9 if i % 2 else 8.3
        s, c = math.sin(a), math.cos(a)
        spikes.polyline(
            [
                ((6.4 * s - 0.75 * c), (6.4 * c + 0.75 * s) + 0.3),
                (long * s, long * c + 0.3),
                ((6.4 * s + 0.75 * c), (6.4 * c - 0.75 * s) + 0.3),
            ]
        )
    plate.area(spikes, tone.light, 0.3)
    fin = blob((5.6, -0.6), (8.6, -2.2), (9.3, 0.4), (8.4, 2.8), (5.6, 1.8))
    plate.area(both(fin), tone.light, EDGE)
    plate.lines(
        both(Path().move(6.6, -0.2).line(8.6, -1.0).move(6.6, 0.5).line(8.9, 0.5).move(6.6, 1.1).line(8.3, 1.9)), 0.2
    )
    plate.area(Circle(0, 0.3, 6.9), tone.body, EDGE)
    plate.area(
        blob((0, 7.0), (-3.8, 5.9), (-6.2, 2.4), (-4.2, 2.6), (0, 2.0), (4.2, 2.6), (6.2, 2.4), (3.8, 5.9)), tone.light
    )
    plate.area(
        blob((4.8, -4.2), (6.4, -1.4), (6.5, 1.6), (5.2, 4.6), (3.0, 6.4), (4.8, 3.4), (5.4, 0.4), (5.0, -2.4)),
        tone.shade,
    )
    plate.lines(
        dots(
            [
                (-0.9, -5.6),
                (0.5, -5.2),
                (1.8, -5.7),
                (-2.2, -5.1),
                (0.0, -6.2),
                (3.1, -4.8),
                (-5.3, -0.4),
                (-5.6, 0.8),
                (4.6, 0.4),
            ]
        ),
        0.6,
        tone.mark,
    )
    for x in (-2.9, 2.9):
        eye(plate, x, -3.0, 1.6, (0.1 if x < 0 else -0.1, 0.0))
    lips = blob((0, -2.1), (1.25, -1.6), (1.35, -0.7), (0, -0.2), (-1.35, -0.7), (-1.25, -1.6))
    plate.area(lips, tone.light, 0.3)
    plate.area(ellipse(0, -1.15, 0.62, 0.4), "line")
    plate.cuts(both(cut_through([(1.5, -4.9), (2.4, -5.5), (3.5, -5.3), (4.2, -4.5)], 0.36)))


def turtle(plate: Plate, tone: Tone) -> None:
    """Draw a turtle from above as it swims, its shell laid in plates about the number."""
    front = blob((3.4, -2.6), (5.6, -5.0), (8.0, -5.0), (9.0, -1.6), (8.0, 0.6), (7.2, -1.6), (5.0, -0.4))
    rear = blob((3.4, 5.4), (5.2, 5.4), (7.0, 7.0), (6.2, 8.6), (4.2, 8.4), (2.6, 7.4))
    plate.area(both(rear), tone.body, EDGE)
    plate.area(both(front), tone.body, EDGE)
    plate.lines(
        both(
            dots([(6.2, -3.6), (7.2, -3.4), (7.9, -2.2), (6.6, -2.4), (5.4, -2.9), (8.2, -0.9), (4.9, 6.6), (5.7, 7.4)])
        ),
        0.62,
        tone.mark,
    )
    plate.area(tube([(0, 7.4), (0.2, 9.0)], 1.5, 0.2, count=3), tone.body, EDGE)
    head = blob(
        (0, -8.0),
        (1.5, -7.6),
        (2.2, -6.2),
        (1.8, -4.6),
        (0.9, -3.2),
        (-0.9, -3.2),
        (-1.8, -4.6),
        (-2.2, -6.2),
        (-1.5, -7.6),
    )
    plate.area(head, tone.body, EDGE)
    for x in (-1.25, 1.25):
        eye(plate, x, -5.9, 0.78, (0.0, -0.1))
    plate.lines(dots([(-0.35, -7.4), (0.35, -7.4)]), 0.28)
    plate.area(blob((0, -5.6), (0.4, -5.0), (0, -4.5), (-0.4, -5.0)), tone.shade)
    shell = blob(
        (0, -3.9),
        (3.2, -3.2),
        (5.4, -0.6),
        (5.7, 3.0),
        (4.0, 6.4),
        (0, 8.2),
        (-4.0, 6.4),
        (-5.7, 3.0),
        (-5.4, -0.6),
        (-3.2, -3.2),
    )
    plate.area(shell, tone.shade, EDGE)
    inner = blob(
        (0, -3.0),
        (2.6, -2.4),
        (4.5, -0.3),
        (4.8, 2.9),
        (3.3, 5.7),
        (0, 7.2),
        (-3.3, 5.7),
        (-4.8, 2.9),
        (-4.5, -0.3),
        (-2.6, -2.4),
    )
    plate.area(inner, tone.body, 0.3)
    seams = Path()
    ring = around(0, 1.9, 3.4, 6, 0)
    for x, y in ring:
        d = math.hypot(x, y - 1.9)
        seams.move(x, y).line(x + x / d * 1.9, y + (y - 1.9) / d * 2.1)
    plate.lines(seams, 0.3)
    plate.area(regular(6, 0, 1.9, 3.4), tone.light, 0.3)
    edge = Path()
    for x, y in around(0, 1.9, 5.6, 20, 9):
        edge.move(x * 0.86, 1.9 + (y - 1.9) * 0.98).line(x, 1.9 + (y - 1.9) * 1.1)
    plate.lines(edge, 0.2)
