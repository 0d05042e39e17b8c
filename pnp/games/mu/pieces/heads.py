"""The stone heads: four of them, one for each tribe, carved of flat planes and shaded as on copper.

A head is 20 units wide and 44 high with its shoulders, x from the middle, y down from the crown. It is lit from the
upper left. Lines are as strong as the size at which a head is printed wants them, so the same head stands on a figure
of 16 mm and in the picture of the score track.

A Moai that lies in the quarry is blind. When it is raised it gets eyes of coral, and sees.
"""

from functools import partial
from typing import NamedTuple

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, cut, hatch, stipple
from pnp.draw.ornament import dots, ellipse
from pnp.draw.picture import picture, stamp_picture
from pnp.draw.shapes import Box, Path, Point
from pnp.draw.theme import Theme

__all__ = ["CASTS", "HIGH", "WIDE", "draw_head", "stamp_head"]

WIDE, HIGH = 20.0, 44.0


class Cast(NamedTuple):
    """What tells one head from another: half widths and heights, and what it wears."""

    top: float
    """Where the forehead begins."""
    crown: float
    brow: float
    cheek: float
    jaw: float
    chin: float
    brow_y: float
    droop: float
    """How far the ends of the brow hang down."""
    nose_y: float
    nose: float
    mouth_y: float
    mouth: float
    sulk: float
    """How far the corners of the mouth hang down."""
    chin_y: float


CASTS = {
    "wave": Cast(5.6, 5.3, 6.9, 6.1, 6.5, 4.3, 11.6, 0.5, 21.8, 2.5, 24.9, 3.4, 0.7, 30.4),
    "sun": Cast(1.0, 5.6, 7.3, 6.7, 7.3, 5.4, 11.0, -0.3, 20.6, 3.1, 24.1, 4.1, 0.2, 30.2),
    "bird": Cast(3.4, 4.5, 6.3, 5.4, 5.3, 3.0, 11.2, 1.3, 22.6, 2.0, 25.6, 2.7, 0.5, 31.4),
    "fish": Cast(3.2, 6.7, 7.5, 7.1, 7.0, 5.9, 10.2, 0.9, 19.6, 2.9, 23.4, 4.5, 1.3, 29.6),
}


def stamp_head(canvas: Canvas, tribe: str, x: float, y: float, scale: float, theme: Theme) -> None:
    """Stamp a head with the middle of its crown at a place; its lines are those of its size."""
    draw = partial(draw_head, tribe=tribe, scale=scale)
    symbol = picture(f"mu head {tribe} {scale}", Box(-14, -4, 14, HIGH + 2), draw, theme)
    stamp_picture(canvas, symbol, x, y, scale)


def draw_head(plate: Plate, tribe: str, scale: float, *, awake: bool = True) -> None:
    """Draw a tribe's Moai, which will be printed at a scale."""
    cast = CASTS[tribe]
    pen = _Pens(scale)
    _body(plate, cast, pen)
    _ears(plate, cast, pen)
    _skull(plate, cast, pen)
    _face(plate, cast, pen, awake)
    _HATS[tribe](plate, cast, pen)


class _Pens:
    """Line weights in units, for a size in print."""

    def __init__(self, scale: float) -> None:
        self.edge = max(0.26, 0.5 * min(scale, 0.8)) / scale
        self.fine = 0.15 / scale
        self.cut = 0.11 / scale if scale < 0.6 else 0.16 / scale
        self.gap = max(0.42 / scale, 0.62)
        self.large = scale >= 0.6


def _both(*points: Point) -> Path:
    """Close an outline: points from the middle of the top to the middle of the foot, and their mirror image."""
    return Path().polyline([*points, *((-x, y) for x, y in reversed(points))], close=True)


