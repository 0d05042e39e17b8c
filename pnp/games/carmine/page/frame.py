"""The chart's frame: degrees in black and white, and the letters and numbers that name the cells."""

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.ink import Pen
from pnp.draw.shapes import Path, Rect
from pnp.draw.theme import Theme
from pnp.games.carmine.board import SIDE
from pnp.games.carmine.engravings import corner_star
from pnp.games.carmine.page.coast import CELL

__all__ = ["FRAME", "draw_frame"]

FRAME = 9.0
"""Width of the frame around the map, in mm."""

_EDGE = SIDE * CELL
_BAND_OUT, _BAND_IN = 7.9, 5.9  # the degrees lie between these distances from the map
_TICK = 0.12
_LABEL = 3.05  # middle of the letters


def draw_frame(canvas: Canvas, theme: Theme) -> None:
    """Draw the frame around the map, whose corner is the origin."""
    ring = Rect(-FRAME, -FRAME, _EDGE + 2 * FRAME, _EDGE + 2 * FRAME).path().add(Rect(0, 0, _EDGE, _EDGE).path())
    canvas.draw(ring, fill=theme.ink("paper"))
    for side in range(4):
        # the north side, turned about the middle of the map
        with canvas.group(turning(_EDGE / 2, _EDGE / 2, 90 * side)), canvas.group(moving(-_EDGE / 2, -_EDGE / 2)):
            _draw_side(canvas, theme)
    _draw_labels(canvas, theme)
    outer = FRAME - theme.bold * 0.7
    bold = Pen(theme.ink("line"), theme.bold * 1.4)
    canvas.rect(-outer, -outer, _EDGE + 2 * outer, _EDGE + 2 * outer, stroke=bold)
    for out, width in ((_BAND_OUT, 0.2), (_BAND_IN, 0.2), (0.0, 0.45)):
        canvas.rect(-out, -out, _EDGE + 2 * out, _EDGE + 2 * out, stroke=theme.pen("line", width))
    star = corner_star(theme, 5.2)
    for x in (-FRAME / 2 + 0.45, _EDGE + FRAME / 2 - 0.45):
        for y in (-FRAME / 2 + 0.45, _EDGE + FRAME / 2 - 0.45):
            half = _BAND_OUT / 2
            canvas.rect(x - half, y - half, 2 * half, 2 * half, fill=theme.ink("paper"), stroke=theme.pen("line", 0.25))
            canvas.rect(x - half + 0.6, y - half + 0.6, 2 * half - 1.2, 2 * half - 1.2, stroke=theme.pen("line", 0.15))
            canvas.stamp(star, moving(x, y))


def _draw_side(canvas: Canvas, theme: Theme) -> None:
    """Draw one side's degrees, two to a cell and every other one dark, and the fine scale beneath them.

    All of them are dashed lines: as wide as the band, or as the ticks are long.
    """
    degree, band = CELL / 2, _BAND_OUT - _BAND_IN
    middle = -(_BAND_OUT + _BAND_IN) / 2
    canvas.line(0, middle, _EDGE, middle, theme.pen("degree", band, dash=(degree, degree)))
    for reach, gap in ((0.5, CELL / 10), (0.9, CELL / 2)):
        middle = -_BAND_IN + reach / 2
        canvas.line(-_TICK / 2, middle, _EDGE + _TICK / 2, middle, theme.pen("line", reach, dash=(_TICK, gap - _TICK)))
    bars = Path()
    for i in range(1, SIDE):
        bars.move(i * CELL, 0).line(i * CELL, -_BAND_IN)
    canvas.draw(bars, stroke=theme.pen("line", 0.2))


def _draw_labels(canvas: Canvas, theme: Theme) -> None:
    style = theme.type("label")
    drop = style.cap_height / 2
    for i in range(SIDE):
        middle = (i + 0.5) * CELL
        for at in (-_LABEL, _EDGE + _LABEL):
            canvas.text(middle, at + drop - 0.1, "ABCDEFGHIJKLMNO"[i], style, anchor="middle")
            canvas.text(at, middle + drop, str(i + 1), style, anchor="middle")
