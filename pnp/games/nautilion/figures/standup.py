"""The figures that stand on the path: six Nautilions, the Phantom and the Darkhouse, on plates of 25 by 40 mm.

The face behind is the mirror image, so that a figure looks the same way from both sides; only its name is not mirrored.
"""

from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.lettering import line_of
from pnp.draw.ornament import burst, dots, scales, stepped
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Box, Circle, Rect
from pnp.games.nautilion.components import components
from pnp.games.nautilion.figures.haunts import draw_darkhouse, draw_phantom
from pnp.games.nautilion.figures.ships import draw_ship
from pnp.games.nautilion.look import Look, look
from pnp.press.part import BLEED, Part
from pnp.press.standup import standup
from pnp.templates import Templates

__all__ = ["DARKHOUSE", "HIGH", "PHANTOM", "WIDE", "draw_figure", "figure_parts", "figure_picture"]

WIDE, HIGH = 25.0, 40.0
PHANTOM, DARKHOUSE = "phantom", "darkhouse"


def figure_picture(name: str, known: Look) -> Symbol:
    """Give a figure about the origin, as it stands on plates and cards: a side of the boards, or one of the haunts."""
    if name == PHANTOM:
        return picture(f"nautilion {name}", 19.5, draw_phantom, known.theme)
    if name == DARKHOUSE:
        return picture(f"nautilion {name}", 19.5, partial(draw_darkhouse, beams=False), known.theme)
    return picture(f"nautilion ship {name}", 17.0, partial(draw_ship, side=name), known.theme)


def draw_figure(canvas: Canvas, name: str, known: Look, title: str = "", *, mirrored: bool = False) -> None:
    """Draw a figure's plate with its top left corner at the origin; `title` is set on its foot."""
    canvas.stamp(_ground(name, known), (-1, 0, 0, 1, WIDE, 0) if mirrored else moving(0, 0))
    middle, flip = WIDE / 2, mirrored
    frame = Rect(0, 0, WIDE, HIGH)
    with canvas.group(clip=frame):
        if name == PHANTOM:
            stamp_picture(canvas, figure_picture(name, known), middle - (0.2 if flip else -0.2), 18.2, 0.86, flip=flip)
        elif name == DARKHOUSE:
            stamp_picture(canvas, figure_picture(name, known), middle, 18.8, 0.86, flip=flip)
        else:
            stamp_picture(canvas, figure_picture(name, known), middle, 18.6, 0.78, turn=24 if flip else -24, flip=flip)
    _draw_foot(canvas, name, known, title)


def _ground(name: str, known: Look) -> Symbol:
    """Give what is behind a figure: night for the haunts, lit water for the ships, and the frame about it."""
    theme = known.theme
    dark = name in (PHANTOM, DARKHOUSE)
    kind = name if dark else "ship"

    def draw(canvas: Canvas) -> None:
        canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink("night" if dark else "abyss"))
        inner = stepped(Box(1.3, 1.3, WIDE - 1.3, HIGH - 1.3), 1.4)
        with canvas.group(clip=inner):
            canvas.draw(inner, fill=theme.ink("gloom" if dark else "deep"))
            canvas.draw(
                burst(WIDE / 2, 10.0 if kind == DARKHOUSE else 18.5, 2.0, 40, 22, 0.46),
                fill=theme.ink("beam-dark" if kind == DARKHOUSE else "gloom-ray" if dark else "sunray"),
            )
            if not dark:
                canvas.draw(Circle(WIDE / 2, 18.5, 10.6), stroke=theme.pen("ray", 0.5))
            canvas.draw(
                scales(Box(0, 33.0, WIDE, HIGH + 2), 2.6, 3), stroke=theme.pen("gloom-line" if dark else "scale", 0.24)
            )
            bubbles = (
                (4.2, 30.2),
                (5.4, 28.2),
                (3.6, 26.4),
                (20.6, 8.0),
                (21.6, 6.2),
                (19.8, 5.0),
                (20.8, 29.0),
                (5.0, 7.6),
            )
            canvas.draw(dots(bubbles), stroke=theme.pen("bubble", 0.7, cap="round"))
        ink = "ghost-line" if dark else "brass-rule"
        canvas.draw(inner, stroke=theme.pen(ink, 0.6, join="miter"))
        canvas.draw(stepped(Box(2.1, 2.1, WIDE - 2.1, HIGH - 2.1), 1.4), stroke=theme.pen(ink, 0.2, join="miter"))

    return Symbol(f"nautilion figure ground {kind}", Box(0, 0, WIDE, HIGH).grown(BLEED), draw)


def _draw_foot(canvas: Canvas, name: str, known: Look, title: str) -> None:
    """Draw the name plate at a figure's foot."""
    theme = known.theme
    ship = name not in (PHANTOM, DARKHOUSE)
    text = name if ship else title
    line = line_of(text if ship else text.upper(), theme.type("figure-code" if ship else "figure-name"), fit=WIDE - 6.5)
    half = max(line.width / 2 + 2.0, 5.5)
    box = Box(WIDE / 2 - half, 33.6, WIDE / 2 + half, 38.9)
    canvas.draw(
        stepped(box, 0.9),
        fill=theme.ink("abyss"),
        stroke=theme.pen("brass-rule" if ship else "ghost-line", 0.5, join="miter"),
    )
    base = (box.top + box.bottom + line.cap_height) / 2
    glyphs = line.straight(WIDE / 2, base)
    canvas.draw(glyphs, fill=line.style.ink)
    line.ghost(canvas, glyphs, WIDE / 2, base)


def figure_parts(data: Templates) -> list[Part]:
    """Give the figures: one for each side of the boards, the Phantom and the Darkhouse."""
    known = look(data)
    names = [side.id for side in components(data).boards.sides]
    titles = {PHANTOM: "Phantom", DARKHOUSE: "Darkhouse"}
    return [_part(name, titles.get(name, ""), known) for name in (*names, PHANTOM, DARKHOUSE)]


def _part(name: str, title: str, known: Look) -> Part:
    front = partial(draw_figure, name=name, known=known, title=title)
    back = partial(draw_figure, name=name, known=known, title=title, mirrored=True)
    return standup(f"figure-{name.lower()}", WIDE, HIGH, front, back, group="figures", title="Figures to Fold")
