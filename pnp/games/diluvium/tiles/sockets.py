"""The spaces of a tile as clear sockets, each kind with an outline, a colour, a pattern and an icon of its own.

| kind    | outline      |
|---------|--------------|
| Food    | round        |
| Craft   | square       |
| Weapons | six-sided    |
| Ruins   | stepped gate |

Exploration Spaces are larger rounds in the sea with a rim of stones. A Monster has its strength on a shield and its
Gold on a coin. All of them are symbols, which every tile stamps.
"""

import math
from functools import partial
from itertools import pairwise

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.icons import stamp_icon
from pnp.draw.ornament import around, dots
from pnp.draw.shapes import Box, Circle, Path, Rect, Shape, regular
from pnp.games.diluvium.look import ICONS, KINDS, Look, draw_label

__all__ = ["draw_coin", "draw_shell", "draw_shield", "draw_socket", "draw_space", "gate", "shell"]

SOCKET = 5.3
"""Half the width of a socket with its rim."""
SIGN = 9.6
"""The icon of a plain space."""


def gate(width: float, height: float, steps: int = 3) -> Path:
    """Give a stepped gate about the middle of its foot: what is left of the cities of Mu."""
    half, run, rise = width / 2, width * 0.115, height * 0.17
    points = [(-half, 0.0)]
    for i in range(steps):
        x, y = -half + i * run, -height + (steps - i) * rise
        points += [(x, y), (x + run, y)]
    points.append((-half + steps * run, -height))
    points += [(-x, y) for x, y in reversed(points)]
    return Path().polyline(points, close=True)


_STEPS = ((5.85, 5.8), (5.85, -1.7), (4.5, -1.7), (4.5, -3.7), (3.0, -3.7), (3.0, -5.7))
_PORTAL = Path().polyline([*_STEPS, *((-x, y) for x, y in reversed(_STEPS))], close=True)
"""The gate of a Ruins space, whose door is wide enough for its icon."""


def _outline(kind: str, r: float) -> Shape:
    if kind == "F":
        return Circle(0, 0, r)
    if kind == "C":
        side = 2 * r * 0.91
        return Rect(-side / 2, -side / 2, side, side, 0.7)
    if kind == "W":
        return regular(6, 0, 0, r * 1.12)
    return _PORTAL


def draw_socket(
    canvas: Canvas, kind: str, x: float, y: float, known: Look, scale: float = 1.0, *, plain: bool = False
) -> None:
    """Draw a Settler space about a place; a `plain` one has a thin rim, so that its icon is large."""
    name = f"diluvium socket {kind}{' plain' if plain else ''}"
    drawing = partial(_draw_plain_socket if plain else _draw_socket, kind=kind, known=known)
    canvas.stamp(Symbol(name, Box(-7, -7, 7, 7), drawing), moving(x, y, scale))


def _draw_plain_socket(canvas: Canvas, kind: str, known: Look) -> None:
    theme, name = known.theme, KINDS[kind]
    outline = _outline(kind, SOCKET + 0.1)
    canvas.draw(outline, fill=theme.ink("space"), stroke=theme.pen("line", 1.1, join="miter"))
    canvas.draw(outline, stroke=theme.pen(f"{name}-ink", 0.4, join="miter"))
    stamp_icon(canvas, known.icons, ICONS[kind], 0, 0.9 if kind == "R" else 0, SIGN, theme.ink(f"{name}-ink"))


