"""Documents: JSON files from outside, read strictly.

A file may come from another program, another player or an accident. It is held to a size before it is read, to a depth
before it is parsed, and to what JSON says and Python would let pass: no key twice, no NaN, no number that is not one.
What is in it, is the matter of whoever asked for it.
"""

import json
import math
import re
import sys
from pathlib import Path
from typing import Any, NoReturn

from pnp.errors import SetupError

__all__ = ["document_name", "read_document"]

LARGEST = 1_000_000
"""In bytes. A setup spelled out has a few thousand."""
DEEPEST = 32

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
"""A string that never ends is one too, or a search for its end would begin at each of its characters."""
_BRACKET = re.compile(r"[\[{\]}]")


class _WrongError(ValueError):
    """What is wrong with a document, before its name is put in front."""


def read_document(path: Path) -> dict[str, Any]:
    """Read a file that holds one JSON object; `-` is standard input."""
    try:
        return _parse(_read(path))
    except _WrongError as error:
        raise SetupError(f"{document_name(path)} {error}") from None
    except OSError as error:
        raise SetupError(f"{document_name(path)} cannot be read: {error.strerror}") from None


def document_name(path: Path) -> str:
    """Name a document in a message."""
    return "standard input" if str(path) == "-" else str(path)


def _read(path: Path) -> bytes:
    if str(path) == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise _WrongError(f"is larger than {LARGEST // 1_000_000} MB: no setup is")
    return data


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
        raise _WrongError(f"is not JSON: {error.msg} in line {error.lineno}, column {error.colno}") from None
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
    for match in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if match[0] in "[{" else -1
        if depth > DEEPEST:
            raise _WrongError(f"is nested more than {DEEPEST} deep")


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
