"""Filling a form in, as other programs do it: pypdf, pikepdf, and PDFium with a mouse and a keyboard."""

import ctypes
import io
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pikepdf
import pypdf
import pypdfium2
import pypdfium2.raw as pdfium
from pikepdf.form import CheckboxField, TextField
from pikepdf.form import Form as PikeForm

__all__ = ["FILLERS", "Widget", "fill_with_pdfium", "fill_with_pikepdf", "fill_with_pypdf", "widgets"]


class Widget(NamedTuple):
    """A field of a file where it lies: its page from 0 on, and its rectangle in points from the bottom left."""

    page: int
    rect: tuple[float, float, float, float]
    kind: str
    object: Any


def widgets(pdf: bytes) -> dict[str, Widget]:
    """Find all fields by way of the pages."""
    found: dict[str, Widget] = {}
    for number, page in enumerate(pypdf.PdfReader(io.BytesIO(pdf), strict=True).pages):
        for reference in page.get("/Annots", ()):
            node = widget = reference.get_object()
            names = [node["/T"]]
            while "/Parent" in node:
                node = node["/Parent"].get_object()
                names.append(node["/T"])
            left, bottom, right, top = (float(value) for value in widget["/Rect"])
            name = ".".join(reversed(names))
            assert name not in found
            found[name] = Widget(number, (left, bottom, right, top), widget["/FT"], widget)
    return found


def fill_with_pypdf(pdf: bytes, values: Mapping[str, str]) -> bytes:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(pdf))
    pages = {widget.page for name, widget in widgets(pdf).items() if name in values}
    written = {name: "/Yes" if value == "yes" else value for name, value in values.items()}
    for number in sorted(pages):
        writer.update_page_form_field_values(writer.pages[number], written, auto_regenerate=False)
    file = io.BytesIO()
    writer.write(file)
    return file.getvalue()


def fill_with_pikepdf(pdf: bytes, values: Mapping[str, str]) -> bytes:
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as document:
        for field in PikeForm(document):
            value = values.get(field.fully_qualified_name)
            if value is not None and isinstance(field, TextField):
                field.value = value
            elif value is not None:
                assert isinstance(field, CheckboxField)
                field.checked = True
        document.save(file, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return file.getvalue()


def fill_with_pdfium(pdf: bytes, values: Mapping[str, str]) -> bytes:
    """Click into the middle of each field, and type."""
    document = pypdfium2.PdfDocument(pdf)
    document.init_forms()
    form, places = document.formenv.raw, widgets(pdf)
    pages: dict[int, pypdfium2.PdfPage] = {}
    for name, value in values.items():
        number, (left, bottom, right, top), kind, _ = places[name]
        page = pages.setdefault(number, document[number])
        x, y = (left + right) / 2, (bottom + top) / 2
        pdfium.FORM_OnMouseMove(form, page, 0, x, y)
        pdfium.FORM_OnLButtonDown(form, page, 0, x, y)
        pdfium.FORM_OnLButtonUp(form, page, 0, x, y)
        if kind == "/Tx":
            typed = ctypes.create_string_buffer(f"{value}\0".encode("utf-16-le"))
            pdfium.FORM_ReplaceSelection(form, page, ctypes.cast(typed, pdfium.FPDF_WIDESTRING))
    pdfium.FORM_ForceToKillFocus(form)
    file = io.BytesIO()
    document.save(file)
    for page in pages.values():
        page.close()
    document.close()
    return file.getvalue()


FILLERS: dict[str, Callable[[bytes, Mapping[str, str]], bytes]] = {
    "pypdf": fill_with_pypdf,
    "pikepdf": fill_with_pikepdf,
    "pdfium": fill_with_pdfium,
}
