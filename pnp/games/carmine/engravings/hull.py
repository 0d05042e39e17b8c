"""The galleon's hull: planks that follow its sheer, wales, gun ports, castles fore and aft, the beakhead.

Everything hangs on one curve, the sheer: rails and mouldings run beside it at a height of their own, so that a ship of
straight lines never happens.
"""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, bezier, cut_through, grain, stroke, tick
from pnp.draw.shapes import Path, Point, Polygon

__all__ = ["engrave_hull"]

SHEER = Curve.through((-11.6, -6.3), (-8.0, -4.55), (-3.0, -3.45), (2.0, -3.35), (5.8, -4.05), (8.3, -5.1))
WATER = Curve.through((-9.4, 0.6), (-2, 0.75), (6.0, 0.6))
STERN = Curve.through((-11.6, -6.3), (-11.0, -3.6), (-10.3, -1.3), (-9.4, 0.6))
STEM = Curve.through((8.3, -5.1), (8.25, -3.3), (7.4, -1.2), (6.0, 0.6))

DECKS = ((0.0, 0.20, 3.3), (0.20, 0.41, 2.35), (0.41, 0.70, 1.25), (0.70, 1.0, 2.3))
"""Where each deck begins and ends along the sheer, how high its rail stands: poop, quarterdeck, waist, forecastle."""


def engrave_hull(plate: Plate) -> None:
    """Engrave the hull from its beak to its lantern."""
    _beak(plate)
    _transom(plate)
    rail: list[Point] = [(-12.75, -10.1)]
    for begin, end, high in DECKS:
        rail.extend(_over(t, high) for t in (begin or 0.005, (begin + end) / 2, end))
    rail.append((8.75, -7.2))
    side = Path().polyline(
        [*rail, *STEM.places(5), *WATER.reversed().places(3), *STERN.reversed().places(4)], close=True
    )
    plate.area(side, "timber")
    patch = Patch(SHEER, WATER, STERN, STEM)
    _planks(plate, patch)
    _castles(plate)
    _ports(plate, patch)
    plate.cuts(stroke(STERN, 0.36, 4))
    plate.cuts(stroke(STEM, 0.36, 4))
    _lantern(plate)


def _over(t: float, high: float) -> Point:
    """A place above the sheer; the ship's sides lean aft at the stern and forward at the bow."""
    x, y = SHEER.at(t)
    lean = -0.3 * (1 - t / 0.2) if t < 0.2 else 0.2 * max(t - 0.8, 0) / 0.2
    return x + lean * high, y - high


def _planks(plate: Plate, patch: Patch) -> None:
    """Lay the strakes: broken into planks; the run of the stern and the turn of the bow lie in shade."""
    planks = Path()
    for row in range(5, 12):
        v = row / 12 + 0.03
        u, i = 0.02, 0
        while u < 0.96:
            end = min(u + 0.26 + 0.07 * grain(row, i, 1), 0.985)
            planks.add(bezier(patch.line((u, v), (end, v), 4).points))
            u = end + 0.012
            i += 1
    plate.lines(planks, 0.14)
    for i in range(1, 11):
        u = 0.018 * i
        plate.cuts(patch.cut((u, 0.40 + 0.012 * i), (u, 1.0 - 0.02 * i), 0.15))
    for i in range(9):
        u = 0.985 - 0.019 * i
        plate.cuts(patch.tick((u, 1.0), (u, 0.42 + 0.05 * i), 0.18))
    for v, width in ((0.0, 0.28), (0.37, 0.28), (0.1, 0.12), (0.43, 0.12)):
        plate.lines(patch.line((0, v), (1, v), 10).path(5), width)


def _castles(plate: Plate) -> None:
    """Raise the decks: rails with their balusters, mouldings, and the windows of the great cabin."""
    rails, fine = Path(), Path()
    for begin, end, high in DECKS:
        first = begin + 0.006
        rails.add(_beside(first, end, high))
        fine.add(_beside(first, end, high - 0.34)).add(_beside(first, end, 0.55))
        count = round((end - begin) * 20.5 / 0.4)
        for i in range(1, count):
            t = begin + (end - begin) * i / count
            fine.move(*_over(t, high - 0.32)).line(*_over(t, high))
        if high > 1.5:  # the wall that closes the deck
            wall, low = (end, 1.25 if end > 0.3 else 2.35) if begin < 0.5 else (begin, 1.25)
            rails.move(*_over(wall, high)).line(*_over(wall, low))
    rails.move(-12.75, -10.1).line(-11.6, -6.3).move(8.75, -7.2).line(8.3, -5.1)
    plate.lines(rails, 0.26)
    plate.lines(fine, 0.12)
    for i in range(4):
        _window(plate, 0.035 + 0.04 * i, 0.95, 1.75)
    for i in range(3):
        _window(plate, 0.045 + 0.04 * i, 2.1, 2.7)
    for i in range(18):  # a moulding of lozenges
        t = 0.2 + 0.0375 * i
        (x, y), (dx, dy) = _over(t, 0.28), SHEER.direction(t)
        lozenge = [(x - 0.22 * dx, y - 0.22 * dy), (x, y - 0.13), (x + 0.22 * dx, y + 0.22 * dy), (x, y + 0.13)]
        plate.cuts(Path().polyline(lozenge, close=True))
    # shade under the rails of quarterdeck and forecastle
    for first, count, step, high in ((0.212, 12, 0.0163, 2.0), (0.71, 16, 0.0178, 1.95)):
        for i in range(count):
            t = first + step * i
            plate.cuts(tick(_over(t, high), _over(t, high - 0.6 - 0.2 * grain(i, 4)), 0.14))


