"""The Kraken: it watches with one eye above the water while its arms close about a galleon and lift it out."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, cut_through, stroke
from pnp.draw.shapes import Circle, Path, smooth
from pnp.games.carmine.engravings.adventures.limb import Limb
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, halo, little_ship, sea, sky, waves_at

__all__ = ["draw"]

HORIZON = 27.0


def draw(plate: Plate) -> None:
    """Draw the scene, from the sky forward."""
    sky(plate, HORIZON, seed=3)
    clouds(plate, (37, 20.5, 15))
    birds(plate, (32, 14.4), (35, 15.6))
    sea(plate, HORIZON, seed=2, rough=0.8, hidden=_hidden)
    behind = Curve.through((30, 35), (31.2, 28), (30.4, 20.6), (26.4, 15.2), (21.2, 14.2), (18.4, 17.4), (20.6, 19.4))
    _arm(plate, Limb(behind, 1.8, 1.6, 1.3, 0.9, 0.4, seed=1))
    right = Curve.through((48.6, 33), (51, 26), (50.2, 19.4), (46.4, 15.4), (42.6, 16.8), (43.6, 19.8), (45.6, 18.8))
    _arm(plate, Limb(right, 1.55, 1.5, 1.2, 0.8, 0.35, seed=3))
    _head(plate)
    little_ship(plate, 19.6, 33.2, 0.6, -12)
    front = Curve.through(
        (36.2, 43.2), (34.4, 36.6), (28.6, 33.2), (20, 34.2), (10.8, 34.6), (4.8, 29.6), (4.6, 22.2), (8.8, 17.6),
        (13.0, 19.4), (12.2, 23.2), (9.2, 22.6),
    )  # fmt: skip
    _arm(plate, Limb(front, 2.4, 2.2, 2.0, 1.75, 1.3, 0.4, back=-1, seed=4))
    waves_at(plate, 36.4, 42.8, 9, seed=2)


def _hidden(x: float, y: float) -> bool:
    return (y < 41 and 36 < x < 53) or (y < 36.5 and 9.5 < x < 33)


def _arm(plate: Plate, arm: Limb) -> None:
    arm.engrave(plate, gap=0.7)
    arm.suckers(plate)


def _head(plate: Plate) -> None:
    """The mantle like a wet rock, and the eye in it under its angry lid."""
    dome = Curve.through(
        (36.4, 41), (37.2, 36), (39.2, 31.4), (43, 28.4), (47.2, 29), (50, 33), (51.2, 37.4), (51.6, 41)
    )
    shape = dome.path(8).close()
    halo(plate, shape)
    plate.area(shape, "flesh", 0.4)
    for k in range(1, 11):  # folds over the crown, from the side away from the light
        a, b = dome.at(0.5 + 0.042 * k), dome.at(0.44 - 0.024 * k)
        reach = 0.66 - 0.28 * (k % 2) - 0.03 * k
        places = []
        for share in (0.0, 0.33, 0.67, 1.0):
            s = share * reach
            places.append((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s + 4 * s * (1 - s) * (0.9 - 0.04 * k)))
        plate.cuts(cut_through(places, 0.24, 0.32))
    for x, y, r in ((40.6, 32.2, 0.3), (42.0, 30.8, 0.4), (43.6, 29.9, 0.25), (39.3, 32.9, 0.22), (38.6, 36.8, 0.25)):
        plate.area(Circle(x, y, r), "white", 0.15)
    eye = [(40.0, 35.2), (42.0, 34.6), (45.2, 36.0), (46.6, 37.4), (44.8, 38.8), (42.4, 38.9), (40.6, 37.6)]
    plate.area(smooth(eye, closed=True), "white", 0.3)
    iris = [(41.6, 34.9), (43.6, 35.2), (45.3, 36.4), (45.0, 37.9), (43.4, 38.7), (41.8, 38.0), (41.1, 36.4)]
    plate.area(smooth(iris, closed=True), "gaze", 0.2)
    slit = Path().move(43.3, 35.1).curve(44.3, 36.2, 44.1, 37.6, 43.3, 38.6).curve(42.5, 37.6, 42.3, 36.2, 43.3, 35.1)
    plate.area(slit.close(), "line")
    plate.area(Circle(42.3, 36.1, 0.36), "white")
    lid = Curve.through((38.6, 34.5), (41.4, 33.7), (44.6, 34.7), (47.6, 37.2))
    plate.cuts(stroke(lid, lambda t: 0.25 + 3.0 * t * (1 - t), 5))
    for k in range(3):  # its bags
        begin, end = (40.6 + 0.4 * k, 38.3 + 0.55 * k), (46.8 - 0.5 * k, 38.2 + 0.6 * k)
        places = [begin, (42.3, 39.5 + 0.5 * k), (44.7, 39.5 + 0.5 * k), end]
        plate.cuts(cut_through(places, 0.2 - 0.03 * k))
    waves_at(plate, 44.2, 40.4, 18, seed=9)
