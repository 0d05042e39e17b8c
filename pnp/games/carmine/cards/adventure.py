"""A whole Adventure Card: border, picture, head, panel, foot."""

from functools import cache

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import stamp_icon
from pnp.draw.ink import Pen
from pnp.draw.shapes import Box, Rect
from pnp.draw.wording import named
from pnp.errors import TemplateError
from pnp.games.carmine.cards.foot import draw_foot, draw_row, row_hand
from pnp.games.carmine.cards.frame import WINDOW, draw_window_line, frame
from pnp.games.carmine.cards.look import Look, look
from pnp.games.carmine.cards.panel import draw_panel, draw_panel_ground
from pnp.games.carmine.cards.title import draw_title
from pnp.games.carmine.components import Adventure
from pnp.games.carmine.engravings.adventures import scene
from pnp.templates import Templates

__all__ = ["draw_adventure", "picture"]

_SCENE = Box(0, 0, 55, 70)
_AMBUSH_PANEL = Rect(6.6, 47.5, 49.8, 24.2, 1.5)
_MARK = 6.9
"""A cell of the ambush's drawing."""


def draw_adventure(canvas: Canvas, card: Adventure, data: Templates) -> None:
    """Draw the front of a card, its top left corner at the origin."""
    known = look(data)
    canvas.stamp(frame(card.kind, known), moving(0, 0))
    canvas.draw(WINDOW, fill=known.theme.ink("card-plate"))
    with canvas.group(clip=WINDOW):
        canvas.stamp(picture(card.id, known), moving(WINDOW.x, WINDOW.y))
        draw_foot(canvas, card, known)
        draw_title(canvas, card, known)
    if card.cells:
        draw_panel(canvas, card, known)
    else:
        _draw_ambush_panel(canvas, card, known)
    draw_window_line(canvas, known)


def picture(name: str, known: Look) -> Symbol:
    """Give the card's picture, engraved once however often it is printed."""
    return Symbol(f"card picture {name}", _SCENE, lambda canvas: _plate(name).draw(canvas, known.pictures))


@cache
def _plate(name: str) -> Plate:
    try:
        engrave = scene(name)
    except (ModuleNotFoundError, AttributeError) as error:  # a card of a player's own, or one named as a module is
        raise TemplateError(f"there is no picture for the card {name}") from error
    plate = Plate()
    engrave(plate)
    return plate


def _draw_ambush_panel(canvas: Canvas, card: Adventure, known: Look) -> None:
    """Draw what is marked on the neighbour's chart: the sign, and places for dots around it, and where it may lie."""
    theme, inks = known.theme, known.inks(card.kind)
    draw_panel_ground(canvas, _AMBUSH_PANEL, known)
    left, top = _AMBUSH_PANEL.x + 2.6, _AMBUSH_PANEL.y + (_AMBUSH_PANEL.height - 3 * _MARK) / 2
    dots = theme.pen("card-grid", 0.26, dash=(0.001, _MARK / 8), cap="round")
    for k in range(4):
        canvas.line(left + k * _MARK, top, left + k * _MARK, top + 3 * _MARK, dots)
        canvas.line(left, top + k * _MARK, left + 3 * _MARK, top + k * _MARK, dots)
    middle = left + 1.5 * _MARK, top + 1.5 * _MARK
    canvas.rect(left + _MARK, top + _MARK, _MARK, _MARK, fill=theme.ink("white"), stroke=Pen(inks.accent, 0.6))
    stamp_icon(canvas, known.icons, known.words.kinds.of(card.kind).icon, *middle, 5.4, inks.accent)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if dx or dy:
                x, y = middle[0] + dx * _MARK, middle[1] + dy * _MARK
                is_set = (dx, dy) in ((1, 0), (-1, 1))  # as with two cannons
                pen = theme.pen("carmine", 0.3, dash=() if is_set else (0.4, 0.35))
                canvas.circle(x, y, 1.0, fill=theme.ink("carmine" if is_set else "white"), stroke=pen)
    x = (left + 3 * _MARK + 1.2 + _AMBUSH_PANEL.x + _AMBUSH_PANEL.width - 1.0) / 2
    lines = known.words.ambush.lines
    y = _AMBUSH_PANEL.y + _AMBUSH_PANEL.height / 2 - (len(lines) - 1) * 5.8 / 2
    for line in lines:
        said = named(line, {"sight": known.box.ledger.ambush.sight}, "card-text.toml")
        draw_row(canvas, said, x, y, 23.0, row_hand(inks.accent, known))
        y += 5.8
