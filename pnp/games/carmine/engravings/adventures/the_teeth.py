"""The Teeth: a jaw of rock that bites out of the sea, and foams at the mouth."""

from pnp.draw.engrave import Plate
from pnp.games.carmine.engravings.adventures.crag import crag
from pnp.games.carmine.engravings.adventures.scene import birds, clouds, sea, sky
from pnp.games.carmine.engravings.adventures.surf import drops, foam, rings, splash

__all__ = ["draw"]

HORIZON = 27.0

FANGS = (
    ((36.8, 20.4), (34.8, 35.0), (42.4, 35.2), 1.3, 11),
    ((26.4, 17.2), (19.4, 36.6), (28.8, 36.8), -1.7, 32),
    ((44.6, 13.8), (42.4, 38.6), (53.6, 38.8), 2.4, 21),
    ((13.2, 13.2), (3.8, 39.0), (16.6, 39.2), -2.4, 44),
    ((31.6, 27.6), (25.4, 41.4), (34.4, 41.6), -1.2, 52),
)
"""From the hindmost to the nearest: tip, left and right foot, how far it curls, and its grain."""


def draw(plate: Plate) -> None:
    """Engrave the scene."""
    sky(plate, HORIZON, seed=7)
    clouds(plate, (33.0, 18.5, 16.0), seed=3)
    sea(plate, HORIZON, seed=9, rough=0.8)
    for tip, left, right, curl, seed in FANGS:
        (x, y), wide = left, right[0] - left[0]
        crag(plate, tip, left, right, 0.42, seed=seed, rough=0.26, curl=curl, gap=0.9 - 0.02 * wide)
        drops(plate, x + 0.1 * wide, y - 0.34 * wide, 0.4 * wide, 7, seed=seed, lean=-14)
        splash(plate, x + 0.14 * wide, y + 1.2, 0.66 * wide, 0.62 * wide, 4, seed=seed, lean=-0.5)
        crest = ((x - 0.12 * wide, y + 1.2), (x + 0.4 * wide, y + 0.3), (x + 1.08 * wide, y + 1.0))
        foam(plate, crest, y + 2.0, seed=seed, puff=0.9 + 0.035 * wide, curls=False)
        rings(plate, x + 0.47 * wide, y + 0.9, 0.52 * wide, 2, seed=seed, flat=0.16)
    birds(plate, (20.4, 14.6), (5.6, 19.0), (50.6, 22.0), size=0.8)
