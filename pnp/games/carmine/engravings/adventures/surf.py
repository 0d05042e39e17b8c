"""Surf: water that breaks on stone, in heaped white puffs, flying drops, and rings that run out over the sea.

Foam is paper left white; what is engraved is its edge, a chain of small bows that are bold where they turn away from
the light, and a few curls inside.
"""

import math
from collections.abc import Sequence

from pnp.draw.engrave import Plate, cut, cut_through, grain, tick
from pnp.draw.shapes import Path, Point

__all__ = ["burst", "drops", "foam", "rings"]


def foam(
    plate: Plate, crest: Sequence[Point], foot: float, *, seed: int = 1, puff: float = 1.4, curls: bool = True
) -> None:
    """Heap foam under a crest that runs from left to right, down to `foot`: puffs large and small."""
    edge = Path()
    bows: list[tuple[Point, Point, Point, Point]] = []
    here = crest[0]
    edge.move(*here)
    i = 0
    for n in range(len(crest) - 1):
        (ax, ay), (bx, by) = crest[n], crest[n + 1]
        long = math.hypot(bx - ax, by - ay)
        gone = 0.0
        while gone < long - 0.01:
            step = puff * (1 + 0.55 * grain(seed, i))
            gone = long if long - gone - step < 0.5 * puff else gone + step
            there = ax + (bx - ax) * gone / long, ay + (by - ay) * gone / long
            dx, dy = there[0] - here[0], there[1] - here[1]
            k = 0.72 + 0.2 * grain(seed, i, 4)
            one = here[0] + dy * k - 0.12 * dx, here[1] - dx * k - 0.12 * dy
            two = there[0] + dy * k + 0.12 * dx, there[1] - dx * k + 0.12 * dy
            edge.curve(*one, *two, *there)
            bows.append((here, one, two, there))
            here = there
            i += 1
    (left, _), (right, _) = crest[0], crest[-1]
    wide = right - left
    edge.curve(right - 0.1 * wide, foot, left + 0.1 * wide, foot, *crest[0])
    plate.area(edge, "white")
    for i, (a, one, two, b) in enumerate(bows):
        plate.cuts(cut(a, one, two, b, 0.26, 0.08, 0.08))
        deep = foot - (a[1] + b[1]) / 2
        low = 1.5 * puff
        while curls and low < deep - 0.6:  # curls inside, in rows that do not line up
            k = round(10 * low) + i
            if (i + k) % 2:
                x, y = (a[0] + b[0]) / 2 + 0.4 * grain(seed, i, k), foot - deep + low
                r = puff * (0.42 + 0.18 * grain(seed, i, k, 1))
                plate.cuts(cut((x - r, y + 0.2), (x - r, y - 1.2 * r), (x + r, y - 1.2 * r), (x + r, y), 0.2))
            low += puff * (1.1 + 0.3 * grain(seed, i, k, 2))


def drops(plate: Plate, x: float, y: float, r: float, count: int, *, seed: int = 1, lean: float = 0.0) -> None:
    """Throw drops up from a place, in a fan of radius r that leans to one side by so many degrees."""
    dots = Path()
    for i in range(count):
        turn = math.radians(lean + 58 * grain(seed, i, 1))
        far = r * (0.5 + 0.5 * abs(grain(seed, i, 2)))
        at = x + far * math.sin(turn), y - far * math.cos(turn)
        dots.move(*at).line(at[0] + 0.04, at[1] + 0.06)
    plate.lines(dots, 0.52)
    plate.lines(dots, 0.27, "white")


def burst(
    plate: Plate, x: float, y: float, near: float, far: float, count: int, *, seed: int = 1, lean: float = 0.0
) -> None:
    """Let water fly from a place in sharp lines, between two distances, in a fan about `lean` degrees from the top."""
    for i in range(count):
        a = math.radians(lean + 130 * ((i + 0.5 + 0.3 * grain(seed, i)) / count - 0.5))
        begin, end = near * (1 + 0.08 * grain(seed, i, 1)), near + (far - near) * (0.7 + 0.3 * grain(seed, i, 2))
        c, s = math.sin(a), -math.cos(a)
        plate.cuts(tick((x + begin * c, y + begin * s), (x + end * c, y + end * s), 0.3))


def rings(plate: Plate, x: float, y: float, wide: float, count: int = 2, *, seed: int = 1, flat: float = 0.2) -> None:
    """Run broken rings out over the water in front of a foot that is `wide` mm from its middle to its side."""
    for k in range(count):
        r = wide * (1.04 + 0.16 * k) + 0.25 * k
        turn = -78.0 + 10 * grain(seed, k)
        while turn < 70:
            end = min(turn + 38 + 16 * grain(seed, k, round(turn)), 84)
            angles = [math.radians(turn + (end - turn) * j / 3) for j in range(4)]
            points = [(x + r * math.sin(a), y + r * flat * math.cos(a)) for a in angles]
            if min(p[0] for p in points) > 0.2 and max(p[0] for p in points) < 54.8:
                plate.cuts(cut_through(points, 0.27 - 0.05 * k))
            turn = end + 9
