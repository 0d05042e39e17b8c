"""The hulls of the three classes, cut open, on a board of any size: round A, streamlined B, the blade C.

A hull is what the cabins lie in; where a cabin lies at the very edge its collar breaks the hull's line, like a hatch.
"""

import math

from pnp.draw.canvas import Canvas, Symbol, moving
from pnp.draw.curve import Curve, flattened
from pnp.draw.ornament import blob, burst, dots, scales
from pnp.draw.shapes import Box, Path, Polygon, Rect
from pnp.games.nautilion.look import Look
from pnp.press.part import BLEED

__all__ = ["draw_hull", "draw_sea", "hull"]

_LEFT, _TOP = 5.6, 5.4
"""How far a hull keeps from the edges of its board."""


def hull(kind: str, wide: float, high: float) -> Path:
    """Give the outline of a class's hull."""
    left, right, top, bottom, middle = _LEFT, wide - _LEFT + 1.6, _TOP, high - _TOP, high / 2
    if kind == "A":  # Lamé's curve: rounder than a box, roomier than an egg
        rx, ry, cx = (right - left) / 2, (bottom - top) / 2, (left + right) / 2
        points = []
        for i in range(64):
            a = 2 * math.pi * i / 64
            c, s = math.cos(a), math.sin(a)
            points.append(
                (cx + math.copysign(abs(c) ** (2 / 2.7), c) * rx, middle + math.copysign(abs(s) ** (2 / 2.7), s) * ry)
            )
        return blob(*points)
    if kind == "B":
        half = Path().move(left, middle).curve(left + 1.0, middle - 22, left + 16, top, left + 40, top)
        half.line(right - 44, top).curve(right - 20, top, right - 6, middle - 24, right, middle)
        half.curve(right - 6, middle + 24, right - 20, bottom, right - 44, bottom).line(left + 40, bottom)
        return half.curve(left + 16, bottom, left + 1.0, middle + 22, left, middle).close()
    top, bottom = top + 3.2, bottom - 3.2  # room for its spines
    chamfer = (
        (left + 2, middle),
        (left + 4, top + 8),
        (left + 14, top),
        (right - 20, top),
        (right - 9, top + 8),
        (right, middle),
    )
    return Polygon((*chamfer, *[(x, 2 * middle - y) for x, y in reversed(chamfer[1:-1])])).path()


def draw_sea(canvas: Canvas, wide: float, high: float, known: Look) -> None:
    """Draw the ground of a board: dark water, a sunburst from its middle, scales of waves along its foot."""
    theme = known.theme
    ground = Rect(-BLEED, -BLEED, wide + 2 * BLEED, high + 2 * BLEED)

    def draw(canvas: Canvas) -> None:
        canvas.draw(ground, fill=theme.ink("abyss"))
        with canvas.group(clip=ground):
            canvas.draw(burst(wide / 2, high / 2, 20, 100, 44, 0.36), fill=theme.ink("sunray-dim"))
            waves = scales(Box(-BLEED, high - 18, wide + BLEED, high + BLEED + 2), 4.0, 4)
            canvas.draw(waves, stroke=theme.pen("scale", 0.26))

    canvas.stamp(Symbol(f"nautilion sea {wide:g} {high:g}", ground.box(), draw), moving(0, 0))


def draw_hull(canvas: Canvas, kind: str, wide: float, high: float, known: Look) -> None:
    """Draw a hull: screw and fins behind it, its plates, ribs and decks inside, and the rivets of its edge."""
    theme = known.theme
    shape = hull(kind, wide, high)
    box = shape.box()
    _draw_gear(canvas, kind, box, known)
    canvas.draw(shape, stroke=theme.pen("line", 4.4))
    canvas.draw(shape, fill=theme.ink("hull"), stroke=theme.pen("line", 0.5))
    with canvas.group(clip=shape):
        reach = max(130.0, math.hypot(box.width / 2, box.height + 20))
        canvas.draw(burst((box.left + box.right) / 2, box.bottom + 20, 30, reach, 40, 0.4), fill=theme.ink("sunray"))
        ribs = Path(digits=2)
        for i in range(1, 9):
            x = box.left + box.width * i / 9
            ribs.move(x, box.top).line(x, box.bottom)
        canvas.draw(ribs, stroke=theme.pen("hull-rib", 1.1))
        decks = Path(digits=2)
        for share in (0.335, 0.665):
            y = box.top + box.height * share
            decks.move(box.left, y).line(box.right, y)
        canvas.draw(decks, stroke=theme.pen("hull-rib", 1.1))
        bolts = [
            (box.left + box.width * i / 9, box.top + box.height * share)
            for i in range(1, 9)
            for share in (0.335, 0.665)
        ]
        canvas.draw(dots(bolts), stroke=theme.pen("bubble", 0.8, cap="round"))
    canvas.draw(shape, stroke=theme.pen("line", 3.6))
    canvas.draw(shape, stroke=theme.pen("brass", 2.9))
    _draw_seam(canvas, shape, known)
    if kind == "C":
        _draw_bite(canvas, box, known)


