"""Shade along an edge: short furrows that spring from a curve and lean as hair does. What rounds a shell or a hide."""

from collections.abc import Callable

from pnp.draw.curve import Curve
from pnp.draw.engrave import grain, tick
from pnp.draw.shapes import Path

__all__ = ["fringe"]


def fringe(
    curve: Curve,
    gap: float,
    long: float | Callable[[float], float],
    *,
    width: float = 0.24,
    lean: float = 0.3,
    begin: float = 0.0,
    end: float = 1.0,
    seed: int = 1,
) -> Path:
    """Give furrows of about `long` mm to the left of a curve (to its right for a length below 0).

    Every other one is shorter; they lean along the curve by `lean` of their length. `long` may depend on the way.
    """
    path = Path(winding=True)
    count = max(2, round(curve.length * (end - begin) / gap))
    for i in range(count + 1):
        t = begin + (end - begin) * i / count
        reach = (long(t) if callable(long) else long) * (1.0 if i % 2 else 0.6) * (1 + 0.18 * grain(seed, i))
        if abs(reach) < 0.15:
            continue
        dx, dy = curve.direction(t)
        x, y = curve.left(t, reach)
        path.add(tick(curve.at(t), (x + dx * lean * abs(reach), y + dy * lean * abs(reach)), width))
    return path
