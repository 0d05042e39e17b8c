"""The Carmine Drift: a red river in the sea winds towards the rising sun, and a ship rides it home."""

from pnp.draw.engrave import Plate
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, little_ship, sea, sky, sun, waves_at
from pnp.games.carmine.engravings.adventures.stream import Stream

__all__ = ["draw"]

HORIZON = 26.0
WAY = ((13.0, 46.6), (26.0, 42.6), (36.0, 38.6), (32.0, 35.2), (17.5, 33.2), (12.0, 30.9), (20.5, 28.5), (26.5, 26.8))


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, clear=lambda x, y: (x - 27) ** 2 + (y - HORIZON) ** 2 < 110, seed=4)
    clouds(plate, (7.0, 19.5, 13.0), (49.5, 17.5, 12.0), seed=5)
    sun(plate, 27.0, HORIZON, 6.6, horizon=HORIZON, rays=38)
    sea(plate, HORIZON, glint=27.0, seed=2)
    drift = Stream(WAY, 5.6, HORIZON)
    drift.engrave(plate, "drift-wash", "carmine", lines=8, pieces=6, bold=0.34, seed=3)
    for t, size in ((0.14, 0.72), (0.62, 0.8), (0.86, 0.95)):
        drift.arrow(plate, t, "flag", size=size)
    little_ship(plate, 38.6, 37.6, 0.58, -3, mirror=True)
    waves_at(plate, 38.4, 37.9, 12.5, seed=6, size=0.85)
    birds(plate, (9.5, 24.0), (13.0, 22.6), (45.0, 21.6), size=0.75)
