"""Nets: solids laid flat, so that they can be cut out, folded and glued.

A net is its faces in the plane, each corner with the name of the solid's corner that it becomes. Everything else
follows from the names: two sides with the same corners meet when the net is folded. If they lie on each other already,
the paper is folded there; if not, they are glued, and one of the two has a tab. Such a pair is a seam; both its sides
have the same small letter, so that nobody must guess which tab goes where. A side that meets no other is an open rim.
"""

import math
from collections import defaultdict
from collections.abc import Collection
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from pnp.draw.canvas import Canvas, turning
from pnp.draw.ink import Ink
from pnp.draw.shapes import Box, Point, Polygon
from pnp.draw.type import Type

__all__ = ["Face", "Net", "Seam", "cube_net", "draw_letters", "frustum_net", "octahedron_net"]

TAB = 4.6
"""How far a tab reaches, in mm; on a short side it is a little more than half as long as the side."""

_SLANT = 1.12
"""How much a tab narrows for each mm of its reach at both ends: flatter than 45 degrees, so that two tabs in a right
angle keep apart."""

_LETTERS = "acefghkrtvyj"
"""Small ones, since a capital might be taken for a wind, and none that is another when it stands on its head."""

Ends: TypeAlias = tuple[Point, Point]


class Face(NamedTuple):
    """A face: its corners clockwise, and the names of the solid's corners that they become."""

    points: tuple[Point, ...]
    names: tuple[str, ...]

    @property
    def centre(self) -> Point:
        count = len(self.points)
        return sum(x for x, _ in self.points) / count, sum(y for _, y in self.points) / count

    def sides(self) -> list[tuple[frozenset[str], Ends]]:
        """Give each side by the corners that it joins."""
        after = range(1, len(self.points) + 1)
        return [
            (
                frozenset((self.names[i - 1], self.names[i % len(self.names)])),
                (self.points[i - 1], self.points[i % len(self.points)]),
            )
            for i in after
        ]


class Seam(NamedTuple):
    """Two sides that are glued together."""

    letter: str
    tab: tuple[Point, ...]
    """From corner to corner of its side, clockwise with the outline."""
    side: Ends
    """The side that comes to lie on the tab, clockwise too."""


class Net(NamedTuple):
    """A net whose box is at the origin."""

    faces: tuple[Face, ...]
    folds: tuple[Ends, ...]
    """Between two faces, and between a face and its tabs."""
    seams: tuple[Seam, ...]
    outline: Polygon

    @property
    def tabs(self) -> tuple[tuple[Point, ...], ...]:
        return tuple(seam.tab for seam in self.seams)


def octahedron_net(edge: float) -> Net:
    """Give eight triangles: a strip of six, and one above and below it.

    Faces 0 and 7 are opposite, and so are those of the strip that are three apart. An octahedron is two triangles
    turned against each other, T and B, with six between them.
    """
    high = edge * math.sqrt(3) / 2

    def top(i: int) -> Point:
        return i * edge, high

    def low(i: int) -> Point:
        return (i + 0.5) * edge, 2 * high

    faces = [Face(((1.5 * edge, 0.0), top(2), top(1)), ("T0", "T2", "T1"))]
    for i in range(3):
        faces.append(Face((top(i), top(i + 1), low(i)), (f"T{i}", f"T{(i + 1) % 3}", f"B{i}")))
        faces.append(Face((top(i + 1), low(i + 1), low(i)), (f"T{(i + 1) % 3}", f"B{(i + 1) % 3}", f"B{i}")))
    faces.append(Face((low(1), low(2), (2 * edge, 3 * high)), ("B1", "B2", "B0")))
    return _net(faces)


def cube_net(edge: float) -> Net:
    """Give six squares: a strip of four, and one above and below its second.

    Faces 0 and 5 are opposite, and so are those of the strip that are two apart.
    """

    def square(column: int, row: int) -> tuple[Point, ...]:
        x, y = column * edge, row * edge
        return (x, y), (x + edge, y), (x + edge, y + edge), (x, y + edge)

    above, below = "ABCD", "EFGH"
    faces = [Face(square(1, 0), ("A", "D", "C", "B"))]
    for i in range(4):
        j = (i + 1) % 4
        faces.append(Face(square(i, 1), (above[i], above[j], below[j], below[i])))
    faces.append(Face(square(1, 2), ("F", "G", "H", "E")))
    return _net(faces)


