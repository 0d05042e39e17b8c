"""The same deck of 54 cards through our canvas and our press."""

import sys
from functools import partial
from pathlib import Path as FilePath

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.ink import Pen, ink
from pnp.draw.shapes import Box, Path
from pnp.draw.type import Font, Type
from pnp.press.options import PrintOptions
from pnp.press.part import Kit, card
from pnp.press.printing import print_kit

TEXT = "When the storm comes, every captain in open water turns into the wind or loses a sail and two barrels of rum."
INK = ink("#1D2A38")
RED = ink("#A3192E")
TITLE = Type(Font("serif", "Semibold"), 14, INK)
SMALL = Type(Font("sans"), 9, INK)


def draw_star(canvas: Canvas) -> None:
    star = Path().move(10.5, 0)
    star.curve(11.5, 9, 13, 10, 21, 11).curve(13, 12, 11.5, 13, 10.5, 22)
    star.curve(9.5, 13, 8, 12, 0, 11).curve(8, 10, 9.5, 9, 10.5, 0)
    canvas.draw(star.close(), fill=RED)


STAR = Symbol("star", Box(0, 0, 21, 22), draw_star)


def draw_card(number: int, canvas: Canvas) -> None:
    canvas.rect(4, 4, 55, 80, r=1.5, stroke=Pen(INK, 0.6))
    canvas.text(31.5, 16, f"Adventure {number}", TITLE, anchor="middle")
    canvas.stamp(STAR, moving(21, 24))
    canvas.paragraph(7, 58, 49, TEXT, SMALL, leading=4)


def main(path: str) -> None:
    cards = tuple(card(f"c{i}", partial(draw_card, i), None, group="cards", title="Cards") for i in range(1, 55))
    print_kit(Kit("Deck", "deck#1", cards, cover=False), PrintOptions(output=FilePath(path)))


if __name__ == "__main__":
    main(*sys.argv[1:])
