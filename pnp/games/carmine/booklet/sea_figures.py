"""Figures of the sea: pieces of charts on which something is drawn or sailed."""

from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import Figure
from pnp.draw.shapes import Rect
from pnp.games.carmine.booklet.desk import Desk
from pnp.games.carmine.booklet.examples import EXAMPLES
from pnp.games.carmine.booklet.piece import BAND, Piece, draw_piece, place_of
from pnp.games.carmine.booklet.worked import MONSTER, PERIL, ROUTE, step_costs
from pnp.games.carmine.cards.adventure import picture
from pnp.games.carmine.cards.look import look
from pnp.games.carmine.charts import named_chart
from pnp.games.carmine.engravings import cost_rose
from pnp.press.rulebook import draw_badge, draw_caption

__all__ = ["sea_figures"]

_CELL = 6.4
"""Side of a cell in the examples: their signs are then 4.7 mm."""
_SCENE = 33.0
"""Height of a picture."""
_PLACING = ("lines", "turned", "off-lines", "whale", "mirrored", "occupied")
_KEEPING = ("port-shut", "port-open", "current", "strait-shut", "strait-open", "solo-rocks")


def sea_figures(desk: Desk) -> dict[str, Figure]:
    """Give the figures by name."""
    return {
        "waters": Figure(58.0, lambda canvas, width: _draw_waters(canvas, width, desk)),
        "start": Figure(39.5, lambda canvas, width: _draw_start(canvas, width, desk)),
        "placing": Figure(85.0, lambda canvas, width: _draw_examples(canvas, width, _PLACING, "placing", desk)),
        "keeping": Figure(85.0, lambda canvas, width: _draw_examples(canvas, width, _KEEPING, "keeping", desk)),
        "sailing": Figure(76.0, lambda canvas, width: _draw_sailing(canvas, width, desk)),
        "ride": Figure(36.0, lambda canvas, width: _draw_ride(canvas, width, desk)),
        "ashore": Figure(39.5, lambda canvas, width: _draw_ashore(canvas, width, desk)),
        "ambush": Figure(47.0, lambda canvas, width: _draw_ambush(canvas, width, desk)),
        **{f"scene-{name}": Figure(_SCENE, partial(_draw_scene, name=name, desk=desk)) for name in desk.box.adventures},
    }


def _draw_scene(canvas: Canvas, width: float, name: str, desk: Desk) -> None:
    """The picture of a card: the middle of it, which its title and panel leave open there."""
    window = Rect(0, 0, width, _SCENE)
    scale = width / 55
    with canvas.group(clip=window):
        canvas.stamp(picture(name, look(desk.data)), moving(0, -11.5 * scale, scale))
    canvas.draw(window, stroke=desk.theme.pen("line", 0.4))


def _draw_waters(canvas: Canvas, width: float, desk: Desk) -> None:
    """A corner of the first named chart, and beside it what its signs mean."""
    board = named_chart("A1", desk.data).board
    left, top, columns, rows = 6, 0, 8, 7
    text = tuple(row[left : left + columns].replace("=", "#") for row in board.rows[top : top + rows])
    cell = 7.7
    piece = Piece("ABCDEFGHIJKLMNO"[left] + str(top + 1), text)
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    x = piece.width(cell) + 4
    y = BAND
    for sign, key in (
        ("port", "port"),
        ("monolith", "monolith"),
        ("pirates", "pirates"),
        ("gold", "bonus"),
        ("island", "land"),
    ):
        ink = desk.theme.ink("carmine" if sign == "port" else "silhouette")
        stamp_icon(canvas, desk.icons, sign, x + 3.2, y + 4.0, 6.6, ink)
        draw_caption(canvas, x + 8.2, y, width - x - 8.2, desk.label("waters", key), desk, 12)
        y += 10.9


