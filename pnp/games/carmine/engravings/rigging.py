"""The galleon's masts, bowsprit, standing rigging and pennants."""

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, stroke, tick
from pnp.draw.shapes import Path, Polygon, smooth

__all__ = ["engrave_bowsprit", "engrave_masts", "engrave_pennants", "engrave_shrouds"]

ROPE = 0.12

MAIN, FORE, MIZZEN = -1.3, 5.2, -7.1
"""Where the masts stand."""


def engrave_masts(plate: Plate) -> None:
    """Engrave the masts with their tops, and the ropes that hold them fore and aft."""
    ropes = Path()
    for a, b in (
        ((MAIN, -24.4), (5.2, -20.7)),
        ((MAIN, -19.4), (5.2, -12.0)),
        ((5.2, -21.2), (14.6, -11.1)),
        ((5.2, -16.7), (12.6, -10.0)),
        ((5.2, -12.0), (10.4, -8.7)),
        ((MAIN, -24.4), (-7.1, -18.8)),
        ((MIZZEN, -19.0), (-12.4, -9.9)),
        ((-11.8, -17.6), (-12.5, -10.0)),
        ((-5.0, -19.9), (MIZZEN, -14.4)),
        ((-6.3, -14.0), (-11.6, -9.8)),
        ((8.6, -6.8), (10.6, -9.9)),
        ((12.6, -8.0), (13.6, -10.3)),
    ):
        ropes.move(*a).line(*b)
    plate.lines(ropes, ROPE)
    for x, top, foot in ((MAIN, -25.4, -4), (FORE, -22.1, -5), (MIZZEN, -19.6, -5.5)):
        plate.area(Polygon(((x - 0.13, top), (x + 0.13, top), (x + 0.3, foot), (x - 0.3, foot))), "white", 0.14)
        plate.cuts(tick((x + 0.17, foot), (x + 0.06, top), 0.26))
    for x, y in ((MAIN, -20.2), (MAIN, -14.3), (FORE, -17.5), (FORE, -12.7), (MIZZEN, -14.5)):
        basket = ((x - 0.7, y - 0.5), (x + 0.7, y - 0.5), (x + 0.42, y + 0.05), (x - 0.42, y + 0.05))
        plate.area(Polygon(basket), "white", 0.14)
        for k in (-0.3, 0.0, 0.2, 0.4):
            plate.cuts(tick((x + k, y - 0.5), (x + k * 0.8, y + 0.05), 0.16))


def engrave_bowsprit(plate: Plate) -> None:
    """Engrave the spar that stands out over the bow."""
    spar = Curve([(7.0, -6.1), (15.3, -11.6)])
    plate.area(stroke(spar, lambda t: 0.6 - 0.34 * t, 2), "white", 0.15)
    plate.cuts(tick(spar.left(0, -0.12), spar.left(1, -0.04), 0.3))


def engrave_pennants(plate: Plate) -> None:
    """Engrave a pennant on every mast and an ensign at the stern: carmine, streaming before the wind."""
    for x, y, long, deep in ((MAIN, -25.3, 4.4, 1.15), (FORE, -22.0, 3.4, 1.0), (MIZZEN, -19.5, 3.2, 1.0)):
        top = [(x, y - 1.5), (x + 0.28 * long, y - 1.95), (x + 0.6 * long, y - 1.35), (x + long, y - 1.8)]
        low = [
            (x + 0.96 * long, y - 1.0),
            (x + 0.58 * long, y - 1.35 + deep * 0.66),
            (x + 0.28 * long, y - 1.95 + deep * 0.85),
            (x, y - 1.5 + deep),
        ]
        path = smooth(top).line(x + long * 0.8, y - 1.2).line(*low[0])
        path.add(Path(smooth(low).steps[1:])).close()
        plate.area(path, "flag", 0.15)
        plate.lines(Path().move(x, y - 1.75).line(x, y + 0.4), 0.2)
        for k in range(4):  # the fold in shade
            a = 0.36 + 0.06 * k
            plate.cuts(
                tick(
                    (x + a * long, y - 1.82 + 0.22 * k),
                    (x + (a - 0.04) * long, y - 1.75 + 0.13 * k + deep * 0.55),
                    0.13,
                )
            )


def engrave_shrouds(plate: Plate) -> None:
    """Engrave the shrouds, the rope ladders from the ship's side to the tops; the sails hide most of them."""
    net = Path()
    for x, top, feet, low in (
        (MAIN, -14.3, (-5.0, -4.1, -3.2, -2.3), -4.6),
        (FORE, -12.7, (3.0, 3.7, 6.7, 7.4), -6.0),
        (MIZZEN, -14.5, (-10.4, -9.7, -9.0, -5.6), -7.5),
    ):
        for foot in feet:
            net.move(x, top).line(foot, low)
        for k in range(1, 9):
            s = 1 - 0.055 * k
            y = top + (low - top) * s
            net.move(x + (feet[0] - x) * s, y).line(x + (feet[-2 if x == MIZZEN else -1] - x) * s, y)
    plate.lines(net, ROPE)