def frustum_net(sides: int, base: float, top: float, height: float) -> Net:
    """Give a hollow cone of flat sides: a fan of them, and the lid last. The foot is open.

    `base` and `top` are the radii of the circles through the corners below and above. The lid is folded over and tucked
    in by one tab; its other sides only meet the wall, since tabs so small are nobody's joy.
    """
    slant = math.hypot(base - top, height)
    far = slant * base / (base - top)
    near = far - slant
    turn = 2 * math.asin(base * math.sin(math.pi / sides) / far)

    def at(i: int, r: float) -> Point:
        a = (i - sides / 2) * turn
        return r * math.sin(a), r * math.cos(a)

    faces = []
    for i in range(sides):
        j = (i + 1) % sides
        points = (at(i, near), at(i + 1, near), at(i + 1, far), at(i, far))
        faces.append(Face(points, (f"T{i}", f"T{j}", f"B{j}", f"B{i}")))
    middle = (sides - 1) // 2
    (x, y), (from_x, from_y) = at(middle, near), at(middle + 1, near)
    lid: list[Point] = [(from_x, from_y), (x, y)]
    dx, dy = x - from_x, y - from_y
    c, s = math.cos(2 * math.pi / sides), math.sin(2 * math.pi / sides)
    for _ in range(sides - 2):
        dx, dy = dx * c - dy * s, dx * s + dy * c
        lid.append((lid[-1][0] + dx, lid[-1][1] + dy))
    names = tuple(f"T{(middle + 1 - i) % sides}" for i in range(sides))
    faces.append(Face(tuple(lid), names))
    tucked = frozenset(names[sides // 2 : sides // 2 + 2])
    return _net(faces, [frozenset(pair) for pair in pairwise((*names, names[0])) if frozenset(pair) != tucked])


def draw_letters(canvas: Canvas, net: Net, style: Type, ground: Ink, along: float = 0.22) -> None:
    """Letter the seams: each tab, and beside the corner of its side the face that is glued on it.

    On a face a letter is so far `along` its side, or as near to the corner as it fits. Its foot is towards the inside
    of the net, and it lies on a small disc of the ground, clear of patterns. Tabs that are too small for it, and the
    sides that belong to them, stay empty.
    """
    high, clear = style.cap_height, 0.6
    for letter, tab, side in net.seams:
        reach, room = _reach(tab), math.dist(tab[1], tab[2])
        if reach < high + 2 * clear or room < style.width(letter) + clear:
            continue
        (ax, ay), (bx, by) = tab[0], tab[-1]
        r = high / 2 + clear
        _letter(canvas, letter, ((ax + bx) / 2, (ay + by) / 2), (tab[0], tab[-1]), reach / 2, r, style, ground)
        (ax, ay), (bx, by) = side
        share = max(along, (r + 0.3) / math.dist(*side))
        at = ax + (bx - ax) * share, ay + (by - ay) * share
        _letter(canvas, letter, at, side, -r - 0.2, r, style, ground)


def _letter(canvas: Canvas, letter: str, at: Point, side: Ends, off: float, r: float, style: Type, ground: Ink) -> None:
    """Set a letter at a point of a side, so far outside it (inside if below 0)."""
    turn = math.degrees(math.atan2(side[1][1] - side[0][1], side[1][0] - side[0][0]))
    with canvas.group(turning(*at, turn)):
        canvas.circle(0, -off, r, fill=ground)
        canvas.text(0, -off + 0.42 * style.cap_height, letter, style, anchor="middle")


def _reach(tab: tuple[Point, ...]) -> float:
    (ax, ay), (px, py), (bx, by) = tab[0], tab[1], tab[-1]
    return abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / math.dist(tab[0], tab[-1])


def _net(faces: list[Face], bare: Collection[frozenset[str]] = ()) -> Net:
    """Fold and glue what meets; of the pairs in `bare` those that are not folded have no tab."""
    meeting: dict[frozenset[str], list[Ends]] = defaultdict(list)
    for face in faces:
        for names, ends in face.sides():
            meeting[names].append(ends)
    folds: list[Ends] = []
    edge: dict[Point, list[Point]] = {}
    seams: list[Seam] = []
    for names, pair in meeting.items():
        if len(pair) == 2:
            one, other = pair
            if _key(one[0]) == _key(other[1]) and _key(one[1]) == _key(other[0]):
                folds.append(one)
                continue
        if len(pair) == 1 or names in bare:
            edge.update((_key(start), [start, end]) for start, end in pair)
            continue
        tab = _tab(*other)
        seams.append(Seam(_LETTERS[len(seams)], tab, one))
        folds.append(other)
        edge[_key(one[0])] = list(one)
        edge[_key(other[0])] = list(tab)
    corners: list[Point] = []
    here = min(edge)
    for _ in range(len(edge)):
        pieces = edge[here]
        corners += pieces[:-1]
        here = _key(pieces[-1])
    box = Box.around(corners)

    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x - box.left, y - box.top) for x, y in points)

    return Net(
        tuple(Face(moved(face.points), face.names) for face in faces),
        tuple((moved((a,))[0], moved((b,))[0]) for a, b in folds),
        tuple(Seam(seam.letter, moved(seam.tab), (moved(seam.side)[0], moved(seam.side)[1])) for seam in seams),
        Polygon(moved(tuple(corners))),
    )


def _tab(start: Point, end: Point) -> tuple[Point, ...]:
    """Give a tab to the left of the way from start to end, which is outside, since faces run clockwise."""
    long = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    nx, ny = uy, -ux
    reach = min(TAB, 0.55 * long)
    near = reach * _SLANT if 2 * reach * _SLANT < long else 0.35 * long
    far = long - near
    return (
        start,
        (start[0] + ux * near + nx * reach, start[1] + uy * near + ny * reach),
        (start[0] + ux * far + nx * reach, start[1] + uy * far + ny * reach),
        end,
    )


def _key(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)
