"""What lies where on a page: type, lettering, icons, fields and everything painted, after all groups, stamps and clips.

The log keeps these beside its lines, so that a page can be checked before it is printed. A symbol's are kept once, in
its own coordinates, and placed wherever it is stamped.
"""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from pnp.draw.field import PlacedField
from pnp.draw.matrix import Matrix, scale_of
from pnp.draw.shapes import Box, Path, Point
from pnp.draw.type import Font, face

__all__ = [
    "Notes",
    "PlacedIcon",
    "PlacedLettering",
    "PlacedMark",
    "PlacedText",
    "Quad",
    "apply",
    "common",
    "corners",
    "ends",
    "pieces",
]

Quad: TypeAlias = tuple[Point, Point, Point, Point]
"""A box that may be turned: top left, top right, bottom right, bottom left, as what is in it runs."""


def apply(matrix: Matrix, quad: Quad) -> Quad:
    """Give a moved box."""
    a, b, c, d, e, f = matrix
    one, two, three, four = ((a * x + c * y + e, b * x + d * y + f) for x, y in quad)
    return one, two, three, four


def corners(box: Box) -> Quad:
    """Give an upright box by its corners."""
    return (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)


def ends(box: Box) -> tuple[Point, Point]:
    """Give the two corners that measure a box."""
    return (box.left, box.top), (box.right, box.bottom)


def common(one: Box | None, other: Box | None) -> Box | None:
    """Give what two clips leave."""
    if one is None or other is None:
        return one or other
    return Box(
        max(one.left, other.left), max(one.top, other.top), min(one.right, other.right), min(one.bottom, other.bottom)
    )


def _moved(matrix: Matrix, box: Box | None) -> Box | None:
    return None if box is None else Box.around(apply(matrix, corners(box)))


class PlacedText(NamedTuple):
    """A line of type where it lies on a page."""

    page: int
    """From 1 on."""
    text: str
    corners: Quad
    """Of the box from ascent to descent."""
    size: float
    """In points, as it is printed."""
    font: Font
    colour: str
    """Empty for text that is not seen."""
    spacing: float = 0.0
    """Between letters, as a share of the size."""
    clip: Box | None = None
    """What shows of the surroundings."""
    over: float = 0.0
    """By how many mm it is wider than the room that it was to be fitted into."""

    @property
    def box(self) -> Box:
        """The upright box around it, also when it is turned."""
        return Box.around(self.corners)

    def placed(self, matrix: Matrix, page: int, clip: Box | None = None) -> "PlacedText":
        """Give it as it lies once its surroundings are placed on a page."""
        return self._replace(
            page=page,
            corners=apply(matrix, self.corners),
            size=self.size * scale_of(matrix),
            clip=common(_moved(matrix, self.clip), clip),
            over=self.over * scale_of(matrix),
        )

    @property
    def letters(self) -> list[Quad]:
        """A box for each letter that is seen, as far as its outline reaches."""
        known = face(self.font)
        ascent, high = known.ascent, known.ascent + known.descent
        wide = known.units_in(self.text) / known.units + self.spacing * (len(self.text) - 1)
        (x, y), (rx, ry), _, (dx, dy) = self.corners
        out: list[Quad] = []
        at = 0.0
        for letter in self.text:
            reach = known.reach(letter)
            if reach is not None:
                ends = Box((at + reach.left) / wide, (ascent + reach.top) / high, 0, (ascent + reach.bottom) / high)
                box = ends._replace(right=(at + reach.right) / wide)
                out.append(apply((rx - x, ry - y, dx - x, dy - y, x, y), corners(box)))
            at += known.advance(letter) / known.units + self.spacing
        return out


class PlacedLettering(NamedTuple):
    """A line that is drawn as outlines."""

    page: int
    text: str
    letters: tuple[Quad, ...]
    """A box around each closed piece of its outlines."""
    size: float
    clip: Box | None = None

    def placed(self, matrix: Matrix, page: int, clip: Box | None = None) -> "PlacedLettering":
        return self._replace(
            page=page,
            letters=tuple(apply(matrix, quad) for quad in self.letters),
            size=self.size * scale_of(matrix),
            clip=common(_moved(matrix, self.clip), clip),
        )


def pieces(path: Path) -> tuple[Quad, ...]:
    """Give the boxes of a path's closed pieces."""
    found: list[list[Point]] = []
    for letter, *values in path.steps:
        if letter == "M":
            found.append([])
        found[-1] += zip(values[::2], values[1::2], strict=True)
    return tuple(corners(Box.around(points)) for points in found)


class PlacedIcon(NamedTuple):
    """An icon that was stamped."""

    page: int
    name: str
    size: float
    """Side of its grid in mm, as it is printed."""
    centre: Point

    def placed(self, matrix: Matrix, page: int) -> "PlacedIcon":
        centre = apply(matrix, (self.centre,) * 4)[0]
        return self._replace(page=page, size=self.size * scale_of(matrix), centre=centre)


class PlacedMark(NamedTuple):
    """Something painted, or a whole symbol: how far it reaches."""

    page: int
    box: Box

    def placed(self, matrix: Matrix, page: int, clip: Box | None = None) -> "PlacedMark":
        box = common(Box.around(apply(matrix, corners(self.box))), clip)
        assert box is not None
        return PlacedMark(page, box)


@dataclass(slots=True)
class Notes:
    """All that was placed on the pages, or in a symbol."""

    texts: list[PlacedText] = field(default_factory=list)
    lettering: list[PlacedLettering] = field(default_factory=list)
    icons: list[PlacedIcon] = field(default_factory=list)
    marks: list[PlacedMark] = field(default_factory=list)
    fields: list[tuple[int, PlacedField]] = field(default_factory=list)
    """With the number of the page, from 1 on."""

    def add(self, others: "Notes", matrix: Matrix, page: int, clip: Box | None) -> None:
        """Place what a symbol holds; its marks have become one."""
        self.texts += [note.placed(matrix, page, clip) for note in others.texts]
        self.lettering += [note.placed(matrix, page, clip) for note in others.lettering]
        self.icons += [note.placed(matrix, page) for note in others.icons]
        self.fields += [(page, note.placed(matrix)) for _, note in others.fields]
        for mark in others.marks:
            self.mark(mark.placed(matrix, page, clip))

    def mark(self, mark: PlacedMark) -> None:
        """Keep how far something reaches, unless nothing of it shows."""
        if mark.box.left <= mark.box.right and mark.box.top <= mark.box.bottom:
            self.marks.append(mark)

    def joined(self) -> "Notes":
        """Make one mark of all that a symbol paints."""
        if self.marks:
            reach = Box.around([point for mark in self.marks for point in ends(mark.box)])
            self.marks = [PlacedMark(0, reach)]
        return self
