"""The Ship's Wheel: a disc that is pinned to an Action Board, and the ring of stones in which it turns."""

import math

from pnp.draw.canvas import Canvas, moving
from pnp.draw.engrave import Plate
from pnp.draw.ornament import around, dots, rays, star
from pnp.draw.shapes import Circle, Path, Rect
from pnp.games.diluvium.look import Look

__all__ = ["PIN", "WHEEL", "draw_wheel", "draw_wheel_back", "draw_wheel_ring", "ring_of_stones"]

WHEEL = 25.0
"""Radius of the disc."""
PIN = 1.5
"""Of the hole for a split pin."""


def ring_of_stones(
    inner: float, outer: float, count: int, *, share: int = 1, which: int = 0, turn: float = 0.0
) -> Path:
    """Give the stones of a ring about the origin, of `share` kinds in turn those of one kind."""
    path = Path(digits=2)
    step = 2 * math.pi / count
    for i in range(which, count, share):
        a, b = i * step + math.radians(turn), (i + 1) * step + math.radians(turn)
        corners = ((inner, a), (outer, a), (outer, b), (inner, b))
        path.polyline([(r * math.sin(t), -r * math.cos(t)) for r, t in corners], close=True)
    return path


def draw_wheel_ring(canvas: Canvas, people: str, known: Look) -> None:
    """Draw what is beneath and about a wheel: courses of stones, and a mark towards each quarter."""
    theme = known.theme
    canvas.circle(0, 0, 29.0, fill=theme.ink("bed"), stroke=theme.pen("line", 0.5))
    joint = theme.pen("joint", 0.2)
    for which, ink in enumerate((people, "sand-light")):
        canvas.draw(ring_of_stones(27.3, 28.7, 72, share=2, which=which), fill=theme.ink(ink), stroke=joint)
    canvas.draw(ring_of_stones(25.6, 27.1, 64), fill=theme.ink("gold-light"), stroke=joint)
    inner = 25.4
    tones = ("sea-light", "sea", "sea-deep", "sea", "sea-light", "sea-pale")
    for k in range(11):
        low = inner - 1.9
        count = max(6, round(2 * math.pi * (low + 0.95) / 2.1))
        canvas.draw(ring_of_stones(max(low, 0.6), inner, count, turn=7 * k), fill=theme.ink(tones[k % 6]), stroke=joint)
        inner = low
    marks = Path(digits=2)
    for a in (45, 135, 225, 315):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        for along, aside in ((29.0, 0.0), (25.4, -2.3), (25.4, 2.3)):
            point = along * s + aside * c, -along * c + aside * s
            if not aside:
                marks.move(*point)
            else:
                marks.line(*point)
        marks.close()
    canvas.draw(marks, fill=theme.ink("madder"), stroke=theme.pen("line", 0.35))
    canvas.circle(0, 0, PIN, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))


def draw_wheel(canvas: Canvas, people: str, known: Look) -> None:
    """Draw the disc with the corner of its box at the origin; its arrow points up."""
    plate = Plate()
    plate.area(Circle(0, 0, WHEEL + 3), people)
    _draw_rim(plate, people)
    plate.area(Circle(0, 0, WHEEL - 2.6), "sea-flat", 0.5, "line")
    plate.area(ring_of_stones(9.0, 21.6, 16, share=2, turn=11.25), "sea-deep")
    for i in range(1, 8):
        a = math.radians(45 * i)
        c, s = math.cos(a), math.sin(a)

        def turned(points: list[tuple[float, float]], c: float = c, s: float = s) -> Path:
            return Path().polyline([(x * c - y * s, x * s + y * c) for x, y in points], close=True)

        plate.area(turned([(-0.9, -4), (-0.9, -14), (0.9, -14), (0.9, -4)]), "bronze-light", 0.3, "bronze-line")
        handle = [
            (-0.8, -16.4),
            (-1.5, -18.0),
            (-1.2, -20.4),
            (-0.7, -21.4),
            (0.7, -21.4),
            (1.2, -20.4),
            (1.5, -18.0),
            (0.8, -16.4),
        ]
        plate.area(turned(handle), "bronze-light", 0.3, "bronze-line")
    rim = Circle(0, 0, 16.6).path().add(Circle(0, 0, 12.8).path())
    plate.area(rim, "bronze", 0.4, "bronze-line")
    plate.lines(Circle(0, 0, 14.7).path(), 0.3, "gold-mark")
    plate.lines(dots(around(0, 0, 14.7, 24, 7.5)), 0.9, "gold-light")
    arrow = Path().polyline(
        [(-2.4, -3), (-2.4, -14.4), (-5.4, -14.4), (0, -22.2), (5.4, -14.4), (2.4, -14.4), (2.4, -3)], close=True
    )
    plate.area(arrow, "slip", 0.9, "line")
    plate.area(
        Path().polyline(
            [(-1.2, -4), (-1.2, -13.2), (-3.2, -13.4), (0, -20.0), (3.2, -13.4), (1.2, -13.2), (1.2, -4)], close=True
        ),
        "madder",
    )
    plate.area(Circle(0, 0, 5.6), "bronze", 0.5, "bronze-line")
    plate.area(star(0, 0, 5.0, 8, 0.55), "gold-light", 0.25, "bronze-line")
    plate.area(Circle(0, 0, PIN), "paper", 0.3, "line")
    plate.lines(Path().move(-0.8, 0).line(0.8, 0).move(0, -0.8).line(0, 0.8), 0.2, "line")
    with canvas.group(moving(WHEEL, WHEEL)):
        plate.draw(canvas, known.theme)


def _draw_rim(plate: Plate, people: str) -> None:
    """Draw the ornament of a people on the rim of its wheel, which tells it where there is no colour."""
    ink, inner, outer = f"{people}-line", WHEEL - 2.1, WHEEL - 0.7
    middle = (inner + outer) / 2
    if people == "chinese":
        plate.lines(dots(around(0, 0, middle, 60)), 0.9, ink)
    elif people == "egyptian":
        plate.lines(rays(0, 0, inner, outer, 90), 0.45, ink)
    elif people == "greek":
        for k in range(2):
            low, high = (inner, middle) if k else (middle, outer)
            plate.area(ring_of_stones(low, high, 96, share=2, which=k), ink, 0.14, "joint")
    else:
        plate.area(ring_of_stones(inner, outer, 60, share=2), ink, 0.14, "joint")


def draw_wheel_back(canvas: Canvas, people: str, known: Look) -> None:
    """Draw the side that nobody sees: the colour of its people and the place of the pin."""
    theme = known.theme
    canvas.draw(Rect(-3, -3, 2 * WHEEL + 6, 2 * WHEEL + 6), fill=theme.ink(people))
    canvas.circle(WHEEL, WHEEL, WHEEL - 2, stroke=theme.pen(f"{people}-line", 0.5))
    canvas.circle(WHEEL, WHEEL, PIN, fill=theme.ink("paper"), stroke=theme.pen("line", 0.3))
