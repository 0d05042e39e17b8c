"""The two who are against us: the Phantom, and the Darkhouse with its lidless eye. Each stands in 23 by 34 mm."""

from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import blob, both, burst, dots, ellipse, rays, tube
from pnp.draw.shapes import Circle, Path, Polygon, Rect
from pnp.games.nautilion.tokens.strangers import harpoon

__all__ = ["draw_darkhouse", "draw_phantom"]

EDGE = 0.42


def draw_phantom(plate: Plate) -> None:
    """Draw a drowned admiral: hat, hollow eyes, a cloak that ends in rags of weed, and a harpoon in its hand."""
    harpoon(plate, 8.6, 0.0, 26.0, 8, 1.1)
    cloak = Path().move(-3.6, -7.0).curve(-8.6, -4.6, -9.6, 3.0, -9.8, 9.6).curve(-10.0, 12.6, -11.2, 14.4, -11.0, 16.4)
    cloak.curve(-9.2, 14.8, -8.2, 14.6, -7.4, 15.6).curve(-6.8, 16.6, -6.2, 17.4, -4.8, 16.8).curve(
        -3.6, 15.4, -2.6, 13.8, -1.6, 15.0
    )
    cloak.curve(-0.6, 16.6, 0.6, 17.6, 1.8, 16.4).curve(2.8, 15.0, 3.8, 13.8, 5.0, 15.2).curve(
        6.0, 16.6, 7.4, 16.8, 8.6, 15.0
    )
    cloak.curve(8.4, 9.0, 9.4, 2.4, 8.2, -1.6).curve(7.4, -4.6, 5.6, -6.2, 3.6, -7.0).close()
    plate.area(cloak, "ghost", EDGE)
    plate.area(
        blob((3.8, -5.6), (6.8, -2.2), (7.8, 4.0), (7.4, 11.6), (5.6, 12.6), (5.4, 5.0), (4.6, -0.6)), "ghost-shade"
    )
    plate.area(blob((-8.6, 3.6), (-7.6, -1.6), (-5.2, -4.6), (-6.0, 0.6), (-7.0, 8.0), (-8.8, 11.0)), "ghost-light")
    for x, top, low in ((-4.8, 2.0, 13.6), (-1.6, 3.6, 12.2), (1.8, 3.8, 13.6)):
        plate.cuts(
            cut_through([(x, top), (x - 0.5, top + 3.4), (x + 0.3, low - 3.2), (x - 0.2, low)], 0.5), "ghost-mark"
        )
    for way in (-1, 1):
        plate.area(
            blob((way * 3.6, -6.8), (way * 8.4, -5.8), (way * 9.2, -3.8), (way * 6.4, -3.0), (way * 3.8, -4.4)),
            "brass",
            EDGE,
        )
        fringe = Path()
        for k in range(5):
            x = way * (4.8 + 0.95 * k)
            fringe.move(x, -3.4 - 0.1 * k).line(x + way * 0.15, -1.8 - 0.1 * k)
        plate.lines(fringe, 0.75)
        plate.lines(fringe, 0.4, "brass-light")
    skull = blob(
        (0, -13.6),
        (3.8, -12.6),
        (4.8, -9.4),
        (3.6, -6.6),
        (2.6, -3.6),
        (0, -2.8),
        (-2.6, -3.6),
        (-3.6, -6.6),
        (-4.8, -9.4),
        (-3.8, -12.6),
    )
    plate.area(skull, "foam", EDGE)
    for x in (-1.9, 1.9):
        plate.area(ellipse(x, -8.6, 1.35, 1.6), "night-hatch", 0.24)
        plate.area(Circle(x * 0.95, -8.3, 0.5), "coral", 0.16)
    plate.area(Polygon(((0, -6.9), (0.7, -5.6), (-0.7, -5.6))), "line")
    plate.lines(Path().move(-1.9, -4.7).line(1.9, -4.7), 0.3)
    plate.lines(
        Path()
        .move(-1.2, -5.2)
        .line(-1.2, -4.1)
        .move(-0.4, -5.2)
        .line(-0.4, -4.0)
        .move(0.4, -5.2)
        .line(0.4, -4.0)
        .move(1.2, -5.2)
        .line(1.2, -4.1),
        0.26,
    )
    beard = blob(
        (-2.8, -3.9),
        (-1.4, -2.7),
        (0, -3.0),
        (1.4, -2.7),
        (2.8, -3.9),
        (2.4, 0.2),
        (1.0, -0.6),
        (0.2, 3.0),
        (-1.0, -0.4),
        (-2.2, 1.2),
    )
    plate.area(beard, "kelp", EDGE)
    hat = Path().move(-8.4, -12.2).curve(-6.6, -15.6, -4.6, -18.2, 0, -18.4).curve(4.6, -18.2, 6.6, -15.6, 8.4, -12.2)
    hat.curve(5.4, -12.8, 2.8, -10.9, 0, -10.9).curve(-2.8, -10.9, -5.4, -12.8, -8.4, -12.2).close()
    plate.area(hat, "gloom", EDGE)
    plate.lines(
        Path().move(-7.4, -12.9).curve(-5.6, -15.4, -4.0, -17.2, 0, -17.4).curve(4.0, -17.2, 5.6, -15.4, 7.4, -12.9),
        0.5,
        "brass-rule",
    )
    anchor = (
        Path()
        .move(0, -16.2)
        .line(0, -12.6)
        .move(-1.1, -15.2)
        .line(1.1, -15.2)
        .move(-1.7, -13.7)
        .curve(-1.2, -12.5, 1.2, -12.5, 1.7, -13.7)
    )
    plate.lines(anchor, 0.5, "ghost-line")
    hand = blob((6.6, 1.4), (9.4, 0.4), (10.2, 2.2), (9.0, 3.8), (6.6, 3.6))
    plate.area(hand, "foam", EDGE)
    plate.lines(Path().move(7.4, 1.9).line(9.6, 1.3).move(7.4, 2.8).line(9.8, 2.4), 0.25)


