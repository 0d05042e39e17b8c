"""The border of a board: degrees in black and white as around the chart, and a star in each corner."""

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.shapes import Box, Path
from pnp.draw.theme import Theme
from pnp.games.carmine.engravings import corner_star
from pnp.press.part import BLEED

__all__ = ["draw_border"]


def draw_border(
    canvas: Canvas,
    width: float,
    height: float,
    theme: Theme,
    *,
    margin: float = 2.2,
    band: float = 1.7,
    star: float = 7.0,
) -> Box:
    """Draw a border on paper and give what it leaves open."""
    canvas.rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, fill=theme.ink("paper"))
    deep = margin + 0.6 + band
    for turn, x, y, long in (
        (0, 0.0, 0.0, width),
        (90, width, 0.0, height),
        (180, width, height, width),
        (270, 0.0, height, height),
    ):
        with canvas.group(turning(x, y, turn)), canvas.group(moving(margin + star, 0)):
            _draw_side(canvas, long - 2 * (margin + star), margin + 0.6, band, theme)
    bold = margin + theme.bold / 2
    canvas.rect(bold, bold, width - 2 * bold, height - 2 * bold, stroke=theme.pen("line", theme.bold, join="miter"))
    canvas.rect(deep, deep, width - 2 * deep, height - 2 * deep, stroke=theme.pen("line", 0.25, join="miter"))
    for x in (margin + star / 2, width - margin - star / 2):
        for y in (margin + star / 2, height - margin - star / 2):
            canvas.stamp(corner_star(theme, star), moving(x, y))
    return Box(deep, deep, width - deep, height - deep)


def _draw_side(canvas: Canvas, long: float, out: float, band: float, theme: Theme) -> None:
    """Draw one side's degrees, an odd number so that both ends are dark, and the fine scale beneath them."""
    count = max(3, round(long / 4.5) // 2 * 2 + 1)
    degree = long / count
    canvas.line(0, out + band / 2, long, out + band / 2, theme.pen("degree", band, dash=(degree, degree)))
    ticks = Path(digits=2)
    for i in range(4 * count + 1):
        ticks.move(i * degree / 4, out + band).line(i * degree / 4, out + band + (0.9 if i % 4 == 0 else 0.5))
    canvas.draw(ticks, stroke=theme.pen("line", 0.12))
