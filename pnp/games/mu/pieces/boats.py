"""The Boats: outriggers with a claw sail, 24 by 16 mm. Their backs are alike: the Advanced Setup draws them blindly."""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, cut
from pnp.draw.ornament import scales, star
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.mu.pieces.look import Look, once, picture
from pnp.games.mu.pieces.tribes import draw_ground, draw_sign, pattern
from pnp.press.part import BLEED, Part

__all__ = ["HIGH", "WIDE", "boat_parts", "draw_boat"]

WIDE, HIGH = 24.0, 16.0
_FRAME = 1.2


def boat_parts(known: Look) -> list[Part]:
    """Give a Boat for each tribe."""
    back = partial(_draw_back, known=known)
    return [
        Part(
            f"boat-{tribe}",
            Rect(0, 0, WIDE, HIGH),
            partial(draw_boat, tribe=tribe, known=known),
            back,
            1,
            "boats",
            known.title("boats"),
        )
        for tribe in known.tribes
    ]


def draw_boat(canvas: Canvas, tribe: str, known: Look) -> None:
    """Draw the front of a Boat with its corner at the origin."""
    theme = known.theme
    draw_ground(canvas, Box(0, 0, WIDE, HIGH).grown(BLEED), tribe, known)
    inner = Rect(_FRAME, _FRAME, WIDE - 2 * _FRAME, HIGH - 2 * _FRAME, 1.5)
    canvas.draw(inner, fill=theme.ink("lagoon"))
    with canvas.group(clip=inner):
        picture(canvas, _sky, known, WIDE / 2, HIGH / 2)
        picture(canvas, partial(_rig, tribe=tribe), known, WIDE / 2, HIGH / 2)
        with canvas.group(clip=_sail().moved(WIDE / 2, HIGH / 2)):
            lines = pattern(tribe, Box(10, 1, 23, 12), 1.5)
            pen = theme.pen(f"{tribe}-mark", 0.45 if tribe == "sun" else 0.28, cap="round", join="miter")
            canvas.draw(lines, stroke=pen)
        picture(canvas, partial(_hull, tribe=tribe), known, WIDE / 2, HIGH / 2)
    canvas.draw(inner, stroke=theme.pen("line", 0.45))
    canvas.circle(5.4, 5.4, 3.3, fill=theme.ink("paper"), stroke=theme.pen("line", 0.35))
    draw_sign(canvas, tribe, 5.4, 5.4, 5.0, known)


def _sky(plate: Plate) -> None:
    lines = Path()
    for i, y in enumerate((-5.2, -3.9, -2.6, -1.3, 0.0, 1.3)):
        x = -3.4 + 1.1 * (i % 3)
        lines.move(x, y).line(x + 5.2 - 0.7 * i, y).move(6.8 + 0.6 * i, y + 0.5).line(12, y + 0.5)
    plate.lines(lines, 0.16, "sea-line")


def _sail() -> Path:
    """A crab's claw, its tip at the bow."""
    sail = Path().move(-2.6, 3.0).curve(-3.0, -1.4, -1.4, -5.0, 1.6, -7.2).curve(1.0, -4.6, 2.2, -3.2, 4.2, -2.2)
    return sail.curve(5.8, -1.4, 7.4, -1.6, 8.8, -2.6).curve(7.6, 1.2, 3.0, 3.2, -2.6, 3.0).close()


def _rig(plate: Plate, tribe: str) -> None:
    plate.area(_sail(), f"{tribe}-cloth", 0.4, "line")


def _hull(plate: Plate, tribe: str) -> None:
    plate.lines(_sail(), 0.4, "line")
    plate.lines(Path().move(-2.6, 3.4).curve(-3.1, -1.4, -1.4, -5.2, 1.7, -7.3), 0.55, "wood-line")
    plate.lines(Path().move(-2.6, 3.2).curve(3.0, 3.4, 7.8, 1.2, 9.0, -2.7), 0.55, "wood-line")
    hull = (
        Path()
        .move(-9.6, 1.4)
        .curve(-8.2, 2.6, -6.6, 3.2, -5.0, 3.2)
        .line(6.4, 3.2)
        .curve(8.2, 3.2, 9.4, 2.6, 10.2, 1.2)
    )
    hull.curve(10.2, 3.6, 8.8, 5.6, 6.6, 5.6).line(-5.6, 5.6).curve(-8.0, 5.6, -9.4, 3.8, -9.6, 1.4).close()
    plate.area(hull, "thatch", 0.4, "line")
    grain = Path(winding=True)
    for y, a, b in ((4.1, -7.4, 8.0), (4.8, -6.2, 6.8)):
        grain.add(cut((a, y), (a + 4, y + 0.2), (b - 4, y + 0.2), (b, y), 0.2))
    plate.cuts(grain, "thatch-line")
    plate.lines(Path().move(-8.6, 3.3).line(8.8, 3.3), 0.4, f"{tribe}-line")
    for x in (-4.2, 4.6):
        plate.lines(Path().move(x, 3.4).curve(x + 0.2, 4.6, x - 0.6, 5.6, x - 0.8, 6.4), 0.45, "wood-line")
    plate.area(
        Path().move(-8.4, 5.9).curve(-6.8, 6.9, 5.0, 6.9, 7.0, 5.9).curve(5.0, 6.2, -6.8, 6.2, -8.4, 5.9).close(),
        "wood",
        0.25,
        "line",
    )
    for k, (name, y) in enumerate((("sea", 5.9), ("sea-deep", 7.0))):
        wave = Path().move(-13, y)
        for i in range(9):
            x = -13 + 3.0 * i - 1.4 * k
            wave.curve(x + 1.0, y - 1.0, x + 2.0, y - 1.0, x + 3.0, y)
        plate.area(wave.line(14, 9).line(-13, 9).close(), name, 0.22, "sea-line")


def _draw_back(canvas: Canvas, known: Look) -> None:
    once("boat back", Box(0, 0, WIDE, HIGH), partial(_back, known=known))(canvas)


def _back(canvas: Canvas, known: Look) -> None:
    """Draw the open sea under the star that boats are steered by."""
    theme = known.theme
    canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=theme.ink("sea-deep"))
    inner = Rect(_FRAME, _FRAME, WIDE - 2 * _FRAME, HIGH - 2 * _FRAME, 1.5)
    canvas.draw(inner, fill=theme.ink("sea"))
    with canvas.group(clip=inner):
        canvas.draw(scales(Box(0, 2, WIDE, HIGH + 2), 2.0, 3), stroke=theme.pen("sea-line", 0.2))
    canvas.draw(inner, stroke=theme.pen("line", 0.45))
    canvas.circle(WIDE / 2, HIGH / 2, 4.7, fill=theme.ink("paper"), stroke=theme.pen("line", 0.4))
    canvas.draw(star(WIDE / 2, HIGH / 2, 4.0, 8, 0.42), fill=theme.ink("ember"), stroke=theme.pen("line", 0.25))
    canvas.draw(star(WIDE / 2, HIGH / 2, 2.2, 4, 0.42, 45), fill=theme.ink("dark"))
