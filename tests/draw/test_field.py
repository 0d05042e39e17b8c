"""Fields: where they lie on a page, what becomes of them in a PDF, and that paper knows nothing of them."""

import io
from typing import Any

import pypdf
import pytest
from fillers import widgets

from pnp.draw.canvas import Canvas, Document, Page, Symbol, moving, turning
from pnp.draw.field import Field, Mark
from pnp.draw.ink import Mode
from pnp.draw.log import LogCanvas
from pnp.draw.pdf import PdfCanvas
from pnp.draw.shapes import Box
from pnp.draw.svg import SvgCanvas
from pnp.draw.type import PT

NAME = Field("sheet.name", Box(10, 20, 60, 26), "Captain (whose it is)", size=10, longest=30)
TICK = Field("sheet.boxes.1", Box(0, 0, 6, 4), "Erste Kiste, größer", Mark.TICK)


def draw(canvas: Canvas) -> None:
    """Draw a page with fields, moved, turned, scaled, and stamped twice."""
    stamp = Symbol("stamp", Box(0, 0, 20, 20), lambda c: c.field(Field("stamped", Box(1, 2, 5, 8), "twice", Mark.RING)))
    with canvas.page(Page(100, 200)):
        canvas.rect(0, 0, 1, 1)
        canvas.field(NAME)
        with canvas.group(moving(30, 40, 2)), canvas.group(turning(10, 0, 90)):
            canvas.field(TICK)
        canvas.stamp(stamp, moving(50, 100))
        with canvas.group(moving(0, 10)):
            canvas.stamp(stamp, turning(50, 150, 180))


def pdf(*, fillable: bool = True, mode: Mode = Mode.FULL) -> bytes:
    canvas = PdfCanvas(Document("form", fillable=fillable), mode)
    draw(canvas)
    return canvas.finish()


def test_fields_lie_where_groups_and_stamps_put_them() -> None:
    canvas = LogCanvas()
    draw(canvas)
    noted = [(placed.field.name, placed.box, placed.turn) for _, placed in canvas.fields]
    assert noted == [
        ("sheet.name", Box(10, 20, 60, 26), 0),
        ("sheet.boxes.1", Box(42, 40, 50, 52), 1),
        ("stamped", Box(51, 102, 55, 108), 0),
        ("stamped", Box(45, 152, 49, 158), 2),
    ]
    assert {page for page, _ in canvas.fields} == {1}
    found = widgets(pdf())
    assert list(found) == ["sheet.name", "sheet.boxes.1", "stamped", "copy-2.stamped"]
    for (_, box, _), widget in zip(noted, found.values(), strict=True):
        left, bottom, right, top = (value * PT for value in widget.rect)
        assert (left, 200 - top, right, 200 - bottom) == pytest.approx(box, abs=0.01)


def test_the_log_says_what_a_field_takes() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 200)):
        canvas.field(NAME)
        canvas.field(TICK)
        canvas.field(Field("pnp.code", Box(0, 0, 0, 0), "code", preset="X", locked=True, hidden=True))
    lines = [line.strip() for line in canvas.finish().splitlines() if "field" in line]
    assert lines == [
        "field sheet.name 10 20 60 26 takes text start of 30 10 pt “Captain (whose it is)”",
        "field sheet.boxes.1 0 0 6 4 takes a tick “Erste Kiste, größer”",
        "field pnp.code 0 0 0 0 takes text start locked hidden preset “X” “code”",
    ]


def test_a_field_can_be_turned_but_not_slanted() -> None:
    canvas = LogCanvas()
    with canvas.page(Page(100, 200)), canvas.group(turning(0, 0, 30)):
        canvas.field(NAME)
    ((_, placed),) = canvas.fields
    with pytest.raises(ValueError, match="slanted"):
        _ = placed.turn


def test_on_paper_and_in_pictures_there_are_no_fields() -> None:
    bare = PdfCanvas(Document("form"))
    with bare.page(Page(100, 200)):
        bare.rect(0, 0, 1, 1)
    plain = pdf(fillable=False)
    assert b"/AcroForm" not in plain
    assert b"/Widget" not in plain
    svg = SvgCanvas(Document("form", fillable=True))
    draw(svg)
    assert b"Captain" not in svg.finish()[0]


def test_equal_forms_have_equal_bytes() -> None:
    assert pdf() == pdf()
    assert pdf() != pdf(mode=Mode.MONO)


def form(data: bytes) -> Any:
    return pypdf.PdfReader(io.BytesIO(data), strict=True).trailer["/Root"]["/AcroForm"]  # type: ignore[index]


def test_names_are_a_tree_and_text_has_what_viewers_need() -> None:
    tree = form(pdf())
    assert [branch.get_object()["/T"] for branch in tree["/Fields"]] == ["sheet", "stamped", "copy-2"]
    assert set(tree["/DR"]["/Font"]) == {"/Helv", "/HeBo", "/ZaDb"}
    assert "/NeedAppearances" not in tree
    name = widgets(pdf())["sheet.name"].object
    assert (name["/FT"], name["/MaxLen"], name["/TU"], name["/F"]) == ("/Tx", 30, "Captain (whose it is)", 4)
    assert name["/DA"].startswith("/Helv 10 Tf ")
    assert "." not in name["/T"]


def test_boxes_have_two_states_that_are_drawn() -> None:
    box = widgets(pdf())["sheet.boxes.1"].object
    assert (box["/FT"], box["/V"], box["/AS"], box["/TU"]) == ("/Btn", "/Off", "/Off", "Erste Kiste, größer")
    states: Any = box["/AP"]["/N"]
    assert set(states) == {"/Yes", "/Off"}
    assert b" RG" in states["/Yes"].get_data()
    assert states["/Off"].get_data() == b""
    assert box["/MK"]["/R"] == 270


def test_marks_of_one_size_are_stored_once() -> None:
    canvas = PdfCanvas(Document("form", fillable=True))
    with canvas.page(Page(100, 200)):
        canvas.rect(0, 0, 1, 1)
        for i in range(5):
            canvas.field(Field(f"box-{i}", Box(10 * i, 0, 10 * i + 6, 6), "box", Mark.CROSS))
    states = [widget.object["/AP"]["/N"] for widget in widgets(canvas.finish()).values()]
    assert len({state.raw_get("/Yes").idnum for state in states}) == 1


def test_what_is_hidden_is_kept_and_cannot_be_changed() -> None:
    canvas = PdfCanvas(Document("form", fillable=True))
    with canvas.page(Page(100, 200)):
        canvas.field(Field("pnp.head", Box(0, 0, 0, 0), "head", preset='[Code "Ж 海 (\\)"]', locked=True, hidden=True))
    hidden = widgets(canvas.finish())["pnp.head"].object
    assert (hidden["/V"], hidden["/Ff"], hidden["/F"]) == ('[Code "Ж 海 (\\)"]', 1, 6)
