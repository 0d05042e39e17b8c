"""Forms: sheets that were filled in on a screen and saved by whatever program, read back from their PDF.

A fillable sheet says what it is in fields that are not seen (`pnp.format`, `pnp.code`, `pnp.head`): fields are what
every program keeps when it saves a form. `head` holds the headers of a record of this setup in the text form, so that
only what was played is left to be read; what the fields mean is the game's affair.

A PDF may come from anywhere, so it is held to a size, its tree of fields to a depth and a number, its values to a
length; it is read strictly, and nothing in it is run, drawn or unpacked that the fields do not need. Whatever is wrong
with it is one sentence.
"""

import io
import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from pnp.errors import RecordError
from pnp.record import Header, Transcript, read_headers

__all__ = ["FORM", "IDENTITY", "Form", "Reading", "read_forms"]

FORM = "pnp-form/1"
IDENTITY = "pnp"
"""The fields that are not seen begin with it."""

LARGEST = 10_000_000
"""In bytes. The sheets of six players have a million."""
_MOST = 50_000
"""Fields."""
_DEEPEST = 8
_LONGEST = 4_000
"""Characters of a value; the longest that the house writes, a board in rows, has 600."""

_COPY = re.compile(r"copy-([1-9][0-9]{0,3})\.(.+)")


@dataclass(frozen=True, slots=True)
class Form:
    """One filled form: what it is of, and what stands in its fields."""

    head: tuple[Header, ...]
    fields: Mapping[str, str]
    """By name, those that are filled in; a box that is marked has the value `yes`."""
    names: frozenset[str]
    """Of all fields, filled in or not."""
    copy: int = 1
    """Which of several equal sheets in one file it is."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a game reads in a form: a record in the text form, and what is missing in it, each in a few words.

    It may be a score sheet as well (`pnp-score/1`), with the record of its game beside it. Of sheets for several games,
    each is a reading of its own.
    """

    transcript: Transcript
    missing: tuple[str, ...] = ()
    record: Transcript | None = None
    name: str = ""
    """What part of the form it is, if it is not the whole."""
    others: tuple["Reading", ...] = ()


class _Found(NamedTuple):
    """What stands in a field, and whether it is ours: one that cannot be changed was not filled in by anybody."""

    value: str
    ours: bool


_NOTHING = _Found("", True)


def read_forms(data: bytes) -> list[Form]:
    """Read the forms in a PDF: the first, and of further copies those that are filled in.

    What is wrong is a RecordError without the name of the file: `it is encrypted: …`.
    """
    if len(data) > LARGEST:
        raise RecordError(f"it is larger than {LARGEST // 1_000_000} MB: no sheet is")
    try:
        found = _read(data)
    except RecordError:
        raise
    except MemoryError:
        raise RecordError("it asks for more memory than there is") from None
    except Exception as error:  # of a file that is damaged, pypdf raises all sorts, few of them meant
        raise RecordError(f"it is not a PDF that can be read{_said(error)}") from None
    return list(_sorted(found))


def _said(error: Exception) -> str:
    """Give what pypdf has to say in one short line, if it is meant for people."""
    from pypdf.errors import PyPdfError

    words = "".join(character if character.isprintable() else " " for character in str(error)).split()
    return f": {' '.join(words)[:80].rstrip('.: ')}" if words and isinstance(error, PyPdfError) else ""


def _read(data: bytes) -> dict[str, _Found]:
    """Give the values of all fields by their full names; one that is not filled in is empty."""
    from pypdf import PdfReader
    from pypdf.errors import DependencyError, FileNotDecryptedError

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # one sentence is ours
    try:
        reader = PdfReader(io.BytesIO(data), strict=True)
        encrypted = reader.is_encrypted
    except (DependencyError, FileNotDecryptedError):  # it looks for a cipher before it is asked
        encrypted = True
    if encrypted:
        raise RecordError("it is encrypted: save it without a password")
    form = _dictionary(_dictionary(reader.trailer.get("/Root")).get("/AcroForm"))
    if "/XFA" in form:
        raise RecordError("it is a form of another kind (XFA)")
    found: dict[str, _Found] = {}
    seen: set[Any] = set()
    for branch in _list(form.get("/Fields")):
        _walk(branch, "", 0, found, seen, {})
    if not found:
        raise RecordError("it has no fields: it was not printed with --fillable, or it was flattened when it was saved")
    return found


