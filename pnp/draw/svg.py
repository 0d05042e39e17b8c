"""The SVG back-end, on svgwrite: a standalone document for each page that looks like the PDF's page on any machine.

Nobody's machine has our faces, so type is drawn as outlines, each glyph stored once a page; what it says stands beside
it as a label for screen readers and for searching. Symbols, clips and paths that are kept are stored once as well. The
names of stored things run through the whole document: one name means one drawing, and two pages may be put into one web
page.
"""

from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

from svgwrite.container import Group, Use
from svgwrite.drawing import Drawing
from svgwrite.masking import ClipPath
from svgwrite.path import Path as PathElement
from svgwrite.shapes import Circle as CircleElement
from svgwrite.shapes import Rect as RectElement

from pnp.draw.canvas import Canvas, Document, Line, Matrix, Page, Symbol
from pnp.draw.field import Field
from pnp.draw.ink import Mode
from pnp.draw.shapes import Circle, Path, Rect, Shape, number
from pnp.draw.type import PT, Font, Type

__all__ = ["SvgCanvas"]

_HEAD = b'<?xml version="1.0" encoding="utf-8"?>\n'
_EVEN_ODD = {"fill-rule": "evenodd", "clip-rule": "evenodd"}
_WINDING = {"fill-rule": "nonzero"}
_LINE = Line("", 1.0)
"""What SVG takes for granted about a line."""


