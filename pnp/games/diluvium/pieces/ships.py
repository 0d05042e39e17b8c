"""The ships as stand-up figures: an Exploration Ship and a Warship for each civilisation, in its colour and pattern."""

from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import dots
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.diluvium.glaze import eye
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.pieces.tokens import people_ground
from pnp.press.part import BLEED, Part
from pnp.press.standup import standup

__all__ = ["HIGH", "WIDE", "draw_ship", "ship_parts"]

WIDE, HIGH = 20.0, 25.0


def ship_parts(known: Look) -> list[Part]:
    """Give the eight ships."""
    return [
        standup(
            f"{kind}-{people}",
            WIDE,
            HIGH,
            partial(draw_ship, kind=kind, people=people, known=known),
            group="ships",
            title="Exploration Ships and Warships",
        )
        for kind in ("scout", "warship")
        for people in known.box.civilisations
    ]


def draw_ship(canvas: Canvas, kind: str, people: str, known: Look) -> None:
    """Draw one side of a ship with its corner at the origin."""
    theme = known.theme
    people_ground(canvas, Box(-BLEED, 0, WIDE + BLEED, HIGH), people, known)
    inner = Rect(1.3, 1.3, WIDE - 2.6, HIGH - 4.6, 1.0)
    canvas.draw(inner, fill=theme.ink("sky"), stroke=theme.pen("line", 0.4))
    plate = Plate()
    ship = Plate()
    (_scout if kind == "scout" else _warship)(ship, people)
    plate.inlay(ship, 0, 0.6, 0.84)
    _sea(plate)
    with canvas.group(clip=inner), canvas.group(moving(WIDE / 2, 12.6)):
        plate.draw(canvas, theme)
    canvas.draw(inner, stroke=theme.pen("line", 0.4))


def _sea(plate: Plate) -> None:
    for k, ink in enumerate(("sea-light", "sea")):
        y = 7.1 + 1.2 * k
        wave = Path().move(-10, y)
        for i in range(7):
            x = -10 + 3.2 * i - 1.2 * k
            wave.curve(x + 1.0, y - 1.1, x + 2.2, y - 1.1, x + 3.2, y)
        plate.area(wave.line(12, 12).line(-10, 12).close(), ink, 0.25, "line")


def _scout(plate: Plate, people: str) -> None:
    """A round hull with one sail, high at both ends."""
    plate.lines(Path().move(0, 5).line(0, -9.8), 0.6, "line")
    plate.area(Path().move(0, -9.8).line(4.0, -8.8).line(0, -7.8).close(), people, 0.2, "line")
    sail = Path().move(-0.2, -7.4).curve(5.2, -5.8, 7.0, -1.6, 6.6, 2.2).line(-0.2, 2.2).close()
    jib = Path().move(-0.8, -6.6).curve(-3.0, -3.4, -5.2, -0.4, -6.8, 2.2).line(-0.8, 2.2).close()
    plate.area(sail, people, 0.35, "line")
    plate.area(jib, "slip", 0.35, "line")
    plate.lines(Path().move(0.2, -3.4).line(5.0, -3.4).move(0.2, -0.2).line(6.4, -0.2), 0.3, f"{people}-line")
    hull = (
        Path().move(-8.2, 1.6).curve(-7.6, 3.2, -6.4, 3.6, -4.8, 3.6).line(4.8, 3.6).curve(6.4, 3.6, 7.6, 3.2, 8.2, 1.6)
    )
    hull.curve(8.2, 6.0, 5.6, 8.2, 2.6, 8.2).line(-2.6, 8.2).curve(-5.6, 8.2, -8.2, 6.0, -8.2, 1.6)
    plate.area(hull.close(), "glaze", 0.25, "glaze-edge")
    plate.lines(Path().move(-6.6, 4.8).line(6.6, 4.8), 0.35, "cut")
    plate.lines(dots([(-4, 6.3), (-1.4, 6.3), (1.2, 6.3)]), 0.8, "cut")
    eye(plate, 5.6, 6.0, 0.75)


def _warship(plate: Plate, people: str) -> None:
    """A long galley with a ram, shields along its side, and a square sail."""
    plate.lines(Path().move(-0.6, 4).line(-0.6, -9.8), 0.6, "line")
    sail = (
        Path()
        .move(-6.2, -8.6)
        .line(5.0, -8.6)
        .curve(6.4, -5.2, 6.2, -2.0, 4.8, 0.8)
        .line(-6.0, 0.8)
        .curve(-7.2, -2.0, -7.4, -5.2, -6.2, -8.6)
    )
    plate.area(sail.close(), people, 0.4, "line")
    blades = Path().move(-3.4, -6.6).line(2.2, -1.2).move(2.2, -6.6).line(-3.4, -1.2)
    plate.lines(blades, 1.1, f"{people}-line")
    plate.lines(Path().move(-6.6, -8.6).line(5.4, -8.6), 0.5, "line")
    hull = (
        Path()
        .move(-8.6, -1.6)
        .curve(-8.4, 1.6, -7.4, 2.8, -5.4, 2.8)
        .line(5.6, 2.8)
        .line(6.6, 0.6)
        .line(7.4, 4.8)
        .line(9.6, 6.4)
        .line(6.6, 8.2)
        .line(-4.6, 8.2)
    )
    hull.curve(-8.0, 8.2, -9.8, 4.0, -8.6, -1.6)
    plate.area(hull.close(), "glaze", 0.25, "glaze-edge")
    plate.lines(dots((-5.4 + 2.6 * i, 4.4) for i in range(5)), 1.9, "cut")
    plate.lines(dots((-5.4 + 2.6 * i, 4.4) for i in range(5)), 0.8, "glaze-edge")
    eye(plate, 6.9, 6.0, 0.7)
    oars = Path()
    for i in range(6):
        oars.move(-5.6 + 2.1 * i, 5.9).line(-6.8 + 2.1 * i, 10.0)
    plate.lines(oars, 0.45, "cut")
