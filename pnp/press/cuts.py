"""Cuts: where a knife runs along a ruler.

Every side of a rectangle lies on a line, and one cut serves all sides on its line, as far as nothing else is in the
way: nine cards are cut out with eight cuts, and neighbours of unlike size that lie on one line with one cut for both.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pnp.draw.shapes import Box

__all__ = ["Cut", "straight_cuts"]

_ALIKE = 1e-3
"""Lines that are nearer than this are one line."""


class Cut(NamedTuple):
    """A straight cut: upright or level, where its line lies, and from where to where it runs along it."""

    upright: bool
    at: float
    start: float
    end: float


def straight_cuts(boxes: Sequence[Box], others: Sequence[Box] = ()) -> list[Cut]:
    """Give the cuts around rectangles; they do not run through these, nor through what else lies on the sheet."""
    return [*_along(boxes, others, upright=True), *_along(boxes, others, upright=False)]


def _along(boxes: Sequence[Box], others: Sequence[Box], *, upright: bool) -> list[Cut]:
    # An upright line runs along y and meets x; a level one the other way round.
    across, along = ((0, 2), (1, 3)) if upright else ((1, 3), (0, 2))
    sides = sorted((round(box[side], 3), box[along[0]], box[along[1]]) for box in boxes for side in across)
    cuts: list[Cut] = []
    for at, start, end in sides:
        last = cuts[-1] if cuts else None
        if last and at - last.at <= _ALIKE and not _blocked(at, last.end, start, (*boxes, *others), across, along):
            cuts[-1] = last._replace(end=max(last.end, end))
        else:
            cuts.append(Cut(upright, at, start, end))
    return cuts


def _blocked(
    at: float, start: float, end: float, boxes: Sequence[Box], across: tuple[int, int], along: tuple[int, int]
) -> bool:
    """Whether something lies across a line between two points of it; what only touches the line does not."""
    return any(
        box[across[0]] + _ALIKE < at < box[across[1]] - _ALIKE
        and box[along[0]] < end - _ALIKE
        and box[along[1]] > start + _ALIKE
        for box in boxes
    )
