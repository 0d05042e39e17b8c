"""The PDF back-end, on reportlab: vector only, fonts embedded and subset, equal bytes for equal drawings.

The page is turned once into millimetres with y down; after that paths are written as PDF operators as they come,
which is what makes a page with ten thousand strokes cheap. Reportlab keeps fonts, forms (our symbols), labels and the
file itself.
"""

import io
import os
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFObject, PDFResourceDictionary
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as reportlab_canvas

from pnp.draw.acroform import AcroForm, Thing
from pnp.draw.canvas import Canvas, Document, Line, Page, Symbol
from pnp.draw.field import Field, PlacedField
from pnp.draw.ink import Mode
from pnp.draw.matrix import IDENTITY, Matrix, combined
from pnp.draw.shapes import Box, Path, Rect, Shape, number
from pnp.draw.type import PT, Font, Type

__all__ = ["PdfCanvas"]

MM = 1 / PT
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_DUPLEX = {"": "Simplex", "long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}

_WIDEST = 12.0
"""No line is wider than this, in mm: the stored path's box leaves room for it."""

_BARE = {"Resources": PDFResourceDictionary(ProcSet=[])}
"""What a form is told that uses nothing but its own lines; reportlab would list all fonts and more in each."""

_FIRST_LINE = Line("#000000", 1.0)
"""What a PDF page begins with."""

_NO_LINE = Line("", -1.0, (-1.0,), "", "")
"""Differs from every line in everything."""

rl_config.useA85 = 0  # binary streams: a fifth smaller


class _Canvas(reportlab_canvas.Canvas):  # type: ignore[misc]  # reportlab carries no types
    """Reportlab's canvas, less what makes equal drawings differ, or puts Helvetica, which nobody embeds, on a page."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        # `invariant` dates a document to the year 2000, unless this variable says otherwise.
        date = os.environ.pop("SOURCE_DATE_EPOCH", None)
        try:
            super().__init__(*arguments, invariant=1, **options)
        finally:
            if date is not None:
                os.environ["SOURCE_DATE_EPOCH"] = date

    def _make_preamble(self) -> None:
        self._preamble = ""


class PdfCanvas(Canvas):
    """Draws a whole document and gives its bytes."""

    def __init__(self, document: Document, mode: Mode = Mode.FULL) -> None:
        super().__init__(mode)
        self._file = io.BytesIO()
        self._pdf = _Canvas(self._file, pageCompression=1, lang=document.language, pdfVersion=(1, 7))
        self._pdf.setTitle(document.title)
        self._pdf.setSubject(document.subject)
        self._pdf.setAuthor("pnp")
        self._pdf.setCreator("pnp")
        self._pdf.setViewerPreference("PrintScaling", "None")
        self._pdf.setViewerPreference("Duplex", _DUPLEX[document.duplex])
        self._pdf.setViewerPreference("DisplayDocTitle", "true")
        self._out: list[str] = []
        self._state: list[_State] = [_State()]
        self._symbols: dict[str, str] = {}
        self._stored: dict[str, str] = {}
        self._outlines: dict[int, tuple[Path, str]] = {}
        self._plain = True
        """Whether the symbol that is being stored has needed neither fonts nor other symbols."""
        self._pages = 0
        self._form = AcroForm(mode) if document.fillable else None
        self._fields: list[PlacedField] = []
        """Of the page, or of the symbol that is being stored."""
        self._stored_fields: dict[str, list[PlacedField]] = {}
        self._things: dict[Thing, _Numbered] = {}

    def finish(self) -> bytes:
        """Close the document and give the file's bytes."""
        if self._form is not None and (form := self._form.finish()) is not None:
            self._pdf._doc.Catalog.AcroForm = self._numbered(form)
        self._pdf.save()
        return self._file.getvalue()

    # -- pages and groups --------------------------------------------------------------------------

    def begin_page(self, page: Page) -> None:
        pdf = self._pdf
        pdf.setPageSize((page.width * MM, page.height * MM))
        trim = page.trim or Box(0, 0, page.width, page.height)
        pdf.setTrimBox(
            tuple(
                round(value * MM, 4)
                for value in (trim.left, page.height - trim.bottom, trim.right, page.height - trim.top)
            )
        )
        for i, entry in enumerate(page.entries):
            key = f"page-{self._pages}" + (f"-{i}" if i else "")
            pdf.bookmarkPage(key)
            pdf.addOutlineEntry(entry, key)
        if page.label:
            pdf.addPageLabel(self._pages, prefix=page.label)
        self._pages += 1
        self._height = page.height
        self._state = [_State()]
        self._out.append(f"{MM:.8f} 0 0 {-MM:.8f} 0 {page.height * MM:.5f} cm")

    def end_page(self) -> None:
        self._flush()
        self._put_fields()
        self._pdf.showPage()

    def begin_group(self, matrix: Matrix | None, clip: Shape | None) -> None:
        self._out.append("q")
        self._state.append(self._state[-1].copy())
        if matrix is not None:
            self._out.append(_matrix(matrix))
            self._state[-1].matrix = combined(self._state[-1].matrix, matrix)
        if clip is not None:
            winding = isinstance(clip, Path) and clip.winding
            self._out.append(f"{self._outline(clip)} {'W' if winding else 'W*'} n")

    def end_group(self) -> None:
        self._state.pop()
        self._out.append("Q")

    # -- marks -------------------------------------------------------------------------------------

    def paint(self, shape: Shape, fill: str | None, line: Line | None) -> None:
        state, out = self._state[-1], self._out
        if fill is not None and fill != state.fill:
            state.fill = fill
            out.append(f"{_rgb(fill)} rg")
        if line is not None and line != state.line:
            self._set_line(line)
        winding = isinstance(shape, Path) and shape.winding
        if fill is None:
            operator = "S"
        elif line is None:
            operator = "f" if winding else "f*"
        else:
            operator = "B" if winding else "B*"
        if isinstance(shape, Path) and shape.kept:
            self._paint_stored(shape, operator)
        else:
            out.append(f"{self._outline(shape)} {operator}")

    def _paint_stored(self, path: Path, operator: str) -> None:
        """Paint a path that is kept through a form that holds nothing else.

        A form takes colours and pen from the page, so that a coast which is stroked ten times is stored once.
        """
        content = f"{self._outline(path)} {operator}"
        name = self._stored.get(content)
        if name is None:
            name = self._stored[content] = f"p{len(self._stored)}"
            self._flush()
            box = path.box().grown(_WIDEST)
            self._pdf.beginForm(name, *(round(value, 2) for value in box))
            self._pdf.addLiteral(content)
            self._pdf.endForm(**_BARE)
        self._flush()
        self._plain = False
        self._pdf.doForm(name)

    def _outline(self, shape: Shape) -> str:
        """Write a shape; a path that is kept is written down once."""
        if not isinstance(shape, Path) or not shape.kept:
            return _path(shape)
        known = self._outlines.get(id(shape))
        if known is None or known[0] is not shape:
            known = self._outlines[id(shape)] = (shape, _path(shape))
        return known[1]

    def _set_line(self, line: Line) -> None:
        """Write what differs from the line before."""
        before, out = self._state[-1].line, self._out
        self._state[-1].line = line
        if line.colour != before.colour:
            out.append(f"{_rgb(line.colour)} RG")
        if line.width != before.width:
            out.append(f"{number(line.width, 4)} w")
        if line.dash != before.dash:
            # A dash of no length is a dot to PDF, but some viewers lengthen it and the dots drift.
            out.append(f"[{' '.join(number(max(value, 0.001)) for value in line.dash)}] 0 d")
        if line.cap != before.cap:
            out.append(f"{_CAPS[line.cap]} J")
        if line.join != before.join:
            out.append(f"{_JOINS[line.join]} j")

    def write(self, x: float, y: float, text: str, style: Type, colour: str) -> None:
        if colour != self._state[-1].fill:
            self._state[-1].fill = colour
            self._out.append(f"{_rgb(colour)} rg")
        self._set_text(x, y, text, style)

    def ghost(self, x: float, y: float, text: str, style: Type) -> None:
        # In the plain face and as wide as what is seen: an unseen text need not embed a face of its own.
        text, plain = style.face.printable(text), Type(Font(), style.size, style.ink)
        plain = plain.resized(style.size * style.width(text) / plain.width(text)) if text else plain
        self._out.append("q 3 Tr")
        self._set_text(x, y, text, plain)
        self._out.append("Q")

    def _set_text(self, x: float, y: float, text: str, style: Type) -> None:
        self._plain = False
        font = pdfmetrics.getFont(_registered(style.font))
        document = self._pdf._doc  # what dynamic fonts ask for, see reportlab.pdfbase.ttfonts
        size = number(style.size * PT, 5)
        spacing = f" {number(style.spacing, 4)} Tc" if style.spacing else ""
        out = [f"BT{spacing}"]
        out.append(f"1 0 0 -1 {number(x)} {number(y)} Tm")
        for subset, chunk in font.splitString(text, document):
            out.append(f"{font.getSubsetInternalName(subset, document)} {size} Tf <{chunk.hex()}> Tj")
        out.append(f"{'0 Tc ' if spacing else ''}ET")
        self._out.append(" ".join(out))

    def stamp(self, symbol: Symbol, matrix: Matrix) -> None:
        name = self._symbols.get(symbol.name)
        if name is None:
            name = self._symbols[symbol.name] = f"s{len(self._symbols)}"
            self._store(symbol, name)
        self._flush()
        self._plain = False
        self._pdf.addLiteral(f"q {_matrix(matrix)}")
        self._pdf.doForm(name)
        self._pdf.addLiteral("Q")
        if self._form is not None:
            there = combined(self._state[-1].matrix, matrix)
            self._fields += [field.placed(there) for field in self._stored_fields[name]]

    def _store(self, symbol: Symbol, name: str) -> None:
        """Draw a symbol into a form of its own."""
        self._flush()
        # A form takes over the colours and the pen of whatever stamps it, so nothing may be taken for granted in it.
        states, self._state = self._state, [_State("", _NO_LINE)]
        self._pdf.beginForm(name, *(round(value, 4) for value in symbol.box))
        plain, self._plain = self._plain, True
        fields, self._fields = self._fields, []
        symbol.draw(self)
        self._flush()
        self._pdf.endForm(**(_BARE if self._plain else {}))
        self._state, self._plain = states, plain
        self._stored_fields[name], self._fields = self._fields, fields

    # -- fields ------------------------------------------------------------------------------------

    def field(self, field: Field) -> None:
        if self._form is not None:
            self._fields.append(PlacedField(field, self._state[-1].matrix))

    def _put_fields(self) -> None:
        """Put the fields of a page on it. They belong to the page, not to what is painted: a symbol cannot hold them,
        so those of a symbol were placed with each of its stamps.
        """
        if self._form is not None:
            page = self._pdf._doc.thisPageRef()
            for placed in self._fields:
                widget = self._numbered(self._form.add(placed, page, self._height))
                self._pdf._annotationrefs.append(self._pdf._doc.Reference(widget))
            self._fields.clear()

    def _numbered(self, thing: Thing) -> "_Numbered":
        if thing not in self._things:
            self._things[thing] = _Numbered(thing, self)
        return self._things[thing]

    def _flush(self) -> None:
        if self._out:
            self._pdf.addLiteral("\n".join(self._out))
            self._out.clear()


class _Numbered(PDFObject):  # type: ignore[misc]  # reportlab carries no types
    """An object of the form, which reportlab numbers and writes with its own."""

    __RefOnly__ = 1

    def __init__(self, thing: Thing, canvas: PdfCanvas) -> None:
        self._thing = thing
        self._canvas = canvas

    def format(self, document: Any) -> bytes:
        written = b"".join(self._part(part, document) for part in self._thing.parts)
        stream = self._thing.stream
        return written if stream is None else b"%s\nstream\n%s\nendstream" % (written, stream.encode())

    def _part(self, part: Any, document: Any) -> bytes:
        if isinstance(part, str):
            return part.encode()
        found = self._canvas._numbered(part) if isinstance(part, Thing) else part
        reference: bytes = document.Reference(found).format(document)
        return reference


class _State:
    """What the PDF's graphics state holds: a colour or a pen is written down only when it changes."""

    __slots__ = ("fill", "line", "matrix")

    def __init__(self, fill: str = "#000000", line: Line = _FIRST_LINE, matrix: Matrix = IDENTITY) -> None:
        self.fill = fill
        self.line = line
        self.matrix = matrix

    def copy(self) -> "_State":
        return _State(self.fill, self.line, self.matrix)


def _registered(font: Font) -> str:
    """Give the name under which reportlab knows a face, loading it the first time."""
    name = _names.get(font)
    if name is None:
        name = _names[font] = font.name
        # By default reportlab embeds all of ASCII, whether used or not, and tables that only installed fonts need.
        known = TTFont(name, str(font.file), asciiReadable=False)
        for table in ("name", "OS/2"):
            del known.face.table[table]
        pdfmetrics.registerFont(known)
    return name


_names: dict[Font, str] = {}
_colours: dict[str, str] = {}


def _rgb(colour: str) -> str:
    if colour not in _colours:
        _colours[colour] = " ".join(number(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return _colours[colour]


def _matrix(matrix: Matrix) -> str:
    a, b, c, d, e, f = matrix
    return f"{number(a, 6)} {number(b, 6)} {number(c, 6)} {number(d, 6)} {number(e, 4)} {number(f, 4)} cm"


def _steps(digits: int) -> dict[str, str]:
    """Give the form in which each step is written."""
    place = f"%.{digits}f %.{digits}f"
    return {"M": f"{place} m", "L": f"{place} l", "C": f"{place} {place} {place} c", "Z": "h"}


_STEPS = [_steps(digits) for digits in range(4)]


def _path(shape: Shape) -> str:
    if isinstance(shape, Rect) and shape.r <= 0:
        return f"{number(shape.x)} {number(shape.y)} {number(shape.width)} {number(shape.height)} re"
    path = shape.path()
    forms = _STEPS[path.digits]
    return " ".join([forms[step[0]] % step[1:] for step in path.steps])
