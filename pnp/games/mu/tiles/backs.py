"""The backs of Area tiles: cut stone with signs scratched into it, the Area's number, and fire where a Volcano is.

A back is seen from behind, so left and right of its outline have changed places. Signs are made of one line each, as a
chisel draws them; each hex has a ring of them, in an order of its own.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.curve import Curve
from pnp.draw.engrave import grain
from pnp.draw.icons import stamp_icon
from pnp.draw.lettering import line_of
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, smooth
from pnp.games.mu.tiles.areas import Area, area_tile
from pnp.games.mu.tiles.look import TileLook, draw_number
from pnp.press.backs import mirrored
from pnp.press.part import BLEED

__all__ = ["draw_back"]

_MEDAL = 17.6
"""The radius of the medallion with the number."""
_TEETH = 12
"""Of the frieze along each side of a hex."""


# -- signs -----------------------------------------------------------------------------------------


def _spiral() -> Path:
    turns = [(0.28 + 0.235 * i, i * math.pi / 4) for i in range(15)]
    return smooth([(r * math.cos(a), r * math.sin(a)) for r, a in turns])


def _sun() -> Path:
    path = Path().add(Circle(0, 0, 1.5).path()).add(Circle(0, 0, 0.55).path())
    for i in range(10):
        a = math.radians(36 * i)
        path.move(2.1 * math.cos(a), 2.1 * math.sin(a)).line(3.4 * math.cos(a), 3.4 * math.sin(a))
    return path


def _fish() -> Path:
    path = smooth([(-3.3, -1.5), (-1.6, 0.2), (0.8, 1.6), (3.2, 0.0), (0.8, -1.6), (-1.6, -0.2), (-3.3, 1.5)])
    path.line(-3.3, -1.5)
    return path.add(Circle(1.9, -0.35, 0.3).path()).move(0.4, -1.2).curve(-0.2, -0.5, -0.2, 0.5, 0.4, 1.2)


def _waves() -> Path:
    path = Path()
    for y in (-1.9, 0.0, 1.9):
        path.add(smooth([(-3.2 + 0.8 * i, y + (0.55 if i % 2 else -0.55)) for i in range(9)]))
    return path


def _bird() -> Path:
    """The bird-man: a beaked head, an eye, an arm that holds the egg."""
    path = smooth([(3.4, -0.9), (1.6, -1.9), (-0.2, -3.0), (-1.8, -2.0), (-1.5, -0.3), (-2.5, 1.2), (-1.9, 3.2)])
    path.add(smooth([(3.4, -0.9), (2.2, -0.5), (1.3, -0.2), (0.4, 0.3), (0.9, 1.5), (2.4, 1.4)]))
    path.add(smooth([(0.5, 1.6), (0.3, 2.4), (1.0, 3.2)]))
    return path.add(Circle(0.0, -1.7, 0.42).path()).add(Circle(2.8, 2.2, 0.85).path())


def _turtle() -> Path:
    path = Path().add(Circle(0, 0, 1.9).path()).add(Circle(0, -2.65, 0.72).path())
    for x, y in ((1, -1), (-1, -1), (1, 1), (-1, 1)):
        path.move(x * 1.35, y * 1.35).curve(x * 2.2, y * 1.5, x * 2.9, y * 1.7, x * 2.8, y * 2.9)
    return path.move(0, 1.9).line(0, 3.0).move(-1.4, 0).line(0, -1.2).line(1.4, 0).line(0, 1.2).line(-1.4, 0)


def _canoe() -> Path:
    path = smooth([(-3.5, -0.4), (-2.0, 1.5), (0.0, 1.9), (2.0, 1.5), (3.5, -0.4)]).line(-3.5, -0.4)
    for x in (-1.6, 0.0, 1.6):
        path.move(x, -0.4).line(x, -2.0).add(Circle(x, -2.6, 0.5).path())
    return path


def _head() -> Path:
    """A Moai's face: brow, nose, mouth."""
    path = Path().polyline([(-1.9, 3.2), (-2.1, -1.6), (-1.5, -3.2), (1.5, -3.2), (2.1, -1.6), (1.9, 3.2)], close=True)
    path.polyline([(-1.6, -1.2), (-0.5, -1.2), (-0.7, 1.1), (0.7, 1.1), (0.5, -1.2), (1.6, -1.2)])
    return path.move(-1.0, 2.2).line(1.0, 2.2)


