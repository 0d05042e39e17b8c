"""The setup plan: the whole continent of a code on one page, where the Boats lie, and what else is laid out.

It is for the standard continent and for one that grew from a seed alike, so that a table can be laid without a word of
explanation, and laid again from the code in its corner.
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.setting import set_text
from pnp.draw.shapes import Box, regular
from pnp.games.mu.places import SLOTS, SPACES
from pnp.games.mu.setup import MuSetup
from pnp.games.mu.sheets.continent_map import draw_map, draw_mark, draw_slot
from pnp.games.mu.sheets.head import BELOW, BOTTOM, HEIGHT, LEFT, RIGHT, WIDTH, draw_head, sheet_hand
from pnp.games.mu.sheets.words import SheetLook, fill, sheet_look
from pnp.games.mu.survey import land_beside
from pnp.games.mu.tiles.look import TileLook, tile_look
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["draw_plan", "plan_part"]

_NAME = "setup-plan"
_ROW = 5.6
_LEGEND = 8.4
_COLUMNS = (0.0, 17.0, 62.0)
_MIDDLE = 104.0
"""Where the table of the seats ends, and the words begin."""


def plan_part(setup: MuSetup, data: Templates) -> Part:
    """Give the plan of a setup."""
    front = partial(draw_plan, setup=setup, data=data)
    return sheet(_NAME, WIDTH, HEIGHT, front, group=_NAME, title="Setup Plan")


def draw_plan(canvas: Canvas, setup: MuSetup, data: Templates) -> None:
    """Draw the page."""
    known, look = sheet_look(data), tile_look(data)
    words, charter = known.text.plan, setup.charter
    draw_head(canvas, words.title, words.subtitle, words.sheet, _NAME, setup, known)
    table = max(_ROW * (charter.players + 1), 24.0)
    top = BOTTOM - 6.5 - table
    box = Box(LEFT, BELOW + 2.0, RIGHT, top - _LEGEND - 1.5)
    draw_map(canvas, charter.continent, charter.bays, charter.first, box, look)
    _draw_legend(canvas, box.bottom + _LEGEND / 2 + 0.6, known, look)
    _draw_seats(canvas, setup, top, known)
    _draw_words(canvas, setup, Box(LEFT + _MIDDLE, top, RIGHT, BOTTOM - 6.5), known)


def _draw_legend(canvas: Canvas, y: float, known: SheetLook, look: TileLook) -> None:
    """Draw the signs of the map with their names, in a row."""
    theme, names = known.theme, known.text.plan.legend
    style = theme.type("sheet-text")
    wide = (RIGHT - LEFT) / len(names)
    for i, name in enumerate(names):
        x = LEFT + (i + 0.5) * wide - (style.width(name) + 7.0) / 2 + 3.0
        if i == 0:
            draw_mark(canvas, x, y, 0, True, look, 1.7)
        elif i == 1:
            draw_mark(canvas, x, y + 0.8, 0, False, look, 1.9)
        elif i < 4:
            draw_slot(canvas, x, y, 4.4, i == 2, look)
        else:
            pen = look.theme.pen("bay-line", 0.4, dash=(1.0, 0.7))
            canvas.draw(regular(6, x, y, 2.9), fill=look.theme.ink("bay"), stroke=pen)
        canvas.text(x + 4.2, y + style.x_height / 2, name, style)


def _draw_seats(canvas: Canvas, setup: MuSetup, top: float, known: SheetLook) -> None:
    """Draw the table of the Boats."""
    theme, words, charter = known.theme, known.text.plan, setup.charter
    bays = dict(zip(dict.fromkeys(charter.bays), "ABCD", strict=False))
    for x, head in zip(_COLUMNS, words.heads, strict=True):
        canvas.text(LEFT + x, top + 3.9, head, theme.type("sheet-hint"))
    for seat, bay in enumerate(charter.bays):
        y = top + _ROW * (seat + 1)
        canvas.line(LEFT, y, LEFT + _MIDDLE - 5.0, y, theme.pen("sheet-edge" if seat == 0 else "rule", 0.25))
        base = y + 4.0
        spaces = ", ".join(SPACES[space] for space in sorted(land_beside(bay, charter.continent)))
        canvas.text(LEFT + 1.0, base, str(seat), theme.type("sheet-strong"))
        if seat == charter.first:
            stamp_icon(canvas, known.icons, "renown", LEFT + 6.5, base - 1.2, 4.4, theme.ink("sheet-accent"))
        canvas.text(LEFT + _COLUMNS[1], base, fill(words.bay, bay=bays[bay]), theme.type("sheet-text"))
        canvas.text(LEFT + _COLUMNS[2], base, spaces, theme.type("sheet-strong"), fit=_MIDDLE - _COLUMNS[2] - 6.0)


def _draw_words(canvas: Canvas, setup: MuSetup, box: Box, known: SheetLook) -> None:
    """Say what is laid out besides."""
    words, numbers = known.text.plan, setup.box.numbers
    lava = sum(not slot.endswith("out") for slot in SLOTS)
    said = fill(words.how, lava=lava, left=len(SLOTS) - lava)
    more = fill(
        words.pieces,
        settlers=numbers.settlers,
        villages=numbers.villages,
        moai=numbers.moai,
        actions=numbers.actions,
        prayers=numbers.prayers,
        fissures=numbers.fissures,
    )
    hand = sheet_hand(known, 7.6)
    y = set_text(canvas, said, box, hand)
    set_text(canvas, more, box._replace(top=y + 1.0), hand)
