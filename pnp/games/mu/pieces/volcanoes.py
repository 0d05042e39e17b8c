"""The Volcanoes: mountains to fold that stand on the corner of three spaces, discs in their place, and their tokens.

A mountain has six slopes. Down every other one runs a stream of lava, three in all, as a Volcano has three directions
(MU-111); the others bear its number, and so does the crater, for those who look from above.
"""

import math
from functools import cache, partial

from pnp.draw.canvas import Canvas, Symbol, moving, turning
from pnp.draw.engrave import Plate, cut, grain
from pnp.draw.nets import Net, draw_letters, frustum_net
from pnp.draw.ornament import around, blob, dots
from pnp.draw.shapes import Box, Path, Point, Polygon, smooth
from pnp.games.mu.pieces.look import Look, disc, draw_number, picture
from pnp.games.mu.pieces.mountains import draw_mountain
from pnp.games.mu.places import VOLCANOES
from pnp.press.part import BLEED, Part

__all__ = ["BASE", "CRATER", "DISC", "HEIGHT", "TOKEN", "draw_disc", "draw_token", "volcano_net", "volcano_parts"]

BASE, CRATER, HEIGHT = 11.0, 5.0, 17.0
"""Radii of the foot and of the crater, and how high a mountain is: a head's height more than a Moai."""
DISC = 11.0
TOKEN = 10.0
"""Radii of the discs and of the tokens."""

_SIDES = 6
_LEVELS = (("ash", 1.0), ("stone", 0.8), ("stone-shade", 0.6), ("basalt-light", 0.42), ("basalt", 0.24))
"""The rock of a slope, and down to which share of it from the crater: darker towards the fire, as on the Areas."""


@cache
def volcano_net() -> Net:
    """Give the net of a mountain."""
    return frustum_net(_SIDES, BASE, CRATER, HEIGHT)


def volcano_parts(known: Look) -> list[Part]:
    """Give mountains, discs and tokens."""
    net = volcano_net()
    parts = [
        Part(
            f"volcano-{number}",
            net.outline,
            partial(_draw_net, number=number, known=known),
            None,
            1,
            "volcanoes",
            known.title("volcanoes"),
            net.folds,
        )
        for number in VOLCANOES
    ]
    for number in VOLCANOES:
        front = partial(draw_disc, number=number, known=known)
        back = partial(_draw_disc_back, known=known)
        parts.append(disc(f"volcano-disc-{number}", DISC, front, back, "volcano-discs", known))
    for number in VOLCANOES:
        front = partial(draw_token, number=number, known=known)
        back = partial(_draw_token_back, known=known)
        parts.append(disc(f"volcano-token-{number}", TOKEN, front, back, "volcano-tokens", known))
    return parts


# -- the mountain ----------------------------------------------------------------------------------


def _draw_net(canvas: Canvas, number: int, known: Look) -> None:
    net, theme = volcano_net(), known.theme
    box = net.outline.box()
    canvas.stamp(Symbol("mu volcano", box.grown(BLEED), partial(_draw_slopes, known=known)), moving(0, 0))
    apex, turn = _apex(net), _turn(net)
    far = math.dist(apex, net.faces[0].points[3])
    for i in range(0, _SIDES, 2):
        with canvas.group(turning(*apex, -math.degrees((i + 0.5 - _SIDES / 2) * turn))):
            y = far * 0.77
            canvas.circle(0, y, 3.1, fill=theme.ink("basalt"), stroke=theme.pen("ember-line", 0.4))
            draw_number(canvas, str(number), 0, y, "volcano-side", known)
    lid = net.faces[-1]
    (ax, ay), (bx, by) = lid.points[:2]
    with canvas.group(turning(*lid.centre, math.degrees(math.atan2(ay - by, ax - bx)))):
        draw_number(canvas, str(number), 0, 0, "volcano-crater", known)


def _apex(net: Net) -> Point:
    """Give where the sides of all slopes would meet."""
    (x, y), (low_x, low_y) = net.faces[0].points[0], net.faces[0].points[3]
    k = CRATER / (BASE - CRATER)
    return x + (x - low_x) * k, y + (y - low_y) * k


def _turn(net: Net) -> float:
    """Give the angle of one slope of the fan."""
    points = net.faces[0].points
    return 2 * math.asin(math.dist(points[2], points[3]) / 2 / math.dist(_apex(net), points[3]))


