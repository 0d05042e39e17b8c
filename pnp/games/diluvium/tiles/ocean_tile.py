"""An Ocean Tile's front: its mosaic, the sockets on it, its Monster, and its words on the frame."""

from pnp.draw.canvas import Canvas, moving
from pnp.games.diluvium.components import Tile
from pnp.games.diluvium.look import Look, draw_label
from pnp.games.diluvium.tiles.frame import draw_band, draw_frame
from pnp.games.diluvium.tiles.hexes import CENTRE
from pnp.games.diluvium.tiles.monsters import draw_monster
from pnp.games.diluvium.tiles.mosaic import draw_mosaic
from pnp.games.diluvium.tiles.ornaments import draw_ornament
from pnp.games.diluvium.tiles.plan import islands_of, moved_in, plan
from pnp.games.diluvium.tiles.sockets import draw_coin, draw_shell, draw_shield, draw_socket, draw_space

__all__ = ["draw_ocean_tile"]


def draw_ocean_tile(
    canvas: Canvas, tile: Tile, known: Look, *, told: bool = True, swell: float = 1.0, plain: bool = False
) -> None:
    """Draw a tile with the corner of its box at the origin.

    One that is shown small is not told its words, and its spaces are swollen so that their signs can be read; where it
    is very small they are `plain`. Nothing swims between them.
    """
    found = plan(tile)
    coasts = tuple(islands_of(found))
    count = len(found.islands)
    rocks = frozenset({count} if found.monster else ())
    spaces = frozenset(range(count + len(rocks), len(coasts)))
    with canvas.group(moving(*CENTRE)):
        draw_mosaic(canvas, coasts, rocks, spaces, tile.id, known)
        if found.free and told:
            draw_ornament(canvas, int(tile.id[1:]), found.free, known)
        for kind, places in found.islands:
            for x, y in places:
                draw_socket(canvas, kind, x, y, known, swell, plain=plain)
        if tile.monster and found.monster:
            x, y = found.monster
            kept = [other.id for other in known.box.tiles.values() if other.monster]
            draw_monster(canvas, kept.index(tile.id), x, y, known, 0.95)
            with canvas.group(moving(x - 10.2, y + 10.2, swell)):
                draw_shield(canvas, str(tile.monster.strength), 0, 0, known)
            with canvas.group(moving(x + 10.2, y + 10.4, swell)):
                draw_coin(canvas, str(tile.monster.gold), 0, 0, known, 4.4, "monster")
        for code, place in found.spaces:
            draw_space(canvas, code, *moved_in(place, swell), known, swell, plain=not told)
        draw_frame(canvas, "", known, (2 if tile.monster else 1) if told else 0)
        if not told:
            return
        draw_band(canvas, f"{tile.id} {tile.name.upper()}", False, known)
        if tile.monster:
            draw_band(canvas, tile.monster.name.upper(), True, known)
        draw_shell(canvas, 0, 33.6, 3.1, known)
        canvas.circle(0, 33.4, 1.8, fill=known.theme.ink("sand-light"))
        draw_label(canvas, str(tile.cost), 0, 33.4, "cost", known)
