"""Rock: broken edges, a light face, a dark face, and furrows that run down the stone.

A crag is built of faces. A face lies between two edges that run from the top down, and is shaded by furrows that cross
it from one edge to the other, slanting as the stone is layered: blunt at the edge they spring from, pointed where the
light begins. An edge is a broken line: stone has no curves.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.shapes import Path, Point
from pnp.games.carmine.engravings.adventures.scene import WIDE

__all__ = ["bluff", "broken", "crag", "face", "skyline"]

MARGIN = 0.18
"""How far a firm line keeps from the sides of the scene, so that none of its breadth leaves it."""


def broken(points: Sequence[Point], seed: int, rough: float = 0.5, piece: float = 1.6) -> list[Point]:
    """Break the lines between points into pieces of about `piece` mm that leave them by up to `rough` mm."""
    out: list[Point] = [points[0]]
    for n in range(len(points) - 1):
        (ax, ay), (bx, by) = points[n], points[n + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        count = max(1, round(long / piece))
        nx, ny = (by - ay) / long, (ax - bx) / long
        for i in range(1, count):
            # steps: a piece along the fall, a piece out of it
            t = (i + 0.3 * grain(seed, n, i, 1)) / count
            aside = rough * min(1.0, 0.4 * (n + i)) * (0.3 * (1 if i % 2 else -1) + 0.7 * grain(seed, n, i, 2))
            out.append((ax + (bx - ax) * t + nx * aside, ay + (by - ay) * t + ny * aside))
        out.append((bx, by))
    return out


def skyline(plate: Plate, points: Sequence[Point], width: float = 0.42) -> None:
    """Cut an edge with a firm line."""
    plate.lines(Path().polyline(points), width)


def face(
    plate: Plate,
    dark: Sequence[Point],
    light: Sequence[Point],
    *,
    gap: float = 0.5,
    width: float = 0.24,
    reach: tuple[float, float] = (0.5, 1.0),
    slant: float = 0.12,
    seed: int = 1,
) -> None:
    """Shade a face with furrows from its dark edge towards its light one, as far as `reach` says, more or less.

    `slant` is how much further down a furrow ends, as a share of the edge.
    """
    near, far = Curve(dark), Curve(light)
    count = max(2, round(near.length / gap))
    low, high = reach
    for i in range(count):
        t = (i + 0.5 + 0.3 * grain(seed, i)) / count
        if t + slant > 1.0 and slant > 0:
            begin, end = near.at(t), far.at(1.0)
            share = (1.0 - t) / slant
            end = begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share
        else:
            begin, end = near.at(t), far.at(max(t + slant, 0.0))
        k = low + (high - low) * (grain(seed, i, 7) + 1) / 2
        end = begin[0] + (end[0] - begin[0]) * k, begin[1] + (end[1] - begin[1]) * k
        plate.cuts(tick(begin, end, width * (1 + 0.25 * grain(seed, i, 3))))


def bluff(
    plate: Plate,
    ridge: Sequence[Point],
    foot: Sequence[Point],
    *,
    seed: int = 1,
    rough: float = 0.5,
    gap: float = 0.48,
    width: float = 0.25,
    reach: tuple[float, float] = (0.35, 0.95),
    spurs: Sequence[tuple[Point, Point, float]] = (),
) -> None:
    """Raise a headland between its ridge and its foot, which run the same way; furrows hang from the ridge.

    A spur is an edge that comes down from the ridge, from one place to another; beside it the stone lies in shade, so
    far to the right (or, below 0, to the left).
    """
    top = broken(ridge, seed, rough, 1.3)
    foot = [(min(max(x, MARGIN), WIDE - MARGIN), y) for x, y in foot]
    plate.area(Path().polyline([*top, *reversed(foot)], close=True), "stone")
    face(plate, top, foot, gap=gap, width=width, reach=reach, slant=-0.02, seed=seed)
    for k, (begin, end, aside) in enumerate(spurs):
        middle = begin[0] + 0.6 * (end[0] - begin[0]) - 0.12 * aside, begin[1] + 0.5 * (end[1] - begin[1])
        edge = broken([begin, middle, end], seed + 31 + k, rough * 1.2, 1.2)
        share = 0.82 * math.pi / (len(edge) - 1)
        shade = [(x + aside * math.sin(share * i), y) for i, (x, y) in enumerate(edge)]
        plate.area(Path().polyline([*edge, *reversed(shade)], close=True), "stone-shade")
        face(plate, edge, shade, gap=0.5, width=0.3, reach=(0.6, 1.0), slant=0.1, seed=seed + k)
        skyline(plate, edge[:-1], 0.28)
    skyline(plate, [(min(max(x, MARGIN), WIDE - MARGIN), y) for x, y in top], 0.38)
    for (ax, ay), (bx, by) in pairwise(foot):  # the water's edge
        dx, dy = (bx - ax) / 3, (by - ay) / 3
        plate.cuts(cut((ax, ay + 0.1), (ax + dx, ay + dy + 0.4), (bx - dx, by - dy + 0.4), (bx, by + 0.1), 0.3))


def crag(
    plate: Plate,
    top: Point,
    left: Point,
    right: Point,
    fold: float = 0.45,
    *,
    seed: int = 1,
    rough: float = 0.5,
    flare: float = 0.0,
    curl: float = 0.0,
    gap: float = 0.5,
    lit: float = -1.0,
) -> None:
    """Raise one pointed rock, its feet left and right, lit from the left (-1) or the right (1).

    `fold` is where between the feet the edge that parts light from dark comes down; `flare` hollows the flanks, and
    `curl` bends the whole rock like a fang, its belly to the right.
    """
    one = broken([top, *_flank(top, left, flare + curl), left], seed, rough)
    two = broken([top, *_flank(top, right, curl - flare), right], seed + 1, rough)
    foot = left[0] + (right[0] - left[0]) * fold, max(left[1], right[1]) + 0.4
    mid = top[0] + (foot[0] - top[0]) * 0.35 + 0.5 * lit + 0.8 * curl, top[1] + (foot[1] - top[1]) * 0.5
    ridge = broken([top, mid, foot], seed + 2, rough * 1.3)
    outline = Path().polyline([*reversed(one), *two[1:], foot], close=True)
    plate.area(outline, "stone")
    shade = two if lit < 0 else one
    light = one if lit < 0 else two
    plate.area(Path().polyline([*ridge, *reversed(shade)], close=True), "stone-shade")
    face(plate, ridge, shade, gap=gap, reach=(0.75, 1.0), slant=0.14, width=0.27, seed=seed)
    face(plate, shade, ridge, gap=gap * 1.5, reach=(0.25, 0.7), slant=0.05, width=0.26, seed=seed + 5)
    face(plate, light, ridge, gap=gap * 2.2, reach=(0.12, 0.42), slant=0.1, width=0.2, seed=seed + 9)
    skyline(plate, ridge[: max(3, len(ridge) * 2 // 3)], 0.26)
    skyline(plate, [*reversed(one), *two[1:]], 0.42)


def _flank(top: Point, foot: Point, bulge: float) -> list[Point]:
    """Two places on the way down, moved aside so that the flank is a bow."""
    return [
        (top[0] + (foot[0] - top[0]) * t + 4 * t * (1 - t) * bulge, top[1] + (foot[1] - top[1]) * t)
        for t in (0.33, 0.67)
    ]
