"""The engraved sea on which ship and serpent ride: rows of hollow waves with sharp crests.

A row is a chain of troughs; each trough is one sagging furrow from crest to crest with shorter ones beneath it, and the
row in front covers what lies behind it. Towards its ends the sea runs out in ever finer lines.
"""

from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, bezier, cut_through, grain
from pnp.draw.shapes import Path, Point

__all__ = ["swell"]

SHORTER = (0.1, 0.0, 0.09, 0.24, 0.42, 0.6)
"""By how much of its length each row falls short of the longest."""

DEPTH = 0.8
"""How far down a row's water hides what stands in it, in mm."""


def swell(
    plate: Plate,
    left: float,
    right: float,
    top: float,
    *,
    rows: int = 4,
    seed: int = 1,
    length: float = 3.1,
    height: float = 0.62,
    drop: float = 0.62,
) -> None:
    """Engrave waves between two sides, the hindmost row with its crests at `top`; white covers what stands in them."""
    middle, half = (left + right) / 2, (right - left) / 2
    for row in range(rows):
        y = top + row * drop
        reach = half * (1 - SHORTER[row])  # the sea is a lens: longest in its second row
        crests = _crests((middle - reach, middle + reach), y, length, height, seed * 31 + row)
        troughs = [[a, *_trough(a, b, height), b] for a, b in pairwise(crests)]
        plate.area(_water(troughs), "white")
        for i, trough in enumerate(troughs):
            force = min(1.0, 1.5 * (1 - abs((trough[0][0] + trough[3][0]) / 2 - middle) / reach))
            plate.cuts(cut_through(trough, 0.1 + 0.16 * force))
            for k in range(1, 3):
                if force >= 0.3 * k and (k == 1 or (row + i) % 2):
                    plate.cuts(_ripple(trough, k, 0.1 + 0.06 * force, seed + row * 17 + i))


def _water(troughs: list[list[Point]]) -> Path:
    """The water of a row: a band under its troughs that runs out to a point at both ends."""
    path = Path().move(*troughs[0][0])
    for trough in troughs:
        path.steps.append(bezier(trough).steps[1])
    low = [(x, y + DEPTH) for trough in troughs for x, y in trough[1:3]]
    return path.add(Path([("L", x, y) for x, y in reversed(low)])).close()


def _crests(ends: tuple[float, float], y: float, length: float, height: float, seed: int) -> list[Point]:
    x, i = ends[0], 0
    points: list[Point] = []
    while x <= ends[1]:
        points.append((x, y + 0.22 * height * grain(seed, i, 1)))
        i += 1
        x += length * (1 + 0.22 * grain(seed, i, 2)) * (0.5 if i == 1 and seed % 2 else 1)
    return points


def _trough(a: Point, b: Point, height: float) -> tuple[Point, Point]:
    """The bottom of a trough: nearer to the crest behind it, so that the sea runs to the right."""
    dx, y = b[0] - a[0], (a[1] + b[1]) / 2
    height *= 1 + 0.3 * grain(round(a[0] * 50), 7)
    return (a[0] + dx * 0.3, y + height * 0.92), (a[0] + dx * 0.68, y + height)


def _ripple(trough: list[Point], k: int, width: float, seed: int) -> Path:
    """A short furrow under a trough."""
    curve = Curve.through(*trough).beside(-0.27 * k, 10)
    begin = 0.1 + 0.16 * k + 0.08 * grain(seed, k, 5)
    end = 0.98 - 0.1 * k + 0.05 * grain(seed, k, 6)
    return cut_through(curve.places(4, begin, end), width)
