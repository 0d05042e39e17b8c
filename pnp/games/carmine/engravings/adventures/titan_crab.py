"""The Titan Crab: it has picked up a galleon and does not yet know what it is."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Patch, Plate, stroke, tick
from pnp.draw.shapes import Circle, Path, Point, smooth
from pnp.games.carmine.engravings.adventures.fringe import fringe, warts
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import Frame, birds, halo, little_ship, sea, sky, waves_at

__all__ = ["draw"]

HORIZON = 26.0

DOME: tuple[Point, ...] = (
    (11.4, 30.4), (12.6, 26.2), (16.4, 21.8), (21.6, 19.2), (27.0, 18.4), (32.4, 19.2), (37.6, 21.8), (41.4, 26.2),
    (42.6, 30.4),
)  # fmt: skip
"""The top of the shell, from its left corner to its right one."""

BROW: tuple[Point, ...] = (
    (11.4, 30.4),
    (17.0, 32.4),
    (22.0, 32.0),
    (27.0, 32.8),
    (32.0, 32.0),
    (37.0, 32.4),
    (42.6, 30.4),
)
"""Its front edge, which bears the spines."""

PALM: tuple[Point, ...] = (
    (-1.2, 0.2), (-2.6, -1.8), (-3.0, -4.4), (-2.5, -7.2), (-0.9, -9.8), (-0.6, -7.6), (-0.5, -5.6), (0.7, -4.5),
    (2.5, -4.2), (2.5, -1.8), (1.2, 0.2),
)  # fmt: skip
FINGER: tuple[Point, ...] = ((0.6, -4.6), (2.6, -3.9), (3.5, -6.2), (2.9, -8.6), (0.9, -10.2), (1.3, -7.8), (0.9, -6.0))


def draw(plate: Plate) -> None:
    """Draw legs, shell, claws; the ship is in the grip of the right one."""
    sky(plate, HORIZON, seed=14)
    birds(plate, (30.4, 14.2), (34, 15.6))
    sea(plate, HORIZON, seed=15, rough=0.7, hidden=lambda x, y: abs(x - 27) < 14 and y < 40)
    for side in (1, -1):
        _legs(plate, side)
    _face(plate)
    _shell(plate)
    _claw(plate, Frame(7.4, 31.4, 1.36, -12))
    little_ship(plate, 46.2, 25.2, 0.4, -14)
    _claw(plate, Frame(46.4, 33.0, 1.32, 3))
    waves_at(plate, 27, 41.8, 30, seed=7, size=1.4)
    for x in (5.0, 49.8):
        waves_at(plate, x, 42.6, 9, seed=round(x))


def _legs(plate: Plate, side: int) -> None:
    """Two legs that stand in the water, and the arm that carries the claw."""

    def limb(*places: Point, thick: tuple[float, ...], seed: int) -> None:
        spine = Curve.through(*((27 + side * x, y) for x, y in places))
        Limb(spine, *thick, back=side, seed=seed).engrave(plate, gap=0.98, edge=0.36)

    limb((9, 35), (14.4, 35.2), (17.2, 38), (17.8, 43), thick=(1.2, 1.3, 1.0, 0.4), seed=1)
    limb((12, 33), (19.4, 33.4), (23.2, 36.6), (24.2, 43), thick=(1.3, 1.5, 1.1, 0.4), seed=2)
    limb((11.6, 32.6), (15.4, 34.6), (18.8, 34.2), (20.4, 31.4), thick=(1.3, 1.6, 1.6, 1.3), seed=3)


def _face(plate: Plate) -> None:
    """What is under the brow: eyes that have seen the sea being made, and a mouth like a portcullis."""
    belly = smooth([(14.4, 30.6), (16.8, 35.4), (21.6, 39.4), (27, 40.8), (32.4, 39.4), (37.2, 35.4), (39.6, 30.6)])
    halo(plate, belly)
    plate.area(belly.close(), "white", 0.42)
    for side in (1, -1):
        edge = Curve.through(*((27 + side * x, y) for x, y in ((12.4, 31), (10.2, 35.4), (5.4, 39.4), (0.6, 40.7))))
        plate.cuts(fringe(edge, 0.7, -2.4 * side, width=0.28, seed=side))
        for k in range(3):  # mouth parts
            x, y = 27 + side * (0.5 + 1.5 * k), 35.4 - 0.3 * k
            jaw = Curve.through((x, y), (x + 0.9 * side, y + 1.6), (x + 0.3 * side, y + 3.6 - 0.5 * k))
            plate.cuts(stroke(jaw, lambda t: 0.2 + 1.6 * t * (1 - t), 4))
        feeler = Curve.through((27 + 1.6 * side, 34), (27 + 6 * side, 36.6), (27 + 10.4 * side, 40))
        plate.cuts(stroke(feeler, lambda t: 0.34 - 0.2 * t, 4))


def _shell(plate: Plate) -> None:
    """A dome of rings and barnacles over a brow of spines; a mast has been stuck in it for years."""
    mast = Curve([(20.4, 21.6), (18.8, 13.6)])
    plate.area(stroke(mast, lambda t: 0.7 - 0.2 * t, 2), "timber", 0.24)
    rag = [(18.8, 13.8), (22.0, 14.4), (21.2, 15.4), (23.0, 16.4), (19.4, 17.0)]
    plate.area(Path().polyline(rag, close=True), "flag", 0.14)
    plate.cuts(tick((17.2, 17.2), (21.0, 16.6), 0.4))
    dome, brow = Curve.through(*DOME), Curve.through(*BROW)
    shell = dome.path(9).add(Path(brow.reversed().path(9).steps[1:])).close()
    halo(plate, shell)
    _spines(plate, brow)
    plate.area(shell, "flesh")
    patch = Patch(dome, brow, Curve([DOME[0], BROW[0]]), Curve([DOME[-1], BROW[-1]]))
    lit = [(0.2, 0.36), (0.32, 0.2), (0.5, 0.14), (0.62, 0.2), (0.5, 0.34), (0.36, 0.46)]
    plate.area(smooth([patch.at(u, v) for u, v in lit], closed=True), "paper")
    for k in range(1, 40):  # meridians that rise from the brow, and fall from the crown on the dark side
        u = k / 40
        high = (0.34, 0.56, 0.4, 0.7)[k % 4] + 0.34 * (u - 0.5)
        plate.cuts(patch.tick((u, 1.0), (0.5 + (u - 0.5) * 0.95, 1 - high), 0.36))
        if u > 0.56:
            plate.cuts(patch.tick((u, 0.0), (u, 0.24 if k % 2 else 0.15), 0.28))
    plate.cuts(stroke(dome, lambda t: 0.34 + 0.6 * t * (1 - t), 9))
    plate.cuts(stroke(brow, 0.44, 9))
    warts(plate, ((24.0, 22.6), (35.0, 25.0), (17.2, 26.4)), 1.2, rim=0.22, pit=0.45)
    warts(plate, ((26.0, 23.8), (30.8, 21.8), (18.8, 27.6)), 0.7)
    for side in (1, -1):
        x, y = 27 + 4.2 * side, 32.6
        plate.area(
            smooth([(x - 1.5, y - 0.4), (x - 1.1, y + 2.0), (x + 1.1, y + 2.0), (x + 1.5, y - 0.4)]), "flesh", 0.3
        )
        warts(plate, [(x, y + 1.5)], 2.6, rim=0.22)
        plate.area(Circle(x + 0.35, y + 1.6, 0.85), "line")
        warts(plate, [(x + 0.1, y + 1.3)], 0.4, rim=0)
        lid = Curve.through((x + 2.2 * side, y - 1.0), (x + 0.4 * side, y + 0.3), (x - 1.9 * side, y + 1.2))
        plate.cuts(stroke(lid, lambda t: 0.3 + 2.2 * t * (1 - t), 5))


def _spines(plate: Plate, brow: Curve) -> None:
    for i in range(11):
        t = 0.02 + 0.96 * i / 10
        if 0.3 < abs(2 * t - 1) < 0.36:
            continue
        x, y = brow.at(t)
        out = (t - 0.5) * 2.6
        long = 1.9 if i % 2 else 1.3
        spine = [(x - 0.8, y - 0.3), (x + out, y + long - 1.5 * abs(t - 0.5)), (x + 0.8, y - 0.3)]
        plate.area(Path().polyline(spine, close=True), "white", 0.26)


def _claw(plate: Plate, frame: Frame) -> None:
    """A pincer that opens upward: the fixed half, then the one that bites."""
    palm, finger = frame.smooth(*PALM, closed=True), frame.smooth(*FINGER, closed=True)
    halo(plate, palm, 0.9)
    plate.area(finger, "flesh", 0.4)
    plate.area(palm, "flesh", 0.42)
    back = frame.curve(*PALM[:5])
    plate.cuts(fringe(back, 0.68, -1.5, width=0.28, lean=-0.3))
    outer = frame.curve(*FINGER[1:5])
    plate.cuts(fringe(outer, 0.66, 1.1, width=0.26, lean=0.3))
    teeth = frame.all((-0.6, -8.2), (-0.55, -7.0), (-0.35, -5.8), (1.2, -8.6), (1.15, -7.4), (0.9, -6.3))
    warts(plate, teeth, 0.5)
    warts(plate, frame.all((0.9, -2.6), (-0.4, -3.6), (1.5, -1.5)), 0.6)
