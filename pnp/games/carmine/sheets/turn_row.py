"""One turn of the voyage sheet: box and number, the card with its lines and its shape or gain, three winds, the die.

A row is 90 mm wide and as high as the sheet has room for; everything stands about its middle line. Row and column are
squares of the chart's border, as on the cards: the row with its degrees at the left, the column with them on top.
"""

from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.field import Field, Mark
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path
from pnp.draw.type import PT
from pnp.games.carmine.cards.foot import draw_row, gain_words, row_hand
from pnp.games.carmine.cards.look import Look
from pnp.games.carmine.cards.title import COLUMNS
from pnp.games.carmine.components import Adventure, Smooth
from pnp.games.carmine.deck import Dice
from pnp.games.carmine.sheets.shape import draw_shape
from pnp.games.carmine.sheets.words import FormText, SheetText, VoyageText, fill
from pnp.games.carmine.winds import DIRECTIONS

__all__ = ["DICE", "HEADS", "ROW_WIDTH", "TICK", "Turn", "draw_turn"]

ROW_WIDTH = 90.0
TICK = 5.6
"""The side of the box to tick, in mm."""

HEADS = (0.0, 8.2, 37.2, 54.4, 75.1, 87.1)
"""Where the six headings of a row stand: the first two begin there, the others have their middle there."""

DICE = 66.2
"""Where the dice begin."""

_NAME, _SQUARES, _SHAPE, _WINDS, _DIE = 8.2, 34.0, 43.4, 69.5, 87.0
_NAME_ROOM = 24.4
_SQUARE, _STRIP = 6.2, 0.8
_SHAPE_ROOM = 21.6
_WIND, _PITCH = 5.2, 5.6
_POWERS = {"monsters": ("sea-monster",), "pirates": ("pirates",), "any": ("sea-monster", "pirates")}


class Turn(NamedTuple):
    """What happens: its number, the card's id, and the dice; the two first cards have none."""

    number: int
    card: str
    dice: Dice | None


def draw_turn(canvas: Canvas, turn: Turn, x: float, y: float, height: float, look: Look, text: SheetText) -> None:
    """Draw a row, its top left corner at (x, y)."""
    middle = y + height / 2
    words = text.voyage
    _draw_tick(canvas, turn, x, middle, look, text.form)
    if turn.card in look.box.smooth:
        _draw_smooth(canvas, look.box.smooth[turn.card], x, middle, look, words)
    else:
        _draw_adventure(canvas, look.box.adventures[turn.card], x, middle, height, look)
    if turn.dice is not None:
        _draw_dice(canvas, turn.dice, x, middle, look)
    elif turn.card in look.box.adventures:
        _draw_advice(canvas, look.box.adventures[turn.card], x, middle, look, words)


def _draw_tick(canvas: Canvas, turn: Turn, x: float, middle: float, look: Look, words: FormText) -> None:
    """Draw the number, and the box beneath it."""
    theme, style = look.theme, look.theme.type("sheet-number")
    top = middle - (style.cap_height + 1.4 + TICK) / 2
    label = str(turn.number) if turn.dice else "I" * turn.number
    canvas.text(x + TICK / 2 + 0.3, top + style.cap_height, label, style, anchor="middle")
    canvas.rect(
        x + 0.3, top + style.cap_height + 1.4, TICK, TICK, r=0.9, fill=theme.ink("white"), stroke=theme.pen("line", 0.3)
    )
    name = f"voyage.turn-{turn.number}" if turn.dice else f"voyage.first-{turn.number}"
    said = fill(words.over, turn=turn.number) if turn.dice else fill(words.drawn, number=turn.number)
    left, top = x + 0.3, top + style.cap_height + 1.4
    canvas.field(Field(name, Box(left, top, left + TICK, top + TICK).grown(-0.2), said, Mark.TICK))


def _draw_name(
    canvas: Canvas, name: str, kind: str, title: str, icon: str, x: float, middle: float, look: Look
) -> None:
    """Set the card's name, and beneath it its type with its sign."""
    theme = look.theme
    canvas.text(x + _NAME, middle - 0.9, name, theme.type("sheet-name"), fit=_NAME_ROOM)
    stamp_icon(canvas, look.icons, icon, x + _NAME + 2.3, middle + 3.2, 4.6, look.inks(kind).accent)
    style = theme.type("sheet-kind").inked(look.inks(kind).text)
    canvas.text(x + _NAME + 5.6, middle + 3.2 + style.x_height / 2 + 0.1, title, style, fit=_NAME_ROOM - 5.6)


def _draw_adventure(canvas: Canvas, card: Adventure, x: float, middle: float, height: float, look: Look) -> None:
    kind = look.words.kinds.of(card.kind)
    _draw_name(canvas, card.name, card.kind, kind.title, kind.icon, x, middle, look)
    if card.row is None or card.column is None:
        return
    left = x + _SQUARES
    _draw_square(canvas, left, middle - _SQUARE - 0.25, str(card.row + 1), look, is_row=True)
    _draw_square(canvas, left, middle + 0.25, COLUMNS[card.column], look, is_row=False)
    if card.solo is not None:
        level = middle + (-1 if card.solo == "row" else 1) * (_SQUARE / 2 + 0.25)
        _draw_solo_mark(canvas, left + _SQUARE + 1.5, level, look)
    half = height / 2 - 1.1
    draw_shape(canvas, card, Box(x + _SHAPE, middle - half, x + _SHAPE + _SHAPE_ROOM, middle + half), look)


