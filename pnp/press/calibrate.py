"""Calibration: a page with two sides from which a person reads how far the printer moves the backs.

The front carries crossed millimetre scales, the back arrows at their zero. Held against the light, front towards the
eye, the arrows point at the very numbers that `--back-offset` wants. That fixes which way the scales count. Say the
printer sets backs off by (ex, ey), to the right and down as one looks at the back; the offset that mends it is
(-ex, -ey). Seen through the front, a sheet that is turned over its long edge shows the arrows off by (-ex, ey): the
level scale counts to the right, the upright one up. Turned over the short edge it shows (ex, -ey), and both count the
other way.
"""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.ink import Pen
from pnp.draw.shapes import Path
from pnp.errors import PressError
from pnp.press.look import ACCENT, BOLD, FINE, HAIR, INK, SOFT, UNIT, sans, serif
from pnp.press.options import Backs
from pnp.press.part import Kit, Part, sheet

__all__ = ["ARM", "CENTRE", "calibration_kit", "calibration_part"]

WIDTH, HEIGHT = 180.0, 240.0

CENTRE = (WIDTH / 2, 138.0)
"""Zero of both scales, on the part."""

ARM = 36.0
"""The scales lie this far from the middle, above, below and on both sides: where the arrows end."""

REACH = 10
"""Millimetres that a scale counts either way: more than any printer in working order is off."""

_TITLE = serif(20, "Semibold", spacing=1.6)
_TEXT = sans(10)
_NUMBER = sans(8)
_TICK = Pen(INK, 0.15)


def calibration_kit(backs: Backs = Backs.DUPLEX, used: tuple[float, float] = (0.0, 0.0)) -> Kit:
    """Give the calibration page alone; `used` is the back offset with which it will be printed."""
    return Kit("Calibration", "calibrate", (calibration_part(backs, used),), cover=False)


def calibration_part(backs: Backs, used: tuple[float, float] = (0.0, 0.0)) -> Part:
    """Give the calibration page for a printer that turns the paper this way."""
    if not backs.duplex:
        raise PressError("there is nothing to calibrate: only backs that are printed on the other side can be off")
    front, back = partial(_front, backs, used), partial(_back, backs)
    return sheet("calibration", WIDTH, HEIGHT, front, back, group="calibration", title="Calibration")


def _front(backs: Backs, used: tuple[float, float], canvas: Canvas) -> None:
    _heading(canvas, "front", backs)
    last = "Print with  --back-offset DX,DY  from now on: all backs and their marks are moved by that much."
    if any(used):
        offset = f"{used[0]:g},{used[1]:g}"
        last = f"This page was printed with  --back-offset {offset} : add DX and DY to these two numbers."
    steps = (
        "Print this page on both sides, as you print the kit, and hold it against the light, this side towards you.",
        "The arrows of the other side point at DX above and below, and at DY on the left and right, in millimetres.",
        last,
    )
    y = 33.0
    for number, text in enumerate(steps, 1):
        canvas.text(0, y, str(number), serif(11, "Semibold", ACCENT))
        y = canvas.paragraph(4 * UNIT, y, WIDTH - 6, text, _TEXT) + UNIT
    right, down = (1, -1) if backs is Backs.DUPLEX else (-1, 1)
    for name, turn, sign in (("DX", False, right), ("DY", True, down)):
        for far in (-1, 1):
            _scale(canvas, name, turn, sign, far)
    with canvas.group(moving(*CENTRE)):
        canvas.text(0, -3, "DX  ________  mm", sans(11), anchor="middle")
        canvas.text(0, 6, "DY  ________  mm", sans(11), anchor="middle")
    _rings(canvas)
    note = "If the rings in the corners are off by other amounts than the arrows, the paper went in askew: print again."
    canvas.text(WIDTH / 2, HEIGHT - 4, note, sans(8, ink=SOFT), anchor="middle")


def _back(backs: Backs, canvas: Canvas) -> None:
    _heading(canvas, "back", backs)
    canvas.paragraph(
        0, 33, WIDTH, "Turn the sheet over and hold it against the light: it is read from the front.", _TEXT
    )
    x, y = CENTRE
    pen = Pen(ACCENT, FINE)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        tip = (x + ARM * dx, y + ARM * dy)
        canvas.line(x + 14 * dx, y + 14 * dy, *tip, pen)
        # The head is hollow on the side of the tip, so that the tick behind it shows.
        base = (tip[0] - 4 * dx, tip[1] - 4 * dy)
        head = Path().polyline([(base[0] - dy, base[1] + dx), tip, (base[0] + dy, base[1] - dx)])
        canvas.draw(head, stroke=pen)
    _rings(canvas)


def _heading(canvas: Canvas, side: str, backs: Backs) -> None:
    canvas.line(0, 0.3, WIDTH, 0.3, Pen(INK, BOLD))
    canvas.text(0, 13, "CALIBRATION", _TITLE)
    canvas.text(WIDTH - 0.5, 13, side, serif(14, ink=ACCENT, italic=True), anchor="end")
    canvas.text(
        0, 20, f"how far the printer moves the backs · paper turned over its {backs.flip} edge", sans(9, ink=SOFT)
    )
    canvas.line(0, 24, WIDTH, 24, Pen(INK, FINE))


def _scale(canvas: Canvas, name: str, upright: bool, sign: int, far: int) -> None:
    """Draw one scale, `far` above (-1) or below (1) the middle, or left or right of it."""
    ticks = Path()

    def at(along: float, out: float) -> tuple[float, float]:
        """Give a place on the part, by millimetres along the scale and outwards from its base."""
        across = far * (ARM + out)
        dx, dy = (across, along) if upright else (along, across)
        return CENTRE[0] + dx, CENTRE[1] + dy

    for half in range(-2 * REACH, 2 * REACH + 1):
        length = 7.0 if half == 0 else 5.0 if half % 10 == 0 else 3.5 if half % 2 == 0 else 1.8
        ticks.move(*at(half / 2, 0)).line(*at(half / 2, length))
    canvas.draw(ticks.move(*at(-REACH, 0)).line(*at(REACH, 0)), stroke=_TICK)
    middle = _NUMBER.cap_height / 2
    for value in range(-REACH, REACH + 1, 5):
        x, y = at(sign * value, 9.0)
        canvas.text(x, y + middle, f"{value}".replace("-", "−"), _NUMBER, anchor="middle")
    x, y = at(0, 15.0)
    canvas.text(x, y + middle, name, sans(11, "Semibold", ACCENT), anchor="middle")


def _rings(canvas: Canvas) -> None:
    """Draw a ring and a cross in each corner of the field, on both sides at the same places."""
    xs, ys = (8.0, WIDTH - 8.0), (CENTRE[1] - 76, CENTRE[1] + 84)
    for y in ys:
        canvas.line(xs[0] + 8, y, xs[1] - 8, y, HAIR)
    for x in xs:
        canvas.line(x, ys[0] + 8, x, ys[1] - 8, HAIR)
        for y in ys:
            canvas.circle(x, y, 4, stroke=Pen(INK, 0.15))
            canvas.line(x - 6, y, x + 6, y, Pen(INK, 0.15))
            canvas.line(x, y - 6, x, y + 6, Pen(INK, 0.15))
