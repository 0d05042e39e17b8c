"""Pieces of a chart: a few cells with coasts and places as on a board, and what players have drawn on them.

A piece is written like a board, row by row, with the name of its top left cell; land at its edge runs on beyond it. The
drawings on it are what a neat hand would draw: a sign in each cell and one outline, an arrow for a current, a line with
dots for the ship's way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import atan2, degrees

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.icons import Icons, stamp_icon
from pnp.draw.ink import Ink, Paint, Pen
from pnp.draw.shapes import Path, Point, Rect
from pnp.draw.theme import Theme
from pnp.games.carmine.board import GRID, SIDE, Board, parse_cell
from pnp.games.carmine.cards.look import paler
from pnp.games.carmine.cards.panel import outline_of
from pnp.games.carmine.page.coast import CELL, draw_land, draw_waterlines, trace
from pnp.games.carmine.page.places import draw_bonus_mark, draw_monolith_mark, draw_pirates_mark, draw_port_mark
from pnp.games.carmine.page.relief import draw_relief
from pnp.games.carmine.page.sea import draw_grid
from pnp.masks import cells

__all__ = ["BAND", "Piece", "board_of", "draw_piece", "place_of"]

BAND = 4.0
"""Height of the letters and width of the numbers beside a piece, in mm."""

_LEAST, _SMALL = 4.02, 4.8
"""How large an icon is at least, in mm, and the smallest on a chart of full size."""
_SIGNS = {"monster": "sea-monster", "peril": "peril", "rocks": "rocks", "ambush": "ambush"}
_BONUSES = {"g": "gold", "p": "provisions", "w": "wind"}


@dataclass(frozen=True)
class Piece:
    """Some cells of a chart and what lies on them. Drawings are pairs of kind and cells; a current is in order."""

    corner: str
    rows: tuple[str, ...]
    drawings: tuple[tuple[str, tuple[str, ...]], ...] = ()
    new: tuple[str, tuple[str, ...]] | None = None
    """What has just been drawn, in a bold outline."""
    ways: tuple[tuple[str, ...], ...] = ()
    """The ship's ways, each from where it began."""
    ship: str = ""
    home: str = ""
    crossed: tuple[str, ...] = ()
    costs: Mapping[str, int] = field(default_factory=dict)
    """Numbers beside the steps that end in these cells."""
    dots: tuple[str, ...] = ()
    """The dots of an ambush."""

    @property
    def columns(self) -> int:
        return len(self.rows[0])

    def height(self, cell: float) -> float:
        return BAND + len(self.rows) * cell

    def width(self, cell: float) -> float:
        return BAND + self.columns * cell


def place_of(name: str) -> tuple[int, int]:
    """Give a cell's column and row, from 0 on."""
    return GRID.place(parse_cell(name))


def board_of(piece: Piece, *, beyond: str = "same") -> Board:
    """Give the piece as a board. Beyond it lies `land`, or the `same` as at its edge for one cell and then sea."""
    left, top = place_of(piece.corner)
    masks = dict.fromkeys("#PMxgpw", 0)
    for row in range(SIDE):
        for column in range(SIDE):
            x, y = column - left, row - top
            inside = 0 <= x < piece.columns and 0 <= y < len(piece.rows)
            near_x, near_y = min(max(x, 0), piece.columns - 1), min(max(y, 0), len(piece.rows) - 1)
            sign = piece.rows[near_y][near_x]
            if not inside:
                near = max(abs(x - near_x), abs(y - near_y)) == 1
                wet = sign in ".x" or not near
                sign = "#" if beyond == "land" or not wet else "."
            if sign != ".":
                masks[sign] |= 1 << GRID.cell(column, row)
    land = sum(mask for sign, mask in masks.items() if sign != "x")
    return Board(land, masks["P"], masks["M"], masks["x"], masks["g"], masks["p"], masks["w"])


