"""The front of an Area tile: its land, what is set into it, and its names."""

from pnp.draw.canvas import Canvas
from pnp.games.mu.tiles.areas import area_tile
from pnp.games.mu.tiles.fittings import (
    draw_channels,
    draw_crater,
    draw_disc,
    draw_edges,
    draw_geysers,
    draw_names,
)
from pnp.games.mu.tiles.landform import draw_land, draw_palms, draw_ponds
from pnp.games.mu.tiles.look import TileLook

__all__ = ["draw_front"]


def draw_front(canvas: Canvas, number: int, known: TileLook) -> None:
    """Draw the front of an Area, the corner of its box at the origin."""
    tile = area_tile(number)
    draw_land(canvas, number, known)
    draw_ponds(canvas, number, known)
    draw_palms(canvas, number, known)
    draw_edges(canvas, tile, known)
    draw_channels(canvas, tile, known)
    draw_crater(canvas, tile, known)
    draw_geysers(canvas, tile, known)
    draw_names(canvas, tile, known)
    draw_disc(canvas, number, tile.disc, known)
