"""The Lava tiles: hexagons of 14 mm that lie in the slots, glowing rock under a broken crust.

There is one for each slot (MU-112), so they never run out. Four drawings, so that a river of them is not a wallpaper.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, cut, grain
from pnp.draw.ornament import around, blob
from pnp.draw.shapes import Path, Point, Polygon, hexagon, regular
from pnp.games.mu.pieces.look import Look, once, picture
from pnp.games.mu.places import SLOTS
from pnp.press.part import BLEED, Part

__all__ = ["FLAT", "draw_lava", "lava_parts"]

FLAT = 14.0
"""From side to side."""
_KINDS = 4


def lava_parts(known: Look) -> list[Part]:
    """Give a tile for each slot."""
    parts = []
    for kind in range(_KINDS):
        draw = partial(draw_lava, kind=kind, known=known)
        count = len(range(kind, len(SLOTS), _KINDS))
        parts.append(Part(f"lava-{kind + 1}", hexagon(FLAT), draw, draw, count, "lava", known.title("lava")))
    return parts


def draw_lava(canvas: Canvas, kind: int, known: Look) -> None:
    """Draw a tile with its box at the origin."""
    box = hexagon(FLAT).box()

    def draw(canvas: Canvas) -> None:
        with canvas.group(moving(*box.centre)):
            canvas.draw(regular(6, 0, 0, FLAT / math.sqrt(3) + BLEED), fill=known.theme.ink("basalt"))
            picture(canvas, partial(_molten, kind=kind), known, 0, 0)

    once(f"lava {kind}", box, draw)(canvas)


def _molten(plate: Plate, kind: int) -> None:
    r = FLAT / math.sqrt(3)
    rim = regular(6, 0, 0, r - 0.7)
    plate.area(rim, "lava-flat")
    # the heart of the fire lies a little off the middle
    x, y = 0.7 * grain(kind, 1), 0.7 * grain(kind, 2)
    plate.area(_ragged(x, y, 5.6, kind, 0), "ember", 0.18, "lava-line")
    _crust(plate, kind)
    plate.area(_ragged(x, y, 3.1, kind, 1), "glow", 0.22, "lava-line")
    flow = Path(winding=True)
    for i in range(4):
        a = math.radians(90 * i + 50 * kind)
        places = [
            (x + k * math.sin(a + t), y - k * math.cos(a + t))
            for k, t in ((0.7, 0.0), (1.3, 0.5), (1.7, 0.9), (1.9, 1.4))
        ]
        flow.add(cut(places[0], places[1], places[2], places[3], 0.34))
    plate.cuts(flow, "lava-line")
    # a cut that is a little off cuts rock
    plate.lines(rim.path(), 0.45, "line")


def _ragged(x: float, y: float, r: float, kind: int, k: int) -> Path:
    places = around(x, y, r, 12, 20 * k + 13 * kind)
    shares = [1 + 0.13 * grain(kind, k, i) for i in range(len(places))]
    return blob(*((x + (px - x) * s, y + (py - y) * s) for (px, py), s in zip(places, shares, strict=True)))


def _crust(plate: Plate, kind: int) -> None:
    """Draw slabs of cold rock that drift at the edge, with fire in the cracks between them."""
    count = 8 + kind % 2
    turns = [360 / count * (i + 0.22 * grain(kind, i, 3)) + 37 * kind for i in range(count)]
    for i, begin in enumerate(turns):
        end = turns[(i + 1) % count] + (360 if i == count - 1 else 0)
        gap = 3.4
        inner = 4.4 + 0.7 * grain(kind, i, 4)
        ways = [begin + gap + (end - begin - 2 * gap) * t for t in (0.0, 0.36, 0.7, 1.0)]
        outer = [_on_rim(way, 0.93) for way in ways]
        near = [_polar(way, inner * (1 + 0.12 * grain(kind, i, k, 9))) for k, way in enumerate(reversed(ways))]
        plate.area(Polygon((*outer, *near)), "crust", 0.28, "line")
        edge = [(x * 1.1, y * 1.1) for x, y in near[1:3]]
        plate.lines(Path().polyline(edge), 0.2, "basalt-line")


def _polar(way: float, r: float) -> Point:
    a = math.radians(way)
    return r * math.sin(a), -r * math.cos(a)


def _on_rim(way: float, share: float) -> Point:
    """Give a place on the hexagon's edge, in a direction."""
    off = math.radians((way % 60) - 30)
    return _polar(way, share * (FLAT / 2 - 0.6) / math.cos(off))
