"""Path data: the `d` attribute of SVG, read into the four steps that our paths are made of."""

import math
import re
from collections.abc import Iterator

__all__ = ["parse"]

Step = tuple[str, *tuple[float, ...]]

_LETTER = re.compile(r"([A-DF-Za-df-z])")  # E and e belong to numbers
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_WANTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Give each command with its numbers; a letter may stand once for several commands of its kind."""
    before, *pieces = _LETTER.split(d)
    if before.strip():
        raise ValueError(f"“{before.strip()}” stands before the first command")
    for letter, rest in zip(pieces[::2], pieces[1::2], strict=True):
        want = _WANTS.get(letter.upper())
        if want is None:
            raise ValueError(f"“{letter}” is no path command of ours")
        if junk := _NUMBER.sub(" ", rest).replace(",", " ").strip():
            raise ValueError(f"“{junk}” after “{letter}” does not belong in path data")
        numbers = [float(text) for text in _NUMBER.findall(rest)]
        if not all(map(math.isfinite, numbers)):
            raise ValueError(f"a number after “{letter}” is too large")
        if want == 0 and not numbers:
            yield letter, []
            continue
        if not want or not numbers or len(numbers) % want:
            raise ValueError(f"“{letter}” takes {want} numbers each time, not {len(numbers)}")
        for i in range(0, len(numbers), want):
            yield letter, numbers[i : i + want]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def parse(d: str) -> list[Step]:
    """Read path data. Raises ValueError with the place of the mistake."""
    steps: list[Step] = []
    x = y = start_x = start_y = 0.0
    for letter, n in _commands(d):
        kind = letter.upper()
        if not steps and kind != "M":
            raise ValueError("path data begins with M")
        if letter.islower():
            n = _absolute(kind, n, x, y)
        if kind == "M":
            start_x, start_y = n[0], n[1]
            steps.append(("M", *n))
        elif kind in "LHV":
            n = [n[0], y] if kind == "H" else [x, n[0]] if kind == "V" else n
            steps.append(("L", *n))
        elif kind == "C":
            steps.append(("C", *n))
        elif kind == "Q":
            # A quadratic curve's handle lies two thirds of the way for both cubic handles.
            qx, qy, ex, ey = n
            steps.append(
                (
                    "C",
                    x + (qx - x) * 2 / 3,
                    y + (qy - y) * 2 / 3,
                    ex + (qx - ex) * 2 / 3,
                    ey + (qy - ey) * 2 / 3,
                    ex,
                    ey,
                )
            )
        elif kind == "A":
            steps.extend(_arc(x, y, *n))
        else:
            steps.append(("Z",))
            n = [start_x, start_y]
        x, y = n[-2], n[-1]
    return steps


def _absolute(kind: str, n: list[float], x: float, y: float) -> list[float]:
    if kind == "H":
        return [n[0] + x]
    if kind == "V":
        return [n[0] + y]
    if kind == "A":
        return [*n[:5], n[5] + x, n[6] + y]
    return [value + (y if i % 2 else x) for i, value in enumerate(n)]


def _arc(
    x1: float, y1: float, rx: float, ry: float, turn: float, large: float, sweep: float, x2: float, y2: float
) -> Iterator[Step]:
    """Turn an elliptic arc into cubic curves of at most a quarter turn (by the SVG standard's own notes)."""
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0 or (x1, y1) == (x2, y2):
        yield ("L", x2, y2)
        return
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = max(0.0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2)
    k = math.sqrt(rest) * (-1 if bool(large) == bool(sweep) else 1)
    cx, cy = k * rx * py / ry, -k * ry * px / rx
    start = math.atan2((py - cy) / ry, (px - cx) / rx)
    sweep_by = math.atan2((-py - cy) / ry, (-px - cx) / rx) - start
    if sweep and sweep_by < 0:
        sweep_by += math.tau
    elif not sweep and sweep_by > 0:
        sweep_by -= math.tau
    pieces = max(1, math.ceil(abs(sweep_by) / (math.pi / 2) - 1e-9))
    part = sweep_by / pieces
    h = 4 / 3 * math.tan(part / 4)
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2

    def at(ux: float, uy: float) -> tuple[float, float]:
        ex, ey = cx + rx * ux, cy + ry * uy
        return cos * ex - sin * ey + mx, sin * ex + cos * ey + my

    for i in range(pieces):
        a, b = start + i * part, start + (i + 1) * part
        ca, sa, cb, sb = math.cos(a), math.sin(a), math.cos(b), math.sin(b)
        yield ("C", *at(ca - h * sa, sa + h * ca), *at(cb + h * sb, sb - h * cb), *at(cb, sb))