_SIGNS: tuple[Callable[[], Path], ...] = (_spiral, _bird, _fish, _sun, _turtle, _waves, _head, _canoe)


def _draw_sign(canvas: Canvas, draw: Callable[[], Path], known: TileLook) -> None:
    path = draw()
    path.digits = 2
    canvas.draw(path, stroke=known.theme.pen("glyph", 0.38, cap="round"))


# -- the stone -------------------------------------------------------------------------------------


def _seen(tile: Area, place: Point) -> Point:
    """Give where a place of the front lies, seen from behind."""
    return tile.box.width - place[0], place[1]


_SIDES = ((0, -0.577), (-0.5, -0.289), (-0.5, 0.289), (0, 0.577))
"""The corners of half a hexagon that is 1 mm wide."""


def _draw_cracks(canvas: Canvas, tile: Area, known: TileLook) -> None:
    """Columns of basalt, as they stand side by side: a comb of small, uneven hexagons."""
    wide = 9.4
    box = tile.box.grown(BLEED + wide)
    path = Path(digits=1)
    for row in range(math.ceil(box.height / (wide * 0.866)) + 1):
        for column in range(math.ceil(box.width / wide) + 1):
            x = box.left + (column + 0.5 * (row % 2)) * wide
            y = box.top + row * wide * 0.866
            # of each cell the three sides that are no other cell's
            ends = [
                _knot(x + dx * wide, y + dy * wide)
                for dx, dy in ((0, -0.577), (-0.5, -0.289), (-0.5, 0.289), (0, 0.577))
            ]
            path.polyline(ends)
    canvas.draw(path, stroke=known.theme.pen("stone-line", 0.2))


def _knot(x: float, y: float) -> Point:
    i, j = round(x * 2), round(y * 2)
    return x + 1.1 * grain(i, j, 1), y + 1.1 * grain(i, j, 2)


def _inset(points: Sequence[Point], by: float) -> list[Point]:
    """Give the corners of an outline of hexagons, so much farther in; corners that point inwards too."""
    area = sum(ax * by_ - bx * ay for (ax, ay), (bx, by_) in zip(points, (*points[1:], points[0]), strict=True))
    side = math.copysign(by, area)
    found = []
    for (ax, ay), (x, y), (bx, by_) in zip((points[-1], *points[:-1]), points, (*points[1:], points[0]), strict=True):
        d, e = math.dist((ax, ay), (x, y)), math.dist((x, y), (bx, by_))
        px, py, qx, qy = -(y - ay) / d, (x - ax) / d, -(by_ - y) / e, (bx - x) / e
        k = side / (1 + px * qx + py * qy)
        found.append((x + (px + qx) * k, y + (py + qy) * k))
    return found


def _frieze(points: Sequence[Point]) -> Path:
    """Give a row of teeth along an outline, within its border."""
    path = Path(digits=2)
    outer, inner = _inset(points, 1.15), _inset(points, 2.55)
    for i in range(len(points)):
        (ax, ay), (bx, by) = outer[i], outer[(i + 1) % len(points)]
        (cx, cy), (dx, dy) = inner[i], inner[(i + 1) % len(points)]
        for k in range(_TEETH):
            s, m, t = k / _TEETH, (k + 0.5) / _TEETH, (k + 1) / _TEETH
            foot, top, end = (
                (cx + (dx - cx) * s, cy + (dy - cy) * s),
                (ax + (bx - ax) * m, ay + (by - ay) * m),
                (cx + (dx - cx) * t, cy + (dy - cy) * t),
            )
            path.polyline((foot, top, end), close=True)
    return path


