"""Places: what is printed on the cells of a board. Ports with their names, monoliths, pirates, and rich land."""

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import GRID as GRID_OF_ICONS
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Pen
from pnp.draw.shapes import Box
from pnp.draw.theme import Theme
from pnp.games.carmine.board import GRID, SIDE, Chart
from pnp.games.carmine.page.coast import CELL
from pnp.masks import cells

__all__ = [
    "draw_bonus_mark",
    "draw_monolith_mark",
    "draw_pirates_mark",
    "draw_places",
    "draw_port_mark",
    "name_ribbons",
]

_EDGE = SIDE * CELL


def draw_places(canvas: Canvas, chart: Chart, theme: Theme, icons: Icons) -> None:
    """Draw everything that stands on the cells, the ports' names last."""
    board = chart.board
    for mask, draw in (
        (board.pirates, draw_pirates_mark),
        (board.monoliths, draw_monolith_mark),
        (board.ports, draw_port_mark),
    ):
        for cell in cells(mask):
            draw(canvas, *_middle(cell), theme, icons)
    for name in ("gold", "provisions", "wind"):
        for cell in cells(getattr(board, name)):
            draw_bonus_mark(canvas, *_middle(cell), theme, icons, name)
    for ribbon in name_ribbons(chart, theme):
        ribbon.draw(canvas, theme)


def _middle(cell: int) -> tuple[float, float]:
    column, row = GRID.place(cell)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def draw_port_mark(canvas: Canvas, x: float, y: float, theme: Theme, icons: Icons) -> None:
    """An anchor in a disc."""
    y -= 0.9
    canvas.circle(x, y, 3.75, fill=theme.ink("white"), stroke=theme.pen("disc-rim", 0.25))
    canvas.circle(x, y, 3.25, fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.3))
    stamp_icon(canvas, icons, "port", x, y, 4.9, theme.ink("on-disc"))


def draw_monolith_mark(canvas: Canvas, x: float, y: float, theme: Theme, icons: Icons) -> None:
    """Three standing stones on a clearing."""
    stones, scale = icons["monolith"], 8.4 / GRID_OF_ICONS
    with canvas.group(moving(x - 4.2, y - 4.2, scale)):
        for shape, width in ((stones.fill, 0.0), (stones.stroke, stones.width)):
            if shape.steps:
                halo = theme.pen("halo", width + 1.5 / scale, cap="round")
                canvas.draw(shape, stroke=halo)
    stamp_icon(canvas, icons, "monolith", x, y, 8.4, theme.ink("silhouette"))


def draw_pirates_mark(canvas: Canvas, x: float, y: float, theme: Theme, icons: Icons, *, framed: bool = True) -> None:
    """A black flag in a cell of its own."""
    if framed:
        half = CELL / 2 - 0.55
        pen = Pen(theme.ink("line"), 0.28, (1.0, 0.7))
        canvas.rect(x - half, y - half, 2 * half, 2 * half, r=theme.radius, fill=theme.ink("white"), stroke=pen)
    stamp_icon(canvas, icons, "pirates", x, y, 7.8, theme.ink("silhouette"))


def draw_bonus_mark(canvas: Canvas, x: float, y: float, theme: Theme, icons: Icons, name: str) -> None:
    """What is found there, in a white disc with a double rim."""
    canvas.circle(x, y, 3.95, fill=theme.ink("white"), stroke=theme.pen("line", 0.3))
    canvas.circle(x, y, 3.45, stroke=theme.pen("line", 0.15))
    stamp_icon(canvas, icons, name, x, y, 4.8, theme.ink("silhouette"))


@dataclass(frozen=True, slots=True)
class NameRibbon:
    """A paper ribbon that carries a port's name, under the port's disc."""

    name: str
    box: Box

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        left, top, right, bottom = self.box
        middle, notch = (top + bottom) / 2, 0.75
        corners = [
            (left, top),
            (right, top),
            (right - notch, middle),
            (right, bottom),
            (left, bottom),
            (left + notch, middle),
        ]
        canvas.polygon(corners, fill=theme.ink("paper"), stroke=theme.pen("line", 0.22, join="miter"))
        style = theme.type("port")
        canvas.text((left + right) / 2, middle + style.x_height / 2 + 0.08, self.name, style, anchor="middle")


def name_ribbons(chart: Chart, theme: Theme) -> Iterator[NameRibbon]:
    """Lay a ribbon under every port, inside the map, and rather off than on a mark in the next cell."""
    style = theme.type("port")
    marks = chart.board.monoliths | chart.board.bonuses
    for cell, name in chart.port_names().items():
        x, y = _middle(cell)
        half = style.width(name) / 2 + 1.5
        column, _ = GRID.place(cell)
        west = column > 0 and bool(marks >> (cell - 1) & 1)
        east = column < SIDE - 1 and bool(marks >> (cell + 1) & 1)
        x += (west - east) * max(0.0, half - 5.0)
        x = min(max(x, half + 0.5), _EDGE - half - 0.5)
        yield NameRibbon(name, Box(x - half, y + 2.75, x + half, y + 5.35))
