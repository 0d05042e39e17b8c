"""The log back-end: what a drawing asks for, as text that people can read and tests can keep.

One line a call, indented by page, symbol and group, in millimetres with two digits. Symbols come first, each once;
their stamps follow on the pages. Beside the lines stand notes of what lies where on the paper (`placed`), by which a
page is checked before it is printed: overlaps, type that is too small, type outside its box.
"""

import math
import zlib
from collections.abc import Iterator

from pnp.draw.canvas import Canvas, Line, Page, Symbol
from pnp.draw.field import Field, PlacedField
from pnp.draw.icons import is_icon
from pnp.draw.ink import Mode
from pnp.draw.matrix import IDENTITY, Matrix, combined
from pnp.draw.placed import (
    Notes,
    PlacedIcon,
    PlacedLettering,
    PlacedMark,
    PlacedText,
    apply,
    common,
    corners,
    pieces,
)
from pnp.draw.shapes import Box, Circle, Path, Rect, Shape, number
from pnp.draw.type import PT, Type

__all__ = ["LogCanvas", "PlacedText"]

_LONG = 40


class LogCanvas(Canvas):
    """Writes every call down. Of a path of more than 40 steps only its measures, unless `whole` is asked for."""

    def __init__(self, mode: Mode = Mode.FULL, *, whole: bool = False) -> None:
        super().__init__(mode)
        self.pages: list[Page] = []
        self.notes = Notes()
        self._whole = whole
        self._lines: list[str] = []
        self._depth = 0
        self._matrices: list[Matrix] = [IDENTITY]
        self._clips: list[Box | None] = [None]
        self._found = self.notes
        """Where things are noted: the pages' notes, or those of the symbol that is being drawn."""
        self._symbols: dict[str, tuple[list[str], Notes]] = {}
        self._begun: list[int] = []

    @property
    def texts(self) -> list[PlacedText]:
        """Every line of type with its place on the paper."""
        return self.notes.texts

    @property
    def fields(self) -> list[tuple[int, PlacedField]]:
        """Every field, with the number of its page."""
        return self.notes.fields

    def finish(self) -> str:
        """Give the log: symbols in the order in which they are complete, then pages."""
        lines = [line for drawn, _ in self._symbols.values() for line in drawn] + self._lines
        return "\n".join(lines) + "\n"

    def page_log(self, number: int) -> list[str]:
        """Give the lines of one page, without the one that begins it."""
        end = self._begun[number] - 1 if number < len(self._begun) else len(self._lines)
        return self._lines[self._begun[number - 1] : end]

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
        self._begun.append(len(self._lines))
        self._depth, self._matrices, self._clips = 1, [IDENTITY], [None]

    def end_page(self) -> None:
        self._depth = 0

    def begin_group(self, matrix: Matrix | None, clip: Shape | None) -> None:
        self._log("group", _matrix(matrix) if matrix else "", f"clip {self._shape(clip)}" if clip else "")
        self._depth += 1
        self._matrices.append(combined(self._matrices[-1], matrix) if matrix else self._matrices[-1])
        box = Box.around(apply(self._matrices[-1], corners(clip.box()))) if clip and clip.path().steps else None
        self._clips.append(common(self._clips[-1], box))

    def end_group(self) -> None:
        self._depth -= 1
        self._matrices.pop()
        self._clips.pop()

    # -- marks -------------------------------------------------------------------------------------

    def paint(self, shape: Shape, fill: str | None, line: Line | None) -> None:
        self._log(self._shape(shape), f"fill {fill}" if fill else "", _line(line) if line else "")
        if isinstance(shape, Path) and not shape.steps:
            return
        box = shape.box()
        mark = PlacedMark(0, _widened(box, line) if line else box)
        self._found.mark(mark.placed(self._matrices[-1], len(self.pages), self._clips[-1]))

    def write(self, x: float, y: float, text: str, style: Type, colour: str) -> None:
        self._log("text", self._note(x, y, text, style, colour), colour, f"“{text}”")

    def ghost(self, x: float, y: float, text: str, style: Type) -> None:
        text = style.face.printable(text)
        self._log("ghost", self._note(x, y, text, style, ""), f"“{text}”")

    def letter(self, path: Path, text: str, style: Type) -> None:
        note = PlacedLettering(0, text, pieces(path), style.size)
        self._found.lettering.append(note.placed(self._matrices[-1], len(self.pages), self._clips[-1]))

    def overrun(self, over: float) -> None:
        self._found.texts[-1] = self._found.texts[-1]._replace(over=over)

    def _note(self, x: float, y: float, text: str, style: Type, colour: str) -> str:
        """Keep a text with its place; say both."""
        width, em = style.width(text), style.size * PT
        top, bottom = y - style.face.ascent * em, y + style.face.descent * em
        box = corners(Box(x, top, x + width, bottom))
        note = PlacedText(0, text, box, style.size, style.font, colour, style.spacing / em)
        self._found.texts.append(note.placed(self._matrices[-1], len(self.pages), self._clips[-1]))
        spacing = f"spaced {number(style.spacing)}" if style.spacing else ""
        words = (f"at {_numbers(x, y)} wide {_numbers(width)}", f"{_numbers(style.size)} pt {style.font.name}", spacing)
        return " ".join(word for word in words if word)

    def stamp(self, symbol: Symbol, matrix: Matrix) -> None:
        if symbol.name not in self._symbols:
            self._store(symbol)
        self._log(f"stamp “{symbol.name}”", _matrix(matrix))
        there, page, clip = combined(self._matrices[-1], matrix), len(self.pages), self._clips[-1]
        within = self._symbols[symbol.name][1]
        self._found.add(within, there, page, clip)
        if is_icon(symbol) and within.marks:
            icon = PlacedIcon(0, symbol.name.split()[1], symbol.box.width, symbol.box.centre)
            self._found.icons.append(icon.placed(there, page))

    def field(self, field: Field) -> None:
        self._log(f"field {field.name} {_numbers(*field.box)}", *_field(field))
        self._found.fields.append((len(self.pages), PlacedField(field, self._matrices[-1])))

    def _store(self, symbol: Symbol) -> None:
        """Write a symbol down in a block of its own."""
        outside = self._lines, self._depth, self._matrices, self._clips, self._found
        self._lines, self._depth, self._matrices, self._clips, self._found = [], 0, [IDENTITY], [symbol.box], Notes()
        self._log(f"symbol “{symbol.name}”", f"box {_numbers(*symbol.box)}")
        self._depth = 1
        symbol.draw(self)
        self._symbols[symbol.name] = self._lines, self._found.joined()
        self._lines, self._depth, self._matrices, self._clips, self._found = outside

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


def _widened(box: Box, line: Line) -> Box:
    """Give how far a line reaches; a straight one with butt caps is no longer than it is."""
    out = line.width / 2
    if line.cap == "butt" and 0.0 in (box.width, box.height):
        across, down = (out if box.width == 0 else 0.0), (out if box.height == 0 else 0.0)
        return Box(box.left - across, box.top - down, box.right + across, box.bottom + down)
    return box.grown(out)


def _field(field: Field) -> Iterator[str]:
    """Say what a field takes."""
    yield f"takes a {field.mark}" if field.mark else f"takes text {field.align}"
    if field.longest:
        yield f"of {field.longest}"
    if field.size:
        yield f"{_numbers(field.size)} pt"
    yield from (word for word in ("bold", "locked", "hidden") if getattr(field, word))
    if field.preset:
        yield f"preset “{field.preset}”"
    yield f"“{field.label}”"


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
