"""Preflight: a kit is looked over before it goes to a printer, and what is wrong with it is said, a sentence each.

    findings = preflight(kit, [PrintOptions(), PrintOptions(paper=Paper.LETTER, ink=Mode.MONO)])

Every side of every part is drawn once for each ink, on a log, and looked at by itself: type that is too small, that
runs into other type, out of its part, out of its clip or out of its room; icons that are too small; two parts that look
the same; fields without a name, words or a place of their own. Then each job is laid out, and its pages are looked at
without their parts: cover, footers and marks, what comes too near to the edge of the paper, and whether backs lie
behind their fronts. So a kit is drawn as often as there are inks, however many papers and kinds of backs there are.

Letters are measured by their outlines, one by one: lines may stand close as long as no letter touches another.
Lettering that is drawn as outlines is known by what is told to `Canvas.letter`. A halo or a shade, the same words again
within a millimetre, is no collision.

Nothing here knows a game. `pnp.contract.check_game` calls it, so every game is held to it.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from pnp.draw.canvas import Canvas, Page
from pnp.draw.curve import flattened, inside
from pnp.draw.field import PlacedField
from pnp.draw.icons import LEAST_ICON
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.placed import Notes, PlacedLettering, PlacedText, Quad, ends
from pnp.draw.shapes import Box, Circle, Point, Rect, Shape
from pnp.draw.type import SMALLEST
from pnp.press.backs import Axis, apply, apply_box, apply_path, mirrored
from pnp.press.options import Backs, PrintOptions
from pnp.press.pages import draw_pages
from pnp.press.part import Kit, Part
from pnp.press.plan import Plan, make_plan
from pnp.press.sheet import Block, Print, Sheet, Side
from pnp.press.stamps import grown

__all__ = ["SMALLEST_ON_CARDS", "Finding", "preflight", "preflight_pdf", "preflight_plans"]

SMALLEST_ON_CARDS = 7.5
"""In points: cards are held by people who do not lean over them."""

_CARD = (63.0, 88.0)
_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
"""Of a field."""
_TOUCH = 0.1
"""Letters may come together by so many mm: outlines are measured with their handles."""
_EXACT = 0.01
_HALO = 1.0


class Finding(NamedTuple):
    """Something that should not be printed so."""

    check: str
    """Which of the checks: size, overlap, outline, room, icon, field, edge, backs, twins, code, font or raster."""
    where: str
    """The part and its side, or the page."""
    what: str
    """The text or icon that it is about, or nothing."""
    place: Point | None
    """In mm from the top left corner of the part or page."""
    sentence: str

    def __str__(self) -> str:
        at = f" at {self.place[0]:.1f}, {self.place[1]:.1f} mm" if self.place else ""
        return f"{self.where}{at}: {self.sentence}"


def preflight(kit: Kit, jobs: Iterable[PrintOptions]) -> list[Finding]:
    """Look a kit over as it would be printed. Raises PressError for a kit that cannot be laid out at all."""
    return preflight_plans([make_plan(kit, options) for options in jobs])


def preflight_plans(plans: Sequence[Plan]) -> list[Finding]:
    """Look over what is laid out already; parts of one name are taken to be the same part."""
    found: dict[Finding, None] = {}
    for mode in dict.fromkeys(plan.options.ink for plan in plans):
        those = [plan for plan in plans if plan.options.ink is mode]
        parts = {part.name: part for plan in those for part in plan.kit.parts}
        proof = _Proof(tuple(parts.values()), mode)
        found |= dict.fromkeys(proof.findings())
        for plan in those:
            found |= dict.fromkeys(_on_pages(plan, proof))
    return list(found)


# -- what is read ----------------------------------------------------------------------------------


class _Line:
    """A line of type or lettering, as it is seen."""

    def __init__(self, note: PlacedText | PlacedLettering) -> None:
        self.text, self.size, self.clip = note.text, note.size, note.clip
        self.over = note.over if isinstance(note, PlacedText) else 0.0
        self._note = note

    @cached_property
    def letters(self) -> Sequence[Quad]:
        return self._note.letters

    @cached_property
    def box(self) -> Box:
        return Box.around([corner for quad in self.letters for corner in quad])


def _lines(notes: Notes) -> dict[int, list[_Line]]:
    """Give the lines of each page; what is not seen is left out."""
    pages: dict[int, list[_Line]] = {}
    seen: list[PlacedText | PlacedLettering] = [note for note in notes.texts if note.colour]
    for note in seen + list(notes.lettering):
        line = _Line(note)
        if line.letters:
            pages.setdefault(note.page, []).append(line)
    return pages


def _check_lines(where: str, lines: Sequence[_Line], smallest: float) -> Iterator[Finding]:
    for line in lines:
        if line.size < smallest - 0.01:
            sentence = f"“{line.text}” is set in {line.size:.1f} pt, less than {smallest:g}"
            yield Finding("size", where, line.text, line.box.centre, sentence)
        if line.over > 0.05:
            sentence = f"“{line.text}” is {line.over:.1f} mm wider than its room"
            yield Finding("room", where, line.text, line.box.centre, sentence)
        if line.clip is not None and (out := _beyond(line.box, line.clip)) > _TOUCH:
            sentence = f"“{line.text}” is cut off by {out:.1f} mm"
            yield Finding("room", where, line.text, line.box.centre, sentence)
    for one, other in _meeting(lines):
        yield Finding("overlap", where, one.text, other.box.centre, f"“{other.text}” lies over “{one.text}”")


def _meeting(lines: Sequence[_Line]) -> Iterator[tuple[_Line, _Line]]:
    """Give the pairs of lines of which a letter touches a letter."""
    waiting = sorted(lines, key=lambda line: line.box.left)
    for number, one in enumerate(waiting):
        for other in waiting[number + 1 :]:
            if other.box.left >= one.box.right - _TOUCH:
                break
            if not _boxes_meet(one.box, other.box) or _halo(one, other):
                continue
            if any(_quads_meet(a, b) for a in one.letters for b in other.letters):
                yield one, other


def _halo(one: _Line, other: _Line) -> bool:
    return one.text == other.text and math.dist(one.box.centre, other.box.centre) < _HALO


def _boxes_meet(a: Box, b: Box) -> bool:
    across = min(a.right, b.right) - max(a.left, b.left)
    return across > _TOUCH and min(a.bottom, b.bottom) - max(a.top, b.top) > _TOUCH


def _quads_meet(a: Quad, b: Quad) -> bool:
    """Whether two turned boxes cover each other: no line can be laid between them."""
    for quad in (a, b):
        for (x, y), (to_x, to_y) in ((quad[0], quad[1]), (quad[0], quad[3])):
            length = math.hypot(to_x - x, to_y - y) or 1.0
            u, v = (to_x - x) / length, (to_y - y) / length
            ones, others = [px * u + py * v for px, py in a], [px * u + py * v for px, py in b]
            if min(max(ones), max(others)) - max(min(ones), min(others)) <= _TOUCH:
                return False
    return True


def _beyond(box: Box, room: Box) -> float:
    """Give by how much a box reaches out of another."""
    return max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom)


# -- parts -----------------------------------------------------------------------------------------


class _Proof:
    """All parts in one ink, each side drawn once on a page of its own."""

    def __init__(self, parts: Sequence[Part], mode: Mode) -> None:
        self._faces = [(part, back) for part in parts for back in (False, True) if not back or part.back]
        self._canvas = canvas = LogCanvas(mode)
        for part, back in self._faces:
            with canvas.page(Page(part.box.width, part.box.height)):
                draw = part.back if back else part.front
                assert draw is not None
                draw(canvas)
        self._reach: dict[tuple[str, bool], Box] = {}
        for mark in canvas.notes.marks:
            part, back = self._faces[mark.page - 1]
            before = self._reach.get((part.name, back), mark.box)
            self._reach[part.name, back] = Box.around([*ends(mark.box), *ends(before)])

    def reach(self, item: Print, bleed: float) -> Box | None:
        """Give what a part paints on its page: no more than its outline and its bleed show."""
        reach = self._reach.get((item.part.name, item.back))
        if reach is None:
            return None
        shown = grown(item.outline, 0.0 if item.part.whole else bleed).box()
        left, top = max(reach.left, shown.left), max(reach.top, shown.top)
        right, bottom = min(reach.right, shown.right), min(reach.bottom, shown.bottom)
        return apply_box(item.matrix, Box(left, top, right, bottom)) if left < right and top < bottom else None

    def findings(self) -> Iterator[Finding]:
        lines = _lines(self._canvas.notes)
        names = [f"{part.name}, {'back' if back else 'front'}, in {self._canvas.mode}" for part, back in self._faces]
        for number, ((part, back), where) in enumerate(zip(self._faces, names, strict=True), 1):
            card = isinstance(part.outline, Rect) and (part.box.width, part.box.height) == _CARD
            here = lines.get(number, [])
            yield from _check_lines(where, here, SMALLEST_ON_CARDS if card else SMALLEST)
            outline = mirrored(part.outline) if back else part.outline
            for line in here:
                if _strays_from(line, outline):
                    sentence = f"“{line.text}” reaches beyond the outline"
                    yield Finding("outline", where, line.text, line.box.centre, sentence)
        yield from _check_icons(self._canvas, names)
        for number, ((part, _), where) in enumerate(zip(self._faces, names, strict=True), 1):
            fields = [placed for page, placed in self._canvas.fields if page == number]
            yield from _check_fields(where, fields, part.box)
        yield from self._twins()

    def _twins(self) -> Iterator[Finding]:
        seen: dict[tuple[str, ...], str] = {}
        for number, (part, back) in enumerate(self._faces, 1):
            if back:
                continue
            first = seen.setdefault(tuple(self._canvas.page_log(number)), part.name)
            if first != part.name:
                yield Finding("twins", part.name, "", None, f"its front is the same as that of {first}")


def _check_icons(canvas: LogCanvas, names: Sequence[str]) -> Iterator[Finding]:
    for icon in canvas.notes.icons:
        if icon.size < LEAST_ICON - _EXACT:
            sentence = f"the icon {icon.name} is {icon.size:.1f} mm wide, less than {LEAST_ICON:g}"
            yield Finding("icon", names[icon.page - 1], icon.name, icon.centre, sentence)


def _check_fields(where: str, fields: Sequence[PlacedField], room: Box) -> Iterator[Finding]:
    """Fields have names that make a tree, words for those who cannot see them, and a place of their own."""
    names = Counter(placed.field.name for placed in fields)
    seen: list[PlacedField] = []
    for placed in fields:
        name, box = placed.field.name, placed.box
        wrong = []
        if not _NAME.fullmatch(name):
            wrong.append("is not called by words with dots between them")
        if names[name] > 1:
            wrong.append("is there twice")
        branches = [name[:i] for i, character in enumerate(name) if character == "."]
        wrong += [f"lies within the field {branch}" for branch in branches if branch in names]
        if not placed.field.label.strip():
            wrong.append("does not say what it is for")
        if not placed.upright:
            wrong.append("is slanted, mirrored or stretched")
        if _beyond(box, room) > _TOUCH:
            wrong.append("lies beyond its part")
        if not placed.field.hidden:
            wrong += [f"lies on the field {other.field.name}" for other in seen if _boxes_meet(box, other.box)]
            seen.append(placed)
        yield from (Finding("field", where, name, box.centre, f"the field {name} {what}") for what in wrong)


def _strays_from(line: _Line, outline: Shape) -> bool:
    """Whether a letter reaches beyond an outline by more than hardly."""
    points = [corner for quad in line.letters for corner in quad]
    if isinstance(outline, Rect):
        return _beyond(line.box, outline.box()) > _TOUCH
    if isinstance(outline, Circle):
        return any(math.dist(point, (outline.x, outline.y)) > outline.r + _TOUCH for point in points)
    pieces = flattened(outline.path())
    return not all(inside(pieces, x, y) for x, y in points)


# -- pages -----------------------------------------------------------------------------------------


def _on_pages(plan: Plan, proof: _Proof) -> Iterator[Finding]:
    options = plan.options
    how = f"{options.paper.label}, {options.ink}, {options.backs}"
    canvas = LogCanvas(options.ink)
    draw_pages(replace(plan, pages=tuple(_bare(side) for side in plan.pages)), canvas)
    lines = _lines(canvas.notes)
    names = [f"page {number} of {len(plan.pages)} ({how})" for number in range(1, len(plan.pages) + 1)]
    printable = options.paper.printable
    for number, (side, where) in enumerate(zip(plan.pages, names, strict=True), 1):
        here = lines.get(number, [])
        yield from _check_lines(where, here, SMALLEST)
        prints = [item for block in side.blocks for item in block.prints]
        reaches = [(item, proof.reach(item, options.bleed)) for item in prints]
        for line in here:
            if (out := _beyond(line.box, printable)) > _EXACT:
                sentence = f"“{line.text}” reaches {out:.2f} mm into the edge that is not printed"
                yield Finding("edge", where, line.text, line.box.centre, sentence)
            for item, reach in reaches:
                if reach is not None and _boxes_meet(line.box, reach):
                    sentence = f"“{line.text}” lies over the part {item.part.name}"
                    yield Finding("overlap", where, line.text, line.box.centre, sentence)
        for item, reach in reaches:
            if reach is not None and (out := _beyond(reach, printable)) > _EXACT:
                sentence = f"the part {item.part.name} reaches {out:.2f} mm into the edge that is not printed"
                yield Finding("edge", where, item.part.name, reach.centre, sentence)
        if not any(plan.kit.code in line.text for line in here):
            yield Finding("code", where, "", None, f"it does not carry the code {plan.kit.code}")
    for mark in canvas.notes.marks:
        if (out := _beyond(mark.box, printable)) > _TOUCH:
            sentence = f"something is painted {out:.2f} mm into the edge that is not printed"
            yield Finding("edge", names[mark.page - 1], "", mark.box.centre, sentence)
    yield from _check_icons(canvas, names)
    for number, sheet in enumerate(plan.sheets, 1):
        yield from _check_backs(f"sheet {number} ({how})", sheet, options)


def _bare(side: Side) -> Side:
    """Give a page whose parts draw nothing."""
    return replace(side, blocks=tuple(block._replace(prints=tuple(map(_blank, block.prints))) for block in side.blocks))


def _blank(item: Print) -> Print:
    return item._replace(part=replace(item.part, front=_nothing, back=_nothing))


def _nothing(_: Canvas) -> None:
    """Draw no more than white paper."""


# -- backs -----------------------------------------------------------------------------------------


def _check_backs(where: str, sheet: Sheet, options: PrintOptions) -> Iterator[Finding]:
    """Look through the paper: every back has its front's outline."""
    if sheet.front.fold is not None:
        front, back, axis = sheet.front.blocks[0], sheet.front.blocks[1], sheet.front.fold
    elif sheet.back is not None:
        front, back = sheet.front.blocks[0], sheet.back.blocks[0]
        axis = Axis.LEVEL if options.backs is Backs.DUPLEX_SHORT else Axis.UPRIGHT
    else:
        return
    yield from _check_behind(where, front, back, axis, options)


