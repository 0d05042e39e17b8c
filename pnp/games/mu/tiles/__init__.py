"""The Area tiles: 22 of one to three hexes, whose landforms run on from one to the next."""

from functools import partial

from pnp.games.mu import game
from pnp.games.mu.places import AREAS
from pnp.games.mu.tiles.areas import area_tile
from pnp.games.mu.tiles.backs import draw_back
from pnp.games.mu.tiles.front import draw_front
from pnp.games.mu.tiles.look import tile_look
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["tile_parts"]


def tile_parts(data: Templates) -> list[Part]:
    """Give all Area tiles."""
    known = tile_look(data)
    return [
        Part(
            f"area-{number}",
            area_tile(number).outline,
            partial(draw_front, number=number, known=known),
            partial(draw_back, number=number, name=game.title, known=known),
            1,
            "area-tiles",
            "Area Tiles",
        )
        for number in AREAS
    ]