def draw_piece(canvas: Canvas, piece: Piece, cell: float, theme: Theme, icons: Icons) -> None:
    """Draw a piece with its letters and numbers from the origin on, its cells so many mm wide."""
    left, top = place_of(piece.corner)
    wide, high = piece.columns * cell, len(piece.rows) * cell
    style = theme.type("piece-label")
    for i in range(piece.columns):
        x = BAND + (i + 0.5) * cell
        canvas.text(x, BAND - 1.1, "ABCDEFGHIJKLMNO"[left + i], style, anchor="middle")
    for i in range(len(piece.rows)):
        y = BAND + (i + 0.5) * cell + style.cap_height / 2
        canvas.text(BAND - 1.0, y, str(top + i + 1), style, anchor="end")
    with canvas.group(moving(BAND, BAND)):
        with canvas.group(clip=Rect(0, 0, wide, high)), canvas.group(_onto(left, top, cell)):
            _draw_chart(canvas, piece, cell, theme, icons)
            _Pencil(canvas, theme, icons).draw(piece)
        canvas.rect(0, 0, wide, high, stroke=theme.pen("line", 0.4))


def _onto(left: int, top: int, cell: float) -> tuple[float, float, float, float, float, float]:
    scale = cell / CELL
    return moving(-left * cell, -top * cell, scale)


def _draw_chart(canvas: Canvas, piece: Piece, cell: float, theme: Theme, icons: Icons) -> None:
    board = board_of(piece)
    coast = trace(board)
    left, top = place_of(piece.corner)
    window = Rect(left * CELL, top * CELL, piece.columns * CELL, len(piece.rows) * CELL)
    canvas.draw(window, fill=theme.ink("sea"))
    if board.land:
        draw_waterlines(canvas, coast, theme)
    draw_grid(canvas, theme)
    if board.land:
        draw_land(canvas, coast, theme, partial(_draw_relief, board=board, theme=theme))
    for place in cells(board.pirates):
        draw_pirates_mark(canvas, *_middle(place), theme, icons)
    for place in cells(board.monoliths):
        draw_monolith_mark(canvas, *_middle(place), theme, icons)
    # what is small on a chart grows in a small piece, so that its sign is as large as any
    larger = max(1.0, _LEAST / (_SMALL * cell / CELL))
    for place in cells(board.ports):
        with canvas.group(moving(*_middle(place), larger)):
            draw_port_mark(canvas, 0, 0.9, theme, icons)
    for name in _BONUSES.values():
        for place in cells(getattr(board, name)):
            with canvas.group(moving(*_middle(place), larger)):
                draw_bonus_mark(canvas, 0, 0, theme, icons, name)


def _draw_relief(canvas: Canvas, board: Board, theme: Theme) -> None:
    draw_grid(canvas, theme)
    draw_relief(canvas, board, theme)


def _middle(place: int) -> Point:
    column, row = GRID.place(place)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _at(name: str) -> Point:
    column, row = place_of(name)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


