"""The dice of the currents: cubes of 16 mm to fold, with the faces that `rules.toml` gives.

A number is set large; beneath it stand as many drops, so that a face is read from any side of the table.
"""

from functools import cache, partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.lettering import line_of
from pnp.draw.nets import Net, cube_net, draw_letters
from pnp.draw.ornament import dots, stepped
from pnp.draw.shapes import Box
from pnp.games.nautilion.components import components
from pnp.games.nautilion.look import Look, look
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["EDGE", "dice_parts", "draw_face"]

EDGE = 16.0


@cache
def _net() -> Net:
    return cube_net(EDGE)


def dice_parts(data: Templates) -> list[Part]:
    """Give the nets of all dice."""
    known, dice = look(data), components(data).numbers.dice
    net = _net()
    front = partial(_draw_die, faces=tuple(dice.faces), known=known)
    return [Part("die", net.outline, front, None, dice.count, "dice", "Dice to Fold", net.folds)]


def _draw_die(canvas: Canvas, faces: tuple[int, ...], known: Look) -> None:
    net = _net()
    for tab in net.tabs:
        canvas.polygon(tab, fill=known.theme.ink("glue"))
    # faces 0 and 5 are opposite, and those of the strip two apart: equal numbers never lie beside each other
    order = (0, 2, 4, 3, 5, 1) if len(faces) == 6 else range(6)
    for face, place in zip(net.faces, order, strict=True):
        x, y = face.centre
        with canvas.group(moving(x - EDGE / 2, y - EDGE / 2)):
            draw_face(canvas, faces[place % len(faces)], known)
    draw_letters(canvas, net, known.theme.type("seam"), known.theme.ink("white"))


def draw_face(canvas: Canvas, value: int, known: Look, size: float = EDGE, *, told: bool = True) -> None:
    """Draw a face with its top left corner at the origin; in a picture its number is not told as type."""
    theme = known.theme
    with canvas.group(moving(0, 0, size / EDGE)):
        canvas.rect(0, 0, EDGE, EDGE, fill=theme.ink("foam"))
        canvas.draw(
            stepped(Box(0.9, 0.9, EDGE - 0.9, EDGE - 0.9), 1.3),
            fill=theme.ink("deep" if value < 3 else "die-high"),
            stroke=theme.pen("brass-rule", 0.6, join="miter"),
        )
        canvas.draw(
            stepped(Box(1.8, 1.8, EDGE - 1.8, EDGE - 1.8), 1.3), stroke=theme.pen("brass-rule", 0.25, join="miter")
        )
        line = line_of(str(value), theme.type("die"))
        base = 9.9
        glyphs = line.straight(EDGE / 2, base)
        box = glyphs.box()
        glyphs = glyphs.moved(EDGE / 2 - (box.left + box.right) / 2, 0)
        canvas.draw(glyphs, fill=theme.ink("on-abyss"))
        if told:
            line.ghost(canvas, glyphs, EDGE / 2, base)
        pips = dots((EDGE / 2 + (i - (value - 1) / 2) * 1.9, 12.2) for i in range(value))
        canvas.draw(pips, stroke=theme.pen("on-abyss-gold", 1.2, cap="round"))
