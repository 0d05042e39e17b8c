"""The Villages: squares of 13 mm with a hut of thatch under palms, framed in the pattern of a tribe."""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, cut, tick
from pnp.draw.shapes import Box, Path, Rect
from pnp.games.mu.pieces.look import Look, once, picture
from pnp.games.mu.pieces.tribes import draw_ground, draw_sign
from pnp.press.part import BLEED, Part

__all__ = ["SIDE", "draw_hut", "draw_palm", "draw_village", "village_parts"]

SIDE = 13.0
_FRAME = 1.15


def village_parts(known: Look) -> list[Part]:
    """Give the Villages of all tribes."""
    parts = []
    for tribe in known.tribes:
        draw = partial(draw_village, tribe=tribe, known=known)
        outline = Rect(0, 0, SIDE, SIDE)
        parts.append(
            Part(f"village-{tribe}", outline, draw, draw, known.numbers.villages, "villages", known.title("villages"))
        )
    return parts


def draw_village(canvas: Canvas, tribe: str, known: Look) -> None:
    """Draw a Village with its corner at the origin."""
    box = Box(0, 0, SIDE, SIDE)
    once(f"village {tribe}", box, partial(_draw, tribe=tribe, known=known))(canvas)


def _draw(canvas: Canvas, tribe: str, known: Look) -> None:
    theme = known.theme
    draw_ground(canvas, Box(0, 0, SIDE, SIDE).grown(BLEED), tribe, known)
    inner = Rect(_FRAME, _FRAME, SIDE - 2 * _FRAME, SIDE - 2 * _FRAME, 1.2)
    canvas.draw(inner, fill=theme.ink("lagoon"))
    with canvas.group(clip=inner):
        picture(canvas, partial(_scene, tribe=tribe), known, SIDE / 2, SIDE / 2)
    canvas.draw(inner, stroke=theme.pen("line", 0.4))
    x = SIDE - 3.35
    canvas.circle(x, x, 2.75, fill=theme.ink("paper"), stroke=theme.pen("line", 0.35))
    draw_sign(canvas, tribe, x, x, 4.1, known)


def _scene(plate: Plate, tribe: str) -> None:
    hills = (
        Path()
        .move(-7, 0.6)
        .curve(-4.5, -2.6, -2.5, -2.4, -0.6, -0.6)
        .curve(1.4, -2.8, 4.4, -2.4, 7, 0.4)
        .line(7, 4)
        .line(-7, 4)
    )
    plate.area(hills.close(), "leaf", 0.2, "leaf-line")
    plate.area(
        Path().move(-7, 2.9).curve(-3, 2.1, 3, 2.3, 7, 2.7).line(7, 7).line(-7, 7).close(), "sand", 0.2, "thatch-line"
    )
    draw_palm(plate, 4.0, 3.2, 0.85)
    draw_hut(plate, -1.3, 3.9, 1.0, tribe)


def draw_hut(plate: Plate, x: float, y: float, scale: float, tribe: str = "") -> None:
    """Draw a hut with the middle of its threshold at a place, 8 units wide."""
    hut = Plate()
    hut.area(Path().polyline([(-2.9, -3.4), (2.9, -3.4), (2.6, 0.2), (-2.6, 0.2)], close=True), "thatch", 0.3, "line")
    posts = Path()
    for at in (-2.2, -1.5, 1.5, 2.2):
        posts.move(at, -3.0).line(at * 0.94, 0.1)
    hut.lines(posts, 0.24, "thatch-line")
    hut.area(
        Path().move(-0.95, 0.2).line(-0.9, -1.8).curve(-0.8, -3.0, 0.8, -3.0, 0.9, -1.8).line(0.95, 0.2).close(),
        "dark",
        0.2,
        "line",
    )
    roof = Path().move(0, -8.6).curve(-1.2, -6.6, -2.6, -4.6, -4.5, -2.6).curve(-3.6, -2.9, -3.2, -2.4, -2.6, -2.4)
    roof.curve(-1.8, -2.9, -1.2, -2.4, 0, -2.4).curve(1.2, -2.4, 1.8, -2.9, 2.6, -2.4).curve(
        3.2, -2.4, 3.6, -2.9, 4.5, -2.6
    )
    roof.curve(2.6, -4.6, 1.2, -6.6, 0, -8.6).close()
    hut.area(roof, "thatch", 0.34, "line")
    straw = Path(winding=True)
    for i in range(-6, 7):
        u = i / 6.6
        straw.add(cut((u * 0.7, -7.6 + abs(u)), (u * 1.6, -6.2), (u * 2.9, -4.2), (u * 3.9, -2.9), 0.19, 0.06))
    hut.cuts(straw, "thatch-line")
    hut.lines(
        Path().move(-2.1, -5.4).curve(-0.8, -5.0, 0.8, -5.0, 2.1, -5.4), 0.42, f"{tribe}-line" if tribe else "line"
    )
    hut.lines(Path().move(-0.7, -9.2).line(0.7, -7.9).move(0.7, -9.2).line(-0.7, -7.9), 0.42, "line")
    plate.inlay(hut, x, y, scale)


def draw_palm(plate: Plate, x: float, y: float, scale: float) -> None:
    """Draw a palm that leans to the right, its root at a place, 9 units high."""
    palm = Plate()
    palm.area(
        Path()
        .move(-0.5, 0)
        .curve(-0.4, -2.6, 0.2, -4.6, 0.9, -6.6)
        .line(1.4, -6.4)
        .curve(0.8, -4.4, 0.4, -2.4, 0.5, 0)
        .close(),
        "wood",
        0.22,
        "line",
    )
    leaves = Path(winding=True)
    for dx, dy, bend in (
        (-3.4, 0.6, -1.6),
        (-2.6, -1.8, -1.4),
        (-0.4, -2.6, -0.6),
        (2.2, -1.8, -1.4),
        (3.0, 0.4, -1.7),
        (1.6, 1.8, -0.9),
    ):
        leaves.add(
            cut(
                (1.1, -6.5),
                (1.1 + dx * 0.3, -6.5 + bend + dy * 0.2),
                (1.1 + dx * 0.8, -6.5 + bend * 0.8 + dy * 0.6),
                (1.1 + dx, -6.5 + dy),
                0.95,
            )
        )
    palm.cuts(leaves, "leaf-line")
    palm.cuts(tick((0.9, -6.3), (0.2, -5.4), 0.8), "line")
    plate.inlay(palm, x, y, scale)
