"""The ocean of a sheet: the tiles of a layout in their places, small, each with the name of its slot on a tablet.

The setup plan shows the tiles of a setup, a layout sheet shows the bare slots. Tablets lie on the lowest corner of a
tile, where nothing is printed, and are drawn last: they reach over the frames of the tiles below.
"""

from collections.abc import Iterator
from math import sqrt

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Path
from pnp.games.diluvium.layout import Layout
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.sheets.head import LEFT, RIGHT, WIDTH
from pnp.games.diluvium.tiles.backs import draw_cost
from pnp.games.diluvium.tiles.frame import draw_frame
from pnp.games.diluvium.tiles.hexes import FLAT, R, field
from pnp.games.diluvium.tiles.small import MOST

__all__ = ["draw_bare_city", "draw_bare_slot", "draw_tablet", "height_of", "spread"]

_GAP = 0.5
"""Between two tiles."""
_WIDEST = 40.0
_TABLET = 4.2
"""The height of a tablet."""


def spread(layout: Layout, top: float, bottom: float) -> tuple[float, Iterator[tuple[int, float, float]]]:
    """Give the scale of a layout's tiles, as large as the room allows, and where the middle of each slot lies."""
    xs = [q + r / 2 for q, r in layout.places]
    rows = [r for _, r in layout.places]
    across, down = max(xs) - min(xs) + 1, max(rows) - min(rows)
    wide = min((RIGHT - LEFT) / across, (bottom - top) / _tall(down), _WIDEST)
    step = wide * sqrt(3) / 2
    left = (WIDTH - across * wide) / 2 + wide / 2
    first = (top + bottom - down * step) / 2
    places = (
        (slot, left + (x - min(xs)) * wide, first + (row - min(rows)) * step)
        for slot, (x, row) in enumerate(zip(xs, rows, strict=True))
    )
    return (wide - _GAP) / FLAT, places


def height_of(layout: Layout) -> float:
    """Give how high a layout is when it is as wide as the page."""
    xs = [q + r / 2 for q, r in layout.places]
    rows = [r for _, r in layout.places]
    return min((RIGHT - LEFT) / (max(xs) - min(xs) + 1), _WIDEST) * _tall(max(rows) - min(rows))


def _tall(down: int) -> float:
    """Give the height of so many rows and one more, in widths of a tile."""
    return down * sqrt(3) / 2 + 2 / sqrt(3)


def draw_tablet(
    canvas: Canvas, said: str, x: float, y: float, scale: float, known: Look, *, city: bool = False
) -> None:
    """Write on a tablet over the lowest corner of the tile about a place; its ends are notched like a Roman one's."""
    theme = known.theme
    style = theme.type("slot")
    middle = y + R * scale - 1.5
    half, high = style.width(said) / 2 + 2.1, _TABLET / 2
    ends = [(half, -high), (half - 0.9, 0.0), (half, high), (-half, high), (-half + 0.9, 0.0), (-half, -high)]
    outline = Path().polyline([(x + dx, middle + dy) for dx, dy in ends], close=True)
    canvas.draw(outline, fill=theme.ink("paper"), stroke=theme.pen("terracotta" if city else "line", 0.35))
    canvas.text(x, middle + style.cap_height / 2, said, style, anchor="middle")


def _stamp_bare(canvas: Canvas, x: float, y: float, scale: float, known: Look) -> None:
    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=field(0)):
            canvas.draw(field(), fill=known.theme.ink("paper"))
            draw_frame(canvas, "", known, 0)
        canvas.draw(field(0), stroke=known.theme.pen("line", 0.5))

    canvas.stamp(Symbol("diluvium bare tile", field(0).box().grown(0.5), draw), moving(x, y, scale))


def draw_bare_slot(canvas: Canvas, cost: int | None, x: float, y: float, scale: float, known: Look) -> None:
    """Draw a slot whose tile is turned up, whichever it is: its cost alone, if it is known."""
    _stamp_bare(canvas, x, y, scale, known)
    if cost is not None:
        with canvas.group(moving(x, y - 2.0 * scale, scale * MOST)):
            draw_cost(canvas, cost, known, plain=True)


def draw_bare_city(canvas: Canvas, x: float, y: float, scale: float, known: Look) -> None:
    """Draw the slot of a City, whosever it is."""
    _stamp_bare(canvas, x, y, scale, known)
    stamp_icon(canvas, known.icons, "city", x, y - 3.0 * scale, 30.0 * scale, known.theme.ink("terracotta"))
