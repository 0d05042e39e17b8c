"""What comes aboard or in the way besides the crew: mages, mercenaries, reefs, the reserve, the ends of the path."""

import math

from pnp.draw.engrave import Plate, cut_through
from pnp.draw.ornament import blob, both, dots, ellipse, rays, scales, star, tube
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon
from pnp.games.nautilion.look import Tone

__all__ = ["abyss", "coral_branch", "happy_isles", "harpoon", "helmet", "mage", "mercenary", "nautilus", "reef"]

EDGE = 0.42


def mage(plate: Plate, letter: str) -> None:
    """Draw a mage: eyes that shine under a hat, with one star, two or three for A, B and C, and a moon of its own."""
    tone = Tone.of("mage")
    robe = blob(
        (0, -1.6),
        (3.8, -0.6),
        (6.8, 2.6),
        (8.8, 8.0),
        (6.0, 11.0),
        (-6.0, 11.0),
        (-8.8, 8.0),
        (-6.8, 2.6),
        (-3.8, -0.6),
    )
    plate.area(robe, tone.body, EDGE)
    plate.area(both(blob((3.6, 0.4), (6.2, 3.2), (8.0, 8.0), (6.6, 10.4), (5.4, 5.4))), tone.shade)
    plate.area(Polygon(((-3.6, -1.6), (3.6, -1.6), (2.6, 2.4), (0, 4.2), (-2.6, 2.4))), "night-hatch", 0.3)
    for x in (-1.35, 1.35):
        plate.area(ellipse(x, 0.0, 0.72, 0.5), "glow", 0.2)
        plate.area(Circle(x, 0.0, 0.24), "line")
    hat = Path().move(-5.0, -1.6).curve(-3.4, -3.6, -2.4, -6.2, -1.0, -9.0).curve(0.4, -9.6, 2.2, -8.8, 3.6, -7.2)
    hat.curve(2.4, -7.4, 1.8, -7.2, 1.7, -6.6).curve(2.6, -4.6, 3.6, -2.8, 5.0, -1.6).close()
    plate.area(hat, tone.body, EDGE)
    plate.area(
        Path()
        .move(1.6, -6.4)
        .curve(2.5, -4.4, 3.5, -2.8, 4.8, -1.8)
        .line(2.6, -1.8)
        .curve(1.6, -3.6, 1.2, -5.0, 1.6, -6.4)
        .close(),
        tone.shade,
    )
    brim = blob((-8.0, -1.0), (-4.0, -2.6), (0, -2.9), (4.0, -2.6), (8.0, -1.0), (4.0, -0.9), (0, -1.3), (-4.0, -0.9))
    plate.area(brim, tone.light, EDGE)
    count = "ABC".index(letter) + 1
    places: tuple[Point, ...] = (
        ((-0.4, -5.0),)
        if count == 1
        else ((-1.3, -4.5), (0.7, -5.6))
        if count == 2
        else ((-2.0, -4.0), (1.3, -4.2), (-0.1, -6.6))
    )
    for x, y in places:
        plate.area(star(x, y, 1.35 if count < 3 else 1.1), "glow", 0.22)
    sparks: tuple[Point, ...] = ((-6.6, -5.0), (6.4, -4.6), (-8.0, 1.4), (8.0, 1.6))
    for x, y in sparks:
        plate.area(star(x, y, 1.15, 4, 0.3), "glow", 0.14)


