"""Ornament: rays, scales, steps and bodies are where they should be."""

import math

import pytest

from pnp.draw.curve import flattened, inside
from pnp.draw.ornament import around, blob, both, burst, dots, ellipse, rays, scales, star, stepped, tube
from pnp.draw.shapes import Box, Path


def ends(path: Path) -> list[tuple[float, float]]:
    return [(float(step[-2]), float(step[-1])) for step in path.steps if len(step) > 1]


def test_places_on_a_circle_begin_at_the_top_and_run_clockwise() -> None:
    assert around(10, 20, 5, 4) == [
        pytest.approx((10, 15)),
        pytest.approx((15, 20)),
        pytest.approx((10, 25)),
        pytest.approx((5, 20)),
    ]


def test_a_dot_is_a_line_of_no_length() -> None:
    path = dots([(1, 2), (3, 4)])
    assert [step[0] for step in path.steps] == ["M", "L", "M", "L"]
    assert path.box().height == 2


def test_rays_of_a_whole_circle_do_not_meet_and_those_of_a_part_reach_both_its_ends() -> None:
    whole = rays(0, 0, 1, 10, 8)
    assert len({(round(x, 6), round(y, 6)) for x, y in ends(whole)}) == 16
    half = ends(rays(0, 0, 0, 10, 3, -90, 90))[1::2]
    assert half == [pytest.approx((-10, 0)), pytest.approx((0, -10)), pytest.approx((10, 0))]


def test_a_burst_takes_its_share_of_the_circle() -> None:
    def size(path: Path) -> float:
        return sum(
            abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(p, [*p[1:], p[0]], strict=True))) / 2
            for p in flattened(path)
        )

    assert size(burst(0, 0, 0, 10, 60, 0.25)) == pytest.approx(math.pi * 100 / 4, rel=0.01)


def test_no_scale_shows_what_the_next_row_covers() -> None:
    r = 4.0
    path = scales(Box(0, 0, 40, 20), r, 3)
    rows = sorted({round(y, 3) for y in (r * 0.5 * row for row in range(12))})
    for x, y in ends(path):
        # the discs of the row below a bow's own, which lie half a bow aside
        below = [
            (centre, row)
            for number, row in enumerate(rows)
            for centre in ((r if number % 2 else 0.0) + 2 * r * k for k in range(-1, 7))
            if row > y + r * 0.999
        ]
        assert all(math.hypot(x - cx, y - cy) > r - 0.02 for cx, cy in below)


def test_a_stepped_frame_is_upright_symmetrical_and_fills_its_box() -> None:
    frame = stepped(Box(10, 20, 50, 44), 2, 2)
    points = ends(frame)
    assert frame.box() == Box(10, 20, 50, 44)
    assert len(points) == 20
    assert {(60 - x, y) for x, y in points} == set(points) == {(x, 64 - y) for x, y in points}
    around_it = zip(points, [*points[1:], points[0]], strict=True)
    assert all((ax == bx) != (ay == by) for (ax, ay), (bx, by) in around_it)


def test_a_star_has_its_points_on_one_circle_and_its_notches_on_another() -> None:
    radii = [round(math.hypot(x - 3, y - 4), 6) for x, y in ends(star(3, 4, 5, 6, 0.4))]
    assert radii == [5, 2] * 6


def test_both_halves_mirror_each_other() -> None:
    half = Path().move(1, 0).curve(2, 1, 3, 2, 4, 0)
    assert both(half, 5).steps == [*half.steps, ("M", 9, 0), ("C", 8, 1, 7, 2, 6, 0)]


def test_a_tube_is_as_wide_as_it_is_told_at_its_ends_and_its_middle() -> None:
    outline = flattened(tube([(0, 0), (10, 0), (20, 0)], 2, 6, 2, count=9))
    for x, half in ((0.5, 1.0), (10, 3.0), (19.5, 1.0)):
        assert inside(outline, x, half - 0.15)
        assert not inside(outline, x, half + 0.25)


def test_an_ellipse_and_a_blob_are_closed() -> None:
    for path in (ellipse(1, 2, 3, 4), blob((0, 0), (4, 0), (4, 4))):
        assert path.steps[-1] == ("Z",)
    assert ellipse(1, 2, 3, 4).box() == Box(-2, -2, 4, 6)
