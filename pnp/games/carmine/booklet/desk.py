"""What every figure of the booklet is drawn with, and the seals that several of them show."""

from dataclasses import dataclass
from math import cos, pi, sin

from pnp.draw.canvas import Canvas
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Path
from pnp.games.carmine.components import Components, Gain
from pnp.press import rulebook

__all__ = ["Desk", "draw_seal"]


@dataclass(frozen=True, kw_only=True)
class Desk(rulebook.Desk):
    """The desk of the house, with what is in the game's box."""

    box: Components


def draw_seal(canvas: Canvas, x: float, y: float, gain: Gain, desk: Desk, *, r: float = 3.3) -> None:
    """A bonus as a wax seal: teal for what is gained at once, ochre with its renown for the end of the game."""
    late = gain.resource == "renown"
    wax = Path()
    count = 14
    points = []
    for i in range(count * 4):
        reach = r * (1 + 0.07 * cos(2 * pi * i / 4))
        angle = 2 * pi * i / (count * 4)
        points.append((x + reach * sin(angle), y - reach * cos(angle)))
    wax.polyline(points, close=True)
    canvas.draw(wax, fill=desk.theme.ink("seal-late" if late else "seal-now"), stroke=desk.theme.pen("seal-rim", 0.25))
    canvas.circle(x, y, r * 0.84, stroke=desk.theme.pen("on-seal", 0.15, dash=(0.7, 0.5)))
    if late:
        style = desk.theme.type("seal")
        canvas.text(x, y + style.cap_height / 2, str(gain.amount), style, anchor="middle")
    else:
        icon = "fill-hold" if gain.resource == "fill" else gain.resource
        stamp_icon(canvas, desk.icons, icon, x, y, 4.1, desk.theme.ink("on-seal"))
