"""Reads a PDF back: where things were clipped, filled and stroked, in millimetres of the page, y down.

It understands what our own files are written with, and nothing else: an operator that it does not know is an error.
"""

import io
import math
from dataclasses import dataclass, field
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

PT = 25.4 / 72
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]


@dataclass
class Trace:
    """What is on a page."""

    width: float
    height: float
    clips: list[list[Point]] = field(default_factory=list)
    strokes: list[tuple[float, str, list[Point]]] = field(default_factory=list)
    """Line width in mm, colour, points (the ends and handles of all pieces)."""
    lines: list[tuple[Point, Point]] = field(default_factory=list)
    """The straight pieces of all strokes."""
    fills: list[list[Point]] = field(default_factory=list)
    texts: list[Point] = field(default_factory=list)
    """Where lines of type begin."""


def trace_pdf(data: bytes) -> list[Trace]:
    reader = PdfReader(io.BytesIO(data))
    return [_trace(page) for page in reader.pages]


def _trace(page: PageObject) -> Trace:
    height = float(page.mediabox.height)
    trace = Trace(float(page.mediabox.width) * PT, height * PT)
    # Points with y up become millimetres with y down.
    _walk(page.get_contents(), page["/Resources"], (PT, 0, 0, -PT, 0, height * PT), trace, page.pdf)
    return trace


def _walk(stream: Any, resources: Any, matrix: Matrix, trace: Trace, pdf: Any) -> None:
    stack: list[tuple[Matrix, float, str]] = []
    width, colour = 1.0, "0 0 0"
    points: list[Point] = []
    lines: list[tuple[Point, Point]] = []
    clip = False
    for operands, operator in ContentStream(stream, pdf).operations:
        n = [float(value) for value in operands] if operator in _NUMBERS else []
        match operator:
            case b"q":
                stack.append((matrix, width, colour))
            case b"Q":
                matrix, width, colour = stack.pop()
            case b"cm":
                matrix = _then((n[0], n[1], n[2], n[3], n[4], n[5]), matrix)
            case b"re":
                x, y, w, h = n
                points += [_at(matrix, *p) for p in ((x, y), (x + w, y), (x + w, y + h), (x, y + h))]
            case b"m" | b"l" | b"c":
                points += [_at(matrix, n[i], n[i + 1]) for i in range(0, len(n), 2)]
                if operator == b"l":
                    lines.append((points[-2], points[-1]))
            case b"W" | b"W*":
                clip = True
            case b"n":
                if clip:
                    trace.clips.append(points)
                points, lines, clip = [], [], False
            case b"S" | b"B" | b"B*":
                trace.strokes.append((width * math.hypot(matrix[0], matrix[1]), colour, points))
                trace.lines += lines
                points, lines = [], []
            case b"f" | b"f*":
                trace.fills.append(points)
                points, lines = [], []
            case b"w":
                width = n[0]
            case b"RG":
                colour = " ".join(f"{value:g}" for value in n)
            case b"Tm":
                trace.texts.append(_at(matrix, n[4], n[5]))
            case b"Do":
                form = resources["/XObject"][operands[0]]
                left, bottom, right, top = (float(value) for value in form["/BBox"])
                inner = _then(tuple(float(v) for v in form.get("/Matrix", (1, 0, 0, 1, 0, 0))), matrix)  # type: ignore[arg-type]
                trace.clips.append(
                    [_at(inner, *p) for p in ((left, bottom), (right, bottom), (right, top), (left, top))]
                )
                _walk(form, form.get("/Resources", resources), inner, trace, pdf)
            case b"h" | b"J" | b"j" | b"d" | b"rg" | b"BT" | b"ET" | b"Tf" | b"Tj" | b"Tc" | b"Tr":
                pass
            case _:
                raise AssertionError(f"{operator!r} is not an operator of ours")


_NUMBERS = (b"cm", b"re", b"m", b"l", b"c", b"w", b"RG", b"Tm")


def _then(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
