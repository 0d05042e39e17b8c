"""The stage of the cards' pictures: water to play in, and props: ships, haunts, tokens, dice, chains.

Pictures have their origin in the middle of a window of 52.6 by 37.2 mm. Whatever stands on the boards and on the path
is the same drawing here.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, grain
from pnp.draw.ornament import blob, burst, dots, rays, scales, tube
from pnp.draw.picture import stamp_picture
from pnp.draw.shapes import Box, Circle, Path, Point, Polygon, Rect
from pnp.games.nautilion.figures import figure_picture
from pnp.games.nautilion.figures.dice import draw_face
from pnp.games.nautilion.look import Look
from pnp.games.nautilion.tokens import draw_token

__all__ = ["Stage"]

_W, _H = 26.4, 18.7
"""Half of the window."""


class Stage:
    """A canvas with props."""

    def __init__(self, canvas: Canvas, known: Look) -> None:
        self.canvas, self.known = canvas, known

    @contextmanager
    def plate(self) -> Iterator[Plate]:
        """Draw by hand."""
        plate = Plate()
        yield plate
        plate.draw(self.canvas, self.known.theme)

    # -- grounds -----------------------------------------------------------------------------------

    def water(
        self, x: float = 0.0, y: float = 0.0, *, night: bool = False, count: int = 26, waves: float | None = 13.5
    ) -> None:
        """Fill the window with water, rays out of a place, and scales of waves below a height."""
        canvas, theme = self.canvas, self.known.theme
        canvas.rect(-_W, -_H, 2 * _W, 2 * _H, fill=theme.ink("night" if night else "deep"))
        canvas.draw(burst(x, y, 2.5, 64, count, 0.46), fill=theme.ink("gloom-ray" if night else "sunray"))
        if waves is not None:
            canvas.draw(
                scales(Box(-_W, waves, _W, _H + 2), 3.0, 3), stroke=theme.pen("gloom-line" if night else "scale", 0.26)
            )

    def bubbles(self, x: float, y: float, count: int = 6, seed: int = 1, spread: float = 4.0) -> None:
        """Let bubbles rise from a place."""
        with self.plate() as plate:
            for i in range(count):
                r = 0.35 + 0.4 * (grain(seed, i, 3) + 1) / 2
                plate.lines(
                    Circle(x + spread * grain(seed, i, 1), y - 1.9 * i + grain(seed, i, 2), r).path(), 0.28, "bubble"
                )

    # -- props -------------------------------------------------------------------------------------

    def figure(
        self, name: str, x: float, y: float, scale: float = 1.0, *, turn: float = 0.0, flip: bool = False
    ) -> None:
        """Let a figure appear: a side of the boards, `phantom` or `darkhouse`."""
        stamp_picture(self.canvas, figure_picture(name, self.known), x, y, scale, turn=turn, flip=flip)

    def token(self, face: str, x: float, y: float, size: float = 10.0) -> None:
        """Lay a token."""
        draw_token(self.canvas, face, self.known, x, y, size)

    def die(self, value: int, x: float, y: float, size: float = 9.0, turn: float = 0.0) -> None:
        """Throw a die."""
        theme = self.known.theme
        with self.canvas.group(turning(x, y, turn)), self.canvas.group(moving(-size / 2, -size / 2)):
            self.canvas.rect(
                -0.25, -0.25, size + 0.5, size + 0.5, r=1.0, fill=theme.ink("foam"), stroke=theme.pen("line", 0.5)
            )
            draw_face(self.canvas, value, self.known, size, told=False)

    def arrow(self, points: Sequence[Point], width: float = 2.2, ink: str = "beam-flat") -> None:
        """Draw a bent arrow along a curve."""
        curve = Curve.through(*points)
        (x, y), (dx, dy) = curve.at(1.0), curve.direction(0.995)
        head = width * 1.25
        shaft = tube(
            [*curve.points[:: max(1, len(curve.points) // 8)], curve.points[-1]], width * 0.55, width, count=10
        )
        tip = Polygon(
            (
                (x + dx * head * 1.5, y + dy * head * 1.5),
                (x - dy * head - dx * 0.2, y + dx * head - dy * 0.2),
                (x + dy * head - dx * 0.2, y - dx * head - dy * 0.2),
            )
        )
        with self.plate() as plate:
            plate.area(shaft, ink, 0.8)
            plate.area(tip, ink, 0.8)
            plate.area(shaft, ink)
            plate.area(tip, ink)

    def beam(self, x: float, y: float, toward: float, spread: float, reach: float, ink: str = "beam") -> None:
        """Shine from a place: angles in degrees clockwise from the top."""
        a, b = math.radians(toward - spread / 2), math.radians(toward + spread / 2)
        ray = Polygon(
            (
                (x, y),
                (x + reach * math.sin(a), y - reach * math.cos(a)),
                (x + reach * math.sin(b), y - reach * math.cos(b)),
            )
        )
        with self.plate() as plate:
            plate.area(ray, ink)

    def chain(self, begin: Point, end: Point, sag: float = 0.0, size: float = 1.0) -> None:
        """Hang a chain between two places."""
        middle = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2 + sag)
        curve = Curve.through(begin, middle, end)
        count = max(2, round(curve.length / (1.9 * size)))
        with self.plate() as plate:
            places = curve.places(count)
            for i, (x, y) in enumerate(places):
                dx, dy = curve.direction(min(i / (count - 1), 0.99))
                k = (1.25 if i % 2 == 0 else 0.9) * size
                plate.lines(Path().move(x - dx * k, y - dy * k).line(x + dx * k, y + dy * k), 1.2 * size)
                plate.lines(Path().move(x - dx * k, y - dy * k).line(x + dx * k, y + dy * k), 0.62 * size, "brass-flat")

    def row(
        self, faces: Sequence[str], y: float, size: float = 8.0, *, gap: float = 0.8, x: float = 0.0, bow: float = 0.0
    ) -> None:
        """Lay tokens in a row, bowed downwards at its ends."""
        for i, face in enumerate(faces):
            place = i - (len(faces) - 1) / 2
            self.token(face, x + place * (size + gap), y + bow * place * place, size)

    def arm(self, points: Sequence[Point], *widths: float, tone: str = "coral") -> None:
        """Stretch a tentacle with suckers along its right side."""
        curve = Curve.through(*points)
        with self.plate() as plate:
            plate.area(tube(points, *widths, count=3 * len(points)), tone, 0.45)
            for i in range(3, 15):
                t = i / 16
                wide = widths[min(int(t * (len(widths) - 1)), len(widths) - 1)]
                x, y = curve.left(t, -wide * 0.22)
                plate.lines(dots([(x, y)]), wide * 0.34, f"{tone}-mark")
                plate.lines(dots([(x, y)]), wide * 0.17, f"{tone}-light")

    def ripple(self, x: float, y: float, inner: float, outer: float, count: int = 24) -> None:
        """Draw short rays about a place: a shine or a splash."""
        self.canvas.draw(rays(x, y, inner, outer, count), stroke=self.known.theme.pen("beam-line", 0.45, cap="round"))

    def sea_floor(self, height: float = 13.0, ink: str = "sand") -> None:
        """Lay sand along the foot of the window."""
        with self.plate() as plate:
            floor = blob(
                (-28, height + 1),
                (-18, height - 0.8),
                (-6, height + 0.7),
                (6, height - 0.5),
                (18, height + 0.8),
                (28, height - 0.4),
                (28, 22),
                (-28, 22),
            )
            plate.area(floor, ink, 0.4)
            plate.lines(dots((-25 + 5.6 * i, height + 3 + 1.4 * grain(i, 9)) for i in range(10)), 0.4, "brass-flat")

    def box(self, left: float, top: float, wide: float, high: float, ink: str, r: float = 0.0) -> None:
        self.canvas.draw(
            Rect(left, top, wide, high, r), fill=self.known.theme.ink(ink), stroke=self.known.theme.pen("line", 0.42)
        )