def _draw_slopes(canvas: Canvas, known: Look) -> None:
    net, theme = volcano_net(), known.theme
    for tab in net.tabs:
        canvas.polygon(tab, fill=theme.ink("glue"))
    apex, turn = _apex(net), _turn(net)
    points = net.faces[0].points
    near, far = (math.dist(apex, points[i]) * math.cos(turn / 2) for i in (0, 3))
    room = Box(-far, near, far, far + BLEED)
    for i in range(_SIDES):
        slope = Symbol(
            f"mu slope {i % 2}",
            room,
            partial(_draw_slope, near=near, far=far, half=turn / 2, burning=i % 2 == 1, known=known),
        )
        canvas.stamp(slope, turning(*apex, -math.degrees((i + 0.5 - _SIDES / 2) * turn)))
    _draw_crater(canvas, net.faces[-1].points, known)
    draw_letters(canvas, net, theme.type("seam"), theme.ink("white"), 0.1)


def _draw_slope(canvas: Canvas, near: float, far: float, half: float, burning: bool, known: Look) -> None:
    """Draw a slope with the tip of the fan at the origin; at both sides it is as its neighbours are."""
    tan = math.tan(half)
    face = Polygon(((-near * tan, near), (near * tan, near), (far * tan, far), (-far * tan, far)))
    plate = Plate()
    high = far - near
    for name, share in _LEVELS:
        y = near + high * share
        count = 8
        edge = [
            (
                y * tan * (2 * j / count - 1),
                y + (0.55 * grain(j, round(share * 100)) if 0 < j < count and share < 1 else 0.0),
            )
            for j in range(count + 1)
        ]
        area = smooth(edge).line(near * tan, near).line(-near * tan, near).close()
        plate.area(area, name, 0.14, "line")
    ridges = Path(winding=True)
    for j in range(9):
        u = (j - 4) / 4.6
        begin, end = near + high * (0.04 + 0.1 * (j % 2)), near + high * (0.62 + 0.2 * grain(j, 7))
        lean = 0.25 * grain(j, 3)
        ridges.add(
            cut(
                (u * begin * tan, begin),
                (u * begin * tan + lean, (2 * begin + end) / 3),
                (u * end * tan - lean, (begin + 2 * end) / 3),
                (u * end * tan, end),
                0.24,
                0.2,
            )
        )
    plate.cuts(ridges, "line")
    if burning:
        _stream(plate, near, far)
    with canvas.group(clip=face):
        plate.draw(canvas, known.theme)


def _stream(plate: Plate, near: float, far: float) -> None:
    high = far - near
    left, right = [], []
    for j in range(7):
        t = j / 6
        x, wide = 0.55 * math.sin(5.2 * t), 0.75 + 1.15 * t
        left.append((x - wide, near + high * t))
        right.append((x + wide, near + high * t))
    ribbon = smooth(left)
    for step in smooth(right[::-1]).steps:
        ribbon.steps.append(("L", *step[1:]) if step[0] == "M" else step)
    plate.area(ribbon.close(), "steam")  # where lava is hatched, nothing shows through it
    plate.area(ribbon, "lava", 0.4, "line")
    middle = [((a[0] + b[0]) / 2, a[1]) for a, b in zip(left, right, strict=True)]
    plate.lines(smooth(middle), 1.1, "ember-line")
    plate.lines(smooth(middle), 0.5, "glow")


def _draw_crater(canvas: Canvas, points: tuple[Point, ...], known: Look) -> None:
    """Draw the lid: a rim of broken rock, and the pool in it."""
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    plate = Plate()
    plate.area(Polygon(points), "basalt-deep")
    r = math.dist(points[0], (x, y))
    _pool(plate, x, y, r * 0.78, 5)
    plate.draw(canvas, known.theme)


def _pool(plate: Plate, x: float, y: float, r: float, seed: int) -> None:
    """Draw a pool of lava, the brighter the nearer to its middle."""
    for k, (name, share) in enumerate((("lava-flat", 1.0), ("ember", 0.86), ("glow", 0.68))):
        places = around(x, y, r * share, 13, 9 * k)
        ragged = [
            (x + (px - x) * (1 + 0.09 * grain(seed, k, i)), y + (py - y) * (1 + 0.09 * grain(seed, k, i)))
            for i, (px, py) in enumerate(places)
        ]
        plate.area(blob(*ragged), name, 0.16 if k else 0.3, "lava-line" if k else "line")


# -- discs and tokens ------------------------------------------------------------------------------


