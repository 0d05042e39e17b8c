"""Printing: a kit and the player's choices go in, files come out."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pnp.press.options import PrintOptions
from pnp.press.part import Kit

__all__ = ["Output", "Report", "print_kit"]

Progress = Callable[[int, int], None]
"""Told how many pages are done, and of how many."""


@dataclass(frozen=True, slots=True)
class Output:
    """A file, and whether it was written or had this content already."""

    path: Path
    written: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What came of printing."""

    files: tuple[Output, ...]
    pages: int
    sheets: int
    """Sheets of paper."""
    cuts: int
    paper: str

    def text(self) -> str:
        """Say it to people, with what to do next."""
        raise NotImplementedError


def print_kit(kit: Kit, options: PrintOptions, progress: Progress | None = None) -> Report:
    """Print a kit into files."""
    raise NotImplementedError
