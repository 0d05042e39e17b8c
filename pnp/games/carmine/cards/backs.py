"""The two backs: Adventure in carmine with the compass rose, Smooth Sailing in teal with the galleon.

The title stands on two plates, one of them turned, so that a back reads the same way up either way. What covers the
ground is fine line: scales for the one, waves for the other; where ink is saved the ground stays white and the lines
remain.
"""

import math
from collections.abc import Callable

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import Plate
from pnp.draw.ink import Ink, Paint, Pen
from pnp.draw.shapes import Box, Circle, Path, Rect
from pnp.games.carmine.cards.dawn import galleon, sea, sunrise
from pnp.games.carmine.cards.look import HIGH, WIDE, Look, look, paler
from pnp.games.carmine.cards.title import plate_path
from pnp.games.carmine.engravings.rose import star_points
from pnp.press.part import BLEED
from pnp.templates import Templates

__all__ = ["draw_adventure_back", "draw_smooth_back"]

_X, _Y = WIDE / 2, HIGH / 2
_FIELD = Rect(4.4, 4.4, WIDE - 8.8, HIGH - 8.8, 1.6)
_PLATE = Rect(10.5, 10.4, 42.0, 8.6)
_RING = 20.4
_DISC = 17.6


def draw_adventure_back(canvas: Canvas, data: Templates) -> None:
    """Draw the back of the Adventure Cards, its top left corner at the origin."""
    known = look(data)
    canvas.stamp(_back("adventure", "monster", known.words.backs.adventure, _scales, _draw_rose, known), moving(0, 0))


def draw_smooth_back(canvas: Canvas, data: Templates) -> None:
    """Draw the back of the Smooth Sailing Cards, its top left corner at the origin."""
    known = look(data)
    canvas.stamp(_back("smooth", "smooth", known.words.backs.smooth, _waves, _draw_galleon, known), moving(0, 0))


def _back(
    name: str,
    kind: str,
    title: str,
    cover: Callable[[Canvas, Ink, Ink, Ink], None],
    middle: Callable[[Canvas, Look], None],
    known: Look,
) -> Symbol:
    inks, theme = known.inks(kind), known.theme
    pale = paler(inks.accent.full, 0.32)
    fine = Ink(pale, Paint(paler(inks.accent.full, 0.6), weight=0.6), Paint("#000000", weight=0.8))
    spare = Ink(pale, Paint(), Paint("#000000", weight=0.8))

    def draw(canvas: Canvas) -> None:
        canvas.rect(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED, fill=inks.ground)
        with canvas.group(clip=_FIELD):
            cover(canvas, inks.ground, fine, spare)
        bright = Ink("#FFFFFF", inks.accent.saver or Paint(inks.accent.full), Paint("#000000"))
        canvas.draw(_FIELD, stroke=Pen(bright, 0.55))
        inner = Rect(_FIELD.x + 0.9, _FIELD.y + 0.9, _FIELD.width - 1.8, _FIELD.height - 1.8, _FIELD.r - 0.5)
        canvas.draw(inner, stroke=Pen(bright, 0.16))
        canvas.circle(_X, _Y, _RING + 0.9, fill=inks.ground)
        _draw_ring(canvas, bright, known)
        with canvas.group(clip=Circle(_X, _Y, _DISC)):
            middle(canvas, known)
        canvas.circle(_X, _Y, _DISC, stroke=theme.pen("line", 0.3))
        for turn in (moving(0, 0), turning(WIDE, HIGH, 180)):
            with canvas.group(turn):
                _draw_plate(canvas, title, inks.ground, bright, inks.text, known)

    return Symbol(f"card back {name}", Box(0, 0, WIDE, HIGH).grown(BLEED), draw)


def _draw_ring(canvas: Canvas, bright: Ink, known: Look) -> None:
    """Draw the medallion's rim: between two circles a band of turned loops, as on a banknote, half of them spared."""
    canvas.circle(_X, _Y, _RING, stroke=Pen(bright, 0.55))
    canvas.circle(_X, _Y, _DISC, fill=known.theme.ink("card-plate"), stroke=Pen(bright, 0.5))
    low, high = _DISC + 0.55, _RING - 0.5
    count = 48
    spare = Ink(bright.full, Paint(), bright.mono)
    for phase, ink in ((0.0, bright), (0.5, spare), (1.0, bright), (1.5, spare)):
        loops = Path(digits=2)
        points = []
        for i in range(2 * count):
            a = math.pi * (i + phase) / count
            points.append((a, low if i % 2 else high))
        for i, (a, r) in enumerate(points):
            b, s = points[(i + 1) % len(points)]
            step = math.pi / count / 2
            if i == 0:
                loops.move(*_polar(a, r))
            loops.curve(*_polar(a + step, r), *_polar(a + step, s), *_polar(b, s))
        canvas.draw(loops.close(), stroke=Pen(ink, 0.13))


def _polar(a: float, r: float) -> tuple[float, float]:
    return _X + r * math.sin(a), _Y - r * math.cos(a)


