"""The galleon's hull: planks that follow its sheer, wales, gun ports, castles fore and aft, the beakhead.

Everything hangs on one curve, the sheer: rails and mouldings run beside it at a height of their own, so that a ship of
straight lines never happens.
"""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, cut_through, grain, stroke, tick
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
    plate.area(side, "white")
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
    """Lay the strakes: broken into planks, heavier towards the water and the stern."""
    rows = 12
    for row in range(5, rows):
        v = row / rows + 0.03
        u, i = 0.02, 0
        while u < 0.96:
            end = min(u + 0.23 + 0.07 * grain(row, i, 1), 0.985)
            plate.cuts(patch.cut((u, v), (end, v), 0.1 + 0.05 * v + 0.06 * (1 - u)))
            u = end + 0.01
            i += 1
    for i in range(1, 11):  # the run of the stern lies in shade
        u = 0.018 * i
        plate.cuts(patch.cut((u, 0.40 + 0.012 * i), (u, 1.0 - 0.02 * i), 0.13))
    for i in range(9):  # and so does the bow where it turns under
        u = 0.985 - 0.019 * i
        plate.cuts(patch.tick((u, 1.0), (u, 0.42 + 0.05 * i), 0.17))
    for v, width in ((0.0, 0.28), (0.1, 0.12), (0.37, 0.3), (0.43, 0.12)):
        plate.cuts(stroke(patch.line((0, v), (1, v), 14), width, 5))


def _castles(plate: Plate) -> None:
    """Raise the decks: rails with their balusters, mouldings, and the windows of the great cabin."""
    for begin, end, high in DECKS:
        first = begin + 0.004
        for above, width in ((high, 0.26), (high - 0.34, 0.12)):
            plate.cuts(stroke(Curve([_over(first + (end - first) * s / 8, above) for s in range(9)]), width, 4))
        count = round((end - begin) * 20.5 / 0.36)
        for i in range(1, count):
            t = begin + (end - begin) * i / count
            plate.cuts(tick(_over(t, high - 0.32), _over(t, high), 0.13))
        if high > 1.5:  # the wall that closes the deck, with its shade
            wall = end if begin < 0.5 else begin
            low = {0.20: 2.35, 0.41: 1.25, 0.70: 1.25}[wall]
            plate.cuts(stroke([_over(wall, high), _over(wall, low)], 0.26, 2))
        plate.cuts(stroke(Curve([_over(first + (end - first) * s / 8, 0.55) for s in range(9)]), 0.13, 4))
    plate.cuts(stroke([(-12.75, -10.1), (-11.6, -6.3)], 0.34, 2))
    plate.cuts(stroke([(8.75, -7.2), (8.3, -5.1)], 0.32, 2))
    for i in range(4):  # great cabin
        t = 0.035 + 0.04 * i
        _window(plate, t, 0.95, 1.75)
    for i in range(3):
        _window(plate, 0.045 + 0.04 * i, 2.1, 2.7)
    for i in range(30):  # a moulding of lozenges
        t = 0.012 + 0.0335 * i
        (x, y), (dx, dy) = _over(t, 0.28), SHEER.direction(t)
        plate.cuts(
            Path().polyline(
                [(x - 0.2 * dx, y - 0.2 * dy), (x, y - 0.13), (x + 0.2 * dx, y + 0.2 * dy), (x, y + 0.13)], close=True
            )
        )
    for i in range(1, 26):  # shade under the rails
        t = 0.008 + 0.0158 * i
        high = 2.35 if t > 0.2 else 3.3
        if t > 0.2:
            plate.cuts(tick(_over(t, high - 0.34), _over(t, high - 0.9 - 0.2 * grain(i, 4)), 0.14))
    for i in range(1, 17):
        t = 0.705 + 0.0175 * i
        plate.cuts(tick(_over(t, 1.95), _over(t, 1.3 - 0.2 * grain(i, 7)), 0.14))


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
    plate.area(horn, "white", 0.2)
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
    plate.area(back, "white", 0.22)
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
