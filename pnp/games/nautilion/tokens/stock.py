"""All tokens as parts: how many there are of each, what is on them, and the colour of their backs.

Faces are named as records write tokens: c1 to c9, ma to mc, x, f3 f6 f9, r; and the ends hi and ab.
"""

from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import rays
from pnp.draw.shapes import Box, Circle
from pnp.games.nautilion.look import Look, Tone, draw_numeral, look
from pnp.games.nautilion.tokens.backs import draw_back
from pnp.games.nautilion.tokens.creatures import anglerfish, eel, narwhal, octopus, ray, seahorse
from pnp.games.nautilion.tokens.porthole import BRASS, KELP, STONE, R, draw_mark, draw_porthole
from pnp.games.nautilion.tokens.shellbacks import crab, puffer, turtle
from pnp.games.nautilion.tokens.strangers import abyss, happy_isles, mage, mercenary, nautilus, reef
from pnp.press.part import BLEED, Part
from pnp.templates import Templates

__all__ = ["CREATURES", "END", "TRADES", "draw_token", "token", "token_parts"]

END = 15.0
"""Radius of the ends of the path."""

CREATURES: dict[int, Callable[[Plate, Tone], None]] = {
    1: seahorse,
    2: crab,
    3: octopus,
    4: puffer,
    5: ray,
    6: eel,
    7: turtle,
    8: narwhal,
    9: anglerfish,
}
TRADES = ("pilot", "partner", "fighter")
"""By the remainder of a number when it is divided by three."""
_MARKS = {"partner": "mage", "fighter": "harpoon", "pilot": "movement"}
_CREATURE = 0.94
"""How large a creature is drawn: a little smaller than the glass, so that claws and fins are seen."""


def token(face: str, known: Look) -> Symbol:
    """Give a token's face about the origin."""
    r = END if face in ("hi", "ab") else R
    return Symbol(
        f"nautilion token {face}", Box(-r, -r, r, r).grown(BLEED), partial(_draw_face, face=face, known=known)
    )


def draw_token(canvas: Canvas, face: str, known: Look, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a token about a place, for other pieces that show one."""
    with (
        canvas.group(moving(x, y, scale), clip=None),
        canvas.group(clip=Circle(0, 0, END if face in ("hi", "ab") else R)),
    ):
        canvas.stamp(token(face, known), moving(0, 0))


def _draw_face(canvas: Canvas, face: str, known: Look) -> None:
    theme = known.theme
    kind, name = face[0], face[1:]
    if face == "hi":
        draw_porthole(canvas, BRASS, known, face, happy_isles, r=END, water="lagoon")
    elif face == "ab":
        draw_porthole(canvas, BRASS, known, face, abyss, r=END, water="abyss")
    elif kind == "c":
        trade = TRADES[int(name) % 3]
        creature = CREATURES[int(name)]
        draw_porthole(canvas, BRASS, known, face, lambda plate: creature(plate, Tone.of(trade)), scale=_CREATURE)
        draw_numeral(canvas, name, 0, 7.55, theme)
        draw_mark(canvas, _MARKS[trade], known)
    elif kind == "m":
        draw_porthole(canvas, BRASS, known, face, lambda plate: mage(plate, name.upper()))
        draw_numeral(canvas, name.upper(), 0, 8.2, theme, style="letter")
    elif kind == "x":
        draw_porthole(canvas, BRASS, known, face, mercenary, scale=_CREATURE)
    elif kind == "f":
        draw_porthole(canvas, STONE, known, face, reef, water="lagoon", scale=_CREATURE)
        draw_numeral(canvas, name, 0, 7.55, theme)
    else:
        draw_porthole(canvas, KELP, known, face, _reserve, water="kelp-dark")


def _reserve(plate: Plate) -> None:
    plate.lines(rays(0, 0, 6, 12, 36), 0.3, "kelp-line")
    nautilus(plate, Tone.of("partner"), 0.94)


def token_parts(data: Templates) -> list[Part]:
    """Give all 82 tokens, whatever is played: a box is a box."""
    known = look(data)
    parts = [_part(f"c{n}", f"crew-{n}", 4, "blue", "crew", "Crew Tokens", known) for n in range(1, 10)]
    parts += [_part(f"m{x}", f"mage-{x}", 3, "blue", "mages", "Mage Tokens", known) for x in "abc"]
    parts.append(_part("x", "mercenary", 9, "blue", "mercenaries", "Mercenary Tokens", known))
    parts += [_part(f"f{n}", f"reef-{n}", 6, "grey", "reefs", "Reef Tokens", known) for n in (3, 6, 9)]
    parts.append(_part("r", "reserve", 8, "green", "reserve", "Reserve Tokens", known))
    parts.append(_part("hi", "happy-isles", 1, "end", "ends", "Ends of the Path", known))
    parts.append(_part("ab", "abyss", 1, "end", "ends", "Ends of the Path", known))
    return parts


def _part(face: str, name: str, count: int, stock: str, group: str, title: str, known: Look) -> Part:
    r = END if stock == "end" else R
    front = partial(_draw_front, face=face, known=known, r=r)
    back = partial(draw_back, stock=stock, known=known, r=r)
    return Part(name, Circle(r, r, r), front, back, count, group, title)


def _draw_front(canvas: Canvas, face: str, known: Look, r: float) -> None:
    canvas.stamp(token(face, known), moving(r, r))
