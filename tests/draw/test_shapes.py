"""Shapes: what is drawn is as round, as wide and as smooth as it should be."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, Rect, hexagon, number, regular, smooth

lengths = st.floats(min_value=-1000, max_value=1000, allow_nan=False)
points = st.tuples(lengths, lengths)


def along(path: Path, steps: int = 200) -> list[Point]:
    """Give points on the curves themselves."""
    found: list[Point] = []
    here = (0.0, 0.0)
    for letter, *n in path.steps:
        if letter == "C":
            (x0, y0), (x1, y1, x2, y2, x3, y3) = here, n
            for i in range(steps + 1):
                t, u = i / steps, 1 - i / steps
                a, b, c, d = u**3, 3 * t * u * u, 3 * t * t * u, t**3
                found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        if n:
            here = (n[-2], n[-1])
    return found


def test_a_circle_is_round_to_three_hundredths_of_a_percent() -> None:
    radii = [math.hypot(x - 30, y + 7) for x, y in along(Circle(30, -7, 12).path())]
    assert max(abs(r / 12 - 1) for r in radii) < 0.0003
    assert max(radii) > min(radii)  # it is a curve that was measured, not its corners


def test_the_corners_of_a_rectangle_are_round() -> None:
    shape = Rect(10, 20, 63, 88, 3)
    path = shape.path()
    assert path.box() == shape.box() == Box(10, 20, 73, 108)
    for x, y in along(path):
        cx, cy = min(max(x, 13), 70), min(max(y, 23), 105)
        assert math.hypot(x - cx, y - cy) == pytest.approx(3, rel=0.0003)


def test_a_corner_is_never_rounder_than_the_rectangle_allows() -> None:
    pill = Rect(0, 0, 20, 6, 50).path()
    assert pill.box() == (0, 0, 20, 6)
    assert pill.steps[0] == ("M", 3, 0)
    assert Rect(1, 2, 3, 4).path().steps == [("M", 1, 2), ("L", 4, 2), ("L", 4, 6), ("L", 1, 6), ("Z",)]


@pytest.mark.parametrize("pointy", [True, False])
@pytest.mark.parametrize("flat", [18, 40.0, 57.3])
def test_a_hexagon_is_as_wide_from_side_to_side_as_asked(flat: float, pointy: bool) -> None:
    corners = hexagon(flat, pointy=pointy).points
    middles = [
        ((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    for (ax, ay), (bx, by) in zip(middles[:3], middles[3:], strict=True):
        assert math.hypot(ax - bx, ay - by) == pytest.approx(flat, abs=1e-12)
    box = hexagon(flat, pointy=pointy).box()
    assert (box.left, box.top) == (0, 0)
    assert min(box.width, box.height) == pytest.approx(flat)
    assert (box.height > box.width) is pointy


def test_a_regular_polygon_begins_at_the_top_and_runs_clockwise() -> None:
    for corner, expected in zip(regular(4, 10, 10, 5).points, [(10, 5), (15, 10), (10, 15), (5, 10)], strict=True):
        assert corner == pytest.approx(expected)
    assert regular(4, 0, 0, 5, 90).points[0] == pytest.approx((5, 0))


@given(st.lists(points, min_size=2, max_size=9), st.booleans())
def test_a_smooth_curve_passes_through_its_points(through: list[Point], closed: bool) -> None:
    path = smooth(through, closed=closed)
    ends = [tuple(numbers[-2:]) for letter, *numbers in path.steps if letter in "MC"]
    assert ends == through + ([through[0]] if closed else [])
    assert (path.steps[-1] == ("Z",)) is closed


def test_a_smooth_curve_has_no_corner_at_its_points() -> None:
    path = smooth([(0, 0), (10, 5), (20, 0), (25, -9)])
    curves = [numbers for letter, *numbers in path.steps if letter == "C"]
    for (_, _, hx, hy, x, y), (nx, ny, *_) in pairwise(curves):
        assert math.atan2(y - hy, x - hx) == pytest.approx(math.atan2(ny - y, nx - x))


def test_one_point_is_no_curve() -> None:
    with pytest.raises(ValueError, match="two points"):
        smooth([(1, 1)])


def test_a_path_is_measured_by_its_handles() -> None:
    path = Path().move(0, 0).curve(0, -5, 10, -5, 10, 0).line(3, 12).close()
    assert path.box() == (0, -5, 10, 12)


def test_a_moved_path_is_scaled_first_and_the_old_one_stays() -> None:
    path = Path(Polygon(((1, 2), (3, 4))).path().steps, winding=True, kept=True)
    moved = path.moved(10, 100, 2)
    assert moved.steps == [("M", 12, 104), ("L", 16, 108), ("Z",)]
    assert moved.winding
    assert moved.kept
    assert path.steps[0] == ("M", 1, 2)


def test_paths_are_equal_by_what_they_draw() -> None:
    square = Rect(0, 0, 1, 1).path()
    assert square == Rect(0, 0, 1, 1).path()
    assert square != Path(square.steps, winding=True)
    assert square != "M0 0"
    with pytest.raises(TypeError):
        hash(square)


def test_a_box_knows_its_measures() -> None:
    box = Box.around([(3, 9), (1, 4), (2, 12)])
    assert box == (1, 4, 3, 12)
    assert (box.width, box.height, box.centre) == (2, 8, (2, 8))
    assert box.grown(1) == (0, 3, 4, 13)


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.5, "1.5"), (100, "100"), (-0.0001, "0"), (0.1 + 0.2, "0.3"), (-2.50, "-2.5")]
)
def test_numbers_are_written_briefly(value: float, text: str) -> None:
    assert number(value) == text


@given(lengths, st.integers(min_value=0, max_value=6))
def test_a_written_number_reads_back_as_near_as_its_digits(value: float, digits: int) -> None:
    text = number(value, digits)
    assert float(text) == pytest.approx(value, abs=0.5000001 * 10**-digits)
    assert text != "-0"
    assert "." not in text or not text.endswith(("0", "."))
