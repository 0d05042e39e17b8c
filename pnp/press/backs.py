"""Backs: where the back of a thing lies, given its front.

Turning a sheet over is a reflection. A point of the front lies, seen from behind, at its mirror image: left and right
change places when the sheet turns over its long edge, top and bottom over its short edge, and a fold is a mirror of its
own. The thing itself is mirrored too when it is looked at from behind. Two mirrors make a turn, so that what is drawn
on the back is never reversed:

    back = mirror of the page · front · mirror of the part

One formula serves all ways of getting a back behind its front, for upright and turned parts of any outline.
"""

from enum import Enum

from pnp.draw.matrix import Matrix, apply, combined
from pnp.draw.shapes import Box, Circle, Path, Polygon, Rect, Shape, Step

__all__ = ["Axis", "apply", "apply_box", "apply_path", "behind", "mirrored", "turned"]


class Axis(Enum):
    """The way a mirror stands on the page."""

    UPRIGHT = "upright"
    """left and right change places"""
    LEVEL = "level"
    """top and bottom change places"""

    def mirror(self, width: float, height: float) -> Matrix:
        """Give the reflection about the middle of a page, or of a part's box."""
        return (-1, 0, 0, 1, width, 0) if self is Axis.UPRIGHT else (1, 0, 0, -1, 0, height)


def behind(front: Matrix, box: Box, mirror: Matrix) -> Matrix:
    """Give the place of a back: `front` places the part whose box this is, `mirror` is the page's."""
    return combined(mirror, combined(front, Axis.UPRIGHT.mirror(box.width, box.height)))


def apply_box(matrix: Matrix, box: Box) -> Box:
    """Give the box of a moved box; the turns are quarter turns."""
    return Box.around([apply(matrix, box.left, box.top), apply(matrix, box.right, box.bottom)])


def apply_path(matrix: Matrix, path: Path) -> Path:
    """Give a moved copy of a path."""
    steps: list[Step] = []
    for letter, *values in path.steps:
        points = zip(values[::2], values[1::2], strict=True)
        steps.append((letter, *(value for x, y in points for value in apply(matrix, x, y))))
    return Path(steps, winding=path.winding)


def mirrored(outline: Shape) -> Shape:
    """Give an outline as it is seen from behind: left and right change places inside its box."""
    if isinstance(outline, Rect | Circle):
        return outline
    box = outline.box()
    mirror = Axis.UPRIGHT.mirror(box.left + box.right, box.height)
    if isinstance(outline, Polygon):
        return Polygon(tuple(apply(mirror, x, y) for x, y in outline.points))
    return apply_path(mirror, outline)


def turned(outline: Shape) -> Shape:
    """Give an outline turned clockwise by a quarter, its box at the origin again."""
    box = outline.box()
    turn: Matrix = (0, 1, -1, 0, box.bottom, -box.left)
    if isinstance(outline, Rect):
        return Rect(0, 0, outline.height, outline.width, outline.r)
    if isinstance(outline, Circle):
        return outline
    if isinstance(outline, Polygon):
        return Polygon(tuple(apply(turn, x, y) for x, y in outline.points))
    return apply_path(turn, outline)
