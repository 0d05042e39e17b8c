"""The backs of the tokens: one colour and one pattern for each stock, by which they are sorted face down."""

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import around, dots, rays, scales, star
from pnp.draw.shapes import Box, Circle
from pnp.games.nautilion.look import Look, Tone
from pnp.games.nautilion.tokens.porthole import R
from pnp.games.nautilion.tokens.strangers import coral_branch, nautilus
from pnp.press.part import BLEED

__all__ = ["draw_back", "token_back"]


def token_back(stock: str, known: Look, r: float = R) -> Symbol:
    """Give the back of a stock, `blue`, `green`, `grey` or `end`, about the origin."""
    theme = known.theme
    colour = "blue" if stock == "end" else stock

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r + BLEED, fill=theme.ink(f"back-{colour}"))
        pen = theme.pen(f"back-{colour}-line", 0.4)
        with canvas.group(clip=Circle(0, 0, r - 1.0)):
            if stock == "blue":
                canvas.draw(rays(0, 0, 5, r, 48), stroke=pen)
            elif stock == "green":
                canvas.draw(scales(Box(-r, -r, r, r + 2), 2.2, 3), stroke=theme.pen(f"back-{colour}-line", 0.3))
            elif stock == "grey":
                canvas.draw(
                    dots(p for k in range(3, 9) for p in around(0, 0, 1.45 * k, 6 * k, 7.5 * (k % 2))),
                    stroke=theme.pen(f"back-{colour}-line", 0.62, cap="round"),
                )
            else:
                canvas.draw(rays(0, 0, 4, r, 72), stroke=pen)
        for radius, width in ((r - 1.0, 0.5), (r - 1.9, 0.25)):
            canvas.circle(
                0, 0, radius, stroke=theme.pen("brass-rule" if colour == "blue" else f"back-{colour}-line", width)
            )
        plate = Plate()
        plate.area(
            Circle(0, 0, 7.2 * r / R),
            f"back-{colour}",
            0.5,
            "brass-rule" if colour == "blue" else f"back-{colour}-line",
        )
        if stock == "blue":
            nautilus(plate, Tone.of("brass"), 0.74)
        elif stock == "green":
            for x, y in around(0, 0, 4.2, 6):
                plate.area(star(x, y, 1.3, 5), "kelp-light", 0.2)
            plate.area(star(0, 0, 2.6, 5), "kelp-light", 0.3)
        elif stock == "grey":
            coral_branch(plate, Tone.of("stone"), 0, 4.4, 1.15)
        else:
            plate.area(star(0, 0, 7.6, 8, 0.38), "brass", 0.4)
            plate.area(star(0, 0, 6.4, 4, 0.3), "brass-light", 0.3)
            plate.area(Circle(0, 0, 1.4), "abyss", 0.3)
        plate.draw(canvas, theme)

    return Symbol(f"nautilion back {stock}", Box(-r, -r, r, r).grown(BLEED), draw)


def draw_back(canvas: Canvas, stock: str, known: Look, r: float = R) -> None:
    """Draw a back with its box at the origin."""
    canvas.stamp(token_back(stock, known, r), moving(r, r))