def _draw_stone(canvas: Canvas, number: int, known: TileLook) -> None:
    """All that the backs of one shape have in common."""
    theme, tile = known.theme, area_tile(number)
    outline = mirrored(tile.outline)
    assert isinstance(outline, Polygon)
    box = tile.box.grown(BLEED)
    canvas.rect(box.left, box.top, box.width, box.height, fill=theme.ink("stone"))
    _draw_cracks(canvas, tile, known)
    for width, ink in ((7.0, "glyph"), (6.3, "stone-light"), (1.4, "stone")):
        canvas.draw(outline, stroke=theme.pen(ink, width, join="miter"))
    canvas.draw(_frieze(outline.points), fill=theme.ink("tooth"), stroke=theme.pen("glyph-fine", 0.15))
    heart = _seen(tile, _heart(tile))
    for space, place in enumerate(tile.centres):
        x, y = _seen(tile, place)
        if math.dist((x, y), heart) > _MEDAL:
            canvas.circle(x, y, 8.0, fill=theme.ink("stone"), stroke=theme.pen("glyph", 0.45))
            canvas.circle(x, y, 7.3, stroke=theme.pen("glyph", 0.2))
        for i, (sx, sy, scale) in enumerate(_ring(x, y, math.dist((x, y), heart) < 1)):
            if math.dist((sx, sy), heart) < _MEDAL + 4.0:
                continue
            sign = _SIGNS[(i * 3 + space * 2) % len(_SIGNS)]
            draw = partial(_draw_sign, draw=sign, known=known)
            canvas.stamp(Symbol(f"mu sign {sign.__name__}", Box(-4.2, -4.2, 4.2, 4.2), draw), moving(sx, sy, scale))


def _ring(x: float, y: float, crowned: bool) -> Iterator[tuple[float, float, float]]:
    """Give the places of a hex's signs, each with its size: about its middle, or in its corners around the number."""
    if not crowned:
        yield x, y, 1.42
    far, begin, size = (23.4, 30, 0.82) if crowned else (17.8, 0, 1.22)
    for i in range(6):
        a = math.radians(begin + 60 * i)
        yield x + far * math.cos(a), y + far * math.sin(a), size


def _heart(tile: Area) -> Point:
    """Give where the number lies: where three spaces meet, or in the middle of the first."""
    return tile.middle if tile.shape == "T" else tile.centres[0]


def draw_back(canvas: Canvas, number: int, name: str, known: TileLook) -> None:
    """Draw the back of an Area, the corner of its box at the origin; `name` is that of the game."""
    tile = area_tile(number)
    fire = tile.volcano is not None
    stone = Symbol(f"mu stone {tile.shape}", tile.box.grown(BLEED), partial(_draw_stone, number=number, known=known))
    canvas.stamp(stone, moving(0, 0))
    with canvas.group(moving(*_seen(tile, _heart(tile)))):
        medal = Symbol(
            "mu medal of fire" if fire else "mu medal",
            Box(-24, -24, 24, 24),
            partial(_draw_medal, fire=fire, name=name, known=known),
        )
        canvas.stamp(medal, moving(0, 0))
        draw_number(canvas, number, 0, -2.8 if fire else 0.0, "back-fire" if fire else "back-number", known)


def _draw_medal(canvas: Canvas, fire: bool, name: str, known: TileLook) -> None:
    """The medallion: a ring with the name of the game, and flames around it for a Volcano."""
    theme = known.theme
    if fire:
        flames = Path(digits=2)
        for i in range(24):
            high, low = _MEDAL + (4.6 if i % 2 else 2.9), _MEDAL + 0.8
            a, b, c = 15 * i, 15 * (i + 0.62), 15 * (i + 1)
            flames.move(*_polar(_MEDAL, a)).curve(*_polar(low, a), *_polar(low, b), *_polar(high, b))
            flames.curve(*_polar(low, b), *_polar(low, c), *_polar(_MEDAL, c)).close()
        canvas.draw(flames, fill=theme.ink("lava"), stroke=theme.pen("back-line", 0.3))
    rim = theme.pen("back-line" if fire else "glyph", 0.8)
    canvas.circle(0, 0, _MEDAL, fill=theme.ink("stone"), stroke=rim)
    canvas.circle(0, 0, _MEDAL - 4.3, stroke=theme.pen("glyph", 0.3))
    line = line_of(name.upper(), theme.type("back-name"))
    for begin, end, base in ((-90, 90, _MEDAL - 3.2), (270, 90, _MEDAL - 1.1)):
        curve = Curve.arc(0, 0, base, begin, end, 48)
        path = line.along(curve)
        canvas.draw(path, fill=line.style.ink)
        line.ghost_along(canvas, path, curve)
    for x in (-1, 1):
        at = x * (_MEDAL - 2.15)
        canvas.polygon(((at - 1.0, 0), (at, -1.0), (at + 1.0, 0), (at, 1.0)), fill=theme.ink("back-ink"))
    if fire:
        stamp_icon(canvas, known.icons, "volcano", 0, 8.9, 5.6, theme.ink("back-line"))


def _polar(r: float, degrees: float) -> Point:
    return r * math.cos(math.radians(degrees)), r * math.sin(math.radians(degrees))