def _draw_socket(canvas: Canvas, kind: str, known: Look) -> None:
    theme, r = known.theme, SOCKET
    name = KINDS[kind]
    outline = _outline(kind, r)
    canvas.draw(outline, fill=theme.ink("paper"), stroke=theme.pen("line", 1.0, join="miter"))
    canvas.draw(outline, fill=theme.ink(name))
    if kind == "R":
        door = Rect(-3.75, -2.1, 7.5, 7.9)
        courses = Path(digits=2)
        for y, near in ((-4.0, 0.0), (-2.0, 0.0), (0.2, 3.75), (2.2, 3.75), (4.2, 3.75)):
            for way in (-1, 1):
                courses.move(way * near, y).line(way * 6.1, y)
        courses.move(0, -5.8).line(0, -4.0).move(-2.4, -4.0).line(-2.4, -2.0).move(2.4, -4.0).line(2.4, -2.0)
        with canvas.group(clip=outline):
            canvas.draw(courses, stroke=theme.pen("space", 0.22))
        canvas.draw(door, fill=theme.ink("space"), stroke=theme.pen("line", 0.35, join="miter"))
        canvas.draw(outline, stroke=theme.pen("line", 0.35, join="miter"))
        stamp_icon(canvas, known.icons, ICONS[kind], 0, 1.9, 6.2, theme.ink(f"{name}-ink"))
        return
    beads = Path(digits=2)
    if kind == "F":
        beads = dots(around(0, 0, r - 0.62, 22))
    elif kind == "C":
        side = r * 0.91 - 0.62
        beads = dots(
            (a, b)
            for i in range(-3, 4)
            for a, b in ((i * side / 3, -side), (i * side / 3, side), (-side, i * side / 3), (side, i * side / 3))
        )
    else:
        corners = regular(6, 0, 0, r * 1.12 - 0.72).points
        pairs = zip(corners, corners[1:] + corners[:1], strict=True)
        beads = dots(
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairs for t in (0, 0.25, 0.5, 0.75)
        )
    canvas.draw(beads, stroke=theme.pen("space", 0.55, cap="round"))
    inner = _outline(kind, r - 1.25)
    canvas.draw(inner, fill=theme.ink("space"), stroke=theme.pen("line", 0.3, join="miter"))
    stamp_icon(canvas, known.icons, ICONS[kind], 0, 0, 6.6, theme.ink(f"{name}-ink"))


def draw_space(
    canvas: Canvas, code: str, x: float, y: float, known: Look, scale: float = 1.0, *, plain: bool = False
) -> None:
    """Draw an Exploration Space about a place: G1 to G3, or S; a `plain` one is shown small, without its arrow."""
    name = f"diluvium space {code}{' plain' if plain else ''}"
    drawing = partial(_draw_space, code=code, known=known, plain=plain)
    canvas.stamp(Symbol(name, Box(-8, -8, 8, 8), drawing), moving(x, y, scale))


def _draw_space(canvas: Canvas, code: str, known: Look, plain: bool) -> None:
    theme = known.theme
    canvas.circle(0, 0, 7.05, fill=theme.ink("bed"), stroke=theme.pen("line", 0.25))
    for parity, ink in enumerate(("madder", "sand-light")):
        canvas.draw(_rim(5.95, 6.85, 28, parity), fill=theme.ink(ink), stroke=theme.pen("line", 0.14))
    canvas.circle(0, 0, 5.85, fill=theme.ink("space"), stroke=theme.pen("line", 0.3))
    if code == "S" and plain:
        stamp_icon(canvas, known.icons, "settler", 0, 0, SIGN, theme.ink("ink"))
    elif code == "S":
        stamp_icon(canvas, known.icons, "settler", 1.5, 0, 7.0, theme.ink("ink"))
        stamp_icon(canvas, known.icons, "arrow-right", -3.1, 0.1, 4.4, theme.ink("weapons-ink"))
    else:
        draw_coin(canvas, code[1:], 0, 0, known, 4.75, "space")


def _rim(inner: float, outer: float, count: int, parity: int) -> Path:
    """Give every other stone of a ring."""
    path = Path(digits=2)
    step = 2 * math.pi / count
    for i in range(parity, count, 2):
        a, b = (i + 0.06) * step, (i + 0.94) * step
        path.polyline(
            [(r * math.sin(t), -r * math.cos(t)) for r, t in ((inner, a), (outer, a), (outer, b), (inner, b))],
            close=True,
        )
    return path


