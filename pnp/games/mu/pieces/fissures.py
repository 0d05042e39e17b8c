"""The Fissure tiles: strips that lie on an edge between two Areas, and thin ones for the other edges of a border.

A main strip has a triangle that points at the Moai in front of which it opened (MU-328).
"""

from functools import partial

from pnp.draw.canvas import Canvas
from pnp.draw.engrave import Plate, cut, grain
from pnp.draw.shapes import Box, Path, Point, Rect
from pnp.games.mu.pieces.look import Look, once, picture
from pnp.press.part import BLEED, Part

__all__ = ["LONG", "MAIN", "THIN", "draw_fissure", "fissure_parts"]

LONG, MAIN, THIN = 28.0, 7.0, 3.0
_KINDS = 5


def fissure_parts(known: Look) -> list[Part]:
    """Give the main strips, then the thin ones."""
    parts = []
    for group, high, total in (
        ("fissures", MAIN, known.numbers.fissures),
        ("thin-fissures", THIN, known.words.thin_fissures),
    ):
        for kind in range(_KINDS):
            count = len(range(kind, total, _KINDS))
            if count:
                draw = partial(draw_fissure, kind=kind, high=high, known=known)
                outline = Rect(0, 0, LONG, high)
                parts.append(Part(f"{group[:-1]}-{kind + 1}", outline, draw, draw, count, group, known.title(group)))
    return parts


def draw_fissure(canvas: Canvas, kind: int, high: float, known: Look) -> None:
    """Draw a strip with its corner at the origin."""

    def draw(canvas: Canvas) -> None:
        canvas.rect(-BLEED, -BLEED, LONG + 2 * BLEED, high + 2 * BLEED, fill=known.theme.ink("ash"))
        picture(canvas, partial(_crack, kind=kind, high=high), known, 0, 0)

    once(f"fissure {kind} {high:g}", Box(0, 0, LONG, high), draw)(canvas)


def _crack(plate: Plate, kind: int, high: float) -> None:
    main = high == MAIN
    middle, swing, wide = (4.7, 0.74, 1.15) if main else (1.5, 0.42, 0.75)
    count = 15
    spine = [
        (
            1.0 + (LONG - 2.0) * (i + (0.25 * grain(kind, i, 2) if 0 < i < count else 0)) / count,
            middle + swing * (0.55 + 0.45 * grain(kind, i, 1)) * (1 if i % 2 else -1),
        )
        for i in range(count + 1)
    ]
    _ground(plate, kind, high, spine)
    for name, share in (("basalt-deep", 1.0), ("lava", 0.56), ("glow", 0.2)):
        plate.area(_jagged(spine, wide * share, kind), name, 0.26 if share == 1.0 else 0.0, "line")
    if main:
        x = LONG / 2
        plate.area(Path().polyline([(x, 0.55), (x + 2.0, 2.45), (x - 2.0, 2.45)], close=True), "dark", 0.3, "paper")


def _jagged(spine: list[Point], wide: float, kind: int) -> Path:
    """Open a crack along a line: widest in its middle, with teeth."""
    last = len(spine) - 1
    upper, lower = [], []
    for i, (x, y) in enumerate(spine):
        reach = wide * (1 - (2 * i / last - 1) ** 4) * (0.8 + 0.35 * grain(kind, i, 4))
        upper.append((x, y - reach))
        lower.append((x + 0.3 * grain(kind, i, 5), y + reach))
    return Path().polyline([*upper, *lower[-2:0:-1]], close=True)


def _ground(plate: Plate, kind: int, high: float, spine: list[Point]) -> None:
    """Draw the cracks that run off into the rock."""
    path = Path(winding=True)
    for i, (x, y) in enumerate(spine[1:-1]):
        way = -1 if i % 2 else 1
        if way < 0 and abs(x - LONG / 2) < 3.5:
            continue  # there the triangle stands
        reach = (0.30 + 0.14 * grain(kind, i, 7)) * high
        lean = 0.9 * grain(kind, i, 8)
        path.add(
            cut(
                (x, y),
                (x + lean, y + way * reach * 0.4),
                (x - lean * 0.4, y + way * reach * 0.7),
                (x + lean * 0.8, y + way * reach),
                0.22,
                0.3,
            )
        )
    plate.cuts(path, "line")
    edges = Path().move(-BLEED, 0.4).line(LONG + BLEED, 0.4).move(-BLEED, high - 0.4).line(LONG + BLEED, high - 0.4)
    plate.lines(edges, 0.3, "basalt-line")
