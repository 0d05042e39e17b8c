"""Headers: what stands above the moves in the text form of a record, and where it belongs in the document.

A game declares a table of `Field`s by the names of their headers; reading puts each value at its path in the document,
writing takes it from there. What is null in JSON is a dash without quotes; a part of the document that is there without
anything in it has a header of its own (`NOTHING`). `[Code "…"]` spells a whole setup code out into such fields.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from pnp.errors import RecordError
from pnp.hints import nearest
from pnp.record import Header, quoted

__all__ = [
    "NOTHING",
    "NUMBER",
    "NUMBERS",
    "TEXT",
    "TRUTH",
    "WORDS",
    "Field",
    "Kind",
    "parse_number",
    "put",
    "read_headers",
    "write_headers",
    "wrong",
]

_NUMBER = re.compile(r"-?[0-9]{1,4000}")


class Kind(NamedTuple):
    """How a header's value is read and written. What cannot be read is a ValueError: `yes or no`."""

    read: Callable[[str], Any]
    write: Callable[[Any], str]


class Field(NamedTuple):
    """Where the value of a header stands in the document."""

    path: tuple[str, ...]
    kind: Kind
    each: bool = False
    """The value is a list, and each of its entries has a header of this name."""


def parse_number(text: str) -> int:
    """Read a number outside of a line; raises ValueError."""
    if not _NUMBER.fullmatch(text.strip()):
        raise ValueError("a number")
    return int(text)


def _read_truth(text: str) -> bool:
    try:
        return {"yes": True, "no": False}[text.strip().lower()]
    except KeyError:
        raise ValueError("yes or no") from None


def _read_nothing(text: str) -> dict[str, Any]:
    if text:
        raise ValueError("empty: its parts have headers of their own")
    return {}


TEXT = Kind(str, str)
NUMBER = Kind(parse_number, str)
NUMBERS = Kind(lambda text: [parse_number(word) for word in text.split()], lambda values: " ".join(map(str, values)))
WORDS = Kind(str.split, " ".join)
TRUTH = Kind(_read_truth, lambda value: "yes" if value else "no")
NOTHING = Kind(_read_nothing, lambda _: "")
"""A part of the document that is there without anything in it."""


def read_headers(
    headers: Iterable[Header], known: Mapping[str, Field], put_code: Callable[[dict[str, Any], Header], None]
) -> dict[str, Any]:
    """Read all headers into a document; an error begins with the line."""
    names = {name.casefold(): name for name in (*known, "Code")}
    document: dict[str, Any] = {}
    seen: set[str] = set()
    for header in headers:
        name = names.get(header.key.casefold())
        if name is None:
            raise wrong(header, f"there is no header “{header.key}”{nearest(header.key.title(), names.values())}")
        if name in seen and not (name in known and known[name].each):
            raise wrong(header, f"the header {name} stands twice")
        seen.add(name)
        if name == "Code":
            put_code(document, header)
            continue
        field = known[name]
        try:
            value = None if header.value is None and not field.each else field.kind.read(header.value or "")
        except ValueError as error:
            raise wrong(header, f"{name} is {error}, not “{(header.value or '')[:40]}”") from None
        if field.each:
            _put_each(document, field.path, value, header)
        else:
            put(document, field.path, value, header)
    return document


def wrong(header: Header, sentence: str) -> RecordError:
    """Give the error of a header."""
    return RecordError(f"{header.place}: {sentence}")


def put(document: dict[str, Any], path: tuple[str, ...], value: Any, header: Header) -> None:
    """Put a value where it belongs; a header may repeat what the code has said, and may not contradict it."""
    holder = _holder(document, path, header)
    if holder.get(path[-1], value) != value:
        said = "-" if header.value is None else f"“{header.value}”"
        raise wrong(header, f"{header.key} is {said}, but a header before it says otherwise")
    holder[path[-1]] = value


def _put_each(document: dict[str, Any], path: tuple[str, ...], value: Any, header: Header) -> None:
    entries = _holder(document, path, header).setdefault(path[-1], [])
    if not isinstance(entries, list):
        raise wrong(header, f"the {path[-1]} is named already: it cannot have a {header.key} as well")
    entries.append(value)


def _holder(document: dict[str, Any], path: tuple[str, ...], header: Header) -> dict[str, Any]:
    """Find the part of the document in which a value stands; it may have been said that there is none."""
    for key in path[:-1]:
        document = document.setdefault(key, {})
        if not isinstance(document, dict):
            raise wrong(header, f"{header.key} is one of the {key}, but a header before it says that there are none")
    return document


def write_headers(document: Mapping[str, Any], known: Mapping[str, Field]) -> Iterator[str]:
    """Write the headers of what a document holds, in the order of the table."""
    for name, (path, kind, each) in known.items():
        holder: Any = document
        for key in path[:-1]:
            holder = holder.get(key) or {}
        if path[-1] not in holder:
            continue
        value = holder[path[-1]]
        if each:
            entries = value if isinstance(value, list | tuple) else ()
            yield from (f"[{name} {quoted(kind.write(entry))}]" for entry in entries)
        elif value is None:
            yield f"[{name} -]"
        elif kind is NOTHING:
            yield from () if value else [f'[{name} ""]']
        elif kind is not TEXT or isinstance(value, str):  # a list has a header for each of its entries
            yield f"[{name} {quoted(kind.write(value))}]"