def draw_coin(canvas: Canvas, text: str, x: float, y: float, known: Look, r: float, style: str) -> None:
    """Draw a coin with its value; a coin with a notched ring is Gold wherever it is seen."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        canvas.circle(0, 0, r, fill=theme.ink("gold"), stroke=theme.pen("line", 0.3))
        notches = Path(digits=2)
        for (ax, ay), (bx, by) in zip(around(0, 0, r - 0.25, 30), around(0, 0, r - 0.85, 30), strict=True):
            notches.move(ax, ay).line(bx, by)
        canvas.draw(notches, stroke=theme.pen("gold-line", 0.25))
        canvas.circle(0, 0, r - 1.0, fill=theme.ink("gold-light"), stroke=theme.pen("gold-line", 0.25))

    canvas.stamp(Symbol(f"diluvium coin {r:g}", Box(-r, -r, r, r).grown(0.3), draw), moving(x, y))
    draw_label(canvas, text, x, y, style, known)


def draw_shield(canvas: Canvas, text: str, x: float, y: float, known: Look) -> None:
    """Draw a Monster's strength on a shield of bronze."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        outline = _shield(1.0)
        canvas.draw(outline, fill=theme.ink("bronze"), stroke=theme.pen("line", 0.4))
        canvas.draw(_shield(0.8), fill=theme.ink("paper"), stroke=theme.pen("bronze-line", 0.25))
        nails = dots([(-3.5, -3.55), (3.5, -3.55), (-3.7, 0), (3.7, 0), (-2.2, 3.5), (2.2, 3.5), (0, 4.55), (0, -3.6)])
        canvas.draw(nails, stroke=theme.pen("gold-light", 0.5, cap="round"))

    canvas.stamp(Symbol("diluvium shield", Box(-5, -5, 5, 6), draw), moving(x, y))
    draw_label(canvas, text, x, y - 0.1, "strength", known)


def _shield(k: float) -> Path:
    w, top, low = 4.3 * k, -4.2 * k, 5.2 * k
    path = Path().move(-w, top).curve(-0.5 * w, top + 0.6, 0.5 * w, top + 0.6, w, top)
    return (
        path.curve(w * 1.12, 0.35 * low, 0.62 * w, 0.72 * low, 0, low)
        .curve(-0.62 * w, 0.72 * low, -w * 1.12, 0.35 * low, -w, top)
        .close()
    )


def shell(r: float) -> Path:
    """Give the outline of a scallop about its middle, r wide to each side, its hinge below."""
    path = Path(digits=2)
    ribs = 9
    points = []
    for i in range(ribs + 1):
        a = math.radians(-118 + 236 * i / ribs)
        points.append((r * math.sin(a), -r * 0.98 * math.cos(a) - 0.02 * r))
    path.move(*points[0])
    for (ax, ay), (bx, by) in pairwise(points):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        k = 1.0 + 0.28
        path.curve(
            mx * k * 0.55 + ax * 0.45,
            my * k * 0.55 + ay * 0.45,
            mx * k * 0.55 + bx * 0.45,
            my * k * 0.55 + by * 0.45,
            bx,
            by,
        )
    path.curve(0.72 * r, 0.75 * r, 0.5 * r, 0.88 * r, 0.34 * r, 0.92 * r)
    path.line(0.42 * r, 1.14 * r).line(-0.42 * r, 1.14 * r).line(-0.34 * r, 0.92 * r)
    return path.curve(-0.5 * r, 0.88 * r, -0.72 * r, 0.75 * r, *points[0]).close()


def draw_shell(canvas: Canvas, x: float, y: float, r: float, known: Look) -> None:
    """Draw a scallop: what exploring costs is written in one."""
    theme = known.theme

    def draw(canvas: Canvas) -> None:
        wide = max(0.25, 0.045 * r)
        canvas.draw(shell(r), fill=theme.ink("sand-light"), stroke=theme.pen("line", 0.35 + wide))
        ribs = Path(digits=2)
        for i in range(10):
            a = math.radians(-118 + 236 * i / 9)
            ribs.move(0.22 * r * math.sin(a) * 0.9, 0.9 * r).line(0.97 * r * math.sin(a), -0.95 * r * math.cos(a))
        with canvas.group(clip=shell(r)):
            canvas.draw(ribs, stroke=theme.pen("gold-mark", wide))

    canvas.stamp(Symbol(f"diluvium shell {r:g}", Box(-1.3 * r, -1.3 * r, 1.3 * r, 1.3 * r), draw), moving(x, y))
