"""Places: what is printed on the cells of a board. Ports with their names, monoliths, pirates, and rich land."""

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import GRID as GRID_OF_ICONS
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Pen
from pnp.draw.shapes import Path
from pnp.draw.theme import Theme
from pnp.games.carmine.board import GRID, SIDE, Chart
from pnp.games.carmine.page.coast import CELL
from pnp.masks import cells

__all__ = ["draw_bonus_mark", "draw_monolith_mark", "draw_pirates_mark", "draw_places", "draw_port_mark"]

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
    for cell, name in chart.port_names().items():
        _draw_name(canvas, *_middle(cell), name, theme)


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


def _draw_name(canvas: Canvas, x: float, y: float, name: str, theme: Theme) -> None:
    """A paper ribbon with the port's name under its disc, kept inside the map."""
    style = theme.type("port")
    half = style.width(name) / 2 + 1.5
    x = min(max(x, half + 0.5), _EDGE - half - 0.5)
    top, bottom, notch = y + 2.75, y + 5.35, 0.75
    middle = (top + bottom) / 2
    ribbon = Path().polyline(
        [
            (x - half, top),
            (x + half, top),
            (x + half - notch, middle),
            (x + half, bottom),
            (x - half, bottom),
            (x - half + notch, middle),
        ],
        close=True,
    )
    canvas.draw(ribbon, fill=theme.ink("paper"), stroke=theme.pen("line", 0.22, join="miter"))
    canvas.text(x, middle + style.face.x_height * style.size * 0.3528 / 2 + 0.08, name, style, anchor="middle")
