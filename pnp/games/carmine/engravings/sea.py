"""The engraved sea on which ship and serpent ride: rows of hollow waves with sharp crests.

A row is a chain of troughs; each trough is one sagging furrow from crest to crest with shorter ones beneath it, and the
row in front covers what lies behind it. Towards its ends the sea runs out in ever finer lines.
"""

from collections.abc import Callable
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, bezier, cut_through, grain
from pnp.draw.shapes import Path, Point, smooth

__all__ = ["swell"]


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
    cover: tuple[float, float] | None = None,
) -> None:
    """Engrave waves between two sides, the hindmost row with its crests at `top`; white covers what stands in them."""
    middle, half = (left + right) / 2, (right - left) / 2
    inner = cover or (left + length, right - length)
    for row in range(rows):
        y = top + row * drop
        # the sea is a lens: longest in its second row
        shorter = (0.10, 0.0, 0.09, 0.24, 0.42, 0.6)[row]
        ends = middle - half * (1 - shorter), middle + half * (1 - shorter)
        crests = _crests(ends, y, length, height, seed * 31 + row)
        calm = _calm(middle, half * (1 - shorter))
        inside = [p for p in crests if inner[0] <= p[0] <= inner[1]]
        if len(inside) > 1:
            water = Path().move(*inside[0])
            for a, b in pairwise(inside):
                water.add(Path(smooth([a, *_trough(a, b, height), b]).steps[1:]))
            bottom = top + rows * drop + 0.2
            water.line(inside[-1][0], min(bottom, y + 1.2)).line(inside[0][0], min(bottom, y + 1.2)).close()
            plate.area(water, "white")
        ripples = Path()
        for i, (a, b) in enumerate(pairwise(crests)):
            force = calm((a[0] + b[0]) / 2)
            low, lower = _trough(a, b, height)
            plate.cuts(cut_through([a, low, lower, b], 0.1 + 0.13 * force))
            for k in range(1, 3):
                if force >= 0.25 * k:
                    ripples.add(_ripple([a, low, lower, b], k, seed + row * 17 + i))
        plate.lines(ripples, 0.12)


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


def _ripple(trough: list[Point], k: int, seed: int) -> Path:
    """A short line under a trough."""
    curve = Curve.through(*trough).beside(-0.27 * k, 10)
    begin = 0.1 + 0.16 * k + 0.08 * grain(seed, k, 5)
    end = 0.98 - 0.1 * k + 0.05 * grain(seed, k, 6)
    return bezier(curve.places(4, begin, end))


def _calm(middle: float, half: float) -> Callable[[float], float]:
    def force(x: float) -> float:
        return max(0.0, min(1.0, 1.5 * (1 - abs(x - middle) / half)))

    return force
