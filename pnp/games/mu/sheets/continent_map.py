"""The map of a continent: every tile as it lies, small and pale, with numbers, letters, first lava, bays and Boats.

The land is that of the tiles. Numbers and letters stand upright, whichever way a tile is turned; the point at a number
shows where the tile's top is. The sea is where no tile lies, with waterlines along the shore.
"""

import math
from collections.abc import Sequence

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import grain
from pnp.draw.icons import stamp_icon
from pnp.draw.matrix import apply
from pnp.draw.shapes import Box, Path, Point, Rect, regular
from pnp.games.mu.continent import Continent
from pnp.games.mu.hexes import Hex, centre, corners
from pnp.games.mu.places import AREAS, VOLCANOES
from pnp.games.mu.tiles.areas import FLAT, SLOT, Area, area_tile, lying
from pnp.games.mu.tiles.landform import draw_pale_land
from pnp.games.mu.tiles.look import TileLook, draw_label

__all__ = ["draw_map", "draw_mark", "draw_slot"]

_DISC = 0.178
"""The radius of a number's disc, in widths of a hex."""
_FLAME = 0.42
"""How far flames reach out of it, in radii."""
_WIDEST = 21.0
"""A hex is never wider than this, in mm: a plan is no board."""
_IN = 0.88
"""Letters stand so much nearer to the middle than the names on the tiles, unless a slot is there."""
_SHORE = 1.9
"""The outermost waterline, in mm from the shore."""
_LINES = (("surf-far", 1.9 * _SHORE, 0.16), ("surf-far", 1.3 * _SHORE, 0.2), ("surf", 0.75 * _SHORE, 0.25))
"""The ink of each waterline, its distance and its width."""
_BEACH = (("breakers", 0.62 * _SHORE), ("beach", 0.38 * _SHORE))
"""Surf and sand, and how far they reach; where ink is scarce the waterlines are enough."""


class _View:
    """Where the hexes of a continent lie in a box, as large as may be."""

    def __init__(self, places: Sequence[Hex], box: Box) -> None:
        points = [point for place in places for point in corners(place)]
        around = Box.around(points)
        room = box.grown(-2 * _SHORE)
        self.flat = min(room.width / around.width, room.height / around.height, _WIDEST)
        self.x = room.centre[0] - around.centre[0] * self.flat
        self.y = room.centre[1] - around.centre[1] * self.flat

    def at(self, place: Hex) -> Point:
        x, y = centre(place)
        return self.x + x * self.flat, self.y + y * self.flat

    def edge(self, place: Hex, direction: int) -> tuple[Point, Point]:
        ends = corners(place)
        (ax, ay), (bx, by) = ends[direction], ends[(direction + 1) % 6]
        return (
            (self.x + ax * self.flat, self.y + ay * self.flat),
            (self.x + bx * self.flat, self.y + by * self.flat),
        )


def draw_map(canvas: Canvas, continent: Continent, boats: Sequence[Hex], first: int, box: Box, known: TileLook) -> None:
    """Draw a continent with the Boats of all seats as large as a box allows."""
    theme = known.theme
    view = _View([*continent.hexes, *boats], box)
    panel = Rect(box.left, box.top, box.width, box.height, theme.radius)
    canvas.draw(panel, fill=theme.ink("sea"))
    with canvas.group(clip=panel):
        _draw_shore(canvas, continent, view, known)
    _draw_ripples(canvas, [view.at(place) for place in (*continent.hexes, *boats)], view, box.grown(-4.5), known)
    canvas.draw(panel, stroke=theme.pen("plan-border", 0.35))
    for letter, place in zip("ABCD", dict.fromkeys(boats), strict=False):
        _draw_bay(canvas, letter, place, boats, first, view, known)
    for number in AREAS:
        _draw_tile(canvas, number, continent, view, known)
    for number in AREAS:
        _draw_words(canvas, number, continent, view, known)


