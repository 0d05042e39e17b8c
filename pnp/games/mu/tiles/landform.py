"""The landform of a tile: bands of colour from the lowlands to the rim, contour lines between them, and palms.

Each band lies on the one below it like a sheet of cut paper, and throws a narrow shade all around, so that a tile has
depth whichever way it is turned on the table.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from pnp.draw.canvas import Canvas, Symbol, turning
from pnp.draw.engrave import cut
from pnp.draw.isolines import isolines
from pnp.draw.shapes import Box, Path, Point
from pnp.games.mu.tiles.areas import Area, area_tile
from pnp.games.mu.tiles.look import LANDS, TileLook
from pnp.games.mu.tiles.relief import inland, relief
from pnp.press.part import BLEED
from pnp.seeds import Stream

__all__ = ["LEVELS", "bands", "draw_land", "draw_pale_land", "draw_palms", "draw_ponds", "palms", "ponds"]

LEVELS = tuple(0.13 + 0.058 * i for i in range(LANDS - 1))
"""Where one band gives way to the next."""

_ROCK = 7
"""The first band on which nothing grows."""
_SHADE = 0.9
_WATER = 0.075
"""Below this height there is water."""
_LEAST = 7.0
"""The least that is drawn as a hill or a hollow, in square mm."""


@lru_cache(maxsize=32)
def bands(number: int) -> tuple[Path, ...]:
    """Give the outlines of the bands of an Area, from the second lowest on."""
    found = isolines(relief(number).grid, LEVELS, least=_LEAST)
    for path in found:
        path.kept = True  # it is stroked twice
    return tuple(path for path in found if path.steps)


def draw_land(canvas: Canvas, number: int, known: TileLook) -> None:
    """Draw the land of an Area over its whole box; the press clips it to the outline."""
    theme, box = known.theme, area_tile(number).box.grown(BLEED)
    canvas.rect(box.left, box.top, box.width, box.height, fill=theme.ink("land-0"))
    for band, path in enumerate(bands(number), 1):
        line = "contour" if band < _ROCK else "contour-rock"
        # twice the same but for the pen, so that a file stores it once; the second covers what of the shade is inside
        for pen in (theme.pen(f"shade-{band - 1}", 2 * _SHADE), theme.pen(line, 0.16)):
            canvas.draw(path, fill=theme.ink(f"land-{band}"), stroke=pen)


def draw_pale_land(canvas: Canvas, number: int, known: TileLook) -> None:
    """Draw the same land for a plan: paler, without shades, and with every third contour line.

    The outlines are those of the tile, so that a kit stores them once.
    """
    theme, tile = known.theme, area_tile(number)
    canvas.draw(tile.outline, fill=theme.ink("pale-0"))
    for band, path in enumerate(bands(number), 1):
        line = f"pale-{band}" if band % 3 else "plan-contour" if band < _ROCK else "plan-rock"
        canvas.draw(path, fill=theme.ink(f"pale-{band}"), stroke=theme.pen(line, 0.3))


@lru_cache(maxsize=32)
def ponds(number: int) -> Path:
    """Give the shores of the ponds in an Area; none lies where something is set into the land."""
    tile = area_tile(number)
    taken = [*tile.names, tile.disc, *(tile.geyser(*geyser) for geyser in tile.geysers)]
    (found,) = isolines(relief(number).depths, [-_WATER], least=22.0)
    path = Path(digits=2, kept=True)
    pond = Path()
    for step in found.steps:
        pond.steps.append(step)
        if step[0] == "Z":
            box = pond.box().grown(2.0)
            if not any(box.left < x < box.right and box.top < y < box.bottom for x, y in taken):
                path.add(pond)
            pond = Path()
    return path


def draw_ponds(canvas: Canvas, number: int, known: TileLook) -> None:
    """Draw the ponds: a beach of sand, and the water with surf along it."""
    theme, path = known.theme, ponds(number)
    if not path.steps:
        return
    for ink, wide in (("contour", 2.5), ("sand", 2.2)):
        canvas.draw(path, fill=theme.ink("water"), stroke=theme.pen(ink, wide))
    with canvas.group(clip=path):
        canvas.draw(path, stroke=theme.pen("foam", 1.2))
    canvas.draw(path, stroke=theme.pen("pool-line", 0.25))


# -- palms -----------------------------------------------------------------------------------------

_PALM = 2.1
"""The reach of its leaves."""
_LEAVES = ((1.0, 1.0), (0.78, -0.8), (0.95, 0.9), (0.7, -1.0), (1.0, -0.9), (0.82, 1.0), (0.92, 0.7), (0.74, -0.9))
"""How far each leaf reaches, and to which side it hangs."""


def _draw_palm(canvas: Canvas, known: TileLook) -> None:
    """A palm as one sees it from above: broad leaves, of unequal length, each with a rib that takes the light."""
    leaves, ribs = Path(winding=True, digits=2), Path(digits=2)
    for i, (reach, bend) in enumerate(_LEAVES):
        a = math.radians(360 * i / len(_LEAVES) + 6 * bend)
        r = _PALM * reach
        end = r * math.cos(a), r * math.sin(a)
        side = 0.12 * r * bend
        across = -math.sin(a) * side, math.cos(a) * side
        handle = 0.35 * end[0] + across[0], 0.35 * end[1] + across[1]
        other = 0.75 * end[0] + across[0], 0.75 * end[1] + across[1]
        leaves.add(cut((0, 0), handle, other, end, 0.95, 0.25))
        ribs.move(0.6 * handle[0], 0.6 * handle[1]).line(0.85 * other[0], 0.85 * other[1])
    canvas.draw(leaves, fill=known.theme.ink("palm"))
    canvas.draw(ribs, stroke=known.theme.pen("palm-light", 0.13, cap="round"))


def _kept_clear(tile: Area) -> list[tuple[Point, float]]:
    """Give the places where no palm stands, each with its reach."""
    clear = [(slot.place, 12.2) for slot in tile.slots]
    clear += [(tile.geyser(*geyser), 6.6) for geyser in tile.geysers]
    clear += [(place, 7.0) for place in tile.names]
    clear.append((tile.disc, 8.8))
    for space, facing in tile.inner:
        (ax, ay), (bx, by) = tile.edge(space, facing)
        clear += [((ax + (bx - ax) * i / 12, ay + (by - ay) * i / 12), 3.2) for i in range(13)]
    return clear


def palms(number: int) -> Iterator[tuple[float, float, float, float]]:
    """Give the palms of an Area: place, turn and size. They stand in groves, where it is low and nothing else is."""
    tile, land = area_tile(number), relief(number)
    stream = Stream("mu tiles", "palms", number)
    clear = _kept_clear(tile)
    grown: list[Point] = []
    for x, y in tile.centres:
        stands = 0
        for _ in range(60):
            if stands >= 9:
                break
            angle, far = stream.real(0, 2 * math.pi), 29 * math.sqrt(stream.real())
            grove = x + far * math.cos(angle), y + far * math.sin(angle)
            for _ in range(1 + stream.below(3)):
                px, py = grove[0] + stream.real(-4, 4), grove[1] + stream.real(-4, 4)
                size, turn = stream.real(0.8, 1.12), stream.real(0, 360)
                if not _free(px, py, clear, grown) or inland(px, py, tile) < 3.4:
                    continue
                low, high = land.around(px, py)
                if low > _WATER + 0.03 and high < LEVELS[6]:
                    grown.append((px, py))
                    stands += 1
                    yield px, py, turn, size


def _free(x: float, y: float, clear: Sequence[tuple[Point, float]], grown: Sequence[Point]) -> bool:
    return all(math.dist((x, y), place) > far for place, far in clear) and all(
        math.dist((x, y), other) > 3.1 for other in grown
    )


def draw_palms(canvas: Canvas, number: int, known: TileLook) -> None:
    """Draw the palms of an Area."""
    symbol = Symbol("mu palm", Box(-2.6, -2.6, 2.6, 2.6), partial(_draw_palm, known=known))
    for x, y, turn, size in palms(number):
        canvas.stamp(symbol, turning(x, y, turn, size))
