"""The frame of a tile: terracotta with a running fret on four sides, and the tile's words on the lower two.

A City has the border of its civilisation on all sides: stepped fret, cloud collar, lotus or meander.
"""

import math
from collections.abc import Callable
from functools import partial

from pnp.draw.canvas import Canvas, Symbol, turning
from pnp.draw.lettering import line_of
from pnp.draw.ornament import around
from pnp.draw.shapes import Path, Point
from pnp.games.diluvium.look import Look
from pnp.games.diluvium.tiles.hexes import BAND, FLAT, R, field
from pnp.press.part import BLEED

__all__ = ["BORDERS", "draw_band", "draw_frame", "key_fret"]

_OUT, _IN = 0.55, 0.5
"""What the fret keeps from the edge and from the stones."""
_CORNER = 2.3
"""Where it ends before a corner."""


def _repeats(long: float, unit: float) -> tuple[float, list[float]]:
    count = max(1, round(long / unit))
    return long / count, [i * long / count for i in range(count)]


def key_fret(long: float, high: float) -> Path:
    """Give a running key along a line of this length, from y = 0 down to `high`: the meander of the Greeks."""
    path = Path(digits=2)
    unit, lefts = _repeats(long, high * 1.22)
    for x in lefts:
        g = unit / 5
        k = high / 4
        path.polyline([(x, 4 * k), (x, 0), (x + 3.75 * g, 0), (x + 3.75 * g, 2.75 * k), (x + 1.9 * g, 2.75 * k)])
        path.line(x + 1.9 * g, 1.45 * k)
    path.move(0, high).line(long, high).line(long, 0)
    return path


def step_fret(long: float, high: float) -> Path:
    """Give stairs that rise to a hook, as on the temples of the Aztecs."""
    path = Path(digits=2)
    unit, lefts = _repeats(long, high * 1.9)
    for x in lefts:
        s, k = unit / 8, high / 4
        points = [(x, high)]
        for i in range(4):
            points += [(x + i * s, high - (i + 1) * k), (x + (i + 1) * s, high - (i + 1) * k)]
        points += [(x + 6.9 * s, 0), (x + 6.9 * s, 2.3 * k), (x + 5.4 * s, 2.3 * k), (x + 5.4 * s, 1.25 * k)]
        path.polyline(points)
    return path.move(0, high).line(long, high)


def cloud_fret(long: float, high: float) -> Path:
    """Give lobes like the collar of a Chinese robe, each with a curl."""
    path = Path(digits=2)
    unit, lefts = _repeats(long, high * 1.75)
    for x in lefts:
        m, h = x + unit / 2, high
        path.move(x, h).curve(x, 0.45 * h, x + 0.14 * unit, 0.25 * h, x + 0.28 * unit, 0.3 * h)
        path.curve(x + 0.3 * unit, -0.1 * h, x + 0.7 * unit, -0.1 * h, x + 0.72 * unit, 0.3 * h)
        path.curve(x + 0.86 * unit, 0.25 * h, x + unit, 0.45 * h, x + unit, h)
        path.move(m - 0.17 * unit, 0.95 * h).curve(m - 0.3 * unit, 0.55 * h, m, 0.3 * h, m + 0.1 * unit, 0.6 * h)
        path.curve(m + 0.12 * unit, 0.85 * h, m - 0.1 * unit, 0.86 * h, m - 0.05 * unit, 0.66 * h)
    return path


def lotus_fret(long: float, high: float) -> Path:
    """Give open flowers and buds in turn, on stalks that swing from one to the next."""
    path = Path(digits=2)
    unit, lefts = _repeats(long, high * 2.1)
    for x in lefts:
        m, h = x + unit / 2, high
        for way in (-1, 1):
            w = way * unit
            path.move(m, h).curve(m + 0.06 * w, 0.7 * h, m + 0.2 * w, 0.5 * h, m + 0.26 * w, 0.05 * h)
            path.curve(m + 0.18 * w, 0.2 * h, m + 0.13 * w, 0.3 * h, m + 0.1 * w, 0.5 * h)
        path.move(m - 0.1 * unit, 0.5 * h).line(m, 0).line(m + 0.1 * unit, 0.5 * h)
        path.move(m, h).curve(m + 0.15 * unit, h, m + 0.3 * unit, h, x + unit, 0.78 * h)
        path.move(m, h).curve(m - 0.15 * unit, h, m - 0.3 * unit, h, x, 0.78 * h)
        path.move(x, 0.78 * h).curve(x - 0.1 * unit, 0.6 * h, x - 0.06 * unit, 0.3 * h, x, 0.15 * h)
        path.curve(x + 0.06 * unit, 0.3 * h, x + 0.1 * unit, 0.6 * h, x, 0.78 * h)
    return path