def draw_darkhouse(plate: Plate, *, beams: bool = True) -> None:
    """Draw a lighthouse that darkens: an eye for a lamp, black beams, a tower of stone on a rock."""
    if beams:
        plate.area(burst(0, -9.4, 5.4, 20.0, 14, 0.42), "beam-dark")
    rock = Polygon(
        ((-10.8, 17.2), (-9.0, 13.4), (-6.2, 14.0), (-4.6, 10.6), (4.8, 10.8), (6.4, 13.6), (9.2, 12.8), (10.8, 17.2))
    )
    plate.area(rock, "slate", EDGE)
    plate.lines(
        Path().polyline([(-7.8, 17.0), (-6.2, 14.0), (-3.6, 16.2)]).polyline([(4.6, 16.6), (6.4, 13.6), (8.0, 16.4)]),
        0.3,
        "stone-line",
    )
    tower = Polygon(((-3.5, -3.6), (3.5, -3.6), (5.6, 13.2), (-5.6, 13.2)))
    plate.area(tower, "stone-light", EDGE)
    for k in range(3):
        y = -0.6 + 5.0 * k
        half = 3.5 + 2.1 * (y + 3.6) / 16.8
        band = Polygon(((-half, y + 1.2), (half, y - 1.0), (half + 0.28, y + 1.3), (-half - 0.28, y + 3.5)))
        plate.area(band, "coral", 0.3)
    plate.area(Polygon(((1.7, -3.4), (3.4, -3.4), (5.4, 13.0), (2.7, 13.0))), "tower-shade")
    for y in (1.6, 6.6):
        plate.area(
            Path()
            .move(-0.8, y + 2.0)
            .line(-0.8, y)
            .curve(-0.8, y - 1.2, 0.8, y - 1.2, 0.8, y)
            .line(0.8, y + 2.0)
            .close(),
            "glow",
            0.3,
        )
    plate.area(
        Path().move(-1.3, 13.2).line(-1.3, 10.6).curve(-1.3, 8.9, 1.3, 8.9, 1.3, 10.6).line(1.3, 13.2).close(),
        "night-hatch",
        0.34,
    )
    plate.area(Rect(-5.2, -4.8, 10.4, 1.6, 0.4), "brass", EDGE)
    plate.lines(
        Path()
        .move(-4.6, -4.8)
        .line(-4.6, -6.4)
        .move(4.6, -4.8)
        .line(4.6, -6.4)
        .move(-5.0, -6.4)
        .line(-3.6, -6.4)
        .move(3.6, -6.4)
        .line(5.0, -6.4),
        0.45,
        "brass-line",
    )
    plate.area(Rect(-3.4, -13.4, 6.8, 8.6, 0.3), "gloom", EDGE)
    lid = Path().move(-8.4, -9.4).curve(-5.4, -13.4, -2.6, -14.6, 0, -14.6).curve(2.6, -14.6, 5.4, -13.4, 8.4, -9.4)
    lid.curve(5.4, -5.6, 2.6, -4.4, 0, -4.4).curve(-2.6, -4.4, -5.4, -5.6, -8.4, -9.4).close()
    plate.area(lid, "foam", 0.55)
    plate.area(Circle(0, -9.5, 4.3), "coral", 0.34)
    plate.lines(rays(0, -9.5, 2.3, 4.1, 24), 0.28, "coral-mark")
    plate.area(ellipse(0, -9.5, 1.25, 3.3), "line")
    plate.area(Circle(-1.5, -11.2, 0.75), "white")
    veins = (
        Path()
        .move(-7.0, -9.6)
        .curve(-6.4, -10.2, -5.8, -9.6, -5.0, -10.1)
        .move(-6.6, -8.6)
        .curve(-6.0, -8.0, -5.4, -8.4, -4.8, -7.8)
    )
    plate.lines(both(veins), 0.24, "coral-line")
    roof = (
        Path()
        .move(-4.6, -14.0)
        .curve(-2.4, -15.4, -1.0, -16.6, 0, -18.8)
        .curve(1.0, -16.6, 2.4, -15.4, 4.6, -14.0)
        .curve(2.4, -14.9, -2.4, -14.9, -4.6, -14.0)
        .close()
    )
    plate.area(roof, "brass", EDGE)
    plate.area(Circle(0, -18.8, 0.75), "brass-light", 0.3)
    surf = tube(
        [(-12.2, 17.0), (-8.0, 15.9), (-4.0, 17.2), (0, 16.2), (4.0, 17.3), (8.0, 16.0), (12.2, 17.0)],
        1.2,
        1.2,
        1.2,
        1.2,
        count=13,
    )
    plate.area(surf, "foam", 0.3)
    plate.lines(dots([(-9.4, 14.4), (9.8, 13.9), (-11.0, 13.4), (11.2, 14.6)]), 0.6, "bubble")
