"""The picture on the score track: the mountain of Mu at dusk, the sea about it, and four Moai that keep watch."""

import math
from collections.abc import Sequence
from functools import partial

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate, cut, grain, tick
from pnp.draw.ornament import blob, dots, ellipse
from pnp.draw.shapes import Box, Circle, Path, Point, smooth
from pnp.games.mu.pieces.heads import draw_head
from pnp.games.mu.pieces.look import Look, picture
from pnp.games.mu.pieces.villages import draw_hut, draw_palm

__all__ = ["draw_cloud", "draw_geyser", "draw_panorama", "draw_volcano"]

_HORIZON = 80.0
_CRATER = (96.0, 44.0)
_HEAD = 1.42
"""Scale of the Moai."""
_STANDING = (("wave", 21.0), ("sun", 55.0), ("bird", 137.0), ("fish", 171.0))
_PLATFORM = 106.0
_HEIGHTS = (
    ("jungle", 1.0),
    ("leaf-light", 0.82),
    ("ash", 0.64),
    ("stone", 0.47),
    ("stone-shade", 0.31),
    ("basalt-light", 0.17),
)
"""What the mountain is made of, and down to which share of its height."""


_BANKS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    (
        (-24, -9, 4.6),
        (-17, -12.5, 6.2),
        (-8, -15.5, 6.6),
        (2, -17, 6.8),
        (12, -15, 6.4),
        (20, -11.5, 5.8),
        (27, -8.5, 4.2),
    ),
    ((-19, -6.5, 4.2), (-11, -9, 5.6), (-2, -11, 6.2), (8, -9.5, 5.8), (15.5, -7, 4.6), (22, -5, 3.2)),
    ((-8.5, -4, 3.6), (-3.5, -5.6, 4.0), (2.4, -5.8, 4.2), (8, -4.2, 3.6)),
)
"""The smoke over the crater: where its rounds are, from the crater, and their radii."""


def draw_panorama(canvas: Canvas, box: Box, known: Look) -> None:
    """Draw the picture into a box of about 192 by 124 mm."""
    wide, high = box.width, box.height
    with canvas.group(moving(box.left, box.top)):
        for scene in (partial(_sky, wide=wide, high=high), partial(_sea, wide=wide, high=high), draw_volcano):
            picture(canvas, scene, known, 0, 0)
        picture(canvas, partial(_shore, wide=wide, high=high), known, 0, 0)
        for tribe, x in _STANDING:
            picture(
                canvas,
                partial(draw_head, tribe=tribe, scale=_HEAD),
                known,
                x + (wide - 192) / 2,
                _PLATFORM - 44 * _HEAD,
                _HEAD,
            )
        picture(canvas, partial(_platform, wide=wide), known, 0, 0)


def _sky(plate: Plate, wide: float, high: float) -> None:
    """Dusk: warm at the horizon, in bands, with an engraver's level lines."""
    plate.area(Path().polyline([(0, 0), (wide, 0), (wide, high), (0, high)], close=True), "lagoon")
    for name, top in (("sky-high", 30.0), ("sky-middle", 50.0), ("glow", 66.0)):
        edge = [(wide * i / 10, top + 2.2 * grain(i, round(top))) for i in range(11)]
        plate.area(smooth(edge).line(wide, high).line(0, high).close(), name)
    x, y = _CRATER
    plate.area(Circle(x, y + 14, 33), "sun-disc", 0.3, "sky-line")
    lines = Path(winding=True)
    for i in range(30):
        at = 3.4 + i * 2.5
        if 6 < at < 20:
            continue  # there the title stands
        begin, end = 3 + 8 * grain(i, 1), wide - 3 + 8 * grain(i, 2)
        part = 0.5 + 0.2 * grain(i, 3)
        middle = begin + (end - begin) * part
        gap = 3 + 3 * grain(i, 4)
        for a, b in ((begin, middle - gap), (middle + gap, end)):
            lines.add(cut((a, at), (a + (b - a) / 3, at + 0.5), (b - (b - a) / 3, at - 0.5), (b, at), 0.3 - 0.004 * i))
    plate.cuts(lines, "sky-line")


