"""What is set into the land of a tile: crater, Lava Channel, slots, geysers, edges, names and the number.

Slots are moulds in a frame of basalt, as large as a Lava tile, with a dark floor: a slot is bare until a tile lies in
it. The drop marks those that hold lava when a game begins. A geyser's steam blows to the edge that it faces.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import cut, grain
from pnp.draw.icons import stamp_icon
from pnp.draw.shapes import Box, Path, Point, regular, smooth
from pnp.games.mu.tiles.areas import GEYSER, SLOT, Area
from pnp.games.mu.tiles.look import TileLook, draw_label, draw_number

__all__ = ["CRATER", "DISC", "draw_channels", "draw_crater", "draw_disc", "draw_edges", "draw_geysers", "draw_names"]

CRATER = 11.0
"""The radius of the crater: the Volcano that stands on it is 22 mm wide."""
DISC = 5.4
"""The radius of the number's disc."""

_R = SLOT / math.sqrt(3)
_FRAME = _R + 1.0


# -- fire ------------------------------------------------------------------------------------------


def _blob(x: float, y: float, r: float, rough: float, seed: int, count: int = 18) -> Path:
    """Give a round that is not quite one."""
    points = []
    for i in range(count):
        a = 2 * math.pi * i / count
        far = r * (1 + rough * grain(seed, i))
        points.append((x + far * math.cos(a), y + far * math.sin(a)))
    path = smooth(points, closed=True)
    path.digits = 2
    return path


def draw_crater(canvas: Canvas, tile: Area, known: TileLook) -> None:
    """Draw the crater: a ring of basalt, and the lake of fire in it."""
    if tile.volcano is None:
        return
    theme, n = known.theme, tile.number * 10
    x, y = tile.volcano
    canvas.draw(_blob(x, y, CRATER - 0.4, 0.035, n), fill=theme.ink("bed"), stroke=theme.pen("bed-line", 0.35))
    for i, r in enumerate((9.3, 8.0)):
        canvas.draw(_blob(x, y, r, 0.05, n + i + 1), stroke=theme.pen("glow-soft", 0.3))
    for ink, r, rough in (("lava", 6.9, 0.09), ("ember", 5.0, 0.13), ("spark", 2.9, 0.2)):
        seed = n + 5  # of one seed, so that the rings follow each other
        canvas.draw(_blob(x, y, r, rough, seed, 14), fill=theme.ink(ink), stroke=theme.pen("lava-line", 0.25))


def _draw_brick(canvas: Canvas, x: float, known: TileLook) -> None:
    theme = known.theme
    for ink, half, r in (("lava", 1.55, 0.5), ("ember", 0.98, 0.36), ("spark", 0.48, 0.2)):
        stroke = theme.pen("lava-line", 0.2) if ink == "lava" else None
        canvas.rect(x - half, -half * 1.12, 2 * half, 2 * half * 1.12, r=r, fill=theme.ink(ink), stroke=stroke)


def _draw_channel(canvas: Canvas, known: TileLook) -> None:
    """The channel of one direction: the Volcano is at the origin, and lava flows to the right."""
    theme = known.theme
    upper = [(x, -3.6 - 0.8 * grain(7, i)) for i, x in enumerate(range(8, 45, 4))]
    lower = [(x, 3.6 + 0.8 * grain(8, i)) for i, x in enumerate(range(8, 45, 4))]
    bank = smooth([*upper, *lower[::-1]], closed=True)
    bank.digits = 2
    canvas.draw(bank, fill=theme.ink("bed"), stroke=theme.pen("bed-line", 0.35))
    for x in (30.55, 34.1):
        _draw_brick(canvas, x, known)


def _draw_slot(canvas: Canvas, lit: bool, known: TileLook) -> None:
    """A slot about the origin, as it stands on the tile."""
    theme = known.theme
    canvas.draw(regular(6, 0, 0, _FRAME), fill=theme.ink("slot-frame"), stroke=theme.pen("bed-line", 0.4))
    canvas.draw(regular(6, 0, 0, _R), fill=theme.ink("floor"), stroke=theme.pen("glow", 0.6, join="miter"))
    canvas.draw(regular(6, 0, 0, _R - 1.1), fill=theme.ink("floor-deep"), stroke=theme.pen("ember-line", 0.22))
    cracks = Path(digits=2)
    for i in range(6):
        a = math.radians(60 * i + 12 * grain(3, i))
        begin, end = (3.7 if lit else 0.0), _R - 1.9
        points = [(r * math.cos(b), r * math.sin(b)) for r, b in ((begin, a), ((begin + end) / 2, a + 0.2), (end, a))]
        cracks.polyline(points)
    canvas.draw(cracks, stroke=theme.pen("glow-soft", 0.28))
    if lit:
        stamp_icon(canvas, known.icons, "lava", 0, -0.15, 6.6, theme.ink("glow"))