class SvgCanvas(Canvas):
    """Draws a whole document and gives a file's bytes for each page.

    With `check`, svgwrite looks at every element and value as it is made: slow, and meant for tests.
    """

    def __init__(self, document: Document, mode: Mode = Mode.FULL, *, check: bool = False) -> None:
        super().__init__(mode)
        self._document = document
        self._check = check
        self._pages: list[bytes] = []
        self._drawing: Any = None
        self._library: dict[str, _Stored] = {}
        self._names: dict[Any, str] = {}
        self._kept: dict[int, tuple[Path, str]] = {}
        self._needs: list[dict[str, None]] = []
        """What the page, and each symbol that is being drawn, refer to."""
        self._parents: list[Any] = []
        self._run: tuple[Any, Line] | None = None
        """The path to which further strokes of the same line can be added."""

    def finish(self) -> list[bytes]:
        """Give the pages' files."""
        return self._pages

    # -- pages and groups --------------------------------------------------------------------------

    def begin_page(self, page: Page) -> None:
        width, height = number(page.width), number(page.height)
        self._drawing = Drawing(
            size=(f"{width}mm", f"{height}mm"), viewBox=f"0 0 {width} {height}", profile="full", debug=self._check
        )
        place = ", ".join(page.entries) or page.label
        self._drawing.set_desc(
            f"{self._document.title}: {place}" if place else self._document.title, self._document.subject or None
        )
        # Stated once for the whole page: areas have holes, are empty unless filled, and corners reach as far as in PDF.
        self._drawing.update(
            {**_EVEN_ODD, "fill": "none", "stroke-miterlimit": "10", "xml:lang": self._document.language}
        )
        self._needs = [{}]
        self._parents = [self._drawing]
        self._run = None
        self.paint(Rect(0, 0, page.width, page.height), "#FFFFFF", None)  # paper is white on a dark screen too

    def end_page(self) -> None:
        drawing, wanted = self._drawing, self._closure(self._needs[-1])
        for name in wanted:
            drawing.defs.elements.append(self._library[name].element)
        if not wanted:
            drawing.elements.remove(drawing.defs)
        root = drawing.get_xml()
        del root.attrib["xmlns:ev"]
        for parent in (root, *root.iter("defs")):
            parent.text = "\n"
            for child in parent:
                child.tail = "\n"
        self._pages.append(_HEAD + ElementTree.tostring(root, encoding="utf-8") + b"\n")

    def _closure(self, needs: dict[str, None]) -> dict[str, None]:
        """Give everything that is referred to, directly or not, each after what it needs itself."""
        found: dict[str, None] = {}
        for name in needs:
            found.update(self._closure(self._library[name].needs))
            found[name] = None
        return found

    def begin_group(self, matrix: Matrix | None, clip: Shape | None) -> None:
        attributes = {}
        if matrix is not None:
            attributes["transform"] = _matrix(matrix)
        if clip is not None:
            attributes["clip-path"] = f"url(#{self._clip(clip)})"
        # Without either, there is nothing to group.
        self._parents.append(self._add(Group, attributes) if attributes else self._parents[-1])

    def end_group(self) -> None:
        self._parents.pop()
        self._run = None

    def _clip(self, shape: Shape) -> str:
        """Store a shape to clip to, once for all that are equal."""
        attributes: dict[str, str] = {"clip-rule": "nonzero"} if isinstance(shape, Path) and shape.winding else {}
        needs: dict[str, None] = {}
        self._needs.append(needs)
        kind, place = self._form(shape)
        self._needs.pop()
        key = (kind, *place.items(), *attributes)
        if key not in self._names:
            holder = self._element(ClipPath, {"id": self._name(key, "c")})
            holder.add(self._element(kind, place | attributes))
            self._library[self._names[key]] = _Stored(holder, needs)
        return self._need(key)

    # -- marks -------------------------------------------------------------------------------------

    def paint(self, shape: Shape, fill: str | None, line: Line | None) -> None:
        attributes = _stroke(line) if line is not None else {}
        if fill is not None:
            attributes["fill"] = _colour(fill)
            if isinstance(shape, Path) and shape.winding:
                attributes |= _WINDING
        kind, place = self._form(shape)
        if kind is not PathElement or fill is not None or line is None:
            self._add(kind, place | attributes)
        elif self._run is not None and self._run[1] == line:
            self._run[0].push(place["d"])  # strokes of one line are one path: the same picture, much smaller
        else:
            self._run = (self._add(kind, place | attributes), line)

    def _form(self, shape: Shape) -> tuple[Any, dict[str, str]]:
        """Give the element that draws a shape, with its geometry."""
        if isinstance(shape, Circle):
            return CircleElement, {"cx": _short(shape.x), "cy": _short(shape.y), "r": _short(shape.r)}
        if isinstance(shape, Rect):
            place = {"width": shape.width, "height": shape.height}
            place |= {name: value for name, value in (("x", shape.x), ("y", shape.y)) if value}
            if shape.r > 0:
                place["rx"] = min(shape.r, shape.width / 2, shape.height / 2)
            return RectElement, {name: _short(value) for name, value in place.items()}
        if isinstance(shape, Path) and shape.kept:
            return Use, {"href": f"#{self._keep(shape)}"}
        return PathElement, {"d": _d(shape)}

    def _keep(self, path: Path) -> str:
        """Store a path that is painted again and again; colours and pen come from where it is used."""
        known = self._kept.get(id(path))
        if known is None or known[0] is not path:
            known = self._kept[id(path)] = (path, _d(path))
        key = ("path", known[1])
        if key not in self._names:
            stored = self._element(PathElement, {"id": self._name(key, "p"), "d": known[1]})
            self._library[self._names[key]] = _Stored(stored)
        return self._need(key)

    def write(self, x: float, y: float, text: str, style: Type, colour: str) -> None:
        scale = style.size * PT / style.face.units
        run = self._add(_Said, {"transform": f"translate({_short(x)} {_short(y)}) scale({_short(scale, 8)})"})
        run.said = text
        run["fill"] = _colour(colour)
        at = 0.0
        for character in text:
            if name := self._glyph(style.font, character):
                place = {"x": _short(at, 1)} if at else {}
                run.add(self._element(Use, {"href": f"#{name}"} | place))
            at += style.face.advance(character) + style.spacing / scale

    def _glyph(self, font: Font, character: str) -> str:
        """Store a glyph in the units of its face; a space has none."""
        key = (font, character)
        if key not in self._names:
            from pnp.draw.type import face

            opened = face(font)
            outline = opened.outline(character)
            if not outline.steps:
                self._names[key] = ""
                return ""
            attributes = _WINDING | {"id": self._name(key, "g"), "d": _d(outline.moved(0, 0, opened.units), 0)}
            self._library[self._names[key]] = _Stored(self._element(PathElement, attributes))
        return self._need(key) if self._names[key] else ""

    def ghost(self, x: float, y: float, text: str, style: Type) -> None:  # noqa: ARG002  # a label has no place
        self._add(_Said, {}).said = style.face.printable(text)

    def stamp(self, symbol: Symbol, matrix: Matrix) -> None:
        key = ("symbol", symbol.name)
        if key not in self._names:
            self._store(symbol, self._name(key, "s"))
        attributes = {"href": f"#{self._need(key)}"}
        if matrix[:4] == (1, 0, 0, 1):
            attributes |= {name: _short(value) for name, value in zip("xy", matrix[4:], strict=True) if value}
        else:
            attributes["transform"] = _matrix(matrix)
        self._add(Use, attributes)

    def field(self, field: Field) -> None:
        """Leave it out: nobody types into a picture."""

    def _store(self, symbol: Symbol, name: str) -> None:
        """Draw a symbol into a group of its own, which ends at the symbol's box as a PDF form does."""
        left, top, right, bottom = symbol.box
        needs: dict[str, None] = {}
        self._needs.append(needs)
        clip = self._clip(Rect(left, top, right - left, bottom - top))
        group = self._element(Group, {"id": name, "clip-path": f"url(#{clip})"})
        parents, self._parents, self._run = self._parents, [group], None
        symbol.draw(self)
        self._parents, self._run = parents, None
        self._needs.pop()
        self._library[name] = _Stored(group, needs)

    # -- elements ----------------------------------------------------------------------------------

    def _element(self, kind: Any, attributes: dict[str, str]) -> Any:
        if kind is PathElement or kind is Use:  # these two ask for the one thing that they cannot do without
            attributes = dict(attributes)
            element = kind(attributes.pop("d" if kind is PathElement else "href"), factory=self._drawing)
        else:
            element = kind(factory=self._drawing)
            element.attribs.clear()  # svgwrite's own default places and sizes, which we state ourselves
        element.update(attributes)
        return element

    def _add(self, kind: Any, attributes: dict[str, str]) -> Any:
        self._run = None
        return self._parents[-1].add(self._element(kind, attributes))

    def _name(self, key: Any, letter: str) -> str:
        """Give a new thing its name: a letter for its kind and a number."""
        name = self._names[key] = f"{letter}{len(self._names)}"
        return name

    def _need(self, key: Any) -> str:
        name = self._names[key]
        self._needs[-1][name] = None
        return name


