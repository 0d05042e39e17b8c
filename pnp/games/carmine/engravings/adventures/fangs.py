"""The head of a serpent, jaws open: for a hydra, which has many, and for a serpent that is all neck and coils.

Drawn to a measure of its own: u forward along the jaw, v down, from where the skull sits on the neck; about six wide
and five high. It looks to the right unless it is mirrored.
"""

from pnp.draw.engrave import Plate, cut_through, stroke, tick
from pnp.draw.shapes import Circle, Path, Point
from pnp.games.carmine.engravings.adventures.frame import Frame

__all__ = ["engrave_fangs"]

CREST: tuple[Point, ...] = (
    (0.7, -1.9),
    (-1.6, -3.3),
    (-1.0, -2.0),
    (-2.9, -2.1),
    (-1.6, -1.1),
    (-2.9, -0.3),
    (-1.0, 0.2),
)

SKULL: tuple[Point, ...] = (
    (-1.5, -0.9), (-0.6, -1.5), (0.5, -1.95), (1.3, -1.85), (2.1, -1.15), (3.0, -0.95), (3.8, -1.2), (4.6, -0.8),
    (4.75, -0.2), (4.2, 0.0), (3.2, 0.0), (2.1, 0.25), (1.1, 0.55), (0.5, 1.0),
)  # fmt: skip

JAW: tuple[Point, ...] = (
    (0.5, 0.5), (1.4, 0.85), (2.6, 1.35), (3.5, 1.6), (4.05, 1.4), (4.1, 1.9), (3.5, 2.35), (2.1, 2.2), (0.6, 1.7),
    (-1.1, 1.25),
)  # fmt: skip


def engrave_fangs(plate: Plate, frame: Frame, *, tint: str = "flesh") -> None:
    """Engrave one head in a frame; its lines keep their weight on paper, whatever the frame's scale."""
    crest = Path().move(*frame.at(*CREST[0]))
    for i in range(1, len(CREST) - 1, 2):
        crest.line(*frame.at(*CREST[i])).line(*frame.at(*CREST[i + 1]))
    plate.area(crest.close(), "fin", 0.24)
    for tip in CREST[1::2]:
        plate.cuts(tick(frame.at(0.3, -0.7), frame.at(*tip), 0.24))
    gape = frame.polygon((0.6, 0.5), (2.2, 0.1), (4.4, -0.2), (3.9, 1.6), (2.4, 1.3))
    plate.area(gape, "dark")
    tongue = frame.curve((1.6, 0.75), (2.9, 0.9), (4.0, 0.55), (5.2, 0.85))
    plate.cuts(stroke(tongue, 0.42 * frame.scale, 4), "white")
    plate.cuts(stroke(tongue, lambda t: (0.3 - 0.14 * t) * frame.scale, 4), "carmine")
    for tip in ((5.9, 0.55), (5.8, 1.3)):
        plate.cuts(tick(frame.at(5.1, 0.83), frame.at(*tip), 0.2), "carmine")
    _teeth(plate, frame, ((1.9, 1.05, -0.5), (2.7, 1.36, -0.6), (3.6, 1.55, -0.85)))
    plate.area(frame.smooth(*JAW).close(), "white", 0.3)
    _teeth(plate, frame, ((2.2, 0.2, 0.5), (3.0, 0.0, 0.65), (4.1, -0.05, 1.0)))
    plate.area(frame.smooth(*SKULL), tint)
    plate.lines(frame.smooth(*SKULL), 0.3)
    _face(plate, frame)


def _teeth(plate: Plate, frame: Frame, teeth: tuple[tuple[float, float, float], ...]) -> None:
    for u, v, long in teeth:
        plate.area(frame.polygon((u - 0.24, v), (u + 0.05, v + long), (u + 0.24, v)), "white", 0.14)


def _face(plate: Plate, frame: Frame) -> None:
    plate.area(frame.smooth((1.0, -0.75), (1.6, -1.2), (2.15, -0.85), (1.6, -0.6), closed=True), "white", 0.18)
    plate.area(Circle(*frame.at(1.7, -0.87), 0.2 * frame.scale), "line")
    plate.cuts(stroke(frame.curve((0.4, -1.25), (1.2, -1.5), (2.5, -0.85)), lambda t: 0.15 + 1.1 * t * (1 - t), 4))
    plate.cuts(cut_through(frame.all((3.8, -0.75), (4.0, -0.95), (4.2, -0.85), (4.25, -0.6)), 0.22))
    large = frame.scale > 1.4
    for i in range(4 if large else 2):  # the cheek
        u = 0.95 - 0.42 * i
        plate.cuts(cut_through(frame.all((u, -0.2), (u - 0.25, 0.1), (u - 0.2, 0.5), (u + 0.1, 0.9 + 0.12 * i)), 0.2))
    count = 9 if large else 5
    for i in range(count):  # jaw and throat in shade
        u = -0.7 + 4.2 * i / count
        v = 1.38 + 0.28 * min(u, 3.0) - 0.1 * max(u - 2.2, 0.0) ** 2
        plate.cuts(tick(frame.at(u, v), frame.at(u + 0.25, v - 0.55), 0.2))
    count = 6 if large else 3
    for i in range(count):  # the muzzle rounds under
        u = 2.5 + 2.0 * i / count
        plate.cuts(tick(frame.at(u, 0.02), frame.at(u - 0.1, -0.45 - 0.12 * (i % 2)), 0.18))