def _body(plate: Plate, cast: Cast, pen: _Pens) -> None:
    y = cast.chin_y
    neck = min(cast.jaw, cast.chin + 1.0)
    torso = _both((neck - 0.4, y - 4.5), (neck, y + 0.4), (8.6, y + 1.6), (9.8, y + 4.4), (9.6, HIGH), (0, HIGH))
    plate.area(torso, "stone", pen.edge, "stone-line")
    shade = Path().polyline(
        [(1.0, y), (neck, y + 0.4), (8.6, y + 1.6), (9.8, y + 4.4), (9.6, HIGH), (4.6, HIGH), (3.6, y + 4)], close=True
    )
    plate.area(shade, "stone-shade")
    plate.cuts(hatch(shade, 150, pen.gap, pen.cut, reach=0.9, tremor=0.12), "stone-cut")
    # the shadow of the chin, and the arms laid at the sides
    under = Path().polyline([(-cast.chin, y - 0.4), (cast.chin, y - 0.4), (neck, y + 0.6), (0.4, y + 2.6)], close=True)
    plate.area(under, "stone-deep")
    for way in (-1, 1):
        arm = Path().move(way * 6.2, y + 4.6).curve(way * 6.6, y + 8, way * 6.6, HIGH - 3, way * 6.2, HIGH)
        plate.lines(arm, pen.fine * 1.6, "stone-line")
    if pen.large:
        plate.lines(Path().move(-4.4, y + 4.2).curve(-2, y + 5.6, 2, y + 5.6, 4.4, y + 4.2), pen.fine, "stone-line")
    plate.lines(torso, pen.edge, "stone-line")


def _ears(plate: Plate, cast: Cast, pen: _Pens) -> None:
    top, low = cast.brow_y - 0.6, cast.mouth_y + 0.6
    for way, ink in ((-1, "stone-light"), (1, "stone-shade")):
        x = cast.cheek - 0.5
        ear = Path().move(way * x, top).line(way * (x + 2.0), top + 0.4).line(way * (x + 2.3), top + 3.0)
        ear.line(way * (x + 1.5), (top + low) / 2).line(way * (x + 2.1), low - 2.2)
        ear.curve(way * (x + 2.1), low, way * (x + 0.6), low, way * x, low - 0.8).close()
        plate.area(ear, ink, pen.edge * 0.9, "stone-line")
        inner = Path().move(way * (x + 1.2), top + 1.6).line(way * (x + 0.8), (top + low) / 2)
        plate.lines(inner.line(way * (x + 1.2), low - 2.4), pen.fine * 1.5, "stone-line")


def _skull(plate: Plate, cast: Cast, pen: _Pens) -> None:
    c = cast
    side: list[Point] = [
        (c.crown, c.top),
        (c.crown + 0.5, c.top + 0.9),
        (c.brow, c.brow_y),
        (c.cheek, c.brow_y + 3.2),
        (c.cheek - 0.1, c.nose_y - 1),
        (c.jaw, c.mouth_y - 0.4),
        (c.jaw - 0.5, c.mouth_y + 2.4),
        (c.chin, c.chin_y),
    ]
    skull = _both(*side)
    plate.area(skull, "stone", pen.edge, "stone-line")
    # the plane away from the light, and the one towards it
    inner: list[Point] = [
        (c.chin * 0.5, c.chin_y),
        (c.jaw * 0.58, c.mouth_y + 1.6),
        (c.cheek * 0.62, c.nose_y),
        (c.cheek * 0.72, c.brow_y + 3),
        (c.brow * 0.66, c.brow_y),
        (c.crown * 0.62, c.top),
    ]
    shade = Path().polyline([*side, *inner], close=True)
    plate.area(shade, "stone-shade")
    lit = [(-x, y) for x, y in side[1:7]]
    light = Path().polyline([*lit, *((x * 0.74, y) for x, y in reversed(lit))], close=True)
    plate.area(light, "stone-light")
    plate.cuts(hatch(shade, 168, pen.gap, pen.cut * 1.15, reach=0.86, tremor=0.16), "stone-cut")
    if pen.large:  # the marks of the chisel on the side towards the light
        plate.cuts(hatch(light, 14, pen.gap * 1.3, pen.cut * 0.8, reach=0.42, tremor=0.5), "stone-cut")
        chips = stipple(skull, 2.3, seed=round(10 * c.brow), density=lambda _x, _y: 0.34)
        plate.lines(chips, pen.cut * 1.4, "stone-cut")
    plate.lines(skull, pen.edge, "stone-line")


