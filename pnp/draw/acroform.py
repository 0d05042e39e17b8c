"""The form in a PDF: fields as the objects that viewers and other programs expect of an AcroForm.

Every field is one object that is its own widget. Names with dots are a tree, as the standard wants it: `log` holds `7`,
which holds `action`. What viewers need to set type is named once for the whole form: Helvetica, which every viewer has,
and a colour like a pen's. Marks are drawn here, one stream for all boxes of a size, so that a tick looks the same
everywhere; viewers are not asked to draw them anew (`NeedAppearances`), since text draws whoever types it.

The objects are text with references between them; `pdf` gives them their numbers. Fields stand on a page in the order
in which they were asked for, which is the order in which the tab key goes through them.
"""

from collections.abc import Iterator
from typing import Any

from pnp.draw.field import Mark, PlacedField
from pnp.draw.ink import Mode
from pnp.draw.shapes import number
from pnp.draw.type import PT

__all__ = ["AcroForm", "Thing"]

ON, OFF = "Yes", "Off"

_MM = 1 / PT
_PENS = {Mode.MONO: "0 0 0"}
_PEN = "0.09 0.17 0.45"
"""Blue-black, so that what was typed is not taken for print."""
_FONTS = {"Helv": "Helvetica", "HeBo": "Helvetica-Bold", "ZaDb": "ZapfDingbats"}
_ALIGN = {"start": 0, "middle": 1, "end": 2}
_LOCKED, _WRAPS = 1, 4096
_PRINTED, _HIDDEN = 4, 2
_STYLES = {Mark.TICK: "4", Mark.RING: "l", Mark.CROSS: "8"}
"""The same marks in Zapf Dingbats, for viewers that draw their own."""
_STROKES = {
    Mark.TICK: "16 46 m 38 20 l 86 84 l S",
    Mark.CROSS: "20 20 m 80 80 l 80 20 m 20 80 l S",
    Mark.RING: "88 50 m 88 71 71 88 50 88 c 29 88 12 71 12 50 c 12 29 29 12 50 12 c 71 12 88 29 88 50 c h S",
}
"""In a square of 100."""


class Thing:
    """An object of the file: text, and other objects that it refers to; with a stream, its dictionary is the text."""

    __slots__ = ("parts", "stream")

    def __init__(self, *parts: Any, stream: str | None = None) -> None:
        self.parts: list[Any] = list(parts)
        """Texts; anything else is referred to."""
        self.stream = stream


