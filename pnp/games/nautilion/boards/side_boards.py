"""The two small boards: the Mage's cabin under the stars, and the Phantom's with its harpoons."""

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, grain
from pnp.draw.lettering import line_of
from pnp.draw.ornament import blob, both, burst, dots, rays, star, tube
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.games.nautilion.boards.ship_board import ICONS, draw_frame
from pnp.games.nautilion.boards.spaces import draw_label, draw_space
from pnp.games.nautilion.components import Tokens
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.tokens.strangers import harpoon
from pnp.press.part import BLEED

__all__ = ["CABIN_COLUMNS", "HIGH", "PHANTOM_COLUMNS", "ROWS", "WIDE", "draw_cabin", "draw_phantom_board", "draw_plain"]

WIDE, HIGH = 90.0, 60.0
ROWS = (20.4, 46.3)
CABIN_COLUMNS = (18.0, 45.0, 72.0)
PHANTOM_COLUMNS = (14.2, 39.9, 65.6)
_SPACE = 11.0


def draw_cabin(canvas: Canvas, tokens: Tokens, known: Look) -> None:
    """Draw the Mage's cabin: each letter above its partner, and a link between them."""
    theme = known.theme
    _draw_ground(canvas, "abyss", known)
    with canvas.group(clip=Rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED)):
        canvas.draw(burst(WIDE / 2, -4, 8, 110, 40, 0.4), fill=theme.ink("sunray"))
    plate = Plate()
    for i in range(26):
        x, y = 4 + 82 * (grain(i, 1) + 1) / 2, 9 + 48 * (grain(i, 2) + 1) / 2
        plate.area(star(x, y, 0.7 + 0.35 * grain(i, 3), 4, 0.3), "star")
    drape = blob((-4, -4), (10, -4), (7.6, 8), (3.4, 22), (4.4, 40), (2.4, 64), (-4, 64))
    plate.area(both(drape, WIDE / 2), "mage", 0.42)
    for k in range(3):
        fold = tube([(1.0 + 2.6 * k, -3), (0.4 + 1.9 * k, 12), (0.2 + 0.9 * k, 28)], 0.7, 0.5, 0.1, count=4)
        plate.cuts(both(fold, WIDE / 2), "mage-mark")
    plate.draw(canvas, theme)
    draw_frame(canvas, Box(1.4, 1.4, WIDE - 1.4, HIGH - 1.4), known)
    _draw_title(canvas, "Mage’s Cabin", WIDE / 2, known)
    for x, (letter, partner) in zip(CABIN_COLUMNS, sorted(tokens.mages.partners.items()), strict=True):
        canvas.rect(x - 1.6, ROWS[0], 3.2, ROWS[1] - ROWS[0], fill=theme.ink("glow"), stroke=theme.pen("line", 0.4))
        draw_space(canvas, x, ROWS[0], letter.upper(), "mage", known, _SPACE)
        draw_space(canvas, x, ROWS[1], str(partner), ICONS[partner - 1], known, _SPACE)
        link = star(x, (ROWS[0] + ROWS[1]) / 2, 2.3, 4, 0.42)
        canvas.draw(link, fill=theme.ink("beam-flat"), stroke=theme.pen("line", 0.35))


