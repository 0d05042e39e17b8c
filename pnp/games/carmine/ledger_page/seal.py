"""Wax seals: the bonuses of the tracks. Teal with a solid ring is gained at once, ochre with a dashed one at the end.

Colour is never alone: the ring says the same, and in mono the first kind is black and the second white. No two
neighbours have the same rim, since wax never runs the same way twice; there are a few rims of each kind, seeded, each
stored once.
"""

import math
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.curve import Curve
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path, Point, smooth
from pnp.draw.theme import Theme
from pnp.games.carmine.components import Gain
from pnp.games.carmine.ledger_page.look import Look
from pnp.seeds import Stream

__all__ = [
    "SEAL",
    "SMALL_SEAL",
    "WIDE_SEAL",
    "draw_seal",
    "draw_seals",
    "draw_small_seal",
    "seal_radius",
    "seals_width",
]

SEAL = 3.7
"""Radius of a seal that carries an icon or a number, in mm; its rim is uneven by a twentieth."""

WIDE_SEAL = 4.3
"""Radius of one that carries both."""

SMALL_SEAL = 1.35
"""Radius of an empty one in a line of words."""

RIMS = 3
_STRAY = 0.055
_ICON = 4.15
_ICONS = {"fill": "fill-hold"}
"""Resources whose icon has another name."""


class Kind(NamedTuple):
    """The inks of one kind of seal, and how its ring is broken."""

    name: str
    dash: tuple[float, ...]

    @property
    def on(self) -> str:
        return f"on-{self.name}"


NOW, END = Kind("wax-now", ()), Kind("wax-end", (0.75, 0.55))


def _kind(gain: Gain) -> Kind:
    """Renown is counted at the end, everything else at once (CA-H2)."""
    return END if gain.resource == "renown" else NOW


def seal_radius(gain: Gain) -> float:
    """Give the radius: a number beside an icon takes more room."""
    return WIDE_SEAL if gain.resource != "renown" and gain.amount != 1 and gain.resource != "fill" else SEAL


def seals_width(gains: tuple[Gain, ...]) -> float:
    """How wide the seals of one bonus are, side by side."""
    return sum(2 * seal_radius(gain) + 0.3 for gain in gains)


def draw_seals(canvas: Canvas, look: Look, x: float, y: float, gains: tuple[Gain, ...], rim: int) -> None:
    """Draw a bonus from its left edge on; `rim` is any number, and neighbours differ in it."""
    for i, gain in enumerate(gains):
        r = seal_radius(gain)
        draw_seal(canvas, look, x + r, y, gain, rim + i)
        x += 2 * r + 0.3


def draw_seal(canvas: Canvas, look: Look, x: float, y: float, gain: Gain, rim: int) -> None:
    """Draw one seal about (x, y): a number for renown, an icon for the rest, with its number if that is not 1."""
    kind, r = _kind(gain), seal_radius(gain)
    canvas.stamp(_wax(look.theme, kind, rim % RIMS), moving(x, y, r))
    style = look.theme.type("ledger-number").inked(look.theme.ink(kind.on))
    drop = style.cap_height / 2
    if gain.resource == "renown":
        canvas.text(x, y + drop, str(gain.amount), style, anchor="middle", fit=r * 1.3)
        return
    icon = _ICONS.get(gain.resource, gain.resource)
    if r < WIDE_SEAL:
        stamp_icon(canvas, look.icons, icon, x, y, _ICON, style.ink)
        return
    number = str(gain.amount)
    style = style.resized(9.5).fitted(number, r * 0.7)
    left = x - (style.width(number) + 4.0) / 2
    canvas.text(left, y + style.cap_height / 2, number, style)
    stamp_icon(canvas, look.icons, icon, left + style.width(number) + 2.0, y, 4.0, style.ink)


def draw_small_seal(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Draw an empty seal of those that are counted at the end, as a word in a sentence."""
    canvas.stamp(_wax(theme, END, 0), moving(x, y, SMALL_SEAL))


def _wax(theme: Theme, kind: Kind, rim: int) -> Symbol:
    """Give one rim of a kind, its radius 1."""

    def draw(canvas: Canvas) -> None:
        points = _rim(kind, rim)
        wax = smooth(points, closed=True)
        wax.digits = 2
        canvas.draw(wax, fill=theme.ink(kind.name), stroke=theme.pen(f"{kind.name}-rim", 0.06))
        canvas.draw(_fold(points, 0.9, -75, 20), stroke=theme.pen(f"{kind.name}-shine", 0.055, cap="round"))
        canvas.draw(_fold(points, 0.9, 40, 62), stroke=theme.pen(f"{kind.name}-shine", 0.045, cap="round"))
        canvas.draw(_fold(points, 0.885, 115, 205), stroke=theme.pen(f"{kind.name}-rim", 0.06, cap="round"))
        ring = tuple(length / SEAL for length in kind.dash)
        canvas.circle(0, 0, 0.77, stroke=theme.pen(kind.on, 0.065, dash=ring))

    return Symbol(f"{kind.name} {rim}", Box(-1.12, -1.12, 1.12, 1.12), draw)


def _rim(kind: Kind, rim: int) -> list[Point]:
    """Wax runs out in a few broad tongues: two slow waves and a little chance."""
    chance = Stream("carmine", "wax", kind.name, rim)
    slow, fast = chance.real(0, math.tau), chance.real(0, math.tau)
    tongues = 3 + chance.below(3)
    points = []
    for i in range(14):
        a = math.tau * i / 14
        run = 0.55 * math.sin(2 * a + slow) + 0.75 * math.sin(tongues * a + fast)
        r = 1 + _STRAY * run + chance.real(-0.018, 0.018)
        points.append((r * math.sin(a), -r * math.cos(a)))
    return points


def _fold(points: list[Point], share: float, begin: float, end: float) -> Path:
    """Give a line that follows the rim a little inside it, between two angles from the top, clockwise."""
    ring = Curve.through(*points, points[0], per=3).points[:-1]
    first, last = round(begin / 360 * len(ring)), round(end / 360 * len(ring))
    return smooth([(ring[i % len(ring)][0] * share, ring[i % len(ring)][1] * share) for i in range(first, last + 1, 2)])