def _sea(plate: Plate, wide: float, high: float) -> None:
    y = _HORIZON
    plate.area(Path().polyline([(0, y), (wide, y), (wide, high), (0, high)], close=True), "sea", 0.4, "sea-line")
    waves = Path(winding=True)
    for row in range(11):
        at = y + 1.2 + 0.9 * row + 0.14 * row * row
        long = 5 + 1.1 * row
        for i in range(math.ceil(wide / (long * 1.7)) + 1):
            x = (i + 0.5 * (row % 2) + 0.2 * grain(row, i)) * long * 1.7 - long
            waves.add(
                cut((x, at), (x + long * 0.3, at - 0.5), (x + long * 0.7, at + 0.4), (x + long, at), 0.26 + 0.02 * row)
            )
    plate.cuts(waves, "sea-line")
    # two far islands and a sail
    for x, w, h in ((8.0, 26.0, 5.2), (150.0, 34.0, 6.4)):
        isle = smooth(
            [(x, y), (x + 0.25 * w, y - 0.6 * h), (x + 0.42 * w, y - h), (x + 0.6 * w, y - 0.5 * h), (x + w, y)]
        )
        plate.area(isle.close(), "stone-shade", 0.3, "line")
    plate.lines(_beach(wide).moved(0, -1.3), 0.9, "steam-line")  # surf, but where the mountain comes down to the sand


def _profile(share: float) -> float:
    """Give the half width of the mountain at a share of its height, from the crater down: steep above, spread below."""
    return 8.5 + 16.0 * share + 47.0 * math.pow(share, 2.4)


def draw_volcano(plate: Plate) -> None:
    """Draw the burning mountain with its smoke: its crater at (96, 44), 53 high and 143 wide at its foot."""
    x, top = _CRATER
    foot = 97.0
    _plume(plate)
    deep = foot - top
    # each height covers the one below it, down to a ragged line
    for k, (name, low) in enumerate(_HEIGHTS):
        rows = [low * i / 6 for i in range(7)]
        left = [(x - _profile(s), top + s * deep) for s in rows]
        right = [(x + _profile(s), top + s * deep) for s in reversed(rows)]
        span = _profile(low)
        ragged = [
            (
                x - span + 2 * span * i / 14,
                top + low * deep + (2.4 * grain(k, i) if 0 < i < 14 else 0.0) + (2.0 if k else 0.0),
            )
            for i in range(15)
        ]
        shape = smooth(left)
        for step in smooth([*ragged]).steps[1:]:
            shape.steps.append(step)
        for point in right:
            shape.line(*point)
        plate.area(shape.close(), name, 0.3, "line")
    _ridges(plate, x, top, deep)
    for side, seed in ((-0.5, 3), (0.06, 5), (0.58, 8)):
        _stream(plate, x, top, deep, side, seed)
    rim = [
        (x - 8.8, top - 0.4),
        (x - 5.6, top + 1.4),
        (x - 2.0, top + 0.2),
        (x + 1.6, top + 1.6),
        (x + 5.4, top + 0.2),
        (x + 8.8, top - 0.6),
    ]
    plate.area(
        blob(
            (x - 8.6, top),
            (x - 4, top - 2.0),
            (x + 4, top - 2.0),
            (x + 8.6, top),
            (x + 4, top + 1.8),
            (x - 4, top + 1.8),
        ),
        "ember",
        0.4,
        "line",
    )
    plate.lines(smooth(rim), 0.7, "line")


def _ridges(plate: Plate, x: float, top: float, deep: float) -> None:
    """Draw the furrows of the slopes, closer and bolder on the side away from the light."""
    path = Path(winding=True)
    for i in range(58):
        u = -0.94 + 1.88 * i / 57
        begin = 0.06 + 0.2 * abs(grain(i, 1))
        dark = 0.5 + 0.5 * max(u, -0.4)
        end = begin + (0.16 + 0.42 * dark) * (0.7 + 0.5 * abs(grain(i, 2)))
        points = []
        for t in (0.0, 1 / 3, 2 / 3, 1.0):
            s = min(begin + (end - begin) * t, 0.98)
            points.append((x + u * _profile(s) + 0.5 * grain(i, round(9 * t)), top + s * deep))
        path.add(cut(points[0], points[1], points[2], points[3], 0.22 + 0.4 * max(u, 0.0), 0.08))
    plate.cuts(path, "line")


