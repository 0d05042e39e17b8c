"""The shores of a tile: how far each place of the sea is from the next coast, so that stones can be laid along it.

Every island is a few rounds that run into each other, with a coast that is bent by slow waves of its own; a round that
stands in the sea (an Exploration Space) is an island without waves. The height of a place is its distance from the next
coast, above 0 in the water and below it on land. It is smooth where two coasts are equally far, so that courses of
stones bend there and do not break. A height costs a few sums only: a tile asks for thousands of them.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pnp.seeds import Stream

__all__ = ["Island", "Round", "Shores"]

_WITHIN = 6.0
"""How far the rounds of one island run into each other, in mm."""
_BETWEEN = 1.2
"""How wide the bend is where the courses of two islands meet."""


_FADED = 7.8
"""So far from a coast its waves are gone."""
_FAR = 4.0
"""An island that is farther than the nearest by so much has no say, wherever its waves are."""


class Round(NamedTuple):
    """A round of land."""

    x: float
    y: float
    r: float


class Island(NamedTuple):
    """Rounds that are one island; `swell` is how far its coast wanders, in mm."""

    rounds: tuple[Round, ...]
    swell: float = 0.0


class _Wave(NamedTuple):
    kx: float
    ky: float
    turn: float
    high: float


class Shores:
    """All coasts of one tile. Equal keys are equal coasts."""

    def __init__(self, islands: Sequence[Island], *key: str | int) -> None:
        self.islands = tuple(islands)
        chance = Stream("diluvium coast", *key)
        waves: list[_Wave] = []
        for length, high in ((19.0, 1.0), (11.0, 0.62), (6.6, 0.3)):
            for _ in range(2):
                way = chance.real(0, 2 * math.pi)
                k = 2 * math.pi / (length * chance.real(0.85, 1.15))
                waves.append(_Wave(k * math.cos(way), k * math.sin(way), chance.real(0, 2 * math.pi), high / 2))
        self._waves = tuple(waves)

    def height(self, x: float, y: float) -> float:
        """Give how far a place is from the next coast. It is what `slope` gives, without the slope."""
        sqrt, sin, waves = math.sqrt, math.sin, self._waves
        best, bend = 1e9, 0.0
        for rounds, swell in self.islands:
            h = 1e9
            for rx, ry, r in rounds:
                dx, dy = x - rx, y - ry
                b = sqrt(dx * dx + dy * dy) - r
                d = h - b
                if d >= _WITHIN:
                    h = b
                elif d > -_WITHIN:
                    t = 0.5 - 0.5 * d / _WITHIN
                    h = h * t + b * (1 - t) - _WITHIN * t * (1 - t)
            if swell and h < _FADED and h - best < _FAR:
                fade = swell * min(1.0, 1.3 - abs(h) / 6)
                if fade > 0:
                    bend = 0.0
                    for kx, ky, turn, high in waves:
                        bend += high * sin(kx * x + ky * y + turn)
                    h += fade * bend / sqrt(1 + bend * bend)
            d = best - h
            if d >= _BETWEEN:
                best = h
            elif d > -_BETWEEN:
                t = 0.5 - 0.5 * d / _BETWEEN
                best = best * t + h * (1 - t) - _BETWEEN * t * (1 - t)
        return best

    def slope(self, x: float, y: float) -> tuple[float, float, float, int]:
        """Give the height of a place, how it grows to the right and downwards, and which island is nearest."""
        best, bx, by, which = 1e9, 0.0, 0.0, -1
        nearest = 1e9
        for number, island in enumerate(self.islands):
            h, gx, gy = 1e9, 0.0, 0.0
            for rx, ry, r in island.rounds:
                dx, dy = x - rx, y - ry
                d = math.sqrt(dx * dx + dy * dy) or 1e-9
                if h - d + r >= _WITHIN:
                    h, gx, gy = d - r, dx / d, dy / d
                else:
                    h, gx, gy = _joined(h, gx, gy, d - r, dx / d, dy / d, _WITHIN)
            if island.swell and h < _FADED and h - best < _FAR:
                fade = island.swell * min(1.0, 1.3 - abs(h) / 6)
                if fade > 0:
                    bend = sx = sy = 0.0
                    for kx, ky, turn, high in self._waves:
                        a = kx * x + ky * y + turn
                        bend += high * math.sin(a)
                        c = high * math.cos(a)
                        sx += c * kx
                        sy += c * ky
                    # a coast wanders no farther than its swell, so that it meets no other
                    flat = 1 / math.sqrt(1 + bend * bend)
                    gx += fade * sx * flat**3
                    gy += fade * sy * flat**3
                    h += fade * bend * flat
            if h < nearest:
                nearest, which = h, number
            if h < best + _BETWEEN:
                best, bx, by = _joined(best, bx, by, h, gx, gy, _BETWEEN)
        return best, bx, by, which


def _joined(a: float, ax: float, ay: float, b: float, bx: float, by: float, wide: float) -> tuple[float, float, float]:
    """Give the lower of two heights, rounded off where they are nearly equal (a quadratic between both)."""
    d = a - b
    if d >= wide:
        return b, bx, by
    if d <= -wide:
        return a, ax, ay
    t = 0.5 - 0.5 * d / wide  # the share of a
    q = 1 - t
    return a * t + b * q - wide * t * q, ax * t + bx * q, ay * t + by * q
