"""The maelstrom: the sea turns about a black eye, and a ship goes round on its rim.

The whirl is a funnel seen aslant. Its lines are spirals that run down into it; the near lip hides the wall below it, as
a real one would, so that the eye looks deep. Every other spiral ends on the way down, or the wall would be all black.
"""

import math

from pnp.draw.engrave import Plate, grain, tick
from pnp.draw.shapes import Box, Path, Point, Rect, smooth
from pnp.games.carmine.engravings.adventures.furrow import furrow
from pnp.games.carmine.engravings.adventures.scene import HIGH, PANEL, WIDE, Frame, little_ship
from pnp.games.carmine.engravings.adventures.storm import bolt, quiet, storm_sky
from pnp.games.carmine.engravings.sea import swell

__all__ = ["draw"]

HORIZON = 23.5

EYE = (31.5, 30.9)
"""The middle of the whirl on the level of the sea."""

FLAT = 0.4
"""How far the sea is tilted towards the beholder."""

DEEP, OPEN = 9.6, 6.6
"""How far down the funnel goes, and how wide it opens, in mm."""

ARMS = 34
RIM, FALL = 58.0, 0.3
"""Where a spiral begins, and how fast it closes in."""

ENDS = (3.7, 13.0, 5.6, 13.0)
"""The radius at which the arms end, in turn."""


def draw(plate: Plate) -> None:
    """Engrave the picture."""
    storm_sky(
        plate,
        HORIZON,
        ((0, 11), (6, 12), (13, 11.6), (20, 12.6), (27, 12.4), (33, 14), (40, 15.6), (47, 15), (55, 14)),
        seed=4,
    )
    bolt(plate, (46.2, 15.4), (43.4, 18.8), (45.4, 19.1), (41.6, 23.4), (40.4, 23.5), width=1.6)
    plate.area(Rect(0, HORIZON, WIDE, HIGH - HORIZON), "storm-sea")
    plate.lines(Path().move(0.1, HORIZON).line(WIDE - 0.1, HORIZON), 0.2)
    _whirl(plate)
    _eye(plate)
    _lip_foam(plate)
    little_ship(plate, 12.6, 29.6, 0.5, 16)
    swell(plate, 5.6, 20.6, 29.2, rows=2, seed=5, length=2.0, height=0.5, drop=0.6)
    quiet(plate, 54)
    _flotsam(plate)


def _place(r: float, turn: float) -> Point:
    sink = DEEP * math.exp(-r / OPEN)
    return EYE[0] + r * math.cos(turn), EYE[1] + FLAT * r * math.sin(turn) + sink


def _lip(turn: float) -> float:
    """The radius below which the near lip hides the wall of the funnel."""
    s = math.sin(turn)
    return max(0.0, OPEN * math.log(DEEP / (OPEN * FLAT * s))) if s > 0.02 else 0.0


def _eye(plate: Plate) -> None:
    """The black water at the bottom of the far wall."""
    far = [_place(4.0, math.radians(a)) for a in range(190, 351, 20)]
    near = [_place(_lip(math.radians(a)), math.radians(a)) for a in range(62, 119, 8)]
    plate.area(smooth(far).add(Path([("L", *p) for p in near])).close(), "abyss")


def _lip_foam(plate: Plate) -> None:
    """The near lip: a white edge of breaking water that covers what goes on behind it."""
    turns = [math.radians(a) for a in range(30, 151, 8)]
    edge = [_place(max(_lip(a), 1.0), a) for a in turns]
    below = [(x, y + 0.05 + 0.75 * max(0.0, math.sin(1.5 * a - 0.785))) for (x, y), a in zip(edge, turns, strict=True)]
    plate.area(smooth(edge).add(Path([("L", *p) for p in reversed(below)])).close(), "white")
    plate.cuts(furrow(edge, [0.4 * max(0.0, math.sin(1.5 * a - 0.785)) for a in turns]))


