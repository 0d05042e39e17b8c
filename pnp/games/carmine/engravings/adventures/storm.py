"""Foul weather: storm clouds, lightning and driving rain, as the perils share them."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, grain
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, Rect
from pnp.games.carmine.engravings.adventures.scene import HIGH, PANEL, WIDE, sky

__all__ = ["bolt", "cloud_bank", "drops", "foam", "quiet", "rain", "storm_sky", "water"]

TITLE = 10.8
"""Above this the card's title hides the picture: no line is worth its ink there, in mm."""


def storm_sky(
    plate: Plate, horizon: float, edge: Sequence[Point], *, wash: str = "storm", dark: float = 0.5, seed: int = 1
) -> None:
    """Engrave a low sky: level lines, and over them clouds whose bellies hang from the scene's top along an edge.

    The edge runs from left to right; from each of its points to the next one hangs a belly.
    """
    low = min(y for _, y in edge) - 1.0
    sky(plate, horizon, wash=wash, dark=dark, seed=seed, clear=lambda _, y: y < max(low, TITLE))
    far = [(x, y - 0.4 + 1.1 * grain(seed, i)) for i, (x, y) in enumerate(_shifted(edge))]
    cloud_bank(plate, far, "storm", seed=seed + 1, dark=0.4)
    cloud_bank(plate, [(x, y - 2.4) for x, y in edge], "murk", seed=seed)


def _shifted(edge: Sequence[Point]) -> list[Point]:
    """The edge's points moved to half way between them, its ends kept."""
    inner = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.6) for a, b in pairwise(edge)]
    return [edge[0], *inner, edge[-1]]


def cloud_bank(plate: Plate, edge: Sequence[Point], wash: str = "murk", *, seed: int = 1, dark: float = 1.0) -> None:
    """Engrave a bank of cloud from the scene's top down to an edge of round bellies, hatched as they hang."""
    bellies = [(a, b, _sag(a, b, seed + i)) for i, (a, b) in enumerate(pairwise(edge))]
    outline = Path().move(edge[0][0], 0).line(*edge[0])
    for a, b, sag in bellies:
        outline.curve(*_hung(a, b, sag, 0.08, -0.12), *_hung(a, b, sag, 0.92, -0.12), *b)
    plate.area(outline.line(edge[-1][0], 0).close(), wash)
    for i, (a, b, sag) in enumerate(bellies):
        begin = max(a[0], 0.3), a[1]  # the line is broad, and the scene ends here
        plate.cuts(cut(begin, _hung(a, b, sag, 0.08, -0.12), _hung(a, b, sag, 0.92, -0.12), b, 0.34, 0.1, 0.1))
        lines = max(2, round(sag * 1.5 * (0.5 + dark)))
        for k in range(1, lines + 1):
            s = k / (lines + 1)
            first, last = 0.06 + 0.3 * s + 0.06 * grain(seed, i, k), 0.97 - 0.16 * s + 0.03 * grain(seed, i, k, 1)
            up = 0.55 * k * (1 + 0.12 * k)
            p, q = _hung(a, b, sag, first, 0.9 * up), _hung(a, b, sag, last, 1.1 * up)
            h = (q[0] - p[0]) / 4
            deep = 0.72 * sag * (1 - 0.55 * s)
            if min(p[1], q[1]) > TITLE - 1.5:
                plate.cuts(
                    cut(p, (p[0] + h, p[1] + deep), (q[0] - h, q[1] + deep), q, (0.3 - 0.16 * s) * (0.6 + 0.4 * dark))
                )


def _sag(a: Point, b: Point, seed: int) -> float:
    """How far a belly hangs below its ends."""
    return (0.42 + 0.1 * grain(seed, 5)) * math.hypot(b[0] - a[0], b[1] - a[1])


def _hung(a: Point, b: Point, sag: float, share: float, up: float) -> Point:
    """A place at a share of the way along a belly's handles, lifted by some mm."""
    bend = sag * 1.33 if up < 0 else 0.0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share + bend - max(up, 0.0)


def bolt(plate: Plate, *points: Point, width: float = 1.3) -> None:
    """Engrave a flash of lightning: a jagged white blade through the points, drawn in by a dark edge."""
    last = len(points) - 1
    left, right = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, last)]
        d = math.hypot(bx - ax, by - ay) or 1.0
        half = width / 2 * (0.35 if i == 0 else (1 - i / last) ** 0.7)
        left.append((x + (by - ay) / d * half, y - (bx - ax) / d * half))
        right.append((x - (by - ay) / d * half, y + (bx - ax) / d * half))
    plate.area(Polygon((*left, *reversed(right[:-1]))), "white", 0.3)


