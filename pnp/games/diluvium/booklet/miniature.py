"""Small tiles and pieces for the figures: tiles at a little more than half their size, pieces on their spaces.

Spaces and pieces shrink less than tiles, so that their signs keep the size that everything printed has.
"""

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.shapes import Box, Point, Rect
from pnp.games.diluvium.booklet.desk import Desk
from pnp.games.diluvium.pieces.ships import HIGH as SHIP_HIGH
from pnp.games.diluvium.pieces.ships import WIDE as SHIP_WIDE
from pnp.games.diluvium.pieces.ships import draw_ship
from pnp.games.diluvium.pieces.tokens import token_stock
from pnp.games.diluvium.tiles.cities import SPACES
from pnp.games.diluvium.tiles.hexes import FLAT, R
from pnp.games.diluvium.tiles.plan import moved_in, plan
from pnp.games.diluvium.tiles.small import draw_small_back, draw_small_city, draw_small_tile

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


def draw_tile(canvas: Canvas, tile: str, x: float, y: float, desk: Desk, scale: float = SCALE) -> None:
    """Draw the front of an Ocean Tile about a place."""
    draw_small_tile(canvas, tile, x, y, scale, desk.known, _swell(scale))


def _swell(scale: float) -> float:
    """Give how much larger than its tile a space is shown."""
    return max(1.0, PIECE / scale)


def draw_city(canvas: Canvas, people: str, x: float, y: float, desk: Desk) -> None:
    """Draw a City Tile about a place."""
    draw_small_city(canvas, people, x, y, SCALE, desk.known, PIECE / SCALE)


def draw_back(canvas: Canvas, cost: int, x: float, y: float, desk: Desk) -> None:
    """Draw a face-down tile about a place."""
    draw_small_back(canvas, cost, x, y, SCALE, desk.known, PIECE / SCALE)


def spot(desk: Desk, tile: str, kind: str, number: int, x: float, y: float, scale: float = SCALE) -> Point:
    """Give where a space of a tile about (x, y) is: of an island, an Exploration Space, or a people's City."""
    if tile in desk.known.box.civilisations:
        at = SPACES[len(desk.known.box.city)][desk.known.box.city.index(kind)]
    else:
        found = plan(desk.known.box.tiles[tile])
        if kind[0] in "GS":
            at = [moved_in(place, _swell(scale)) for code, place in found.spaces if code == kind][number]
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