def _face(plate: Plate, cast: Cast, pen: _Pens, awake: bool) -> None:
    c, y = cast, cast.brow_y
    # eyes lie deep under the brow
    for way in (-1, 1):
        outer, near = way * (c.cheek - 0.9), way * 1.5
        socket = Path().polyline(
            [
                (near, y + 0.6),
                (outer, y + 1.0 + c.droop),
                (outer, y + 3.4 + c.droop * 0.6),
                (way * 2.4, y + 4.4),
                (near, y + 3.6),
            ],
            close=True,
        )
        plate.area(socket, "stone-deep")
        if awake:
            x, at = (outer + near) / 2 + way * 0.1, y + 2.35 + c.droop * 0.5
            plate.area(ellipse(x, at, (c.cheek - 2.5) / 2, 1.05), "eye")
            plate.area(ellipse(x, at - 0.2, 0.92, 0.95), "stone-deep")
        elif pen.large:
            plate.lines(Path().move(near, y + 3.3).line(outer, y + 3.1 + c.droop * 0.6), pen.fine, "stone-light")
    # the nose: a long wedge, one side lit
    low, wing = c.nose_y, c.nose
    ridge = Path().polyline(
        [
            (-1.3, y),
            (1.3, y),
            (1.5, low - 3.4),
            (wing, low - 1.0),
            (wing - 0.4, low),
            (-wing + 0.4, low),
            (-wing, low - 1.0),
            (-1.5, low - 3.4),
        ],
        close=True,
    )
    plate.area(ridge, "stone-light", pen.fine * 1.3, "stone-line")
    dark = Path().polyline(
        [(0.5, y), (1.3, y), (1.5, low - 3.4), (wing, low - 1.0), (wing - 0.4, low), (0.7, low), (0.6, low - 2.6)],
        close=True,
    )
    plate.area(dark, "stone-shade")
    plate.cuts(hatch(dark, 150, pen.gap * 0.9, pen.cut), "stone-cut")
    plate.area(
        Path().polyline(
            [(-wing + 0.4, low), (wing - 0.4, low), (wing * 0.5, low + 0.9), (-wing * 0.3, low + 0.7)], close=True
        ),
        "stone-deep",
    )
    for way in (-1, 1):
        plate.area(ellipse(way * wing * 0.52, low - 0.25, 0.52, 0.36), "stone-deep")
    # the brow hangs over it all
    d = c.droop
    brow = (
        Path()
        .move(-c.brow - 0.2, y - 0.5 + d)
        .line(-c.brow * 0.5, y - 1.5)
        .line(0, y - 1.2)
        .line(c.brow * 0.5, y - 1.5)
    )
    brow.line(c.brow + 0.2, y - 0.5 + d).line(c.brow - 0.3, y + 1.3 + d).line(2.0, y + 1.0).line(0, y + 1.7)
    brow.line(-2.0, y + 1.0).line(-c.brow + 0.3, y + 1.3 + d).close()
    plate.area(brow, "stone-light", pen.fine * 1.3, "stone-line")
    half = Path().polyline(
        [
            (1.2, y - 1.3),
            (c.brow * 0.5, y - 1.5),
            (c.brow + 0.2, y - 0.5 + d),
            (c.brow - 0.3, y + 1.3 + d),
            (2.0, y + 1.0),
        ],
        close=True,
    )
    plate.area(half, "stone")
    plate.cuts(hatch(half, 160, pen.gap * 0.9, pen.cut), "stone-cut")
    plate.lines(brow, pen.fine * 1.3, "stone-line")
    _mouth(plate, cast, pen)


def _mouth(plate: Plate, cast: Cast, pen: _Pens) -> None:
    x, y, s = cast.mouth, cast.mouth_y, cast.sulk
    upper = Path().polyline(
        [(-x, y + s), (-x * 0.45, y - 1.0), (0, y - 0.6), (x * 0.45, y - 1.0), (x, y + s)], close=True
    )
    lower = Path().polyline(
        [(-x, y + s), (x, y + s), (x * 0.6, y + 1.7 + s * 0.4), (-x * 0.6, y + 1.7 + s * 0.4)], close=True
    )
    plate.area(upper, "stone", pen.fine, "stone-line")
    plate.area(lower, "stone-light", pen.fine, "stone-line")
    gap = cut(
        (-x - 0.3, y + s + 0.2),
        (-x * 0.4, y - 0.1),
        (x * 0.4, y - 0.1),
        (x + 0.3, y + s + 0.2),
        max(0.7, 2 * pen.fine),
        0.1,
        0.1,
    )
    plate.cuts(gap, "stone-deep")
    # the hollow over the chin, and the lines beside the mouth
    low = y + 2.2 + s * 0.4
    plate.cuts(cut((-x * 0.6, low), (-x * 0.3, low + 0.7), (x * 0.3, low + 0.7), (x * 0.6, low), 0.6), "stone-cut")
    for way in (-1, 1):
        fold = cut(
            (way * (cast.nose + 0.3), cast.nose_y - 0.6),
            (way * (x + 0.4), cast.nose_y + 1),
            (way * (x + 1.1), y - 1),
            (way * (x + 1.0), y + 1.4),
            1.4 * pen.cut,
        )
        plate.cuts(fold, "stone-cut")