def _draw_seam(canvas: Canvas, shape: Path, known: Look) -> None:
    """Draw what edges the brass band, and its rivets, evenly along it."""
    theme = known.theme
    outline = flattened(shape, 8)[0]
    curve = Curve([*outline, outline[0]])
    for by, name, width in ((1.55, "hull-edge", 0.5), (-1.55, "hull-edge", 0.5), (0.95, "brass-light", 0.3)):
        canvas.draw(_beside(curve, by), stroke=theme.pen(name, width))
    count = round(curve.length / 4.2)
    rivets = dots(curve.at(i / count) for i in range(count))
    canvas.draw(rivets, stroke=theme.pen("rivet", 0.85, cap="round"))
    canvas.draw(rivets.moved(-0.08, -0.1), stroke=theme.pen("rivet-top", 0.42, cap="round"))


def _beside(curve: Curve, by: float) -> Path:
    count = min(240, round(curve.length / 2.0))
    return Path(digits=2).polyline([curve.left(i / count, by) for i in range(count)], close=True)


def _draw_gear(canvas: Canvas, kind: str, box: Box, known: Look) -> None:
    """Draw the screw at the stern, and what else tells a class."""
    theme = known.theme
    brass, edge = theme.ink("brass"), theme.pen("line", 0.5)
    x, y = box.left, (box.top + box.bottom) / 2
    for way in (-1, 1):
        blade = blob(
            (x + 1.5, y),
            (x - 3.4, y + way * 4),
            (x - 4.2, y + way * 12),
            (x - 1.2, y + way * 15.5),
            (x + 2.0, y + way * 8),
        )
        canvas.draw(blade, fill=theme.ink("brass-light"), stroke=edge)
    if kind == "A":
        for cx in (box.left + 13, box.right - 13):
            foot = box.bottom + 3.2
            canvas.polygon(
                [(cx - 7, foot), (cx + 7, foot), (cx + 5, foot - 14), (cx - 5, foot - 14)], fill=brass, stroke=edge
            )
            canvas.circle(cx, box.top + 5.4, 8.4, fill=brass, stroke=edge)
            canvas.circle(cx, box.top + 5.4, 7.3, stroke=theme.pen("brass-light", 0.3))
            lamp = cx - math.copysign(2.6, box.left + 40 - cx), box.top + 1.4
            canvas.circle(*lamp, 3.9, fill=theme.ink("brass-light"), stroke=edge)
            canvas.circle(*lamp, 2.7, fill=theme.ink("glow"), stroke=theme.pen("brass-line", 0.4))
    elif kind == "B":
        for way in (-1, 1):
            edge_y = y + way * box.height / 2
            fin = blob(
                (box.left + 22, edge_y - way * 8),
                (box.left + 4, edge_y + way * 1.6),
                (box.left - 2, edge_y - way * 2),
                (box.left + 4, edge_y - way * 18),
            )
            canvas.draw(fin, fill=brass, stroke=edge)
            wing = blob(
                (box.right - 34, edge_y - way * 6),
                (box.right - 18, edge_y + way * 2.6),
                (box.right - 9, edge_y + way * 2.4),
                (box.right - 18, edge_y - way * 12),
            )
            canvas.draw(wing, fill=brass, stroke=edge)
    else:
        for way in (-1, 1):
            edge_y = y + way * box.height / 2
            for i in range(11):
                cx = box.left + 20 + i * (box.width - 48) / 10
                spines = [(cx - 4, edge_y), (cx - 5.5, edge_y + way * 6.4), (cx + 4, edge_y)]
                canvas.polygon(spines, fill=theme.ink("stone"), stroke=theme.pen("line", 0.4))


def _draw_bite(canvas: Canvas, box: Box, known: Look) -> None:
    """Draw the saw on the bow of a blade."""
    theme = known.theme
    y = (box.top + box.bottom) / 2
    for way in (-1, 1):
        saw = Path(digits=2)
        for i in range(5):
            share = 0.14 + 0.15 * i
            x, at = box.right - 9 * share * 1.05, y + way * 31.5 * share
            saw.polyline([(x + 1.2, at - way * 1.9), (x + 4.4, at + way * 0.2), (x + 0.6, at + way * 2.0)], close=True)
        canvas.draw(saw, fill=theme.ink("foam"), stroke=theme.pen("line", 0.3))
