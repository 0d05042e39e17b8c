"""The backs of the cards. A deck has one colour and one emblem, and reads the same way up either way."""

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import Plate
from pnp.draw.lettering import line_of
from pnp.draw.ornament import around, burst, dots, scales, star, stepped
from pnp.draw.shapes import Box, Circle
from pnp.games.nautilion.cards.deeds import anchor
from pnp.games.nautilion.cards.frame import HIGH, WIDE
from pnp.games.nautilion.cards.stage import Stage
from pnp.games.nautilion.look import Look, Tone
from pnp.games.nautilion.tokens.strangers import nautilus
from pnp.press.part import BLEED

__all__ = ["draw_back"]

_INKS = {"darkhouse": "card-dark", "heroic": "card-gold", "admiral": "back-blue", "toll": "card-dark"}
_LINES = {"darkhouse": "ghost-line", "heroic": "card-gold-line", "admiral": "brass-rule", "toll": "brass-rule"}

_DIM = {
    "darkhouse": "ghost-line-dim",
    "heroic": "card-gold-line-dim",
    "admiral": "back-blue-line-dim",
    "toll": "brass-rule-dim",
}


def draw_back(canvas: Canvas, deck: str, title: str, known: Look) -> None:
    """Draw the back of a deck: `darkhouse`, `heroic`, `admiral` or `toll`."""
    symbol = Symbol(
        f"nautilion card back {deck}", Box(0, 0, WIDE, HIGH).grown(BLEED), lambda c: _draw(c, deck, title, known)
    )
    canvas.stamp(symbol, moving(0, 0))


def _draw(canvas: Canvas, deck: str, title: str, known: Look) -> None:
    theme, x, y = known.theme, WIDE / 2, HIGH / 2
    ground, ink = theme.ink(_INKS[deck]), _LINES[deck]
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=ground)
    field = stepped(Box(4.2, 4.2, WIDE - 4.2, HIGH - 4.2), 2.2)
    with canvas.group(clip=field):
        canvas.draw(scales(Box(2, 2, WIDE, HIGH + 3), 3.4, 3), stroke=theme.pen(_DIM[deck], 0.28))
    canvas.draw(field, stroke=theme.pen(ink, 0.8, join="miter"))
    canvas.draw(stepped(Box(5.4, 5.4, WIDE - 5.4, HIGH - 5.4), 2.2), stroke=theme.pen(ink, 0.25, join="miter"))
    canvas.circle(x, y, 21.0, fill=ground, stroke=theme.pen(ink, 0.8))
    with canvas.group(clip=Circle(x, y, 20.4)):
        canvas.draw(
            burst(x, y, 3, 21, 28, 0.42),
            fill=theme.ink("sunray" if deck == "admiral" else "back-ray-gold" if deck == "heroic" else "gloom-ray"),
        )
    canvas.circle(x, y, 19.6, stroke=theme.pen(ink, 0.25))
    canvas.draw(dots(around(x, y, 20.3, 40)), stroke=theme.pen(ink, 0.6, cap="round"))
    _EMBLEMS[deck](canvas, known)
    style = theme.type("card-back").inked(theme.ink("on-abyss" if deck == "darkhouse" else "on-abyss-gold"))
    line = line_of(title.upper(), style, fit=38)
    for turn in (0, 180):
        with canvas.group(turning(x, y, turn)):
            plate = Box(-line.width / 2 - 3.6, -36.4, line.width / 2 + 3.6, -27.4)
            canvas.draw(stepped(plate, 1.3), fill=ground, stroke=theme.pen(ink, 0.6, join="miter"))
            canvas.draw(stepped(plate.grown(-0.9), 1.3), stroke=theme.pen(ink, 0.2, join="miter"))
            glyphs = line.straight(0, -31.9 + line.cap_height / 2)
            canvas.draw(glyphs, fill=style.ink)
            line.ghost(canvas, glyphs, 0, -31.9 + line.cap_height / 2)


def _darkhouse(canvas: Canvas, known: Look) -> None:
    """An eye that is the same upside down."""
    from pnp.games.nautilion.cards.plots import draw_eye

    draw_eye(Stage(canvas, known), WIDE / 2, HIGH / 2, 1.85)


def _heroic(canvas: Canvas, known: Look) -> None:
    plate = Plate()
    plate.area(star(WIDE / 2, HIGH / 2, 17.0, 8, 0.5), "brass", 0.6)
    plate.area(star(WIDE / 2, HIGH / 2, 14.6, 8, 0.5, 22.5), "brass-light", 0.5)
    plate.area(Circle(WIDE / 2, HIGH / 2, 7.6), "abyss", 0.6)
    plate.area(star(WIDE / 2, HIGH / 2, 6.2, 6, 0.5), "glow", 0.4)
    plate.draw(canvas, known.theme)


def _admiral(canvas: Canvas, known: Look) -> None:
    anchor(Stage(canvas, known), WIDE / 2, HIGH / 2, 1.45)


def _toll(canvas: Canvas, known: Look) -> None:
    with canvas.group(moving(WIDE / 2 + 0.6, HIGH / 2 + 0.6)):
        plate = Plate()
        nautilus(plate, Tone.of("brass"), 1.75)
        plate.draw(canvas, known.theme)


_EMBLEMS = {"darkhouse": _darkhouse, "heroic": _heroic, "admiral": _admiral, "toll": _toll}