def foam(plate: Plate, curve: Curve, size: float, *, seed: int = 1, inner: float = 0.6, thin: float = 0.35) -> None:
    """Engrave a crust of foam along a curve: round lobes on its left, smaller ones on its right, curls inside.

    The crust is `size` thick in its middle and `thin` of that at its ends; `inner` is the share on the right side.
    """
    count = max(3, round(curve.length / (1.05 * size)))
    outline = Path()
    curls = Path()
    for side, share in ((1, 1.0), (-1, inner)):
        lobes = count if side > 0 else max(2, round(count * 1.3))
        notches = []
        for i in range(lobes + 1):
            t = (i + 0.25 * grain(seed, side, i) * (0 < i < lobes)) / lobes
            t = t if side > 0 else 1 - t
            full = thin + (1 - thin) * math.sin(math.pi * min(max(t, 0.0), 1.0)) ** 0.7
            notches.append((curve.left(t, side * share * size * 0.28 * full), curve.direction(min(max(t, 0), 1)), full))
        for i, ((a, way, full), (b, _, _)) in enumerate(pairwise(notches)):
            if not outline.steps:
                outline.move(*a)
            elif i == 0:
                outline.line(*a)
            bulge = size * share * full * (0.62 + 0.22 * grain(seed, side, i, 4)) * side
            nx, ny = way[1] * bulge, -way[0] * bulge
            dx, dy = (b[0] - a[0]) * 0.12, (b[1] - a[1]) * 0.12
            outline.curve(a[0] + nx - dx, a[1] + ny - dy, b[0] + nx + dx, b[1] + ny + dy, *b)
            if side > 0 or i % 2:  # a curl turns in from the notch
                k = 0.55 * size * share * full
                px, py = way[0] * k * side, way[1] * k * side
                qx, qy = -way[1] * k * side, way[0] * k * side
                curls.move(*a).curve(
                    a[0] + 0.1 * px + 0.5 * qx, a[1] + 0.1 * py + 0.5 * qy,
                    a[0] + 0.7 * px + 0.8 * qx, a[1] + 0.7 * py + 0.8 * qy,
                    a[0] + 0.9 * px + 0.15 * qx, a[1] + 0.9 * py + 0.15 * qy,
                )  # fmt: skip
    plate.area(outline.close(), "white", 0.26)
    plate.lines(curls, 0.16)


def drops(plate: Plate, *places: Point, seed: int = 1, size: float = 0.3) -> None:
    """Engrave flying drops: small white rounds."""
    path = Path()
    for i, (x, y) in enumerate(places):
        path.add(Circle(x, y, size * (1 + 0.45 * grain(seed, i))).path())
    plate.area(path, "white", 0.15)


def rain(
    plate: Plate, box: Box, slope: float, gap: float, *, seed: int = 1, width: float = 0.13, share: float = 1.0
) -> None:
    """Engrave rain: broken slanting lines; `slope` is how far a drop is carried to the right while it falls 1 mm."""
    path = Path()
    reach = abs(slope) * box.height
    first = box.left - (reach if slope > 0 else 0)
    last = box.right + (reach if slope < 0 else 0)
    for i in range(math.ceil((last - first) / gap)):
        x = first + (i + 0.3 * grain(seed, i)) * gap
        y = box.top + 2.0 * (1 + grain(seed, i, 1))
        k = 0
        while y < box.bottom:
            long = 2.2 + 1.3 * grain(seed, i, k, 2)
            a, b = y, min(y + long, box.bottom)
            xa, xb = x + slope * (a - box.top), x + slope * (b - box.top)
            if box.left <= min(xa, xb) and max(xa, xb) <= box.right and (grain(seed, i, k, 4) + 1) / 2 < share:
                path.move(xa, a).line(xb, b)
            y += long + 1.0 + 0.8 * grain(seed, i, k, 3)
            k += 1
    plate.lines(path, width)


def quiet(plate: Plate, top: float, *, seed: int = 1, gap: float = 1.9) -> None:
    """Engrave the sea beside the card's panel, from a level down: a few long lines."""
    for k in range(int((HIGH - 0.6 - top) / gap)):
        y = top + gap * k
        for side, (begin, end) in enumerate(((0.0, 7.6), (47.4, WIDE))):
            a, b = begin + 1.6 * abs(grain(seed, k, side)), end - 1.6 * abs(grain(seed, k, side, 2))
            third, high = (b - a) / 3, 0.6 + 0.25 * grain(seed, k, side, 3)
            plate.cuts(cut((a, y), (a + third, y - high), (b - third, y - high), (b, y + 0.2), 0.26), "sea-line")


def water(
    plate: Plate,
    horizon: float,
    *,
    wash: str = "storm-sea",
    seed: int = 1,
    rough: float = 1.0,
    gap: float = 1.0,
    clear: Callable[[float, float], bool] | None = None,
) -> None:
    """Engrave a heavy sea: humped cuts, each with its echo below, left out where `clear` says so of their middle."""
    plate.area(Rect(0, horizon, WIDE, HIGH - horizon), wash)
    plate.lines(Path().move(0.1, horizon).line(WIDE - 0.1, horizon), 0.2, "sea-line")
    y, row = horizon + 0.8, 0
    while y < HIGH - 0.5:
        near = min((y - horizon) / 30, 1.0)
        long = 4.2 + 6.6 * near
        x = -long * (0.5 + 0.5 * abs(grain(seed, row)))
        i = 0
        while x < WIDE:
            piece = long * (1 + 0.35 * grain(seed, row, i, 1))
            begin, end = max(x, 0.0), min(x + piece, WIDE)
            middle = (begin + end) / 2
            hidden = PANEL.left < begin and end < PANEL.right and PANEL.top < y < PANEL.bottom
            if end - begin > 1.0 and not hidden and (clear is None or not clear(middle, y)):
                high = (0.25 + 0.9 * near) * rough * (1 + 0.4 * grain(seed, row, i, 2)) * min(1.0, (end - begin) / long)
                third = (end - begin) / 3
                weight = 0.15 + 0.13 * near
                plate.cuts(
                    cut((begin, y), (begin + third, y - high), (end - third, y - high), (end, y + 0.3 * high), weight),
                    "sea-line",
                )
            x += piece + long * 0.12 * (1 + grain(seed, row, i, 3))
            i += 1
        y += (0.74 + 1.5 * near) * gap
        row += 1
