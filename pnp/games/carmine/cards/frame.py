"""The border of a card: the colour of its type, a pattern that says the type without the colour, stars in the corners.

| type    | pattern                       |
|---------|-------------------------------|
| monster | waves of scales               |
| peril   | running scrolls               |
| current | chevrons that run round       |
| rocks   | dog-teeth, one half in shade  |
| ambush  | crossed sabres between ropes  |
| smooth  | a rope                        |

A pattern is drawn for one side, u along it and v from the outer edge inwards, with a whole number of repeats from
star to star; the other sides are the same, turned. It keeps 0.8 mm from the edge, where a cut may stray.
"""

import math
from collections.abc import Callable
from typing import TypeAlias

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import cut, tick
from pnp.draw.ink import Pen
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.carmine.cards.look import HIGH, WIDE, KindInks, Look
from pnp.press.part import BLEED

__all__ = ["WINDOW", "draw_window_line", "frame"]

WINDOW = Rect(4, 4, 55, 80, 1.0)
"""What the border leaves open."""

_CORNER = 5.0
"""From the card's edge to where the pattern begins, beside the star."""
_STAR = 2.25
"""The star's centre from both edges."""
_OUT, _IN = 0.85, 3.3
"""The pattern lies between these distances from the edge."""
_THIN = 0.24

Side: TypeAlias = Callable[[float, KindInks, Canvas], None]


def frame(kind: str, look: Look) -> Symbol:
    """Give the border of a type, with its bleed; the window is covered by whoever stamps it."""
    inks = look.inks(kind)

    def draw(canvas: Canvas) -> None:
        canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=inks.ground)
        for turn, x, y, long in (
            (0, 0.0, 0.0, WIDE),
            (90, WIDE, 0.0, HIGH),
            (180, WIDE, HIGH, WIDE),
            (270, 0.0, HIGH, HIGH),
        ):
            with canvas.group(turning(x, y, turn)), canvas.group(moving(_CORNER, 0)):
                _SIDES[kind](long - 2 * _CORNER, inks, canvas)
        stars = Path(digits=2)
        for x in (_STAR, WIDE - _STAR):
            for y in (_STAR, HIGH - _STAR):
                stars.add(_star(x, y, 1.55, 0.4))
        canvas.draw(stars, fill=look.theme.ink("white"), stroke=Pen(inks.pattern, 0.2, join="round"))

    return Symbol(f"card frame {kind}", Box(0, 0, WIDE, HIGH).grown(BLEED), draw)


def draw_window_line(canvas: Canvas, look: Look) -> None:
    """Draw the line around the window, over what fills it."""
    canvas.draw(WINDOW, stroke=look.theme.pen("card-line", 0.45))


def _star(x: float, y: float, r: float, waist: float) -> Path:
    points = []
    for i in range(8):
        a, reach = math.pi * i / 4, waist if i % 2 else r
        points.append((x + reach * math.sin(a), y - reach * math.cos(a)))
    return Path().polyline(points, close=True)


# -- one side of each pattern ----------------------------------------------------------------------


def _repeats(long: float, unit: float) -> list[float]:
    """The middles of the repeats, as many of about `unit` as fill the side."""
    count = round(long / unit)
    return [(i + 0.5) * long / count for i in range(count)]


def _scales(long: float, inks: KindInks, canvas: Canvas) -> None:
    """Three bows in each other, standing on the inner side, and a drop between two."""
    middles = _repeats(long, 2.5)
    half = long / len(middles) / 2
    path = Path(digits=2)
    for u in middles:
        for share in (1.0, 0.66, 0.32):
            r, high = half * share, (_IN - _OUT - 0.15) * share
            k = 0.5523
            path.move(u - r, _IN).curve(u - r, _IN - high * k, u - r * k, _IN - high, u, _IN - high)
            path.curve(u + r * k, _IN - high, u + r, _IN - high * k, u + r, _IN)
    canvas.draw(path, stroke=Pen(inks.pattern, _THIN))
    drops = Path()
    for u in [middles[0] - half, *[u + half for u in middles]]:
        drops.move(u, _OUT + 0.35).line(u + 0.01, _OUT + 0.35)
    canvas.draw(drops, stroke=Pen(inks.pattern, 0.4, cap="round"))