class _Pencil:
    """Who draws on the chart; all lengths are those of a chart at its full size."""

    def __init__(self, canvas: Canvas, theme: Theme, icons: Icons) -> None:
        self.canvas = canvas
        self.theme = theme
        self.icons = icons

    def draw(self, piece: Piece) -> None:
        flags = board_of(piece).pirates
        for kind, names in piece.drawings:
            self._adventure(kind, names, flags, bold=False)
        if piece.new:
            self._adventure(*piece.new, flags, bold=True)
        for name in piece.dots:
            self.canvas.circle(*_at(name), 1.6, fill=self.theme.ink("carmine"), stroke=self.theme.pen("white", 0.5))
        for name in piece.crossed:
            self._cross(name)
        if piece.home:
            x, y = _at(piece.home)
            for ink, width in (("white", 1.8), ("wake", 1.0)):
                self.canvas.circle(x, y, 5.0, stroke=self.theme.pen(ink, width))
        for way in piece.ways:
            self._way(way)
        if piece.ship:
            self._ship(piece.ship)
        self._costs(piece)

    def _adventure(self, kind: str, names: Sequence[str], flags: int, *, bold: bool) -> None:
        canvas, accent = self.canvas, self.theme.ink(f"card-{kind}")
        outline = outline_of(place_of(name) for name in names).moved(0, 0, CELL)
        white = Paint("#FFFFFF")
        tint = Ink(paler(accent.full, 0.86), white, white)
        canvas.draw(outline, fill=tint)
        if bold:
            canvas.draw(outline, stroke=self.theme.pen("white", 2.6))
        canvas.draw(outline, stroke=Pen(accent, 1.3 if bold else 0.5, join="round"))
        if kind == "current":
            self._arrow(names, accent)
            return
        for name in names:
            if flags >> parse_cell(name) & 1:  # a drawing that should not be there hides no pirates
                draw_pirates_mark(canvas, *_at(name), self.theme, self.icons)
            else:
                stamp_icon(canvas, self.icons, _SIGNS[kind], *_at(name), 8.0, accent)

    def _arrow(self, names: Sequence[str], accent: Ink) -> None:
        """A hollow arrow from a round tail to its head: the ship's way is a full line."""
        points = [_at(name) for name in names]
        (ax, ay), (x, y) = points[-2], points[-1]
        for pen in (Pen(accent, 2.4, join="round"), self.theme.pen("white", 1.2)):
            self.canvas.draw(Path().polyline(points), stroke=pen)
        self.canvas.circle(*points[0], 1.9, fill=self.theme.ink("white"), stroke=Pen(accent, 0.8))
        with self.canvas.group(turning(x, y, degrees(atan2(y - ay, x - ax)))):
            head = [(4.4, 0.0), (-2.2, -3.4), (-0.8, 0.0), (-2.2, 3.4)]
            self.canvas.polygon(head, fill=accent)

    def _cross(self, name: str) -> None:
        x, y = _at(name)
        reach = 3.9
        path = Path().move(x - reach, y - reach).line(x + reach, y + reach)
        path.move(x - reach, y + reach).line(x + reach, y - reach)
        for ink, width in (("white", 2.2), ("wake", 1.1)):
            self.canvas.draw(path, stroke=self.theme.pen(ink, width, cap="round"))

    def _way(self, names: Sequence[str]) -> None:
        way = Path().polyline(_at(name) for name in names)
        for ink, width in (("white", 2.6), ("wake", 1.3)):
            self.canvas.draw(way, stroke=self.theme.pen(ink, width, cap="round"))
        self.canvas.circle(*_at(names[0]), 1.8, fill=self.theme.ink("white"), stroke=self.theme.pen("wake", 0.9))
        self.canvas.circle(*_at(names[-1]), 1.7, fill=self.theme.ink("wake"), stroke=self.theme.pen("white", 0.5))

    def _ship(self, name: str) -> None:
        x, y = _at(name)
        self.canvas.circle(x, y, 4.6, fill=self.theme.ink("white"), stroke=self.theme.pen("wake", 0.8))
        stamp_icon(self.canvas, self.icons, "ship", x, y, 7.0, self.theme.ink("wake"))

    def _costs(self, piece: Piece) -> None:
        """Write what each step costs beside it, at the south-east of its middle."""
        style = self.theme.type("piece-cost")
        for way in piece.ways:
            for (ax, ay), name in zip(map(_at, way), way[1:], strict=False):
                if name not in piece.costs:
                    continue
                x, y = _at(name)
                level = ay == y
                mx, my = (ax + x) / 2 + (0 if level else 3.2), (ay + y) / 2 + (-4.0 if level else 3.2)
                self.canvas.circle(mx, my, 3.0, fill=self.theme.ink("white"), stroke=self.theme.pen("wake", 0.5))
                self.canvas.text(mx, my + style.cap_height / 2, str(piece.costs[name]), style, anchor="middle")