def harpoon(plate: Plate, x: float, y: float, long: float, turn: float, width: float = 0.8) -> None:
    """Draw a harpoon about its middle that points upwards, turned clockwise by degrees."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)

    def at(u: float, v: float) -> Point:
        return x + u * c - v * s, y + u * s + v * c

    half, k = long / 2, width / 0.8
    shaft = Polygon(
        (at(-width / 2, -half + 1.5 * k), at(width / 2, -half + 1.5 * k), at(width / 2, half), at(-width / 2, half))
    )
    plate.area(shaft, "brass-light", 0.3)
    head = [
        (0, -half - 1.6 * k),
        (1.35 * k, -half + 1.9 * k),
        (0.45 * k, -half + 1.35 * k),
        (-0.45 * k, -half + 1.35 * k),
        (-1.35 * k, -half + 1.9 * k),
    ]
    plate.area(Polygon(tuple(at(u, v) for u, v in head)), "stone-light", 0.3)
    plate.lines(
        Path()
        .move(*at(-width / 2, -half + 3.0 * k))
        .line(*at(width / 2, -half + 3.0 * k))
        .move(*at(-width / 2, -half + 3.7 * k))
        .line(*at(width / 2, -half + 3.7 * k)),
        0.25,
    )
    plate.area(Circle(*at(0, half + 0.3), width * 0.85), "brass", 0.28)


def helmet(plate: Plate, x: float = 0.0, y: float = 0.0, k: float = 1.0) -> None:
    """Draw a diver's helmet: copper dome, barred window, collar with bolts."""

    def p(*points: Point) -> list[Point]:
        return [(x + a * k, y + b * k) for a, b in points]

    dome = blob(
        *p(
            (0, -6.0),
            (3.6, -5.0),
            (5.4, -1.8),
            (5.2, 1.8),
            (3.8, 4.2),
            (-3.8, 4.2),
            (-5.2, 1.8),
            (-5.4, -1.8),
            (-3.6, -5.0),
        )
    )
    plate.area(dome, "brass", EDGE)
    plate.area(blob(*p((3.2, -5.0), (5.1, -1.8), (4.9, 1.8), (3.4, 4.0), (3.6, 1.0), (3.9, -2.0))), "brass-shade")
    plate.area(blob(*p((-3.9, -3.2), (-2.6, -4.8), (-0.9, -5.4), (-2.2, -4.0), (-3.4, -1.8))), "brass-light")
    collar = blob(
        *p((-6.0, 4.4), (-3.0, 3.6), (3.0, 3.6), (6.0, 4.4), (6.4, 6.4), (3.0, 6.8), (-3.0, 6.8), (-6.4, 6.4))
    )
    plate.area(collar, "brass-light", EDGE)
    plate.lines(dots(p((-4.6, 5.3), (-2.3, 5.1), (0, 5.05), (2.3, 5.1), (4.6, 5.3))), 0.85 * k, "brass-line")
    for sx in (-1, 1):
        plate.area(Circle(*p((sx * 5.2, -0.4))[0], 1.35 * k), "brass-light", 0.3)
        plate.area(Circle(*p((sx * 5.2, -0.4))[0], 0.65 * k), "night-hatch", 0.2)
    cx, cy = p((0, -0.6))[0]
    plate.area(Circle(cx, cy, 3.3 * k), "brass-light", 0.36)
    plate.area(Circle(cx, cy, 2.55 * k), "lagoon", 0.3)
    for eye in (-0.9, 0.9):  # behind the bars
        plate.area(ellipse(*p((eye, -0.6))[0], 0.5 * k, 0.34 * k), "glow")
    bars = Path()
    for u in (-0.9, 0.9):
        long = math.sqrt(2.55**2 - u * u)
        bars.move(*p((u * 1.0, -0.6 - long))[0]).line(*p((u * 1.0, -0.6 + long))[0])
        bars.move(*p((-long, -0.6 + u))[0]).line(*p((long, -0.6 + u))[0])
    plate.lines(bars, 0.36 * k, "brass-line")
    plate.area(Circle(*p((0, -6.4))[0], 0.85 * k), "brass-light", 0.3)


def mercenary(plate: Plate) -> None:
    """Draw a diver for hire before two crossed harpoons."""
    harpoon(plate, 0.0, 1.2, 15.6, 44, 1.1)
    harpoon(plate, 0.0, 1.2, 15.6, -44, 1.1)
    helmet(plate, 0, 0.9, 0.78)


def coral_branch(plate: Plate, tone: Tone, x: float, y: float, k: float, turn: float = 1.0) -> None:
    """Draw a coral that grows from (x, y) upwards; `turn` -1 leans it the other way."""

    def p(*points: Point) -> list[Point]:
        return [(x + turn * a * k, y + b * k) for a, b in points]

    limbs = (
        ((0, 0), (0.2, -3.6), (-0.4, -7.2)),
        ((0.1, -2.2), (2.4, -3.8), (2.8, -6.6)),
        ((2.3, -3.6), (4.2, -4.2), (4.8, -6.0)),
        ((0.1, -3.4), (-2.2, -4.6), (-2.6, -6.8)),
        ((-1.9, -4.4), (-3.8, -4.4), (-4.6, -5.6)),
    )
    outline = Path(winding=True)
    for limb in limbs:
        outline.add(tube(p(*limb), 2.0 * k, 1.7 * k, 1.25 * k, count=5))
    tips = Path(winding=True)
    for limb in limbs:
        tips.add(Circle(*p(limb[-1])[0], 0.78 * k).path())
    outline.add(tips)
    plate.area(
        outline, tone.body, 0.84
    )  # the line first, then the flesh over its inner half: branches run into each other
    plate.area(outline, tone.body)
    plate.lines(
        dots(
            p((0.1, -5.4), (0.1, -4.2), (0.0, -1.4), (2.4, -5.0), (-2.2, -5.6), (3.8, -4.7), (-3.4, -4.7), (0.5, -2.9))
        ),
        0.42 * k,
        tone.light,
    )