def _draw_shore(canvas: Canvas, continent: Continent, view: _View, known: TileLook) -> None:
    """Lines along the shore, wide strokes of the line's ink and narrower ones of the sea over them; then the beach."""
    theme = known.theme
    shore = Path(digits=2)
    for space, row in enumerate(continent.beyond):
        for direction, other in enumerate(row):
            if other < 0:
                shore.polyline(view.edge(continent.hexes[space], direction))
    for ink, far, wide in _LINES:
        canvas.draw(shore, stroke=theme.pen(ink, 2 * far + wide, cap="round"))
        canvas.draw(shore, stroke=theme.pen("sea", 2 * far - wide, cap="round"))
    for ink, far in _BEACH:
        canvas.draw(shore, stroke=theme.pen(ink, 2 * far, cap="round"))


def _draw_ripples(canvas: Canvas, places: Sequence[Point], view: _View, box: Box, known: TileLook) -> None:
    """Scatter a few waves over the open sea, about where hexes would lie."""
    path = Path(digits=2)
    half = math.ceil(max(box.width, box.height) / view.flat)
    for q in range(-2 * half, 2 * half + 1):
        for r in range(-2 * half, 2 * half + 1):
            x, y = view.at((q, r))
            x, y = x + 3 * grain(q, r, 1), y + 3 * grain(q, r, 2)
            if not (box.left < x < box.right and box.top < y < box.bottom) or grain(q, r, 3) > 0.7:
                continue
            if min(math.dist((x, y), place) for place in places) > 0.95 * view.flat:
                for dx, dy, count in ((0.0, 0.0, 3), (1.5, 1.6, 2)):
                    for i in range(count):
                        left = x - 3.0 + dx + 1.9 * i
                        low = y + dy + 0.9
                        path.move(left, y + dy).curve(left + 0.5, low, left + 1.4, low, left + 1.9, y + dy)
    if path.steps:
        canvas.draw(path, stroke=known.theme.pen("surf", 0.25, cap="round"))


def _draw_tile(canvas: Canvas, number: int, continent: Continent, view: _View, known: TileLook) -> None:
    theme, tile = known.theme, area_tile(number)
    place = lying(number, continent.placements[number - 1], view.x, view.y, view.flat)
    small = FLAT / view.flat
    with canvas.group(place, tile.outline):
        draw_pale_land(canvas, number, known)
        inner = Path()
        for space, facing in tile.inner:
            inner.polyline(tile.edge(space, facing))
        if inner.steps:
            canvas.draw(inner, stroke=theme.pen("plan-border", 0.22 * small, dash=(0.8 * small, 0.6 * small)))
    with canvas.group(place):
        canvas.draw(tile.outline, stroke=theme.pen("plan-border", 0.6 * small, join="round"))


def draw_slot(canvas: Canvas, x: float, y: float, flat: float, lit: bool, known: TileLook) -> None:
    """Draw a slot, `flat` mm from side to side, with a Lava tile in it or none."""
    theme = known.theme
    shape = regular(6, x, y, flat / math.sqrt(3))
    if not lit:
        canvas.draw(shape, fill=theme.ink("halo"), stroke=theme.pen("plan-border", 0.25))
        return
    canvas.draw(shape, fill=theme.ink("plan-lava"), stroke=theme.pen("flame-line", 0.3))
    core = regular(6, x, y, flat / math.sqrt(3) * 0.5)
    canvas.draw(core, fill=theme.ink("ember"), stroke=theme.pen("flame-line", 0.15))


def draw_mark(canvas: Canvas, x: float, y: float, turn: float | None, fire: bool, known: TileLook, r: float) -> None:
    """Draw the disc of a number: with flames for a Volcano, and its point, if it has one, turned as the tile is."""
    theme = known.theme
    if fire:
        flames = Path(digits=2)
        for i in range(12):
            far = r * (1 + (_FLAME if i % 2 else 0.8 * _FLAME))
            ring = ((r - 0.2, 30 * i - 15), (far, 30 * i), (r - 0.2, 30 * i + 15))
            points = [(x + q * math.cos(math.radians(a)), y + q * math.sin(math.radians(a))) for q, a in ring]
            flames.polyline(points, close=True)
        canvas.draw(flames, fill=theme.ink("flame"), stroke=theme.pen("flame-line", 0.2))
    if turn is not None:
        a = math.radians(turn - 90)
        far, half = r * (1.84 if fire else 1.64), 0.62
        tip = x + far * math.cos(a), y + far * math.sin(a)
        sides = [(x + r * 0.9 * math.cos(a + s), y + r * 0.9 * math.sin(a + s)) for s in (-half, half)]
        canvas.polygon((sides[0], tip, sides[1]), stroke=theme.pen("halo", 1.1))
        canvas.polygon((sides[0], tip, sides[1]), fill=theme.ink("pointer"), stroke=theme.pen("disc-edge", 0.25))
    canvas.circle(x, y, r, fill=theme.ink("disc"), stroke=theme.pen("disc-edge", 0.3))
    canvas.circle(x, y, 0.87 * r, stroke=theme.pen("disc-line", 0.25))


