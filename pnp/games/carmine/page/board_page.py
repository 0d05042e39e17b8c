"""The Adventure Board as a page: title, map, legend. Made for A4 and Letter alike, 196 x 262 mm, nothing to cut."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.fiducials import fiducials
from pnp.draw.field import Field
from pnp.draw.icons import Icons
from pnp.draw.shapes import Box, Rect
from pnp.draw.theme import Theme
from pnp.games.carmine.board import SIDE, Chart, cell_name
from pnp.games.carmine.engravings import draw_game_line, draw_ribbon_title, serpent, ship
from pnp.games.carmine.page.coast import CELL, draw_land, draw_waterlines, trace
from pnp.games.carmine.page.frame import FRAME, draw_frame
from pnp.games.carmine.page.legend import Legend, draw_legend, draw_signature
from pnp.games.carmine.page.places import draw_places
from pnp.games.carmine.page.relief import draw_relief
from pnp.games.carmine.page.sea import draw_grid, draw_sea
from pnp.games.carmine.sheets.words import fill, sheet_text
from pnp.templates import Templates

__all__ = ["HEIGHT", "WIDTH", "draw_board_page", "draw_map"]

WIDTH, HEIGHT = 196.0, 262.0
_MAP = SIDE * CELL
_LEFT = (WIDTH - _MAP) / 2
_INSET = 0.6  # of a field within its cell
_TOP = 41.4  # of the map itself, inside the frame


def draw_board_page(canvas: Canvas, chart: Chart, label: str, code: str, data: Templates) -> None:
    """Draw the page, its top left corner at the origin; `label` is the face's name, or the seed that gave the board."""
    theme = data.read("carmine/theme.toml", Theme)
    icons = Icons.of(data)
    fiducials(canvas, Box(0, 0, WIDTH, HEIGHT))
    _draw_title(canvas, chart, label, theme)
    with canvas.group(moving(_LEFT, _TOP)):
        draw_map(canvas, chart, theme, icons)
        _ask_cells(canvas, data)
    left, width = _LEFT - FRAME, _MAP + 2 * FRAME
    with canvas.group(moving(left, _TOP + _MAP + FRAME + 6.4)):
        legend = data.read("carmine/legend.toml", Legend)
        draw_legend(canvas, width, legend, f"board {label}", code, theme, icons)
    with canvas.group(moving(left, HEIGHT - 1.2)):
        draw_signature(canvas, width, theme)


def _ask_cells(canvas: Canvas, data: Templates) -> None:
    """Ask for a field in every cell of the map, in reading order."""
    words = sheet_text(data).form
    for cell in range(SIDE * SIDE):
        row, column = divmod(cell, SIDE)
        name = cell_name(cell)
        box = Box(column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL).grown(-_INSET)
        label = fill(words.cell, cell=name)
        canvas.field(Field(f"map.{name}", box, label, longest=1, size=17, align="middle", bold=True))


def _draw_title(canvas: Canvas, chart: Chart, label: str, theme: Theme) -> None:
    middle = WIDTH / 2
    draw_game_line(canvas, theme, middle, 4.0, "Carmine Archipelago")
    draw_ribbon_title(canvas, theme, middle, 5.8, 114, chart.name)
    style = theme.type("subtitle")
    line = f"Chart {label}, with its ports and pirates, as told by those who came home"
    canvas.text(middle, 30.4, line, style, anchor="middle", fit=112)
    canvas.stamp(ship(theme), moving(24.0, 28.6))
    canvas.stamp(serpent(theme), moving(WIDTH - 24.0, 28.6))


def draw_map(canvas: Canvas, chart: Chart, theme: Theme, icons: Icons) -> None:
    """Draw the map and its frame, the corner of cell A1 at the origin."""
    coast = trace(chart.board)
    with canvas.group(clip=Rect(0, 0, _MAP, _MAP)):
        canvas.rect(0, 0, _MAP, _MAP, fill=theme.ink("sea"))
        waterways = draw_sea(canvas, chart, theme)
        draw_waterlines(canvas, coast, theme)
        waterways.draw(canvas)
        draw_grid(canvas, theme)
        draw_land(canvas, coast, theme, partial(_draw_lie_of_the_land, chart=chart, theme=theme))
        draw_places(canvas, chart, theme, icons)
    draw_frame(canvas, theme)


def _draw_lie_of_the_land(canvas: Canvas, chart: Chart, theme: Theme) -> None:
    draw_grid(canvas, theme)  # again, since the land has covered it
    draw_relief(canvas, chart.board, theme)
