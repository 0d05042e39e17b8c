"""Where the places of a sea sheet lie: a rounded spiral from the Happy Isles inwards around the ship, to the Abyss.

A place is a round with the number of its Crew. On its inner side hangs a bubble, a white round in which a swapped token
is written; on its outer side a Reef may stand. The rounds are made as large as the area allows: the fewer tokens a path
has and the fewer expansions take room for themselves, the larger they are.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pnp.draw.curve import Curve
from pnp.draw.shapes import Box, Point
from pnp.errors import PressError

__all__ = ["BUBBLE", "END", "LEAST", "Place", "Spiral", "lay_spiral"]

LEAST, _MOST = 10.0, 16.0
"""The smallest and the largest round."""
BUBBLE = 6.0
"""Width of a bubble."""
END = 15.0
"""The largest width of the two ends of the path."""

_REEF = 0.165
"""How far a Reef sticks out of its row, as a share of a round: it stands ahead of its round, beside the lane."""
_BETWEEN = 2.7
"""What lies at least between two rounds of a row: room for the mark that points on."""
_CORNER = 22.0
_APART = 0.6
"""Between a bubble and what lies next to it."""


@dataclass(frozen=True)
class Place:
    """A place of the path: the middle of its round, of its bubble and of its Reef."""

    number: int
    centre: Point
    bubble: Point
    reef: Point


@dataclass(frozen=True)
class Spiral:
    """All places of a path in order, the ends, and the room in the middle."""

    width: float
    """Of a round."""
    ends: float
    """Of both ends: as large as the bubbles of the next row allow."""
    lane: Curve
    start: Point
    places: tuple[Place, ...]
    end: Point
    inner: Box
    marks: tuple[tuple[Point, Point], ...]
    """Between two places: where a mark points on, and the way it points."""


def lay_spiral(area: Box, count: int, least: tuple[float, float], *, reefs: bool) -> Spiral:
    """Lay so many places into an area with the largest rounds that leave `least` mm in the middle."""
    width = _MOST
    while width >= LEAST - 1e-9:
        laid = _laid(area, count, width, least, reefs)
        if laid is not None:
            return laid
        width -= 0.1
    raise PressError(f"a path of {count} tokens does not fit on the sea sheet")


def _laid(area: Box, count: int, width: float, least: tuple[float, float], reefs: bool) -> Spiral | None:
    out = width / 2 + (_REEF * width if reefs else 0.0)
    hang = width / 2 + BUBBLE + _APART
    ends = min(END, 2 * (out + _APART))
    turn = out + hang
    left, right = area.left + max(out, ends / 2), area.right - out
    top, bottom = area.top + max(out, ends / 2), area.bottom - out
    bends = [
        (left, top),
        (right, top),
        (right, bottom),
        (left, bottom),
        (left, top + turn),
        (right - turn, top + turn),
    ]
    first = ends / 2 + width / 2 + _BETWEEN
    need = 2 * first + (count - 1) * (width + _BETWEEN)
    # the path ends beside the ship, or goes on below it; a little before the bend of the row outside
    beside = [(right - turn, bottom - turn - ends / 2)]
    below = [(right - turn, bottom - turn), (left + turn + ends / 2, bottom - turn)]
    for rest, low in ((beside, bottom - hang), (below, bottom - turn - hang)):
        inner = Box(left + hang, top + turn + hang, right - turn - hang, low)
        if inner.width < least[0] or inner.height < least[1]:
            return None
        way = Curve(_rounded([*bends, *rest], _CORNER))
        if way.length >= need:
            return _placed(way, count, width, ends, inner, first)
    return None


def _placed(way: Curve, count: int, width: float, ends: float, inner: Box, first: float) -> Spiral:
    long = way.length
    step = (long - 2 * first) / (count - 1)
    shares = [(first + i * step) / long for i in range(count)]
    places = tuple(
        Place(
            number,
            way.at(share),
            way.left(share, -(width + BUBBLE) / 2),
            _ahead(way, share, width / 2),
        )
        for number, share in enumerate(shares, 1)
    )
    middles = [(one + other) / 2 for one, other in pairwise([0.0, *shares, 1.0])]
    middles[0] = (ends / 2 + _BETWEEN / 2) / long
    middles[-1] = 1 - middles[0]
    marks = tuple((way.at(share), way.direction(share)) for share in middles)
    return Spiral(width, ends, way, way.at(0), places, way.at(1), inner, marks)


def _ahead(way: Curve, share: float, r: float) -> Point:
    """Give the place on the rim of a round that lies ahead, half outwards."""
    (x, y), (dx, dy) = way.at(share), way.direction(share)
    k = math.sqrt(0.5) * r
    return x + k * (dx + dy), y + k * (dy - dx)


def _rounded(corners: list[Point], r: float) -> Iterator[Point]:
    """Walk from corner to corner, each of them cut off by an arc."""
    yield corners[0]
    for before, here, after in zip(corners, corners[1:], corners[2:], strict=False):
        ways = [math.dist(here, other) for other in (before, after)]
        cut = min(r, *(way / 2 for way in ways))
        (ax, ay), (bx, by) = (
            ((other[0] - here[0]) / way, (other[1] - here[1]) / way)
            for other, way in zip((before, after), ways, strict=True)
        )
        cx, cy = here[0] + (ax + bx) * cut, here[1] + (ay + by) * cut
        for i in range(25):
            a = math.pi / 2 * i / 24
            c, d = cut * math.cos(a), cut * math.sin(a)
            yield cx - bx * c - ax * d, cy - by * c - ay * d
    yield corners[-1]