def _draw_square(canvas: Canvas, left: float, top: float, label: str, look: Look, *, is_row: bool) -> None:
    """Draw a square of the chart's border with a row's number or a column's letter."""
    theme = look.theme
    canvas.rect(left, top, _SQUARE, _SQUARE, fill=theme.ink("white"))
    degree = theme.pen("degree", _STRIP, dash=(_SQUARE / 4, _SQUARE / 4))
    if is_row:
        canvas.line(left + _STRIP / 2, top + _SQUARE, left + _STRIP / 2, top, degree)
        canvas.line(left + _STRIP, top, left + _STRIP, top + _SQUARE, theme.pen("line", 0.15))
    else:
        canvas.line(left, top + _STRIP / 2, left + _SQUARE, top + _STRIP / 2, degree)
        canvas.line(left, top + _STRIP, left + _SQUARE, top + _STRIP, theme.pen("line", 0.15))
    canvas.rect(left, top, _SQUARE, _SQUARE, stroke=theme.pen("line"))
    style = theme.type("sheet-line").fitted(label, _SQUARE - _STRIP - 0.6)
    boxes = [style.face.outline(character).box() for character in label]
    low = (min(box.top for box in boxes) + max(box.bottom for box in boxes)) / 2
    x, y = (left + (_SQUARE + _STRIP) / 2, top + _SQUARE / 2) if is_row else (
        left + _SQUARE / 2, top + (_SQUARE + _STRIP) / 2)  # fmt: skip
    canvas.text(x, y - low * style.size * PT, label, style, anchor="middle")


def _draw_solo_mark(canvas: Canvas, x: float, y: float, look: Look) -> None:
    """Draw the lozenge of the line that solo rocks go by."""
    theme, r = look.theme, 2.5
    lozenge = Path().polyline([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], close=True)
    canvas.draw(lozenge, stroke=theme.pen("white", 0.9, join="miter"))
    canvas.draw(lozenge, fill=theme.ink("disc"), stroke=theme.pen("disc-rim", 0.3, join="miter"))
    style = theme.type("card-solo").resized(7)
    canvas.text(x, y + style.cap_height / 2, look.words.solo.mark, style, anchor="middle")


def _draw_smooth(canvas: Canvas, card: Smooth, x: float, middle: float, look: Look, words: VoyageText) -> None:
    """Draw the gain in a capsule where other cards have their lines and shape."""
    _draw_name(canvas, card.name, "smooth", words.smooth, "compass", x, middle, look)
    theme, accent = look.theme, look.inks("smooth").accent
    left, width = x + _SQUARES, _SHAPE + _SHAPE_ROOM - _SQUARES
    canvas.rect(left, middle - 4.6, width, 9.2, r=4.6, fill=theme.ink("white"), stroke=theme.pen("card-smooth", 0.5))
    canvas.rect(left + 0.8, middle - 3.8, width - 1.6, 7.6, r=3.8, stroke=theme.pen("card-smooth", 0.15))
    said = [gain_words([gain]) for gain in card.gains]
    if card.power is not None:
        powers = [f"**+1** [{icon}]" for icon in _POWERS[card.power]]
        # it is nothing that the player gains; where two powers are to choose from, the choice says so
        word = f"{look.words.smooth.power} " if len(powers) == 1 else ""
        said.append(word + f" {words.either} ".join(powers))
    hand = row_hand(accent, look, story="line")
    draw_row(canvas, " **+** ".join(said), left + width / 2, middle, width - 4.5, hand)


def _draw_advice(canvas: Canvas, card: Adventure, x: float, middle: float, look: Look, words: VoyageText) -> None:
    """Say where one of the first cards goes: it teaches how the squares are read."""
    if card.row is None or card.column is None:
        return
    lines = {None: words.touch, "row": words.rocks_row, "column": words.rocks_column}[card.solo]
    style = look.theme.type("sheet-hint")
    for line, y in zip(lines, (middle - 0.9, middle + 2.9), strict=True):
        said = fill(line, row=card.row + 1, column=COLUMNS[card.column])
        canvas.text(x + (DICE + ROW_WIDTH) / 2 - 1.2, y, said, style, anchor="middle", fit=ROW_WIDTH - DICE - 3.6)


def _draw_dice(canvas: Canvas, dice: Dice, x: float, middle: float, look: Look) -> None:
    """Draw three winds and the Exploration Die, each with its name beneath it."""
    theme, style = look.theme, look.theme.type("sheet-wind")
    level, base = middle - 1.8, middle + 4.1
    for i, wind in enumerate(dice.wind):
        name, at = DIRECTIONS[wind], x + _WINDS + i * _PITCH
        stamp_icon(canvas, look.icons, name.lower(), at, level, _WIND, theme.ink("line"))
        canvas.text(at, base, name, style, anchor="middle")
    stamp_icon(canvas, look.icons, f"die-{dice.die}", x + _DIE, level, _WIND, theme.ink("carmine"))
    canvas.text(x + _DIE, base, str(dice.die), style.inked(theme.ink("carmine")), anchor="middle")
