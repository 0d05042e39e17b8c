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

__all__ = ["CREATURES", "END", "draw_token", "token", "token_parts", "trade"]

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
_MARKS = {"partner": "mage", "fighter": "harpoon", "pilot": "movement"}
_CREATURE = 0.94
"""How large a creature is drawn: a little smaller than the glass, so that claws and fins are seen."""


def trade(number: int, known: Look) -> str:
    """Give what a number of the crew is good at: `partner`, `fighter` or `pilot`."""
    crew = known.box.tokens.crew
    return "fighter" if number in crew.fighters else "pilot" if number in crew.pilots else "partner"


def token(face: str, known: Look, *, told: bool = True) -> Symbol:
    """Give a token's face about the origin; in a picture its number is not told as type."""
    r = END if face in ("hi", "ab") else R
    name = f"nautilion token {face}" if told else f"nautilion pictured token {face}"
    return Symbol(name, Box(-r, -r, r, r).grown(BLEED), partial(_draw_face, face=face, known=known, told=told))


def draw_token(
    canvas: Canvas, face: str, known: Look, x: float, y: float, size: float = 2 * R, *, told: bool = False
) -> None:
    """Draw a token about a place, as large as is said, for other pieces that show one."""
    r = END if face in ("hi", "ab") else R
    with canvas.group(moving(x, y, size / (2 * r))), canvas.group(clip=Circle(0, 0, r)):
        canvas.stamp(token(face, known, told=told), moving(0, 0))


def _draw_face(canvas: Canvas, face: str, known: Look, told: bool) -> None:
    theme = known.theme
    kind, name = face[0], face[1:]
    if face == "hi":
        draw_porthole(canvas, BRASS, known, happy_isles, r=END, water="lagoon")
    elif face == "ab":
        draw_porthole(canvas, BRASS, known, abyss, r=END, water="abyss")
    elif kind == "c":
        craft = trade(int(name), known)
        creature = CREATURES[int(name)]
        draw_porthole(canvas, BRASS, known, lambda plate: creature(plate, Tone.of(craft)), scale=_CREATURE)
        draw_numeral(canvas, name, 0, 7.55, theme, told=told)
        draw_mark(canvas, _MARKS[craft], known, told=told)
    elif kind == "m":
        draw_porthole(canvas, BRASS, known, lambda plate: mage(plate, name.upper()))
        draw_numeral(canvas, name.upper(), 0, 8.2, theme, style="letter", told=told)
    elif kind == "x":
        draw_porthole(canvas, BRASS, known, mercenary, scale=_CREATURE)
        draw_mark(canvas, "mercenary", known, told=told)
    elif kind == "f":
        draw_porthole(canvas, STONE, known, reef, water="lagoon", scale=_CREATURE)
        draw_numeral(canvas, name, 0, 7.55, theme, told=told)
    else:
        draw_porthole(canvas, KELP, known, _reserve, water="kelp-dark")


def _reserve(plate: Plate) -> None:
    plate.lines(rays(0, 0, 6, 12, 36), 0.3, "kelp-line")
    nautilus(plate, Tone.of("partner"), 0.94)


def token_parts(data: Templates) -> list[Part]:
    """Give all 82 tokens, whatever is played: a box is a box."""
    known = look(data)
    stock = known.box.tokens
    crew, mages, reefs = stock.crew.copies, stock.mages.copies, stock.reefs.copies
    parts = [_part(f"c{n}", f"crew-{n}", crew, "blue", "crew", "Crew Tokens", known) for n in CREATURES]
    letters = sorted(stock.mages.partners)
    parts += [_part(f"m{x}", f"mage-{x}", mages, "blue", "mages", "Mage Tokens", known) for x in letters]
    hired = stock.mercenaries.count
    parts.append(_part("x", "mercenary", hired, "blue", "mercenaries", "Mercenary Tokens", known))
    numbers = stock.reefs.numbers
    parts += [_part(f"f{n}", f"reef-{n}", reefs, "grey", "reefs", "Reef Tokens", known) for n in numbers]
    parts.append(_part("r", "reserve", stock.reserve, "green", "reserve", "Reserve Tokens", known))
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
