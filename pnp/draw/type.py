"""Type: the faces, and how wide a text is. Sizes are points, as type is; lengths are millimetres, as everything is.

Measuring is done here from the font files themselves, so that every back-end breaks and places lines alike. The faces
come from packages; none is kept in the repository.
"""

from collections.abc import Iterator
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pnp.draw.ink import Ink
from pnp.draw.sfnt import read_metrics
from pnp.draw.shapes import Box, Path

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

__all__ = ["PT", "SMALLEST", "Face", "Font", "Type", "face", "wrap"]

PT = 25.4 / 72
"""A point in millimetres."""

SMALLEST = 6.5
"""No type is set smaller than this, in points."""

_FAMILIES = {
    "sans": ("font_source_sans_pro", "SourceSansPro"),
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
}
_WEIGHTS = ("ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black")


class Font(NamedTuple):
    """A face by name: family `sans` or `serif`, a weight of the family's range, upright or italic."""

    family: str = "sans"
    weight: str = "Regular"
    italic: bool = False

    @property
    def name(self) -> str:
        """Give the face's own name, like SourceSerifPro-SemiboldIt."""
        style = self.weight + ("It" if self.italic else "")
        return f"{_FAMILIES[self.family][1]}-{'It' if style == 'RegularIt' else style}"

    @property
    def file(self) -> FilePath:
        if self.family not in _FAMILIES or self.weight not in _WEIGHTS:
            raise ValueError(f"there is no face {self.family} {self.weight}")
        spec = find_spec(_FAMILIES[self.family][0])
        if spec is None or spec.origin is None:
            raise ValueError(f"the package {_FAMILIES[self.family][0]} is not installed")
        return FilePath(spec.origin).parent / "files" / f"{self.name}.ttf"


class Face:
    """What a font file says: advances, heights, outlines."""

    def __init__(self, font: Font) -> None:
        self.font = font
        metrics = read_metrics(font.file)
        self._advances = {chr(code): width for code, width in metrics.advances.items()}
        self._outlines: dict[str, Path] = {}
        self._reaches: dict[str, Box | None] = {}
        self.units = metrics.units
        self.cap_height = metrics.cap_height / self.units
        """Heights are shares of the size: a capital is `cap_height * size * PT` mm high."""
        self.x_height = metrics.x_height / self.units
        self.ascent = metrics.ascent / self.units
        self.descent = metrics.descent / self.units

    @cached_property
    def _ttf(self) -> "TTFont":
        """The whole file, for outlines and kerning."""
        from fontTools.ttLib import TTFont

        return TTFont(self.font.file, lazy=True)

    @cached_property
    def _cmap(self) -> dict[int, str]:
        cmap: dict[int, str] = self._ttf.getBestCmap()
        return cmap

    def printable(self, text: str) -> str:
        """Put a question mark for what the face cannot show: a seed may be any text."""
        known = self._advances
        if known.keys() >= set(text):
            return text
        return "".join(c if c in known else "?" for c in text)

    def advance(self, character: str) -> int:
        """Give the width of a character in font units."""
        width = self._advances.get(character)
        return self._advances["?"] if width is None else width

    def units_in(self, text: str) -> int:
        """Measure a text in font units."""
        try:
            return sum(map(self._advances.__getitem__, text))
        except KeyError:
            return sum(map(self.advance, text))

    def width(self, text: str, size: float, spacing: float = 0.0) -> float:
        """Measure a text in mm; `spacing` is the extra between characters, in mm."""
        return self.units_in(text) * size * PT / self.units + spacing * max(len(text) - 1, 0)

    def outline(self, character: str) -> Path:
        """Give a character's outline in ems, y down, its origin on the baseline."""
        path = self._outlines.get(character)
        if path is None:
            path = self._outlines[character] = self._draw(character)
        return path

    def _draw(self, character: str) -> Path:
        from fontTools.pens.qu2cuPen import Qu2CuPen
        from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen

        glyphs = self._ttf.getGlyphSet()
        # Composed glyphs, digits among them, are taken apart before their curves are converted.
        pieces, recording = DecomposingRecordingPen(glyphs), RecordingPen()
        glyph = self._cmap.get(ord(character)) or self._cmap[ord("?")]
        glyphs[glyph].draw(pieces)
        pieces.replay(Qu2CuPen(recording, max_err=0.5, all_cubic=True))
        path = Path(winding=True)
        k = 1 / self.units
        for verb, points in recording.value:
            flat = [value for x, y in points for value in (x * k, -y * k)]
            if verb == "moveTo":
                path.move(*flat)
            elif verb == "lineTo":
                path.line(*flat)
            elif verb == "curveTo":
                path.curve(*flat)
            else:
                path.close()
        return path

    def reach(self, character: str) -> Box | None:
        """Give how far a character's outline reaches in ems, y down, from its origin; a space has none."""
        if character not in self._reaches:
            glyph = self._ttf["glyf"][self._cmap.get(ord(character)) or self._cmap[ord("?")]]
            box = None
            if glyph.numberOfContours:
                sides = (glyph.xMin, -glyph.yMax, glyph.xMax, -glyph.yMin)
                box = Box(*(side / self.units for side in sides))
            self._reaches[character] = box
        return self._reaches[character]

    def kern(self, left: str, right: str) -> float:
        """Give the correction between two characters, as a share of the size; for lettering."""
        names = self._cmap.get(ord(left), ""), self._cmap.get(ord(right), "")
        return self._kerning.between(*names) / self.units

    @cached_property
    def _kerning(self) -> "_Kerning":
        return _Kerning(self._ttf)


