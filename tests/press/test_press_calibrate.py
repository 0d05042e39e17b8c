"""What a person reads off the calibration page is what `--back-offset` wants."""

import pytest
from pdftrace import trace_pdf
from presskit import demo_kit

from pnp.draw.log import LogCanvas
from pnp.draw.shapes import Box
from pnp.errors import PressError
from pnp.press.calibrate import ARM, calibration_kit
from pnp.press.options import Backs, PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.paper import Paper
from pnp.press.plan import make_plan
from pnp.press.printing import make_pdf

Point = tuple[float, float]


def arrows(backs: Backs, paper: Paper, offset: Point) -> Point:
    """Where the arrows of the back cross, on the back page of the file."""
    kit = calibration_kit(backs)
    behind = trace_pdf(make_pdf(kit, PrintOptions(paper=paper, backs=backs, back_offset=offset)))[1]
    tips = [points for _, _, points in behind.strokes if len(points) == 3]  # the heads: side, tip, side
    assert len(tips) == 4
    box = Box.around([points[1] for points in tips])
    assert (box.width, box.height) == pytest.approx((2 * ARM, 2 * ARM), abs=0.01)
    return box.centre


def seen_from_the_front(point: Point, backs: Backs, paper: Paper) -> Point:
    x, y = point
    return (paper.width - x, y) if backs is Backs.DUPLEX else (x, paper.height - y)


def scales(backs: Backs, paper: Paper) -> tuple[dict[int, float], dict[int, float]]:
    """Where the numbers of the level and the upright scale stand on the front page."""
    canvas = LogCanvas()
    draw_pages(make_plan(calibration_kit(backs), PrintOptions(paper=paper, backs=backs)), canvas)
    level: dict[int, float] = {}
    upright: dict[int, float] = {}
    numbers = [
        t for t in canvas.texts if t.page == 1 and t.text.replace("−", "-").lstrip("-").isdigit() and t.size == 8
    ]
    assert len(numbers) == 20
    rows = [round(t.box.centre[1], 2) for t in numbers]
    for text in numbers:
        x, y = text.box.centre
        value = int(text.text.replace("−", "-"))
        if rows.count(round(y, 2)) >= 5:  # a level scale has its five numbers in a row
            level[value] = x
        else:
            upright[value] = text.corners[0][1]
    return level, upright


def read(scale: dict[int, float], at: float) -> float:
    """Read a scale at a place, as a person does: by the numbers that stand there."""
    per_mm = (scale[10] - scale[-10]) / 20
    return (at - scale[0]) / per_mm


@pytest.mark.parametrize("error", [(0.8, -1.3), (-2.0, 0.4), (0.0, 0.0)])
@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT])
@pytest.mark.parametrize("paper", list(Paper))
def test_the_offset_that_is_read_puts_the_back_where_it_belongs(paper: Paper, backs: Backs, error: Point) -> None:
    """A printer sets every back off by `error`, as one looks at the back."""
    level, upright = scales(backs, paper)
    assert abs(level[10] - level[-10]) == pytest.approx(20, abs=0.01)
    x, y = arrows(backs, paper, (0, 0))
    zero = seen_from_the_front((x, y), backs, paper)
    seen = seen_from_the_front((x + error[0], y + error[1]), backs, paper)
    # the upright scale's numbers stand on their own baselines: compare with where zero is printed
    read_offset = (read(level, seen[0]), read(upright, upright[0] + seen[1] - zero[1]))
    assert level[0] == pytest.approx(zero[0], abs=0.3)  # a minus sign shifts a number's middle, never zero's
    assert read_offset == pytest.approx((-error[0], -error[1]), abs=0.05)
    again = arrows(backs, paper, read_offset)
    printed = (again[0] + error[0], again[1] + error[1])
    assert seen_from_the_front(printed, backs, paper) == pytest.approx(zero, abs=0.05)


@pytest.mark.parametrize("backs", [Backs.DUPLEX, Backs.DUPLEX_SHORT])
def test_the_arrows_point_at_zero_when_nothing_is_off(backs: Backs) -> None:
    ahead = trace_pdf(make_pdf(calibration_kit(backs), PrintOptions(backs=backs)))[0]
    zero_ticks = [line for line in ahead.lines if length(line) == pytest.approx(7, abs=0.01)]
    assert len(zero_ticks) == 4
    tick_feet = Box.around([end for line in zero_ticks for end in line])
    seen = seen_from_the_front(arrows(backs, Paper.A4, (0, 0)), backs, Paper.A4)
    assert tick_feet.centre == pytest.approx(seen, abs=0.01)


def length(line: tuple[Point, Point]) -> float:
    (ax, ay), (bx, by) = line
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def test_a_page_printed_with_an_offset_says_to_add_to_it() -> None:
    canvas = LogCanvas()
    plan = make_plan(demo_kit(), PrintOptions(parts=("calibration",), back_offset=(0.5, -0.25)))
    draw_pages(plan, canvas)
    assert any("0.5,-0.25" in text.text and "add" in text.text for text in canvas.texts)


@pytest.mark.parametrize("backs", [Backs.FOLD, Backs.NONE])
def test_there_is_nothing_to_calibrate_without_duplex(backs: Backs) -> None:
    with pytest.raises(PressError, match="nothing to calibrate"):
        calibration_kit(backs)
    assert not any("Calibration" in side.titles for side in make_plan(demo_kit(), PrintOptions(backs=backs)).pages)
