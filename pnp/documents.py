"""Documents: JSON files from outside, read strictly.

A file may come from another program, another player or an accident. It is held to a size before it is read, to a depth
before it is parsed, and to what JSON says and Python would let pass: no key twice, no NaN, no number that is not one.
What is in it, is the matter of whoever asked for it.
"""

import json
import math
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from pnp.errors import PnpError, SetupError

__all__ = ["document_name", "open_document", "parse_document", "read_document"]

LARGEST = 1_000_000
"""In bytes. A setup spelled out has a few thousand."""
DEEPEST = 32

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{\]}]', re.DOTALL)
"""A bracket, or a string, in which brackets mean nothing. A string that never ends is one too, or a search for its end
would begin at each of its characters."""


class _WrongError(ValueError):
    """What is wrong with a document, before its name is put in front."""


def read_document(path: Path, error: type[PnpError] = SetupError) -> dict[str, Any]:
    """Read a file that holds one JSON object; `-` is standard input. What is wrong is raised as the error given."""
    name = document_name(path)
    with open_document(path, error) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise error(f"{name} is larger than {LARGEST // 1_000_000} MB: no setup is")
    return parse_document(data, name, error)


def document_name(path: Path) -> str:
    """Name a document in a message."""
    return "standard input" if str(path) == "-" else str(path)


@contextmanager
def open_document(path: Path, error: type[PnpError] = SetupError) -> Iterator[BinaryIO]:
    """Open a file, or take standard input, which stays open; what fails while it is read is raised as the error."""
    try:
        if str(path) != "-":
            with path.open("rb") as file:
                yield file
        elif sys.stdin is None:
            raise error("standard input is closed")
        else:
            yield sys.stdin.buffer
    except OSError as reason:
        raise error(f"{document_name(path)} cannot be read: {reason.strerror}") from None
    except ValueError:  # a zero byte in the name
        raise error(f"{str(path)!r} cannot be read: no file has such a name") from None


def parse_document(data: bytes, name: str, error: type[PnpError] = SetupError) -> dict[str, Any]:
    """Read one JSON object from bytes that came from `name`."""
    try:
        return _parse(data)
    except _WrongError as wrong:
        raise error(f"{name} {wrong}") from None


def _parse(data: bytes) -> dict[str, Any]:
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise _WrongError(f"is not UTF-8 text: byte {error.start} is wrong") from None
    _check_depth(text)
    try:
        content = json.loads(text, object_pairs_hook=_object, parse_float=_number, parse_constant=_no_number)
        json.dumps(content, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        line = f"line {error.lineno}, " if "\n" in text else ""
        raise _WrongError(f"is not JSON: {error.msg} in {line}column {error.colno}") from None
    except UnicodeEncodeError:
        raise _WrongError("has half a character: a lone surrogate") from None
    except _WrongError:
        raise
    except ValueError:  # an integer of thousands of digits
        raise _WrongError("has a number that is too long") from None
    if not isinstance(content, dict):
        raise _WrongError("is not a JSON object: it begins with { and ends with }")
    return content


def _check_depth(text: str) -> None:
    depth = 0
    for match in _TOKEN.finditer(text):
        if match[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise _WrongError(f"is nested more than {DEEPEST} deep")
        elif match[0] in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _WrongError(f"has the key “{key}” twice")
        found[key] = value
    return found


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise _WrongError(f"has the number {text[:20]}, which is too large")
    return value


def _no_number(text: str) -> NoReturn:
    raise _WrongError(f"has {text} where a number should be")
