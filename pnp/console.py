"""The terminal: what is said on standard output, what goes wrong on standard error, and how far a long work is.

An answer is written or it is an error: a pipe that nobody reads any more and a disk that is full must not look like
success. Text is in good typography; a terminal that has no word for a curly quote gets a straight one.
"""

import io
import os
import sys
import time
from typing import TextIO

from pnp.errors import OutputError

__all__ = ["Progress", "complain", "finish", "prepare", "say"]

_PLAIN = {"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "−": "-", "×": "x", "·": "-"}
_LONGEST = 600
"""An error quotes what it was given, and that may be a novel."""


def prepare() -> None:
    """Make the standard streams write anything: what their encoding lacks is written plainly."""
    import codecs

    codecs.register_error("pnp-plain", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="pnp-plain")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_PLAIN.get(character, "?") for character in missing), error.end


def say(text: str = "") -> None:
    """Write a line, or several, on standard output."""
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    try:
        _write(sys.stdout, f"{text}\n")
    except BrokenPipeError:
        raise OutputError("standard output was closed before everything was written") from None
    except OSError as error:
        raise OutputError(f"standard output cannot be written: {error.strerror}") from None


def complain(sentence: str) -> None:
    """Write an error: one line, whatever it quotes."""
    line = "".join(character if character.isprintable() else " " for character in sentence)
    line = " ".join(line.split()).removesuffix(".")
    if len(line) > _LONGEST:
        line = f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"
    try:
        if sys.stderr is not None:
            _write(sys.stderr, f"Error: {line}\n")
    except OSError:
        _drain(sys.stderr)


def _write(stream: TextIO, text: str) -> None:
    stream.write(text)
    stream.flush()


def finish() -> None:
    """Leave nothing in standard output that Python would stumble over once more when it ends."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _drain(sys.stdout)


def _drain(stream: TextIO) -> None:
    """Let a stream that cannot be written flow into nothing."""
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
    except (OSError, ValueError):  # a stream that is no file, as in tests
        return


class Progress:
    """A line on the terminal that says how far a long work is; silent for a second, and where nobody looks."""

    DELAY = 1.0

    def __init__(self, what: str) -> None:
        self.what = what
        self._start = time.monotonic()
        self._shown = 0.0
        self._width = 0
        self._awake = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """Say that so much is done."""
        now = time.monotonic()
        if self._awake and now - self._start >= self.DELAY and (now - self._shown >= 0.1 or done == total):
            self._shown = now
            self._write(f"{self.what}: {done} of {total}")

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._write("")

    def _write(self, line: str) -> None:
        _write(sys.stderr, f"\r{line.ljust(self._width)}" + ("" if line else "\r"))
        self._width = len(line)
