"""The backs of tiles: waves laid in fans of stones.

An Ocean Tile shows its cost in a shell, a City the emblem of its people.
"""

import math
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.engrave import Plate
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import around
from pnp.draw.shapes import Box, Circle, Path
from pnp.games.diluvium.look import Look, draw_label
from pnp.games.diluvium.tiles.cities import draw_city
from pnp.games.diluvium.tiles.frame import draw_frame
from pnp.games.diluvium.tiles.hexes import CENTRE, field
from pnp.games.diluvium.tiles.mosaic import JOINT
from pnp.games.diluvium.tiles.sockets import SIGN, draw_shell

__all__ = ["draw_city_back", "draw_cost", "draw_ground", "draw_ocean_back", "draw_waves"]

_FAN = 7.6
_RINGS = ("sea-dark", "sea-deep", "sea", "sea-light", "sea-pale")


def _fan(canvas: Canvas, known: Look) -> None:
    """One fan of stones about its foot; only its upper half is ever seen whole."""
    plate = Plate()
    plate.area(Circle(0, 0, _FAN), "surf", 0.4, "coast")
    high = (_FAN - 0.8) / len(_RINGS)
    for k, ink in enumerate(_RINGS):
        inner, outer = k * high, (k + 1) * high
        count = max(5, round(math.pi * (inner + outer) / 1.9))
        path = Path()
        for i in range(count):
            a, b = (2 * math.pi * (i + s + 0.5 * (k % 2)) / count for s in (0.0, 1.0))
            ring = ((inner, a), (outer, a), (outer, b), (inner, b))
            path.polyline([(r * math.sin(t), -r * math.cos(t)) for r, t in ring], close=True)
        plate.area(path, ink, JOINT, "joint")
    plate.draw(canvas, known.theme)


def draw_waves(canvas: Canvas, box: Box, known: Look) -> None:
    """Lay fans over a box, row over row, the lower ones before the upper ones."""
    symbol = Symbol("diluvium fan", Box(-_FAN, -_FAN, _FAN, _FAN).grown(0.3), partial(_fan, known=known))
    x, y = box.centre
    wide, rise = _FAN * 1.86, _FAN * 0.62
    rows, columns = math.ceil(box.height / rise / 2) + 1, math.ceil(box.width / wide / 2) + 1
    for row in range(-rows, rows + 2):
        for column in range(-columns, columns + 1):
            cx, cy = x + (column + 0.5 * (row % 2)) * wide, y + row * rise
            if box.left - _FAN < cx < box.right + _FAN and box.top - _FAN < cy < box.bottom + _FAN:
                canvas.stamp(symbol, moving(cx, cy))


def draw_ground(canvas: Canvas, people: str, known: Look) -> None:
    """Draw the waves of a back in their frame, about the centre; a people ("" for none) has its own."""
    inner = field()

    def draw(canvas: Canvas) -> None:
        with canvas.group(clip=inner):
            draw_waves(canvas, inner.box(), known)
        draw_frame(canvas, people, known, 0)

    canvas.stamp(Symbol(f"diluvium tile back {people or 'common'}", field(0).box().grown(3.0), draw), moving(0, 0))


def _medallion(canvas: Canvas, r: float, known: Look, ink: str = "madder") -> None:
    theme = known.theme
    canvas.circle(0, 0, r, fill=theme.ink("bed"), stroke=theme.pen("line", 0.3))
    step = 2 * math.pi / 48
    for parity, tone in enumerate((ink, "sand-light")):
        path = Path(digits=2)
        for i in range(parity, 48, 2):
            a, b = (i + 0.05) * step, (i + 0.95) * step
            ring = ((r - 2.0, a), (r - 0.3, a), (r - 0.3, b), (r - 2.0, b))
            path.polyline([(q * math.sin(t), -q * math.cos(t)) for q, t in ring], close=True)
        canvas.draw(path, fill=theme.ink(tone), stroke=theme.pen("line", 0.15))
    canvas.circle(0, 0, r - 2.3, fill=theme.ink("paper"), stroke=theme.pen("line", 0.35))


def draw_ocean_back(canvas: Canvas, cost: int, known: Look) -> None:
    """Draw the back of the tiles of a cost, with the corner of their box at the origin."""
    with canvas.group(moving(*CENTRE)):
        draw_ground(canvas, "", known)
        draw_cost(canvas, cost, known)


def draw_cost(canvas: Canvas, cost: int, known: Look, *, plain: bool = False) -> None:
    """Draw what a face-down tile costs, in its medallion about the centre; `plain` is for a small one."""
    theme = known.theme
    _medallion(canvas, 19.5, known)
    draw_shell(canvas, 0, 0.2, 13.2, known)
    disc, number, icon, size = (9.9, -3.7, 3.9, SIGN) if plain else (7.4, -2.5, 3.2, 6.4)
    canvas.circle(0, -0.6, disc, fill=theme.ink("paper"), stroke=theme.pen("line", 0.4))
    canvas.circle(0, -0.6, disc - 0.7, stroke=theme.pen("gold-mark", 0.3))
    draw_label(canvas, str(cost), number if cost else 0, -0.6, "cost-food" if cost and not plain else "big-cost", known)
    if cost:
        stamp_icon(canvas, known.icons, "wheat", icon, -0.6, size, theme.ink("food-ink"))
    for (x, y), _ in zip(around(0, 0, 24.6, 6), range(6), strict=True):
        for k in range(cost):
            dx = (k - (cost - 1) / 2) * 3.4
            canvas.circle(x + dx, y, 1.35, fill=theme.ink("gold"), stroke=theme.pen("line", 0.35))
        if not cost:
            canvas.circle(x, y, 1.35, fill=theme.ink("paper"), stroke=theme.pen("line", 0.35))


def draw_city_back(canvas: Canvas, people: str, known: Look) -> None:
    """Draw the back of a City."""
    with canvas.group(moving(*CENTRE)):
        draw_ground(canvas, people, known)
        _medallion(canvas, 19.5, known, people)
        draw_city(canvas, people, 0, 1.2, known, 1.08)
