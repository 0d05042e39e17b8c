"""What is printed for Nautilion."""

import re
from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.ink import Ink, Pen
from pnp.draw.type import Font, Type
from pnp.games.nautilion.boards import board_parts
from pnp.games.nautilion.cards import card_parts
from pnp.games.nautilion.figures import dice_parts, figure_parts
from pnp.games.nautilion.setup import NautilionSetup
from pnp.games.nautilion.tokens import token_parts
from pnp.press.part import Part, sheet
from pnp.templates import Templates

__all__ = ["box_parts", "sheet_parts"]

WIDTH, HEIGHT = 190.0, 260.0
_TURNS = 20
"""Lines to write on, one for a turn."""


def box_parts(setup: NautilionSetup, data: Templates) -> list[Part]:
    """Everything to play a setup with: the whole box, whatever is played, and the sheet of its sea."""
    return [
        *sheet_parts(setup, data),
        *board_parts(data),
        *token_parts(data),
        *figure_parts(data),
        *dice_parts(data),
        *card_parts(data),
    ]


def sheet_parts(setup: NautilionSetup, data: Templates) -> list[Part]:
    """The sheets of one more game."""
    del data
    return [sheet("sea", WIDTH, HEIGHT, partial(_draw_sea, setup=setup), group="sea", title="Sea Sheet")]


def _draw_sea(canvas: Canvas, setup: NautilionSetup) -> None:
    """The setup in words; where a line begins with blanks its words stand in columns, as on a terminal."""
    style = Type(Font("sans", "Regular"), 10, Ink(full="#14323F"))
    for number, line in enumerate(setup.text().splitlines()):
        y = 10 + 5.5 * number
        if line.startswith(" "):
            for word in re.finditer(r"\S+", line):
                canvas.text(5 + 2.4 * word.start(), y, word[0], style)
        elif line:
            canvas.text(5, y, line, style, fit=WIDTH - 10)
    for turn in range(1, _TURNS + 1):
        column, row = divmod(turn - 1, _TURNS // 2)
        x, y = 5 + column * 92.0, HEIGHT - 8 * (_TURNS // 2 - row)
        canvas.text(x, y, str(turn), style)
        canvas.line(x + 8, y + 1, x + 84, y + 1, Pen(style.ink, 0.25))