def draw_channels(canvas: Canvas, tile: Area, known: TileLook, *, signs: bool = True) -> None:
    """Draw the channels of a Volcano, and the slots of all spaces; without signs where a tile is drawn small."""
    channel = Symbol("mu channel", Box(6, -6, 58, 6), partial(_draw_channel, known=known))
    for slot in tile.slots:
        if slot.kind == "in" and tile.volcano is not None:
            canvas.stamp(channel, turning(*tile.volcano, slot.angle))
    for slot in tile.slots:
        lit = signs and slot.kind != "out"
        name = "mu slot lit" if lit else "mu slot bare"
        symbol = Symbol(name, Box(-10, -11, 10, 11), partial(_draw_slot, lit=lit, known=known))
        canvas.stamp(symbol, moving(*slot.place))


# -- steam -----------------------------------------------------------------------------------------


def _draw_geyser(canvas: Canvas, known: TileLook) -> None:
    """A geyser about the origin that faces to the right; the edge is 7 mm away.

    Terraces of sinter lie around a pool, and three wisps of steam leave it side by side.
    """
    theme = known.theme
    r = GEYSER / 2
    canvas.draw(_blob(0, 0, r - 0.12, 0.03, 41), fill=theme.ink("sinter"), stroke=theme.pen("vent-line", 0.35))
    canvas.draw(_blob(0, 0, r - 0.72, 0.04, 42, 12), stroke=theme.pen("terrace", 0.16))
    canvas.draw(_blob(0, 0, r - 1.25, 0.05, 43, 12), fill=theme.ink("pool"), stroke=theme.pen("vent-line", 0.3))
    canvas.draw(_blob(0, 0, r - 1.95, 0.06, 44, 12), stroke=theme.pen("pool-line", 0.22))
    canvas.draw(_blob(0, 0, r - 2.75, 0.1, 45, 12), fill=theme.ink("vent"))
    steam = Path(winding=True, digits=2)
    for y, begin, end in ((-1.85, 2.0, 5.45), (0.0, 1.9, 5.95), (1.85, 2.0, 5.45)):
        long = end - begin
        handles = (begin + 0.42 * long, y - 1.15), (begin + 0.58 * long, y + 1.15)
        steam.add(cut((begin, y), *handles, (end, y), 0.8, 0.3, 0.2))
    canvas.draw(steam, fill=theme.ink("steam"), stroke=theme.pen("steam-edge", 0.5))
    canvas.draw(steam, fill=theme.ink("steam"))


def draw_geysers(canvas: Canvas, tile: Area, known: TileLook) -> None:
    """Draw a geyser at every outer edge."""
    symbol = Symbol("mu geyser", Box(-4.4, -4.4, 7.4, 4.4), partial(_draw_geyser, known=known))
    for space, facing in tile.geysers:
        canvas.stamp(symbol, turning(*tile.geyser(space, facing), -60 * facing))


# -- edges and words -------------------------------------------------------------------------------


def draw_edges(canvas: Canvas, tile: Area, known: TileLook) -> None:
    """Draw the inner edges thin, and the outer edges thick: half of that line is cut off, or is the neighbour's."""
    theme = known.theme
    inner = Path()
    for space, facing in tile.inner:
        inner.polyline(tile.edge(space, facing))
    if inner.steps:
        canvas.draw(inner, stroke=theme.pen("inner-bed", 0.95))
        canvas.draw(inner, stroke=theme.pen("inner", 0.5, dash=(2.0, 1.3)))
    canvas.draw(tile.outline, stroke=theme.pen("border", 2.0, join="miter"))


def draw_names(canvas: Canvas, tile: Area, known: TileLook) -> None:
    """Set the names of the spaces on plates."""
    theme = known.theme
    style = theme.type("space")
    for letter, (x, y) in zip("abc", tile.names, strict=False):
        name = f"{tile.number}{letter}"
        half = style.width(name) / 2 + 1.4
        canvas.rect(x - half, y - 2.4, 2 * half, 4.8, r=1.2, fill=theme.ink("paper"), stroke=theme.pen("line", 0.35))
        draw_label(canvas, name, x, y, style)


def draw_disc(canvas: Canvas, number: int, place: Point, known: TileLook) -> None:
    """Draw the number of a tile; the point on its disc shows up, as the tile lies with no turn."""
    theme = known.theme
    x, y = place
    point = Path().polyline([(x - 2.6, y - DISC + 0.9), (x, y - DISC - 2.3), (x + 2.6, y - DISC + 0.9)], close=True)
    canvas.draw(point, fill=theme.ink("disc-point"), stroke=theme.pen("disc-edge", 0.35))
    canvas.circle(x, y, DISC, fill=theme.ink("disc"), stroke=theme.pen("disc-edge", 0.4))
    canvas.circle(x, y, DISC - 0.7, stroke=theme.pen("disc-line", 0.35))
    draw_number(canvas, number, x, y - (0.4 if number in (6, 9) else 0.0), "area", known)
