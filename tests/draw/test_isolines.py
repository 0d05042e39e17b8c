"""Outlines of what is higher than a level."""

import math
from collections.abc import Callable

import pytest

from pnp.draw.curve import flattened, inside
from pnp.draw.isolines import Grid, isolines
from pnp.draw.shapes import Path, Point


def grid_of(height: Callable[[float, float], float], size: int = 41, step: float = 1.0) -> Grid:
    half = (size - 1) * step / 2
    rows = [
        [
            -99.0 if {row, column} & {0, size - 1} else height(column * step - half, row * step - half)
            for column in range(size)
        ]
        for row in range(size)
    ]
    return Grid(-half, -half, step, rows)


def area(path: Path) -> float:
    """What the outlines of a path hold, holes taken off."""
    total = 0.0
    for outline in flattened(path):
        total += sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True))
    return abs(total) / 2


def test_a_cone_has_circles() -> None:
    levels = [-12.0, -8.0, -4.0]
    for level, path in zip(levels, isolines(grid_of(lambda x, y: -math.hypot(x, y)), levels), strict=True):
        (outline,) = flattened(path)
        assert all(math.hypot(*point) == pytest.approx(-level, abs=0.3) for point in outline)
        assert area(path) == pytest.approx(math.pi * level * level, rel=0.05)


def test_a_ring_has_a_hole() -> None:
    (path,) = isolines(grid_of(lambda x, y: -abs(math.hypot(x, y) - 10)), [-3.0])
    assert len(flattened(path)) == 2
    assert area(path) == pytest.approx(math.pi * (13**2 - 7**2), rel=0.05)
    assert inside(flattened(path), 10, 0)
    assert not inside(flattened(path), 0, 0)


def test_higher_levels_lie_within_lower_ones() -> None:
    def hills(x: float, y: float) -> float:
        return math.sin(x / 3) + math.cos(y / 4) + math.sin((x + y) / 5)

    lower, upper = isolines(grid_of(hills), [0.4, 0.9])
    outlines = flattened(lower)
    points: list[Point] = [p for outline in flattened(upper) for p in outline if max(map(abs, p)) < 17]
    assert points
    assert all(inside(outlines, *point) for point in points)


@pytest.mark.parametrize("middle", [1, -1])
def test_saddles_are_decided_by_their_mean(middle: int) -> None:
    rows = [[-9.0] * 4, [-9.0, 1.0, -1.0 + middle, -9.0], [-9.0, -1.0 + middle, 1.0, -9.0], [-9.0] * 4]
    (path,) = isolines(Grid(0, 0, 1, rows), [0.4])
    assert sum(step[0] == "M" for step in path.steps) == (1 if middle > 0 else 2)


def test_specks_are_left_out() -> None:
    cone = grid_of(lambda x, y: -math.hypot(x, y))
    assert not isolines(cone, [-1.2], least=9.0)[0].steps
    assert isolines(cone, [-1.2], least=1.0)[0].steps


def test_lines_are_thinned_but_stay_where_they_are() -> None:
    rough, fine = (isolines(grid_of(lambda x, y: -math.hypot(x, 2 * y)), [-15.0], spare=s)[0] for s in (0.4, 0.0))
    assert len(rough.steps) < len(fine.steps) / 2
    assert area(rough) == pytest.approx(area(fine), rel=0.05)


def test_nothing_is_higher_than_the_highest() -> None:
    assert not isolines(grid_of(lambda x, y: 0.0), [0.5])[0].steps
