"""The Sea Serpent: it has laid a ring of coils about a galleon, and looks down to see what it has caught."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, tick
from pnp.draw.shapes import Path, Point, smooth
from pnp.games.carmine.engravings.adventures.fangs import engrave_fangs
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, halo, little_ship, sea, sky, waves_at

__all__ = ["draw"]

HORIZON = 25.5

NECK = ((12.4, 44.6), (7.8, 38.4), (6.2, 30.6), (8.6, 22.8), (14.0, 19.0), (18.0, 20.0))
ARCH = ((24.8, 37), (27.0, 27.6), (33.0, 21.8), (40, 22), (45.4, 28), (46.4, 37))
TAIL = ((45.0, 43.6), (48.6, 41.6), (51.0, 38.0), (51.0, 33.6))


def draw(plate: Plate) -> None:
    """Draw the far coil, the ship inside the ring, and the neck in front."""
    sky(plate, HORIZON, seed=8)
    birds(plate, (46, 15), (49, 16.4), (43.6, 17))
    sea(plate, HORIZON, seed=9, rough=0.8, hidden=lambda x, y: x < 10 and y < 42)
    _coil(plate, Limb(Curve.through(*ARCH), 2.2, 2.5, 2.4, 2.1, 1.8, back=-1, seed=1), 2.4)
    waves_at(plate, 25, 36.6, 8, seed=1)
    waves_at(plate, 46.4, 36.8, 8, seed=2)
    little_ship(plate, 33.6, 38.6, 0.46, 7)
    waves_at(plate, 33.8, 39.4, 15, seed=3)
    neck = Limb(Curve.through(*NECK), 3.3, 3.0, 2.7, 2.3, 2.0, 1.9, back=-1, seed=2)
    _coil(plate, neck, 2.6)
    engrave_fangs(plate, Frame(17.8, 20.2, 1.9, 14))
    waves_at(plate, 11.6, 42.4, 14, seed=4, size=1.3)
    _tail(plate)


def _tail(plate: Plate) -> None:
    """The tail's end comes up once more on this side of the ship: a spade, like a devil's."""
    Limb(Curve.through(*TAIL), 1.3, 1.1, 0.8, 0.5, back=1, seed=5).engrave(plate, gap=0.6)
    spade = Path().move(51.0, 33.8).curve(49.6, 33.4, 48.6, 32.4, 47.8, 32.8).curve(48.4, 31, 49.8, 30, 51.2, 27.6)
    spade.curve(51.6, 29.8, 52.6, 31, 53, 33).curve(52.4, 32.6, 51.8, 33.4, 51.0, 33.8)
    plate.area(spade.close(), "fin", 0.3)
    for tip in ((48.6, 32.4), (49.8, 30.6), (51.2, 28.2), (52.2, 31)):
        plate.cuts(tick((51.0, 33.6), tip, 0.26))
    waves_at(plate, 46, 42.6, 8, seed=6)


def _coil(plate: Plate, coil: Limb, high: float) -> None:
    halo(plate, coil.outline(), 1.2)
    _fin(plate, coil, high)
    coil.engrave(plate, gap=0.7, edge=0.4, clear=0)
    plate.lines(coil.plates(0.9), 0.17)
    count = round(coil.spine.length / 3)
    plate.lines(smooth([coil.at(i / count, -0.33 * coil.back) for i in range(count + 1)]), 0.17)


def _fin(plate: Plate, coil: Limb, high: float, begin: float = 0.2) -> None:
    """Raise a comb of spines along the back, each leaning towards the tail."""
    count = round((1 - begin) * coil.spine.length / 2.0)
    comb = Path()
    ribs: list[tuple[Point, Point]] = []
    roots: list[Point] = []
    side = coil.back
    for i in range(count):
        a = coil.station(begin + (1 - begin) * i / count)
        b = coil.station(begin + (1 - begin) * (i + 1) / count)
        tall = 1 + high * (0.5 + 0.5 * (1 - abs(2 * (i + 0.5) / count - 1))) / a.r
        tip = a.at(side * tall, -0.5)
        bend = a.at(side * (0.55 + 0.45 * tall), 0.3)
        if not comb.steps:
            comb.move(*a.at(side * 0.8))
        comb.line(*tip).curve(*bend, *bend, *b.at(side * (0.75 + 0.25 * tall)))
        ribs.append((a.at(side), tip))
        roots.append(b.at(side * 0.7))
    for root in reversed(roots):
        comb.line(*root)
    plate.area(comb.close(), "fin", 0.24)
    for root, tip in ribs:
        plate.cuts(tick(root, tip, 0.34))