def _stream(plate: Plate, x: float, top: float, deep: float, side: float, seed: int) -> None:
    """Draw a river of lava from the crater to the shore."""
    left: list[Point] = []
    right: list[Point] = []
    for i in range(10):
        s = i / 9 * 0.97
        at = x + side * _profile(s) * 0.82 + 1.7 * math.sin(4.4 * s + seed) * min(1.0, 3 * s)
        half = 1.3 + 1.7 * s
        left.append((at - half, top + s * deep))
        right.append((at + half, top + s * deep))
    ribbon = smooth(left)
    ribbon.steps += [("L", *right[-1]), *smooth(right[::-1]).steps[1:]]
    plate.area(ribbon.close(), "steam")  # where lava is hatched, nothing shows through it
    plate.area(ribbon, "lava", 0.5, "line")
    spine = [((a[0] + b[0]) / 2, a[1]) for a, b in zip(left, right, strict=True)]
    plate.lines(smooth(spine), 1.5, "ember-flow")
    plate.lines(smooth(spine), 0.6, "glow-flow")


def _plume(plate: Plate) -> None:
    x, top = _CRATER
    # three banks of smoke, the nearer the lower
    for bank, ink in ((_BANKS[0], "stone-light"), (_BANKS[1], "ash"), (_BANKS[2], "steam")):
        draw_cloud(plate, [(x + dx, top + dy, r) for dx, dy, r in bank], ink, 0.26, "line")
    fire, edge = Path(winding=True), Path(winding=True)
    for i in range(9):
        a = math.radians(-44 + 11 * i)
        r = 15.0 + 4 * grain(i, 4)
        begin = x + 4.5 * math.sin(a), top + 0.5
        fire.add(tick(begin, (x + r * math.sin(a), top - r * math.cos(a)), 1.9))
        edge.add(tick(begin, (x + 1.06 * r * math.sin(a), top - 1.06 * r * math.cos(a)), 2.6))
    plate.cuts(edge, "lava-line")
    plate.cuts(fire, "lava-flat")
    plate.cuts(
        Path(winding=True)
        .add(tick((x, top), (x, top - 12), 1.6))
        .add(tick((x - 2, top), (x - 4, top - 9), 1.2))
        .add(tick((x + 2, top), (x + 4.4, top - 9), 1.2)),
        "glow",
    )
    sparks = [(x + 17 * grain(i, 7), top - 3 - 8 * abs(grain(i, 8))) for i in range(12)]
    plate.lines(dots(sparks), 0.9, "lava-line")


def draw_cloud(plate: Plate, rounds: Sequence[tuple[float, float, float]], ink: str, edge: float, line: str) -> None:
    """Draw rounds that run together: first all of them a little larger, as their edge, then themselves."""
    for grown, fill in ((edge, line), (0.0, ink)):
        shape = Path(winding=True)
        for x, y, r in rounds:
            shape.add(Circle(x, y, r + grown).path())
        plate.area(shape, fill)
    curls = Path(winding=True)
    for x, y, r in rounds:
        for k in range(3):
            q = r * (0.84 - 0.2 * k)
            places = [(x + q * math.sin(a), y - q * math.cos(a)) for a in (1.5, 1.95, 2.4, 2.85)]
            curls.add(cut(places[0], places[1], places[2], places[3], 1.3 * edge * (1 - 0.25 * k)))
    plate.cuts(curls, line)


