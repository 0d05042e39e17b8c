"""Small tiles and pieces for the figures: tiles at a little more than half their size, pieces on their spaces.

Tiles are symbols, since figures show some of them twice. Spaces and pieces shrink less than tiles, so that their signs
keep the size that everything printed has.
"""

from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.shapes import Box, Point, Rect
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.pieces.ships import HIGH as SHIP_HIGH
from pnp.games.diluvium.pieces.ships import WIDE as SHIP_WIDE
from pnp.games.diluvium.pieces.ships import draw_ship
from pnp.games.diluvium.pieces.tokens import token_stock
from pnp.games.diluvium.tiles.backs import draw_cost, draw_ground
from pnp.games.diluvium.tiles.cities import SPACES, draw_city_tile
from pnp.games.diluvium.tiles.hexes import CENTRE, FLAT, OUTLINE, R
from pnp.games.diluvium.tiles.ocean_tile import draw_ocean_tile
from pnp.games.diluvium.tiles.plan import plan

__all__ = [
    "HIGH",
    "PIECE",
    "SCALE",
    "WIDE",
    "draw_back",
    "draw_city",
    "draw_piece",
    "draw_small_ship",
    "draw_tile",
    "spot",
]

SCALE = 0.55
"""Of tiles."""
PIECE = 0.65
"""Of spaces and of what stands on them."""
WIDE, HIGH = FLAT * SCALE, 2 * R * SCALE


def _stamp(canvas: Canvas, name: str, draw: Callable[[Canvas], None], x: float, y: float, scale: float) -> None:
    """Stamp a tile, drawn from its corner on, about a place; what is cut off is not shown."""

    def cut(canvas: Canvas) -> None:
        with canvas.group(clip=OUTLINE):
            draw(canvas)

    symbol = Symbol(f"diluvium small {name}", OUTLINE.box().grown(0.5), cut)
    canvas.stamp(symbol, moving(x - CENTRE[0] * scale, y - CENTRE[1] * scale, scale))


def draw_tile(canvas: Canvas, tile: str, x: float, y: float, desk: Desk, scale: float = SCALE) -> None:
    """Draw the front of an Ocean Tile about a place."""
    swell = max(1.0, PIECE / scale)
    drawing = partial(draw_ocean_tile, tile=desk.known.box.tiles[tile], known=desk.known, told=False, swell=swell)
    _stamp(canvas, f"{tile} {scale:g}", drawing, x, y, scale)


def draw_city(canvas: Canvas, people: str, x: float, y: float, desk: Desk) -> None:
    """Draw a City Tile about a place."""
    drawing = partial(draw_city_tile, people=people, name="", known=desk.known, swell=PIECE / SCALE)
    _stamp(canvas, people, drawing, x, y, SCALE)


def draw_back(canvas: Canvas, cost: int, x: float, y: float, desk: Desk) -> None:
    """Draw a face-down tile about a place."""

    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(*CENTRE)):
            draw_ground(canvas, "", desk.known)

    _stamp(canvas, "back", draw, x, y, SCALE)
    with canvas.group(moving(x, y, PIECE)):
        draw_cost(canvas, cost, desk.known)


def spot(desk: Desk, tile: str, kind: str, number: int, x: float, y: float, scale: float = SCALE) -> Point:
    """Give where a space of a tile about (x, y) is: of an island, an Exploration Space, or a people's City."""
    if tile in desk.known.box.civilisations:
        at = SPACES[len(desk.known.box.city)][desk.known.box.city.index(kind)]
    else:
        found = plan(desk.known.box.tiles[tile])
        if kind[0] in "GS":
            at = [place for code, place in found.spaces if code == kind][number]
        else:
            at = next(island.places for island in found.islands if island.kind == kind)[number]
    return x + at[0] * scale, y + at[1] * scale


def draw_piece(canvas: Canvas, name: str, x: float, y: float, desk: Desk, scale: float = PIECE) -> None:
    """Draw a token about a place, by the name of its part: `settler-greek`, `marker-aztec`, `food`."""
    part = next(part for part in token_stock(desk.known) if part.name == name)
    half = part.box.width / 2
    with canvas.group(moving(x - half * scale, y - half * scale, scale)):
        with canvas.group(clip=part.outline):
            part.front(canvas)
        canvas.draw(part.outline, stroke=desk.theme.pen("line", 0.5))


def draw_small_ship(canvas: Canvas, kind: str, people: str, x: float, y: float, desk: Desk, scale: float = 0.5) -> None:
    """Draw a ship about a place: a `scout` or a `warship`."""
    outline = Rect(0, 0, SHIP_WIDE, SHIP_HIGH)
    box = Box(0, 0, SHIP_WIDE, SHIP_HIGH).grown(0.5)

    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=outline):
            draw_ship(canvas, kind, people, desk.known)
        canvas.draw(outline, stroke=desk.theme.pen("line", 0.6))

    symbol = Symbol(f"diluvium small {kind} {people}", box, draw)
    canvas.stamp(symbol, moving(x - SHIP_WIDE / 2 * scale, y - SHIP_HIGH / 2 * scale, scale))