def _heart(tile: Area) -> Point:
    """Give where the number lies on the plan: at the Volcano point or where spaces meet, clear of the slots."""
    if tile.shape == "T":
        return tile.middle
    if tile.shape == "M":
        return tile.centres[0][0], tile.centres[0][1] + 18.6
    (ax, ay), (bx, by) = tile.edge(*tile.inner[0])
    return (ax + bx) / 2, (ay + by) / 2


def _draw_words(canvas: Canvas, number: int, continent: Continent, view: _View, known: TileLook) -> None:
    """Draw what lies on a tile: slots, letters, and the number."""
    theme, tile = known.theme, area_tile(number)
    placement = continent.placements[number - 1]
    matrix = lying(number, placement, view.x, view.y, view.flat)
    for slot in tile.slots:
        x, y = apply(matrix, *slot.place)
        draw_slot(canvas, x, y, SLOT * view.flat / FLAT, slot.kind != "out", known)
    style = theme.type("plan-letter")
    for letter, (nx, ny), (cx, cy) in zip("abc", tile.names, tile.centres, strict=False):
        share = _IN if tile.volcano is None else 1.0
        x, y = apply(matrix, cx + (nx - cx) * share, cy + (ny - cy) * share)
        canvas.circle(x, y, 1.6, fill=theme.ink("halo"))
        canvas.text(x, y + style.x_height / 2, letter, style, anchor="middle")
    x, y = apply(matrix, *_heart(tile))
    turn = None if tile.shape == "M" else -60.0 * placement.k  # a single is the same in all its turns
    draw_mark(canvas, x, y, turn, number in VOLCANOES, known, _DISC * view.flat)
    style = theme.type("plan-number")
    draw_label(canvas, str(number), x, y, style.resized(style.size * view.flat / _WIDEST))


def _draw_bay(
    canvas: Canvas, letter: str, place: Hex, boats: Sequence[Hex], first: int, view: _View, known: TileLook
) -> None:
    """Draw a bay with its Boats, each with the number of its seat; the First Player's is filled."""
    theme = known.theme
    x, y = view.at(place)
    shape = regular(6, x, y, (view.flat - 1.4) / math.sqrt(3))
    canvas.draw(shape, fill=theme.ink("bay"), stroke=theme.pen("bay-line", 0.45, dash=(1.3, 0.9)))
    style = theme.type("plan-seat")
    canvas.text(x, y - view.flat * 0.33 + style.cap_height / 2, letter, theme.type("plan-bay"), anchor="middle")
    here = [seat for seat, bay in enumerate(boats) if bay == place]
    columns = 1 if len(here) == 1 else 2
    rows = -(-len(here) // columns)
    for i, seat in enumerate(here):
        row, column = divmod(i, columns)
        in_row = min(columns, len(here) - row * columns)
        bx = x + (column - (in_row - 1) / 2) * 8.2
        by = y + (1.8 if rows == 1 else 1.0) + (row - (rows - 1) / 2) * 7.0
        size = 5.2 if rows > 1 else 6.2 if columns > 1 else 8.0
        stamp_icon(canvas, known.icons, "boat", bx - 0.2 * size, by, size, theme.ink("boat"))
        begins = seat == first
        edge = theme.pen("star" if begins else "boat", 0.3)
        canvas.circle(bx + 2.2, by + 1.2, 1.9, fill=theme.ink("star" if begins else "halo"), stroke=edge)
        kind = style.inked(theme.ink("halo")) if begins else style
        canvas.text(bx + 2.2, by + 1.2 + style.cap_height / 2, str(seat), kind, anchor="middle")
