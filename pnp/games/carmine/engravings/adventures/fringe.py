"""Hide and shell: short furrows that spring from an edge and lean as hair does, and round warts upon the skin."""

from collections.abc import Callable, Iterable

from pnp.draw.curve import Curve
from pnp.draw.engrave import Plate, grain, tick
from pnp.draw.shapes import Path, Point

__all__ = ["fringe", "warts"]


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


def warts(plate: Plate, places: Iterable[Point], size: float, *, rim: float = 0.2, pit: float = 0.0) -> None:
    """Engrave round knobs with a dark rim, and a dark pit if one is given: dots of a round pen, which cost least."""
    dots = Path()
    for x, y in places:
        dots.move(x, y).line(x + 0.01, y)
    plate.lines(dots, size + 2 * rim)
    plate.lines(dots, size, "white")
    if pit:
        plate.lines(dots, pit)
