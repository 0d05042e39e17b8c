"""The Teeth: a jaw of rock that bites out of the sea, and foams at the mouth."""

from pnp.draw.engrave import Plate
from pnp.games.carmine.engravings.adventures.crag import crag
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, sea, sky
from pnp.games.carmine.engravings.adventures.surf import drops, foam, rings

__all__ = ["draw"]

HORIZON = 27.0

FANGS = (
    ((39.0, 19.6), (34.6, 35.0), (42.6, 35.2), 0.8, 11),
    ((24.6, 16.6), (19.6, 36.6), (29.8, 36.8), -0.7, 32),
    ((47.4, 13.6), (41.6, 38.6), (53.6, 38.8), 1.1, 21),
    ((9.6, 13.0), (3.4, 39.0), (17.0, 39.2), -1.0, 44),
    ((28.8, 26.4), (24.6, 41.6), (34.0, 41.8), -0.7, 52),
)
"""From the hindmost to the nearest: tip, left and right foot, how far it curls, and its grain."""


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=7)
    clouds(plate, (33.0, 18.5, 16.0), seed=3)
    sea(plate, HORIZON, seed=9, rough=0.8)
    for tip, left, right, curl, seed in FANGS:
        (x, y), wide = left, right[0] - left[0]
        crag(plate, tip, left, right, 0.42, seed=seed, rough=0.5, flare=wide * 0.05, curl=curl, gap=0.9 - 0.02 * wide)
        drops(plate, x + 0.16 * wide, y - 0.3 * wide, 0.36 * wide, 7, seed=seed, lean=-14)
        crest = [
            (x - 0.13 * wide, y + 1.2),
            (x - 0.06 * wide, y - 0.16 * wide),
            (x + 0.16 * wide, y - 0.36 * wide),
            (x + 0.34 * wide, y - 0.1 * wide),
            (x + 0.62 * wide, y + 0.2),
            (x + 1.06 * wide, y + 0.9),
        ]
        foam(plate, crest, y + 2.0, seed=seed, puff=0.9 + 0.035 * wide)
        rings(plate, x + 0.47 * wide, y + 0.9, 0.52 * wide, 2, seed=seed, flat=0.16)
    birds(plate, (17.0, 16.0), (32.0, 14.2), (36.6, 16.0), size=0.8)