BORDERS: dict[str, Callable[[float, float], Path]] = {
    "": key_fret,
    "aztec": step_fret,
    "chinese": cloud_fret,
    "egyptian": lotus_fret,
    "greek": key_fret,
}
"""The border of each civilisation; the common one has none of them."""


def draw_frame(canvas: Canvas, people: str, known: Look, bands: int) -> None:
    """Draw the frame of a people ("" for none) about the centre, with bands for words on so many lower sides."""
    box = field(0).box().grown(BLEED)
    name = f"diluvium frame {people or 'common'} {bands}"
    canvas.stamp(Symbol(name, box, partial(_draw, people=people, known=known, bands=bands)), turning(0, 0, 0))


def _draw(canvas: Canvas, people: str, known: Look, bands: int) -> None:
    theme = known.theme
    ground, line = (people, f"{people}-line") if people else ("frame", "fret")
    ring = Path(digits=3).add(field(-BLEED * 0.87).path()).add(field().path())
    canvas.draw(ring, fill=theme.ink(ground))
    high = BAND - _OUT - _IN
    for number in range(6):
        turn = 30.0 + 60.0 * number
        with canvas.group(turning(0, 0, turn)):
            if number in (3, 2)[:bands]:
                _draw_plate(canvas, known)
                continue
            long = R - 2 * (_CORNER + 0.2)
            with canvas.group(turning(-long / 2, -FLAT / 2 + _OUT, 0)):
                pen = theme.pen(line, 0.4 if people in ("", "greek") else 0.34, join="miter")
                canvas.draw(BORDERS[people](long, high), stroke=pen)
    corners = Path(digits=2)
    for x, y in around(0, 0, R - BAND / 2 * 2 / math.sqrt(3), 6):
        corners.polyline([(x, y - 0.85), (x + 0.85, y), (x, y + 0.85), (x - 0.85, y)], close=True)
    canvas.draw(corners, fill=theme.ink("sand-light" if not people else f"{people}-mark"), stroke=theme.pen(line, 0.25))
    canvas.draw(field(), stroke=theme.pen("fret-edge", 0.5, join="miter"))
    canvas.draw(field(BAND - 0.28), stroke=theme.pen(line, 0.2, join="miter"))


def _draw_plate(canvas: Canvas, known: Look) -> None:
    theme = known.theme
    top = -FLAT / 2
    half = R / 2 - _CORNER - 0.5
    # its ends are notched like the handles of a Roman tablet
    ends: list[Point] = [
        (-half, top + 0.35), (half, top + 0.35), (half - 1.0, top + BAND / 2), (half, top + BAND - 0.3),
        (-half, top + BAND - 0.3), (-half + 1.0, top + BAND / 2),
    ]  # fmt: skip
    canvas.draw(Path().polyline(ends, close=True), fill=theme.ink("band"), stroke=theme.pen("fret-edge", 0.25))


def draw_band(canvas: Canvas, text: str, right: bool, known: Look, style: str = "tile") -> None:
    """Set words on a lower side, so that they read as the tile stands, clear of what lies in the lowest corner."""
    line = line_of(text, known.theme.type(style), fit=R - 2 * _CORNER - 6.6)
    x = 0.5 if right else -0.5
    with canvas.group(turning(0, 0, -30 if right else 30)):
        base = FLAT / 2 - BAND / 2 + line.cap_height / 2
        glyphs = line.straight(x, base)
        canvas.draw(glyphs, fill=line.style.ink)
        line.ghost(canvas, glyphs, x, base)
