"""The Volcano die: a cube of 16 mm to fold, or chits to draw blindly (MU-401). On white faces the mountain sleeps."""

from functools import cache, partial

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.nets import Net, cube_net, draw_letters
from pnp.draw.ornament import around, burst, dots, rays
from pnp.draw.shapes import Box, Circle, Polygon, Shape
from pnp.games.mu.pieces.look import Look, disc, picture
from pnp.games.mu.pieces.mountains import draw_mountain
from pnp.press.part import BLEED, Part

__all__ = ["CHIT", "EDGE", "die_faces", "die_parts", "draw_face"]

EDGE = 16.0
CHIT = 10.0
"""Radius of a chit."""
_FACES = 6
_ORDER = (0, 5, 1, 3, 2, 4)
"""Faces of the net in the order in which they become Volcano faces: each after its opposite."""


@cache
def _net() -> Net:
    return cube_net(EDGE)


def die_faces(known: Look) -> tuple[bool, ...]:
    """Give for each face of the net whether it shows the Volcano."""
    burning = {_ORDER[i] for i in range(known.numbers.volcano_faces)}
    return tuple(face in burning for face in range(_FACES))


def die_parts(known: Look) -> list[Part]:
    """Give the net and the chits."""
    net = _net()
    die = partial(_draw_die, known=known)
    parts = [Part("volcano-die", net.outline, die, None, 1, "die", known.title("die"), net.folds)]
    back = partial(_draw_chit_back, known=known)
    for name, burning in (("white", False), ("volcano", True)):
        count = sum(face == burning for face in die_faces(known))
        if count:
            front = partial(_draw_chit, burning=burning, known=known)
            parts.append(disc(f"chit-{name}", CHIT, front, back, "die-chits", known, count))
    return parts


def _draw_die(canvas: Canvas, known: Look) -> None:
    net = _net()
    for tab in net.tabs:
        canvas.polygon(tab, fill=known.theme.ink("glue"))
    for face, burning in zip(net.faces, die_faces(known), strict=True):
        x, y = face.centre
        canvas.stamp(_face(burning, known), moving(x, y))
    draw_letters(canvas, net, known.theme.type("seam"), known.theme.ink("white"), 0.0)


def _face(burning: bool, known: Look) -> Symbol:
    half = EDGE / 2
    return Symbol(f"mu die {burning}", Box(-half, -half, half, half), partial(draw_face, burning=burning, known=known))


def draw_face(canvas: Canvas, burning: bool, known: Look) -> None:
    """Draw a face about the origin."""
    theme, half = known.theme, EDGE / 2
    canvas.rect(-half, -half, EDGE, EDGE, fill=theme.ink("lava-deep" if burning else "paper"))
    cut = 4.3  # the corners are left to the letters of the seams
    a, b = half - 0.9, half - 0.9 - cut
    frame = Polygon(((-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b)))
    if burning:
        _fire(canvas, frame, known)
    else:
        canvas.draw(frame, fill=theme.ink("white"), stroke=theme.pen("basalt-line", 0.3))
    picture(canvas, partial(draw_mountain, burning=burning), known, 0, 0.6, 0.5)


def _fire(canvas: Canvas, frame: Shape, known: Look) -> None:
    theme = known.theme
    canvas.draw(frame, fill=theme.ink("ember"))
    with canvas.group(clip=frame):
        canvas.draw(burst(0, -1.4, 1, 14, 16, 0.5), fill=theme.ink("glow"))
        canvas.draw(rays(0, -1.4, 7.4, 14, 32), stroke=theme.pen("lava-line", 0.2))
    canvas.draw(frame, stroke=theme.pen("line", 0.6))


def _draw_chit(canvas: Canvas, burning: bool, known: Look) -> None:
    theme, r = known.theme, CHIT
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("lava-deep" if burning else "paper"))
    inner = Circle(0, 0, r - 1.2)
    if burning:
        _fire(canvas, inner, known)
    else:
        canvas.draw(inner, fill=theme.ink("white"), stroke=theme.pen("basalt-line", 0.3))
    picture(canvas, partial(draw_mountain, burning=burning), known, 0, 0.9, 0.62)


def _draw_chit_back(canvas: Canvas, known: Look) -> None:
    """Draw a cube seen from a corner."""
    theme, r = known.theme, CHIT
    canvas.circle(0, 0, r + BLEED, fill=theme.ink("basalt"))
    canvas.circle(0, 0, r - 1.0, stroke=theme.pen("ember-line", 0.4))
    canvas.draw(dots(around(0, 0, r - 2.0, 24)), stroke=theme.pen("ember-line", 0.5, cap="round"))
    corners = around(0, 0, 5.2, 6)
    for name, i in (("stone-light", 5), ("stone", 1), ("stone-shade", 3)):
        points = ((0.0, 0.0), corners[i], corners[(i + 1) % 6], corners[(i + 2) % 6])
        canvas.polygon(points, fill=theme.ink(name), stroke=theme.pen("line", 0.4))