def reef(plate: Plate) -> None:
    """Draw corals on a rock under water."""
    coral_branch(plate, Tone.of("coral"), -3.6, 4.6, 1.05)
    coral_branch(plate, Tone.of("coral"), 4.0, 4.8, 1.15, -1.0)
    rock = blob(
        (-9.6, 5.4),
        (-7.2, 2.6),
        (-4.8, 2.8),
        (-2.6, 4.0),
        (0, 3.4),
        (2.6, 4.2),
        (5.0, 2.6),
        (7.4, 3.0),
        (9.8, 5.6),
        (9.8, 10),
        (-9.8, 10),
    )
    plate.area(rock, "stone", EDGE)
    plate.area(blob((-8.8, 6.2), (-7.0, 4.0), (-5.4, 4.2), (-6.6, 6.2), (-8.2, 8.0)), "stone-light")
    plate.area(blob((5.0, 3.8), (7.2, 4.2), (8.8, 6.2), (7.6, 8.4), (6.6, 6.0)), "stone-shade")
    plate.lines(dots([(-7.6, 7.6), (-6.2, 7.0), (7.0, 7.6), (5.6, 5.2), (-4.6, 4.6)]), 0.45, "stone-mark")


def nautilus(plate: Plate, tone: Tone, k: float = 1.0) -> None:
    """Draw the shell from which ship and game have their name: a spiral of chambers."""
    turns, growth = 2.35, 0.175

    def at(a: float, share: float = 1.0) -> Point:
        r = 8.6 * k * math.exp(growth * (a - 2 * math.pi * turns)) * share
        return r * math.cos(a + 0.55) - 0.9 * k, r * math.sin(a + 0.55) - 0.5 * k

    end = 2 * math.pi * turns
    count = 44
    outer = [at(end * i / count) for i in range(count + 1)]
    last = [point for i, point in enumerate(outer) if i >= count * (1 - 1 / turns) - 1]
    plate.area(blob(*last[::2], last[-1]), tone.body, EDGE * 1.2)
    chambers = Path(winding=True)
    for i in range(21):
        a = end - 0.5 - i * 0.44
        b = a - 2 * math.pi
        (ax, ay), (bx, by) = at(a), at(b)
        mx, my = at(a - 0.5, 0.68)
        chambers.add(
            cut_through(
                [
                    (ax, ay),
                    (ax * 0.6 + mx * 0.4, ay * 0.6 + my * 0.4),
                    (bx * 0.55 + mx * 0.45, by * 0.55 + my * 0.45),
                    (bx, by),
                ],
                0.3 * k,
                0.5 * k * math.exp(-0.07 * i),
            )
        )
    plate.cuts(chambers, tone.mark)
    spiral = [at(end * i / count) for i in range(6, count + 1)]
    plate.cuts(tube(spiral, 0.2 * k, 0.42 * k, 0.62 * k, count=34))