class _Kerning:
    """Pair kerning out of the font's GPOS table, looked up on demand."""

    def __init__(self, ttf: "TTFont") -> None:
        self._subtables = []
        if "GPOS" in ttf:
            table = ttf["GPOS"].table
            wanted = {
                index
                for record in table.FeatureList.FeatureRecord
                if record.FeatureTag == "kern"
                for index in record.Feature.LookupListIndex
            }
            for index in sorted(wanted):
                for subtable in table.LookupList.Lookup[index].SubTable:
                    subtable = getattr(subtable, "ExtSubTable", subtable)
                    if subtable.LookupType == 2:
                        self._subtables.append(subtable)

    def between(self, left: str, right: str) -> int:
        for subtable in self._subtables:
            coverage = subtable.Coverage.glyphs
            if left not in coverage:
                continue
            if subtable.Format == 1:
                for record in subtable.PairSet[coverage.index(left)].PairValueRecord:
                    if record.SecondGlyph == right:
                        return (record.Value1.XAdvance if record.Value1 else 0) or 0
            else:
                first = subtable.ClassDef1.classDefs.get(left, 0)
                second = subtable.ClassDef2.classDefs.get(right, 0)
                value = subtable.Class1Record[first].Class2Record[second].Value1
                return (getattr(value, "XAdvance", 0) if value else 0) or 0
        return 0


@cache
def face(font: Font) -> Face:
    """Open a face, once."""
    return Face(font)


class Type(msgspec.Struct, frozen=True):
    """A way of setting text: face, size in points, ink, and extra space between letters in mm."""

    font: Font
    size: float
    ink: Ink
    spacing: float = 0.0

    @property
    def face(self) -> Face:
        return face(self.font)

    def width(self, text: str) -> float:
        return self.face.width(text, self.size, self.spacing)

    @property
    def cap_height(self) -> float:
        """Height of a capital in mm."""
        return self.face.cap_height * self.size * PT

    @property
    def x_height(self) -> float:
        """Height of a small x in mm."""
        return self.face.x_height * self.size * PT

    @property
    def leading(self) -> float:
        """Distance of lines in mm: 1.25 of the size."""
        return self.size * PT * 1.25

    def resized(self, size: float) -> "Type":
        return msgspec.structs.replace(self, size=size, spacing=self.spacing * size / self.size)

    def inked(self, ink: Ink) -> "Type":
        return msgspec.structs.replace(self, ink=ink)

    def fitted(self, text: str, width: float) -> "Type":
        """Give a smaller setting in which the text is at most `width` mm wide, down to the smallest legible size."""
        needed = self.width(text)
        if needed <= width:
            return self
        return self.resized(min(self.size, max(SMALLEST, self.size * width / needed)))


def wrap(text: str, style: Type, width: float) -> list[str]:
    """Break a text into lines of at most `width` mm at its spaces; a newline in the text begins a new line.

    A word that is wider than a line by itself is broken where it must be: nothing runs out of its box.
    """
    return [line for paragraph in text.split("\n") for line in _wrap_paragraph(paragraph, style, width)]


def _wrap_paragraph(text: str, style: Type, width: float) -> Iterator[str]:
    line = ""
    # Without kerning a line is as wide as its words and spaces: each word is measured once.
    face = style.face
    per_unit, space = style.size * PT / face.units, face.advance(" ")
    units = 0
    for word in text.split():
        longer = f"{line} {word}" if line else word
        length = face.units_in(word)
        together = units + space + length if line else length
        if together * per_unit + style.spacing * (len(longer) - 1) <= width:
            line, units = longer, together
            continue
        if line:
            yield line
        while style.width(word) > width and len(word) > 1:
            fits = max(1, next(n for n in range(len(word), 0, -1) if n == 1 or style.width(word[:n]) <= width))
            yield word[:fits]
            word = word[fits:]
        line, units = word, face.units_in(word)
    yield line