class AcroForm:
    """Collects the fields of a document."""

    def __init__(self, mode: Mode) -> None:
        self._pen = _PENS.get(mode, _PEN)
        self._tree: dict[str, Any] = {}
        self._names: dict[str, int] = {}
        self._marks: dict[tuple[Mark, int, float, float], Thing] = {}
        self._off: dict[tuple[float, float], Thing] = {}

    def add(self, placed: PlacedField, page: Any, height: float) -> Thing:
        """Add a field that lies on a page of this height in mm; give its widget. The second of a name is a copy."""
        name = placed.field.name
        copy = self._names[name] = self._names.get(name, 0) + 1
        *branches, leaf = (f"copy-{copy}.{name}" if copy > 1 else name).split(".")
        node = self._tree
        for branch in branches:
            node = node.setdefault(branch, {})
            assert isinstance(node, dict), f"{name} lies within another field"
        assert leaf not in node, f"there are fields within {name}"
        widget = node[leaf] = Thing(*self._widget(leaf, placed, page, height))
        return widget

    def finish(self) -> Thing | None:
        """Give the form, if there are fields at all."""
        if not self._tree:
            return None
        fonts = [
            word
            for name, face in _FONTS.items()
            for word in (f"/{name} ", Thing(f"<</Type/Font/Subtype/Type1/BaseFont/{face}{_encoding(name)}>>"))
        ]
        form = Thing(f"<</DA({self._type('Helv', 0)})/DR<</Font<<", *fonts, ">>>>/Fields[")
        form.parts += [*self._children(self._tree, None), "]>>"]
        return form

    def _children(self, tree: dict[str, Any], parent: Thing | None) -> Iterator[Any]:
        """Give references to what is in a branch, each told where it belongs."""
        for name, child in tree.items():
            if isinstance(child, dict):
                branch = Thing(f"<</T{_string(name)}")
                branch.parts += ["/Kids[", *self._children(child, branch), "]"]
                thing = branch
            else:
                thing = child
            if parent is not None:
                thing.parts += ["/Parent ", parent]
            thing.parts.append(">>")
            yield thing
            yield " "

    def _type(self, font: str, size: float) -> str:
        return f"/{font} {number(size, 2)} Tf {self._pen} rg"

    def _widget(self, leaf: str, placed: PlacedField, page: Any, height: float) -> Iterator[Any]:
        """Write a field, but for its parent and its end."""
        field, (left, top, right, bottom) = placed.field, placed.box
        rect = [number(value * _MM, 2) for value in (left, height - bottom, right, height - top)]
        yield f"<</Type/Annot/Subtype/Widget/T{_string(leaf)}/TU{_string(field.label)}/Rect[{' '.join(rect)}]"
        yield f"/F {_PRINTED | (_HIDDEN if field.hidden else 0)}/P "
        yield page
        if flags := _LOCKED * field.locked | _WRAPS * field.wraps:
            yield f"/Ff {flags}"
        if field.mark is None:
            yield from self._text(placed)
        else:
            yield from self._box(field.mark, placed)

    def _text(self, placed: PlacedField) -> Iterator[str]:
        field = placed.field
        yield f"/FT/Tx/DA({self._type('HeBo' if field.bold else 'Helv', placed.size)})"
        if field.align != "start":
            yield f"/Q {_ALIGN[field.align]}"
        if field.longest:
            yield f"/MaxLen {field.longest}"
        if placed.turn:
            yield f"/MK<</R {-90 * placed.turn % 360}>>"
        if field.preset:
            yield f"/V{_string(field.preset)}"

    def _box(self, mark: Mark, placed: PlacedField) -> Iterator[Any]:
        width, height = round(placed.box.width * _MM, 2), round(placed.box.height * _MM, 2)
        on = self._marks.get((mark, placed.turn, width, height))
        if on is None:
            on = self._marks[mark, placed.turn, width, height] = self._drawn(mark, placed.turn, width, height)
        off = self._off.setdefault((width, height), _appearance("", width, height))
        state = ON if placed.field.preset else OFF
        turn = f"/R {-90 * placed.turn % 360}" if placed.turn else ""
        yield f"/FT/Btn/V/{state}/AS/{state}/MK<</CA({_STYLES[mark]}){turn}>>/DA({self._type('ZaDb', 0)})"
        yield f"/AP<</N<</{ON} "
        yield on
        yield f"/{OFF} "
        yield off
        yield ">>>>"

    def _drawn(self, mark: Mark, turn: int, width: float, height: float) -> Thing:
        """Draw a mark as large as fits, in the middle, upright as its field is."""
        side = min(width, height) / 100
        a, b = ((1, 0), (0, -1), (-1, 0), (0, 1))[turn]
        square = f"{number(width / 2, 2)} {number(height / 2, 2)}"
        lines = (
            f"q {a} {b} {-b} {a} {square} cm {number(side, 5)} 0 0 {number(side, 5)} 0 0 cm 1 0 0 1 -50 -50 cm",
            f"{self._pen} RG 1 J 1 j {number(max(9.0, 0.8 / side), 2)} w {_STROKES[mark]} Q",
        )
        return _appearance(" ".join(lines), width, height)


def _appearance(stream: str, width: float, height: float) -> Thing:
    box = f"[0 0 {number(width, 2)} {number(height, 2)}]"
    return Thing(f"<</Type/XObject/Subtype/Form/BBox{box}/Resources<<>>/Length {len(stream)}>>", stream=stream)


def _encoding(font: str) -> str:
    return "" if font == "ZaDb" else "/Encoding/WinAnsiEncoding"


def _string(text: str) -> str:
    """Write a text string: as it is where it is plain, as UTF-16 where it is not."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
        return f"({escaped})"
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