def _rings(plate: Plate, r: float) -> None:
    """Draw a mountain from above: heights as ragged rings."""
    for k, (name, share) in enumerate(_LEVELS):
        reach = r * (0.46 + 0.54 * share)
        count = 22
        places = [
            (px * (1 + 0.035 * grain(k, i)), py * (1 + 0.035 * grain(k, i)))
            for i, (px, py) in enumerate(around(0, 0, reach, count, 5 * k))
        ]
        shape = blob(*places) if k else blob(*around(0, 0, r + BLEED, 12))
        plate.area(shape, name, 0.16, "line")
    ridges = Path(winding=True)
    for i in range(42):
        a = 2 * math.pi * (i + 0.3 * grain(i, 5)) / 42
        begin, end = r * 0.5, r * (0.72 + 0.12 * grain(i, 9))
        ridges.add(
            cut(
                (begin * math.sin(a), -begin * math.cos(a)),
                (begin * 1.15 * math.sin(a + 0.02), -begin * 1.15 * math.cos(a + 0.02)),
                (end * 0.9 * math.sin(a - 0.02), -end * 0.9 * math.cos(a - 0.02)),
                (end * math.sin(a), -end * math.cos(a)),
                0.2,
                0.16,
            )
        )
    plate.cuts(ridges, "line")


def draw_disc(canvas: Canvas, number: int, known: Look) -> None:
    """Draw a Volcano from above, about the origin."""

    def ground(canvas: Canvas) -> None:
        picture(canvas, partial(_rings, r=DISC), known, 0, 0)
        for turn in (0, 120, 240):  # into the three spaces of an Area that is not turned
            with canvas.group(turning(0, 0, turn)):
                picture(canvas, lambda plate: _stream(plate, 0.4 * DISC, DISC + 1.0), known, 0, 0)
        picture(canvas, _pit, known, 0, 0)

    canvas.stamp(Symbol("mu volcano disc", _about(DISC), ground), moving(0, 0))
    draw_number(canvas, str(number), 0, 0, "volcano-disc", known)


def _pit(plate: Plate) -> None:
    plate.area(blob(*around(0, 0, 0.56 * DISC, 14)), "basalt-deep", 0.3, "line")
    _pool(plate, 0, 0, 0.47 * DISC, 3)


def _about(r: float) -> Box:
    return Box(-r, -r, r, r).grown(BLEED)


def _draw_disc_back(canvas: Canvas, known: Look) -> None:
    canvas.stamp(Symbol("mu volcano disc back", _about(DISC), partial(_cold, r=DISC, known=known)), moving(0, 0))


def _cold(canvas: Canvas, r: float, known: Look) -> None:
    """Draw bare rock: rings of contour lines about a cold crater."""
    picture(canvas, partial(_rings, r=r), known, 0, 0)
    picture(canvas, lambda plate: plate.area(blob(*around(0, 0, 0.4 * r, 14)), "basalt-deep", 0.3, "line"), known, 0, 0)


def _token_ground(canvas: Canvas, known: Look) -> None:
    theme, r = known.theme, TOKEN
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("basalt"))
    canvas.circle(0, 0, r - 0.8, stroke=theme.pen("ember-line", 0.35))
    canvas.draw(dots(around(0, 0, r - 1.5, 36)), stroke=theme.pen("ember-line", 0.42, cap="round"))
    canvas.circle(0, 0, r - 2.2, fill=theme.ink("ember"), stroke=theme.pen("line", 0.4))


def draw_token(canvas: Canvas, number: int, known: Look) -> None:
    """Draw the front of a Volcano token about the origin."""
    theme = known.theme

    def ground(canvas: Canvas) -> None:
        _token_ground(canvas, known)
        canvas.draw(blob(*around(0, 0, TOKEN - 3.2, 16)), fill=theme.ink("glow"))
        picture(canvas, partial(draw_mountain, burning=True), known, 0, -3.5, 0.36)

    canvas.stamp(Symbol("mu volcano token", _about(TOKEN), ground), moving(0, 0))
    draw_number(canvas, str(number), 0, 3.3, "volcano-token", known)


def _draw_token_back(canvas: Canvas, known: Look) -> None:
    def ground(canvas: Canvas) -> None:
        _token_ground(canvas, known)
        picture(canvas, partial(draw_mountain, burning=True), known, 0, 0.6, 0.66)

    canvas.stamp(Symbol("mu volcano token back", _about(TOKEN), ground), moving(0, 0))
