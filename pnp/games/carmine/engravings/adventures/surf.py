"""Surf: water that breaks on stone, in heaped white puffs, flying drops, and rings that run out over the sea.

Foam is paper left white; what is engraved is its edge, a chain of small bows that are bold where they turn away from
the light, and a few curls inside.
"""

import math
from collections.abc import Sequence

from pnp.draw.engrave import Plate, cut, cut_through, grain, tick
from pnp.draw.shapes import Path, Point

__all__ = ["drops", "foam", "rings", "splash"]


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


def splash(
    plate: Plate, x: float, y: float, wide: float, high: float, count: int, *, seed: int = 1, lean: float = 0.0
) -> None:
    """Let water leap up from a foot at (x, y) in fingers, each with a round end; they lean so many mm to one side."""
    edge = Path().move(x - 0.5 * wide, y)
    sides: list[tuple[Point, Point, Point, Point]] = []
    notch = x - 0.5 * wide, y
    for i in range(count):
        s = 2 * (i + 0.5) / count - 1
        tall = high * (1 - 0.55 * s * s) * (0.85 + 0.2 * grain(seed, i))
        tip = x + 0.5 * wide * s * 1.2 + lean * tall / high, y - tall
        nxt_s = 2 * (i + 1) / count - 1
        deep = high * (1 - 0.6 * nxt_s * nxt_s) * (0.42 + 0.14 * grain(seed, i, 1))
        nxt = (
            (x + 0.5 * wide * nxt_s * 0.92 + 0.5 * lean * deep / high, y - deep)
            if i < count - 1
            else (x + 0.5 * wide, y)
        )
        r = min(0.05 * wide, 0.42)
        # a finger rises, then bows outwards under its own weight
        out = 0.3 * (tip[0] - x)
        left, right = (tip[0] - r, tip[1] + r), (tip[0] + r, tip[1] + r)
        up = (
            (notch[0] + 0.1 * out, notch[1] - 0.5 * (notch[1] - left[1])),
            (left[0] - out + 0.3 * r, left[1] + 0.1 * tall),
        )
        cap = (left[0], tip[1] - 0.6 * r), (right[0], tip[1] - 0.6 * r)
        down = (
            (right[0] - out - 0.3 * r, right[1] + 0.1 * tall),
            (nxt[0] + 0.1 * out, nxt[1] - 0.5 * (nxt[1] - right[1])),
        )
        for side in ((notch, *up, left), (left, *cap, right), (right, *down, nxt)):
            edge.curve(*side[1], *side[2], *side[3])
            sides.append(side)
        notch = nxt
    edge.curve(x + 0.3 * wide, y + 0.16 * high, x - 0.3 * wide, y + 0.16 * high, x - 0.5 * wide, y)
    plate.area(edge.close(), "white")
    for a, one, two, b in sides:
        plate.cuts(cut(a, one, two, b, 0.25, 0.14, 0.14))
    for i in range(2 * count - 1):  # streaks of water that is going up
        s = (2 * (i + 1) / (2 * count) - 1) * 0.86
        top = high * (1 - 0.6 * s * s) * (0.42 + 0.1 * grain(seed, i, 5))
        begin, end = (x + 0.44 * wide * s, y - 0.12 * high), (x + 0.5 * wide * s + 0.4 * lean * top / high, y - top)
        plate.cuts(tick(end, begin, 0.2))


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
