"""The tiles: 29 of the ocean and four Cities, hexagons of one size with their points up and down."""

from functools import partial

from pnp.games.diluvium.look import look
from pnp.games.diluvium.tiles.backs import draw_city_back, draw_ocean_back
from pnp.games.diluvium.tiles.cities import draw_city_tile
from pnp.games.diluvium.tiles.hexes import OUTLINE
from pnp.games.diluvium.tiles.ocean_tile import draw_ocean_tile
from pnp.games.diluvium.words import words
from pnp.press.part import Part
from pnp.templates import Templates

__all__ = ["city_parts", "tile_parts"]


def tile_parts(data: Templates) -> list[Part]:
    """Give all Ocean Tiles; those of one cost have one back."""
    known = look(data)
    return [
        Part(
            tile.id.lower(),
            OUTLINE,
            partial(draw_ocean_tile, tile=tile, known=known),
            partial(draw_ocean_back, cost=tile.cost, known=known),
            1,
            "ocean-tiles",
            "Ocean Tiles",
        )
        for tile in known.box.tiles.values()
    ]


def city_parts(data: Templates) -> list[Part]:
    """Give the City of each civilisation, its emblem on the back."""
    known, said = look(data), words(data)
    return [
        Part(
            f"city-{people}",
            OUTLINE,
            partial(draw_city_tile, people=people, name=said.civilisations[people], known=known),
            partial(draw_city_back, people=people, known=known),
            1,
            "city-tiles",
            "City Tiles",
        )
        for people in known.box.civilisations
    ]