def happy_isles(plate: Plate) -> None:
    """Draw the end of the voyage that the Phantom wants: an island with palms before a rising sun. Of 24 mm."""
    plate.area(Circle(0, 0.6, 5.2), "glow", 0.3)
    plate.lines(rays(0, 0.6, 6.0, 13.0, 17, -90, 90), 0.7, "beam-line")
    hill = blob((-8.2, 3.6), (-4.6, 0.8), (-0.6, -0.4), (3.4, 1.2), (8.4, 3.8), (4.0, 5.2), (-4.0, 5.2))
    plate.area(hill, "kelp", EDGE)
    plate.area(blob((3.2, 1.4), (7.6, 3.7), (4.0, 4.9), (0.6, 4.6), (3.4, 3.2)), "kelp-shade")
    plate.area(blob((-9.6, 4.6), (-4.0, 3.5), (2.0, 4.0), (9.6, 4.8), (3.0, 6.2), (-4.0, 6.2)), "sand", 0.36)
    for x, y, k, lean in ((-3.0, 1.6, 1.0, -1), (1.8, 1.0, 0.85, 1)):
        top = (x + lean * 1.8 * k, y - 6.0 * k)
        plate.area(
            tube([(x, y + 1.0), (x + lean * 0.3 * k, y - 2.6 * k), top], 1.1 * k, 0.8 * k, 0.6 * k, count=5),
            "brass",
            0.3,
        )
        for dx, dy in ((-3.6, 0.6), (-2.6, -1.8), (0.4, -2.8), (2.9, -1.4), (3.6, 1.0)):
            tip = (top[0] + dx * k, top[1] + dy * k + 0.6)
            mid = (top[0] + dx * 0.55 * k, top[1] + dy * 0.75 * k - 0.55)
            plate.area(tube([top, mid, tip], 0.5 * k, 1.5 * k, 0.15, count=4), "kelp-light", 0.24)
        plate.area(both(Circle(top[0] + 0.5, top[1] + 0.5, 0.5).path(), top[0]), "brass-shade", 0.2)
    plate.area(Path().polyline([(-13, 6.4), (13, 6.4), (13, 13), (-13, 13)], close=True), "lagoon")
    plate.lines(scales(Box(-13, 8.2, 13, 14.5), 2.0, 3), 0.26, "bubble")
    plate.cuts(cut_through([(-10, 6.5), (-4, 6.1), (4, 6.9), (10, 6.4)], 0.3))


def abyss(plate: Plate) -> None:
    """Draw the end of the voyage that we want: the trench between two walls, and what waits in it. Of 24 mm."""
    for r, ink in ((10.0, "deep"), (8.2, "gloom"), (6.2, "abyss")):
        plate.area(ellipse(0, 2.4, r * 0.92, r * 1.15), ink, 0.2, "gloom-line")
    left = Path().polyline(
        [
            (-13, -13),
            (-6.4, -13),
            (-7.2, -9.4),
            (-4.6, -7.4),
            (-5.8, -3.6),
            (-3.4, -1.0),
            (-5.0, 2.4),
            (-3.0, 5.6),
            (-4.2, 9.0),
            (-2.6, 13),
            (-13, 13),
        ],
        close=True,
    )
    plate.area(both(left), "slate", EDGE)
    facets = Path().polyline(
        [
            (-6.4, -13),
            (-7.2, -9.4),
            (-4.6, -7.4),
            (-8.2, -6.2),
            (-5.8, -3.6),
            (-3.4, -1.0),
            (-7.6, 0.4),
            (-5.0, 2.4),
            (-3.0, 5.6),
            (-7.0, 6.4),
            (-4.2, 9.0),
        ]
    )
    plate.lines(both(facets), 0.3, "stone-line")
    strata = Path()
    for k in range(9):
        y = -9 + 2.2 * k
        strata.move(-12.4, y).line(-8.4 + 0.5 * (k % 3), y + 0.6)
    plate.lines(both(strata), 0.22, "stone-line")
    for x, y, r in ((-1.25, 4.2, 0.95), (1.25, 4.2, 0.95)):
        plate.area(ellipse(x, y, r, r * 0.68), "glow", 0.24)
        plate.area(ellipse(x, y, r * 0.24, r * 0.62), "line")
    plate.cuts(
        both(
            cut_through([(0.3, 3.9), (0.9, 3.1), (1.7, 2.9), (2.4, 3.4)], 0.42),
        ),
        "ghost-mark",
    )
    plate.lines(dots([(0.4, -1.6), (-0.7, -3.4), (0.9, -4.8), (-0.2, -6.8), (0.8, -8.6)]), 0.62, "bubble")
    teeth = Path()
    for i in range(5):
        x = -1.8 + 0.9 * i
        teeth.polyline([(x - 0.4, 6.6 + 0.12 * abs(i - 2)), (x + 0.4, 6.6 + 0.12 * abs(i - 2)), (x, 7.7)], close=True)
    plate.area(teeth, "foam", 0.14)
