"""The head of an Adventure Card: row and column in squares cut out of the chart's border, and the plate between them.

The row's square has its degrees at the left and the column's at the top, as the labels stand on the chart. Rocks
carry the solo mark under one of them; an ambush, which has neither line, shows where it goes and what it is.
"""

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Path, Point, Rect
from pnp.draw.theme import Theme
from pnp.draw.type import PT
from pnp.games.carmine.cards.look import Look
from pnp.games.carmine.components import Adventure

__all__ = ["COLUMNS", "SMALLEST_TYPE", "draw_plate", "draw_title", "plate_path"]

COLUMNS = "ABCDEFGHIJKLMNO"
SMALLEST_TYPE = 7.5
"""In points: no type on a card is smaller."""

_SQUARE = 11.5
_STRIP = 1.3
_LEFT, _RIGHT, _TOP = 4.0, 59.0 - _SQUARE, 4.0
_PLATE = Rect(16.5, 4.9, 30.0, 10.2)


def draw_title(canvas: Canvas, card: Adventure, look: Look) -> None:
    """Draw squares and plate."""
    theme, icons, inks = look.theme, look.icons, look.inks(card.kind)
    draw_plate(canvas, _PLATE, card.name, look.words.kinds.of(card.kind).title, card.kind, look)
    for left, is_row in ((_LEFT, True), (_RIGHT, False)):
        _draw_square(canvas, left, theme, is_row=is_row)
    x, y = _LEFT + (_SQUARE + _STRIP) / 2, _TOP + _SQUARE / 2
    column = _RIGHT + _SQUARE / 2, _TOP + (_SQUARE + _STRIP) / 2
    if card.row is not None and card.column is not None:
        _draw_label(canvas, (x, y), str(card.row + 1), theme)
        _draw_label(canvas, column, COLUMNS[card.column], theme)
        if card.solo is not None:
            _draw_solo_mark(canvas, x if card.solo == "row" else column[0], look)
        return
    signs = [f"arrow-{card.arrow}", look.words.kinds.of(card.kind).icon]
    places = [(x, y), column] if card.arrow == "left" else [column, (x, y)]
    for sign, ink, (at, level) in zip(signs, (theme.ink("carmine"), inks.accent), places, strict=True):
        stamp_icon(canvas, icons, sign, at, level, 7.4, ink)


def _draw_square(canvas: Canvas, left: float, theme: Theme, *, is_row: bool) -> None:
    """Draw a square of the chart's border: paper, degrees, lines."""
    canvas.rect(left, _TOP, _SQUARE, _SQUARE, fill=theme.ink("white"))
    pen = theme.pen("line", 0.25)
    degree = theme.pen("degree", _STRIP, dash=(_SQUARE / 4, _SQUARE / 4))
    if is_row:
        middle, edge = left + _STRIP / 2, left + _STRIP
        canvas.line(middle, _TOP + _SQUARE, middle, _TOP, degree)
        canvas.line(edge, _TOP, edge, _TOP + _SQUARE, pen)
        canvas.draw(_ticks(edge, _TOP, upright=True), stroke=theme.pen("line", 0.12))
    else:
        middle, edge = _TOP + _STRIP / 2, _TOP + _STRIP
        canvas.line(left, middle, left + _SQUARE, middle, degree)
        canvas.line(left, edge, left + _SQUARE, edge, pen)
        canvas.draw(_ticks(left, edge, upright=False), stroke=theme.pen("line", 0.12))
    # open to the window's line, closed to the picture
    inner = left + _SQUARE if is_row else left
    corner = [(inner, _TOP), (inner, _TOP + _SQUARE), (left if is_row else left + _SQUARE, _TOP + _SQUARE)]
    canvas.draw(Path().polyline(corner), stroke=theme.pen("card-line", 0.5, join="miter"))


def _ticks(x: float, y: float, *, upright: bool) -> Path:
    """The fine scale beneath the degrees, as on the chart."""
    path = Path(digits=2)
    for i in range(1, 20):
        at, long = _SQUARE * i / 20, 0.75 if i % 5 == 0 else 0.4
        if upright:
            path.move(x, y + at).line(x + long, y + at)
        else:
            path.move(x + at, y).line(x + at, y + long)
    return path


def _draw_label(canvas: Canvas, at: Point, label: str, theme: Theme) -> None:
    """Set a row's number or a column's letter in the middle of its square, by what is seen of it: a J hangs low."""
    style = theme.type("card-line").fitted(label, _SQUARE - _STRIP - 1.9)
    boxes = [style.face.outline(character).box() for character in label]
    middle = (min(box.top for box in boxes) + max(box.bottom for box in boxes)) / 2
    canvas.text(at[0], at[1] - middle * style.size * PT, label, style, anchor="middle")


def _draw_solo_mark(canvas: Canvas, x: float, look: Look) -> None:
    """Draw the mark of the line that solo rocks go by: a lozenge that hangs from the square."""
    theme, y, r = look.theme, _TOP + _SQUARE + 2.1, 2.9
    lozenge = Path().polyline([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], close=True)
    canvas.draw(lozenge, stroke=theme.pen("white", 1.3, join="miter"))
    canvas.draw(lozenge, fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.35, join="miter"))
    style = theme.type("card-solo")
    canvas.text(x, y + style.cap_height / 2, look.words.solo.mark, style, anchor="middle")


def plate_path(plate: Rect, by: float = 0.0) -> Path:
    """Give a plate's outline, its sides drawn out to points; `by` lies that much inside."""
    left, top, right, bottom = plate.box()
    point = 1.3
    return Path().polyline(
        [
            (left + point + by * 0.7, top + by),
            (right - point - by * 0.7, top + by),
            (right - by * 1.2, (top + bottom) / 2),
            (right - point - by * 0.7, bottom - by),
            (left + point + by * 0.7, bottom - by),
            (left + by * 1.2, (top + bottom) / 2),
        ],
        close=True,
    )


def draw_plate(canvas: Canvas, plate: Rect, name: str, kind_title: str, kind: str, look: Look) -> None:
    """Draw the plate with the card's name and, beneath it, its type."""
    theme, middle = look.theme, plate.x + plate.width / 2
    canvas.draw(plate_path(plate), fill=theme.ink("card-plate"), stroke=theme.pen("card-line", 0.4, join="miter"))
    canvas.draw(plate_path(plate, 0.6), stroke=theme.pen("card-line", 0.14, join="miter"))
    room = plate.width - 4.0
    style = theme.type("card-name").fitted(name, room)
    kind_style = theme.type("card-type").inked(look.inks(kind).text).fitted(kind_title, room)
    low = plate.y + plate.height - 1.9
    canvas.text(middle, low, kind_title, kind_style, anchor="middle")
    # the name stands in the middle of what is left above it, and what hangs from it keeps clear of the line below
    above = (plate.y + 0.6 + low - kind_style.cap_height + style.cap_height) / 2
    clear = low - kind_style.face.ascent * kind_style.size * PT - style.face.descent * style.size * PT
    canvas.text(middle, min(above, clear), name, style, anchor="middle")