def draw_phantom_board(canvas: Canvas, harpoons: int, spaces: int, known: Look) -> None:
    """Draw a side of the Phantom board, with so many harpoons and room for so many tokens."""
    theme = known.theme
    _draw_ground(canvas, "night", known)
    plate = Plate()
    plate.area(burst(39.9, 33, 6, 90, 30, 0.4), "gloom-ray")
    for i in range(9):  # weed that hangs and weed that grows
        x = 3 + 9.8 * i
        top = [
            (x, 62.0),
            (x + 1.6 * grain(i, 4), 56.0),
            (x - 1.5 * grain(i, 5), 50.0),
            (x + grain(i, 6), 45.0 + 3 * grain(i, 7)),
        ]
        plate.area(tube(top, 1.5, 1.2, 0.8, 0.1, count=7), "gloom", 0.2, "gloom-line")
    plate.draw(canvas, theme)
    draw_frame(canvas, Box(1.4, 1.4, WIDE - 1.4, HIGH - 1.4), known, "ghost-line")
    _draw_title(canvas, "Phantom", PHANTOM_COLUMNS[1], known, "on-abyss")
    places = [(x, y) for y in ROWS for x in PHANTOM_COLUMNS][:spaces]
    for x, y in places:
        canvas.circle(x, y, _SPACE, fill=theme.ink("gloom"), stroke=theme.pen("ghost-line", 0.7))
        canvas.circle(x, y, _SPACE - 1.1, stroke=theme.pen("ghost-line", 0.3, dash=(1.2, 0.8)))
        canvas.draw(rays(x, y, _SPACE - 3.2, _SPACE - 1.6, 32), stroke=theme.pen("gloom-line", 0.3))
        face = Plate()
        _skull(face, x, y)
        face.draw(canvas, theme)
    arms = Plate()
    for i in range(harpoons):
        harpoon(arms, 82.9 + (i - (harpoons - 1) / 2) * 4.1, 35.0, 37.0, 0, 1.05)
    arms.draw(canvas, theme)
    canvas.circle(82.9, 7.8, 4.3, fill=theme.ink("night"), stroke=theme.pen("ghost-line", 0.5))
    draw_label(canvas, 82.9, 7.8 + theme.type("harpoons").cap_height / 2, str(harpoons), known, "harpoons")


def draw_plain(canvas: Canvas, known: Look) -> None:
    """Draw a back that says nothing: rays and a star."""
    theme = known.theme
    _draw_ground(canvas, "back-blue", known)
    with canvas.group(clip=Rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED)):
        canvas.draw(rays(WIDE / 2, HIGH / 2, 15, 90, 72), stroke=theme.pen("back-blue-line", 0.4))
    draw_frame(canvas, Box(1.4, 1.4, WIDE - 1.4, HIGH - 1.4), known)
    plate = Plate()
    plate.area(Circle(WIDE / 2, HIGH / 2, 14), "back-blue", 0.6, "brass-rule")
    plate.area(star(WIDE / 2, HIGH / 2, 12.5, 8, 0.4), "brass", 0.42)
    plate.area(star(WIDE / 2, HIGH / 2, 10.5, 4, 0.32), "brass-light", 0.36)
    plate.draw(canvas, theme)


def _draw_ground(canvas: Canvas, ink: str, known: Look) -> None:
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=known.theme.ink(ink))


def _draw_title(canvas: Canvas, text: str, x: float, known: Look, ink: str = "on-abyss-gold") -> None:
    style = known.theme.type("board-title").inked(known.theme.ink(ink))
    line = line_of(text.upper(), style)
    glyphs = line.straight(x, 6.6)
    canvas.draw(glyphs, fill=style.ink)
    line.ghost(canvas, glyphs, x, 6.6)


def _skull(plate: Plate, x: float, y: float) -> None:
    """Draw the Phantom's mark on a space."""
    head = blob(
        *[
            (x + a, y + b)
            for a, b in (
                (0, -5.4),
                (4.2, -3.6),
                (4.4, 0.4),
                (2.6, 2.6),
                (2.2, 5.2),
                (-2.2, 5.2),
                (-2.6, 2.6),
                (-4.4, 0.4),
                (-4.2, -3.6),
            )
        ]
    )
    plate.area(head, "gloom", 0.34, "ghost-line")
    for side in (-1, 1):
        plate.area(Circle(x + side * 1.8, y - 0.6, 1.15), "night", 0.3, "ghost-line")
    plate.lines(
        Path()
        .move(x - 1.2, y + 3.4)
        .line(x - 1.2, y + 5.0)
        .move(x, y + 3.4)
        .line(x, y + 5.1)
        .move(x + 1.2, y + 3.4)
        .line(x + 1.2, y + 5.0),
        0.3,
        "ghost-line",
    )
    plate.lines(dots([(x, y + 1.5)]), 0.7, "ghost-line")
