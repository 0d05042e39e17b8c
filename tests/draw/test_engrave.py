"""The engraver's lines: as wide as they say, where they say, and inside what they shade."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw.canvas import Page
from pnp.draw.curve import Curve, flattened
from pnp.draw.engrave import (
    Patch,
    Plate,
    bezier,
    contours,
    cross_hatch,
    cut,
    cut_through,
    grain,
    hatch,
    stipple,
    stroke,
    tick,
)
from pnp.draw.ink import ink
from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Circle, Path, Point, Polygon, Rect
from pnp.draw.theme import Theme

L_SHAPE = Polygon(((0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10)))


def width_at(path: Path, x: float) -> float:
    """Measure how tall a level line is at x."""
    heights: list[float] = []
    for outline in flattened(path, 60):
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
            if (ax <= x) != (bx <= x):
                heights.append(ay + (by - ay) * (x - ax) / (bx - ax))
    return max(heights) - min(heights) if heights else 0.0


def signed_area(outline: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)) / 2


def test_a_cut_is_as_wide_as_stated_in_its_middle_and_at_its_ends() -> None:
    line = cut((0, 0), (3, 0), (6, 0), (9, 0), 0.3, head=0.1, tail=0.2)
    assert width_at(line, 4.5) == pytest.approx(0.3, abs=0.003)
    assert width_at(line, 0.001) == pytest.approx(0.1, abs=0.003)
    assert width_at(line, 8.999) == pytest.approx(0.2, abs=0.003)


def test_a_cut_without_head_and_tail_is_pointed() -> None:
    line = cut((0, 0), (3, 0), (6, 0), (9, 0), 0.3)
    assert width_at(line, 0.02) < 0.02
    assert width_at(line, 8.98) < 0.02


def test_a_cut_and_a_bezier_go_through_their_four_points() -> None:
    points: list[Point] = [(0, 0), (1, 1.5), (2, 1.0), (3, -0.5)]
    for s, (x, y) in zip((1 / 3, 2 / 3), points[1:3], strict=True):
        path = bezier(points)
        place = flattened(path, 3)[0][round(3 * s)]
        assert place == pytest.approx((x, y))
    middle = flattened(cut_through(points, 0.0), 3)[0][1]
    assert middle == pytest.approx(points[1])


def test_a_tick_is_blunt_where_it_begins_and_pointed_where_it_ends() -> None:
    line = tick((0, 0), (4, 0), 0.2)
    assert width_at(line, 0.001) == pytest.approx(0.2, abs=0.001)
    assert width_at(line, 2) == pytest.approx(0.1, abs=0.001)
    assert width_at(line, 3.999) < 0.001


def test_a_stroke_has_the_width_that_its_function_states() -> None:
    line = stroke([(0, 0), (5, 0), (10, 0)], lambda t: 0.2 + 0.4 * t, 11)
    for x in (1, 4, 7, 9):
        assert width_at(line, x) == pytest.approx(0.2 + 0.04 * x, abs=0.01)


@given(st.floats(0, 360), st.floats(0.5, 9), st.floats(0.05, 0.5))
def test_all_lines_run_the_same_way_round(angle: float, length: float, width: float) -> None:
    """Otherwise two that cross would cancel out in one winding path."""
    a = math.radians(angle)
    x, y = length * math.cos(a), length * math.sin(a)
    for path in (
        tick((0, 0), (x, y), width),
        cut((0, 0), (x / 3, y / 3), (x / 1.5, y / 1.5), (x, y), width),
        stroke([(0, 0), (x, y)], width, 3),
    ):
        assert signed_area(flattened(path)[0]) > 0


@pytest.mark.parametrize("angle", [0, 30, 45, 90, 137])
def test_hatching_stays_inside_its_shape(angle: float) -> None:
    gap, width = 0.5, 0.1
    for x, y in (place for outline in flattened(hatch(L_SHAPE, angle, gap, width)) for place in outline):
        near = 0.06  # half a line's width
        assert -near <= x <= 10 + near
        assert -near <= y <= 10 + near
        assert not (x > 4 + near and y > 4 + near)


def test_hatching_covers_its_shape_and_leaves_holes_open() -> None:
    ring = Circle(0, 0, 5).path().add(Circle(0, 0, 3).path())
    outlines = flattened(hatch(ring, 0, 0.5, 0.1))
    places = [place for outline in outlines for place in outline]
    assert all(math.hypot(x, y) > 2.9 for x, y in places)
    assert {round(y) for _, y in places} >= {-4, 0, 4}
    across = [outline for outline in outlines if abs(outline[0][1]) < 0.2]
    assert len(across) == 2, "the line through the middle is parted by the hole"


def test_an_inset_and_a_reach_keep_hatching_off_the_edges() -> None:
    places = [p for o in flattened(hatch(Rect(0, 0, 10, 5), 0, 0.5, 0.1, inset=1, reach=0.5)) for p in o]
    assert min(x for x, _ in places) == pytest.approx(1, abs=0.01)
    assert max(x for x, _ in places) == pytest.approx(5, abs=0.01)


def test_cross_hatching_lays_two_sets() -> None:
    shape = Rect(0, 0, 6, 6)
    one = len(hatch(shape, 20, 0.5, 0.1).steps)
    other = len(hatch(shape, 80, 0.5, 0.1).steps)
    assert len(cross_hatch(shape, 20, 0.5, 0.1).steps) == one + other


def test_contours_run_beside_their_curve() -> None:
    arc = Curve.arc(0, 0, 10, -60, 60, pieces=90)
    radii = [math.hypot(x, y) for o in flattened(contours(arc, 0.5, 3, 0.02)) for x, y in o]
    assert min(radii) == pytest.approx(8.5, abs=0.05)
    assert max(radii) == pytest.approx(9.5, abs=0.05)


def test_stipple_stays_inside_and_thins_out_where_it_is_told() -> None:
    dots = [outline[0] for outline in flattened(stipple(L_SHAPE, 0.4, density=lambda x, y: x / 10))]
    assert all(0 <= x <= 10 and 0 <= y <= 10 and not (x > 4 and y > 4) for x, y in dots)
    band = [x for x, y in dots if y < 4]
    assert sum(x > 5 for x in band) > 2 * sum(x < 5 for x in band)


def test_a_patch_meets_its_four_edges() -> None:
    top, bottom = Curve.through((0, 0), (5, -1), (10, 0)), Curve.through((1, 8), (5, 6), (9, 8))
    left, right = Curve.through((0, 0), (2, 4), (1, 8)), Curve.through((10, 0), (12, 4), (9, 8))
    patch = Patch(top, bottom, left, right)
    for t in (0, 0.3, 0.7, 1):
        assert patch.at(t, 0) == pytest.approx(top.at(t))
        assert patch.at(t, 1) == pytest.approx(bottom.at(t))
        assert patch.at(0, t) == pytest.approx(left.at(t))
        assert patch.at(1, t) == pytest.approx(right.at(t))


def test_the_tremor_of_the_hand_is_the_same_for_ever() -> None:
    assert grain(3, 1) == pytest.approx(-0.8573828380822124)
    assert grain(7, -2, 9) == pytest.approx(0.2343519414935038)
    values = [grain(1, i) for i in range(2000)]
    assert -1 <= min(values) < -0.98
    assert 0.98 < max(values) <= 1
    assert abs(sum(values) / len(values)) < 0.05


def test_a_plate_joins_neighbours_in_one_ink_and_keeps_their_order() -> None:
    plate = Plate()
    for i in range(50):
        plate.cuts(tick((i, 0), (i, 1), 0.1))
    plate.area(Rect(0, 0, 5, 5), "white")
    for i in range(50):
        plate.cuts(tick((i, 0), (i, 1), 0.1))
    for i in range(50):
        plate.lines(Path().move(0, i).line(1, i), 0.2)
    canvas = LogCanvas()
    plate.draw(canvas, Theme({"line": ink("#112233"), "white": ink("#FFFFFF")}, {}))
    group, *painted = canvas.finish().splitlines()
    assert group.startswith("group")
    assert [line.split("fill ")[-1][:7] for line in painted[:3]] == ["#112233", "#FFFFFF", "#112233"]
    assert len(painted) == 4
    assert "of 200 steps" in painted[0]
    assert "of 100 steps" in painted[3]


def test_a_curve_knows_its_length_and_its_left() -> None:
    arc = Curve.arc(0, 0, 10, 0, 90, pieces=90)
    assert arc.length == pytest.approx(5 * math.pi, rel=1e-3)
    assert arc.at(0.5) == pytest.approx((10 * math.sin(math.pi / 4), -10 * math.cos(math.pi / 4)), abs=1e-2)
    assert Curve([(0, 0), (10, 0)]).left(0.5, 2) == pytest.approx((5, -2))
    assert Curve([(0, 0), (10, 0)]).at(1.2) == pytest.approx((12, 0))
    with pytest.raises(ValueError, match="two points"):
        Curve([(0, 0)])


def test_an_inlay_is_the_same_picture_scaled_and_moved() -> None:
    theme = Theme(inks={"line": ink("#000000"), "land": ink("#EAD9B0")}, types={})
    small, large = Plate(), Plate()
    small.area(Rect(0.3, 0.6, 3, 3), "land", 0.3)
    large.inlay(small, 12, 24, 2.0)
    whole = Plate()
    whole.area(Rect(12.6, 25.2, 6, 6), "land", 0.6)
    logs = []
    for plate in (large, whole):
        canvas = LogCanvas()
        with canvas.page(Page(40, 40)):
            plate.draw(canvas, theme)
        logs.append(canvas.finish())
    assert logs[0] == logs[1]
