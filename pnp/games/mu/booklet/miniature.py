"""Small tiles and pieces for the figures: the table as it looks from above, with names that can still be read.

Everything that is drawn here stands for a tile or a piece of the game; only this module knows how they look.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from math import atan2, degrees, hypot

from pnp.draw.canvas import Canvas, turning
from pnp.draw.engrave import grain
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Path, Point, Polygon, Rect, regular
from pnp.games.mu.booklet.desk import Desk
from pnp.games.mu.booklet.examples import Scene
from pnp.games.mu.booklet.view import View, names_of
from pnp.games.mu.hexes import neighbour, outline
from pnp.games.mu.places import COMPASS, SPACE_NUMBERS, VOLCANOES

__all__ = [
    "TRIBES",
    "draw_area",
    "draw_boat",
    "draw_crack",
    "draw_piece",
    "draw_prayer",
    "draw_scene",
    "draw_tile_of_lava",
    "draw_volcano",
]

TRIBES = ("wave", "sun", "bird", "fish")
"""Of the seats in the examples: the first two differ most, in every ink."""
_SETTLER = 0.24
"""Sizes of pieces, as shares of a hex's width: larger than on the table, so that their signs can be read."""
_PIECE = 0.29
_SPOTS: tuple[Point, ...] = ((0.0, 0.27), (-0.24, 0.14), (0.24, 0.14), (0.0, -0.27), (-0.24, -0.14), (0.24, -0.14))
"""Where Settlers stand in a space, in the order in which they come."""


# -- tiles -----------------------------------------------------------------------------------------


def draw_area(canvas: Canvas, area: int, view: View, desk: Desk, *, bare: bool = False, ground: str = "") -> None:
    """Draw an Area tile where it lies; `bare`: without slots, geysers and Volcano."""
    theme, wide = desk.theme, view.wide
    places = view.hexes_of(area)
    rim = Polygon(tuple(view.edge(place, direction)[0] for place, direction in outline(places)))
    canvas.draw(rim, fill=theme.ink(ground or "mini-land"))
    inner = Path()
    for place in places:
        for direction in range(3):
            if neighbour(place, direction) in places:
                (ax, ay), (bx, by) = view.edge(place, direction)
                inner.move(ax, ay).line(bx, by)
    if inner.steps:
        canvas.draw(inner, stroke=theme.pen("line", 0.2, dash=(0.9, 0.6)))
    canvas.draw(rim, stroke=theme.pen("line", 0.55, join="miter"))
    if bare:
        return
    for name in names_of(area):
        for kind in ("in", "out") if area in VOLCANOES else ("mid",):
            x, y = view.slot(f"{name}.{kind}")
            canvas.draw(regular(6, x, y, wide / 4 / 3**0.5, 0), fill=theme.ink("white"), stroke=theme.pen("line", 0.2))
        for direction in range(6):
            if neighbour(view.hex_of(name), direction) not in places:
                x, y = view.geyser(name, direction)
                canvas.circle(x, y, wide / 14, fill=theme.ink("white"), stroke=theme.pen("line", 0.25))
    if area in VOLCANOES:
        draw_volcano(canvas, area, *view.volcano(area), wide * 22 / 56, desk)


def draw_volcano(canvas: Canvas, area: int, x: float, y: float, size: float, desk: Desk) -> None:
    """Draw a Volcano with its number."""
    style = desk.theme.type("mini-volcano")
    canvas.circle(x, y, size / 2, fill=desk.theme.ink("mini-crater"), stroke=desk.theme.pen("line", 0.3))
    canvas.text(x, y + style.cap_height / 2, str(area), style, anchor="middle")


def draw_tile_of_lava(canvas: Canvas, x: float, y: float, flat: float, desk: Desk) -> None:
    """Draw a Lava tile."""
    theme = desk.theme
    canvas.draw(regular(6, x, y, flat / 3**0.5, 0), fill=theme.ink("lava"), stroke=theme.pen("line", 0.25))
    canvas.draw(regular(6, x, y, flat / 3**0.5 * 0.5, 0), fill=theme.ink("ember"))


# -- pieces ----------------------------------------------------------------------------------------


def draw_piece(canvas: Canvas, kind: str, seat: int, x: float, y: float, size: float, desk: Desk) -> None:
    """Draw a `settler`, a `village`, a `moai` that stands, one that lies (`lying`), or a `boat`, about a place."""
    theme, tribe = desk.theme, TRIBES[seat]
    box = Rect(x - size / 2, y - size / 2, size, size, 0.2 * size)
    turn = 90 if kind == "lying" else 0
    pen = theme.pen("line", 0.25)
    if kind == "settler":
        canvas.circle(x, y, size / 2, fill=theme.ink(tribe), stroke=pen)
    else:
        canvas.draw(box, fill=theme.ink(tribe), stroke=pen)
    icon = {"lying": "moai"}.get(kind, kind)
    stamp_icon(canvas, desk.icons, icon, x, y, max(4.0, size * 0.9), theme.ink(f"on-{tribe}"), turn=turn)