# -- what they wear --------------------------------------------------------------------------------


def _topknot(plate: Plate, cast: Cast, pen: _Pens) -> None:
    """A drum of red scoria, which stood on the heads of chiefs."""
    y = cast.top
    drum = Path().move(-6.3, y + 0.9).line(-6.7, y - 3.0).line(-3.4, y - 3.5).line(-3.0, 0.3)
    drum.line(3.0, 0.3).line(3.4, y - 3.5).line(6.7, y - 3.0).line(6.3, y + 0.9)
    drum.curve(3, y + 2.0, -3, y + 2.0, -6.3, y + 0.9).close()
    plate.area(drum, "scoria", pen.edge, "stone-line")
    plate.area(
        Path().polyline([(-6.2, y + 0.6), (-6.5, y - 2.7), (-4.4, y - 3.1), (-4.2, y + 1.2)], close=True),
        "scoria-light",
    )
    right = Path().polyline([(2.6, y + 1.5), (2.8, y - 3.3), (6.7, y - 3.0), (6.3, y + 0.9)], close=True)
    plate.cuts(hatch(right, 100, pen.gap, pen.cut), "stone-cut")
    plate.lines(drum, pen.edge, "stone-line")


def _headband(plate: Plate, cast: Cast, pen: _Pens) -> None:
    """A band with discs of the sun."""
    top, low = cast.top + 2.7, cast.top + 6.3
    a, b = cast.crown + 0.75, cast.crown + 1.2
    plate.area(
        Path().polyline([(-a, top), (a, top), (b, low), (-b, low)], close=True), "ember", pen.fine * 1.5, "stone-line"
    )
    middle = (top + low) / 2
    plate.lines(dots((x * 3.6, middle) for x in (-1, 0, 1)), 2.4, "stone-line")
    plate.lines(dots((x * 3.6, middle) for x in (-1, 0, 1)), 1.2, "eye")


def _crest(plate: Plate, cast: Cast, pen: _Pens) -> None:
    """Feathers, which belong to the egg of the first tern."""
    y = cast.top + 0.8
    for lean, ink, tip in ((-4.4, "bird-cloth", 0.6), (4.4, "bird-cloth", 0.6), (0.0, "eye", -0.6)):
        x = lean * 0.34
        feather = Path().move(x - 1.3, y).curve(lean - 2.2, y - 1.6, lean - 1.9, tip + 1.2, lean, tip)
        feather.curve(lean + 1.9, tip + 1.2, lean + 2.2, y - 1.6, x + 1.3, y).close()
        plate.area(feather, ink, pen.fine * 1.5, "stone-line")
        plate.lines(Path().move(x, y).line(lean, tip + 1.4), pen.fine, "stone-line")
    a = cast.crown + 0.3
    plate.area(
        Path().polyline([(-a, y - 0.9), (a, y - 0.9), (a + 0.5, y + 1.1), (-a - 0.5, y + 1.1)], close=True),
        "scoria",
        pen.fine * 1.5,
        "stone-line",
    )


def _scales(plate: Plate, cast: Cast, pen: _Pens) -> None:
    """A flat crown, cut with the scales of a fish."""
    a, y = cast.crown + 0.7, cast.top
    plate.area(
        Path().polyline([(-a, y - 2.2), (a, y - 2.2), (a + 0.4, y + 0.5), (-a - 0.4, y + 0.5)], close=True),
        "stone-light",
        pen.edge,
        "stone-line",
    )
    rows = Path()
    for row, count in ((0, 4), (1, 3)):
        for i in range(count):
            x, at = (i - (count - 1) / 2) * 2.6, y + 1.4 + row * 1.7
            rows.move(x - 1.3, at).curve(x - 1.3, at + 2.0, x + 1.3, at + 2.0, x + 1.3, at)
    plate.lines(rows, pen.fine * 1.4, "stone-line")


_HATS = {"wave": _topknot, "sun": _headband, "bird": _crest, "fish": _scales}
