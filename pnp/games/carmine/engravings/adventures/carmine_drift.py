"""The Carmine Drift: a red river in the sea winds towards the rising sun, and a ship rides it home."""

from pnp.draw.engrave import Plate
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, little_ship, sea, sky, sun, waves_at
from pnp.games.carmine.engravings.adventures.stream import Stream

__all__ = ["draw"]

HORIZON = 26.0
WAY = (
    (-1.5, 41.8), (12.0, 41.4), (27.0, 40.0), (36.5, 37.4), (32.0, 34.9), (18.5, 33.2), (12.0, 30.9),
    (20.0, 28.6), (26.5, 26.8),
)  # fmt: skip


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, clear=lambda x, y: (x - 27) ** 2 + (y - HORIZON) ** 2 < 110, seed=4)
    clouds(plate, (7.0, 19.5, 13.0), (49.5, 17.5, 12.0), seed=5)
    sun(plate, 27.0, HORIZON, 6.6, horizon=HORIZON, rays=38)
    sea(plate, HORIZON, glint=27.0, seed=2)
    drift = Stream(WAY, 4.7, HORIZON)
    drift.engrave(plate, "drift-wash", "carmine", lines=8, pieces=7, bold=0.34, seed=3)
    for t, size in ((0.12, 0.75), (0.29, 0.75), (0.62, 0.9), (0.86, 1.05)):
        drift.arrow(plate, t, "flag", size=size)
    little_ship(plate, 41.0, 37.0, 0.58, -3, mirror=True)
    waves_at(plate, 40.8, 37.3, 12.5, seed=6, size=0.85)
    birds(plate, (9.5, 24.0), (13.0, 22.6), (39.0, 15.6), size=0.75)
