"""The log back-end: what a drawing asks for, as text that people can read and tests can keep.

One line a call, indented by page, symbol and group, in millimetres with two digits. Symbols come first, each once;
their stamps follow on the pages. Beside the text stands a list of every line of type with its place on the paper, by
which a page can be checked before it is printed: overlaps, type that is too small, type outside its box.
"""

import math
import zlib
from typing import NamedTuple

from pnp.draw.canvas import Canvas, Line, Matrix, Page, Symbol
from pnp.draw.ink import Mode
from pnp.draw.shapes import Box, Circle, Path, Point, Rect, Shape, number
from pnp.draw.type import PT, Font, Type

__all__ = ["LogCanvas", "PlacedText"]

_LONG = 40
_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class PlacedText(NamedTuple):
    """A line of type where it lies on a page, after all groups and stamps."""

    page: int
    """From 1 on."""
    text: str
    corners: tuple[Point, Point, Point, Point]
    """Of the box from ascent to descent: top left, top right, bottom right, bottom left, as the text runs."""
    size: float
    """In points, as it is printed."""
    font: Font
    colour: str
    """Empty for text that is not seen."""

    @property
    def box(self) -> Box:
        """The upright box around it, also when it is turned."""
        return Box.around(self.corners)

    def placed(self, matrix: Matrix, page: int) -> "PlacedText":
        """Give it as it lies once its surroundings are placed on a page."""
        a, b, c, d, e, f = matrix
        one, two, three, four = ((a * x + c * y + e, b * x + d * y + f) for x, y in self.corners)
        scale = math.sqrt(abs(a * d - b * c))
        return self._replace(page=page, corners=(one, two, three, four), size=self.size * scale)


