"""The porthole that every token is: a ring with rivets about round water, and what is seen through the glass.

Tokens differ by their ring as well as by their picture, so that they are told from each other in black: crew, mages and
mercenaries look out of brass, reefs lie in stone, the reserve in kelp.
"""

from collections.abc import Callable
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import GRID, stamp_icon
from pnp.draw.ornament import around, burst, dots
from pnp.draw.shapes import Box, Circle
from pnp.games.nautilion.look import Look
from pnp.press.part import BLEED

__all__ = ["BRASS", "GLASS", "KELP", "STONE", "Metal", "R", "draw_mark", "draw_porthole", "porthole"]

R = 12.5
"""Of a token."""
GLASS = 9.35
"""Of what is seen through it."""
_RING = 11.75
"""Of the ring's outer edge: what is cut askew cuts the dark rim and not the brass."""


_BOSS = -9.75
"""Height of the middle of a mark."""


class Metal(NamedTuple):
    """The inks of a ring."""

    name: str
    rim: str
    face: str
    light: str
    edge: str
    rivet: str
    rivet_top: str
    rivets: int


BRASS = Metal("brass", "abyss", "brass", "brass-light", "brass-line", "rivet", "rivet-top", 16)
STONE = Metal("stone", "slate", "stone-ring", "stone-light", "line", "line", "stone-light", 0)
KELP = Metal("kelp", "kelp-shade-flat", "kelp-ring", "kelp-light", "line", "line", "kelp-light", 8)


def porthole(metal: Metal, known: Look, *, r: float = R, water: str = "deep") -> Symbol:
    """Give the ring with its water and rays, about the origin."""
    theme = known.theme
    ring, glass = r - (R - _RING), r - (R - GLASS)

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r + BLEED, fill=theme.ink(metal.rim))
        canvas.circle(0, 0, ring, fill=theme.ink(metal.face), stroke=theme.pen(metal.edge, 0.3))
        canvas.circle(0, 0, ring - 0.5, stroke=theme.pen(metal.light, 0.3))
        if metal.rivets:
            places = dots(around(0, 0, (ring + glass) / 2, metal.rivets, 180 / metal.rivets))
            canvas.draw(places, stroke=theme.pen(metal.rivet, 0.92, cap="round"))
            canvas.draw(places.moved(-0.09, -0.11), stroke=theme.pen(metal.rivet_top, 0.46, cap="round"))
        canvas.circle(0, 0, glass + 0.3, fill=theme.ink(water), stroke=theme.pen(metal.edge, 0.5))
        if water != "kelp-dark":  # where the reserve's shell has rays of its own
            with canvas.group(clip=Circle(0, 0, glass)):
                canvas.draw(burst(0, -1.5, 1.5, glass + 2.5, 16, 0.5, 11.25), fill=theme.ink("sunray"))

    return Symbol(f"nautilion porthole {metal.name} {water} {r:g}", Box(-r, -r, r, r).grown(BLEED), draw)


def draw_porthole(
    canvas: Canvas,
    metal: Metal,
    known: Look,
    picture: Callable[[Plate], None],
    *,
    r: float = R,
    water: str = "deep",
    scale: float = 1.0,
) -> None:
    """Draw a token's ring about its middle, and a picture behind its glass."""
    plate = Plate()
    picture(plate)
    canvas.stamp(porthole(metal, known, r=r, water=water), moving(0, 0))
    glass = r - (R - GLASS)
    with canvas.group(clip=Circle(0, 0, glass)), canvas.group(moving(0, 0, scale)):
        plate.draw(canvas, known.theme)
    canvas.circle(0, 0, glass, stroke=known.theme.pen(metal.edge, 0.3))


def draw_mark(canvas: Canvas, icon: str, known: Look, *, told: bool = True) -> None:
    """Draw the mark of a trade on a boss of the ring. It stands at the top, which says which way up a token is."""
    y = _BOSS
    theme = known.theme
    canvas.circle(0, y, 2.55, fill=theme.ink("abyss"), stroke=theme.pen("brass-light", 0.32))
    canvas.circle(0, y, 2.55, stroke=theme.pen("brass-rule", 0.3))
    if told:
        stamp_icon(canvas, known.icons, icon, 0, y, 4.0, theme.ink("on-abyss"))
    else:  # a token in a picture is no larger than a sign, and its mark is none
        with canvas.group(moving(-2.0, y - 2.0, 4.0 / GRID)):
            known.icons[icon].draw(canvas, theme.ink("on-abyss"))