def _beach(wide: float) -> Path:
    """Give the line between sand and sea."""
    top = 93.0
    return smooth(
        [
            (0, top + 1),
            (wide * 0.2, top - 1.6),
            (wide * 0.36, top + 1.6),
            (wide * 0.5, top - 0.6),
            (wide * 0.66, top + 1.4),
            (wide * 0.82, top - 1.8),
            (wide, top + 0.6),
        ]
    )


def _shore(plate: Plate, wide: float, high: float) -> None:
    beach = _beach(wide)
    plate.area(beach.line(wide, high).line(0, high).close(), "sand", 0.4, "thatch-line")
    grass = smooth(
        [
            (0, 99),
            (wide * 0.17, 97.4),
            (wide * 0.33, 99.6),
            (wide * 0.5, 101),
            (wide * 0.67, 99.4),
            (wide * 0.84, 97.6),
            (wide, 99.4),
        ]
    )
    plate.area(grass.line(wide, high).line(0, high).close(), "leaf", 0.4, "leaf-line")
    middle = wide / 2
    for x, y, k in ((middle - 21, 101.5, 1.75), (middle + 20, 102.0, 1.6), (middle + 27, 101, 1.2)):
        draw_palm(plate, x, y, k)
    draw_hut(plate, middle - 10.5, 104.0, 1.25)
    draw_hut(plate, middle + 9.5, 104.5, 1.2)
    draw_hut(plate, middle - 0.6, 107.5, 1.55)
    for x in (middle - 17.5, middle + 15.6):
        draw_geyser(plate, x, 108.0)
    blades = Path(winding=True)
    for i in range(150):
        x, y = wide * (i + 0.4 * grain(i, 1)) / 150, 103 + 16 * abs(grain(i, 2))
        blades.add(tick((x, y), (x + 0.9 * grain(i, 3), y - 1.5), 0.42))
    plate.cuts(blades, "leaf-line")


def draw_geyser(plate: Plate, x: float, y: float) -> None:
    """Draw a geyser with its vent at a place, its steam 11 high."""
    plate.area(ellipse(x, y, 2.4, 0.9), "stone", 0.3, "line")
    plate.area(ellipse(x, y, 1.4, 0.45), "dark")
    steam = [
        (0.0, -1.0, 0.6),
        (0.2, -2.2, 0.8),
        (-0.2, -3.8, 1.1),
        (0.5, -5.6, 1.4),
        (-0.6, -7.6, 1.6),
        (1.0, -9.2, 1.8),
    ]
    draw_cloud(plate, [(x + dx, y + dy, r) for dx, dy, r in steam], "steam", 0.18, "sea-line")


def _platform(plate: Plate, wide: float) -> None:
    """Draw the two platforms of fitted stones that the Moai stand on."""
    shift = (wide - 192) / 2
    for left, right in ((3.0, 73.0), (119.0, 189.0)):
        a, b, top, low = left + shift, right + shift, _PLATFORM - 1.0, _PLATFORM + 9.0
        plate.area(
            Path().polyline([(a, top), (b, top), (b + 1.6, low), (a - 1.6, low)], close=True), "stone", 0.6, "line"
        )
        joints = Path()
        for row in range(2):
            y0, y1 = top + 2.2 + row * 3.9, top + 2.2 + (row + 1) * 3.9
            joints.move(a - 0.2, y0).line(b + 0.2, y0)
            count = 11 - row
            for i in range(1, count):
                x = a + (b - a) * (i + 0.22 * grain(row, i, round(left))) / count
                joints.move(x, y0).line(x + 0.7 * grain(row, i, 5), y1)
        plate.lines(joints, 0.4, "line")
        shade = Path(winding=True)
        for i in range(70):
            x = a + (b - a) * i / 70
            shade.add(tick((x, low), (x + 0.5, low - 2.2 - 1.4 * abs(grain(i, 9))), 0.3))
        plate.cuts(shade, "stone-cut")
        plate.area(
            Path().polyline(
                [(a - 0.8, top - 0.3), (b + 0.8, top - 0.3), (b + 0.8, top + 2.0), (a - 0.8, top + 2.0)], close=True
            ),
            "stone-light",
            0.5,
            "line",
        )
