"""The pictures of the cards that lie on every table: the Darkhouse, the Admirals, the emblems of the spells."""

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import blob, burst, dots, scales, star
from pnp.draw.shapes import Box, Circle, Path
from pnp.games.nautilion.cards.stage import Stage
from pnp.games.nautilion.look import Look, Tone
from pnp.games.nautilion.tokens.stock import CREATURES, trade

__all__ = ["draw_admiral", "draw_emblem", "draw_toll"]


def draw_toll(canvas: Canvas, known: Look) -> None:
    """The tower at night, and what it throws over the sea instead of light."""
    stage = Stage(canvas, known)
    stage.water(0, -8, waves=None, count=20)
    canvas.draw(burst(0, -7.4, 4, 60, 14, 0.5, 12.8), fill=known.theme.ink("beam-dark"))
    canvas.draw(scales(Box(-27, 13, 27, 21), 3.0, 3), stroke=known.theme.pen("scale", 0.26))
    stage.figure("darkhouse", 0, 1.6, 0.94)
    stage.figure("A1", -19.6, 10.0, 0.4)
    stage.die(3, 15.2, 9.4, 8.6, -8)
    stage.die(4, 22.2, 1.0, 8.6, 10)


def draw_admiral(canvas: Canvas, known: Look, creature: int) -> None:
    """One of the crew with hat and epaulettes, in a frame of laurels."""
    stage = Stage(canvas, known)
    stage.water(0, 2, waves=None, count=36)
    tone = Tone.of(trade(creature, known))
    theme = known.theme
    canvas.circle(0, 3.4, 16.2, fill=theme.ink("lagoon"), stroke=theme.pen("brass-rule", 1.0))
    canvas.circle(0, 3.4, 17.2, stroke=theme.pen("brass-rule", 0.3))
    with canvas.group(moving(0, 6.4, 1.62)):
        plate = Plate()
        CREATURES[creature](plate, tone)
        plate.draw(canvas, theme)
    x, y, k = (0.0, -6.6, 0.72) if creature == 2 else (8.8, 1.6, 0.6)
    turn = 0.0 if creature == 2 else 14.0
    with canvas.group(turning(x, y, turn, k)), stage.plate() as plate:
        hat = Path().move(-13.6, 2.6).curve(-11, -4.6, -7.4, -9.4, 0, -9.6).curve(7.4, -9.4, 11, -4.6, 13.6, 2.6)
        hat.curve(8.6, 1.4, 4.6, 4.4, 0, 4.4).curve(-4.6, 4.4, -8.6, 1.4, -13.6, 2.6).close()
        plate.area(hat, "abyss", 0.6)
        plate.lines(
            Path().move(-11.8, 1.2).curve(-9.6, -3.8, -6.4, -7.6, 0, -7.9).curve(6.4, -7.6, 9.6, -3.8, 11.8, 1.2),
            0.8,
            "brass-rule",
        )
        plate.area(Circle(0, -2.4, 3.0), "coral", 0.5)
        plate.area(star(0, -2.4, 2.4), "glow", 0.3)
    with stage.plate() as plate:
        for side in (-1, 1):
            for i in range(6):
                lx, ly = side * (19.4 + 0.9 * i - 0.22 * i * i), 13.0 - 4.6 * i
                leaf = blob(
                    (lx, ly), (lx + side * 2.6, ly - 2.6), (lx + side * 2.0, ly - 5.0), (lx - side * 0.2, ly - 3.0)
                )
                plate.area(leaf, "kelp", 0.36)
                inner = blob(
                    (lx, ly), (lx - side * 2.4, ly - 1.6), (lx - side * 3.0, ly - 4.0), (lx - side * 0.6, ly - 3.0)
                )
                plate.area(inner, "kelp-leaf", 0.36)


def draw_emblem(canvas: Canvas, known: Look, key: str) -> None:
    """The emblem of a spell in a round of 15 mm about the origin."""
    stage = Stage(canvas, known)
    theme = known.theme
    with canvas.group(clip=Circle(0, 0, 7.4)):
        canvas.circle(0, 0, 7.6, fill=theme.ink("deep"))
        canvas.draw(burst(0, 0, 1.0, 9, 16, 0.46), fill=theme.ink("sunray"))
        if key == "whirlwind":
            with stage.plate() as plate:
                for i in range(5):
                    y, half = -5.0 + 2.4 * i, 5.6 - 1.15 * i
                    plate.cuts(
                        cut_through([(-half, y), (-half / 3, y + 1.5), (half / 3, y + 1.5), (half, y - 0.3)], 1.3, 0.2),
                        "bubble",
                    )
                plate.lines(dots([(-5.4, 2.4), (5.2, 1.4), (4.0, 4.8), (-3.6, 5.2)]), 0.6, "bubble")
            stage.die(1, 0.8, -2.4, 3.6, 20)
            stage.die(4, -1.2, 2.0, 3.0, -18)
        elif key == "tide":
            stage.die(3, 1.6, -2.4, 5.4, 12)
            with stage.plate() as plate:
                wave = (
                    Path()
                    .move(-9, 9)
                    .line(-9, 2.4)
                    .curve(-6.4, -2.6, -1.6, -4.4, 1.0, -1.4)
                    .curve(2.2, 0.6, 0.8, 2.2, -0.8, 1.6)
                )
                wave.curve(1.0, 4.8, 5.4, 4.4, 9, 2.4).line(9, 9).close()
                plate.area(wave, "lagoon", 0.42)
                plate.cuts(cut_through([(-7.2, 4.2), (-5.0, 0.2), (-2.0, -1.4), (0.2, -0.6)], 0.6), "bubble")
                plate.cuts(cut_through([(-6.0, 6.4), (-3.0, 4.0), (2.0, 6.0), (6.4, 4.8)], 0.5), "bubble")
        else:
            stage.token("c2", -3.1, -1.7, 6.4)
            stage.token("c6", 3.1, 1.7, 6.4)
            stage.arrow([(-0.6, -4.8), (1.6, -5.4), (3.6, -3.8)], 0.9)
            stage.arrow([(0.6, 4.8), (-1.6, 5.4), (-3.6, 3.8)], 0.9)
    canvas.circle(0, 0, 7.5, stroke=theme.pen("line", 1.2))
    canvas.circle(0, 0, 7.5, stroke=theme.pen("brass-rule", 0.7))
