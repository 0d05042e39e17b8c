"""The mountain that tokens and dice show: it sleeps, or it spits fire. Twenty units wide about the origin."""

from pnp.draw.engrave import Plate, cut, tick
from pnp.draw.ornament import blob, dots
from pnp.draw.shapes import Path

__all__ = ["draw_mountain"]


def draw_mountain(plate: Plate, *, burning: bool) -> None:
    """Draw a volcano whose foot is at 7.4 and whose crater is at -2.4."""
    if burning:
        _plume(plate)
    slope = Path().move(-9.6, 7.4).curve(-5.6, 5.6, -3.8, 1.6, -2.7, -2.4).line(-1.5, -1.8).line(-0.3, -2.5)
    slope.line(1.1, -1.8).line(2.7, -2.4).curve(3.8, 1.6, 5.6, 5.6, 9.6, 7.4).close()
    plate.area(slope, "basalt-deep" if burning else "ash", 0.42, "line")
    if not burning:
        _shadow(plate)
        plate.lines(slope, 0.42, "line")
    ridges = Path(winding=True)
    for x, begin, end in (
        (-1.9, -0.9, 5.2),
        (-1.0, 0.6, 6.2),
        (0.9, 0.2, 6.6),
        (1.9, -0.8, 5.0),
        (2.8, 0.6, 6.2),
        (3.6, 2.4, 6.7),
    ):
        foot = x * (1 + (end + 2) * 0.17)
        ridges.add(cut((x, begin), (x * 1.2, begin + 2), (foot * 0.8, end - 1.6), (foot, end), 0.34, 0.1))
    plate.cuts(ridges, "basalt-line" if burning else "stone-line")
    if burning:
        for points in (
            ((-2.0, -2.1), (-3.0, 2.0), (-4.6, 4.2), (-4.2, 7.4), (-2.2, 7.4), (-3.0, 4.0), (-1.6, 1.8), (-0.8, -2.0)),
            ((0.6, -2.0), (1.2, 1.6), (0.6, 4.0), (2.2, 7.4), (4.4, 7.4), (2.2, 3.8), (2.8, 1.4), (1.9, -2.0)),
        ):
            plate.area(blob(*points), "lava-flat", 0.24, "line")
            spine = [
                (sum(p[0] for p in pair) / 2, sum(p[1] for p in pair) / 2)
                for pair in zip(points[:4], points[:3:-1], strict=True)
            ]
            plate.cuts(cut(spine[0], spine[1], spine[2], spine[3], 0.7), "glow")
        plate.area(blob((-2.6, -2.5), (0, -1.7), (2.6, -2.5), (0, -3.3)), "ember", 0.3, "line")
    plate.lines(Path().move(-9.9, 7.4).line(9.9, 7.4), 0.5, "line")
    if not burning:  # a last breath of steam
        for x, lean in ((-0.9, -1.0), (0.9, 1.0)):
            plate.lines(
                Path().move(x, -3.6).curve(x + lean, -5.0, x - lean, -6.4, x + 0.3 * lean, -8.0), 0.42, "stone-line"
            )


def _shadow(plate: Plate) -> None:
    shade = Path().move(0.6, -2.0).line(2.7, -2.4).curve(3.8, 1.6, 5.6, 5.6, 9.6, 7.4).line(3.0, 7.4)
    plate.area(shade.curve(2.2, 4.4, 2.2, 1.0, 0.6, -2.0).close(), "stone")


def _plume(plate: Plate) -> None:
    plate.area(
        blob(
            (-1.6, -2.4),
            (-3.6, -4.6),
            (-6.6, -5.2),
            (-6.2, -8.2),
            (-3.0, -8.4),
            (-1.4, -10.2),
            (1.8, -10.0),
            (3.2, -8.4),
            (6.6, -8.0),
            (6.4, -5.0),
            (3.6, -4.4),
            (1.6, -2.4),
        ),
        "ash",
        0.34,
        "line",
    )
    plate.lines(
        Path()
        .move(-4.8, -6.4)
        .curve(-4.0, -7.4, -2.6, -7.0, -2.4, -6.0)
        .move(-0.8, -8.0)
        .curve(0.2, -8.8, 1.6, -8.2, 1.4, -7.0)
        .move(3.0, -6.6)
        .curve(3.8, -7.2, 5.0, -6.8, 5.0, -5.8),
        0.26,
        "line",
    )
    fountain = Path(winding=True)
    for x, y, wide in ((-3.4, -5.0, 1.0), (-1.5, -7.2, 1.2), (0.2, -8.2, 1.3), (1.9, -6.8, 1.2), (3.6, -4.8, 1.0)):
        fountain.add(tick((x * 0.35, -2.2), (x, y), wide))
    plate.cuts(fountain, "lava-flat")
    plate.cuts(tick((0, -2.2), (0.1, -6.4), 0.7), "glow")
    plate.lines(dots([(-4.6, -3.6), (-2.9, -6.6), (3.2, -6.2), (4.9, -3.4), (0.9, -9.0)]), 0.7, "lava-line")
