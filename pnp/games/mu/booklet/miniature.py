"""Small tiles and pieces for the figures: the table as it looks from above, with names that can still be read.

Everything that is drawn here stands for a tile or a piece of the game; only this module knows how they look.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from math import atan2, degrees, dist, hypot, sqrt

from msgspec.structs import replace

from pnp.draw.canvas import Canvas, Matrix, Symbol, moving, turning
from pnp.draw.engrave import grain
from pnp.draw.icons import stamp_icon
from pnp.draw.ink import Ink
from pnp.draw.matrix import combined
from pnp.draw.shapes import Circle, Path, Point, Polygon, Rect, Shape, regular
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.examples import Scene
from pnp.games.mu.booklet.view import View, names_of
from pnp.games.mu.hexes import neighbour, outline
from pnp.games.mu.pieces import piece_parts
from pnp.games.mu.places import AREA_OF, COMPASS, SPACE_NUMBERS, VOLCANOES
from pnp.games.mu.tiles.areas import FLAT, SLOT, area_tile
from pnp.games.mu.tiles.areas import direction as heading
from pnp.games.mu.tiles.fittings import draw_channels, draw_crater, draw_edges, draw_geysers
from pnp.games.mu.tiles.landform import bands, draw_land
from pnp.games.mu.tiles.look import tile_look
from pnp.press.part import Part
from pnp.templates import Templates, like

__all__ = [
    "TRIBES",
    "draw_area",
    "draw_boat",
    "draw_fissure",
    "draw_piece",
    "draw_plain_area",
    "draw_scene",
    "draw_tile",
    "draw_token",
    "draw_volcano",
]

TRIBES = ("wave", "sun")
"""Of the seats in the examples: they differ most, in every ink."""
_SETTLER, _VILLAGE, _MOAI, _TALL = 4.7, 4.6, 4.3, 5.4
"""Sizes of the pieces in mm, whatever the size of the land: larger than on the table, so that their signs are clear."""
_BESIDE = {1: ((0.0, 0.28),), 2: ((-0.19, 0.25), (0.19, 0.25)), 3: ((-0.19, 0.25), (0.19, 0.25), (-0.26, -0.12))}
_BESIDE[4] = ((-0.2, 0.26), (0.17, 0.26), (-0.28, -0.06), (0.07, -0.05))
"""Where so many Settlers stand in a space with one slot, in widths of a hex."""
_ASIDE = (-0.27, 0.27)
"""Where they stand in a space with a channel: on both sides of it."""
_CORNERS = ((0.0, -0.388), (0.0, 0.388), (-0.29, -0.165), (0.29, -0.165), (-0.29, 0.165), (0.29, 0.165))
_CROWDED = ((-0.15, -0.34), (0.15, -0.34))
"""Where the name of a space may stand; and where else, upon a geyser, if all of these are taken."""


# -- tiles -----------------------------------------------------------------------------------------


def _matrix(area: int, view: View) -> Matrix:
    """Give how a tile is laid into a view."""
    k, q, r = view.continent.placements[area - 1]
    ax, ay = area_tile(area).centres[0]
    return combined(turning(*view.point((q, r)), -60 * k, view.wide / FLAT), moving(-ax, -ay))


def draw_tile(
    canvas: Canvas, area: int, view: View, desk: Desk, *, hidden: tuple[str, ...] = (), steam: bool = True
) -> None:
    """Draw an Area tile where it lies as it is printed, but for its names, which would be too small to read.

    Where colours do not tell heights, `hidden` lines are not drawn: they would bury what is on the land. Without
    `steam` there are no geysers: on a whole continent they are specks.
    """
    tile, known = area_tile(area), tile_look(desk.data)
    if hidden:
        # of paper: the outlines are still those of the tiles, which a file holds once
        hair = known.theme.ink("shade-0")
        inks = {name: Ink(known.theme.ink(name).full, hair.saver, hair.mono) for name in hidden}
        known = known._replace(theme=replace(known.theme, inks=like(known.theme.inks, {**known.theme.inks, **inks})))

    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=tile.outline):
            draw_land(canvas, area, known)
            draw_edges(canvas, tile, known)
            draw_channels(canvas, tile, known, signs=False)
            draw_crater(canvas, tile, known)
            if steam:
                draw_geysers(canvas, tile, known)
        canvas.draw(tile.outline, stroke=desk.theme.pen("line", 1.9, join="miter"))

    canvas.stamp(Symbol(f"mu small tile {area} {hidden} {steam}", tile.box.grown(1.0), draw), _matrix(area, view))


def draw_area(canvas: Canvas, area: int, view: View, desk: Desk) -> None:
    """Draw an Area where it lies, with its land in pale washes, so that what lies on it catches the eye."""
    tile, theme = area_tile(area), desk.theme

    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=tile.outline):
            canvas.draw(tile.outline, fill=theme.ink("mini-land"))
            for number, path in enumerate(bands(area)[2::3], 1):
                canvas.draw(path, fill=theme.ink(f"mini-land-{min(number, 4)}"), stroke=theme.pen("mini-contour", 0.5))
        inner = Path()
        for space, facing in tile.inner:
            (ax, ay), (bx, by) = tile.edge(space, facing)
            inner.move(ax, ay).line(bx, by)
        canvas.draw(inner, stroke=theme.pen("line", 0.9, dash=(3.2, 2.2)))
        for slot in tile.slots:
            shape = regular(6, *slot.place, SLOT / sqrt(3))
            canvas.draw(shape, fill=theme.ink("white"), stroke=theme.pen("line", 0.9))
        for space, facing in tile.geysers:
            (x, y), (dx, dy) = tile.geyser(space, facing), heading(facing)
            canvas.circle(x + 2.6 * dx, y + 2.6 * dy, 2.0, fill=theme.ink("mini-geyser"), stroke=theme.pen("line", 0.7))
        canvas.draw(tile.outline, stroke=theme.pen("line", 2.0, join="miter"))

    canvas.stamp(Symbol(f"mu small area {area}", tile.box.grown(1.0), draw), _matrix(area, view))


def draw_plain_area(canvas: Canvas, area: int, view: View, ground: str, desk: Desk) -> None:
    """Draw an Area as on a map of the whole continent: its outline, and the edges inside."""
    theme = desk.theme
    places = view.hexes_of(area)
    rim = Polygon(tuple(view.edge(place, direction)[0] for place, direction in outline(places)))
    canvas.draw(rim, fill=theme.ink(ground))
    inner = Path()
    for place in places:
        for direction in range(3):
            if neighbour(place, direction) in places:
                (ax, ay), (bx, by) = view.edge(place, direction)
                inner.move(ax, ay).line(bx, by)
    if inner.steps:
        canvas.draw(inner, stroke=theme.pen("mini-inside", 0.2))
    canvas.draw(rim, stroke=theme.pen("line", 0.5, join="miter"))


def draw_volcano(canvas: Canvas, area: int, x: float, y: float, size: float, desk: Desk) -> None:
    """Draw a Volcano: its number in a crater, as large as can be read."""
    theme = desk.theme
    style = theme.type("mini-volcano")
    canvas.circle(x, y, size / 2, fill=theme.ink("mini-crater"), stroke=theme.pen("line", 0.3))
    canvas.circle(x, y, size / 2 - 0.55, stroke=theme.pen("mini-fire", 0.4))
    canvas.text(x, y + style.cap_height / 2, str(area), style, anchor="middle")


# -- pieces ----------------------------------------------------------------------------------------


def draw_piece(canvas: Canvas, name: str, x: float, y: float, scale: float, desk: Desk, *, turn: float = 0.0) -> None:
    """Draw a piece about a place, by the name of its part: `village-sun`, `prayer`, `boat-wave`."""
    part = _parts(desk.data)[name]
    box = part.box

    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=part.outline):
            part.front(canvas)
        canvas.draw(part.outline, stroke=desk.theme.pen("line", 0.5))

    symbol = Symbol(f"mu small {name}", box.grown(0.5), draw)
    canvas.stamp(symbol, combined(turning(x, y, turn, scale), moving(-box.width / 2, -box.height / 2)))


@lru_cache(maxsize=4)
def _parts(data: Templates) -> dict[str, Part]:
    return {part.name: part for part in piece_parts(data)}


def draw_token(canvas: Canvas, kind: str, seat: int, x: float, y: float, desk: Desk) -> None:
    """Draw a `settler`, a `village`, a `moai` that stands or one that is `lying`, as plain as a sign, about a place."""
    theme, tribe = desk.theme, TRIBES[seat]
    pen = theme.pen("white", 0.9)
    shape: Shape
    if kind == "settler":
        shape = Circle(x, y, _SETTLER / 2)
    elif kind == "village":
        shape = Rect(x - _VILLAGE / 2, y - _VILLAGE / 2, _VILLAGE, _VILLAGE, 0.5)
    else:
        wide, high = (_MOAI, _TALL) if kind == "moai" else (_TALL, _MOAI)
        shape = Rect(x - wide / 2, y - high / 2, wide, high, 1.4)
    canvas.draw(shape, stroke=pen)
    canvas.draw(shape, fill=theme.ink(f"mini-{tribe}"), stroke=theme.pen("mini-edge", 0.35))
    icon, turn = ("moai", 90) if kind == "lying" else (kind, 0)
    stamp_icon(canvas, desk.icons, icon, x, y, 4.0, theme.ink(f"mini-on-{tribe}"), turn=turn)


def draw_boat(canvas: Canvas, x: float, y: float, size: float, desk: Desk, *, aboard: bool = False) -> None:
    """Draw the Boat of the first tribe in its bay, perhaps with its Settler."""
    theme = desk.theme
    canvas.circle(x, y, size * 0.62, fill=theme.ink("mini-sea"), stroke=theme.pen("mini-shore", 0.25))
    stamp_icon(canvas, desk.icons, "boat", x, y, size, theme.ink("mini-wave"))
    if aboard:
        draw_token(canvas, "settler", 0, x + size * 0.55, y - size * 0.5, desk)


def draw_fissure(canvas: Canvas, ends: tuple[Point, Point], desk: Desk, *, main: bool) -> None:
    """Draw a crack along an edge; the main tile of a border is broader than its thin strips."""
    (ax, ay), (bx, by) = ends
    long = hypot(bx - ax, by - ay)
    width = 1.5 if main else 0.8
    steps = 7
    upper: list[Point] = []
    lower: list[Point] = []
    for i in range(steps + 1):
        swing = (0.4 if i % 2 else -0.4) * (1 + 0.4 * grain(i, 3)) * width
        half = width * (0.12 if i in (0, steps) else 0.5)
        upper.append((i / steps * long, swing - half))
        lower.append((i / steps * long, swing + half))
    shape = Polygon((*upper, *reversed(lower)))
    with canvas.group(turning(ax, ay, degrees(atan2(by - ay, bx - ax)))):
        canvas.draw(shape, stroke=desk.theme.pen("white", 1.1))
        canvas.draw(shape, fill=desk.theme.ink("mini-crack"), stroke=desk.theme.pen("mini-crack", 0.2))
        if main:
            middle = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(upper, lower, strict=True)]
            canvas.draw(Path().polyline(middle[1:-1]), stroke=desk.theme.pen("mini-glow", 0.4))


# -- scenes ----------------------------------------------------------------------------------------


def draw_scene(
    canvas: Canvas,
    scene: Scene,
    view: View,
    desk: Desk,
    *,
    rim: Collection[str] = (),
    names: bool = True,
    printed: bool = False,
) -> None:
    """Draw a piece of the continent with all that lies there; spaces of a `rim` are ringed.

    `printed`: with the tiles as they are printed.
    """
    theme, wide = desk.theme, view.wide
    scale = wide / FLAT
    for area in scene.sunk:
        for cell in view.hexes_of(area):
            dash = theme.pen("mini-shore", 0.35, dash=(1.3, 0.9))
            canvas.draw(view.hexagon(cell, 0.04), fill=theme.ink("mini-sea"), stroke=dash)
    for area in scene.areas:
        if printed:
            draw_tile(canvas, area, view, desk, hidden=("contour", "contour-rock"))
        else:
            draw_area(canvas, area, view, desk)
    for name in rim:
        shape = view.hexagon(view.hex_of(name), 0.045)
        canvas.draw(shape, stroke=theme.pen("white", 1.6, join="miter"))
        canvas.draw(shape, stroke=theme.pen("book-good", 0.9, join="miter"))
    for number, slot in enumerate(scene.lava):
        draw_piece(canvas, f"lava-{number % 4 + 1}", *view.slot(slot), scale, desk)
    for area in scene.areas:
        if area in VOLCANOES:
            draw_volcano(canvas, area, *view.volcano(area), _volcano(view), desk)
    for ends, main in _cracks(scene, view):
        draw_fissure(canvas, ends, desk, main=main)
    taken: list[Point] = []
    for slot, seat in scene.villages:
        draw_token(canvas, "village", seat, *view.slot(slot), desk)
    for place, seat in scene.lying:
        space, _, kind = place.partition(".")
        x, y = view.space(space) if kind == "loose" else view.slot(place)
        if kind == "loose":
            x, y = x + 0.3 * wide, y
            taken.append((x, y))
        draw_token(canvas, "lying", seat, x, y, desk)
    for space, count in Counter(space for space, _ in scene.settlers).items():
        seats = [seat for place, seat in scene.settlers if place == space]
        spots = _spots(space, count, view)
        taken += spots
        for seat, (x, y) in zip(seats, spots, strict=True):
            draw_token(canvas, "settler", seat, x, y, desk)
    for space, direction, seat in scene.standing:
        taken.append(view.geyser(space, direction))
        draw_token(canvas, "moai", seat, *taken[-1], desk)
    if names:
        for area in scene.areas:
            _draw_names(canvas, area, view, taken, desk, plate=printed)


def _spots(space: str, count: int, view: View) -> list[Point]:
    """Give where so many Settlers stand in a space, clear of its slots."""
    x, y = view.space(space)
    area = AREA_OF[SPACE_NUMBERS[space]]
    if area not in VOLCANOES:
        return [(x + dx * view.wide, y + dy * view.wide) for dx, dy in _BESIDE[count]]
    vx, vy = view.volcano(area)
    far = hypot(vx - x, vy - y)
    across = (vy - y) / far * view.wide, (x - vx) / far * view.wide
    return [(x + across[0] * share, y + across[1] * share) for share in _ASIDE[:count]]


def _draw_names(canvas: Canvas, area: int, view: View, taken: Collection[Point], desk: Desk, *, plate: bool) -> None:
    """Write the name of each space into a corner of it where nothing stands, on a plate where the land is dark."""
    style = desk.theme.type("mini-name")
    clear = [(place, 4.0) for place in taken]
    if area in VOLCANOES:
        clear.append((view.volcano(area), _volcano(view) / 2 + 1.6))
    for name in names_of(area):
        x, y = view.space(name)
        slots = [(view.slot(f"{name}.{kind}"), 3.5) for kind in (("in", "out") if area in VOLCANOES else ())]
        places = [(x + dx * view.wide, y + dy * view.wide) for dx, dy in (*_CORNERS, *_CROWDED)]
        room = {at: min((dist(at, other) - far for other, far in (*clear, *slots)), default=1.0) for at in places}
        px, py = next((place for place in places if room[place] > 0), max(places, key=room.__getitem__))
        if plate:
            wide, high = style.width(name) + 1.0, style.cap_height + 0.9
            canvas.rect(px - wide / 2, py - high / 2, wide, high, r=0.6, fill=desk.theme.ink("white"))
        canvas.text(px, py + style.cap_height / 2, name, style, anchor="middle")


def _volcano(view: View) -> float:
    """Give the width of a Volcano, large enough for its number."""
    return max(view.wide * 22 / FLAT, 5.0)


def _cracks(scene: Scene, view: View) -> Iterator[tuple[tuple[Point, Point], bool]]:
    """Give the edges that are closed, and whether the main tile lies there: before the Moai that tore it."""
    continent = view.continent
    faced = {(SPACE_NUMBERS[space], COMPASS.index(direction)) for space, direction, _ in scene.standing}
    for one, other, space, direction in continent.edges:
        if (one, other) in scene.fissures:
            beyond = continent.beyond[space][direction]
            main = (space, direction) in faced or (beyond, (direction + 3) % 6) in faced
            yield view.edge(continent.hexes[space], direction), main
    for name, way in scene.edges:
        yield view.edge(view.hex_of(name), COMPASS.index(way)), True
