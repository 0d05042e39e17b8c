"""The ships: one row each, the better the larger, with what it can do and what it costs; the first is yours."""

from collections.abc import Sequence

from pnp.draw.canvas import Canvas, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Rect
from pnp.games.carmine.components import Gain
from pnp.games.carmine.engravings import ship as ship_engraving
from pnp.games.carmine.ledger_page.coin import draw_coin
from pnp.games.carmine.ledger_page.look import Look
from pnp.games.carmine.ledger_page.mark import draw_circled
from pnp.games.carmine.ledger_page.seal import draw_seal
from pnp.games.carmine.ledger_page.track import Cell, draw_box, fitting
from pnp.games.carmine.terms import Ship

__all__ = ["draw_ships", "ship_cells"]

_BOX = 6.4
_GAP = 1.4
_TALL = 28.4  # of the engraving, above its waterline


def ship_cells(area: Box, count: int) -> list[Cell]:
    """Lay one box at the left of each row."""
    pitch = (area.height + _GAP) / count
    size = fitting(min(_BOX, pitch - _GAP - 1.0), "ships")
    cells = []
    for i in range(count):
        middle = area.top + i * pitch + (pitch - _GAP) / 2
        cells.append(Cell(i + 1, Box(area.left + 2.6, middle - size / 2, area.left + 2.6 + size, middle + size / 2)))
    return cells


def draw_ships(canvas: Canvas, look: Look, area: Box, cells: Sequence[Cell]) -> None:
    """Draw the rows."""
    pitch = (area.height + _GAP) / len(cells)
    for (number, box), ship in zip(cells, look.ledger.ships, strict=True):
        top = area.top + (number - 1) * pitch
        share = (number - 1) / max(len(cells) - 1, 1)
        _draw_row(canvas, look, Box(area.left, top, area.right, top + pitch - _GAP), box, ship, number, share)


def _draw_row(canvas: Canvas, look: Look, row: Box, box: Box, ship: Ship, number: int, share: float) -> None:
    theme = look.theme
    frame = Rect(row.left, row.top, row.width, row.height, theme.radius)
    canvas.draw(frame, fill=theme.ink("ledger-box"), stroke=theme.pen("line", 0.3))
    with canvas.group(clip=frame):
        _draw_ship(canvas, look, row, share)
    draw_box(canvas, look, box, key=True)
    if number == look.ledger.start.ship:
        draw_circled(canvas, theme, box, number)
    y = (row.top + row.bottom) / 2 - 0.8
    words = look.words.ships
    captions = [(row.left + 38.3, words.movement), (row.left + 51.3, words.hold)]
    _draw_fact(canvas, look, row.left + 36.0, y, "movement", ship.movement)
    _draw_fact(canvas, look, row.left + 48.6, y, "provisions", ship.hold)
    if number == look.ledger.start.ship:
        style = theme.type("ledger-note").resized(10)
        canvas.text(row.right - 10.4, y + style.x_height / 2, words.yours, style, anchor="middle")
    else:
        draw_coin(canvas, look, row.right - 15.2, y, ship.price)
        captions.append((row.right - 15.2, words.price))
        if ship.renown:
            draw_seal(canvas, look, row.right - 5.8, y, Gain("renown", ship.renown), number)
            captions.append((row.right - 5.8, words.renown))
    _draw_captions(canvas, look, row, captions)


def _draw_ship(canvas: Canvas, look: Look, row: Box, share: float) -> None:
    """The engraving, its waves a little above the frame's foot; a small ship does not fill the row."""
    scale = (row.height - 2.6) / _TALL * (0.74 + 0.26 * share)
    canvas.stamp(ship_engraving(look.theme), moving(row.left + 22.0, row.bottom - 1.6, scale))


def _draw_fact(canvas: Canvas, look: Look, x: float, y: float, icon: str, number: int) -> None:
    style = look.theme.type("ledger-number").resized(14)
    stamp_icon(canvas, look.icons, icon, x, y, 5.4, look.theme.ink("line"))
    canvas.text(x + 3.4, y + style.cap_height / 2, str(number), style)


def _draw_captions(canvas: Canvas, look: Look, row: Box, captions: Sequence[tuple[float, str]]) -> None:
    """What the signs mean, along the foot of a row."""
    for x, word in captions:
        canvas.text(x, row.bottom - 1.5, word, look.theme.type("ledger-tiny"), anchor="middle")