def _check_behind(where: str, front: Block, back: Block, axis: Axis, options: PrintOptions) -> Iterator[Finding]:
    mirror = axis.mirror(options.paper.width, options.paper.height)
    backed = [item for item in front.prints if item.part.back is not None]
    for ahead, behind in zip(backed, back.prints, strict=True):
        seen = [apply(mirror, *point) for point in _points(ahead)]
        off = max(min(math.dist(point, other) for other in _points(behind)) for point in seen)
        if off > _EXACT or ahead.part.name != behind.part.name:
            sentence = f"the back of {behind.part.name} lies {off:.2f} mm off the front of {ahead.part.name}"
            yield Finding("backs", where, ahead.part.name, ahead.box.centre, sentence)


def _points(item: Print) -> list[Point]:
    """Give the corners of a part's outline on its page."""
    steps = apply_path(item.matrix, item.outline.path()).steps
    return [point for _, *values in steps for point in zip(values[::2], values[1::2], strict=True)]


# -- files -----------------------------------------------------------------------------------------


def preflight_pdf(pdf: bytes) -> list[Finding]:
    """Look a file over: fonts are in it, pictures of dots are not."""
    import io

    from pypdf import PdfReader

    found: list[Finding] = []
    for number, page in enumerate(PdfReader(io.BytesIO(pdf)).pages, 1):
        where = f"page {number}"
        for check, name in sorted(_strays(page["/Resources"], set())):
            said = f"the font {name} is not embedded" if check == "font" else f"the picture {name} is made of dots"
            found.append(Finding(check, where, name, None, said))
    return found


def _strays(resources: Any, seen: set[int]) -> set[tuple[str, str]]:
    """Give fonts that are not embedded and pictures, here or in any form that is used."""
    found: set[tuple[str, str]] = set()
    for reference in resources.get("/Font", {}).values():
        font = reference.get_object()
        descriptor = font.get("/FontDescriptor")
        if descriptor is None or "/FontFile2" not in descriptor.get_object():
            found.add(("font", str(font["/BaseFont"])))
    for name, reference in resources.get("/XObject", {}).items():
        form = reference.get_object()
        if form.get("/Subtype") == "/Image":
            found.add(("raster", str(name)))
        elif id(form) not in seen and "/Resources" in form:
            seen.add(id(form))
            found |= _strays(form["/Resources"], seen)
    return found