def _scrolls(long: float, inks: KindInks, canvas: Canvas) -> None:
    """Waves that curl over, each growing out of the foot of the one before."""
    middles = _repeats(long, 3.6)
    s = long / len(middles) / 3.6
    path = Path(digits=2)
    for u in middles:

        def at(*values: float, u: float = u) -> tuple[float, ...]:
            return tuple(u + value * s if i % 2 == 0 else value for i, value in enumerate(values))

        path.move(*at(-1.8, 3.2))
        path.curve(*at(-0.9, 3.2, -0.95, 0.95, 0.3, 0.95))
        path.curve(*at(1.3, 0.95, 1.35, 2.5, 0.45, 2.5))
        path.curve(*at(-0.1, 2.5, -0.15, 1.72, 0.35, 1.75))
        path.move(*at(-1.0, 3.2)).curve(*at(0.2, 3.3, 1.0, 3.25, 1.8, 3.2))
    canvas.draw(path, stroke=Pen(inks.pattern, 0.3, cap="round", join="round"))


def _chevrons(long: float, inks: KindInks, canvas: Canvas) -> None:
    middles = _repeats(long, 2.2)
    path = Path(digits=2)
    top, low, mid = _OUT + 0.1, _IN - 0.05, (_OUT + _IN) / 2
    for u in middles:
        path.polyline(
            [(u - 0.85, top), (u - 0.2, top), (u + 0.75, mid), (u - 0.2, low), (u - 0.85, low), (u + 0.1, mid)],
            close=True,
        )
    canvas.draw(path, stroke=Pen(inks.pattern, 0.2, join="miter"))
    lines = Path(digits=2)
    for u in middles:
        for share in (0.3, 0.6):
            x = u - 0.85 + 0.65 * share
            lines.polyline([(x, top), (x + 0.95, mid), (x, low)])
    canvas.draw(lines, stroke=Pen(inks.pattern, 0.16))


def _teeth(long: float, inks: KindInks, canvas: Canvas) -> None:
    """Peaks on a base line, their right halves in shade."""
    middles = _repeats(long, 2.7)
    half = long / len(middles) / 2
    outline, shade = Path(digits=2), Path(digits=2)
    for u in middles:
        outline.polyline([(u - half, _IN), (u, _OUT), (u + half, _IN)])
        outline.polyline([(u, _OUT), (u - 0.12 * half, 2.0), (u + 0.12 * half, 2.6), (u, _IN)])
        for share in (0.16, 0.34, 0.52, 0.7, 0.86):
            x = u + half * share
            shade.move(x, _IN).line(x, _IN - (_IN - _OUT) * (1 - share) + 0.1)
    canvas.draw(shade, stroke=Pen(inks.pattern, 0.16))
    canvas.draw(outline, stroke=Pen(inks.pattern, _THIN, join="round"))
    canvas.line(0, _IN, long, _IN, Pen(inks.pattern, _THIN))


def _sabres(long: float, inks: KindInks, canvas: Canvas) -> None:
    """Two curved blades crossed, and a piece of rope on both sides of them."""
    middles = _repeats(long, 7.5)
    half = long / len(middles) / 2
    blades, hilts, rope = Path(winding=True, digits=2), Path(digits=2), Path(winding=True, digits=2)
    for u in middles:
        for way in (-1, 1):
            tip, hand = (u + way * 1.75, _OUT), (u - way * 1.5, _IN - 0.15)
            blades.add(cut(hand, (u - way * 0.3, 2.75), (u + way * 1.1, 2.0), tip, 0.5, 0.3, 0.0))
            hilts.move(u - way * 1.35, _IN - 0.75).curve(
                u - way * 0.85, _IN - 0.5, u - way * 0.75, _IN - 0.2, u - way * 0.85, _IN
            )
            for k in range(3):
                x = u + way * (half - 0.35 - 0.62 * k)
                rope.add(cut((x - 0.5, 2.75), (x - 0.1, 2.7), (x, 1.55), (x + 0.4, 1.5), 0.3))
    canvas.draw(blades, fill=inks.pattern)
    canvas.draw(rope, fill=inks.pattern)
    canvas.draw(hilts, stroke=Pen(inks.pattern, 0.26, cap="round"))


def _rope(long: float, inks: KindInks, canvas: Canvas) -> None:
    """Strands that lie over each other between two edges."""
    middles = _repeats(long, 1.55)
    path = Path(winding=True, digits=2)
    for u in middles:
        path.add(cut((u - 1.0, 3.1), (u - 0.1, 3.0), (u + 0.1, 1.15), (u + 1.0, 1.05), 0.42))
        path.add(tick((u - 0.35, 2.95), (u + 0.3, 2.0), 0.13))
    canvas.draw(path, fill=inks.pattern)
    edges = Path().move(-0.4, 0.9).line(long + 0.4, 0.9).move(-0.4, _IN - 0.05).line(long + 0.4, _IN - 0.05)
    canvas.draw(edges, stroke=Pen(inks.pattern, 0.16))


_SIDES: dict[str, Side] = {
    "monster": _scales,
    "peril": _scrolls,
    "current": _chevrons,
    "rocks": _teeth,
    "ambush": _sabres,
    "smooth": _rope,
}