def _draw_start(canvas: Canvas, width: float, desk: Desk) -> None:
    piece = Piece("E6", (".....#.", "..P#..x", "..##..."), home="G7", ways=(("F7", "F7"),))
    cell = (width - BAND) / piece.columns
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    draw_caption(canvas, 0, piece.height(cell) + 0.8, width, desk.label("start", "caption"), desk, 11.5)


def _draw_examples(canvas: Canvas, width: float, names: Sequence[str], figure: str, desk: Desk) -> None:
    """Examples three to a row, each with its verdict and a caption that gives the reason."""
    room = width / 3
    for number, name in enumerate(names):
        example = EXAMPLES[name]
        with canvas.group(moving(number % 3 * room, number // 3 * 43.0)):
            draw_piece(canvas, example.piece, _CELL, desk.theme, desk.icons)
            top = BAND + 4 * _CELL
            draw_badge(canvas, 3.2, top + 4.4, legal=not example.rule, desk=desk)
            draw_caption(canvas, 8.0, top + 0.7, room - 10.0, desk.label(figure, name), desk, 11.4)


def _draw_sailing(canvas: Canvas, width: float, desk: Desk) -> None:
    """The worked route on the left, the rose turned to its wind and the sum on the right."""
    rows = ("##.......", "#P.......", "#......##", "......##M", "......###", ".........", "P........", "###...##.")
    piece = Piece(
        "G7",
        rows,
        drawings=(("peril", PERIL), ("monster", MONSTER)),
        ways=(ROUTE,),
        costs=dict(zip(ROUTE[1:], step_costs(), strict=True)),
    )
    cell = 8.4
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    x = piece.width(cell) + 3
    middle = (x + width) / 2
    with canvas.group(turning(middle, 23.5, 0, 0.98)):
        canvas.stamp(cost_rose(desk.theme), moving(0, 0))
    draw_caption(canvas, x, 45.0, width - x, desk.label("sailing", "rose"), desk, 31)


def _draw_ride(canvas: Canvas, width: float, desk: Desk) -> None:
    """A current of five that is entered at its third cell."""
    current = ("B10", "C10", "D10", "E10", "F10")
    piece = Piece(
        "B9",
        ("......", "......", "...##."),
        drawings=(("current", current),),
        ways=(("C9", "D10"), ("F10", "G9")),
    )
    cell = 7.6
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    draw_caption(canvas, 0, piece.height(cell) + 0.6, width, desk.label("ride", "caption"), desk, 12)


def _draw_ashore(canvas: Canvas, width: float, desk: Desk) -> None:
    """A ship between a shore and a port: what it can reach, and what it cannot."""
    piece = Piece("B5", ("##M#...", "###...g", ".#P..##"), ship="E6", crossed=("E5",))
    cell = (width - BAND) / piece.columns
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    draw_caption(canvas, 0, piece.height(cell) + 0.8, width, desk.label("ashore", "caption"), desk, 11.5)


def _draw_ambush(canvas: Canvas, width: float, desk: Desk) -> None:
    """An ambush behind an island, with the dots of two cannons."""
    piece = Piece(
        "E4",
        ("......", "...#..", "...#..", "......"),
        drawings=(("ambush", ("I5",)),),
        dots=("I6", "J4"),
        ship="F5",
    )
    cell = 7.6
    draw_piece(canvas, piece, cell, desk.theme, desk.icons)
    left, top = place_of(piece.corner)
    (ax, ay), (bx, by) = (
        (BAND + (column - left + 0.5) * cell, BAND + (row - top + 0.5) * cell)
        for column, row in map(place_of, ("F5", "I5"))
    )
    with canvas.group(clip=Rect(BAND, BAND, 6 * cell, 4 * cell)):
        canvas.line(ax + 3.4, ay, bx - 3.6, by, desk.theme.pen("carmine", 0.4, dash=(1.2, 0.8)))
    draw_caption(canvas, 0, piece.height(cell) + 0.6, width, desk.label("ambush", "caption"), desk, 12)