def _whirl(plate: Plate) -> None:
    for r, wash in ((13.0, "storm"), (7.5, "murk")):  # the deeper, the darker
        plate.area(smooth([_place(r, math.radians(a)) for a in range(0, 360, 30)], closed=True), wash)
    water = Box(0, HORIZON + 0.2, WIDE, HIGH)
    for arm in range(ARMS):
        points: list[Point] = []
        widths: list[float] = []
        start = math.tau * arm / ARMS
        turn, r, seen, step = 0.0, RIM, True, 0.0
        while r > ENDS[arm % 4]:
            a = start + turn
            if (r >= _lip(a)) != seen:  # it goes down behind the lip, or comes out again
                seen = not seen
                a = _crossing(start, turn - step, turn, seen)
                r = RIM * math.exp(-(a - start) * FALL)
                points.append(_place(r, a))
                widths.append(0.0)
                if not seen:
                    plate.cuts(furrow(points, widths, water))
                    points, widths = [], []
            elif seen:
                points.append(_place(r, a))
                widths.append(_tone(r, a, arm, points[-1]))
            step = 0.24 if r > 30 else 0.36 if r > 9 else 0.5
            turn += step
            r = RIM * math.exp(-turn * FALL)
        if points:
            widths[-1] = 0.0
            plate.cuts(furrow(points, widths, water))


def _crossing(start: float, low: float, high: float, seen: bool) -> float:
    """Where between two turns a spiral meets the lip; beyond, it is `seen` or not."""
    for _ in range(6):
        middle = (low + high) / 2
        a = start + middle
        if (RIM * math.exp(-middle * FALL) >= _lip(a)) == seen:
            high = middle
        else:
            low = middle
    return start + (high if seen else low)


def _tone(r: float, a: float, arm: int, place: Point) -> float:
    if PANEL.left + 2 < place[0] < PANEL.right - 2 and PANEL.top + 2 < place[1] < PANEL.bottom - 1:
        return 0.0
    streak = math.sin(2.3 * a + 5 * grain(arm, 1)) + 0.6 * math.sin(5.1 * a + 4 * grain(arm, 2))
    depth = math.exp(-r / 11)
    shade = 0.5 - 0.5 * math.cos(a)  # the wall on the left is turned away from the light
    bold = 0.15 + 0.3 * depth + 0.16 * shade * math.exp(-r / 18)
    slope = FLAT * math.sin(a) - DEEP / OPEN * math.exp(-r / OPEN)
    crowd = min(1.0, max(0.35, slope / 0.26)) if slope > 0 else 1.0  # over the near lip lines lie close: thinner ones
    return bold * crowd * max(0.0, 0.78 + 0.42 * streak + 0.7 * depth)


def _flotsam(plate: Plate) -> None:
    """What the whirl has had already: a broken mast with its yard, and a cask."""
    spar = Frame(42.4, 36.2, 1.0, -38)
    plate.area(
        spar.polygon((-3.2, -0.22), (2.6, -0.34), (3.3, -0.5), (2.8, 0.0), (3.4, 0.3), (2.6, 0.34), (-3.2, 0.22)),
        "timber",
        0.2,
    )
    plate.cuts(tick(spar.at(-3.0, 0.12), spar.at(2.4, 0.16), 0.16))
    plate.lines(
        Path().move(*spar.at(-1.2, -1.7)).line(*spar.at(-0.6, 1.6)).move(*spar.at(-0.6, 1.6)).line(*spar.at(-3.0, 0)),
        0.22,
    )
    cask = Frame(20.2, 37.0, 1.0, -24)
    plate.area(
        cask.smooth(
            (-1.2, -0.6),
            (0, -0.85),
            (1.2, -0.6),
            (1.35, 0),
            (1.2, 0.6),
            (0, 0.85),
            (-1.2, 0.6),
            (-1.35, 0),
            closed=True,
        ),
        "timber",
        0.24,
    )
    hoops = Path()
    for u in (-0.75, -0.4, 0.4, 0.75):
        hoops.add(cask.smooth((u, -0.74), (u + 0.16, 0), (u, 0.74)))
    plate.lines(hoops, 0.17)