class LogCanvas(Canvas):
    """Writes every call down. Of a path of more than 40 steps only its measures, unless `whole` is asked for."""

    def __init__(self, mode: Mode = Mode.FULL, *, whole: bool = False) -> None:
        super().__init__(mode)
        self.pages: list[Page] = []
        self.texts: list[PlacedText] = []
        self._whole = whole
        self._lines: list[str] = []
        self._depth = 0
        self._matrices: list[Matrix] = [_IDENTITY]
        self._found = self.texts
        """Where text is noted: the pages' list, or that of the symbol that is being drawn."""
        self._symbols: dict[str, tuple[list[str], list[PlacedText]]] = {}

    def finish(self) -> str:
        """Give the log: symbols in the order in which they are complete, then pages."""
        lines = [line for drawn, _ in self._symbols.values() for line in drawn] + self._lines
        return "\n".join(lines) + "\n"

    def _log(self, *words: str) -> None:
        self._lines.append("  " * self._depth + " ".join(word for word in words if word))

    # -- pages and groups --------------------------------------------------------------------------

    def begin_page(self, page: Page) -> None:
        self.pages.append(page)
        trim = f"trim {_numbers(*page.trim)}" if page.trim else ""
        label = f"label “{page.label}”" if page.label else ""
        title = ", ".join(page.entries)
        self._log(
            f"page {_numbers(page.width, page.height)}",
            label,
            f"title “{title}”" if title else "",
            trim,
        )
        self._depth, self._matrices = 1, [_IDENTITY]

    def end_page(self) -> None:
        self._depth = 0

    def begin_group(self, matrix: Matrix | None, clip: Shape | None) -> None:
        self._log("group", _matrix(matrix) if matrix else "", f"clip {self._shape(clip)}" if clip else "")
        self._depth += 1
        self._matrices.append(_times(self._matrices[-1], matrix) if matrix else self._matrices[-1])

    def end_group(self) -> None:
        self._depth -= 1
        self._matrices.pop()

    # -- marks -------------------------------------------------------------------------------------

    def paint(self, shape: Shape, fill: str | None, line: Line | None) -> None:
        self._log(self._shape(shape), f"fill {fill}" if fill else "", _line(line) if line else "")

    def write(self, x: float, y: float, text: str, style: Type, colour: str) -> None:
        self._log("text", self._note(x, y, text, style, colour), colour, f"“{text}”")

    def ghost(self, x: float, y: float, text: str, style: Type) -> None:
        text = style.face.printable(text)
        self._log("ghost", self._note(x, y, text, style, ""), f"“{text}”")

    def _note(self, x: float, y: float, text: str, style: Type, colour: str) -> str:
        """Keep a text with its place; say both."""
        width, em = style.width(text), style.size * PT
        top, bottom = y - style.face.ascent * em, y + style.face.descent * em
        corners = ((x, top), (x + width, top), (x + width, bottom), (x, bottom))
        note = PlacedText(0, text, corners, style.size, style.font, colour)
        self._found.append(note.placed(self._matrices[-1], len(self.pages)))
        spacing = f"spaced {number(style.spacing)}" if style.spacing else ""
        words = (f"at {_numbers(x, y)} wide {_numbers(width)}", f"{_numbers(style.size)} pt {style.font.name}", spacing)
        return " ".join(word for word in words if word)

    def stamp(self, symbol: Symbol, matrix: Matrix) -> None:
        if symbol.name not in self._symbols:
            self._store(symbol)
        self._log(f"stamp “{symbol.name}”", _matrix(matrix))
        there = _times(self._matrices[-1], matrix)
        self._found += [note.placed(there, len(self.pages)) for note in self._symbols[symbol.name][1]]

    def _store(self, symbol: Symbol) -> None:
        """Write a symbol down in a block of its own."""
        outside = self._lines, self._depth, self._matrices, self._found
        self._lines, self._depth, self._matrices, self._found = [], 0, [_IDENTITY], []
        self._log(f"symbol “{symbol.name}”", f"box {_numbers(*symbol.box)}")
        self._depth = 1
        symbol.draw(self)
        self._symbols[symbol.name] = self._lines, self._found
        self._lines, self._depth, self._matrices, self._found = outside

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Rect):
            return f"rect {_numbers(shape.x, shape.y, shape.width, shape.height)}" + (
                f" r {_numbers(shape.r)}" if shape.r else ""
            )
        if isinstance(shape, Circle):
            return f"circle {_numbers(shape.x, shape.y, shape.r)}"
        path = shape.path()
        word = "winding path" if path.winding else "path" if isinstance(shape, Path) else "polygon"
        d = path.d(2)
        if self._whole or len(path.steps) <= _LONG:
            return f"{word} {d}"
        return f"{word} of {len(path.steps)} steps in {_numbers(*path.box())} sum {zlib.crc32(d.encode()):08x}"


def _times(outer: Matrix, inner: Matrix) -> Matrix:
    """Give the matrix that applies the inner one first."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def _numbers(*values: float) -> str:
    return " ".join([number(value, 2) for value in values])


def _matrix(matrix: Matrix) -> str:
    """Say how a thing is placed, in words where there are some."""
    a, b, c, d, x, y = matrix
    place = f"at {_numbers(x, y)}"
    if (a, b, c, d) == (1, 0, 0, 1):
        return place
    if math.isclose(a, d, abs_tol=1e-9) and math.isclose(b, -c, abs_tol=1e-9):
        turn, scale = math.degrees(math.atan2(b, a)), math.hypot(a, b)
        return (
            place
            + (f" turned {_numbers(turn)}" if abs(turn) > 1e-9 else "")
            + (f" scaled {number(scale, 4)}" if abs(scale - 1) > 1e-9 else "")
        )
    return f"{place} by {' '.join(number(value, 4) for value in (a, b, c, d))}"


def _line(line: Line) -> str:
    words = [f"line {line.colour} {number(line.width)}"]
    if line.dash:
        words.append(f"dash {' '.join(number(value) for value in line.dash)}")
    if line.cap != "butt":
        words.append(f"{line.cap} caps")
    if line.join != "miter":
        words.append(f"{line.join} joins")
    return " ".join(words)