def draw_crack(canvas: Canvas, ends: tuple[Point, Point], desk: Desk, *, main: bool) -> None:
    """Draw a crack along an edge; the main tile of a border is broader than its thin strips."""
    (ax, ay), (bx, by) = ends
    long = hypot(bx - ax, by - ay)
    width = 0.15 * long if main else 0.075 * long
    steps = 8
    upper: list[Point] = []
    lower: list[Point] = []
    for i in range(steps + 1):
        share = i / steps
        swing = (0.45 if i % 2 else -0.45) * (0.7 + 0.6 * grain(i, 3)) * width
        half = width * (0.15 if i in (0, steps) else 0.55)
        upper.append((share * long, swing - half))
        lower.append((share * long, swing + half))
    with canvas.group(turning(ax, ay, degrees(atan2(by - ay, bx - ax)))):
        canvas.polygon([*upper, *reversed(lower)], fill=desk.theme.ink("mini-crack"),
                       stroke=desk.theme.pen("white", 0.35))  # fmt: skip


def draw_prayer(canvas: Canvas, x: float, y: float, size: float, desk: Desk) -> None:
    """Draw a Prayer token."""
    canvas.circle(x, y, size / 2, fill=desk.theme.ink("paper"), stroke=desk.theme.pen("line", 0.35))
    stamp_icon(canvas, desk.icons, "prayer", x, y, max(4.0, size * 0.72), desk.theme.ink("ink"))


def draw_boat(canvas: Canvas, seat: int, x: float, y: float, size: float, desk: Desk, *, aboard: bool = False) -> None:
    """Draw a Boat in its bay, perhaps with its Settler."""
    stamp_icon(canvas, desk.icons, "boat", x, y, size, desk.theme.ink(f"{TRIBES[seat]}-ink"))
    if aboard:
        draw_piece(canvas, "settler", seat, x + size * 0.42, y - size * 0.3, size * 0.5, desk)


# -- scenes ----------------------------------------------------------------------------------------


def draw_scene(
    canvas: Canvas, scene: Scene, view: View, desk: Desk, *, rim: Collection[str] = (), names: bool = True
) -> None:
    """Draw a piece of the continent with all that lies there; spaces of a `rim` are ringed."""
    theme, wide = desk.theme, view.wide
    for area in scene.sunk:
        for place in view.hexes_of(area):
            canvas.draw(
                view.hexagon(place), fill=theme.ink("mini-sea"), stroke=theme.pen("mini-shore", 0.3, dash=(1.2, 0.8))
            )
    for area in scene.areas:
        draw_area(canvas, area, view, desk)
    for name in rim:
        shape = view.hexagon(view.hex_of(name), 0.1)
        canvas.draw(shape, stroke=theme.pen("white", 1.5, join="miter"))
        canvas.draw(shape, stroke=theme.pen("book-good", 0.8, join="miter"))
    for slot in scene.lava:
        draw_tile_of_lava(canvas, *view.slot(slot), wide / 4, desk)
    for slot, seat in scene.villages:
        draw_piece(canvas, "village", seat, *view.slot(slot), wide * _PIECE, desk)
    for ends, main in _cracks(scene, view):
        draw_crack(canvas, ends, desk, main=main)
    for place, seat in scene.lying:
        space, _, kind = place.partition(".")
        x, y = view.space(space) if kind == "loose" else view.slot(place)
        draw_piece(
            canvas,
            "lying",
            seat,
            x - (0.24 * wide if kind == "loose" else 0),
            y - (0.14 * wide if kind == "loose" else 0),
            wide * _PIECE,
            desk,
        )
    for space, direction, seat in scene.standing:
        draw_piece(canvas, "moai", seat, *view.geyser(space, direction), wide * _PIECE, desk)
    here: Counter[str] = Counter()
    for space, seat in scene.settlers:
        x, y = view.space(space)
        dx, dy = _SPOTS[here[space]]
        here[space] += 1
        draw_piece(canvas, "settler", seat, x + dx * wide, y + dy * wide, wide * _SETTLER, desk)
    if names:
        for area in scene.areas:
            _draw_names(canvas, area, view, desk)


def _draw_names(canvas: Canvas, area: int, view: View, desk: Desk) -> None:
    """Write the name of each space near a corner of it."""
    style = desk.theme.type("mini-name")
    for name in names_of(area):
        x, y = view.space(name)
        at = y - 0.34 * view.wide
        canvas.text(x, at + style.cap_height / 2, name, style, anchor="middle")


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