class _Stored:
    """A stored element and the names of those it refers to."""

    __slots__ = ("element", "needs")

    def __init__(self, element: Any, needs: dict[str, None] | None = None) -> None:
        self.element = element
        self.needs = needs or {}


class _Said(Group):  # type: ignore[misc]  # svgwrite carries no types
    """A group that says what its outlines read. Svgwrite's checks are older than these attributes."""

    said = ""

    def get_xml(self) -> ElementTree.Element:
        xml: ElementTree.Element = super().get_xml()
        xml.set("role", "img")
        xml.set("aria-label", self.said)
        return xml


def _stroke(line: Line) -> dict[str, str]:
    attributes = {"stroke": _colour(line.colour)}
    if line.width != _LINE.width:
        attributes["stroke-width"] = _short(line.width, 4)
    if line.dash:
        attributes["stroke-dasharray"] = " ".join(_short(value) for value in line.dash)
    if line.cap != _LINE.cap:
        attributes["stroke-linecap"] = line.cap
    if line.join != _LINE.join:
        attributes["stroke-linejoin"] = line.join
    return attributes


def _d(shape: Shape, exactly: int | None = None) -> str:
    """Write path data from point to point. The points are rounded first, so that no error adds up."""
    words: list[str] = []
    path = shape.path()
    digits = path.digits if exactly is None else exactly
    grain = 10**digits
    x = y = start_x = start_y = 0
    for letter, *values in path.steps:
        if letter == "Z":
            words.append("z")
            x, y = start_x, start_y
            continue
        places = [round(value * grain) for value in values]
        if letter == "M":
            start_x, start_y = places
            words.append(_joined("M", places, digits))
        elif letter == "C":
            words.append(_joined("c", [place - (y if i % 2 else x) for i, place in enumerate(places)], digits))
        elif places[1] == y:
            words.append(_joined("h", [places[0] - x], digits))
        elif places[0] == x:
            words.append(_joined("v", [places[1] - y], digits))
        else:
            words.append(_joined("l", [places[0] - x, places[1] - y], digits))
        x, y = places[-2:]
    return "".join(words)


def _joined(letter: str, values: list[int], digits: int) -> str:
    """Put numbers behind a command, always with a space between, which svgwrite's checks want before a minus too."""
    return letter + " ".join([_grains(value, digits) for value in values])


@lru_cache(maxsize=1 << 15)
def _grains(value: int, digits: int) -> str:
    return _short(value / 10**digits, digits)


def _short(value: float, digits: int = 3) -> str:
    """Write a number without the zero before its point."""
    return number(value, digits).replace("0.", ".", 1) if -1 < value < 1 else number(value, digits)


@lru_cache(maxsize=1 << 10)
def _colour(colour: str) -> str:
    """Write #aabbcc as #abc where that says it all."""
    colour = colour.lower()
    return f"#{colour[1::2]}" if colour[1::2] == colour[2::2] else colour


def _matrix(matrix: Matrix) -> str:
    a, b, c, d, x, y = matrix
    if (a, b, c, d) == (1, 0, 0, 1):
        return f"translate({_short(x)} {_short(y)})"
    turned = " ".join([_short(value, 6) for value in (a, b, c, d)])
    return f"matrix({turned} {_short(x, 4)} {_short(y, 4)})"