def _beside(begin: float, end: float, high: float) -> Path:
    """A moulding along the side, at one height above the sheer."""
    return bezier([_over(begin + (end - begin) * k / 3, high) for k in range(4)])


def _window(plate: Plate, t: float, low: float, high: float) -> None:
    a, b = t, t + 0.024
    top = _over((a + b) / 2, high + 0.22)
    pane = Polygon((_over(a, low), _over(a, high), top, _over(b, high), _over(b, low)))
    plate.area(pane, "line")


def _ports(plate: Plate, patch: Patch) -> None:
    """Open the gun ports: a dark square under its raised lid."""
    for i in range(8):
        u = 0.115 + 0.104 * i
        wide = 0.042
        plate.area(
            Polygon((patch.at(u, 0.17), patch.at(u + wide, 0.17), patch.at(u + wide, 0.31), patch.at(u, 0.31))), "line"
        )
        lid = [
            patch.at(u - 0.004, 0.165),
            patch.at(u + wide + 0.004, 0.165),
            patch.at(u + wide - 0.006, 0.115),
            patch.at(u - 0.014, 0.115),
        ]
        plate.area(Polygon(tuple(lid)), "white", 0.13)


def _beak(plate: Plate) -> None:
    """The knee of the head: a horn that sweeps up under the bowsprit and ends in a scroll."""
    upper = Curve.through((8.6, -6.5), (10.0, -6.45), (11.5, -7.3), (12.7, -8.75))
    lower = Curve.through((8.1, -2.9), (9.4, -4.5), (11.2, -6.0), (12.5, -7.3), (13.0, -8.45))
    horn = upper.path(4).line(13.0, -8.45)
    horn.add(Path(lower.reversed().path(4).steps[1:])).close()
    plate.area(horn, "timber", 0.2)
    scroll = Curve.through((13.0, -8.4), (13.1, -9.1), (12.6, -9.35), (12.3, -8.95), (12.65, -8.75), per=5)
    plate.cuts(stroke(scroll, lambda t: 0.3 - 0.16 * t, 6))
    for k in (0.3, 0.55, 0.78):  # head rails
        plate.cuts(
            cut_through([_between(upper, lower, t, k * (1 - 0.35 * t)) for t in (0.0, 0.3, 0.6, 0.92)], 0.15, head=0.1)
        )
    for i in range(9):
        t = 0.06 + 0.09 * i
        plate.cuts(tick(_between(upper, lower, t, 1.0), _between(upper, lower, t, 0.5), 0.15))


def _between(one: Curve, other: Curve, t: float, k: float) -> Point:
    (ax, ay), (bx, by) = one.at(t), other.at(t)
    return ax + (bx - ax) * k, ay + (by - ay) * k


def _transom(plate: Plate) -> None:
    """The ship's back, seen aslant and in shade, crowned by the taffrail."""
    edge = Curve.through((-13.75, -10.55), (-13.35, -8.3), (-12.5, -6.0), (-11.2, -4.6))
    back = edge.path(4).line(-11.6, -6.3).line(-12.75, -10.1).close()
    plate.area(back, "timber", 0.22)
    for i in range(13):
        t = 0.04 + 0.07 * i
        x, y = edge.at(t)
        plate.cuts(tick((-12.75 + 1.15 * t, -10.1 + 3.9 * t), (x + 0.05, y), 0.2))


def _lantern(plate: Plate) -> None:
    plate.lines(Path().move(-13.3, -10.4).line(-13.5, -11.3), 0.22)
    lamp = ((-13.8, -11.2), (-14.0, -12.1), (-13.55, -12.6), (-13.1, -12.1), (-13.25, -11.2))
    plate.area(Polygon(lamp), "white", 0.18)
    plate.lines(Path().move(-13.55, -12.6).line(-13.52, -11.2).move(-13.95, -12.05).line(-13.15, -12.05), 0.12)
    plate.cuts(tick((-13.56, -12.5), (-13.6, -13.3), 0.3))
