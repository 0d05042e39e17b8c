"""The Settlers: islanders in a cloak of their tribe, a paddle in the hand, as figures to fold; or discs."""

from dataclasses import replace
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, tick
from pnp.draw.ornament import blob, dots, ellipse
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.games.mu.pieces.look import Look, disc, once, picture
from pnp.games.mu.pieces.tribes import draw_foot, draw_ground, draw_sign, pattern
from pnp.press.part import BLEED, Part
from pnp.press.standup import standup

__all__ = ["DISC", "FOOT", "HIGH", "WIDE", "draw_settler", "settler_parts"]

WIDE, HIGH = 10.0, 16.0
FOOT = 5.0
"""Reach of a figure's two flaps."""
DISC = 5.0
_BAND = 11.3


def settler_parts(known: Look) -> list[Part]:
    """Give the figures; and the discs, for those who would rather not fold."""
    count = known.numbers.settlers
    parts = [
        standup(
            f"settler-{tribe}",
            WIDE,
            HIGH,
            partial(draw_settler, tribe=tribe, known=known),
            group="settlers",
            title=known.title("settlers"),
            count=count,
            flap=FOOT,
            foot=partial(draw_foot, wide=WIDE, reach=FOOT, tribe=tribe, known=known),
        )
        for tribe in known.tribes
    ]
    for tribe in known.tribes:
        face = partial(_draw_disc, tribe=tribe, known=known)
        part = disc(f"settler-disc-{tribe}", DISC, face, face, "settler-discs", known, count)
        parts.append(replace(part, extra=True))
    return parts


def draw_settler(canvas: Canvas, tribe: str, known: Look) -> None:
    """Draw a Settler of 10 by 16 mm with its corner at the origin."""
    once(f"settler {tribe}", Box(0, 0, WIDE, HIGH), partial(_draw, tribe=tribe, known=known))(canvas)


def _draw(canvas: Canvas, tribe: str, known: Look) -> None:
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink("lagoon"))
    picture(canvas, _shore, known, 0, 0)
    with canvas.group(moving(WIDE / 2 - 0.35, 0)):
        _draw_person(canvas, tribe, known)
    canvas.rect(-BLEED, _BAND, WIDE + 2 * BLEED, HIGH - _BAND + BLEED, fill=theme.ink(f"{tribe}-ground"))
    canvas.line(-BLEED, _BAND, WIDE + BLEED, _BAND, theme.pen("line", 0.4))
    draw_sign(canvas, tribe, WIDE / 2, (_BAND + HIGH) / 2 + 0.05, 4.1, known, ink=f"{tribe}-on")


def _draw_person(canvas: Canvas, tribe: str, known: Look) -> None:
    """Draw an islander from the feathers down; the pattern of the cloak lies under the face and over the cloth."""
    theme = known.theme
    picture(canvas, partial(_dressed, tribe=tribe), known, 0, 0)
    cloak = _cloak()
    with canvas.group(clip=cloak):
        wide = 0.42 if tribe == "sun" else 0.26
        lines = pattern(tribe, Box(-4, 4.6, 4, _BAND + 1), 1.15)
        canvas.draw(lines, stroke=theme.pen(f"{tribe}-mark", wide, cap="round", join="miter"))
    canvas.draw(cloak, stroke=theme.pen("line", 0.3))
    picture(canvas, partial(_islander, tribe=tribe), known, 0, 0)


def _draw_disc(canvas: Canvas, tribe: str, known: Look) -> None:
    draw_ground(canvas, Box(-DISC, -DISC, DISC, DISC).grown(BLEED), tribe, known)
    canvas.circle(0, 0, 4.1, fill=known.theme.ink("lagoon"))
    with canvas.group(clip=Circle(0, 0, 4.1)), canvas.group(moving(-0.3, -3.9, 0.84)):
        _draw_person(canvas, tribe, known)
    canvas.circle(0, 0, 4.1, stroke=known.theme.pen("line", 0.35))


def _shore(plate: Plate) -> None:
    plate.area(
        Path()
        .move(-BLEED, 8.2)
        .curve(2, 7.4, 6, 8.8, WIDE + BLEED, 7.8)
        .line(WIDE + BLEED, 13)
        .line(-BLEED, 13)
        .close(),
        "sand",
        0.2,
        "thatch-line",
    )
    lines = Path()
    for y, x, long in ((2.0, 0.4, 2.0), (3.4, 7.8, 1.6), (5.2, 0.2, 1.6), (6.6, 7.6, 2.0)):
        lines.move(x, y).curve(x + long * 0.3, y - 0.4, x + long * 0.6, y + 0.4, x + long, y)
    plate.lines(lines, 0.2, "sea-line")


def _cloak() -> Path:
    cloak = Path().move(-1.2, 4.7).curve(-2.9, 5.0, -3.3, 6.6, -3.6, 11.6).line(3.6, 11.6)
    return cloak.curve(3.3, 6.6, 2.9, 5.0, 1.2, 4.7).close()


def _dressed(plate: Plate, tribe: str) -> None:
    """Draw the cloak, and the paddle that the hand will hold."""
    plate.area(Rect(4.0, 3.6, 0.5, 8), "wood", 0.2, "line")
    plate.area(blob((4.25, 0.7), (5.1, 1.8), (4.8, 3.8), (4.25, 4.4), (3.7, 3.8), (3.4, 1.8)), "thatch", 0.26, "line")
    plate.lines(Path().move(4.25, 1.4).line(4.25, 4.0), 0.18, "line")
    plate.area(_cloak(), f"{tribe}-cloth", 0.3, "line")


def _islander(plate: Plate, tribe: str) -> None:
    """Draw the hand, the head, and what they wear on it."""
    plate.area(blob((2.6, 6.2), (3.6, 6.6), (4.7, 6.3), (4.8, 7.1), (3.8, 7.6), (2.6, 7.2)), "skin", 0.24, "line")
    # hair, face, and feathers of the tribe
    plate.area(
        blob((-1.8, 2.6), (0, 1.3), (1.8, 2.6), (1.9, 4.6), (1.3, 5.2), (-1.3, 5.2), (-1.9, 4.6)), "dark", 0.2, "line"
    )
    plate.area(ellipse(0, 3.6, 1.25, 1.6), "skin", 0.24, "line")
    plate.lines(dots([(-0.5, 3.5), (0.5, 3.5)]), 0.36, "dark")
    plate.lines(Path().move(-0.4, 4.5).line(0.4, 4.5).move(0, 3.5).line(0, 4.0), 0.18, "dark")
    feathers = Path(winding=True)
    for x, y in ((-1.9, 0.9), (-0.9, 0.3), (0, 0.1), (0.9, 0.3), (1.9, 0.9)):
        feathers.add(tick((x * 0.66, 2.4), (x * 1.15, y), 1.0))
    plate.cuts(feathers, f"{tribe}-line")
    plate.area(
        Path()
        .move(-1.7, 2.1)
        .curve(-0.6, 1.7, 0.6, 1.7, 1.7, 2.1)
        .line(1.6, 2.9)
        .curve(0.6, 2.5, -0.6, 2.5, -1.6, 2.9)
        .close(),
        "ember",
        0.22,
        "line",
    )
    # a necklace of shells
    plate.lines(dots([(-1.2, 5.4), (-0.7, 5.9), (0, 6.1), (0.7, 5.9), (1.2, 5.4)]), 0.62, "line")
    plate.lines(dots([(-1.2, 5.4), (-0.7, 5.9), (0, 6.1), (0.7, 5.9), (1.2, 5.4)]), 0.36, "eye")