def _draw_plate(canvas: Canvas, title: str, ground: Ink, bright: Ink, text: Ink, known: Look) -> None:
    theme = known.theme
    canvas.draw(plate_path(_PLATE), fill=theme.ink("card-plate"), stroke=Pen(ground, 1.6, join="miter"))
    canvas.draw(plate_path(_PLATE), fill=theme.ink("card-plate"), stroke=Pen(bright, 0.5, join="miter"))
    canvas.draw(plate_path(_PLATE, 0.65), stroke=Pen(text, 0.15, join="miter"))
    words = title.upper()
    style = theme.type("card-back").inked(text).fitted(words, _PLATE.width - 6.0)
    canvas.text(_X, _PLATE.y + _PLATE.height / 2 + style.cap_height / 2, words, style, anchor="middle")


# -- grounds ---------------------------------------------------------------------------------------


def _scales(canvas: Canvas, ground: Ink, fine: Ink, spare: Ink) -> None:
    """Cover the field with scales, each row lying over the one above it; where ink is spared a scale is one arc."""
    r = 2.45

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r, fill=ground, stroke=Pen(fine, 0.17))
        for share in (0.72, 0.44, 0.16):
            canvas.circle(0, 0, r * share, stroke=Pen(spare, 0.17))

    scale = Symbol(f"card scale {fine.full}", Box(-r, -r, r, r).grown(0.2), draw)
    columns, rows = math.ceil(_FIELD.width / (2 * r)) + 1, math.ceil(_FIELD.height / (r / 2)) + 4
    for row in range(rows):
        for column in range(columns):
            x = _X + (column - columns // 2 + 0.5 * (row % 2)) * 2 * r
            y = _Y + (row - rows // 2) * r / 2
            canvas.stamp(scale, moving(x, y))


def _waves(canvas: Canvas, _ground: Ink, fine: Ink, spare: Ink) -> None:
    """Cover the field with rows of waves, every other row half a wave on; every other one may be spared."""
    paths = Path(digits=2), Path(digits=2)
    long, high, gap = 6.2, 0.75, 1.3
    columns, rows = math.ceil(_FIELD.width / long) + 2, math.ceil(_FIELD.height / gap) + 2
    for row in range(rows):
        y = _Y + (row - rows / 2) * gap
        x = _X - columns / 2 * long + (row % 4) * long / 4
        path = paths[row % 2].move(x, y)
        for _ in range(columns):
            path.curve(x + long * 0.2, y - high, x + long * 0.3, y - high, x + long / 2, y)
            path.curve(x + long * 0.7, y + high, x + long * 0.8, y + high, x + long, y)
            x += long
    for path, ink in zip(paths, (fine, spare), strict=True):
        canvas.draw(path, stroke=Pen(ink, 0.2))


# -- what stands in the medallion ------------------------------------------------------------------


def _draw_rose(canvas: Canvas, known: Look) -> None:
    """Draw a rose without a north, which looks the same when turned about."""
    plate, r = Plate(), 16.2
    plate.lines(Circle(0, 0, 0.8 * r).path(), 0.2)
    plate.lines(Circle(0, 0, 0.755 * r).path(), 0.13)
    plate.lines(Circle(0, 0, 0.47 * r).path().add(Circle(0, 0, 0.43 * r).path()), 0.14)
    degrees = Path()
    for i in range(72):
        a = 2 * math.pi * i / 72
        near = 0.755 if i % 2 else 0.73
        degrees.move(near * r * math.sin(a), near * r * math.cos(a)).line(0.8 * r * math.sin(a), 0.8 * r * math.cos(a))
    plate.lines(degrees, 0.13)
    star_points(plate, [11.25 + 22.5 * i for i in range(16)], 0.6 * r, 0.09 * r, "line", "line", 0.13)
    star_points(plate, [22.5 + 45 * i for i in range(8)], 0.72 * r, 0.12 * r, "line", "line", 0.15)
    star_points(plate, [45 + 90 * i for i in range(4)], 0.86 * r, 0.16 * r, "line", "carmine", 0.18)
    star_points(plate, [90 * i for i in range(4)], 1.02 * r, 0.18 * r, "line", "line", 0.2)
    plate.area(Circle(0, 0, 0.075 * r), "white", 0.25)
    plate.area(Circle(0, 0, 0.03 * r), "flag")
    with canvas.group(moving(_X, _Y)):
        plate.draw(canvas, known.pictures)


def _draw_galleon(canvas: Canvas, known: Look) -> None:
    theme, horizon = known.pictures, _Y + 8.5
    with canvas.group(clip=Rect(0, 0, WIDE, horizon)):
        canvas.rect(0, 0, WIDE, horizon, fill=theme.ink("air"))
        canvas.stamp(sunrise(known), moving(_X, horizon))
    canvas.stamp(sea(known), moving(4.0, horizon))
    canvas.stamp(galleon(known), moving(_X, horizon + 3.2, 0.92))
