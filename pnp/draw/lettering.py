"""Lettering: words drawn as outlines, for titles and for names that bend along a coast.

A line is laid once (`line_of`), fitted to a width by closing its letters up and then by a smaller size, and can then be
placed straight, along a curve with every letter turned, or arched: letters follow the curve but keep their stems
upright, as an engraver letters a ribbon. What comes out is one path, to be filled, or cut by `engraved`.

The outlines carry no text; whoever draws them lays the words beneath as a ghost (`Lettering.ghost`), so that a title
can be searched and copied, and the log knows what the outlines are.
"""

import math
from dataclasses import dataclass

from pnp.draw.canvas import Canvas, moving, turning
from pnp.draw.curve import Curve
from pnp.draw.ink import Ink, Pen
from pnp.draw.shapes import Path, Step
from pnp.draw.type import PT, SMALLEST, Type

__all__ = ["Lettering", "engraved", "line_of"]

TIGHTEST = 0.8
"""How much of its letter-spacing a line keeps before its size gives way."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A line of text, each letter's left edge known in mm from the line's beginning."""

    text: str
    style: Type
    lefts: tuple[float, ...]
    width: float

    @property
    def cap_height(self) -> float:
        return self.style.cap_height

    def straight(self, x: float, y: float, anchor: str = "middle") -> Path:
        """Lay the line with its baseline at y."""
        path = Path(winding=True, digits=2)
        begin = x - self._share(anchor) * self.width
        scale = self.style.size * PT
        for character, left in zip(self.text, self.lefts, strict=True):
            path.add(self.style.face.outline(character).moved(begin + left, y, scale))
        return path

    def along(self, curve: Curve, anchor: str = "middle") -> Path:
        """Lay the line along a curve, every letter turned to stand on it."""
        path = Path(winding=True, digits=2)
        for character, left in zip(self.text, self.lefts, strict=True):
            half = self._advance(character) / 2
            t = self._begin(curve, anchor) + (left + half) / curve.length
            (x, y), (dx, dy) = curve.at(t), curve.direction(t)
            scale = self.style.size * PT
            path.steps.extend(_turned(self.style.face.outline(character), scale, half, x, y, dx, dy))
        return path

    def arched(self, curve: Curve, anchor: str = "middle") -> Path:
        """Lay the line along a curve that runs to the right, with upright stems: only heights follow the curve."""
        x0 = curve.points[0][0]
        span = curve.points[-1][0] - x0
        if span <= 0:
            raise ValueError("an arch runs to the right")
        begin = x0 + self._share(anchor) * (span - self.width)
        heights = _Heights(curve)
        path = self.straight(begin, 0.0, "start")
        path.steps[:] = [_raised(step, heights) for step in path.steps]
        return path

    def ghost(self, canvas: Canvas, path: Path, x: float, y: float, anchor: str = "middle") -> None:
        """Lay the words unseen where a straight line of them would stand; the path is what is seen of them."""
        canvas.letter(path, self.text, self.style)
        canvas.ghost(x - self._share(anchor) * self.style.width(self.text), y, self.text, self.style)

    def ghost_along(self, canvas: Canvas, path: Path, curve: Curve, anchor: str = "middle") -> None:
        """Lay the words unseen on the chord of the curve that the line takes; the path is what is seen of them."""
        canvas.letter(path, self.text, self.style)
        begin = self._begin(curve, anchor)
        (ax, ay), (bx, by) = curve.at(begin), curve.at(begin + self.width / curve.length)
        with canvas.group(turning(ax, ay, math.degrees(math.atan2(by - ay, bx - ax)))):
            canvas.ghost(0, 0, self.text, self.style)

    def _advance(self, character: str) -> float:
        return self.style.face.width(character, self.style.size)

    def _begin(self, curve: Curve, anchor: str) -> float:
        return self._share(anchor) * (1 - self.width / curve.length)

    @staticmethod
    def _share(anchor: str) -> float:
        return {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]


def line_of(text: str, style: Type, *, fit: float | None = None) -> Lettering:
    """Lay a line of letters, kerned and spaced; with `fit`, so that it is at most that many mm wide.

    Too long a line first loses letter-spacing, then size, down to the smallest legible one.
    """
    text = style.face.printable(text)
    bare = _laid(text, style, 0.0)
    gaps = max(len(text) - 1, 0)
    spacing = style.spacing
    if fit is not None and gaps and bare.width + gaps * spacing > fit:
        least = spacing * TIGHTEST
        spacing = max((fit - bare.width) / gaps, least)
        needed = bare.width + gaps * spacing
        if needed > fit:
            size = max(SMALLEST, style.size * fit / needed)
            spacing *= size / style.size
            style = style.resized(size)
    return _laid(text, style, spacing)


def _laid(text: str, style: Type, spacing: float) -> Lettering:
    from msgspec.structs import replace

    face, em = style.face, style.size * PT
    x, lefts, before = 0.0, [], ""
    for character in text:
        if before:
            x += face.width(before, style.size) + face.kern(before, character) * em + spacing
        lefts.append(x)
        before = character
    width = x + face.width(before, style.size) if before else 0.0
    return Lettering(text, replace(style, spacing=spacing), tuple(lefts), width)


def engraved(
    canvas: Canvas,
    path: Path,
    *,
    dark: Ink,
    light: Ink,
    shade: Ink,
    size: float,
) -> None:
    """Draw lettering as on a chart: dark with a light line cut into its stems, on a hatched drop shade.

    `size` is the height of a capital in mm; everything else is in proportion. The cut is what a heavy outline leaves
    open inside the letter, so that it follows every stem and no thin stroke is lost. An ink whose saver paint thins its
    strokes turns the same drawing into open letters.
    """
    drop, rim = size * 0.095, size * 0.035
    # the shade: the same letters, lower and to the right, of level lines
    box = path.box().grown(drop)
    gap = max(0.24, size * 0.045)
    lines = Path()
    for i in range(math.floor(box.top / gap), math.ceil(box.bottom / gap)):
        lines.move(box.left, i * gap).line(box.right, i * gap)
    with canvas.group(moving(drop, drop)), canvas.group(clip=path):
        canvas.draw(lines, stroke=Pen(shade, gap * 0.5))
    canvas.draw(path, fill=light, stroke=Pen(light, rim * 2, join="round"))
    with canvas.group(clip=path):
        canvas.draw(path, fill=light, stroke=Pen(dark, size * 0.205))


def _turned(path: Path, scale: float, half: float, x: float, y: float, dx: float, dy: float) -> list[Step]:
    out: list[Step] = []
    for step in path.steps:
        values: list[float] = []
        for i in range(1, len(step), 2):
            u, v = float(step[i]) * scale - half, float(step[i + 1]) * scale
            values += (x + u * dx - v * dy, y + u * dy + v * dx)
        out.append((step[0], *values))
    return out


def _raised(step: Step, heights: "_Heights") -> Step:
    values: list[float] = []
    for i in range(1, len(step), 2):
        x, y = float(step[i]), float(step[i + 1])
        values += (x, y + heights.at(x))
    return (step[0], *values)


class _Heights:
    """The height of a curve over each x."""

    def __init__(self, curve: Curve) -> None:
        self._points = curve.points
        self._xs = [x for x, _ in curve.points]

    def at(self, x: float) -> float:
        from bisect import bisect_right

        i = min(max(bisect_right(self._xs, x) - 1, 0), len(self._xs) - 2)
        (x0, y0), (x1, y1) = self._points[i], self._points[i + 1]
        return y0 + (y1 - y0) * (x - x0) / ((x1 - x0) or 1.0)