def _walk(
    branch: Any, path: str, depth: int, found: dict[str, _Found], seen: set[Any], inherited: dict[str, Any]
) -> None:
    """Go through a branch of the tree. Kids without a name are widgets of their field."""
    number = getattr(branch, "idnum", None)
    if depth > _DEEPEST or len(seen) > _MOST or (number is not None and number in seen):
        raise RecordError("its fields are no tree of a sheet’s size")
    seen.add(number if number is not None else -1 - len(seen))
    node = _dictionary(branch)
    name = _text(node.get("/T")) if "/T" in node else ""
    path = f"{path}.{name}" if path and name else path or name
    inherited = {key: node.get(key, inherited.get(key)) for key in ("/FT", "/V", "/Ff")}
    kids = _list(node.get("/Kids"))
    named = [kid for kid in kids if "/T" in _dictionary(kid)]
    for kid in named:
        _walk(kid, path, depth + 1, found, seen, inherited)
    if named or inherited["/FT"] is None or not path:
        return
    if path in found:
        raise RecordError(f"it has the field {path[:60]} twice")
    flags = inherited["/Ff"]
    ours = isinstance(flags, int) and bool(flags & 1)
    found[path] = _Found(_value(inherited["/FT"], inherited["/V"], [node, *map(_dictionary, kids)]), ours)


def _value(kind: Any, value: Any, widgets: list[Any]) -> str:
    if kind != "/Btn":
        return _text(value).strip()
    # Some programs set the state that is shown and forget the value.
    states = [value, *(widget.get("/AS") for widget in widgets)]
    return "yes" if any(state not in (None, "", "/Off", "Off") for state in states) else ""


def _text(value: Any) -> str:
    """Read a text; a stream is one too."""
    value = _resolved(value)
    if hasattr(value, "get_data"):
        value = value.get_data()
    if isinstance(value, bytes):
        value = value[: 4 * _LONGEST].decode("utf-8-sig", "replace")
    text = "" if value is None else str(value)
    if text.startswith("ï»¿"):  # UTF-8, as PDF 2 allows, taken for Latin-1
        text = text.encode("latin-1", "replace").decode("utf-8-sig", "replace")
    if len(text) > _LONGEST:
        raise RecordError(f"a field has more than {_LONGEST} characters")
    return text.encode("utf-8", "replace").decode()


def _resolved(value: Any) -> Any:
    return value.get_object() if hasattr(value, "get_object") else value


def _dictionary(value: Any) -> Any:
    value = _resolved(value)
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    value = _resolved(value)
    return value if isinstance(value, list) else []


# -- copies ----------------------------------------------------------------------------------------


def _sorted(found: Mapping[str, _Found]) -> Iterator[Form]:
    """Part the copies; all have the head of the first."""
    said = {name: found.get(f"{IDENTITY}.{name}", _NOTHING).value for name in ("format", "head")}
    if said["format"] != FORM:
        raise RecordError(
            f"it is of a format that is not known: “{said['format'][:40]}”"
            if said["format"]
            else "it is a form, but none of ours"
        )
    try:
        head = read_headers(said["head"])
    except RecordError as error:
        raise RecordError(f"what it says about itself cannot be read: {error}") from None
    copies: dict[int, dict[str, _Found]] = {1: {}}
    for name, field in found.items():
        match = _COPY.fullmatch(name)
        copies.setdefault(int(match[1]) if match else 1, {})[match[2] if match else name] = field
    filled = [number for number, fields in sorted(copies.items()) if any(map(_is_filled, fields.values()))]
    for number in filled or [1]:
        fields = copies[number]
        values = {name: field.value for name, field in fields.items() if field.value}
        yield Form(head, values, frozenset(fields), number)


def _is_filled(field: _Found) -> bool:
    return bool(field.value) and not field.ours
