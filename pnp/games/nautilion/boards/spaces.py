"""Spaces and ducts: cabins with brass collars, joined by coral pipes.

A token of 25 mm covers its space of 22 mm and a little of the pipes; what must be seen while one lies there is that a
pipe leaves it. So pipes have a coupling in the middle of what two tokens leave open.
"""

import math

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.ornament import around, dots
from pnp.draw.shapes import Box, Path, Point
from pnp.games.nautilion.look import Look

__all__ = ["DUCT", "draw_duct", "draw_label", "draw_space"]

DUCT = 4.2
"""How wide a duct is."""


def collar(r: float, known: Look) -> Symbol:
    """Give the collar of a space with its rivets, about the origin."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r, fill=theme.ink("brass"), stroke=theme.pen("line", 0.5))
        canvas.circle(0, 0, r - 0.5, stroke=theme.pen("brass-light", 0.25))
        places = dots(around(0, 0, r - 1.05, 20, 9))
        canvas.draw(places, stroke=theme.pen("rivet", 0.6, cap="round"))
        canvas.draw(places.moved(-0.06, -0.07), stroke=theme.pen("rivet-top", 0.3, cap="round"))
        canvas.circle(0, 0, r - 2.0, fill=theme.ink("space"), stroke=theme.pen("brass-line", 0.5))
        canvas.circle(0, 0, r - 2.7, stroke=theme.pen("brass-rule", 0.2))

    return Symbol(f"nautilion collar {r:g}", Box(-r, -r, r, r).grown(0.5), draw)


def draw_space(canvas: Canvas, x: float, y: float, label: str, icon: str, known: Look, r: float = 11.0) -> None:
    """Draw a space with its number or letter, and the icon of who lives there."""
    theme = known.theme
    canvas.stamp(collar(r, known), moving(x, y))
    draw_label(canvas, x, y + 1.9, label, known)
    stamp_icon(canvas, known.icons, icon, x, y + 5.1, 4.6, theme.ink("space-icon"))


def draw_label(canvas: Canvas, x: float, base: float, label: str, known: Look, style: str = "space") -> None:
    """Set a number by what is seen of it in the middle of a place."""
    line = line_of(label, known.theme.type(style))
    glyphs = line.straight(x, base)
    box = glyphs.box()
    glyphs = glyphs.moved(x - (box.left + box.right) / 2, 0)
    canvas.draw(glyphs, fill=line.style.ink)
    line.ghost(canvas, glyphs, x, base)


def draw_duct(canvas: Canvas, begin: Point, end: Point, r: float, known: Look) -> None:
    """Draw a pipe from the collar of one space to that of another."""
    theme = known.theme
    (ax, ay), (bx, by) = begin, end
    long = math.hypot(bx - ax, by - ay)
    half = DUCT / 2
    with canvas.group(turning(ax, ay, math.degrees(math.atan2(by - ay, bx - ax)))):
        inner, outer = r - 0.4, long - r + 0.4
        canvas.rect(inner, -half, outer - inner, DUCT, fill=theme.ink("duct"))
        edges = Path().move(inner, -half).line(outer, -half).move(inner, half).line(outer, half)
        canvas.draw(edges, stroke=theme.pen("duct-line", 0.4))
        canvas.line(inner, -half * 0.42, outer, -half * 0.42, theme.pen("duct-shine", 0.5))
        for place in _couplings(inner, outer):
            canvas.rect(
                place - 0.75,
                -half - 0.55,
                1.5,
                DUCT + 1.1,
                r=0.35,
                fill=theme.ink("brass-light"),
                stroke=theme.pen("line", 0.3),
            )
            canvas.line(place, -half - 0.4, place, half + 0.4, theme.pen("brass-line", 0.2))


def _couplings(inner: float, outer: float) -> list[float]:
    """One in the middle of a short pipe; on a long one also one near each end."""
    middle = (inner + outer) / 2
    return [middle] if outer - inner < 17 else [inner + 4.0, middle, outer - 4.0]
