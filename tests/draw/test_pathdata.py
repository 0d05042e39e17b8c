"""Path data: SVG's `d`, read as the standard says, and refused with the place of the mistake."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.draw.shapes import Path, Point

numbers = st.floats(min_value=-500, max_value=500).map(lambda value: round(value, 3))


@pytest.mark.parametrize(
    ("d", "steps"),
    [
        ("M1 2L3 4Z", [("M", 1, 2), ("L", 3, 4), ("Z",)]),
        ("m1 2l3 4z", [("M", 1, 2), ("L", 4, 6), ("Z",)]),
        ("M1,2 3,4 5,6", [("M", 1, 2), ("L", 3, 4), ("L", 5, 6)]),
        ("m1 2 3 4 -1 -1", [("M", 1, 2), ("L", 4, 6), ("L", 3, 5)]),
        ("M1-2L.5.25", [("M", 1, -2), ("L", 0.5, 0.25)]),
        ("M1e1 2E-1L+3 4", [("M", 10, 0.2), ("L", 3, 4)]),
        ("M1 1H5V6h-2v-3", [("M", 1, 1), ("L", 5, 1), ("L", 5, 6), ("L", 3, 6), ("L", 3, 3)]),
        ("M0 0H1 2 3", [("M", 0, 0), ("L", 1, 0), ("L", 2, 0), ("L", 3, 0)]),
        ("M1 1C1 2 3 4 5 6c0 1 1 2 2 2", [("M", 1, 1), ("C", 1, 2, 3, 4, 5, 6), ("C", 5, 7, 6, 8, 7, 8)]),
        ("M0 0Q3 6 6 0", [("M", 0, 0), ("C", 2, 4, 4, 4, 6, 0)]),
        ("M1 1q3 6 6 0", [("M", 1, 1), ("C", 3, 5, 5, 5, 7, 1)]),
        ("M5 5l1 0zl0 2", [("M", 5, 5), ("L", 6, 5), ("Z",), ("L", 5, 7)]),
        ("M5 5l1 0zm1 1l1 1", [("M", 5, 5), ("L", 6, 5), ("Z",), ("M", 6, 6), ("L", 7, 7)]),
        (" M 0 0 \n L 1 1 ", [("M", 0, 0), ("L", 1, 1)]),
        ("", []),
    ],
)
def test_path_data_is_read_as_the_standard_says(d: str, steps: list[tuple[str, float]]) -> None:
    found = Path.parse(d).steps
    assert [step[0] for step in found] == [step[0] for step in steps]
    for step, expected in zip(found, steps, strict=True):
        assert step[1:] == pytest.approx(expected[1:])


@pytest.mark.parametrize(
    ("d", "message"),
    [
        ("1 2L3 4", "“1 2” stands before the first command"),
        ("L1 2", "path data begins with M"),
        ("M1 2S3 4 5 6", "“S” is no path command of ours"),
        ("M1 2T3 4", "“T” is no path command of ours"),
        ("M1 2L3", "“L” takes 2 numbers each time, not 1"),
        ("M1e999 2", "a number after “M” is too large"),
        ("M1 2C1 2 3 4 5", "“C” takes 6 numbers each time, not 5"),
        ("M1 2L", "“L” takes 2 numbers each time, not 0"),
        ("M1 2Z3", "“Z” takes 0 numbers each time, not 1"),
        ("M1 2L3 4;5 6", "“;” after “L” does not belong in path data"),
        ("M1 2L#3 4", "“#” after “L” does not belong in path data"),
    ],
)
def test_a_mistake_is_named(d: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Path.parse(d)


def on_curves(path: Path, steps: int = 50) -> list[Point]:
    found: list[Point] = []
    here = (0.0, 0.0)
    for letter, *n in path.steps:
        if letter == "C":
            (x0, y0), (x1, y1, x2, y2, x3, y3) = here, n
            for i in range(steps + 1):
                t, u = i / steps, 1 - i / steps
                a, b, c, d = u**3, 3 * t * u * u, 3 * t * t * u, t**3
                found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        here = (n[-2], n[-1])
    return found


@pytest.mark.parametrize(("large", "sweep"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_an_arc_lies_on_its_circle_and_runs_the_right_way(large: int, sweep: int) -> None:
    """Of the two circles of radius 2 through (2, 0) and (0, 2), and of their two arcs, the flags choose one."""
    path = Path.parse(f"M2 0A2 2 0 {large} {sweep} 0 2")
    centre = (0, 0) if large != sweep else (2, 2)
    found = on_curves(path)
    for x, y in found:
        assert math.hypot(x - centre[0], y - centre[1]) == pytest.approx(2, abs=0.001)
    assert found[-1] == pytest.approx((0, 2))
    # In a plane with y down, sweep is clockwise: the angle grows.
    angles = [math.atan2(y - centre[1], x - centre[0]) for x, y in found]
    turned = sum((b - a + math.pi) % math.tau - math.pi for a, b in pairwise(angles))
    quarter = (1 if sweep else -1) * math.pi / 2
    assert turned == pytest.approx(3 * quarter if large else quarter, abs=0.001)


@pytest.mark.parametrize("degrees", [1, 30, 90, 91, 179, 200, 300, 359])
def test_arcs_of_any_length_lie_on_the_circle(degrees: int) -> None:
    end = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    path = Path.parse(f"M1 0A1 1 0 {int(degrees > 180)} 1 {end[0]} {end[1]}")
    for x, y in on_curves(path):
        assert math.hypot(x, y) == pytest.approx(1, abs=0.001)
    assert len(path.steps) == 1 + math.ceil(degrees / 90)


def test_a_turned_ellipse_satisfies_its_equation() -> None:
    turn = math.radians(30)
    path = Path.parse("m10 20a6 3 30 1 0 4 1")
    found = on_curves(path)
    # Undo the turn and the squash: what is left are points of a unit circle about one centre.
    flat = [
        ((x * math.cos(turn) + y * math.sin(turn)) / 6, (y * math.cos(turn) - x * math.sin(turn)) / 3) for x, y in found
    ]
    xs, ys = [x for x, _ in flat], [y for _, y in flat]
    a, b, c = flat[0], flat[len(flat) // 3], flat[2 * len(flat) // 3]
    d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    squares = [x * x + y * y for x, y in (a, b, c)]
    cx = (squares[0] * (b[1] - c[1]) + squares[1] * (c[1] - a[1]) + squares[2] * (a[1] - b[1])) / d
    cy = (squares[0] * (c[0] - b[0]) + squares[1] * (a[0] - c[0]) + squares[2] * (b[0] - a[0])) / d
    for x, y in zip(xs, ys, strict=True):
        assert math.hypot(x - cx, y - cy) == pytest.approx(1, abs=0.001)
    assert found[-1] == pytest.approx((14, 21))


def test_a_radius_that_is_too_short_grows_as_the_standard_says() -> None:
    for x, y in on_curves(Path.parse("M-3 0A1 1 0 0 1 3 0")):
        assert math.hypot(x, y) == pytest.approx(3, abs=0.001)


def test_an_arc_without_radius_or_length_is_a_line() -> None:
    assert Path.parse("M1 1A0 5 0 0 1 4 4").steps == [("M", 1, 1), ("L", 4, 4)]
    assert Path.parse("M1 1A2 2 0 0 1 1 1").steps == [("M", 1, 1), ("L", 1, 1)]


steps = st.one_of(
    st.tuples(st.just("L"), numbers, numbers),
    st.tuples(st.just("M"), numbers, numbers),
    st.tuples(st.just("C"), numbers, numbers, numbers, numbers, numbers, numbers),
    st.tuples(st.just("Z")),
)


@given(st.tuples(st.just("M"), numbers, numbers), st.lists(steps, max_size=12))
def test_what_is_written_is_read_back(first: tuple[str, float, float], others: list[tuple[str, float]]) -> None:
    path = Path([first, *others])
    again = Path.parse(path.d()).steps
    assert [step[0] for step in again] == [step[0] for step in path.steps]
    for step, expected in zip(again, path.steps, strict=True):
        assert step[1:] == pytest.approx(expected[1:], abs=1e-9)
