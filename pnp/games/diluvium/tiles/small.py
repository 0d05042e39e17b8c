"""Tiles that are shown small: on the setup plan, on the layout sheets and in the booklet.

They have no words, and their spaces shrink less than they do, so that the signs can be read. Each is a symbol, since a
kit shows some of them twice; their stones are those of the tile itself.
"""

from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.backs import draw_cost, draw_ground
from pnp.games.diluvium.tiles.cities import draw_city_tile
from pnp.games.diluvium.tiles.hexes import CENTRE, OUTLINE
from pnp.games.diluvium.tiles.ocean_tile import draw_ocean_tile

__all__ = ["MOST", "draw_small_back", "draw_small_city", "draw_small_tile"]

MOST = 1.18
"""How far spaces may swell before two of one island touch."""


def _stamp(canvas: Canvas, name: str, draw: Callable[[Canvas], None], x: float, y: float, scale: float) -> None:
    """Stamp a tile, drawn from its corner on, about a place; what is cut off is not shown."""

    def cut(canvas: Canvas) -> None:
        with canvas.group(clip=OUTLINE):
            draw(canvas)

    symbol = Symbol(f"diluvium small {name}", OUTLINE.box().grown(0.5), cut)
    canvas.stamp(symbol, moving(x - CENTRE[0] * scale, y - CENTRE[1] * scale, scale))


def draw_small_tile(
    canvas: Canvas, tile: str, x: float, y: float, scale: float, known: Look, swell: float = 0.0
) -> None:
    """Draw the front of an Ocean Tile about a place; with no `swell` its spaces are plain, for the smallest."""
    most, plain = swell or MOST, not swell
    drawing = partial(draw_ocean_tile, tile=known.box.tiles[tile], known=known, told=False, swell=most, plain=plain)
    _stamp(canvas, f"{tile} {swell:.3g}", drawing, x, y, scale)


def draw_small_city(
    canvas: Canvas, people: str, x: float, y: float, scale: float, known: Look, swell: float = 0.0
) -> None:
    """Draw a City Tile about a place, in the same way."""
    drawing = partial(draw_city_tile, people=people, name="", known=known, swell=swell or MOST, plain=not swell)
    _stamp(canvas, f"{people} {swell:.3g}", drawing, x, y, scale)


def draw_small_back(
    canvas: Canvas, cost: int, x: float, y: float, scale: float, known: Look, swell: float = 0.0
) -> None:
    """Draw a face-down tile about a place, with what it costs, in the same way."""

    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(*CENTRE)):
            draw_ground(canvas, "", known)
            with canvas.group(moving(0, 0, swell or MOST)):
                draw_cost(canvas, cost, known, plain=not swell)

    _stamp(canvas, f"back {cost} {swell:.3g}", draw, x, y, scale)
